"""Measuring how answers are found: scenes told in other words, each with the number of the answer that decides it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec import Struct

from judgeapp.cards.finding.asked_names import AskedName
from judgeapp.entries.files import entry_file
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.rulings.precedent_finding import PrecedentHit, Precedents

FIRST_HITS = 5
_MAX_HITS = 50
_NUMBER = re.compile(r"\bQ\d+\b")


class GoldScene(Struct, frozen=True):
    """Scene told in other words, with the answers that decide it. `asked` is its set-up and question; one of `answers`
    must be found."""

    id: str
    asked: str
    answers: tuple[str, ...]


class GoldSceneOutcome(Struct, frozen=True):
    """Place of a scene's expected answers among the answers found.

    rank  -- the place of the first expected answer, from 1; 0 if it is not there
    apart -- whether it is listed itself, and not behind one that says nearly the same
    """

    scene: GoldScene
    rank: int
    apart: bool


class GoldMeasure(Struct, frozen=True):
    """Share of scenes whose expected answer is found.

    found -- among the first FIRST_HITS; apart -- those of them that are listed themselves
    missing -- scenes with no answer in the library, counted as not found
    """

    outcomes: tuple[GoldSceneOutcome, ...]
    found: int
    apart: int
    missing: int
    share: float


def read_gold_scenes(file: Path) -> tuple[GoldScene, ...]:
    """Entries with setup, question, and source, which names the answer: "Q810 ...". Raises InputError."""
    scenes: list[GoldScene] = []
    for entry in entry_file(file).entries():
        value = entry.value
        if entry.problem or not isinstance(value, dict):
            raise InputError(
                "{problem}",
                problem=entry.problem or str(message("a scene must be a mapping of fields")),
                where=f"{file}:{entry.place}",
            )
        fields = {name: str(value.get(name) or "") for name in ("id", "setup", "question", "source")}
        answers = tuple(_NUMBER.findall(fields["source"]))
        if not fields["question"] or not answers:
            raise InputError(
                "a scene needs a question, and a source with the number of an answer", where=f"{file}:{entry.place}"
            )
        asked = f"{fields['setup']} {fields['question']}".strip()
        scenes.append(GoldScene(fields["id"] or str(entry.place), asked, answers))
    if not scenes:
        raise InputError("it has no scene", where=str(file))
    return tuple(scenes)


def measure_answers(
    precedents: Precedents, scenes: Iterable[GoldScene], named: Callable[[str], Iterable[AskedName]] = lambda _: ()
) -> GoldMeasure:
    """`named` gives the cards that a question names."""
    outcomes = []
    missing = 0
    for scene in scenes:
        missing += not any(precedents.get(number) for number in scene.answers)
        names = tuple(named(scene.asked))
        hits = precedents.find(scene.asked, limit=_MAX_HITS, named=names)
        outcomes.append(_outcome(scene, hits))
    first = [outcome for outcome in outcomes if 0 < outcome.rank <= FIRST_HITS]
    apart = sum(outcome.apart for outcome in first)
    return GoldMeasure(tuple(outcomes), len(first), apart, missing, len(first) / len(outcomes))


def _outcome(scene: GoldScene, hits: Iterable[PrecedentHit]) -> GoldSceneOutcome:
    expected = frozenset(scene.answers)
    for rank, hit in enumerate(hits, 1):
        if not expected.isdisjoint(hit.precedent.numbers):
            return GoldSceneOutcome(scene, rank, apart=True)
        if any(not expected.isdisjoint(like.numbers) for like in hit.like):
            return GoldSceneOutcome(scene, rank, apart=False)
    return GoldSceneOutcome(scene, 0, apart=False)
