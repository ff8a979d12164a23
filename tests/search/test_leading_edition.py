"""The edition in force leads reading and search, with or without its text."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from judgeapp.clauses.citing import by_leading, cited_list, set_leading
from judgeapp.desk.citation import citation, proven_answer
from judgeapp.desk.folder import index_folder
from judgeapp.desk.imported.editions import load_saved_editions
from judgeapp.desk.leading_edition import leading_edition_of
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.glossary.concept import load_concepts
from judgeapp.ledger.ledger import in_engine, statement
from judgeapp.library import Library, open_library
from judgeapp.rulebook.corpus import load_corpus
from judgeapp.search.answer import NoticeKind, WhyKind
from tests.editions.shared import KEY, BroughtIn, the_edition

_DAY = date(2026, 9, 1)


@pytest.fixture(scope="module")
def led(built: Path) -> Library:
    """Led by 4.2, without its text."""
    return open_library(index_folder(built), leading=lambda: LeadingEdition("4.2", "4.2"))


@pytest.fixture(scope="module")
def brought(brought_in: BroughtIn) -> Library:
    """Led by an invented 4.3, with its text."""
    editions, _ = load_saved_editions(brought_in.data)
    leading, _ = leading_edition_of(brought_in.data, _DAY)
    assert leading == LeadingEdition("4.3", "4.2")
    return open_library(index_folder(brought_in.cache), editions=editions, leading=lambda: leading)


def numbers(library: Library, question: str, limit: int = 5) -> list[str]:
    return [hit.passage.number for hit in library.answer(question, limit=limit, reads=("en",)).hits]


def made_number(number: str) -> str:
    """Number in the invented edition of a clause in 3.6."""
    return the_edition().became[number].numbers[0]


# -- without its text ----------------------------------------------------------------------------


def test_without_its_text_clauses_have_the_numbers_of_the_edition_in_force(led: Library) -> None:
    assert numbers(led, "blocker")[:4] == ["16-5", "16-5-1", "16-5-2", "16-5-3"]
    clause = led.corpus.clause("16-4")
    assert clause is not None
    assert (clause.id, clause.number) == ("rules:16-4", "16-5")
    assert led.corpus.is_stand_in(clause)
    assert led.corpus.base_numbers(clause) == ("16-4",)
    # Both numbers name the same clause.
    assert led.corpus.clause("16-5@4.2") is led.corpus.clause("16-4@3.6") is clause


def test_the_engine_enforces_the_same_of_a_concept_under_either_numbers(led: Library) -> None:
    plain, shown, known = load_corpus(), led.corpus.shown_numbers, statement()
    for concept in load_concepts():
        was, has = in_engine(plain, concept, known), in_engine(led.corpus, concept, known)
        assert set(shown(was.definitions)) <= {*has.definitions}, concept.id
        assert {led.corpus.shown_number(n): why for n, why in was.outside.items()} == has.outside, concept.id


def test_while_an_editions_numbers_are_unknown_clauses_keep_the_former_ones(built: Path) -> None:
    """A number alone names the same clause everywhere: 16-4 of 3.6 is 16-5."""
    corpus = open_library(index_folder(built), leading=lambda: LeadingEdition("4.3", "4.2")).corpus
    set_leading("4.3")
    assert corpus.shown_number("16-4") == cited_list(by_leading(("16-4",))) == "16-5"
    assert corpus.base_number("16-5") == "16-4"
    assert corpus.shown_number("16-44@4.2") == cited_list(("16-44@4.2",)) == "16-44"


def test_a_typed_number_belongs_to_the_edition_in_force_and_shows_its_former_one(led: Library) -> None:
    answer = led.answer("16-4", limit=1)
    assert answer.hits[0].passage.id == "rules:16-3"
    (notice,) = answer.notices
    assert (notice.kind, notice.term, notice.was) == (NoticeKind.OTHER_NUMBER, "16-4", "16-3")
    assert (notice.editions, notice.instead) == ("3.6", "16-5")
    # No notice if the number is the same in both editions.
    assert led.answer("12-1").notices == ()
    (former,) = led.answer("3.6:16-4").notices
    assert (former.kind, former.instead) == (NoticeKind.FORMER_NUMBER, "16-5")


def test_our_wording_of_changes_comes_before_the_older_text(led: Library) -> None:
    hit = led.answer("9-1-5", limit=1).hits[0]
    assert hit.passage.id == "rules:9-1-5"
    assert "no rule check" in hit.snippet
    assert hit.why[-1].kind is WhyKind.CITED
    assert led.corpus.change_of(hit.passage) is led.corpus.passages["rules:9-1-5@4.2"]
    # Without a change in 4.2 the text is shown as it is.
    clause = led.corpus.clause("16-4-1")
    assert clause is not None
    assert led.corpus.change_of(clause) is None
    # New clauses are found by their number alone.
    assert [h.passage.id for h in led.answer("16-44", limit=1).hits] == ["rules:16-44@4.2"]


def test_a_dropped_clause_says_so_and_ranks_lower(led: Library) -> None:
    assert led.corpus.shown_number("16-6-6") == "3.6:16-6-6"
    for typed in ("3.6:16-6-6", "16-6-6"):
        answer = led.answer(typed)
        assert answer.notices[0].kind is NoticeKind.GONE_NUMBER
        assert answer.hits[0].passage.id == "rules:16-6-6"
    gone = [hit for hit in led.answer("piercing 0 security").hits if hit.passage.id == "rules:16-6-6"]
    assert all(hit.why[-1].kind is WhyKind.GONE for hit in gone)


def test_inferred_numbers_are_marked(led: Library) -> None:
    leading = led.corpus.leading
    assert leading is not None
    assert "2-3-9" in leading.inferred
    assert "16-4" not in leading.inferred


def test_our_words_refer_to_clauses_by_the_numbers_of_the_edition_in_force(led: Library) -> None:
    clause = led.corpus.clause("12-1-1")
    assert clause is not None
    rendering = led.corpus.rendering(clause)
    assert rendering is not None
    (reference,) = rendering.links()
    assert rendering.blocks[0].text[reference.start : reference.end] == "16-5"
    # The link still leads to the clause.
    assert reference.target == "16-4"


def test_citations_name_both_numbers(led: Library) -> None:
    clause = led.corpus.clause("16-4-1")
    assert clause is not None
    assert "Comprehensive Rules 16-4-1" in citation(led.corpus, clause)
    assert "in force: Ver. 4.2 16-5-1" in citation(led.corpus, clause)
    question = led.questions["block-while-suspended"]
    assert "12-1-4, 12-1-7-1, Ver. 4.2" in proven_answer(led.corpus, question, "en").written()


# -- with its text -------------------------------------------------------------------------------


def test_with_its_text_no_older_edition_is_found_beside_it(brought: Library) -> None:
    for question in ("blocker", "security check order", "digivolve from breeding area", "attack target"):
        sources = {hit.passage.source for hit in brought.answer(question, reads=("en",)).hits}
        assert sources == {KEY}
    assert numbers(brought, "blocker")[0] == made_number("16-4")
    hits = brought.answer("blocker", source="rules", limit=3).hits
    assert {hit.passage.source for hit in hits} == {"rules"}


def test_knowledge_of_a_clause_carries_over_to_the_edition_in_force(brought: Library) -> None:
    corpus, there = brought.corpus, made_number("16-4")
    clause = corpus.clause("16-4")
    assert clause is not None
    assert (clause.source, clause.number) == (KEY, there)
    assert not corpus.is_stand_in(clause)
    assert corpus.shown_number("16-4") == there
    assert "blocker" in [concept.id for concept in brought.concepts_of(clause)]
    # Its former text is shown beside it.
    assert "rules:16-4" in [passage.id for passage in brought.parallels(clause)]
    read = next(c for r in corpus.readings.values() if (c := corpus.clause(r.clauses[0])) and c.source == KEY)
    assert corpus.readings_of(read)


def test_a_number_belongs_to_the_available_text(brought: Library) -> None:
    number = "16-4"
    answer = brought.answer(number, limit=1)
    assert answer.hits[0].passage.id == f"{KEY}:{number}"
    assert answer.notices[0].instead == made_number(number)
    assert brought.answer("3.6:16-4", limit=1).hits[0].passage.id == "rules:16-4"
    assert citation(brought.corpus, answer.hits[0].passage).startswith("— Comprehensive Rules 16-4")


def test_a_question_is_decided_by_clauses_of_the_edition_in_force(brought: Library) -> None:
    answer = brought.answer("can a suspended Digimon block?", limit=1)
    assert answer.proven is not None
    assert answer.hits[0].passage.id == f"{KEY}:{made_number('12-1-4')}"
    assert brought.corpus.shown_numbers(answer.proven.clauses) == (made_number("12-1-4"), made_number("12-1-7-1"))


# -- languages -----------------------------------------------------------------------------------


def test_passages_in_unread_languages_are_only_counted(led: Library) -> None:
    every = led.answer("blocker")
    read = led.answer("blocker", reads=("en",))
    assert {hit.passage.language for hit in every.hits} >= {"ja", "zh-Hant"}
    # The rules are shown in any language.
    assert {led.corpus.source(hit.passage).comprehensive for hit in read.hits} == {True}
    assert read.folded
    assert {*read.folded_in} >= {"ja", "zh-Hant"}
    assert "ja" in {hit.passage.language for hit in led.answer("blocker", reads=("en", "ja")).hits}
    # A question in Japanese adds Japanese to the languages.
    assert "ja" in {hit.passage.language for hit in led.answer("ブロッカー", reads=("en",)).hits}


def test_passages_only_in_another_language_are_still_found(led: Library) -> None:
    assert [hit.passage.language for hit in led.answer("Mulligan Spieler", reads=("en",), limit=1).hits]
    only = led.answer("公式ルールマニュアル", reads=("en",))
    assert [hit for hit in only.hits if hit.passage.language == "ja"]


# -- what a judge types --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("16-5", "16-4"),
        ("16-5-1", "16-4-1"),
        ("3.6:16-4", "16-4"),
        ("16-45", "16-45@4.2"),
        ("16-44@4.2", "16-44@4.2"),
        ("16-5@4.2", "16-4"),
        ("4.2:16-5", "16-4"),
        ("16-4@3.6", "16-4"),
        ("1-3-1", "1-3-1"),
        ("blocker", "blocker"),
    ],
)
def test_a_typed_number_is_stored_with_its_edition(led: Library, written: str, kept: str) -> None:
    corpus = led.corpus
    assert corpus.base_number(written) == kept
    assert not kept[0].isdigit() or corpus.base_number(corpus.shown_number(kept)) == kept


def test_a_number_of_merged_clauses_is_all_of_them(led: Library) -> None:
    assert set(led.corpus.bases_written("8-3-2-1")) >= {"8-3-2-1", "8-3-2-2", "8-3-2-3"}


def test_our_prose_names_clauses_as_shown(led: Library) -> None:
    text, links = led.corpus.with_shown_numbers("By 4-13-2 and 16-44@4.2, as 3.6:16-4 says; 99-9 is none.")
    assert text == "By 4-15-2 and 16-44, as 3.6:16-4 says; 99-9 is none."
    assert [text[link.start : link.end] for link in links] == ["4-15-2", "16-44", "3.6:16-4"]
    assert links[0].target == "rules:4-13-2"
