"""`judgeapp bench`: measure speed on this machine."""

from __future__ import annotations

from judgeapp.cli.command import Command, Listed, list_commands
from judgeapp.cli.language.speaking import for_later, worded

_COMMANDS = (
    Listed("search", for_later("searches with snippets, on the corpus and repeated to 30,000 passages"), "search"),
    Listed(
        "indexing", for_later("indexing the rulebooks, and 30,000 passages, and what waits beside that"), "indexing"
    ),
    Listed("typing", for_later("from a key to its results in the window, with 40,000 documents"), "typing"),
    Listed("startup", for_later("from the start of the process to a window that can be typed in"), "startup"),
    Listed("commands", for_later("commands from a cold start: --help, play, show, search"), "commands"),
    Listed(
        "engine",
        for_later(
            "random games, steps on a crowded board, going back and forth; with --cards random"
            " games of real cards, in which everything must hold"
        ),
        "engine",
    ),
    Listed(
        "exploring",
        for_later("following every way to the end of the turn, from the middle of random games"),
        "exploring",
    ),
    Listed("cards", for_later("importing, opening and finding cards, 4,000 in two languages"), "cards"),
    Listed(
        "reading", for_later("reading the text of every card of a file: anew, kept, typed, and explained"), "reading"
    ),
    Listed("answers", for_later("importing official answers, and finding among them and among 30,000"), "answers"),
    Listed("table", for_later("the table, without its window and in it: a step, going back, a board"), "table"),
    Listed(
        "rulings", for_later("5,000 rulings brought into step with a team's server, which is started for it"), "rulings"
    ),
    Listed(
        "memory",
        for_later("memory, threads and timers in long use: searches, steps at the table, tables opened"),
        "memory",
    ),
    Listed("compare", for_later("a measurement of this checkout beside that of another commit, in turns"), "compare"),
)


def add(parser: Command) -> None:
    parser.description = worded("Measure speed on this machine and print medians and percentiles.")
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    list_commands(subjects, __name__, _COMMANDS)
