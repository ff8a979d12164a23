"""Expectation that a person would write at the end of a played line: the changes on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judgeapp.engine.derive import view
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.state.state import State
from judgeapp.scenario.file import Step
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.play import expect
from judgeapp.scenario.playing.steps import StepPlayer

# Cards of a trash that are named; the rest are counted.
_MAX_NAMED = 8


def expectation_at(beginning: State, game: Game, names: Mapping[str, UnitId]) -> Step | None:
    """Step that expects all changes since the beginning; None if there are none. Unnameable changes are left out."""
    player = StepPlayer(game, dict(names))
    changes = dict(_changes(beginning, game, player))
    sayable = {what: wanted for what, wanted in changes.items() if _holds(player, what, wanted)}
    return {"expect": sayable} if sayable else None


def _holds(player: StepPlayer, what: str, wanted: Any) -> bool:
    try:
        expect(player, {what: wanted})
    except FailedError:
        return False
    return True


def _changes(old: State, game: Game, player: StepPlayer) -> Iterator[tuple[str, Any]]:
    new = game.state
    if game.result is not None:
        yield "winner", game.result.winner.value if game.result.winner else "draw"
    elif game.decision is not None and game.decision.kind != "main":
        yield "decision", game.decision.kind
    if new.turn_seat is not old.turn_seat:
        yield "turn", new.turn_seat.value
    if new.memory != old.memory:
        yield "memory", {Seat.A.value: new.memory_of(Seat.A)}
    for area in (Area.BATTLE, Area.BREEDING):
        if field := {s.value: _field(new, area, s) for s in Seat if _field(new, area, s) != _field(old, area, s)}:
            yield area.value, field
    for pile in ("hand", "security"):
        were, are = ({s.value: len(_pile(state, s, pile)) for s in Seat} for state in (old, new))
        if counts := {seat: number for seat, number in are.items() if number != were[seat]}:
            yield pile, counts
    if trash := {s.value: _lying(new, s) for s in Seat if _pile(new, s, "trash") != _pile(old, s, "trash")}:
        yield "trash", trash
    yield from _of_units(old, new, player)


def _of_units(old: State, new: State, player: StepPlayer) -> Iterator[tuple[str, Any]]:
    """Changes of single cards of the field, by names that mean them alone."""
    named = {unit: name for unit in map(UnitId, new.units) if (name := _name(player, unit))}
    if suspended := {
        name: new.units[unit].suspended
        for unit, name in named.items()
        if new.units[unit].suspended is not (unit in old.units and old.units[unit].suspended)
    }:
        yield "suspended", suspended
    known, before = view(new), view(old)
    if dp := {name: known.dp(u) for u, name in named.items() if u in old.units and known.dp(u) != before.dp(u)}:
        yield "dp", dp


def _name(player: StepPlayer, unit: UnitId) -> str:
    name = player.game.state.label(unit)
    try:
        return name if player.find.unit(name) == unit else ""
    except FailedError:
        return ""


def _field(state: State, area: Area, seat: Seat) -> list[str]:
    return [state.label(unit.top) for unit in view(state).units_in(area, seat)]


def _pile(state: State, seat: Seat, pile: str) -> tuple[int, ...]:
    cards: tuple[int, ...] = getattr(state.areas[seat], pile)
    return cards


def _lying(state: State, seat: Seat) -> list[str] | int:
    trash = _pile(state, seat, "trash")
    return [*map(state.label, trash)] if len(trash) <= _MAX_NAMED else len(trash)
