"""Central widget: the search field above, the rail at the side, the chosen view between them, and the order of Tab."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.messages.punctuation import with_note
from judgeapp.ui import signs
from judgeapp.ui.localization import format_number
from judgeapp.ui.signs import icon
from judgeapp.ui.views import VIEWS, ViewSpec
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import ButtonRow, SignButton
from judgeapp.ui.widgets.forms.fields import ClearSign, show_status
from judgeapp.ui.widgets.forms.input_relay import InputRelay
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.notice_bar import ImportBar, NoticeBar
from judgeapp.ui.widgets.page_stack import PageStack, RoomyArea
from judgeapp.ui.widgets.plain_text import is_typed
from judgeapp.ui.widgets.sheets.sheet import Sheet
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.lifetime import connect_until_closed
from judgeapp.ui.window.layout.columns import Columns


@runtime_checkable
class View(Protocol):
    """View as it stands around its notices and under Tab."""

    @property
    def tab_parts(self) -> Sequence[QWidget]:
        """Its parts in the order of Tab."""

    @property
    def free_room(self) -> QWidget | None:
        """A shown part over which notices do no harm; otherwise they get room at its lower edge."""

    def reserve(self, height: int) -> None:
        """Keep the lower edge free for notices."""


def stops(parts: Iterable[QWidget]) -> list[QWidget]:
    """All that Tab stops at within parts, in their order."""
    return [stop for part in parts for stop in _within(part)]


def _within(part: QWidget) -> Iterator[QWidget]:
    focusable = [widget for widget in (part, *part.findChildren(QWidget)) if _is_stop(widget)]
    yield from sorted(focusable, key=lambda widget: _place(widget, part))


def _is_stop(widget: QWidget) -> bool:
    if not (widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus):
        return False
    if widget.focusProxy() is not None:
        return False
    # In a group, only the checked button takes the focus; arrow keys lead to the others.
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    is_other = group is not None and group.exclusive() and group.checkedButton() is not None
    return not (is_other and group is not None and group.checkedButton() is not widget)


def _place(widget: QWidget, part: QWidget) -> tuple[int, ...]:
    """Row and x of a widget; a scrolled one counts at its scroll area, one in a splitter at its column of that."""
    inside, above = widget, widget.parentWidget()
    while widget is not part and above is not None and above is not part:
        if isinstance(above, QScrollArea) and (scrolled := above.widget()) is not None:
            return (*_place(above, part), *_place(widget, scrolled))
        if isinstance(above, QSplitter) and above.orientation() is Qt.Orientation.Horizontal:
            return (*_place(above, part), inside.x(), *_place(widget, inside))
        inside, above = above, above.parentWidget()
    at = widget.mapTo(part, QPoint()) if widget is not part else QPoint()
    line = max(1, widget.fontMetrics().height())
    # Widgets in a row may differ in height.
    middle = at.y() + (widget.height() // 2 if widget.height() < 3 * line else line // 2)
    return middle // line, at.x()


class Rail(QWidget):
    """One button for each view; `chosen` carries its key."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[ViewSpec, QToolButton] = {}
        column = spaced(QVBoxLayout(self), (0.3, 0, 0.3, 0), 0.2)
        self.is_narrow = False  # whether the words are left out
        self._arranged: tuple[object, ...] = ()
        for view in VIEWS:
            button = QToolButton(autoRaise=True, toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setText(view.title)
            button.setAccessibleName(view.title)
            button.setToolTip(with_note(view.title, view.shortcut))
            button.setCheckable(True)
            button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
            button.clicked.connect(lambda _=False, key=view.key: self.chosen.emit(key))
            self._group.addButton(button)
            self._buttons[view] = button
            column.addWidget(button)
        column.addStretch(1)

    def show_chosen(self, view: ViewSpec) -> None:
        self._buttons[view].setChecked(True)

    def fit(self) -> None:
        em = fonts.em()
        each = self.height() / len(self._buttons) - em * 0.2
        worded = not self.is_narrow and each >= em * 3.4
        size = round(min(em * 1.5, max(em * 0.5, each - em * 0.6)))
        style = Qt.ToolButtonStyle
        now = (worded, size, em, QApplication.palette().cacheKey())
        if now == self._arranged:
            return
        self._arranged = now
        for view, button in self._buttons.items():
            button.setToolButtonStyle(style.ToolButtonTextUnderIcon if worded else style.ToolButtonIconOnly)
            sign = icon(view.sign(), QApplication.palette(), size, self.devicePixelRatioF())
            button.setIcon(sign)
            button.setIconSize(button.icon().availableSizes()[0] / self.devicePixelRatioF())

    def minimumSizeHint(self) -> QSize:
        """Smallest height: the signs shrink."""
        return QSize(super().minimumSizeHint().width(), fonts.em() * 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class ActionButton(QToolButton):
    """Button of an action, shown while that can be done."""

    def __init__(self, sign: str) -> None:
        super().__init__(autoRaise=True)
        self.setText(sign)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def stand_for(self, action: QAction) -> None:
        self.setAccessibleName(action.toolTip())
        self.setToolTip(action.toolTip())
        self.clicked.connect(action.trigger)
        action.changed.connect(lambda: self.setVisible(action.isEnabled()))
        self.setVisible(action.isEnabled())


class Overlay(QWidget):
    """Parts that come and go, over the lower edge of the page, or of its free room: nothing beside them moves, and
    buttons at the foot of a view stay in reach."""

    def __init__(self, parent: QWidget, over: QWidget, page: PageStack, *parts: QWidget) -> None:
        """`page` is the page below."""
        super().__init__(parent)
        self._parent, self._over, self._page = parent, over, page
        self.setAutoFillBackground(True)
        box(QVBoxLayout(self), *parts, margin=0, spacing=0)
        for heard in (over, page):
            heard.installEventFilter(self)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.fit()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = QEvent.Type
        # Pages of the view come and go, and with them rows of buttons.
        if event.type() in (kinds.Resize, kinds.Move, kinds.Show, kinds.Hide, kinds.LayoutRequest):
            self.fit()
        return False

    def fit(self) -> None:
        """Resize to the height of its parts in the width of the page below, or of its free room."""
        below, shown = self._over.geometry(), self._page.currentWidget()
        view = shown if isinstance(shown, View) else None
        room = view.free_room if view is not None else None
        if room is not None:
            room.installEventFilter(self)
            below = QRect(room.mapTo(self._parent, QPoint()), room.size())
        if self.width() != below.width():
            self.resize(below.width(), self.height())
        wanted = self.sizeHint().height()
        end = self._end(below) if wanted else below.bottom() + 1
        high = min(wanted, end - below.y())
        if view is not None:
            view.reserve(high if room is None else 0)
        self.setGeometry(below.x(), end - high, below.width(), high)
        self.raise_()

    def _end(self, below: QRect) -> int:
        """Top of the buttons at the foot of the view, or its lower edge."""
        end, air = below.bottom() + 1, fonts.em()
        for row in self._over.findChildren(ButtonRow):
            row.installEventFilter(self)
            place = QRect(row.mapTo(self._parent, QPoint()), row.size())
            is_beside = place.left() > below.right() or place.right() < below.left()
            is_foot = below.center().y() < place.top() and place.bottom() + 1 > below.bottom() - air
            if row.isVisible() and is_foot and not is_beside:
                end = min(end, place.top())
        return end


_NARROW_EM = 40  # heights of the font; in a narrower window the rail has no words


class CentralWidget(QWidget):
    """Field, rail and notices, around `body`: the columns of the reader, or the table."""

    def __init__(self) -> None:
        super().__init__()
        self.omnibox = Omnibox()
        self.menus = SignButton(signs.menus, self.tr("Menus (F10)"), flat=True)
        self.menus.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back = ActionButton("‹")
        self.notices = NoticeBar()
        self.import_bar = ImportBar()
        self.rail = Rail()
        self.columns = Columns()
        self.omnibox.clear_sign.add(self.columns.results.filters)
        self.body = PageStack()
        self.body.addWidget(self.columns)
        area = RoomyArea(self.body)
        field = box(QHBoxLayout(), self.menus, self.back, (self.omnibox, 1), spacing=0.2)
        top = box(QVBoxLayout(), field, margin=0.5, spacing=0.3)
        below = box(QHBoxLayout(), self.rail, (area, 1), spacing=0)
        box(QVBoxLayout(self), top, (below, 1), margin=0, spacing=0)
        overlay = Overlay(self, area, self.body, self.import_bar, self.notices)
        self.notices.moving.connect(overlay.fit)
        self._relay = InputRelay(self.omnibox)
        connect_until_closed(QApplication.instance().focusChanged, self, self._relay_composed)  # type: ignore[union-attr]

    def _relay_composed(self, _: QWidget | None, focus: QWidget | None) -> None:
        """Begin a question with a text that is composed on a page, as with a letter that is typed there."""
        leaves_letters = isinstance(focus, Sheet) or (isinstance(focus, Listing) and focus.leaves_letters)
        if focus is not None and leaves_letters and self.columns.isAncestorOf(focus):
            focus.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
            focus.installEventFilter(self._relay)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leads through all that is seen, and round again."""
        shown = self.body.currentWidget()
        if not isinstance(shown, View):
            return super().focusNextPrevChild(forward)
        around = [widget for widget in stops([self]) if not self.body.isAncestorOf(widget)]
        ways = [*around, *stops(shown.tab_parts), *stops([self.notices])]
        ways = list(dict.fromkeys(ways if forward else reversed(ways)))
        # A closing window shows nothing that could take keys.
        if not ways:
            return False
        focus = self.window().focusWidget()
        at = ways.index(focus) if focus in ways else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        ways[(at + 1) % len(ways)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a question with a letter that is typed on a page."""
        if is_typed(event) and self.body.currentWidget() is self.columns:
            self.omnibox.setFocus(Qt.FocusReason.OtherFocusReason)
            self.omnibox.setText(event.text())
        else:
            super().keyPressEvent(event)

    def enlarge_field(self, larger: QFont) -> None:
        em = fonts.em()
        self.omnibox.setTextMargins(round(em * 0.3), round(em * 0.2), 0, round(em * 0.2))
        for part in (self.omnibox, self.menus, self.back):
            part.setFont(larger)

    def fit_rail(self, width: int) -> None:
        """`width` is that of the window, in pixels."""
        self.rail.is_narrow = width < fonts.em() * _NARROW_EM
        self.rail.fit()


_STEPS = {
    Qt.Key.Key_Down: (1, False),
    Qt.Key.Key_Up: (-1, False),
    Qt.Key.Key_PageDown: (1, True),
    Qt.Key.Key_PageUp: (-1, True),
}
COMMAND = ">"
_MAX_LENGTH = 3000  # letters; a card text may be pasted, and none is longer
# Shortcuts that line edits take on some platforms and that belong to the window.
_LEFT_TO_THE_WINDOW = (QKeySequence("Ctrl+K"), QKeySequence("Ctrl+D"), QKeySequence("Ctrl+E"))


class Omnibox(QLineEdit):
    """Field: `asked` on every committed change, not on text still being composed."""

    asked = Signal(str)
    command_typed = Signal(str)  # a command was typed after ">"
    walked = Signal(int, bool)  # (steps, whether by pages), with the arrow keys
    chosen = Signal()  # Enter

    def __init__(self) -> None:
        super().__init__(maxLength=_MAX_LENGTH)
        self.setAccessibleName(self.tr("Rule, term, card or clause number"))
        self.setPlaceholderText(self.tr("Ask in any language"))
        self.clear_sign = ClearSign(self)
        self._asked_last = ""
        self.textChanged.connect(self._check_command)
        self.inputRejected.connect(self._announce_longest)

    def _check_command(self, text: str) -> None:
        """Ask for a command if the text begins with ">", and restore the question before."""
        if not text.startswith(COMMAND):
            self._asked_last = text
            self.asked.emit(text)
            return
        typed = text.removeprefix(COMMAND)
        with QSignalBlocker(self):
            self.setText(self._asked_last)
        self.command_typed.emit(typed.strip() if typed != self._asked_last else "")

    def _announce_longest(self) -> None:
        text = self.tr("At most {most} characters fit here; the rest was cut.")
        show_status(self, text.format(most=format_number(_MAX_LENGTH)))

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and QKeySequence(event.keyCombination()) in _LEFT_TO_THE_WINDOW
        ):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() in _STEPS:
            self.walked.emit(*_STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
