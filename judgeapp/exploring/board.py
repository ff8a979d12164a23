"""A position as a judge sees it, and the differences between two. Copies of a card are alike unless named apart."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Area
from judgeapp.engine.state.cards import Face, cached_for_faces
from judgeapp.engine.state.sameness import PlaceNames, canonical_form
from judgeapp.engine.state.state import Areas, State, Unit


class SeenUnit(Struct, frozen=True):
    """A card of the battle or breeding area: its name, the cards under it and linked to it, nearest first, and its DP;
    None if it has none."""

    name: str
    area: Area
    under: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    suspended: bool = False
    dp: int | None = None


class SeenSide(Struct, frozen=True):
    """Cards of a player: `hand` and `trash` in no order, the other piles from the top."""

    field: tuple[SeenUnit, ...]
    hand: tuple[str, ...]
    trash: tuple[str, ...]
    security: tuple[str, ...]
    deck: tuple[str, ...]
    digi_egg_deck: tuple[str, ...]


class SeenBoard(Struct, frozen=True):
    """Visible position.

    Once somebody has won, both are empty: they no longer lead to anything."""

    winner: str  # "A", "B" or "draw"; empty while nobody has won
    turn: int
    turn_seat: Seat
    memory: int  # on the side of seat A
    a: SeenSide
    b: SeenSide
    # Fingerprint of lasting effects, uses this turn and pending processing: boards that differ in it are different.
    lasting: str
    waiting: str  # fingerprint of the effects waiting or resolving

    def side(self, seat: Seat) -> SeenSide:
        return self.a if seat is Seat.A else self.b


def board_of(state: State, apart: Collection[str] = (), parts: Sequence[Any] | None = None) -> SeenBoard:
    """Visible board of a position. `apart`: names of distinguished copies; `parts`: the state's parts, if known."""
    names = _Called(state, apart)
    result = state.result
    winner = "" if result is None else result.winner.value if result.winner else "draw"
    parts = parts or canonical_form(state, PlaceNames(state, apart))
    return SeenBoard(
        winner,
        state.turn,
        state.turn_seat,
        state.memory,
        _side(state, Seat.A, names),
        _side(state, Seat.B, names),
        _digest([parts[_GRANTS], parts[_RESERVED], parts[_USED]]) if result is None else "",
        _digest(parts[_WAITING]) if result is None and any(parts[_WAITING]) else "",
    )


# Indexes into the canonical form of a state.
_GRANTS, _RESERVED, _USED = 4, 6, 10
_WAITING = slice(7, 9)


def _digest(part: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(part), digest_size=8).hexdigest()


@cached_for_faces
def _names_of(faces: dict[str, Face]) -> dict[str, str]:
    """Name of each face: its key where another face has its name."""
    count = Counter(face.name for face in faces.values())
    return {key: face.name if count[face.name] == 1 else key for key, face in faces.items()}


class _Called:
    """Names of cards on a board: by their faces, a copy by its own name if it is distinguished."""

    def __init__(self, state: State, apart: Collection[str]) -> None:
        self._state = state
        self._apart = apart
        self._names = _names_of(state.faces)

    def __call__(self, ref: int) -> str:
        card = self._state.cards[ref]
        return card.called if card.called in self._apart else self._names[card.face]


def _side(state: State, seat: Seat, names: _Called) -> SeenSide:
    areas: Areas = state.areas[seat]
    return SeenSide(
        tuple(sorted((_on_field(state, u, names) for u in state.units.values() if u.seat is seat), key=_order)),
        tuple(sorted(map(names, areas.hand))),
        tuple(sorted(map(names, areas.trash))),
        tuple(map(names, areas.security)),
        tuple(map(names, areas.deck)),
        tuple(map(names, areas.digi_egg_deck)),
    )


def _on_field(state: State, unit: Unit, names: _Called) -> SeenUnit:
    return SeenUnit(
        names(unit.top),
        unit.area,
        tuple(map(names, unit.stack[1:])),
        tuple(map(names, unit.links)),
        unit.suspended,
        view(state).dp(unit.id),
    )


def _order(unit: SeenUnit) -> tuple[str, str, tuple[str, ...], tuple[str, ...], bool, int]:
    return (unit.name, unit.area, unit.under, unit.links, unit.suspended, unit.dp or 0)
