"""A question before an action that can't be undone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def confirm(over: QWidget, title: str, question: str, yes: str) -> bool:
    """Ask, and wait for the answer; `yes` is the button that does it. Enter alone does nothing: it may have been
    pressed for something else."""
    box = QMessageBox(QMessageBox.Icon.Question, title, question, parent=over)
    # Titles of rulings of others are in it.
    box.setTextFormat(Qt.TextFormat.PlainText)
    does = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    return box.clickedButton() is does
