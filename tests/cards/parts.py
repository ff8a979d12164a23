"""Parts of the effect language, each in its simplest form and with each field varied, and the effects that contain
them. They are generated from the language's records, so new records are included."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import FieldInfo, fields, replace

from judgeapp.cards.reading.meaning.meaning import meaning_of
from judgeapp.engine import lang
from judgeapp.engine.lang import Area, Category, Color, Effect, Filter, Property, Range, Whose


class Part(NamedTuple):
    name: str
    is_: Any


THEIRS = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))
YOURS = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,))
HAND = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), areas=(Area.HAND,))
RED = Filter(categories=(Category.DIGIMON,), colors=(Color.RED,))
TAMERS = replace(YOURS, categories=(Category.TAMER,))
THIS = lang.Named("this")
GAIN = lang.Memory(1)

# Default value for a field of each type.
_PLAIN: dict[Any, Any] = {
    int: 2,
    str: "Alpha",
    lang.Filter: YOURS,
    lang.Range: Range(at_least=2),
    lang.Effect: Effect(timings=(lang.Timing.ON_DELETION,), actions=(GAIN,)),
    lang.When: lang.When("deleted", this=True),
    lang.Token: lang.Token("Alpha", level=3, dp=3000, colors=(Color.RED,)),
}
_OF_UNIONS: dict[Any, Any] = {
    lang.Target: lang.Choose(THEIRS),
    lang.Number: 2,
    lang.Condition: lang.Exists(TAMERS),
    lang.Action: GAIN,
    lang.Gift: lang.AddDP(1000),
}
# Sizes of numbers as they occur on cards, by meaning.
_SCALE = {
    "dp": 5000,
    "original_dp": 5000,
    "level": 4,
    "play_cost": 4,
    "use_cost": 4,
    "total_dp": 5000,
    "total_play_cost": 6,
    "total_level": 6,
}

# Actions that no card text expresses: steps of the engine.
_UNSAID = (
    "ByHand",
    "EndBurst",
    "EndOfPart",
    "Fulfilled",
    "PutBack",
    "TrashUsed",
    "BlastDigivolve",
    "BlastDnaDigivolve",  # the icon stands for the whole effect
)
# Actions that only immediate effects can take.
ANSWERS = (lang.Prevent, lang.ReduceCost, lang.SetCost, lang.Overwrite, lang.OpenPlaces)
# Target of an action that doesn't apply to Digimon in the battle area.
DONE_TO: dict[Any, Any] = {
    lang.Trash: lang.Choose(HAND),
    lang.PlayFree: lang.Choose(HAND),
    lang.UseOption: lang.Choose(replace(HAND, categories=(Category.OPTION,))),
    lang.PlaceInBattle: lang.Choose(replace(HAND, categories=(Category.OPTION,))),
    lang.PlaceUnder: lang.Choose(HAND),
    lang.Link: lang.Choose(HAND),
    lang.Move: lang.Choose(replace(YOURS, areas=(Area.BREEDING,))),
    lang.ToHand: lang.Choose(replace(YOURS, areas=(Area.TRASH,))),
    lang.Attack: THIS,
    lang.Battle: THIS,
    lang.DigivolveInto: THIS,
    lang.ActivateEffect: THIS,
    lang.Blitz: THIS,
    lang.Prevent: lang.Named("subject"),
}
_ELSEWHERE = (Area.HAND, Area.TRASH, Area.SECURITY, Area.UNDER)
# Areas of an action's target if there are others than the battle area.
FROM: dict[Any, tuple[Area, ...]] = {
    lang.Trash: (Area.HAND, Area.SECURITY, Area.UNDER, Area.LINK),
    lang.ToHand: (Area.BATTLE, Area.TRASH, Area.SECURITY, Area.UNDER),
    lang.ToDeck: (Area.BATTLE, Area.HAND, Area.TRASH, Area.SECURITY, Area.UNDER),
    lang.ToSecurity: (Area.BATTLE, Area.HAND, Area.TRASH, Area.UNDER),
    lang.PlaceUnder: (Area.BATTLE, Area.HAND, Area.TRASH, Area.UNDER),
    lang.PlayFree: _ELSEWHERE,
    lang.UseOption: _ELSEWHERE,
    lang.Link: _ELSEWHERE,
    lang.PlaceInBattle: _ELSEWHERE,
    lang.Move: (Area.BREEDING,),
    lang.Select: (Area.BATTLE, Area.HAND, Area.TRASH),
    lang.Give: (Area.BATTLE, Area.BREEDING),
}


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _members(kind: Any) -> tuple[Any, ...]:
    """Types of a union; for other types, the type itself."""
    return get_args(kind) if isinstance(kind, UnionType) or get_origin(kind) is Union else (kind,)


@cache
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return fields(kind)


def _plain(kind: Any, name: str = "") -> Any:
    """Simplest value of a type."""
    if name in _SCALE and int in _members(kind):
        return _SCALE[name]
    if kind == lang.Range | None or kind is lang.Range:
        return Range(at_most=_SCALE.get(name, 2))
    if kind in _OF_UNIONS:
        return _OF_UNIONS[kind]
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind is bool:
        return True
    if get_origin(kind) is tuple:
        args = get_args(kind)
        return (_plain(args[0]),) if args[1:] == (...,) else tuple(map(_plain, args))
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    members = _members(kind)
    if len(members) > 1:
        return _plain(next(member for member in members if member is not type(None)), name)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    if _is_struct(kind):
        return plain(kind)
    raise TypeError(kind)


# Field values that a record needs to make sense, instead of the default of their type.
_SAID: dict[Any, dict[str, Any]] = {
    **{
        kind: {"target" if "target" in kind.__struct_fields__ else "of": to}
        for kind, to in DONE_TO.items()
        if kind is not lang.Prevent
    },
    lang.Link: {"target": DONE_TO[lang.Link], "to": lang.Choose(YOURS)},
    lang.DigivolveInto: {"target": THIS, "into": lang.Choose(replace(HAND, colors=(Color.RED,)), name="into")},
    lang.PlaceUnder: {"target": DONE_TO[lang.PlaceUnder], "under": THIS},
    lang.AddDP: {"amount": 1000},
    lang.Is: {"card": "this", "fits": Filter(colors=(Color.RED,))},
    lang.PropertyOf: {"property": Property.DP, "card": "this"},
    lang.Reveal: {
        "count": 3,
        "then": (lang.ToHand(lang.Choose(Filter(categories=(Category.DIGIMON,), among="revealed"))),),
    },
    lang.Look: {"of": Area.SECURITY},
    lang.Modes: {"modes": ((GAIN,), (lang.Draw(1),))},
    lang.PlayToken: {"tokens": (_PLAIN[lang.Token],)},
    lang.TrashTop: {"of": Area.DECK},
    lang.Shuffle: {"of": Area.SECURITY},
    lang.Instead: {"of": (GAIN,), "do_instead": (lang.Memory(2),)},
    lang.Digivolved: {"how": "dna"},
    lang.CameAbout: {"when": lang.When("deleted", by=Whose.OPPONENTS)},
    lang.MindLink: {"to": lang.Choose(YOURS)},
    lang.Raise: {
        "of": lang.Figure.DP,
        "amount": lang.Count(TAMERS, 1000),
        "then": (lang.Delete(lang.Choose(replace(THEIRS, dp=Range(at_most=3000)))),),
    },
    lang.Select: {"target": lang.Choose(THEIRS, name="selected")},
    lang.MaterialsFrom: {"of": Filter(whose=Whose.YOURS, areas=(Area.TRASH,))},
    lang.OpenPlaces: {"places": (lang.MaterialsFrom(Filter(whose=Whose.YOURS, areas=(Area.TRASH,))),)},
    lang.Choose: {"of": THEIRS},
    lang.All: {"of": THEIRS},
    lang.MayDigivolve: {"into": RED},
    lang.NumberIs: {"amount": lang.Kinds(TAMERS), "is_": Range(at_least=3)},
    lang.MemoryIs: {"is_": Range(at_most=2)},
    lang.Not: {"condition": lang.Is("this", Filter(colors=(Color.RED,)))},
    **{
        kind: {"conditions": (lang.Is("this", Filter(colors=(Color.RED,))), lang.Exists(TAMERS))}
        for kind in (lang.AnyOf, lang.Both)
    },
    lang.Count: {"of": TAMERS},
    lang.Kinds: {"of": TAMERS},
    lang.Later: {"at": "end-of-turn"},
    lang.AsMaterial: {"names": ("Alpha",)},
    lang.Permit: {"deed": lang.Deed.ATTACK_UNSUSPENDED},
    lang.Must: {"deed": lang.Deed.BLOCK},
    lang.Silence: {"of": lang.Timing.WHEN_DIGIVOLVING},
    lang.AlsoTiming: {"of": lang.Timing.ON_PLAY, "also": lang.Timing.WHEN_DIGIVOLVING},
    lang.Keyword: {"name": lang.KeywordName.BLOCKER},
    lang.AlsoIs: {"names": ("Alpha",)},
    lang.Becomes: {"dp": 3000},
    lang.Together: {"targets": (lang.Choose(THEIRS), lang.Choose(replace(THEIRS, categories=(Category.TAMER,))))},
    lang.Player: {"whose": Whose.OPPONENTS},
}


@cache
def plain(kind: type[Struct]) -> Any:
    """A record with required fields only."""
    values = _SAID.get(kind, {})
    needed = {f.name: _plain(f.type, f.name) for f in _fields(kind) if f.required and f.name not in values}
    return kind(**needed, **values)


def _others(kind: Any, default: Any, name: str) -> Iterator[Any]:
    """Other possible values of a field."""
    if get_origin(kind) is tuple:
        inner = get_args(kind)[0]
        if get_args(kind)[1:] == (...,):
            if inner is str:
                yield from (("Alpha",), ("Alpha", "Beta"))
            elif isinstance(inner, type) and issubclass(inner, Enum):
                yield from ((member,) for member in inner)
                yield tuple(inner)[:2]
            elif inner is lang.Filter:
                yield (replace(Filter(), colors=(Color.RED,)), Filter(has_trait=("Alpha",)))
            else:
                yield _plain(kind, name)
        return
    for member in _members(kind):
        if member is type(None):
            yield None
        elif member is bool:
            yield from (True, False)
        elif member is lang.Range:
            n = _SCALE.get(name, 2)
            yield from (Range(at_least=n), Range(at_most=n), Range(n, n))
        elif isinstance(member, type) and issubclass(member, Enum):
            yield from member
        elif get_origin(member) is Literal:
            yield from get_args(member)
        elif member in (int, str):
            yield _plain(member, name)
        elif _is_struct(member) and member not in get_args(lang.Number):
            yield _plain(member, name) if member in _PLAIN else plain(member)


def _told(value: Any) -> str:
    return str(meaning_of(value)).replace("'", "")


# Fields that other pairs cover, and mere names.
_BY_OTHERS = ("then", "actions", "name", "targets", "target", "face", "of_effects")


@cache
def variants(kind: type[Struct]) -> tuple[Part, ...]:
    """A record in its simplest form, and with each of its fields varied."""
    first = plain(kind)
    name = str(kind.__struct_config__.tag or kind.__name__.lower())
    parts = [Part(name, first)]
    for field in _fields(kind):
        if field.type in (lang.Action, lang.Target) or field.name in _BY_OTHERS:
            continue
        if kind is lang.Trash:
            continue  # its variants belong to keyword effects
        for value in _others(field.type, field.default, field.name):
            if value != getattr(first, field.name):
                called = f"{name} {field.name}={_told(value)}"
                parts.append(Part(called, replace(first, **{field.name: value})))
    return tuple(parts)


def every(union: Any) -> tuple[Part, ...]:
    return tuple(
        Part(str(kind.__struct_config__.tag), plain(kind))
        for kind in get_args(union)
        if _is_struct(kind) and kind.__name__ not in _UNSAID
    )


def of_union(union: Any) -> tuple[Part, ...]:
    return tuple(
        part for kind in get_args(union) if _is_struct(kind) and kind.__name__ not in _UNSAID for part in variants(kind)
    )


# -- the effect in which a part stands -------------------------------------------------------------


def doing(*actions: Any) -> Effect:
    """An effect with actions; an immediate effect if the actions need one."""
    flat = [part for action in actions for part in lang.parts(action)]
    if any(isinstance(part, lang.ReduceCost | lang.SetCost) for part in flat):
        when = lang.When("digivolved", this=True)
        return Effect(when=(when,), would=True, actions=actions)
    if any(isinstance(part, lang.OpenPlaces) for part in flat):
        return Effect(when=(lang.When("played", this=True),), would=True, actions=actions)
    if any(isinstance(part, ANSWERS) for part in flat):
        return Effect(when=(lang.When("deleted", subject=YOURS),), would=True, actions=actions)
    if any(isinstance(part, lang.Happened) for part in flat) or "subject" in lang_names(actions):
        return Effect(when=(lang.When("played", subject=YOURS),), actions=actions)
    return Effect(timings=(lang.Timing.ON_PLAY,), actions=actions)


def lang_names(actions: Any) -> set[str]:
    return {part.name for part in lang.parts(actions) if isinstance(part, lang.Named)}


def _is_free(kind: type[Struct]) -> bool:
    return kind.__name__ not in _UNSAID


def verbs(union: Any = lang.Action) -> Iterator[type[Struct]]:
    return (kind for kind in get_args(union) if _is_free(kind))


def targets() -> Iterator[Part]:
    for kind in get_args(lang.Target):
        if kind is not lang.Player:
            yield from variants(kind)


def with_slot(kind: type[Struct], slot: str, value: Any) -> Any:
    return replace(plain(kind), **{slot: value})


def slots(kind: type[Struct], type_: Any) -> Iterator[str]:
    for field in _fields(kind):
        if field.type == type_ or type_ in _members(field.type):
            yield field.name


def at_home(target: Any, kind: type[Struct]) -> Any:
    """The same target in an area where the action applies."""
    of = getattr(getattr(plain(kind), "target", None), "of", None)
    if kind in (lang.Attack, lang.Battle, lang.DigivolveInto, lang.Blitz):
        of = YOURS
    if not isinstance(of, Filter) or not isinstance(target, lang.Choose | lang.All):
        return target
    return replace(
        target,
        of=replace(
            of,
            **{
                name: getattr(target.of, name)
                for name in Filter.__struct_fields__
                if getattr(target.of, name) != getattr(THEIRS, name)
            },
        ),
    )
