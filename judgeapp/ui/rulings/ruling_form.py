"""The form to write a ruling; its preview is shown beside it while typing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from judgeapp.rulings.notebook.wording import AUTHORITIES, FIELDS, display_name
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import ButtonRow, unfolding_button
from judgeapp.ui.widgets.forms.fields import BoundedField, ChoiceBox, ScrolledForm, TypedForm, add_named
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

_MAX_QUESTION_LENGTH = 2_000
_MAX_LINE_LENGTH = 120
_MAX_LIST_LENGTH = 2_500
# Multi-line fields with their visible lines.
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
        for key in AUTHORITIES:
            self.authority.addItem(display_name(AUTHORITIES, key), key)
        # Scrolling the form with the wheel must not change a choice.
        self.authority.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.message_label = PlainLabel(wraps=True, shrinks=True, bold=True)
        self.message_label.hide()
        self._lay_out()
        for text in self.texts.values():
            text.textChanged.connect(self._emit_changed)
        for line in self.lines.values():
            line.textChanged.connect(self._emit_changed)
        self.authority.currentIndexChanged.connect(self._emit_changed)
        self.setFocusProxy(self.texts["question"])

    def _lay_out(self) -> None:
        self._form = QVBoxLayout()
        for field in _TEXTS:
            self._add(self._form, field, self.texts[field])
        self._add(self._form, "authority", self.authority)
        for field in ("clauses", "cards"):
            self._add(self._form, field, self.lines[field])
        self.details = QWidget()
        self.unfold = unfolding_button(self.tr("More details …"), self.details)
        self._rare = QVBoxLayout(self.details)
        self._rare.setContentsMargins(0, 0, 0, 0)
        self._add(self._rare, "answers", self.lines["answers"])
        self._grid = QGridLayout()
        for row, pair in enumerate(_PAIRS):
            for index, field in enumerate(pair):
                cell = QVBoxLayout()
                cell.setSpacing(0)
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
        self._foot = ButtonRow(self.keep, self.leave)
        box(QVBoxLayout(self), (self._area, 1), self.message_label, self._foot, margin=0, spacing=0)

    def _add(self, column: QVBoxLayout, field: str, widget: QWidget) -> None:
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
        """Show why the ruling can't be kept, and tell it to a screen reader."""
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
        em = fonts.em()
        side = round(em * 0.6)
        self._form.setContentsMargins(*[side] * 4)
        for column in (self._form, self._rare):
            column.setSpacing(round(em * 0.25))
        self._grid.setHorizontalSpacing(round(em * 0.35))
        self._grid.setVerticalSpacing(round(em * 0.25))
        self.message_label.setContentsMargins(side, round(em * 0.3), side, 0)
        around = round(em * 0.5)
        self._foot.fit(round(em * 0.3), (around, around, around, around))
        for name, lines in _TEXTS.items():
            self.texts[name].setFixedHeight(round(em * (lines * 1.1 + 0.8)))


def described_button(text: str, description: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(description)
    button.setAccessibleDescription(description)
    button.setMinimumWidth(1)
    return button
