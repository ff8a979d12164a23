"""Sign at the end of the field behind which everything is that the results can be narrowed by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal

from judgeapp.ui import signs
from judgeapp.ui.widgets.context_menu import Offer, show_offers
from judgeapp.ui.widgets.forms.buttons import SignButton

if TYPE_CHECKING:
    from judgeapp.ui.search.facets import Facet


translate = QCoreApplication.translate


class FilterButton(SignButton):
    """Button, checked if it narrows the results already."""

    pressed = Signal(object)  # filters of one facet, to add to the field or remove from it

    def __init__(self) -> None:
        super().__init__(signs.funnel, translate("filter_button", "Narrow the results"), flat=True)
        self._facets: tuple[Facet, ...] = ()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self.open_menu)
        self.hide()

    def show_facets(self, facets: Sequence[Facet]) -> None:
        self._facets = tuple(facets)
        self._show_taken()

    @property
    def narrows(self) -> bool:
        """Return true if there is anything to narrow the results by."""
        return bool(self._facets)

    def open_menu(self) -> None:
        """Offer all of them in a menu."""
        self._show_taken()
        offers = [
            Offer(self._offered(facet), partial(self.pressed.emit, facet.filters), ticked=facet.taken)
            for facet in self._facets
        ]
        show_offers(offers, self.mapToGlobal(QPoint(0, self.height())), self)

    def _show_taken(self) -> None:
        self.setChecked(any(facet.taken for facet in self._facets))

    def _offered(self, facet: Facet) -> str:
        text = self.tr("Only {name}: {count} and more") if facet.more else self.tr("Only {name}: {count}")
        if not facet.count:
            text = self.tr("Only {name}")
        return text.format(name=facet.name, count=facet.count)
