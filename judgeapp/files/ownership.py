"""Folders that nobody else could have written into: what is trusted lies in no other."""

from __future__ import annotations

import os
import stat
from collections.abc import Set
from pathlib import Path

import judgeapp

_PROGRAM = Path(judgeapp.__file__).parent
_OTHERS = stat.S_IWGRP | stat.S_IWOTH
_ROOT = 0


def is_own(*folders: Path) -> bool:
    """True if only this user can have written into folders, none of which is a link."""
    return os.name != "posix" or _are_of(folders, {os.getuid()}, as_open=0)


def is_of_program(*folders: Path) -> bool:
    """True if only those can have written into folders who can write the program itself."""
    if os.name != "posix":
        return True
    program = _PROGRAM.stat()
    return _are_of(folders, {program.st_uid, _ROOT}, as_open=program.st_mode)


def _are_of(folders: tuple[Path, ...], owners: Set[int], as_open: int) -> bool:
    try:
        all_ = [folder.lstat() for folder in folders]
    except OSError:
        return False
    return all(
        stat.S_ISDIR(status.st_mode) and status.st_uid in owners and not status.st_mode & _OTHERS & ~as_open
        for status in all_
    )
