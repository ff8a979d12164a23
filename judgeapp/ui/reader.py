"""The reader: a page of HTML that can reach nothing but the places of this program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from html import escape

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFragment,
)
from PySide6.QtWidgets import (
    QApplication,
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
from judgeapp.ui.place import PATH, TERM, Place, place_at
from judgeapp.ui.theme import colours

# How the addresses of terms begin.
_TERMS = Place(TERM).address
# In heights of the font.
_LONGEST_LINE = 56


@dataclass(frozen=True)
class Step:
    """A part of a path: what it says, the name beside it, and where it leads."""

    text: str
    language: str = ""
    also: str = ""
    place: Place | None = None


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
        self._longest = 0.0
        # Positions in the text: of the chosen clause, and of what stays where it is; how far
        # that stands below the upper edge, None before it was shown; whether scrolling moves it.
        self._chosen: int | None = None
        self._held = 0
        self._offset: int | None = None
        self._lets_go = True
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._hold)

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        """Nothing: a page brings all that it shows."""

    def show_html(
        self,
        html: str,
        font: QFont,
        anchor: str = "",
        *,
        inset: bool = False,
        again: bool = False,
    ) -> None:
        """Show a page from its top, or from `anchor` with some of what stands before it.

        inset -- whether it begins where the numbers of a page of clauses stand
        again -- it is the page that is shown already: what is read stays where it is
        """
        document = self.document()
        with self._arranging():
            document.setDefaultFont(font)
            em = fonts.em()
            document.setDocumentMargin(round(em * 0.9))
            self.setHtml(html)
            self._draw_lines()
            if inset:
                frame = document.rootFrame().frameFormat()
                frame.setLeftMargin(number_inset(em))
                document.rootFrame().setFrameFormat(frame)
            self._keep_measure()
            held_chosen = self._held == self._chosen
            self._chosen = dict(self._find_anchors()).get(anchor) if anchor else None
            if not again or self._held >= document.characterCount():
                self._held, self._offset = self._chosen or 0, None
            elif held_chosen and self._chosen is not None:
                self._held = self._chosen

    def _draw_lines(self) -> None:
        """Dots under terms, waves under what is underlined and no link, which was not
        understood: HTML knows neither."""
        unread, term = QTextCharFormat(), QTextCharFormat()
        unread.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        term.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        term.setUnderlineColor(QColor(colours(QApplication.palette()).muted))
        cursor = QTextCursor(self.document())
        # Laid out once, and not after every piece.
        cursor.beginEditBlock()
        for piece in [*self._pieces()]:
            looks = piece.charFormat()
            is_term = looks.anchorHref().startswith(_TERMS)
            if is_term or (looks.fontUnderline() and not looks.isAnchor()):
                cursor.setPosition(piece.position())
                after = piece.position() + piece.length()
                cursor.setPosition(after, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(term if is_term else unread)
        cursor.endEditBlock()

    def limit_lines(self, width: float) -> None:
        """Let no line be longer than `width`, in heights of the font: long lines tire."""
        self._longest = width

    @property
    def sees_chosen(self) -> bool:
        """Whether the first line of the chosen clause is seen, of a page without one the top."""
        top = self._top_of(self._chosen or 0) - self.verticalScrollBar().value()
        return -1 <= top <= self.viewport().height() - fonts.em()

    # What is read stays where it is: a place in the text is held at its distance from the
    # upper edge, whatever changes the lines. Scrolling lets go of it and holds another one.

    @contextmanager
    def _arranging(self) -> Iterator[None]:
        """Around everything that lays the page out again."""
        outermost, self._lets_go = self._lets_go, False
        try:
            yield
        finally:
            # Asking for the size lays the whole page out, so that the bar knows how long it is.
            self.document().documentLayout().documentSize()
            self._put_back()
            self._lets_go = outermost

    def _put_back(self) -> None:
        height = self.viewport().height()
        if not self.isVisible():
            self._offset = None
        offset = self._offset
        if offset is None:
            # A clause that was gone to, with some of what stands before it; or the very top.
            offset = round(self._top_of(0)) if self._chosen is None else height // 4
            self._offset = offset if self.isVisible() else None
        if offset > height - 2 * fonts.em():
            offset = height // 4
        self.verticalScrollBar().setValue(round(self._top_of(self._held) - offset))

    def _hold(self) -> None:
        """After scrolling: hold the chosen clause if it is seen, or else the first line."""
        if not self._lets_go:
            return
        if self._chosen is not None and self.sees_chosen:
            self._held = self._chosen
        else:
            # Right of the numbers, where the text is.
            at = QPoint(round(self.viewport().width() * 0.6), 2)
            self._held = self.cursorForPosition(at).position()
        self._offset = round(self._top_of(self._held)) - self.verticalScrollBar().value()

    def _top_of(self, position: int) -> float:
        """How far below the top of the page the line of a position stands."""
        block = self.document().findBlock(position)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        line = block.layout().lineForTextPosition(position - block.position())
        return top + (line.y() if line.isValid() else 0.0)

    def _find_anchors(self) -> Iterator[tuple[str, int]]:
        """Every anchor of the page with its position."""
        for piece in self._pieces():
            for name in piece.charFormat().anchorNames():
                yield name, piece.position()

    def _pieces(self) -> Iterator[QTextFragment]:
        """The page in pieces, each of one format."""
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                yield pieces.fragment()
                pieces += 1
            block = block.next()

    def showEvent(self, event: QShowEvent) -> None:
        with self._arranging():
            super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        # The first ones come while it is being made.
        if hasattr(self, "_held"):
            with self._arranging():
                super().changeEvent(event)
        else:
            super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        with self._arranging():
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


class PathLine(QLabel):
    """A path in one line. What has no room gives way in the middle; the whole is the tool tip
    and what a screen reader tells."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._steps: tuple[Step, ...] = ()
        self._fitted: tuple[object, ...] = ()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )

    @property
    def whole(self) -> str:
        """The path without anything left out."""
        return PATH.join(f"{s.text}  {s.also}".strip() for s in self._steps)

    def show_steps(self, steps: Sequence[Step]) -> None:
        self._steps = tuple(steps)
        self.setAccessibleName(f"{self._name}: {self.whole}" if steps else self._name)
        self.setToolTip(self.whole)
        self.fit()

    def fit(self) -> None:
        """Leave out as little as possible."""
        now = (self._steps, self.width(), QApplication.font(), QApplication.palette())
        if now == self._fitted:
            return
        self._fitted = now
        # Widgets hear of a new font later than the application.
        self.setFont(QApplication.font())
        for steps in self._shorter():
            self.setText(self._html(steps))
            # Without a wrap the size it asks for is that of its one line.
            if self.sizeHint().width() <= self.width():
                return

    def _shorter(self) -> Iterator[list[Step]]:
        """The path, then what is left of it when more and more gives way."""
        steps = list(self._steps)
        if not steps:
            yield []
            return
        gap = Step("…")
        yield steps
        last = replace(steps[-1], also="")
        for left in range(len(steps) - 2, 0, -1):
            # Those next to the end tell more than those next to the source.
            yield [steps[0], gap, *steps[len(steps) - left :]]
        if len(steps) > 1:
            yield [steps[0], gap, last] if len(steps) > 2 else [steps[0], last]
            yield [gap, steps[-1]]
        yield [gap, last] if len(steps) > 1 else [last]
        for length in range(len(last.text) - 1, 0, -1):
            yield [replace(last, text=last.text[:length] + "…")]

    def _html(self, steps: Sequence[Step]) -> str:
        look = colours(QApplication.palette())
        parts = []
        for at, step in enumerate(steps):
            text = escape(step.text).replace(" ", "&nbsp;")
            if step.language:
                names = ",".join(f"'{f}'" for f in fonts.families(step.language))
                text = f'<span style="font-family:{names}">{text}</span>'
            if step.place is not None:
                text = f'<a href="{escape(step.place.address)}">{text}</a>'
            elif at == len(steps) - 1:
                text = f"<b>{text}</b>"
            if step.also:
                also = escape(step.also).replace(" ", "&nbsp;")
                text += f'&nbsp;&nbsp;<span style="color:{look.muted}">{also}</span>'
            parts.append(text)
        style = f"a {{ color:{look.link}; text-decoration:none; }}"
        return f"<style>{style}</style>{escape(PATH).join(parts)}" if parts else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class ElidedLine(QLabel):
    """A text in one line, cut at its end where there is no room; whole as its tool tip."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    @property
    def whole(self) -> str:
        return self._whole

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(f"{self._name}: {text}" if text else self._name)
        self.setToolTip(text)
        self.fit()

    def fit(self) -> None:
        metrics = QFontMetrics(QApplication.font())
        self.setText(
            metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, max(0, self.width() - 2))
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class Reader(QWidget):
    """Path and standing above, the page below, and what can be done with it at the right."""

    followed = Signal(object)
    copy_asked = Signal()
    bookmark_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = PathLine(self.tr("Path"))
        self.standing = ElidedLine(self.tr("Edition and status"))
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
        self._grid.addWidget(self.standing, 1, 0)
        self._grid.addWidget(self.copy, 1, 1)
        self._grid.addWidget(self.bookmark, 1, 2)
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
        self.show_head((), "")

    def show_head(self, path: Sequence[Step], standing: str, *, marked: bool | None = None) -> None:
        """The two lines above the page; `marked` is None where nothing can be marked."""
        self.head.setVisible(bool(path))
        self.rule.setVisible(bool(path))
        self.path.show_steps(path)
        self.standing.show_text(standing)
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
        self.path.fit()
        self.standing.fit()

    def _follow(self, address: str) -> None:
        place: Place | None = place_at(address)
        if place is not None:
            self.followed.emit(place)


def number_inset(em: int) -> int:
    """Where the numbers of a page stand: after its margin, the bar and some air."""
    return round(em * 0.9) + max(3, round(em * 0.2)) + round(em * 0.5)


def _button(text: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setAccessibleName(name)
    button.setToolTip(name)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
