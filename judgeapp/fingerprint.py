"""What a part of the program is made of, as one short name: what was worked out by it counts only
as long as nothing of it has changed."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

import msgspec

import judgeapp

_SUFFIXES = (".py", ".yaml", ".md", ".txt")


def files_of(folders: Iterable[Path]) -> list[Path]:
    """The files of code and text in folders, and those that are named themselves, in order."""
    return [
        file
        for folder in folders
        for file in (sorted(folder.rglob("*")) if folder.is_dir() else (folder,))
        if file.suffix in _SUFFIXES and file.is_file()
    ]


def fingerprint_of(root: Path, folders: Iterable[str]) -> bytes:
    """Of the files in folders below `root`, and of what they are run by."""
    run_by = f"{sys.version} {msgspec.__version__} {judgeapp.__version__}"
    known = blake2b(run_by.encode(), digest_size=16)
    for file in files_of(root / folder for folder in folders):
        content = file.read_bytes()
        known.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return known.digest()
