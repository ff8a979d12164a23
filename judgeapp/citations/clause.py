"""A clause of an edition that is available."""

from __future__ import annotations

from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import Passage


def clause_in(corpus: Corpus, edition: str, number: str) -> Passage | None:
    """A clause of an edition, by the numbers of both; None where it is not available."""
    own = corpus.manifest.source(RULES).edition == edition
    clause = corpus.clause(number if own else f"{number}@{edition}")
    # What is only cited has no text of the edition.
    return clause if clause is not None and "@" not in clause.number else None
