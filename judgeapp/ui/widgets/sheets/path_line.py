"""A path in one line: the position of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy

from judgeapp.messages.punctuation import labelled
from judgeapp.ui.address import PATH, Address
from judgeapp.ui.widgets.plain_text import LinkLabel, tip
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import colours


@dataclass(frozen=True)
class PathStep:
    """A part of a path, or a line of the contents: its text, the name beside it, and its link."""

    text: str
    language: str = ""
    also: str = ""
    address: Address | None = None


class PathLine(LinkLabel):
    """A path in one line. Parts without room are left out in the middle; tool tip and screen reader give the whole."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self._steps: tuple[PathStep, ...] = ()
        self._fitted: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setTextInteractionFlags(self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByMouse)

    @property
    def whole(self) -> str:
        """The path without anything left out."""
        return PATH.join(f"{s.text}  {s.also}".strip() for s in self._steps)

    def show_steps(self, steps: Sequence[PathStep]) -> None:
        self._steps = tuple(steps)
        self.setAccessibleName(labelled(self._name, self.whole) if steps else self._name)
        self.setToolTip(tip(self.whole))
        self.fit()

    def fit(self) -> None:
        """Leave out as little as possible."""
        now = (self._steps, self.width(), QApplication.font(), QApplication.palette())
        if now == self._fitted:
            return
        self._fitted = now
        # Widgets learn of a new font later than the application.
        self.setFont(QApplication.font())
        for steps in self._shorter():
            self.setText(self._html(steps))
            # Without wrapping, the size hint is that of its one line.
            if self.sizeHint().width() <= self.width():
                return

    def _shorter(self) -> Iterator[list[PathStep]]:
        steps = list(self._steps)
        if not steps:
            yield []
            return
        gap = PathStep("…")
        yield steps
        last = replace(steps[-1], also="")
        for left in range(len(steps) - 2, 0, -1):
            # Steps near the end say more than those near the source.
            yield [steps[0], gap, *steps[len(steps) - left :]]
        if len(steps) > 1:
            yield [steps[0], gap, last] if len(steps) > 2 else [steps[0], last]
            yield [gap, steps[-1]]
        yield [gap, last] if len(steps) > 1 else [last]
        for length in range(len(last.text) - 1, 0, -1):
            yield [replace(last, text=last.text[:length] + "…")]

    def _html(self, steps: Sequence[PathStep]) -> str:
        shades = colours(QApplication.palette())
        parts = []
        for index, step in enumerate(steps):
            text = escape(step.text).replace(" ", "&nbsp;")
            if step.language:
                names = ",".join(f"'{f}'" for f in fonts.families(step.language))
                text = f'<span style="font-family:{names}">{text}</span>'
            if step.address is not None:
                text = f'<a href="{escape(step.address.url)}">{text}</a>'
            elif index == len(steps) - 1:
                text = f"<b>{text}</b>"
            if step.also:
                also = escape(step.also).replace(" ", "&nbsp;")
                text += f'&nbsp;&nbsp;<span style="color:{shades.muted}">{also}</span>'
            parts.append(text)
        style = f"a {{ color:{shades.link}; text-decoration:none; }}"
        return f"<style>{style}</style>{escape(PATH).join(parts)}" if parts else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
