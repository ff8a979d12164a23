"""A disk that fails at the n-th write: the old or the new content is there, always one of them."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Never

import pytest

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.desk import settings
from judgeapp.desk.folder import NEW, settings_file
from judgeapp.desk.imported.editions import import_edition, load_saved_editions
from judgeapp.desk.settings import Settings
from judgeapp.desk.written.alignments import CitedText, SavedAlignments, load_alignments, save_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import load_lessons, save_lessons
from judgeapp.desk.written.typed import TypedTexts, load_typed, save_typed
from judgeapp.desk.written.unfinished import UnfinishedRuling, load_unfinished, save_unfinished
from judgeapp.messages.errors import InputError, ReadOnlyError
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.scenario.file import read_scenario
from judgeapp.table.scenes import ready_scenes, table_of
from judgeapp.table.tree.file import autosave, load_autosave, load_draft, save_draft
from tests.editions.brought import made_edition

Kept = tuple[Callable[[Path, str], None], Callable[[Path], tuple[str, InputError | None]]]


def _settings(folder: Path, text: str) -> None:
    settings.save(Settings(question=text), settings_file(folder))


def _settings_read(folder: Path) -> tuple[str, InputError | None]:
    chosen, trouble = settings.load(settings_file(folder))
    return chosen.question, trouble


def _lesson(folder: Path, text: str) -> None:
    save_lessons((Lesson("en", f"banish {text}", "delete it", "Ken", ""),), folder)


def _lesson_read(folder: Path) -> tuple[str, InputError | None]:
    lessons, trouble = load_lessons(folder)
    return lessons[0].wording.split()[-1], trouble


def _table(folder: Path, text: str) -> None:
    autosave(table_of(ready_scenes()[0]).called(0, text), folder)


def _table_read(folder: Path) -> tuple[str, InputError | None]:
    tree, trouble = load_autosave(folder)
    assert tree is not None
    return tree.nodes[0].name, trouble


def _position(folder: Path, text: str) -> None:
    from msgspec.structs import replace

    save_draft(replace(read_scenario(ready_scenes()[0].text, "")[0], title=text), folder)


def _position_read(folder: Path) -> tuple[str, InputError | None]:
    scenario, trouble = load_draft(folder)
    assert scenario is not None
    return scenario.title, trouble


def _unfinished(folder: Path, text: str) -> None:
    save_unfinished(UnfinishedRuling(Ruling(text)), folder)


def _unfinished_read(folder: Path) -> tuple[str, InputError | None]:
    unfinished, trouble = load_unfinished(folder)
    assert unfinished is not None
    return unfinished.written.question, trouble


def _typed(folder: Path, text: str) -> None:
    save_typed(TypedTexts({"card": {"name": text}}), folder)


def _typed_read(folder: Path) -> tuple[str, InputError | None]:
    typed, trouble = load_typed(folder)
    return typed.forms["card"]["name"], trouble


def _edition(folder: Path, title: str) -> None:
    import_edition(made_edition(title), folder)


def _edition_read(folder: Path) -> tuple[str, InputError | None]:
    editions, trouble = load_saved_editions(folder)
    return editions[0].facts.title, trouble


def _said(folder: Path, text: str) -> None:
    save_alignments(folder, lambda _: SavedAlignments(cited=(CitedText("4.2", "1-1", "0", text),)))


def _said_read(folder: Path) -> tuple[str, InputError | None]:
    alignments, trouble = load_alignments(folder)
    return alignments.cited[0].text, trouble


KEPT: dict[str, Kept] = {
    "settings": (_settings, _settings_read),
    "phrases": (_lesson, _lesson_read),
    "table": (_table, _table_read),
    "position": (_position, _position_read),
    "unfinished": (_unfinished, _unfinished_read),
    "typed": (_typed, _typed_read),
    "editions": (_edition, _edition_read),
    "lined-up": (_said, _said_read),
}


class FailingDisk:
    """Fails every call that changes the disk, from the n-th on, with "no space left"."""

    def __init__(self, patch: pytest.MonkeyPatch, calls: int) -> None:
        self.left = calls
        patch.setattr(os, "fsync", self._failing(os.fsync))
        patch.setattr(Path, "replace", self._failing(Path.replace))
        patch.setattr(Path, "open", self._failing(Path.open))

    def _failing(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            if "b" in str(arguments[1:2]) and "x" not in str(arguments[1:2]):
                return real(*arguments, **named)
            self.left -= 1
            if self.left < 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return real(*arguments, **named)

        return call


@pytest.mark.parametrize("name", KEPT)
def test_a_failing_disk_leaves_the_old_or_the_new_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    write, read = KEPT[name]
    refused = 0
    for calls in range(20):
        folder = tmp_path / str(calls)
        folder.mkdir()
        write(folder, "old")
        with monkeypatch.context() as patch:
            disk = FailingDisk(patch, calls)
            try:
                write(folder, "new")
            except InputError as error:
                refused += re.search(r"can't save .* \(No space left on device\)", str(error)) is not None
        content, trouble = read(folder)
        assert trouble is None
        assert content in ("old", "new")
        assert not [path for path in folder.rglob("*") if path.name.endswith(NEW)]
        if disk.left >= 0:
            assert content == "new"
            break
    else:
        pytest.fail("it never went well")
    assert refused > 1


def test_data_on_a_full_disk_is_readable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite can't create its shared-memory file there."""
    file = tmp_path / "bookmarks.sqlite"
    bookmarks, _ = open_bookmarks(file)
    bookmarks.add("rules:16-4")
    bookmarks.close()
    wrong = sqlite3.OperationalError("disk I/O error")
    wrong.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE

    def full(*_: object) -> Never:
        raise wrong

    monkeypatch.setattr("judgeapp.desk.storage.database.open_checked", full)
    usage = SimpleNamespace(free=0)
    monkeypatch.setattr("judgeapp.desk.storage.schema.disk_usage", lambda _: usage)
    bookmarks, trouble = open_bookmarks(file)
    assert [mark.passage for mark in bookmarks.all()] == ["rules:16-4"]
    assert isinstance(trouble, ReadOnlyError)
    assert trouble.mend == "Free up disk space"
    with pytest.raises(InputError, match="Free up disk space"):
        bookmarks.add("rules:16-5")
    bookmarks.close()
    # A failing disk with free space isn't a full one.
    usage.free = 10**9
    with pytest.raises(InputError, match=r"can't open.*Check the disk"):
        open_bookmarks(file)
