"""The main window: connects its parts, and shows and closes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QByteArray, Qt, QThreadPool, Signal
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow

from judgeapp.desk.folder import autosave_file, bookmarks_file, can_be_written, read_only
from judgeapp.desk.settings import Settings
from judgeapp.messages.errors import InputError
from judgeapp.ui.actions import ACTIONS, AT_THE_TABLE, OF_CLAUSE
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.faults import fault_context, report_fault
from judgeapp.ui.views import CARDS
from judgeapp.ui.widgets.box import fit_all
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.on_demand import DeferredCalls
from judgeapp.ui.widgets.pictures import card_pictures
from judgeapp.ui.widgets.plain_text import tip
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.lifetime import connect_until_closed, end, later
from judgeapp.ui.window.appearance import Appearance, CardLooks
from judgeapp.ui.window.commands import commands_of
from judgeapp.ui.window.controllers.form_drafts import FormDrafts
from judgeapp.ui.window.dated_copies import DatedCopies
from judgeapp.ui.window.dropped_files import DroppedFiles, FileKind
from judgeapp.ui.window.fault_notice import FaultNotice
from judgeapp.ui.window.languages import LanguageChoice
from judgeapp.ui.window.layout.central_widget import CentralWidget
from judgeapp.ui.window.menus import CommandPalette, enable, fill_menus, fold_menus
from judgeapp.ui.window.navigator import Navigator
from judgeapp.ui.window.rules_opening import RulesOpening
from judgeapp.ui.window.search_controller import SearchController
from judgeapp.ui.window.table_controller import TableController
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from judgeapp.desk.written.bookmarks import Bookmark
    from judgeapp.library import Library
    from judgeapp.rulings.notebook.ruling import Ruling
    from judgeapp.table.scene import Scene
    from judgeapp.ui.cards.card_forms import CardForms
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation
    from judgeapp.ui.table.table import Table
    from judgeapp.ui.window.citation_copy import CitationCopy
    from judgeapp.ui.window.controllers.answer_controller import AnswerController
    from judgeapp.ui.window.controllers.card_controller import CardController
    from judgeapp.ui.window.controllers.controller import Controller
    from judgeapp.ui.window.controllers.edition_controller import EditionController
    from judgeapp.ui.window.controllers.ruling_controller import RulingController
    from judgeapp.ui.window.controllers.teaching_controller import TeachingController
    from judgeapp.ui.window.controllers.team_controller import TeamController
    from judgeapp.ui.window.controllers.update_controller import UpdateController
    from judgeapp.ui.window.edition_aligner import EditionAligner

_MESSAGE_MS = 4000
_SCENES_AFTER_MS = 1500
_LOOK_AGAIN_MS = 10
_SIZE = (1280, 720)


class Reopening(NamedTuple):
    """A window that closes for another one to open in its place, which tells about it."""

    done: str  # what was done, in a sentence
    news: str  # key of an imported edition whose news are shown


class Window(QMainWindow):
    """Main window. `lacking`: tells the languages that no font can show, once the rules are open; `news`: key of an
    edition that was imported before, whose news are shown."""

    opened = Signal()  # the rules are open and searchable

    citations: CitationCopy  # made once the rules are open
    # Controllers of the views, made once these are loaded; earlier calls wait (`DeferredCalls`).
    card_controller: CardController
    answer_controller: AnswerController
    teaching_controller: TeachingController
    ruling_controller: RulingController
    team_controller: TeamController
    edition_controller: EditionController
    update_controller: UpdateController
    editions: EditionAligner

    def __init__(self, folder: Path, *, lacking: Callable[[], tuple[str, ...]] = fonts.missing, news: str = "") -> None:
        super().__init__()
        self._folder, self._lacking, self._news = folder, lacking, news
        self.reopening: Reopening | None = None
        self.navigation: ReaderNavigation | None = None
        # One thread: searches are answered in order, and the other core stays free for the interface.
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._was_shown = self._said_at_table = False
        self._controllers: tuple[Controller | FormDrafts, ...] = ()
        self.deferred = DeferredCalls()

        self._central = central = CentralWidget()
        self.omnibox, self.notices = central.omnibox, central.notices
        self.rail, self.columns = central.rail, central.columns
        self.import_bar = central.import_bar
        self.setCentralWidget(central)
        which = self.tr("Editions of the rules: which is in force, and which you have")
        self._edition = tool_button("", which, flat=True)
        self._edition.hide()
        self.statusBar().addPermanentWidget(self._edition)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().messageChanged.connect(self._let_message_be_read)
        self.faults = FaultNotice(folder, self.notices, self._editions, self._announce, self)
        self.window_settings = settings = WindowSettings(folder, self.notices, self._seen, self)
        self.appearance = Appearance(settings, self._announce, self)
        self.card_looks = CardLooks(settings, self._announce, self)
        self.table_controller = TableController(folder, settings, central, self._announce, self)
        self.languages = LanguageChoice(
            settings, self.appearance, self.table_controller, self._announce, self.reopen, self
        )
        self.navigator = Navigator(central, settings, self.table_controller, self.deferred, self)
        self._search = SearchController(central, settings, self.navigator, self)
        self.dropped = DroppedFiles(folder, self)
        self.form_drafts = FormDrafts(folder, self.notices, self)
        self.copies = DatedCopies(folder, self.notices, self.reopen, self)
        self.rules_opening = RulesOpening(folder, self.columns.results, self.notices, self._pool, self)
        self.commands = CommandPalette(self)
        self.actions_by_id = fill_menus(self, commands_of(self))
        self._connect()
        self.setWindowTitle(self.tr("Judge’s desk"))
        self._show_settings()
        self.notices.show_error(settings.trouble)
        if not can_be_written(folder):
            self.notices.show_error(read_only(folder))

    @property
    def settings(self) -> Settings:
        return self.window_settings.current

    @property
    def table(self) -> Table | None:
        return self.table_controller.table

    # How it is put together

    def _connect(self) -> None:
        actions, columns, table = self.actions_by_id, self.columns, self.table_controller
        self.commands.set_actions(actions)
        table.offered = [actions[key] for key in AT_THE_TABLE]
        self._central.back.stand_for(actions["back"])
        fold_menus(self, self._central.menus)
        columns.reader.sheet.offers = self._offered_of_clause
        for listing in columns.listings:
            listing.offers = self._offered_of_clause
        self.omnibox.command_typed.connect(self.commands.ask)
        self.rail.chosen.connect(self.navigator.choose_view)
        columns.splitterMoved.connect(self.window_settings.save_soon)
        columns.changed.connect(actions["parallels"].setChecked)
        columns.side.closed.connect(self.toggle_parallels)
        columns.reader.copy.setToolTip(actions["copy-text"].toolTip())
        columns.reader.copy.clicked.connect(actions["copy-text"].trigger)
        columns.cards.when_made(self._connect_teach_form)
        for key, button in columns.rulings.list.buttons.items():
            button.clicked.connect(actions[key].trigger)
        self.rules_opening.opened.connect(self._begin)
        table.followed.connect(self.navigator.open_in_reader)
        self.dropped.watch(self)
        for part in (columns.cards, columns.rulings.forms, table.tables):
            part.when_made(self.dropped.watch)
        table.tables.when_made(self._connect_table)
        self.dropped.troubled.connect(self.notices.show_error)
        self.faults.guide_wanted.connect(self.navigator.show_guide)
        self.navigator.view_changed.connect(self._show_view_actions)
        self._edition.clicked.connect(actions["editions"].trigger)
        self.copies.listed.connect(self.navigator.show_copies)
        self.languages.changed.connect(self._check_text)
        self.appearance.changed.connect(self._fit)
        self.card_looks.changed.connect(self._use_looks)
        connect_until_closed(card_pictures().pictures_changed, self, self._show_pictures)

    def _connect_teach_form(self, forms: CardForms) -> None:
        form = forms.teach_form
        do = self.deferred.do
        form.save_wanted.connect(lambda: do(lambda: self.teaching_controller.keep()))
        form.import_wanted.connect(lambda: do(lambda: self.teaching_controller.compare_files()))
        form.export_wanted.connect(lambda: do(lambda: self.teaching_controller.export_file()))

    def _write_of_seen(self) -> None:
        self.ruling_controller.writing.write_of_seen()

    def _connect_table(self, table: Table) -> None:
        setup = table.setup
        table.room.made.connect(self.dropped.watch)
        table.ruled.connect(self._write_of_seen)

        def keep_typed() -> None:
            self.form_drafts.add("setup", lambda: setup.typed, setup.restore_typed)
            self.form_drafts.save_on(setup.field.textChanged)

        # The line in which a position is set up.
        table.when_open(keep_typed)

    def _connect_controllers(self) -> None:
        cards, answers, rulings = self.card_controller, self.answer_controller, self.ruling_controller
        table, dropped, tables = self.table_controller, self.dropped, self.table_controller.tables
        cards.loaded.connect(lambda cards: tables.call_when_made("cards", lambda table: table.set_cards(cards)))
        cards.import_wanted.connect(dropped.import_files)
        table.cards_wanted.connect(cards.import_cards)
        taught, touched = self.teaching_controller.lessons_changed, self.editions.touched
        taught.connect(lambda taught: tables.call_when_made("taught", lambda table: table.set_taught(taught)))
        touched.connect(lambda touched: tables.call_when_made("touched", lambda table: table.set_touched(touched)))
        rulings.rulings_changed.connect(answers.collection.set_rulings)
        rulings.files.scenes_changed.connect(self.find_scenes)
        rulings.writing.of_table = self._ruling_of_table
        rulings.writing.save_wanted.connect(self._rule_at_table)
        answers.import_wanted.connect(partial(dropped.import_files, unknown=FileKind.ANSWERS))
        self.update_controller.fetched.connect(partial(dropped.import_files, entries=True))
        self.update_controller.changed.connect(cards.collection.load)
        self.update_controller.copy_wanted.connect(self.copies.restore_on_reopening)
        openers: dict[FileKind, Callable[[list[Path]], None]] = {
            FileKind.CARDS: cards.importing.import_files,
            FileKind.ANSWERS: answers.importing.import_files,
            FileKind.PHRASES: self.teaching_controller.compare,
            FileKind.SHARED: rulings.files.preview,
            FileKind.RULEBOOK: self.edition_controller.import_files,
            FileKind.RESTRICTIONS: cards.importing_restrictions.import_files,
            FileKind.ERRATA: cards.importing_errata.import_files,
            FileKind.TABLE: self.navigator.open_table,
        }
        dropped.sorted.connect(lambda kind, files: openers[kind](files))

    def _show_settings(self) -> None:
        """Restore the last session; the field has the focus."""
        settings, actions = self.settings, self.actions_by_id
        actions[f"language-{settings.language or 'any'}"].setChecked(True)
        actions[f"window-{settings.spoken or 'any'}"].setChecked(True)
        actions["parallels"].setChecked(settings.parallels)
        actions["motion"].setChecked(settings.motion)
        self._check_text()
        self.appearance.use_font()
        self.appearance.use_colours()
        self.navigator.show_view(settings.rail, focus=False)
        self.columns.open_side(settings.parallels)
        self.navigator.focus_field()
        if not self.restoreGeometry(QByteArray.fromBase64(settings.geometry.encode())):
            self.resize(*_SIZE)

    def fit_screen(self) -> None:
        """Fit into the screen, below a title bar, if the usual or remembered size is too large."""
        if self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            return
        room = self.screen().availableGeometry().adjusted(0, fonts.em() * 2, 0, 0)
        place = self.geometry()
        place.setSize(place.size().boundedTo(room.size()))
        if not room.contains(place):
            place.moveCenter(room.center())
        self.setGeometry(place)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._was_shown:
            self._was_shown = True
            # Only once the window is shown, so that one can type first; and whatever else fails, the rules are opened.
            later(self, 0, self.rules_opening.start)
            self.rules_opening.show_begun()
            self.columns.share_out(self.settings.columns)
        super().showEvent(event)

    def _begin(self, library: Library) -> None:
        """The rules are open: from now on they are read."""
        from judgeapp.desk.written.bookmarks import open_bookmarks
        from judgeapp.ui.pages.rules.leading_text import leading_sign
        from judgeapp.ui.reader.reader_navigation import ReaderNavigation
        from judgeapp.ui.window.citation_copy import CitationCopy

        bookmarks = None
        try:
            bookmarks, trouble = open_bookmarks(bookmarks_file(self._folder))
        except InputError as error:
            trouble = error
        self.notices.show_error(trouble)
        self.notices.show_notice(self.rules_opening.damage_message)
        self.notices.show_notice(fonts.describe_missing(self._lacking()))
        self._edition.setText(leading_sign(library.corpus))
        self.navigation = navigation = ReaderNavigation(
            library, bookmarks, self.columns.panes, self._pool, self.languages.shown_in, self
        )
        navigation.pages.has_table = autosave_file(self._folder).is_file
        navigation.moved.connect(self._on_moved)
        navigation.commands[Kind.DO] = lambda address: self.actions_by_id[address.key].trigger()
        navigation.commands[Kind.BRING_BACK] = lambda address: self.copies.restore_on_reopening(address.key)
        navigation.troubled.connect(self.notices.show_error)
        navigation.bookmarks.unmarked.connect(self._offer_mark_again)
        self.citations = CitationCopy(self.window_settings, navigation, self._announce, self)
        for part in (self._search, self.navigator, self.languages):
            part.begin(navigation)
        self._use_looks()
        # A question typed while the rules were opening goes before the last page.
        place = self.window_settings.last_page() if self._search.is_as_before else None
        self._resume(navigation, place)
        self._preload_views(navigation)

    def _preload_views(self, navigation: ReaderNavigation) -> None:
        """Open the other views once the question that was typed meanwhile is answered and visible."""
        if navigation.is_idle:
            then = partial(self._begin_controllers, navigation)
            later(self, 0, partial(self.rules_opening.preload_views, then))
        else:
            later(self, _LOOK_AGAIN_MS, partial(self._preload_views, navigation))

    def _begin_controllers(self, navigation: ReaderNavigation) -> None:
        from judgeapp.ui.window.controllers.answer_controller import AnswerController
        from judgeapp.ui.window.controllers.card_controller import CardController
        from judgeapp.ui.window.controllers.controller import Shared
        from judgeapp.ui.window.controllers.edition_controller import EditionController
        from judgeapp.ui.window.controllers.ruling_controller import RulingController
        from judgeapp.ui.window.controllers.teaching_controller import TeachingController
        from judgeapp.ui.window.controllers.team_controller import TeamController
        from judgeapp.ui.window.controllers.update_controller import UpdateController
        from judgeapp.ui.window.edition_aligner import EditionAligner

        settings, drafts = self.window_settings, self.form_drafts
        shared = Shared(self._folder, settings, self._central, self.navigator, navigation, drafts, self.reopen, self)
        self.card_controller = CardController(shared)
        self.answer_controller = AnswerController(shared)
        self.teaching_controller = TeachingController(shared)
        self.ruling_controller = RulingController(shared)
        self.team_controller = TeamController(shared, self.ruling_controller.keep)
        self.edition_controller = EditionController(shared)
        self.update_controller = UpdateController(shared)
        self.editions = EditionAligner(shared, self._news)
        # In the order of closing: typed text is saved first.
        self._controllers = (
            drafts,
            self.editions,
            self.team_controller,
            self.card_controller,
            self.answer_controller,
            self.edition_controller,
            self.update_controller,
            self.teaching_controller,
            self.ruling_controller,
        )
        self._connect_controllers()
        drafts.begin()
        self.table_controller.begin(navigation)
        if self.navigator.at_table:
            self.table_controller.show()
        self.dropped.begin()
        later(self, _SCENES_AFTER_MS, self.find_scenes)
        later(self, _SCENES_AFTER_MS, self.copies.begin)
        self.deferred.begin()
        self._enable()
        self.opened.emit()
        self._do_waiting()

    def _do_waiting(self) -> None:
        """Make the calls that waited for the views as soon as these are loaded."""
        if self._are_controllers_idle:
            self.deferred.do_waiting()
        elif not self.deferred.is_over:
            later(self, _LOOK_AGAIN_MS, self._do_waiting)

    def _resume(self, navigation: ReaderNavigation, place: Address | None) -> None:
        """Show the page read last. If it can't be shown any more, the rest still opens."""
        try:
            with fault_context(self.tr("opening what you read last")):
                navigation.resume(place, self.omnibox.text())
                if place is not None and place.kind == Kind.TAUGHT and self.settings.rail == CARDS.key:
                    self.columns.show_tab(self.columns.teach_form)
        except Exception as error:
            report_fault(error)
            navigation.open(Address(Kind.FRONT))

    def find_scenes(self) -> None:
        def then(scenes: tuple[Scene, ...]) -> None:
            if self.navigation is not None:
                self.navigation.pages.scenes = scenes
                self.navigation.show_again_at(Kind.PASSAGE, Kind.CONCEPT)

        self.rules_opening.find_scenes(then)

    def _editions(self) -> str:
        """The open rulebooks, a line each."""
        if self.navigation is None:
            return ""
        sources = self.navigation.pages.library.corpus.manifest.sources
        return "\n".join(f"{source.key} {source.edition} {source.date}" for source in sources)

    @property
    def is_idle(self) -> bool:
        """True if rules and cards are open and nothing runs in the background."""
        is_read = self.navigation is not None and self.navigation.is_idle
        is_done = self.deferred.is_over and self._are_controllers_idle
        return is_done and is_read and self.dropped.is_idle

    @property
    def _are_controllers_idle(self) -> bool:
        return all(controller.is_idle for controller in (*self._controllers, self.table_controller))

    # Saving

    def save(self) -> None:
        """Save the current work: the table, a lesson, a ruling, or the card being written."""
        if self.navigator.at_table:
            self.table_controller.do(lambda table: table.saver.save())
        elif self.navigator.at_teaching:
            self.teaching_controller.keep()
        elif self.navigator.at_rulings:
            self.ruling_controller.writing.keep()
        else:
            self.card_controller.writing.save()

    def write_ruling(self) -> None:
        """Write a ruling about the page shown; two accounts ask first which one happened."""
        if self.navigator.at_table and self.table is not None and self.table.is_open and self.table.room.argues:
            self.table.pages.dispute.part.write_ruling()
        else:
            self.deferred.do(self._write_of_seen)

    def _ruling_of_table(self) -> Ruling | None:
        """Ruling about the table; None if nothing is on it, or something else is shown."""
        if not self.navigator.at_table or self.table is None or not self.table.is_open:
            return None
        ruling = self.table.pages_controller.ruling()
        return ruling if self.table.session.tree.beginning.state.cards else None

    def _rule_at_table(self, ruling: Ruling, drafted: Ruling | None) -> None:
        if self.table is not None and self.table.is_open:
            self.table.pages_controller.take_ruling(ruling, drafted)

    def toggle_bookmark(self) -> None:
        if self.navigation is not None:
            self.navigation.toggle_bookmark()

    def _offer_mark_again(self, mark: Bookmark) -> None:
        """A bookmark without a note is soon made again; a note is not."""
        if mark.note and self.navigation is not None:
            name = mark.passage.removeprefix("rules:")
            text = self.tr("Removed the bookmark of {name} and its note.")
            self.notices.show_notice(
                text.format(name=name), offer=self.tr("Undo"), then=partial(self.navigation.bookmarks.restore, mark)
            )

    # Beside the reader

    def toggle_parallels(self) -> None:
        opens = self.columns.side.isHidden()
        self.columns.open_side(opens, squeeze=opens)
        self.actions_by_id["parallels"].setChecked(opens)
        self.window_settings.change(parallels=opens)

    def pin(self) -> None:
        """Pin the term read beside the reader; unpin the pinned one."""
        if self.navigation is None:
            return
        had = self.navigation.side_pages.pinned
        self.navigation.pin()
        if self.navigation.side_pages.pinned:
            self.columns.open_side(True, squeeze=True)
            self.actions_by_id["parallels"].setChecked(True)
            self.window_settings.change(parallels=True)
        elif not had:
            self._announce(self.tr("Open a term first, then pin it"))

    # How it looks

    def _check_text(self) -> None:
        self.actions_by_id[f"text-{self.window_settings.shown_text}"].setChecked(True)

    def _fit(self) -> None:
        self.actions_by_id[self.settings.scheme].setChecked(True)
        self._central.enlarge_field(self.appearance.font(1.25))
        self._central.fit_rail(self.width())
        self.statusBar().setContentsMargins(0, 0, round(fonts.em() * 0.5), 0)
        # Its frame takes no room from the board.
        self._edition.setFixedHeight(fonts.em())
        fit_all(self)
        if self.navigation is not None:
            self.navigation.show_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._central.fit_rail(self.width())

    # Actions, available and done

    def _show_view_actions(self, key: str) -> None:
        self.actions_by_id[key].setChecked(True)
        if self._said_at_table and not self.navigator.at_table:
            self.statusBar().clearMessage()
            self._said_at_table = False
        self.notices.show_view(key)
        self._enable()

    def _on_moved(self) -> None:
        navigation = self.navigation
        if navigation is None:
            return
        self._enable()
        self._let_message_be_read(self.statusBar().currentMessage())
        self.actions_by_id["bookmark"].setChecked(navigation.is_marked)
        self.window_settings.save_soon()

    def _enable(self) -> None:
        if (navigation := self.navigation) is None:
            return
        has_passage = navigation.passage is not None
        shown = {
            "clause": has_passage,
            "quoted": navigation.quoted is not None,
            "card": navigation.address.kind == Kind.CARD,
            "ruling": navigation.address.kind == Kind.RULING,
        }
        available = ["table"] if self.navigator.at_table else [need for need, is_shown in shown.items() if is_shown]
        trail = navigation.trail
        enable(self.actions_by_id, ["rules", *available], back=trail.has_back, forward=trail.has_forward)

    def _offered_of_clause(self) -> list[QAction]:
        """Actions on the clause or card that is read."""
        menu = (self.actions_by_id[spec.id] for spec in ACTIONS if spec.id in OF_CLAUSE or spec.needs == "card")
        return [action for action in menu if action.isEnabled()]

    def _let_message_be_read(self, text: str) -> None:
        """The edition gives way to a message that has no room beside it. The front page names it itself."""
        bar = self.statusBar()
        wide = bar.fontMetrics().horizontalAdvance(text) + fonts.em() * 2
        is_open = self.navigation is not None and self.navigation.address.kind != Kind.FRONT
        self._edition.setVisible(is_open and wide + self._edition.sizeHint().width() <= bar.width())
        bar.setToolTip(tip(text))

    def _announce(self, text: str) -> None:
        self._said_at_table = self.navigator.at_table
        self.statusBar().showMessage(text, _MESSAGE_MS)

    def _show_pictures(self) -> None:
        """A picture came: a card that is read is shown with it."""
        if self.navigation is not None and self.navigation.address.kind == Kind.CARD:
            self.navigation.show_again()

    def _use_looks(self) -> None:
        self.table_controller.let_move(moves=self.card_looks.moves)

    def _seen(self) -> dict[str, Any]:
        place = self.settings.place
        if self.navigation is not None:
            address = self.navigation.address
            place = address.url if address.kind != Kind.FRONT else ""
        return {
            "columns": self.columns.widths or self.settings.columns,
            "table": self.table_controller.widths,
            "geometry": self.saveGeometry().toBase64().toStdString(),
            "place": place,
            "question": self.omnibox.text(),
        }

    def reopen(self, done: str = "", news: str = "") -> None:
        """Close, for another window to open in the place of this one, because its language or the data that it uses
        change; see `Reopening`."""
        self.reopening = Reopening(done, news)
        later(self, 0, self.close)

    def closeEvent(self, event: QCloseEvent) -> None:
        for part in (self.rules_opening, self.copies, self.dropped):
            part.close()
        if self._was_shown:
            self.window_settings.save()
        self.table_controller.close()
        if self.navigation is not None:
            self.navigation.close()
        for controller in self._controllers:
            controller.close()
        end(self)
        self.faults.close()
        super().closeEvent(event)
