"""The sign that empties a field. That of Qt has one size, whatever the letters have."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QLineEdit

from judgeapp.ui import signs
from judgeapp.ui.widgets.forms.buttons import SignButton

translate = QCoreApplication.translate


class ClearSign(SignButton):
    """Stands at the end of a field while anything is in it; the keys stay in the field."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(signs.refused, translate("clear_sign", "Empty the field"), flat=True)
        self._line = line
        self.setParent(line)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self._clear)
        line.textChanged.connect(self.fit)
        line.installEventFilter(self)
        self.fit()

    def fit(self) -> None:
        """Take new measures from the font: where it stands, and that no text lies below it."""
        self.setVisible(bool(self._line.text()))
        size = self.sizeHint()
        # Where the field is lower than the sign, the sign gives way.
        high = min(size.height(), self._line.height() - 2)
        self.resize(size.width(), high)
        room = self._line.rect()
        self.move(QPoint(room.right() - size.width(), (room.height() - high) // 2))
        around, taken = self._line.textMargins(), size.width() if self._line.text() else 0
        if around.right() != taken:
            around.setRight(taken)
            self._line.setTextMargins(around)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self.fit()
        return False

    def _clear(self) -> None:
        self._line.clear()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)
