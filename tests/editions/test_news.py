"""News of an edition in our words: everything known about it, changes in play first."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import rules_corpus
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.editions.alignment.align import align, proved
from judgeapp.editions.alignment.alignment import Alignment
from judgeapp.editions.alignment.hints import hints_of
from judgeapp.editions.cached_alignment import clauses_of, number_table
from judgeapp.editions.changes import changes_between, doubts_that_matter
from judgeapp.editions.news import NewsItem, NewsKind, news_between, news_of
from judgeapp.engine.edition import DIFFERENCES
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import Passage
from tests.editions.brought import of_text
from tests.editions.by_table import EDITION, known_text

FIRST, LATEST = EDITIONS[0], EDITIONS[-1]
# The text of 4.2 isn't known well enough, or perhaps only the translation differs.
LEFT_OUT = {"2-12-1@4.2", "4-21-3@4.2", "7-2-2-13@4.2"}
# Enough chapters for these tests, and few enough to align in a second.
CHAPTERS = ("1", "4", "8")
SCENES = Path(rules_corpus.__file__).parent / "scenes"
PLAYED = [item for item in news_of(LATEST) if item.kind is NewsKind.PLAYED]


def test_changes_in_play_come_first_and_then_additions() -> None:
    kinds = [item.kind for item in news_of(LATEST)]
    assert [kind for index, kind in enumerate(kinds) if kind not in kinds[:index]] == [*NewsKind]
    assert [kinds.count(kind) for kind in NewsKind] == [18, 12, 16]


def test_news_come_first_on_a_line_of_the_page() -> None:
    """Thirty items fit two screens: a line has the old rule before an arrow, and unfolds the rest."""
    lines = [item.brief for item in news_of(LATEST) if item.kind is not NewsKind.SAME]
    assert max(map(len, lines)) <= 70
    assert sum(map(len, lines)) / len(lines) < 50
    assert all(" → " in item.brief for item in PLAYED)


def test_every_fact_of_the_engine_is_listed_once_with_its_outcome() -> None:
    sentences = [item.now for item in news_of(LATEST)]
    for fact in DIFFERENCES[LATEST]:
        assert sentences.count(fact.now) == 1
        assert fact.alike is (fact.now not in {item.now for item in PLAYED})


def test_every_cited_clause_of_the_edition_is_listed(corpus: Corpus) -> None:
    clauses = {clause for item in news_of(LATEST) for clause in item.clauses}
    groups = {clause.partition("@")[0].rpartition("-")[0] for clause in clauses}
    cited = {clause.number for clause in corpus.cited} - clauses - LEFT_OUT
    # News of a section covers the clauses below it.
    assert {number for number in cited if "-".join(number.partition("@")[0].split("-")[:2]) not in groups} == set()


@pytest.mark.parametrize("item", news_of(LATEST), ids=lambda item: item.now[:30])
def test_its_clauses_exist_in_both_editions(item: NewsItem, corpus: Corpus) -> None:
    assert item.clauses
    assert bool(item.before) is bool(item.clauses_before)
    for clause in (*item.clauses_before, *item.clauses):
        assert corpus.clause(clause) is not None


def test_a_change_in_play_has_its_facts_scene() -> None:
    """Tests of the engine check that both editions play it differently."""
    facts = {difference.now: difference.fact.value for difference in DIFFERENCES[LATEST]}
    shown = {facts[item.now]: item.scene for item in PLAYED if item.scene}
    assert shown == {fact: f"edition-{fact}" for fact in shown}
    assert sorted(shown) == sorted(file.stem.removeprefix("edition-") for file in SCENES.glob("edition-*.yaml"))


def test_editions_in_between_are_listed() -> None:
    assert news_between("3.6", "4.3") == news_of("4.2")
    assert news_between("4.2", "4.3") == news_of("3.6") == ()


# -- with its text ------------------------------------------------------------------------------


class Known(NamedTuple):
    """3.6 and 4.2, as far as it is known, aligned by text alone."""

    old: tuple[Passage, ...]
    new: tuple[Passage, ...]
    pages: tuple[Passage, ...]
    aligned: Alignment


@pytest.fixture(scope="module")
def known(corpus: Corpus) -> Known:
    pages = of_text(known_text(CHAPTERS)).passages
    clauses = clauses_of(corpus, corpus.manifest.source(RULES))
    old = tuple(corpus.in_language(p, "en") for p in clauses if p.number.partition("-")[0] in CHAPTERS)
    new = tuple(p for p in pages if p.number)
    return Known(old, new, pages, align(old, new, Glossary.load(), hints_of(pages, FIRST)))


def test_the_table_of_numbers_settles_most_doubts(known: Known) -> None:
    table = number_table(known.old, FIRST, EDITION)
    by_texts = proved(known.aligned, known.old, known.new)
    by_table = proved(known.aligned, known.old, known.new, table)
    assert len(by_table.doubtful) < len(by_texts.doubtful) / 2 < len(known.aligned.doubtful) / 2
    of_others = {clause.number: clause.number for clause in known.old}
    assert proved(known.aligned, known.old, known.new, of_others) == by_texts


def test_only_relevant_doubts_are_asked(known: Known, corpus: Corpus) -> None:
    changes = changes_between(
        corpus.manifest.source(RULES), corpus.manifest.source(f"rules-{EDITION}"), known.aligned, known.pages
    )
    assert doubts_that_matter(changes, known.aligned, FIRST, EDITION, ()) == ()
    (line, *_) = [line for line in known.aligned.doubtful if line.old]
    assert doubts_that_matter(changes, known.aligned, FIRST, EDITION, [(FIRST, line.old[0])]) == (line,)
    everything = [(FIRST, clause.number) for clause in known.old]
    assert len(doubts_that_matter(changes, known.aligned, FIRST, EDITION, everything)) == 10


def test_clauses_in_the_news_are_never_folded(known: Known, corpus: Corpus) -> None:
    changes = changes_between(
        corpus.manifest.source(RULES), corpus.manifest.source(f"rules-{EDITION}"), known.aligned, known.pages
    )
    numbers = {clause.partition("@")[0] for item in changes.news for clause in item.clauses}
    folded = (*changes.named, *changes.added, *changes.parted, *changes.worded)
    assert changes.is_known
    assert not numbers & {number for line in folded for number in line.new}
