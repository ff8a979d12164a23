"""Which clauses govern what an effect says, part by part: why it works as it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from judgeapp.engine import lang
from judgeapp.engine.explanation.reasons import OF_AREA
from judgeapp.engine.keyword_rules import OF_ACTION, KeywordKind, rule_for
from judgeapp.engine.lang import Effect, Keyword, Timing, Turn
from judgeapp.engine.triggering.timings import OF_TIMING


class Governed(NamedTuple):
    """A part of an effect, as a path of fields and records, and its clauses.

    part -- "actions.by.doing.delete": where in the tree it stands
    """

    part: str
    clauses: tuple[str, ...]


# The types of 15-8-1, and the processing that keyword effects are besides; what only carries out
# processing has no more clauses than its own.
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
# What each record of the effect language is in the rules; of keyword effects their own table says.
_RECORDS: Mapping[type[Struct], tuple[str, ...]] = {
    lang.When: ("15-5-1", "15-5-2"),
    lang.If: ("15-6-1", "15-6-2"),
    lang.Raise: ("15-15-5-1",),
    lang.Repeat: ("15-15-7-1", "1-3-4"),
    lang.CameAbout: ("15-6-1",),
    lang.By: ("15-7-1", "15-7-2", "15-7-3"),
    lang.May: ("15-9-2-1", "15-9-2-2"),
    lang.All: ("15-10-2-4-1", "15-11-2-1"),
    lang.Choose: ("15-10-2-1", "15-11-1-1"),
    lang.Count: ("15-15-7-1",),
    lang.Kinds: ("15-15-7-1",),
    lang.Happened: ("15-15-7-4",),
    lang.DoneTo: ("15-15-7-1",),
    lang.MemoryOn: ("4-1-2", "4-1-3"),
    lang.Missing: ("1-3-4",),
    lang.Beyond: ("1-3-4",),
    lang.Delete: ("4-13-1",),
    lang.Trash: ("4-14-1",),
    lang.Memory: ("4-1-4",),
    lang.OpenPlaces: ("7-2-1",),
    lang.MaterialsFrom: ("7-2-1",),
    lang.AsMaterial: ("7-2-1",),
    lang.Move: ("4-15-1",),
    lang.Hatch: ("4-16-1",),
    lang.AlsoMeets: ("4-19-1",),
    lang.MayDigivolve: ("8-1-2-2",),
    lang.PlayToken: ("4-18-1",),
    lang.PlayFree: ("7-1-1", "1-3-9"),
    lang.DigivolveInto: ("8-1-1",),
    lang.Digivolved: ("8-2-1",),
    lang.Link: ("10-1-1", "10-1-3-1"),
    lang.UseOption: ("9-1-1", "9-1-7"),
    lang.Attack: ("11-2-1",),
    lang.EndAttack: ("15-15-1-1",),
    lang.SwitchTarget: ("11-2-7-2",),
    lang.Reveal: ("15-15-3-1", "15-15-3-5"),
    lang.Look: ("15-15-4-1",),
    lang.Give: ("15-15-2-1", "15-13-1"),
    lang.Has: ("15-13-1",),
    lang.EffectsOf: ("15-13-1", "2-3-3-2"),
    lang.Modes: ("15-15-9-2",),
    lang.ActivateEffect: ("15-15-9-1",),
    lang.Instead: ("18-2-1",),
    lang.InsteadBy: ("18-2-1", "15-7-1"),
    lang.Overwrite: ("18-2-1", "18-2-2"),
    lang.Later: ("18-1-1",),
    lang.Prevent: ("15-8-5-2",),
    lang.Unaffected: ("15-15-6-1",),
    lang.AddToEffects: ("15-15-5-1",),
    lang.EndsTurnAt: ("6-1-4-1",),
    lang.AlsoIs: ("15-12-1-1",),
    lang.Becomes: ("15-12-2-1",),
    lang.Forbid: ("15-1-3",),
    lang.LeastDP: ("1-3-8",),
    lang.SilenceChecked: ("15-1-3",),
    lang.SilenceSecurity: ("15-1-3",),
    lang.Exists: ("4-23-1",),
    # Actions in words that stand for themselves, and those that are parts of other processing.
    **dict.fromkeys(
        (
            lang.TrashTop,
            lang.TrashSources,
            lang.Suspend,
            lang.Unsuspend,
            lang.ToHand,
            lang.ToDeck,
            lang.ToSecurity,
            lang.PlaceUnder,
            lang.PlaceInBattle,
            lang.Pay,
            lang.SetMemory,
            lang.Battle,
            lang.ReduceCost,
            lang.Shuffle,
            lang.Win,
            lang.ByHand,
            lang.Flip,
            lang.PutBack,
            lang.TrashUsed,
            lang.Fulfilled,
            lang.EndOfPart,
            lang.EndBurst,
            lang.Select,
            lang.TakeTopCards,
        ),
        (),
    ),
}


def governing(effect: Effect) -> tuple[Governed, ...]:
    """The parts of an effect that clauses speak of, in the order of its text."""
    return tuple(_of_effect(effect, ""))


def _of_effect(effect: Effect, path: str) -> Iterator[Governed]:
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
        yield from _of_keyword(keyword, f"{path}keyword.{effect.keyword}", kinds)
    if effect.condition is not None and KeywordKind.PERSISTENT in kinds:
        yield Governed(f"{path}condition", ("15-8-2-6-1",))
    told = (*kinds, effect.keyword) if effect.keyword is not None else kinds
    for field in ("when", "condition", "to", "gifts", "actions"):
        yield from _of_part(getattr(effect, field), f"{path}{field}", told)


def _kinds(effect: Effect) -> tuple[KeywordKind, ...]:
    """Of which type an effect is. A keyword effect that stands by itself is of its own type."""
    if effect.gifts and effect.to is None and effect.condition is None:
        kinds = [rule_for(gift).kind for gift in effect.gifts if isinstance(gift, Keyword)]
        if len(kinds) == len(effect.gifts):
            return tuple(dict.fromkeys(kinds))
    return (KeywordKind(effect.kind),)


def _of_keyword(keyword: Keyword, path: str, told: Sequence[str]) -> Iterator[Governed]:
    """What a keyword effect is, and of which type, as far as it is not told of the effect that it
    is part of."""
    rule = rule_for(keyword)
    kind = rule.kind
    if rule.name not in told:
        yield Governed(path, rule.clauses)
        if kind not in told and _KINDS[kind]:
            yield Governed(f"{path}.{kind}", _KINDS[kind])


def _of_part(part: object, path: str, told: Sequence[str]) -> Iterator[Governed]:
    """`told`: the types and the keyword effect that were told of the effect that it is part of."""
    if isinstance(part, tuple):
        for one in part:
            yield from _of_part(one, path, told)
        return
    if not isinstance(part, Struct):
        return
    if isinstance(part, Effect):
        yield from _of_effect(part, f"{path}.")
        return
    tag = part.__struct_config__.tag
    here = f"{path}.{tag}" if isinstance(tag, str) else path
    if isinstance(part, Keyword):
        yield from _of_keyword(part, here, told)
    elif name := OF_ACTION.get(type(part)):
        yield from _of_keyword(Keyword(name), here, told)
    elif clauses := _clauses(part):
        yield Governed(here, clauses)
    for field in part.__struct_fields__:
        yield from _of_part(getattr(part, field), f"{here}.{field}", told)


def _clauses(part: Struct) -> tuple[str, ...]:
    if isinstance(part, lang.Choose) and part.up_to:
        return ("15-10-2-2", "15-11-1-1")
    return _RECORDS.get(type(part), ())
