"""The saver: the file of a table, and what is written to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.file_formats import SCENARIO, ask_where, save_position, save_table


class TableSaver(QObject):
    """Saves what `shown` is: the tree that is played, or the position that is set up.

    said     -- what was done, in a sentence
    troubled -- an InputError
    """

    said = Signal(str)
    troubled = Signal(object)

    def __init__(self, shown: Callable[[], Tree | Scenario], parent: QWidget) -> None:
        super().__init__(parent)
        self._shown, self._window = shown, parent
        # Where the tree is saved without asking.
        self.file: Path | None = None

    def took(self, path: Path) -> None:
        """The tree came from this file, or went there; a scenario says only one way of it."""
        self.file = path if path.suffix.casefold() not in SCENARIO else None

    def save(self) -> None:
        """To the file of the tree, or ask for one."""
        if self.file is None or isinstance(self._shown(), Scenario):
            self.save_as()
        else:
            self.save_to(self.file)

    def save_as(self) -> None:
        """Ask for a file."""
        position = isinstance(self._shown(), Scenario)
        if (path := ask_where(self._window, position=position)) is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        shown = self._shown()
        try:
            if isinstance(shown, Scenario):
                save_position(shown, path)
            else:
                save_table(shown, path)
        except InputError as error:
            self.troubled.emit(error)
            return
        if path.suffix.casefold() not in SCENARIO:
            self.file = path
        self.said.emit(self.tr("Saved as {file}.").format(file=path.name))
