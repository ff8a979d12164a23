"""`judgeapp questions`: the questions with proven answers, and whether they are proved."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from judgeapp.clauses.citing import by_leading, cited_list, is_within, names_of, written
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import in_language, worded
from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.terminal import print_json, warn, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.messages.punctuation import comma_list, with_note
from judgeapp.questions.question import ProvenQuestion, load_questions


def add(parser: Command) -> None:
    parser.add_argument("clause", type=letters, nargs="?", default="", metavar="CLAUSE")
    parser.add_flag("--check")
    parser.set_run(run)


def run(chosen: argparse.Namespace) -> int:
    load_leading(data_folder(chosen.data))
    matches = [q for q in load_questions() if _is_about(q, chosen.clause.strip())]
    faults = _checked(matches) if chosen.check else None
    if chosen.json:
        print_json({"questions": [asdict(q) | {"clauses": written(q.clauses)} for q in matches], "faults": faults})
    else:
        for question in matches:
            print(in_language(question.ask)[0])
            print(f"    {with_note(in_language(question.answer), cited_list(by_leading(question.clauses)))}")
        print(_counted(matches))
    for fault in faults or ():
        warn(f"{fault['id']}: {fault['what']}")
    if not matches:
        warn_worded("judgeapp: no question on {clause!r}", clause=chosen.clause)
    return 1 if faults or not matches else 0


def _is_about(question: ProvenQuestion, clause: str) -> bool:
    return not clause or any(is_within(c, name) for name in names_of(clause) for c in question.clauses)


def _counted(questions: Sequence[ProvenQuestion]) -> str:
    ways = sum(len(some) for question in questions for some in question.ask.values())
    scenes = len({question.scene for question in questions})
    by_language = Counter(tag for question in questions for tag in question.ask)
    languages = comma_list(f"{n} {tag}" for tag, n in by_language.most_common())
    return worded(
        "questions: {questions} ({kinds}), ways of asking: {ways}, scenes: {scenes}",
        questions=len(questions),
        kinds=languages,
        ways=ways,
        scenes=scenes,
    )


def _checked(questions: list[ProvenQuestion]) -> list[dict[str, Any]]:
    from judgeapp.ledger.proof import faults_of
    from judgeapp.rulebook.corpus import load_corpus

    return [asdict(fault) for fault in faults_of(questions, load_corpus())]
