"""The ruling as a code, as large as a phone likes it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from judgeapp.table.report.phone_code import SQUARE, PhoneCode, png_of
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

_SIDE = 22  # heights of a letter


class CodeDialog(QDialog):
    """Shows a PhoneCode, with what the phone will show."""

    def __init__(self, code: PhoneCode, left_out: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("The ruling for a phone"))
        em = fonts.em()
        side = min(_SIDE * em, round(parent.window().height() * 0.6))
        picture = QPixmap.fromImage(QImage.fromData(png_of(code)))
        # Each square of it is as many whole pixels as any other.
        squares = picture.width() // SQUARE
        wide = squares * max(1, side // squares)
        shown = QLabel()
        shown.setPixmap(picture.scaled(wide, wide))
        shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        shown.setAccessibleName(self.tr("QR code"))
        column = QVBoxLayout(self)
        column.addWidget(shown)
        said = PlainLabel(left_out or self.tr("It holds the question, the ruling and its clauses."))
        said.setWordWrap(True)
        column.addWidget(said)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
