"""`judgeapp rulings decide`."""

from __future__ import annotations

import argparse

from judgeapp.clauses.citing import written
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.opening import opened_answers
from judgeapp.cli.terminal import print_json
from judgeapp.desk.folder import data_folder
from judgeapp.messages.errors import NotFoundError
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.corpus import RULES


def add(parser: Command) -> None:
    parser.add_argument("number", type=letters)
    parser.add_argument("clauses", type=letters, nargs="*", metavar="CLAUSE")
    parser.set_run(_decide)


def _decide(chosen: argparse.Namespace) -> int:
    corpus = opened_concordance(data_folder(chosen.data)).corpus
    named = {typed: corpus.base_number(typed) for typed in chosen.clauses}
    decisive = tuple(dict.fromkeys(named.values()))
    for typed, clause in named.items():
        if corpus.clause(clause) is None:
            raise NotFoundError("the Comprehensive Rules have no clause {clause!r}", clause=typed)
    with opened_answers(chosen, to_change=True) as library:
        answer = library.named(chosen.number)
        number, *also = answer.numbers
        library.decide(number, decisive, corpus.manifest.source(RULES).edition, also)
    clauses = written(decisive)
    if chosen.json:
        print_json({"numbers": answer.numbers, "clauses": clauses})
    else:
        print(f"{answer.number}: {comma_list(clauses) or worded('no clause')}")
    return 0
