"""Databases of other versions: older ones are upgraded, newer ones left alone."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from judgeapp.desk.imported.cards import SCHEMA as CARDS
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.storage.database import RecordDatabase, open_database
from judgeapp.desk.storage.recovery import repair_database
from judgeapp.desk.storage.schema import Schema
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.messages.errors import InputError

LAMPS = Schema(
    "the lamps",
    first=1,
    steps=(
        ("CREATE TABLE lamp (name TEXT PRIMARY KEY) STRICT",),
        (
            "ALTER TABLE lamp ADD COLUMN light INTEGER NOT NULL DEFAULT 0",
            "UPDATE lamp SET light = length(name)",
            "CREATE TABLE keeper (name TEXT) STRICT",
        ),
        (),
        ("CREATE INDEX by_light ON lamp (light)", "INSERT INTO keeper SELECT name FROM lamp"),
    ),
)


def edition(version: int) -> Schema:
    """Schema of that version."""
    return LAMPS._replace(steps=LAMPS.steps[:version])


class _Unfinished(RecordDatabase[str]):
    def _read(self) -> tuple[str, ...]:
        return ()


def test_records_have_a_schema(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="schema"):
        _Unfinished(sqlite3.connect(":memory:"), tmp_path)  # type: ignore[abstract]


def laid(file: Path, version: int) -> None:
    """An older database with a lamp in it."""
    connection, trouble = open_database(file, edition(version))
    assert trouble is None
    connection.execute("INSERT INTO lamp (name) VALUES ('beacon')")
    connection.close()


def explained_events(file: Path) -> tuple[int, list[str]]:
    connection = sqlite3.connect(file)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    tables = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master ORDER BY name")]
    connection.close()
    return version, tables


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_a_database_of_any_older_version_is_upgraded(tmp_path: Path, version: int) -> None:
    file, new = tmp_path / "lamps.sqlite", tmp_path / "new.sqlite"
    laid(file, version)
    connection, trouble = open_database(file, LAMPS)
    assert trouble is None
    ((name, light),) = connection.execute("SELECT name, light FROM lamp").fetchall()
    assert (name, light) == (b"beacon", 6 if version < 2 else 0)
    connection.close()
    open_database(new, LAMPS)[0].close()
    # An upgraded database equals a new one.
    assert explained_events(file) == explained_events(new)
    assert explained_events(file)[0] == 4


def test_a_failed_upgrade_changes_nothing_and_is_no_damage(tmp_path: Path) -> None:
    file = tmp_path / "lamps.sqlite"
    laid(file, 1)
    before = explained_events(file)
    broken = LAMPS._replace(steps=(*LAMPS.steps, ("INSERT INTO lamp VALUES ('beacon', 1)",)))
    with pytest.raises(InputError, match="can't convert the lamps of an older version") as raised:
        open_database(file, broken)
    assert raised.value.where == str(file)
    assert explained_events(file) == before
    assert not list(tmp_path.glob("*damaged*"))
    connection, trouble = open_database(file, LAMPS)
    assert trouble is None
    assert connection.execute("SELECT count(*) FROM lamp").fetchone() == (1,)
    connection.close()


def test_windows_opened_together_upgrade_once(tmp_path: Path) -> None:
    for turn in range(5):
        file = tmp_path / f"lamps-{turn}.sqlite"
        laid(file, 1)

        def open_it(_: int, file: Path = file) -> InputError | None:
            connection, trouble = open_database(file, LAMPS)
            connection.close()
            return trouble

        with ThreadPoolExecutor(8) as windows:
            assert set(windows.map(open_it, range(16))) == {None}
        assert explained_events(file)[0] == LAMPS.version
    assert not list(tmp_path.glob("*damaged*"))


def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "lamps.sqlite"
    laid(file, 3)
    before = file.read_bytes()
    with pytest.raises(InputError) as raised:
        open_database(file, edition(2))
    assert str(raised.value) == (
        f"{file}: the lamps were saved by a newer version of this program (version 3; this one"
        " reads up to 2). Use that version; the file is unchanged."
    )
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*damaged*"))
    # The newer program still opens it.
    open_database(file, edition(3))[0].close()


@pytest.mark.parametrize("flipped", [1 + (1 << 23), 1 - (1 << 31)])
def test_a_version_with_a_flipped_bit_is_inferred_from_the_tables(tmp_path: Path, flipped: int) -> None:
    file = tmp_path / "lamps.sqlite"
    laid(file, 1)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {flipped}")
    connection, trouble = open_database(file, edition(2))
    connection.close()
    assert trouble is None
    assert explained_events(file)[0] == edition(2).version


def test_in_a_newer_database_nothing_is_written_even_after_a_power_cut(tmp_path: Path) -> None:
    file = tmp_path / "lamps.sqlite"
    laid(file, 1)
    script = (
        "import os, sqlite3, sys\n"
        "connection = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "connection.execute('PRAGMA user_version = 9')\n"
        "connection.execute(\"INSERT INTO lamp VALUES ('last')\")\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", script, os.fspath(file)], check=True)
    wal = tmp_path / "lamps.sqlite-wal"
    before = file.read_bytes(), wal.read_bytes()
    assert before[1]
    with pytest.raises(InputError, match="newer version"):
        open_database(file, LAMPS)
    assert (file.read_bytes(), wal.read_bytes()) == before


def test_other_tables_than_those_of_its_version_are_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "lamps.sqlite"
    laid(file, 2)
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 1")
    connection.close()
    connection, trouble = open_database(file, LAMPS)
    assert trouble is not None
    assert "its tables weren't made" in trouble.what
    assert connection.execute("SELECT count(*) FROM lamp").fetchone() == (0,)
    connection.close()
    assert explained_events(tmp_path / "lamps.damaged.sqlite")[0] == 1


def test_an_empty_file_is_damage_and_is_replaced(tmp_path: Path) -> None:
    for name, opening in (("bookmarks", open_bookmarks), ("cards", open_cards)):
        file = tmp_path / f"{name}.sqlite"
        assert opening(file)[1] is None  # no message for a file that didn't exist
        file = tmp_path / f"{name}-2.sqlite"
        file.write_bytes(b"")
        opened, trouble = opening(file)
        assert trouble is not None
        assert trouble.what == f"the {name} are damaged (the file is empty), so a new list was started"
        opened.close()
        assert opening(file)[1] is None
    assert not list(tmp_path.glob("*damaged*"))


def test_the_log_of_an_empty_file_is_set_aside_with_it(tmp_path: Path) -> None:
    file = tmp_path / "lamps.sqlite"
    file.write_bytes(b"")
    wal = tmp_path / "lamps.sqlite-wal"
    wal.write_bytes(b"the last lamp")
    connection, trouble = open_database(file, LAMPS)
    connection.close()
    assert trouble is not None
    assert "the file is empty" in trouble.what
    assert (tmp_path / "lamps.damaged.sqlite-wal").read_bytes() == b"the last lamp"


def test_a_database_without_a_version_has_the_first(tmp_path: Path) -> None:
    """For example after recovery through an SQL dump."""
    file = tmp_path / "cards.sqlite"
    open_cards(file)[0].close()
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 0")
    connection.close()
    library, trouble = open_cards(file)
    assert trouble is None
    library.close()
    assert CARDS.first == 1


def test_a_new_database_is_opened_while_another_reads_it(tmp_path: Path) -> None:
    """Two windows open a new data folder at once."""
    file = tmp_path / "lamps.sqlite"
    repair_database(file, LAMPS, None)  # the first has made it, and not yet opened it
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM lamp").fetchone() == (0,)
        connection, trouble = open_database(file, LAMPS)
        connection.close()
    assert trouble is None
