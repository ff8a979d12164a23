"""`judgeapp corpus`: the sources and imported editions of the rules, checked and compared."""

from __future__ import annotations

from judgeapp.cli.command import Command, list_commands
from judgeapp.cli.localization import worded


def add(parser: Command) -> None:
    actions = parser.add_subparsers(title=worded("actions"), metavar="ACTION", required=True)
    list_commands(
        actions, __name__, "check", "import=importing", "editions", "remove", "compare", "review", "facts", "in-force"
    )
