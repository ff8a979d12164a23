"""Work shared by the processes of one test run."""

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
    """Exclude other processes with the same lock file; if the holder dies, the next one enters."""
    held = sqlite3.connect(lock, timeout=600, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        held.close()


def linked(folder: Path, to: Path) -> Path:
    """A folder with links to another folder's files, which saves copying megabytes. To change a file, replace it: see
    `left_alone`."""
    shutil.copytree(folder, to, copy_function=_link, dirs_exist_ok=True)
    return to


def _link(file: str, to: str) -> None:
    """Link a file unless it exists: caches are named by their content."""
    if not Path(to).exists():
        os.link(file, to)


@contextmanager
def left_alone(folder: Path) -> Iterator[None]:
    """Check that nothing is written to a folder's files meanwhile, through any link."""
    before = _written(folder)
    yield
    assert _written(folder) == before, "a file that tests share was written to"


def _written(folder: Path) -> dict[Path, tuple[int, int]]:
    """Size and modification time of each file."""
    status = {file: file.stat() for file in folder.rglob("*") if file.is_file()}
    return {file: (of.st_size, of.st_mtime_ns) for file, of in status.items()}
