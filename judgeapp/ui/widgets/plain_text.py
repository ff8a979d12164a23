"""Plain texts: Qt renders text that looks like HTML as such, and loads its resources, unless told otherwise. Anybody
may choose names of cards, files and tables. Labels, also of links, cut lines, the text in place of an empty list."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from judgeapp.messages.punctuation import labelled
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars


def tip(text: str) -> str:
    """A text for a tool tip, which can't be told that it is plain."""
    if not QtText.mightBeRichText(text):
        return text
    return f'<qt><span style="white-space:pre-wrap">{escape(text)}</span></qt>'


def is_typed(event: QKeyEvent) -> bool:
    """Return true for a letter, which a page or list has no use for: it goes on to the field."""
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return not modifiers and event.text().isprintable() and bool(event.text().strip())


class PlainLabel(QLabel):
    """A label that shows plain text. `wraps`: in as many lines as it takes; `shrinks`: it asks for no width."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
        shrinks: bool = False,
        bold: bool = False,
    ) -> None:
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText, text=text, wordWrap=wraps)
        if shrinks:
            self.setMinimumWidth(1)
        if bold:
            font = self.font()
            font.setBold(True)
            self.setFont(font)


class LinkLabel(QLabel):
    """A label of links, in HTML. Tab goes to each of them, and past a label without any."""

    def __init__(self, *, wraps: bool = False) -> None:
        super().__init__(wordWrap=wraps, textFormat=Qt.TextFormat.RichText)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focusNextPrevChild(event.reason() is Qt.FocusReason.TabFocusReason)


_SIDE = 2
_MAX_UNFILLED = 4  # wrapping may leave one part in so many of a line empty


class ElidedLine(PlainLabel):
    """A text in one line, or in as many as it may have, cut at its end if too long; whole as its tool tip."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self._whole = ""
        self._lines = 1
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    @property
    def whole(self) -> str:
        return self._whole

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(labelled(self._name, text) if text else self._name)
        self.setToolTip(tip(text))
        self.fit()

    @property
    def wanted(self) -> int:
        """The width of the whole in one line."""
        return QFontMetrics(QApplication.font()).horizontalAdvance(self._whole) + _SIDE

    def may_have(self, lines: int) -> None:
        self._lines = lines
        self.setWordWrap(lines > 1)
        self.fit()

    def fit(self) -> None:
        metrics = QFontMetrics(QApplication.font())
        width = max(0, self.width() - _SIDE)
        # Wrapped words don't fill their lines.
        room = width * self._lines - (self._lines - 1) * width // _MAX_UNFILLED
        self.setText(metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, room))
        lines = self._lines if metrics.horizontalAdvance(self.text()) > width else 1
        self.setMinimumHeight(metrics.lineSpacing() * lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class EmptyListText(QScrollArea):
    """Text, scrolled, also by the arrow keys, if it doesn't fit."""

    def __init__(self, text: str = "") -> None:
        super().__init__(widgetResizable=True, alignment=Qt.AlignmentFlag.AlignTop)
        scale_scroll_bars(self)
        self.label = PlainLabel(wraps=True)
        self.label.setForegroundRole(self.label.foregroundRole().PlaceholderText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(self.label)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # The list behind it provides the colours.
        self.label.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setText(text)

    def text(self) -> str:
        return self.label.text()

    def setText(self, text: str) -> None:
        self.label.setText(text)
        self.setAccessibleName(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, fonts.em() * 3)
