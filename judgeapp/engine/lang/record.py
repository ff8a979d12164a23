"""What everything of the effect language is: frozen records without callables, told apart by a
tag in YAML."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields


class Record(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Read from and written to YAML by msgspec; what is not said is not written."""


class NumberRecord(Record, frozen=True, tag_field="number"):
    """One kind of number."""


class TargetRecord(Record, frozen=True, tag_field="target"):
    """One kind of target."""


class ConditionRecord(Record, frozen=True, tag_field="if"):
    """One kind of condition."""


class GiftRecord(Record, frozen=True, tag_field="gives"):
    """One kind of gift."""


class ActionRecord(Record, frozen=True, tag_field="do"):
    """One kind of action."""


def parts(of: object) -> Iterator[Struct]:
    """Every record that something of the language is made of, itself first."""
    # Asked of every text that is read, so it goes without a generator for each part.
    waiting = [of]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting.extend(reversed(part))
        elif isinstance(part, Struct):
            yield part
            for field in reversed(inner_fields(type(part))):
                value = getattr(part, field)
                if type(value) not in _PLAIN and value != ():
                    waiting.append(value)


_PLAIN = frozenset((str, int, bool, NoneType))


@cache
def inner_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of such a record in which others may stand, in their order; in all the rest stands
    what has no parts."""
    return tuple(field.name for field in fields(kind) if _may_hold_records(field.type))


def _may_hold_records(kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return False
    if parts_of_kind := get_args(kind):
        return any(one is not ... and _may_hold_records(one) for one in parts_of_kind)
    return not (isinstance(kind, type) and issubclass(kind, str | int | Enum | NoneType))
