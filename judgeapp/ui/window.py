"""The window: how its parts hang together, and what is seen of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QThreadPool, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from judgeapp.desk.folder import bookmarks_file
from judgeapp.desk.settings import Settings
from judgeapp.errors import InputError
from judgeapp.ui import fonts
from judgeapp.ui.collecting import Collecting
from judgeapp.ui.columns import Columns
from judgeapp.ui.copying import Copying
from judgeapp.ui.importing import ImportBar
from judgeapp.ui.looks import Looks
from judgeapp.ui.memory import Memory
from judgeapp.ui.menus import enable, fill_menus
from judgeapp.ui.notices import Notices
from judgeapp.ui.omnibox import Omnibox
from judgeapp.ui.opening import Opening
from judgeapp.ui.place import CARD, FRONT, PLAY, SCENES, SHORTCUTS, TRY, Place, place_at
from judgeapp.ui.rail import Rail
from judgeapp.ui.seating import Seating

if TYPE_CHECKING:
    from judgeapp.desk.bookmarks import Bookmark
    from judgeapp.library import Library
    from judgeapp.table.scene import Scene
    from judgeapp.ui.reading import Reading
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
        self.reading: Reading | None = None
        # The list that was seen beside the reader last.
        self._reading_rail = "search"
        # One thread: what is asked is answered in order, and the second core stays free for
        # the interface.
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._was_shown = False

        self.omnibox = Omnibox()
        self.notices = Notices()
        self.import_bar = ImportBar()
        self.rail = Rail()
        self.columns = Columns()
        self._lay_out()
        self.memory = Memory(folder, self.notices, self._seen, self)
        self.looks = Looks(self.memory, self)
        self.copying = Copying(self.memory, self)
        self.collecting = Collecting(
            folder, self.memory, self.columns.form, self.import_bar, self.notices, self
        )
        self.seating = Seating(folder, self.memory, self._body, self.notices, self)
        self.opening = Opening(folder, self.columns.results, self.notices, self._pool, self)
        self.actions_by_id = fill_menus(self)
        self.actions_by_id[f"language-{self.settings.language or 'any'}"].setChecked(True)
        self._check_text()
        self._asked_before = self.settings.question
        self.omnibox.setText(self._asked_before)
        self._connect()
        self.setWindowTitle(self.tr("Judge’s desk"))
        self.looks.use_font()
        self.looks.use_colours()
        self.show_rail(self.settings.rail, focus=False)
        self.columns.changed.connect(self.actions_by_id["parallels"].setChecked)
        self.columns.open_beside(self.settings.parallels)
        self.actions_by_id["parallels"].setChecked(self.settings.parallels)
        self.omnibox.selectAll()
        self.omnibox.setFocus()
        if not self.restoreGeometry(QByteArray.fromBase64(self.settings.geometry.encode())):
            self.resize(*_SIZE)
        if self.memory.trouble is not None:
            self.notices.tell_error(self.memory.trouble)

    @property
    def settings(self) -> Settings:
        return self.memory.settings

    @property
    def table(self) -> Table | None:
        """The table, once it was asked for."""
        return self.seating.table

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
        self.columns.splitterMoved.connect(self.memory.save_soon)
        self.columns.beside.closed.connect(self.toggle_parallels)
        self.columns.reader.copy_asked.connect(self.copying.copy_text)
        self.columns.reader.bookmark_asked.connect(self.toggle_bookmark)
        self.opening.opened.connect(self._begin)
        self.collecting.loaded.connect(self.seating.take_cards)
        self.collecting.shown.connect(self._show_form)
        self.seating.followed.connect(self._open_beside)
        self.looks.changed.connect(self._fit)
        for part in (self.looks, self.copying, self.seating):
            part.said.connect(self._say)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._was_shown:
            self._was_shown = True
            # Not before the window stands: typing comes first. But whatever else goes wrong
            # here, the rules are opened.
            QTimer.singleShot(0, self.opening.start)
            self.opening.show_begun()
            self.columns.share_out(self.settings.columns)
        super().showEvent(event)

    def _begin(self, library: Library) -> None:
        """The rules are open: from now on they are read."""
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
        self.notices.tell(self.opening.damage_told)
        self.notices.tell(fonts.missing_told(self._lacking()))
        sources = library.corpus.manifest.sources
        told = self.tr("%n source(s), first of them: {edition}", "", len(sources))
        self._edition.setText(told.format(edition=binding_told(sources)))
        shown_in = (self.settings.language, self.settings.shown_text)
        self.reading = Reading(library, bookmarks, self.columns, self._pool, shown_in, self)
        self.reading.moved.connect(self._moved)
        self.reading.asked.connect(self._put_question)
        self.reading.wanted.connect(self._do_wanted)
        self.reading.troubled.connect(self.notices.tell_error)
        self.reading.bookmarks.unmarked.connect(self._offer_mark_again)
        self.copying.begin(self.reading)
        # What was typed while the rules were opened counts, not what stood there before.
        typed = self.omnibox.text()
        same = typed == self._asked_before
        self.reading.resume(place_at(self.settings.place) if same else None, typed)
        self.collecting.begin(library, self.reading)
        self.seating.begin(library, self.reading)
        if self.settings.rail == "table":
            self.seating.show()
        QTimer.singleShot(_SCENES_AFTER_MS, self, self.bring_scenes)
        self.opened.emit()

    def bring_scenes(self) -> None:
        """Find the ready scenes, and name them where they are about what is read."""

        def then(scenes: tuple[Scene, ...]) -> None:
            if self.reading is not None:
                self.reading.take_scenes(scenes)

        self.opening.bring_scenes(then)

    @property
    def is_idle(self) -> bool:
        """Whether rules and cards are open and nothing is being worked out."""
        is_read = self.reading is not None and self.reading.is_idle
        return is_read and self.collecting.is_idle and self.seating.is_idle

    # What is asked

    def _ask(self, text: str) -> None:
        self.show_rail("search", focus=False)
        if self.reading is not None:
            self.reading.ask(text)
        self.memory.save_soon()

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

    # Where one is

    def show_rail(self, rail: str, *, focus: bool = True) -> None:
        """Show one of the lists at the left."""
        self.rail.show_chosen(rail)
        self.actions_by_id[rail].setChecked(True)
        if rail == "table":
            self.seating.show()
        else:
            self._reading_rail = rail
            self._body.setCurrentWidget(self.columns)
            self.columns.show_list(rail)
        self.memory.change(rail=rail)
        self._enable()
        if rail == "card" and self.reading is not None:
            self.reading.pages.await_text()
        if focus:
            if rail == "table":
                self.seating.do("take_focus")
            else:
                (self.omnibox if rail == "search" else self.columns.lists[rail]).setFocus()

    def _show_reader(self) -> bool:
        """Show the reader where the table is seen. Whether it was."""
        hidden = self.settings.rail == "table"
        if hidden:
            self.show_rail(self._reading_rail, focus=False)
        return hidden

    def _show_form(self, field: str) -> None:
        self.show_rail("card", focus=False)
        self.columns.form.focus(field)

    def _open_beside(self, place: Place) -> None:
        """Read what was chosen at the table."""
        if self.reading is not None:
            self._show_reader()
            self.reading.open(place)
            self.columns.reader.setFocus()

    def _do_wanted(self, place: Place) -> None:
        """What a link offers to do with a card or to play."""
        if place.kind in (SCENES, PLAY, TRY):
            self.show_rail("table")
            self.seating.play(place)
        else:
            self.collecting.do(place)

    def focus_field(self) -> None:
        self.omnibox.setFocus()
        self.omnibox.selectAll()

    def escape(self) -> None:
        """To the field; and when there already, empty it."""
        if self.settings.rail == "table" and self.seating.escape():
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

    # What is kept

    def save(self) -> None:
        """Save what is worked at: the table, or the card that is written."""
        if self.settings.rail == "table":
            self.seating.do("save")
        else:
            self.collecting.save_card()

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

    # In what words, and what stands beside

    def prefer(self, language: str) -> None:
        """Show this language first wherever there are several."""
        self.memory.change(language=language)
        self.looks.use_font()
        self.seating.prefer(language)
        if self.reading is not None:
            self.reading.prefer(language, self.settings.shown_text)
        self._check_text()

    def use_text(self, text: str) -> None:
        """Show clauses as rendered, as the source has them, or both."""
        self.memory.change(text=text)
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

    def _check_text(self) -> None:
        self.actions_by_id[f"text-{self.settings.shown_text}"].setChecked(True)

    def toggle_parallels(self) -> None:
        opens = self.columns.beside.isHidden()
        self.columns.open_beside(opens, squeeze=opens)
        self.actions_by_id["parallels"].setChecked(opens)
        self.memory.change(parallels=opens)

    def pin(self) -> None:
        """Keep the term that is read beside the reader; let go of the one that is kept."""
        if self.reading is None:
            return
        had = self.reading.alongside.pinned
        self.reading.pin()
        if self.reading.alongside.pinned:
            self.columns.open_beside(True, squeeze=True)
            self.actions_by_id["parallels"].setChecked(True)
            self.memory.change(parallels=True)
        elif not had:
            self._say(self.tr("Open a term first: it is what can be pinned"))

    # How it looks

    def _fit(self) -> None:
        """Take new measures from the font, and the colours of now."""
        em = fonts.em()
        self.actions_by_id[self.settings.scheme].setChecked(True)
        self.omnibox.setFont(self.looks.font(1.25))
        self.omnibox.setTextMargins(round(em * 0.3), round(em * 0.2), 0, round(em * 0.2))
        side = round(em * 0.5)
        self._top.setContentsMargins(side, side, side, side)
        self._top.setSpacing(round(em * 0.3))
        self.statusBar().setContentsMargins(0, 0, side, 0)
        self._fit_rail()
        self.columns.fit()
        self.seating.fit()
        if self.reading is not None:
            self.reading.render()

    def _fit_rail(self) -> None:
        self.rail.fit(narrow=self.width() < fonts.em() * _NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rail()

    # What can be done, and what was

    def _moved(self) -> None:
        reading = self.reading
        if reading is None:
            return
        self._enable()
        self.actions_by_id["bookmark"].setChecked(reading.is_marked)
        self.memory.save_soon()

    def _enable(self) -> None:
        """What can be done with what is seen."""
        reading, at_table = self.reading, self.settings.rail == "table"
        if reading is None:
            return
        enable(
            self.actions_by_id,
            at_table=at_table,
            clause=reading.passage is not None,
            card=reading.place.kind == CARD,
            back=reading.history.has_back,
            forward=reading.history.has_forward,
        )

    def _say(self, text: str) -> None:
        self.statusBar().showMessage(text, _MESSAGE_MS)

    def _seen(self) -> dict[str, Any]:
        """The settings that are what is seen now."""
        place = self.settings.place
        if self.reading is not None:
            place = self.reading.place.address if self.reading.place.kind != FRONT else ""
        return {
            "columns": self.columns.widths or self.settings.columns,
            "table": self.seating.widths,
            "geometry": self.saveGeometry().toBase64().toStdString(),
            "place": place,
            "question": self.omnibox.text(),
        }

    def closeEvent(self, event: QCloseEvent) -> None:
        self.opening.close()
        if self._was_shown:
            self.memory.save()
        self.seating.close()
        if self.reading is not None:
            self.reading.close()
        self.collecting.close()
        self._pool.waitForDone()
        super().closeEvent(event)
