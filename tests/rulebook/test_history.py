"""Changed clauses of each edition."""

from __future__ import annotations

from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.passage import ChangeKind


def changes(corpus: Corpus, number: str) -> list[tuple[str, str, str]]:
    clause = corpus.passage(f"rules:{number}")
    return [(c.edition, c.kind.value, c.number) for c in clause.changes]


def test_a_clause_knows_the_editions_that_changed_it(corpus: Corpus) -> None:
    assert ("3.6", "updated", "18-3-2") in changes(corpus, "18-3-2")
    assert ("3.6", "added", "1-4-6") in changes(corpus, "1-4-6")


def test_an_older_number_is_traced_where_the_history_shows_the_move(corpus: Corpus) -> None:
    # The chapter on effects was 14 in 2.1, and is 15 since 3.0.
    assert ("2.1", "updated", "14-8-3-2") in changes(corpus, "15-8-3-2")
    # Icons were 15-15 in 3.3, and are 15-14 since 15-13 was merged into 18-2.
    assert ("3.3", "updated", "15-15-1-3") in changes(corpus, "15-14-1-3")
    assert ("3.0", "added", "15-17-6") in changes(corpus, "15-16-6")


def test_a_merged_clause_names_its_target(corpus: Corpus) -> None:
    assert ("3.5", "merged", "15-13") in changes(corpus, "18-2")


def test_numbers_from_before_the_reorganisation_are_not_guessed(corpus: Corpus) -> None:
    for entry in corpus.history.entries:
        if entry.edition.startswith("1.") and entry.kind is ChangeKind.UPDATED:
            assert set(entry.lands_on) == {None}


def test_a_range_names_every_clause_in_it(corpus: Corpus) -> None:
    named = {n for e in corpus.history.entries if e.edition == "3.6" for n in e.numbers}
    assert {"15-15-4-3", "15-15-4-4", "15-15-4-5"} <= named
    (entry,) = [e for e in corpus.history.entries if e.printed.startswith("3-1-3-9.～")]
    assert entry.numbers == ("3-1-3-9", "3-1-3-9-1", "3-1-3-9-2")


def test_a_moved_number_shows_its_present_one(corpus: Corpus) -> None:
    (former,) = corpus.became("15-17-6")
    assert (former.number, former.editions) == ("15-16-6", "3.0–3.4")
    assert [f.number for f in corpus.became("10-2-4")] == ["11-2-4"]


def test_newer_meanings_of_a_number_come_first(corpus: Corpus) -> None:
    assert [(f.number, f.editions) for f in corpus.became("15-17")] == [("15-16", "3.0–3.4"), ("16-17", "2.0–2.6")]


def test_a_number_of_old_editions_only_is_on_their_history_pages(corpus: Corpus) -> None:
    assert corpus.became("4-25") == ()
    assert [p.id for p in corpus.named_in_history("4-25")] == ["rules:history-1.1-2024-02-16"]


def test_a_number_that_never_changed_has_no_other(corpus: Corpus) -> None:
    assert corpus.became("4-1") == ()


def test_an_unknown_number_leads_nowhere(corpus: Corpus) -> None:
    assert corpus.became("99-1") == ()


def test_each_edition_of_the_history_is_readable(corpus: Corpus) -> None:
    editions = [p for p in corpus if p.id.startswith("rules:history-")]
    assert len(editions) == 17
    assert editions[-1].heading == "(2025/12/25) Ver.3.6"
