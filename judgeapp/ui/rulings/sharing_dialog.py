"""Dialog for the contents of a shared file: rulings, scenes, lessons, tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from judgeapp.ui.localization import labelled_count
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import fit_ticks, push_button
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars

_FILE = Qt.ItemDataRole.UserRole


class Sharable(NamedTuple):
    """Numbers of listed rulings, own scenes and taught phrases, and the saved tables of the data folder."""

    rulings: int
    scenes: int
    phrases: int
    tables: Sequence[Path]

    @property
    def is_nothing(self) -> bool:
        return not any(self)


class SharingDialog(QDialog):
    """Dialog, `accepted` to write the choice."""

    def __init__(self, there: Sharable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export"))
        text = PlainLabel(self.tr("Export to one plain-text file for other judges:"), wraps=True)
        self.rulings = _tick(self.tr("&Rulings in the list, with their history"), there.rulings)
        self.rulings.setChecked(there.rulings > 0)
        self.scenes = _tick(self.tr("Your own &scenes"), there.scenes)
        self.phrases = _tick(self.tr("&Taught phrases"), there.phrases)
        named = PlainLabel(self.tr("Ta&bles"))
        self.tables = _Files()
        self.tables.setTabKeyNavigation(False)
        scale_scroll_bars(self.tables)
        self.tables.setAccessibleName(self.tr("Tables"))
        named.setBuddy(self.tables)
        for file in there.tables:
            self._add(file, chosen=False)
        self.add_table = push_button(self.tr("&Add a table …"), self.tr("Choose saved tables"))
        self.add_table.setAutoDefault(False)
        self.add_table.clicked.connect(self._ask)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.save = buttons.addButton(self.tr("Sa&ve as …"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._boxes = (self.rulings, self.scenes, self.phrases)
        box(QVBoxLayout(self), text, *self._boxes, named, self.tables, self.add_table, buttons)
        for ticked in self._boxes:
            ticked.toggled.connect(self._enable)
        self.tables.itemChanged.connect(self._enable)
        for ticks in (*self._boxes, self.tables):
            fit_ticks(ticks)
        self.setMinimumWidth(round(28 * fonts.em()))
        self.tables.setMinimumHeight(round(5 * fonts.em()))
        self._enable()

    @property
    def chosen_tables(self) -> tuple[Path, ...]:
        items = (self.tables.item(row) for row in range(self.tables.count()))
        return tuple(Path(item.data(_FILE)) for item in items if item.checkState() is Qt.CheckState.Checked)

    def _ask(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Tables"), "", self.tr("Tables (*.json);;All files (*)"))
        for name in names:
            self._add(Path(name), chosen=True)
        self._enable()

    def _add(self, file: Path, *, chosen: bool) -> None:
        item = QListWidgetItem(file.stem)
        item.setToolTip(str(file))
        item.setData(_FILE, str(file))
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
        self.tables.addItem(item)

    def _enable(self) -> None:
        self.save.setEnabled(any(ticked.isChecked() for ticked in self._boxes) or bool(self.chosen_tables))


class _Files(QListWidget):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Space checks the current line, whichever column has the focus; if there is none, the first line.
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)
        super().keyPressEvent(event)


def _tick(text: str, count: int) -> QCheckBox:
    tick = QCheckBox(labelled_count(text, count))
    tick.setEnabled(count > 0)
    return tick
