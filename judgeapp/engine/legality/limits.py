"""Numbers in the text of an effect that the effect itself raises or lowers (15-15-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.lang import Figure

T = TypeVar("T")
# The field of a filter that a limit stands in.
_LIMITS: Mapping[Figure, str] = {
    Figure.LEVEL: "level",
    Figure.DP: "dp",
    Figure.PLAY_COST: "play_cost",
}
# What all that are chosen may have together.
_TOTALS: Mapping[Figure, str] = {Figure.DP: "total_dp", Figure.PLAY_COST: "total_play_cost"}
# What has such a number, and where.
_FIGURES: Mapping[Figure, tuple[tuple[type[Struct], ...], str]] = {
    Figure.COUNT: (
        (lang.Choose, lang.Top, lang.TrashTop, lang.TrashSources, lang.Draw, lang.Recover,
         lang.PlayToken),
        "count",
    ),
    Figure.DP_GIVEN: ((lang.AddDP,), "amount"),
    Figure.REDUCTION: (
        (lang.PlayFree, lang.UseOption, lang.DigivolveInto, lang.Link), "less"
    ),
}  # fmt: skip


def raised(part: T, of: Figure, by: int) -> T:
    """The same part of an effect with other numbers of a sort. What is written as no number stays
    (15-15-5-3)."""
    if isinstance(part, tuple):
        return cast(T, tuple(raised(one, of, by) for one in part))
    if not isinstance(part, Struct):
        return part
    changed = {field: raised(getattr(part, field), of, by) for field in part.__struct_fields__}
    if of in _LIMITS:
        _raise_limit(changed, of, by)
    elif field := _field_of(type(part), of):
        number = changed[field]
        changed[field] = number + by if isinstance(number, int) else number
    return cast(T, replace(part, **changed))


def _field_of(kind: type[Struct], of: Figure) -> str:
    """Where a part of an effect has a number of a sort; empty if nowhere."""
    if of is Figure.REDUCTION and kind is lang.ReduceCost:
        return "amount"
    kinds, field = _FIGURES[of]
    return field if kind in kinds else ""


def _raise_limit(changed: dict[str, Any], of: Figure, by: int) -> None:
    limit = changed.get(_LIMITS[of])
    # "level 4" is no limit; "level 4 or lower" is one.
    if isinstance(limit, lang.Range) and limit.at_least is None and isinstance(limit.at_most, int):
        changed[_LIMITS[of]] = replace(limit, at_most=limit.at_most + by)
    total = _TOTALS.get(of, "")
    if isinstance(together := changed.get(total), int):
        changed[total] = together + by
