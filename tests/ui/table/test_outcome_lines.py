"""Lines of explored outcomes: steps show clauses on demand, and no card is called blank."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.identity import Seat
from judgeapp.engine.state.cards import BLANK
from judgeapp.exploring.board import SeenBoard, SeenSide
from judgeapp.exploring.outcomes import ExploredOutcome
from judgeapp.table.exploring.outcomes import DescribedOutcome, DescribedOutcomes, LineStep, _cards, _of_pile
from judgeapp.table.rendering.texts import render_outcome
from judgeapp.ui.table.exploring.explore_page import _of_step, answer_text
from judgeapp.ui.table.lines.line_list import LineList

NOBODY = SeenSide((), (), (), (), (), ())
BOARD = SeenBoard("", 1, Seat.A, 0, NOBODY, NOBODY, "", "")
OUTCOME = ExploredOutcome(BOARD, (), 1, (), (), "", ())
CLAUSES = ("11-1-1@4.2", "11-2-1@4.2")


def answer(outcomes: int) -> DescribedOutcomes:
    described = tuple(DescribedOutcome(number, OUTCOME, ()) for number in range(1, outcomes + 1))
    return DescribedOutcomes(Explanation("", {}, ""), (), described, ())


def test_the_clauses_of_a_step_are_shown_on_demand(qtbot: QtBot) -> None:
    step = LineStep("may", "A", "yes", "yes", Explanation("yes", {}, "Yes"), CLAUSES, alone=False)
    lines = LineList("")
    qtbot.addWidget(lines)
    lines.show_lines([(_of_step(step), 1)], 0)
    (line,) = lines.shown
    assert line.written == ()
    assert "11-1-1" not in line.spoken
    index = lines.model_of_lines.index(0, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "11-1-1, 11-2-1"
    assert [offer.text for offer in lines.offered(0)][:2] == ["Read 11-1-1", "Read 11-2-1"]
    QTest.keyClick(lines, Qt.Key.Key_Right)
    with qtbot.waitSignal(lines.cited) as cited:
        QTest.keyClick(lines, Qt.Key.Key_Return)
    assert cited.args == ["11-1-1@4.2"]


def test_an_unknown_card_is_called_so() -> None:
    ((first, _),) = _of_pile("trash", Seat.A, [(BLANK,) * 3, ()])
    assert first is not None
    assert render_outcome(first) == "in A's trash: 3 × an unknown card"
    assert render_outcome(_cards("security", Seat.B, (BLANK, "Rex"))) == "B's security stack: an unknown card, Rex"


def test_a_report_counts_the_outcomes_that_it_leaves_out(qtbot: QtBot) -> None:
    *some, last = answer_text(answer(8))
    assert len(some) == 6
    assert last == "And 2 more outcomes."


def test_a_report_with_all_outcomes_counts_none(qtbot: QtBot) -> None:
    assert len([*answer_text(answer(6))]) == 6
