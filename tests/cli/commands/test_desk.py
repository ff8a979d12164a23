"""`judgeapp desk check` reports and repairs faults in the data folder."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from judgeapp.cli.main import main
from judgeapp.desk.folder import bookmarks_file, cards_file, settings_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.upkeep.copying import data_files, make_copies
from judgeapp.desk.written.bookmarks import open_bookmarks
from tests.cards.made import record
from tests.cli.conftest import Run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with two cards, a bookmark and backups of both."""
    folder = tmp_path / "data"
    folder.mkdir()
    library, _ = open_cards(cards_file(folder))
    library.put(record(), "own.jsonl")
    library.put(record("TS1-011"), "own.jsonl")
    library.close()
    bookmarks, _ = open_bookmarks(bookmarks_file(folder))
    bookmarks.add("rules:16-4", "asked in round 3")
    bookmarks.close()
    make_copies(folder)
    return folder


def states(run: Run) -> dict[str, str]:
    return {entry["what"]: entry["state"] for entry in run("desk", "check", "--json").json["kept"]}


def test_a_sound_folder_is_sound(folder: Path, own: Run) -> None:
    ran = own("desk", "check")
    assert (ran.status, ran.err) == (0, "")
    assert "cards: sound (2); newest backup of " in ran.out
    assert states(own)["table"] == "none"


def test_everything_saved_is_checked(folder: Path, own: Run) -> None:
    checked = {Path(entry["file"]) for entry in own("desk", "check", "--json").json["kept"]}
    assert checked == {thing.file for thing in data_files(folder)}


def test_data_of_a_newer_edition_is_not_called_damaged(folder: Path, own: Run) -> None:
    with closing(sqlite3.connect(cards_file(folder))) as connection:
        connection.execute("PRAGMA user_version = 999")
    ran = own("desk", "check")
    assert ran.status == 1
    (line,) = (line for line in ran.out.splitlines() if line.startswith("  cards:"))
    assert line.startswith("  cards: from a newer version of this program")
    assert "damaged" not in ran.out
    kept = {entry["what"]: entry["state"] for entry in own("desk", "check", "--json").json["kept"]}
    assert kept["cards"] == "newer"


def test_an_empty_folder_is_sound(own: Run, tmp_path: Path) -> None:
    ran = own("desk", "check", "--json")
    assert ran.status == 0
    assert {entry["state"] for entry in ran.json["kept"]} == {"none"}
    assert own("desk", "check").out.startswith(f"{tmp_path / 'data'}:\n")
    assert not [path for path in (tmp_path / "data").iterdir() if path.is_file()]


def test_damage_is_repaired_and_reported(folder: Path, own: Run) -> None:
    cards_file(folder).write_bytes(b"")
    bookmarks_file(folder).write_bytes(b"no database at all" * 99)
    settings_file(folder).write_bytes(b"{")
    ran = own("desk", "check", "--json")
    assert ran.status == 1
    kept = {entry["what"]: entry for entry in ran.json["kept"]}
    assert {what for what, entry in kept.items() if entry["state"] == "mended"} == {"cards", "bookmarks", "settings"}
    assert "2 restored from the backup of" in kept["cards"]["trouble"]
    assert (kept["cards"]["count"], kept["bookmarks"]["count"]) == (2, 1)
    assert [Path(path).name for path in ran.json["set_aside"]] == ["bookmarks.damaged.sqlite", "settings.damaged.json"]
    assert own("desk", "check").status == 0


def test_an_altered_row_is_reported_by_name_and_restored(folder: Path, own: Run) -> None:
    change = sqlite3.connect(cards_file(folder))
    written = "replace(CAST(imported AS TEXT), '2000', '9000')"
    change.execute(f"UPDATE card SET imported = CAST({written} AS BLOB)")
    change.commit()
    change.close()
    ran = own("desk", "check", "--json")
    (cards,) = [entry for entry in ran.json["kept"] if entry["what"] == "cards"]
    assert (ran.status, cards["state"]) == (1, "mended")
    assert "2 of the cards had changed since they were saved" in cards["trouble"]
    assert "TS1-010 en, TS1-011 en" in cards["trouble"]
    library, trouble = open_cards(cards_file(folder))
    assert (trouble, {kept.record.dp for kept in library.all()}) == (None, {2000})
    library.close()


def test_an_altered_row_without_a_backup_stays_and_is_reported(folder: Path, own: Run) -> None:
    for copy in (folder / "backups").iterdir():
        copy.unlink()
    change = sqlite3.connect(bookmarks_file(folder))
    change.execute("UPDATE bookmark SET note = 'asked in round 8'")
    change.commit()
    change.close()
    for _ in range(2):
        ran = own("desk", "check", "--json")
        (marks,) = [entry for entry in ran.json["kept"] if entry["what"] == "bookmarks"]
        assert (ran.status, marks["state"], marks["count"]) == (1, "damaged", 1)
        assert "1 have no backup: rules:16-4" in marks["trouble"]


@pytest.mark.parametrize("place", ["before", "behind"])
def test_a_folder_without_a_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.chdir(tmp_path)
    nowhere, check = ["--data", ""], ["desk", "check"]
    with pytest.raises(SystemExit) as ended:
        main([*nowhere, *check] if place == "before" else [*check, *nowhere])
    assert ended.value.code == 2
    assert not list(tmp_path.iterdir())
