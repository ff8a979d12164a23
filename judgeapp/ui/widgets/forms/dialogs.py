"""Dialogs: one whose fields are checked before it is accepted, a question before what can't be undone, and files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QFormLayout, QMessageBox, QVBoxLayout, QWidget

from judgeapp.messages.errors import InputError
from judgeapp.ui.localization import translate
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

_ENDING = re.compile(r"\*(\.\w+)")


class CheckedDialog(QDialog):
    """Dialog, `accepted` if `check` accepts the fields; otherwise the fault is below them."""

    def __init__(self, title: str, question: str, go_on: str, parent: QWidget) -> None:
        """`question` is its text; `go_on` that of the button that goes on."""
        super().__init__(parent)
        self.setWindowTitle(title)
        asked = PlainLabel(question, wraps=True)
        self._form = QFormLayout(horizontalSpacing=round(0.6 * fonts.em()))
        self.wrong = PlainLabel(wraps=True, bold=True)
        self.wrong.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go_on = buttons.addButton(go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on.setDefault(True)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        buttons.accepted.connect(self._accept_checked)
        buttons.rejected.connect(self.reject)
        box(QVBoxLayout(self), asked, self._form, self.wrong, 1, buttons)
        self.setMinimumWidth(round(26 * fonts.em()))

    def add_fields(self, fields: Iterable[tuple[str, QWidget]]) -> None:
        """Each with its name, in which "&" marks the key that leads to it."""
        for name, field in fields:
            field.setAccessibleName(name.replace("&", ""))
            self._form.addRow(name, field)

    def check(self) -> None:
        """Read the fields. Raises InputError for impossible values."""
        raise NotImplementedError

    def _accept_checked(self) -> None:
        try:
            self.check()
        except InputError as error:
            self.wrong.setText(str(error))
            self.wrong.show()
            return
        self.accept()


def confirm(over: QWidget, title: str, question: str, yes: str) -> bool:
    """Ask, and wait for the answer; `yes` is the button that does it. Enter alone does nothing: it may have been
    pressed for something else."""
    box = QMessageBox(QMessageBox.Icon.Question, title, question, parent=over)
    # The text contains titles of other judges' rulings.
    box.setTextFormat(Qt.TextFormat.PlainText)
    does = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    return box.clickedButton() is does


def open_dialog(dialog: QDialog, then: Callable[[], object]) -> None:
    """Ask without waiting; `then` is called once it is accepted."""
    dialog.accepted.connect(then)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def file_to_open(over: QWidget, title: str, kinds: str, before: str = "") -> Path | None:
    name, _ = QFileDialog.getOpenFileName(over, title, before, kinds)
    return Path(name) if name else None


def files_to_open(over: QWidget, title: str, kinds: str) -> list[Path]:
    names, _ = QFileDialog.getOpenFileNames(over, title, "", kinds)
    return [*map(Path, names)]


def documents_folder() -> Path:
    """Folder in which a file is proposed first: that of documents, or home without one."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if documents and Path(documents).is_dir() else Path.home()


def file_to_save(over: QWidget, title: str, proposed: str, kinds: str) -> Path | None:
    """File to write, in the documents unless `proposed` says where; None if cancelled. It ends as it was typed, and
    otherwise as the kind that was chosen: "Rules 3.6" has no ending yet, and a proposed one is not typed."""
    name, kind = QFileDialog.getSaveFileName(over, title, str(documents_folder() / proposed), kinds)
    if not name:
        return None
    typed, known = Path(name), _ENDING.findall(kinds)
    chosen, ending = _ENDING.findall(kind) or known, typed.suffix.casefold()
    if ending in chosen or (ending[1:].isalpha() and ending != Path(proposed).suffix):
        return typed
    path = typed.with_name((typed.stem if ending in known else typed.name) + chosen[0])
    # The dialog has asked about the typed name.
    question = translate("dialogs", "{file} exists. Replace it?").format(file=path.name)
    return path if not path.exists() or confirm(over, title, question, translate("dialogs", "Replace")) else None
