"""Clauses of an edition without its text are cited by number, in our words. They aren't searched or counted."""

from __future__ import annotations

import pytest

from judgeapp.messages.errors import NotFoundError
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.search.question import resolve


def test_a_clause_of_another_edition_is_found_by_its_number_with_the_edition(corpus: Corpus) -> None:
    (clause,) = resolve(corpus, "16-44@4.2")
    assert clause.heading == "<Engage>"
    assert corpus.clause("16-44@4.2") is clause
    assert corpus.passage(f"{RULES}:16-44@4.2") is clause
    assert corpus.page(clause) is clause
    source = corpus.source(clause)
    assert source.edition == "4.2"
    assert not source.official


def test_it_is_found_only_with_its_edition(corpus: Corpus) -> None:
    for number in ("16-44", "16-44@4.1", "16-99@4.2"):
        assert corpus.clause(number) is None
        with pytest.raises(NotFoundError):
            resolve(corpus, number)


def test_it_is_not_counted_among_the_passages(corpus: Corpus) -> None:
    assert corpus.clause("16-44@4.2") not in list(corpus)
    assert {p.source for p in corpus} == {s.key for s in corpus.manifest.sources}
