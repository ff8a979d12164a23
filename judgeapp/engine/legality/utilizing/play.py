"""Playing (7-1)."""

from __future__ import annotations

from functools import partial

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Category, Deed, Joining, Property
from judgeapp.engine.legality.costs import can_reduce, cost_change, forbidden_card, has_play_cost
from judgeapp.engine.legality.materials import Declared, can_place
from judgeapp.engine.legality.utilizing.declaring import can_declare, opening, refusal_from_hand
from judgeapp.engine.legality.verdict import Verdict, no
from judgeapp.engine.triggering.immediate import Prospect


def can_play(view: View, seat: Seat, card: CardId) -> Verdict:
    if refusal := refusal_from_hand(view, seat, card, "6-5-1-1-1", "7-1-1"):
        return refusal
    face = view.state.face(card)
    if face.category not in (Category.DIGIMON, Category.TAMER):
        return no("6-5-1-1-1", card=card, category=face.category.value)
    if not has_play_cost(view.state, card):
        return no("7-1-1", *(("4-6-2@4.2",) if face.is_dual else ()), card=card)
    if forbidden := forbidden_card(view, seat, card, Deed.PLAY):
        return no("15-1-3", card=card, by=forbidden.source.card)
    cost, about = partial(play_cost, view, card), Prospect("played", (card,), card)
    joining = (*(("6-5-1-1-2",) if face.digixros else ()), *(("6-5-1-1-3",) if face.assembly else ()))
    return can_declare(view, seat, card, cost, about, "6-5-1-1-1", "7-1-1", *joining)


def can_join(view: View, seat: Seat, card: CardId, by: Joining, ref: int) -> Verdict:
    """Verdict on placing a card under one of the hand by DigiXros or Assembly, if played now (7-2-3-2, 7-3-3-2)."""
    about = Prospect("played", (card,), card)
    return can_place(view, Declared(card, seat, by, ()), ref, opening(view, seat, about))


def play_cost(view: View, card: CardId, set_to: int | None = None) -> int:
    """Cost that is paid for playing a card; `set_to`: cost that an effect sets in place of its own."""
    face = view.state.face(card)
    basic = (face.play_cost or 0) if set_to is None else set_to
    if set_to is None and face.own_costs:
        own = view.property_of(card, Property.PLAY_COST) or 0
        basic = own if can_reduce(view, view.state.cards[card].owner, "play") else max(own, basic)
    return basic + cost_change(view, "play", card)
