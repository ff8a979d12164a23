"""`judgeapp cards`: card files, cards, and how their texts are understood."""

from __future__ import annotations

from judgeapp.cli.command import Command, list_commands
from judgeapp.cli.localization import for_later, worded

_COMMANDS = {
    "import": for_later("import cards"),
    "errata": for_later("import errata"),
    "find": for_later("find cards by number, name in any language, keyword or text"),
    "restore": for_later("undo corrections by hand"),
    "explain": for_later("show what is understood of a card or a text"),
    "coverage": for_later("count how many cards of a file are understood"),
    "fill": for_later("write the facts of cards into scenario files"),
    "teach": for_later("import taught wordings"),
    "taught": for_later("list, export or forget taught wordings"),
}
_PLACES = {"import": "importing.add", "errata": "importing.add_errata", "taught": "teach.add_taught"}


def add(parser: Command) -> None:
    parser.description = worded("The card library: import card files, and find cards.")
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    list_commands(subjects, __name__, _COMMANDS, _PLACES)
