"""A row of a list: a number, a title, a text with marks, a remark; and the model of a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from judgeapp.messages.punctuation import spoken_line
from judgeapp.ui.widgets.plain_text import tip

if TYPE_CHECKING:
    from judgeapp.search.answer import Mark

_Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class Run:
    text: str
    language: str = ""
    mark: bool = False  # the part that matched
    muted: bool = False  # muted, and not bold in a title


@dataclass(frozen=True)
class Row:
    """Row of a list. `number` leads and may be empty. `group` is above the first row of several that belong together.
    `tip` is the row's tool tip, and read by screen readers after it; made when it is, if it takes time."""

    number: str = ""
    title: tuple[Run, ...] = ()
    body: tuple[Run, ...] = ()
    foot: str = ""
    group: str = ""
    tip: str | Callable[[], str] = ""

    @property
    def made(self) -> Row:
        return self

    @property
    def tip_text(self) -> str:
        return self.tip if isinstance(self.tip, str) else self.tip()

    @property
    def remark(self) -> tuple[Run, ...]:
        return (Run(self.foot),) if self.foot else ()

    @property
    def text(self) -> str:
        """The row in one line, for copying and for screen readers."""
        head = " ".join(part for part in (self.number, joined(self.title)) if part)
        return spoken_line((self.group, head, joined(self.body), self.foot))


@dataclass(frozen=True)
class PendingRow:
    """Row that is made when it is about to be seen."""

    make: Callable[[], Row]
    group: str = ""

    @cached_property
    def made(self) -> Row:
        return replace(self.make(), group=self.group)


class RowModel(QAbstractListModel):
    """A list of rows, each standing for something of its owner's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Row, Any]] = []
        self.rest: Sequence[tuple[Row | PendingRow, Any]] = ()  # not shown yet

    def show(self, rows: Sequence[tuple[Row | PendingRow, Any]], first: int | None = None) -> None:
        """All of them, or so many of the first until `show_rest`."""
        self.beginResetModel()
        self._rows = [(row.made, thing) for row, thing in rows[:first]]
        self.rest = () if first is None else rows[first:]
        self.endResetModel()

    def show_rest(self) -> None:
        if self.rest:
            count = len(self._rows)
            self.beginInsertRows(QModelIndex(), count, count + len(self.rest) - 1)
            self._rows += ((row.made, thing) for row, thing in self.rest)
            self.rest = ()
            self.endInsertRows()

    def replace(self, at: int, row: Row) -> None:
        """Show one row again; it stands for the same as before."""
        self._rows[at] = (row, self._rows[at][1])
        self.dataChanged.emit(self.index(at), self.index(at))

    def row(self, index: _Index) -> Row:
        return self._rows[index.row()][0]

    def thing(self, index: _Index) -> Any:
        return self._rows[index.row()][1]

    def things(self) -> list[Any]:
        return [thing for _, thing in self._rows]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row, _ = self._rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.tip_text
        if role == Qt.ItemDataRole.ToolTipRole:
            # The row itself cuts a remark at the end of its line.
            return tip("\n".join(filter(None, (row.foot, row.tip_text)))) or None
        return None


def joined(runs: Sequence[Run]) -> str:
    return "".join(run.text for run in runs)


def marked_runs(text: str, marks: Sequence[Mark], language: str) -> tuple[Run, ...]:
    """A text cut where marks begin and end."""
    runs: list[Run] = []
    at = 0
    for mark in marks:
        runs.append(Run(text[at : mark.start], language))
        runs.append(Run(text[mark.start : mark.end], language, mark=True))
        at = mark.end
    runs.append(Run(text[at:], language))
    return tuple(run for run in runs if run.text)
