"""The reader: path and standing above a page, and its actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from judgeapp.ui.address import parse_address
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.reader.bookmark_list import BookmarkList
from judgeapp.ui.reader.concept_list import ConceptList
from judgeapp.ui.reader.contents import Contents
from judgeapp.ui.search.results import Results
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.plain_text import ElidedLine
from judgeapp.ui.widgets.sheets.path_line import PathLine, PathStep
from judgeapp.ui.widgets.sheets.sheet import HeadedSheet, Sheet, number_inset
from judgeapp.ui.widgets.style import fonts

_MAX_LINE_LENGTH = 56  # in heights of the font


class Reader(QWidget):
    followed = Signal(object)  # the Address of a link in the path or on the page

    def __init__(self) -> None:
        super().__init__()
        self.path = PathLine(self.tr("Path"))
        self.standing = ElidedLine(self.tr("Edition and status"))
        self.standing.setForegroundRole(self.standing.foregroundRole().PlaceholderText)
        self.copy = tool_button(self.tr("Copy"), self.tr("Copy"))
        self.copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sheet = Sheet(self.tr("Reader"))
        self.sheet.limit_lines(_MAX_LINE_LENGTH)
        # A scroll bar that came and went would change the width, and with it every line.
        self.sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

        self.head = QFrame()
        self.head.setObjectName("head")
        self.head.setAutoFillBackground(True)
        self.head.setBackgroundRole(self.head.backgroundRole().Base)
        self._grid = QGridLayout(self.head)
        self._grid.setColumnStretch(0, 1)
        self._is_crowded: bool | None = None
        self.rule = QFrame(frameShape=QFrame.Shape.HLine, frameShadow=QFrame.Shadow.Plain)
        self.rule.setFixedHeight(1)
        self.rule.setForegroundRole(self.rule.foregroundRole().Mid)
        box(QVBoxLayout(self), self.head, self.rule, (self.sheet, 1), margin=0, spacing=0)
        self.setFocusProxy(self.sheet)

        self.path.linkActivated.connect(self._follow)
        self.sheet.followed.connect(self.followed)
        self.show_head((), "")

    def show_head(self, path: Sequence[PathStep], standing: str, *, copies: bool = False, marked: bool = False) -> None:
        """The two lines above the page. `copies`: it can be copied with its citation; `marked`: it has a bookmark."""
        standing = " · ".join(filter(None, (self.tr("Bookmarked") if marked else "", standing)))
        self.head.setVisible(bool(path))
        self.rule.setVisible(bool(path))
        self.path.show_steps(path)
        self.standing.show_text(standing)
        self.standing.setVisible(bool(standing))
        self.copy.setVisible(copies)
        self._arrange()

    def _arrange(self) -> None:
        """Put the button beside edition and status; without these or room, beside the path, which is shortened."""
        beside = self.copy.sizeHint().width() + self._grid.horizontalSpacing()
        around = self._grid.contentsMargins()
        room = self.width() - around.left() - around.right() - beside
        is_crowded = not self.copy.isHidden() and (self.standing.isHidden() or self.standing.wanted > room)
        if is_crowded is self._is_crowded:
            self._space()
            return
        self._is_crowded = is_crowded
        for part in (self.path, self.standing, self.copy):
            self._grid.removeWidget(part)
        self._grid.addWidget(self.path, 0, 0, 1, 1 if is_crowded else 2)
        self._grid.addWidget(self.standing, 1, 0, 1, 2 if is_crowded else 1)
        self._grid.addWidget(self.copy, 0 if is_crowded else 1, 1)
        self.standing.may_have(2 if is_crowded else 1)
        self._space()

    def _space(self) -> None:
        """Space around and between parts above the page; a head of three lines takes no more of it than one of two."""
        em, close = fonts.em(), bool(self._is_crowded) and not self.standing.isHidden()
        # The path is aligned with the numbers of the page.
        self._grid.setContentsMargins(
            number_inset(em), round(em * (0.3 if close else 0.6)), round(em * 0.6), round(em * (0.2 if close else 0.5))
        )
        self._grid.setVerticalSpacing(round(em * (0.1 if close else 0.2)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def fit(self) -> None:
        self._space()
        self._arrange()
        self.path.fit()
        self.standing.fit()

    def _follow(self, url: str) -> None:
        self.followed.emit(parse_address(url))


class SideColumn(HeadedSheet):
    followed = Signal(object)  # the Address of a link on its page
    closed = Signal()  # its close button was pressed
    filled = Signal()  # there is a page, or no longer

    def __init__(self) -> None:
        super().__init__(self.tr("Other languages"))
        self.title.setText(self.tr("Other languages"))
        self.title.setWordWrap(True)
        close = tool_button("×", self.tr("Close the other languages (F9)"), flat=True)
        self.row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.is_blank = True
        self.sheet.followed.connect(self.followed)
        close.clicked.connect(self.closed)

    def show_page(self, html: str, style: PageStyle) -> None:
        """Show a page beside the main one; nothing if it is empty."""
        if html or not self.is_blank:
            self.sheet.show_html(style.page(html), style.font)
        if self.is_blank is bool(html):
            self.is_blank = not html
            self.filled.emit()

    def entitle(self, pinned: str) -> None:
        """Set the title: a pinned term, or the other languages."""
        text = self.tr("Pinned: {term}").format(term=pinned)
        self.title.setText(text if pinned else self.tr("Other languages"))

    def fit(self) -> None:
        em = fonts.em()
        self.row.setContentsMargins(round(em * 0.9), round(em * 0.6), round(em * 0.4), 0)


class Panes(NamedTuple):
    """Lists and pages that follow the reader, wherever they are in the window."""

    reader: Reader
    side: SideColumn
    results: Results
    contents: Contents
    concepts: ConceptList
    bookmarks: BookmarkList
