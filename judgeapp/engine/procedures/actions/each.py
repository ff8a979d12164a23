""" "For each ...: A and B", where all of A is done before B, and how often is known before both
(4-27-4@4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import What
from judgeapp.engine.moment import Moment

T = TypeVar("T")


def count_for_all(moment: Moment) -> None:
    """Count at the first of several actions what the next is done as often for."""
    if not moment.state.plays(EditionFact.EACH_COUNTED_ONCE):
        return
    first, second, *others = moment.frame.actions
    counted = {one.of for one in lang.parts(first) if isinstance(one, lang.Count)}
    shared = [
        one for one in lang.parts(second) if isinstance(one, lang.Count) and one.of in counted
    ]
    if not shared:
        return
    known = {one.of: moment.view.count(one.of, moment.scope) for one in shared}
    moment.tell(What.COUNTED, "15-15-7-1", "4-27-4@4.2", count=next(iter(known.values())))
    moment.put_actions((_fixed(first, known), _fixed(second, known), *others))


def _fixed(part: T, known: Mapping[lang.Filter, int]) -> T:
    """The same part of an effect with what has been counted in place of what is to be counted."""
    if isinstance(part, lang.Count) and part.of in known:
        return cast(T, part.each * (known[part.of] // part.per))
    if isinstance(part, tuple):
        return cast(T, tuple(_fixed(one, known) for one in part))
    if not isinstance(part, Struct):
        return part
    fields: dict[str, Any] = {f: _fixed(getattr(part, f), known) for f in part.__struct_fields__}
    return cast(T, replace(part, **fields))
