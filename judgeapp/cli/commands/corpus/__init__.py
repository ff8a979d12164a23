"""`judgeapp corpus`: the sources and imported editions of the rules, checked and compared."""

from __future__ import annotations

from judgeapp.cli.command import Command, list_commands
from judgeapp.cli.localization import for_later, worded

_COMMANDS = {
    "check": for_later("prove that no character of the sources was lost"),
    "import": for_later("import an edition of the rules or another rulebook"),
    "editions": for_later("list the imported rulebooks"),
    "remove": for_later("remove an imported rulebook"),
    "compare": for_later("compare two editions of the rules"),
    "review": for_later("list which of your data cites changed clauses"),
    "facts": for_later("answer which facts a newer edition keeps"),
    "in-force": for_later("show which edition of the rules is in force on a date"),
}
_PLACES = {"import": "importing.add", "remove": "editions.add_remove"}


def add(parser: Command) -> None:
    actions = parser.add_subparsers(title=worded("actions"), metavar="ACTION", required=True)
    list_commands(actions, __name__, _COMMANDS, _PLACES)
