""" "For each ...: A and B", where all of A is done before B, and how often is known before both
(4-27-4@4.2)."""

from __future__ import annotations

from typing import Any, TypeGuard, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.moment import Moment

T = TypeVar("T")
_Counted = lang.Count | lang.Kinds | lang.DoneTo | lang.Happened | lang.MemoryOn


def count_for_all(moment: Moment) -> None:
    """Count at the first of several actions what the next are done as often for."""
    if not moment.state.plays(EditionFact.EACH_COUNTED_ONCE):
        return
    shared = (n for n in lang.parts(moment.frame.actions[0]) if _is_shared(n))
    number = next(shared, None)
    if number is None:
        return
    once = replace(number, each=1)
    value = moment.view.number(once, moment.scope)
    moment.record(EventKind.COUNTED, "15-15-7-1", "4-27-4@4.2", count=value)
    moment.put_actions(_Fixing(once, value, number.shared).fixed(moment.frame.actions))


def _is_shared(part: object) -> TypeGuard[_Counted]:
    return isinstance(part, _Counted) and part.shared > 1


class _Fixing:
    """Puts what has been counted in place of what is to be counted, as often as it is shared."""

    def __init__(self, once: _Counted, value: int, left: int) -> None:
        self._once, self._value, self._left = once, value, left

    def fixed(self, part: T) -> T:
        """The same part of an effect."""
        if self._left and _is_shared(part) and replace(part, each=1) == self._once:
            self._left -= 1
            return cast(T, part.each * self._value)
        if isinstance(part, tuple):
            return cast(T, tuple(self.fixed(member) for member in part))
        if not self._left or not isinstance(part, Struct):
            return part
        fields: dict[str, Any] = {f: self.fixed(getattr(part, f)) for f in part.__struct_fields__}
        return cast(T, replace(part, **fields))
