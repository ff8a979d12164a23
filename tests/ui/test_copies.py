"""Restoring a backup in the window: the list shows their content, the present data stays as a backup, and a notice
reports the result."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.desk import settings
from judgeapp.desk.folder import bookmarks_file, cache_folder, phrases_file, settings_file
from judgeapp.desk.upkeep.copying import data_files, make_copies
from judgeapp.desk.upkeep.restoring import dated_copies
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window
from tests.damage.variants import ANSWERS, CARDS, LESSONS, MARKS, REVISIONS, fill
from tests.editions.shared import put_worked_out
from tests.nightly import mostly_nightly
from tests.ui.test_commands import listed_texts

THEN = datetime(2026, 1, 2, 9, 30, tzinfo=UTC)
NAME = "bookmarks.2026-01-02T093000Z.sqlite"
IN_ITS_FORM = "Restored the"
Start = Callable[[Path], Window]


@pytest.fixture
def kept(data: Path, filled_cache: Path) -> Path:
    """A data folder with content and a backup in every file, and a bookmark removed since."""
    fill(data)
    put_worked_out(filled_cache, cache_folder())
    settings.save(settings.Settings(judge="Ken"), settings_file(data))
    make_copies(data, THEN)
    marks, _ = open_bookmarks(bookmarks_file(data))
    marks.remove("rules:1")
    marks.close()
    return data


def page(window: Window) -> str:
    return window.columns.reader.sheet.toPlainText()


def explained_events(window: Window) -> str:
    """The only notice that isn't about unsaved text."""
    (notice,) = (text for text in window.notices.texts if not text.startswith(IN_ITS_FORM))
    return notice


def look(qtbot: QtBot, window: Window) -> None:
    window.actions_by_id["copies"].trigger()
    qtbot.waitUntil(lambda: window.copies.is_idle)


def offered(window: Window) -> list[str]:
    """Links of the page that restore backups."""
    links = re.findall(r'href="([^"]+)"', window.columns.reader.sheet.toHtml())
    begin = Address(Kind.BRING_BACK).url
    return [link.removeprefix(begin) for link in links if link.startswith(begin)]


def marks_of(window: Window) -> int:
    assert window.navigation is not None
    return len(window.navigation.bookmarks.passages)


def opened_again(qtbot: QtBot, start: Start, window: Window, folder: Path) -> Window:
    """Replace the window, as the program does after restoring a backup."""
    qtbot.waitUntil(lambda: not window.isVisible())
    done = window.copies.restore_copy()
    again = start(folder)
    again.copies.show_result(done)
    qtbot.waitUntil(lambda: again.is_idle)
    return again


def test_the_backups_are_listed_with_their_contents(qtbot: QtBot, start: Start, kept: Path) -> None:
    window = start(kept)
    QTest.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "Restore a backup" in page(window))
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.COPIES)
    text = page(window)
    assert f"{THEN.astimezone():%Y-%m-%d %H:%M}" in text
    for value in (
        f"{MARKS} bookmarks",
        f"{CARDS} card records",
        f"{LESSONS} wordings",
        f"{REVISIONS} revisions",
        f"{ANSWERS} entries",
        "in its tree",
        "Settings",
        "The position being set up",
    ):
        assert value in text
    assert len(offered(window)) == len(data_files(kept))
    # A restart opens the page read before, not the list of backups.
    window.close()
    again = start(kept)
    assert again.navigation is not None
    assert again.navigation.address != Address(Kind.COPIES)


def test_without_backups_the_page_says_so(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    look(qtbot, window)
    assert "No backups yet" in page(window)
    assert offered(window) == []


def test_backups_are_found_by_words_and_from_the_table(qtbot: QtBot, start: Start, kept: Path) -> None:
    window = start(kept)
    window.navigator.show_view("table")
    window.commands.ask("restore backup")
    assert "Restore a backup …" in listed_texts(window)
    QTest.keyClick(window.commands.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Restore a backup" in page(window))
    assert window.columns.isVisible()


def test_restoring_a_backup_keeps_the_replaced_data(qtbot: QtBot, start: Start, kept: Path) -> None:
    window = start(kept)
    assert marks_of(window) == MARKS - 1
    look(qtbot, window)
    assert NAME in offered(window)
    assert window.navigation is not None
    window.navigation.open(Address(Kind.BRING_BACK, NAME))
    again = opened_again(qtbot, start, window, kept)
    assert marks_of(again) == MARKS
    notice = explained_events(again)
    made = f"{THEN.astimezone():%Y-%m-%d %H:%M}"
    assert notice == (
        f"Restored: Bookmarks of {made} ({MARKS} bookmarks). The previous data is saved as bookmarks.replaced.sqlite."
    )
    look(qtbot, again)
    assert "bookmarks.replaced.sqlite" in offered(again)
    (undo,) = (b for b in again.notices.findChildren(QToolButton) if b.text() == "Undo")
    undo.click()
    last = opened_again(qtbot, start, again, kept)
    assert marks_of(last) == MARKS - 1
    assert any("bookmarks.replaced-2.sqlite" in text for text in last.notices.texts)


@pytest.mark.parametrize("stem", mostly_nightly([thing.file.stem for thing in data_files(Path())], 2))
def test_everything_saved_can_be_restored(qtbot: QtBot, start: Start, kept: Path, stem: str) -> None:
    window = start(kept)
    qtbot.waitUntil(lambda: window.is_idle)
    (copy,) = (c for c in dated_copies(kept) if c.data_file.file.stem == stem)
    window.copies.restore_on_reopening(copy.name)
    again = opened_again(qtbot, start, window, kept)
    text = explained_events(again)
    assert text.startswith("Restored: ")
    assert "is saved as " in text


def test_restoring_a_missing_file_mentions_no_replaced_one(qtbot: QtBot, start: Start, kept: Path) -> None:
    phrases_file(kept).unlink()
    window = start(kept)
    (copy,) = (c for c in dated_copies(kept) if c.data_file.file.stem == "phrases")
    window.copies.restore_on_reopening(copy.name)
    again = opened_again(qtbot, start, window, kept)
    assert any(text.startswith("Restored: Taught phrases") for text in again.notices.texts)
    assert not any("is saved as" in text for text in again.notices.texts)


def test_a_damaged_backup_is_reported_and_not_offered(qtbot: QtBot, start: Start, kept: Path) -> None:
    copy = kept / "backups" / NAME
    copy.write_bytes(copy.read_bytes()[:1000])
    window = start(kept)
    look(qtbot, window)
    assert "damaged: " in page(window)
    assert NAME not in offered(window)
    # Requesting it anyway shows an error and keeps the data.
    window.copies.restore_on_reopening(NAME)
    again = opened_again(qtbot, start, window, kept)
    assert any("the backup is damaged" in text.casefold() for text in again.notices.texts)
    assert marks_of(again) == MARKS - 1


def test_the_list_shows_the_state_when_it_was_read(qtbot: QtBot, start: Start, kept: Path) -> None:
    window = start(kept)
    look(qtbot, window)
    (kept / "backups" / NAME).unlink()
    window.copies.restore_on_reopening(NAME)
    again = opened_again(qtbot, start, window, kept)
    assert any("no backup" in text for text in again.notices.texts)


# The program as the command starts it: the second window prints its notices and closes.
_PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from judgeapp.ui.application import run

windows = []

def shown(window):
    windows.append(window)
    if len(windows) == 1:
        window.opened.connect(lambda: window.copies.restore_on_reopening(sys.argv[2]))
    else:
        print(*window.notices.texts, flush=True)
        window.opened.connect(lambda: QTimer.singleShot(0, window.close))

status = run(Path(sys.argv[1]), shown)
print(len(windows), flush=True)
raise SystemExit(status)
"""


def test_the_program_reopens_its_window_under_the_same_lock(kept: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(kept), NAME], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    text, number = done.stdout.splitlines()
    assert text.startswith("Restored: Bookmarks of ")
    assert number == "2"
    marks, trouble = open_bookmarks(bookmarks_file(kept))
    assert trouble is None
    assert len(marks.all()) == MARKS
    marks.close()
