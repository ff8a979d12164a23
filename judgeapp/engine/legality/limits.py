"""Numbers in the text of an effect that the effect itself raises or lowers (15-15-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.lang import Figure

T = TypeVar("T")
# The field of a filter that a limit stands in.
_LIMITS = {Figure.LEVEL: "level", Figure.DP: "dp", Figure.PLAY_COST: "play_cost"}
# Of a choice: what those chosen may have together.
_TOTALS = {Figure.DP: "total_dp", Figure.PLAY_COST: "total_play_cost"}
# By how much a cost is reduced.
_REDUCTIONS: Mapping[type[Struct], str] = {
    lang.PlayFree: "less", lang.UseOption: "less", lang.DigivolveInto: "less", lang.Link: "less",
    lang.ReduceCost: "amount",
}  # fmt: skip


def raised(part: T, of: Figure, by: int) -> T:
    """The same part of an effect with other numbers. A limit that is no number stays
    (15-15-5-3), and so does a cost that is not reduced."""
    if isinstance(part, tuple):
        return cast(T, tuple(raised(one, of, by) for one in part))
    if not isinstance(part, Struct):
        return part
    changed = {field: raised(getattr(part, field), of, by) for field in part.__struct_fields__}
    if of is Figure.REDUCTION:
        field = _REDUCTIONS.get(type(part))
        if field and isinstance(less := changed[field], int) and less > 0:
            changed[field] = less + by
        return cast(T, replace(part, **changed))
    limit = changed.get(_LIMITS[of])
    # "level 4" is no limit; "level 4 or lower" is one.
    if isinstance(limit, lang.Range) and limit.at_least is None and isinstance(limit.at_most, int):
        changed[_LIMITS[of]] = replace(limit, at_most=limit.at_most + by)
    if of in _TOTALS and isinstance(total := changed.get(_TOTALS[of]), int):
        changed[_TOTALS[of]] = total + by
    return cast(T, replace(part, **changed))
