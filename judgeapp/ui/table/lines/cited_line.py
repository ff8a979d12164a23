"""A line of a list, with the clauses behind it: what is open, what happened, what waits, what
differs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from judgeapp.moved_clauses import in_a_row
from judgeapp.ui.widgets.plain_text import tip

Index = QModelIndex | QPersistentModelIndex
# A keyword effect as texts name it.
KEYWORD = re.compile(r"[<＜《≪][^<>＜＞《》≪≫\n]{2,40}[>＞》≫]")


class LineKind(Enum):
    """PLAIN -- can be chosen; STRONG -- likewise, and stands out; MUTED -- likewise, and steps
    back; NOT -- not allowed; HERE -- where one is; HEAD -- a heading, which can't be chosen"""

    PLAIN = "plain"
    STRONG = "strong"
    MUTED = "muted"
    NOT = "not"
    HERE = "here"
    HEAD = "head"


@dataclass(frozen=True)
class CitedLine:
    """depth   -- how far it is set in
    number  -- stands at its left: of an event, of a step
    clauses -- links at its end
    sign    -- before the text, says in one sign what the kind says in colour: a letter, or one of
               those that are drawn (`judgeapp/ui/signs.py`)
    remark  -- below it, smaller
    tip     -- told where one points at it
    """

    text: str
    depth: int = 0
    number: str = ""
    clauses: tuple[str, ...] = ()
    kind: LineKind = LineKind.PLAIN
    sign: str = ""
    remark: str = ""
    tip: str = ""

    @property
    def written(self) -> tuple[str, ...]:
        """Its clauses as they stand at its end."""
        return in_a_row(self.clauses)

    @property
    def leads(self) -> tuple[str, ...]:
        """What it leads to: its clauses, then the keyword effects that it names."""
        named = KEYWORD.findall(f"{self.text} {self.remark}")
        return (*self.clauses, *dict.fromkeys(named))

    @property
    def spoken(self) -> str:
        """The line for screen readers and for copying."""
        head = " ".join(part for part in (self.number, self.sign, self.text) if part)
        cited = f"({', '.join(self.written)})" if self.clauses else ""
        return ". ".join(part for part in (head, self.remark, cited) if part)


class CitedLineModel(QAbstractListModel):
    """Lines, each standing for something of its owner's; a heading for nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[CitedLine, Any]] = []

    def show(self, lines: Sequence[tuple[CitedLine, Any]]) -> None:
        """Show these. What stays at the beginning is not laid out anew."""
        same = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old[0] is not new[0] and old[0] != new[0]:
                break
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        self._lines = list(lines[:same])
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines = list(lines)
            self.endInsertRows()

    def line(self, row: int) -> CitedLine:
        return self._lines[row][0]

    def thing(self, row: int) -> Any:
        return self._lines[row][1]

    def numbered(self) -> Sequence[tuple[CitedLine, Any]]:
        """Every line with what it stands for."""
        return self._lines

    def lines(self) -> list[CitedLine]:
        return [line for line, _ in self._lines]

    def things(self) -> list[Any]:
        return [thing for _, thing in self._lines]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._lines[index.row()][0].kind is LineKind.HEAD:
            # The keys pass it.
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._lines[index.row()][0].spoken
        if role == Qt.ItemDataRole.ToolTipRole and self._lines[index.row()][0].tip:
            return tip(self._lines[index.row()][0].tip)
        return None


def first_of(lines: Sequence[tuple[CitedLine, Any]]) -> int:
    """The row of the first line that can be chosen; -1 for none."""
    rows = (row for row, (line, _) in enumerate(lines) if line.kind is not LineKind.HEAD)
    return next(rows, -1)
