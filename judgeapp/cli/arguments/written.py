"""The files that commands write."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cli.language.speaking import worded
from judgeapp.messages.errors import InputError


def add_written(parser: argparse.ArgumentParser) -> None:
    """The file that rulings are written to, and which of them."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--overwrite", action="store_true", help=worded("write over a file"))


def refuse_existing(file: Path, *, overwrite: bool) -> None:
    """Raises InputError for a file that is there, unless it may be written over."""
    if file.exists() and not overwrite:
        raise InputError(
            "there is a file already", where=str(file), mend="Choose another name, or write over it with --overwrite"
        )


def is_page(file: Path) -> bool:
    """Whether its name says that it is HTML, and not Markdown."""
    return file.suffix.casefold() in (".html", ".htm")
