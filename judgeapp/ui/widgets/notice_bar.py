"""The notice bar: what went wrong or was mended, until it is put away. Never a dialog."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from judgeapp.errors import InputError, ReadOnlyError
from judgeapp.ui.widgets.plain_text import PlainLabel, tip

# Letters of a notice: what is wrong may be a text of any length.
_LONGEST = 600
_MOST_LINES = 4


class _Notice(PlainLabel):
    """The newest takes the height that its lines need, up to a few, however little room there is;
    the older ones give way, for no window grows out of the screen by them."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._is_newest = True
        self.setWordWrap(True)
        self.setToolTip(tip(text))

    def give_way(self) -> None:
        self._is_newest = False
        self.setMinimumHeight(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_newest:
            most = self.fontMetrics().lineSpacing() * _MOST_LINES
            self.setMinimumHeight(min(most, self.heightForWidth(self.width())))


class NoticeBar(QWidget):
    """Notices below each other; each can be closed, and none is shown twice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._bars: dict[str, QFrame] = {}
        self._told_once: set[str] = set()
        self.hide()

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(self._bars)

    def tell(self, text: str, *, offer: str = "", then: Callable[[], object] = lambda: None) -> str:
        """Show a notice, with a button that says `offer` and does `then`, if there is one; it stays
        when that gives False. Gives the text as it is shown."""
        if len(text) > _LONGEST:
            text = text[:_LONGEST] + "…"
        if not text or text in self._bars:
            return text
        bar = QFrame()
        bar.setFrameShape(QFrame.Shape.StyledPanel)
        bar.setAutoFillBackground(True)
        bar.setBackgroundRole(bar.backgroundRole().ToolTipBase)
        for older in self.findChildren(_Notice):
            older.give_way()
        label = _Notice(text)
        label.setForegroundRole(label.foregroundRole().ToolTipText)
        # A long path must not make the window wider than the screen.
        label.setMinimumWidth(1)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setAccessibleName(text)
        close = QToolButton()
        close.setText("×")
        close.setAutoRaise(True)
        close.setAccessibleName(self.tr("Put this notice away"))
        close.clicked.connect(lambda: self.put_away(text))
        row = QHBoxLayout(bar)
        row.addWidget(label, 1)
        if offer:
            button = QToolButton()
            button.setText(offer)
            button.clicked.connect(partial(self._take, text, then))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self._bars[text] = bar
        self._column.addWidget(bar)
        self.show()
        return text

    def tell_error(self, error: InputError) -> str:
        """What is wrong, where, and how to mend it. Gives the text of the notice."""
        what = error.what[:1].upper() + error.what[1:]
        where = self.tr("({where})").format(where=error.where) if error.where else ""
        if isinstance(error, ReadOnlyError):
            # It is so with whatever is done, and it was told.
            if what in self._told_once:
                return ""
            self._told_once.add(what)
        parts = (f"{what}.", f"{error.mend}." if error.mend else "", where)
        return self.tell(" ".join(part for part in parts if part))

    def _take(self, text: str, then: Callable[[], object]) -> None:
        """Do what is offered, and put the notice away if it was done."""
        if then() is not False:
            self.put_away(text)

    def put_away(self, text: str) -> None:
        """Take a notice away, if it is shown still."""
        bar = self._bars.pop(text, None)
        if bar is None:
            return
        self._column.removeWidget(bar)
        bar.deleteLater()
        self.setVisible(bool(self._bars))
