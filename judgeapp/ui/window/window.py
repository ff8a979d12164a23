"""The window: how its parts hang together, and what is seen of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QThreadPool, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from judgeapp.desk.folder import bookmarks_file, can_be_written, read_only
from judgeapp.desk.settings import LONGEST_QUESTION, Settings
from judgeapp.errors import InputError
from judgeapp.ui.actions import ACTIONS, AT_THE_TABLE, CLAUSE
from judgeapp.ui.address import (
    CARD,
    FORGET,
    FRONT,
    GUIDE,
    HELP,
    PLAY,
    RULE,
    RULING,
    SAME,
    SCENES,
    TAKE,
    TRY,
    WHAT_SURVIVES,
    Address,
    address_at,
)
from judgeapp.ui.address import TEACH as TEACHING
from judgeapp.ui.cards.import_bar import ImportBar
from judgeapp.ui.faults import doing, tell_fault
from judgeapp.ui.places import RULINGS, SEARCH, TABLE, TEACH, WRITE, place_called
from judgeapp.ui.search.omnibox import Omnibox
from judgeapp.ui.widgets import fonts
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.window.action_button import ActionButton
from judgeapp.ui.window.appearance import Appearance
from judgeapp.ui.window.card_looks import CardLooks
from judgeapp.ui.window.card_place import CardPlace
from judgeapp.ui.window.citation_copy import CitationCopy
from judgeapp.ui.window.columns import Columns
from judgeapp.ui.window.command_palette import CommandPalette
from judgeapp.ui.window.dated_copies import DatedCopies
from judgeapp.ui.window.dropped_files import DroppedFiles
from judgeapp.ui.window.fault_notice import FaultNotice
from judgeapp.ui.window.menus import enable, fill_menus
from judgeapp.ui.window.rail import Rail
from judgeapp.ui.window.rules_opening import RulesOpening
from judgeapp.ui.window.ruling_place import RulingPlace
from judgeapp.ui.window.table_place import TablePlace
from judgeapp.ui.window.teaching_place import TeachingPlace
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from judgeapp.desk.bookmarks import Bookmark
    from judgeapp.library import Library
    from judgeapp.rulings.notebook.ruling import Ruling
    from judgeapp.table.scene import Scene
    from judgeapp.ui.reader.navigation import Navigation
    from judgeapp.ui.table.table import Table

_MESSAGE_MS = 4000
_SCENES_AFTER_MS = 1500
_SIZE = (1280, 720)
# Below this width, in heights of the font, the rail has no room for words.
_NARROW = 40


class Window(QMainWindow):
    """opened -- the rules are open and can be searched

    lacking -- tells the languages that no font can show, once the rules are open
    """

    opened = Signal()

    def __init__(
        self, folder: Path, *, lacking: Callable[[], tuple[str, ...]] = fonts.missing
    ) -> None:
        super().__init__()
        self._folder = folder
        self._lacking = lacking
        self.navigation: Navigation | None = None
        # The list that was seen beside the reader last.
        self._reading_place = SEARCH
        # One thread: what is asked is answered in order, and the second core stays free for
        # the interface.
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._was_shown = False

        self.omnibox = Omnibox()
        self.notices = NoticeBar()
        self.import_bar = ImportBar()
        self.rail = Rail()
        self.columns = Columns()
        self._lay_out()
        self.faults = FaultNotice(folder, self.notices, self._editions, self)
        self.faults.guide_asked.connect(self.show_guide)
        self.remembered = WindowSettings(folder, self.notices, self._seen, self)
        self.appearance = Appearance(self.remembered, self)
        self.card_looks = CardLooks(self.remembered, self)
        self.citations = CitationCopy(self.remembered, self)
        self.card_place = CardPlace(
            folder, self.remembered, self.columns.form, self.import_bar, self.notices, self
        )
        self.teaching_place = TeachingPlace(
            folder, self.remembered, self.columns.teach_form, self.notices, self
        )
        self.ruling_place = RulingPlace(
            folder, self.remembered, self.columns.rulings, self.notices, self
        )
        self.table_place = TablePlace(folder, self.remembered, self._body, self.notices, self)
        self.dropped = DroppedFiles(self)
        self.copies = DatedCopies(folder, self.notices, self)
        self.rules_opening = RulesOpening(
            folder, self.columns.results, self.notices, self._pool, self
        )
        self.commands = CommandPalette(self)
        self.actions_by_id = fill_menus(self)
        self.commands.take(self.actions_by_id)
        self.table_place.offered = [self.actions_by_id[key] for key in AT_THE_TABLE]
        for button, key in ((self._back, "back"), (self._forward, "forward")):
            button.stand_for(self.actions_by_id[key])
        self.columns.reader.sheet.offers = self._offered_of_clause
        for listing in self.columns.listings:
            listing.offers = self._offered_of_clause
        self.actions_by_id[f"language-{self.settings.language or 'any'}"].setChecked(True)
        self._check_text()
        self._asked_before = self.settings.question
        self.omnibox.setText(self._asked_before)
        self._connect()
        self.setWindowTitle(self.tr("Judge’s desk"))
        self.appearance.use_font()
        self.appearance.use_colours()
        self.show_place(self.settings.rail, focus=False)
        self.columns.changed.connect(self.actions_by_id["parallels"].setChecked)
        self.columns.open_side(self.settings.parallels)
        self.actions_by_id["parallels"].setChecked(self.settings.parallels)
        self.actions_by_id["motion"].setChecked(self.settings.motion)
        self.omnibox.selectAll()
        self.omnibox.setFocus()
        if not self.restoreGeometry(QByteArray.fromBase64(self.settings.geometry.encode())):
            self.resize(*_SIZE)
        if self.remembered.trouble is not None:
            self.notices.tell_error(self.remembered.trouble)
        if not can_be_written(folder):
            self.notices.tell_error(read_only(folder))

    @property
    def settings(self) -> Settings:
        return self.remembered.settings

    @property
    def table(self) -> Table | None:
        """The table, once it was asked for."""
        return self.table_place.table

    # How it is put together

    def _lay_out(self) -> None:
        middle = QWidget()
        self._page = QVBoxLayout(middle)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.setSpacing(0)
        self._top = QVBoxLayout()
        self._field = QHBoxLayout()
        self._back, self._forward = ActionButton("‹"), ActionButton("›")
        for part in (self._back, self._forward):
            self._field.addWidget(part)
        self._field.addWidget(self.omnibox, 1)
        self._top.addLayout(self._field)
        self._top.addWidget(self.notices)
        self._top.addWidget(self.import_bar)
        below = QHBoxLayout()
        below.setSpacing(0)
        below.addWidget(self.rail)
        # The columns of the reader, or the table.
        self._body = QStackedWidget()
        self._body.addWidget(self.columns)
        below.addWidget(self._body, 1)
        self._page.addLayout(self._top)
        self._page.addLayout(below, 1)
        self.setCentralWidget(middle)
        self.statusBar().setSizeGripEnabled(False)
        self._edition = PlainLabel()
        self._edition.setForegroundRole(self._edition.foregroundRole().PlaceholderText)
        self.statusBar().addPermanentWidget(self._edition)

    def _connect(self) -> None:
        self.omnibox.asked.connect(self._ask)
        self.omnibox.commanded.connect(self.commands.ask)
        self.omnibox.walked.connect(self._walk_results)
        self.omnibox.chosen.connect(self._open_result)
        self.columns.results.listing.opened.connect(self._remember_question)
        self.rail.chosen.connect(self.show_place)
        self.columns.splitterMoved.connect(self.remembered.save_soon)
        self.columns.side.closed.connect(self.toggle_parallels)
        self.columns.reader.copy_asked.connect(self.citations.copy_text)
        self.columns.reader.bookmark_asked.connect(self.toggle_bookmark)
        self.rules_opening.opened.connect(self._begin)
        self.card_place.loaded.connect(self.table_place.take_cards)
        self.card_place.shown.connect(self._show_form)
        self.teaching_place.taught.connect(self.table_place.take_taught)
        self.teaching_place.shown.connect(partial(self.show_place, TEACH.key, focus=False))
        self.ruling_place.shown.connect(partial(self.show_place, RULINGS.key, focus=False))
        self.ruling_place.played.connect(self._play_text)
        self.ruling_place.of_table = self._ruling_of_table
        self.table_place.followed.connect(self._open_in_reader)
        self.dropped.watch(self)
        self.table_place.brought_in.connect(self.dropped.watch)
        self.dropped.cards.connect(self.card_place.take)
        self.dropped.phrases.connect(self._compare_phrases)
        self.dropped.tables.connect(self._open_table)
        self.dropped.troubled.connect(self.notices.tell_error)
        self.appearance.changed.connect(self._fit)
        self.card_looks.changed.connect(self._use_looks)
        self.card_looks.came.connect(self._show_pictures)
        for part in (self.appearance, self.card_looks, self.citations, self.table_place,
                     self.faults):  # fmt: skip
            part.said.connect(self._say)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._was_shown:
            self._was_shown = True
            # Not before the window stands: typing comes first. But whatever else goes wrong
            # here, the rules are opened.
            QTimer.singleShot(0, self.rules_opening.start)
            self.rules_opening.show_begun()
            self.columns.share_out(self.settings.columns)
        super().showEvent(event)

    def _begin(self, library: Library) -> None:
        """The rules are open: from now on they are read."""
        from judgeapp.desk.bookmarks import open_bookmarks
        from judgeapp.ui.pages.wording import binding_told
        from judgeapp.ui.reader.navigation import Navigation

        bookmarks = None
        try:
            bookmarks, trouble = open_bookmarks(bookmarks_file(self._folder))
        except InputError as error:
            trouble = error
        if trouble is not None:
            self.notices.tell_error(trouble)
        self.notices.tell(self.rules_opening.damage_told)
        self.notices.tell(fonts.missing_told(self._lacking()))
        sources = library.corpus.manifest.sources
        told = self.tr("%n source(s), first of them: {edition}", "", len(sources))
        self._edition.setText(told.format(edition=binding_told(sources)))
        shown_in = (self.settings.language, self.settings.shown_text)
        self.navigation = Navigation(
            library, bookmarks, self.columns.panes, self._pool, shown_in, self
        )
        self.navigation.recent = self.settings.recent
        self.navigation.moved.connect(self._moved)
        self.navigation.asked.connect(self._put_question)
        self.navigation.wanted.connect(self._do_wanted)
        self.navigation.troubled.connect(self.notices.tell_error)
        self.navigation.bookmarks.unmarked.connect(self._offer_mark_again)
        self.citations.begin(self.navigation)
        self._use_looks()
        # What was typed while the rules were opened counts, not what stood there before.
        typed = self.omnibox.text()
        same = typed == self._asked_before
        self._resume(self.navigation, address_at(self.settings.place) if same else None, typed)
        self.card_place.begin(library, self.navigation)
        self.teaching_place.begin(self.navigation)
        self.ruling_place.begin(self.navigation)
        self.table_place.begin(library, self.navigation)
        if self._at_table:
            self.table_place.show()
        self.dropped.begin()
        QTimer.singleShot(_SCENES_AFTER_MS, self, self.bring_scenes)
        QTimer.singleShot(_SCENES_AFTER_MS, self, self.copies.begin)
        self.opened.emit()

    def _resume(self, navigation: Navigation, place: Address | None, typed: str) -> None:
        """Show what was read last. What can't be shown any more keeps nothing else from opening."""
        try:
            with doing(self.tr("opening what was read last")):
                navigation.resume(place, typed)
        except Exception as error:
            tell_fault(error)
            navigation.open(Address(FRONT))

    def bring_scenes(self) -> None:
        """Find the ready scenes, and name them where they are about what is read."""

        def then(scenes: tuple[Scene, ...]) -> None:
            if self.navigation is not None:
                self.navigation.take_scenes(scenes)

        self.rules_opening.bring_scenes(then)

    def _editions(self) -> str:
        """Which rules the program has open, a line a source."""
        if self.navigation is None:
            return ""
        sources = self.navigation.pages.library.corpus.manifest.sources
        return "\n".join(f"{one.key} {one.edition} {one.date}" for one in sources)

    @property
    def is_idle(self) -> bool:
        """Whether rules and cards are open and nothing is being worked out."""
        is_read = self.navigation is not None and self.navigation.is_idle
        parts = (
            self.card_place, self.teaching_place, self.ruling_place, self.table_place, self.dropped,
        )  # fmt: skip
        return is_read and all(part.is_idle for part in parts)

    # What is asked

    def _ask(self, text: str) -> None:
        self.show_place(SEARCH.key, focus=False)
        if self.navigation is not None:
            self.navigation.ask(text)
        self.remembered.save_soon()

    def _put_question(self, text: str) -> None:
        if self.omnibox.text() == text and self.navigation is not None:
            self.navigation.ask(text)
        self.omnibox.setText(text)

    def _walk_results(self, step: int, by_pages: bool) -> None:
        self.show_place(SEARCH.key, focus=False)
        listing = self.columns.results.listing
        listing.walk(step * (listing.page() if by_pages else 1))

    def _open_result(self) -> None:
        listing = self.columns.results.listing
        if listing.chosen is not None:
            listing.open_chosen()
            self.columns.reader.setFocus()

    def _remember_question(self) -> None:
        """What was asked, as something of its answer is read."""
        question = self.omnibox.text().strip()[:LONGEST_QUESTION]
        if question:
            self.remembered.change(recent=self.settings.asked(question).recent)
            if self.navigation is not None:
                self.navigation.recent = self.settings.recent

    # Where one is

    def show_place(self, key: str, *, focus: bool = True) -> None:
        """Go to one of PLACES."""
        place = place_called(key)
        self.rail.show_chosen(place)
        self.actions_by_id[place.key].setChecked(True)
        if place is TABLE:
            self.table_place.show()
        else:
            self._reading_place = place
            self._body.setCurrentWidget(self.columns)
            self.columns.show_list(place)
        self.remembered.change(rail=place.key)
        self._enable()
        if place is WRITE and self.navigation is not None:
            self.navigation.pages.await_text()
        if place is TEACH:
            self.teaching_place.open()
        if not focus:
            return
        if place is TABLE:
            self.table_place.do("take_focus")
        else:
            (self.omnibox if place is SEARCH else self.columns.lists[place]).setFocus()

    @property
    def _at_table(self) -> bool:
        """Whether the table is seen, and not the reader."""
        return self.settings.rail == TABLE.key

    def _show_reader(self) -> bool:
        """Show the reader where the table is seen. Whether it was."""
        hidden = self._at_table
        if hidden:
            self.show_place(self._reading_place.key, focus=False)
        return hidden

    def _show_form(self, field: str) -> None:
        self.show_place(WRITE.key, focus=False)
        self.columns.form.focus(field)

    def _open_in_reader(self, address: Address) -> None:
        """Read what was chosen at the table."""
        if self.navigation is not None:
            self._show_reader()
            self.navigation.open(address)
            self.columns.reader.setFocus()

    def _compare_phrases(self, files: list[Path]) -> None:
        """Compare phrase files that were dropped with what is taught."""
        self.show_place(TEACH.key)
        self.teaching_place.compare(files)

    def _open_table(self, files: list[Path]) -> None:
        """Sit down at the table of a file that was dropped. There is one table."""
        self.show_place(TABLE.key)
        self.table_place.open(files[0])
        if files[1:]:
            told = self.tr("There is one table, so only {file} is opened.")
            self.notices.tell(told.format(file=files[0].name))

    def _ruling_of_table(self) -> Ruling | None:
        """What is seen at the table as a ruling; None where something else is seen."""
        if not self._at_table or self.table is None or not self.table.is_open:
            return None
        return self.table.ruling()

    def _play_text(self, text: str) -> None:
        """Sit down at the table of a scenario."""
        self.show_place(TABLE.key)
        self.table_place.play_text(text)

    def _do_wanted(self, address: Address) -> None:
        """What a link offers to do with a card or to play."""
        if address.kind in (SCENES, PLAY, TRY):
            self.show_place(TABLE.key)
            self.table_place.play(address)
        elif address.kind == RULE:
            self.ruling_place.do(address)
        elif address.kind in (TEACHING, SAME, FORGET, TAKE):
            self.teaching_place.do(address)
        else:
            self.card_place.do(address)

    def focus_field(self) -> None:
        self.omnibox.setFocus()
        self.omnibox.selectAll()

    def escape(self) -> None:
        """To the field; and when there already, empty it. At the table: out of what stands before
        the board, or to what is worked with."""
        if self._at_table:
            self.table_place.escape()
            return
        if self.omnibox.hasFocus():
            self.omnibox.clear()
        else:
            self.focus_field()

    def next_column(self) -> None:
        if self._at_table and self.table is not None:
            self.table.next_column()
        else:
            self.columns.next_column()

    def go_back(self) -> None:
        """To what was read before; from the table to what was read last."""
        if self.navigation is not None and not self._show_reader():
            self.navigation.walk(forward=False)

    def go_forward(self) -> None:
        if self.navigation is not None and not self._show_reader():
            self.navigation.walk(forward=True)

    def go_up(self) -> None:
        if self.navigation is not None:
            self.navigation.up()

    def go_sibling(self, step: str) -> None:
        if self.navigation is not None:
            self.navigation.go_sibling(int(step))

    def show_front(self) -> None:
        if self.navigation is not None:
            self._show_reader()
            self.navigation.open(Address(FRONT))

    def show_help(self) -> None:
        """What can be done where one is; at the table beside the board."""
        address = Address(HELP, self.settings.rail)
        if self._at_table:
            self.table_place.show_beside(address)
        elif self.navigation is not None:
            self.navigation.open(address)

    def show_guide(self) -> None:
        """What the program promises about what is kept."""
        if self.navigation is not None:
            self._show_reader()
            self.navigation.open(Address(GUIDE, WHAT_SURVIVES))

    # What is kept

    def save(self) -> None:
        """Save what is worked at: the table, what is taught, a ruling, or the card that is
        written."""
        if self._at_table:
            self.table_place.do("save")
        elif self.settings.rail == TEACH.key:
            self.teaching_place.keep()
        elif self.settings.rail == RULINGS.key:
            self.ruling_place.keep()
        else:
            self.card_place.save_card()

    def toggle_bookmark(self) -> None:
        if self.navigation is not None:
            self.navigation.toggle_bookmark()

    def _offer_mark_again(self, mark: Bookmark) -> None:
        """A bookmark without a note is soon made again; a note is not."""
        if mark.note and self.navigation is not None:
            name = mark.passage.removeprefix("rules:")
            told = self.tr("The bookmark of {name} and its note were taken away.")
            self.notices.tell(
                told.format(name=name),
                offer=self.tr("Undo"),
                then=partial(self.navigation.bookmarks.bring_back, mark),
            )

    # In what words, and what stands beside

    def prefer(self, language: str) -> None:
        """Show this language first wherever there are several."""
        self.remembered.change(language=language)
        self.appearance.use_font()
        self.table_place.prefer(language, self.settings.shown_text)
        if self.navigation is not None:
            self.navigation.prefer(language, self.settings.shown_text)
        self._check_text()

    def use_text(self, text: str) -> None:
        """Show clauses as rendered, as the source has them, or both."""
        self.remembered.change(text=text)
        self.table_place.prefer(self.settings.language, text)
        if self.navigation is not None:
            self.navigation.show_texts_as(text)
        self._check_text()

    def turn_text(self) -> None:
        """From the rendering to the source, and back."""
        self.use_text("rendering" if self.settings.shown_text == "source" else "source")
        told = {
            "rendering": self.tr("Clauses in our English rendering, which is not official"),
            "source": self.tr("Clauses as the source has them"),
        }
        self._say(told[self.settings.shown_text])

    def _check_text(self) -> None:
        self.actions_by_id[f"text-{self.settings.shown_text}"].setChecked(True)

    def toggle_parallels(self) -> None:
        opens = self.columns.side.isHidden()
        self.columns.open_side(opens, squeeze=opens)
        self.actions_by_id["parallels"].setChecked(opens)
        self.remembered.change(parallels=opens)

    def pin(self) -> None:
        """Keep the term that is read beside the reader; let go of the one that is kept."""
        if self.navigation is None:
            return
        had = self.navigation.side_pages.pinned
        self.navigation.pin()
        if self.navigation.side_pages.pinned:
            self.columns.open_side(True, squeeze=True)
            self.actions_by_id["parallels"].setChecked(True)
            self.remembered.change(parallels=True)
        elif not had:
            self._say(self.tr("Open a term first: it is what can be pinned"))

    # How it looks

    def _fit(self) -> None:
        """Take new measures from the font, and the colours of now."""
        em = fonts.em()
        self.actions_by_id[self.settings.scheme].setChecked(True)
        self.omnibox.setFont(self.appearance.font(1.25))
        self.omnibox.setTextMargins(round(em * 0.3), round(em * 0.2), 0, round(em * 0.2))
        side = round(em * 0.5)
        self._top.setContentsMargins(side, side, side, side)
        self._top.setSpacing(round(em * 0.3))
        self._field.setSpacing(round(em * 0.2))
        for button in (self._back, self._forward):
            button.setFont(self.appearance.font(1.25))
        self.statusBar().setContentsMargins(0, 0, side, 0)
        self._fit_rail()
        self.columns.fit()
        self.table_place.fit()
        if self.navigation is not None:
            self.navigation.show_again()

    def _fit_rail(self) -> None:
        self.rail.fit(narrow=self.width() < fonts.em() * _NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rail()

    # What can be done, and what was

    def _moved(self) -> None:
        navigation = self.navigation
        if navigation is None:
            return
        self._enable()
        self.actions_by_id["bookmark"].setChecked(navigation.is_marked)
        self.remembered.save_soon()

    def _enable(self) -> None:
        """What can be done with what is seen."""
        navigation, at_table = self.navigation, self._at_table
        if navigation is None:
            return
        enable(
            self.actions_by_id,
            at_table=at_table,
            clause=navigation.passage is not None,
            card=navigation.address.kind == CARD,
            ruling=navigation.address.kind == RULING,
            back=navigation.trail.has_back,
            forward=navigation.trail.has_forward,
        )

    def _offered_of_clause(self) -> list[QAction]:
        """What can be done with the clause or card that is read."""
        menu = (self.actions_by_id[spec.id] for spec in ACTIONS if spec.menu == CLAUSE or spec.card)
        return [action for action in menu if action.isEnabled()]

    def _say(self, text: str) -> None:
        self.statusBar().showMessage(text, _MESSAGE_MS)

    def _show_pictures(self) -> None:
        """A picture came: a card that is read is shown with it."""
        if self.navigation is not None and self.navigation.address.kind == CARD:
            self.navigation.show_again()

    def _use_looks(self) -> None:
        self.table_place.let_move(moves=self.card_looks.moves)

    def _seen(self) -> dict[str, Any]:
        """The settings that are what is seen now."""
        place = self.settings.place
        if self.navigation is not None:
            address = self.navigation.address
            place = address.url if address.kind != FRONT else ""
        return {
            "columns": self.columns.widths or self.settings.columns,
            "table": self.table_place.widths,
            "geometry": self.saveGeometry().toBase64().toStdString(),
            "place": place,
            "question": self.omnibox.text(),
        }

    def closeEvent(self, event: QCloseEvent) -> None:
        self.rules_opening.close()
        self.copies.close()
        self.dropped.close()
        if self._was_shown:
            self.remembered.save()
        self.table_place.close()
        if self.navigation is not None:
            self.navigation.close()
        self.card_place.close()
        self.teaching_place.close()
        self.ruling_place.close()
        self._pool.waitForDone()
        self.faults.close()
        super().closeEvent(event)
