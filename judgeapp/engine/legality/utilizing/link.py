"""Linking (10-1)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area, Deed
from judgeapp.engine.legality.requirements import fits_link, with_counted_cost
from judgeapp.engine.legality.utilizing.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.verdict import Verdict, no, refusal_in_main_phase
from judgeapp.engine.triggering.immediate import Prospect


def can_link(view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int = 0) -> Verdict:
    """Verdict on linking a card of the hand, or the top card of one of the player's cards in the battle area, to one of
    his Digimon there (6-5-1-4-1)."""
    if refusal := refusal_in_main_phase(view, seat):
        return refusal
    if not is_in_hand(view, seat, card) and not _is_in_battle(view, seat, card):
        return no("6-5-1-4-1", "10-1-1", card=card)
    if forbidden := view.forbidding(view.state.cards[card].unit, Deed.LEAVE_UNDELETED):
        return no("15-1-3", card=card, by=forbidden.source.card)
    body = view.state.units.get(unit)
    if body is None or body.area is not Area.BATTLE:
        return no("6-5-1-4-1", "10-1-1", card=card)
    fitting = fits_link(view, seat, card, unit, requirement)
    if not fitting.ok:
        return fitting
    cost, about = link_cost(view, card, requirement), Prospect("linked", (unit,), card)
    return can_declare(view, seat, card, lambda _: cost, about, "6-5-1-4-1", *fitting.clauses)


def links_of(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's Digimon to which a card can be linked now, with the requirement."""
    links = view.state.face(card).links
    for unit in view.units_in(Area.BATTLE, seat) if links else ():
        for index in range(len(links)):
            if can_link(view, seat, card, unit.id, index).ok:
                yield unit.id, index


def link_cost(view: View, card: CardId, requirement: int) -> int:
    return with_counted_cost(view, card, view.state.face(card).links[requirement]).cost


def _is_in_battle(view: View, seat: Seat, card: CardId) -> bool:
    copy = view.state.cards.get(card)
    if copy is None or copy.area is not Area.BATTLE:
        return False
    return view.state.units[copy.unit].seat is seat
