"""A list below the field that filters it."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from judgeapp.ui.address import Address
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.fields import ClearSign
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.lists.rows import RowModel
from judgeapp.ui.widgets.plain_text import EmptyListText

_BARE = str.maketrans("", "", "<>[]≪≫《》【】〈〉()（）")  # removes the brackets of a keyword or timing


class ListFilter(QLineEdit):
    """Field of the list: the arrow keys walk it (so many lines), and Enter chooses."""

    walked = Signal(int)
    chosen = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.walked.emit(1)
        elif event.key() == Qt.Key.Key_Up:
            self.walked.emit(-1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


class FilteredList(QWidget):
    """Field, list, and the text in place of an empty list. Things of the list are addresses; whoever makes it shows
    other rows when the field changes."""

    def __init__(self, name: str, filters: str, by: str, empty: str) -> None:
        """Named by its contents and those its field filters; the field says by what."""
        super().__init__(autoFillBackground=True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.filter = ListFilter()
        self.filter.setAccessibleName(filters)
        self.filter.setPlaceholderText(by)
        self.clear_sign = ClearSign(self.filter)
        self.model = RowModel(self)
        self.listing = Listing(self.model, name)
        self.empty = EmptyListText(empty)
        spaced(self.empty.label, (0.9, 0.6, 0.6, 0.3))
        self._bar = box(QVBoxLayout(), self.filter, margin=0.5)
        self._column = box(QVBoxLayout(self), self._bar, (self.empty, 1), (self.listing, 1), margin=0, spacing=0)
        self.empty.hide()
        self.setFocusProxy(self.filter)
        self._read: Address | None = None
        self.filter.walked.connect(self.walk)
        self.filter.chosen.connect(self.choose)

    def follow(self, address: Address) -> None:
        self._read = address
        addresses = self.model.things()
        if address in addresses:
            self.listing.choose(addresses.index(address))

    def choose_first(self) -> None:
        """Choose the row that Enter opens after a search; the reader's page first, if it is listed."""
        if self.filter.text().strip() and self.model.rowCount():
            self.listing.choose(0)

    def choose(self) -> None:
        """Open the chosen row, as Enter in the field does."""
        self.listing.open_chosen()

    def walk(self, step: int) -> None:
        """Move by so many lines, as the arrow keys in the field do."""
        if self.listing.chosen != self._read:
            # The first row hasn't been read yet.
            self.listing.choose_none()
        self.listing.walk(step)

    def show_empty(self, *, is_empty: bool) -> None:
        self.empty.setVisible(is_empty)
        self.listing.setVisible(not is_empty)


def folded_name(text: str) -> str:
    """Search form of a name: in one case and width, without brackets."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_BARE)
