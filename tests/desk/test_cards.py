"""Cards are saved at once, and a damaged library is set aside."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from judgeapp.desk.imported.cards import SCHEMA, open_cards
from judgeapp.entries.importing import ImportOutcome
from judgeapp.messages.errors import InputError
from tests.cards.made import record


def test_a_stored_card_is_on_the_disk(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite"
    library, trouble = open_cards(file)
    assert trouble is None
    assert library.put(record(), "own.jsonl") is ImportOutcome.NEW
    # Left open, as after a power failure.
    other, _ = open_cards(file)
    (kept,) = other.all()
    assert (kept.record, kept.origin, kept.by_hand) == (record(), "own.jsonl", False)
    assert other.put(record(), "other.jsonl") is ImportOutcome.UNCHANGED
    assert other.put(record(dp=1000), "other.jsonl") is ImportOutcome.UPDATED
    other.close()
    library.close()


def test_each_number_and_language_has_one_record(tmp_path: Path) -> None:
    library, _ = open_cards(tmp_path / "cards.sqlite")
    for language in ("en", "de", "en"):
        library.put(record(language=language), "")
    assert [kept.key for kept in library.of("TS1-010")] == [("TS1-010", "de"), ("TS1-010", "en")]
    assert library.of("TS1-011") == ()
    library.close()


def test_the_database_is_in_wal_mode_and_has_its_version(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite"
    open_cards(file)[0].close()
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA.version,)
    connection.close()


@pytest.mark.parametrize("content", [b"these are no cards" * 300, b"SQLite format 3\0" + b"\1" * 99])
def test_a_damaged_library_is_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "cards.sqlite"
    file.write_bytes(content)
    library, trouble = open_cards(file)
    assert trouble is not None
    assert "the cards are damaged" in trouble.what
    assert library.all() == ()
    library.close()
    assert (tmp_path / "cards.damaged.sqlite").read_bytes() == content


def test_a_library_of_a_newer_edition_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite"
    open_cards(file)[0].close()
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {SCHEMA.version + 1}")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(InputError, match="newer version"):
        open_cards(file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"{}", b"\xff", b'{"number": 7}'])
def test_an_unreadable_card_is_reported_and_the_others_are_found(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "cards.sqlite"
    library, _ = open_cards(file)
    library.put(record(), "")
    library.put(record("TS1-011"), "")
    library.close()
    connection = sqlite3.connect(file)
    connection.execute("UPDATE card SET imported = ? WHERE number = 'TS1-011'", (content,))
    connection.commit()
    connection.close()
    library, trouble = open_cards(file)
    assert trouble is not None
    assert trouble.what == (
        "1 of the cards can't be read, so they aren't found; 1 of the cards have changed since they were"
        " saved; 1 have no backup: TS1-011 en"
    )
    assert [kept.record.number for kept in library.all()] == ["TS1-010"]
    # Importing again repairs it, as the error says.
    assert library.put(record("TS1-011"), "") is ImportOutcome.UPDATED
    assert library.unreadable() == 0
    library.close()
