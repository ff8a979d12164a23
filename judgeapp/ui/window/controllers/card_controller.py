"""Controller of the cards: importing, writing and correcting them; and reading all, to know which are understood:
minutes for thousands, in the background."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from judgeapp.desk.folder import cards_file
from judgeapp.ui.address import Address, Kind, record_of
from judgeapp.ui.cards.card_forms import CardForms
from judgeapp.ui.localization import format_number
from judgeapp.ui.widgets.work.background import Worker, raise_error
from judgeapp.ui.widgets.work.lifetime import hand_over
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from judgeapp.cards.finding.cards import Cards
    from judgeapp.library import Library
    from judgeapp.ui.cards.card_collection import CardCollection, LoadedCards
    from judgeapp.ui.cards.import_dialog import ImportForm
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation
    from judgeapp.ui.widgets.work.file_import import FileImport
    from judgeapp.ui.window.controllers.card_editor import CardEditor
    from judgeapp.ui.window.controllers.form_drafts import FormDrafts
    from judgeapp.ui.window.controllers.import_controller import ImportController


class CardController(Controller):
    import_wanted = Signal(object)  # Paths of files to import: of cards, or of any other kind
    loaded = Signal(object)  # the current Cards
    form_wanted = Signal(str)  # show the form, and focus this field

    # Set by `begin`.
    _collection: CardCollection
    _import_controller: ImportController
    _restrictions: ImportController
    _errata: ImportController

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._forms = shared.cards
        self._editor: CardEditor | None = None
        # Typed texts saved on disk; None once they are in the form.
        self._drafts: FormDrafts | None = None
        self._reading: AllCardsReading | None = None

    def begin(self, library: Library, navigation: ReaderNavigation, drafts: FormDrafts) -> None:
        from judgeapp.ui.cards.card_collection import CardCollection
        from judgeapp.ui.cards.import_dialog import card_form, erratum_form, restriction_form
        from judgeapp.ui.pages.wording import describe_cards_report, describe_list_report
        from judgeapp.ui.window.controllers.import_controller import ImportController

        collection = CardCollection(cards_file(self._folder), library.glossary, self)
        collection.loaded.connect(self._on_cards_loaded)
        collection.troubled.connect(self._notices.show_error)
        self._navigation = navigation
        self._collection = collection
        self._drafts = drafts

        def importing(files: FileImport[Any], form: Callable[[], ImportForm]) -> ImportController:
            describe = describe_cards_report if files is collection.files else describe_list_report
            return ImportController(self._shared, files, describe, navigation, form)

        self._import_controller = importing(collection.files, card_form)
        self._restrictions = importing(collection.restrictions, restriction_form)
        self._errata = importing(collection.errata, erratum_form)
        self._forms.when_made(partial(self._begin_writing, navigation, collection))
        navigation.commands |= dict.fromkeys((Kind.WRITE, Kind.CORRECT, Kind.RESTORE), self._follow)
        navigation.reading_wanted.connect(self.read_all)
        collection.load()

    def _begin_writing(self, navigation: ReaderNavigation, collection: CardCollection, forms: CardForms) -> None:
        """Connect the new form: saved cards go into the library."""
        from judgeapp.ui.window.controllers.card_editor import CardEditor

        self._editor = CardEditor(forms.form, navigation, collection, self._notices, self)
        self._editor.form_wanted.connect(self.form_wanted)
        listed = forms.list
        listed.bring.clicked.connect(self.import_cards)
        navigation.read_from(listed.listing)
        for changed in (navigation.moved, listed.filled):
            changed.connect(lambda: listed.follow(navigation.address))

    @property
    def _writing(self) -> CardEditor:
        self._forms.make()
        assert self._editor is not None
        return self._editor

    def load(self) -> None:
        """Show the cards and lists that are kept now."""
        self._collection.load()

    @property
    def is_idle(self) -> bool:
        """True once the cards are loaded and nothing is done with them."""
        is_reading = self._reading is not None and not self._reading.is_idle
        return self._collection.is_idle and not is_reading

    def close(self) -> None:
        if self._reading is not None:
            self._reading.close()
        self._collection.close()

    # Writing

    def _follow(self, address: Address) -> None:
        editor = self._writing
        if address.kind == Kind.WRITE:
            editor.start_with(address.key)
        elif address.kind == Kind.CORRECT:
            editor.correct(*record_of(address))
        else:
            editor.restore(*record_of(address))

    def add_card(self) -> None:
        self._writing.add()

    def read_text(self) -> None:
        self._writing.read_text()

    def correct_card(self) -> None:
        """Correct the card that the reader shows, in the language that it shows first."""
        navigation = self._navigation
        if navigation.address.kind != Kind.CARD:
            return
        number = navigation.address.key
        languages = [kept.record.language for kept in navigation.pages.kept(number)]
        first = self._settings.language or "en"
        if languages:
            self._writing.correct(number, first if first in languages else languages[0])

    def save_card(self) -> None:
        self._writing.save()

    # Imports

    def import_cards(self) -> None:
        kinds = self.tr("Cards, official answers, lists (*.json *.jsonl *.ndjson);;All files (*)")
        self.import_wanted.emit(self._import_controller.ask(self.tr("Import"), kinds))

    def import_files(self, files: Sequence[Path]) -> None:
        self._import_controller.import_files(files)

    def import_restrictions(self, files: Sequence[Path]) -> None:
        """Import lists of banned and restricted cards."""
        self._restrictions.import_files(files)

    def import_errata(self, files: Sequence[Path]) -> None:
        self._errata.import_files(files)

    # Reading

    def read_all(self) -> None:
        """Read all cards that were not read yet, in the background."""
        if self._reading is None:
            self._reading = AllCardsReading(self)
            self._reading.progressed.connect(self._show_progress)
            self._reading.ended.connect(self._end_reading)
            self._import_bar.cancel_wanted.connect(self._reading.cancel)
        self._show_progress(0, 0)
        self._navigation.show_reading_state(is_reading=True)
        self._reading.start(self._navigation.pages.cards)

    def _show_progress(self, done: int, total: int) -> None:
        text = self.tr("Reading the cards")
        if total:
            text = self.tr("Reading the cards: {done} of {total}").format(
                done=format_number(done), total=format_number(total)
            )
        self._import_bar.show_step(text, done / max(1, total))

    def _end_reading(self) -> None:
        self._import_bar.hide()
        self._navigation.show_reading_state(is_reading=False)
        self._navigation.ask_again()

    def _on_cards_loaded(self, loaded: LoadedCards) -> None:
        self._notices.show_error(loaded.trouble)
        self._navigation.set_cards(loaded.cards, loaded.kept, loaded.lists)
        self._forms.call_when_made(
            "cards", lambda forms: forms.list.show_cards(loaded.cards, lambda: self._settings.language)
        )
        self.loaded.emit(loaded.cards)
        drafts, self._drafts = self._drafts, None
        if drafts is not None:
            # Only now, because the card being corrected must be loaded first.
            drafts.add("card", lambda: self._editor.typed if self._editor is not None else {}, self._restore_typed)
            self._forms.when_made(partial(self._keep_typed_in, drafts))

    def _keep_typed_in(self, drafts: FormDrafts, forms: CardForms) -> None:
        forms.form.changed.connect(drafts.save_drafts_soon)
        forms.form.filled.connect(drafts.save_drafts_soon)

    def _restore_typed(self, typed: dict[str, str]) -> None:
        self._writing.restore_typed(typed)


_PROGRESS_EVERY_S = 0.2  # seconds


class AllCardsReading(Worker):
    progressed = Signal(int, int)  # (cards read, of how many)
    ended = Signal()  # done or cancelled; what was read stays known

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reading = self._task(self.tr("reading all cards"))
        self._stop = threading.Event()

    def start(self, cards: Cards) -> None:
        """Read what of these cards was not read yet; nothing while others are read."""
        if not self.is_idle:
            return
        self._stop = stop = threading.Event()

        def work() -> None:
            self._read_all(cards, stop)

        self._reading.start(work, lambda _: self.ended.emit(), raise_error, self.ended.emit)

    def cancel(self) -> None:
        if not self.is_idle:
            self._stop.set()
            self._reading.cancel()
            self.ended.emit()

    def close(self) -> None:
        self._stop.set()
        super().close()

    def _read_all(self, cards: Cards, stop: threading.Event) -> None:
        from judgeapp.cards.readers import read_cards
        from judgeapp.cards.reading.caching import flush

        records = cards.unread()
        text = 0.0
        with closing(read_cards(records, known=cards.words)) as readings:
            hand_over(self, partial(self._emit_progress, stop, 0, len(records)))
            for done, reading in enumerate(readings, 1):
                cards.learn(records[done - 1], understood=reading.is_understood_untaught)
                if stop.is_set():
                    break
                if time.monotonic() - text > _PROGRESS_EVERY_S:
                    text = time.monotonic()
                    hand_over(self, partial(self._emit_progress, stop, done, len(records)))
        flush()

    def _emit_progress(self, stop: threading.Event, done: int, total: int) -> None:
        # A cancelled task reports nothing.
        if not stop.is_set():
            self.progressed.emit(done, total)
