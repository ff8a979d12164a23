"""The reader: a page of HTML that can reach nothing but the places of this program."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.ui import fonts
from judgeapp.ui.place import Place, place_at

# In heights of the font: below this width the lines above the page have no room for buttons.
_NARROW = 26
_LONGEST_LINE = 56


class Sheet(QTextBrowser):
    """Shows HTML. Follows no link by itself, loads nothing, and emits `followed`."""

    followed = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._follow)
        self._longest = 0.0

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        """Nothing: a page brings all that it shows."""

    def show_html(self, html: str, font: QFont, anchor: str = "", *, inset: bool = False) -> None:
        """Show a page from its top, or from `anchor` with some of what stands before it.

        inset -- whether it begins where the numbers of a page of clauses stand
        """
        document = self.document()
        document.setDefaultFont(font)
        em = fonts.em()
        document.setDocumentMargin(round(em * 0.9))
        self.setHtml(html)
        if inset:
            frame = document.rootFrame().frameFormat()
            frame.setLeftMargin(number_inset(em))
            document.rootFrame().setFrameFormat(frame)
        self._keep_measure()
        # Asking for the size lays the whole page out, so that the bar knows how long it is.
        document.documentLayout().documentSize()
        height = self._height_of(anchor) if anchor else 0.0
        self.verticalScrollBar().setValue(round(height - self.viewport().height() / 4))

    def limit_lines(self, width: float) -> None:
        """Let no line be longer than `width`, in heights of the font: long lines tire."""
        self._longest = width

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_measure()

    def _keep_measure(self) -> None:
        if not self._longest:
            return
        root = self.document().rootFrame()
        looks = root.frameFormat()
        margin = self.document().documentMargin()
        free = max(margin, self.viewport().width() - fonts.em() * self._longest)
        if looks.rightMargin() != free:
            looks.setRightMargin(free)
            root.setFrameFormat(looks)

    def _height_of(self, anchor: str) -> float:
        """How far below the top of the page an anchor stands."""
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                if anchor in pieces.fragment().charFormat().anchorNames():
                    return self.document().documentLayout().blockBoundingRect(block).top()
                pieces += 1
            block = block.next()
        return 0.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Without a cursor to be seen the arrow keys scroll, as one expects of a page.
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        bar = self.verticalScrollBar()
        if plain and event.key() == Qt.Key.Key_Down:
            bar.setValue(bar.value() + bar.singleStep())
        elif plain and event.key() == Qt.Key.Key_Up:
            bar.setValue(bar.value() - bar.singleStep())
        elif plain and event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif plain and event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)

    def _follow(self, url: QUrl) -> None:
        place = place_at(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
        if place is not None:
            self.followed.emit(place)


class Reader(QWidget):
    """Path and standing above, the page below, and what can be done with it at the right."""

    followed = Signal(object)
    copy_asked = Signal()
    bookmark_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = _line(self.tr("Path"), links=True)
        self.standing = _line(self.tr("Edition and status"), links=False)
        self.standing.setForegroundRole(self.standing.foregroundRole().PlaceholderText)
        self.copy = _button(self.tr("Copy"), self.tr("Copy the clause with its citation"))
        self.bookmark = _button(self.tr("Bookmark"), self.tr("Bookmark this clause"))
        self.bookmark.setCheckable(True)
        self.sheet = Sheet(self.tr("Reader"))
        self.sheet.limit_lines(_LONGEST_LINE)
        # A bar that came and went would change the width and with it every line.
        self.sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

        self.head = QFrame()
        self.head.setObjectName("head")
        self.head.setAutoFillBackground(True)
        self.head.setBackgroundRole(self.head.backgroundRole().Base)
        self._grid = QGridLayout(self.head)
        self._grid.addWidget(self.path, 0, 0, 1, 3)
        self._arrange(narrow=False)
        self._grid.setColumnStretch(0, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        self.rule = QFrame()
        self.rule.setFrameShape(QFrame.Shape.HLine)
        self.rule.setFrameShadow(QFrame.Shadow.Plain)
        self.rule.setFixedHeight(1)
        self.rule.setForegroundRole(self.rule.foregroundRole().Mid)
        lines.addWidget(self.head)
        lines.addWidget(self.rule)
        lines.addWidget(self.sheet, 1)
        self.setFocusProxy(self.sheet)

        self.path.linkActivated.connect(self._follow)
        self.sheet.followed.connect(self.followed)
        self.copy.clicked.connect(self.copy_asked)
        self.bookmark.clicked.connect(self.bookmark_asked)
        self.show_head("", "")

    def show_head(self, path: str, standing: str, *, marked: bool | None = None) -> None:
        """HTML of the lines above the page; `marked` is None where nothing can be marked."""
        self.head.setVisible(bool(path))
        self.rule.setVisible(bool(path))
        self.path.setText(path)
        self.standing.setText(standing)
        self.standing.setVisible(bool(standing))
        for button in (self.copy, self.bookmark):
            button.setVisible(marked is not None)
        self.bookmark.setChecked(bool(marked))
        self.bookmark.setText(self.tr("Bookmarked") if marked else self.tr("Bookmark"))

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        # The path stands over the numbers of the page.
        self._grid.setContentsMargins(
            number_inset(em), round(em * 0.6), round(em * 0.6), round(em * 0.5)
        )
        self._grid.setVerticalSpacing(round(em * 0.2))
        self._arrange(narrow=self.width() < em * _NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(narrow=self.width() < fonts.em() * _NARROW)

    def _arrange(self, *, narrow: bool) -> None:
        """The buttons stand beside the edition; in a narrow column, below it."""
        row = 2 if narrow else 1
        self._grid.addWidget(self.standing, 1, 0, 1, 3 if narrow else 1)
        for column, button in enumerate((self.copy, self.bookmark), 1):
            self._grid.addWidget(button, row, column, Qt.AlignmentFlag.AlignBottom)

    def _follow(self, address: str) -> None:
        place: Place | None = place_at(address)
        if place is not None:
            self.followed.emit(place)


def number_inset(em: int) -> int:
    """Where the numbers of a page stand: after its margin, the bar and some air."""
    return round(em * 0.9) + max(3, round(em * 0.2)) + round(em * 0.5)


def _line(name: str, *, links: bool) -> QLabel:
    label = QLabel()
    label.setAccessibleName(name)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    flags = Qt.TextInteractionFlag.TextSelectableByMouse
    if links:
        flags |= (
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
    label.setTextInteractionFlags(flags)
    return label


def _button(text: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setAccessibleName(name)
    button.setToolTip(name)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
