"""App fusion (8-4)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.fusing import AppFusing, app_fusing, fits_app_fusion
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.utilizing.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.triggering.immediate import Prospect


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


def app_fusion_cost(view: View, card: CardId, way: AppFusing) -> int:
    """8-4-2-3: what changes the cost of digivolving changes that of this as well."""
    cost = view.state.face(card).app_fusion[way.requirement].cost
    return cost + cost_change(view, "digivolve", way.unit)
