"""Random games with decks of real cards, and whether everything holds in them that must."""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct

from judgeapp.bench.decks import Pool, random_deck
from judgeapp.bench.policies import Policy, random_choice
from judgeapp.bench.soundness import (
    faults_of_choice,
    faults_of_copy,
    faults_of_game,
    faults_of_step,
)
from judgeapp.engine.decks import check_deck
from judgeapp.engine.game import Game, begin, new_duel
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Category
from judgeapp.table.candidates import candidates
from judgeapp.table.refusals import why_not

_MOST_TURNS = 100
_MOST_CHOICES = 4_000
_THOROUGH = 40  # one choice in so many is looked at from all sides
_KEPT = 20  # faults of a kind that are told in full


class SoakFault(Struct, frozen=True):
    """What went wrong, and where: with the same cards and `seed`, game `game` comes to it after
    `step` choices.

    kind -- "exception", or what does not hold
    choice -- the key of the last choice, or of the one that was tried
    """

    kind: str
    what: str
    seed: int
    game: int
    step: int
    choice: str


class Soak(Struct, frozen=True):
    """What the games came to.

    cards, seen -- how many cards decks could be made of, and how many were in one
    steps  -- choices made; tried: others that were only tried
    stuck  -- games that reached no end in 100 turns
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
    """One game as it goes on."""

    seed: int
    number: int
    dice: random.Random
    policies: dict[Seat, Policy]
    cards: int
    game: Game | None = None
    steps: int = 0
    tried: int = 0
    events: int = 0
    choice: str = ""

    def fault(self, told: str) -> SoakFault:
        kind, _, what = told.partition(": ")
        return SoakFault(kind, what, self.seed, self.number, self.steps, self.choice)


def soak(pool: Pool, seed: int, numbers: range, report: Callable[[SoakFault], None]) -> Soak:
    """Play the games of these numbers. Each is told by the cards, the seed and its number alone."""
    faults: Counter[str] = Counter()
    told: list[SoakFault] = []
    endings: Counter[str] = Counter()
    seen: set[str] = set()
    steps = tried = events = stuck = 0
    started = time.perf_counter()
    for number in numbers:
        dice = random.Random(f"{seed}/{number}")
        decks = {seat: random_deck(pool, dice) for seat in Seat}
        seen.update(*decks.values())
        policies = {seat: dice.choice(list(Policy)) for seat in Seat}
        played = _Played(seed, number, dice, policies, sum(map(len, decks.values())))
        once: set[tuple[str, str]] = set()
        for fault in _faults(pool, decks, played):
            if (fault.kind, fault.what) in once:
                continue  # what is wrong stays so
            once.add((fault.kind, fault.what))
            faults[fault.kind] += 1
            if faults[fault.kind] <= _KEPT:
                told.append(fault)
                report(fault)
        steps += played.steps
        tried += played.tried
        events += played.events
        result = played.game.result if played.game is not None else None
        stuck += result is None
        endings[result.clauses[0] if result is not None else "none"] += 1
    seconds = time.perf_counter() - started
    return Soak(
        cards=len(pool.faces),
        seen=len(seen),
        games=len(numbers),
        steps=steps,
        tried=tried,
        events=events,
        seconds=round(seconds, 1),
        games_per_second=round(len(numbers) / seconds, 2),
        stuck=stuck,
        endings=dict(endings.most_common()),
        faults=dict(faults.most_common()),
        told=tuple(told),
    )


def _faults(pool: Pool, decks: dict[Seat, tuple[str, ...]], played: _Played) -> Iterator[SoakFault]:
    """Play a game; an exception ends it."""
    for deck in decks.values():
        eggs = [n for n in deck if pool.faces[n].category is Category.DIGI_EGG]
        main = [n for n in deck if pool.faces[n].category is not Category.DIGI_EGG]
        for wrong in check_deck(pool.faces, main, eggs):
            yield played.fault(f"deck: {wrong}")
    faces = {number: pool.faces[number] for deck in decks.values() for number in deck}
    try:
        game = played.game = begin(new_duel(faces, decks))
        while game.decision is not None and _goes_on(game, played):
            for told in faults_of_game(game, played.cards):
                yield played.fault(told)
            thorough = played.dice.randrange(_THOROUGH) == 0
            if thorough:
                for told in _thorough(game, played):
                    yield played.fault(told)
            seat = game.decision.seat
            policy = played.policies[seat] if seat else Policy.ANYTHING
            played.choice = random_choice(game, played.dice, policy)
            after = game.choose(played.choice)
            played.steps += 1
            played.events += len(after.events)
            for told in faults_of_choice(game, after):
                yield played.fault(told)
            if thorough:
                for told in faults_of_step(game, after):
                    yield played.fault(told)
            # What came before is of no use any more.
            game = played.game = Game(after.state, after.decision, after.events, after.choice)
        for told in faults_of_game(game, played.cards):
            if game.decision is None:
                yield played.fault(told)
    except Exception as error:
        yield played.fault(_told(error))


def _goes_on(game: Game, played: _Played) -> bool:
    return game.state.turn <= _MOST_TURNS and played.steps < _MOST_CHOICES


def _thorough(game: Game, played: _Played) -> Iterator[str]:
    """Whether all that is offered can be done, what is not offered is refused with a reason, and
    the state can be kept."""
    yield from faults_of_copy(game)
    assert game.decision is not None
    for option in game.decision.options:
        played.choice = option.key
        played.tried += 1
        yield from faults_of_game(game.choose(option.key), played.cards)
    for candidate in candidates(game):
        played.choice = candidate.told.text
        why_not(game.state, candidate)


def _told(error: Exception) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{place.filename.rpartition('/')[2]}:{place.lineno} {place.name}"
    return f"exception: {type(error).__name__}({error}) at {where}"
