"""`judgeapp desk copies` and `restore`: backups are restored, and nothing is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from judgeapp.desk import settings
from judgeapp.desk.folder import autosave_file, bookmarks_file, draft_file, lists_file, phrases_file, settings_file
from judgeapp.desk.storage.lock import take_window
from judgeapp.desk.upkeep.copying import data_files, make_copies
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import load_lessons
from judgeapp.table.tree.file import load_autosave
from tests.cli.conftest import Run
from tests.damage.variants import ANSWERS, CARDS, LESSONS, MARKS, REVISIONS, fill

THEN = datetime(2026, 1, 2, 9, 30, tzinfo=UTC)
DATE = "2026-01-02T093000Z"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with content and a backup in every file, changed afterwards."""
    folder = tmp_path / "data"
    folder.mkdir()
    fill(folder)
    settings.save(settings.Settings(judge="Ken"), settings_file(folder))
    make_copies(folder, THEN)
    marks, _ = open_bookmarks(bookmarks_file(folder))
    marks.remove("rules:1")
    marks.close()
    phrases_file(folder).write_bytes(b"format: judgeapp-phrases-1\nphrases: []\n")
    return folder


def marks_of(folder: Path) -> int:
    marks, trouble = open_bookmarks(bookmarks_file(folder))
    assert trouble is None
    with closing(marks):
        return len(marks.all())


def test_backups_are_listed_with_their_contents(folder: Path, own: Run) -> None:
    make_copies(folder, THEN + timedelta(hours=2))
    copies = own("desk", "copies", "--json").json
    counts = {entry["name"]: entry["count"] for entry in copies}
    assert counts[f"bookmarks.{DATE}.sqlite"] == MARKS
    assert counts["bookmarks.2026-01-02T113000Z.sqlite"] == MARKS - 1
    assert counts[f"cards.{DATE}.sqlite"] == CARDS
    assert counts[f"rulings.{DATE}.sqlite"] == REVISIONS
    assert counts[f"answers.{DATE}.sqlite"] == ANSWERS
    assert counts[f"phrases.{DATE}.yaml"] == LESSONS
    for name in ("settings.{}.json", "team.{}.json", "position.{}.yaml"):
        assert counts[name.format(DATE)] == 1
    assert counts[f"table.{DATE}.json"] > 1
    assert {entry["sound"] for entry in copies} == {True}
    listed = own("desk", "copies")
    assert f"bookmarks.{DATE}.sqlite  2026-01-02 09:30 UTC  sound ({MARKS})" in listed.out


def test_everything_saved_can_be_inspected(folder: Path, own: Run) -> None:
    listed = {entry["name"].partition(".")[0] for entry in own("desk", "copies", "--json").json}
    assert listed == {thing.file.stem for thing in data_files(folder)}


def test_without_backups_the_page_says_so(own: Run) -> None:
    assert own("desk", "copies").out == "No backups yet.\n"


def test_restoring_a_database_keeps_the_replaced_one(folder: Path, own: Run) -> None:
    ran = own("desk", "restore", f"bookmarks.{DATE}.sqlite")
    assert ran.status == 0
    assert "saved as bookmarks.replaced.sqlite" in ran.out
    assert marks_of(folder) == MARKS
    with closing(sqlite3.connect(folder / "bookmarks.replaced.sqlite")) as before:
        assert before.execute("SELECT count(*) FROM bookmark").fetchone() == (MARKS - 1,)
    # A second restore keeps what the first one set aside.
    assert (
        own("desk", "restore", f"bookmarks.{DATE}.sqlite", "--json")
        .json["aside"]
        .endswith("bookmarks.replaced-2.sqlite")
    )


def test_restoring_sets_no_other_file_aside(folder: Path, own: Run) -> None:
    lists_file(folder).write_bytes(b"damaged")
    assert own("desk", "restore", f"bookmarks.{DATE}.sqlite").status == 0
    assert lists_file(folder).read_bytes() == b"damaged"


def test_files_are_restored(folder: Path, own: Run) -> None:
    changed = phrases_file(folder).read_bytes()
    for file in (autosave_file(folder), draft_file(folder), settings_file(folder)):
        file.unlink()
    for name in ("phrases", "position"):
        assert own("desk", "restore", f"{name}.{DATE}.yaml").status == 0
    for name in ("table", "settings"):
        ran = own("desk", "restore", f"{name}.{DATE}.json", "--json")
        assert (ran.status, ran.json["aside"]) == (0, "")
    lessons, trouble = load_lessons(folder)
    assert (len(lessons), trouble) == (LESSONS, None)
    assert (folder / "phrases.replaced.yaml").read_bytes() == changed
    tree, wrong = load_autosave(folder)
    assert tree is not None
    assert wrong is None
    assert settings.load(settings_file(folder)) == (settings.Settings(judge="Ken"), None)
    assert own("desk", "check").status == 0


@pytest.mark.parametrize("name", ["bookmarks.{}.sqlite", "phrases.{}.yaml", "table.{}.json"])
def test_a_damaged_backup_is_reported_and_not_restored(folder: Path, own: Run, name: str) -> None:
    copy = folder / "backups" / name.format(DATE)
    content = copy.read_bytes()
    copy.write_bytes(content[: len(content) // 2])
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    (listed,) = [entry for entry in own("desk", "copies", "--json").json if entry["name"] == copy.name]
    assert not listed["sound"]
    assert listed["wrong"]
    assert "the backup is damaged" in own("desk", "restore", copy.name).refusal
    assert before == {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_an_altered_row_makes_a_backup_damaged(folder: Path, own: Run) -> None:
    copy = folder / "backups" / f"bookmarks.{DATE}.sqlite"
    with closing(sqlite3.connect(copy)) as change, change:
        change.execute("UPDATE bookmark SET note = 'otherwise' WHERE passage = 'rules:1'")
    assert own("desk", "restore", copy.name).status == 2


@pytest.mark.parametrize("name", ["", "../../etc/passwd", "bookmarks.sqlite", "x" * 3000])
def test_a_file_that_is_no_backup_is_not_restored(folder: Path, own: Run, name: str) -> None:
    assert "there is no backup" in own("desk", "restore", name).refusal


def test_nothing_is_restored_while_the_window_is_open(folder: Path, own: Run) -> None:
    lock = take_window(folder)
    try:
        ran = own("desk", "restore", f"bookmarks.{DATE}.sqlite")
    finally:
        lock.release()
    assert ran.status == 2
    assert "Close it first" in ran.err
    assert marks_of(folder) == MARKS - 1
