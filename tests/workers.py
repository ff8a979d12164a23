"""Work that the processes of one run of the tests share."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Folder shared by the processes of a run; unset if there is only one process.
SHARED_FOLDER = "TESTS_SHARED_FOLDER"


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """No other process is in here with the same file; one that dies lets the next one in."""
    held = sqlite3.connect(lock, timeout=600, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        held.close()


def linked(folder: Path, to: Path) -> Path:
    """A folder with the same files as another, by links to them: megabytes that no test copies. What is to be written
    into one of them has to take its place: see `left_alone`."""
    shutil.copytree(folder, to, copy_function=_link, dirs_exist_ok=True)
    return to


def _link(file: str, to: str) -> None:
    """Link a file, unless it is there: caches are named by what is in them."""
    if not Path(to).exists():
        os.link(file, to)


@contextmanager
def left_alone(folder: Path) -> Iterator[None]:
    """Nothing is written to the files of a folder meanwhile, by whatever link."""
    before = _written(folder)
    yield
    assert _written(folder) == before, "a file that tests share was written to"


def _written(folder: Path) -> dict[Path, tuple[int, int]]:
    """The size of each file, and when it was written."""
    status = {file: file.stat() for file in folder.rglob("*") if file.is_file()}
    return {file: (of.st_size, of.st_mtime_ns) for file, of in status.items()}
