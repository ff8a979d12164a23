"""`judgeapp rulings`: earlier answers and rulings, found and shown."""

from __future__ import annotations

from judgeapp.cli.command import Command, list_commands
from judgeapp.cli.localization import worded


def add(parser: Command) -> None:
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    list_commands(subjects, __name__, "import=importing", "find", "show", "decide", "check")
