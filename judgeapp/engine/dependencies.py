"""Dependencies of persistent effects, from their text alone: which parts of a state, and which information that gifts
change, decide whether they are active, for whom, and how much they give."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from judgeapp.engine import lang
from judgeapp.engine.lang import Area, Changeable, Effect, Filter, Gift, Property, StatePart
from judgeapp.engine.lang.record import Record
from judgeapp.engine.state.cards import Face, cached_for_faces
from judgeapp.engine.state.state import Grant

FIELD = (Area.BATTLE, Area.BREEDING)
OFF_FIELD = (Area.HAND, Area.TRASH, Area.SECURITY)  # where effects can say that they are (15-14)
# Where only an effect itself can mean cards: under its own card or linked to it, or revealed by it.
_ELSEWHERE = frozenset((Area.UNDER, Area.LINK, Area.NOWHERE))
_MAX_CACHED = 4096

T = TypeVar("T")


def cached_for_effect(compute: Callable[[Effect], T]) -> Callable[[Effect], T]:
    """Cache a function of an effect under its identity (its content is large), together with the effect, so that the
    identity stays its own."""
    results: dict[int, tuple[Effect, T]] = {}

    def cached_function(effect: Effect) -> T:
        cached = results.get(id(effect))
        if cached is None or cached[0] is not effect:
            if len(results) >= _MAX_CACHED:
                results.clear()
            cached = results[id(effect)] = (effect, compute(effect))
        return cached[1]

    return cached_function


@cached_for_effect
def is_same_for_all(effect: Effect) -> bool:
    """True if an effect means the same cards on whichever card of a player it is."""
    to = effect.to
    return isinstance(to, lang.All) and not any(map(_means_by_its_card, lang.parts(to)))


def _means_by_its_card(part: Record) -> bool:
    """True if a part of a target means something else on every card."""
    if isinstance(part, Filter):
        of_its_card = part.other or part.in_digixros or bool(part.among)
        return of_its_card or not _ELSEWHERE.isdisjoint(part.areas)
    return isinstance(part, lang.PropertyOf | lang.Happened | lang.DoneTo)


@cached_for_effect
def read_by(effect: Effect) -> frozenset[Changeable]:
    """Information that decides whether a persistent effect is active, for whom, and how much DP it gives by DP."""
    return _read_in((effect.to, effect.condition, *_amounts_known_first(effect.gifts)))


def read_by_grant(grant: Grant) -> frozenset[Changeable]:
    return _read_in((grant.over, *_amounts_known_first(grant.gifts)))


def _read_in(part: object) -> frozenset[Changeable]:
    return frozenset(sort for record in lang.parts(part) for sort in record.reads())


def _amounts_known_first(gifts: tuple[Gift, ...]) -> list[lang.Number | Filter]:
    """Parts to derive before a gift: the DP of DP gifts, the number of a keyword effect, the cards of effects."""
    amounts: list[lang.Number | Filter] = []
    for gift in gifts:
        if isinstance(gift, lang.AddDP) and asks_for_dp(gift.amount):
            amounts.append(gift.amount)
        elif isinstance(gift, lang.Keyword):
            amounts.append(gift.times)
        elif isinstance(gift, lang.EffectsOf | lang.AlsoAs):
            amounts.append(gift.of)
    return amounts


def asks_for_dp(number: lang.Number) -> bool:
    """True if a number hangs on the DP of cards."""
    return any(
        (part.dp is not None or Property.DP in (*part.without, part.lowest, part.highest))
        if isinstance(part, Filter)
        else isinstance(part, lang.PropertyOf | lang.Highest | lang.Total) and part.property is Property.DP
        for part in lang.parts(number)
    )


@cached_for_effect
def dependencies_of(effect: Effect) -> frozenset[StatePart]:
    """Parts of a state that decide whether a persistent effect is active, for whom, and how much it gives."""
    return dependencies_in((effect.to, effect.condition, effect.gifts))


def dependencies_in(part: object) -> frozenset[StatePart]:
    """Parts of a state that decide the value of a part of the language."""
    return frozenset(name for record in lang.parts(part) for name in record.depends_on())


@cached_for_faces
def speaks_off_field(faces: dict[str, Face]) -> bool:
    """True if any card of a duel has an effect with {Hand}, {Trash} or {Security} (15-14)."""
    return any(effect.area in OFF_FIELD for face in faces.values() for effect in face.effects)
