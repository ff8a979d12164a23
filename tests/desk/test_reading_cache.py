"""The cache of readings: only its own entries are used."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from judgeapp.desk.folder import CACHE_VARIABLE, readings_file
from judgeapp.desk.reading_cache import ReadingCache, open_reading_cache, reading_cache

KEY, OTHER = b"k" * 20, b"o" * 20


def opened(file: Path, most_bytes: int = 1_000_000) -> ReadingCache:
    cache = open_reading_cache(file, most_bytes)
    assert cache is not None
    return cache


@pytest.fixture(autouse=True)
def nothing_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests also pass right after the program has changed."""
    monkeypatch.setattr("judgeapp.desk.reading_cache.is_as_it_was", lambda: True)


def test_a_changed_program_ignores_the_cache(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file, a=b"one")
    monkeypatch.setattr("judgeapp.desk.reading_cache.is_as_it_was", lambda: False)
    kept(file, a=b"two")
    shelf = opened(file)
    assert shelf.get(b"a") == b"one"
    shelf.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    return readings_file(folder)


def kept(file: Path, **values: bytes) -> None:
    shelf = opened(file)
    for name, value in values.items():
        shelf.put(name.encode(), value)
    shelf.close()


def test_a_stored_value_is_there_next_time(file: Path) -> None:
    kept(file, a=b"one", b=b"")
    shelf = opened(file)
    assert shelf.get(b"a") == b"one"
    assert shelf.get(b"b") == b""
    assert shelf.get(b"c") is None
    shelf.close()


def test_the_later_value_counts(file: Path) -> None:
    kept(file, a=b"one")
    kept(file, a=b"two")
    shelf = opened(file)
    assert shelf.get(b"a") == b"two"
    shelf.close()


def test_two_processes_can_share_it(file: Path) -> None:
    first, other = opened(file), opened(file)
    first.put(KEY, b"one")
    first.flush()
    assert other.get(KEY) == b"one"
    other.put(OTHER, b"other")
    other.close()
    assert first.get(OTHER) == b"other"
    first.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE kept SET value = substr(value, 1, length(value) - 1)",
        "UPDATE kept SET value = zeroblob(30)",
        "UPDATE kept SET value = 'text'",
        "UPDATE kept SET value = x''",
        # the value of another text
        "UPDATE kept SET value = (SELECT value FROM kept WHERE key = x'62')",
        "DROP TABLE kept",
    ],
)
def test_an_altered_value_is_ignored(file: Path, statement: str) -> None:
    kept(file, a=b"one", b=b"two")
    shelf = opened(file)
    with sqlite3.connect(file) as other:
        other.execute(statement)
    other.close()
    assert shelf.get(b"a") is None
    shelf.close()


@pytest.mark.parametrize("content", [b"no database", b"SQLite format 3\0" + b"\xff" * 500])
def test_a_damaged_file_is_replaced(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    shelf = opened(file)
    shelf.put(KEY, b"one")
    shelf.close()
    shelf = opened(file)
    assert shelf.get(KEY) == b"one"
    shelf.close()


def test_a_file_damaged_further_down_is_replaced_next_time(file: Path) -> None:
    values = {f"k{at}": b"x" * 1_000 for at in range(20)}
    kept(file, **values)
    content = file.read_bytes()
    file.write_bytes(content[:8_192] + b"\xff" * (len(content) - 8_192))
    shelf = opened(file)
    assert None in [shelf.get(key.encode()) for key in values]
    shelf.close()
    kept(file, **values)
    shelf = opened(file)
    assert shelf.get(b"k0") == b"x" * 1_000
    shelf.close()


def test_a_file_that_grew_too_big_is_swept_the_oldest_first(file: Path) -> None:
    kept(file, **{f"k{at}": b"x" * 1_000 for at in range(100)})
    size = file.stat().st_size
    opened(file, most_bytes=size).close()
    assert file.stat().st_size == size
    shelf = opened(file, most_bytes=size - 1)
    assert shelf.get(b"k0") is None
    assert shelf.get(b"k99") is not None
    shelf.close()
    assert file.stat().st_size < size


def test_without_a_place_nothing_is_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "file" / "cache"))
    assert reading_cache() is None
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    shelf = reading_cache()
    assert shelf is not None
    shelf.close()


def test_a_read_only_cache_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file, a=b"one")

    def connect(name: Path, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = read_only(f"{name.as_uri()}?mode=ro", uri=True, **options)
        return connection

    def chmod(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    read_only = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", connect)
    monkeypatch.setattr(Path, "chmod", chmod)
    shelf = opened(file)
    shelf.put(KEY, b"two")
    assert (shelf.get(b"a"), shelf.get(KEY)) == (b"one", b"two")
    shelf.close()
    shelf = opened(file)
    assert (shelf.get(b"a"), shelf.get(KEY)) == (b"one", None)
    shelf.close()


@pytest.mark.skipif(os.name != "posix", reason="other systems keep caches in the user's own folder")
def test_a_file_writable_by_others_is_not_used(file: Path) -> None:
    kept(file, a=b"one")
    file.chmod(0o666)
    assert open_reading_cache(file) is None
    file.chmod(0o600)
    file.parent.chmod(0o777)
    assert open_reading_cache(file) is None
    file.parent.chmod(0o755)
    opened(file).close()
