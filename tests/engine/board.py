"""A board on which an effect of "Doer" applies an action to "Target", and play until nothing more can be done to
Target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.events import Event
from judgeapp.engine.game import Game, begin
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import State
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.placing import Position
from judgeapp.scenario.table import build

_MAX_CHOICES = 30
_DIGIMON = {"level": 5, "dp": 7000, "play_cost": 6}
_CARDS: dict[str, dict[str, Any]] = {
    "Base": {"level": 4, "dp": 4000, "play_cost": 4},
    "Root": {"level": 3, "dp": 2000, "play_cost": 3},
    "Fodder": {"level": 3, "dp": 2000, "play_cost": 3},
    "Enemy": {"level": 5, "dp": 7000, "play_cost": 6},
    "Chip": {
        "level": 3,
        "dp": 1000,
        "play_cost": 3,
        "links": [
            {"cost": 1, "level": 5},
            {"cost": 1, "level": 6},
            {"cost": 1, "of": {"has_name": ["Doer", "Target"]}},
        ],
    },
    "Scroll": {"category": "option", "use_cost": 2, "effects": [{"timings": ["main"], "actions": [{"do": "draw"}]}]},
    "Next": {"level": 6, "dp": 11000, "play_cost": 10, "requirements": [{"cost": 3, "colors": ["red"], "level": 5}]},
}
UNAFFECTED = {"gifts": [{"gives": "unaffected", "by": "any"}]}


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A case of unaffected.yaml."""

    actions: list[Any] = []
    effect: dict[str, Any] = {}
    side: str = "B"
    turn: str = "A"
    memory: int | None = None
    target: dict[str, Any] = {}
    doer: dict[str, Any] = {}
    placed: dict[str, Any] = {}
    cards: dict[str, dict[str, Any]] = {}
    A: dict[str, Any] = {}
    B: dict[str, Any] = {}
    start: tuple[str, ...] = ("activate:Doer",)
    cites: tuple[str, ...] = ("15-15-6-1",)
    still: tuple[str, ...] = ()
    back: bool = False

    @property
    def does(self) -> dict[str, Any]:
        return self.effect or {"timings": ["main"], "actions": self.actions}


class Outcome(Struct, frozen=True):
    """Outcome of a case: the state before and after, all events, and the unit of Target."""

    before: State
    after: State
    events: tuple[Event, ...]
    target: UnitId


def board(case: Case, *more: Mapping[str, Any]) -> tuple[State, UnitId]:
    """Position of a case, with `more` effects of Target."""
    doer = {"level": 6, "dp": 9000, "play_cost": 4} | case.doer
    target = _DIGIMON | case.target
    known = _CARDS | case.cards
    known |= {
        "Doer": doer | {"effects": [case.does]},
        "Target": target | {"effects": [*target.get("effects", []), *more]},
    }
    faces = {name: msgspec.convert({"name": name, **facts}, type=Face) for name, facts in known.items()}
    placed = {"card": "Target", "under": ["Root", "Base"], "links": ["Chip"]} | case.placed
    in_hand = case.start[0].startswith("play:") or case.does.get("area") == "hand"
    sides: dict[str, dict[str, Any]] = {}
    for seat, extra in (("A", case.A), ("B", case.B)):
        battle = [placed] if seat == case.side else []
        hand = ["Doer"] if in_hand and seat == "A" else []
        if seat == "A" and not in_hand:
            battle.insert(0, {"card": "Doer", "under": ["Fodder"]})
        sides[seat] = extra | {"battle": [*battle, *extra.get("battle", [])], "hand": [*hand, *extra.get("hand", [])]}
    usual = 0 if in_hand and case.turn == "A" else 3
    memory = usual if case.memory is None else case.memory
    content = {"turn": case.turn, "memory": memory, **sides}
    position = msgspec.convert(content, type=Position)
    state, names = build(Scenario("", (), position=position), faces)
    return state, names["Target"]


def play_out(case: Case, *more: Mapping[str, Any]) -> Outcome:
    """Play a case: the choices in `start`, then any option that applies to Target, or any other."""
    state, target = board(case, *more)
    game, start = begin(state), list(case.start)
    beginning = game.state
    events: list[Event] = []
    for _ in range(_MAX_CHOICES):
        if game.decision is None:
            break
        if game.decision.kind in ("main", "breeding"):
            if not start:
                break
            pattern = f"{start.pop(0)}*"
            key = next((o.key for o in game.decision.options if fnmatch(o.key, pattern)), "")
            if not key:
                break  # not among the options
        else:
            key = _preferred(game, target)
        game = game.choose(key)
        events += game.events
    return Outcome(beginning, game.state, tuple(events), target)


def _preferred(game: Game, target: UnitId) -> str:
    assert game.decision is not None
    options = game.decision.options
    about = (o.key for o in options if target in o.facts.values())
    doing = (o.key for o in options if o.key in ("yes", "instead") or o.key.startswith("counter:"))
    return next(about, next(doing, options[0].key))


def appearance(state: State, unit: UnitId) -> Any:
    """Everything visible of a unit; None once it is gone."""
    body = state.units.get(unit)
    if body is None:
        return None
    seen = view(state)
    return (
        msgspec.structs.replace(body, arrived=0),
        [state.cards[card].face for card in (*body.stack, *body.links)],
        seen.dp(unit),
        seen.level(unit),
        seen.categories(unit),
        seen.names(unit),
        seen.keywords(unit),
    )


def attacks(events: tuple[Event, ...]) -> Iterator[int]:
    return (unit for e in events if e.kind == "attack-declared" for unit in e.ids("unit"))
