"""Opening a large table blocks nobody: the window can be closed meanwhile, and another table opened."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import autosave_file
from judgeapp.engine.game import Game
from judgeapp.table.tree.file import save
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.table.conftest import DUEL
from tests.ui.table.conftest import open_file, written


@pytest.fixture
def long_table(table: Table) -> bytes:
    """Saved table with a long game."""
    tree: Tree = table.session.tree
    for _ in range(4):
        assert tree.game.decision is not None
        tree = tree.choose(tree.game.decision.options[0].key)
    return save(tree)


class Slow:
    """Delays every choice until released, and counts choices."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began, self.go = threading.Event(), threading.Event()
        self.made = 0
        choose = Game.choose

        def slowly(game: Game, key: str) -> Game:
            self.made += 1
            self.began.set()
            self.go.wait()
            return choose(game, key)

        monkeypatch.setattr(Game, "choose", slowly)


def test_opening_another_file_does_not_wait_for_the_first(
    qtbot: QtBot, table: Table, long_table: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "long.json"
    file.write_bytes(long_table)
    with monkeypatch.context() as patch:
        slow = Slow(patch)
        table.seating.open_path(file)
        qtbot.waitUntil(slow.began.is_set)
        table.seating.open_path(written(tmp_path, DUEL))
        slow.go.set()
        qtbot.waitUntil(lambda: table.is_idle)
    assert slow.made == 1
    assert table.title.text() == "A turn with something of everything"
    # Opening it again and waiting opens it.
    open_file(table, file)
    assert len(table.session.tree.nodes) == 5


def test_closing_the_window_does_not_wait_for_the_saved_table(
    qtbot: QtBot,
    start: Callable[[Path], Window],
    data: Path,
    long_table: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    autosave_file(folder).write_bytes(long_table)
    slow = Slow(monkeypatch)
    window = start(folder)
    window.navigator.show_view("table")
    qtbot.waitUntil(slow.began.is_set)
    assert window.table is not None
    window.table.autosave._opening.cancel()  # as when closing while a choice is running
    slow.go.set()
    window.close()
    assert slow.made == 1
    # The file is intact and stays.
    assert autosave_file(folder).read_bytes() == long_table
    assert [file.name for file in folder.iterdir() if "damaged" in file.name] == []
