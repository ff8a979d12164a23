"""Controller of the cards: importing, writing and correcting them; and reading all, to know which are understood:
minutes for thousands, in the background."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from typing import Any

from PySide6.QtCore import Signal

from judgeapp.cards.finding.cards import Cards
from judgeapp.desk.folder import cards_file
from judgeapp.ui.address import Address, Kind, record_of
from judgeapp.ui.cards.card_collection import CardCollection, LoadedCards
from judgeapp.ui.cards.card_forms import CardForms
from judgeapp.ui.cards.import_dialog import ImportForm, card_form, erratum_form, restriction_form
from judgeapp.ui.localization import format_number
from judgeapp.ui.pages.wording import describe_cards_report, describe_list_report
from judgeapp.ui.widgets.forms.dialogs import files_to_open
from judgeapp.ui.widgets.work.background import Cancelled, raise_error
from judgeapp.ui.widgets.work.file_import import FileImport
from judgeapp.ui.window.controllers.card_editor import CardEditor
from judgeapp.ui.window.controllers.controller import Controller, Shared
from judgeapp.ui.window.controllers.import_controller import ImportController

_PROGRESS_EVERY_S = 0.2  # seconds


class CardController(Controller):
    import_wanted = Signal(object)  # Paths of files to import: of cards, or of any other kind
    loaded = Signal(object)  # the current Cards

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._forms = self._columns.cards
        self._editor: CardEditor | None = None
        self._is_loaded = False
        self._reading = self._task(self.tr("reading all cards"))
        self._import_bar.cancel_wanted.connect(self._cancel_reading)
        self.collection = CardCollection(cards_file(self._folder), self._navigation.library.glossary, self)
        self.collection.loaded.connect(self._on_cards_loaded)
        self.collection.troubled.connect(self._notices.show_error)

        def importing(files: FileImport[Any], form: Callable[[], ImportForm]) -> ImportController:
            describe = describe_cards_report if files is self.collection.files else describe_list_report
            return ImportController(shared, files, describe, form)

        self.importing = importing(self.collection.files, card_form)
        self.importing_restrictions = importing(self.collection.restrictions, restriction_form)
        self.importing_errata = importing(self.collection.errata, erratum_form)
        self._forms.when_made(self._begin_writing)
        self._navigation.commands |= dict.fromkeys((Kind.WRITE, Kind.CORRECT, Kind.RESTORE), self._follow)
        self._columns.results.reading_wanted.connect(self.read_all)
        self.collection.load()

    def _begin_writing(self, forms: CardForms) -> None:
        """Connect the new form: saved cards go into the library."""
        navigation, listed = self._navigation, forms.list
        self._editor = CardEditor(self._shared, forms.form, self.collection)
        listed.bring.clicked.connect(self.import_cards)
        navigation.read_from(listed.listing)
        for changed in (navigation.moved, listed.filled):
            changed.connect(lambda: listed.follow(navigation.address))

    @property
    def writing(self) -> CardEditor:
        self._forms.make()
        assert self._editor is not None
        return self._editor

    def close(self) -> None:
        super().close()
        self.collection.close()

    def _follow(self, address: Address) -> None:
        editor = self.writing
        if address.kind == Kind.WRITE:
            editor.start_with(address.key)
        elif address.kind == Kind.CORRECT:
            editor.correct(*record_of(address))
        else:
            self.collection.restore(*record_of(address))

    def correct_card(self) -> None:
        """Correct the card that the reader shows, in the language that it shows first."""
        navigation = self._navigation
        if navigation.address.kind != Kind.CARD:
            return
        number = navigation.address.key
        languages = [stored.record.language for stored in navigation.pages.stored_cards(number)]
        first = self._settings.language or "en"
        if languages:
            self.writing.correct(number, first if first in languages else languages[0])

    def import_cards(self) -> None:
        kinds = self.tr("Cards, official answers, lists (*.json *.jsonl *.ndjson);;All files (*)")
        self.import_wanted.emit(files_to_open(self._over, self.tr("Import"), kinds))

    def _on_cards_loaded(self, loaded: LoadedCards) -> None:
        self._notices.show_error(loaded.trouble)
        self._navigation.set_cards(loaded.cards, loaded.stored, loaded.lists)
        self._forms.call_when_made(
            "cards", lambda forms: forms.list.show_cards(loaded.cards, lambda: self._settings.language)
        )
        self.loaded.emit(loaded.cards)
        if not self._is_loaded:
            # Only now, because the card being corrected must be loaded first.
            self._is_loaded = True
            drafts = self._shared.drafts
            drafts.add(
                "card",
                lambda: self._editor.typed if self._editor is not None else {},
                lambda typed: self.writing.restore_typed(typed),
            )
            self._forms.when_made(lambda forms: drafts.save_on(forms.form.changed, forms.form.filled))

    def read_all(self) -> None:
        """Read all cards that were not read yet, in the background; nothing new while others are read."""
        self._show_progress(0, 0)
        self._columns.results.show_reading_state(is_reading=True)
        if self._reading.is_idle:
            tell = self._reading.progress_reporter(self._show_progress)
            work = partial(_read, self._navigation.pages.cards, self._reading.check(), tell)
            self._reading.start(work, lambda _: self._end_reading(), raise_error, self._end_reading)

    def _cancel_reading(self) -> None:
        if not self._reading.is_idle:
            self._reading.cancel()
            self._end_reading()

    def _show_progress(self, done: int, total: int) -> None:
        text = self.tr("Reading the cards")
        if total:
            text = self.tr("Reading the cards: {done} of {total}").format(
                done=format_number(done), total=format_number(total)
            )
        self._import_bar.show_step(text, done / max(1, total))

    def _end_reading(self) -> None:
        self._import_bar.hide()
        self._columns.results.show_reading_state(is_reading=False)
        self._navigation.ask_again()


def _read(cards: Cards, check: Callable[[], None], tell: Callable[[int, int], None]) -> None:
    from judgeapp.cards.readers import read_cards
    from judgeapp.cards.reading.caching import flush

    records, shown_at = cards.unread(), 0.0
    with closing(read_cards(records, known=cards.words)) as readings, suppress(Cancelled):
        tell(0, len(records))
        for done, reading in enumerate(readings, 1):
            cards.learn(records[done - 1], understood=reading.is_understood_untaught)
            check()
            if time.monotonic() - shown_at > _PROGRESS_EVERY_S:
                shown_at = time.monotonic()
                tell(done, len(records))
    flush()
