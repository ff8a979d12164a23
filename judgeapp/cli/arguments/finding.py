"""What the commands take that find among cards, or among answers and rulings."""

from __future__ import annotations

import argparse

from judgeapp.cli.arguments.letters import letters
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json
from judgeapp.messages.errors import InputError
from judgeapp.search.filters import Emptied, EmptiedWhy


def add_finding(parser: argparse.ArgumentParser, *, query: str, shown: str) -> None:
    """`query` is what can be asked; `shown` is what --lang shows."""
    parser.add_argument("query", type=letters, nargs="+", help=query)
    parser.add_argument("--lang", type=letters, default="", help=shown)
    add_limit(parser)
    add_json(parser)


def add_limit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", type=int, default=10, help=worded("how many (default 10)"))


def check_limit(chosen: argparse.Namespace) -> None:
    """Raises InputError."""
    if chosen.limit < 1:
        raise InputError("a limit must be at least 1", where="--limit")


def emptied_told(by: Emptied) -> str:
    """Which filters have left nothing over, to stand behind a colon."""
    named = ", ".join(one.written for one in by.filters)
    match by.why:
        case EmptiedWhy.ALONE:
            return worded("nothing passes {named}", named=named)
        case EmptiedWhy.TOGETHER:
            return worded("something passes each of these filters, and nothing passes them all: {named}", named=named)
        case EmptiedWhy.WORDS:
            return worded("nothing has these words, with or without filters")
        case EmptiedWhy.BESIDE_WORDS:
            return worded("nothing that passes {named} has these words", named=named)
