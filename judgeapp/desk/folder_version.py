"""Of which version a data folder is. Databases say their own; the other files of a folder are as
its version has them, and an edition leaves the folder of a later version alone."""

from __future__ import annotations

from pathlib import Path

from judgeapp.messages.errors import InputError

# A folder that says nothing is of the first version. The edition that first keeps a file in a way
# that this one would take for damage calls its version 2, and writes that into the folder.
VERSION = 1
FILE = "version"
_MOST_FIGURES = 9


def check_version(folder: Path) -> None:
    """Raises InputError for a folder that a newer edition has changed."""
    try:
        with (folder / FILE).open(encoding="ascii") as file:
            said = file.read(_MOST_FIGURES).strip()
    except (OSError, UnicodeDecodeError):
        return
    if said.isdecimal() and int(said) > VERSION:
        raise InputError(
            "the data folder was kept by a newer edition of this program (version {said}; this"
            " edition reads up to {version})",
            where=str(folder),
            mend="Use that edition, or another folder with --data; nothing in it was changed",
            said=said,
            version=VERSION,
        )
