"""Arguments of several commands: words, limits, files to write."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.search.filters import Emptied, EmptiedWhy

MAX_LENGTH = 20_000  # letters; no card text is as long
SCENE = "scene:"  # prefix of a built-in scene's key


def letters(text: str) -> str:
    """A word of the command line, as argparse converts it; refuses bytes that aren't text. File names may be any bytes
    and don't come here."""
    if len(text) > MAX_LENGTH:
        raise argparse.ArgumentTypeError(worded("too many characters: {count:,}", count=len(text)))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        before = text[max(0, error.start - 20) : error.start]
        raise argparse.ArgumentTypeError(worded("an invalid character follows {before!r}", before=before)) from error
    return text


def add_finding(parser: Command) -> None:
    """Add query, --lang and --limit."""
    parser.add_argument("query", type=letters, nargs="+")
    parser.add_argument("--lang", type=letters, default="")
    add_limit(parser)


def add_limit(parser: Command) -> None:
    parser.add_argument("--limit", type=int, default=10, help=worded("how many (default 10)"))


def check_limit(chosen: argparse.Namespace) -> None:
    """Refuse a limit below 1. Raises InputError."""
    if chosen.limit < 1:
        raise InputError("a limit must be at least 1", where="--limit")


def describe_emptied(by: Emptied) -> str:
    """Reason for which the filters let nothing pass, with their names."""
    named = comma_list(filter_.written for filter_ in by.filters)
    match by.why:
        case EmptiedWhy.ALONE:
            return worded("no matches for {named}", named=named)
        case EmptiedWhy.TOGETHER:
            return worded("each filter has matches, but nothing matches all of them: {named}", named=named)
        case EmptiedWhy.WORDS:
            return worded("no matches for these words, even without filters")
        case EmptiedWhy.BESIDE_WORDS:
            return worded("no matches for these words with {named}", named=named)


def add_written(parser: Command) -> None:
    """The file that rulings are written to, and which of them."""
    parser.add_file("file")
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_flag("--overwrite", worded("overwrite an existing file"))


def refuse_existing(file: Path, *, overwrite: bool) -> None:
    """Refuse to overwrite a file, unless allowed. Raises InputError."""
    if file.exists() and not overwrite:
        raise InputError(
            "the file already exists", where=str(file), mend="Choose another name, or overwrite with --overwrite"
        )


def is_page(file: Path) -> bool:
    """True if a file's suffix asks for HTML rather than Markdown."""
    return file.suffix.casefold() in (".html", ".htm")
