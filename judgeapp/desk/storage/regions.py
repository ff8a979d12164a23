"""Locks made of regions of a file, for a system that knows only such, which one program holds at a
time: who reads holds any one byte, who wants to be alone all of them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from typing import NamedTuple

# As msvcrt.locking has them: let go, and take without waiting.
LET_GO, TAKE = 0, 2
# How many may read at a time.
READERS = 64

# (handle, mode, bytes from where the file is at); raises OSError where another holds any of them.
Locking = Callable[[int, int, int], None]


class HeldRegion(NamedTuple):
    start: int
    length: int


def take_region(locking: Locking, handle: int, *, shared: bool) -> HeldRegion:
    """Raises OSError with EACCES while others hold what is wanted."""
    if not shared:
        return _taken(locking, handle, HeldRegion(0, READERS))
    for place in range(READERS):
        try:
            return _taken(locking, handle, HeldRegion(place, 1))
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EDEADLK):
                raise
    raise OSError(errno.EACCES, "every place is held")


def leave_region(locking: Locking, handle: int, held: HeldRegion) -> None:
    """Let go of it before the file is closed: the system would, but in its own time."""
    os.lseek(handle, held.start, os.SEEK_SET)
    locking(handle, LET_GO, held.length)


def _taken(locking: Locking, handle: int, wanted: HeldRegion) -> HeldRegion:
    os.lseek(handle, wanted.start, os.SEEK_SET)
    locking(handle, TAKE, wanted.length)
    return wanted
