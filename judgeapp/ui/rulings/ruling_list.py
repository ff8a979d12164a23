"""The rulings of the notebook, those that were changed last first, with a field to filter them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from judgeapp.ui.address import Address
from judgeapp.ui.rulings.ruling_form import RulingForm, described_button
from judgeapp.ui.widgets.filtered_list import FilteredList
from judgeapp.ui.widgets.lists.rows import Row
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.widgets.page_stack import PageStack
from judgeapp.ui.widgets.plain_text import PlainLabel, tip
from judgeapp.ui.widgets.style import fonts

_MAX_LENGTH = 200


class RulingList(FilteredList):
    filtered = Signal()  # other words are in the field
    deletion_wanted = Signal(str)  # Delete was pressed on the ruling of this id

    def __init__(self) -> None:
        super().__init__(
            self.tr("Rulings"), self.tr("Only rulings with these words"), self.tr("Words, cards, clauses, events"), ""
        )
        self.filter.setMaxLength(_MAX_LENGTH)
        # State of the exchange with the team; empty without a team.
        self.team = PlainLabel(wraps=True, shrinks=True)
        self.team.hide()
        self._bar.addWidget(self.team)
        # By the action that each stands for.
        self.buttons = {
            "write-ruling": described_button(self.tr("&New"), self.tr("Write a ruling (Ctrl+Shift+R)")),
            "print-rulings": described_button(self.tr("&Print …"), self.tr("Print the listed rulings")),
            "save-rulings": described_button(
                self.tr("&Save as …"), self.tr("Save the listed rulings as a page, PDF or Markdown")
            ),
            "take-rulings": described_button(self.tr("Imp&ort …"), self.tr("Import a file from another judge")),
            "export-rulings": described_button(self.tr("E&xport …"), self.tr("Export the listed rulings to a file")),
        }
        self._foot = QGridLayout()
        self._column.addLayout(self._foot)
        self._lay_buttons()
        self.setFocusProxy(self.listing)
        self.filter.textChanged.connect(self.filtered)
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
        self.show_empty(is_empty=not rows)
        if self._read is not None:
            self.follow(self._read)

    def show_team(self, text: str, details: str) -> None:
        """Show the state of the team's notebook; an empty text hides it."""
        self.team.setText(text)
        self.team.setToolTip(tip(details))
        self.team.setVisible(bool(text))

    def follow(self, address: Address) -> None:
        super().follow(address)
        if address not in self.model.things():
            self.listing.choose_none()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        """Lay buttons in as many rows as needed; if all would be below each other only the first, as the list needs the
        room and the menu has the others."""
        widest = max(button.sizeHint().width() for button in self.buttons.values()) + self._foot.spacing()
        columns = max(1, min(3, (self.width() - fonts.em()) // widest))
        for index, button in enumerate(self.buttons.values()):
            self._foot.addWidget(button, index // columns, index % columns)
            button.setVisible(not index or columns > 1)

    def fit(self) -> None:
        super().fit()
        em = fonts.em()
        self._foot.setContentsMargins(*[round(em * 0.5)] * 4)
        self._foot.setSpacing(round(em * 0.3))
        self.empty.fit(0.9, 0.9, 0.9, 0.9)
        self._lay_buttons()

    def walk(self, step: int) -> None:
        """Go to the list."""
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)
        self.listing.walk(1)

    def choose(self) -> None:
        self.walk(1)


class RulingColumn(PageStack):
    def __init__(self) -> None:
        super().__init__()
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
        return self.currentWidget() is not self.list

    def turn(self, *, writes: bool) -> None:
        shown = self.form if writes else self.list
        self.setCurrentWidget(shown)
        self.setFocusProxy(shown)

    def fit(self) -> None:
        self.list.fit()
        if self.forms.made is not None:
            self.forms.made.fit()
