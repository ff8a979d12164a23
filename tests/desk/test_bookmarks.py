"""Bookmarks are saved at once, and a damaged list is set aside."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.messages.errors import InputError


def passages(file: Path) -> list[str]:
    bookmarks, trouble = open_bookmarks(file)
    assert trouble is None
    kept = [b.passage for b in bookmarks.all()]
    bookmarks.close()
    return kept


def test_the_newest_bookmark_comes_first(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.sqlite"
    bookmarks, trouble = open_bookmarks(file)
    assert trouble is None
    for passage in ("rules:16-4", "rules:12-1", "manual-ja:12"):
        bookmarks.add(passage)
    assert passages(file) == ["manual-ja:12", "rules:12-1", "rules:16-4"]
    bookmarks.remove("rules:12-1")
    assert passages(file) == ["manual-ja:12", "rules:16-4"]
    bookmarks.close()


def test_a_passage_is_marked_once_and_keeps_its_note(tmp_path: Path) -> None:
    bookmarks, _ = open_bookmarks(tmp_path / "bookmarks.sqlite")
    bookmarks.add("rules:16-4", "first")
    bookmarks.add("rules:16-4", "second")
    (mark,) = bookmarks.all()
    assert mark.note == "first"
    bookmarks.write_note("rules:16-4", "貫通 と ブロッカー")
    (mark,) = bookmarks.all()
    assert mark.note == "貫通 と ブロッカー"
    bookmarks.close()


def test_the_database_is_in_wal_mode(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.sqlite"
    open_bookmarks(file)[0].close()
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


@pytest.mark.parametrize("damage", ["letters", "header", "page", "another table"])
def test_a_damaged_database_is_set_aside_and_named(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "bookmarks.sqlite"
    if damage == "another table":
        connection = sqlite3.connect(file)
        connection.execute("CREATE TABLE bookmark (colour TEXT)")
        connection.close()
    elif damage == "letters":
        file.write_bytes(b"these are no bookmarks" * 300)
    else:
        bookmarks, _ = open_bookmarks(file)
        for i in range(300):
            bookmarks.add(f"rules:{i}")
        bookmarks.close()
        data = bytearray(file.read_bytes())
        start, end = (0, 100) if damage == "header" else (4096, 8192)
        data[start:end] = b"\xa5" * (end - start)
        file.write_bytes(data)

    bookmarks, trouble = open_bookmarks(file)
    assert trouble is not None
    assert trouble.where == str(file)
    # Bookmarks on intact pages are recovered.
    marked = [mark.passage for mark in bookmarks.all()]
    assert len(marked) == (300 if damage in ("header", "page") else 0)
    bookmarks.add("rules:16-4")
    bookmarks.close()
    assert passages(file) == ["rules:16-4", *marked]
    assert (tmp_path / "bookmarks.damaged.sqlite").exists()


def test_an_impossible_path_is_reported(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="can't open"):
        open_bookmarks(tmp_path / "no such folder" / "bookmarks.sqlite")


_OURS = "CREATE TABLE bookmark (passage TEXT PRIMARY KEY, made TEXT NOT NULL, note TEXT NOT NULL)"


@pytest.mark.parametrize(
    "script",
    [
        _OURS,
        "CREATE TABLE bookmark (passage INTEGER, made BLOB, note ANY) STRICT",
        "CREATE VIEW bookmark AS SELECT 'a' AS passage, 'b' AS made, 'c' AS note",
        "CREATE TABLE other (x)",
        "{ours}; CREATE TRIGGER t AFTER INSERT ON bookmark BEGIN DELETE FROM bookmark; END",
        "{ours}; CREATE VIEW v AS SELECT 1",
    ],
)
def test_a_database_that_is_not_ours_is_set_aside_unchanged(tmp_path: Path, script: str) -> None:
    file = tmp_path / "bookmarks.sqlite"
    if script.startswith("{ours}"):
        open_bookmarks(file)[0].close()
        script = script.removeprefix("{ours}; ")
    connection = sqlite3.connect(file)
    connection.executescript(script)
    connection.close()
    before = file.read_bytes()

    bookmarks, trouble = open_bookmarks(file)
    assert trouble is not None
    assert "bookmarks.damaged.sqlite" in trouble.mend
    assert (tmp_path / "bookmarks.damaged.sqlite").read_bytes() == before
    bookmarks.add("rules:16-4")
    bookmarks.close()
    assert passages(file) == ["rules:16-4"]


def test_invalid_utf8_is_left_out_and_reported(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.sqlite"
    bookmarks, _ = open_bookmarks(file)
    bookmarks.add("rules:16-4", "kept")
    bookmarks.close()
    connection = sqlite3.connect(file)
    connection.execute("INSERT INTO bookmark VALUES ('rules:1', 'x', CAST(x'ff80' AS TEXT), '')")
    connection.execute("INSERT INTO bookmark VALUES (CAST(x'c328' AS TEXT), 'x', '', '')")
    connection.commit()
    connection.close()
    bookmarks, trouble = open_bookmarks(file)
    assert trouble is not None
    assert trouble.what.startswith("2 of the bookmarks")
    assert [b.note for b in bookmarks.all()] == ["kept"]
    bookmarks.close()
    assert file.exists()


def test_a_database_locked_by_another_program_is_not_damaged(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.sqlite"
    bookmarks, _ = open_bookmarks(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    bookmarks._connection.execute("PRAGMA busy_timeout = 10")
    with pytest.raises(InputError, match="read or save") as raised:
        bookmarks.add("rules:16-4")
    assert "other program" in raised.value.mend
    other.close()
    bookmarks.close()
    assert file.exists()
