"""Reading: what is asked, what the reader shows, and the way there and back.

Made when the rules are open; until then the window keeps what is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from html import escape
from typing import TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtWidgets import QApplication

from judgeapp.desk import citation
from judgeapp.desk.bookmarks import Bookmark, Bookmarks
from judgeapp.errors import InputError
from judgeapp.glossary.concept import Concept
from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.search.answer import Answer
from judgeapp.ui import sheets
from judgeapp.ui.columns import Columns
from judgeapp.ui.history import History, Visit
from judgeapp.ui.hit import bookmark_row, hit_row
from judgeapp.ui.markup import Look
from judgeapp.ui.page import passage_page, path_html, standing_html
from judgeapp.ui.parallels import nothing_beside, parallels_html
from judgeapp.ui.place import ASK, CONCEPT, FRONT, PASSAGE, SOURCE, Place
from judgeapp.ui.rows import Row
from judgeapp.ui.tasks import Latest
from judgeapp.ui.theme import colours
from judgeapp.ui.wording import notice_told, source_told

T = TypeVar("T")
_LAST_BOOKMARKS = 5
_Parallels = tuple[tuple[Concept, ...], tuple[Passage, ...]]
_Hits = tuple[Answer, list[tuple[Row, Place]]]


class Reading(QObject):
    """moved -- the reader shows another place, or the history has changed
    asked -- put this question into the field
    troubled -- an InputError for the notice bar
    """

    moved = Signal()
    asked = Signal(str)
    troubled = Signal(object)

    def __init__(
        self,
        library: Library,
        bookmarks: Bookmarks | None,
        columns: Columns,
        pool: QThreadPool,
        language: str,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.place = Place(FRONT)
        self.history = History()
        self._bookmarks = bookmarks
        self._columns = columns
        self._language = language
        self._question = ""
        self._found: tuple[str, ...] = ()
        self._glances = True
        self._search = Latest(pool, self)
        self._beside = Latest(pool, self)

        columns.results.followed.connect(self.open)
        columns.results.listing.glanced.connect(self.glance)
        columns.results.listing.opened.connect(self.open)
        columns.contents.glanced.connect(self.glance)
        columns.contents.opened.connect(self.open)
        columns.terms.listing.glanced.connect(self.glance)
        columns.terms.listing.opened.connect(self.open)
        columns.marked.listing.glanced.connect(self.glance)
        columns.marked.listing.opened.connect(self.open)
        columns.marked.noted.connect(self._note)
        columns.reader.followed.connect(self.open)
        columns.beside.followed.connect(self.open)

        columns.contents.show_corpus(library.corpus)
        columns.terms.show_concepts(tuple(library.glossary.concepts.values()), language)
        self._list_bookmarks()

    # What is asked

    def ask(self, question: str) -> None:
        """Answer off the interface thread; the first hit is shown at once."""
        self._question = question.strip()
        glances, self._glances = self._glances, True
        if not self._question:
            self._search.cancel()
            self._found = ()
            self._show_start()
            self._show(self.place)
            return
        self._search.start(
            partial(_hits, self.library, self._question),
            partial(self._answered, glances=glances),
            self.troubled.emit,
        )

    def _answered(self, hits: _Hits, *, glances: bool) -> None:
        answer, rows = hits
        results = self._columns.results
        self._found = answer.found
        notice = "\n".join(notice_told(n) for n in answer.notices)
        empty = self.tr(
            "Nothing was found for “{question}”.\n\nTry fewer letters, the name in another "
            "language, or a clause number such as 16-4. Sources (Ctrl+2) and Glossary (Ctrl+3) "
            "can be browsed."
        ).format(question=answer.question)
        results.show_hits(rows, notice, empty)
        places = [place for _, place in rows]
        if glances and places:
            self.glance(places[0])
            return
        if self.place in places:
            results.listing.choose(places.index(self.place))
        self._show(self.place)

    def _show_start(self) -> None:
        marked = [self._passage(b.passage) for b in self._all_bookmarks()[:_LAST_BOOKMARKS]]
        look = self._look()
        html = sheets.starting_html(look, [p for p in marked if p is not None])
        self._columns.results.show_start(html, look.font)

    # Where the reader is

    def open(self, place: Place) -> None:
        """Go to a place and stay: it enters the history."""
        if place.kind == ASK:
            self.asked.emit(place.key)
        elif self._try(lambda: self._show(place)):
            self.history.visit(Visit(place, self._question))
            self.moved.emit()

    def glance(self, place: Place) -> None:
        """Show a place that the judge passes on the way."""
        if self._try(lambda: self._show(place)):
            self.history.glance(Visit(place, self._question))
            self.moved.emit()

    def walk(self, forward: bool) -> None:
        visit = self.history.forward() if forward else self.history.back()
        if visit is None:
            return
        self._show(visit.place)
        if visit.question != self._question:
            self._glances = False
            self.asked.emit(visit.question)
        self.moved.emit()

    def resume(self, place: Place | None, question: str) -> None:
        """Begin where the last session ended; a place that is no more is the front page."""
        if place is None or not self._is_known(place):
            place = Place(FRONT)
        self.open(place)
        self._glances = place.kind == FRONT
        self.ask(question)
        if not question.strip():
            # The first answer takes longest; it is given before anybody waits for it.
            self._search.start(partial(self.library.answer, "16-4"), _nothing, self.troubled.emit)

    def up(self) -> None:
        """To the clause above; from a source's chapter to the source."""
        if (passage := self.passage) is not None:
            above = Place(PASSAGE, passage.path[-1]) if passage.path else None
            self.open(above or Place(SOURCE, passage.source))

    def go_beside(self, step: int) -> None:
        """To the section before or after the one that is shown."""
        if (passage := self.passage) is None:
            return
        corpus = self.library.corpus
        page = corpus.page(passage)
        siblings = (
            corpus.children(corpus.passages[page.path[-1]])
            if page.path
            else corpus.roots(page.source)
        )
        at = siblings.index(page) + step
        if 0 <= at < len(siblings):
            self.open(Place(PASSAGE, siblings[at].id))

    def render(self) -> None:
        """Show all again, with the colours, font and language of now."""
        if not self._question:
            self._show_start()
        self._show(self.place)

    def prefer(self, language: str) -> None:
        self._language = language
        self._columns.terms.show_concepts(tuple(self.library.glossary.concepts.values()), language)
        self.render()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being worked out."""
        return self._search.is_idle and self._beside.is_idle

    # What the judge keeps and hands on

    @property
    def passage(self) -> Passage | None:
        """The passage that the reader shows, if it shows one."""
        return self._passage(self.place.key) if self.place.kind == PASSAGE else None

    @property
    def is_marked(self) -> bool:
        """Whether what the reader shows is bookmarked."""
        return self._is_marked(self.place.key)

    def cited(self, *, markdown: bool) -> str:
        """The passage shown with its citation; empty if none is."""
        if (passage := self.passage) is None:
            return ""
        form = citation.as_markdown if markdown else citation.as_text
        return form(self.library.corpus, passage)

    def toggle_bookmark(self) -> None:
        passage = self.passage
        if passage is None or self._bookmarks is None:
            return
        change = self._bookmarks.remove if self.is_marked else self._bookmarks.add
        if self._try(partial(change, passage.id)):
            self._list_bookmarks()
            self._columns.marked.follow(self.place)
            self._show_head(passage)
            if not self._question:
                self._show_start()
            self.moved.emit()

    def _note(self, passage: str, text: str) -> None:
        if self._bookmarks is not None:
            self._try(partial(self._bookmarks.write_note, passage, text))

    def _list_bookmarks(self) -> None:
        rows = []
        for mark in self._all_bookmarks():
            row = bookmark_row(self.library, self._passage(mark.passage), mark.passage, mark.note)
            rows.append((row, (Place(PASSAGE, mark.passage), mark.note)))
        self._columns.marked.show_rows(rows)

    def _is_marked(self, passage: str) -> bool:
        return any(b.passage == passage for b in self._all_bookmarks())

    def _all_bookmarks(self) -> tuple[Bookmark, ...]:
        if self._bookmarks is None:
            return ()
        try:
            return self._bookmarks.all()
        except InputError as error:
            self.troubled.emit(error)
            return ()

    def close(self) -> None:
        self._search.cancel()
        self._beside.cancel()
        if self._bookmarks is not None:
            self._bookmarks.close()

    # How it is shown

    def _show(self, place: Place) -> None:
        """Raises InputError for a place that there is not."""
        look = self._look()
        sheet = self._columns.reader.sheet
        match place.kind:
            case "passage":
                passage = self.library.corpus.passage(place.key)
                page = passage_page(self.library, passage, self._found, look)
                self._show_head(passage)
                sheet.show_html(page.html, look.font, page.anchor)
            case "source":
                source = self.library.corpus.manifest.source(place.key)
                self._columns.reader.show_head(f"<b>{escape(source_told(source))}</b>", "")
                sheet.show_html(
                    sheets.source_page(self.library, source, look), look.font, inset=True
                )
            case "concept":
                concept = self.library.glossary.concepts[place.key]
                self._columns.reader.show_head(
                    f"{escape(self.tr('Glossary'))} › <b>{escape(concept.name('en'))}</b>", ""
                )
                sheet.show_html(
                    sheets.concept_page(self.library, concept, look), look.font, inset=True
                )
            case "shortcuts":
                self._columns.reader.show_head("", "")
                sheet.show_html(sheets.shortcuts_page(look), look.font, inset=True)
            case _:
                self._columns.reader.show_head("", "")
                # Only tr makes the tools that collect texts for translation see a plural.
                many = self.tr(
                    "%n passage(s), the most binding text first:", "", len(self.library.corpus)
                )
                html = sheets.front_page(self.library, many, look)
                sheet.show_html(html, look.font, inset=True)
        self.place = place
        self._columns.contents.follow(place)
        self._columns.terms.follow(place)
        self._columns.marked.follow(place)
        self._show_beside()

    def _show_head(self, passage: Passage) -> None:
        self._columns.reader.show_head(
            path_html(self.library, passage, self._look()),
            standing_html(self.library, passage),
            marked=self._is_marked(passage.id),
        )

    def _show_beside(self) -> None:
        """The other languages, worked out off the interface thread."""
        passage = self._about()
        if passage is None:
            self._beside.cancel()
            html = nothing_beside(self._look())
            self._columns.beside.sheet.show_html(html, self._look().font)
            return

        def work() -> _Parallels:
            return self.library.concepts_of(passage), self.library.parallels(passage)

        def then(found: _Parallels) -> None:
            look = self._look()
            html = parallels_html(self.library, *found, self._language, look)
            self._columns.beside.sheet.show_html(html, look.font)

        self._beside.start(work, then, self.troubled.emit)

    def _about(self) -> Passage | None:
        """The passage that the other languages are shown for: of a concept its first clause."""
        if self.place.kind == CONCEPT:
            clauses = self.library.glossary.concepts[self.place.key].clauses
            return self.library.corpus.clause(clauses[0]) if clauses else None
        return self.passage

    def _look(self) -> Look:
        # Those of the application are right at once; a widget hears of a change later.
        return Look(colours(QApplication.palette()), QApplication.font())

    def _is_known(self, place: Place) -> bool:
        known: dict[str, Collection[str]] = {
            PASSAGE: self.library.corpus.passages,
            SOURCE: [s.key for s in self.library.corpus.manifest.sources],
            CONCEPT: self.library.glossary.concepts,
        }
        return place.kind != ASK and (place.kind not in known or place.key in known[place.kind])

    def _passage(self, passage_id: str) -> Passage | None:
        return self.library.corpus.passages.get(passage_id)

    def _try(self, work: Callable[[], T]) -> bool:
        """Whether it could be done; what the user can mend is told."""
        try:
            work()
        except InputError as error:
            self.troubled.emit(error)
            return False
        return True


def _nothing(_: object) -> None:
    pass


def _hits(library: Library, question: str) -> _Hits:
    answer = library.answer(question)
    rows = [
        (hit_row(library, hit, answer.found), Place(PASSAGE, hit.passage.id)) for hit in answer.hits
    ]
    return answer, rows
