"""The form in which a wording is taught: what cards say, the same in known words, and by whom."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout

from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import ButtonRow, push_button
from judgeapp.ui.widgets.forms.fields import BoundedField, ScrolledForm, TypedForm, add_named
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

_MAX_LINE_LENGTH = 80
_MAX_NOTE_LENGTH = 500
_FIELD_LINES = 3  # height of multi-line fields, in lines


class TaughtInForm(NamedTuple):
    wording: str
    same: str
    clause: str
    by: str
    note: str


class TeachForm(TypedForm):
    """Form for teaching a wording. `import_wanted`, `export_wanted`: a button was pressed."""

    import_wanted = Signal()
    export_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.wording, self.same = BoundedField(), BoundedField()
        example = self.tr("only if <Last Stand {2}> is new")
        self.clause = QLineEdit(maxLength=_MAX_LINE_LENGTH, placeholderText=example)
        self.by, self.note = QLineEdit(maxLength=_MAX_LINE_LENGTH), QLineEdit(maxLength=_MAX_NOTE_LENGTH)
        self.wording.setPlaceholderText(self.tr("Wipe out {2} enemies"))
        self.same.setPlaceholderText(self.tr("Delete {2} of your opponent's Digimon"))
        self._form = spaced(QVBoxLayout(), 0.9, 0.25)
        self._row(self.tr("What cards sa&y"), self.wording)
        self._row(self.tr("&means the same as"), self.same)
        self.message_label = PlainLabel(wraps=True, shrinks=True, bold=True)
        self._form.addWidget(self.message_label)
        self._hint = hint = PlainLabel(
            self.tr(
                "In both, put what varies in curly brackets, and names with their square brackets: {2}, "
                "{[Agumon]}. Alt+R marks the selection."
            ),
            wraps=True,
            shrinks=True,
        )
        hint.setForegroundRole(hint.foregroundRole().PlaceholderText)
        self._form.addWidget(hint)
        self._row(self.tr("Clause of a &keyword effect"), self.clause)
        self._row(self.tr("Taught &by"), self.by)
        self._row(self.tr("N&ote"), self.note)
        self.keep = push_button(self.tr("Teach"), self.tr("Save to your phrase file (Ctrl+S)"))
        self.mark = push_button(self.tr("{ } Varies"), self.tr("Mark the selected words as what varies (Alt+R)"))
        self.take = push_button(self.tr("Im&port …"), self.tr("Compare phrase files with yours and import what is new"))
        self.hand_on = push_button(self.tr("E&xport …"), self.tr("Write your phrases to a file"))
        # Buttons for all lessons are at the end of the form: in its foot they would leave no room in a low window.
        self._files = ButtonRow(self.take, self.hand_on, spacing=0.5, margin=(0, 0.5, 0, 0))
        box(self._form, self._files, 1)
        self._area = ScrolledForm(self._form)
        self._area.viewport().installEventFilter(self)
        self._foot = ButtonRow(self.keep, self.mark, spacing=0.5, margin=(0.9, 0.5, 0.5, 0.5))
        self.keep.clicked.connect(self.save_wanted)
        self.mark.clicked.connect(self.mark_selection)
        marking = QShortcut(QKeySequence("Alt+R"), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        marking.activated.connect(self.mark_selection)
        self.take.clicked.connect(self.import_wanted)
        self.hand_on.clicked.connect(self.export_wanted)
        box(QVBoxLayout(self), (self._area, 1), self._foot, margin=0, spacing=0)
        # The field typed in last is the one whose selection is marked.
        self._marked: QPlainTextEdit = self.wording
        for field in (self.wording, self.same):
            field.selectionChanged.connect(self._remember_field)
        self.setFocusProxy(self.wording)

    def _row(self, label: str, field: QPlainTextEdit | QLineEdit) -> None:
        add_named(self._form, label, field)
        field.textChanged.connect(self._emit_changed)

    def _remember_field(self) -> None:
        sender = self.sender()
        if isinstance(sender, QPlainTextEdit) and sender.textCursor().hasSelection():
            self._marked = sender

    @property
    def written(self) -> TaughtInForm:
        return TaughtInForm(
            self.wording.toPlainText().strip(),
            self.same.toPlainText().strip(),
            self.clause.text().strip(),
            self.by.text().strip(),
            self.note.text().strip(),
        )

    def fill(self, wording: str, same: str, by: str, clause: str = "", note: str = "") -> None:
        """Show other texts; no change is signalled."""
        with self._filling():
            self.wording.setPlainText(wording)
            self.same.setPlainText(same)
            self.clause.setText(clause)
            self.by.setText(by)
            self.note.setText(note)
        self.is_changed = False
        self.filled.emit()

    def show_wording(self, wording: str) -> None:
        """Show the marked wording; no change is signalled."""
        if self.wording.toPlainText().strip() != wording:
            with self._filling():
                self.wording.setPlainText(wording)

    def put_same(self, text: str) -> None:
        self.same.setPlainText(text)
        self.same.setFocus(Qt.FocusReason.OtherFocusReason)
        self.same.moveCursor(QTextCursor.MoveOperation.End)

    def show_fault(self, text: str) -> None:
        """Show a fault or the effect of the lesson beneath the fields, and tell it to a screen reader."""
        self.message_label.setText(text)
        self.same.setAccessibleDescription(text)
        self._make_room()

    def mark_selection(self) -> None:
        """Put the selection into curly brackets, or remove them if it has them."""
        cursor = self._marked.textCursor()
        text = cursor.selectedText()
        if not text.strip():
            return
        if text.startswith("{") and text.endswith("}"):
            cursor.insertText(text[1:-1])
        elif "{" not in text and "}" not in text:
            cursor.insertText(f"{{{text}}}")
        self._marked.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus(self, field: str) -> None:
        """Go to a field: "wording" or "same"."""
        widget = self.same if field == "same" else self.wording
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        widget.moveCursor(QTextCursor.MoveOperation.End)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._area.viewport():
            self._make_room()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        """Give sentences all their lines, even in a narrow column."""
        margins = self._form.contentsMargins()
        width = self._area.viewport().width() - margins.left() - margins.right()
        for label in (self.message_label, self._hint):
            label.setMinimumHeight(0)
            label.setMinimumHeight(label.heightForWidth(max(1, width)) if label.text() else 0)

    def fit(self) -> None:
        for field in (self.wording, self.same):
            field.setFixedHeight(round(fonts.em() * (_FIELD_LINES * 1.1 + 0.8)))
        self._make_room()
