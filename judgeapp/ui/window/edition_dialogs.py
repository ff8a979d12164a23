"""Dialogs about a rulebook that is imported: its facts, prefilled from its cover, and since when it is in force."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.editions.edition import LANGUAGES, EditionFacts, RulebookKind, checked_facts
from judgeapp.editions.in_force import InForce, with_edition
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.widgets.forms.dialogs import CheckedDialog
from judgeapp.ui.widgets.forms.fields import FittedBox


class EditionDialog(CheckedDialog):
    """Dialog for the facts of an edition. `accepted` when the facts can be so; `facts` are these then."""

    def __init__(self, name: str, facts: EditionFacts, parent: QWidget) -> None:
        super().__init__(
            self.tr("Import a rulebook"),
            self.tr("What is {file}? The fields are filled in from its cover.").format(file=name),
            self.tr("C&ontinue"),
            parent,
        )
        self.facts = facts
        self.title = QLineEdit(facts.title)
        self.edition = QLineEdit(facts.edition, placeholderText="4.2")
        self.date = QLineEdit(facts.date, placeholderText="2026-08-18")
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
    """Dialog, `accepted` if the row is possible; it is then `row`, and in `table`."""

    def __init__(self, table: Sequence[InForce], row: InForce, parent: QWidget) -> None:
        """`row` is its known part: edition and date may be empty."""
        super().__init__(
            self.tr("Edition in force"),
            self.tr("When did this edition of the rules come into force?"),
            self.tr("Sa&ve"),
            parent,
        )
        self.table, self.row = tuple(table), row
        self.edition = QLineEdit(row.edition, placeholderText="4.3")
        self.since = QLineEdit(row.since, placeholderText="2026-09-01")
        self.add_fields(((self.tr("&Edition"), self.edition), (self.tr("In force &since"), self.since)))
        if row.edition:
            # Another edition needs another row.
            self.edition.setReadOnly(True)
        asked = self.since if row.edition else self.edition
        asked.setFocus(Qt.FocusReason.OtherFocusReason)
        asked.selectAll()

    def check(self) -> None:
        row = InForce(self.edition.text().strip(), self.since.text().strip())
        self.table, self.row = with_edition(self.table, row), row
