"""The window: how its parts hang together, what it remembers, and how the rules come in."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QThreadPool, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desk import settings as desk
from judgeapp.desk.folder import bookmarks_file, cards_file, index_folder, settings_file
from judgeapp.errors import InputError
from judgeapp.ui import fonts
from judgeapp.ui.actions import ACTIONS
from judgeapp.ui.columns import Columns
from judgeapp.ui.importing import ImportBar
from judgeapp.ui.menus import fill_menus
from judgeapp.ui.notices import Notices
from judgeapp.ui.omnibox import Omnibox
from judgeapp.ui.place import (
    CARD,
    CONCEPT,
    CORRECT,
    FRONT,
    PASSAGE,
    PLAY,
    RESTORE,
    SCENES,
    SHORTCUTS,
    TRY,
    WRITE,
    Place,
    place_at,
    record_of,
)
from judgeapp.ui.rail import Rail
from judgeapp.ui.tasks import Cancelled, Latest
from judgeapp.ui.theme import apply_scheme

if TYPE_CHECKING:
    from judgeapp.cards.finding import Cards
    from judgeapp.cards.importing import Report
    from judgeapp.desk.bookmarks import Bookmark
    from judgeapp.library import Library
    from judgeapp.search.index import Progress
    from judgeapp.table.scene import Scene
    from judgeapp.table.tree import Tree
    from judgeapp.ui.collection import Collection, Loaded
    from judgeapp.ui.reading import Reading
    from judgeapp.ui.table.table import Table
    from judgeapp.ui.writing import Writing

_REMEMBER_AFTER_MS = 400
_MESSAGE_MS = 4000
_SCENES_AFTER_MS = 1500
_SIZE = (1280, 720)
# Below this width, in heights of the font, the rail has no room for words.
_NARROW = 40


class Window(QMainWindow):
    """opened -- the rules are open and can be searched"""

    opened = Signal()
    _progressed = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._base_font = QApplication.font()
        self.settings, trouble = desk.load(settings_file(folder))
        self.reading: Reading | None = None
        self._collection: Collection | None = None
        self._cards: Cards | None = None
        self._writing: Writing | None = None
        self.table: Table | None = None
        # The list that was seen beside the reader last.
        self._reading_rail = "search"
        # One thread: what is asked is answered in order, and the second core stays free for
        # the interface.
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._library = Latest(self._pool, self)
        self._scenes = Latest(self._pool, self)
        self._progressed.connect(self._show_progress)
        self._closing = False
        self._was_shown = False
        self._damage_told = ""
        self._not_saved = ""

        self.omnibox = Omnibox()
        self.notices = Notices()
        self.import_bar = ImportBar()
        self.rail = Rail()
        self.columns = Columns()
        self._lay_out()
        self.actions_by_id = fill_menus(self)
        self.actions_by_id[self.settings.scheme].setChecked(True)
        self.actions_by_id[f"language-{self.settings.language or 'any'}"].setChecked(True)
        self._check_text()
        self._remember = QTimer(self, singleShot=True, interval=_REMEMBER_AFTER_MS)
        self._remember.timeout.connect(self._save)
        self._asked_before = self.settings.question
        self.omnibox.setText(self._asked_before)
        self._connect()
        self.setWindowTitle(self.tr("Judge’s desk"))
        self._use_font()
        self._use_scheme()
        self.show_rail(self.settings.rail, focus=False)
        self.columns.changed.connect(self.actions_by_id["parallels"].setChecked)
        self.columns.open_beside(self.settings.parallels)
        self.actions_by_id["parallels"].setChecked(self.settings.parallels)
        self.omnibox.selectAll()
        self.omnibox.setFocus()
        if not self.restoreGeometry(QByteArray.fromBase64(self.settings.geometry.encode())):
            self.resize(*_SIZE)
        if trouble is not None:
            self.notices.tell_error(trouble)

    # How it is put together

    def _lay_out(self) -> None:
        middle = QWidget()
        self._page = QVBoxLayout(middle)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.setSpacing(0)
        self._top = QVBoxLayout()
        self._top.addWidget(self.omnibox)
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
        self._edition = QLabel()
        self._edition.setForegroundRole(self._edition.foregroundRole().PlaceholderText)
        self.statusBar().addPermanentWidget(self._edition)

    def _connect(self) -> None:
        self.omnibox.asked.connect(self._ask)
        self.omnibox.walked.connect(self._walk_results)
        self.omnibox.chosen.connect(self._open_result)
        self.rail.chosen.connect(self.show_rail)
        self.columns.splitterMoved.connect(self._remember.start)
        self.columns.beside.closed.connect(self.toggle_parallels)
        self.columns.reader.copy_asked.connect(self.copy_text)
        self.columns.reader.bookmark_asked.connect(self.toggle_bookmark)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._was_shown:
            self._was_shown = True
            # Not before the window stands: typing comes first. But whatever else goes wrong
            # here, the rules are opened.
            QTimer.singleShot(0, self._open_library)
            self.columns.results.show_busy(self.tr("Opening the rules …"), 0, 0)
            self.columns.share_out(self.settings.columns)
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rail()

    # How the rules come in

    def _open_library(self) -> None:
        folder = index_folder(self._folder)

        def report(progress: Progress) -> None:
            if self._closing:
                raise Cancelled
            self._progressed.emit(progress)

        def work() -> Library:
            from judgeapp.library import open_library

            library = open_library(folder, report)
            # Brought in here, so that the interface thread need not wait for it.
            import judgeapp.ui.collection
            import judgeapp.ui.reading
            import judgeapp.ui.writing  # noqa: F401

            return library

        self._library.start(work, self._begin_reading, self._cannot_open)

    def _show_progress(self, progress: Progress) -> None:
        from judgeapp.ui.wording import damage_told, progress_told

        self._damage_told = damage_told(progress)
        far = self.tr("{done} of %n passage(s)", "", progress.total).format(done=progress.done)
        self.columns.results.show_busy(
            f"{progress_told(progress)} {far}", progress.done, progress.total
        )

    def _cannot_open(self, error: InputError) -> None:
        self.columns.results.show_busy(self.tr("The rules could not be opened."), 0, 0)
        self.notices.tell_error(error)

    def _begin_reading(self, library: Library) -> None:
        from judgeapp.desk.bookmarks import open_bookmarks
        from judgeapp.ui.reading import Reading
        from judgeapp.ui.wording import binding_told

        bookmarks = None
        try:
            bookmarks, trouble = open_bookmarks(bookmarks_file(self._folder))
        except InputError as error:
            trouble = error
        if trouble is not None:
            self.notices.tell_error(trouble)
        self.notices.tell(self._damage_told)
        self.notices.tell(fonts.missing_told(fonts.missing()))
        self.columns.results.show_busy("", 0, 0)
        sources = library.corpus.manifest.sources
        told = self.tr("%n source(s), first of them: {edition}", "", len(sources))
        self._edition.setText(told.format(edition=binding_told(sources)))
        self.reading = Reading(
            library,
            bookmarks,
            self.columns,
            self._pool,
            (self.settings.language, self.settings.shown_text),
            self,
        )
        self.reading.moved.connect(self._moved)
        self.reading.asked.connect(self._put_question)
        self.reading.troubled.connect(self.notices.tell_error)
        self.reading.bookmarks.unmarked.connect(self._offer_mark_again)
        # What was typed while the rules were opened counts, not what stood there before.
        typed = self.omnibox.text()
        same = typed == self._asked_before
        self.reading.resume(place_at(self.settings.place) if same else None, typed)
        self._begin_collection(library)
        if self.settings.rail == "table":
            self._show_table()
        QTimer.singleShot(_SCENES_AFTER_MS, self, self._bring_scenes)
        self.opened.emit()

    def _bring_scenes(self) -> None:
        """Find the ready scenes. Nobody waits for them, so they are brought in last."""
        folder = self._folder

        def work() -> tuple[Scene, ...]:
            from judgeapp.table.scenes import own_scenes, ready_scenes

            scenes = (*ready_scenes(), *own_scenes(folder)[0])
            # Brought in here, so that the table stands at once when it is asked for.
            import judgeapp.ui.table.table  # noqa: F401

            return scenes

        def then(scenes: tuple[Scene, ...]) -> None:
            if self.reading is not None:
                self.reading.take_scenes(scenes)

        if not self._closing:
            self._scenes.start(work, then, self._tell_trouble)

    def _tell_trouble(self, error: InputError) -> None:
        self.notices.tell_error(error)

    @property
    def is_idle(self) -> bool:
        """Whether rules and cards are open and nothing is being worked out."""
        parts = (self.reading, self._collection)
        at_rest = self.table is None or self.table.is_idle
        return at_rest and all(part is not None and part.is_idle for part in parts)

    # The cards

    def _begin_collection(self, library: Library) -> None:
        from judgeapp.ui.collection import Collection
        from judgeapp.ui.writing import Writing

        assert self.reading is not None
        collection = Collection(cards_file(self._folder), library.glossary, self)
        self._collection = collection
        collection.loaded.connect(self._take_cards)
        collection.progressed.connect(self.import_bar.show_progress)
        collection.ended.connect(self._import_ended)
        collection.troubled.connect(self.notices.tell_error)
        self.import_bar.given_up.connect(collection.give_up)
        self._writing = Writing(self.columns.form, self.reading, collection, self.notices, self)
        self._writing.shown.connect(self._show_form)
        self.reading.wanted.connect(self._do_wanted)
        collection.load()

    def _take_cards(self, loaded: Loaded) -> None:
        if loaded.trouble is not None:
            self.notices.tell_error(loaded.trouble)
        self._cards = loaded.cards
        if self.reading is not None:
            self.reading.take_cards(loaded.cards, loaded.kept)
        if self.table is not None:
            self.table.take_cards(loaded.cards)

    def _do_wanted(self, place: Place) -> None:
        """What a link offers to do with a card or to play."""
        if self._writing is None:
            return
        if place.kind in (SCENES, PLAY, TRY):
            self._play(place)
        elif place.kind == WRITE:
            self._writing.begin_with(place.key)
        elif place.kind == CORRECT:
            self._writing.correct(*record_of(place))
        elif place.kind == RESTORE:
            self._writing.restore(*record_of(place))

    def _show_form(self, field: str) -> None:
        self.show_rail("card", focus=False)
        self.columns.form.focus(field)

    def add_card(self) -> None:
        if self._writing is not None:
            self._writing.add()

    def read_text(self) -> None:
        if self._writing is not None:
            self._writing.read_text()

    def correct_card(self) -> None:
        """Correct the card that the reader shows, in the language that it shows first."""
        if self._writing is None or self.reading is None or self.reading.place.kind != CARD:
            return
        languages = [
            kept.record.language for kept in self.reading.pages.kept(self.reading.place.key)
        ]
        first = self.settings.language or "en"
        if languages:
            language = first if first in languages else languages[0]
            self._writing.correct(self.reading.place.key, language)

    def save(self) -> None:
        """Save what is worked at: the table, or the card that is written."""
        if self.settings.rail == "table":
            self.at_table("save")
        elif self._writing is not None:
            self._writing.save()

    def import_cards(self) -> None:
        """Ask for card files and import them."""
        files, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Import cards"),
            "",
            self.tr("Card files (*.json *.jsonl *.ndjson);;All files (*)"),
        )
        if files and self._collection is not None:
            self.import_bar.show_progress(Path(files[0]).name, 0.0)
            self._collection.take([Path(file) for file in files])

    def _import_ended(self, reports: tuple[Report, ...]) -> None:
        from judgeapp.ui.wording import report_told

        self.import_bar.hide()
        told = " ".join(map(report_told, reports))
        if any(r.bad or r.doubtful or r.left_out for r in reports) and self.reading is not None:
            show = partial(self.reading.show_reports, reports)
            self.notices.tell(told, offer=self.tr("Show what is wrong"), then=show)
        else:
            self.notices.tell(told)

    # The table

    def _show_table(self) -> None:
        """Bring the table in when it is asked for first, as soon as the rules are open."""
        if self.reading is None:
            return
        if self.table is None:
            from judgeapp.ui.table.table import Table

            self.table = Table(self._folder, self.reading.library, self.settings.table, self._body)
            self._body.addWidget(self.table)
            self.table.cited.connect(self._open_cited)
            self.table.followed.connect(self._open_beside)
            self.table.troubled.connect(self.notices.tell_error)
            self.table.put_aside.connect(self._offer_table_again)
            self.table.changed.connect(self._remember.start)
            self.table.said.connect(self._say)
            self.table.language = self.settings.language
            if self._cards is not None:
                self.table.take_cards(self._cards)
            self.table.fit()
        self._body.setCurrentWidget(self.table)

    def at_table(self, what: str) -> None:
        """Do something at the table, which is a method of its."""
        if self.table is not None:
            self.table.when_open(getattr(self.table, what))

    def _play(self, place: Place) -> None:
        self.show_rail("table")
        table = self.table
        if table is None:
            return
        kept = self.reading.pages.kept(place.key) if self.reading is not None else ()
        if place.kind == SCENES:
            table.when_open(partial(table.show_scenes, place.key))
        elif place.kind == PLAY:
            table.when_open(partial(table.play_key, place.key))
        elif kept:
            language = self.settings.language or "en"
            record = next((k.record for k in kept if k.record.language == language), None)
            table.when_open(partial(table.try_card, record or kept[0].record))

    def _open_cited(self, cited: str) -> None:
        """Read a clause that was cited at the table, or what a keyword effect is."""
        if self.reading is None:
            return
        if cited[:1].isdigit():
            self._open_beside(Place(PASSAGE, f"rules:{cited}"))
        elif terms := self.reading.library.terms(cited, "en"):
            self._open_beside(Place(CONCEPT, terms[0].concept))

    def _open_beside(self, place: Place) -> None:
        """Read what was chosen at the table."""
        if self.reading is not None:
            self._show_reader()
            self.reading.open(place)
            self.columns.reader.setFocus()

    def _show_reader(self) -> bool:
        """Show the reader where the table is seen. Whether it was."""
        hidden = self.settings.rail == "table"
        if hidden:
            self.show_rail(self._reading_rail, focus=False)
        return hidden

    def _offer_table_again(self, tree: Tree) -> None:
        told = self.tr("The table that was played before was put aside.")
        self.notices.put_away(told)
        if self.table is not None:
            again = partial(self.table.sit_down, tree)
            self.notices.tell(told, offer=self.tr("Bring it back"), then=again)

    # What is asked

    def _ask(self, text: str) -> None:
        self.show_rail("search", focus=False)
        if self.reading is not None:
            self.reading.ask(text)
        self._remember.start()

    def _put_question(self, text: str) -> None:
        if self.omnibox.text() == text and self.reading is not None:
            self.reading.ask(text)
        self.omnibox.setText(text)

    def _walk_results(self, step: int, by_pages: bool) -> None:
        self.show_rail("search", focus=False)
        listing = self.columns.results.listing
        listing.walk(step * (listing.page() if by_pages else 1))

    def _open_result(self) -> None:
        listing = self.columns.results.listing
        if listing.chosen is not None:
            listing.open_chosen()
            self.columns.reader.setFocus()

    # What the actions do

    def show_rail(self, rail: str, *, focus: bool = True) -> None:
        """Show one of the lists at the left."""
        self.rail.show_chosen(rail)
        self.actions_by_id[rail].setChecked(True)
        if rail == "table":
            self._show_table()
        else:
            self._reading_rail = rail
            self._body.setCurrentWidget(self.columns)
            self.columns.show_list(rail)
        self._change(rail=rail)
        self._enable()
        if rail == "card" and self.reading is not None:
            self.reading.pages.await_text()
        if focus:
            if rail == "table":
                self.at_table("take_focus")
            else:
                (self.omnibox if rail == "search" else self.columns.lists[rail]).setFocus()

    def focus_field(self) -> None:
        self.omnibox.setFocus()
        self.omnibox.selectAll()

    def escape(self) -> None:
        """To the field; and when there already, empty it."""
        at_table = self.settings.rail == "table"
        if at_table and self.table is not None and self.table.escape():
            return
        if self.omnibox.hasFocus():
            self.omnibox.clear()
        else:
            self.focus_field()

    def next_column(self) -> None:
        if self.settings.rail == "table" and self.table is not None:
            self.table.next_column()
        else:
            self.columns.next_column()

    def go_back(self) -> None:
        """To what was read before; from the table to what was read last."""
        if self.reading is not None and not self._show_reader():
            self.reading.walk(forward=False)

    def go_forward(self) -> None:
        if self.reading is not None and not self._show_reader():
            self.reading.walk(forward=True)

    def go_up(self) -> None:
        if self.reading is not None:
            self.reading.up()

    def go_beside(self, step: str) -> None:
        if self.reading is not None:
            self.reading.go_beside(int(step))

    def show_front(self) -> None:
        if self.reading is not None:
            self._show_reader()
            self.reading.open(Place(FRONT))

    def show_shortcuts(self) -> None:
        if self.reading is not None:
            self._show_reader()
            self.reading.open(Place(SHORTCUTS))

    def copy_text(self) -> None:
        self._copy(markdown=False)

    def copy_markdown(self) -> None:
        self._copy(markdown=True)

    def _copy(self, *, markdown: bool) -> None:
        if self.reading is not None and (text := self.reading.cited(markdown=markdown)):
            QGuiApplication.clipboard().setText(text)
            self._say(self.tr("Copied with its citation."))

    def copy_number(self) -> None:
        if self.reading is not None and (number := self.reading.number):
            QGuiApplication.clipboard().setText(number)
            self._say(self.tr("Copied {number}.").format(number=number))

    def toggle_bookmark(self) -> None:
        if self.reading is not None:
            self.reading.toggle_bookmark()

    def _offer_mark_again(self, mark: Bookmark) -> None:
        """A bookmark without a note is soon made again; a note is not."""
        if mark.note and self.reading is not None:
            name = mark.passage.removeprefix("rules:")
            told = self.tr("The bookmark of {name} and its note were taken away.")
            self.notices.tell(
                told.format(name=name),
                offer=self.tr("Undo"),
                then=partial(self.reading.bookmarks.bring_back, mark),
            )

    def toggle_parallels(self) -> None:
        opens = self.columns.beside.isHidden()
        self.columns.open_beside(opens, squeeze=opens)
        self.actions_by_id["parallels"].setChecked(opens)
        self._change(parallels=opens)

    def larger_text(self) -> None:
        self._change(text_size=self.settings.larger().text_size)
        self._use_font()

    def smaller_text(self) -> None:
        self._change(text_size=self.settings.smaller().text_size)
        self._use_font()

    def normal_text(self) -> None:
        self._change(text_size=desk.Settings.text_size)
        self._use_font()

    def use_scheme(self, scheme: str) -> None:
        self._change(scheme=scheme)
        self.actions_by_id[scheme].setChecked(True)
        self._use_scheme()

    def next_scheme(self) -> None:
        at = desk.SCHEMES.index(self.settings.scheme) + 1
        self.use_scheme(desk.SCHEMES[at % len(desk.SCHEMES)])
        self._say(self.tr("Colours: {scheme}").format(scheme=self.settings.scheme))

    def prefer(self, language: str) -> None:
        """Show this language first wherever there are several."""
        self._change(language=language)
        self._use_font()
        if self.table is not None:
            self.table.language = language
        if self.reading is not None:
            self.reading.prefer(language, self.settings.shown_text)
        self._check_text()

    def use_text(self, text: str) -> None:
        """Show clauses as rendered, as the source has them, or both."""
        self._change(text=text)
        if self.reading is not None:
            self.reading.show_texts_as(text)
        self._check_text()

    def turn_text(self) -> None:
        """From the rendering to the source, and back."""
        self.use_text("rendering" if self.settings.shown_text == "source" else "source")
        told = {
            "rendering": self.tr("Clauses in our English rendering, which is not official"),
            "source": self.tr("Clauses as the source has them"),
        }
        self._say(told[self.settings.shown_text])

    def pin(self) -> None:
        """Keep the term that is read beside the reader; let go of the one that is kept."""
        if self.reading is None:
            return
        had = self.reading.alongside.pinned
        self.reading.pin()
        if self.reading.alongside.pinned:
            self.columns.open_beside(True, squeeze=True)
            self.actions_by_id["parallels"].setChecked(True)
            self._change(parallels=True)
        elif not had:
            self._say(self.tr("Open a term first: it is what can be pinned"))

    def _check_text(self) -> None:
        self.actions_by_id[f"text-{self.settings.shown_text}"].setChecked(True)

    # How it looks

    def _use_font(self) -> None:
        size, language = self.settings.text_size, self.settings.language
        font = fonts.interface_font(self._base_font, size, language)
        QApplication.setFont(font)
        em = fonts.em()
        large = fonts.interface_font(self._base_font, round(size * 1.25), language)
        self.omnibox.setFont(large)
        self.omnibox.setTextMargins(round(em * 0.3), round(em * 0.2), 0, round(em * 0.2))
        side = round(em * 0.5)
        self._top.setContentsMargins(side, side, side, side)
        self._top.setSpacing(round(em * 0.3))
        self.statusBar().setContentsMargins(0, 0, side, 0)
        self._fit()

    def _use_scheme(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_scheme(app, self.settings.scheme)
        self._fit()

    def _follow_system(self) -> None:
        if self.settings.scheme == "system":
            self._use_scheme()

    def _fit(self) -> None:
        self._fit_rail()
        self.columns.fit()
        if self.table is not None:
            self.table.fit()
        if self.reading is not None:
            self.reading.render()

    def _fit_rail(self) -> None:
        self.rail.fit(narrow=self.width() < fonts.em() * _NARROW)

    # What it remembers

    def _moved(self) -> None:
        reading = self.reading
        if reading is None:
            return
        self._enable()
        self.actions_by_id["bookmark"].setChecked(reading.is_marked)
        self._remember.start()

    def _enable(self) -> None:
        """What can be done with what is seen."""
        reading, at_table = self.reading, self.settings.rail == "table"
        if reading is None:
            return
        has_passage = reading.passage is not None and not at_table
        has_card = reading.place.kind == CARD and not at_table
        for spec in ACTIONS:
            if spec.reads or spec.table:
                usable = (has_passage or not spec.clause) and (has_card or not spec.card)
                self.actions_by_id[spec.id].setEnabled(usable and (at_table or not spec.table))
            elif spec.group == "text":
                # At the table no clause is read, and its keys aim what is set up.
                self.actions_by_id[spec.id].setEnabled(not at_table)
        self.actions_by_id["back"].setEnabled(at_table or reading.history.has_back)
        self.actions_by_id["forward"].setEnabled(at_table or reading.history.has_forward)

    def _change(self, **changes: Any) -> None:
        self.settings = replace(self.settings, **changes)
        self._remember.start()

    def _save(self) -> None:
        self._remember.stop()
        place = self.settings.place
        if self.reading is not None:
            place = self.reading.place.address if self.reading.place.kind != FRONT else ""
        self.settings = replace(
            self.settings,
            columns=self.columns.widths or self.settings.columns,
            table=self.table.widths if self.table is not None else self.settings.table,
            geometry=self.saveGeometry().toBase64().toStdString(),
            place=place,
            question=self.omnibox.text(),
        )
        try:
            desk.save(self.settings, settings_file(self._folder))
        except InputError as error:
            self._not_saved = self.notices.tell_error(error)
        else:
            self.notices.put_away(self._not_saved)

    def _say(self, text: str) -> None:
        self.statusBar().showMessage(text, _MESSAGE_MS)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._closing = True
        self._library.cancel()
        self._scenes.cancel()
        if self._was_shown:
            self._save()
        if self.table is not None:
            self.table.close_down()
        if self.reading is not None:
            self.reading.close()
        if self._collection is not None:
            self._collection.close()
        self._pool.waitForDone()
        super().closeEvent(event)
