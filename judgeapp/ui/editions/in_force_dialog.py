"""Since when an edition of the rules is in force: asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.editions.in_force import InForce, with_edition
from judgeapp.ui.widgets.forms.checked_dialog import CheckedDialog


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
