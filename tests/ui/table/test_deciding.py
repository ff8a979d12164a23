"""Decisions and their options: numbered choices, similar cards, numbers and orders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgeapp.table.deciding.options import Question
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import CONTROL, open_file, options, pick, press


def test_the_panel_names_the_player_the_decision_and_open_options(table: Table) -> None:
    assert "A: What to do in the main phase?" in table.decision.head.text()
    assert ">6-5-1<" in table.decision.head.text()
    assert "Attack the player with First" in options(table)
    assert "Pass the turn" in options(table)


def test_the_clause_of_a_decision_is_one_stop_for_tab(table: Table) -> None:
    head = table.decision.head
    head.setFocus(Qt.FocusReason.TabFocusReason)
    assert head.selectedText() == "6-5-1", "Enter opens it"
    QTest.keyClick(head, Qt.Key.Key_Tab)
    assert not head.hasFocus()


def test_an_option_is_chosen_by_its_number(table: Table) -> None:
    lines = table.decision.options
    number = next(line.number for line in lines.shown if line.text == "Pass the turn")
    lines.setFocus()
    QTest.keyClicks(lines, number)
    assert table.session.tree.here.choice == "pass"


def test_a_digit_that_may_begin_a_longer_number_only_selects(sit_at: Callable[[str], Table]) -> None:
    hand = ", ".join(["Rex"] * 12)
    many = (
        "title: Many\ncards: {Rex: {level: 3, dp: 1000, play_cost: 1}}\n"
        f"position: {{memory: 3, A: {{hand: [{hand}]}}}}\nsteps: []\n"
    )
    table = sit_at(many)
    lines = table.decision.options
    assert len(options(table)) == 13
    lines.setFocus()
    QTest.keyClicks(lines, "1")
    assert table.session.tree.here.number == 0
    assert lines.currentIndex().row() == [line.number for line in lines.shown].index("1")
    QTest.keyClicks(lines, "3")
    assert table.session.tree.here.choice == "pass"


LOST = """\
title: A card that is gone, effects of the security and overflow
cards:
  Phoenix:
    level: 4
    dp: 4000
    effects: [{timings: [on-deletion], actions: [{do: memory, amount: 3}]}]
  Rebirth:
    category: option
    use_cost: 0
    effects:
      - timings: [main]
        actions:
          - {do: delete, target: {target: choose, of: {whose: yours, categories: [digimon]}}}
          - {do: to-hand, target: {target: choose, of: {whose: yours, areas: [trash]}}}
  Twin:
    level: 4
    dp: 1000
    security: [{actions: [{do: memory, amount: 1}]}, {actions: [{do: draw}]}]
position:
  memory: 3
  A: {battle: [Phoenix], hand: [Rebirth], deck: 5}
  B: {security: [Twin, Twin], deck: 5}
steps: []
"""


def test_a_pending_effect_whose_card_left_is_named_by_its_card_and_words(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(LOST)
    pick(table, "Use Rebirth")
    assert table.seen.board.seats["A"].hand[0].name == "Phoenix", "it is a new card"
    assert not any("Phoenix: [On Deletion]" in option for option in options(table))  # 15-4-4-3
    texts = [text for text in table.timeline.texts if "can't activate" in text]
    assert any("Phoenix" in text and "[On Deletion] Gain 3 memory." in text for text in texts), texts


def test_security_effects_are_named_by_their_words(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(LOST)
    pick(table, "Attack the player with Phoenix")
    assert options(table) == ["Twin: [Security] Gain 1 memory.", "Twin: [Security] <Draw 1>."]


def test_each_of_several_overflows_shows_its_amount(sit_at: Callable[[str], Table]) -> None:
    aces = """\
title: Two overflows
cards:
  Hero: {level: 5, dp: 1000, overflow: 3}
  King: {level: 5, dp: 1000, overflow: 4}
  Storm:
    category: option
    use_cost: 0
    effects:
      - {timings: [main], actions: [{do: delete, target: {target: all, of: {whose: yours}}}]}
position: {memory: 3, A: {battle: [Hero, King], hand: [Storm]}}
steps: []
"""
    table = sit_at(aces)
    pick(table, "Use Storm")
    assert options(table) == ["Hero: lose 3 memory", "King: lose 4 memory"]
    pick(table, "King: lose 4 memory")


def test_counted_cards_in_hand_are_offered_once(sit_at: Callable[[str], Table]) -> None:
    counted = """\
title: A hand of five
cards:
  Rex:
    level: 3
    dp: 1000
    play_cost: 1
    effects:
      - timings: [on-play]
        actions: [{do: trash, target: {target: choose, of: {whose: yours, areas: [hand]}}}]
position: {memory: 5, A: {hand: [Rex, blank, blank, blank], deck: 5}}
steps: []
"""
    table = sit_at(counted)
    assert "Play an unknown card in the hand (3)" in options(table)
    assert len(options(table)) == 3, "that one, Rex, and to pass"
    pick(table, "Play Rex")
    assert options(table) == ["An unknown card in the hand (3)"]
    pick(table, "An unknown card in the hand (3)")
    side = table.seen.board.seats["A"]
    assert (len(side.hand), len(side.trash)) == (2, 1)
    # One card is recorded, but the choice is recognized for all of them.
    assert table.session.tree.here.choice.startswith("blank#")
    assert "A: An unknown card in the hand" in table.branches.lines.texts
    press(table, Qt.Key.Key_Z, CONTROL)
    # A recorded choice of another unknown card counts as the same.
    (choice,) = asked(table).choices()
    table.session.choose(choice.also[1])
    assert "A: An unknown card in the hand" in table.branches.lines.texts


def test_a_tried_option_moves_no_line_and_a_second_click_plays_nothing(table: Table) -> None:
    lines = table.decision.options

    def places() -> dict[str, QRect]:
        return {line.text: lines.visualRect(lines.model_of_lines.index(n, 0)) for n, line in enumerate(lines.shown)}

    before = places()
    pick(table, "Pass the turn")
    press(table, Qt.Key.Key_Z, CONTROL)
    assert places() == before
    # The second click of a double click doesn't choose in the next decision.
    here, place = table.session.tree.current, QPointF(before["Attack the player with First"].center())
    press_, twice = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
    left, ground = Qt.MouseButton.LeftButton, lines.viewport()
    for kind in (press_, QEvent.Type.MouseButtonRelease, twice, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, place, ground.mapToGlobal(place), left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(ground, event)
    assert table.session.tree.nodes[table.session.tree.current].above == here


def test_an_action_is_listed_under_its_card_with_its_cost(table: Table) -> None:
    lines = {line.text: line for line in table.decision.options.shown}
    assert lines["Play Riddle"].aside == "cost 1"
    assert lines["Digivolve Sprout into Striker"].aside == "cost 2"
    assert lines["Attack the player with First"].aside == ""
    assert lines["Digivolve Sprout into Striker"].depth == 1
    assert lines["Pass the turn"].depth == 0, "it is not one of the card above it"
    assert "cost 1" in lines["Play Riddle"].spoken


COSTLESS = """\
title: Two Options
cards:
  Spark: {category: option, colors: [red], effects: "[Main] Gain 1 memory."}
  Flare: {category: option, colors: [red], use_cost: 0, effects: "[Main] Gain 1 memory."}
  Rex: {level: 3, dp: 1000}
position:
  memory: 3
  A: {battle: [Rex], hand: [Spark, Flare], deck: 5}
  B: {deck: 5}
steps: []
"""


def test_a_cost_that_was_never_given_is_marked_as_assumed(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(COSTLESS)
    lines = {line.text: line for line in table.decision.options.shown}
    assert lines["Use Spark"].aside == "cost 0 (assumed)"
    assert lines["Use Flare"].aside == "cost 0"
    pick(table, "Use Flare")
    assert not any("assumed" in text for text in table.timeline.texts)
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Use Spark")
    assert any("A pays 0, assumed because no cost is known" in text for text in table.timeline.texts)


def asked(table: Table) -> Question:
    open_question = table.session.question
    assert open_question is not None
    return open_question


LOOP = Path(__file__).parents[2] / "scenarios/18-other/a-loop-that-both-players-can-stop.yaml"
MIXER = """\
title: A deck is shuffled
cards:
  Mixer: {level: 3, dp: 1000, play_cost: 0,
          effects: [{timings: [on-play], actions: [{do: shuffle, of: deck}]}]}
  One: {level: 3, dp: 1000}
  Two: {level: 3, dp: 1000}
  Three: {level: 3, dp: 1000}
position:
  memory: 3
  A: {hand: [Mixer], deck: [One, Two, Three]}
steps: []
"""


def deck(table: Table) -> list[str]:
    return [card.name for card in table.seen.board.seats["A"].deck]


def test_a_number_of_repetitions_is_typed(table: Table) -> None:
    open_file(table, LOOP)
    while "How many repetitions?" not in table.decision.head.text():
        press(table, Qt.Key.Key_Y, CONTROL)
    number = table.decision.number
    assert number.isVisible()
    assert not table.decision.order.isVisible()
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "12")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert table.session.tree.here.choice == "12"
    assert "B: How many repetitions?" in table.decision.head.text()


def test_the_order_of_a_shuffled_deck_is_entered_by_keys(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(MIXER)
    pick(table, "Play Mixer")
    assert "In which order are the cards now?" in table.decision.head.text()
    order = table.decision.order
    assert order.isVisible()
    assert not table.decision.number.isVisible()
    order.setFocus()
    QTest.keyClick(order, Qt.Key.Key_Down, CONTROL)
    QTest.keyClick(order, Qt.Key.Key_Down, CONTROL)
    table.decision.take_order.click()
    assert deck(table) == ["Two", "Three", "One"]
    assert table.timeline.texts.count("The judge: this order") == 1
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, options(table)[0])
    assert deck(table) == ["One", "Two", "Three"]
