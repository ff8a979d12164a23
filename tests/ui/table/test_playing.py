"""Playing in the real window: attacks, pending effects, and the visible board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judgeapp.table.tree.tree import plant
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import CONTROL, SHIFT, board_text, options, pick, press, walk_to

# An attack with a counter, a block, a security effect, and two triggers at once.
ATTACK = """\
title: An attack with everything
cards:
  Striker:
    level: 4
    dp: 5000
    effects:
      - {timings: [when-attacking], actions: [{do: memory, amount: 1}]}
      - {timings: [when-attacking], actions: [{do: draw}]}
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
  Answer:
    level: 4
    dp: 3000
    effects: [{timings: [counter], actions: [{do: draw}]}]
  Trap:
    category: option
    use_cost: 1
    security: [{timings: [security], actions: [{do: draw, count: 2}]}]
position:
  memory: 3
  A: {battle: [Striker], deck: 10}
  B: {battle: [Guard, Answer], deck: 10, security: [Trap]}
steps: []
"""


def test_a_second_table_from_the_same_position_shows_its_own_choices(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(ATTACK)
    position = table.session.tree.beginning
    pick(table, "Attack the player with Striker")
    table.seating.sit_down(plant(position))
    pick(table, "Pass the turn")
    texts = table.timeline.texts
    assert texts[0] == "A: Pass the turn"
    assert "Striker attacks the player" not in texts
    press(table, Qt.Key.Key_F8, SHIFT)
    assert table.session.looks_at == table.timeline.chosen


def test_an_attack_with_two_triggers_in_both_orders(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(ATTACK)
    pick(table, "Attack the player with Striker")
    draw = next(o for o in options(table) if "Draw" in o)
    memory = next(o for o in options(table) if "Draw" not in o)
    waits = table.pending.shown
    assert table.pending.isVisible()
    assert "A chooses the next one" in waits[0].text
    assert "15-4-3-4@4.2" in waits[0].clauses
    assert len(waits) == 3
    pick(table, draw)
    first_order = table.session.tree.current
    assert drawn_first(table) is True
    press(table, Qt.Key.Key_Z, CONTROL)
    assert table.seen.board.seats["A"].hand == ()
    pick(table, memory)
    assert table.session.tree.current != first_order
    assert drawn_first(table) is False
    press(table, Qt.Key.Key_F6)
    assert not table.pending.isVisible(), "nothing waits any more"


def drawn_first(table: Table) -> bool:
    """True if the card was drawn before memory was gained."""
    texts = [line.text.split(" (because")[0] for line in table.timeline.shown if line.number]
    return texts.index("A draws 1") < texts.index("A's memory: 3 to 4")


def test_options_are_marked_on_the_board_and_a_card_selects_its_option(table: Table) -> None:
    walk_to(table.decision.options, "Play Riddle")
    assert board_text(table)
    table.decision.options.glanced.emit(table.decision.options.chosen)
    assert not table.text.linked, "a card of the hand has no line of its own"
    walk_to(table.decision.options, "Attack Theirs with First")
    marked = {table.text.texts[row].split(",")[0] for row in table.text.linked}
    assert marked == {"First (Striker)", "Theirs (Sprout)"}
    table.view.activated.emit("A.hand:0")
    assert table.session.tree.here.choice.startswith("play:Riddle")


def test_a_card_with_several_options_selects_the_first(table: Table) -> None:
    table.view.activated.emit("First")
    assert table.decision.options.chosen.explanation.text == "attack the player with First"
    table.view.activated.emit("First")
    assert table.decision.options.chosen.explanation.text == "attack Theirs with First"


def test_the_other_seat(table: Table) -> None:
    assert board_text(table).index("\nA: hand") < board_text(table).index("\nB: hand")
    press(table, Qt.Key.Key_F4)
    assert board_text(table).index("\nB: hand") < board_text(table).index("\nA: hand")
    assert table.view.seat == "B"


@pytest.mark.parametrize(
    ("key", "modifier", "column"), [(Qt.Key.Key_F9, CONTROL, "left"), (Qt.Key.Key_F9, CONTROL | SHIFT, "right")]
)
def test_closed_columns_stay_closed(
    start: Callable[[Path], Window],
    qtbot: QtBot,
    data: Path,
    table: Table,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    column: str,
) -> None:
    pick(table, "Pass the turn")
    press(table, key, modifier)
    assert not getattr(table.room, column).isVisible()
    table.window().close()
    again = start(data)
    qtbot.waitUntil(lambda: again.table is not None and again.table.is_open)
    assert again.table is not None
    assert getattr(again.table.room, column).isHidden()


def test_the_end_of_a_game_names_winner_and_reason(table: Table) -> None:
    table.session.choose("concede:A")
    assert "The game is over" in table.decision.head.text()
    assert "B has won." in table.decision.head.text()
    assert "1-2-4" in table.decision.head.text()
    assert table.decision.options.shown == []
    assert not table.decision.hand.isEnabled()
    assert "The game is over" in table.timeline.texts


def test_the_board_and_its_text_follow_each_other(table: Table) -> None:
    press(table, Qt.Key.Key_F3)
    names = [unit.label for unit in table.seen.board.units()]
    for name in names:
        table.view.point_at(name)
        assert table.text.chosen == table.view.ref_of(name)
    table.text.setFocus()
    walk_to(table.text, table.text.texts[table.text.model_of_lines.things().index(table.view.ref_of(names[0]))])
    assert table.view.pointed_at == names[0]


def test_a_player_can_concede_at_any_decision_and_undo(table: Table) -> None:
    """1-2-4: at any time; 1-2-5: the opponent wins at once."""
    press(table, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    assert table.session.tree.game.decision is None
    text = " ".join(table.timeline.texts)
    assert "The game is over" in text
    # A finished duel can't be conceded again.
    table.dispatch(PlainIntent.CONCEDE_A)
    assert table.session.tree.game.decision is None
    press(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.tree.game.decision is not None


def test_pending_effects_are_below_the_board_only(table: Table) -> None:
    pick(table, "Attack the player with First")
    assert table.pending.isVisible()
    for show in (table.pages_controller.report, table.pages_controller.argue, table.seating.show_scenes):
        show()
        assert not table.pending.isVisible()
    table.show_board()
    assert table.pending.isVisible()
