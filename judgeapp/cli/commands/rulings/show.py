"""`judgeapp rulings show`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from judgeapp.clauses.citing import by_leading, cited_list, written
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.opening import opened_answers
from judgeapp.cli.stores.rules import opened_library
from judgeapp.cli.terminal import json_fields, print_json, print_worded
from judgeapp.desk.folder import data_folder
from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list, fact_list
from judgeapp.rulings.answer import ChangedSince, DecidedBy, FormerText, OfficialAnswer, changed_since

_MAX_PROPOSED = 3


def add(parser: Command) -> None:
    parser.add_argument("number", type=letters)
    parser.set_run(_show)


def _show(chosen: argparse.Namespace) -> int:
    with opened_answers(chosen) as library:
        answer = library.named(chosen.number)
        former = [text for number in answer.numbers for text in library.former(number)]
        decided = library.decided()
    confirmed = answer.decided_by(decided)
    rules = opened_library(data_folder(chosen.data))
    clauses = confirmed.clauses or proposed(rules, answer)
    changed = changed_since(rules.corpus, clauses, answer.date)
    if chosen.json:
        print_json(
            {
                **json_fields(answer, "numbers", "cards", "date"),
                "texts": [
                    json_fields(text, "language", "question", "answer", "date", "source") for text in answer.texts
                ],
                "clauses": written(clauses),
                "confirmed": bool(confirmed.clauses),
                "editions": confirmed.editions,
                "changed_since": changed,
                "former": [_former_json(text) for text in former],
            }
        )
        return 0
    _print_answer(answer, clauses, confirmed)
    _print_changes(changed, former)
    return 0


def _print_answer(answer: OfficialAnswer, clauses: tuple[str, ...], confirmed: DecidedBy) -> None:
    print(f"{comma_list(answer.numbers)}  {answer.date}")
    print_worded("  cards: {cards}", cards=comma_list(answer.cards))
    for text in answer.texts:
        facts = fact_list((text.language, text.date, text.source))
        print(f"\n[{facts}]\n{text.question}\n\n{text.answer}")
    if clauses:
        how = worded("suggested by its wording")
        if confirmed.clauses:
            how = worded("confirmed with edition {editions}", editions=comma_list(confirmed.editions))
        print_worded("\nclauses ({how}): {clauses}", how=how, clauses=cited_list(by_leading(clauses)))


def _print_changes(changed: Iterable[ChangedSince], former: Iterable[FormerText]) -> None:
    for change in changed:
        print_worded(
            "  {clause} was changed by edition {edition} ({date}), after this answer",
            clause=change.clause,
            edition=change.edition,
            date=change.date,
        )
    for old in former:
        print_worded(
            "\nuntil {replaced} it said [{language}]:\n{question}",
            replaced=old.replaced[:10],
            language=old.text.language,
            question=old.text.question,
        )
        print(f"\n{old.text.answer}")


def proposed(library: Library, answer: OfficialAnswer) -> tuple[str, ...]:
    """The clauses that the words of an answer are most likely about, best first."""
    text = answer.text("en")
    about = library.about(f"{text.question}\n{text.answer}", _MAX_PROPOSED)
    return tuple(some[0] for some in map(library.corpus.base_numbers, about) if some)


def _former_json(former: FormerText) -> dict[str, Any]:
    text = json_fields(former.text, "number", "language", "question", "answer", "date")
    return text | json_fields(former, "taken", "replaced")
