"""The library: corpus, concepts and index behind one door. The window and the command line read through it and know
nothing behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from judgeapp.editions.edition import ImportedEdition
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.editions.opening import open_rules
from judgeapp.glossary.concept import Concept
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary, Term, Terms
from judgeapp.questions.opening import OpenQuestions, QuestionProgress, open_questions
from judgeapp.questions.question import ProvenQuestions
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.passage import Passage
from judgeapp.search.answer import Answer, Mark
from judgeapp.search.finder import PassageFinder
from judgeapp.search.index import open_index
from judgeapp.search.indexing import IndexProgress
from judgeapp.search.marking import marks_in
from judgeapp.search.question import resolve


class Library:
    """Everything that can be read. Safe to use from several threads: nothing in it changes."""

    def __init__(self, concordance: Concordance, finder: PassageFinder, questions: OpenQuestions) -> None:
        self.corpus: Corpus = concordance.corpus
        self.glossary: Glossary = concordance.glossary
        self._concordance = concordance
        self._terms = Terms(concordance.glossary)
        self._finder = finder
        self._questions = questions

    @property
    def questions(self) -> ProvenQuestions:
        return self._questions.by_id

    def answer(
        self,
        question: str,
        *,
        language: str = "",
        source: str = "",
        limit: int = 50,
        first: str = "",
        reads: Sequence[str] = (),
    ) -> Answer:
        """Find passages. `language` and `source` keep only those of that language or source; passages in several
        languages are shown in `first`, or in the question's. With `reads`, passages in none of these languages are only
        counted.

        Raises InputError when there is no such language or source."""
        return self._finder.answer(question, language=language, source=source, limit=limit, first=first, reads=reads)

    def knows(self, word: str) -> bool:
        """True if a concept has this name, or any passage the word."""
        return self._finder.knows(word)

    def read_ahead(self, goes_on: Callable[[], bool]) -> None:
        """Prepare data that the first answers would wait for, while allowed; it can be resumed. Changes no answer."""
        self._finder.read_ahead(goes_on)

    def about(self, text: str, limit: int) -> tuple[Passage, ...]:
        """The clauses that a text of any length is most likely about, best first."""
        return self._finder.about(text, limit)

    def marks(self, text: str, matches: Iterable[str]) -> tuple[Mark, ...]:
        """Spans of `text` that an answer matched (Answer.found), in order, apart."""
        return marks_in(text, tuple(matches))

    def terms(self, text: str, language: str) -> tuple[Term, ...]:
        """Spans where a text of a language first names each concept, in order, apart."""
        return self._terms.of(text, language)

    def headed_by(self, concept: Concept) -> tuple[Passage, ...]:
        """The passages of manuals and glossaries that are headed by a concept."""
        return self._concordance.headed_by(concept)

    def resolve(self, reference: str) -> tuple[Passage, ...]:
        return resolve(self.corpus, reference)

    def concepts_of(self, passage: Passage) -> tuple[Concept, ...]:
        """The concepts that a passage is about, nearest first."""
        return self._concordance.concepts_of(passage)

    def parallels(self, passage: Passage, *, nearest: bool = False) -> tuple[Passage, ...]:
        """Passages of other sources on the same concepts, the best of each first; `nearest`: not on wider concepts."""
        return self._concordance.parallels(passage, nearest=nearest)

    def attested(self, name: str, language: str) -> bool:
        """True if a name of a concept is in a source of its language or is official."""
        return self._concordance.attested(name, language)


def open_library(
    index_folder: Path,
    progress: Callable[[IndexProgress | QuestionProgress], None] = lambda _: None,
    editions: Sequence[ImportedEdition] = (),
    leading: LeadingEdition | None = None,
) -> Library:
    """Load the corpus and open the index in `index_folder`, building it if necessary; with imported editions, theirs
    too. `leading` is the edition that is read and searched first. `progress` is called while an index is built, with
    the reason and the progress, and while questions are imported."""
    concordance = open_rules(index_folder, editions, leading)
    # The searched texts don't depend on the leading edition.
    plain = Concordance(concordance.corpus.plain, concordance.glossary, concordance.headings, concordance.digest)
    index = open_index(index_folder, plain, progress)
    questions = open_questions(index_folder.with_name("questions"), concordance.glossary, progress)
    return Library(concordance, PassageFinder(concordance, index, questions), questions)
