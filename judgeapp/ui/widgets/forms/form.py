"""Forms: fields below each other with their names, which are scrolled where they have no room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars


class ScrolledForm(QScrollArea):
    """Scrolls a layout up and down, as wide as it is itself. The focus is for its fields."""

    def __init__(self, form: QLayout) -> None:
        super().__init__()
        scale_scroll_bars(self)
        inner = QWidget()
        inner.setLayout(form)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        """A field is seen, with its name and with what is wrong."""
        return QSize(1, fonts.em() * 5)


def add_named(column: QVBoxLayout, name: str, field: QWidget) -> PlainLabel:
    """Add a field below its name, in which "&" marks the key that leads to it. Gives the name."""
    label = PlainLabel(name)
    label.setWordWrap(True)
    label.setBuddy(field)
    field.setAccessibleName(name.replace("&", ""))
    column.addWidget(label)
    column.addWidget(field)
    return label
