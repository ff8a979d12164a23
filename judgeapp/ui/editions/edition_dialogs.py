"""Dialogs about a rulebook that is imported: its facts, prefilled from its cover, and since when it is in force."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from judgeapp.editions.edition import LANGUAGES, EditionFacts, RulebookKind, checked_facts
from judgeapp.editions.in_force import InForce, with_edition
from judgeapp.messages.errors import InputError
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.widgets.forms.choice_box import FittedBox
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts


class CheckedDialog(QDialog):
    """`accepted` when `check` takes what is in the fields; else what is wrong is below them."""

    def __init__(self, title: str, question: str, go_on: str, parent: QWidget) -> None:
        """`told` is what is asked; the button that goes on says `go_on`."""
        super().__init__(parent)
        self.setWindowTitle(title)
        asked = PlainLabel(question)
        asked.setWordWrap(True)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(round(0.6 * fonts.em()))
        self.wrong = PlainLabel("")
        self.wrong.setWordWrap(True)
        bold = self.wrong.font()
        bold.setBold(True)
        self.wrong.setFont(bold)
        self.wrong.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go_on = buttons.addButton(go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on.setDefault(True)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        buttons.accepted.connect(self._accept_checked)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(asked)
        column.addLayout(self._form)
        column.addWidget(self.wrong)
        column.addStretch(1)
        column.addWidget(buttons)
        self.setMinimumWidth(round(26 * fonts.em()))

    def add_fields(self, fields: Iterable[tuple[str, QWidget]]) -> None:
        """Each with its name, in which "&" marks the key that leads to it."""
        for name, field in fields:
            field.setAccessibleName(name.replace("&", ""))
            self._form.addRow(name, field)

    def check(self) -> None:
        """Take what is in the fields. Raises InputError for what can't be so."""
        raise NotImplementedError

    def _accept_checked(self) -> None:
        try:
            self.check()
        except InputError as error:
            self.wrong.setText(str(error))
            self.wrong.show()
            return
        self.accept()


class EditionDialog(CheckedDialog):
    """`accepted` when the facts can be so; `facts` are these then."""

    def __init__(self, name: str, facts: EditionFacts, parent: QWidget) -> None:
        super().__init__(
            self.tr("Bring in a rulebook"),
            self.tr("What is {file}? What its cover says is filled in.").format(file=name),
            self.tr("&Go on"),
            parent,
        )
        self.facts = facts
        self.title = QLineEdit(facts.title)
        self.edition = QLineEdit(facts.edition)
        self.edition.setPlaceholderText("4.2")
        self.date = QLineEdit(facts.date)
        self.date.setPlaceholderText("2026-08-18")
        self.language = FittedBox()
        for tag in LANGUAGES:
            self.language.addItem(language_name(tag), tag)
        self.language.setCurrentIndex(self.language.findData(facts.language))
        self.kind = FittedBox()
        self.kind.addItem(self.tr("The Comprehensive Rules: numbered clauses"), "clauses")
        self.kind.addItem(self.tr("Another rulebook: headings"), "headings")
        self.kind.setCurrentIndex(self.kind.findData(facts.kind.value))
        self.add_fields(
            (
                (self.tr("&Title"), self.title),
                (self.tr("&Edition"), self.edition),
                (self.tr("In force &since"), self.date),
                (self.tr("&Language"), self.language),
                (self.tr("&Kind"), self.kind),
            )
        )
        missing = next((f for f in (self.edition, self.date) if not f.text()), self.edition)
        missing.setFocus(Qt.FocusReason.OtherFocusReason)

    def check(self) -> None:
        self.facts = checked_facts(
            EditionFacts(
                self.title.text().strip(),
                self.edition.text().strip(),
                self.date.text().strip(),
                str(self.language.currentData() or ""),
                RulebookKind(self.kind.currentData()),
            )
        )


class InForceDialog(CheckedDialog):
    """`accepted` when there can be such a row; `table` has it then, and `row` is it."""

    def __init__(self, table: Sequence[InForce], row: InForce, parent: QWidget) -> None:
        """`row` is what is known of it: the edition may be empty, and so may the date."""
        super().__init__(
            self.tr("Edition in force"),
            self.tr("Since when is this edition of the rules in force?"),
            self.tr("&Keep it"),
            parent,
        )
        self.table, self.row = tuple(table), row
        self.edition = QLineEdit(row.edition)
        self.edition.setPlaceholderText("4.3")
        self.since = QLineEdit(row.since)
        self.since.setPlaceholderText("2026-09-01")
        self.add_fields(((self.tr("&Edition"), self.edition), (self.tr("In force &since"), self.since)))
        if row.edition:
            # Another edition is another row.
            self.edition.setReadOnly(True)
        asked = self.since if row.edition else self.edition
        asked.setFocus(Qt.FocusReason.OtherFocusReason)
        asked.selectAll()

    def check(self) -> None:
        row = InForce(self.edition.text().strip(), self.since.text().strip())
        self.table, self.row = with_edition(self.table, row), row
