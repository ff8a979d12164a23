"""The column of results: changes to the question, the hits, or alternatives to try; and the sign in the field behind
which they can be narrowed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from judgeapp.ui import signs
from judgeapp.ui.localization import translate
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.context_menu import Offer, show_offers
from judgeapp.ui.widgets.forms.buttons import SignButton, push_button
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.lists.row_painting import OUTDATED
from judgeapp.ui.widgets.lists.rows import PendingRow, Row, RowModel
from judgeapp.ui.widgets.page_stack import PageStack
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

if TYPE_CHECKING:
    from judgeapp.ui.search.facets import Facet


class Results(QWidget):
    filled = Signal()  # there is something to show, or no longer
    reading_wanted = Signal()  # read all cards to find out which are understood

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, autoFillBackground=True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.model = RowModel(self)
        self.listing = Listing(self.model, self.tr("Results"))
        self.listing.leaves_letters = True
        # The row that the reader opens by itself.
        self.first: Any = None
        # Shown in the search field.
        self.filters = FilterButton()
        self.notice = _wrapped_label()
        self.notice.setAccessibleName(self.tr("How your question was read"))
        self.read_all = push_button(
            self.tr("&Read all of them"), self.tr("Read all cards in the background; thousands take minutes")
        )
        self.read_all.clicked.connect(self.reading_wanted)
        self._is_reading = False
        self._unread = 0
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Indexing progress"))
        self.busy = _wrapped_label()
        self.empty = _wrapped_label()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._stack = PageStack()
        for page in (self.listing, self.empty):
            self._stack.addWidget(page)
        self._below_notice = box(QHBoxLayout(), self.read_all, 1)
        above = (self.busy, self.progress, self.notice)
        box(QVBoxLayout(self), *above, self._below_notice, (self._stack, 1), margin=0, spacing=0)
        for widget in (*above, self.read_all):
            widget.hide()

    def show_busy(self, text: str, done: int, total: int) -> None:
        """Say that the rules are not open yet, and how far they are; no total, no bar."""
        was_blank = self.is_blank
        self.busy.setText(text)
        self.busy.setVisible(bool(text))
        if self.is_blank is not was_blank:
            self.filled.emit()
        self.progress.setVisible(total > 0)
        if total:
            self.progress.setMaximum(total)
            self.progress.setValue(done)

    def show_nothing(self) -> None:
        self.show_hits((), "", "")
        self.offer_reading(0)

    @property
    def is_blank(self) -> bool:
        return self.empty.text() == "" and not self.model.rowCount() and not self.busy.text()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_filters()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._show_filters()

    def _show_filters(self) -> None:
        """Show the sign beside the results; while the field has a filter, everywhere."""
        self.filters.setVisible(self.filters.narrows and (self.isVisible() or self.filters.isChecked()))

    def show_outdated(self) -> None:
        """Grey the hits of an earlier question while the answer to this one is late."""
        self._grey(True)

    def _grey(self, outdated: bool) -> None:
        self.listing.setProperty(OUTDATED, outdated)
        self.listing.viewport().update()

    def show_hits(
        self,
        rows: Sequence[tuple[Row | PendingRow, Any]],
        notice: str,
        empty: str,
        facets: Sequence[Facet] = (),
        chosen: int | None = None,
        seen: int | None = None,
    ) -> None:
        """The hits with the `chosen` one, or the `empty` text if there are none. The model keeps the rest of those that
        are `seen` at first."""
        was_blank = self.is_blank
        self._grey(False)
        self.filters.show_facets(facets)
        self._show_filters()
        self.notice.setText(notice)
        self.notice.setVisible(bool(notice))
        self.model.show(rows, seen)
        self.empty.setText(empty)
        self._stack.setCurrentWidget(self.listing if rows else self.empty)
        if self.is_blank is not was_blank:
            self.filled.emit()
        self.first = None if chosen is None else rows[chosen][1]
        if chosen is not None:
            self.listing.choose(chosen)
            self.listing.scrollToTop()

    @property
    def is_idle(self) -> bool:
        """True once all rows are in the list."""
        return not self.model.rest

    def offer_reading(self, unread: int) -> None:
        """Offer to read so many cards whose understanding is asked for and unknown."""
        self._unread = unread
        self._show_offer()

    def show_reading_state(self, *, is_reading: bool) -> None:
        """Hide the offer to read all cards while they are being read."""
        self._is_reading = is_reading
        self._show_offer()

    def _show_offer(self) -> None:
        had_focus = self.read_all.hasFocus()
        self.read_all.setVisible(self._unread > 0 and not self._is_reading)
        if had_focus and not self.read_all.isVisible():
            self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        em = fonts.em()
        for label in (self.notice, self.busy, self.empty):
            label.setContentsMargins(round(em * 0.9), round(em * 0.6), round(em * 0.6), 4)
        self._below_notice.setContentsMargins(round(em * 0.9), 0, round(em * 0.6), 0)
        self.progress.setFixedHeight(max(4, round(em * 0.3)))
        self.listing.scheduleDelayedItemsLayout()


def _wrapped_label() -> QLabel:
    label = PlainLabel(wraps=True)
    label.setForegroundRole(label.foregroundRole().PlaceholderText)
    label.setMinimumWidth(1)
    return label


class FilterButton(SignButton):
    """Button, checked if it narrows the results already."""

    pressed = Signal(object)  # filters of a facet, to add to the field or remove from it

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
        self._show_taken()
        offers = [
            Offer(self._offered(facet), partial(self.pressed.emit, facet.filters), checked=facet.taken)
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
