"""The three columns: a list, the reader, the other languages."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from judgeapp.ui import fonts
from judgeapp.ui.beside import Beside
from judgeapp.ui.bookmarks import Marked
from judgeapp.ui.contents import Contents
from judgeapp.ui.glossary import Terms
from judgeapp.ui.reader import Reader
from judgeapp.ui.results import Results

# Shares of the width before the judge has chosen any.
_SHARES = (0.30, 0.43, 0.27)


class Columns(QSplitter):
    """Holds every list, one of which is seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.results = Results()
        self.contents = Contents()
        self.terms = Terms()
        self.marked = Marked()
        self.reader = Reader()
        self.beside = Beside()
        self.lists: dict[str, QWidget] = {
            "search": self.results,
            "sources": self.contents,
            "glossary": self.terms,
            "bookmarks": self.marked,
        }
        self._stack = QStackedWidget()
        for page in self.lists.values():
            self._stack.addWidget(page)
        for column in (self._stack, self.reader, self.beside):
            self.addWidget(column)
            column.setMinimumWidth(1)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.setStretchFactor(0, 0)
        self.setStretchFactor(1, 1)
        self.setStretchFactor(2, 0)

    def show_list(self, rail: str) -> None:
        self._stack.setCurrentWidget(self.lists[rail])

    @property
    def list(self) -> QWidget:
        """The one that is seen."""
        return next(w for w in self.lists.values() if w is self._stack.currentWidget())

    def share_out(self, widths: tuple[int, ...]) -> None:
        """Set the widths as remembered, or by the usual shares."""
        whole = max(self.width(), 600)
        self.setSizes(
            list(widths) if len(widths) == len(_SHARES) else [round(whole * s) for s in _SHARES]
        )

    def next_column(self) -> None:
        """Move the focus one column on; from the last one back to the first."""
        seen = [c for c in (self._stack, self.reader, self.beside) if c.isVisible()]
        focus = self.window().focusWidget()
        at = next(
            (i for i, c in enumerate(seen) if focus is not None and c.isAncestorOf(focus)), -1
        )
        to = seen[(at + 1) % len(seen)]
        target = self._entry() if to is self._stack else to
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        self._stack.setMinimumWidth(round(em * 8))
        self.reader.setMinimumWidth(round(em * 10))
        self.beside.setMinimumWidth(round(em * 6))
        for part in (
            self.results,
            self.contents,
            self.terms,
            self.marked,
            self.reader,
            self.beside,
        ):
            part.fit()

    def _entry(self) -> QWidget:
        """What of the list takes the focus."""
        if self.list is self.results:
            has_hits = self.results.model.rowCount() > 0
            return self.results.listing if has_hits else self.results.start
        return self.list
