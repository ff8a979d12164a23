"""The rulings of the notebook, those that were changed last first, with a field to filter them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal

from judgeapp.ui.address import Address
from judgeapp.ui.rulings.ruling_form import RulingForm, described_button
from judgeapp.ui.widgets.filtered_list import FilteredList
from judgeapp.ui.widgets.forms.buttons import ButtonRow
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
            "take-rulings": described_button(self.tr("Imp&ort …"), self.tr("Import a file from another judge")),
            "print-rulings": described_button(self.tr("Print the list …"), self.tr("Print the listed rulings")),
            "save-rulings": described_button(
                self.tr("Save the list as …"), self.tr("Save the listed rulings as a page, PDF or Markdown")
            ),
            "export-rulings": described_button(
                self.tr("Export the list …"), self.tr("Export the listed rulings to a file")
            ),
        }
        self.foot = ButtonRow(*self.buttons.values(), folded=[*self.buttons.values()][2:])
        self._column.addWidget(self.foot)
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

    def fit(self) -> None:
        super().fit()
        em = fonts.em()
        around = round(em * 0.5)
        self.foot.fit(round(em * 0.3), (around, around, around, around))
        self.empty.fit(0.9, 0.9, 0.9, 0.9)

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
