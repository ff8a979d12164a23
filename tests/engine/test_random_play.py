"""Random play: the duel stays consistent, whatever is chosen, undone, branched, saved and loaded."""

from __future__ import annotations

import os
import random

import pytest

from judgeapp.clauses.citing import by_leading
from judgeapp.engine.derive import fresh_view, view
from judgeapp.engine.events import EventKind
from judgeapp.engine.game import Game, begin, digest, load, replay, save
from tests.bench.random_games.policies import random_choice
from tests.engine.freshness import assert_fresh
from tests.engine.random_duel import CARDS, beginning
from tests.scenarios.soundness import faults_of_game

# For a longer run: JUDGEAPP_RANDOM_STEPS=100000
STEPS = int(os.environ.get("JUDGEAPP_RANDOM_STEPS", "600"))


def assert_whole(game: Game) -> None:
    """Assert everything that must hold at every decision."""
    assert [*faults_of_game(game, 2 * len(CARDS))] == []


def test_random_choices_can_be_undone_branched_saved_and_loaded() -> None:
    dice = random.Random(7)
    game = begin(beginning())
    for _ in range(STEPS):
        if game.decision is None:
            game = begin(beginning())
        assert_whole(game)
        assert_fresh(view(game.state), fresh_view(game.state))
        loaded = load(save(game.state))
        assert digest(loaded) == game.digest()
        key = random_choice(game, dice)
        after = game.choose(key)
        assert after.undo() == game
        assert after.undo().redo() is after
        # The same choice from the loaded state has the same result.
        again = Game(loaded, game.decision).choose(key)
        assert again.digest() == after.digest()
        assert again.events == after.events
        # Another choice starts a branch and doesn't change this one.
        other = random_choice(game, dice)
        before = after.digest()
        game.choose(other)
        assert after.digest() == before
        game = game if dice.random() < 0.1 else after


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_its_initial_state_and_its_choices(seed: int) -> None:
    dice = random.Random(seed)
    game = begin(beginning())
    for _ in range(120):
        if game.decision is None:
            break
        game = game.choose(random_choice(game, dice))
    assert replay(beginning(), game.choices).digest() == game.digest()


def test_every_event_cites_clauses_and_follows_its_cause() -> None:
    dice = random.Random(11)
    game = begin(beginning())
    last = 0
    for _ in range(300):
        if game.decision is None:
            break
        game = game.choose(random_choice(game, dice))
        for event in game.events:
            assert event.clauses
            assert event.number == last + 1 or not last
            assert event.cause < event.number
            last = event.number


def test_random_play_links_cards_and_trashes_them() -> None:
    dice = random.Random(7)
    kinds: set[EventKind] = set()
    clauses: set[str] = set()
    game = begin(beginning())
    for _ in range(max(STEPS, 2000)):  # long enough for all of the kinds and clauses below
        if game.decision is None:
            game = begin(beginning())
        game = game.choose(random_choice(game, dice))
        kinds |= {event.kind for event in game.events}
        clauses |= {clause for event in game.events for clause in event.clauses}
    assert EventKind.LINKED in kinds
    assert {*by_leading(("4-7-5", "4-7-6", "15-16-6-1", "17-1-3-6"))} <= clauses


def test_random_games_run_to_a_result() -> None:
    dice = random.Random(5)
    for _ in range(5):
        game = begin(beginning())
        for _ in range(4000):
            if game.decision is None:
                break
            game = game.choose(random_choice(game, dice))
        assert game.result is not None


def test_cards_are_placed_by_digixros_and_assembly_in_random_play() -> None:
    placed: set[str] = set()
    for seed in range(20):
        dice = random.Random(seed)
        game = begin(beginning())
        for _ in range(400):
            if game.decision is None or len(placed) == 2:
                break
            game = game.choose(random_choice(game, dice))
            assert_whole(game)
            placed |= {
                kind
                for unit in game.state.units.values()
                for kind in ("digixrosed", "assembled")
                if getattr(unit, kind)
            }
    assert placed == {"digixrosed", "assembled"}
