"""What a rulebook is that is brought in: asked, with what its cover says filled in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from judgeapp.editions.edition import LANGUAGES, EditionFacts, RulebookKind, checked
from judgeapp.errors import InputError
from judgeapp.ui.pages.wording import language_told
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts


class EditionDialog(QDialog):
    """`accepted` when the facts can be so; `facts` are these then."""

    def __init__(self, name: str, facts: EditionFacts, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Bring in a rulebook"))
        self.facts = facts
        told = PlainLabel(
            self.tr("What is {file}? What its cover says is filled in.").format(file=name)
        )
        told.setWordWrap(True)
        self.title = QLineEdit(facts.title)
        self.edition = QLineEdit(facts.edition)
        self.edition.setPlaceholderText("4.2")
        self.date = QLineEdit(facts.date)
        self.date.setPlaceholderText("2026-08-18")
        self.language = QComboBox()
        for tag in LANGUAGES:
            self.language.addItem(language_told(tag), tag)
        self.language.setCurrentIndex(self.language.findData(facts.language))
        self.kind = QComboBox()
        self.kind.addItem(self.tr("The Comprehensive Rules: numbered clauses"), "clauses")
        self.kind.addItem(self.tr("Another rulebook: headings"), "headings")
        self.kind.setCurrentIndex(self.kind.findData(facts.kind.value))
        self.wrong = PlainLabel("")
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        form = QFormLayout()
        for name_of, field in (
            (self.tr("&Title"), self.title),
            (self.tr("&Edition"), self.edition),
            (self.tr("In force &since"), self.date),
            (self.tr("&Language"), self.language),
            (self.tr("&Kind"), self.kind),
        ):
            field.setAccessibleName(name_of.replace("&", ""))
            form.addRow(name_of, field)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go_on = buttons.addButton(self.tr("&Go on"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on.setDefault(True)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        buttons.accepted.connect(self._accept_checked)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(told)
        column.addLayout(form)
        column.addWidget(self.wrong)
        column.addWidget(buttons)
        self.setMinimumWidth(round(26 * fonts.em()))
        missing = next((f for f in (self.edition, self.date) if not f.text()), self.edition)
        missing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _accept_checked(self) -> None:
        try:
            self.facts = checked(
                EditionFacts(
                    self.title.text().strip(),
                    self.edition.text().strip(),
                    self.date.text().strip(),
                    str(self.language.currentData() or ""),
                    RulebookKind(self.kind.currentData()),
                )
            )
        except InputError as error:
            self.wrong.setText(str(error))
            self.wrong.show()
            return
        self.accept()
