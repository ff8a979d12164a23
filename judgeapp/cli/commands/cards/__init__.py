"""`judgeapp cards`: card files, cards, and what is understood of their texts."""

from __future__ import annotations

from judgeapp.cli.command import Command, Listed, list_commands

_COMMANDS = (
    Listed("import", "take the cards of files into the library", "importing"),
    Listed("find", "find cards by number, name in any language, keyword or text", "find"),
    Listed("restore", "take back what was corrected by hand", "restore"),
    Listed("explain", "show what is understood of a card or of a text", "explain"),
    Listed("coverage", "count what is understood of a card file, and list what is not", "coverage"),
    Listed("fill", "write the facts of cards into scenario files that name them by number", "fill"),
    Listed("teach", "take the phrases of phrase files into your own", "teach"),
    Listed("taught", "list what was taught, write it to a file, or forget one of it", "taught"),
)


def add(parser: Command) -> None:
    parser.description = "The card library: import card files, and find cards."
    subjects = parser.add_subparsers(title="subjects", metavar="SUBJECT", required=True)
    list_commands(subjects, __name__, _COMMANDS)
