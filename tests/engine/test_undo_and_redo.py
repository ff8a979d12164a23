"""Undo and redo of choices in a duel."""

from __future__ import annotations

import random

from judgeapp.engine.game import Game, begin, new_duel
from judgeapp.engine.identity import Seat
from tests.bench.engine import deck, faces
from tests.bench.random_games.policies import random_choice

CHOICES = 12


def games() -> list[Game]:
    """A duel at its start and after each of some choices."""
    known = faces(with_effects=True)
    dice = random.Random(3)
    game = begin(new_duel(known, {seat: deck(known) for seat in Seat}))
    played = [game]
    for _ in range(CHOICES):
        game = game.choose(random_choice(game, dice))
        played.append(game)
    return played


def test_choices_are_undone_and_redone_one_by_one() -> None:
    played = games()
    game = played[-1]
    for expected in reversed(played[:-1]):
        game = game.undo()
        assert game == expected
        assert game.choices == expected.choices
    for expected in played[1:]:
        game = game.redo()
        assert game == expected
        assert game.choices == expected.choices
        assert game.events == expected.events


def test_nothing_can_be_undone_at_the_beginning() -> None:
    beginning = games()[0]
    assert beginning.undo() is beginning


def test_nothing_can_be_redone_without_undo() -> None:
    latest = games()[-1]
    assert latest.redo() is latest


def test_nothing_can_be_redone_after_a_new_choice() -> None:
    played = games()
    back = played[-1].undo().undo()
    assert back.decision is not None
    again = back.choose(back.decision.options[0].key)
    assert again.redo() is again
    # The new choice can be undone and redone; the former branch can't.
    assert again.undo() == back
    assert again.undo().redo() is again
