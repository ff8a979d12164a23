"""Pairs of parts of the effect language that go together: every part is laid into every slot that
takes it, so that whatever is said once can be said with everything else. They are made from the
records of the language themselves; a record that is new joins by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import product
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import FieldInfo, fields, replace

from judgeapp.cards.reading.meaning.meaning import meaning_of
from judgeapp.cards.reading.meaning.sense import makes_sense
from judgeapp.engine import lang
from judgeapp.engine.lang import Area, Category, Color, Effect, Filter, Property, Range, Whose
from judgeapp.engine.lang.faults import faults_of


class Pair(NamedTuple):
    """Two parts, by what they are called, and an effect that says both."""

    sort: str
    one: str
    other: str
    effect: Effect

    @property
    def name(self) -> str:
        return f"{self.sort}: {self.one} + {self.other}"


class Part(NamedTuple):
    name: str
    is_: Any


# -- parts -----------------------------------------------------------------------------------------

THEIRS = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))
YOURS = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,))
HAND = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), areas=(Area.HAND,))
RED = Filter(categories=(Category.DIGIMON,), colors=(Color.RED,))
TAMERS = replace(YOURS, categories=(Category.TAMER,))
THIS = lang.Named("this")
GAIN = lang.Memory(1)

# What stands in a field of a type where nothing else is told.
_PLAIN: dict[Any, Any] = {
    int: 2, str: "Alpha", lang.Filter: YOURS, lang.Range: Range(at_least=2), lang.Effect:
    Effect(timings=(lang.Timing.ON_DELETION,), actions=(GAIN,)),
    lang.When: lang.When("deleted", this=True), lang.Token:
    lang.Token("Alpha", level=3, dp=3000, colors=(Color.RED,)),
}  # fmt: skip
_OF_UNIONS: dict[Any, Any] = {
    lang.Target: lang.Choose(THEIRS), lang.Number: 2, lang.Condition:
    lang.Exists(TAMERS), lang.Action: GAIN,
    lang.Gift: lang.AddDP(1000),
}  # fmt: skip
# Numbers of cards by what they are numbers of, as cards have them.
_SCALE = {"dp": 5000, "original_dp": 5000, "level": 4, "play_cost": 4, "use_cost": 4,
          "total_dp": 5000, "total_play_cost": 6}  # fmt: skip

# Steps of the engine, and what no card says.
_UNSAID = (
    "ByHand", "EndBurst", "EndOfPart", "Fulfilled", "PutBack", "TrashUsed",
    "BlastDigivolve", "BlastDnaDigivolve",  # an icon says all of the effect
)  # fmt: skip
# What may be done only once in a while stands where it can.
_ANSWERS = (lang.Prevent, lang.ReduceCost, lang.Overwrite, lang.OpenPlaces)
# Whom an action is done to where it is not done to Digimon in the battle area.
_DONE_TO: dict[Any, Any] = {
    lang.Trash: lang.Choose(HAND), lang.PlayFree: lang.Choose(HAND),
    lang.UseOption: lang.Choose(replace(HAND, categories=(Category.OPTION,))),
    lang.PlaceInBattle: lang.Choose(replace(HAND, categories=(Category.OPTION,))),
    lang.PlaceUnder: lang.Choose(HAND), lang.Link: lang.Choose(HAND),
    lang.Move: lang.Choose(replace(YOURS, areas=(Area.BREEDING,))),
    lang.ToHand: lang.Choose(replace(YOURS, areas=(Area.TRASH,))),
    lang.Attack: THIS, lang.Battle: THIS, lang.DigivolveInto: THIS, lang.ActivateEffect: THIS,
    lang.Blitz: THIS, lang.Prevent: lang.Named("subject"),
}  # fmt: skip
_ELSEWHERE = (Area.HAND, Area.TRASH, Area.SECURITY, Area.UNDER)
# Where the cards may be that an action is done to, if it is more than the battle area.
_FROM: dict[Any, tuple[Area, ...]] = {
    lang.Trash: (Area.HAND, Area.SECURITY, Area.UNDER, Area.LINK),
    lang.ToHand: (Area.BATTLE, Area.TRASH, Area.SECURITY, Area.UNDER),
    lang.ToDeck: (Area.BATTLE, Area.HAND, Area.TRASH, Area.SECURITY, Area.UNDER),
    lang.ToSecurity: (Area.BATTLE, Area.HAND, Area.TRASH, Area.UNDER),
    lang.PlaceUnder: (Area.BATTLE, Area.HAND, Area.TRASH, Area.UNDER),
    lang.PlayFree: _ELSEWHERE, lang.UseOption: _ELSEWHERE, lang.Link: _ELSEWHERE,
    lang.PlaceInBattle: _ELSEWHERE, lang.Move: (Area.BREEDING,),
    lang.Select: (Area.BATTLE, Area.HAND, Area.TRASH),
    lang.Give: (Area.BATTLE, Area.BREEDING),
}  # fmt: skip


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _members(kind: Any) -> tuple[Any, ...]:
    """The types of a union; of anything else itself."""
    return get_args(kind) if isinstance(kind, UnionType) or get_origin(kind) is Union else (kind,)


@cache
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return fields(kind)


def _plain(kind: Any, name: str = "") -> Any:
    """The plainest thing of a type."""
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
        return _plain(next(one for one in members if one is not type(None)), name)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    if _is_struct(kind):
        return plain(kind)
    raise TypeError(kind)


# What a record says beside what any record of its type would, so that it can be meant.
_SAID: dict[Any, dict[str, Any]] = {
    **{
        kind: {"target" if "target" in kind.__struct_fields__ else "of": to}
        for kind, to in _DONE_TO.items()
        if kind is not lang.Prevent
    },
    lang.Link: {"target": _DONE_TO[lang.Link], "to": lang.Choose(YOURS)},
    lang.DigivolveInto: {
        "target": THIS,
        "into": lang.Choose(replace(HAND, colors=(Color.RED,)), name="into"),
    },
    lang.PlaceUnder: {"target": _DONE_TO[lang.PlaceUnder], "under": THIS},
    lang.AddDP: {"amount": 1000},
    lang.Is: {"card": "this", "fits": Filter(colors=(Color.RED,))},
    lang.PropertyOf: {"property": Property.DP, "card": "this"},
    lang.Reveal: {
        "count": 3,
        "then": (
            lang.ToHand(lang.Choose(Filter(categories=(Category.DIGIMON,), among="revealed"))),
        ),
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
        "of": Property.DP,
        "amount": lang.Count(TAMERS, 1000),
        "then": (lang.Delete(lang.Choose(replace(THEIRS, dp=Range(at_most=3000)))),),
    },
    lang.Select: {"target": lang.Choose(THEIRS, name="selected")},
    lang.MaterialsFrom: {"of": Filter(whose=Whose.YOURS, areas=(Area.TRASH,))},
    lang.OpenPlaces: {
        "places": (lang.MaterialsFrom(Filter(whose=Whose.YOURS, areas=(Area.TRASH,))),)
    },
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
    lang.Together: {
        "targets": (lang.Choose(THEIRS), lang.Choose(replace(THEIRS, categories=(Category.TAMER,))))
    },
    lang.Player: {"whose": Whose.OPPONENTS},
}


@cache
def plain(kind: type[Struct]) -> Any:
    """A record with what it must have, and nothing else."""
    said = _SAID.get(kind, {})
    needed = {f.name: _plain(f.type, f.name)
              for f in _fields(kind) if f.required and f.name not in said}  # fmt: skip
    return kind(**needed, **said)


def _others(kind: Any, default: Any, name: str) -> Iterator[Any]:
    """What else can stand in a field of a type."""
    if get_origin(kind) is tuple:
        inner = get_args(kind)[0]
        if get_args(kind)[1:] == (...,):
            if inner is str:
                yield from (("Alpha",), ("Alpha", "Beta"))
            elif isinstance(inner, type) and issubclass(inner, Enum):
                yield from ((one,) for one in inner)
                yield tuple(inner)[:2]
            elif inner is lang.Filter:
                yield (replace(Filter(), colors=(Color.RED,)), Filter(has_trait=("Alpha",)))
            else:
                yield _plain(kind, name)
        return
    for one in _members(kind):
        if one is type(None):
            yield None
        elif one is bool:
            yield from (True, False)
        elif one is lang.Range:
            n = _SCALE.get(name, 2)
            yield from (Range(at_least=n), Range(at_most=n), Range(n, n))
        elif isinstance(one, type) and issubclass(one, Enum):
            yield from one
        elif get_origin(one) is Literal:
            yield from get_args(one)
        elif one in (int, str):
            yield _plain(one, name)
        elif _is_struct(one) and one not in get_args(lang.Number):
            yield _plain(one, name) if one in _PLAIN else plain(one)


def _told(value: Any) -> str:
    return str(meaning_of(value)).replace("'", "")


# Fields that other pairs are about, or that are a name only.
_BY_OTHERS = ("then", "actions", "name", "targets", "target", "face", "of_effects")


@cache
def variants(kind: type[Struct]) -> tuple[Part, ...]:
    """A record as plain as can be, and with each of its fields otherwise."""
    first = plain(kind)
    name = str(kind.__struct_config__.tag or kind.__name__.lower())
    found = [Part(name, first)]
    for field in _fields(kind):
        if field.type in (lang.Action, lang.Target) or field.name in _BY_OTHERS:
            continue
        if kind is lang.Trash:
            continue  # which keyword effect asks for it
        for value in _others(field.type, field.default, field.name):
            if value != getattr(first, field.name):
                told = f"{name} {field.name}={_told(value)}"
                found.append(Part(told, replace(first, **{field.name: value})))
    return tuple(found)


def every(union: Any) -> tuple[Part, ...]:
    """One of each kind of a union."""
    return tuple(
        Part(str(kind.__struct_config__.tag), plain(kind))
        for kind in get_args(union) if _is_struct(kind) and kind.__name__ not in _UNSAID
    )  # fmt: skip


def of_union(union: Any) -> tuple[Part, ...]:
    return tuple(
        part for kind in get_args(union) if _is_struct(kind) and kind.__name__ not in _UNSAID
        for part in variants(kind)
    )  # fmt: skip


# -- the effect in which a part stands -------------------------------------------------------------


def doing(*actions: Any) -> Effect:
    """An effect that does something: where that answers what would happen, one that does."""
    flat = [part for action in actions for part in lang.parts(action)]
    if any(isinstance(part, lang.ReduceCost) for part in flat):
        when = lang.When("digivolved", this=True)
        return Effect(when=(when,), would=True, actions=actions)
    if any(isinstance(part, lang.OpenPlaces) for part in flat):
        return Effect(when=(lang.When("played", this=True),), would=True, actions=actions)
    if any(isinstance(part, _ANSWERS) for part in flat):
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


def _set(kind: type[Struct], slot: str, value: Any) -> Any:
    return replace(plain(kind), **{slot: value})


def _slots(kind: type[Struct], type_: Any) -> Iterator[str]:
    for field in _fields(kind):
        if field.type == type_ or type_ in _members(field.type):
            yield field.name


def _at_home(target: Any, kind: type[Struct]) -> Any:
    """The same target where the cards are that an action is done to."""
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


# -- pairs -----------------------------------------------------------------------------------------


def _verb_target() -> Iterator[Pair]:
    for kind, target in product(verbs(), tuple(targets())):
        if kind is lang.Battle and isinstance(target.is_, lang.Together):
            continue  # two fight, no more (14-1)
        for slot in _slots(kind, lang.Target):
            if isinstance(target.is_, lang.Top) and kind not in _FROM:
                continue
            value = _at_home(target.is_, kind) if slot == "target" else target.is_
            yield Pair(
                "verb x target",
                f"{_name(kind)}.{slot}",
                target.name,
                doing(_set(kind, slot, value)),
            )


def _name(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def _verb_area() -> Iterator[Pair]:
    for kind in verbs():
        for area, whose, count in product(_FROM.get(kind, (Area.BATTLE,)), Whose, (1, 2, 0)):
            for slot in _slots(kind, lang.Target):
                if slot != "target":
                    continue
                cards = getattr(plain(kind).target, "of", YOURS)
                of = replace(cards, areas=(area,), whose=whose)
                if area in (Area.UNDER, Area.LINK):
                    of = (
                        replace(of, whose=Whose.ANY)
                        if whose is Whose.ANY
                        else replace(of, whose=Whose.ANY, under=replace(YOURS, whose=whose))
                    )
                target = lang.All(of) if not count else lang.Choose(of, count)
                told = f"{area} {whose} {count or 'all'}"
                yield Pair("verb x area", _name(kind), told, doing(_set(kind, slot, target)))


def _noun_place() -> Iterator[Pair]:
    """Every way to tell cards by, wherever cards are told."""
    plain_ = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))
    for part in (*variants(Filter),):
        said = {
            name: getattr(part.is_, name)
            for name in Filter.__struct_fields__
            if getattr(part.is_, name) != getattr(Filter(), name)
        }
        if "under" in said:
            said["areas"] = (Area.UNDER,)
        if "same" in said or "same_as" in said:
            said |= {"same": said.get("same", "name"), "same_as": YOURS}
        if "among" in said or said.get("areas", ())[:1] == (Area.NOWHERE,):
            continue
        theirs, mine = replace(plain_, **said), replace(YOURS, **said)
        bare = Filter(**said) if said else RED
        places: dict[str, Effect] = {
            "delete 1": doing(lang.Delete(lang.Choose(theirs))),
            "delete 2": doing(lang.Delete(lang.Choose(theirs, 2))),
            "delete up to 2": doing(lang.Delete(lang.Choose(theirs, 2, up_to=True))),
            "delete all": doing(lang.Delete(lang.All(theirs))),
            "to the hand": doing(lang.ToHand(lang.Choose(replace(mine, areas=(Area.TRASH,))))),
            "play": doing(
                lang.May((lang.PlayFree(lang.Choose(replace(mine, areas=(Area.HAND,)))),))
            ),
            "digivolve into": doing(
                lang.May(
                    (
                        lang.DigivolveInto(
                            THIS, lang.Choose(replace(mine, areas=(Area.HAND,)), name="into")
                        ),
                    )
                )
            ),
            "if there is": doing(lang.If(lang.Exists(mine), (GAIN,))),
            "if they have": doing(lang.If(lang.Exists(theirs), (GAIN,))),
            "if there are 2": doing(lang.If(lang.Exists(mine, Range(at_least=2)), (GAIN,))),
            "if there are few": doing(lang.If(lang.Exists(mine, Range(at_most=2)), (GAIN,))),
            "if there is none": doing(lang.If(lang.Exists(mine, Range(at_most=0)), (GAIN,))),
            "for each": doing(lang.Memory(lang.Count(mine))),
            "for every 2": doing(lang.Memory(lang.Count(mine, per=2))),
            "if it is": doing(
                lang.If(lang.Is("this", replace(bare, areas=(Area.BATTLE,))), (GAIN,))
            ),
            "when played": Effect(when=(lang.When("played", subject=mine),), actions=(GAIN,)),
            "when deleted": Effect(when=(lang.When("deleted", subject=theirs),), actions=(GAIN,)),
            "digivolves into": Effect(
                when=(
                    lang.When(
                        "digivolved",
                        subject=YOURS,
                        into=replace(bare, categories=(Category.DIGIMON,)),
                    ),
                ),
                actions=(GAIN,),
            ),
            "all get": Effect(to=lang.All(mine), gifts=(lang.AddDP(1000),)),
            "all gain": doing(lang.Give(lang.All(mine), (lang.AddDP(1000),))),
            "among revealed": doing(
                lang.Reveal(
                    3,
                    (
                        lang.ToHand(
                            lang.Choose(replace(bare, areas=(Area.BATTLE,), among="revealed"))
                        ),
                    ),
                )
            ),
            "other than": doing(
                lang.Delete(
                    lang.Choose(replace(THEIRS, neither=(replace(bare, areas=(Area.BATTLE,)),)))
                )
            ),
        }
        if "categories" in said:
            del places["other than"]  # Digimon that are none
        for name, effect in places.items():
            yield Pair("noun x place", part.name, name, effect)


SENTENCES = {
    "gain": (GAIN,), "draw": (lang.Draw(1),), "delete": (lang.Delete(lang.Choose(THEIRS)),),
    "may play": (lang.May((plain(lang.PlayFree),)),),
    "gets": (lang.Give(lang.Choose(THEIRS), (lang.AddDP(-1000),)),),
    "by": (lang.By((lang.Suspend(THIS),), (GAIN,)),),
}  # fmt: skip


def _condition_sentence() -> Iterator[Pair]:
    for condition, action in product(every(lang.Condition), every(lang.Action)):
        yield Pair("if x doing", condition.name, action.name, _if(condition.is_, (action.is_,)))
    for condition, (name, then) in product(of_union(lang.Condition), SENTENCES.items()):
        yield Pair("if x sentence", condition.name, name, _if(condition.is_, then))
    for condition in of_union(lang.Condition):
        for name, gift in (
            ("dp", lang.AddDP(1000)),
            ("keyword", plain(lang.Keyword)),
            ("cannot", lang.Forbid(lang.Deed.ATTACK)),
        ):
            effect = Effect(condition=condition.is_, to=THIS, gifts=(gift,))
            yield Pair("while x gift", condition.name, name, effect)
            every_ = Effect(condition=condition.is_, to=lang.All(YOURS), gifts=(gift,))
            yield Pair("while x gift", condition.name, f"all {name}", every_)
    for one, other in product(every(lang.Condition), repeat=2):
        for kind in (lang.Both, lang.AnyOf):
            if (
                type(one.is_) not in (lang.Both, lang.AnyOf)
                and type(other.is_) not in (lang.Both, lang.AnyOf)
                and one != other
            ):
                yield Pair(
                    f"{_name(kind)}", one.name, other.name, _if(kind((one.is_, other.is_)), (GAIN,))
                )


def _if(condition: Any, then: Any) -> Effect:
    if any(isinstance(part, lang.DidIt) for part in lang.parts(condition)):
        # Something must have been done.
        return doing(lang.Delete(lang.Choose(THEIRS)), lang.If(condition, then))
    if any(isinstance(part, lang.CameAbout | lang.Digivolved) for part in lang.parts(condition)):
        about = any(isinstance(p, lang.Digivolved) for p in lang.parts(condition))
        timing = lang.Timing.WHEN_DIGIVOLVING if about else lang.Timing.ON_DELETION
        effect = doing(lang.If(condition, then))
        return replace(effect, timings=(timing,)) if effect.timings else effect
    return doing(lang.If(condition, then))


GETTING = {
    "this": THIS, "1 of theirs": lang.Choose(THEIRS), "2 of theirs": lang.Choose(THEIRS, 2),
    "all of yours": lang.All(YOURS), "opponent": lang.Player(Whose.OPPONENTS),
}  # fmt: skip


def _duration_gift() -> Iterator[Pair]:
    usual = (lang.Until.END_OF_TURN, lang.Until.END_OF_OPPONENTS_TURN)
    unsuspending = (lang.Until.END_OF_YOUR_UNSUSPENDING, lang.Until.END_OF_OPPONENTS_UNSUSPENDING)
    for until, (name, target) in product(lang.Until, GETTING.items()):
        if isinstance(target, lang.Player) and until not in usual:
            continue
        for gift in of_union(lang.Gift) if until in usual else every(lang.Gift):
            if until not in unsuspending:
                effect = doing(lang.Give(target, (gift.is_,), until))
                yield Pair("duration x gift", f"{until} {name}", gift.name, effect)
        gift_ = lang.Forbid(lang.Deed.UNSUSPEND_IN_PHASE)
        effect = doing(lang.Give(target, (gift_,), until))
        yield Pair("duration x gift", f"{until} {name}", "cannot unsuspend-in-phase", effect)
    for gift, (name, target) in product(of_union(lang.Gift), GETTING.items()):
        if not isinstance(target, lang.Choose):  # nobody chooses whom it is about (15-8-2)
            effect = Effect(to=target, gifts=(gift.is_,))
            yield Pair("standing x gift", name, gift.name, effect)
    for gift, (name, target) in product(every(lang.Gift), GETTING.items()):
        effect = doing(lang.May((lang.Give(target, (gift.is_,)),)))
        yield Pair("may x gift", name, gift.name, effect)
    for one, other in product(every(lang.Gift), repeat=2):
        if one != other:
            for name, target in (("this", THIS), ("1", lang.Choose(THEIRS))):
                effect = doing(lang.Give(target, (one.is_, other.is_)))
                yield Pair("gift x gift", one.name, f"{other.name} {name}", effect)


# Events of cards that are not on the field: where these are.
_WHERE: dict[str, Filter] = {
    **dict.fromkeys(("security-increased", "security-reduced"), Filter(areas=(Area.SECURITY,))),
    "hand-increased": Filter(areas=(Area.HAND,)), "trashed": Filter(areas=(Area.HAND,)),
    "hatched": Filter(areas=(Area.BREEDING,)),
}  # fmt: skip
# Events of players, and of nobody.
_OF_NOBODY = ("drew", "memory", "target-switched", "digivolved-into")
# How a Digimon is deleted, or leaves, also in battle.
_OF_BATTLE = ("deleted", "left")
_SUBJECTS: dict[str, dict[str, Any]] = {
    "this": {"this": True}, "yours": {"subject": YOURS}, "theirs": {"subject": THEIRS},
    "other": {"subject": replace(YOURS, other=True)}, "tamer": {"subject": TAMERS},
    "trait": {"subject": replace(YOURS, has_trait=("Alpha",))},
    "any": {"subject": Filter(categories=(Category.DIGIMON,))},
    "this with trait": {
        "this": True, "subject": Filter(categories=(Category.DIGIMON,), has_trait=("Alpha",))},
}  # fmt: skip
_HOW: dict[str, dict[str, Any]] = {
    "": {}, "by yours": {"by": Whose.YOURS}, "by theirs": {"by": Whose.OPPONENTS},
    "by any": {"by": Whose.ANY}, "not by yours": {"except_by": Whose.YOURS},
    "in battle": {"in_battle": True}, "outside": {"outside_battle": True},
}  # fmt: skip


def happenings() -> Iterator[tuple[str, str, lang.When]]:
    """(what happens to whom, how, the trigger condition)."""
    for event in get_args(lang.Happening):
        if event in _OF_NOBODY:
            yield event, "", lang.When(event)
            continue
        for (name, said), (how, more) in product(_SUBJECTS.items(), _HOW.items()):
            if event in _WHERE:
                if name not in ("yours", "theirs", "any"):
                    continue
                of = said["subject"]
                said = {"subject": replace(_WHERE[event], whose=of.whose)}
            if ("battle" not in how and how != "outside") or event in _OF_BATTLE:
                yield f"{event} {name}", how, lang.When(event, **said, **more)


def _trigger_sentence() -> Iterator[Pair]:
    by = lang.By((lang.Suspend(THIS),), (GAIN,))
    for name, how, when in happenings():
        yield Pair("trigger x how", name, how, Effect(when=(when,), actions=(GAIN,)))
        if when.event in get_args(lang.Would):
            effect = Effect(when=(when,), would=True, actions=(by,))
            yield Pair("would x how", name, how, effect)
    first = {when.event: when for _, how, when in reversed([*happenings()]) if not how}
    for (event, when), action in product(first.items(), every(lang.Action)):
        if not isinstance(action.is_, _ANSWERS):
            effect = Effect(when=(when,), actions=(action.is_,))
            yield Pair("trigger x doing", event, action.name, effect)


# What is no cost that one could pay, or holds others that are.
_NO_COST = (
    lang.May, lang.By, lang.If, lang.Later, lang.Instead, lang.Modes, lang.Raise, lang.Repeat,
    *_ANSWERS, lang.Reveal, lang.Look, lang.Win, lang.DigiBurst, lang.Battle, lang.Blitz,
    lang.Save, lang.MindLink, lang.BlastDigivolve, lang.BlastDnaDigivolve, lang.Select,
)  # fmt: skip


def _wrapped() -> Iterator[Pair]:
    acts = every(lang.Action)
    for cost, then in product(acts, acts):
        if not isinstance(cost.is_, _NO_COST) and not isinstance(then.is_, lang.By):
            effect = doing(lang.By((cost.is_,), (then.is_,)))
            yield Pair("by x then", cost.name, then.name, effect)
    for action in of_union(lang.Action):
        yield Pair("as it is", "", action.name, doing(action.is_))
        if not isinstance(action.is_, lang.May):
            yield Pair("may", "", action.name, doing(lang.May((action.is_,))))
    for at, action in product(get_args(lang.Due), acts):
        yield Pair("later", at, action.name, doing(lang.Later(at, (action.is_,))))
    for one, other in product(acts, acts):
        if isinstance(one.is_, lang.Overwrite) and isinstance(other.is_, _ANSWERS):
            continue  # of what does not happen there is no more to answer (18-2)
        yield Pair("then", one.name, other.name, doing(one.is_, other.is_))
    did = lang.May((lang.Delete(lang.Choose(THEIRS)),))
    for one in acts:
        yield Pair("if you do", "delete", one.name, doing(did, lang.If(lang.DidIt(), (one.is_,))))
        there = lang.Exists(TAMERS)
        yield Pair("otherwise", "", one.name, doing(lang.If(there, (GAIN,), (one.is_,))))
        yield Pair("instead", "", one.name, doing(lang.Instead((GAIN,), there, (one.is_,))))
        yield Pair("modes", "", one.name, doing(lang.Modes(((one.is_,), (GAIN,)))))
        yield Pair("repeat", "", one.name, doing(lang.Repeat(lang.Count(TAMERS), (one.is_,))))


def _sharing() -> Iterator[Pair]:
    """Two doings with the same cards."""
    for one, other in product(verbs(), verbs()):
        if one in _DONE_TO or other in _DONE_TO:
            continue
        if "target" in one.__struct_fields__ and "target" in other.__struct_fields__:
            first = _set(one, "target", lang.Choose(THEIRS))
            second = _set(other, "target", lang.Named("it"))
            yield Pair("it", _name(one), _name(other), doing(first, second))


NUMBERS = {
    "2": 2, "count": lang.Count(TAMERS),
    "count x2": lang.Count(TAMERS, each=2),
    "count per 2": lang.Count(TAMERS, per=2),
    "count in hand": lang.Count(Filter(whose=Whose.YOURS, areas=(Area.HAND,))),
    "their trash per 5": lang.Count(Filter(whose=Whose.OPPONENTS, areas=(Area.TRASH,)), per=5),
    "colors": lang.Kinds(TAMERS),
    "sources": lang.Count(Filter(areas=(Area.UNDER,))),
    "of this": lang.PropertyOf(Property.SOURCES, "this"), "happened": lang.Happened(),
}  # fmt: skip


def _verb_number() -> Iterator[Pair]:
    for kind, (name, number) in product(verbs(), NUMBERS.items()):
        for slot in _slots(kind, lang.Number):
            yield Pair(
                "verb x number", f"{_name(kind)}.{slot}", name, doing(_set(kind, slot, number))
            )
        if hasattr(plain(kind), "target") and isinstance(plain(kind).target, lang.Choose):
            target = replace(plain(kind).target, count=number)
            yield Pair(
                "verb x number", f"{_name(kind)} cards", name, doing(_set(kind, "target", target))
            )


def pairs() -> Iterator[Pair]:
    """Every pair that the effect language allows and that makes sense, each effect once."""
    seen: set[Effect] = set()
    for made in (
        _verb_target,
        _verb_area,
        _noun_place,
        _condition_sentence,
        _duration_gift,
        _trigger_sentence,
        _wrapped,
        _sharing,
        _verb_number,
    ):
        for pair in made():
            if pair.effect not in seen:
                seen.add(pair.effect)
                if is_sensible(pair.effect):
                    yield pair


def is_sensible(effect: Effect) -> bool:
    return makes_sense(effect) and not any(faults_of(effect))
