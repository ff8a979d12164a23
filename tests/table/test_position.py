"""Building a position in steps."""

from __future__ import annotations

import pytest

from judgeapp.engine.derive import view
from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import Granted as Gifted
from judgeapp.engine.judge import correction_key
from judgeapp.engine.lang import AddDP
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.scenario.file import Scenario, read_scenario
from judgeapp.scenario.placing import Placed
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.setup import position as at
from judgeapp.table.setup.by_label import edits
from judgeapp.table.setup.faults import faults
from judgeapp.table.setup.from_state import scenario_from_state
from judgeapp.table.tree.tree import Tree, plant
from tests.table.conftest import chosen
from tests.table.tables import as_text

A, B = Seat.A, Seat.B


def test_a_position_built_in_steps_can_be_played() -> None:
    scenario = at.new("built")
    scenario = at.add(scenario, A, "battle", "Rex: Lv.4 red 5000")
    scenario = at.stack(scenario, "Rex", "Chick: Lv.3 red 2000")
    scenario = at.add(scenario, B, "battle", "Guard: Lv.4 6000 <Blocker>")
    scenario = at.turn_card(scenario, "Guard", suspended=True)
    scenario = at.count(at.count(scenario, A, "deck", 30), B, "security", 4)
    scenario = at.count(scenario, B, "hand", 5)
    scenario = at.memory(scenario, A, 3)
    tree = plant(at.beginning(scenario))
    state = tree.game.state
    rex = tree.beginning.names["Rex"]
    assert [state.face(c).name for c in state.units[rex].stack] == ["Rex", "Chick"]
    assert state.memory_of(A) == 3
    assert tree.game.decision is not None
    keys = [o.key.partition("#")[0] for o in tree.game.decision.options]
    assert keys == ["attack:Rex", "attack:Rex", "pass"]
    assert view(state).dp(tree.beginning.names["Guard"]) == 6000


def test_the_starting_position_does_not_change() -> None:
    before = at.add(at.new(), A, "battle", "Rex: Lv.4 red 5000")
    at.turn_card(before, "Rex", suspended=True)
    at.take_off(before, "Rex")
    assert at.units(before)["Rex"] == (A, "battle", Placed("Rex"))


def test_stacks_are_covered_uncovered_and_moved() -> None:
    scenario = at.add(at.new(), A, "battle", "Chick: Lv.3 red 2000")
    scenario = at.cover(scenario, "Chick", "Rex: Lv.4 red 5000")
    assert at.units(scenario)["Chick"][2] == Placed("Rex", as_="Chick", under=("Chick",))
    assert at.units(at.uncover(scenario, "Chick"))["Chick"][2] == Placed("Chick")
    with pytest.raises(InputError, match="nothing is face up"):
        at.uncover(at.uncover(scenario, "Chick"), "Chick")
    trashed = at.send(scenario, "Chick", A, "trash")
    assert at.side(trashed, A).trash == ("Rex", "Chick")
    moved = at.send(scenario, "Chick", A, "breeding")
    assert at.units(moved)["Chick"][1] == "breeding"


def test_counted_cards_and_known_ones() -> None:
    scenario = at.count(at.new(), A, "hand", 4)
    assert at.side(scenario, A).hand == 4
    scenario = at.add(scenario, A, "security", "Rex: Lv.4 red 5000")
    scenario = at.count(scenario, A, "security", 3)
    assert at.side(scenario, A).security == ("Rex", "blank", "blank")
    with pytest.raises(InputError, match="are known"):
        at.count(scenario, A, "security", 0)
    emptied = at.take_away(at.take_away(scenario, A, "security", 2), A, "security", 1)
    assert at.side(emptied, A).security == ("Rex",)
    with pytest.raises(NotFoundError):
        at.take_away(emptied, A, "security", 5)


def test_a_known_security_card_takes_the_place_of_an_unknown_one() -> None:
    draft = at.begin()
    scenario = at.add(draft.now, B, "security", "Rex: Lv.4 red 5000")
    assert at.side(scenario, B).security == ("Rex", *["blank"] * 4)
    assert draft.then(scenario).undo().now == draft.now
    for number in range(2, 6):
        scenario = at.add(scenario, B, "security", f"Rex {number}: Lv.4 red 5000")
    assert at.side(scenario, B).security == ("Rex 5", "Rex 4", "Rex 3", "Rex 2", "Rex")
    # Without an unknown card to replace, the pile grows; so do other piles.
    assert len(at.pile_of(at.add(scenario, B, "security", "rex"), B, "security")) == 6
    assert len(at.pile_of(at.add(scenario, B, "deck", "rex"), B, "deck")) == 31
    # Moving a stack moves each of its cards.
    scenario = at.stack(at.add(at.begin().now, A, "battle", "Big: Lv.5 red"), "Big", "Low: Lv.4 red")
    assert at.side(at.send(scenario, "Big", A, "security"), A).security == ("Big", "Low", *["blank"] * 3)


def test_the_memory_marker_stays_when_the_turn_changes_players() -> None:
    scenario = at.turn(at.memory(at.new(), A, 4), B)
    assert (at.position(scenario).turn, at.position(scenario).memory) == ("B", -4)
    assert at.state_of(scenario).memory_of(A) == 4
    assert at.position(at.memory(scenario, A, -2)).memory == 2


def test_a_position_can_not_begin_in_every_phase() -> None:
    assert at.position(at.phase(at.new(), "start")).phase == "start"
    with pytest.raises(InputError, match="a position can't begin"):
        at.phase(at.new(), "draw")


def test_two_cards_on_the_field_never_have_the_same_name() -> None:
    scenario = at.add(at.new(), A, "battle", "Rex: Lv.4 red 5000")
    scenario = at.add(scenario, A, "battle", "Rex")
    assert list(at.units(scenario)) == ["Rex", "Rex 2"]
    assert list(at.units(at.call(scenario, "Rex 2", "Second"))) == ["Rex", "Second"]
    with pytest.raises(InputError, match="another card is called"):
        at.call(scenario, "Rex 2", "Rex")


# -- what can't be so -----------------------------------------------------------------------------


def fault_clauses(scenario: Scenario) -> dict[str, tuple[str, ...]]:
    return {fault.explanation.code: fault.clauses for fault in faults(scenario)}


def test_a_possible_position_has_no_faults() -> None:
    scenario = at.add(at.new(), A, "battle", "Rex: Lv.4 red 5000")
    scenario = at.add(scenario, A, "breeding", "Chick: Lv.3 red 2000")
    assert faults(at.count(scenario, A, "deck", 40)) == ()


def test_two_cards_in_the_breeding_area() -> None:
    scenario = at.add(at.new(), A, "breeding", "Rex: Lv.4 red 5000")
    assert fault_clauses(scenario) == {}
    two = at.add(scenario, A, "breeding", "Rex")
    assert fault_clauses(two) == {"breeding": ("3-4-7-2@4.2",)}
    assert plant(at.beginning(two)).game.decision is not None, "it can be used all the same"


def test_memory_beyond_the_gauge() -> None:
    assert fault_clauses(at.memory(at.new(), A, 10)) == {}
    assert fault_clauses(at.memory(at.new(), A, 11)) == {"memory": ("1-4-2-2@4.2",)}
    assert fault_clauses(at.memory(at.new(), A, -1)) == {"turn-over": ("6-1-4-1@4.2",)}


def test_more_cards_than_a_deck_has() -> None:
    full = at.count(at.new(), A, "deck", 50)
    assert fault_clauses(full) == {}
    assert fault_clauses(at.count(full, A, "hand", 1)) == {"too-many": ("1-4-1-2-1@4.2",)}
    eggs = at.count(at.new(), B, "digi_egg_deck", 6)
    assert fault_clauses(eggs) == {"too-many-eggs": ("1-4-1-3-1@4.2",)}


def test_misplaced_digi_egg_cards_and_tokens() -> None:
    assert fault_clauses(at.add(at.new(), A, "hand", "egg Lv.2")) == {"egg-in-pile": ("3-1-3-9@4.2",)}
    assert fault_clauses(at.add(at.new(), A, "digi_egg_deck", "egg Lv.2")) == {}
    assert fault_clauses(at.add(at.new(), A, "digi_egg_deck", "Lv.3 2000")) == {"no-egg": ("2-2-3@4.2",)}
    assert fault_clauses(at.add(at.new(), A, "hand", "token 3000")) == {"token-in-pile": ("4-21-5@4.2",)}
    token = at.add(at.new(), A, "battle", "Copy: token Lv.3 3000")
    assert fault_clauses(token) == {}
    assert fault_clauses(at.stack(token, "Copy", "Lv.3 2000")) == {"token-under": ("4-21-3@4.2",)}


def test_an_option_without_a_color_says_that_its_color_requirements_are_not_checked() -> None:
    assert fault_clauses(at.add(at.new(), A, "hand", "option red cost 3")) == {}
    assert fault_clauses(at.add(at.new(), A, "hand", "option cost 3")) == {"no-color": ("4-22-2@4.2",)}


def test_a_token_in_a_position_is_one_on_the_table() -> None:
    scenario = at.add(at.new(), A, "battle", "Copy: token Lv.3 3000")
    (unit,) = board(at.state_of(at.add(scenario, A, "breeding", "Lv.3 2000"))).seats["A"].battle
    assert unit.token, "4-18: it leaves the game where a card would not"
    (unit,) = board(at.state_of(at.add(at.new(), A, "battle", "Lv.3 3000"))).seats["A"].battle
    assert not unit.token


def test_cards_that_the_next_rule_check_removes_are_named() -> None:
    (fault,) = faults(at.add(at.new(), A, "battle", "egg Lv.2"))
    assert (fault.clauses, fault.card) == (("17-1-3-2-1@4.2",), "Digi-egg Lv.2")
    (fault,) = faults(at.add(at.new(), A, "breeding", "tamer red"))
    assert fault.clauses == ("17-1-3-2-3@4.2",)


def test_more_copies_of_a_numbered_card_than_a_deck_may_have() -> None:
    scenario = at.described_as(at.new(), "Rex", {"number": "X1-001", "level": 4, "dp": 5000})
    for _ in range(4):
        scenario = at.add(scenario, A, "trash", "Rex")
    assert fault_clauses(scenario) == {}
    assert fault_clauses(at.add(scenario, A, "hand", "Rex")) == {"copies": ("1-4-1-2-2@4.2",)}


def test_the_edits_of_a_thing_match_its_state() -> None:
    """Keys and menus of the board offer these."""
    scenario = at.add(at.new(), Seat.A, "battle", "Rex: Lv.4 red 5000\n[When Attacking] [Once Per Turn] <Draw 1>.")

    def codes(name: str) -> list[str]:
        return [edit.code for edit in edits(scenario, name) if edit.code != "send"]

    assert codes("Rex") == ["suspend", "new", "used", "away"]
    for code in ("suspend", "used"):
        scenario = next(edit for edit in edits(scenario, "Rex") if edit.code == code).do(scenario)
    scenario = at.stack(at.link(scenario, "Rex", "rex"), "Rex", "rex")
    assert codes("Rex") == ["unsuspend", "new", "top-off", "unlink", "used", "away"]
    sent = {edit.of: edit for edit in edits(scenario, "Rex") if edit.code == "send"}
    assert list(sent) == ["breeding", *at.PILES]
    scenario = sent["security"].do(scenario)
    assert codes("A.security:0") == ["face-up", "away"]
    assert codes("A.security") == ["more", "less"]
    assert codes("memory") == ["more-memory", "less-memory"]
    assert codes("A.battle") == codes("A.player") == []
    assert codes("B.player") == ["turn"]


def test_a_fault_is_one_sentence() -> None:
    (fault,) = faults(at.memory(at.new(), A, 12))
    assert fault.explanation.text == "A's memory is 12; the gauge ends at 10"


def test_link_cards_come_and_go_and_excess_ones_are_reported() -> None:
    scenario = at.described_as(
        at.new(), "Plug", {"level": 3, "links": [{"cost": 1, "of": {"has_trait": ["App"]}}], "link_dp": 2000}
    )
    scenario = at.described_as(scenario, "Hub", {"level": 4, "dp": 5000, "traits": ["App"]})
    scenario = at.add(at.add(scenario, A, "battle", "Hub"), A, "battle", "Rex: Lv.4 red 5000")
    linked = at.link(scenario, "Hub", "Plug")
    assert at.units(linked)["Hub"][2].links == ("Plug",)
    assert fault_clauses(linked) == {}
    tree = plant(at.beginning(linked))
    assert view(tree.game.state).dp(tree.beginning.names["Hub"]) == 7000
    assert fault_clauses(at.link(linked, "Hub", "Plug")) == {"links": ("17-1-3-2-5@4.2",)}
    assert fault_clauses(at.link(scenario, "Rex", "Plug")) == {"links": ("17-1-3-2-6@4.2",)}
    assert at.unlink(linked, "Hub", 0) == scenario
    with pytest.raises(NotFoundError, match="no link card 1"):
        at.unlink(scenario, "Hub", 0)
    assert at.side(at.send(linked, "Hub", A, "trash"), A).trash == ("Hub", "Plug")
    token = at.described_as(
        scenario, "Copy", {"level": 3, "token": True, "links": [{"cost": 1, "of": {"has_trait": ["App"]}}]}
    )
    assert fault_clauses(at.link(token, "Hub", "Copy")) == {"token-linked": ("4-21-4@4.2",)}


def test_a_board_with_link_cards_survives_saving() -> None:
    scenario = at.described_as(
        at.new(),
        "Plug",
        {
            "level": 3,
            "links": [{"cost": 1, "of": {"has_trait": ["App"]}}],
            "link_dp": 2000,
            "link_effects": [{"gifts": [{"gives": "keyword", "name": "Rush"}]}],
        },
    )
    scenario = at.described_as(scenario, "Hub", {"level": 4, "dp": 5000, "traits": ["App"]})
    scenario = at.link(at.add(scenario, A, "battle", "Hub"), "Hub", "Plug")
    text = write_scenario(scenario)
    assert "{card: Hub, links: [Plug]}" in text
    read, _, _ = read_scenario(text, "mine.yaml")
    assert at.state_of(read) == at.state_of(scenario)
    written, left = scenario_from_state(at.state_of(read))
    assert left == ()
    assert at.units(written)["Hub"][2].links == ("Plug",)
    board_text = as_text(lines(board(at.state_of(read))))
    assert "linked: Plug, +2000 DP\n        <Rush> (active)" in board_text


def test_a_digixrosed_digimon_stays_so_in_a_file() -> None:
    text = (
        "title: Merged\n"
        "cards: {Cart: {level: 4, dp: 5000}}\n"
        "position: {A: {battle: [{card: Cart, digixrosed: 2}]}}\n"
        "steps: []\n"
    )
    read, _, _ = read_scenario(text, "mine.yaml")
    written, left = scenario_from_state(at.state_of(read))
    assert left == ()
    assert at.units(written)["Cart"][2] == Placed("Cart", digixrosed=2)
    assert "{card: Cart, digixrosed: 2}" in write_scenario(written)


# -- files ----------------------------------------------------------------------------------------


def test_a_built_position_survives_saving() -> None:
    scenario = at.add(at.new("mine"), A, "battle", "Rex: Lv.4 red <Blocker>")
    scenario = at.stack(scenario, "Rex", "Chick: Lv.3 red 2000")
    scenario = at.memory(at.count(scenario, A, "deck", 30), A, 3)
    text = write_scenario(scenario)
    assert text == (
        "title: mine\n"
        "edition: '4.2'\n"
        "cards:\n"
        "  Rex: {level: 4, colors: [red], effects: [{gifts: [{gives: keyword, name: Blocker}]}]}\n"
        "  Chick: {level: 3, dp: 2000, colors: [red]}\n"
        "position:\n"
        "  memory: 3\n"
        "  A: {battle: [{card: Rex, under: [Chick]}], deck: 30, security: 0}\n"
        "  B: {deck: 0, security: 0}\n"
        "steps: []\n"
    )
    read, _, _ = read_scenario(text, "mine.yaml")
    assert at.state_of(read) == at.state_of(scenario)
    assert write_scenario(read) == text


def test_one_change_changes_one_line() -> None:
    scenario = at.add(at.new("mine"), A, "battle", "Rex: Lv.4 red 5000")
    before = write_scenario(scenario).splitlines()
    after = write_scenario(at.memory(scenario, A, 2)).splitlines()
    assert [line for line in after if line not in before] == ["  memory: 2"]


# -- from a table ---------------------------------------------------------------------------------


def test_a_board_exports_as_the_same_position(tree: Tree) -> None:
    granted = Gifted(tree.beginning.names["Guard"], (AddDP(1000),))
    tree = chosen(tree.choose(correction_key(granted)), "play:Sprout")
    state = tree.game.state
    read, left = scenario_from_state(state, "as it is")
    assert left == ()
    again = plant(at.beginning(read))
    assert as_text(lines(board(again.game.state))) == as_text(lines(board(state)))
    text = write_scenario(read)
    assert write_scenario(read_scenario(text, "read off")[0]) == text


def test_state_that_a_position_can_not_express_is_named(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    _, left = scenario_from_state(attacked.game.state)
    assert [explanation.text for explanation in left] == ["the attack in progress", "pending effects (2)"]
