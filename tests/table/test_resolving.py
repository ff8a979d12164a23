"""The effect being resolved is shown with its current action."""

from __future__ import annotations

from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import ResolvingSnapshot
from judgeapp.table.setup import position as at
from judgeapp.table.tree.tree import Tree, plant
from tests.table.tables import _GUST, chosen, gust


def resolving(tree: Tree) -> ResolvingSnapshot | None:
    return board(tree.game.state).resolving


def test_each_sentence_is_shown_while_it_is_carried_out() -> None:
    tree = plant(at.beginning(gust()))
    assert resolving(tree) is None, "nothing is resolved in the main phase"
    tree = chosen(tree, "play:Gust")
    first = resolving(tree)
    assert first is not None
    assert (first.card, first.part, first.text) == ("Gust", "effects.0", _GUST)
    assert first.sentence == "Suspend 1 of your opponent's Digimon."
    tree = chosen(tree, "Moth")
    second = resolving(tree)
    assert second is not None
    assert second.sentence.startswith("Delete 1 of your opponent's")
    tree = chosen(tree, "Moth")
    assert resolving(tree) is None, "it is resolved"


def test_an_effect_with_one_action_needs_only_its_words() -> None:
    scenario = at.described_as(
        gust(),
        "Gust",
        {
            "level": 4,
            "dp": 4000,
            "play_cost": 3,
            "colors": ["green"],
            "effects": "[On Play] Suspend 1 of your opponent's Digimon.",
        },
    )
    effect = resolving(chosen(plant(at.beginning(scenario)), "play:Gust"))
    assert effect is not None
    assert effect.sentence == ""
    assert effect.text == "[On Play] Suspend 1 of your opponent's Digimon."
