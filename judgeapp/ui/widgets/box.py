"""Rows and columns of widgets."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

B = TypeVar("B", bound=QBoxLayout)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]


def box(layout: B, *parts: Part, margin: int | None = None, spacing: int | None = None) -> B:
    """A row or column with these added: widgets and layouts, alone or with their stretch, and empty stretches. Margin
    and spacing are the style's unless given."""
    if margin is not None:
        layout.setContentsMargins(margin, margin, margin, margin)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        content, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(content, QWidget):
            layout.addWidget(content, stretch)
        elif isinstance(content, QLayout):
            layout.addLayout(content, stretch)
        else:
            layout.addStretch(content)
    return layout
