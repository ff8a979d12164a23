"""Generations of derived data in the cache folder: each is a folder, named by all that its files were computed from.

A generation is written beside, sealed with the digest of each of its files, and then given its name at once. From then
on nobody changes it: who has opened it keeps it, whatever other programs and other data folders put into the same
cache folder, and nobody can see a half of it or another's in its place. Those that were not used for longest are
deleted when a new one comes; the system keeps the files of one that is open until it is closed.

What the built-in sources give is prebuilt: it came with the program, in its folder, and is only read there. One that is
damaged, or that somebody else could have written, counts for nothing, there as in the cache folder."""

from __future__ import annotations

import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator, Set
from contextlib import suppress
from functools import partial
from hashlib import blake2b, file_digest
from pathlib import Path
from typing import NamedTuple

import msgspec

import judgeapp

_SEAL = "seal"
_hash = partial(blake2b, digest_size=16)
# Suffixes of names being written, or being deleted.
UNFINISHED = ".new"
# Nobody writes that long at one generation: it was left by a killed program.
_ABANDONED_AFTER_S = 600.0
_NOTE_USE_EVERY_S = 3600.0  # how long a use is not noted again
_MAX_GENERATIONS = 6

_damaged: set[Path] = set()


class Generations(NamedTuple):
    """All generations of one kind."""

    folder: Path  # theirs alone
    kept: int = _MAX_GENERATIONS  # how many stay
    prebuilt: Path | None = None  # folder of those that came with the program

    def find(self, key: bytes) -> Path | None:
        """Folder of the generation computed from the sources with digest `key`; None if missing or damaged."""
        return next(self.sound(key), None)

    def sound(self, key: bytes) -> Iterator[Path]:
        """Folder of that generation as it came with the program, then of that in the cache folder; as `find`."""
        return (place for place in self._places(key) if _is_sound(place))

    def contents(self, key: bytes, name: str) -> Iterator[bytes]:
        """Content of one file of that generation, likewise."""
        for place in self._places(key):
            with suppress(OSError, msgspec.DecodeError):
                content = (place / name).read_bytes()
                if _sealed(place).get(name) == _hash(content).digest():
                    yield content

    def is_there(self, key: bytes) -> bool:
        """True if there is such a generation, sound or not, that nobody else could have written."""
        return any(self._places(key))

    def write(self, key: bytes, write: Callable[[Path], object]) -> Path:
        """Have a generation written into the folder that `write` gets, and give it its name. Returns its path. Raises
        OSError, and the errors of `write`."""
        place = self._place(key)
        if self.prebuilt is not None and os.path.lexists(self.prebuilt / place.name):
            _damaged.add(self.prebuilt / place.name)
        if not self.folder.is_dir():
            _delete(self.folder)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = _unfinished(place)
        fresh.mkdir(mode=0o700)
        try:
            write(fresh)
            (fresh / _SEAL).write_bytes(msgspec.msgpack.encode(_digests(fresh)))
            # Another program may have put the same there by now; a damaged one is replaced.
            if not self._is_own(place):
                _delete(place)
                try:
                    fresh.replace(place)
                except OSError:
                    if not self._is_own(place):
                        raise
        finally:
            _delete(fresh)
        self._sweep(place)
        return place

    def discard(self, key: bytes) -> None:
        """Delete a generation that turned out to be none."""
        _delete(self._place(key))

    def newest(self) -> Iterator[Path]:
        """Folders of those in the cache folder that are sound, the last used first."""
        return filter(self._is_own, self._by_use())

    def has(self, key: bytes) -> bool:
        """True if something has the name of a generation, or of the folder of all, sound or not."""
        is_taken = os.path.lexists(self.folder) and not self.folder.is_dir()
        return is_taken or os.path.lexists(self._place(key))

    @property
    def is_empty(self) -> bool:
        return not self._names()

    def _place(self, key: bytes) -> Path:
        return self.folder / key.hex()

    def _places(self, key: bytes) -> Iterator[Path]:
        """Folders that a generation may be in, that nobody else could have written; its use is noted."""
        place = self._place(key)
        if self.prebuilt is not None:
            prebuilt = self.prebuilt / place.name
            if is_of_program(self.prebuilt.parent, self.prebuilt, prebuilt):
                yield prebuilt
        if is_own(self.folder, place):
            self._note_use(place)
            yield place

    def _is_own(self, place: Path) -> bool:
        return is_own(self.folder, place) and _is_sound(place)

    def _names(self) -> list[str]:
        try:
            return os.listdir(self.folder)  # noqa: PTH208 -- quick
        except OSError:
            return []

    def _by_use(self) -> list[Path]:
        noted = [(_noted(self.folder / name), name) for name in self._names() if not name.endswith(UNFINISHED)]
        return [self.folder / name for _, name in sorted(noted, reverse=True)]

    def _note_use(self, place: Path) -> None:
        with suppress(OSError):
            if time.time() - place.stat().st_mtime > _NOTE_USE_EVERY_S:
                os.utime(place)
        if any(name.endswith(UNFINISHED) for name in self._names()):
            self._sweep_unfinished()

    def _sweep(self, written: Path) -> None:
        others = [place for place in self._by_use() if place != written]
        for place in others[self.kept - 1 :]:
            _delete(place)
        self._sweep_unfinished()

    def _sweep_unfinished(self) -> None:
        for name in self._names():
            if name.endswith(UNFINISHED) and time.time() - _noted(self.folder / name) > _ABANDONED_AFTER_S:
                _delete(self.folder / name)


def has_damaged() -> bool:
    """True if prebuilt generations had to be rebuilt: see `take_damaged`."""
    return bool(_damaged)


def take_damaged() -> tuple[Path, ...]:
    """Prebuilt generations that were rebuilt in the cache folder since the last call."""
    damaged = tuple(sorted(_damaged))
    _damaged.clear()
    return damaged


def _noted(place: Path) -> float:
    """Time of the last use, or of the last writing."""
    try:
        return place.lstat().st_mtime
    except OSError:
        return 0.0


def _unfinished(place: Path) -> Path:
    return place.with_name(f"{place.name}.{os.urandom(4).hex()}{UNFINISHED}")


def _delete(place: Path) -> None:
    """Delete a folder, as far as the system allows it. It loses its name first: it is whole or gone."""
    with suppress(OSError):
        if not place.name.endswith(UNFINISHED):
            place = place.replace(_unfinished(place))
        if place.is_dir() and not place.is_symlink():
            shutil.rmtree(place, ignore_errors=True)
        else:
            place.unlink(missing_ok=True)


def _is_sound(place: Path) -> bool:
    try:
        return _sealed(place) == _digests(place)
    except (OSError, msgspec.DecodeError):
        return False


def _sealed(place: Path) -> dict[str, bytes]:
    return msgspec.msgpack.decode((place / _SEAL).read_bytes(), type=dict[str, bytes])


def _digests(place: Path) -> dict[str, bytes]:
    return {path.name: _digest(path) for path in place.iterdir() if path.name != _SEAL}


def _digest(path: Path) -> bytes:
    with path.open("rb") as file:  # in pieces: some have dozens of megabytes
        return file_digest(file, _hash).digest()


_PROGRAM = Path(judgeapp.__file__).parent
_OTHERS = stat.S_IWGRP | stat.S_IWOTH
_ROOT = 0


def is_own(*folders: Path) -> bool:
    """True if only this user can have written into folders, none of which is a link: data elsewhere isn't trusted."""
    return os.name != "posix" or _are_of(folders, {os.getuid()}, as_open=0)


def is_of_program(*folders: Path) -> bool:
    """True if only those can have written into folders who can write to the program itself: its own data elsewhere
    isn't trusted."""
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


PREBUILT_FOLDER = Path(judgeapp.__file__).parent / "prebuilt"


def with_prebuilt(folder: Path) -> Generations:
    """Generations of a folder in the cache folder, and those of the same name that came with the program. In the folder
    of these itself there is one of each."""
    prebuilt = PREBUILT_FOLDER / folder.name
    return Generations(folder, kept=1) if folder == prebuilt else Generations(folder, prebuilt=prebuilt)
