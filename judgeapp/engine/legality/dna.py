"""DNA digivolution (8-2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product

from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import CardId, Seat, Source, UnitId
from judgeapp.engine.immediate import Prospect
from judgeapp.engine.lang import Area, Category, Filter
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.digivolve import kept_from_digivolving
from judgeapp.engine.legality.materials import counts_for_dna
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.verdict import Verdict, no, yes

# What DNA digivolves, in the order of the requirement, and by which of the card's requirements.
Fusion = tuple[tuple[int, ...], int]


def can_dna_digivolve(
    view: View, seat: Seat, card: CardId, of: Sequence[int], requirement: int = 0
) -> Verdict:
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
    for of, requirement in fusions(view, seat, card, _in_battle(view, seat)):
        if can_dna_digivolve(view, seat, card, of, requirement).ok:
            yield of, requirement


def fusions(
    view: View, seat: Seat, card: CardId, among: Iterable[int], by: Source | None = None
) -> Iterator[Fusion]:
    """The ways in which some units and cards can DNA digivolve into a card, the cost apart."""
    refs = tuple(among)
    for requirement, wanted in enumerate(view.state.face(card).dna):
        fitting = ([r for r in refs if _meets(view, seat, r, one, card)] for one in wanted.of)
        for of in product(*fitting):
            if fits_dna(view, seat, card, of, requirement, by).ok:
                yield of, requirement


def fits_dna(
    view: View,
    seat: Seat,
    card: CardId,
    of: Sequence[int],
    requirement: int,
    by: Source | None = None,
) -> Verdict:
    """Whether units can DNA digivolve into a card, the cost apart (8-2-3-1). `by`: an effect lets
    them, and with them cards that are no units (16-30-1)."""
    wanted = view.state.face(card).dna
    if requirement >= len(wanted) or len(wanted[requirement].of) != len(of):
        return no("8-2-3-1", "2-3-7-1", card=card)
    if len(set(of)) < len(of) or card in of:
        return no("8-2-3-1", card=card)
    for ref, one in zip(of, wanted[requirement].of, strict=True):
        body = view.state.units.get(UnitId(ref))
        if body is not None:
            if body.area is not Area.BATTLE or not view.is_a(body.id, Category.DIGIMON):
                return no("6-5-1-2-2", "8-2-3-1", unit=ref, card=card)
            if kept := kept_from_digivolving(view, seat, card, body.id, by):
                return kept
        if not _meets(view, seat, ref, one, card):
            return no("8-2-3-1", "2-3-7-1", unit=ref, card=card)
    return yes("8-2-3-1")


def blast_fusions(view: View, source: Source, specified: Sequence[Filter]) -> tuple[Fusion, ...]:
    """The ways in which a Digimon of the battle area and a card of the hand, the two that
    <Blast DNA Digivolve> specifies, can DNA digivolve into its card (16-30-1, 16-30-6). What the
    card asks for is not ignored (16-30-5)."""
    card, seat, scope = source.card, source.seat, Scope.of(source)
    hand = [int(c) for c in view.state.areas[seat].hand if c != card]

    def are_specified(of: Sequence[int]) -> bool:
        loose = [ref for ref in of if ref in hand]
        return len(loose) == 1 and any(
            all(view.fits(ref, one, scope) for ref, one in zip(of, order, strict=True))
            for order in permutations(specified)
        )

    found = fusions(view, seat, card, (*_in_battle(view, seat), *hand), source)
    return tuple(one for one in found if are_specified(one[0]))


def _meets(view: View, seat: Seat, ref: int, wanted: Filter, card: CardId) -> bool:
    """Whether a unit, or a card that is none, is the Digimon that a requirement asks for."""
    body = view.state.units.get(UnitId(ref))
    if body is None and view.state.face(ref).category is not Category.DIGIMON:
        return False
    return view.fits(ref, wanted, Scope(seat)) or counts_for_dna(view, seat, ref, wanted, card)


def _in_battle(view: View, seat: Seat) -> Iterator[int]:
    return (int(unit.id) for unit in view.units_in(Area.BATTLE, seat))


def dna_cost(view: View, card: CardId, of: Sequence[int], requirement: int) -> int:
    """8-2-2-5: what changes the cost of digivolving changes that of this as well."""
    units = (ref for ref in of if ref in view.state.units)
    return view.state.face(card).dna[requirement].cost + cost_change(view, "digivolve", *units)
