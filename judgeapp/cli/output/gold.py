"""Search quality: `judgeapp search --gold`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from judgeapp.cli.localization import worded
from judgeapp.cli.stores.rules import opened_library
from judgeapp.cli.terminal import print_json, print_progress, print_worded
from judgeapp.desk.folder import data_folder
from judgeapp.messages.punctuation import comma_list
from judgeapp.questions.question import load_questions
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


def _counted_off(queries: Sequence[GoldQuery]) -> Iterator[GoldQuery]:
    """The queries; a terminal shows how many were asked."""
    for number, query in enumerate(queries, 1):
        print_progress(f"{number} / {len(queries)}")
        yield query
    print_progress("")
