"""Mouse and keyboard actions of the monkey, on the window in front."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeySequence, QTextCursor, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QGraphicsView,
    QLineEdit,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from judgeapp.ui.widgets.sheets.sheet import Sheet
from judgeapp.ui.window.window import Window
from tests.ui.dropping import drop, of_files

T = TypeVar("T")
W = TypeVar("W", bound=QWidget)

_BUTTONS = {"right": Qt.MouseButton.RightButton, "middle": Qt.MouseButton.MiddleButton}
_NONE = Qt.KeyboardModifier.NoModifier
_STATES = {
    "minimized": Qt.WindowState.WindowMinimized,
    "maximized": Qt.WindowState.WindowMaximized,
    "normal": Qt.WindowState.WindowNoState,
    "full": Qt.WindowState.WindowFullScreen,
}
_LARGE = 4000


class Hand:
    """Each method is a kind of tests.monkey.actions.Action. Actions without a target do nothing."""

    def __init__(self, food: Path) -> None:
        self._food = food
        self.window: Window | None = None
        # Cleared together with the window.
        self._held: QWidget | None = None

    # -- what takes keys and clicks ------------------------------------------------------------

    @property
    def is_free(self) -> bool:
        """True if no dialog or menu is open."""
        return QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None

    @property
    def front(self) -> QWidget | None:
        """The menu, the dialog or the window in front."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()
        front = front or self.window
        return front.window() if front is not None and front.isVisible() else None

    def _handle(self) -> QWindow | None:
        self._held = self.front
        return self._held.windowHandle() if self._held is not None else None

    def _keyboard(self) -> QWindow | None:
        """Window with the keyboard focus: never a menu, which gets keys from there, and only the first if several are
        open."""
        self._held = QApplication.activeModalWidget() or QApplication.activeWindow() or self.window
        return self._held.windowHandle() if self._held is not None else None

    def _parts(self, *kinds: type[W]) -> list[W]:
        self._held = self.front
        if self._held is None:
            return []
        parts = [part for kind in kinds for part in self._held.findChildren(kind)]
        return [part for part in parts if part.isVisible() and part.isEnabled()]

    # -- keys ----------------------------------------------------------------------------------

    def key(self, keys: str) -> None:
        if (handle := self._keyboard()) is not None:
            QTest.keySequence(handle, QKeySequence(keys))

    def type(self, text: str) -> None:
        """Long texts, as if pasted."""
        if len(text) > 40 or not text.isascii():
            QApplication.clipboard().setText(text)
            self.key("Ctrl+V")
            return
        for letter in text:
            # Typing may close the dialog with the focus.
            if (handle := self._keyboard()) is not None:
                # The stubs of PySide accept a letter for widgets only.
                QTest.keyClick(handle, letter)  # type: ignore[call-overload]

    # -- mouse ---------------------------------------------------------------------------------

    def click(self, across: float, down: float, how: str) -> None:
        if self.front is not None:
            room = self.front.rect()
            self._click(self.front, QPoint(round(room.width() * across), round(room.height() * down)), how)

    def press(self, which: float) -> None:
        parts = self._parts(QAbstractButton, QComboBox, QTabBar)
        if parts:
            part = _one(parts, which)
            self._click(part, part.rect().center())

    def row(self, which: float, row: float, how: str) -> None:
        views = [view for view in self._parts(QAbstractItemView) if view.model() is not None]
        if not views:
            return
        view = _one(views, which)
        rows = view.model().rowCount()
        if rows:
            index = view.model().index(int(row * rows), 0)
            view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            self._click(view.viewport(), view.visualRect(index).center(), how)

    def link(self, which: float) -> None:
        sheets = self._parts(Sheet)
        if not sheets:
            return
        sheet = _one(sheets, which)
        places: list[QRect] = []
        for _, position in sheet._links():
            cursor = QTextCursor(sheet.document())
            cursor.setPosition(position + 1)
            places.append(sheet.cursorRect(cursor))
        seen = [place.center() for place in places if sheet.viewport().rect().contains(place.center())]
        if seen:
            self._click(sheet.viewport(), _one(seen, which * len(sheets) % 1))

    def thing(self, which: float, how: str) -> None:
        """A thing on the table."""
        views = self._parts(QGraphicsView)
        if not views:
            return
        view = _one(views, which)
        items = [item for item in view.items() if item.isVisible()]
        if items:
            item = _one(items, which * len(views) % 1)
            self._click(view.viewport(), view.mapFromScene(item.sceneBoundingRect().center()), how)

    def drag(self, across: float, down: float, to_across: float, to_down: float) -> None:
        handle = self._handle()
        if handle is None:
            return
        width, height = handle.width(), handle.height()
        begin, end = (
            QPoint(int(width * across), int(height * down)),
            QPoint(int(width * to_across), int(height * to_down)),
        )

        def let_go() -> None:
            # The window may have shrunk during the drag.
            if _room(handle).contains(end):
                QTest.mouseMove(handle, end)
            QTest.mouseRelease(
                handle, Qt.MouseButton.LeftButton, _NONE, end if _room(handle).contains(end) else QPoint()
            )

        QTest.mousePress(handle, Qt.MouseButton.LeftButton, _NONE, begin)
        if not isValid(handle):  # pressing closed the widget
            return
        # A drag blocks until the button is released.
        QTimer.singleShot(0, handle, let_go)
        QTest.mouseMove(handle, begin + (end - begin) / 3)

    def wheel(self, across: float, down: float, turn: int) -> None:
        if (handle := self._handle()) is not None:
            at = QPoint(int(handle.width() * across), int(handle.height() * down))
            QTest.wheelEvent(handle, at, QPoint(0, turn))

    def _click(self, part: QWidget, at: QPoint, how: str = "left") -> None:
        front = part.window()
        handle = front.windowHandle()
        place = part.mapTo(front, at)
        if handle is None or not _room(handle).contains(place):
            return
        do = QTest.mouseDClick if how == "double" else QTest.mouseClick
        do(handle, _BUTTONS.get(how, Qt.MouseButton.LeftButton), _NONE, place)

    # -- menus, dialogs and the window itself, where these can be reached ----------------------

    def command(self, name: str) -> None:
        window = self.window
        if self.is_free and window is not None and window.isVisible():
            window.actions_by_id[name].trigger()

    def place(self, key: str) -> None:
        self.command(key)

    def speak(self, language: str) -> None:
        self.command(f"window-{language or 'any'}")

    def answer(self, name: str) -> None:
        """Choose a file in an open file dialog."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            field = dialog.findChild(QLineEdit)
            assert field is not None
            field.setText(str(self._food / name))
            self.key("Return")

    def drop(self, name: str, across: float, down: float) -> None:
        window = self.window
        if self.is_free and window is not None and window.isVisible():
            at = QPoint(int(window.width() * across), int(window.height() * down))
            drop(of_files([self._food / name]), window.childAt(at) or window)

    def size(self, width: int, height: int) -> None:
        if self.window is not None:
            self.window.resize(min(width, _LARGE), min(height, _LARGE))

    def state(self, name: str) -> None:
        if self.window is not None and self.window.isVisible():
            self.window.setWindowState(_STATES[name])

    def close(self) -> None:
        if self.is_free and self.window is not None:
            self.window.close()


def _room(handle: QWindow) -> QRect:
    return QRect(0, 0, handle.width(), handle.height())


def _one(parts: Sequence[T], share: float) -> T:
    return parts[min(int(share * len(parts)), len(parts) - 1)]
