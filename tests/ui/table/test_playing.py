"""Playing at the table in the real window: decisions, events, undo, branches, comparing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.table.options import Question
from judgeapp.table.tree import plant
from judgeapp.ui.address import PASSAGE, Address
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.table.test_dispute import COUNTERED, WHEELS
from tests.table.test_options import WAYS
from tests.ui.table.conftest import (
    CONTROL,
    SHIFT,
    board_text,
    open_file,
    options,
    pick,
    press,
    walk_to,
    written,
)

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


def test_who_decides_what_and_what_is_open(table: Table) -> None:
    assert "A: What to do in the main phase?" in table.decision.head.text()
    assert "6-5-1" in table.decision.head.text()
    assert "Attack the player with First" in options(table)
    assert "Pass the turn" in options(table)


def test_an_option_is_taken_by_its_number(table: Table) -> None:
    lines = table.decision.options
    number = next(line.number for line in lines.shown if line.text == "Pass the turn")
    lines.setFocus()
    QTest.keyClicks(lines, number)
    assert table.session.tree.here.choice == "pass"


def test_a_figure_that_can_begin_a_longer_number_only_leads_there(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    hand = ", ".join(["Rex"] * 12)
    many = (
        "title: Many\ncards: {Rex: {level: 3, dp: 1000, play_cost: 1}}\n"
        f"position: {{memory: 3, A: {{hand: [{hand}]}}}}\nsteps: []\n"
    )
    open_file(table, written(tmp_path, many))
    lines = table.decision.options
    assert len(options(table)) == 13
    lines.setFocus()
    QTest.keyClicks(lines, "1")
    assert table.session.tree.here.number == 0
    assert lines.currentIndex().row() == [line.number for line in lines.shown].index("1")
    QTest.keyClicks(lines, "3")
    assert table.session.tree.here.choice == "pass"


def test_what_is_not_open_is_shown_on_demand_with_its_clauses(table: Table) -> None:
    assert "Attack the player with Sprout" not in table.decision.options.texts
    press(table, Qt.Key.Key_F5)
    refused = next(line for line in table.decision.options.shown
                   if line.text == "Attack the player with Sprout")  # fmt: skip
    assert "11-2-5" in refused.clauses
    assert refused.sign == "✗"
    before = table.session.tree
    pick(table, "Attack the player with Sprout")
    assert table.session.tree is before


def refused(table: Table) -> dict[str, CitedLine]:
    """What the decision panel says is not open."""
    return {line.text: line for line in table.decision.options.shown if line.sign == "✗"}


def test_every_way_to_digivolve_that_is_not_open_is_told(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    open_file(table, written(tmp_path, WAYS))
    assert "App fuse Sun & Spark into Screen" in options(table)
    press(table, Qt.Key.Key_F5)
    told = refused(table)
    assert "8-2-3-1" in told["DNA digivolve Sun + Pebble into Eclipse"].clauses
    assert "8-3-3-2" in told["Burst digivolve Sun into Flare"].clauses
    assert "8-4-2-1" in told["App fuse Moon into Screen"].clauses
    lines = table.decision.options
    lines.setFocus()
    walk_to(lines, "DNA digivolve Sun + Pebble into Eclipse")
    assert set(table.decision.options.chosen.refs) >= set(lines.chosen.of)


@pytest.mark.parametrize(
    ("position", "first", "refusal", "clause"),
    [(COUNTERED, "Attack the player with Runner", "Activate an effect of Storm", "16-25-1"),
     (WHEELS, "Play Chariot", "Place Sail", "7-2-1")],
)  # fmt: skip
def test_what_is_not_open_at_a_counter_and_a_digixros(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path, position: str, first: str,
    refusal: str, clause: str,
) -> None:  # fmt: skip
    table = open_table(data)
    open_file(table, written(tmp_path, position))
    pick(table, first)
    assert table.decision.why.isVisible()
    press(table, Qt.Key.Key_F5)
    (told,) = refused(table).items()
    assert told[0].startswith(refusal)
    assert clause in told[1].clauses


def test_a_second_table_from_the_same_position_tells_of_its_own_choices(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    open_file(table, written(tmp_path, ATTACK))
    position = table.session.tree.beginning
    pick(table, "Attack the player with Striker")
    table.sit_down(plant(position))
    pick(table, "Pass the turn")
    told = table.timeline.lines.texts
    assert told[0] == "A: Pass the turn"
    assert "Striker attacks the player" not in told
    press(table, Qt.Key.Key_F8, SHIFT)
    assert table.session.looks_at == table.timeline.lines.chosen


def test_an_attack_with_two_triggers_in_both_orders(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    open_file(table, written(tmp_path, ATTACK))
    pick(table, "Attack the player with Striker")
    draw = next(o for o in options(table) if "Draw" in o)
    memory = next(o for o in options(table) if "Draw" not in o)
    waits = table.pending.lines.shown
    assert table.pending.isVisible()
    assert "A chooses the next one" in waits[0].text
    assert "15-4-3-4" in waits[0].clauses
    assert len(waits) == 3
    pick(table, draw)
    one = table.session.tree.current
    assert drawn_first(table) is True
    press(table, Qt.Key.Key_Z, CONTROL)
    assert table.session.board.seats["A"].hand == ()
    pick(table, memory)
    assert table.session.tree.current != one
    assert drawn_first(table) is False
    press(table, Qt.Key.Key_F6)
    assert not table.pending.isVisible(), "nothing waits any more"


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


def test_a_waiting_effect_whose_card_is_gone_is_told_by_its_card_and_its_words(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    open_file(table, written(tmp_path, LOST))
    pick(table, "Use Rebirth")
    assert table.session.board.seats["A"].hand[0].name == "Phoenix", "it is a new card"
    assert not any("Phoenix: [On Deletion]" in option for option in options(table))  # 15-4-4-3
    told = [text for text in table.timeline.lines.texts if "can't activate" in text]
    assert any("Phoenix" in text and "[On Deletion] Gain 3 memory." in text for text in told), told


def test_security_effects_are_told_by_their_words(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    open_file(table, written(tmp_path, LOST))
    pick(table, "Attack the player with Phoenix")
    assert options(table) == ["Twin: [Security] Gain 1 memory.", "Twin: [Security] <Draw 1>."]


def test_of_several_overflows_each_is_told_with_what_it_takes(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
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
    open_file(table, written(tmp_path, aces))
    pick(table, "Use Storm")
    assert options(table) == ["Hero: lose 3 memory", "King: lose 4 memory"]
    pick(table, "King: lose 4 memory")


def test_counted_cards_of_the_hand_are_offered_once(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
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
    open_file(table, written(tmp_path, counted))
    assert "Play an unknown card of the hand (3)" in options(table)
    assert len(options(table)) == 3, "that one, Rex, and to pass"
    pick(table, "Play Rex")
    assert options(table) == ["An unknown card of the hand (3)"]
    pick(table, "An unknown card of the hand (3)")
    side = table.session.board.seats["A"]
    assert (len(side.hand), len(side.trash)) == (2, 1)
    # What is recorded is one card; the choice is known again wherever it is shown.
    assert table.session.tree.here.choice.startswith("blank#")
    assert "A: An unknown card of the hand" in table.branches.lines.texts
    press(table, Qt.Key.Key_Z, CONTROL)
    (line,) = (line for line in table.decision.options.shown if line.number)
    assert line.remark == "tried before"
    # Another one of them is the same choice, as somebody may have recorded it.
    (choice,) = asked(table).choices()
    table.session.choose(choice.also[1])
    assert "A: An unknown card of the hand" in table.branches.lines.texts


def asked(table: Table) -> Question:
    found = table.session.question
    assert found is not None
    return found


def drawn_first(table: Table) -> bool:
    """Whether the card was drawn before memory was gained."""
    told = [line.text.split(" ←")[0] for line in table.timeline.lines.shown if line.number]
    return told.index("A draws 1") < told.index("Memory of A: 3 to 4")


def test_choosing_plays_on_and_every_event_has_its_clauses(table: Table) -> None:
    pick(table, "Attack the player with First")
    events = [line for line in table.timeline.lines.shown if line.number]
    assert events
    assert all(line.clauses for line in events)
    attacks = next(line for line in events if "attacks the player" in line.text)
    assert "11-2-2" in attacks.clauses


def test_an_event_that_is_chosen_shows_the_board_as_it_was(table: Table) -> None:
    pick(table, "Play Riddle")
    now = board_text(table)
    lines = table.timeline.lines
    lines.setFocus()
    first = next(row for row, line in enumerate(lines.shown) if line.number == "1")
    before = lines.model_of_lines.line(first).text
    walk_to(lines, before)
    assert board_text(table) != now
    assert table.decision.now.isVisible()
    table.decision.now.click()
    assert board_text(table) == now
    assert not table.decision.now.isVisible()


def test_one_goes_event_by_event_and_back(table: Table) -> None:
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
    for _ in table.session.happened:
        press(table, Qt.Key.Key_F8)
    assert table.session.looks_at is None


def test_what_follows_a_choice_can_be_gone_through(table: Table) -> None:
    press(table, Qt.Key.Key_F8, CONTROL)
    pick(table, "Attack the player with First")
    assert table.session.looks_at is not None
    assert table.session.looks_at.place == 0


def test_going_back_and_choosing_otherwise_makes_a_branch(table: Table) -> None:
    pick(table, "Play Riddle")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Play Sprout 3")
    tree = table.session.tree
    assert len(tree.ends) == 2
    told = table.branches.lines.texts
    assert told == ["The beginning", "A: Play Riddle", "A: Play Sprout 3"]
    press(table, Qt.Key.Key_F2)
    QTest.keyClicks(table.branches.name, "cheap")
    assert "cheap: A: Play Sprout 3" in table.branches.lines.texts
    assert table.session.tree.here.name == "cheap"
    table.branches.comment.setFocus()
    QTest.keyClicks(table.branches.comment, "as B says")
    assert table.session.tree.here.comment == "as B says"
    # Any node can be continued.
    lines = table.branches.lines
    lines.setFocus()
    walk_to(lines, "A: Play Riddle")
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert table.session.tree.here.choice.startswith("play:Riddle")
    press(table, Qt.Key.Key_Z, CONTROL)
    press(table, Qt.Key.Key_Y, CONTROL)
    assert table.session.tree.here.choice.startswith("play:Riddle")


def test_two_branches_are_compared_side_by_side(table: Table) -> None:
    pick(table, "Play Riddle")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Play Sprout 3")
    press(table, Qt.Key.Key_M, CONTROL)
    page = table.comparison_page
    assert table.stack.currentWidget() is page
    texts = page.lines.texts
    assert texts[0] == "The branches part after: The beginning"
    assert texts[1:3] == ["First board: A: Play Sprout 3", "Second board: A: Play Riddle"]
    assert "Riddle is in the battle area of A only on the second board" in texts
    assert page.found is not None
    assert [view.board for view in page.boards] == list(page.found.boards)
    press(table, Qt.Key.Key_Escape)
    assert table.stack.currentWidget() is table.board


def test_there_is_nothing_to_compare_with_at_first(table: Table) -> None:
    press(table, Qt.Key.Key_M, CONTROL)
    assert table.stack.currentWidget() is table.board


def test_options_are_marked_on_the_board_and_a_card_picks_its_option(table: Table) -> None:
    walk_to(table.decision.options, "Play Riddle")
    assert board_text(table)
    table.decision.options.glanced.emit(table.decision.options.chosen)
    assert table.view.grab_picture() is not None
    assert not table.text.linked, "a card of the hand has no line of its own"
    walk_to(table.decision.options, "Attack Theirs with First")
    marked = {table.text.texts[row].split(",")[0] for row in table.text.linked}
    assert marked == {"First (Striker)", "Theirs (Sprout)"}
    table.view.activated.emit("A.hand:0")
    assert table.session.tree.here.choice.startswith("play:Riddle")


def test_of_several_options_a_card_leads_to_the_first(table: Table) -> None:
    table.view.activated.emit("First")
    assert table.decision.options.chosen.told.text == "attack the player with First"
    table.view.activated.emit("First")
    assert table.decision.options.chosen.told.text == "attack Theirs with First"


def test_a_clause_leads_to_the_reader_and_the_table_is_as_it_was(
    qtbot: QtBot, table: Table
) -> None:
    window = table.window()
    assert isinstance(window, Window)
    pick(table, "Attack the player with First")
    lines = table.timeline.lines
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
    assert window.navigation.address == Address(PASSAGE, f"rules:{cited}")
    assert window.columns.isVisible()
    press(table, Qt.Key.Key_6, CONTROL)
    assert table.isVisible()
    assert table.session.tree.here.choice.startswith("attack:")


def test_a_link_can_be_clicked(qtbot: QtBot, table: Table) -> None:
    pick(table, "Attack the player with First")
    lines = table.timeline.lines
    row = next(r for r, line in enumerate(lines.shown) if line.number == "1")
    index = lines.model_of_lines.index(row)
    lines.scrollTo(index)
    rect = lines.visualRect(index)
    box = lines.layouts.of(lines.shown[row], rect.width()).links[0]
    with qtbot.waitSignal(lines.cited) as cited:
        qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton,
                         pos=rect.topLeft() + box.center().toPoint())  # fmt: skip
    assert cited.args == [lines.shown[row].clauses[0]]


def test_the_other_seat(table: Table) -> None:
    assert board_text(table).index("\nA: hand") < board_text(table).index("\nB: hand")
    press(table, Qt.Key.Key_F4)
    assert board_text(table).index("\nB: hand") < board_text(table).index("\nA: hand")
    assert table.view.seat == "B"


@pytest.mark.parametrize(("key", "modifier", "column"), [
    (Qt.Key.Key_F9, CONTROL, "left"), (Qt.Key.Key_F9, CONTROL | SHIFT, "right"),
])  # fmt: skip
def test_columns_are_closed_and_stay_so(
    start: Callable[[Path], Window], qtbot: QtBot, data: Path, table: Table,
    key: Qt.Key, modifier: Qt.KeyboardModifier, column: str,
) -> None:  # fmt: skip
    press(table, key, modifier)
    assert not getattr(table, column).isVisible()
    table.window().close()
    again = start(data)
    qtbot.waitUntil(lambda: again.table is not None and again.table.is_open)
    assert again.table is not None
    assert getattr(again.table, column).isHidden()


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
    return [card.name for card in table.session.board.seats["A"].deck]


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


def test_the_order_of_a_shuffled_deck_is_told_by_keys(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    open_file(table, written(tmp_path, MIXER))
    pick(table, "Play Mixer")
    assert "In which order do the cards lie now?" in table.decision.head.text()
    order = table.decision.order
    assert order.isVisible()
    assert not table.decision.number.isVisible()
    order.setFocus()
    QTest.keyClick(order, Qt.Key.Key_Down, CONTROL)
    QTest.keyClick(order, Qt.Key.Key_Down, CONTROL)
    table.decision.take_order.click()
    assert deck(table) == ["Two", "Three", "One"]
    assert table.timeline.lines.texts.count("The judge: this order") == 1
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, options(table)[0])
    assert deck(table) == ["One", "Two", "Three"]


def test_the_end_of_a_duel_says_who_has_won_and_why(table: Table) -> None:
    table.session.choose("concede:A")
    assert "The duel is over" in table.decision.head.text()
    assert "B has won." in table.decision.head.text()
    assert "1-2-4" in table.decision.head.text()
    assert table.decision.options.shown == []
    assert not table.decision.hand.isEnabled()
    assert "The duel is over" in table.timeline.lines.texts


def test_what_is_not_open_is_told_and_nothing_changes(table: Table) -> None:
    before = table.session.tree
    table.session.choose("fly to the moon")
    assert table.session.tree is before
    window = table.window()
    assert isinstance(window, Window)
    assert any("is not open" in text for text in window.notices.texts)


def test_the_board_as_text_and_the_board_go_along_with_each_other(table: Table) -> None:
    press(table, Qt.Key.Key_F3)
    names = [unit.label for unit in table.session.board.units()]
    for name in names:
        table.view.point_at(name)
        assert table.text.chosen == table.view.ref_of(name)
    table.text.setFocus()
    walk_to(table.text, table.text.texts[table.text.model_of_lines.things().index(
        table.view.ref_of(names[0]))])  # fmt: skip
    assert table.view.pointed_at == names[0]


def test_a_player_concedes_whoever_decides_and_that_is_undone(table: Table) -> None:
    """1-2-4: at any time; 1-2-5: the other has won at once."""
    press(
        table, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    )
    assert table.session.tree.game.decision is None
    told = " ".join(table.timeline.lines.texts)
    assert "The duel is over" in told
    # A duel that is over is not given up again.
    table.concede_a()
    assert table.session.tree.game.decision is None
    press(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.tree.game.decision is not None


def test_why_not_can_be_asked_of_what_was(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    tired = ATTACK.replace("battle: [Guard, Answer]", "battle: [{card: Guard, suspended: true}]")
    open_file(table, written(tmp_path, tired))
    pick(table, "Attack the player with Striker")
    attack = next(e for e in table.session.happened if "attack" in e.told.code)
    table.session.look(attack)
    assert table.decision.why.isVisible()
    press(table, Qt.Key.Key_F5)
    assert "Not open then" in table.decision.options.texts
    assert refused(table)["Block with Guard"].clauses
    table.session.look(None)
    assert "Not open then" not in table.decision.options.texts


def test_what_waits_stands_below_the_board_and_below_nothing_else(table: Table) -> None:
    pick(table, "Attack the player with First")
    assert table.pending.isVisible()
    for show in (table.report, table.argue, table.show_scenes):
        show()
        assert not table.pending.isVisible()
    table.show_board()
    assert table.pending.isVisible()
