"""The rulings of the notebook, those that were changed last first, with a field to filter them; and the form to
write one, whose preview is shown beside it while typing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from judgeapp.ui.address import Address
from judgeapp.ui.widgets.box import box, fit_all, spaced
from judgeapp.ui.widgets.filtered_list import FilteredList
from judgeapp.ui.widgets.forms.buttons import ButtonRow, UnfoldingButton
from judgeapp.ui.widgets.forms.fields import BoundedField, ChoiceBox, ScrolledForm, TypedForm, add_named
from judgeapp.ui.widgets.lists.rows import Row
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.widgets.page_stack import PageStack
from judgeapp.ui.widgets.plain_text import PlainLabel, tip
from judgeapp.ui.widgets.style import fonts

_MAX_QUESTION_LENGTH = 2_000
_MAX_LINE_LENGTH = 120
_MAX_LIST_LENGTH = 2_500
# Multi-line fields with their visible lines.
_FOOT = (0.5, 0.5, 0.5, 0.5)  # space around the buttons, in heights of the font
_TEXTS = {"question": 2, "answer": 8}
_LISTS = ("cards", "clauses", "answers", "tags", "players")
_BETWEEN = re.compile(r"[,、，;\n]")
# Short fields, two in a row.
_PAIRS = (("event", "round"), ("table", "judge"), ("date", "tags"))
# Details of a ruling that show them all; the rest are filled in for every ruling.
_UNFOLDING = ("answers", "table", "tags", "players")

RulingFields = dict[str, "str | tuple[str, ...]"]


class RulingForm(TypedForm):
    close_wanted = Signal()

    def __init__(self) -> None:
        # Imported with the first form: its words are in a file.
        from judgeapp.rulings.notebook.wording import AUTHORITIES, display_name

        super().__init__()
        self.texts = {"question": BoundedField(_MAX_QUESTION_LENGTH), "answer": BoundedField()}
        self.texts["answer"].setPlaceholderText(self.tr("Markdown supported"))
        self.lines = {name: QLineEdit() for name in (*_LISTS, "event", "round", "table", "judge", "date")}
        for name, line in self.lines.items():
            line.setMaxLength(_MAX_LIST_LENGTH if name in _LISTS else _MAX_LINE_LENGTH)
        self.lines["cards"].setPlaceholderText(self.tr("BT1-010, BT1-011"))
        self.lines["clauses"].setPlaceholderText(self.tr("16-5, 15-8"))
        self.lines["date"].setPlaceholderText(self.tr("2026-01-31"))
        self.authority = ChoiceBox()
        self.authority.fill({key: display_name(AUTHORITIES, key) for key in AUTHORITIES})
        self.message_label = PlainLabel(wraps=True, shrinks=True, bold=True)
        spaced(self.message_label, (0.6, 0.3, 0.6, 0))
        self.message_label.hide()
        self._lay_out()
        for text in self.texts.values():
            text.textChanged.connect(self._emit_changed)
        for line in self.lines.values():
            line.textChanged.connect(self._emit_changed)
        self.authority.currentIndexChanged.connect(self._emit_changed)
        self.setFocusProxy(self.texts["question"])

    def _lay_out(self) -> None:
        self._form = spaced(QVBoxLayout(), 0.6, 0.25)
        for field in _TEXTS:
            self._add(self._form, field, self.texts[field])
        self._add(self._form, "authority", self.authority)
        for field in ("clauses", "cards"):
            self._add(self._form, field, self.lines[field])
        self.details = QWidget()
        self.unfold = UnfoldingButton(self.tr("More details …"), self.details)
        self._rare = spaced(QVBoxLayout(self.details), 0, 0.25)
        self._add(self._rare, "answers", self.lines["answers"])
        self._grid = spaced(QGridLayout(), spacing=(0.35, 0.25))
        for row, pair in enumerate(_PAIRS):
            for index, field in enumerate(pair):
                cell = spaced(QVBoxLayout(), spacing=0)
                self._add(cell, field, self.lines[field])
                self._grid.addLayout(cell, row, index)
                self._grid.setColumnStretch(index, 1)
        self._rare.addLayout(self._grid)
        self._add(self._rare, "players", self.lines["players"])
        self._form.addWidget(self.unfold)
        self._form.addWidget(self.details)
        self._form.addStretch(1)
        self._area = ScrolledForm(self._form)
        self.keep = described_button(self.tr("&Save"), self.tr("Save to the notebook (Ctrl+S)"))
        self.leave = described_button(self.tr("&Discard"), self.tr("Discard what you typed, and go back to the list"))
        self.keep.clicked.connect(self.save_wanted)
        self.leave.clicked.connect(self.close_wanted)
        self._foot = ButtonRow(self.keep, self.leave, spacing=0.3, margin=_FOOT)
        box(QVBoxLayout(self), (self._area, 1), self.message_label, self._foot, margin=0, spacing=0)

    def _add(self, column: QVBoxLayout, field: str, widget: QWidget) -> None:
        from judgeapp.rulings.notebook.wording import FIELDS, display_name

        add_named(column, display_name(FIELDS, field), widget)
        widget.setMinimumWidth(1)

    @property
    def written(self) -> RulingFields:
        fields: RulingFields = {name: text.toPlainText() for name, text in self.texts.items()}
        for name, line in self.lines.items():
            typed = line.text().strip()
            fields[name] = typed
            if name in _LISTS:
                listed = (part.strip() for part in _BETWEEN.split(typed))
                fields[name] = tuple(dict.fromkeys(filter(None, listed)))
        fields["authority"] = str(self.authority.currentData())
        return fields

    def fill(self, fields: Mapping[str, str | Sequence[str]]) -> None:
        """Show other texts; no change is signalled."""
        with self._filling():
            for name, text in self.texts.items():
                text.setPlainText(str(fields[name]))
                text.moveCursor(QTextCursor.MoveOperation.End)
            for name, line in self.lines.items():
                value = fields[name]
                line.setText(value if isinstance(value, str) else ", ".join(value))
                line.setCursorPosition(0)
            self.authority.setCurrentIndex(max(0, self.authority.findData(fields["authority"])))
        self.unfold.setChecked(any(fields[name] for name in _UNFOLDING))
        self.is_changed = False
        self.show_fault("")
        # Where the last ruling was left says nothing of this one.
        self._area.verticalScrollBar().setValue(0)

    def show_fault(self, fault: str) -> None:
        """Show why the ruling can't be saved, and tell it to a screen reader."""
        self.message_label.setText(fault)
        self.message_label.setVisible(bool(fault))
        self.texts["question"].setAccessibleDescription(fault)

    def focus(self, field: str) -> None:
        """Focus the field of this name; nothing if there is none."""
        widget = self.texts.get(field) or self.lines.get(field)
        if widget is not None:
            self.unfold.setChecked(self.unfold.isChecked() or self.details.isAncestorOf(widget))
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            self._area.ensureWidgetVisible(widget)

    def fit(self) -> None:
        for name, lines in _TEXTS.items():
            self.texts[name].setFixedHeight(round(fonts.em() * (lines * 1.1 + 0.8)))


def described_button(text: str, description: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(description)
    button.setAccessibleDescription(description)
    button.setMinimumWidth(1)
    return button


_MAX_LENGTH = 200


class RulingList(FilteredList):
    filtered = Signal()  # other words are in the field
    deletion_wanted = Signal(str)  # Delete was pressed on the ruling of this id

    def __init__(self) -> None:
        super().__init__(self.tr("Rulings"), self.tr("Only rulings with these words"), self.tr("Find a ruling"), "")
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
        buttons = [*self.buttons.values()]
        self.foot = ButtonRow(*buttons, folded=buttons[2:], spacing=0.3, margin=_FOOT)
        spaced(self.empty.label, 0.9)
        self._column.addWidget(self.foot)
        self.setFocusProxy(self.listing)
        self.filter.textChanged.connect(self.filtered)
        self.listing.deleted.connect(lambda address: self.deletion_wanted.emit(address.key))
        # Whether there are rulings is known once they are loaded.
        self.show_empty(is_empty=True)

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

    def walk(self, step: int) -> None:
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
        fit_all(form)
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
