"""One line above the results: what they can be narrowed by, each a button that is down where it does so already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from judgeapp.messages.punctuation import with_note
from judgeapp.ui.widgets.context_menu import Offer, show_offers
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.style import fonts

if TYPE_CHECKING:
    from judgeapp.ui.search.facets import Facet

# In heights of the font: in a narrower column the line is put away.
_NARROW = 16


class FacetBar(QWidget):
    """Row of facets, with a menu of all of them at its end where there is no room. Buttons are kept and renamed:
    results come with every letter.

    pressed -- filters of one facet, to be put into the field or taken out of it
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facets: tuple[Facet, ...] = ()
        self._column = 0
        self._buttons: list[QToolButton] = []
        self._more = tool_button("…", self.tr("All filters for these results"), flat=True)
        self._more.setParent(self)
        self._more.clicked.connect(self.open_menu)
        # What was pressed last by a key, which keeps the focus wherever it stands then.
        self._pressed: object = None
        self.hide()

    def show_facets(self, facets: Sequence[Facet]) -> None:
        if tuple(facets) == self._facets:
            return
        focus = self.window().focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        self._facets = tuple(facets)
        while len(self._buttons) < len(self._facets):
            self._buttons.append(self._made(len(self._buttons)))
        for facet, button in zip(self._facets, self._buttons, strict=False):
            button.setText(_written(facet).replace("&", "&&"))
            button.setChecked(facet.taken)
            button.setAccessibleName(self._told(facet))
            button.setToolTip(" ".join(typed.written for typed in facet.filters))
        self._arrange()
        if had_focus:
            self._focus_again()

    def open_menu(self) -> None:
        """Offer all of them in a menu."""
        offers = [Offer(self._offered(facet), partial(self.pressed.emit, facet.filters)) for facet in self._facets]
        at = self._more if self._more.isVisible() else self
        show_offers(offers, at.mapToGlobal(QPoint(0, at.height())), self)

    def fit(self, column: int) -> None:
        """Take new measures from the font, in a column of a width."""
        self._column = column
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(0, round(fonts.em() * 2.1))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _made(self, at: int) -> QToolButton:
        button = tool_button("", "")
        button.setParent(self)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._press(at))
        return button

    def _press(self, at: int) -> None:
        facet = self._facets[at]
        # It is down when the results say so.
        self._buttons[at].setChecked(facet.taken)
        self._pressed = facet.filters
        self.pressed.emit(facet.filters)

    def _focus_again(self) -> None:
        seen = [b for b in self._buttons[: len(self._facets)] if b.isVisibleTo(self)]
        same = (button for facet, button in zip(self._facets, seen, strict=False) if facet.filters == self._pressed)
        if seen:
            next(same, seen[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        """Place as many buttons as there is room for; the last place is for the menu where these are not all."""
        em = fonts.em()
        self.setVisible(bool(self._facets) and self._column >= em * _NARROW)
        self.updateGeometry()
        gap, height, x = round(em * 0.3), round(em * 1.5), round(em * 0.75)
        y = (self.sizeHint().height() - height) // 2 + round(em * 0.1)
        last = self.width() - round(em * 0.5)
        letters = QFontMetricsF(self.font())
        wide = [round(letters.horizontalAdvance(_written(facet)) + em * 0.9) for facet in self._facets]
        menu = round(em * 1.6)
        fits = sum(wide) + gap * len(wide) <= last - x
        shown = 0
        for button, width in zip(self._buttons, wide, strict=False):
            if x + width > (last if fits else last - menu):
                break
            button.setGeometry(x, y, width, height)
            x += width + gap
            shown += 1
        for at, button in enumerate(self._buttons):
            button.setVisible(at < shown)
        self._more.setVisible(shown < len(self._facets))
        self._more.setGeometry(x, y, menu, height)

    def _told(self, facet: Facet) -> str:
        text = self.tr("Only {name}: {count} and more") if facet.more else self.tr("Only {name}: {count}")
        if not facet.count:
            text = self.tr("Only {name}")
        return text.format(name=facet.name, count=facet.count)

    def _offered(self, facet: Facet) -> str:
        text = self.tr("Remove the filter {name}") if facet.taken else self._told(facet)
        return text.format(name=facet.name)


def _written(facet: Facet) -> str:
    if facet.taken:
        return f"{facet.name}  ×"
    count = with_note(facet.name, f"{facet.count}{'+' if facet.more else ''}")
    return facet.label or (count if facet.count else facet.name)
