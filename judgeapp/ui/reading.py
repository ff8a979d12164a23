"""Reading: what is asked, what the reader shows, and the way there and back.

Made when the rules are open; until then the window keeps what is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtWidgets import QApplication

from judgeapp.cards.card import Card
from judgeapp.cards.facts import guessed_language
from judgeapp.cards.finding import Cards
from judgeapp.cards.importing import Report
from judgeapp.cards.record import CardRecord
from judgeapp.desk import citation
from judgeapp.desk.bookmarks import Bookmark, Bookmarks
from judgeapp.desk.cards import Kept
from judgeapp.engine.lang import Category
from judgeapp.errors import InputError
from judgeapp.glossary.concept import Concept
from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.search.answer import Mark
from judgeapp.table.scene import Scene
from judgeapp.ui import desk_pages
from judgeapp.ui.answering import Answered, answered
from judgeapp.ui.card_page import (
    Marks,
    card_page,
    card_standing,
    no_card_page,
    report_page,
    text_page,
)
from judgeapp.ui.card_texts import CardTexts
from judgeapp.ui.columns import Columns
from judgeapp.ui.concept_page import concept_page
from judgeapp.ui.contents import Named, line_of
from judgeapp.ui.editions import edition_of
from judgeapp.ui.history import History, Visit
from judgeapp.ui.hit import bookmark_row
from judgeapp.ui.markup import Look
from judgeapp.ui.naming import Shown, also_named
from judgeapp.ui.ourreadings import reading_page, readings_page, readings_title
from judgeapp.ui.page import passage_page, path_of, standing_of
from judgeapp.ui.parallels import nothing_beside, parallels_html
from judgeapp.ui.path import Step
from judgeapp.ui.place import (
    ASK,
    CARD,
    CONCEPT,
    DRAFT,
    FRONT,
    IMPORTED,
    PAGES,
    PASSAGE,
    PLAY,
    READING,
    SCENE,
    SOURCE,
    TERM,
    TEXT,
    Place,
)
from judgeapp.ui.rows import Row
from judgeapp.ui.scene_page import scene_page
from judgeapp.ui.tasks import Latest
from judgeapp.ui.theme import colours
from judgeapp.ui.wording import source_told, version_told

if TYPE_CHECKING:
    from judgeapp.ui.card_reading import Explained

# Of so many clauses the terms are named beside.
_TERMS_OF = 12
T = TypeVar("T")
_LAST_BOOKMARKS = 5
_Parallels = tuple[tuple[Concept, ...], tuple[Passage, ...]]


class Reading(QObject):
    """moved -- the reader shows another place, or the history has changed
    asked -- put this question into the field
    wanted -- something is to be done with a card: a Place that is no page
    troubled -- an InputError for the notice bar
    unmarked -- a Bookmark was taken away; `mark_again` brings it back
    """

    moved = Signal()
    asked = Signal(str)
    wanted = Signal(object)
    troubled = Signal(object)
    unmarked = Signal(object)

    def __init__(
        self,
        library: Library,
        bookmarks: Bookmarks | None,
        columns: Columns,
        pool: QThreadPool,
        shown_in: tuple[str, str],
        parent: QObject,
    ) -> None:
        """`shown_in` is the preferred language and how clauses are shown."""
        super().__init__(parent)
        self.library = library
        self.place = Place(FRONT)
        self.history = History()
        self._bookmarks = bookmarks
        self._columns = columns
        self._language, self._text = shown_in
        self._pinned = ""
        self._question = ""
        self._found: tuple[str, ...] = ()
        self._found_in_cards: tuple[str, ...] = ()
        self._glances = True
        self._cards = Cards((), library.glossary)
        self._kept: dict[str, list[Kept]] = {}
        self._reports: tuple[Report, ...] = ()
        self._scenes: tuple[Scene, ...] = ()
        # A card that is being written.
        self.draft = no_card()
        self._texts = CardTexts(self)
        self._texts.read.connect(self._show_texts)
        # A card that the last session showed, until the cards are there.
        self._awaited: Place | None = None
        # What the database holds, read again only when it has changed.
        self._marks: dict[str, Bookmark] = {}
        self._search = Latest(pool, self)
        self._beside = Latest(pool, self)

        columns.results.followed.connect(self.open)
        columns.results.listing.glanced.connect(self.glance)
        columns.results.listing.opened.connect(self.open)
        columns.contents.glanced.connect(self._glance_elsewhere)
        columns.contents.opened.connect(self._open_elsewhere)
        columns.terms.listing.glanced.connect(self._glance_elsewhere)
        columns.terms.listing.opened.connect(self._open_elsewhere)
        columns.marked.listing.glanced.connect(self._glance_elsewhere)
        columns.marked.listing.opened.connect(self._open_elsewhere)
        columns.marked.noted.connect(self._note)
        columns.marked.dropped.connect(self._unmark)
        columns.reader.followed.connect(self.open)
        columns.beside.followed.connect(self.open)

        columns.contents.show_corpus(library.corpus)
        columns.contents.name_by(self._named)
        columns.terms.show_concepts(tuple(library.glossary.concepts.values()), self._language)
        self._list_bookmarks()

    # What is asked

    def ask(self, question: str) -> None:
        """Answer off the interface thread; the first hit is shown at once."""
        self._question = question.strip()
        glances, self._glances = self._glances, True
        if not self._question:
            self._search.cancel()
            self._found = self._found_in_cards = ()
            self._show_start()
            self._show_again()
            return
        self._search.start(
            partial(answered, self.library, self._cards, self._scenes, self._question, self._shown),
            partial(self._answered, glances=glances),
            self.troubled.emit,
        )

    def _answered(self, answer: Answered, *, glances: bool) -> None:
        rows = answer.rows
        results = self._columns.results
        self._found, self._found_in_cards = answer.found, answer.found_in_cards
        empty = self.tr(
            "Nothing was found for “{question}”.\n\nTry fewer letters, the name in another "
            "language, or a clause number such as 16-4. Sources (Ctrl+2) and Glossary (Ctrl+3) "
            "can be browsed."
        ).format(question=answer.question)
        results.show_hits(rows, answer.notice, empty)
        places = [place for _, place in rows]
        if glances and places:
            self.glance(places[0])
            return
        if self.place in places:
            results.listing.choose(places.index(self.place))
        elif places:
            results.listing.choose_none()
        elif glances:
            # What the reader shows answers nothing of this question.
            self.glance(Place(FRONT))
            return
        self._show_again()

    def _show_start(self) -> None:
        marked = [self._passage(key) for key in [*self._marks][:_LAST_BOOKMARKS]]
        look = self._look()
        html = desk_pages.starting_html(
            look, [p for p in marked if p is not None], has_cards=len(self._cards) > 0
        )
        self._columns.results.show_start(html, look.font)

    # Where the reader is

    def open(self, place: Place) -> None:
        """Go to a place and stay: it enters the history."""
        if place.kind == ASK:
            self.asked.emit(place.key)
        elif place.kind == TERM:
            self.open(Place(CONCEPT, place.key))
        elif place.kind == SCENE:
            self.wanted.emit(Place(PLAY, place.key))
        elif place.kind not in PAGES:
            self.wanted.emit(place)
        elif self._try(lambda: self._show(place)):
            self.history.visit(Visit(place, self._question))
            self.moved.emit()

    def glance(self, place: Place) -> None:
        """Show a place that the judge passes on the way."""
        if self._try(lambda: self._show(place)):
            self.history.glance(Visit(place, self._question))
            self.moved.emit()

    def _open_elsewhere(self, place: Place) -> None:
        """From a list that is not of the results: none of them is what is read now."""
        self._columns.results.listing.choose_none()
        self.open(place)

    def _glance_elsewhere(self, place: Place) -> None:
        self._columns.results.listing.choose_none()
        self.glance(place)

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
        if place is not None and place.kind == CARD:
            self._awaited = place
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
        self._show_again()

    def prefer(self, language: str, text: str) -> None:
        self._language, self._text = language, text
        self._columns.contents.name_by(self._named)
        self._list_bookmarks()
        self._columns.terms.show_concepts(tuple(self.library.glossary.concepts.values()), language)
        self.render()
        if self._question:
            # The names in the results are of the language before.
            self._glances = False
            self.ask(self._question)

    def show_texts_as(self, text: str) -> None:
        """Show clauses as rendered, as the source has them, or both; what is read stays."""
        self._text = text
        self._columns.contents.name_by(self._named)
        self._list_bookmarks()
        self._show_again()
        if self._question:
            self._glances = False
            self.ask(self._question)

    # The cards

    def take_cards(self, cards: Cards, kept: Sequence[Kept]) -> None:
        """Find these cards from now on."""
        none_come_or_go = not len(cards) and not len(self._cards)
        self._cards = cards
        self._kept = {}
        for one in kept:
            self._kept.setdefault(one.record.number, []).append(one)
        awaited, self._awaited = self._awaited, None
        if awaited is not None and self.place.kind == FRONT and self._is_known(awaited):
            self.open(awaited)
            self._glances = False
        if none_come_or_go:
            return
        if self._question:
            # Cards stand beside the answer; what is read stays.
            self._glances = self._glances and self.place.kind == FRONT
            self.ask(self._question)
        else:
            self.render()

    def take_scenes(self, scenes: Sequence[Scene]) -> None:
        """Find these scenes from now on, and say where they are played."""
        self._scenes = tuple(scenes)
        if self.place.kind in (PASSAGE, CONCEPT):
            self._show_again()

    @property
    def knows_scenes(self) -> bool:
        """Whether the scenes were brought in."""
        return bool(self._scenes)

    def show_reports(self, reports: tuple[Report, ...]) -> None:
        """Show what came of an import."""
        self._reports = reports
        self.open(Place(IMPORTED))

    def kept(self, number: str) -> Sequence[Kept]:
        """The records of a card as the library has them."""
        return self._kept.get(number, ())

    @property
    def numbers(self) -> Collection[str]:
        """Of all cards of the library."""
        return self._kept

    def await_text(self) -> None:
        """A text will soon be typed: have the phrase book ready."""
        self._texts.of((no_card("[Main]"),))

    def show_draft(self, record: CardRecord) -> None:
        """Show a card that is being written, as soon as it is read."""
        self.draft = record
        if self.place.kind != DRAFT:
            self.open(Place(DRAFT))
        elif self._texts.of((record,)):
            self._show_again()

    def _show_texts(self) -> None:
        if self.place.kind in (CARD, TEXT, DRAFT):
            self._show_again()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being worked out."""
        return self._search.is_idle and self._beside.is_idle and self._texts.is_idle

    # What the judge keeps and hands on

    @property
    def passage(self) -> Passage | None:
        """The passage that the reader shows, if it shows one."""
        return self._passage(self.place.key) if self.place.kind == PASSAGE else None

    @property
    def is_marked(self) -> bool:
        """Whether what the reader shows is bookmarked."""
        return self.place.key in self._marks

    @property
    def number(self) -> str:
        """What the passage shown is called by: its number, its edition, or else its id."""
        if (passage := self.passage) is None:
            return ""
        if (of := edition_of(passage)) is not None:
            return version_told(of[0])
        return passage.number or passage.id

    def cited(self, *, markdown: bool) -> str:
        """The passage shown with its citation; empty if none is."""
        if (passage := self.passage) is None:
            return ""
        form = citation.as_markdown if markdown else citation.as_text
        return form(self.library.corpus, passage, self._text)

    def toggle_bookmark(self) -> None:
        passage = self.passage
        if passage is None or self._bookmarks is None:
            return
        if self.is_marked:
            self._unmark(passage.id)
        elif self._try(partial(self._bookmarks.add, passage.id)):
            self._marks_changed()

    def mark_again(self, mark: Bookmark) -> None:
        """Bring a bookmark back as it was. One that was made anew in the meantime gets its
        note back, unless it has another one."""
        if self._bookmarks is None:
            return
        new = self._marks.get(mark.passage)
        change = (
            partial(self._bookmarks.add, mark.passage, mark.note, mark.made)
            if new is None
            else partial(self._bookmarks.write_note, mark.passage, new.note or mark.note)
        )
        if self._try(change):
            self._marks_changed()

    def _unmark(self, passage: str) -> None:
        mark = self._marks.get(passage)
        if mark is None or self._bookmarks is None:
            return
        if self._try(partial(self._bookmarks.remove, passage)):
            self._marks_changed()
            self.unmarked.emit(mark)

    def _marks_changed(self) -> None:
        self._list_bookmarks()
        self._columns.marked.follow(self.place)
        if (passage := self.passage) is not None:
            self._show_head(passage)
        if not self._question:
            self._show_start()
        self.moved.emit()

    def _note(self, passage: str, text: str) -> None:
        if self._bookmarks is None or passage not in self._marks:
            return
        if self._try(partial(self._bookmarks.write_note, passage, text)):
            self._marks[passage] = mark = replace(self._marks[passage], note=text)
            self._columns.marked.show_note(self._mark_row(mark), Place(PASSAGE, passage))

    def _list_bookmarks(self) -> None:
        """Read the bookmarks and show them."""
        marks: tuple[Bookmark, ...] = ()
        if self._bookmarks is not None:
            try:
                marks = self._bookmarks.all()
            except InputError as error:
                self.troubled.emit(error)
        self._marks = {mark.passage: mark for mark in marks}
        self._columns.marked.show_rows(
            [(self._mark_row(mark), (Place(PASSAGE, mark.passage), mark.note)) for mark in marks]
        )

    def _mark_row(self, mark: Bookmark) -> Row:
        passage = self._passage(mark.passage)
        return bookmark_row(self.library, passage, mark.passage, mark.note, self._shown)

    def close(self) -> None:
        self._search.cancel()
        self._beside.cancel()
        self._texts.close()
        if self._bookmarks is not None:
            self._bookmarks.close()

    # How it is shown

    def _show_again(self) -> None:
        """Show what is shown already, with what has changed; what is read stays in its place."""
        self._show(self.place, again=True)

    def _show(self, place: Place, *, again: bool = False) -> None:
        """Raises InputError for a place that there is not."""
        look = self._look()
        reader = self._columns.reader
        anchor = ""
        head: tuple[Step, ...] | None = None
        match place.kind:
            case "passage":
                passage = self.library.corpus.passage(place.key)
                page = passage_page(
                    self.library, passage, self._found, self._shown, look, self._scenes
                )
                html, anchor = page.html, page.anchor
                self._show_head(passage)
            case "source":
                source = self.library.corpus.manifest.source(place.key)
                head = (Step(source_told(source)),)
                html = desk_pages.source_page(self.library, source, look)
            case "concept":
                concept = self.library.glossary.concepts[place.key]
                head = (Step(self.tr("Glossary")), Step(concept.name("en")))
                html = concept_page(self.library, concept, self._shown, look, self._scenes)
            case "reading" if place.key:
                ours = self.library.corpus.readings[place.key]
                head = (Step(readings_title(), place=Place(READING)), Step(ours.clauses[0]))
                html = reading_page(self.library, ours, self._first, look)
            case "reading":
                head = (Step(readings_title()),)
                html = readings_page(self.library, self._first, look)
            case "card":
                card = self._cards.get(place.key)
                # Text stands where the text of a clause does.
                head = (Step(self.tr("Cards")), Step(place.key))
                html = (
                    no_card_page(place.key, look)
                    if card is None
                    else self._card(card, look, self._marks_in_card)
                )
            case "draft":
                head = (Step(self.tr("Cards")), Step(self.tr("Not saved")))
                html = self._card(Card(self.draft.number, (self.draft,)), look, _nowhere)
            case "text":
                record = no_card(place.key)
                head = (Step(self.tr("Cards")), Step(self.tr("A text")))
                html = text_page(record, look, _nowhere, self._explained(record, look, _nowhere))
            case "imported":
                head = (Step(self.tr("Cards")), Step(self.tr("Import")))
                html = report_page(self._reports, look)
            case "scene":
                scene = next(s for s in self._scenes if s.key == place.key)
                head = (Step(self.tr("Scenes")), Step(scene.title))
                html = scene_page(self.library, scene, self._shown, look)
            case "shortcuts":
                head = ()
                html = desk_pages.shortcuts_page(look)
            case _:
                head = ()
                # Only tr makes the tools that collect texts for translation see a plural.
                many = self.tr(
                    "%n passage(s), the most binding text first:", "", len(self.library.corpus)
                )
                html = desk_pages.front_page(self.library, many, look)
        if head is not None:
            reader.show_head(head, card_standing(self._kept.get(place.key, ())))
        reader.sheet.show_html(html, look.font, anchor, inset=head is not None, again=again)
        self.place = place
        self._columns.contents.follow(place)
        self._columns.terms.follow(place)
        self._columns.marked.follow(place)
        self._show_beside()

    def _card(self, card: Card, look: Look, marks: Marks) -> str:
        # All are begun at once.
        self._texts.of(card.records)
        kept = self._kept.get(card.number, ())
        explain = partial(self._explained, look=look, marks=marks)
        return card_page(card, self._first, look, marks, explain, kept)

    def _explained(self, record: CardRecord, look: Look, marks: Marks) -> Explained | None:
        reading = self._texts.of((record,)).get(record)
        if reading is None:
            return None
        # The phrase book has come with it; who reads no card never waits for it.
        from judgeapp.ui.card_reading import Explained

        return Explained(self.library, reading, self._shown, look, marks)

    def _marks_in_card(self, text: str) -> tuple[Mark, ...]:
        return self.library.marks(text, self._found_in_cards)

    def _show_head(self, passage: Passage) -> None:
        self._columns.reader.show_head(
            path_of(self.library, passage, self._shown),
            standing_of(self.library, passage, self._shown),
            marked=passage.id in self._marks,
        )

    def _show_beside(self) -> None:
        """The other languages, worked out off the interface thread."""
        if self._pinned:
            self._beside.cancel()
            look = self._look()
            concept = self.library.glossary.concepts[self._pinned]
            html = concept_page(self.library, concept, self._shown, look, self._scenes)
            self._columns.beside.sheet.show_html(html, look.font)
            return
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
            html = parallels_html(
                self.library, *found, self._language, look, self._terms_of(passage)
            )
            self._columns.beside.sheet.show_html(html, look.font)

        self._beside.start(work, then, self.troubled.emit)

    @property
    def pinned(self) -> str:
        """The id of the concept that stays beside the reader; empty for none."""
        return self._pinned

    def pin(self) -> None:
        """Let the concept that is shown stay beside the reader; or let go of the one that is."""
        is_new = self.place.kind == CONCEPT and self.place.key != self._pinned
        self._pinned = self.place.key if is_new else ""
        named = self.library.glossary.concepts[self._pinned].name(self._first) if is_new else ""
        self._columns.beside.entitle(named)
        self._show_beside()

    def _terms_of(self, passage: Passage) -> list[Concept]:
        """The concepts that a passage and what stands below it name, in the order of the text."""
        tree = islice(self.library.corpus.tree(passage), _TERMS_OF)
        shown = [self._shown.of(self.library, p) for p in tree]
        found = (self.library.terms(b.text, p.language) for p in shown for b in p.blocks)
        concepts = self.library.glossary.concepts
        return [concepts[i] for i in dict.fromkeys(t.concept for some in found for t in some)]

    def _about(self) -> Passage | None:
        """The passage that the other languages are shown for: of a concept or of a reading of
        ours its first clause."""
        corpus = self.library.corpus
        if self.place.kind == READING and self.place.key:
            return corpus.clause(corpus.readings[self.place.key].clauses[0])
        if self.place.kind == CONCEPT:
            clauses = self.library.glossary.concepts[self.place.key].clauses
            return corpus.clause(clauses[0]) if clauses else None
        return self.passage

    @property
    def _first(self) -> str:
        """The language that names stand in beside the headings; the interface is English."""
        return self._language or "en"

    def _named(self, passage: Passage) -> Named:
        shown = self._shown.of(self.library, passage)
        also = also_named(self.library, shown, self._first).text
        return Named(line_of(shown), shown.language, also)

    @property
    def _shown(self) -> Shown:
        return Shown(self._first, self._text)

    def _look(self) -> Look:
        # Those of the application are right at once; a widget hears of a change later.
        return Look(colours(QApplication.palette()), QApplication.font())

    def _is_known(self, place: Place) -> bool:
        known: dict[str, Collection[str]] = {
            PASSAGE: self.library.corpus.passages,
            SOURCE: [s.key for s in self.library.corpus.manifest.sources],
            CONCEPT: self.library.glossary.concepts,
            READING: {"", *self.library.corpus.readings},
            CARD: self._kept,
            IMPORTED: [""] if self._reports else [],
            DRAFT: [],
            SCENE: [scene.key for scene in self._scenes],
        }
        return place.kind in PAGES and (place.kind not in known or place.key in known[place.kind])

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


def no_card(text: str = "") -> CardRecord:
    """A record that has a text and nothing else."""
    return CardRecord("", guessed_language((text,)), "", Category.DIGIMON, effect=text)


def _nowhere(_: str) -> tuple[Mark, ...]:
    return ()


def _nothing(_: object) -> None:
    pass
