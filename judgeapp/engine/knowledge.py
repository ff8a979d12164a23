"""Public and private knowledge: cards that a player may look at, count and reorder (chapter 3, 4-5 and 4-7)."""

from __future__ import annotations

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.verdict import Verdict, no, yes

_FIELD = (Area.BATTLE, Area.BREEDING)


def can_see(view: View, seat: Seat, card: CardId) -> Verdict:
    """Verdict on a player's seeing a card's face."""
    copy = view.state.cards[card]
    own = copy.owner is seat
    if copy.area in _FIELD:
        return yes("3-4-2", "3-1-2-1-1")
    if copy.area is Area.UNDER:
        if copy.face_up:
            return yes("4-5-4")
        return yes("4-5-10") if own else no("4-5-10")
    if copy.area is Area.LINK:
        return yes("4-7-3")
    if copy.area is Area.TRASH:
        return yes("3-6-3", "3-1-2-1-1")
    if copy.area is Area.HAND:
        return yes("3-5-3") if own else no("3-5-3", "3-1-2-2-1")
    if copy.area is Area.SECURITY:
        return yes("3-7-4") if copy.face_up else no("3-7-2", "3-1-2-2-1")
    if copy.area is Area.DECK:
        return no("3-2-2", "3-1-2-2-1")
    if copy.area is Area.DIGI_EGG_DECK:
        return no("3-3-2", "3-1-2-2-1")
    return yes("3-1-2-1-1")  # revealed or being used


_ORDER = {
    Area.DECK: no("3-2-3"),
    Area.DIGI_EGG_DECK: no("3-3-3"),
    Area.SECURITY: no("3-7-3"),
    Area.UNDER: no("4-5-3"),
    Area.LINK: no("4-7-3"),
    Area.HAND: yes("3-5-2"),
    Area.TRASH: yes("3-6-2"),
}


def can_order(area: Area) -> Verdict:
    """Verdict on a player's changing the order of his own cards somewhere, without an effect."""
    return _ORDER.get(area) or no("3-4-1")


def can_count(*, tokens: bool = False) -> Verdict:
    """Verdict on a player's counting the cards of an area. Their number is public, wherever it is."""
    return yes("4-18-2", "3-1-3-2") if tokens else yes("3-1-3-2")
