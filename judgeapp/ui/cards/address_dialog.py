"""Dialog for the address of a file that is kept up to date."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.desk.imported.web_files import add_web_file
from judgeapp.ui.widgets.forms.checked_dialog import CheckedDialog


class AddressDialog(CheckedDialog):
    """Dialog for the address of a file on the web. `accepted` when the address is kept."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(
            self.tr("Add an address"),
            self.tr("The address of a file: cards, official answers, errata or lists. Nothing is downloaded yet."),
            self.tr("&Add"),
            parent,
        )
        self._folder = folder
        self.name = QLineEdit(placeholderText=self.tr("English cards"))
        self.address = QLineEdit(placeholderText="https://example.org/cards.json")
        self.add_fields(((self.tr("&Name"), self.name), (self.tr("A&ddress"), self.address)))
        self.name.setFocus()

    def check(self) -> None:
        add_web_file(self._folder, self.name.text(), self.address.text())
