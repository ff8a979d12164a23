"""The board as values and text: facts and their sources."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.judge import Granted, Put, correction_key
from judgeapp.engine.lang import AddDP, Area, Keyword, KeywordName, Until
from judgeapp.table.board.board import board, clauses_of, unit_labels
from judgeapp.table.board.snapshot import Board, CardSnapshot, UnitSnapshot
from judgeapp.table.board.text import lines
from judgeapp.table.setup.position import add, beginning, card, memory, new
from judgeapp.table.tree.tree import Tree
from tests.table.conftest import chosen, planted
from tests.table.tables import as_text


def shown(tree: Tree) -> Board:
    return board(tree.game.state)


def every_card(board: Board) -> Iterator[CardSnapshot]:
    for unit in board.units():
        yield from (*unit.stack, *unit.links)
    for side in board.seats.values():
        yield from (*side.hand, *side.deck, *side.security, *side.trash)


def unit(tree: Tree, label: str) -> UnitSnapshot:
    return next(u for u in shown(tree).units() if u.label == label)


def test_current_dp_is_shown_with_its_sources(tree: Tree) -> None:
    first = unit(tree, "First")
    # 5000, +1000 from the inherited effect in its own turn, +500 from the Tamer
    assert (first.dp.now, first.dp.printed) == (6500, 5000)
    assert {(g.text, g.card, g.part) for g in first.gained} == {
        ("gets +1000 DP", "Sprout 2", "inherited"),
        ("gets +500 DP", "Banner", "effects"),
    }
    assert not unit(tree, "Theirs").dp.is_changed


def test_a_printed_keyword_effect_is_not_shown_as_gained(tree: Tree) -> None:
    assert "<Blocker>" in unit(tree, "Guard").keywords
    gained = [line.explanation.text for line in lines(shown(tree)) if line.explanation.code == "gained"]
    assert gained
    assert not [text for text in gained if "<Blocker>" in text]


@pytest.mark.parametrize(
    ("effect", "texts"),
    [
        ("<Piercing>", []),
        ("[Your Turn] <Piercing>", ["gains <Piercing>, from Own"]),
        ("[Your Turn] This Digimon gains <Piercing>.", ["gains <Piercing>, from Own"]),
        (
            "[Your Turn] While you have 2 or more memory, this Digimon gains <Security A. +1>.",
            ["gains <Security A. +1>, from Own"],
        ),
    ],
)
def test_a_conditional_keyword_effect_is_shown(effect: str, texts: list[str]) -> None:
    scenario, name = card(new(), f"Own: Lv.4 red 5000 {effect}")
    begun = beginning(memory(add(scenario, Seat.A, "battle", name), Seat.A, 3))
    gained = [line for line in lines(board(begun.state)) if line.explanation.code == "gained"]
    assert [line.explanation.text for line in gained] == texts


def test_ended_effects_are_not_shown(tree: Tree) -> None:
    passed = chosen(tree, "pass")
    while passed.game.state.turn_seat is Seat.A or passed.game.state.phase != "main":
        assert passed.game.decision is not None
        passed = passed.choose(passed.game.decision.options[-1].key)
    first = unit(passed, "First")
    assert first.dp.now == 5500
    (inherited,) = [e for e in first.stack[1].effects if e.is_inherited]
    assert inherited.has
    assert inherited.active is False


def test_stacks_list_the_top_first_with_readable_inherited_effects(tree: Tree) -> None:
    first = unit(tree, "First")
    assert [card.title for card in first.stack] == ["First (Striker)", "Sprout 2"]
    (inherited,) = [e for e in first.stack[1].effects if e.is_inherited]
    assert inherited.text == "[Your Turn] This Digimon gets +1000 DP."
    assert inherited.active


def test_keywords_and_gifts_show_duration_and_source(tree: Tree) -> None:
    names = tree.beginning.names
    gifts = (AddDP(2000), Keyword(KeywordName.RUSH))
    granted = tree.choose(correction_key(Granted(names["Theirs"], gifts, Until.END_OF_OPPONENTS_TURN)))
    theirs = unit(granted, "Theirs")
    assert theirs.keywords == ("<Rush>",)
    assert {(g.part, g.until) for g in theirs.gained} == {("judge", "end-of-opponents-turn")}
    assert unit(tree, "Guard").keywords == ("<Blocker>",)
    assert unit(tree, "Guard").gained[0].card == "Guard"


def test_clauses_explain_a_cards_values(tree: Tree) -> None:
    names = tree.beginning.names
    assert set(clauses_of(tree.game.state, names["First"])["dp"]) >= {"2-5-2@4.2", "1-3-8@4.2", "4-3-4@4.2"}
    assert clauses_of(tree.game.state, names["Theirs"])["dp"] == ("2-5-2@4.2",)


def test_counts_memory_turn_and_phase(tree: Tree) -> None:
    now = shown(tree)
    a, b = now.seats["A"], now.seats["B"]
    assert (len(a.deck), len(a.hand), len(b.hand), len(b.security)) == (6, 3, 2, 3)
    assert (a.memory, b.memory) == (3, -3)
    assert (now.turn_seat, now.phase, now.turn) == ("A", "main", 3)
    assert all(card.blank for card in b.hand)
    assert not any(card.blank for card in a.hand)


def test_a_card_names_the_players_who_may_see_it(tree: Tree) -> None:
    now = shown(tree)
    assert now.seats["A"].hand[0].seen_by == ("A",)
    assert now.seats["B"].security[0].seen_by == ()
    assert now.seats["B"].battle[0].stack[0].seen_by == ("A", "B")


def test_cards_with_the_same_name_are_distinguished(tree: Tree) -> None:
    assert sorted(u.label for u in shown(tree).units()) == ["Banner", "First", "Guard", "Sprout", "Theirs"]
    assert sorted(unit_labels(tree.game.state).values()) == ["Banner", "First", "Guard", "Sprout", "Theirs"]
    # A second Sprout is under the first, and a third in the hand.
    assert sorted(card.name for card in every_card(shown(tree)) if card.printed == "Sprout") == [
        "Sprout",
        "Sprout 2",
        "Sprout 3",
        "Theirs",
    ]


def test_the_current_attack_and_its_stage(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    attack = shown(attacked).attack
    assert attack is not None
    assert (attack.attacker, attack.target, attack.stage) == ("First", "", "declared")
    assert shown(tree).attack is None
    at_digimon = chosen(tree, "attack:Striker>Sprout")
    attack = shown(at_digimon).attack
    assert attack is not None
    assert attack.target == "Theirs"


def test_simultaneous_triggers_form_a_batch_that_its_player_orders(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    (group,) = shown(attacked).pending
    assert (group.seat, group.chooses) == ("A", True)
    assert [waiting.card for waiting in group.waiting] == ["First", "First"]
    assert set(group.clauses) == {"15-4-3-5-1@4.2", "15-4-3-4@4.2"}


NESTED = """\
title: A derived trigger goes first
cards:
  Bomb:
    level: 4
    dp: 3000
    play_cost: 1
    effects:
      - {timings: [on-play], actions: [{do: delete, target: {target: all, of: {whose: opponents}}}]}
      - {timings: [on-play], actions: [{do: draw}]}
      - {timings: [on-play], actions: [{do: memory, amount: 1}]}
  Mine:
    level: 3
    dp: 1000
    effects:
      - {timings: [on-deletion], actions: [{do: draw}]}
      - {timings: [on-deletion], actions: [{do: memory, amount: 1}]}
position:
  memory: 5
  A: {hand: [Bomb], deck: 5}
  B: {battle: [Mine]}
steps: []
"""


def test_later_triggers_go_first_even_before_the_turn_players() -> None:
    played = chosen(planted(NESTED), "play:Bomb")
    assert played.game.decision is not None
    first = next(o.key for o in played.game.decision.options if "effects.0" in o.key)
    deleted = played.choose(first)
    newest, older = shown(deleted).pending
    assert (newest.seat, newest.why, older.seat, older.why) == ("B", "newest", "A", "older")
    assert {"15-4-5-2@4.2", "15-4-5-3@4.2"} <= set(newest.clauses)
    assert "15-4-5-2@4.2" not in older.clauses


ANSWERED = """\
title: Immediate effects
cards:
  Bomb:
    level: 4
    dp: 3000
    play_cost: 1
    effects:
      - {timings: [on-play], actions: [{do: delete, target: {target: all, of: {whose: opponents}}}]}
      - {timings: [on-play], actions: [{do: draw}]}
  Dodger: {level: 4, dp: 3000, effects: [{gifts: [{gives: keyword, name: Evade}]}]}
position:
  memory: 5
  A: {hand: [Bomb], deck: 5}
  B: {battle: [{card: Dodger, as: Left}, {card: Dodger, as: Right}]}
steps: []
"""


def test_immediate_effects_come_first_until_activated() -> None:
    played = chosen(planted(ANSWERED), "play:Bomb")
    assert played.game.decision is not None
    asked = played.choose(next(o.key for o in played.game.decision.options if "effects.0" in o.key))
    first, waiting = shown(asked).pending
    assert (first.why, first.seat, first.chooses, waiting.why) == ("immediate", "B", True, "newest")
    assert [(effect.card, effect.text) for effect in first.waiting] == [("Left", "<Evade>"), ("Right", "<Evade>")]
    assert asked.game.decision is not None
    one_left = shown(asked.choose(asked.game.decision.options[0].key)).pending[0]
    assert [effect.card for effect in one_left.waiting] == ["Right"]


PIERCING = """\
title: Piercing
cards:
  Lance: {level: 6, dp: 9000, effects: "<Piercing>"}
  Prey: {level: 4, dp: 5000, effects: "[On Deletion] You may gain 1 memory."}
position:
  memory: 3
  A: {battle: [Lance]}
  B: {battle: [{card: Prey, suspended: true}], security: [{card: Prey}, blank]}
steps: []
"""


def test_the_check_of_piercing_is_pending_until_the_attack_reaches_it() -> None:
    deleted = chosen(planted(PIERCING), "attack:Lance>Prey")
    assert deleted.game.decision is not None
    (later,) = shown(deleted).later
    assert (later.timing, later.waiting.card, later.waiting.text) == ("end-of-attack", "Lance", "<Piercing>")
    assert "pending until the end of the attack: Lance: <Piercing>" in as_text(lines(shown(deleted)))
    checked = deleted.choose("no")
    assert (checked.game.decision.kind if checked.game.decision else "", shown(checked).later) == ("main", ())


def test_a_moment_between_two_events_can_be_shown(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    boards = [board(m.state) for m in attacked.moments(attacked.current)]
    first = tree.beginning.names["First"]
    turned = [b.unit(first) for b in boards]
    assert [u is not None and u.suspended for u in turned] == sorted(u is not None and u.suspended for u in turned)
    assert boards[-1] == shown(attacked)


def test_the_board_as_text(tree: Tree) -> None:
    text = as_text(lines(shown(tree)))
    assert text.startswith("turn 3, A's main phase\nmemory: 3 for A\nA: hand 3, deck 6,")
    assert (
        "    First (Striker), Lv.4, 6500 DP (printed 5000), red\n"
        "      under it: Sprout 2\n"
        "        [Your Turn] This Digimon gets +1000 DP. (active)\n"
        "      gets +1000 DP, from Sprout 2, inherited\n"
        "      gets +500 DP, from Banner\n"
    ) in text
    assert "    Sprout, Lv.3, 2500 DP (printed 2000), red, suspended\n" in text
    assert "    Guard, Lv.4, 6000 DP, red, <Blocker>\n" in text
    assert "A's hand: Riddle, Sprout 3, Striker" in text
    assert "B's hand" not in text


def test_only_areas_with_a_card_are_in_the_text(tree: Tree) -> None:
    text = as_text(lines(shown(tree)))
    assert "A's battle area" in text
    assert "B's battle area" in text
    assert "breeding area" not in text
    assert "nothing" not in text


def test_the_text_from_the_other_seat_starts_with_the_other_side(tree: Tree) -> None:
    first = [line.explanation.params["seat"] for line in lines(shown(tree)) if line.explanation.code == "side"]
    other = [
        line.explanation.params["seat"] for line in lines(shown(tree), first="B") if line.explanation.code == "side"
    ]
    assert (first, other) == (["A", "B"], ["B", "A"])


def test_lines_name_their_unit(tree: Tree) -> None:
    refs = {line.ref for line in lines(shown(tree)) if line.explanation.code == "unit"}
    assert refs == {u.id for u in shown(tree).units()}


def test_pending_effects_are_in_the_text_in_order(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    text = as_text(lines(shown(attacked)))
    assert "First attacks the player; stage: declared" in text
    assert "pending, the newest: A's effects, whose player chooses the next one" in text
    assert "  First: [When Attacking] Gain 1 memory." in text


def test_a_card_under_another_face_down_gives_nothing(tree: Tree) -> None:
    text = """\
title: Face down
cards:
  Top: {level: 4, dp: 4000}
  Low: {level: 3, dp: 2000, inherited: [{gifts: [{gives: dp, amount: 1000}]}]}
position: {A: {battle: [{card: Top, under: [Low], under_face_down: [Low]}]}}
steps: []
"""
    (top,) = shown(planted(text)).seats["A"].battle
    assert top.dp.now == 5000
    assert sorted((c.face_up, c.effects[0].has) for c in top.stack[1:]) == [(False, False), (True, True)]


def test_cards_that_left_are_not_shown(tree: Tree) -> None:
    gone = tree.choose(correction_key(Put(tree.beginning.names["Guard"], Area.TRASH)))
    assert "Guard" not in [u.label for u in shown(gone).units()]
    assert shown(gone).unit(UnitId(tree.beginning.names["Guard"])) is None
