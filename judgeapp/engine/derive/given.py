"""Effects in their place: a gift and its source, an effect and its holder, its scope, and the names it remembers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Effect, Gift, Whose


class Given(NamedTuple):
    """A gift that a unit has, and the effect that gives it. `key` tells it from others of the same effect; `over`: it
    is for all that fit (15-11-2-1); `had`: a keyword effect that the card has by itself, which no effect gives it
    (15-15-6-4)."""

    gift: Gift
    source: EffectSource
    key: str = ""
    over: bool = False
    had: bool = False


class Held(NamedTuple):
    """An effect that a unit has, and its source."""

    source: EffectSource
    effect: Effect


class Scope(NamedTuple):
    """Point of view from which an effect is read: its player, unit and card, and everything named so far (15-8-3-8)."""

    seat: Seat
    unit: UnitId = NO_UNIT
    card: CardId = CardId(0)
    names: Mapping[str, tuple[int, ...]] = MappingProxyType({})

    @staticmethod
    def of(source: EffectSource, names: Mapping[str, tuple[int, ...]] = MappingProxyType({})) -> Scope:
        return Scope(source.seat, source.unit, source.card, names)


def done_name(action: str, seat: Seat, category: lang.Category | None = None) -> str:
    """Name under which an effect counts a player's cards of a category that it has affected: one number a card."""
    of = "" if category is None else f".{category.value}"
    return f"did.{action}.{seat.value}{of}"


def times_over(keyword: lang.Keyword, times: int) -> lang.Keyword | None:
    """A keyword effect with its number multiplied; None for 0 times."""
    if times <= 0:
        return None
    return (
        replace(keyword, amount=keyword.amount * times, times=1)
        if times > 1
        else (keyword if keyword.times == 1 else replace(keyword, times=1))
    )


def contradict(gift: Gift, other: Gift) -> bool:
    """True if two gifts change the same information to something else (15-8-2-5)."""
    return (
        isinstance(gift, lang.Becomes)
        and isinstance(other, lang.Becomes)
        and any(
            None not in (mine := getattr(gift, field), its := getattr(other, field)) and mine != its
            for field in gift.__struct_fields__
        )
    )


def referred(name: str, scope: Scope) -> str:
    """Meaning of a name: "it" is the subject of the trigger until a card has been chosen."""
    return "subject" if name == "it" and "it" not in scope.names else name


def frozen_name(condition: lang.Is, scope: Scope) -> str:
    """Name of a condition's answer that must stay as it was when the effect triggered (15-8-3-9-4)."""
    card = referred(condition.card, scope)
    return f"is {card}: {msgspec.json.encode(condition.fits).decode()}"


def _is_of_own_stack(filter_: lang.Filter) -> bool:
    """True if a filter means cards under the unit of the effect, or linked to it, and no others."""
    own = filter_.under is None and not filter_.among and bool(filter_.areas)
    return filter_.among == "stack" or (own and all(area in _BELONGING for area in filter_.areas))


_BELONGING = (lang.Area.UNDER, lang.Area.LINK)


def counted_with(filter_: lang.Filter, scope: Scope) -> str:
    """Card with which cards of a filter are gone, so that they are counted as they were then (15-8-3-9-4): the unit of
    the effect ("this"), or the subject of the trigger ("subject"); else ""."""
    if _is_of_own_stack(filter_):
        return "this"
    return "subject" if filter_.among and referred(filter_.among, scope) == "subject" else ""


def counted_name(filter_: lang.Filter, by: str = "") -> str:
    """Name of the number of such cards (with `by`, of their colors, names ...) when the effect triggered on their
    leaving (15-8-3-9-4)."""
    return f"counted {by}: {msgspec.json.encode(filter_).decode()}"


def number_before(number: lang.PropertyOf) -> str:
    """Name of a number of a chosen card, kept for when the effect itself has taken the card away: "as high or lower a
    level as the returned Digimon"."""
    return f"{number.card}.{number.property.value} before"


def trigger_name(condition: lang.CameAbout) -> str:
    """Name of the answer to whether the trigger of an effect happened as the condition asks."""
    return f"came about: {msgspec.json.encode(condition.when).decode()}"


def is_whose(whose: Whose, seat: Seat, you: Seat) -> bool:
    """True if a player is one whom an effect of `you` means."""
    return whose is Whose.ANY or (seat is you) == (whose is Whose.YOURS)
