"""The list of bookmarks with a note to each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.fields import BoundedField
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.lists.rows import Row, RowModel
from judgeapp.ui.widgets.plain_text import EmptyListText, PlainLabel
from judgeapp.ui.widgets.style import fonts


class BookmarkList(QWidget):
    note_changed = Signal(str, str)  # (passage id, text) at every keystroke, so that nothing gets lost
    deletion_wanted = Signal(str)  # Delete was pressed on the bookmark of this passage

    def __init__(self) -> None:
        super().__init__(autoFillBackground=True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.model = RowModel(self)
        self.listing = Listing(self.model, self.tr("Bookmarks"))
        self.empty = EmptyListText(
            self.tr(
                "No bookmarks yet. Open a clause and press Ctrl+D to add one, with a note if you like; press "
                "Ctrl+D again, or Delete here, to remove it."
            )
        )
        self.label = PlainLabel(self.tr("&Note"))
        self.note = BoundedField()
        self.note.setAccessibleName(self.tr("Note on the bookmark"))
        self.note.setPlaceholderText(self.tr("A note on this bookmark"))
        self.label.setBuddy(self.note)
        spaced(self.empty.label, 0.9)
        foot = box(QVBoxLayout(), self.label, self.note, margin=0.5)
        box(QVBoxLayout(self), (self.empty, 1), (self.listing, 1), foot, margin=0, spacing=0)
        self.setFocusProxy(self.listing)
        self._notes: dict[str, str] = {}
        self._passage = ""
        self.note.textChanged.connect(self._write)
        self.listing.deleted.connect(lambda address: self.deletion_wanted.emit(address.key))
        self.show_rows(())

    def show_rows(self, rows: Sequence[tuple[Row, tuple[Address, str]]]) -> None:
        """Each with its address and note; the one that the reader shows stays chosen."""
        self._notes = {address.key: note for _, (address, note) in rows}
        self.model.show([(row, address) for row, (address, _) in rows])
        self.empty.setVisible(not rows)
        self.listing.setVisible(bool(rows))
        self.follow(Address(Kind.PASSAGE, self._passage))

    def show_note(self, row: Row, address: Address) -> None:
        self.model.replace(self.model.things().index(address), row)

    def follow(self, address: Address) -> None:
        addresses: list[Any] = self.model.things()
        marked = address in addresses
        self._passage = address.key if marked else ""
        if marked:
            self.listing.choose(addresses.index(address))
        for widget in (self.label, self.note):
            widget.setVisible(marked)
        text = self._notes.get(self._passage, "")
        if text != self.note.toPlainText():
            self.note.setPlainText(text)

    def fit(self) -> None:
        self.note.setFixedHeight(round(fonts.em() * 4.5))

    def _write(self) -> None:
        text = self.note.toPlainText()
        if self._passage and text != self._notes[self._passage]:
            self._notes[self._passage] = text
            self.note_changed.emit(self._passage, text)
