"""Place of the cards: their list, and behind tabs the forms in which cards are written and wordings are taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.cards.card_form import CardForm
from judgeapp.ui.cards.teach_form import TeachForm
from judgeapp.ui.widgets.filtered_list import FilteredList, folded_name
from judgeapp.ui.widgets.forms.buttons import push_button
from judgeapp.ui.widgets.lists.rows import Row, Run
from judgeapp.ui.widgets.page_stack import Tabs

if TYPE_CHECKING:
    from judgeapp.cards.card import PrintedCard
    from judgeapp.cards.finding.cards import Cards


class CardList(FilteredList):
    """All cards by their numbers, a line each."""

    filled = Signal()  # other cards are listed

    def __init__(self) -> None:
        super().__init__(
            self.tr("Cards"), self.tr("Filter the cards"), self.tr("Filter by name or number"), self.tr("No cards yet.")
        )
        # Rows of equal height: of thousands, only the visible ones are measured.
        self.listing.setUniformItemSizes(True)
        self.bring = push_button(self.tr("Import cards …"), self.tr("Import cards …"))
        # Below the sentence that says there are none.
        self._column.setStretchFactor(self.empty, 0)
        self._column.insertWidget(2, self.bring, 1, Qt.AlignmentFlag.AlignTop)
        self.bring.hide()
        self._cards: Cards | None = None
        self._language: Callable[[], str] = str
        # The last listing: its cards and language.
        self._listed: tuple[Cards | None, str] = (None, "")
        self._rows: list[tuple[tuple[str, ...], Row, Address]] = []
        self.filter.textChanged.connect(self._show)

    def show_cards(self, cards: Cards, language: Callable[[], str]) -> None:
        """List these cards from now on, by their names in a language."""
        self._cards, self._language = cards, language
        if self.isVisible():
            self._list()

    def showEvent(self, event: QShowEvent) -> None:
        self._list()
        super().showEvent(event)

    def _list(self) -> None:
        now = self._cards, self._language()
        if now == self._listed or self._cards is None:
            return
        self._listed = now
        cards = filter(None, map(self._cards.get, sorted(self._cards.numbers)))
        self._rows = [_entry(card, now[1]) for card in cards]
        self._show()

    def _show(self) -> None:
        words = folded_name(self.filter.text()).split()
        shown = [(row, at) for names, row, at in self._rows if all(any(w in name for name in names) for w in words)]
        self.model.show(shown)
        self.empty.setText(self.tr("No matching cards.") if self._rows else self.tr("No cards yet."))
        self.bring.setVisible(not self._rows)
        entry = self.filter if self._rows else self.bring
        had_focus = self.filter.hasFocus() or self.bring.hasFocus()
        self.setFocusProxy(entry)
        if had_focus:
            entry.setFocus()
        self.filter.setVisible(bool(self._rows))
        self.show_empty(is_empty=not shown)
        self.choose_first()
        self.filled.emit()


def _entry(card: PrintedCard, language: str) -> tuple[tuple[str, ...], Row, Address]:
    """Names and number that a card is looked for by, its row, and its address."""
    names = dict(card.names())
    own = language if language in names else card.records[0].language
    row = Row(number=card.number, title=(Run(names[own], own, muted=True),))
    return (folded_name(card.number), *map(folded_name, names.values())), row, Address(Kind.CARD, card.number)


class CardForms(Tabs):
    def __init__(self) -> None:
        super().__init__(self.tr("Cards"))
        self.list, self.form, self.teach_form = CardList(), CardForm(), TeachForm()
        self.addTab(self.list, self.tr("Cards"))
        self.setTabToolTip(self.addTab(self.form, self.tr("Add")), self.tr("Add a card"))
        self.addTab(self.teach_form, self.tr("Teach"))

    @property
    def writes(self) -> bool:
        return self.currentWidget() is not self.list
