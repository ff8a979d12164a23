"""The notice bar: what went wrong or was mended, until it is put away; what ended well, until one goes on. Never a
dialog. And the bar of a task that takes its time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.messages.errors import InputError, ReadOnlyError
from judgeapp.messages.punctuation import capitalized
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.plain_text import PlainLabel, tip
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.lifetime import later, when_over

# Letters of a notice: a text at fault may have any length.
_MAX_LENGTH = 600
_MAX_LINES = 4
_MAX_SEEN = 3
_NARROW_EM = 30  # in heights of the font
_SEEN_AFTER_MS = 2_000  # a judge who acts sooner hasn't seen the notice; after that it may close any time
_HELD = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock)
)
_MAX_HEIGHT_SHARE = 0.4  # share of the window's height for notices


class _Notice(PlainLabel):
    """Notice as high as its lines, up to a few, even if there is little room; folded it is one line, which ends in dots
    if there is more."""

    fitted = Signal()  # its lines were laid out again

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._whole = text
        self._is_folded = False
        self.setToolTip(tip(text))
        # A long path must not make the window wider than the screen.
        self.setMinimumWidth(1)
        self.fold(folded=False)

    @property
    def is_cut(self) -> bool:
        return self._is_folded and self.text() != self._line

    @property
    def _line(self) -> str:
        return " ".join(self._whole.split())

    def fold(self, *, folded: bool) -> None:
        self._is_folded = folded
        self.setWordWrap(not folded)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        if self._is_folded:
            dots = Qt.TextElideMode.ElideRight
            self.setText(metrics.elidedText(self._line, dots, max(1, self.width())))
            height = metrics.lineSpacing()
        else:
            self.setText(self._whole)
            lines = _MAX_LINES if self.width() >= fonts.em() * _NARROW_EM else 2 * _MAX_LINES
            most = metrics.lineSpacing() * lines
            # Measured by hand: the label would report its former height.
            room = QRect(0, 0, max(1, self.width()), most)
            wraps = int(Qt.TextFlag.TextWordWrap)
            height = min(most, metrics.boundingRect(room, wraps, self._whole).height())
        self.setFixedHeight(height)
        self.fitted.emit()


class _Bar(QFrame):
    """The text of a notice, its buttons in a `row` with it, and the signs that lead to an older one and close it."""

    def __init__(self, text: str, view: str) -> None:
        super().__init__(frameShape=QFrame.Shape.StyledPanel)
        self.view = view
        # A notice of success, and whether that was visible long enough.
        self.is_success = self.is_seen = False
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().ToolTipBase)
        self.label = _Notice(text)
        self.label.setForegroundRole(self.label.foregroundRole().ToolTipText)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setAccessibleName(text)
        whole, self.row = QHBoxLayout(self), QHBoxLayout()
        whole.addLayout(self.row, 1)
        self.row.addWidget(self.label, 1)
        self.older, self.close_sign = QToolButton(autoRaise=True), QToolButton(autoRaise=True)
        for sign, written in ((self.older, "‹"), (self.close_sign, "×")):
            sign.setText(written)
            whole.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        self.older.hide()


class NoticeBar(QWidget):
    """Notices below each other; each can be closed, and none is shown twice. The newest is shown whole, earlier ones as
    a line each while there is room: no window outgrows the screen. A sign leads to older ones."""

    moving = Signal()  # a notice was shown or hidden, and the page below is redrawn

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        # The one shown in full comes last.
        self._bars: dict[str, _Bar] = {}
        self._view = ""
        self._shown_once: set[str] = set()
        when_over(self, self._dismiss_done)
        self.hide()

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(self._bars)

    @property
    def _here(self) -> list[_Bar]:
        return [bar for bar in self._bars.values() if bar.view in ("", self._view)]

    def show_view(self, view: str) -> None:
        if view != self._view:
            self._view = view
            self._make_room()
            self.moving.emit()

    def show_notice(
        self,
        text: str,
        *,
        offer: str = "",
        then: Callable[[], object] = lambda: None,
        more: tuple[str, Callable[[], object]] | None = None,
        view: str = "",
    ) -> str:
        """Show a notice, with a button `offer` that calls `then`, if given; it stays if that returns False. `more` is
        another button, beside which it stays. With the key of a `view` it is seen there only. Returns the text as it is
        shown."""
        if len(text) > _MAX_LENGTH:
            text = text[:_MAX_LENGTH] + "…"
        if not text or text in self._bars:
            return text
        bar = _Bar(text, view)
        bar.older.setAccessibleName(self.tr("Show the previous notice"))
        bar.older.setToolTip(bar.older.accessibleName())
        bar.older.clicked.connect(lambda: self._show_older(text))
        bar.close_sign.setAccessibleName(self.tr("Close this notice"))
        bar.close_sign.clicked.connect(lambda: self.dismiss(text))
        asked = QHBoxLayout()
        for caption, do in ((offer, partial(self._accept_offer, text, then)), more or ("", then)):
            if caption:
                button = QToolButton()
                button.setText(caption)
                button.clicked.connect(lambda _=False, do=do: do())
                asked.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        if asked.count():
            bar.row.addLayout(asked)
            # Fixed buttons below the text must not narrow the row to their width.
            bar.row.setAlignment(asked, Qt.AlignmentFlag.AlignLeft)
        self._fit_row(bar)
        self._bars[text] = bar
        bar.label.fitted.connect(self._lead_to_older)
        self._column.addWidget(bar)
        self._make_room()
        self.moving.emit()
        return text

    def show_success(self, text: str) -> str:
        """Show a success: it is dismissed when the judge goes on with something else. Returns its text."""
        shown = self.show_notice(text)
        bar = self._bars.get(shown)
        if bar is not None and not bar.is_success:
            bar.is_success = True
            later(self, _SEEN_AFTER_MS, partial(self._mark_seen, shown))
        return shown

    def _mark_seen(self, text: str) -> None:
        """Mark a notice of success as seen: the next action dismisses it."""
        if (bar := self._bars.get(text)) is not None and bar.is_success:
            bar.is_seen = True
            # Installed again, it is the same filter.
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    @property
    def _seen(self) -> list[str]:
        return [text for text, bar in self._bars.items() if bar.is_seen]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the judge goes on, by a key or a mouse release, so that nothing moves under the mouse before."""
        if not (self._seen and isinstance(watched, QWidget) and _is_user_action(event)):
            return False
        if watched.window() is self.window() and not self._is_about(event):
            later(self, 0, self._dismiss_done)
        return False

    def _is_about(self, event: QEvent) -> bool:
        """Return true for an event on a notice: events that it ignores pass to its parents."""
        if isinstance(event, QMouseEvent):
            at = self.mapFromGlobal(event.globalPosition().toPoint())
            return self.isVisible() and self.rect().contains(at)
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _dismiss_done(self) -> None:
        for text in self._seen:
            self.dismiss(text)

    def show_error(self, error: InputError | None) -> str:
        """Show an error, if there is one: the fault, the place, and the remedy. Returns the text of the notice."""
        if error is None:
            return ""
        what = capitalized(error.what)
        where = self.tr("({where})").format(where=error.where) if error.where else ""
        if isinstance(error, ReadOnlyError):
            # It stays true whatever happens, and was shown before.
            if what in self._shown_once:
                return ""
            self._shown_once.add(what)
        return self.show_notice(" ".join(filter(None, (error.sentences(what), where))))

    def _accept_offer(self, text: str, then: Callable[[], object]) -> None:
        """Do the offered action, and dismiss the notice if done."""
        if then() is not False:
            self.dismiss(text)

    def dismiss(self, text: str) -> None:
        bar = self._bars.pop(text, None)
        if bar is None:
            return
        if bar.is_seen and not self._seen:
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self._column.removeWidget(bar)
        bar.hide()
        bar.deleteLater()
        self._make_room()
        self.moving.emit()

    def _show_older(self, text: str) -> None:
        """Let a notice go behind all others, and show the one before it whole."""
        self._bars = {text: self._bars[text]} | self._bars
        self._column.insertWidget(0, self._bars[text])
        self._make_room()
        newest = self._here[-1]
        (newest.close_sign if newest.older.isHidden() else newest.older).setFocus()
        self.moving.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for bar in self._bars.values():
            self._fit_row(bar)
        if event.size().width() != event.oldSize().width():
            self._make_room()

    def _fit_row(self, bar: _Bar) -> None:
        """Lay the buttons beside the text, or below it if too narrow."""
        narrow = self.width() < fonts.em() * _NARROW_EM
        direction = QBoxLayout.Direction
        bar.row.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def _make_room(self) -> None:
        room = self.window().height() * _MAX_HEIGHT_SHARE
        here = self._here
        for bar in self._bars.values():
            if bar not in here:
                bar.hide()
        self.setVisible(bool(here))
        for age, bar in enumerate(reversed(here)):
            bar.label.fold(folded=age > 0)
            room -= bar.sizeHint().height() + self._column.spacing()
            bar.setVisible(not age or (age < _MAX_SEEN and room >= 0))
        self._lead_to_older()

    def _lead_to_older(self) -> None:
        """Show the sign that leads to older ones at the newest, where one of them isn't seen whole."""
        unseen = any(bar.isHidden() or bar.label.is_cut for bar in self._here[:-1])
        for age, bar in enumerate(reversed(self._here)):
            bar.older.setVisible(not age and unseen)


def _is_user_action(event: QEvent) -> bool:
    if isinstance(event, QKeyEvent):
        # A shortcut arrives only as a ShortcutOverride.
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
        return pressed and event.key() not in _HELD
    return event.type() is QEvent.Type.MouseButtonRelease


_PROGRESS_STEPS = 1000


class ImportBar(QWidget):
    """Progress of an import. `cancel_wanted` when the judge does not want it any more."""

    cancel_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.label = PlainLabel()
        self.progress = QProgressBar(maximum=_PROGRESS_STEPS, textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop = tool_button(self.tr("Cancel"), self.tr("Cancel this task"))
        self.stop.clicked.connect(self.cancel_wanted)
        box(QHBoxLayout(self), self.label, (self.progress, 1), self.stop, margin=0)
        self.hide()

    def show_progress(self, file: str, share: float) -> None:
        """`share` is from 0 to 1."""
        self.show_step(self.tr("Importing {file}").format(file=file), share)

    def show_step(self, activity: str, share: float) -> None:
        """Show an activity and its progress from 0 to 1."""
        self.label.setText(activity)
        self.progress.setValue(round(share * _PROGRESS_STEPS))
        self.show()
