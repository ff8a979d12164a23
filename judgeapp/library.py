"""The library: corpus, concepts and index behind one door. The window and the command line read through it and know
nothing behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from judgeapp.editions.edition import ImportedEdition
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.editions.opening import open_rules
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary, Term, Terms
from judgeapp.questions.opening import OpenQuestions, QuestionProgress, open_questions
from judgeapp.questions.question import ProvenQuestions
from judgeapp.rulebook.corpus import Corpus
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
        self._questions = questions
        self.answer, self.about = finder.answer, finder.about
        self.knows, self.read_ahead = finder.knows, finder.read_ahead
        self.headed_by, self.attested = concordance.headed_by, concordance.attested
        self.concepts_of, self.parallels = concordance.concepts_of, concordance.parallels
        self.terms: Callable[[str, str], tuple[Term, ...]] = Terms(concordance.glossary).of
        self.resolve, self.marks = partial(resolve, concordance.corpus), marks_in

    @property
    def questions(self) -> ProvenQuestions:
        return self._questions.by_id


def open_library(
    index_folder: Path,
    progress: Callable[[IndexProgress | QuestionProgress], None] = lambda _: None,
    editions: Sequence[ImportedEdition] = (),
    leading: Callable[[], LeadingEdition | None] = lambda: None,
) -> Library:
    """Load the corpus and open the index in `index_folder`, building it if necessary; with imported editions, theirs
    too. `leading` gives the edition that is read and searched first. `progress` is called while an index is built, with
    the reason and the progress, and while questions are imported."""
    concordance = open_rules(index_folder, editions, leading)
    # The searched texts don't depend on the leading edition.
    plain = Concordance(concordance.corpus.plain, concordance.glossary, concordance.headings, concordance.digest)
    index = open_index(index_folder, plain, progress)
    questions = open_questions(index_folder.with_name("questions"), concordance.glossary, progress)
    return Library(concordance, PassageFinder(concordance, index, questions), questions)
