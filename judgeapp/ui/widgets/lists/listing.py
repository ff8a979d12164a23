"""A list of rows that can be walked through and opened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView

from judgeapp.ui.widgets.context_menu import Offer, Offers, show_offers
from judgeapp.ui.widgets.lists.row_painting import OUTDATED, RowDelegate
from judgeapp.ui.widgets.lists.rows import RowModel
from judgeapp.ui.widgets.plain_text import is_typed
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars

_Index = QModelIndex | QPersistentModelIndex


class ThingList(QListView):
    """List of lines, each for a thing: as wide as there is room, scrolled by pixels."""

    def __init__(self, name: str) -> None:
        super().__init__(resizeMode=QListView.ResizeMode.Adjust)
        scale_scroll_bars(self)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            at = self.visualRect(index).center() if by_key else event.pos()
            show_offers(self.offered(index.row()), self.viewport().mapToGlobal(at), self)

    def offered(self, row: int) -> Offers:
        """Menu of a line."""
        raise NotImplementedError


class Listing(ThingList):
    """List of rows, each for a thing. `glanced`: another is chosen; `opened`: Enter or a click; `deleted`: Delete."""

    glanced = Signal(object)
    opened = Signal(object)
    deleted = Signal(object)

    def __init__(self, model: RowModel, name: str) -> None:
        super().__init__(name)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(RowDelegate(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.offers: Callable[[], Offers] = lambda: ()  # menu entries for the chosen row
        self.clicked.connect(self._open)

    @property
    def chosen(self) -> object | None:
        index = self.currentIndex()
        return self._model.thing(index) if index.isValid() else None

    def choose(self, row: int) -> None:
        """Choose a row without a glance at it."""
        if row >= self._model.rowCount():
            self._model.show_rest()
        with QSignalBlocker(self):
            self.setCurrentIndex(self._model.index(row))

    def choose_none(self) -> None:
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()

    def walk(self, step: int) -> None:
        """Move by rows, as from the field; stops at either end."""
        self._model.show_rest()
        count = self._model.rowCount()
        if not count:
            return
        at = self.currentIndex().row()
        to = 0 if at < 0 else max(0, min(count - 1, at + step))
        self.setCurrentIndex(self._model.index(to))

    @property
    def room(self) -> float:
        """Height in lines of text, in the font that rows are measured with."""
        return self.viewport().height() / QFontMetricsF(QApplication.font()).height()

    def page(self) -> int:
        """Number of rows that are visible at once."""
        index = self.currentIndex()
        height = self.visualRect(index).height() if index.isValid() else 0
        return max(1, self.viewport().height() // height - 1) if height else 1

    def open_chosen(self) -> None:
        self._open(self.currentIndex())

    def _open(self, index: QModelIndex) -> None:
        if index.isValid() and not self._is_outdated:
            self.opened.emit(self._model.thing(index))

    @property
    def _is_outdated(self) -> bool:
        """True while other rows are about to come: those that are seen lead nowhere."""
        return bool(self.property(OUTDATED))

    leaves_letters = False  # letters go to the search field, not to a row that begins with them

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        self._let_compose()
        if current.isValid() and not self._is_outdated:
            self.glanced.emit(self._model.thing(current))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._let_compose()

    def _let_compose(self) -> None:
        """Enable input methods for what goes on to the field: Qt disables them where rows can't be edited."""
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, self.leaves_letters)

    def offered(self, row: int) -> Offers:
        """Menu of a row, which is chosen."""
        if self._is_outdated:
            return ()
        self.setCurrentIndex(self._model.index(row))
        return (Offer(self.tr("Open"), self.open_chosen), *self.offers())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_chosen()
        elif event.key() == Qt.Key.Key_Delete and self.chosen is not None:
            self.deleted.emit(self.chosen)
        elif self.leaves_letters and is_typed(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The height of a row depends on its width.
        if event.size().width() != event.oldSize().width():
            self.fit()
        super().resizeEvent(event)
