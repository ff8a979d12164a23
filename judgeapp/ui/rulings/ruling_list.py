"""The rulings of the notebook, those that were changed last first, with a field to filter them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from judgeapp.ui.address import Address
from judgeapp.ui.rulings.ruling_form import RulingForm
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.filtered_list import ListFilter
from judgeapp.ui.widgets.forms.fields import ClearSign
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.lists.rows import Row, RowModel
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.widgets.page_stack import PageStack
from judgeapp.ui.widgets.plain_text import EmptyListText, PlainLabel, tip
from judgeapp.ui.widgets.style import fonts

_MAX_LENGTH = 200


class RulingList(QWidget):
    """List of rulings with its filter and buttons.

    filtered -- other words are in the field
    deletion_wanted  -- Delete was pressed on the ruling of this id
    new_wanted, print_wanted, save_wanted, import_wanted, export_wanted -- a button was pressed
    """

    filtered = Signal()
    deletion_wanted = Signal(str)
    new_wanted = Signal()
    import_wanted = Signal()
    export_wanted = Signal()
    print_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.filter = ListFilter(maxLength=_MAX_LENGTH)
        self.clear_sign = ClearSign(self.filter)
        self.filter.setPlaceholderText(self.tr("Words, cards, clauses, events"))
        self.filter.setAccessibleName(self.tr("Only rulings with these words"))
        self.model = RowModel(self)
        self.listing = Listing(self.model, self.tr("Rulings"))
        self.empty = EmptyListText()
        # State of the exchange with the team; empty without a team.
        self.team = PlainLabel(wraps=True, shrinks=True)
        self.team.hide()
        self._head = box(QVBoxLayout(), self.filter, self.team)
        self._foot = QGridLayout()
        self.buttons = (
            _button(self.tr("&New"), self.tr("Write a ruling (Ctrl+Shift+R)"), self.new_wanted),
            _button(self.tr("&Print …"), self.tr("Print the listed rulings"), self.print_wanted),
            _button(
                self.tr("&Save as …"), self.tr("Save the listed rulings as a page, PDF or Markdown"), self.save_wanted
            ),
            _button(self.tr("Imp&ort …"), self.tr("Import a file from another judge"), self.import_wanted),
            _button(self.tr("E&xport …"), self.tr("Export the listed rulings to a file"), self.export_wanted),
        )
        self._column = box(
            QVBoxLayout(self), self._head, (self.empty, 1), (self.listing, 1), self._foot, margin=0, spacing=0
        )
        self._lay_buttons()
        self.setFocusProxy(self.listing)
        self._shown: Address | None = None
        self.filter.textChanged.connect(self.filtered)
        self.filter.walked.connect(lambda _: self._to_list())
        self.filter.chosen.connect(self._to_list)
        self.listing.deleted.connect(lambda address: self.deletion_wanted.emit(address.key))
        self.show_rows(())

    @property
    def words(self) -> str:
        return self.filter.text()

    def show_rows(self, rows: Sequence[tuple[Row, Address]]) -> None:
        """Show these rulings; the chosen one stays chosen."""
        self.model.show(rows)
        text = self.tr("No rulings yet. Press Ctrl+Shift+R to write one about the table, clause or card you see.")
        if self.words.strip():
            text = self.tr("No matching rulings.")
        self.empty.setText(text)
        self.empty.setVisible(not rows)
        self.listing.setVisible(bool(rows))
        if self._shown is not None:
            self.follow(self._shown)

    def show_team(self, text: str, details: str) -> None:
        """Show the state of the team's notebook; an empty text hides it."""
        self.team.setText(text)
        self.team.setToolTip(tip(details))
        self.team.setVisible(bool(text))

    def follow(self, address: Address) -> None:
        """Choose the ruling that the reader shows."""
        self._shown = address
        addresses = self.model.things()
        if address in addresses:
            self.listing.choose(addresses.index(address))
        else:
            self.listing.choose_none()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        """Lay buttons in as many rows as needed; if all would be below each other only the first, as the list needs the
        room and the menu has the others."""
        widest = max(button.sizeHint().width() for button in self.buttons) + self._foot.spacing()
        columns = max(1, min(3, (self.width() - fonts.em()) // widest))
        for index, button in enumerate(self.buttons):
            self._foot.addWidget(button, index // columns, index % columns)
            button.setVisible(not index or columns > 1)

    def fit(self) -> None:
        em = fonts.em()
        side = round(em * 0.5)
        self._head.setContentsMargins(*[side] * 4)
        self._foot.setContentsMargins(*[side] * 4)
        self._foot.setSpacing(round(em * 0.3))
        self.empty.fit(0.9, 0.9, 0.9, 0.9)
        self._lay_buttons()
        self.listing.scheduleDelayedItemsLayout()

    def _to_list(self) -> None:
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)
        self.listing.walk(1)


def _button(text: str, tool_tip: str, pressed: SignalInstance) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tool_tip)
    button.setAccessibleDescription(tool_tip)
    button.setMinimumWidth(1)
    button.clicked.connect(lambda _=False: pressed.emit())
    return button


class RulingColumn(PageStack):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = RulingList()
        self.forms = OnDemand(self._make_form)
        self.addWidget(self.list)
        self.turn(writes=False)

    def _make_form(self) -> RulingForm:
        form = RulingForm()
        form.fit()
        self.addWidget(form)
        return form

    @property
    def form(self) -> RulingForm:
        return self.forms.part

    @property
    def writes(self) -> bool:
        """True while a ruling is being written."""
        return self.currentWidget() is not self.list

    def turn(self, *, writes: bool) -> None:
        shown = self.form if writes else self.list
        self.setCurrentWidget(shown)
        self.setFocusProxy(shown)

    def fit(self) -> None:
        self.list.fit()
        if self.forms.made is not None:
            self.forms.made.fit()
