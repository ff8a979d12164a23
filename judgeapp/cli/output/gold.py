"""Search quality: `judgeapp search --gold`, and `--gold-answers` with scenes in other words, each with the number of
the answer that decides it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from judgeapp.cards.finding.asked_names import AskedName
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.found_cards import cards_if_any
from judgeapp.cli.stores.precedents import official_precedents
from judgeapp.cli.stores.rules import opened_library
from judgeapp.cli.terminal import print_json, print_progress, print_worded
from judgeapp.desk.folder import data_folder
from judgeapp.entries.files import entry_file
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import comma_list
from judgeapp.questions.question import load_questions
from judgeapp.rulings.precedent_finding import PrecedentHit, Precedents
from judgeapp.search.gold import GoldQuery, Measure, measure, read_gold, refuse_unknown_answers


def gold(chosen: argparse.Namespace) -> int:
    """`judgeapp search --gold FILE`."""
    queries = read_gold(chosen.gold)
    refuse_unknown_answers(queries, (question.id for question in load_questions()), chosen.gold)
    library = opened_library(data_folder(chosen.data))
    result = measure(library.answer, _counted_off(queries), library.corpus.base_numbers)
    if chosen.json:
        print_json(result)
    else:
        for outcome in result.outcomes:
            place = _place(outcome.rank)
            state = worded("hit ") if outcome.hit else worded("MISS")
            expected = comma_list(outcome.query.clauses)
            print_worded(
                "{state}  {text}: {expected} within {within}, {place}",
                state=state,
                text=outcome.query.text,
                expected=expected,
                within=outcome.query.within,
                place=place,
            )
        print_worded(
            "{hits} of {outcomes} hit ({share:.1%}), mean reciprocal rank {mean_reciprocal_rank:.3f}",
            **asdict(result) | {"outcomes": len(result.outcomes)},
        )
        if result.asked:
            _print_answered(result)
    return 0 if result.hits == len(result.outcomes) else 1


def _place(rank: int) -> str:
    return worded("at rank {rank}", rank=rank) if rank else worded("not found")


def _print_answered(result: Measure) -> None:
    for outcome in result.outcomes:
        if outcome.is_answered_wrongly:
            print_worded("WRONG  {text}: answered with {proven}", text=outcome.query.text, proven=outcome.proven)
    print_worded(
        "of {asked} with known answers {right} answered rightly ({right_share:.1%}), {wrong} wrongly "
        "({wrong_share:.1%}); of {offered} the right one was offered ({offered_share:.1%})",
        right_share=result.right / result.asked,
        wrong_share=result.wrong / result.asked,
        offered_share=result.offered / result.asked,
        **asdict(result),
    )


def gold_answers(chosen: argparse.Namespace) -> int:
    """`judgeapp search --gold-answers FILE`."""
    scenes = read_gold_scenes(chosen.gold_answers)
    glossary = opened_concordance().glossary
    names = cards_if_any(chosen, glossary).asked_names
    result = measure_answers(official_precedents(chosen, glossary), scenes, names.found_in)
    if chosen.json:
        print_json(result)
    else:
        _print_measure(result)
    return 0 if result.found == len(result.outcomes) else 1


def _counted_off(queries: Sequence[GoldQuery]) -> Iterator[GoldQuery]:
    """The queries; a terminal shows how many were asked."""
    for number, query in enumerate(queries, 1):
        print_progress(f"{number} / {len(queries)}")
        yield query
    print_progress("")


def _print_measure(result: GoldMeasure) -> None:
    for outcome in result.outcomes:
        place = _place(outcome.rank)
        if outcome.rank and not outcome.apart:
            place = worded("at rank {rank}, after one that says the same", rank=outcome.rank)
        state = worded("hit ") if 0 < outcome.rank <= FIRST_HITS else worded("MISS")
        print(f"{state}  {outcome.scene.id}: {comma_list(outcome.scene.answers)}, {place}")
    print_worded(
        "{found} of {outcomes} within {first} ({share:.1%}), {apart} of them on lines of their own;"
        " answers missing from the library: {missing}",
        first=FIRST_HITS,
        **asdict(result) | {"outcomes": len(result.outcomes)},
    )


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
