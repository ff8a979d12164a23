"""Random games with decks of real cards, checked for faults."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.decks import check_deck
from judgeapp.engine.events import Event
from judgeapp.engine.game import Game, begin, new_duel
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Category
from judgeapp.engine.state.state import State
from tests.bench.random_games.decks import Pool, random_deck
from tests.bench.random_games.policies import Policy, random_choice
from tests.bench.random_games.reproduction import Failing, fault_of
from tests.scenarios.soundness import (
    Unsound,
    cards_in,
    faults_of_asking,
    faults_of_choice,
    faults_of_copy,
    faults_of_game,
    faults_of_reading,
    faults_of_replay,
    faults_of_step,
    faults_of_telling,
    stuck,
)

_THOROUGH = 40  # choices per thorough check, on average
_REPLAYED = 20  # games per replay, on average
_KEPT = 20  # detailed faults per kind


class SoakFault(Struct, frozen=True):
    """Fault of a random game, and where: with the same cards and `seed`, game `game` comes to it after
    `step` choices.

    kind -- "exception", or what does not hold
    at   -- the same wherever the same goes wrong
    choice -- the key of the last choice, or of the one that was tried
    """

    kind: str
    what: str
    at: str
    seed: int
    game: int
    step: int
    choice: str


class Soak(Struct, frozen=True):
    """Outcome of the games.

    cards, seen -- how many cards decks could be made of, and how many were in one
    steps  -- choices made; tried: others that were only tried
    stuck  -- games that went on without an end
    endings -- the clauses by which games ended
    faults -- how many of each kind, in a game each once; told: the first ones of each
    """

    cards: int
    seen: int
    games: int
    steps: int
    tried: int
    events: int
    seconds: float
    games_per_second: float
    stuck: int
    endings: dict[str, int]
    faults: dict[str, int]
    told: tuple[SoakFault, ...]


class _Played(Struct):
    """A game in progress.

    turn, of_turn -- how many choices were made in this turn
    latest -- the last event that told of each effect
    """

    dice: random.Random
    policies: dict[Seat, Policy]
    decks: dict[Seat, tuple[str, ...]]
    beginning: State
    game: Game | None = None
    choices: list[str] = []
    choice: str = ""
    is_tried: bool = False
    tried: int = 0
    events: int = 0
    turn: int = 0
    of_turn: int = 0
    latest: dict[tuple[object, object], Event] = {}

    def failing(self, fault: Unsound) -> Failing:
        tried = (self.choice,) if self.is_tried else ()
        choices = (*self.choices, *tried)
        return Failing(fault.kind, fault.at, self.decks, self.beginning, choices)


def in_time(numbers: Iterable[int], seconds: float) -> Iterator[int]:
    """Numbers until the time in seconds is over, at least one."""
    ends = time.perf_counter() + seconds
    for number in numbers:
        yield number
        if time.perf_counter() >= ends:
            return


def soak(
    pool: Pool,
    seed: int,
    numbers: Iterable[int],
    report: Callable[[SoakFault, Failing], None],
    edition: str = EDITIONS[0],
) -> Soak:
    """Play games under an edition. Edition, cards, seed and number determine a game."""
    faults: Counter[str] = Counter()
    kept: list[SoakFault] = []
    endings: Counter[str] = Counter()
    seen: set[str] = set()
    games = steps = tried = events = endless = 0
    started = time.perf_counter()
    for number in numbers:
        dice = random.Random(f"{seed}/{number}")
        decks = {seat: random_deck(pool, dice) for seat in Seat}
        seen.update(*decks.values())
        policies = {seat: dice.choice(list(Policy)) for seat in Seat}
        faces = {number: pool.faces[number] for deck in decks.values() for number in deck}
        played = _Played(dice, policies, decks, new_duel(faces, decks, edition))
        once: set[tuple[str, str]] = set()
        for unsound in _faults(pool, played):
            if (unsound.kind, unsound.at) in once:
                continue  # already reported: a fault persists
            once.add((unsound.kind, unsound.at))
            faults[unsound.kind] += 1
            if faults[unsound.kind] <= _KEPT:
                fault = SoakFault(
                    unsound.kind, unsound.what, unsound.at, seed, number, len(played.choices), played.choice
                )
                kept.append(fault)
                report(fault, played.failing(unsound))
        games += 1
        steps += len(played.choices)
        tried += played.tried
        events += played.events
        result = played.game.result if played.game is not None else None
        endless += "stuck" in {kind for kind, _ in once}
        endings[result.clauses[0] if result is not None else "none"] += 1
    seconds = time.perf_counter() - started
    return Soak(
        cards=len(pool.faces),
        seen=len(seen),
        games=games,
        steps=steps,
        tried=tried,
        events=events,
        seconds=round(seconds, 1),
        games_per_second=round(games / seconds, 2),
        stuck=endless,
        endings=dict(endings.most_common()),
        faults=dict(faults.most_common()),
        told=tuple(kept),
    )


def _faults(pool: Pool, played: _Played) -> Iterator[Unsound]:
    """Play a game; an exception ends it."""
    for deck in played.decks.values():
        eggs = [n for n in deck if pool.faces[n].category is Category.DIGI_EGG]
        main = [n for n in deck if pool.faces[n].category is not Category.DIGI_EGG]
        for wrong in check_deck(pool.faces, main, eggs):
            yield Unsound("deck", f"{wrong}")
    try:
        yield from _goes_on(played)
    except Exception as error:
        yield fault_of(error)


def _goes_on(played: _Played) -> Iterator[Unsound]:
    """Faults in the course of a game."""
    game = played.game = begin(played.beginning)
    cards = cards_in(game)
    yield from faults_of_game(game, cards)
    while game.decision is not None:
        if wrong := [*_stuck(game, played)]:
            yield from wrong
            return
        thorough = played.dice.randrange(_THOROUGH) == 0
        if thorough:
            yield from _thorough(game, played, cards)
        seat = game.decision.seat
        policy = played.policies[seat] if seat else Policy.ANYTHING
        played.choice = random_choice(game, played.dice, policy)
        played.choices.append(played.choice)
        after = game.choose(played.choice)
        played.events += len(after.events)
        yield from faults_of_choice(game, after)
        yield from faults_of_telling(game, after, played.latest.values())
        for event in after.events:
            if event.effect is not None:
                played.latest[event.facts.get("card"), event.facts.get("index")] = event
        if thorough:
            yield from faults_of_step(game, after)
        # Drop the history to save memory.
        game = played.game = Game(after.state, after.decision, after.events, after.choice)
        yield from faults_of_game(game, cards)
        yield from faults_of_reading(game)
    if played.dice.randrange(_REPLAYED) == 0:
        yield from faults_of_replay(begin(played.beginning), played.choices, game)


def _stuck(game: Game, played: _Played) -> Iterator[Unsound]:
    played.of_turn = played.of_turn + 1 if game.state.turn == played.turn else 0
    played.turn = game.state.turn
    return stuck(game, played.of_turn)


def _thorough(game: Game, played: _Played, cards: int) -> Iterator[Unsound]:
    """Check that every offer is possible, everything else is refused with a reason, and the state can be saved."""
    yield from faults_of_copy(game)
    yield from faults_of_asking(game)
    assert game.decision is not None
    played.is_tried = True
    for option in game.decision.options:
        played.choice = option.key
        played.tried += 1
        tried = game.choose(option.key)
        yield from faults_of_game(tried, cards)
        yield from faults_of_telling(game, tried, played.latest.values())
    played.is_tried = False
