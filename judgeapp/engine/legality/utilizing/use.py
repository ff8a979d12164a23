"""Using Option cards (9-1)."""

from __future__ import annotations

from functools import partial

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Deed, Property
from judgeapp.engine.legality.costs import cost_change, forbidden_card
from judgeapp.engine.legality.requirements import fits_colors
from judgeapp.engine.legality.utilizing.declaring import can_declare, refusal_from_hand
from judgeapp.engine.legality.verdict import Verdict, no
from judgeapp.engine.triggering.immediate import Prospect


def can_use(view: View, seat: Seat, card: CardId) -> Verdict:
    if refusal := refusal_from_hand(view, seat, card, "6-5-1-3-1"):
        return refusal
    colored = fits_colors(view, seat, card)
    if not colored.ok:
        return colored
    if forbidden := forbidden_card(view, seat, card, Deed.USE_OPTIONS):
        return no("15-1-3", card=card, by=forbidden.source.card)
    cost, about = partial(use_cost, view, card), Prospect("used", (card,), card)
    dual = ("4-6-1@4.2", "4-6-2@4.2") if view.state.face(card).is_dual else ()
    return can_declare(view, seat, card, cost, about, "6-5-1-3-1", *dual, *colored.clauses)


def use_cost(view: View, card: CardId, set_to: int | None = None) -> int:
    """Cost paid for using a card: its own, or the one `set_to`, as changed by effects."""
    basic = (view.property_of(card, Property.USE_COST) or 0) if set_to is None else set_to
    return basic + cost_change(view, "use", card)
