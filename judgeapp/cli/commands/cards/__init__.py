"""`judgeapp cards`: card files, cards, and what is understood of their texts."""

from __future__ import annotations

from judgeapp.cli.command import Command, Listed, list_commands
from judgeapp.cli.localization import for_later, worded

_COMMANDS = (
    Listed("import", for_later("take the cards of files into the library"), "importing"),
    Listed("errata", for_later("import errata: what of a card became something else, from which day on"), "errata"),
    Listed("find", for_later("find cards by number, name in any language, keyword or text"), "find"),
    Listed("restore", for_later("take back what was corrected by hand"), "restore"),
    Listed("explain", for_later("show what is understood of a card or of a text"), "explain"),
    Listed("coverage", for_later("count what is understood of a card file, and list what is not"), "coverage"),
    Listed("fill", for_later("write the facts of cards into scenario files that name them by number"), "fill"),
    Listed("teach", for_later("take the phrases of phrase files into your own"), "teach"),
    Listed("taught", for_later("list what was taught, write it to a file, or forget one of it"), "taught"),
)


def add(parser: Command) -> None:
    parser.description = worded("The card library: import card files, and find cards.")
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    list_commands(subjects, __name__, _COMMANDS)
