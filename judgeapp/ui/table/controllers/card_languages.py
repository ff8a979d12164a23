"""Language of the table's cards, from those in the judge's library."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from judgeapp.cards.finding.cards import Cards
from judgeapp.messages.punctuation import comma_list, join_sentences
from judgeapp.table.printing import CardPrint, Printing, languages_of, missing_prints, prints_of
from judgeapp.table.tree.tree import Beginning
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.widgets.work.background import Worker

if TYPE_CHECKING:
    from judgeapp.ui.table.table import Table

_MAX_NAMED = 4


class CardLanguages(Worker):
    chosen = Signal(str)  # the language that the judge wants; empty for the cards' own

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table, self._session = table, table.session
        self.wanted = ""
        self._cards: Cards | None = None
        # The position that is shown in the wanted language, or will be.
        self._beginning: Beginning | None = None
        self._reading = self._task(self.tr("reading cards in another language"))
        self._session.changed.connect(self._follow)

    @property
    def languages(self) -> tuple[str, ...]:
        """Languages in which the table's cards can be shown, besides their own."""
        return languages_of(self._session.tree.beginning.state.faces, self._cards)

    def set_cards(self, cards: Cards) -> None:
        self._cards = cards
        self._show(self.wanted)

    def prefer(self, language: str) -> None:
        """Show the cards of every table in this language, if the library has it."""
        self.wanted = language
        self._show(language)

    def turn(self) -> None:
        """Switch to the next language; after the last one, to the cards as they lie there."""
        tags = ("", *self.languages)
        if len(tags) == 1:
            self._table.announced.emit(self.tr("Your library has these cards in no other language."))
            return
        shown = self._session.now.printing
        at = tags.index(shown.language) if shown is not None and shown.language in tags else 0
        self.wanted = tags[(at + 1) % len(tags)]
        self.chosen.emit(self.wanted)
        self._show(self.wanted, announce=True)

    def _follow(self) -> None:
        """Another table is shown in the same language."""
        if self._session.tree.beginning is not self._beginning:
            self._show(self.wanted)

    def _show(self, language: str, *, announce: bool = False) -> None:
        self._reading.cancel()
        self._beginning = beginning = self._session.tree.beginning
        if not language or language not in self.languages:
            if self._session.now.printing is not None:
                self._session.show_printing(None)
            if announce:
                self._table.announced.emit(self.tr("Each card is shown in the language in which it was placed."))
            return
        read = partial(prints_of, beginning.state.faces, self._cards, language)
        then = partial(self._take, beginning, language, announce)
        self._reading.start(read, then, self._table.troubled.emit)

    def _take(self, beginning: Beginning, language: str, announce: bool, prints: dict[str, CardPrint]) -> None:
        self._session.show_printing(Printing(language, beginning.state, prints))
        if announce:
            self._table.announced.emit(self._shown_text(language, [*missing_prints(beginning.state, prints)]))

    def _shown_text(self, language: str, lacks: list[str]) -> str:
        text = self.tr("Cards are shown in {language}.").format(language=language_name(language))
        if not lacks:
            return text
        named = comma_list(lacks[:_MAX_NAMED])
        if (more := len(lacks) - _MAX_NAMED) > 0:
            named = self.tr("{cards} and %n more", "", more).format(cards=named)
        left = self.tr("Unchanged, because your library lacks them in this language: {cards}")
        return join_sentences((text, left.format(cards=named)))
