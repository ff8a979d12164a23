"""Every state of a duel can be shown, described, queried and compared."""

from __future__ import annotations

import random

import pytest

from judgeapp.engine.derive import view
from judgeapp.engine.game import Game, begin
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import State
from judgeapp.scenario.table import build
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.comparing.compare import compare
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.deciding.options import explain_option, question
from judgeapp.table.setup.from_state import scenario_from_state
from judgeapp.table.tree.file import load, save
from judgeapp.table.tree.tree import ROOT, Beginning, Tree, plant
from tests.bench.random_games.policies import random_choice
from tests.engine.random_duel import beginning
from tests.nightly import sampled
from tests.scenarios.files import CASES, Case, name, played, read
from tests.scenarios.words import lacks_a_name


def assert_shown(state: State) -> None:
    shown = board(state)
    assert {unit.id for unit in shown.units()} == set(state.units)
    assert len({unit.label for unit in shown.units()}) == len(state.units)
    for unit in shown.units():
        assert unit.dp.now == view(state).dp(UnitId(unit.id))
        assert all(gained.text for gained in unit.gained)
    waiting = [waiting_effect.id for group in shown.pending for waiting_effect in group.waiting if waiting_effect.id]
    batches = [o.id for batch in state.batches for o in batch.occurrences]
    assert sorted(waiting) == sorted([*batches, *(o.id for o in state.fresh)])
    assert all("?" not in line.explanation.text.replace('?"', "") for line in lines(shown))
    scenario_from_state(state)


def assert_asked(game: Game) -> None:
    asked = question(game)
    if game.decision is None:
        assert asked is None
        return
    assert asked is not None
    keys = [key for c in asked.choices() for key in (c.key, *c.also)]
    assert sorted(keys) == sorted(o.key for o in game.decision.options)
    assert all(explain_option(game, key) == c.explanation for c in asked.choices() for key in (c.key, *c.also))
    explanations = [c.explanation for c in asked.choices()]
    assert all(explanation.text and explanation.code != "other" for explanation in explanations)
    assert all("card" in explanation.params for explanation in explanations if explanation.code == "order")
    for candidate in candidates(game):
        refusal = why_not(game.state, candidate)
        assert refusal is not None, candidate.explanation.text
        assert refusal.clauses


def assert_told(tree: Tree) -> None:
    for number in tree.nodes:
        game = tree.nodes[number].game
        assert_shown(game.state)
        assert_asked(game)
        moments = tree.moments(number)
        assert [m.event for m in moments] == list(game.events)
        assert not [m.explanation.text for m in moments if lacks_a_name(m.explanation)]
        if moments:
            assert moments[-1].state == game.state
    for between in moments_between(tree):
        assert_shown(between)


def moments_between(tree: Tree) -> list[State]:
    return [m.state for number in tree.nodes for m in tree.moments(number)]


@pytest.mark.parametrize("case", sampled(CASES[::6], 4), ids=name)
def test_every_step_of_a_scenario(case: Case) -> None:
    scenario, faces, _ = read(case)
    state, names = build(scenario, faces)
    tree = plant(Beginning(state, names))
    for key in played(case).choices:
        tree = tree.choose(key)
    assert_told(tree)
    assert load(save(tree), case.file.name) == tree
    compare(tree, ROOT, tree.current)


@pytest.mark.parametrize("seed", range(2))
def test_every_step_of_a_random_game(seed: int) -> None:
    dice = random.Random(seed)
    game = begin(beginning())
    for _ in range(80):
        if game.decision is None:
            break
        assert_shown(game.state)
        assert_asked(game)
        game = game.choose(random_choice(game, dice))
