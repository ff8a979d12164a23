"""Every place that names a clause: of what the program brings with it, and of what a judge keeps.
What names none but the clause is of the edition that is built in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec

from judgeapp.citations.reference import Reference, ReferenceKind, clause_in
from judgeapp.clauses.citing import by_edition, mentioned_clauses
from judgeapp.desk.folder import answers_file, autosave_file, bookmarks_file, notebook_file
from judgeapp.desk.imported.answers import AnswerLibrary, open_answers
from judgeapp.desk.storage.database import OpenDatabase
from judgeapp.desk.written.alignments import CitedText, SavedAlignments, load_alignments, save_alignments
from judgeapp.desk.written.bookmarks import Bookmarks, open_bookmarks
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.desk.written.unfinished import load_unfinished
from judgeapp.editions.alignment.wording import fingerprint
from judgeapp.editions.in_force import edition_at
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.glossary.concept import Concept
from judgeapp.messages.errors import InputError
from judgeapp.questions.question import ProvenQuestion
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.table.scene import Scene
from judgeapp.table.tree.file import MAX_BYTES, SavedTree

T = TypeVar("T")
D = TypeVar("D", bound=OpenDatabase)
_MAX_LINE_LETTERS = 120  # of the line about a place


class SavedReferences:
    """References of a data folder and of a corpus. `troubles` is what could not be read."""

    def __init__(self, corpus: Corpus, alignments: SavedAlignments) -> None:
        self._corpus = corpus
        self._alignments = alignments
        self._built_in = corpus.manifest.source(RULES).edition
        self.troubles: list[InputError] = []

    def own(self, folder: Path) -> tuple[Reference, ...]:
        """References in what the judge has saved."""
        references: list[Reference] = []
        for part in (self._bookmarks, self._rulings, self._answers, self._written, self._table):
            try:
                references += part(folder)
            except InputError as error:  # a database that can't be opened at all
                self.troubles.append(error)
        return tuple(references)

    def built_in_references(
        self, questions: Iterable[ProvenQuestion], scenes: Iterable[Scene], concepts: Iterable[Concept]
    ) -> tuple[Reference, ...]:
        """References in what the program brings with it."""
        places = (
            *((ReferenceKind.READING, r.id, r.question["en"], r.clauses) for r in self._corpus.readings.values()),
            *((ReferenceKind.DIFFERENCE, d.id, d.says["en"], d.clauses) for d in self._corpus.differences),
            *((ReferenceKind.QUESTION, q.id, q.ask["en"][0], q.clauses) for q in questions),
            *((ReferenceKind.SCENE, s.key, s.title, s.clauses) for s in scenes),
            *((ReferenceKind.CONCEPT, c.id, c.name("en"), c.clauses) for c in concepts),
        )
        return tuple(reference for place in places for reference in self._all(*place))

    def of(self, kind: ReferenceKind, id_: str, text: str, clause: str, edition: str = "") -> Reference:
        """Citation of a clause: its number, with "@" and the edition that has it: 16-44@4.2."""
        number, _, named = clause.partition("@")
        edition = named or edition or self._built_in
        known = self._alignments.cited_text(edition, number)
        if known is not None:
            sign = known.fingerprint
        else:
            at_hand = clause_in(self._corpus, edition, number)
            sign = fingerprint(at_hand) if at_hand is not None else ""
        return Reference(kind, id_, _shortened(text), edition, number, sign)

    def _all(
        self, kind: ReferenceKind, id_: str, text: str, clauses: Iterable[str], edition: str = ""
    ) -> Iterator[Reference]:
        named = (self.of(kind, id_, text, clause, edition) for clause in clauses)
        return iter(dict.fromkeys(named))

    def _read(
        self, open_store: Callable[[Path], tuple[D, InputError | None]], file: Path, read: Callable[[D], T]
    ) -> T | None:
        """Content of a database; None if there is none."""
        if not file.exists():
            return None
        database, trouble = open_store(file)
        self._note(trouble)
        with closing(database):
            return read(database)

    def _bookmarks(self, folder: Path) -> Iterator[Reference]:
        of_source = {s.key: s.edition for s in self._corpus.manifest.sources if s.comprehensive}
        for mark in self._read(open_bookmarks, bookmarks_file(folder), Bookmarks.all) or ():
            source, _, number = mark.passage.partition(":")
            edition = of_source.get(source) or _edition_of_key(source)
            text = mark.note or mark.passage
            clauses = [f"{number}@{edition}"] if edition and number[:1].isdigit() else []
            clauses += self._written_in(mark.note)
            yield from self._all(ReferenceKind.BOOKMARK, mark.passage, text, clauses)

    def _rulings(self, folder: Path) -> Iterator[Reference]:
        for noted in self._read(open_notebook, notebook_file(folder), Notebook.all) or ():
            if noted.content is not None:
                yield from self._ruling(ReferenceKind.RULING, noted.id, noted.content)

    def _written(self, folder: Path) -> Iterator[Reference]:
        unfinished, trouble = load_unfinished(folder)
        self._note(trouble)
        if unfinished is not None:
            yield from self._ruling(ReferenceKind.WRITTEN, unfinished.ruling, unfinished.written)

    def _ruling(self, kind: ReferenceKind, id_: str, ruling: Ruling) -> Iterator[Reference]:
        edition = edition_at(self._corpus.manifest, ruling.date) if ruling.date else ""
        clauses = (*ruling.clauses, *self._written_in(ruling.question, ruling.answer, edition=edition))
        return self._all(kind, id_, ruling.question, clauses)

    def _answers(self, folder: Path) -> Iterator[Reference]:
        decided = self._read(open_answers, answers_file(folder), AnswerLibrary.decided) or {}
        for number, by in decided.items():
            edition = by.editions[0] if by.editions else ""
            yield from self._all(ReferenceKind.ANSWER, number, number, by.clauses, edition)

    def _table(self, folder: Path) -> Iterator[Reference]:
        file = autosave_file(folder)
        if not file.exists():
            return
        try:
            # Only the notes beside it: the duel need not be played for those.
            saved = msgspec.json.decode(read_untrusted_bytes(file, MAX_BYTES), type=SavedTree)
        except (InputError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return  # the table itself says so when it is opened
        notes = saved.notes
        title = notes.title or saved.beginning.title
        comments = (saved.comment, *(node.comment for node in saved.nodes))
        texts = (notes.title, notes.ruling, *comments)
        clauses = (*(notes.clauses or ()), *self._written_in(*texts))
        yield from self._all(ReferenceKind.TABLE, "", title, clauses)

    def of_scenes(self, scenes: Iterable[Scene]) -> tuple[Reference, ...]:
        return tuple(
            reference
            for scene in scenes
            for reference in self._all(ReferenceKind.SCENE, scene.key, scene.title, scene.clauses)
        )

    def _written_in(self, *texts: str, edition: str = "") -> Iterator[str]:
        """Clauses that the judge's texts name, by an edition or the built-in one, if they exist: links lead there."""
        for text in texts:
            for named in mentioned_clauses(text):
                clause = self._corpus.base_number(by_edition(named.clause, edition) if edition else named.clause)
                if self._corpus.clause(clause) is not None:
                    yield clause

    def _note(self, trouble: InputError | None) -> None:
        if trouble is not None:
            self.troubles.append(trouble)


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _MAX_LINE_LETTERS else f"{line[:_MAX_LINE_LETTERS].rstrip()} …"


def note_cited(folder: Path, corpus: Corpus) -> tuple[InputError, ...]:
    """Keep what clauses of editions that were imported say, as far as something cites them: these can be taken out or
    imported again. Returns what could not be read, as that is set aside, and who reads next misses nothing. Raises
    InputError when the disk refuses."""
    alignments, _ = load_alignments(folder)
    references = SavedReferences(corpus, alignments)
    built_in = corpus.manifest.source(RULES).edition
    new: dict[tuple[str, str], CitedText] = {}
    for reference in references.own(folder):
        if reference.edition == built_in or alignments.cited_text(reference.edition, reference.number) is not None:
            continue
        clause = clause_in(corpus, reference.edition, reference.number)
        if clause is not None:
            new[reference.edition, reference.number] = CitedText(
                reference.edition, reference.number, fingerprint(clause), clause.text
            )
    if new:
        save_alignments(folder, lambda before: msgspec.structs.replace(before, cited=(*before.cited, *new.values())))
    return tuple(references.troubles)


def _edition_of_key(source: str) -> str:
    """Number of an edition that is gone, from its key: rules-4.2-en."""
    named = source.removeprefix("rules-").partition("-")[0]
    return named if source.startswith("rules-") and named[:1].isdigit() else ""
