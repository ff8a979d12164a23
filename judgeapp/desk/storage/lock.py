"""Locks between programs that use one data folder.

The system holds them and releases them when a process ends in any way: a killed program leaves nothing in the way."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from judgeapp.desk.folder import make_within
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message

MAX_WAIT_S = 10.0  # how long a writer waits for another
_POLL_S = 0.02
_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

# -- on Windows: regions of a file, which one program holds at a time. A reader holds any one byte,
# a writer all of them. (No library that is kept has shared locks there without pywin32.)

# Modes of msvcrt.locking: release, and acquire without waiting.
LET_GO, TAKE = 0, 2
MAX_READERS = 64

# (handle, mode, bytes from the file's position); raises OSError if another process holds any of them.
Locking = Callable[[int, int, int], None]


class HeldRegion(NamedTuple):
    start: int
    length: int


def take_region(locking: Locking, handle: int, *, shared: bool) -> HeldRegion:
    """Lock a region. Raises OSError with EACCES while others hold it."""
    if not shared:
        return _taken(locking, handle, HeldRegion(0, MAX_READERS))
    for place in range(MAX_READERS):
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


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, shared: bool) -> Callable[[], None]:
        held = take_region(msvcrt.locking, handle, shared=shared)
        return partial(leave_region, msvcrt.locking, handle, held)

else:
    import fcntl

    def _lock(handle: int, shared: bool) -> Callable[[], None]:
        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        return lambda: None  # closing the file does it


class BusyError(InputError):
    """Another program holds the lock."""


class Lock:
    """A lock that is held until it is released or the process ends."""

    def __init__(self, handle: int | None, unlock: Callable[[], None] = lambda: None) -> None:
        self._handle, self._unlock = handle, unlock

    @property
    def is_held(self) -> bool:
        """False if the disk has no locks or can't be written: then nobody writes there."""
        return self._handle is not None

    def release(self) -> None:
        if self._handle is not None:
            with suppress(OSError):
                self._unlock()
            os.close(self._handle)
            self._handle = None


def locks_folder(folder: Path) -> Path:
    return folder / "locks"


def take(folder: Path, name: str, *, shared: bool = False, wait: float = 0.0) -> Lock:
    """Take the lock of this name in a data folder; a shared one goes with others that are.

    Raises BusyError when another program still holds it after `wait` seconds."""
    file = locks_folder(folder) / name
    try:
        make_within(file.parent)
        handle = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600)
    except OSError:
        return Lock(None)
    until = time.monotonic() + wait
    while True:
        try:
            let_go = _lock(handle, shared)
        except OSError as error:
            if error.errno not in _HELD:
                os.close(handle)
                return Lock(None)
            if time.monotonic() >= until:
                os.close(handle)
                raise BusyError(
                    "another program is using it", where=str(folder), mend="Wait until it is done, or close it"
                ) from error
            time.sleep(_POLL_S)
        else:
            return Lock(handle, let_go)


@contextmanager
def holding(folder: Path, name: str, otherwise: Message, where: Path, wait: float | None = None) -> Iterator[None]:
    """Context that holds a named lock in a data folder. Raises InputError with the message `otherwise` about `where` if
    another program still holds it after `wait` seconds, or MAX_WAIT_S."""
    try:
        lock = take(folder, name, wait=MAX_WAIT_S if wait is None else wait)
    except BusyError as busy:
        raise InputError(otherwise, where=str(where), mend=busy.mending) from busy
    try:
        yield
    finally:
        lock.release()


def writing(folder: Path, wait: float | None = None) -> AbstractContextManager[None]:
    """Context for reading a file and writing it again: programs that do so take turns. Raises InputError if another one
    is still at it after `wait` seconds, or MAX_WAIT_S."""
    busy = message("another program is using the data folder, so nothing was changed")
    return holding(folder, "writing", busy, folder, wait)


def ask_to_front(folder: Path) -> None:
    """Ask the window that is open on a data folder to come to the front."""
    with suppress(OSError):
        front_file(folder).touch()


def front_file(folder: Path) -> Path:
    """File that the open window watches for, and removes when it has come to the front."""
    return locks_folder(folder) / "front"


def take_window(folder: Path) -> Lock:
    """The lock that the one window of a data folder holds. Raises BusyError when there is one."""
    return take(folder, "window")
