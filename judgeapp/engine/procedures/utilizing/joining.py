"""Chapter 7: placing cards under a card that is being played, by DigiXros (7-2) and Assembly (7-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from judgeapp.engine.derive import Scope, clauses_of_filter
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area, Joining, MaterialsFrom
from judgeapp.engine.legality.materials import Declared, Pick, choosable, declared, materials, stands_for_any
from judgeapp.engine.legality.utilizing.committed import BY_MATERIALS, can_place_so_few
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, unique_name
from judgeapp.engine.procedures.leaving import leave_for
from judgeapp.engine.state import atoms
from judgeapp.engine.state.playing import add_amounts, lay_under, opened, with_left_open


class _Clauses(Struct, frozen=True):
    """Clauses on either procedure."""

    declaring: tuple[str, ...]  # its declaration and timing
    choosing: tuple[str, ...]  # the choices made with it
    each: str  # each card that is written down once
    order: str  # of the stack
    # optional, by_effect, nothing: it is not mandatory; also by effects; nothing was placed
    optional: str
    by_effect: str
    placing: tuple[str, ...]
    nothing: tuple[str, ...]


_CLAUSES = {
    Joining.DIGIXROS: _Clauses(
        declaring=("7-2-1", "7-2-2-2", "7-2-3-1"),
        choosing=("7-2-3-2", "7-2-2-3", "7-2-2-4"),
        each="7-2-2-5",
        order="7-2-2-8",
        optional="7-2-2-12",
        by_effect="7-2-2-13",
        placing=("7-2-3-3",),
        nothing=("7-2-2-9",),
    ),
    Joining.ASSEMBLY: _Clauses(
        declaring=("7-3-1", "7-3-2-2", "7-3-3-1"),
        choosing=("7-3-3-2", "7-3-2-3", "7-3-2-4"),
        each="7-3-2-5",
        order="7-3-2-6",
        optional="7-3-2-9",
        by_effect="7-3-2-10",
        placing=("7-3-3-3",),
        nothing=("7-3-2-4", "7-3-2-7"),
    ),
}
_COUNTED = {Joining.DIGIXROS: "digixrosed", Joining.ASSEMBLY: "assembled"}

DIGIXROS = Procedure(Joining.DIGIXROS.value)
ASSEMBLY = Procedure(Joining.ASSEMBLY.value)


@DIGIXROS.step("7-2-3-2")
def declare_digixros(moment: Moment) -> Decision | None:
    """Declare. Values: card (that is being played), seat, by_effect."""
    return _declare(moment, Joining.DIGIXROS)


@DIGIXROS.step("7-2-2-7")
def let_immediate_effects_in(moment: Moment) -> None:
    """Open the window for immediate effects: cards of the battle area will leave it."""
    units = tuple(p.ref for p in _picked(moment) if p.ref in moment.state.units)
    if units:
        moment.call("window", event="left", units=units, by_digixros=True)


@DIGIXROS.step("7-2-3-3")
def place_for_digixros(moment: Moment) -> None:
    _place(moment, Joining.DIGIXROS)


@ASSEMBLY.step("7-3-3-2")
def declare_assembly(moment: Moment) -> Decision | None:
    """Declare. Values: card (that is being played), seat, by_effect."""
    return _declare(moment, Joining.ASSEMBLY)


@ASSEMBLY.step("7-3-3-3")
def place_for_assembly(moment: Moment) -> None:
    _place(moment, Joining.ASSEMBLY)


def _declare(moment: Moment, by: Joining) -> Decision | None:
    """Choose all cards one after the other, before any of them is placed."""
    picked, rules = _picked(moment), _CLAUSES[by]
    options = dict(_named(moment, choosable(moment.view, _declared(moment))))
    answer = moment.take_answer()
    if answer is None and by is Joining.ASSEMBLY and picked and len(options) == 1:
        (answer,) = options  # 7-3-2-4: there is nothing to choose
    if answer == "no":
        moment.record(EventKind.DECLARED, rules.optional, kind=by.value, card=_card(moment), answer="no")
        moment.finish()
        return None
    if answer is not None and answer != "enough":
        pick = options[answer]
        moment.remember(
            picked=(*moment.frame.numbers("picked"), pick.ref),
            materials=(*moment.frame.numbers("materials"), pick.material),
        )
        moment.stay()
        return None
    if answer is None and options:
        return _question(moment, by, options, picked)
    if not picked:
        moment.finish()
        return None
    _record_declared(moment, by, picked)
    return None


def _question(moment: Moment, by: Joining, options: dict[str, Pick], picked: Sequence[Pick]) -> Decision:
    rules = _CLAUSES[by]
    refs = [pick.ref for pick in options.values()]
    shown = []
    for key, pick in options.items():
        # The material is named only if the card can be several.
        several = {"material": pick.material + 1} if refs.count(pick.ref) > 1 else {}
        shown.append(Option(key, {"ref": pick.ref, **several}))
    clauses = [*rules.choosing]
    # In an edition, cards to pay must be placed.
    free = can_place_so_few(moment.view, by, len(picked))
    clauses += () if free else (BY_MATERIALS,)
    if not picked and free:
        shown.append(Option("no"))
        clauses.append(rules.optional)
    elif picked:
        clauses.append(rules.each)
        if by is Joining.DIGIXROS and free:
            shown.append(Option("enough"))
    clauses += _choice_clauses(moment, by, [*picked, *options.values()])
    return Decision(by.value, _seat(moment), tuple(shown), tuple(dict.fromkeys(clauses)))


def _choice_clauses(moment: Moment, by: Joining, picks: Sequence[Pick]) -> Iterator[str]:
    """Clauses on the cards to be chosen."""
    view, card, seat = moment.view, _card(moment), _seat(moment)
    requirements = moment.state.face(card).joining(by)
    assert requirements is not None
    kinds = materials(requirements)
    places = [pick.material for pick in picks]
    if len(set(places)) < len({pick.ref for pick in picks}):
        yield _CLAUSES[by].order  # several of the same: they lie as they are chosen
    for place in sorted(set(places)):
        yield from clauses_of_filter(view, kinds[place].of, Scope(seat, card=card))
        if kinds[place].of.different:
            yield from ("4-22-1", "4-22-2")
    if stands_for_any(view, _declared(moment)):
        yield "15-15-8-1"
        if any(kind.of.different for kind in kinds):
            yield "15-15-8-2"


def _named(moment: Moment, picks: Sequence[Pick]) -> Iterator[tuple[str, Pick]]:
    """Picks by the labels of their cards; a card that can be several materials also by the material."""
    for pick in picks:
        name = unique_name(moment, pick.ref)
        several = sum(other.ref == pick.ref for other in picks) > 1
        yield (f"{name}/{pick.material + 1}" if several else name), pick


def _record_declared(moment: Moment, by: Joining, picked: Sequence[Pick]) -> None:
    rules, state = _CLAUSES[by], moment.state
    effect = (rules.by_effect,) if moment.frame.values.get("by_effect") else ()
    clauses, cards = (*rules.declaring, *rules.choosing, *effect), tuple(pick.ref for pick in picked)
    card, seat = _card(moment), _seat(moment).value
    moment.record(EventKind.DECLARED, *clauses, kind=by.value, card=card, cards=cards, seat=seat)
    hand = tuple(p.ref for p in picked if p.ref in state.cards and state.cards[p.ref].area is Area.HAND)
    if hand:
        moment.record(EventKind.REVEALED, "7-2-2-6", became=hand, seat=_seat(moment).value)


def _place(moment: Moment, by: Joining) -> None:
    """Place the cards still where they were chosen, from left to right as written down."""
    card, rules = _card(moment), _CLAUSES[by]
    if card not in moment.state.cards:
        moment.record(EventKind.IMPOSSIBLE, *rules.nothing, kind=by.value, card=card)
        return  # it is gone, and nothing is laid under it
    asked = sorted(_picked(moment), key=lambda pick: pick.material)
    present = [pick for pick in asked if _is_there(moment, pick.ref)]
    if by is Joining.ASSEMBLY and len(present) < len(asked):
        present = []
    moment.state = with_left_open(moment.state, card, tuple(_left_open(moment, by, present)))
    cards = [ref for pick in present for ref in _taken(moment, pick.ref)]
    if not cards:
        moment.record(EventKind.IMPOSSIBLE, *rules.nothing, kind=by.value, card=card)
        return
    aces = any(moment.state.face(c).overflow for c in cards)
    order, overflow = (rules.order,) if len(cards) > 1 else (), ("4-17-4",) if aces else ()
    clauses = (*rules.placing, "4-5-4", "4-5-7", *order, *overflow)
    event = moment.apply(
        atoms.move_cards(moment.state, cards, Area.NOWHERE), EventKind.PLACED_UNDER, *clauses, card=card
    )
    moment.state = lay_under(moment.state, card, *(CardId(c) for c in event.ids("became")))
    requirements = moment.state.face(card).joining(by)
    assert requirements is not None
    saved = requirements.less * (len(cards) if by is Joining.DIGIXROS else 1)
    amounts = {f"{_COUNTED[by]}.{card}": len(cards), "saved": saved}
    moment.state = add_amounts(moment.state, card, **amounts)


def _is_there(moment: Moment, ref: int) -> bool:
    """True if a card is still where it was chosen, and nothing keeps it there."""
    unit = moment.state.units.get(UnitId(ref))
    if unit is not None:
        return unit.area is Area.BATTLE and ref not in moment.frame.numbers("prevented")
    return ref in moment.state.cards


def _taken(moment: Moment, ref: int) -> Iterator[CardId]:
    """Take a card from its place; the cards that lie under it are trashed (7-2-2-7)."""
    if ref not in moment.state.units:
        yield CardId(ref)
        return
    unit = UnitId(ref)
    stacked = ("7-2-2-7",) if len(moment.state.units[unit].stack) > 1 else ()
    yield CardId(leave_for(moment, unit, Area.NOWHERE, *stacked))


def _left_open(moment: Moment, by: Joining, present: Sequence[Pick]) -> Iterator[MaterialsFrom]:
    """Places that effects have opened, less those used up now: they are for all cards played together."""
    seat, view = _seat(moment), moment.view
    taken = [p.ref for p in present if p.ref in moment.state.cards]
    places = opened(moment.state, _card(moment))
    scope = Scope(seat, card=_card(moment))
    free = {r for p in places if p.count is None and p.by is by for r in view.that_fit(p.of, scope)}
    taken = [r for r in taken if r not in free]
    for place in places:
        if place.count is None or place.by is not by:
            yield place
            continue
        of_it = [r for r in taken if r in view.that_fit(place.of, scope)]
        used = of_it[: place.count]
        taken = [r for r in taken if r not in used]
        yield structs.replace(place, count=place.count - len(used))


def _declared(moment: Moment) -> Declared:
    about = declared(moment.state)
    assert about is not None
    return about


def _picked(moment: Moment) -> tuple[Pick, ...]:
    return _declared(moment).picked


def _card(moment: Moment) -> CardId:
    return _declared(moment).card


def _seat(moment: Moment) -> Seat:
    return _declared(moment).seat


PROCEDURES = (DIGIXROS, ASSEMBLY)
