"""Questions by writers who didn't know the corpus' questions: numbers of correct and wrong answers."""

from __future__ import annotations

import pytest

from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.questions.question import load_questions
from judgeapp.search.gold import measure, read_gold, refuse_unknown_answers
from tests.search.asked import ASKED, AT_LEAGUES, AT_TABLES, BLIND, HELD_OUT, NEIGHBORS


@pytest.mark.nightly
def test_questions_find_their_section_and_answer_and_hardly_a_wrong_one(library: Library) -> None:
    measured = measure(library.answer, read_gold(ASKED), library.corpus.base_numbers)
    assert measured.asked >= 569
    assert measured.share > 0.94
    assert measured.right > 0.7 * measured.asked
    assert measured.right + measured.offered > 0.9 * measured.asked
    assert measured.wrong < 0.01 * measured.asked


def test_questions_asked_at_tables_are_never_answered_wrongly(library: Library) -> None:
    measured = measure(library.answer, read_gold(AT_TABLES), library.corpus.base_numbers)
    assert measured.asked == 150
    assert measured.hits >= 141
    assert measured.right >= 110
    assert measured.right + measured.offered >= 140
    assert measured.wrong == 0


def test_held_out_questions_are_answered_as_well(library: Library) -> None:
    measured = measure(library.answer, read_gold(HELD_OUT), library.corpus.base_numbers)
    assert measured.asked == 150
    assert measured.hits >= 145
    assert measured.right >= 106
    assert measured.right + measured.offered >= 142
    assert measured.wrong <= 2


@pytest.mark.nightly
def test_blind_questions_fitted_later_are_mostly_answered_and_hardly_wrongly(library: Library) -> None:
    """Regression bound only: the weights are fitted to these questions, so the figures say nothing about new ones."""
    measured = measure(library.answer, read_gold(BLIND), library.corpus.base_numbers)
    assert measured.asked == 1200
    assert measured.right >= 760
    assert measured.right + measured.offered > 0.9 * 1081
    assert measured.wrong <= 4


@pytest.mark.nightly
def test_plain_questions_do_not_get_a_neighbors_answer(library: Library) -> None:
    measured = measure(library.answer, read_gold(NEIGHBORS), library.corpus.base_numbers)
    assert measured.asked == 351
    assert measured.right >= 295
    assert measured.wrong <= 2


def test_questions_asked_at_leagues_stay_answered(library: Library) -> None:
    measured = measure(library.answer, read_gold(AT_LEAGUES), library.corpus.base_numbers)
    assert measured.asked == 150
    assert measured.right >= 84
    assert measured.right + measured.offered >= 134
    assert measured.wrong == 0


@pytest.mark.parametrize("asked", ["Who goes first?", "Wer fängt an?"])
def test_a_question_that_names_a_term_is_answered_too(library: Library, asked: str) -> None:
    answer = library.answer(asked, limit=5)
    assert answer.proven is not None
    assert answer.proven.id == "preparation-who-goes-first"
    assert library.answer("going first", limit=5).proven is None


def test_an_answer_that_does_not_exist_is_refused() -> None:
    known = {question.id for question in load_questions()}
    for file in (ASKED, AT_TABLES, AT_LEAGUES, HELD_OUT, BLIND, NEIGHBORS):
        refuse_unknown_answers(read_gold(file), known, file)
    with pytest.raises(InputError, match="no question"):
        refuse_unknown_answers(read_gold(ASKED), (), ASKED)
