"""`judgeapp rulings`: earlier answers and rulings, found and shown."""

from __future__ import annotations

from judgeapp.cli.command import Command, list_commands
from judgeapp.cli.localization import for_later, worded

_COMMANDS = {
    "import": for_later("import official answers"),
    "find": for_later("find answers and rulings by words, a whole question, card or number"),
    "show": for_later("show an answer, what it said before, and the clauses it is about"),
    "decide": for_later("confirm which clauses decide an answer"),
    "check": for_later("replay what your rulings rest on"),
}
_PLACES = {"import": "importing.add"}


def add(parser: Command) -> None:
    parser.description = worded("Official answers: import files of them, and find what was answered and ruled before.")
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    list_commands(subjects, __name__, _COMMANDS, _PLACES)
