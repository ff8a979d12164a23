"""Every event has its clauses, can be selected, and shows the board at that time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.table.report.relevance import nearness
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.lines.cited_line import CitedLine, CitedLineModel
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table import Table
from judgeapp.ui.table.table_state import ExplainedEvent
from judgeapp.ui.table.table_view import Fold
from tests.ui.table.conftest import CONTROL, SHIFT, board_text, pick, press, walk_to, window_of


def unfold(lines: LineList) -> None:
    """Open everything that is folded."""
    while fold := next((thing for thing in lines.model_of_lines.things() if isinstance(thing, Fold)), None):
        lines.opened.emit(fold)


def test_choosing_continues_the_game_and_every_event_has_clauses(table: Table) -> None:
    pick(table, "Attack the player with First")
    events = [line for line in table.timeline.shown if line.number]
    assert events
    assert all(line.clauses for line in events)
    attacks = next(line for line in events if "attacks the player" in line.text)
    assert "11-2-2@4.2" in attacks.clauses
    # What is set in below its cause doesn't name that.
    unfold(table.timeline)
    row, caused = next((row, line) for row, line in enumerate(table.timeline.shown) if line.depth)
    cause = next(line.number for line in table.timeline.shown[row - 1 :: -1] if line.depth < caused.depth)
    thing = table.timeline.model_of_lines.thing(row)
    assert str(thing.event.cause) == cause
    assert "because" not in caused.text
    assert not any("←" in line.text for line in events)


def test_a_chosen_event_shows_the_board_of_that_moment(table: Table) -> None:
    pick(table, "Play Riddle")
    now = board_text(table)
    lines = table.timeline
    unfold(lines)
    lines.setFocus()
    first = next(row for row, line in enumerate(lines.shown) if line.number == "1")
    before = lines.model_of_lines.line(first).text
    walk_to(lines, before)
    assert board_text(table) != now
    assert table.decision.now.isVisible()
    table.decision.now.click()
    assert board_text(table) == now
    assert not table.decision.now.isVisible()


def test_events_can_be_stepped_through_and_back(table: Table) -> None:
    pick(table, "Attack the player with First")
    press(table, Qt.Key.Key_Z, CONTROL)
    assert table.session.looks_at is None
    press(table, Qt.Key.Key_F8)
    assert table.session.looks_at is not None
    first = table.session.looks_at.event.number
    press(table, Qt.Key.Key_F8)
    assert table.session.looks_at is not None
    assert table.session.looks_at.event.number == first + 1
    press(table, Qt.Key.Key_F8, SHIFT)
    assert table.session.looks_at.event.number == first
    for _ in table.session.texts.happened(table.session.now):
        press(table, Qt.Key.Key_F8)
    assert table.session.looks_at is None


def test_the_events_of_a_choice_can_be_stepped_through(table: Table) -> None:
    press(table, Qt.Key.Key_F8, CONTROL)
    pick(table, "Attack the player with First")
    assert table.session.looks_at is not None
    assert table.session.looks_at.place == 0


def test_a_clause_opens_in_the_reader_and_the_table_stays_the_same(qtbot: QtBot, table: Table) -> None:
    window = window_of(table)
    pick(table, "Attack the player with First")
    lines = table.timeline
    lines.setFocus()
    row = next(r for r, line in enumerate(lines.shown) if line.number == "1")
    walk_to(lines, lines.shown[row].text)
    QTest.keyClick(lines, Qt.Key.Key_Right)
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert window.navigation is not None
    cited = lines.shown[row].clauses[0]
    assert table.isVisible()
    assert window.focusWidget() is table.cited_card.sheet
    QTest.keyClick(table.cited_card.sheet, Qt.Key.Key_Return)
    assert window.navigation.address == Address(Kind.PASSAGE, f"rules:{cited.removesuffix('@4.2')}")
    assert window.columns.isVisible()
    press(table, Qt.Key.Key_5, CONTROL)
    assert table.isVisible()
    assert table.session.tree.here.choice.startswith("attack:")


def test_a_link_can_be_clicked(qtbot: QtBot, table: Table) -> None:
    pick(table, "Attack the player with First")
    lines = table.timeline
    row = next(r for r, line in enumerate(lines.shown) if line.number == "1")
    index = lines.model_of_lines.index(row, 0)
    lines.scrollTo(index)
    rect = lines.visualRect(index)
    box = lines.layouts.of(lines.shown[row], rect.width()).links[0]
    with qtbot.waitSignal(lines.cited) as cited:
        qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + box.center().toPoint())
    assert cited.args == [lines.shown[row].clauses[0]]


def test_only_the_first_clause_of_an_event_is_shown_until_it_is_chosen(qtbot: QtBot, table: Table) -> None:
    pick(table, "Attack the player with First")
    lines = table.timeline
    row = next(r for r, line in enumerate(lines.shown) if len(line.clauses) > 2)
    line, few = lines.shown[row], [line for line in lines.shown if line.number and len(line.clauses) <= 2]
    assert line.written[-1] == "…"
    assert few
    assert all(len(short.written) == len(short.clauses) for short in few)
    assert all(clause.partition("@")[0] in line.spoken for clause in line.clauses)
    index = lines.model_of_lines.index(row, 0)
    lines.scrollTo(index)
    rect = lines.visualRect(index)
    dots = lines.layouts.of(line, rect.width()).links[-1]
    qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + dots.center().toPoint())
    assert lines.currentIndex().row() == row
    assert len(lines.shown[row].written) == len(line.clauses)
    assert not table.cited_card.is_open, "the dots are no clause"


AURAS = """\
title: Two begin at once
cards:
  Rex: {level: 3, dp: 1000, effects: "[Opponent's Turn] This Digimon gets +1000 DP."}
position:
  memory: 3
  A: {battle: [Rex, {card: Rex, as: Tex}, {card: Rex, as: Mex}], deck: 5}
  B: {deck: 5}
steps: []
"""


TIRED = """\
title: One is suspended
cards:
  Rex: {level: 3, dp: 1000}
  Guard: {level: 3, dp: 1000, effects: "<Blocker>"}
position:
  memory: 3
  A: {battle: [Rex], deck: 5, security: 1}
  B: {battle: [Guard, {card: Guard, as: Tex, suspended: true}], deck: 5, security: 1}
steps: []
"""


def test_events_that_a_report_leaves_out_are_folded_into_one_line(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(AURAS)
    lines = table.timeline
    pick(table, "Pass the turn")
    events = [thing for thing in lines.model_of_lines.things() if isinstance(thing, ExplainedEvent)]
    assert [event for event in events if nearness(event.event) is not None], "what it tells of stands alone"
    row = next(n for n, line in enumerate(lines.shown) if "An effect of Tex is active" in line.tip)
    line, fold = lines.shown[row], lines.model_of_lines.thing(row)
    assert line.text == "In between"
    assert all(nearness(thing.event) is None for thing in fold.events)
    assert line.number == f"{fold.events[0].event.number}–{fold.events[-1].event.number}"
    assert (line.linked, bool(line.clauses)) == ((), True), "its clauses are in its menu"
    assert not any("Tex is active" in text for text in lines.texts)
    rows = len(lines.shown)
    lines.opened.emit(fold)
    assert len(lines.shown) == rows + len(fold.events) - 1
    assert any("Tex is active" in text for text in lines.texts)
    # Stepping reveals each event, also in a closed fold.
    table.session.look(table.session.texts.happened(table.session.now)[0])
    for _ in range(6):
        press(table, Qt.Key.Key_F8)
    assert lines.chosen in (table.session.looks_at, "now")


def test_a_digimon_that_cannot_block_has_one_line(sit_at: Callable[[str], Table]) -> None:
    """In the timeline, until the decision lists it."""
    table = sit_at(TIRED)
    pick(table, "Attack the player with Rex")
    reason = "Tex can't block – a Digimon that can't suspend can't block"
    assert reason in table.timeline.texts
    assert not any("Block with Tex" in text for text in table.decision.options.texts)
    table.decision.why.click()
    assert reason not in table.timeline.texts
    assert "Block with Tex" in table.decision.options.texts
    table.decision.why.click()
    assert reason in table.timeline.texts


def test_events_that_end_an_attack_are_folded_into_one_line(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(AURAS)
    lines = table.timeline
    pick(table, "Attack the player with Rex")
    (row,) = (n for n, line in enumerate(lines.shown) if "11-6-1@4.2" in line.clauses)
    line = lines.shown[row]
    assert line.text == "The attack of Rex ends"
    assert line.clauses == ("11-1-3@4.2", "11-6-1@4.2", "11-6-2@4.2")
    lines.opened.emit(lines.model_of_lines.thing(row))
    opened = lines.texts[row : row + 3]
    assert [text.split(" [")[0] for text in opened] == line.tip.split("\n")
    assert len(opened) == 3


def test_only_changed_lines_are_laid_out(qtbot: QtBot) -> None:
    """A tree of a thousand choices is redrawn at each step, with one change."""
    measured: list[str] = []

    def size(line: CitedLine) -> QSize:
        measured.append(line.text)
        return QSize(1, len(line.text))

    model = CitedLineModel(size)
    model.is_measured = True
    for texts, anew in (
        ("abcd", "abcd"),
        ("abxcd", "x"),
        ("axcd", ""),
        ("aycd", "y"),
        ("", ""),
        ("aa", "aa"),
        ("a", ""),
    ):
        measured.clear()
        model.show([(CitedLine(text), number) for number, text in enumerate(texts)])
        assert "".join(measured) == anew
        rows = [model.item(row).text() for row in range(model.rowCount())]
        assert rows == [*texts] == [line.text for line in model.lines()]
        assert [model.thing(row) for row in range(len(texts))] == [*range(len(texts))]


def test_lines_are_measured_once_in_the_width_in_which_they_are_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tree of a thousand choices comes into columns that are shared out while they are shown."""
    measured: list[int] = []
    lines = LineList("")
    qtbot.addWidget(lines)

    def size(line: CitedLine, width: int) -> QSize:
        measured.append(width)
        return QSize(width, 20)

    monkeypatch.setattr(lines.layouts, "size_of", size)
    lines.show_lines([(CitedLine(f"Line {number}"), number) for number in range(60)], 40)
    for width in (300, 400):
        lines.resize(width, 200)
        lines.show()
    QApplication.processEvents()
    assert measured == [lines.viewport().width()] * 60
    assert lines.verticalScrollBar().isVisible()
    assert lines.viewport().rect().contains(lines.visualRect(lines.currentIndex()))
    lines.show_lines([(CitedLine("The only line"), 0)], 0)
    qtbot.waitUntil(lambda: not lines.verticalScrollBar().isVisible())
    assert measured[-1] == lines.viewport().width()
