"""The cache of readings of card texts: a file in the cache folder, never in the data folder.

A data folder may come from anybody, and a forged reading would be a false ruling. The cache folder's files come from
this user's own program."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from threading import Lock

from judgeapp.cards.reading.caching import is_as_it_was
from judgeapp.desk.folder import cache_folder, readings_file
from judgeapp.messages.errors import InputError

# Room for a library in several languages and three editions of the program.
_MAX_BYTES = 100_000_000
_BATCH_SIZE = 250
_DIGEST_BYTES = 16
_SCHEMA = "CREATE TABLE IF NOT EXISTS kept (key BLOB PRIMARY KEY, value BLOB NOT NULL)"


class ReadingCache:
    """Cache of values by key, each with a checksum. Several processes may use it at once. If the disk or another
    process prevents a step, it is skipped: then texts are read again."""

    def __init__(self, database: sqlite3.Connection, file: Path) -> None:
        self._database, self._file = database, file
        self._is_damaged = False
        self._new: dict[bytes, bytes] = {}
        self._lock = Lock()

    def get(self, key: bytes) -> bytes | None:
        """Cached reading; None if there is none, or it is damaged."""
        with self._lock:
            value = self._new.get(key)
            if value is None:
                value = self._lookup(key)
        if value is None or value[:_DIGEST_BYTES] != _checksum(key, value[_DIGEST_BYTES:]):
            return None
        return value[_DIGEST_BYTES:]

    def put(self, key: bytes, value: bytes) -> None:
        with self._lock:
            self._new[key] = _checksum(key, value) + value
            if len(self._new) >= _BATCH_SIZE:
                self._write()

    def flush(self) -> None:
        with self._lock:
            self._write()

    def close(self) -> None:
        """Close the cache; if it was found damaged, the next user starts with an empty one."""
        self.flush()
        self._database.close()
        if self._is_damaged:
            with suppress(OSError):
                self._file.unlink()

    def _lookup(self, key: bytes) -> bytes | None:
        with self._best_effort():
            row = self._database.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
            if row is not None and isinstance(row[0], bytes):
                return row[0]
        return None

    def _write(self) -> None:
        new, self._new = self._new, {}
        if not new or not is_as_it_was():
            return
        with self._best_effort(), self._database:
            self._database.executemany("REPLACE INTO kept VALUES (?, ?)", new.items())

    @contextmanager
    def _best_effort(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError:
            pass  # another process is doing it, or there is no room
        except sqlite3.DatabaseError:
            self._is_damaged = True


def reading_cache() -> ReadingCache | None:
    """Reading cache of the user; None if there can be none."""
    try:
        return open_reading_cache(readings_file(cache_folder()))
    except InputError:
        return None


def open_reading_cache(file: Path, most_bytes: int = _MAX_BYTES) -> ReadingCache | None:
    """Open a cache file. A damaged one is replaced; one of more than `most_bytes` loses its oldest entries. None if it
    can't be opened, or belongs to another user."""
    if _is_of_others(file):
        return None
    for _ in range(2):
        try:
            return ReadingCache(_opened(file, most_bytes), file)
        except sqlite3.OperationalError:
            return None  # in use, or no room for it
        except sqlite3.DatabaseError:
            with suppress(OSError):
                file.unlink()
    return None


def _opened(file: Path, most_bytes: int) -> sqlite3.Connection:
    database = sqlite3.connect(file, timeout=1.0, check_same_thread=False)
    try:
        database.execute("PRAGMA synchronous = OFF")  # lost readings are made again
        database.execute(_SCHEMA)
        if file.stat().st_size > most_bytes:
            with database:
                half = "SELECT rowid FROM kept ORDER BY rowid LIMIT (SELECT count(*) / 2 FROM kept)"
                database.execute(f"DELETE FROM kept WHERE rowid IN ({half})")
            database.execute("VACUUM")
        if os.name == "posix":
            with suppress(OSError):  # a read-only disk
                file.chmod(0o600)
    except BaseException:
        with closing(database):
            raise
    return database


def _is_of_others(file: Path) -> bool:
    """True if others than this user made it, or may write in its folder."""
    if os.name != "posix":
        return False  # the folder is inside the user's own
    for place in (file.parent, file):
        with suppress(FileNotFoundError):
            status = place.stat()
            if status.st_uid != os.getuid() or status.st_mode & 0o022:
                return True
    return False


def _checksum(key: bytes, value: bytes) -> bytes:
    return blake2b(value, digest_size=_DIGEST_BYTES, key=key).digest()
