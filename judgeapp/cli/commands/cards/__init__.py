"""`judgeapp cards`: card files, cards, and how their texts are understood."""

from __future__ import annotations

from judgeapp.cli.command import Command, list_commands
from judgeapp.cli.localization import worded


def add(parser: Command) -> None:
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    list_commands(
        subjects,
        __name__,
        "import=importing",
        "errata",
        "find",
        "restore",
        "explain",
        "coverage",
        "fill",
        "teach",
        "taught=teach:add_taught",
    )
