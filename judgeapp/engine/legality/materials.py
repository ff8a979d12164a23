"""Materials to be placed under a played card, and the reduction of its cost: DigiXros (7-2) and Assembly (7-3)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from msgspec import structs

from judgeapp.engine.derive import Scope, View, view
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import AlsoIs, Area, AsMaterial, Filter, Joining, MaterialsFrom
from judgeapp.engine.legality.obstacles import to_leaving
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.matching import maximum_flow
from judgeapp.engine.state.cards import Material, Materials
from judgeapp.engine.state.playing import being_played, opened
from judgeapp.engine.state.state import State, replace

_MAX_MATERIALS = 1_000  # more cards than a duel has
_HERE, _THERE = "from", "to"


class Pick(NamedTuple):
    """A card to be placed, and the material as which it is, by its place."""

    ref: int
    material: int


class Saving(NamedTuple):
    """Greatest reduction of a play cost, and the clauses by which it is possible."""

    amount: int
    clauses: tuple[str, ...]


NOTHING = Saving(0, ())


class _Place(NamedTuple):
    """A source of cards, with the number of `refs` that can be taken."""

    refs: frozenset[int]
    most: int


class _Clauses(NamedTuple):
    """Clauses on the cards that can be placed, on choosing them, on placing each once, and on the reduced cost."""

    places: str
    choosing: tuple[str, ...]
    each: str
    reducing: str


_SAID = {
    Joining.DIGIXROS: _Clauses("7-2-1", ("7-2-3-2", "7-2-2-3"), "7-2-2-5", "7-2-2-1"),
    Joining.ASSEMBLY: _Clauses("7-3-1", ("7-3-3-2", "7-3-2-3"), "7-3-2-5", "7-3-2-1"),
}


def materials(requirements: Materials) -> tuple[Material, ...]:
    """Cards of requirements, those that are written down several times as one of so many: the order of the same is
    chosen (7-2-2-8, 7-3-2-6)."""
    counts: dict[int, Material] = {}
    for material in requirements.cards:
        same = next((i for i, known in counts.items() if known.of == material.of), None)
        if same is None:
            counts[len(counts)] = material
        else:
            known = counts[same].count
            together = None if known is None or material.count is None else known + material.count
            counts[same] = Material(material.of, together)
    return tuple(counts.values())


class Declared(NamedTuple):
    """A DigiXros or Assembly that is being declared: the card that is played, and the choices so far."""

    card: CardId
    seat: Seat
    by: Joining
    picked: tuple[Pick, ...]


def declared(state: State) -> Declared | None:
    """The DigiXros or Assembly that is being declared now."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or frame.procedure not in (*Joining,):
        return None
    picked = map(Pick, frame.numbers("picked"), frame.numbers("materials"))
    return Declared(frame.card, frame.seat, Joining(frame.procedure), tuple(picked))


def choosable(known: View, about: Declared) -> tuple[Pick, ...]:
    """Cards that can be chosen next to be placed under a card that is being played (7-2-2-5, 7-3-2-5). For an Assembly
    only those that leave enough for the rest (7-3-2-4)."""
    table = _of(known, about)
    return tuple(pick for pick in table.picks() if not _refusing_clauses(table, about, pick))


def can_place(known: View, about: Declared, ref: int, besides: Sequence[MaterialsFrom] = ()) -> Verdict:
    """Verdict on choosing a card next for the declaration. `besides`: places that effects would open."""
    table, clauses = _of(known, about, besides), _SAID[about.by]
    picks = [pick for pick in table.picks() if pick.ref == ref]
    if not picks:
        if known.state.is_token(ref):
            return no("4-18-3", card=ref)
        if ref in table.refs and ref in stands_for_any(known, about):
            return no("15-15-8-2", clauses.places, card=ref)
        return no(clauses.places, card=ref)
    wrong = [_refusing_clauses(table, about, pick) for pick in picks]
    return no(*wrong[-1], card=ref) if all(wrong) else yes(*clauses.choosing)


def _refusing_clauses(table: _Table, about: Declared, pick: Pick) -> tuple[str, ...]:
    """Clauses by which a card can't be chosen as one of the materials; none if it can."""
    clauses, together = _SAID[about.by], (*about.picked, pick)
    if pick.ref in {p.ref for p in about.picked}:
        return (clauses.each,)
    if table.most(together) < len(together):
        material = table.materials[pick.material]
        if sum(p.material == pick.material for p in together) > (material.count or _MAX_MATERIALS):
            return (clauses.each,)
        # It is too much like another, or no more can be taken from its place.
        return (clauses.each, "4-22-1") if material.of.different else (clauses.places,)
    if about.by is Joining.ASSEMBLY:
        refs = {p.ref for p in together}
        others = (p for p in table.picks() if p.ref not in refs)
        if table.most((*together, *others)) < table.asked:
            return ("7-3-2-4",)
    return ()


def stands_for_any(known: View, about: Declared) -> tuple[UnitId, ...]:
    """Cards of the player's battle area that can stand for a card of the requirements (15-15-8)."""
    return tuple(
        unit.id
        for unit in known.units_in(Area.BATTLE, about.seat)
        if any(gift.any_named for gift in _counting_as(known, unit.id, about.card, about.by))
    )


def saving(
    known: View,
    seat: Seat,
    card: CardId,
    besides: Sequence[MaterialsFrom] = (),
    only: Joining | None = None,
    gone: Collection[int] = (),
) -> Saving:
    """Greatest reduction of the play cost of a card by DigiXros and Assembly, or by one of the two. `besides`: places
    that immediate effects on playing it open (1-3-11-4); `gone`: cards that they take away."""
    amount, clauses = 0, []
    places = (*opened(known.state, card), *besides)
    for by in _SAID:
        requirements = known.state.face(card).joining(by)
        if requirements is not None and only in (None, by):
            table = _Table(known, seat, card, by, places)
            most = table.most([pick for pick in table.picks() if pick.ref not in gone])
            clauses.append(_SAID[by].reducing)
            if by is Joining.DIGIXROS:
                amount += most * requirements.less
            elif most == table.asked:
                amount += requirements.less
    return Saving(amount, (*clauses, "1-3-11-4") if clauses else ())


def _of(known: View, about: Declared, besides: Sequence[MaterialsFrom] = ()) -> _Table:
    places = (*opened(known.state, about.card), *besides)
    return _Table(known, about.seat, about.card, about.by, places)


class _Table:
    """Cards that can be placed under one, and their places.

    materials -- named by the requirements
    refs      -- the cards in places they can be placed from
    asked     -- how many an Assembly must place (7-3-2-4)"""

    def __init__(self, known: View, seat: Seat, card: CardId, by: Joining, besides: Sequence[MaterialsFrom]) -> None:
        requirements = known.state.face(card).joining(by)
        assert requirements is not None
        self._view, self._seat, self._card, self._by = known, seat, card, by
        self._scope = Scope(seat, card=card)
        self.materials = materials(requirements)
        own = _own_places(known, seat, card, by)
        self._arrangements = list(self._arranged((*own, *(p for p in besides if p.by is by))))
        places = (place for places in self._arrangements for place in places)
        self.refs = frozenset(ref for place in places for ref in place.refs)
        self.asked = sum(m.count or _MAX_MATERIALS for m in self.materials)
        self._picks = tuple(
            Pick(ref, index)
            for ref in sorted(self.refs)
            for index, material in enumerate(self.materials)
            if not known.state.is_token(ref)  # 4-18-3
            and _counts_as(known, ref, material, self._scope, by)
        )

    def picks(self) -> tuple[Pick, ...]:
        """Each card that can be placed, with each material that it can be."""
        return self._picks

    def most(self, picks: Collection[Pick]) -> int:
        """Greatest number of these that can be placed together."""
        return max((self._most(picks, places) for places in self._arrangements), default=0)

    def _most(self, picks: Collection[Pick], places: Sequence[_Place]) -> int:
        pipes: dict[Hashable, dict[Hashable, int]] = defaultdict(dict)
        for number, place in enumerate(places):
            pipes[_HERE][_HERE, number] = place.most
            for ref in {pick.ref for pick in picks} & place.refs:
                pipes[_HERE, number][ref] = 1
                pipes[ref][ref, _THERE] = 1  # a card is placed once
        for ref, material in picks:
            wanted_material = self.materials[material]
            slot: Hashable = (_THERE, material)
            pipes[slot][_THERE] = _MAX_MATERIALS if wanted_material.count is None else wanted_material.count
            if not wanted_material.of.different:
                pipes[ref, _THERE][slot] = 1
                continue
            for mark in self._view.marks(wanted_material.of.different, ref):  # 4-22-1, 4-22-2
                pipes[ref, _THERE][slot, mark] = 1
                pipes[slot, mark][slot] = 1
        return maximum_flow(pipes, _HERE, _THERE)

    def _arranged(self, besides: Sequence[MaterialsFrom]) -> Iterator[tuple[_Place, ...]]:
        """Ways in which the places can be used: if all cards must lie under one card, one per such card."""
        state = self._view.state
        playing = {*being_played(state), self._card}
        always: list[int] = []
        if self._by is Joining.DIGIXROS:
            units = self._view.units_in(Area.BATTLE, self._seat)
            always += (u.id for u in units if to_leaving(self._view, u.id, None) is None)
            always += (c for c in state.areas[self._seat].hand if c not in playing)
        else:
            always += (c for c in state.areas[self._seat].trash if c not in playing)
        kinds: list[list[_Place]] = [[_Place(frozenset(always), _MAX_MATERIALS)]]
        for place in besides:
            refs = [r for r in self._view.that_fit(place.of, self._scope) if r not in playing]
            groups = self._view.groups(place.of.alike, refs) if place.of.alike else [tuple(refs)]
            count = _MAX_MATERIALS if place.count is None else place.count
            kinds.append([_Place(frozenset(group), count) for group in groups] or [_NOWHERE])
        yield from product(*kinds)


_NOWHERE = _Place(frozenset(), 0)


def _own_places(known: View, seat: Seat, card: CardId, by: Joining) -> Iterator[MaterialsFrom]:
    """Places for materials that the card itself permits."""
    scope = Scope(seat, card=card)
    for effect, place in known.state.face(card).places:
        met = effect.condition is None or known.holds(effect.condition, scope)
        if place.by is by and met and known.state.in_turn(seat, effect.during):
            yield place


def _counts_as(known: View, ref: int, material: Material, scope: Scope, by: Joining) -> bool:
    """True if the requirements name a card, perhaps by what it counts as for them."""
    if known.fits(ref, material.of, scope):
        return True
    for gift in _counting_as(known, ref, scope.card, by):
        # 15-15-8-1: for a card that is named; 15-15-8-2: not for one that must differ.
        if gift.any_named and material.of.has_name and not material.of.different:
            return True
        if (gift.names or gift.level is not None) and _counted_as(known, ref, gift).fits(ref, material.of, scope):
            return True
    return False


def counts_for_dna(known: View, seat: Seat, ref: int, filter_: Filter, card: CardId) -> bool:
    """True if a card about to DNA digivolve into another is also treated as the one required."""
    return any(
        _counted_as(known, ref, gift).fits(ref, filter_, Scope(seat))
        for gift in _counting_as(known, ref, card, Joining.DNA)
    )


def _counting_as(known: View, ref: int, card: CardId, by: Joining) -> Iterator[AsMaterial]:
    """Identities that a card has when placed under another one."""
    state = known.state
    body = state.units.get(UnitId(ref))
    own = state.cards[body.top if body else CardId(ref)]
    gifts = list(state.faces[own.face].as_material) if own.face_up or body is None else []
    if own.area is Area.UNDER and not own.face_up:
        gifts = []  # 4-5-9
    if body is not None:
        gifts += (g.gift for g in known.gifts(body.id) if isinstance(g.gift, AsMaterial))
    for gift in gifts:
        scope = Scope(own.owner, card=card)
        if gift.by is by and (gift.of is None or _is_for(known, card, gift.of, scope)):
            yield gift


def _is_for(known: View, card: CardId, of: Filter, scope: Scope) -> bool:
    there = Area.HAND not in of.areas or known.state.cards[card].counted_area is Area.HAND
    return there and known.fits(card, of, scope)


def _counted_as(known: View, ref: int, gift: AsMaterial) -> View:
    """View of the state in which a card also has the names and the level that it counts as."""
    state = known.state
    body = state.units.get(UnitId(ref))
    card = state.cards[body.top if body else CardId(ref)]
    face = state.faces[card.face]
    level = face.level if gift.level is None else gift.level
    other = structs.replace(face, level=level, rules=(*face.rules, AlsoIs(names=gift.names)))
    faces = {**state.faces, card.face: other}
    return view(replace(state, faces=faces))
