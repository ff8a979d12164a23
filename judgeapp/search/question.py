"""Typed question, taken apart: a clause number, or units that are concepts or words; and the passages of a number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import reduce

from msgspec import Struct

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import Folded, fold_with_origins, is_kana
from judgeapp.language.words import STOP_WORDS, words
from judgeapp.messages.errors import NotFoundError
from judgeapp.messages.message import Message, message
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import Passage

_DASH = "-\u2010-\u2015\u2212\u30fc"
# 16-4, 16-4., 7.2.2.12, 16/4, §16-4, "rule 16-4", ７－２－２－１２: any dash that a keyboard has, and what people write
# around a number.
_NUMBER = re.compile(
    r"(?:§|cr|rules?|clauses?|regel|ziffer|第|规则|規則|条款|ルール|総合ルール)?\s*"
    rf"(?P<number>\d{{1,3}}(?:[{_DASH}.\u3002\u00b7\s/_]{{1,2}}\d{{1,3}})*)"
    rf"(?P<end>[{_DASH}.\u3002]?)[\s,;:、,条)]*",
    re.IGNORECASE,
)
# A clause number among words: "16-4 blocker".
_AMONG_WORDS = re.compile(rf"(?<![{_DASH}\w])\d{{1,2}}(?:[{_DASH}]\d{{1,2}})+(?![{_DASH}\w])")
# A clause of an edition: "4.2:16-4", "16-4@4.2".
_OF_EDITION = re.compile(
    rf"(?:v(?:er)?\.?\s?)?(?P<edition>\d{{1,2}}(?:\.\d{{1,2}})+)\s*:\s*(?P<number>\d[{_DASH}\d]*)"
    rf"|(?P<plain>\d[{_DASH}\d]*)\s*@\s*(?P<of>\d{{1,2}}(?:\.\d{{1,2}})+)",
    re.IGNORECASE,
)
_SEPARATORS = re.compile(r"[^\d]+")
_FULL_STOPS = ".。"
_GRAMMAR = 3  # kana, as in した, できる


class ClauseNumber(Struct, frozen=True):
    """A clause number. `alone`: without its subclauses (written with a full stop)."""

    number: str
    alone: bool


def parse_number(text: str) -> ClauseNumber | None:
    """The clause number that a text is, or None. Full width digits and dots count too."""
    match = _NUMBER.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if match is None:
        return None
    alone = bool(match["end"]) and match["end"] in _FULL_STOPS
    return ClauseNumber(_joined(match["number"]), alone)


def of_edition(text: str) -> str | None:
    """A clause of a certain edition as the corpus calls it ("16-4@4.2"), or None."""
    match = _OF_EDITION.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if match is None:
        return None
    number = parse_number(match["number"] or match["plain"])
    return f"{number.number}@{match['edition'] or match['of']}" if number else None


def number_among_words(text: str) -> tuple[ClauseNumber, str] | None:
    """A clause number that stands among words, and the words without it."""
    text = unicodedata.normalize("NFKC", text)
    match = _AMONG_WORDS.search(text)
    if match is None:
        return None
    return ClauseNumber(_joined(match[0]), alone=False), text[: match.start()] + text[match.end() :]


def _joined(digits: str) -> str:
    return "-".join(str(int(part)) for part in _SEPARATORS.split(digits))


class QuestionPart(Struct, frozen=True):
    """A part of a question that a passage must have."""

    text: str  # as typed
    folded: str  # as compared
    concepts: tuple[str, ...] = ()  # ids of the concepts it names; empty for a plain word

    @property
    def is_distinctive(self) -> bool:
        """True if it may find a passage by itself: a single letter or digits would match anything."""
        return bool(self.concepts) or (len(self.folded) > 1 and not self.folded.isdigit())


def units_of(question: str, glossary: Glossary) -> tuple[QuestionPart, ...]:
    """The question as units, in order, each once. Words without meaning are left out if there is anything else."""
    line = fold_with_origins(question)
    folded = line.text
    units: list[QuestionPart] = []
    at = 0
    for name in glossary.names.find(folded):
        units += _plain(question, line, at, name.start)
        typed = slice(*line.span(name.start, name.end))
        units.append(QuestionPart(question[typed], folded[name.start : name.end], name.ids))
        at = name.end
    units += _plain(question, line, at, len(folded))
    has_concepts = any(unit.concepts for unit in units)
    meaningful = [u for u in units if not _is_filler(u, has_concepts)] or units
    return tuple({u.folded: u for u in meaningful}.values())


def _is_filler(unit: QuestionPart, has_concepts: bool) -> bool:
    """Words without meaning; beside a concept also the short kana of Japanese grammar."""
    if unit.folded in STOP_WORDS:
        return True
    is_grammar = len(unit.folded) <= _GRAMMAR and all(map(is_kana, unit.folded))
    return has_concepts and not unit.concepts and is_grammar


def _plain(question: str, line: Folded, start: int, end: int) -> list[QuestionPart]:
    """Words that name nothing. A number and the counter behind it are one: "0张"."""
    units: list[QuestionPart] = []
    last_end = -1
    for word in words(line.text[start:end]):
        typed = question[slice(*line.span(start + word.start, start + word.end))]
        if word.cjk and word.start == last_end and units[-1].folded.isdigit():
            number = units.pop()
            units.append(QuestionPart(number.text + typed, number.folded + word.text))
        else:
            units.append(QuestionPart(typed, word.text))
        last_end = word.end
    return units


def resolve(corpus: Corpus, reference: str) -> tuple[Passage, ...]:
    """The passages that a clause number ("16-4", "16-4.", "4.2:16-4") or passage id names.

    A number without a full stop brings everything below it along.
    Raises NotFoundError when there is nothing of that name, and says what became of it."""
    number = parse_number(reference)
    if number is None:
        clause = corpus.clause(of) if (of := of_edition(reference)) else None
        return tuple(corpus.tree(clause or corpus.passage(reference)))
    if clauses := corpus.numbered(number.number):
        return clauses if number.alone else tuple(p for clause in clauses for p in corpus.tree(clause))
    if f"{RULES}:{number.number}" in corpus.passages:
        raise NotFoundError(
            "{number} was a clause of edition {older} and is no longer a rule",
            mend="Its former text: {older}:{number}",
            number=number.number,
            older=corpus.built_in,
        )
    became = (
        message(
            "{number} (its number in {editions})", number=corpus.shown_number(former.number), editions=former.editions
        )
        for former in corpus.became(number.number)
    )
    today = _one_of([*became])
    raise NotFoundError(
        "the Comprehensive Rules have no clause {number}",
        mend="Its number today is {today}" if today else "",
        number=number.number,
        today=today,
    )


def _one_of(ways: Sequence[Message]) -> Message | str:
    if not ways:
        return ""
    return reduce(lambda first, second: message("{one} or {other}", one=first, other=second), ways)
