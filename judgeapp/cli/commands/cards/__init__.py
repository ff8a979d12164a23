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


def add(parser: Command) -> None:
    parser.description = worded("The card library: import card files, and find cards.")
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    list_commands(subjects, _COMMANDS, _add)


def _add(command: str, parser: Command) -> None:
    match command:
        case "import":
            from judgeapp.cli.commands.cards.importing import add
        case "errata":
            from judgeapp.cli.commands.cards.importing import add_errata as add
        case "find":
            from judgeapp.cli.commands.cards.find import add
        case "restore":
            from judgeapp.cli.commands.cards.restore import add
        case "explain":
            from judgeapp.cli.commands.cards.explain import add
        case "coverage":
            from judgeapp.cli.commands.cards.coverage import add
        case "fill":
            from judgeapp.cli.commands.cards.fill import add
        case "teach":
            from judgeapp.cli.commands.cards.teach import add
        case "taught":
            from judgeapp.cli.commands.cards.teach import add_taught as add
    add(parser)
