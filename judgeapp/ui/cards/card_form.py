"""The form to write a card: its texts, then its facts, and the fault at each."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from judgeapp.desk.languages import LANGUAGES
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import ButtonRow, push_button
from judgeapp.ui.widgets.forms.fields import ChoiceBox, GrowingField, ScrolledForm, TypedForm, add_named
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.lifetime import later

_Field = QLineEdit | QPlainTextEdit | QComboBox
# Least heights of multi-line fields, in lines.
_LINES = {
    "effect": 6,
    "inherited": 3,
    "security": 3,
    "link_effect": 3,
    "option_effect": 4,
    "link": 2,
    "evo_costs": 2,
    "digivolve": 2,
    "special": 3,
    "rules": 2,
}
_MAX_LINE_LENGTH = 500  # more than any line has, the rest of which isn't shown


class CardForm(TypedForm):
    """Fields are named as in judgeapp.cards.written."""

    clear_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = PlainLabel(wraps=True, shrinks=True, bold=True)
        self.fields: dict[str, _Field] = {}
        self.errors: dict[str, QLabel] = {}
        self.notes: dict[str, QLabel] = {}
        self._labels: dict[str, str] = {}
        # Kept here: items asked of the layout would be held by PySide after they are gone.
        self._seen_with: dict[QWidget, tuple[QWidget, ...]] = {}
        spaced(self.title, (0.9, 0.6, 0.6, 0))
        self._form = spaced(QVBoxLayout(), 0.9, 0.25)
        for field, label, example in self._rows():
            self._add(field, label, example)
        self._form.addStretch(1)
        self._area = ScrolledForm(self._form)
        self.save = push_button(self.tr("Save"), self.tr("Save it to your library (Ctrl+S)"))
        self.empty = push_button(self.tr("Clear"), self.tr("Clear the form for another text (Ctrl+T)"))
        self.save.clicked.connect(self.save_wanted)
        self.empty.clicked.connect(self.clear_wanted)
        self._foot = ButtonRow(self.save, self.empty, spacing=0.5, margin=(0.9, 0.5, 0.5, 0.5))
        box(QVBoxLayout(self), self.title, (self._area, 1), self._foot, margin=0, spacing=0)
        self.setFocusProxy(self.fields["effect"])
        self.show_card({}, "")

    def _rows(self) -> tuple[tuple[str, str, str], ...]:
        """(field, label, example) from the top; texts to read come first."""
        return (
            ("effect", self.tr("Effect"), self.tr("[On Play] <Draw 1> …")),
            ("inherited", self.tr("Inherited effect"), ""),
            ("security", self.tr("Security effect"), ""),
            ("name", self.tr("Name"), ""),
            ("number", self.tr("Number"), self.tr("TS1-010; leave empty to get one")),
            ("language", self.tr("Language of the texts"), ""),
            ("category", self.tr("Category"), ""),
            ("colors", self.tr("Colors"), self.tr("Red/Yellow")),
            ("level", self.tr("Level"), ""),
            ("dp", self.tr("DP"), ""),
            ("play_cost", self.tr("Play cost or use cost"), ""),
            ("evo_costs", self.tr("Digivolution costs, one per line"), self.tr("Red Lv.2: 0")),
            ("digivolve", self.tr("Digivolution requirements in words, one per line"), ""),
            (
                "special",
                self.tr("DNA digivolution, DigiXros and other special lines, one per line"),
                self.tr("[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0"),
            ),
            ("traits", self.tr("Traits"), self.tr("Rookie | Vaccine | Wisp")),
            ("link", self.tr("Link requirements, one per line"), self.tr("[Link] [Wisp] trait: Cost 1")),
            ("link_dp", self.tr("Link DP"), ""),
            ("link_effect", self.tr("Link effect"), self.tr("[When Linking] …")),
            ("rules", self.tr("(Rule) texts, one per line"), ""),
            ("option_name", self.tr("Name of the Option part of a DUAL card"), ""),
            ("option_effect", self.tr("Option part of a DUAL card"), self.tr("[Main] <Draw 1> …")),
        )

    def _add(self, field: str, label: str, example: str) -> None:
        widget: _Field
        if field in ("language", "category"):
            widget = ChoiceBox()
            widget.fill(dict(self._choices(field)))
            widget.currentIndexChanged.connect(self._emit_changed)
        elif field in _LINES:
            widget = GrowingField(_LINES[field])
            widget.setPlaceholderText(example)
            widget.textChanged.connect(self._emit_changed)
            widget.cursorPositionChanged.connect(self._see_cursor)
        else:
            widget = QLineEdit(maxLength=_MAX_LINE_LENGTH, placeholderText=example)
            widget.textChanged.connect(self._emit_changed)
        widget.installEventFilter(self)
        heading = add_named(self._form, label, widget)
        error = PlainLabel(wraps=True, shrinks=True, bold=True)
        error.setForegroundRole(error.foregroundRole().Text)
        error.hide()
        note = PlainLabel(wraps=True, shrinks=True)
        note.hide()
        box(self._form, error, note)
        self.fields[field] = widget
        self.errors[field] = error
        self.notes[field] = note
        self._labels[field] = label
        self._seen_with[widget] = (heading, widget, error)

    def _choices(self, field: str) -> tuple[tuple[str, str], ...]:
        # Imported with the first form.
        from judgeapp.cards.wording import category_name
        from judgeapp.engine.lang import Category

        if field == "category":
            return tuple((category.value, category_name(category)) for category in Category)
        return (("", self.tr("detected from the text")), *LANGUAGES.items())

    @property
    def written(self) -> dict[str, str]:
        """Texts of the fields by name; of a choice its value."""
        return {field: _content(widget) for field, widget in self.fields.items()}

    def show_card(self, written: Mapping[str, str], title: str, *, fixed: bool = False) -> None:
        """Fill the fields; no change is signalled. `fixed`: number and language are those of an existing card."""
        with self._filling():
            for field in self.fields:
                self.put(field, written.get(field, ""))
        for field in ("number", "language"):
            self.fields[field].setEnabled(not fixed)
        self.title.setText(title)
        self.show_faults({})
        self.filled.emit()

    def put(self, field: str, text: str) -> None:
        widget = self.fields[field]
        if isinstance(widget, QComboBox):
            widget.setCurrentIndex(max(0, widget.findData(text)))
        elif isinstance(widget, QPlainTextEdit):
            widget.setPlainText(text)
        else:
            widget.setText(text)

    def show_faults(self, faults: Mapping[str, str]) -> None:
        """Show each fault beneath its field, and tell it to a screen reader."""
        for field, error in self.errors.items():
            fault = faults.get(field, "")
            if fault:
                fault = self.tr("{field}: {fault}").format(field=self._labels[field], fault=fault)
            error.setText(fault)
            error.setVisible(bool(fault))
            self.fields[field].setAccessibleDescription(fault)

    def show_notes(self, notes: Mapping[str, str]) -> None:
        """Show beneath each field how its text is read where that is not as printed."""
        for field, note in self.notes.items():
            note.setText(notes.get(field, ""))
            note.setVisible(field in notes)

    def focus(self, field: str) -> None:
        self.fields[field].setFocus(Qt.FocusReason.OtherFocusReason)
        self._see(self.fields[field])
        # The field's message may be new, and is shown a moment later.
        later(self, 0, lambda: self._see(self.fields[field]))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_clicked = isinstance(event, QFocusEvent) and event.reason() is Qt.FocusReason.MouseFocusReason
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget) and not is_clicked:
            self._see(watched)
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QComboBox):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _see(self, widget: QWidget) -> None:
        """Scroll to a field, with its label above and its fault below."""
        seen = [part.geometry() for part in self._seen_with[widget] if not part.isHidden()]
        air = round(fonts.em() * 0.2)
        self._area.ensureVisible(0, max(place.bottom() for place in seen), 0, air)
        self._area.ensureVisible(0, min(place.top() for place in seen), 0, air)

    def _see_cursor(self) -> None:
        field, inside = QApplication.focusWidget(), self._area.widget()
        if isinstance(field, GrowingField) and inside is not None and inside.isAncestorOf(field):
            line = field.cursorRect()
            at = field.viewport().mapTo(inside, line.center())
            self._area.ensureVisible(0, at.y(), 0, line.height())


def _content(widget: _Field) -> str:
    if isinstance(widget, QComboBox):
        return str(widget.currentData())
    return widget.toPlainText() if isinstance(widget, QPlainTextEdit) else widget.text()
