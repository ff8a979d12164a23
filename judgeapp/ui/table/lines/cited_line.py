"""A line of a list, with its clauses: an option, an event, a pending effect, a difference."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from judgeapp.clauses.citing import citation_run, cited_list
from judgeapp.messages.punctuation import bracketed, comma_list, spoken_line
from judgeapp.ui.widgets.plain_text import tip

Index = QModelIndex | QPersistentModelIndex
DOTS = "…"
_FEW = 2  # clauses that even a brief line shows
_LINE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_HEADING = Qt.ItemFlag.NoItemFlags
# A keyword effect as texts write it; in Japanese with what it says more: ≪リカバリー+1《デッキ》≫.
KEYWORD = re.compile(r"(?:≪[^<>＜＞≪≫\n]{2,40}≫|[<＜《][^<>＜＞《》≪≫\n]{2,40}[>＞》])")


class LineKind(Enum):
    PLAIN = "plain"  # can be chosen
    STRONG = "strong"  # likewise, and stands out
    MUTED = "muted"  # likewise, and steps back
    NOT = "not"  # not allowed
    HERE = "here"  # current
    HEAD = "head"  # a heading, which can't be chosen


@dataclass(frozen=True)
class CitedLine:
    text: str
    depth: int = 0  # level of indentation
    number: str = ""  # number at the left, of an event or a step
    clauses: tuple[str, ...] = ()  # links at the end
    kind: LineKind = LineKind.PLAIN
    # Sign before the text for what the colour says: a letter, or one that is drawn (`judgeapp/ui/signs.py`).
    sign: str = ""
    remark: str = ""  # smaller text below
    tip: str = ""  # tool tip
    aside: str = ""  # smaller text at the right end of the first line
    quiet: bool = False  # clauses aren't shown; the menu, the tool tip and Right lead to them
    brief: bool = False  # of more than two clauses only the first is shown, and dots for the others

    @property
    def linked(self) -> tuple[str, ...]:
        """Clauses that are shown."""
        if self.quiet:
            return ()
        return self.clauses[:1] if self.brief and len(self.clauses) > _FEW else self.clauses

    @property
    def written(self) -> tuple[str, ...]:
        """Clauses as they stand at its end."""
        dots = (DOTS,) if 0 < len(self.linked) < len(self.clauses) else ()
        return (*citation_run(self.linked), *dots)

    @property
    def leads(self) -> tuple[str, ...]:
        """Links of the line: its clauses, then the keyword effects that it names."""
        named = KEYWORD.findall(f"{self.text} {self.remark}")
        return (*self.clauses, *dict.fromkeys(named))

    @property
    def spoken(self) -> str:
        """The line for screen readers and for copying."""
        head = " ".join(part for part in (self.number, self.sign, self.text) if part)
        cited = bracketed(comma_list(citation_run(self.clauses))) if self.linked else ""
        return spoken_line((head, self.aside, self.remark, cited))


Line = tuple[CitedLine, Any]  # a line, and the thing that it stands for; None for a heading


class CitedLineModel(QStandardItemModel):
    """Lines, each standing for something of its owner's; a heading for nothing. Qt keeps what it asks for again and
    again, so that it need not ask here: a list is laid out as a whole whenever one of its lines changes."""

    def __init__(self, size_of: Callable[[CitedLine], QSize], parent: QWidget | None = None) -> None:
        """`size_of`: how much room a line takes."""
        super().__init__(parent)
        self._size_of = size_of
        self.is_measured = False  # whether the lines are measured that come, in the same room as those that are there
        self._lines: list[tuple[CitedLine, Any]] = []

    def show(self, lines: Sequence[tuple[CitedLine, Any]]) -> None:
        """Show these lines. Unchanged ones at the start and end keep their layout."""
        before, after = [line for line, _ in self._lines], [line for line, _ in lines]
        first = _same(before, after)
        last = _same(before[first:][::-1], after[first:][::-1])
        if gone := len(before) - first - last:
            self.removeRows(first, gone)
        self._lines = list(lines)
        if items := [self._item(line) for line in after[first : len(after) - last]]:
            self.invisibleRootItem().insertRows(first, items)

    def _item(self, line: CitedLine) -> QStandardItem:
        spoken = line.spoken
        item = QStandardItem(spoken)
        item.setAccessibleText(spoken)
        if says := line.tip or (cited_list(line.clauses) if line.quiet else ""):
            item.setToolTip(tip(says))
        # The arrow keys skip a heading.
        item.setFlags(_HEADING if line.kind is LineKind.HEAD else _LINE)
        if self.is_measured:
            item.setSizeHint(self._size_of(line))
        return item

    def measure(self) -> None:
        """Measure all lines, before the view lays them out."""
        self.is_measured = True
        with QSignalBlocker(self):
            for row, (line, _) in enumerate(self._lines):
                self.item(row).setSizeHint(self._size_of(line))

    def line(self, row: int) -> CitedLine:
        return self._lines[row][0]

    def thing(self, row: int) -> Any:
        return self._lines[row][1]

    def numbered(self) -> Sequence[tuple[CitedLine, Any]]:
        """All lines, each with its thing."""
        return self._lines

    def lines(self) -> list[CitedLine]:
        return [line for line, _ in self._lines]

    def things(self) -> list[Any]:
        return [thing for _, thing in self._lines]


def _same(some: Sequence[CitedLine], others: Sequence[CitedLine]) -> int:
    """Number of lines that both begin with."""
    return sum(1 for _ in takewhile(lambda two: two[0] is two[1] or two[0] == two[1], zip(some, others, strict=False)))


def first_of(lines: Sequence[tuple[CitedLine, Any]]) -> int:
    """The row of the first line that can be chosen, a remark only where there is nothing else; -1 for none."""
    rows = [(thing is None, row) for row, (line, thing) in enumerate(lines) if line.kind is not LineKind.HEAD]
    return min(rows, default=(True, -1))[1]
