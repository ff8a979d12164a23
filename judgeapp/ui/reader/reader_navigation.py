"""Navigation of the reader: its address and history, the pages gone through, the search results, and their followers.

Made when the rules are open; until then the window keeps typed text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.messages.errors import InputError
from judgeapp.ui.address import PAGES, Address, Kind
from judgeapp.ui.localization import current_language
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.pages import Leaf, Pages, PageView
from judgeapp.ui.pages.shown_text import ShownText, also_named
from judgeapp.ui.reader.bookmark_keeper import BookmarkKeeper
from judgeapp.ui.reader.contents import line_of
from judgeapp.ui.reader.reader import Panes
from judgeapp.ui.reader.side_pages import SidePages
from judgeapp.ui.search.live_search import LiveSearch
from judgeapp.ui.widgets.sheets.path_line import PathStep
from judgeapp.ui.widgets.work.lifetime import timer

if TYPE_CHECKING:
    from judgeapp.cards.finding.cards import Cards
    from judgeapp.desk.imported.cards import StoredCard
    from judgeapp.desk.imported.lists import SavedLists
    from judgeapp.desk.written.bookmarks import Bookmarks
    from judgeapp.library import Library
    from judgeapp.questions.question import ProvenQuestion
    from judgeapp.rulebook.passage import Passage
    from judgeapp.rulings.answer import FormerText
    from judgeapp.rulings.notebook.revision import NotedRuling
    from judgeapp.rulings.precedent import Precedent
    from judgeapp.rulings.precedent_finding import Precedents
    from judgeapp.ui.reader.contents import Contents
    from judgeapp.ui.widgets.lists.listing import Listing


class ReaderNavigation(QObject):
    moved = Signal()  # the page or the history changed
    question_wanted = Signal(str)  # a question to put into the field
    answered = Signal()  # the results answer the question
    result_followed = Signal(object)  # the Address of the result that is shown
    command_wanted = Signal(object)  # a command: an Address that isn't a page
    troubled = Signal(object)  # an InputError for the notice bar

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
        self.address = Address(Kind.FRONT)
        self.trail = Trail()
        # Functions of links that are commands, by kind; each view adds its own when it opens.
        self.commands: dict[Kind, Callable[[Address], None]] = {}
        self._leaf = Leaf("")
        self._panes = panes
        self.language, self._text = shown_in
        # A page of the last session, until what it shows is loaded.
        self._awaited: Address | None = None
        self.pages = Pages(library, self)
        self.bookmarks = BookmarkKeeper(library, bookmarks, panes.bookmarks, self._shown, self)
        self.side_pages = SidePages(self.pages, panes.side, pool, self)
        self._search = LiveSearch(self.pages, panes.results, pool, self)
        # The results are on the screen before the page beside them is made: a letter that is typed meanwhile makes that
        # page one that nobody waits for. None is the page that is shown already, with other words marked.
        self._next: Address | None = None
        self._following = timer(self, 0, self._follow)
        self._connect()

        panes.contents.show_corpus(library.corpus)
        panes.contents.name_by(self._named)
        self._list_terms()

    def _connect(self) -> None:
        for part in (self._search, self.side_pages, self.bookmarks):
            part.troubled.connect(self.troubled)
        self.pages.read.connect(lambda: self.show_again_at(Kind.CARD, Kind.TEXT, Kind.DRAFT))
        self.bookmarks.changed.connect(self._marks_changed)
        self._search.answered.connect(self._on_answered)
        self._search.answered.connect(lambda *_: self.answered.emit())
        self._search.emptied.connect(self._on_emptied)
        panes = self._panes
        panes.results.filters.pressed.connect(lambda filters: self.question_wanted.emit(self._search.narrowed(filters)))
        panes.results.listing.glanced.connect(self.glance)
        panes.results.listing.opened.connect(self.open)
        for listing in (panes.contents, panes.concepts.listing, panes.bookmarks.listing):
            self.read_from(listing)
        panes.reader.followed.connect(self.open)
        panes.side.followed.connect(self.open)

    def read_from(self, listing: Contents | Listing) -> None:
        """Show the page chosen in a list of others than the results."""
        for signal, show in ((listing.glanced, self.glance), (listing.opened, self.open)):
            signal.connect(lambda _: self._panes.results.listing.choose_none())
            signal.connect(show)

    # Questions

    def ask(self, question: str) -> None:
        """Answer off the interface thread; the first hit is shown once the results are drawn."""
        if self._search.leads:
            self._following.stop()
        self._search.ask(question, self._shown)

    def _on_answered(self, addresses: list[Address], first: Address | None, leads: bool) -> None:
        listing = self._panes.results.listing
        is_elsewhere = self._panes.results.isHidden()
        self._next = None
        if leads and first is not None:
            self.result_followed.emit(first)
            if is_elsewhere:
                return
            self._next = first
        elif self.address in addresses:
            listing.choose(addresses.index(self.address))
        else:
            listing.choose_none()
            if leads and not is_elsewhere:
                # The page in the reader doesn't answer this question.
                self._next = Address(Kind.FRONT)
        self._following.start()

    def _follow(self) -> None:
        if self._next is None:
            self.show_again()
        else:
            self.glance(self._next)

    @property
    def is_following(self) -> bool:
        """True while another page is about to be shown beside the results."""
        return self._following.isActive() and self._next is not None

    @property
    def _awaits_answer(self) -> bool:
        """True while the reader follows an answer that is being found or drawn."""
        return self._search.is_leading or self.is_following

    def stop_following(self) -> None:
        """Show no result: another place is seen."""
        if self.is_following:
            self._following.stop()

    def _on_emptied(self) -> None:
        """Clear the results: a result that was only passed goes with them."""
        passes = self.trail.is_glance and self._panes.results.listing.chosen == self.address
        self._panes.results.show_nothing()
        if passes:
            self.glance(Address(Kind.FRONT))
        else:
            self.show_again()

    def ask_again(self) -> None:
        """Ask the same question, keeping the page; the reader follows the answer that it waits for."""
        if self._search.question:
            self._search.leads = self._awaits_answer
            self.ask(self._search.question)

    # Where the reader is

    def open(self, address: Address) -> None:
        """Go to an address and stay: it enters the history."""
        if address.kind == Kind.ASK:
            self.question_wanted.emit(address.key)
        elif address.kind == Kind.TERM:
            self.open(Address(Kind.CONCEPT, address.key))
        elif address.kind == Kind.SCENE:
            self.command_wanted.emit(Address(Kind.PLAY, address.key))
        elif address.kind not in PAGES:
            self.command_wanted.emit(address)
        elif address.kind == Kind.PASSAGE and self.address.kind == Kind.CARD and (led := self._led(address)) != address:
            self.open(led)
        elif self._goes_to(address):
            self.trail.go(Visit(address, self._search.question))
            self.moved.emit()

    def _led(self, address: Address) -> Address:
        """A clause in the leading edition: a card names it by its number in the one that is built in."""
        passage = self.library.corpus.passages.get(address.key)
        return address if passage is None else Address(Kind.PASSAGE, self.library.corpus.led(passage).id)

    def glance(self, address: Address) -> None:
        """Show the page that the judge passes on the way; commands are skipped."""
        if address.kind in PAGES and self._goes_to(address):
            self.trail.go(Visit(address, self._search.question), glances=True)
            self.moved.emit()

    def _goes_to(self, address: Address) -> bool:
        """Show an address. Returns false for one that can't be shown; an InputError is shown."""
        try:
            self._show(address)
        except InputError as error:
            self.troubled.emit(error)
            return False
        return True

    def walk(self, step: int) -> None:
        visit = self.trail.walk(step)
        if visit is None:
            return
        self._show(visit.address)
        if visit.question != self._search.question:
            self._search.leads = False
            self.question_wanted.emit(visit.question)
        self.moved.emit()

    def resume(self, address: Address | None, question: str) -> None:
        """Start where the last session ended, or at the front page if that is gone."""
        if address is None or not self.pages.has(address):
            self._awaited, address = address, Address(Kind.FRONT)
        self._search.leads = address.kind == Kind.FRONT
        if self._search.leads and question.strip() and not self._panes.results.isHidden():
            # The page beside the results comes with them.
            self.trail.go(Visit(address))
        else:
            self.open(address)
        self.ask(question)
        if not question.strip():
            self._search.warm_up()

    def up(self) -> None:
        if (passage := self.passage) is not None:
            above = Address(Kind.PASSAGE, passage.path[-1]) if passage.path else None
            self.open(above or Address(Kind.SOURCE, passage.source))

    def go_sibling(self, step: int) -> None:
        if (passage := self.passage) is None:
            return
        corpus = self.library.corpus
        page = corpus.page(passage)
        siblings = corpus.children(corpus.passages[page.path[-1]]) if page.path else corpus.roots(page.source)
        at = siblings.index(page) + step
        if 0 <= at < len(siblings):
            self.open(Address(Kind.PASSAGE, siblings[at].id))

    # In what words

    def prefer(self, language: str, text: str) -> None:
        self.language = language
        self._list_terms()
        self.show_texts_as(text)

    def show_texts_as(self, text: str) -> None:
        """Show clauses as rendered, as the source has them, or both; the page stays."""
        self._text = text
        self._panes.contents.name_by(self._named)
        self.bookmarks.show_as(self._shown)
        self.show_again()
        # Names in the results are still in the former language.
        self.ask_again()

    def _list_terms(self) -> None:
        self._panes.concepts.show_concepts(tuple(self.library.glossary.concepts.values()), self.language)

    def _named(self, passage: Passage) -> PathStep:
        shown = self._shown.of(self.library, passage)
        also = also_named(self.library, shown, self._shown.language).text
        return PathStep(line_of(shown), shown.language, also)

    @property
    def _shown(self) -> ShownText:
        # Names beside the headings are English if no language is preferred.
        language = self.language or "en"
        return ShownText(language, self._text, tuple(dict.fromkeys((language, current_language()))))

    # The cards and scenes

    def set_cards(self, cards: Cards, stored: Sequence[StoredCard], lists: SavedLists) -> None:
        none_come_or_go = not len(cards) and not len(self.pages.cards)
        self.pages.set_cards(cards, stored, lists)
        # The data present, or that there are none; and a ruling's cards by name.
        self.show_again_at(Kind.FRONT, Kind.LIBRARY, Kind.RULING, Kind.WRITTEN)
        self._open_awaited()
        if none_come_or_go:
            return
        if self._search.question:
            # Cards stand beside the answer, so the page stays, unless it waits for an answer.
            self._search.leads = self._awaits_answer or (self._search.leads and self.address.kind == Kind.FRONT)
            self.ask(self._search.question)
        else:
            self.show_again()

    def _open_awaited(self) -> None:
        """Show the page of the last session if it is there by now, and nothing else was opened meanwhile."""
        if self.address.kind != Kind.FRONT:
            self._awaited = None
        elif self._awaited is not None and self.pages.has(self._awaited):
            self.open(self._awaited)
            self._search.leads = False

    def set_answers(self, precedents: Precedents, former: Mapping[str, tuple[FormerText, ...]]) -> None:
        none_come_or_go = not len(precedents) and not len(self.pages.precedents)
        self.pages.set_answers(precedents, former)
        # The data present, or that there are none.
        self.show_again_at(Kind.FRONT, Kind.LIBRARY)
        self._open_awaited()
        if none_come_or_go:
            return
        self._search.expect()
        self.show_again_at(Kind.ANSWER, Kind.CARD, Kind.PASSAGE)
        self.ask_again()

    def set_rulings(self, noted: Sequence[NotedRuling]) -> None:
        self.pages.rulings = {ruling.id: ruling for ruling in noted}
        self._open_awaited()
        if self.address.kind == Kind.RULING and self.address.key not in self.pages.rulings:
            self.open(Address(Kind.FRONT))
        self.show_again_at(Kind.RULING, Kind.WRITTEN, Kind.SHARED)

    # The judge's own data

    @property
    def passage(self) -> Passage | None:
        return self.library.corpus.passages.get(self.address.key) if self.address.kind == Kind.PASSAGE else None

    @property
    def quoted(self) -> Passage | ProvenQuestion | Precedent | None:
        """Passage, proven answer or official answer that the reader shows, which can be copied with its citation."""
        match self.address.kind:
            case Kind.QUESTION:
                return self.library.questions.get(self.address.key)
            case Kind.ANSWER:
                return self.pages.precedents.get(self.address.key)
        return self.passage

    @property
    def is_marked(self) -> bool:
        return self.passage is not None and bool(self.bookmarks.of(self.passage))

    def toggle_bookmark(self) -> None:
        if (passage := self.passage) is not None:
            self.bookmarks.toggle(self.bookmarks.of(passage) or passage.id)

    def pin(self) -> None:
        """Pin the shown concept beside the reader, or unpin the pinned one."""
        self.side_pages.pin(self.address, self._shown.language)
        self._show_beside()

    def _marks_changed(self) -> None:
        self._panes.bookmarks.follow(self.address)
        if self.passage is not None:
            self._show_head()
        self.moved.emit()

    # How it is shown

    def show_again(self) -> None:
        """Show the page again, with changes; its text stays in place."""
        self._show(self.address, again=True)

    def show_again_at(self, *kinds: Kind) -> None:
        if self.address.kind in kinds:
            self.show_again()

    def _show(self, address: Address, *, again: bool = False) -> None:
        """Show a page. Raises InputError if it doesn't exist."""
        if not again:  # a first result about to be shown is still shown
            self._following.stop()
        view = self._view()
        self._leaf = leaf = self.pages.leaf(address, view)
        self.address = address
        self._show_head()
        # The numbers of a passage stand before its text.
        inset = address.kind != Kind.PASSAGE
        sheet = self._panes.reader.sheet
        sheet.show_html(leaf.html, view.style.font, leaf.anchor, inset=inset, again=again)
        if not again and address in (results := self._panes.results).model.things():
            results.listing.choose(results.model.things().index(address))
        self._panes.contents.follow(address)
        self._panes.concepts.follow(address)
        self._panes.bookmarks.follow(address)
        self._show_beside()

    def _show_head(self) -> None:
        copies = self.quoted is not None
        self._panes.reader.show_head(self._leaf.path, self._leaf.standing, copies=copies, marked=self.is_marked)

    def _show_beside(self) -> None:
        self.side_pages.show(self.address, self._view(), self.language)

    def _view(self) -> PageView:
        """Words of the question are marked beside its results, and in no other place."""
        style, search = PageStyle.of_application(), self._search
        if self._panes.results.isHidden():
            return PageView(self._shown, style)
        return PageView(self._shown, style, search.found, search.found_in_cards)

    @property
    def is_answered(self) -> bool:
        """True if the results answer the last question."""
        return self._search.is_idle

    @property
    def is_idle(self) -> bool:
        parts = (self._search, self._panes.results, self.side_pages, self.pages)
        return all(part.is_idle for part in parts) and not self._following.isActive()

    def close(self) -> None:
        self._following.stop()
        self._search.close()
        self.side_pages.close()
        self.pages.close()
        self.bookmarks.close()


_MAX_VISITS = 500


@dataclass(frozen=True)
class Visit:
    """An address and the question under which it was reached."""

    address: Address
    question: str = ""


class Trail:
    """A line of visits. A glance (a result only passed over) leaves no trace once another page is glanced at."""

    def __init__(self) -> None:
        self._visits: list[Visit] = []
        self._at = -1
        self.is_glance = False  # whether the page is only glanced at

    @property
    def has_back(self) -> bool:
        return self._at > 0

    @property
    def has_forward(self) -> bool:
        return self._at < len(self._visits) - 1

    def go(self, visit: Visit, *, glances: bool = False) -> None:
        """Go to an address, and stay unless this is a glance. Going to the current address changes nothing."""
        if self._visits and self._visits[self._at].address == visit.address:
            self._visits[self._at] = visit
            self.is_glance = self.is_glance and glances
            return
        if self.is_glance and glances and not self.has_forward:
            self._visits.pop()
        else:
            del self._visits[self._at + 1 :]
        self._visits.append(visit)
        del self._visits[:-_MAX_VISITS]
        self._at = len(self._visits) - 1
        self.is_glance = glances

    def walk(self, step: int) -> Visit | None:
        to = self._at + step
        if not 0 <= to < len(self._visits):
            return None
        self._at, self.is_glance = to, False
        return self._visits[to]
