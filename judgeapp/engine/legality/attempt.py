"""Attempts of a player, by their verbs, and the verdicts of the rules on them, be they open or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Literal, TypeAlias, assert_never

from msgspec import Struct

from judgeapp.engine.dependencies import OFF_FIELD
from judgeapp.engine.derive import Held, View
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Joining
from judgeapp.engine.legality.activate import can_activate, can_counter
from judgeapp.engine.legality.attack import can_attack, can_block
from judgeapp.engine.legality.breeding import can_hatch, can_move
from judgeapp.engine.legality.fusing import AppFusing, fits_dna
from judgeapp.engine.legality.materials import can_place, declared
from judgeapp.engine.legality.requirements import requirements_of
from judgeapp.engine.legality.utilizing.digivolve import (
    can_app_fuse,
    can_burst_digivolve,
    can_digivolve,
    can_dna_digivolve,
)
from judgeapp.engine.legality.utilizing.link import can_link
from judgeapp.engine.legality.utilizing.play import can_join, can_play
from judgeapp.engine.legality.utilizing.use import can_use
from judgeapp.engine.legality.verdict import Verdict, no
from judgeapp.engine.state.state import replace
from judgeapp.engine.triggering.unread import changing_attacks

Verb: TypeAlias = Literal[
    "play",
    "use",
    "digivolve",
    "dna",
    "burst",
    "app-fusion",
    "link",
    "attack",
    "activate",
    "hatch",
    "move",
    "block",
    "counter",
    "place",
    "digixros",
    "assembly",
]


class Attempt(Struct, frozen=True):
    """An action that a player could want to take."""

    verb: Verb
    card: int = 0  # the one played, used, linked, placed or digivolved into; of an effect its card
    unit: int = 0
    target: int = 0  # the attacked unit, 0 for the opponent; of a card to be placed, the one it goes under
    link: int = 0  # the link card of an app fusion
    of: tuple[int, ...] = ()  # the DNA digivolving ones; in the order of the requirement if one is named
    index: str = ""  # the effect that is activated, and on which unit, if on any
    requirement: int | None = None  # which of the card's requirements; None: any


def verdicts(view: View, seat: Seat, attempt: Attempt) -> Sequence[Verdict]:
    """Verdicts of the rules on an attempt, one for each requirement by which it could be done. Empty if there is
    nothing to judge: no such effect, no requirement of that kind."""
    raw = _verdicts(view, seat, attempt)
    return [replace(verdict, clauses=view.state.cited(verdict.clauses)) for verdict in raw]


def _verdicts(view: View, seat: Seat, attempt: Attempt) -> Sequence[Verdict]:
    card, unit = CardId(attempt.card), UnitId(attempt.unit)
    match attempt.verb:
        case "play":
            return [can_play(view, seat, card)]
        case "use":
            return [can_use(view, seat, card)]
        case "digivolve":
            # A card without requirements is refused for the lack of one.
            ways = _ways(attempt, requirements_of(view, card, unit)) or (0,)
            return [can_digivolve(view, seat, card, unit, n) for n in ways]
        case "dna":
            return [*_of_dna(view, seat, attempt)]
        case "burst":
            ways = _ways(attempt, view.state.face(card).burst)
            return [can_burst_digivolve(view, seat, card, unit, n) for n in ways]
        case "app-fusion":
            ways, link = _ways(attempt, view.state.face(card).app_fusion), CardId(attempt.link)
            return [can_app_fuse(view, seat, card, AppFusing(unit, link, n)) for n in ways]
        case "link":
            top = view.state.units[UnitId(card)].top if card in view.state.units else card
            ways = _ways(attempt, view.state.face(top).links)
            return [can_link(view, seat, top, unit, n) for n in ways]
        case "attack":
            target = UnitId(attempt.target)
            return [_unless_unread(view, can_attack(view, seat, unit, target), unit, target)]
        case "activate":
            held = effect_at(view, unit, card, attempt.index)
            return [] if held is None else [can_activate(view, seat, held)]
        case "hatch":
            return [can_hatch(view, seat)]
        case "move":
            return [can_move(view, seat, unit)]
        case "block":
            return [_unless_unread(view, can_block(view, unit), unit)]
        case "counter":
            held = effect_at(view, unit, card, attempt.index)
            return [] if held is None else [can_counter(view, held)]
        case "place":
            about = declared(view.state)
            return [can_place(view, about, card) if about else no("7-2-3-2", "7-3-3-2")]
        case "digixros" | "assembly":
            return [can_join(view, seat, CardId(attempt.target), Joining(attempt.verb), card)]
        case _:
            assert_never(attempt.verb)


# What no text on the table is about: whose turn and which step it is, and an attack that was blocked already.
_BY_STEP = frozenset({"6-5-1", "11-1-2", "11-2-4", "11-4-1", "12-1-2"})


def _unless_unread(view: View, verdict: Verdict, *units: UnitId) -> Verdict:
    """Verdict on an attack or a block, with the texts that might change a refusal of it."""
    if verdict.ok or not _BY_STEP.isdisjoint(verdict.clauses):
        return verdict
    return replace(verdict, unread=changing_attacks(view, *units))


def effect_at(view: View, unit: int, card: int, index: str) -> Held | None:
    """An effect of a card on the field, or of one elsewhere that says so (15-14)."""
    elsewhere = (held for area in OFF_FIELD for held in view.off_field(area))
    for held in (*view.held(UnitId(unit)), *elsewhere):
        if held.source.index == index and held.source.card == card:
            return held
    return None


def _ways(attempt: Attempt, requirements: Sequence[object]) -> Sequence[int]:
    """Requirements by which it could be done."""
    return range(len(requirements)) if attempt.requirement is None else (attempt.requirement,)


def _of_dna(view: View, seat: Seat, attempt: Attempt) -> Iterator[Verdict]:
    """Verdicts on a DNA digivolution: of the named requirement, in the named order; otherwise of each for that many
    units, in the order in which they fit it, or in every order if none fits."""
    card, of = CardId(attempt.card), attempt.of
    if attempt.requirement is not None:
        yield can_dna_digivolve(view, seat, card, of, attempt.requirement)
        return
    for number, wanted in enumerate(view.state.face(card).dna):
        if len(wanted.of) == len(of):
            orders = list(permutations(of))
            fitting = [o for o in orders if fits_dna(view, seat, card, o, number).ok]
            for order in fitting[:1] or orders:
                yield can_dna_digivolve(view, seat, card, order, number)
