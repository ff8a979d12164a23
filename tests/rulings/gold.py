"""Print how official answers are found by scenes in other words: entries of a file with setup, question and source,
which names the answer that must be among the first five. The answers are those of a data folder.

    python -m tests.rulings.gold FILE --data FOLDER
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from judgeapp.cards.finding.asked_names import AskedName
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.found_cards import cards_if_any
from judgeapp.cli.stores.opening import opened_answers
from judgeapp.cli.stores.precedents import indexed_precedents
from judgeapp.desk.imported.answers import precedents_of
from judgeapp.entries.files import entry_file
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.rulings.precedent_finding import PrecedentHit, Precedents

FIRST_HITS = 5
_MAX_HITS = 50
_NUMBER = re.compile(r"\bQ\d+\b")


class GoldScene(Struct, frozen=True):
    """Scene in other words. `asked`: its set-up and question; one of `answers`, which decide it, must be found."""

    id: str
    asked: str
    answers: tuple[str, ...]


class GoldSceneOutcome(Struct, frozen=True):
    """Rank of a scene's expected answers."""

    scene: GoldScene
    rank: int  # the place of the first expected answer, from 1; 0 if it is not there
    apart: bool  # whether it is listed itself, and not behind one that says nearly the same


class GoldMeasure(Struct, frozen=True):
    """Share of scenes whose expected answer is found."""

    outcomes: tuple[GoldSceneOutcome, ...]
    found: int  # among the first FIRST_HITS
    apart: int  # those of them that are listed themselves
    missing: int  # scenes with no answer in the library, counted as not found
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
        hits = precedents.find(scene.asked, limit=_MAX_HITS, named=tuple(named(scene.asked)))
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path)
    chosen = parser.parse_args()
    glossary = opened_concordance().glossary
    names = cards_if_any(chosen, glossary).asked_names
    with opened_answers(chosen) as library:
        answers = indexed_precedents(precedents_of(library), glossary)
    result = measure_answers(answers, read_gold_scenes(chosen.file), names.found_in)
    print(*lines(result), sep="\n")


def lines(result: GoldMeasure) -> Iterator[str]:
    for outcome in result.outcomes:
        place = f"at rank {outcome.rank}" if outcome.rank else "not found"
        if outcome.rank and not outcome.apart:
            place = f"at rank {outcome.rank}, after one that says the same"
        state = "hit " if 0 < outcome.rank <= FIRST_HITS else "MISS"
        yield f"{state}  {outcome.scene.id}: {', '.join(outcome.scene.answers)}, {place}"
    yield (
        f"{result.found} of {len(result.outcomes)} within {FIRST_HITS} ({result.share:.1%}), {result.apart} of them on "
        f"lines of their own; answers missing from the library: {result.missing}"
    )


if __name__ == "__main__":
    main()
