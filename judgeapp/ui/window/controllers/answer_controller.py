"""Controller of the official answers: loading and importing them off the interface thread, and confirming which clauses
decide them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from judgeapp.desk.folder import answer_terms_folder, answers_file, cache_folder
from judgeapp.desk.imported.answers import AnswerLibrary, open_answers, precedents_of
from judgeapp.desk.imported.kinds import EntriesKind
from judgeapp.desk.imported.lists import own_shapes
from judgeapp.desk.upkeep.updating import noting_import
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulings.answer import FormerText
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.rulings.precedent import Precedent, precedent_of_ruling
from judgeapp.rulings.precedent_finding import Precedents
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.cards.import_dialog import answer_form
from judgeapp.ui.pages.rulings.answer_page import deciding
from judgeapp.ui.pages.wording import describe_answers_report
from judgeapp.ui.widgets.forms.dialogs import files_to_open
from judgeapp.ui.widgets.work.background import Cancelled, Worker
from judgeapp.ui.widgets.work.file_import import FileImport, Importer
from judgeapp.ui.widgets.work.file_watch import FileWatch
from judgeapp.ui.window.controllers.controller import Controller, Shared
from judgeapp.ui.window.controllers.import_controller import ImportController


class LoadedAnswers(NamedTuple):
    """All answers and rulings, searchable; older texts of some answers; the fault of the file."""

    precedents: Precedents
    former: dict[str, tuple[FormerText, ...]]
    trouble: InputError | None


class _StoredAnswers(NamedTuple):
    precedents: tuple[Precedent, ...]
    former: dict[str, tuple[FormerText, ...]]


class AnswerCollection(Worker):
    """Library of official answers, loaded and indexed in the background; `files` imports."""

    loaded = Signal(object)  # the LoadedAnswers: first, and after every import and change, another program's too
    indexed = Signal(int, int)  # (how many answers were read, of how many that have to be)
    troubled = Signal(object)  # an InputError

    def __init__(self, file: Path, index: Path | None, glossary: Glossary, parent: QObject) -> None:
        """`index` is the folder of the answers' index; None for memory."""
        super().__init__(parent)
        self._file, self._index, self._glossary = file, index, glossary
        self._closing = False
        self._rulings: tuple[Precedent, ...] = ()
        self._joined: tuple[Precedent, ...] | None = None  # rulings of the notebook, for searching
        # The file's last contents.
        self._known: _StoredAnswers | None = None
        # Every task runs: the next one doesn't see the same fault again.
        self._loading = self._every_task(self.tr("opening the official answers"))
        self._deciding = self._every_task(self.tr("saving which clauses decide an answer"))
        own = partial(own_shapes, file.parent, ANSWERS.fields)
        noted = partial(noting_import, file.parent, EntriesKind.ANSWERS)
        importer = Importer(partial(open_answers, file), ANSWERS, own, noted)
        self.files = FileImport(importer, self._pool, self.tr("importing official answers"), self)
        self.files.changed.connect(self.load)
        self.files.troubled.connect(self.troubled)
        FileWatch(file, self).changed.connect(self._read_again)

    def set_rulings(self, noted: Iterable[NotedRuling]) -> None:
        """Find these rulings from now on, too: beside the answers as they were read last."""
        self._rulings = tuple(filter(None, map(precedent_of_ruling, noted)))
        self._loading.start(self._join, self._replace, self.troubled.emit)

    def load(self) -> None:
        self._loading.start(self._load, self.loaded.emit, self.troubled.emit)

    def decide(self, number: str, clauses: Sequence[str], edition: str, also: Sequence[str] = ()) -> None:
        """Keep which clauses decide an answer, and load again. See AnswerLibrary.decide."""

        def work() -> LoadedAnswers:
            return self._load(lambda library: library.decide(number, clauses, edition, also))

        self._deciding.start(work, self.loaded.emit, self.troubled.emit)

    def _replace(self, loaded: LoadedAnswers | None) -> None:
        if loaded is not None:
            self.loaded.emit(loaded)

    def close(self) -> None:
        self._closing = True
        self.files.close()
        super().close()

    # Runs in the pool's thread, one after the other.

    def _load(self, change: Callable[[AnswerLibrary], object] = lambda _: None) -> LoadedAnswers:
        return self._loaded_answers(*self._changed_answers(change))

    def _read_again(self) -> None:
        """The file has changed on disk; nothing is signalled if this program wrote it."""

        def work() -> LoadedAnswers | None:
            answers, trouble = self._changed_answers()
            is_known = answers == self._known and trouble is None
            return None if is_known else self._loaded_answers(answers, trouble)

        self._loading.start(work, self._replace, self.troubled.emit)

    def _join(self) -> LoadedAnswers | None:
        """Join them; None if joined already: rulings came while answers were read."""
        if self._known is None:
            return self._load()
        return None if self._joined is self._rulings else self._loaded_answers(self._known, None)

    def _changed_answers(
        self, change: Callable[[AnswerLibrary], object] = lambda _: None
    ) -> tuple[_StoredAnswers, InputError | None]:
        library, trouble = open_answers(self._file)
        with closing(library):
            change(library)
            return _StoredAnswers(precedents_of(library), library.changed()), trouble

    def _loaded_answers(self, answers: _StoredAnswers, trouble: InputError | None) -> LoadedAnswers:
        rulings = self._rulings
        known = (*rulings, *answers.precedents)
        precedents = Precedents(known, self._glossary, self._index, self._emit_progress)
        self._known, self._joined = answers, rulings
        return LoadedAnswers(precedents, answers.former, trouble)

    def _emit_progress(self, done: int, total: int) -> None:
        if self._closing:
            raise Cancelled
        self.indexed.emit(done, total)


_MIN_SLOW_ANSWERS = 500  # answers that take a noticeable time to read


class AnswerController(Controller):
    import_wanted = Signal(object)  # Paths of files to import: of answers, or of whatever they turn out to be

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        glossary = self._navigation.library.glossary
        self.collection = AnswerCollection(answers_file(self._folder), _index_folder(), glossary, self)
        self.collection.loaded.connect(self._on_answers_loaded)
        self.collection.indexed.connect(self._show_indexed)
        self.collection.troubled.connect(self._notices.show_error)
        self.importing = ImportController(shared, self.collection.files, describe_answers_report, answer_form)
        self._navigation.commands[Kind.DECIDE] = self._follow
        self.collection.load()

    def close(self) -> None:
        self.collection.close()
        self._navigation.pages.precedents.close()

    def import_answers(self) -> None:
        kinds = self.tr("Files of answers (*.json *.jsonl *.ndjson);;All files (*)")
        self.import_wanted.emit(files_to_open(self._over, self.tr("Import official answers"), kinds))

    def confirm(self) -> None:
        """Say that the clauses that are proposed for the answer that is read decide it."""
        address = self._navigation.address
        precedent = self._navigation.pages.precedents.get(address.key) if address.kind == Kind.ANSWER else None
        if precedent is not None and not precedent.clauses:
            self._decide(precedent.key, deciding(self._navigation.library, precedent))

    def _follow(self, address: Address) -> None:
        number, *clauses = address.key.split()
        self._decide(number, clauses)

    def _decide(self, number: str, clauses: Sequence[str]) -> None:
        corpus = self._navigation.library.corpus
        known = self._navigation.pages.precedents.get(number)
        also = [name for name in known.numbers if name != number] if known is not None else []
        self.collection.decide(number, clauses, corpus.built_in, also)
        if clauses:
            text = self.tr("{number} is decided by {clauses}.")
            self._notices.show_success(text.format(number=number, clauses=comma_list(corpus.shown_numbers(clauses))))

    def _show_indexed(self, done: int, total: int) -> None:
        if total >= _MIN_SLOW_ANSWERS:
            self._import_bar.show_step(self.tr("Indexing the answers"), done / total)

    def _on_answers_loaded(self, loaded: LoadedAnswers) -> None:
        if self._import_bar.label.text() == self.tr("Indexing the answers"):
            self._import_bar.hide()
        self._notices.show_error(loaded.trouble)
        self._navigation.set_answers(loaded.precedents, loaded.former)


def _index_folder() -> Path | None:
    """Folder of the word indexes of answers; None without a cache folder."""
    try:
        return answer_terms_folder(cache_folder())
    except InputError:
        return None
