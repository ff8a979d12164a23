"""Page beside the reader: other languages of the page, or a pinned term."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.glossary.concept import Concept
from judgeapp.rulebook.passage import Passage
from judgeapp.rulings.precedent import Precedent
from judgeapp.rulings.precedent_finding import Precedents
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.pages import Pages, PageView
from judgeapp.ui.pages.rules.concept_page import concept_page
from judgeapp.ui.pages.rules.other_languages import parallels
from judgeapp.ui.pages.rules.question_page import question_beside
from judgeapp.ui.pages.rulings.answer_page import answered_before
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.reader.reader import SideColumn
from judgeapp.ui.widgets.work.background import LatestTask

# With more clauses on the page, no terms are shown beside it.
_MAX_CLAUSES_WITH_TERMS = 12
_MAX_ANSWERS = 6
_Beside = tuple[tuple[Concept, ...], tuple[Passage, ...], tuple[Precedent, ...]]


class SidePages(QObject):
    troubled = Signal(object)  # an InputError for the notice bar

    def __init__(self, pages: Pages, column: SideColumn, pool: QThreadPool, parent: QObject) -> None:
        super().__init__(parent)
        self.pinned = ""  # id of the concept that stays beside the reader; empty for none
        self._pages = pages
        self._library = pages.library
        self._column = column
        self._work = LatestTask(pool, self, self.tr("finding the other languages"))

    def pin(self, address: Address, language: str) -> None:
        """Pin the shown concept, named as in `language`; or unpin the pinned one."""
        is_new = address.kind == Kind.CONCEPT and address.key != self.pinned
        self.pinned = address.key if is_new else ""
        named = self._library.glossary.concepts[self.pinned].title(language) if is_new else ""
        self._column.entitle(named)

    def show(self, address: Address, view: PageView, language: str) -> None:
        """Show the page beside an address; other languages, `language` first, are found off the interface thread."""
        self._work.cancel()
        style = view.style
        if self.pinned:
            concept = self._library.glossary.concepts[self.pinned]
            html = concept_page(self._library, concept, view.shown, style, self._pages.scenes)
            self._column.show_page(html, style)
            return
        if address.kind == Kind.QUESTION:
            self._column.show_page(question_beside(self._library.questions[address.key], language, style), style)
            return
        passage = self._about(address)
        if passage is None:
            self._column.show_page("", style)
            return

        precedents = self._pages.precedents

        def work() -> _Beside:
            library = self._library
            return (library.concepts_of(passage), library.parallels(passage), self._answered(passage, precedents))

        def then(beside: _Beside) -> None:
            concepts, passages, answers = beside
            terms = self._terms_of(passage, view.shown)
            before = answered_before(answers, language, f"clause:{self._asked_as(passage)}", style)
            html = parallels(self._library, concepts, passages, language, style, terms)
            self._column.show_page(html + before, style)

        self._work.start(work, then, self.troubled.emit)

    @property
    def is_idle(self) -> bool:
        return self._work.is_idle

    def close(self) -> None:
        self._work.cancel()

    def _about(self, address: Address) -> Passage | None:
        """The passage that the other languages are shown for: of a concept or of a reading of ours its first clause."""
        corpus = self._library.corpus
        if address.kind == Kind.READING and address.key:
            return corpus.clause(corpus.readings[address.key].clauses[0])
        if address.kind == Kind.CONCEPT:
            clauses = self._library.glossary.concepts[address.key].clauses
            return corpus.clause(clauses[0]) if clauses else None
        return corpus.passages.get(address.key) if address.kind == Kind.PASSAGE else None

    def _answered(self, passage: Passage, precedents: Precedents) -> tuple[Precedent, ...]:
        number = self._known_as(passage)
        if not number or not len(precedents):
            return ()
        text = " ".join(t.text for t in self._library.corpus.texts(passage))
        return precedents.of_clause(number, text, _MAX_ANSWERS)

    def _known_as(self, passage: Passage) -> str:
        """Number by which answers and rulings name a clause."""
        return next(iter(self._library.corpus.base_numbers(passage)), "")

    def _asked_as(self, passage: Passage) -> str:
        """Number by which a judge asks for a clause: that of the leading edition, if it has one there."""
        number = self._known_as(passage)
        shown = self._library.corpus.shown_number(number)
        return number if ":" in shown else shown

    def _terms_of(self, passage: Passage, shown: ShownText) -> list[Concept]:
        """Concepts that a passage and its subclauses name, in the order of the text."""
        library = self._library
        texts = [shown.of(library, p) for p in islice(library.corpus.tree(passage), _MAX_CLAUSES_WITH_TERMS)]
        terms_of_blocks = (library.terms(b.text, p.language) for p in texts for b in p.blocks)
        concepts = library.glossary.concepts
        return [concepts[i] for i in dict.fromkeys(t.concept for terms in terms_of_blocks for t in terms)]
