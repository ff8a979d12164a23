"""Moves between the views, and between the pages of the reader."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgeapp.ui.address import PAGES, WHAT_SURVIVES, Address, Kind
from judgeapp.ui.pages.desk.chapters import chapter_about
from judgeapp.ui.plain_intents import BEGINNING, PlainIntent
from judgeapp.ui.views import CARDS, GLOSSARY, RULINGS, SEARCH, SOURCES, TABLE, ViewSpec, find_view
from judgeapp.ui.widgets.on_demand import DeferredCalls
from judgeapp.ui.widgets.sheets.sheet import Sheet
from judgeapp.ui.window.layout.central_widget import CentralWidget
from judgeapp.ui.window.table_controller import TableController
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from judgeapp.desk.upkeep.restoring import DatedCopy
    from judgeapp.ui.pages.pages import Pages
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation

# Pages that stay in the reader when a view is opened.
_OWN_PAGES: dict[ViewSpec, frozenset[Kind]] = {
    SEARCH: frozenset(),
    SOURCES: frozenset((Kind.PASSAGE, Kind.SOURCE, Kind.LIBRARY, Kind.READING, Kind.IMPORTING_RULEBOOK))
    | {Kind.EDITIONS, Kind.COMPARED, Kind.DOUBTFUL, Kind.REVIEWED},
    GLOSSARY: frozenset((Kind.CONCEPT,)),
    CARDS: frozenset((Kind.CARD, Kind.DRAFT, Kind.TEXT, Kind.IMPORT_REPORT, Kind.LIBRARY)),
    RULINGS: frozenset((Kind.RULING, Kind.WRITTEN, Kind.SHARED, Kind.ANSWER)),
}
_BESIDE_CARDS = frozenset((Kind.CARD, Kind.IMPORT_REPORT))  # pages that stay beside the list of cards
_GUIDES = frozenset((Kind.GUIDE, Kind.HELP))  # pages that stay beside any view
# Pages that no search finds: no results stay beside them.
_UNSEARCHED = _GUIDES | {Kind.COPIES, Kind.LIBRARY, Kind.IMPORT_REPORT, Kind.IMPORTING_RULEBOOK}
_UNSEARCHED |= {Kind.EDITIONS, Kind.COMPARED, Kind.DOUBTFUL, Kind.REVIEWED}


class Navigator(QObject):
    view_changed = Signal(str)  # another view may be shown; its key
    teaching_wanted = Signal()  # show the page beside the form in which wordings are taught

    def __init__(
        self,
        central: CentralWidget,
        settings: WindowSettings,
        table_controller: TableController,
        deferred: DeferredCalls,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._central, self._columns, self._field = central, central.columns, central.omnibox
        self._settings, self._table_controller, self._deferred = settings, table_controller, deferred
        self._navigation: ReaderNavigation | None = None
        # The last view beside the reader, and the page that was read in each view.
        self._reading_view = SEARCH
        self._left: dict[ViewSpec, Address] = {}
        self._columns.cards.when_made(lambda forms: forms.currentChanged.connect(lambda _: self._show_page(CARDS)))

    def begin(self, navigation: ReaderNavigation) -> None:
        self._navigation = navigation
        navigation.command_wanted.connect(self._follow_command)
        navigation.moved.connect(lambda: self._columns.hide_hits(navigation.address.kind in _UNSEARCHED))
        navigation.commands |= dict.fromkeys((Kind.SCENES, Kind.PLAY, Kind.PLAY_BOTH, Kind.TRY), self._play)
        navigation.result_followed.connect(partial(self._left.__setitem__, SEARCH))

    @property
    def at_table(self) -> bool:
        return self._settings.current.rail == TABLE.key

    @property
    def at_teaching(self) -> bool:
        return self._settings.current.rail == CARDS.key and self._columns.current_list is self._columns.teach_form

    @property
    def at_search(self) -> bool:
        return self._settings.current.rail == SEARCH.key

    @property
    def at_rulings(self) -> bool:
        return self._settings.current.rail == RULINGS.key

    # From view to view

    def show_view(self, key: str, *, focus: bool = True, page: bool = True) -> None:
        """Go to a view. `page`: show the page read there last, or its first page."""
        view = find_view(key)
        self._remember_page()
        if self._navigation is not None and view not in (SEARCH, TABLE):
            self._navigation.stop_following()
        self._central.rail.show_chosen(view)
        if view is TABLE:
            self._table_controller.show()
        else:
            self._reading_view = view
            self._central.body.setCurrentWidget(self._columns)
            self._columns.show_list(view)
        self._settings.change(rail=view.key)
        self.view_changed.emit(view.key)
        if page and view is not TABLE:
            self._show_page(view)
        if not focus:
            return
        if view is TABLE:
            self._deferred.do(partial(self._table_controller.do, lambda table: table.come()))
        else:
            (self._field if view is SEARCH else self._columns.current_list).setFocus()

    def choose_view(self, key: str) -> None:
        """Go to a view; to the search again, without a question, means to its start."""
        starts_over = key == SEARCH.key and self.at_search and not self._field.text().strip()
        self.show_view(key)
        if starts_over:
            self.show_front()

    def _remember_page(self) -> None:
        navigation = self._navigation
        if navigation is None or self.at_table or navigation.is_following or navigation.address.kind in _GUIDES:
            return
        self._left[self._reading_view] = navigation.address

    def _show_page(self, view: ViewSpec) -> None:
        """Show the page read in a view: no page of another view stays beside it."""
        navigation, columns = self._navigation, self._columns
        if navigation is None:
            return
        if view is CARDS:
            navigation.pages.await_text()
        if self.at_teaching:
            self._deferred.do(self.teaching_wanted.emit)
            return
        if view is CARDS and columns.current_list is columns.form:
            # Beside the form stands its preview, or the card being corrected.
            written = Address(Kind.DRAFT if navigation.pages.has_draft else Kind.LIBRARY)
            corrected = Address(Kind.CARD, navigation.pages.draft.number)
            if navigation.address not in (written, corrected, Address(Kind.DRAFT)):
                navigation.glance(written)
            return
        own = _OWN_PAGES[view]
        if (
            view is CARDS
            and columns.current_list is columns.cards.part.list
            and columns.cards.part.list.model.rowCount()
        ):
            own = _BESIDE_CARDS
        if navigation.address.kind in own:
            navigation.show_again()
            return
        left = self._left.get(view)
        if (
            left is None
            or (view is CARDS and left.kind not in own)
            or not navigation.pages.has(left)
            or left.kind == Kind.TAUGHT
        ):
            left = self._first_page(view, navigation.pages, beside_cards=own is _BESIDE_CARDS)
        navigation.glance(left)

    def _first_page(self, view: ViewSpec, pages: Pages, *, beside_cards: bool) -> Address:
        columns = self._columns
        if view is RULINGS and columns.rulings.writes and pages.written is not None:
            return Address(Kind.WRITTEN)
        begins = {SOURCES: Kind.LIBRARY, CARDS: Kind.DRAFT if pages.has_draft else Kind.LIBRARY, RULINGS: Kind.WRITTEN}
        lists = {GLOSSARY: columns.concepts.model, RULINGS: columns.rulings.list.model}
        if beside_cards:
            lists[CARDS] = columns.cards.part.list.model
        listed = lists[view].things() if view in lists else []
        if view is SEARCH and columns.results.first is not None:
            listed = [columns.results.first]
        begin = Address(begins.get(view, Kind.FRONT))
        return next((address for address in listed if address.kind in PAGES), begin)

    def show_form(self, field: str) -> None:
        """Write a card, beginning with this field."""
        self._show_tab(CARDS, self._columns.form)
        self._show_page(CARDS)
        self._columns.form.focus(field)

    def show_teaching(self) -> None:
        self._show_tab(CARDS, self._columns.teach_form)
        self._columns.teach_form.setFocus()
        self._deferred.do(self.teaching_wanted.emit)

    def show_bookmarks(self) -> None:
        self._show_tab(SOURCES, self._columns.bookmarks, page=True)
        self._columns.bookmarks.setFocus()

    def _show_tab(self, view: ViewSpec, tab: QWidget, *, page: bool = False) -> None:
        self.show_view(view.key, focus=False, page=page)
        self._columns.show_tab(tab)

    def show_rulings(self) -> None:
        self.show_view(RULINGS.key, focus=False, page=False)

    def play_text(self, text: str) -> None:
        """Sit down at the table of a scenario, or of a position that was copied as a line."""
        self.show_view(TABLE.key)
        self._table_controller.do(lambda table: table.seating.open_text(text))

    def send_to_table(self, intent: PlainIntent) -> None:
        """Send an intent to the table; show it first for those that start a table."""
        came = intent in BEGINNING and not self.at_table
        if came:
            self.show_view(TABLE.key, focus=False)
        self._table_controller.do(lambda table: table.dispatch(intent))
        if came:
            self._table_controller.do(lambda table: table.room.take_focus())

    def open_table(self, files: list[Path]) -> None:
        """Sit down at the table of a file that was dropped. There is one table."""
        self.show_view(TABLE.key)
        self._table_controller.do(lambda table: table.seating.open_path(files[0]))
        if files[1:]:
            text = self.tr("Only one table can be open: opened {file}.")
            self._central.notices.show_notice(text.format(file=files[0].name))

    def show_reader(self) -> bool:
        """Show the reader if at the table. Returns whether it was."""
        hidden = self.at_table
        if hidden:
            self.show_view(self._reading_view.key, focus=False, page=False)
        return hidden

    def _follow_command(self, address: Address) -> None:
        """Follow a link's command, once all views are open; an action of the menus waits for its own view."""

        def follow() -> None:
            if self._navigation is not None:
                self._navigation.commands[address.kind](address)

        if address.kind == Kind.DO:
            follow()
        else:
            self._deferred.do(follow)

    def _play(self, address: Address) -> None:
        self.show_view(TABLE.key)
        self._table_controller.play(address)

    # From part to part of the view

    def focus_field(self) -> None:
        self._field.setFocus()
        self._field.selectAll()

    def find_on_page(self) -> None:
        """Look for text on the page that has the keys, or on the first visible one."""
        pages = [page for page in self._central.findChildren(Sheet) if page.isVisible()]
        pages.sort(key=lambda page: (not page.hasFocus(), page is not self._columns.reader.sheet))
        if pages:
            pages[0].look_for_text()
        else:
            self.focus_field()

    def escape(self) -> None:
        """Return from the guide to the page before; otherwise to the field; if already there, empty it. At the table:
        from a page back to the board, or to the part in use."""
        if self.at_table:
            self._table_controller.escape()
        elif (read := self._navigation) is not None and read.address.kind in _GUIDES and read.trail.has_back:
            self.go_back()
        elif self._field.hasFocus():
            self._field.clear()
        else:
            self.focus_field()

    def next_column(self) -> None:
        if self.at_table and self._table_controller.table is not None:
            self._table_controller.table.room.next_column()
        else:
            self._columns.next_column()

    # In the reader

    def open_in_reader(self, address: Address) -> None:
        """Read a page chosen at the table."""
        if self._navigation is not None:
            self.show_reader()
            self._navigation.open(address)
            self._columns.reader.setFocus()

    def go_back(self) -> None:
        """Go to the page read before; from the table to the last one."""
        if self._navigation is not None and not self.show_reader():
            self._navigation.walk(-1)

    def go_forward(self) -> None:
        """Go to the page read after it; from the table to the last one."""
        if self._navigation is not None and not self.show_reader():
            self._navigation.walk(1)

    def go_up(self) -> None:
        if self._navigation is not None:
            self._navigation.up()

    def go_sibling(self, step: int) -> None:
        if self._navigation is not None:
            self._navigation.go_sibling(step)

    def show_front(self) -> None:
        """Start over, without a question."""
        if self._navigation is not None:
            self._field.clear()
            self.show_view(SEARCH.key, page=False)
        self._read(Address(Kind.FRONT))

    def show_guide(self, guide: str = WHAT_SURVIVES) -> None:
        self._read(Address(Kind.GUIDE, guide))

    def _read(self, address: Address) -> None:
        if self._navigation is not None:
            self.show_reader()
            self._remember_page()
            self._navigation.open(address)

    def show_copies(self, copies: tuple[DatedCopy, ...]) -> None:
        if self._navigation is not None:
            self.show_reader()
            self._navigation.pages.copies = copies
            self._navigation.open(Address(Kind.COPIES))
            self._columns.reader.setFocus()

    def show_editions(self) -> None:
        self._read(Address(Kind.EDITIONS))
        self._columns.reader.setFocus()

    def ask_help(self) -> None:
        """Show the part of the guide about the current view; asked again, its actions with all shortcuts. At the table
        beside the board."""
        if self._navigation is None:
            return
        view, table = find_view(self._settings.current.rail), self._table_controller.table
        topic = table.room.topic if self.at_table and table is not None else ""
        chapter = Address(Kind.GUIDE, topic or chapter_about(view, self._navigation.address.kind))
        if self.at_table:
            if table is not None and table.cited_card.address == chapter:
                self.show_help()
            else:
                self._deferred.do(partial(self._table_controller.show_beside, chapter))
        elif self._is_at_chapter:
            self.show_help()
        else:
            self._remember_page()
            self._navigation.open(chapter)

    @property
    def _is_at_chapter(self) -> bool:
        read = self._navigation.address if self._navigation is not None else Address(Kind.FRONT)
        return read.kind == Kind.GUIDE

    def show_help(self) -> None:
        """Show the actions of the view; at the table beside the board."""
        address = Address(Kind.HELP, self._settings.current.rail)
        if self.at_table:
            self._deferred.do(partial(self._table_controller.show_beside, address))
        elif self._navigation is not None:
            self._navigation.open(address)
