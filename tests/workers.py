"""Work that the processes of one run of the tests share."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """No other process is in here with the same file; one that dies lets the next one in."""
    held = sqlite3.connect(lock, timeout=600, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        held.close()
