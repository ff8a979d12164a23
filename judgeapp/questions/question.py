"""Questions as judges and players ask them, in our own words, each with a short answer.

What an answer says is proved by a scene that plays the question: see judgeapp.ledger.proof."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from operator import itemgetter

import msgspec
from msgspec import Struct

from judgeapp.files.packaged import packaged
from judgeapp.rulebook.our_words.readings import Translations

_MAX_OPEN = 64


class ProvenQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question, its answer, the clauses that decide it and the scene that proves it."""

    id: str  # stays
    ask: dict[str, tuple[str, ...]]  # by language, the ways of asking it; the first is shown
    answer: Translations  # one or two sentences, by language
    clauses: tuple[str, ...]  # numbers of the Comprehensive Rules that decide it, the deciding one first
    scene: str  # the file below rules_corpus/scenes that plays it, as "folder/name"
    apart: dict[str, tuple[str, ...]] = {}  # by language, similar wordings of another question

    @property
    def asked_first(self) -> Translations:
        """First way of asking, which is shown, by language."""
        return {language: ways[0] for language, ways in self.ask.items()}

    def asked(self) -> Iterator[tuple[str, str]]:
        """(language, words) of every way of asking it."""
        for language, ways in self.ask.items():
            for way in ways:
                yield language, way


class EncodedQuestions(Struct, frozen=True):
    """Encoded questions by id, and the ids that each clause decides: first those of which it is the first clause."""

    by_id: dict[str, msgspec.Raw]
    decided_by: dict[str, tuple[str, ...]]


def encode_questions(questions: Iterable[ProvenQuestion]) -> EncodedQuestions:
    listed = tuple(questions)
    at_place: dict[str, list[tuple[int, str]]] = {}
    for question in listed:
        for place, clause in enumerate(question.clauses):
            at_place.setdefault(clause, []).append((place, question.id))
    return EncodedQuestions(
        {question.id: msgspec.Raw(msgspec.msgpack.encode(question)) for question in listed},
        {clause: tuple(name for _, name in sorted(placed, key=itemgetter(0))) for clause, placed in at_place.items()},
    )


class ProvenQuestions(Mapping[str, ProvenQuestion]):
    """Questions by their ids, in their order. A judge reads few of a thousand in five languages: each is opened on
    demand. Safe to use from several threads."""

    def __init__(self, questions: EncodedQuestions) -> None:
        self._encoded = questions
        # A scan of all questions keeps only a few of them open.
        self._decoded = lru_cache(maxsize=_MAX_OPEN)(self._open)

    def detach(self) -> None:
        """Let go of the file that they were read from."""
        by_id = {name: raw.copy() for name, raw in self._encoded.by_id.items()}
        self._encoded = EncodedQuestions(by_id, self._encoded.decided_by)

    def __getitem__(self, name: str) -> ProvenQuestion:
        return self._decoded(name)

    def _open(self, name: str) -> ProvenQuestion:
        return msgspec.msgpack.decode(self._encoded.by_id[name], type=ProvenQuestion)

    def __contains__(self, name: object) -> bool:
        return name in self._encoded.by_id

    def __iter__(self) -> Iterator[str]:
        return iter(self._encoded.by_id)

    def __len__(self) -> int:
        return len(self._encoded.by_id)

    def decided_by(self, clause: str) -> Iterator[ProvenQuestion]:
        """Questions that a clause decides, first those it decides before other clauses do."""
        return (self[name] for name in self._encoded.decided_by.get(clause, ()))


@cache
def load_questions() -> tuple[ProvenQuestion, ...]:
    """Every question of rules_corpus/questions, in the order of chapters and files."""
    folder = files("rules_corpus").joinpath("questions")
    return with_unique_ids(
        (file.name, question)
        for file in sorted(folder.iterdir(), key=lambda f: f.name)
        if file.name.endswith(".yaml")
        for question in packaged("rules_corpus", f"questions/{file.name}", list[ProvenQuestion])
    )


def with_unique_ids(by_file: Iterable[tuple[str, ProvenQuestion]]) -> tuple[ProvenQuestion, ...]:
    """Questions of files, in their order. Raises ValueError if two have the same id: one would hide the other."""
    entries: dict[str, tuple[str, ProvenQuestion]] = {}
    for file, question in by_file:
        if question.id in entries:
            first, _ = entries[question.id]
            raise ValueError(f"rules_corpus/questions: the id {question.id!r} stands twice: in {first} and in {file}")
        entries[question.id] = (file, question)
    return tuple(question for _, question in entries.values())
