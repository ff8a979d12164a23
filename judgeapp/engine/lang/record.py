"""What everything of the effect language is: frozen records without callables, told apart by a
tag in YAML."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct


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
            waiting.extend(
                value
                for field in reversed(part.__struct_fields__)
                if type(value := getattr(part, field)) not in _PLAIN
            )


_PLAIN = frozenset((str, int, bool, type(None)))
