"""Public and private knowledge: what a player may look at, count and put in another order (chapter 3, 4-5 and 4-7)."""

from __future__ import annotations

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Area
from judgeapp.engine.legality import Verdict

_FIELD = (Area.BATTLE, Area.BREEDING)


def _yes(*clauses: str) -> Verdict:
    return Verdict(True, clauses)


def _no(*clauses: str) -> Verdict:
    return Verdict(False, clauses)


def can_see(view: View, seat: Seat, card: CardId) -> Verdict:
    """May a player see what a card is?"""
    held = view.state.cards[card]
    own = held.owner is seat
    if held.area in _FIELD:
        return _yes("3-4-2", "3-1-2-1-1")
    if held.area is Area.UNDER:
        if held.face_up:
            return _yes("4-5-4")
        return _yes("4-5-10") if own else _no("4-5-10")
    if held.area is Area.LINK:
        return _yes("4-7-3")
    if held.area is Area.TRASH:
        return _yes("3-6-3", "3-1-2-1-1")
    if held.area is Area.HAND:
        return _yes("3-5-3") if own else _no("3-5-3", "3-1-2-2-1")
    if held.area is Area.SECURITY:
        return _yes("3-7-4") if held.face_up else _no("3-7-2", "3-1-2-2-1")
    if held.area is Area.DECK:
        return _no("3-2-2", "3-1-2-2-1")
    if held.area is Area.DIGI_EGG_DECK:
        return _no("3-3-2", "3-1-2-2-1")
    return _yes("3-1-2-1-1")  # revealed or being used


_ORDER = {
    Area.DECK: _no("3-2-3"),
    Area.DIGI_EGG_DECK: _no("3-3-3"),
    Area.SECURITY: _no("3-7-3"),
    Area.UNDER: _no("4-5-3"),
    Area.LINK: _no("4-7-3"),
    Area.HAND: _yes("3-5-2"),
    Area.TRASH: _yes("3-6-2"),
}


def can_order(area: Area) -> Verdict:
    """May a player change the order of his own cards somewhere, without an effect?"""
    return _ORDER.get(area) or _no("3-4-1")


def can_count(*, tokens: bool = False) -> Verdict:
    """May a player count the cards of an area? Their number is public, wherever it is."""
    return _yes("4-18-2", "3-1-3-2") if tokens else _yes("3-1-3-2")
