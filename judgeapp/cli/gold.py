"""Measuring what is found: `judgeapp search --gold` and `--gold-answers`."""

from __future__ import annotations

import argparse

from judgeapp.cli.output import print_json
from judgeapp.cli.shelves.found_cards import cards_if_any
from judgeapp.cli.shelves.precedents import official_precedents
from judgeapp.cli.shelves.rules import opened_library
from judgeapp.desk.folder import data_folder
from judgeapp.rulings.gold_answers import FIRST, GoldMeasure, measure_answers, read_gold_scenes
from judgeapp.search.gold import Measure, measure, read_gold


def gold(chosen: argparse.Namespace) -> int:
    """`judgeapp search --gold FILE`."""
    queries = read_gold(chosen.gold)
    result = measure(opened_library(data_folder(chosen.data)).answer, queries)
    if chosen.json:
        print_json(result)
    else:
        for outcome in result.outcomes:
            place = f"at {outcome.rank}" if outcome.rank else "not found"
            state = "hit " if outcome.hit else "MISS"
            expected = ", ".join(outcome.query.clauses)
            print(
                f"{state}  {outcome.query.text}: {expected} within {outcome.query.within}, {place}"
            )
        print(
            f"{result.hits} of {len(result.outcomes)} hit ({result.share:.1%}),"
            f" mean reciprocal rank {result.mean_reciprocal_rank:.3f}"
        )
        if result.asked:
            _print_answered(result)
    return 0 if result.hits == len(result.outcomes) else 1


def _print_answered(result: Measure) -> None:
    for outcome in result.outcomes:
        if outcome.is_answered_wrongly:
            print(f"WRONG  {outcome.query.text}: answered with {outcome.proven}")
    print(
        f"of {result.asked} with known answers {result.right} answered rightly"
        f" ({result.right / result.asked:.1%}), {result.wrong} wrongly"
        f" ({result.wrong / result.asked:.1%})"
    )


def gold_answers(chosen: argparse.Namespace) -> int:
    """`judgeapp search --gold-answers FILE`."""
    scenes = read_gold_scenes(chosen.gold_answers)
    names = cards_if_any(chosen).asked_names
    result = measure_answers(official_precedents(chosen), scenes, names.found_in)
    if chosen.json:
        print_json(result)
    else:
        _print_measure(result)
    return 0 if result.found == len(result.outcomes) else 1


def _print_measure(result: GoldMeasure) -> None:
    for outcome in result.outcomes:
        place = f"at {outcome.rank}" if outcome.rank else "not found"
        behind = "" if outcome.apart or not outcome.rank else ", behind one that says the same"
        state = "hit " if 0 < outcome.rank <= FIRST else "MISS"
        print(f"{state}  {outcome.scene.id}: {', '.join(outcome.scene.answers)}, {place}{behind}")
    print(
        f"{result.found} of {len(result.outcomes)} within {FIRST} ({result.share:.1%}),"
        f" {result.apart} of them listed themselves; of {result.missing} the answer is not in the"
        " library"
    )
