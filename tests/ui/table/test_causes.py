"""Causes of an event, on request: a chain from the choice that started it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.ui.table.table import Table
from judgeapp.ui.table.table_state import ExplainedEvent
from tests.ui.table.conftest import SHIFT, pick, press


def chain(table: Table) -> list[str]:
    return table.causes.lines.texts


def attack(table: Table) -> None:
    """An attack that triggers two effects in a chosen order."""
    pick(table, "Attack the player with First")


def caused(table: Table) -> ExplainedEvent:
    """Select the last event with a cause."""
    events = table.session.texts.happened(table.session.now)
    event = next(explained for explained in reversed(events) if explained.event.cause)
    table.session.look_at(event)
    return event


def asked(table: Table) -> None:
    press(table, Qt.Key.Key_F5, SHIFT)


def test_the_causes_of_a_pending_effect(table: Table) -> None:
    attack(table)
    lines = table.pending
    waits = next(t for t in lines.model_of_lines.things() if isinstance(t, WaitingSnapshot))
    lines.setFocus()
    lines.choose(lines.model_of_lines.things().index(waits))
    asked(table)
    texts = chain(table)
    assert texts[0] == "A: Attack the player with First"
    assert texts[1].startswith("First attacks")
    assert texts[2].startswith("An effect of First triggers")
    assert texts[-1].startswith("Pending: First:")
    assert "15-4-4-1@4.2" in table.causes.lines.shown[-1].clauses
    assert all(line.clauses for line in table.causes.lines.shown[1:])
    asked(table)
    assert not table.causes.isVisible(), "asked again, they are put away"


def test_the_causes_of_an_event(table: Table) -> None:
    attack(table)
    event = caused(table)
    asked(table)
    links = table.causes.lines.model_of_lines.things()
    assert links[-1] == event
    assert [t.event.number for t in links[1:-1]][-1] == event.event.cause
    assert links[1].event.cause == 0


def test_each_cause_can_be_visited(table: Table) -> None:
    attack(table)
    caused(table)
    asked(table)
    lines = table.causes.lines
    assert lines.hasFocus()
    QTest.keyClick(lines, Qt.Key.Key_Up)
    assert table.session.looks_at is not None
    assert table.session.looks_at == lines.chosen
    QTest.keyClick(lines, Qt.Key.Key_Home)
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert table.session.tree.current == 0
    # Forward again after going back.
    QTest.keyClick(lines, Qt.Key.Key_End)
    assert table.session.looks_at == lines.chosen
    assert table.session.tree.current != 0


def test_esc_and_its_key_close_it(table: Table) -> None:
    attack(table)
    asked(table)
    assert table.causes.isVisible()
    press(table, Qt.Key.Key_Escape)
    assert not table.causes.isVisible()
    assert table.decision.options.hasFocus()
    asked(table)
    asked(table)
    assert not table.causes.isVisible()


def test_it_is_offered_in_the_menus(table: Table) -> None:
    attack(table)
    for lines, kind in ((table.timeline, ExplainedEvent), (table.pending, WaitingSnapshot)):
        things = lines.model_of_lines.things()
        row = next(index for index, thing in enumerate(things) if isinstance(thing, kind))
        offer = next(o for o in lines.offered(row) if getattr(o, "text", "") == "What led to this")
        offer.do()  # type: ignore[union-attr]
        assert table.session.now.asked == things[row]


def test_another_table_closes_it(table: Table) -> None:
    attack(table)
    asked(table)
    table.setup_controller.restart()
    table.setup.use()
    assert not table.causes.isVisible()


def test_a_clause_of_it_opens_beside_the_board(table: Table) -> None:
    attack(table)
    asked(table)
    QTest.keyClick(table.causes.lines, Qt.Key.Key_Right)
    QTest.keyClick(table.causes.lines, Qt.Key.Key_Return)
    assert table.cited_card.is_open
