"""Numbers in the text of an effect that it raises or lowers itself, or that other effects do (15-15-5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeVar, cast

from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.derive import Given, Scope, View
from judgeapp.engine.lang import Figure
from judgeapp.engine.lang.record import Record

T = TypeVar("T")
# The field of a filter that a limit is in.
_LIMITS: Mapping[Figure, str] = {Figure.LEVEL: "level", Figure.DP: "dp", Figure.PLAY_COST: "play_cost"}
# The field of a choice that limits the sum of all that are chosen.
_TOTALS: Mapping[Figure, str] = {
    Figure.DP: "total_dp",
    Figure.PLAY_COST: "total_play_cost",
    Figure.LEVEL: "total_level",
}


def raised(part: T, of: Figure, by: int) -> T:
    """A part of an effect with other numbers of a sort. A quantity not written as a number stays (15-15-5-3)."""
    if isinstance(part, tuple):
        return cast(T, tuple(raised(element, of, by) for element in part))
    if not isinstance(part, Record):
        return part
    changed = {field: raised(getattr(part, field), of, by) for field in part.__struct_fields__}
    if of in _LIMITS:
        _raise_limit(changed, of, by)
    elif field := part.figures.get(of):
        number = changed[field]
        changed[field] = number + by if isinstance(number, int) else number
    return cast(T, replace(part, **changed))


def _raise_limit(changed: dict[str, Any], of: Figure, by: int) -> None:
    limit = changed.get(_LIMITS[of])
    # "level 4" is no limit; "level 4 or lower" is one.
    if isinstance(limit, lang.Range) and limit.at_least is None and isinstance(limit.at_most, int):
        changed[_LIMITS[of]] = replace(limit, at_most=limit.at_most + by)
    total = _TOTALS.get(of, "")
    if isinstance(together := changed.get(total), int):
        changed[total] = together + by


class DeletionLimit(NamedTuple):
    """Target of "delete ... with X DP or less", with the changes of effects to X."""

    target: lang.Target
    by: int = 0  # how much is added
    clause: str = ""  # on the change of X; empty if nothing changes it


def deletion_limit(view: View, target: lang.Target, of: Scope) -> DeletionLimit:
    """Target with the changes by effects that raise or reduce the DP up to which an effect deletes, for each card or
    for all together (15-15-5). Only numbers in the text change (15-15-5-3)."""
    if isinstance(target, lang.Together):
        parts = [deletion_limit(view, part, of) for part in target.targets]
        changed = next((part for part in parts if part.clause), DeletionLimit(target))
        return changed._replace(target=lang.Together(tuple(part.target for part in parts)))
    if not isinstance(target, lang.Choose | lang.All):
        return DeletionLimit(target)
    limits = tuple(_limits_of(target))
    by = limits and _added_to_deletions(view, of)
    if not by:
        return DeletionLimit(target)
    if not any(isinstance(limit, int) for limit in limits):
        return DeletionLimit(target, clause="15-15-5-3")
    raised_to = raised(target, Figure.DP, by)
    return DeletionLimit(raised_to, by, "15-15-5-1" if by > 0 else "15-15-5-2")


def _limits_of(target: lang.Choose | lang.All) -> Iterator[lang.Number]:
    """DP limits of a target, for each card or for all that are chosen together."""
    for fits in (target.of, *target.of.either):
        if fits.dp is not None and fits.dp.at_most is not None:
            yield fits.dp.at_most
    if isinstance(target, lang.Choose) and target.total_dp is not None:
        yield target.total_dp


def _added_to_deletions(view: View, of: Scope) -> int:
    given: tuple[Given, ...] = (*view.player_gifts(of.seat),)
    if of.unit in view.state.units:
        given += view.gifts(of.unit)
    return sum(
        view.number(g.gift.amount, Scope(g.source.seat, g.source.unit, g.source.card))
        for g in given
        if isinstance(g.gift, lang.AddToEffects) and g.gift.of is lang.Limit.DELETION_DP
    )
