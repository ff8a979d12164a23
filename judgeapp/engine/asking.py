"""What effects and filters ask for: what of a state, and which other gifts, may change whether
a persistent effect is active and whom it means. From the text of the effect alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct

from judgeapp.engine import lang
from judgeapp.engine.lang import Area, Effect, Filter, Gift, Property
from judgeapp.engine.state.cards import Face, cached_for_faces
from judgeapp.engine.state.state import Grant

FIELD = (Area.BATTLE, Area.BREEDING)
OFF_FIELD = (Area.HAND, Area.TRASH, Area.SECURITY)  # where effects can say that they are (15-14)
# What of a state, besides the field itself, effects may ask for.
MEMORY, PILES, SUSPENDED, ATTACKER = "memory", "piles", "suspended", "attacker"
# Where cards are that only an effect itself can mean: under its own card or linked to it, or
# revealed by it.
_ELSEWHERE = frozenset((Area.UNDER, Area.LINK, Area.NOWHERE))
# What cards are told apart by: colors, names, traits, levels (4-22).
_CHANGING_MARKS: frozenset[type] = frozenset((lang.AlsoIs, lang.Becomes))
_CHANGING_NUMBERS: frozenset[type] = frozenset((lang.AlsoIs, lang.Becomes, lang.AddDP, lang.LeastDP))
_MOST_KEPT = 4096

T = TypeVar("T")


def kept_of_effect(find: Callable[[Effect], T]) -> Callable[[Effect], T]:
    """Keep what was found out about an effect. It is kept under the effect's identity (its
    content is large), together with the effect, so that the identity stays its own."""
    known: dict[int, tuple[Effect, T]] = {}

    def found(effect: Effect) -> T:
        kept = known.get(id(effect))
        if kept is None or kept[0] is not effect:
            if len(known) >= _MOST_KEPT:
                known.clear()
            kept = known[id(effect)] = (effect, find(effect))
        return kept[1]

    return found


# -- filters ----------------------------------------------------------------------------------


def asks_for_numbers(of: Filter) -> bool:
    """Whether a filter asks for a level, a DP, a cost or a count."""
    return bool(of.without) or not (
        of.level is None
        and of.dp is None
        and of.original_dp is None
        and of.play_cost is None
        and of.use_cost is None
        and of.color_count is None
        and of.sources is None
        and of.digixrosed is None
        and of.assembled is None
    )


def asks_for_information(of: Filter) -> bool:
    """Whether a filter asks for something that is printed on a card."""
    return bool(
        of.categories
        or of.has_name
        or of.name_has
        or of.has_trait
        or of.trait_has
        or of.colors
        or of.not_colors
        or of.text_has
        or of.without
        or of.keyword
        or of.lowest
        or of.highest
        or of.inherited
        or of.same
        or of.timing
        or of.other_than
        or of.in_digixros
        or of.has_digixros
    ) or any(r is not None for r in (of.level, of.dp, of.original_dp, of.play_cost, of.use_cost, of.color_count))


def read_by_filter(of: Filter) -> frozenset[type]:
    """The kinds of gifts that may change what fits a filter."""
    kinds: set[type] = set()
    if asks_for_information(of) or of.different or of.alike:
        kinds |= _CHANGING_MARKS
    if of.keyword:
        kinds.add(lang.Keyword)
    if of.timing:
        # A keyword effect may stand for effects with a timing (16-32-1).
        kinds |= {lang.Keyword, lang.AlsoTiming}
    if asks_for_numbers(of) or of.lowest or of.highest:
        kinds |= _CHANGING_NUMBERS
    return frozenset(kinds)


# -- effects ----------------------------------------------------------------------------------


@kept_of_effect
def is_same_for_all(effect: Effect) -> bool:
    """Whether an effect means the same cards on whichever card of a player it is."""
    to = effect.to
    return isinstance(to, lang.All) and not any(map(_asks_where_it_is, lang.parts(to)))


def _asks_where_it_is(part: Struct) -> bool:
    """Whether a part of a target means something else on every card."""
    if isinstance(part, Filter):
        of_its_card = part.other or part.in_digixros or bool(part.among)
        return of_its_card or not _ELSEWHERE.isdisjoint(part.areas)
    return isinstance(part, lang.PropertyOf | lang.Happened | lang.DoneTo)


@kept_of_effect
def read_by(effect: Effect) -> frozenset[type]:
    """The kinds of gifts that may change whether a persistent effect is active, for whom, and
    how much DP it gives where that hangs on DP."""
    return frozenset(read_in((effect.to, effect.condition, *_amounts_known_first(effect.gifts))))


def read_by_grant(grant: Grant) -> frozenset[type]:
    """The same of what has been granted."""
    return frozenset(read_in((grant.over, *_amounts_known_first(grant.gifts))))


def read_in(of: object) -> Iterator[type]:
    """The kinds of gifts that may change what a part of the language comes to."""
    for part in lang.parts(of):
        if isinstance(part, Filter):
            yield from read_by_filter(part)
        elif isinstance(part, lang.Kinds):
            yield from _CHANGING_MARKS
        elif isinstance(part, lang.PropertyOf | lang.Highest):
            yield from _CHANGING_NUMBERS


def _amounts_known_first(gifts: tuple[Gift, ...]) -> Iterator[lang.Number | Filter]:
    """What must be known to say what is given: DP by DP, keywords so many times, of which cards the
    effects are."""
    for gift in gifts:
        if isinstance(gift, lang.AddDP) and asks_for_dp(gift.amount):
            yield gift.amount
        elif isinstance(gift, lang.Keyword):
            yield gift.times
        elif isinstance(gift, lang.EffectsOf):
            yield gift.of


def asks_for_dp(number: lang.Number) -> bool:
    """Whether a number hangs on the DP of cards."""
    return any(
        (part.dp is not None or Property.DP in (*part.without, part.lowest, part.highest))
        if isinstance(part, Filter)
        else isinstance(part, lang.PropertyOf | lang.Highest) and part.property is Property.DP
        for part in lang.parts(number)
    )


@kept_of_effect
def asked_by(effect: Effect) -> frozenset[str]:
    """What of a state a persistent effect asks for: to be active, for whom, and how much."""
    asked = (effect.to, effect.condition, effect.gifts)
    return frozenset(name for of in asked for name in asked_in(of))


def asked_in(of: object) -> Iterator[str]:
    """What of a state a part of the language asks for."""
    for part in lang.parts(of):
        if isinstance(part, lang.MemoryIs | lang.MemoryOn):
            yield MEMORY
        elif isinstance(part, lang.Attacking):
            yield ATTACKER
        elif isinstance(part, Filter):
            if part.suspended is not None:
                yield SUSPENDED
            if not set(part.areas) <= set(FIELD):
                yield PILES


@cached_for_faces
def speaks_off_field(faces: dict[str, Face]) -> bool:
    """Whether any card of a duel has an effect that says {Hand}, {Trash} or {Security} (15-14)."""
    return any(e.area in OFF_FIELD for face in faces.values() for e in face.effects)
