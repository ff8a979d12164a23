"""The search while typing: the field's text, and the results that answer it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.messages.errors import InputError
from judgeapp.search.filters import TypedFilter, filtered, toggled
from judgeapp.ui.pages.pages import Pages
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.search.answer_rows import AnswerRows, SearchData
from judgeapp.ui.search.answering import FILTERS, answered
from judgeapp.ui.search.facets import Facet
from judgeapp.ui.search.results import Results
from judgeapp.ui.widgets.lists.row_painting import seen_at_first
from judgeapp.ui.widgets.work.background import LatestTask, ignore_result
from judgeapp.ui.widgets.work.lifetime import timer

_QUIET_MS = 60  # ms without a key before the rest of the results is shown, and data is read ahead
_LATE_MS = 120  # ms for which the former question's hits stay as they are


class LiveSearch(QObject):
    # The addresses of the results, the one to open, and whether the reader follows it.
    answered = Signal(object, object, bool)
    emptied = Signal()  # the field is empty
    troubled = Signal(object)  # an InputError for the notice bar

    def __init__(self, pages: Pages, results: Results, pool: QThreadPool, parent: QObject) -> None:
        super().__init__(parent)
        self.question = ""
        # Words to mark in passages, and in cards.
        self.found: tuple[str, ...] = ()
        self.found_in_cards: tuple[str, ...] = ()
        self.leads = True  # whether the reader follows the next answer; true again after each
        self.is_leading = False  # whether it follows the answer being found
        # The last words asked without filters, with their facets; and those of them that the current filters hide.
        self._whole: tuple[str, tuple[Facet, ...]] = "", ()
        self._hidden: tuple[Facet, ...] = ()
        self._pages = pages
        self._results = results
        self._search = LatestTask(pool, self, self.tr("searching"))
        self._ahead = LatestTask(pool, self, self.tr("searching"))
        # While idle, make what isn't seen, and read data that the next answers will need.
        self._quiet = timer(self, _QUIET_MS, self._make_rest)
        self._late = timer(self, _LATE_MS, results.show_outdated)

    def ask(self, question: str, shown: ShownText) -> None:
        self.question = question.strip()
        self._stop_reading()
        leads, self.leads = self.leads, True
        self.is_leading = leads and bool(self.question)
        if not self.question:
            self._late.stop()
            self._search.cancel()
            self.found = self.found_in_cards = ()
            self.emptied.emit()
            return
        self._late.start()
        pages = self._pages
        data = SearchData(pages.library, pages.cards, pages.scenes, pages.precedents)
        find = partial(_answered, data, self.question, shown, self._results.listing.room)
        self._search.start(find, partial(self._show, leads=leads), self._fail, self._quiet.start)

    def _fail(self, error: InputError) -> None:
        self._quiet.start()
        self.troubled.emit(error)

    def warm_up(self) -> None:
        """The first answer takes longest; it is given before anybody waits for it."""
        answer = partial(self._pages.library.answer, "16-4")
        self._search.start(answer, lambda _: self._quiet.start(), self.troubled.emit)

    def expect(self) -> None:
        """Read ahead once nothing else is asked: there is other data."""
        self._quiet.start()

    def narrowed(self, filters: Collection[TypedFilter]) -> str:
        """Question with these filters added, or removed if it has them; those the current filters hide replace them."""
        hidden = any(facet.filters == filters for facet in self._hidden)
        return toggled(filtered(self.question, FILTERS).words if hidden else self.question, filters)

    @property
    def is_idle(self) -> bool:
        return self._search.is_idle

    def close(self) -> None:
        self._late.stop()
        self._stop_reading()
        self._search.cancel()

    def _make_rest(self) -> None:
        rest, check = [row for row, _ in self._results.model.rest], self._ahead.check()

        def make() -> None:
            for row in rest:
                check()
                row.made  # noqa: B018 -- it is kept

        self._ahead.start(make, self._read_ahead, self.troubled.emit)

    def _read_ahead(self, _: object) -> None:
        """Given up as soon as anything is asked, and taken up again after that."""
        self._results.model.show_rest()
        library, precedents, awaits = self._pages.library, self._pages.precedents, self._ahead.awaits()

        def read() -> None:
            precedents.read_ahead(awaits)
            library.read_ahead(awaits)

        self._ahead.start(read, ignore_result, self.troubled.emit)

    def _facets(self, answer: AnswerRows) -> tuple[Facet, ...]:
        """Facets of an answer, then those of its words alone, whose counts beside it are unknown."""
        asked = filtered(answer.question, FILTERS)
        words = " ".join(asked.words.split())
        if not asked.filters or words != self._whole[0]:
            self._whole = words, () if asked.filters else answer.facets
        own = {facet.filters for facet in answer.facets}
        self._hidden = tuple(replace(facet, count=0) for facet in self._whole[1] if facet.filters not in own)
        return (*answer.facets, *self._hidden)

    def _stop_reading(self) -> None:
        self._quiet.stop()
        self._ahead.cancel()

    def _show(self, result: tuple[AnswerRows, int], *, leads: bool) -> None:
        answer, seen = result
        self.is_leading = False
        self._late.stop()
        self.found, self.found_in_cards = answer.found, answer.found_in_cards
        empty = self.tr("No matches for “{question}”.").format(question=answer.question)
        empty += "\n\n"
        empty += answer.emptied or self.tr(
            "Try fewer letters, another language, or a clause number such as 16-5. Or browse Sources "
            "(Ctrl+2) and Glossary (Ctrl+3)."
        )
        self._results.show_hits(answer.rows, answer.notice, empty, self._facets(answer), answer.first, seen)
        self._results.offer_reading(answer.unread)
        self.answered.emit([address for _, address in answer.rows], self._results.first, leads)
        self._quiet.start()


def _answered(data: SearchData, question: str, shown: ShownText, room: float) -> tuple[AnswerRows, int]:
    """The answer, and how many of its rows are seen at first, which are made."""
    answer = answered(data, question, shown)
    return answer, seen_at_first((row for row, _ in answer.rows), room)
