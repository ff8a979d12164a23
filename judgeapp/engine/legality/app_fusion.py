"""App fusion (8-4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import CardId, Seat, Source, UnitId
from judgeapp.engine.immediate import Prospect
from judgeapp.engine.lang import Area, Category
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.digivolve import kept_from_digivolving
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.verdict import Verdict, no, yes


class AppFusing(NamedTuple):
    """A Digimon and its link card that app fuse, and by which of the card's requirements."""

    unit: UnitId
    link: CardId
    requirement: int


def can_app_fuse(view: View, seat: Seat, card: CardId, way: AppFusing) -> Verdict:
    if wrong := wrong_in_main_phase(view, seat):
        return wrong
    if not is_in_hand(view, seat, card):
        return no("6-5-1-2-4", card=card)
    fitting = fits_app_fusion(view, seat, card, way)
    if not fitting.ok:
        return fitting
    cost = app_fusion_cost(view, card, way)
    about = Prospect("digivolved", (way.unit,), card, how="app-fusion")
    declared = can_declare(view, seat, card, cost, about)
    if not declared.ok:
        return declared
    return yes("6-5-1-2-4", "8-4-1", "2-3-10-1", *declared.clauses)


def app_fusions(view: View, seat: Seat, card: CardId) -> Iterator[AppFusing]:
    """The ways in which the player's Digimon can app fuse into a card now."""
    return (w for w in app_fusing(view, seat, card) if can_app_fuse(view, seat, card, w).ok)


def app_fusing(
    view: View, seat: Seat, card: CardId, by: Source | None = None
) -> Iterator[AppFusing]:
    """Those ways, the cost apart."""
    for requirement in range(len(view.state.face(card).app_fusion)):
        for unit in view.units_in(Area.BATTLE, seat):
            for link in unit.links:
                way = AppFusing(unit.id, link, requirement)
                if fits_app_fusion(view, seat, card, way, by).ok:
                    yield way


def fits_app_fusion(
    view: View, seat: Seat, card: CardId, way: AppFusing, by: Source | None = None
) -> Verdict:
    """Whether a Digimon with a link card can app fuse into a card, the cost apart: the two are any
    two of those that the card names (8-4-2-1). `by`: an effect lets it."""
    wanted, body = view.state.face(card).app_fusion, view.state.units.get(way.unit)
    if way.requirement >= len(wanted):
        return no("8-4-3-1", "2-3-10-1", card=card)
    if kept := kept_from_digivolving(view, seat, card, way.unit, by):
        return kept
    if body is None or body.area is not Area.BATTLE or not view.is_a(way.unit, Category.DIGIMON):
        return no("6-5-1-2-4", "8-4-1", unit=way.unit, card=card)
    scope = Scope(seat)
    if way.link not in body.links or not any(
        view.fits(way.unit, one, scope) and view.fits(way.link, other, scope)
        for one, other in permutations(wanted[way.requirement].of, 2)
    ):
        return no("8-4-3-1", "8-4-2-1", unit=way.unit, card=card)
    return yes("8-4-3-1", "8-4-2-1")


def app_fusion_cost(view: View, card: CardId, way: AppFusing) -> int:
    """8-4-2-3: what changes the cost of digivolving changes that of this as well."""
    cost = view.state.face(card).app_fusion[way.requirement].cost
    return cost + cost_change(view, "digivolve", way.unit)
