"""The requirements of a card: from which cards one digivolves into it (2-3-6), to which Digimon it
is linked (2-3-12-2)."""

from __future__ import annotations

from collections.abc import Iterable

from judgeapp.engine.cards import Requirement
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Category
from judgeapp.engine.legality.verdict import Verdict, no, yes


def meets(view: View, unit: UnitId, wanted: Requirement) -> bool:
    """Whether a unit is what a requirement asks for; one of nothing fits nothing."""
    if wanted.level is None and not wanted.colors and wanted.of is None:
        return False
    if wanted.level is not None and view.level(unit) != wanted.level:
        return False
    if wanted.colors and not view.colors(unit).intersection(wanted.colors):
        return False
    scope = Scope(view.state.units[unit].seat)
    if wanted.condition is not None and not view.holds(wanted.condition, scope):
        return False
    return wanted.of is None or view.fits(unit, wanted.of, scope)


def linkable(view: View, seat: Seat, card: CardId, hosts: Iterable[UnitId]) -> bool:
    """Whether a card can be linked to one of several Digimon, the cost apart."""
    wanted = range(len(view.state.face(card).links))
    return any(fits_link(view, seat, card, unit, i).ok for unit in hosts for i in wanted)


def fits_link(view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int) -> Verdict:
    """Whether a card can be linked to a unit by one of its link requirements, the cost apart
    (10-1-3-1)."""
    face, body = view.state.face(card), view.state.units.get(unit)
    if not face.links:
        return no("10-1-1", "2-3-12-1", card=card)
    if body is None or body.seat is not seat or card == body.top:
        return no("10-1-1", card=card)
    if not view.is_a(unit, Category.DIGIMON):
        return no("10-1-1", unit=unit)
    for linked in (card, body.top):
        if view.state.cards[linked].token:
            return no("4-18-4", card=linked)
    if requirement >= len(face.links) or not meets(view, unit, face.links[requirement]):
        return no("10-1-3-1", "2-3-12-2", card=card, unit=unit)
    return yes("10-1-1", "10-1-3-1", "2-3-12-2")
