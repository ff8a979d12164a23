"""The files that commands write."""

from __future__ import annotations

from pathlib import Path

from judgeapp.errors import InputError


def refuse_existing(file: Path, *, overwrite: bool) -> None:
    """Raises InputError for a file that is there, unless it may be written over."""
    if file.exists() and not overwrite:
        raise InputError(
            "there is a file already", where=str(file),
            mend="Choose another name, or write over it with --overwrite",
        )  # fmt: skip


def is_page(file: Path) -> bool:
    """Whether its name says that it is HTML, and not Markdown."""
    return file.suffix.casefold() in (".html", ".htm")
