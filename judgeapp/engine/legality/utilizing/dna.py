"""DNA digivolution (8-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.fusing import Fusion, fits_dna, fusions, in_battle
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.utilizing.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.triggering.immediate import Prospect


def can_dna_digivolve(view: View, seat: Seat, card: CardId, of: Sequence[int], requirement: int = 0) -> Verdict:
    """of -- units in the order in which the requirement names them (8-2-2-2)"""
    if wrong := wrong_in_main_phase(view, seat):
        return wrong
    if not is_in_hand(view, seat, card) or any(ref not in view.state.units for ref in of):
        return no("6-5-1-2-2", card=card)
    fitting = fits_dna(view, seat, card, of, requirement)
    if not fitting.ok:
        return fitting
    cost = dna_cost(view, card, of, requirement)
    about = Prospect("digivolved", tuple(of), card, how="dna")
    declared = can_declare(view, seat, card, cost, about)
    if not declared.ok:
        return declared
    return yes("6-5-1-2-2", "8-2-1", "2-3-7-1", *declared.clauses)


def dna_digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[Fusion]:
    """The ways in which the player's Digimon can DNA digivolve into a card now."""
    for of, requirement in fusions(view, seat, card, in_battle(view, seat)):
        if can_dna_digivolve(view, seat, card, of, requirement).ok:
            yield of, requirement


def dna_cost(view: View, card: CardId, of: Sequence[int], requirement: int) -> int:
    """8-2-2-5: what changes the cost of digivolving changes that of this as well."""
    units = (ref for ref in of if ref in view.state.units)
    return view.state.face(card).dna[requirement].cost + cost_change(view, "digivolve", *units)
