"""Compatible pairs of parts of the effect language: each part goes into each slot that accepts it, so that everything
with a wording has one in combination, too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple, get_args

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.reading.meaning.sense import makes_sense
from judgeapp.engine import lang
from judgeapp.engine.lang import Area, Category, Effect, Filter, Property, Range, Whose
from judgeapp.engine.lang.faults import faults_of
from tests.cards.parts import (
    ANSWERS,
    DONE_TO,
    FROM,
    GAIN,
    RED,
    TAMERS,
    THEIRS,
    THIS,
    YOURS,
    at_home,
    doing,
    every,
    of_union,
    plain,
    slots,
    targets,
    variants,
    verbs,
    with_slot,
)


class Pair(NamedTuple):
    """Names of two parts, and an effect that contains both."""

    sort: str
    first: str
    second: str
    effect: Effect

    @property
    def name(self) -> str:
        return f"{self.sort}: {self.first} + {self.second}"


def _verb_target() -> Iterator[Pair]:
    for kind, target in product(verbs(), tuple(targets())):
        if kind is lang.Battle and isinstance(target.is_, lang.Together):
            continue  # a battle has exactly two Digimon (14-1)
        for slot in slots(kind, lang.Target):
            if isinstance(target.is_, lang.Top) and kind not in FROM:
                continue
            value = at_home(target.is_, kind) if slot == "target" else target.is_
            yield Pair("verb x target", f"{_name(kind)}.{slot}", target.name, doing(with_slot(kind, slot, value)))


def _name(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def _verb_area() -> Iterator[Pair]:
    for kind in verbs():
        for area, whose, count in product(FROM.get(kind, (Area.BATTLE,)), Whose, (1, 2, 0)):
            for slot in slots(kind, lang.Target):
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
                words = f"{area} {whose} {count or 'all'}"
                yield Pair("verb x area", _name(kind), words, doing(with_slot(kind, slot, target)))


def _noun_place() -> Iterator[Pair]:
    """Every description of cards, in every place for one."""
    plain_ = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))
    for part in (*variants(Filter),):
        by_place = {
            name: getattr(part.is_, name)
            for name in Filter.__struct_fields__
            if getattr(part.is_, name) != getattr(Filter(), name)
        }
        if "under" in by_place:
            by_place["areas"] = (Area.UNDER,)
        if "same" in by_place or "same_as" in by_place:
            by_place |= {"same": by_place.get("same", "name"), "same_as": YOURS}
        if "among" in by_place or by_place.get("areas", ())[:1] == (Area.NOWHERE,):
            continue
        theirs, mine = replace(plain_, **by_place), replace(YOURS, **by_place)
        bare = Filter(**by_place) if by_place else RED
        places: dict[str, Effect] = {
            "delete 1": doing(lang.Delete(lang.Choose(theirs))),
            "delete 2": doing(lang.Delete(lang.Choose(theirs, 2))),
            "delete up to 2": doing(lang.Delete(lang.Choose(theirs, 2, up_to=True))),
            "delete all": doing(lang.Delete(lang.All(theirs))),
            "to the hand": doing(lang.ToHand(lang.Choose(replace(mine, areas=(Area.TRASH,))))),
            "play": doing(lang.May((lang.PlayFree(lang.Choose(replace(mine, areas=(Area.HAND,)))),))),
            "digivolve into": doing(
                lang.May((lang.DigivolveInto(THIS, lang.Choose(replace(mine, areas=(Area.HAND,)), name="into")),))
            ),
            "if there is": doing(lang.If(lang.Exists(mine), (GAIN,))),
            "if they have": doing(lang.If(lang.Exists(theirs), (GAIN,))),
            "if there are 2": doing(lang.If(lang.Exists(mine, Range(at_least=2)), (GAIN,))),
            "if there are few": doing(lang.If(lang.Exists(mine, Range(at_most=2)), (GAIN,))),
            "if there is none": doing(lang.If(lang.Exists(mine, Range(at_most=0)), (GAIN,))),
            "for each": doing(lang.Memory(lang.Count(mine))),
            "for every 2": doing(lang.Memory(lang.Count(mine, per=2))),
            "if it is": doing(lang.If(lang.Is("this", replace(bare, areas=(Area.BATTLE,))), (GAIN,))),
            "when played": Effect(when=(lang.When("played", subject=mine),), actions=(GAIN,)),
            "when deleted": Effect(when=(lang.When("deleted", subject=theirs),), actions=(GAIN,)),
            "digivolves into": Effect(
                when=(lang.When("digivolved", subject=YOURS, into=replace(bare, categories=(Category.DIGIMON,))),),
                actions=(GAIN,),
            ),
            "all get": Effect(to=lang.All(mine), gifts=(lang.AddDP(1000),)),
            "all gain": doing(lang.Give(lang.All(mine), (lang.AddDP(1000),))),
            "among revealed": doing(
                lang.Reveal(3, (lang.ToHand(lang.Choose(replace(bare, areas=(Area.BATTLE,), among="revealed"))),))
            ),
            "other than": doing(
                lang.Delete(lang.Choose(replace(THEIRS, neither=(replace(bare, areas=(Area.BATTLE,)),))))
            ),
        }
        if "categories" in by_place:
            del places["other than"]  # would mean Digimon that aren't Digimon
        for name, effect in places.items():
            yield Pair("noun x place", part.name, name, effect)


SENTENCES = {
    "gain": (GAIN,),
    "draw": (lang.Draw(1),),
    "delete": (lang.Delete(lang.Choose(THEIRS)),),
    "may play": (lang.May((plain(lang.PlayFree),)),),
    "gets": (lang.Give(lang.Choose(THEIRS), (lang.AddDP(-1000),)),),
    "by": (lang.By((lang.Suspend(THIS),), (GAIN,)),),
}


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
    for first, second in product(every(lang.Condition), repeat=2):
        for kind in (lang.Both, lang.AnyOf):
            if (
                type(first.is_) not in (lang.Both, lang.AnyOf)
                and type(second.is_) not in (lang.Both, lang.AnyOf)
                and first != second
            ):
                yield Pair(f"{_name(kind)}", first.name, second.name, _if(kind((first.is_, second.is_)), (GAIN,)))


def _if(condition: Any, then: Any) -> Effect:
    if any(isinstance(part, lang.DidIt) for part in lang.parts(condition)):
        # "If you do" needs a preceding action.
        return doing(lang.Delete(lang.Choose(THEIRS)), lang.If(condition, then))
    if any(isinstance(part, lang.CameAbout | lang.Digivolved) for part in lang.parts(condition)):
        about = any(isinstance(p, lang.Digivolved) for p in lang.parts(condition))
        timing = lang.Timing.WHEN_DIGIVOLVING if about else lang.Timing.ON_DELETION
        effect = doing(lang.If(condition, then))
        return replace(effect, timings=(timing,)) if effect.timings else effect
    return doing(lang.If(condition, then))


GETTING: dict[str, lang.Target] = {
    "this": THIS,
    "1 of theirs": lang.Choose(THEIRS),
    "2 of theirs": lang.Choose(THEIRS, 2),
    "all of yours": lang.All(YOURS),
    "opponent": lang.Player(Whose.OPPONENTS),
}


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
        if not isinstance(target, lang.Choose):  # a persistent effect chooses no target (15-8-2)
            effect = Effect(to=target, gifts=(gift.is_,))
            yield Pair("standing x gift", name, gift.name, effect)
    for gift, (name, target) in product(every(lang.Gift), GETTING.items()):
        effect = doing(lang.May((lang.Give(target, (gift.is_,)),)))
        yield Pair("may x gift", name, gift.name, effect)
    for first, second in product(every(lang.Gift), repeat=2):
        if first != second:
            for name, target in (("this", THIS), ("1", lang.Choose(THEIRS))):
                effect = doing(lang.Give(target, (first.is_, second.is_)))
                yield Pair("gift x gift", first.name, f"{second.name} {name}", effect)


# Areas of cards in events that don't happen on the field.
_WHERE: dict[str, Filter] = {
    **dict.fromkeys(("security-increased", "security-reduced"), Filter(areas=(Area.SECURITY,))),
    "hand-increased": Filter(areas=(Area.HAND,)),
    "deck-increased": Filter(areas=(Area.DECK,)),
    "trashed": Filter(areas=(Area.HAND,)),
    "returned": Filter(areas=(Area.TRASH,)),
    "hatched": Filter(areas=(Area.BREEDING,)),
}
# Events without a card as their subject.
_OF_NOBODY = ("drew", "memory", "target-switched", "digivolved-into")
# Deletion and leaving, also in battle.
_OF_BATTLE = ("deleted", "left")
_SUBJECTS: dict[str, dict[str, Any]] = {
    "this": {"this": True},
    "yours": {"subject": YOURS},
    "theirs": {"subject": THEIRS},
    "other": {"subject": replace(YOURS, other=True)},
    "tamer": {"subject": TAMERS},
    "trait": {"subject": replace(YOURS, has_trait=("Alpha",))},
    "any": {"subject": Filter(categories=(Category.DIGIMON,))},
    "this with trait": {"this": True, "subject": Filter(categories=(Category.DIGIMON,), has_trait=("Alpha",))},
}
_HOW: dict[str, dict[str, Any]] = {
    "": {},
    "by yours": {"by": Whose.YOURS},
    "by theirs": {"by": Whose.OPPONENTS},
    "by any": {"by": Whose.ANY},
    "not by yours": {"except_by": Whose.YOURS},
    "in battle": {"in_battle": True},
    "outside": {"outside_battle": True},
    "to the hand": {"to": (Area.HAND,)},
}


def happenings() -> Iterator[tuple[str, str, lang.When]]:
    """(event and subject, form of the event, trigger condition)."""
    for event in get_args(lang.Happening):
        if event in _OF_NOBODY:
            yield event, "", lang.When(event)
            continue
        for (name, subject), (how, more) in product(_SUBJECTS.items(), _HOW.items()):
            if event in _WHERE:
                if name not in ("yours", "theirs", "any"):
                    continue
                of = subject["subject"]
                subject = {"subject": replace(_WHERE[event], whose=of.whose)}
            if how == "to the hand" and event != "left":
                continue
            if ("battle" not in how and how != "outside") or event in _OF_BATTLE:
                yield f"{event} {name}", how, lang.When(event, **subject, **more)


def _trigger_sentence() -> Iterator[Pair]:
    by = lang.By((lang.Suspend(THIS),), (GAIN,))
    for name, how, when in happenings():
        yield Pair("trigger x how", name, how, Effect(when=(when,), actions=(GAIN,)))
        if when.event in get_args(lang.Would):
            effect = Effect(when=(when,), would=True, actions=(by,))
            yield Pair("would x how", name, how, effect)
    first = {when.event: when for _, how, when in reversed([*happenings()]) if not how}
    for (event, when), action in product(first.items(), every(lang.Action)):
        if not isinstance(action.is_, ANSWERS):
            effect = Effect(when=(when,), actions=(action.is_,))
            yield Pair("trigger x doing", event, action.name, effect)


# Actions that can't be costs, or that contain other actions.
_NO_COST = (
    lang.May,
    lang.By,
    lang.If,
    lang.Later,
    lang.Instead,
    lang.Modes,
    lang.Raise,
    lang.Repeat,
    *ANSWERS,
    lang.Reveal,
    lang.Look,
    lang.Win,
    lang.DigiBurst,
    lang.Battle,
    lang.Blitz,
    lang.Save,
    lang.MindLink,
    lang.BlastDigivolve,
    lang.BlastDnaDigivolve,
    lang.Select,
)


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
    for act, other in product(acts, acts):
        if isinstance(act.is_, lang.Overwrite) and isinstance(other.is_, ANSWERS):
            continue  # a replaced action can't be replaced again (18-2)
        yield Pair("then", act.name, other.name, doing(act.is_, other.is_))
    did = lang.May((lang.Delete(lang.Choose(THEIRS)),))
    for act in acts:
        yield Pair("if you do", "delete", act.name, doing(did, lang.If(lang.DidIt(), (act.is_,))))
        there = lang.Exists(TAMERS)
        yield Pair("otherwise", "", act.name, doing(lang.If(there, (GAIN,), (act.is_,))))
        yield Pair("instead", "", act.name, doing(lang.Instead((GAIN,), there, (act.is_,))))
        yield Pair("modes", "", act.name, doing(lang.Modes(((act.is_,), (GAIN,)))))
        yield Pair("repeat", "", act.name, doing(lang.Repeat(lang.Count(TAMERS), (act.is_,))))


def _sharing() -> Iterator[Pair]:
    """Two actions on the same cards."""
    for action, other in product(verbs(), verbs()):
        if action in DONE_TO or other in DONE_TO:
            continue
        if "target" in action.__struct_fields__ and "target" in other.__struct_fields__:
            first = with_slot(action, "target", lang.Choose(THEIRS))
            second = with_slot(other, "target", lang.Named("it"))
            yield Pair("it", _name(action), _name(other), doing(first, second))


NUMBERS = {
    "2": 2,
    "count": lang.Count(TAMERS),
    "count x2": lang.Count(TAMERS, each=2),
    "count per 2": lang.Count(TAMERS, per=2),
    "count in hand": lang.Count(Filter(whose=Whose.YOURS, areas=(Area.HAND,))),
    "their trash per 5": lang.Count(Filter(whose=Whose.OPPONENTS, areas=(Area.TRASH,)), per=5),
    "colors": lang.Kinds(TAMERS),
    "sources": lang.Count(Filter(areas=(Area.UNDER,))),
    "of this": lang.PropertyOf(Property.SOURCES, "this"),
    "happened": lang.Happened(),
}


def _verb_number() -> Iterator[Pair]:
    for kind, (name, number) in product(verbs(), NUMBERS.items()):
        for slot in slots(kind, lang.Number):
            yield Pair("verb x number", f"{_name(kind)}.{slot}", name, doing(with_slot(kind, slot, number)))
        if hasattr(plain(kind), "target") and isinstance(plain(kind).target, lang.Choose):
            target = replace(plain(kind).target, count=number)
            chosen = doing(with_slot(kind, "target", target))
            yield Pair("verb x number", f"{_name(kind)} cards", name, chosen)


def pairs() -> Iterator[Pair]:
    """Every pair that the effect language allows and that makes sense, without duplicate effects."""
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
