"""Rows and columns of widgets: with spaces in heights of the font, which follow it; or shared out by the judge."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QLayout,
    QLineEdit,
    QSplitter,
    QWidget,
)

from judgeapp.ui.widgets.style import fonts

B = TypeVar("B", bound=QBoxLayout)
S = TypeVar("S", bound=QLayout | QWidget)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
Margin = float | tuple[float, float, float, float]  # of all sides; or of the left, top, right and bottom
_BEFORE_TEXT = 0.25  # of what is typed, in heights of the font
_MARGIN, _SPACING = "marginInHeights", "spacingInHeights"


def box(layout: B, *parts: Part, margin: Margin | None = None, spacing: float | None = None) -> B:
    """A row or column with these added: widgets and layouts, alone or with their stretch, and empty stretches."""
    for part in parts:
        content, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(content, QWidget):
            layout.addWidget(content, stretch)
        elif isinstance(content, QLayout):
            layout.addLayout(content, stretch)
        else:
            layout.addStretch(content)
    return spaced(layout, margin, spacing)


def split(orientation: Qt.Orientation, *parts: QWidget | tuple[QWidget, int], handle: int | None = None) -> QSplitter:
    """Parts, alone or with their stretch, among which the judge shares the room; none can be closed. `handle`: how wide
    what is between them is, in pixels, if not as in the style."""
    made = QSplitter(orientation, childrenCollapsible=False)
    for at, part in enumerate(parts):
        content, stretch = part if isinstance(part, tuple) else (part, 0)
        made.addWidget(content)
        made.setStretchFactor(at, stretch)
    if handle is not None:
        made.setHandleWidth(handle)
    return made


def spaced(part: S, margin: Margin | None = None, spacing: float | tuple[float, float] | None = None) -> S:
    """Part with spaces around and within it, in a grid across and down; they are the style's unless given."""
    if margin is not None:
        part.setProperty(_MARGIN, [*margin] if isinstance(margin, tuple) else [margin] * 4)
    if spacing is not None:
        part.setProperty(_SPACING, [*spacing] if isinstance(spacing, tuple) else [spacing] * 2)
    _space(part, fonts.em())
    return part


def _space(part: QLayout | QWidget, em: int) -> None:
    if margin := part.property(_MARGIN):
        part.setContentsMargins(*(round(em * factor) for factor in margin))
    if spacing := part.property(_SPACING):
        across, down = (round(em * factor) for factor in spacing)
        if isinstance(part, QGridLayout):
            part.setHorizontalSpacing(across)
            part.setVerticalSpacing(down)
        elif isinstance(part, QLayout):
            part.setSpacing(across)


def fit_all(part: QWidget) -> None:
    """Let everything within a part take new measures from the font, inner widgets first: what has more to do than its
    spaces has a method `fit`."""
    em = fonts.em()
    for layout in part.findChildren(QLayout):
        _space(layout, em)
    for widget in reversed((part, *part.findChildren(QWidget))):
        _space(widget, em)
        if isinstance(widget, QLineEdit) and not isinstance(widget.parent(), QAbstractSpinBox | QComboBox):
            margins = widget.textMargins()
            margins.setLeft(round(em * _BEFORE_TEXT))
            widget.setTextMargins(margins)
        if (fit := getattr(widget, "fit", None)) is not None:
            fit()
