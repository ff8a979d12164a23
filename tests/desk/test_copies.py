"""Dated backups: made of changes, thinned out by age, and never made of damaged files."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from judgeapp.desk.folder import bookmarks_file, lists_file, notebook_file, settings_file
from judgeapp.desk.settings import Settings, save
from judgeapp.desk.storage.backup import AGES, EVERY, KEPT_FOR, BackupCopy, copies_of, spare
from judgeapp.desk.upkeep.copying import copy_before_deletion, make_copies
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.rulings.notebook.ruling import Ruling

# Later than every file that a test writes.
NOW = datetime.now(UTC).replace(microsecond=0) + timedelta(days=1)


def mark(folder: Path, passage: str) -> None:
    bookmarks, trouble = open_bookmarks(bookmarks_file(folder))
    assert trouble is None
    bookmarks.add(passage)
    bookmarks.close()


def test_changed_files_are_copied_once_an_hour(tmp_path: Path) -> None:
    mark(tmp_path, "rules:1")
    save(Settings(), settings_file(tmp_path))
    first = make_copies(tmp_path, NOW).files
    assert [copy.name.split(".")[0] for copy in first] == ["settings", "bookmarks"]
    mark(tmp_path, "rules:2")
    os.utime(bookmarks_file(tmp_path), (NOW.timestamp() + 60,) * 2)
    assert make_copies(tmp_path, NOW + EVERY / 2) == ((), ())
    (second,) = make_copies(tmp_path, NOW + EVERY).files
    assert second.name.startswith("bookmarks.")
    assert make_copies(tmp_path, NOW + 3 * EVERY) == ((), ()), "nothing was changed since"
    bookmarks, trouble = open_bookmarks(second)
    assert trouble is None
    assert len(bookmarks.all()) == 2
    bookmarks.close()


def test_copies_are_made_even_after_the_clock_was_ahead(tmp_path: Path) -> None:
    mark(tmp_path, "rules:1")
    (ahead,) = make_copies(tmp_path, NOW + timedelta(days=400)).files
    for hour in range(4):
        now = NOW + hour * EVERY
        mark(tmp_path, f"rules:1-{hour}")
        os.utime(bookmarks_file(tmp_path), (now.timestamp(),) * 2)
        (made,) = make_copies(tmp_path, now).files
        assert make_copies(tmp_path, now + EVERY / 2).files == ()
        assert {ahead, made} <= {copy.file for copy in copies_of(bookmarks_file(tmp_path))}


def test_copying_sets_nothing_aside_and_keeps_copies_needed_for_undo(tmp_path: Path) -> None:
    lists_file(tmp_path).write_bytes(b"damaged")
    for hour in range(4):
        mark(tmp_path, f"rules:{hour}")
        os.utime(bookmarks_file(tmp_path), ((NOW + hour * EVERY).timestamp(),) * 2)
        assert make_copies(tmp_path, NOW + hour * EVERY).troubles == ()
    assert len(copies_of(bookmarks_file(tmp_path))) == 4
    assert lists_file(tmp_path).read_bytes() == b"damaged"


def test_a_damaged_file_is_reported_and_not_copied(tmp_path: Path) -> None:
    mark(tmp_path, "rules:1")
    make_copies(tmp_path, NOW)
    file = bookmarks_file(tmp_path)
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])
    os.utime(file, (NOW.timestamp() + 60,) * 2)
    made = make_copies(tmp_path, NOW + 2 * EVERY)
    assert made.files == ()
    assert "the bookmarks are damaged" in made.troubles[0].what
    assert len(copies_of(file)) == 1


def test_permanently_deleted_data_stays_in_a_copy_for_months(tmp_path: Path) -> None:
    """However many deletions there are in a day or a second."""
    notebook, _ = open_notebook(notebook_file(tmp_path))
    made = {notebook.add(Ruling(f"{number}"), "Ken").id: number for number in range(8)}
    rulings = [noted.id for noted in notebook.all()]
    for index, ruling in enumerate(rulings[:6]):
        now = NOW + timedelta(hours=2 * (index // 2))
        copy_before_deletion(notebook_file(tmp_path), now)
        notebook.delete_for_good(ruling, "Ken")
        # Hourly copies make older copies spare.
        make_copies(tmp_path, now + timedelta(hours=1))
    notebook.add(Ruling("later"), "Ken")
    notebook.close()
    assert revisions_in_copies(tmp_path) == set(made)
    make_copies(tmp_path, NOW + KEPT_FOR - timedelta(hours=1))
    assert revisions_in_copies(tmp_path) >= set(made)
    # From then on they are treated as ordinary copies.
    copies = copies_of(notebook_file(tmp_path))
    assert len(spare(copies, NOW + KEPT_FOR + timedelta(days=1))) > 1


def revisions_in_copies(folder: Path) -> set[str]:
    ids: set[str] = set()
    for copy in copies_of(notebook_file(folder)):
        notebook, trouble = open_notebook(copy.file)
        assert trouble is None
        ids |= set(notebook.ids())
        notebook.close()
    return ids


@given(st.lists(st.integers(0, 400 * 24), unique=True, min_size=1))
def test_the_newest_copy_and_one_of_each_age_stay(hours: list[int]) -> None:
    copies = [BackupCopy(Path(str(hour)), NOW - timedelta(hours=hour)) for hour in sorted(hours)]
    gone = spare(copies, NOW)
    stay = [copy for copy in copies if copy not in gone]
    assert copies[0] in stay
    assert len(stay) <= len(AGES) + 2
    ages = (timedelta(0), *AGES, timedelta.max)
    for young, old in pairwise(ages):

        def within(copy: BackupCopy, young: timedelta = young, old: timedelta = old) -> bool:
            return young <= NOW - copy.made < old

        assert any(map(within, stay)) == any(map(within, copies))


def test_over_a_year_of_work_each_age_has_its_copy(tmp_path: Path) -> None:
    """From day to day, the oldest backup of each age moves on to the next age."""
    copies: list[BackupCopy] = []
    for day in range(365):
        now = NOW + timedelta(days=day)
        for hour in (9, 12, 18):
            made = now + timedelta(hours=hour)
            copies.insert(0, BackupCopy(Path(made.isoformat()), made))
            gone = spare(copies, made)
            copies = [copy for copy in copies if copy not in gone]
    ages = [(copies[0].made - copy.made).days for copy in copies]
    assert len(copies) <= len(AGES) + 2
    assert any(7 <= age < 60 for age in ages), ages
    assert any(age >= 30 for age in ages), ages
