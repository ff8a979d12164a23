"""Field over a corner of a page, in which text of the page is looked for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QLineEdit, QTextEdit

from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import colours

# In heights of the font.
_FIELD_EM = 15
_MAX_LENGTH = 200


class FindBar(QLineEdit):
    """Marks all matches while it is typed. Enter goes to the next one, Shift+Enter to the one before, Esc closes."""

    def __init__(self, page: QTextEdit) -> None:
        super().__init__(page)
        self._page = page
        self._matches: list[QTextCursor] = []
        self._at = 0
        self._count = PlainLabel(parent=self)
        self.setMaxLength(_MAX_LENGTH)
        self.setPlaceholderText(self.tr("Find on this page"))
        self.setAccessibleName(self.placeholderText())
        self.textChanged.connect(lambda _: self._find())
        page.textChanged.connect(self._mark)
        self.hide()

    def ask(self) -> None:
        """Appear with the selected text of the page, or the last search."""
        self.fit()
        if selected := self._page.textCursor().selectedText()[:_MAX_LENGTH]:
            self.setText(selected)
        self.show()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()
        self._find()

    def close_up(self) -> None:
        """Go away, and leave the keys to the page."""
        if self.hasFocus():
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._page.setExtraSelections([])

    def fit(self) -> None:
        """Lie in the upper right corner of the page."""
        em, room = fonts.em(), self._page.viewport().width()
        self.setGeometry(max(0, room - em * _FIELD_EM), 0, min(room, em * _FIELD_EM), round(em * 1.8))

    @property
    def place(self) -> str:
        """Place of the match that is shown among all of them."""
        return self._count.text()

    def _find(self) -> None:
        self._mark()
        self._go_to(0)

    def _mark(self) -> None:
        """Mark the matches of the page as it is now, which may be shown again: the text stays in place."""
        self._matches = []
        if self.isVisible() and self.text():
            match = self._page.document().find(self.text())
            while not match.isNull():
                self._matches.append(match)
                match = self._page.document().find(self.text(), match)
        self._page.setExtraSelections([self._marked(match) for match in self._matches])
        self._show_place()

    def _marked(self, match: QTextCursor) -> QTextEdit.ExtraSelection:
        marked = QTextEdit.ExtraSelection()
        marked.cursor = match
        marked.format.setBackground(QColor(colours(QApplication.palette()).mark))
        return marked

    def _go_to(self, at: int) -> None:
        if self._matches:
            self._at = at % len(self._matches)
            self._page.setTextCursor(self._matches[self._at])
        self._show_place()

    def _show_place(self) -> None:
        if self._matches:
            self._at = min(self._at, len(self._matches) - 1)
        shown = f"{self._at + 1} / {len(self._matches)}" if self._matches else "0" if self.text() else ""
        self._count.setText(shown)
        self._count.adjustSize()
        wide = self._count.width() + round(fonts.em() * 0.4)
        self._count.move(self.width() - wide, (self.height() - self._count.height()) // 2)
        self.setTextMargins(0, 0, wide, 0)

    def event(self, event: QEvent) -> bool:
        is_offered = event.type() is QEvent.Type.ShortcutOverride
        if is_offered and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._go_to(self._at - 1 if back else self._at + 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_up()
        else:
            super().keyPressEvent(event)
