"""`judgeapp corpus`: the sources and imported editions of the rules, checked and compared."""

from __future__ import annotations

from judgeapp.cli.command import Command, Listed, list_commands
from judgeapp.cli.localization import for_later, worded

_COMMANDS = (
    Listed("check", for_later("prove that no character of the sources was lost"), "check"),
    Listed("import", for_later("import an edition of the rules or another rulebook"), "importing"),
    Listed("editions", for_later("list the imported rulebooks"), "editions"),
    Listed("remove", for_later("remove an imported rulebook"), "remove"),
    Listed("compare", for_later("compare two editions of the rules"), "compare"),
    Listed("review", for_later("list which of your data cites changed clauses"), "review"),
    Listed("facts", for_later("answer which facts a newer edition keeps"), "facts"),
    Listed("in-force", for_later("show which edition of the rules is in force on a date"), "in_force"),
)


def add(parser: Command) -> None:
    actions = parser.add_subparsers(title=worded("actions"), metavar="ACTION", required=True)
    list_commands(actions, __name__, _COMMANDS)
