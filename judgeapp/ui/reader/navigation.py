"""Where the reader is, and the way there and back.

Made when the rules are open; until then the window keeps what is typed.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.cards.finding import Cards
from judgeapp.cards.importing import ImportReport
from judgeapp.cards.record import CardRecord
from judgeapp.desk.bookmarks import Bookmarks
from judgeapp.desk.cards import Kept
from judgeapp.errors import InputError
from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.table.scene import Scene
from judgeapp.ui.address import (
    ASK,
    CARD,
    CONCEPT,
    DRAFT,
    FRONT,
    IMPORTED,
    PAGES,
    PASSAGE,
    PLAY,
    SCENE,
    SOURCE,
    TERM,
    TEXT,
    Address,
)
from judgeapp.ui.bookmarks.bookmark_keeper import BookmarkKeeper
from judgeapp.ui.pages import desk_pages
from judgeapp.ui.pages.clause_name import ShownText, also_named
from judgeapp.ui.pages.markup import PageStyle
from judgeapp.ui.pages.pages import Leaf, Pages, PageView
from judgeapp.ui.reader.contents import NamedClause, line_of
from judgeapp.ui.reader.panes import Panes
from judgeapp.ui.reader.side_pages import SidePages
from judgeapp.ui.reader.trail import Trail, Visit
from judgeapp.ui.search.live_search import LiveSearch

_LAST_BOOKMARKS = 5


class Navigation(QObject):
    """moved -- the reader shows another place, or the history has changed
    asked -- put this question into the field
    wanted -- something is to be done with a card: a Place that is no page
    troubled -- an InputError for the notice bar
    """

    moved = Signal()
    asked = Signal(str)
    wanted = Signal(object)
    troubled = Signal(object)

    def __init__(
        self,
        library: Library,
        bookmarks: Bookmarks | None,
        panes: Panes,
        pool: QThreadPool,
        shown_in: tuple[str, str],
        parent: QObject,
    ) -> None:
        """`shown_in` is the preferred language and how clauses are shown."""
        super().__init__(parent)
        self.library = library
        self.place = Address(FRONT)
        self.history = Trail()
        self._leaf = Leaf("")
        self._panes = panes
        self._language, self._text = shown_in
        # A card that the last session showed, until the cards are there.
        self._awaited: Address | None = None
        self.pages = Pages(library, self)
        self.bookmarks = BookmarkKeeper(library, bookmarks, panes.bookmarks, self._shown, self)
        self.side_pages = SidePages(self.pages, panes.side, pool, self)
        self._asking = LiveSearch(self.pages, panes.results, pool, self)
        self._connect()

        panes.contents.show_corpus(library.corpus)
        panes.contents.name_by(self._named)
        self._list_terms()

    def _connect(self) -> None:
        for part in (self._asking, self.side_pages, self.bookmarks):
            part.troubled.connect(self.troubled)
        self.pages.read.connect(self._show_texts)
        self.bookmarks.changed.connect(self._marks_changed)
        self._asking.answered.connect(self._answered)
        self._asking.emptied.connect(self._emptied)
        panes = self._panes
        panes.results.followed.connect(self.open)
        panes.results.listing.glanced.connect(self.glance)
        panes.results.listing.opened.connect(self.open)
        # From these lists none of the results is what is read.
        for listing in (panes.contents, panes.concepts.listing, panes.bookmarks.listing):
            listing.glanced.connect(self._glance_elsewhere)
            listing.opened.connect(self._open_elsewhere)
        panes.reader.followed.connect(self.open)
        panes.side.followed.connect(self.open)

    # What is asked

    def ask(self, question: str) -> None:
        """Answer off the interface thread; the first hit is shown at once."""
        self._asking.ask(question, self._shown)

    def _answered(self, places: list[Address], leads: bool) -> None:
        listing = self._panes.results.listing
        if leads and places:
            self.glance(places[0])
            return
        if self.place in places:
            listing.choose(places.index(self.place))
        elif places:
            listing.choose_none()
        elif leads:
            # What the reader shows answers nothing of this question.
            self.glance(Address(FRONT))
            return
        self._show_again()

    def _emptied(self) -> None:
        self._show_start()
        self._show_again()

    def _ask_again(self) -> None:
        """The same question, while what is read stays."""
        if self._asking.question:
            self._asking.leads = False
            self.ask(self._asking.question)

    def _show_start(self) -> None:
        known = self.library.corpus.passages
        marked = [known.get(key) for key in self.bookmarks.passages[:_LAST_BOOKMARKS]]
        style = PageStyle.of_application()
        html = desk_pages.starting_html(
            style, [p for p in marked if p is not None], has_cards=len(self.pages.cards) > 0
        )
        self._panes.results.show_start(html, style.font)

    # Where the reader is

    def open(self, place: Address) -> None:
        """Go to a place and stay: it enters the history."""
        if place.kind == ASK:
            self.asked.emit(place.key)
        elif place.kind == TERM:
            self.open(Address(CONCEPT, place.key))
        elif place.kind == SCENE:
            self.wanted.emit(Address(PLAY, place.key))
        elif place.kind not in PAGES:
            self.wanted.emit(place)
        elif self._goes_to(place):
            self.history.visit(Visit(place, self._asking.question))
            self.moved.emit()

    def glance(self, place: Address) -> None:
        """Show a place that the judge passes on the way."""
        if self._goes_to(place):
            self.history.glance(Visit(place, self._asking.question))
            self.moved.emit()

    def _goes_to(self, place: Address) -> bool:
        """Whether it could be shown; what the user can mend is told."""
        try:
            self._show(place)
        except InputError as error:
            self.troubled.emit(error)
            return False
        return True

    def _open_elsewhere(self, place: Address) -> None:
        self._panes.results.listing.choose_none()
        self.open(place)

    def _glance_elsewhere(self, place: Address) -> None:
        self._panes.results.listing.choose_none()
        self.glance(place)

    def walk(self, forward: bool) -> None:
        visit = self.history.forward() if forward else self.history.back()
        if visit is None:
            return
        self._show(visit.place)
        if visit.question != self._asking.question:
            self._asking.leads = False
            self.asked.emit(visit.question)
        self.moved.emit()

    def resume(self, place: Address | None, question: str) -> None:
        """Begin where the last session ended; a place that is no more is the front page."""
        if place is not None and place.kind == CARD:
            self._awaited = place
        if place is None or not self.pages.has(place):
            place = Address(FRONT)
        self.open(place)
        self._asking.leads = place.kind == FRONT
        self.ask(question)
        if not question.strip():
            self._asking.warm_up()

    def up(self) -> None:
        """To the clause above; from a source's chapter to the source."""
        if (passage := self.passage) is not None:
            above = Address(PASSAGE, passage.path[-1]) if passage.path else None
            self.open(above or Address(SOURCE, passage.source))

    def go_sibling(self, step: int) -> None:
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
            self.open(Address(PASSAGE, siblings[at].id))

    # In what words

    def prefer(self, language: str, text: str) -> None:
        self._language, self._text = language, text
        self._name_again()
        self._list_terms()
        self.render()
        # The names in the results are of the language before.
        self._ask_again()

    def show_texts_as(self, text: str) -> None:
        """Show clauses as rendered, as the source has them, or both; what is read stays."""
        self._text = text
        self._name_again()
        self._show_again()
        self._ask_again()

    def _name_again(self) -> None:
        self._panes.contents.name_by(self._named)
        self.bookmarks.show_as(self._shown)

    def _list_terms(self) -> None:
        concepts = tuple(self.library.glossary.concepts.values())
        self._panes.concepts.show_concepts(concepts, self._language)

    def _named(self, passage: Passage) -> NamedClause:
        shown = self._shown.of(self.library, passage)
        also = also_named(self.library, shown, self._shown.language).text
        return NamedClause(line_of(shown), shown.language, also)

    @property
    def _shown(self) -> ShownText:
        # Names stand beside the headings in English where no language is preferred.
        return ShownText(self._language or "en", self._text)

    # The cards and scenes

    def take_cards(self, cards: Cards, kept: Sequence[Kept]) -> None:
        """Find these cards from now on."""
        none_come_or_go = not len(cards) and not len(self.pages.cards)
        self.pages.take_cards(cards, kept)
        awaited, self._awaited = self._awaited, None
        if awaited is not None and self.place.kind == FRONT and self.pages.has(awaited):
            self.open(awaited)
            self._asking.leads = False
        if none_come_or_go:
            return
        if self._asking.question:
            # Cards stand beside the answer; what is read stays.
            self._asking.leads = self._asking.leads and self.place.kind == FRONT
            self.ask(self._asking.question)
        else:
            self.render()

    def take_scenes(self, scenes: Sequence[Scene]) -> None:
        """Find these scenes from now on, and say where they are played."""
        self.pages.scenes = tuple(scenes)
        if self.place.kind in (PASSAGE, CONCEPT):
            self._show_again()

    def show_reports(self, reports: tuple[ImportReport, ...]) -> None:
        """Show what came of an import."""
        self.pages.reports = reports
        self.open(Address(IMPORTED))

    def show_draft(self, record: CardRecord) -> None:
        """Show a card that is being written, as soon as it is read."""
        self.pages.draft = record
        if self.place.kind != DRAFT:
            self.open(Address(DRAFT))
        elif self.pages.has_read(record):
            self._show_again()

    def _show_texts(self) -> None:
        if self.place.kind in (CARD, TEXT, DRAFT):
            self._show_again()

    # What the judge keeps and hands on

    @property
    def passage(self) -> Passage | None:
        """The passage that the reader shows, if it shows one."""
        known = self.library.corpus.passages
        return known.get(self.place.key) if self.place.kind == PASSAGE else None

    @property
    def is_marked(self) -> bool:
        """Whether what the reader shows is bookmarked."""
        return self.bookmarks.has(self.place.key)

    def toggle_bookmark(self) -> None:
        if (passage := self.passage) is not None:
            self.bookmarks.toggle(passage.id)

    def pin(self) -> None:
        """Let the concept that is shown stay beside the reader; or let go of the one that is."""
        self.side_pages.pin(self.place, self._shown.language)
        self._show_beside()

    def _marks_changed(self) -> None:
        self._panes.bookmarks.follow(self.place)
        if self.passage is not None:
            self._show_head()
        if not self._asking.question:
            self._show_start()
        self.moved.emit()

    # How it is shown

    def render(self) -> None:
        """Show all again, with the colours, font and language of now."""
        if not self._asking.question:
            self._show_start()
        self._show_again()

    def _show_again(self) -> None:
        """Show what is shown already, with what has changed; what is read stays in its place."""
        self._show(self.place, again=True)

    def _show(self, place: Address, *, again: bool = False) -> None:
        """Raises InputError for a place that there is not."""
        view = self._view()
        self._leaf = leaf = self.pages.leaf(place, view)
        self.place = place
        self._show_head()
        # The numbers of a passage stand before its text.
        inset = place.kind != PASSAGE
        sheet = self._panes.reader.sheet
        sheet.show_html(leaf.html, view.style.font, leaf.anchor, inset=inset, again=again)
        self._panes.contents.follow(place)
        self._panes.concepts.follow(place)
        self._panes.bookmarks.follow(place)
        self._show_beside()

    def _show_head(self) -> None:
        marked = self.is_marked if self.place.kind == PASSAGE else None
        self._panes.reader.show_head(self._leaf.path, self._leaf.standing, marked=marked)

    def _show_beside(self) -> None:
        self.side_pages.show(self.place, self._view(), self._language)

    def _view(self) -> PageView:
        asking = self._asking
        return PageView(
            self._shown, PageStyle.of_application(), asking.found, asking.found_in_cards
        )

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being worked out."""
        return self._asking.is_idle and self.side_pages.is_idle and self.pages.is_idle

    def close(self) -> None:
        self._asking.close()
        self.side_pages.close()
        self.pages.close()
        self.bookmarks.close()
