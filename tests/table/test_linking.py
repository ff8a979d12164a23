"""Links at the table: open and refused, in accounts, and by the judge."""

from __future__ import annotations

import pytest

from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import correction_key
from judgeapp.scenario.writing import steps_of
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.deciding.options import question
from judgeapp.table.dispute.account import judge_account
from judgeapp.table.dispute.claims import write_claimed_step
from judgeapp.table.judge_actions import ActionParams, cards_of, correction
from judgeapp.table.setup import position as at
from judgeapp.table.tree.tree import Tree, plant
from tests.table.tables import as_text

A, B = Seat.A, Seat.B
LINKS = [{"cost": 1, "of": {"has_trait": ["App"]}}]


@pytest.fixture
def tree() -> Tree:
    """A Digimon that cards can be linked to, one without links, and a card with Link both in the hand and in the battle
    area."""
    scenario = at.new("links")
    for name, fields in (
        ("Hub", {"level": 4, "dp": 5000, "traits": ["App"]}),
        ("Rex", {"level": 4, "dp": 5000}),
        ("Plug", {"level": 3, "dp": 1000, "links": LINKS, "link_dp": 2000}),
    ):
        scenario = at.described_as(scenario, name, fields)
    for name in ("Hub", "Rex", "Plug"):
        scenario = at.add(scenario, A, "battle", name)
    return plant(at.beginning(at.memory(at.add(scenario, A, "hand", "Plug"), A, 3)))


def asked(tree: Tree) -> dict[str, str]:
    open_question = question(tree.game)
    assert open_question is not None
    return {choice.explanation.text: choice.key for choice in open_question.choices()}


def test_a_card_is_linked_from_the_hand_or_the_battle_area(tree: Tree) -> None:
    open_ = asked(tree)
    links = [text for text in open_ if text.startswith("link")]
    assert sorted(links) == ["link Plug 2 to Hub", "link Plug from the battle area to Hub"]
    after = tree.choose(open_["link Plug 2 to Hub"])
    board_text = as_text(lines(board(after.game.state)))
    assert "Hub, Lv.4, 7000 DP (printed 5000)" in board_text
    assert "linked: Plug 2, +2000 DP" in board_text


def test_a_card_that_can_not_be_linked_says_why(tree: Tree) -> None:
    thought = [candidate for candidate in candidates(tree.game) if candidate.verb == "link"]
    refusals = {candidate.explanation.text: why_not(tree.game.state, candidate) for candidate in thought}
    assert sorted(refusals) == ["link Plug 2 to Plug", "link Plug 2 to Rex", "link Plug from the battle area to Rex"]
    for refusal in refusals.values():
        assert refusal is not None
        assert refusal.clauses == ("10-1-3-1@4.2", "2-3-11@4.2")


def test_a_link_is_a_step_of_an_account(tree: Tree) -> None:
    names = tree.beginning.names
    (hand,) = [
        c
        for c in question(tree.game).choices()  # type: ignore[union-attr]
        if c.explanation.text == "link Plug 2 to Hub"
    ]
    step = write_claimed_step(tree.game, names, hand)
    assert step == {"link": {"card": "Plug 2", "to": "Hub"}}
    assert judge_account(tree.game, names, [step]).wrong is None
    thought = next(
        candidate for candidate in candidates(tree.game) if candidate.explanation.text == "link Plug 2 to Rex"
    )
    wrong = write_claimed_step(tree.game, names, thought)
    assert wrong == {"link": {"card": "Plug 2", "to": "Rex"}}
    account = judge_account(tree.game, names, [wrong])
    assert account.wrong is not None
    assert account.wrong.clauses == ("10-1-3-1@4.2", "2-3-11@4.2")


def test_a_card_in_the_battle_area_is_distinguished_from_one_in_hand(tree: Tree) -> None:
    names = tree.beginning.names
    key = asked(tree)["link Plug from the battle area to Hub"]
    (step,) = steps_of(tree.game, names, [key])
    assert step == {"link": {"card": {"card": "Plug", "of": "A", "in": "battle"}, "to": "Hub"}}
    assert judge_account(tree.game, names, [step]).choices[-1] == key
    thought = next(
        candidate
        for candidate in candidates(tree.game)
        if candidate.explanation.text == "link Plug from the battle area to Rex"
    )
    account = judge_account(tree.game, names, [write_claimed_step(tree.game, names, thought)])
    assert account.wrong is not None
    assert account.wrong.clauses == ("10-1-3-1@4.2", "2-3-11@4.2")


def test_the_judge_links_a_card_and_removes_it(tree: Tree) -> None:
    names = tree.beginning.names
    (card,) = tree.game.state.areas[A].hand
    after = tree.choose(correction_key(correction("link", ActionParams(card=card, onto=names["Rex"]))))
    now = board(after.game.state)
    (linked,) = [shown for shown in cards_of(now) if shown.area == "link"]
    assert (linked.name, linked.seat) == ("Plug 2", "A")
    again = after.choose(correction_key(correction("put", ActionParams(card=linked.id, place="hand"))))
    assert len(again.game.state.areas[A].hand) == 1
