"""Speed of the engine: random games of two decks, and steps on a crowded board."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast

from msgspec import Struct

from judgeapp.bench.figures import Figures, figures
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.game import Game, begin, new_duel
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import (
    AddDP,
    All,
    Area,
    Category,
    Choose,
    Color,
    Delete,
    Draw,
    Effect,
    Filter,
    Keyword,
    KeywordName,
    Memory,
    Range,
    Timing,
    Turn,
    Whose,
)
from judgeapp.engine.state.atoms import create_card, new_unit
from judgeapp.engine.state.cards import Face, Requirement
from judgeapp.engine.state.state import State, replace
from tests.bench.random_games.policies import random_choice

_MAX_CHOICES = 4_000  # a longer random game counts as stuck


class Games(Struct, frozen=True):
    """Outcome of random games. `endings` counts the clauses by which they ended."""

    what: str
    games: int
    stuck: int
    seconds: float
    games_per_second: float
    events_per_second: float
    choices_per_second: float
    endings: dict[str, int]


def faces(*, with_effects: bool) -> dict[str, Face]:
    """Cards for two decks: Digi-Eggs and four single-color lines from Lv.3 to Lv.6."""
    known: dict[str, Face] = {}
    for line, color in enumerate((Color.RED, Color.BLUE, Color.YELLOW, Color.GREEN)):
        known[f"egg{line}"] = Face(f"Egg {line}", Category.DIGI_EGG, (color,), level=2)
        for level in range(3, 7):
            known[f"d{line}.{level}"] = Face(
                f"Digimon {line}.{level}",
                colors=(color,),
                level=level,
                dp=1000 + 1000 * level * (level - 2),
                play_cost=2 * level - 3,
                requirements=(Requirement(level - 3, (color,), level - 1),),
                effects=_effects(line, level) if with_effects else (),
                inherited=_inherited(line, level) if with_effects else (),
            )
    return known


def _effects(line: int, level: int) -> tuple[Effect, ...]:
    weak = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,), dp=Range(at_most=4000))
    return (
        Effect(gifts=(Keyword(KeywordName.BLOCKER),)),
        Effect(timings=(Timing.ON_PLAY, Timing.WHEN_DIGIVOLVING), actions=(Delete(Choose(weak)),)),
        Effect(timings=(Timing.WHEN_ATTACKING,), per_turn=1, actions=(Memory(1),)),
        Effect(
            during=Turn.YOURS,
            to=All(Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True)),
            gifts=(AddDP(500),),
        ),
    )[(line + level) % 4 :][:1]


def _inherited(line: int, level: int) -> tuple[Effect, ...]:
    return (
        (Effect(during=Turn.YOURS, gifts=(AddDP(1000),)),),
        (Effect(timings=(Timing.ON_DELETION,), actions=(Draw(1),)),),
        (),
    )[(line + level) % 3]


def deck(known: Mapping[str, Face]) -> tuple[str, ...]:
    """Five Digi-Eggs and fifty cards, four copies of the low levels and fewer of the high ones."""
    eggs = ("egg0", "egg1", "egg2", "egg3", "egg0")
    often = {3: 4, 4: 4, 5: 3, 6: 2}
    cards = [k for k, f in known.items() if f.level and f.level > 2 for _ in range(often[f.level])]
    return (*eggs, *cards[:50])


def bench_games(count: int, *, with_effects: bool, edition: str = EDITIONS[0]) -> Games:
    """Play random games to their end under an edition of the rules."""
    known = faces(with_effects=with_effects)
    cards = deck(known)
    dice = random.Random(1)
    endings: Counter[str] = Counter()
    events = choices = stuck = 0
    started = time.perf_counter()
    for _ in range(count):
        game = begin(new_duel(known, {Seat.A: cards, Seat.B: cards}, edition))
        for _ in range(_MAX_CHOICES):
            if game.decision is None:
                break
            game = game.choose(random_choice(game, dice))
            events += len(game.events)
            choices += 1
        result = game.result
        stuck += result is None
        endings["stuck" if result is None else result.clauses[0]] += 1
    seconds = time.perf_counter() - started
    return Games(
        what="random games, cards with effects" if with_effects else "random games, plain cards",
        games=count,
        stuck=stuck,
        seconds=round(seconds, 1),
        games_per_second=round(count / seconds, 1),
        events_per_second=round(events / seconds),
        choices_per_second=round(choices / seconds),
        endings=dict(endings),
    )


def crowded(edition: str = EDITIONS[0]) -> State:
    """A board of sixteen Digimon, half of them with persistent effects."""
    known = faces(with_effects=True)
    aura = Effect(
        during=Turn.ALL, to=All(Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,))), gifts=(AddDP(500),)
    )
    known["plain"] = Face("Plain", level=4, dp=5000, play_cost=4)
    known["aura"] = Face("Aura", level=5, dp=7000, play_cost=7, effects=(aura,))
    state = new_duel(known, {Seat.A: deck(known), Seat.B: deck(known)}, edition)
    game = begin(state)
    while game.decision is not None and game.decision.kind != "main":
        game = game.choose(game.decision.options[-1].key)
    state = game.state
    for seat in Seat:
        for number in range(8):
            key = "aura" if number % 2 else "plain"
            state, card = create_card(state, key, seat)
            state, facts = new_unit(state, card, Area.BATTLE, seat=seat)
            unit = state.units[UnitId(cast(int, facts["unit"]))]
            state = replace(state, units={**state.units, unit.id: replace(unit, arrived=0)})
    return state


def bench_steps(seconds: float, edition: str = EDITIONS[0]) -> Games:
    """Random choices from a crowded board, restarting from the same position."""
    state = crowded(edition)
    dice = random.Random(3)
    events = choices = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        game = begin(state)
        games += 1
        for _ in range(12):
            if game.decision is None:
                break
            game = game.choose(random_choice(game, dice))
            events += len(game.events)
            choices += 1
    taken = time.perf_counter() - started
    return Games(
        what="a board of sixteen cards, half with persistent effects",
        games=games,
        stuck=0,
        seconds=round(taken, 1),
        games_per_second=round(games / taken, 1),
        events_per_second=round(events / taken),
        choices_per_second=round(choices / taken),
        endings={},
    )


def bench_undo(edition: str = EDITIONS[0]) -> Figures:
    """Undo single choices from the end of a long game to its beginning."""
    known = faces(with_effects=True)
    cards = deck(known)
    dice = random.Random(2)
    game = begin(new_duel(known, {Seat.A: cards, Seat.B: cards}, edition))
    for _ in range(200):
        if game.decision is None:
            break
        game = game.choose(random_choice(game, dice))
    return figures("undo", list(_undo_times(game)))


def _undo_times(game: Game) -> Iterator[float]:
    while game.before is not None:
        started = time.perf_counter()
        game = game.undo()
        yield time.perf_counter() - started
