"""Clauses that govern an effect, part by part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from judgeapp.engine.explanation.reasons import OF_AREA
from judgeapp.engine.keyword_rules import OF_ACTION, KeywordKind, rule_for
from judgeapp.engine.lang import Effect, Keyword, Timing, Turn
from judgeapp.engine.lang.record import Record
from judgeapp.engine.triggering.timings import OF_TIMING


class Governed(NamedTuple):
    """A part of an effect, as a path of fields and records, and its clauses."""

    part: str  # "actions.by.doing.delete": where in the tree it stands
    clauses: tuple[str, ...]


# Clauses of the effect types of 15-8-1, and of keyword effects with processing of their own; mere processing is
# governed by its own clauses alone.
_KINDS: Mapping[KeywordKind, tuple[str, ...]] = {
    KeywordKind.PERSISTENT: ("15-8-2-1", "15-8-2-2", "15-8-2-3"),
    KeywordKind.TRIGGER: ("15-8-3-1",),
    KeywordKind.ACTIVATION: ("15-8-4-1",),
    KeywordKind.IMMEDIATE: ("15-8-5-1",),
    KeywordKind.OPTIONAL_CONDITION: ("15-7-1", "15-7-2", "15-7-3"),
    KeywordKind.PROCESSING: (),
}
_TIMINGS: Mapping[Timing, str] = {
    **OF_TIMING,
    Timing.MAIN: "15-16-7-1",
    Timing.SECURITY: "15-16-10-1",
    Timing.COUNTER: "15-16-14-1",
}

# Clauses on the lines beside the effects, by field of the record.
_LINES: Mapping[str, tuple[str, ...]] = {
    "use_requirement": ("16-42@4.2",),
    "digivolve": ("2-3-6-3",),
    "dna": ("2-3-7", "8-2"),
    "burst": ("2-3-9", "8-3"),
    "app_fusion": ("2-3-10", "8-4"),
    "digixros": ("2-3-8", "7-2"),
    "assembly": ("2-3-11", "7-3"),
    "link": ("2-3-12-2", "10-1"),
    "rules": ("2-3-5",),
    "option_effect": ("4-6-6-1@4.2",),
}


def governing_line(kind: str) -> tuple[str, ...]:
    """Clauses on a line beside the effects; kind: the field of the record that it is from."""
    return _LINES[kind]


def governing(effect: Effect) -> tuple[Governed, ...]:
    """The parts of an effect that clauses govern, in the order of its text."""
    return tuple(_governed_effect(effect, ""))


def _governed_effect(effect: Effect, path: str) -> Iterator[Governed]:
    kinds = _kinds(effect)
    for kind in kinds:
        yield Governed(f"{path}{kind}", _KINDS[kind])
    for timing in effect.timings:
        yield Governed(f"{path}timings.{timing.value}", (_TIMINGS[timing],))
    if effect.during is not Turn.ALL:
        yield Governed(f"{path}during.{effect.during.value}", ("15-16-8-1",))
    if effect.area is not None and effect.area in OF_AREA:
        yield Governed(f"{path}area.{effect.area.value}", (OF_AREA[effect.area],))
    if effect.per_turn:
        yield Governed(f"{path}per_turn", ("15-14-1-1", "15-14-1-2"))
    if effect.keyword is not None:
        taught = (effect,) if effect.clauses else ()
        keyword = Keyword(effect.keyword, stands_for=taught, clauses=effect.clauses)
        yield from _governed_keyword(keyword, f"{path}keyword.{effect.keyword}", kinds)
    if effect.condition is not None and KeywordKind.PERSISTENT in kinds:
        yield Governed(f"{path}condition", ("15-8-2-6-1",))
    known = (*kinds, effect.keyword) if effect.keyword is not None else kinds
    for field in ("when", "condition", "to", "gifts", "actions"):
        yield from _governed_part(getattr(effect, field), f"{path}{field}", known)


def _kinds(effect: Effect) -> tuple[KeywordKind, ...]:
    """Type of an effect. A keyword effect that stands by itself is of its own type."""
    if effect.gifts and effect.to is None and effect.condition is None:
        kinds = [rule_for(gift).kind for gift in effect.gifts if isinstance(gift, Keyword)]
        if len(kinds) == len(effect.gifts):
            return tuple(dict.fromkeys(kinds))
    return (KeywordKind(effect.kind),)


def _governed_keyword(keyword: Keyword, path: str, known: Sequence[str]) -> Iterator[Governed]:
    """Clauses of a keyword effect and of its type, as far as they are not said of the effect that it is part of."""
    rule = rule_for(keyword)
    kind = rule.kind
    if rule.name not in known:
        yield Governed(path, rule.clauses)
        if kind not in known and _KINDS[kind]:
            yield Governed(f"{path}.{kind}", _KINDS[kind])


def _governed_part(part: object, path: str, known: Sequence[str]) -> Iterator[Governed]:
    """`known`: the types and the keyword effect that were said of the effect that it is part of."""
    if isinstance(part, tuple):
        for member in part:
            yield from _governed_part(member, path, known)
        return
    if not isinstance(part, Record):
        return
    if isinstance(part, Effect):
        yield from _governed_effect(part, f"{path}.")
        return
    tag = part.__struct_config__.tag
    here = f"{path}.{tag}" if isinstance(tag, str) else path
    if isinstance(part, Keyword):
        yield from _governed_keyword(part, here, known)
    elif name := OF_ACTION.get(type(part)):
        yield from _governed_keyword(Keyword(name), here, known)
    elif part.governed_by:
        yield Governed(here, part.governed_by)
    for field in part.__struct_fields__:
        yield from _governed_part(getattr(part, field), f"{here}.{field}", known)
