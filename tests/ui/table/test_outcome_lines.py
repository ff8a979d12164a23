"""Outcomes left out of the lines of an answer are mentioned."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.identity import Seat
from judgeapp.exploring.board import SeenBoard, SeenSide
from judgeapp.exploring.outcomes import ExploredOutcome
from judgeapp.table.exploring.outcomes import DescribedOutcome, DescribedOutcomes, LineStep
from judgeapp.ui.table.exploring.explore_page import answer_lines, answer_text

NOBODY = SeenSide((), (), (), (), (), ())
BOARD = SeenBoard("", 1, Seat.A, 0, NOBODY, NOBODY, "", "")
OUTCOME = ExploredOutcome(BOARD, 0, (), 1, (), (), "", ())
CLAUSES = tuple(f"11-2-7-{number}" for number in range(1, 15))


def answer(outcomes: int) -> DescribedOutcomes:
    described = tuple(DescribedOutcome(number, OUTCOME, ()) for number in range(1, outcomes + 1))
    return DescribedOutcomes(Explanation("", {}, ""), (), described, ())


def step(clauses: tuple[str, ...]) -> LineStep:
    return LineStep("may", "A", "yes", "yes", Explanation("yes", {}, "Yes"), clauses, alone=False)


def test_of_many_clauses_the_others_are_counted_and_told_where_one_points(qtbot: QtBot) -> None:
    *_, (line, _) = answer_lines(answer(1), [[step(CLAUSES)]])
    assert line.clauses == CLAUSES[:12]
    assert line.remark == "2 more clauses, on its branch"
    assert "11-2-7-14" in line.tip


def test_of_few_clauses_nothing_more_is_said(qtbot: QtBot) -> None:
    *_, (line, _) = answer_lines(answer(1), [[step(CLAUSES[:12])]])
    assert line.clauses == CLAUSES[:12]
    assert line.remark == line.tip == ""


def test_a_report_counts_the_outcomes_that_it_leaves_out(qtbot: QtBot) -> None:
    *some, last = answer_text(answer(8))
    assert len(some) == 6
    assert last == "And 2 more outcomes."


def test_a_report_with_all_outcomes_counts_none(qtbot: QtBot) -> None:
    assert len([*answer_text(answer(6))]) == 6
