"""A question that is asked before what can't be taken back is done."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


def agrees(over: QWidget, title: str, question: str, yes: str) -> bool:
    """Ask, and wait for the answer; the button that does it says `yes`."""
    box = QMessageBox(QMessageBox.Icon.Question, title, question, parent=over)
    does = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.exec()
    return box.clickedButton() is does
