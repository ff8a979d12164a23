"""The judge's cards, loaded and imported off the interface thread."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from judgeapp.cards.facts import CARDS
from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.lists.errata import ERRATA, Erratum
from judgeapp.cards.lists.restrictions import RESTRICTIONS, Restriction
from judgeapp.cards.record import CardRecord
from judgeapp.desk.folder import lists_file
from judgeapp.desk.imported.cards import CardLibrary, StoredCard, open_cards
from judgeapp.desk.imported.kinds import EntriesKind
from judgeapp.desk.imported.lists import ListStore, SavedLists, load_lists, own_shapes
from judgeapp.desk.upkeep.updating import noting_import
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.ui.widgets.work.background import Worker
from judgeapp.ui.widgets.work.file_import import FileImport, Importer, L
from judgeapp.ui.widgets.work.file_watch import FileWatch


class LoadedCards(NamedTuple):
    """All cards, searchable and as saved; the lists about them; and the fault of the file."""

    cards: Cards
    stored: tuple[StoredCard, ...]
    lists: SavedLists
    trouble: InputError | None


class CardCollection(Worker):
    """Card library of the data folder, loaded and changed in the background, in a thread of its own: searches don't
    wait for an import. `files`, `restrictions` and `errata` import."""

    # The LoadedCards: first, and after every import and change, another program's too.
    loaded = Signal(object)
    changed = Signal(str)  # number of a card that was corrected or restored, once that is loaded
    troubled = Signal(object)  # an InputError

    def __init__(self, file: Path, glossary: Glossary, parent: QObject) -> None:
        super().__init__(parent)
        self._file, self._glossary = file, glossary
        self._known: tuple[tuple[StoredCard, ...], SavedLists] | None = None  # the last contents of the file
        self._loading = self._task(self.tr("opening the cards"))
        # Every result is delivered: the next run doesn't see the same change.
        self._rereading = self._every_task(self.tr("reading the cards again"))
        self._changing = self._every_task(self.tr("saving a card"))
        folder = file.parent
        own, noted = partial(own_shapes, folder, CARDS.fields), partial(partial, noting_import, folder)
        self.files = self._importing(
            Importer(partial(open_cards, file), CARDS, own, noted(EntriesKind.CARDS)), self.tr("importing cards")
        )
        self.restrictions = self._importing(
            Importer(
                lambda: (ListStore[Restriction](folder, "restrictions"), None),
                RESTRICTIONS,
                saving=noted(EntriesKind.RESTRICTIONS),
            ),
            self.tr("importing banned and restricted cards"),
        )
        self.errata = self._importing(
            Importer(lambda: (ListStore[Erratum](folder, "errata"), None), ERRATA, saving=noted(EntriesKind.ERRATA)),
            self.tr("importing errata"),
        )
        for watched in (file, lists_file(folder)):
            FileWatch(watched, self).changed.connect(self._read_again)

    def _importing(self, importer: Importer[L], activity: str) -> FileImport[L]:
        files = FileImport(importer, self._pool, activity, self)
        files.changed.connect(self.load)
        files.troubled.connect(self.troubled)
        return files

    def load(self) -> None:
        self._loading.start(self._load, self.loaded.emit, self.troubled.emit)

    def correct(self, record: CardRecord) -> None:
        """Add a card by hand, or correct the one that is there."""
        self._change(record.number, lambda library: library.correct(record))

    def restore(self, number: str, language: str) -> None:
        self._change(number, lambda library: library.restore(number, language))

    def _change(self, number: str, change: Callable[[CardLibrary], object]) -> None:
        def then(loaded: LoadedCards) -> None:
            self.loaded.emit(loaded)
            self.changed.emit(number)

        self._changing.start(lambda: self._load(change), then, self.troubled.emit)

    def close(self) -> None:
        for files in (self.files, self.restrictions, self.errata):
            files.close()
        super().close()

    def _load(self, change: Callable[[CardLibrary], object] = lambda _: None) -> LoadedCards:
        return self._loaded_cards(*self._changed_cards(change))

    def _read_again(self) -> None:
        """The file has changed on disk; nothing is signalled if this program wrote it."""

        def work() -> LoadedCards | None:
            stored, trouble = self._changed_cards()
            is_known = self._known == (stored, load_lists(self._file.parent)[0])
            return None if is_known and trouble is None else self._loaded_cards(stored, trouble)

        def then(loaded: LoadedCards | None) -> None:
            if loaded is not None:
                self.loaded.emit(loaded)

        self._rereading.start(work, then, self.troubled.emit)

    def _changed_cards(
        self, change: Callable[[CardLibrary], object] = lambda _: None
    ) -> tuple[tuple[StoredCard, ...], InputError | None]:
        library, trouble = open_cards(self._file)
        with closing(library):
            change(library)
            return library.all(), trouble

    def _loaded_cards(self, stored: tuple[StoredCard, ...], trouble: InputError | None) -> LoadedCards:
        lists, lists_trouble = load_lists(self._file.parent)
        self._known = stored, lists
        cards = Cards((entry.record for entry in stored), self._glossary)
        return LoadedCards(cards, stored, lists, trouble or lists_trouble)
