"""Controller of the official answers: importing them, and confirming which clauses decide them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal

from judgeapp.desk.folder import answer_terms_folder, answers_file, cache_folder
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.cards.import_dialog import answer_form
from judgeapp.ui.pages.rulings.answer_page import deciding
from judgeapp.ui.pages.wording import describe_answers_report
from judgeapp.ui.rulings.answer_collection import AnswerCollection, LoadedAnswers
from judgeapp.ui.window.controllers.controller import Controller, Shared
from judgeapp.ui.window.controllers.import_controller import ImportController

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

    @property
    def is_idle(self) -> bool:
        return self.collection.is_idle

    def close(self) -> None:
        self.collection.close()
        self._navigation.pages.precedents.close()

    def import_answers(self) -> None:
        kinds = self.tr("Files of answers (*.json *.jsonl *.ndjson);;All files (*)")
        self.import_wanted.emit(self.importing.ask(self.tr("Import official answers"), kinds))

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
