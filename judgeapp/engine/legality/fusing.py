"""Digivolutions that ask for more than one card, regardless of the cost: DNA digivolution (8-2), burst digivolution
(8-3) and app fusion (8-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import NamedTuple

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, Category, Filter
from judgeapp.engine.legality.materials import counts_for_dna
from judgeapp.engine.legality.requirements import obstacle_to_digivolving
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.matching import has_perfect_matching

# Materials of a DNA digivolution in the order of the requirement, and which of the card's requirements it is.
Fusion = tuple[tuple[int, ...], int]


class Fusing(NamedTuple):
    """A way to DNA digivolve: the card, the units and cards that do, and which of the card's requirements."""

    card: CardId
    of: tuple[int, ...]
    requirement: int


class AppFusing(NamedTuple):
    """A Digimon and its link card that app fuse, and which of the card's requirements."""

    unit: UnitId
    link: CardId
    requirement: int


def fusions(
    view: View, seat: Seat, card: CardId, among: Iterable[int], by: EffectSource | None = None
) -> Iterator[Fusion]:
    """Ways in which some units and cards can DNA digivolve into a card, regardless of the cost."""
    refs = tuple(among)
    for requirement, dna in enumerate(view.state.face(card).dna):
        fitting = ([r for r in refs if _meets(view, seat, r, filter_, card)] for filter_ in dna.of)
        for of in product(*fitting):
            if fits_dna(view, seat, card, of, requirement, by).ok:
                yield of, requirement


def fits_dna(
    view: View, seat: Seat, card: CardId, of: Sequence[int], requirement: int, by: EffectSource | None = None
) -> Verdict:
    """Verdict on DNA digivolving units into a card, the cost apart (8-2-3-1). `by`: an effect lets them, along with
    cards that are not units (16-30-1)."""
    dna = view.state.face(card).dna
    if requirement >= len(dna) or len(dna[requirement].of) != len(of):
        return no("8-2-3-1", "2-3-7-1", card=card)
    if len(set(of)) < len(of) or card in of:
        return no("8-2-3-1", card=card)
    for ref, filter_ in zip(of, dna[requirement].of, strict=True):
        if obstacle := obstacle_to_fusing(view, seat, card, (ref,), by):
            return obstacle
        if not _meets(view, seat, ref, filter_, card):
            return no("8-2-3-1", "2-3-7-1", unit=ref, card=card)
    return yes("8-2-3-1")


def obstacle_to_fusing(
    view: View, seat: Seat, card: CardId, of: Sequence[int], by: EffectSource | None = None
) -> Verdict | None:
    """Verdict that keeps units from DNA digivolving into a card, whatever the card asks for."""
    for body in (view.state.units[UnitId(ref)] for ref in of if ref in view.state.units):
        if body.area is not Area.BATTLE or not _may_be_base(view, body.id):
            return no("6-5-1-2-2", "8-2-3-1", unit=body.id, card=card)
        if obstacle := obstacle_to_digivolving(view, seat, card, body.id, by):
            return obstacle
    return None


def fusing(view: View, action: lang.DigivolveInto, scope: Scope, by: EffectSource) -> Iterator[Fusing]:
    """Ways to DNA digivolve that an effect allows: its targets are those that do, in any order."""
    slots = _slots(view, action.target, scope)
    refs = tuple(dict.fromkeys(ref for slot in slots for ref in slot))
    for card in view.meant(action.into, scope):
        for of, requirement in fusions(view, by.seat, CardId(card), refs, by):
            if len(of) == len(slots) and has_perfect_matching([[ref for ref in slot if ref in of] for slot in slots]):
                yield Fusing(CardId(card), of, requirement)


def _slots(view: View, target: lang.Target, scope: Scope) -> list[Sequence[int]]:
    """Candidates for each of those that DNA digivolve together."""
    if isinstance(target, lang.Together):
        return [slot for part in target.targets for slot in _slots(view, part, scope)]
    count = view.number(target.count, scope) if isinstance(target, lang.Choose) else 1
    return [view.meant(target, scope)] * count


def blast_fusions(view: View, source: EffectSource, specified: Sequence[Filter]) -> tuple[Fusion, ...]:
    """Ways in which a Digimon of the battle area and a card of the hand, the two that <Blast DNA Digivolve> specifies,
    can DNA digivolve into its card (16-30-1, 16-30-6). The requirements of the card are not ignored (16-30-5)."""
    card, seat = source.card, source.seat
    hand = [int(c) for c in view.state.areas[seat].hand if c != card]

    def are_specified(of: Sequence[int]) -> bool:
        loose = [ref for ref in of if ref in hand]
        return len(loose) == 1 and any(
            all(_meets(view, seat, ref, filter_, card) for ref, filter_ in zip(of, order, strict=True))
            for order in permutations(specified)
        )

    digimon = (ref for ref in in_battle(view, seat) if view.is_a(UnitId(ref), Category.DIGIMON))
    candidates = fusions(view, seat, card, (*digimon, *hand), source)
    return tuple(fusion for fusion in candidates if are_specified(fusion[0]))


def _meets(view: View, seat: Seat, ref: int, wanted: Filter, card: CardId) -> bool:
    """True if a unit, or a card that isn't, is the Digimon that a requirement asks for."""
    body = view.state.units.get(UnitId(ref))
    if body is None and not _may_be_material(view, ref):
        return False
    return view.fits(ref, wanted, Scope(seat)) or counts_for_dna(view, seat, ref, wanted, card)


def _may_be_base(view: View, unit: UnitId) -> bool:
    """True if a unit may digivolve as it is: a Digimon (8-2-3-1, 8-3-3-1, 8-4-3-1), or anything that meets the
    requirement."""
    is_digimon = view.is_a(unit, Category.DIGIMON)
    return is_digimon or view.state.plays(EditionFact.BASES_OF_ANY_KIND)


def _may_be_material(view: View, card: int) -> bool:
    is_digimon = view.state.face(card).category is Category.DIGIMON
    return is_digimon or view.state.plays(EditionFact.BASES_OF_ANY_KIND)


def in_battle(view: View, seat: Seat) -> Iterator[int]:
    return (int(unit.id) for unit in view.units_in(Area.BATTLE, seat))


def bursting(view: View, seat: Seat, card: CardId, by: EffectSource | None = None) -> Iterator[tuple[UnitId, int]]:
    """Units that can burst digivolve into a card, regardless of the cost, with the requirement."""
    for index in range(len(view.state.face(card).burst)):
        for unit in view.state.units.values():
            if unit.seat is seat and fits_burst(view, seat, card, unit.id, index, by).ok:
                yield unit.id, index


def fits_burst(
    view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int, by: EffectSource | None = None
) -> Verdict:
    """Verdict on burst digivolving a Digimon into a card, the cost apart (8-3-3-1), for which a Tamer must be there
    that can go back to the hand (8-3-3-2). `by`: an effect lets it."""
    requirements = view.state.face(card).burst
    if requirement >= len(requirements):
        return no("8-3-3-1", "2-3-9-1", card=card)
    if obstacle := obstacle_to_bursting(view, seat, card, unit, by):
        return obstacle
    if not view.fits(unit, requirements[requirement].of, Scope(seat)):
        return no("8-3-3-1", "2-3-9-1", card=card, unit=unit)
    if not tamers_for_burst(view, seat, card, requirement):
        return no("8-3-3-2", "8-3-1", card=card, unit=unit)
    return yes("8-3-3-1")


def obstacle_to_bursting(
    view: View, seat: Seat, card: CardId, unit: UnitId, by: EffectSource | None = None
) -> Verdict | None:
    """Verdict that keeps a Digimon from burst digivolving into a card, whatever the card asks for."""
    if obstacle := obstacle_to_digivolving(view, seat, card, unit, by):
        return obstacle
    return None if _may_be_base(view, unit) else no("8-3-3-1", "2-3-9-1", card=card, unit=unit)


def tamers_for_burst(view: View, seat: Seat, card: CardId, requirement: int) -> tuple[UnitId, ...]:
    """The player's Tamers of the battle area that a card names for it (8-3-3-2)."""
    tamer = view.state.face(card).burst[requirement].tamer
    return tuple(
        unit.id
        for unit in view.units_in(Area.BATTLE, seat)
        if view.is_a(unit.id, Category.TAMER) and view.fits(unit.id, tamer, Scope(seat))
    )


def app_fusing(view: View, seat: Seat, card: CardId, by: EffectSource | None = None) -> Iterator[AppFusing]:
    """Ways to app fuse into a card, regardless of the cost."""
    for requirement in range(len(view.state.face(card).app_fusion)):
        for unit in view.units_in(Area.BATTLE, seat):
            for link in unit.links:
                way = AppFusing(unit.id, link, requirement)
                if fits_app_fusion(view, seat, card, way, by).ok:
                    yield way


def fits_app_fusion(view: View, seat: Seat, card: CardId, way: AppFusing, by: EffectSource | None = None) -> Verdict:
    """Verdict on app fusing a Digimon and its link card into a card, the cost apart. The two are any two of those that
    the card names (8-4-2-1). `by`: an effect lets it."""
    requirements = view.state.face(card).app_fusion
    if way.requirement >= len(requirements):
        return no("8-4-3-1", "2-3-10-1", card=card)
    if obstacle := obstacle_to_app_fusing(view, seat, card, way, by):
        return obstacle
    scope = Scope(seat)
    if not any(
        view.fits(way.unit, base, scope) and view.fits(way.link, linked, scope)
        for base, linked in permutations(requirements[way.requirement].of, 2)
    ):
        return no("8-4-3-1", "8-4-2-1", unit=way.unit, card=card)
    return yes("8-4-3-1", "8-4-2-1")


def obstacle_to_app_fusing(
    view: View, seat: Seat, card: CardId, way: AppFusing, by: EffectSource | None = None
) -> Verdict | None:
    """Verdict that keeps a Digimon with a link card from app fusing into a card, whatever the card asks for."""
    if obstacle := obstacle_to_digivolving(view, seat, card, way.unit, by):
        return obstacle
    body = view.state.units[way.unit]
    if body.area is not Area.BATTLE or not _may_be_base(view, way.unit):
        return no("6-5-1-2-4", "8-4-1", unit=way.unit, card=card)
    if way.link not in body.links:
        return no("8-4-3-1", "8-4-2-1", unit=way.unit, card=card)
    return None
