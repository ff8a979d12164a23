"""Limits in the text of an effect that the effect itself raises or lowers (15-15-5)."""

from __future__ import annotations

from typing import TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.engine import lang

T = TypeVar("T")
# The field of a filter that a limit stands in.
_LIMITS = {
    lang.Property.LEVEL: "level",
    lang.Property.DP: "dp",
    lang.Property.PLAY_COST: "play_cost",
}


def raised(part: T, of: lang.Property, by: int) -> T:
    """The same part of an effect with other limits. A limit that is no number stays
    (15-15-5-3)."""
    if isinstance(part, tuple):
        return cast(T, tuple(raised(one, of, by) for one in part))
    if not isinstance(part, Struct):
        return part
    changed = {field: raised(getattr(part, field), of, by) for field in part.__struct_fields__}
    limit = changed.get(_LIMITS[of])
    # "level 4" is no limit; "level 4 or lower" is one.
    if isinstance(limit, lang.Range) and limit.at_least is None and isinstance(limit.at_most, int):
        changed[_LIMITS[of]] = replace(limit, at_most=limit.at_most + by)
    if of is lang.Property.DP and isinstance(total := changed.get("total_dp"), int):
        changed["total_dp"] = total + by
    if of is lang.Property.PLAY_COST and isinstance(total := changed.get("total_play_cost"), int):
        changed["total_play_cost"] = total + by
    return cast(T, replace(part, **changed))
