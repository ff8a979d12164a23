"""Locks on a system with byte regions, each held by one handle: a simulation of msvcrt.locking, which isn't available
here."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgeapp.desk import folder
from judgeapp.desk.storage.lock import LET_GO, MAX_READERS, TAKE, HeldRegion, leave_region, take_region


class Regions:
    """Each byte has one holder, locking it again fails even for the holder, and a region is unlocked as a whole."""

    def __init__(self) -> None:
        self.held: dict[tuple[int, int], int] = {}  # (start, length) -> handle

    def __call__(self, handle: int, mode: int, length: int) -> None:
        start = os.lseek(handle, 0, os.SEEK_CUR)
        if mode == LET_GO:
            if self.held.get((start, length)) != handle:
                raise OSError(errno.EACCES, "Permission denied")
            del self.held[start, length]
            return
        assert mode == TAKE
        for begin, many in self.held:
            if start < begin + many and begin < start + length:
                raise OSError(errno.EACCES, "Permission denied")
        self.held[start, length] = handle


@pytest.fixture
def handles(tmp_path: Path) -> Iterator[list[int]]:
    file = tmp_path / "lock"
    opened = [os.open(file, os.O_RDWR | os.O_CREAT) for _ in range(MAX_READERS + 2)]
    yield opened
    for handle in opened:
        os.close(handle)


def test_readers_share_the_lock_and_exclude_writers(handles: list[int]) -> None:
    locking = Regions()
    first = take_region(locking, handles[0], shared=True)
    second = take_region(locking, handles[1], shared=True)
    with pytest.raises(PermissionError):
        take_region(locking, handles[2], shared=False)
    leave_region(locking, handles[0], first)
    with pytest.raises(PermissionError):
        take_region(locking, handles[2], shared=False)
    leave_region(locking, handles[1], second)
    assert take_region(locking, handles[2], shared=False) == HeldRegion(0, MAX_READERS)


def test_a_writer_excludes_everybody_until_it_releases(handles: list[int]) -> None:
    locking = Regions()
    alone = take_region(locking, handles[0], shared=False)
    for shared in (True, False):
        with pytest.raises(PermissionError):
            take_region(locking, handles[1], shared=shared)
    leave_region(locking, handles[0], alone)
    assert locking.held == {}
    take_region(locking, handles[1], shared=True)


def test_readers_beyond_the_limit_wait(handles: list[int]) -> None:
    locking = Regions()
    for handle in handles[:MAX_READERS]:
        take_region(locking, handle, shared=True)
    with pytest.raises(PermissionError):
        take_region(locking, handles[MAX_READERS], shared=True)


def test_unrelated_errors_are_raised(handles: list[int]) -> None:
    def broken(handle: int, mode: int, length: int) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    with pytest.raises(OSError, match="no locks here"):
        take_region(broken, handles[0], shared=True)


@pytest.mark.parametrize("times", [0, 3])
def test_a_file_that_a_scanner_has_open_is_waited_for_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    (tmp_path / "new").write_bytes(b"new")
    (tmp_path / "old").write_bytes(b"old")
    left, replace = [None] * times, Path.replace

    def refused(source: Path, other: Path) -> Path:
        if left:
            left.pop()
            raise PermissionError(13, "it is being used by another process")
        return replace(source, other)

    monkeypatch.setattr(Path, "replace", refused)
    with monkeypatch.context() as patch:
        patch.setattr("os.name", "nt")
        folder.move(tmp_path / "new", tmp_path / "old")
    assert (tmp_path / "old").read_bytes() == b"new"


def test_on_other_systems_the_error_is_immediate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refused(source: Path, other: Path) -> Path:
        tried.append(source)
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refused)
    with pytest.raises(PermissionError):
        folder.move(tmp_path / "new", tmp_path / "old")
    assert len(tried) == 1
