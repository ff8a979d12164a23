"""What a rulebook is that is brought in: asked, with what its cover says filled in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.editions.edition import LANGUAGES, EditionFacts, RulebookKind, checked_facts
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.widgets.forms.checked_dialog import CheckedDialog
from judgeapp.ui.widgets.forms.choice_box import FittedBox


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
