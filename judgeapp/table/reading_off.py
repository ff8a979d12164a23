"""From a table back to a position: a state as a scenario, and what a position can't say of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from judgeapp.engine.cards import Face
from judgeapp.engine.explain import Told, sentence
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.state import Phase, State, Unit
from judgeapp.scenario.file import GrantedEffect, Placed, Position, Scenario, Side
from judgeapp.scenario.table import BLANKS
from judgeapp.table.board import labels
from judgeapp.table.position import PILES

# One sentence for what a position can't say of a state.
LEFT_OUT = {
    "attack": "the attack that goes on",
    "pending": "effects that wait ({found})",
    "later": "pending processing ({found})",
    "overall": "what was given to all cards that fit, or to a player ({found})",
    "used": "effects that were used this turn ({found})",
    "order": "face-down cards between others under {card}",
}


def read_off(
    state: State, names: Mapping[str, UnitId] | None = None, title: str = ""
) -> tuple[Scenario, tuple[Told, ...]]:
    """A state as a position, and what a position can't say of it. The turn is in its main
    phase, or at its beginning when that is still to come."""
    called = labels(state, names)
    sides = {seat.value: _read_side(state, seat, called) for seat in Seat}
    at_start = state.phase in (Phase.SETUP, Phase.UNSUSPEND, Phase.DRAW, Phase.BREEDING)
    read = Position(
        turn=state.turn_seat.value,
        turn_number=max(1, state.turn),
        phase="start" if at_start else "main",
        memory=state.memory_of(state.turn_seat),
        **sides,
    )
    cards = {key: _fields(face, key) for key, face in state.faces.items() if key not in BLANKS}
    return Scenario(title, (), cards=cards, position=read), tuple(_left_out(state, called))


def _fields(face: Face, key: str) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(face)
    return {name: value for name, value in fields.items() if (name, value) != ("name", key)}


def _read_side(state: State, seat: Seat, called: Mapping[UnitId, str]) -> Side:
    areas = state.areas[seat]
    piles: dict[str, Any] = {}
    for area in PILES:
        cards = tuple(state.cards[card].face for card in getattr(areas, area))
        piles[area] = len(cards) if all(name in BLANKS for name in cards) else cards
    field: dict[str, Any] = {
        area.value: tuple(
            _read_unit(state, body, called[body.id])
            for body in state.units.values()
            if body.area is area and body.seat is seat
        )
        for area in (Area.BATTLE, Area.BREEDING)
    }
    return Side(**piles, **field)


def _read_unit(state: State, body: Unit, label: str) -> str | Placed:
    below = body.stack[:0:-1]  # from bottom to top, as files have it
    card = state.cards[body.top].face
    placed = Placed(
        card,
        as_="" if label == card else label,
        under=tuple(state.cards[c].face for c in below if state.cards[c].face_up),
        under_face_down=tuple(state.cards[c].face for c in below if not state.cards[c].face_up),
        links=tuple(state.cards[card].face for card in body.links),
        suspended=body.suspended,
        new=body.arrived == state.turn,
        by_effect=body.placed,
        granted=tuple(
            GrantedEffect(g.gifts, g.until, "" if g.by.seat is body.seat else g.by.seat.value)
            for g in state.grants
            if g.unit == body.id
        ),
        digixrosed=body.digixrosed,
        assembled=body.assembled,
    )
    return card if placed == Placed(card) else placed


def _left_out(state: State, called: Mapping[UnitId, str]) -> Iterator[Told]:
    waiting = len(state.fresh) + sum(len(batch.occurrences) for batch in state.batches)
    overall = sum(not grant.unit for grant in state.grants)
    if state.clash is not None:
        yield _left("attack")
    for code, found in (("pending", waiting), ("later", len(state.reserved)),
                        ("overall", overall), ("used", len(state.used))):  # fmt: skip
        if found:
            yield _left(code, found=found)
    for body in state.units.values():
        down = [not state.cards[card].face_up for card in body.stack[1:]]
        if down != sorted(down):
            yield _left("order", card=called[body.id])


def _left(code: str, **params: object) -> Told:
    said = {name: str(value) for name, value in params.items()}
    return Told(code, said, sentence(LEFT_OUT[code], said))
