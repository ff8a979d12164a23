"""Areas of effects (15-14): every area icon with every type of effect, with the card in that area and everywhere
else."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from judgeapp.engine.derive import view
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.reasons import OF_AREA
from judgeapp.engine.game import Game, begin
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Area, Effect, EffectKind, Timing
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import State, replace
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.placing import Position
from judgeapp.scenario.table import build

_DRAW = [{"do": "draw"}]
_YOURS = {"whose": "yours", "has_name": ["Ally"]}

# Effects of "Keeper" that can apply in a turn of A in which "Ally" attacks "Foe" and is deleted; "B" if the opponent of
# the turn player must have Keeper.
EFFECTS: dict[str, tuple[str, dict[str, Any]]] = {
    "when suspended": ("A", {"when": [{"event": "suspended", "subject": _YOURS}], "actions": _DRAW}),
    "would be deleted": ("A", {"when": [{"event": "deleted", "subject": _YOURS}], "would": True, "actions": _DRAW}),
    "would leave": ("A", {"when": [{"event": "left", "subject": _YOURS}], "would": True, "actions": _DRAW}),
    "persistent": ("A", {"to": {"target": "all", "of": _YOURS}, "gifts": [{"gives": "dp", "amount": 500}]}),
    "persistent for the player": (
        "A",
        {"to": {"target": "player"}, "gifts": [{"gives": "can", "deed": "ignore-colors"}]},
    ),
    **{
        timing.value: (
            "B" if "opponents" in timing.value or timing is Timing.COUNTER else "A",
            {"timings": [timing.value], "actions": _DRAW},
        )
        for timing in (
            Timing.MAIN,
            Timing.COUNTER,
            Timing.START_OF_YOUR_TURN,
            Timing.END_OF_YOUR_TURN,
            Timing.START_OF_YOUR_MAIN_PHASE,
            Timing.START_OF_OPPONENTS_TURN,
            Timing.START_OF_OPPONENTS_MAIN_PHASE,
            Timing.END_OF_OPPONENTS_TURN,
            Timing.END_OF_ALL_TURNS,
        )
    },
}

# Timings about the effect's own card, which may be anywhere (15-16).
OF_ITSELF = frozenset(
    (
        Timing.ON_PLAY,
        Timing.WHEN_DIGIVOLVING,
        Timing.ON_DELETION,
        Timing.WHEN_ATTACKING,
        Timing.WHEN_LINKING,
        Timing.SECURITY,
        Timing.END_OF_ATTACK,
        Timing.WHEN_MOVING,
    )
)

# Areas of Keeper.
PLACES = ("battle", "breeding", "hand", "trash", "security face up", "security face down", "deck", "under", "link")
ICONS = (None, *OF_AREA)
WORKS_IN = {None: "battle", Area.SECURITY: "security face up"}


def test_every_type_of_effect_and_every_timing_is_covered() -> None:
    effects = [msgspec.convert(effect, type=Effect) for _, effect in EFFECTS.values()]
    assert {effect.kind for effect in effects} == set(EffectKind)
    assert {t for effect in effects for t in effect.timings} | OF_ITSELF == set(Timing)
    assert set(OF_AREA) == {Area.HAND, Area.TRASH, Area.SECURITY, Area.BREEDING}


def table(side: str, effect: dict[str, Any], icon: Area | None, place: str) -> State:
    keeper = {"level": 3, "dp": 2000, "play_cost": 3, "links": [{"cost": 0, "level": 4}]}
    area = {} if icon is None else {"area": icon.value}
    cards: dict[str, dict[str, Any]] = {
        "Keeper": keeper | {"effects": [effect | area]},
        "Ally": {"level": 4, "dp": 4000, "play_cost": 4},
        "Host": {"level": 4, "dp": 4000, "play_cost": 4},
        "Foe": {"level": 6, "dp": 12000, "play_cost": 11},
    }
    faces = {n: msgspec.convert({"name": n, **card}, type=Face) for n, card in cards.items()}
    lying: dict[str, dict[str, Any]] = {
        "battle": {"battle": ["Keeper"]},
        "breeding": {"breeding": ["Keeper"]},
        "hand": {"hand": ["Keeper"]},
        "trash": {"trash": ["Keeper"]},
        "deck": {"deck": ["blank"] * 5 + ["Keeper"]},
        "under": {"battle": [{"card": "Host", "under": ["Keeper"]}]},
        "link": {"battle": [{"card": "Host", "links": ["Keeper"]}]},
    }
    own = lying.get(place, {"security": ["blank", "Keeper"]})
    sides: dict[str, dict[str, Any]] = {"A": {}, "B": {}, side: own}
    for seat, ally in (("A", "Ally"), ("B", {"card": "Foe", "suspended": True})):
        sides[seat] = sides[seat] | {"battle": [ally, *sides[seat].get("battle", [])]}
    position = msgspec.convert({"phase": "start", "memory": 3, **sides}, type=Position)
    state, _ = build(Scenario("", (), position=position), faces)
    if place == "security face up":
        (card,) = (c for c in state.cards.values() if c.face == "Keeper")
        state = replace(state, cards={**state.cards, card.id: replace(card, face_up=True)})
    return state


def played(state: State) -> tuple[Event, ...]:
    """A turn of A: effects of Keeper, an attack by Ally, then pass."""
    game, attacked = begin(state), False
    events = [*game.events]
    while game.decision is not None and game.state.turn_seat is Seat.A:
        keys = [option.key for option in game.decision.options]
        own = [k for k in keys if k.startswith(("activate:Keeper", "counter:Keeper"))]
        attack = [] if attacked else [k for k in keys if k.startswith("attack:Ally")]
        if own and works(game, events):
            own = []
        attacked = attacked or bool(attack and not own)
        last = [k for k in keys if k in ("pass", "nothing", "no-counter")]
        aimed = [k for k in attack if "Foe" in k]
        game = game.choose((*own, *aimed, *last, keys[0])[0])
        events += game.events
    return tuple(events)


def works(game: Game, events: list[Event]) -> bool:
    return any(event.kind is EventKind.ACTIVATED for event in events)


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon or "no icon")
@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_works_only_where_its_icon_says(name: str, icon: Area | None) -> None:
    side, effect = EFFECTS[name]
    where = WORKS_IN.get(icon, icon or "")
    worked = {
        place
        for place in PLACES
        if any(
            event.kind in (EventKind.ACTIVATED, EventKind.BECAME_ACTIVE)
            for event in played(table(side, effect, icon, place))
        )
    }
    assert worked == {where}


@pytest.mark.parametrize(("icon", "place"), [*product(ICONS, PLACES)])
def test_a_persistent_effect_gives_only_where_it_works(icon: Area | None, place: str) -> None:
    _, effect = EFFECTS["persistent"]
    state = begin(table("A", effect, icon, place)).state
    (ally,) = (u for u in state.units.values() if state.face(u.top).name == "Ally")
    is_there = place == WORKS_IN.get(icon, icon)
    assert view(state).dp(ally.id) == (4500 if is_there else 4000)
