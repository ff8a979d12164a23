"""Keyword effects (chapter 16): what the rules say of each, and the effects that it stands for.

Those that are triggered, immediate or activation-type effects, or give something to others,
stand here in the effect language. Other persistent ones are asked for where the rules need them;
those that are processing are actions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

from msgspec import Struct

from judgeapp.engine.identity import Source
from judgeapp.engine.lang import (
    Action,
    AddDP,
    All,
    Area,
    Attack,
    Attacking,
    Both,
    By,
    Category,
    Choose,
    Condition,
    Deed,
    Delete,
    DidIt,
    Effect,
    Exists,
    Filter,
    Gift,
    Give,
    If,
    Is,
    Keyword,
    Later,
    May,
    Must,
    Named,
    PlaceUnder,
    Player,
    PlayFree,
    Prevent,
    Property,
    PropertyOf,
    Range,
    ReduceCost,
    Suspend,
    SwitchTarget,
    Target,
    Timing,
    Together,
    Top,
    Trash,
    TrashTop,
    Unaffected,
    Until,
    When,
    Whose,
)


class KeywordRule(Struct, frozen=True):
    """What the rules say of a keyword effect.

    clauses  -- what it does, of which kind it is, what of it is mandatory
    several  -- the clause about having it more than once; empty if there is none
    breeding -- whether it works in the breeding area as well
    choosing -- the clause about what its player chooses in it; empty if there is none
    giving   -- the clauses about what it gives somebody for a time, or leaves for later
    placing  -- the clauses about how it places cards under another
    effects  -- what it stands for, with its number or what it specifies (16-2)
    """

    clauses: tuple[str, ...]
    several: str = ""
    choosing: str = ""
    giving: tuple[str, ...] = ()
    placing: tuple[str, ...] = ()
    breeding: bool = False
    effects: Callable[[Keyword], tuple[Effect, ...]] | None = None


_THIS = Named("this")
_YOUR_OTHER_DIGIMON = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True)
_OPPONENTS_DIGIMON = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))


def _when(when: When, *actions: Action) -> Callable[[Keyword], tuple[Effect, ...]]:
    """A triggered effect (15-8-3), the same whatever the keyword says."""
    return lambda keyword: (Effect(when=(when,), actions=actions, keyword=keyword.name),)


def _would(when: When, *actions: Action) -> Callable[[Keyword], tuple[Effect, ...]]:
    """An immediate effect (15-8-5), the same whatever the keyword says."""
    return lambda keyword: (
        Effect(when=(when,), would=True, actions=actions, keyword=keyword.name),
    )


def _at_end_of_your_turn(*actions: Action) -> Callable[[Keyword], tuple[Effect, ...]]:
    return lambda keyword: (
        Effect(timings=(Timing.END_OF_YOUR_TURN,), actions=actions, keyword=keyword.name),
    )


def _while(
    condition: Condition, *given: tuple[Target, Gift]
) -> Callable[[Keyword], tuple[Effect, ...]]:
    """Persistent effects (15-8-2): what each of several is given."""
    return lambda keyword: tuple(
        Effect(condition=condition, to=to, gifts=(gift,), keyword=keyword.name)
        for to, gift in given
    )


_OTHER_UPRIGHT = Filter(
    whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True, suspended=False
)
_OF_ALLIANCE = (AddDP(PropertyOf(Property.DP, "it")), Keyword("Security A.", 1))


def _main(*actions: Action) -> Callable[[Keyword], tuple[Effect, ...]]:
    """An activation-type effect (15-8-4), the same whatever the keyword says."""
    return lambda keyword: (Effect(timings=(Timing.MAIN,), actions=actions, keyword=keyword.name),)


_ATTACKS = When("attack-declared", this=True)
_WOULD_BE_DELETED = When("deleted", this=True)


def _digisorption(keyword: Keyword) -> tuple[Effect, ...]:
    """16-9-5: any of your Digimon is suspended, also the one that digivolves."""
    upright = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), suspended=False)
    return (
        Effect(
            when=(When("digivolved", this=True),),
            would=True,
            area=Area.HAND,
            actions=(By((Suspend(Choose(upright)),), (ReduceCost(-keyword.amount),)),),
            keyword=keyword.name,
        ),
    )


def _decode(keyword: Keyword) -> tuple[Effect, ...]:
    card = Filter(categories=(Category.DIGIMON,), areas=(Area.UNDER,), either=keyword.of)
    would_leave = When("left", this=True, outside_battle=True)
    return _would(would_leave, May((PlayFree(Choose(card)),)))(keyword)


def _partition(keyword: Keyword) -> tuple[Effect, ...]:
    """16-28-6: one of each or none, so that there must be as many cards as are specified, also
    where one could stand for several."""
    subject: Filter | None = None
    for one in keyword.of:
        subject = Filter(over=one, either=(subject,) if subject is not None else ())
    groups = (g for n in range(len(keyword.of)) for g in combinations(keyword.of, n + 1))
    enough = tuple(
        Exists(Filter(areas=(Area.UNDER,), either=group), Range(at_least=len(group)))
        for group in groups
    )
    each = tuple(Choose(Filter(areas=(Area.UNDER,), either=(one,))) for one in keyword.of)
    when = When("left", this=True, subject=subject, except_by=Whose.YOURS, outside_battle=True)
    return (
        Effect(
            when=(when,),
            would=True,
            condition=Both(enough),
            actions=(May((PlayFree(Together(each)),)),),
            keyword=keyword.name,
        ),
    )


def _material_save(keyword: Keyword) -> tuple[Effect, ...]:
    """16-20-3: it is optional, but as many cards as possible are placed. 16-20-6: also several
    of the same."""
    cards = Choose(Filter(areas=(Area.UNDER,), in_digixros=True), keyword.amount)
    tamer = Choose(Filter(whose=Whose.YOURS, categories=(Category.TAMER,)), name="tamer")
    return _would(_WOULD_BE_DELETED, May((PlaceUnder(cards, tamer),)))(keyword)


def _fragment(keyword: Keyword) -> tuple[Effect, ...]:
    cards = Choose(Filter(areas=(Area.UNDER,)), keyword.amount)
    return _would(_WOULD_BE_DELETED, By((Trash(cards),), (Prevent(_THIS),)))(keyword)


def _decoy(keyword: Keyword) -> tuple[Effect, ...]:
    """16-17-1: of your other Digimon that it specifies one is saved."""
    other = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True, either=keyword.of)
    saved = Prevent(Choose(Filter(among="subject")))
    would_be_deleted = When("deleted", subject=other, by=Whose.OPPONENTS)
    return _would(would_be_deleted, By((Delete(_THIS),), (saved,)))(keyword)


def _overclock(keyword: Keyword) -> tuple[Effect, ...]:
    """16-33-1: one of your Tokens, or another of your Digimon that it specifies."""
    other = Filter(categories=(Category.DIGIMON,), other=True, either=keyword.of)
    fuel = Filter(whose=Whose.YOURS, either=(Filter(token=True), other))
    attack = Attack(_THIS, player_only=True, without_suspending=True)
    return _at_end_of_your_turn(By((Delete(Choose(fuel)),), (attack,)))(keyword)


RULES: dict[str, KeywordRule] = {
    "Security A.": KeywordRule(("16-3-1", "16-3-2"), "16-3-3"),
    "Blocker": KeywordRule(("16-4-1", "16-4-2"), "16-4-3"),
    "Link": KeywordRule(("16-39-1", "16-39-2"), "16-39-3"),
    "Jamming": KeywordRule(("16-8-1", "16-8-2")),
    "Reboot": KeywordRule(("16-10-1", "16-10-2", "16-10-4"), "16-10-3"),
    "Retaliation": KeywordRule(
        ("16-12-1", "16-12-2", "16-12-3"),
        "16-12-4",
        effects=_when(
            When("deleted-alone-in-battle", this=True),
            # 16-12-4: only while the other Digimon of the battle is in the battle area.
            If(Is("opponent", Filter()), (Delete(Named("opponent")),)),
        ),
    ),
    "Digi-Burst": KeywordRule(("16-13-1", "16-13-2")),
    "Rush": KeywordRule(("16-14-1", "16-14-2")),
    "Delay": KeywordRule(("16-16-1", "16-16-2")),
    "Armor Purge": KeywordRule(
        ("16-18-1", "16-18-2", "16-18-3"),
        "16-18-4",
        effects=_would(_WOULD_BE_DELETED, By((Trash(Named("top-card")),), (Prevent(_THIS),))),
    ),
    "Decoy": KeywordRule(("16-17-1", "16-17-2", "16-17-3"), "16-17-4", effects=_decoy),
    "Save": KeywordRule(("16-19-1", "16-19-2", "16-19-3")),
    "Material Save": KeywordRule(
        ("16-20-1", "16-20-2", "16-20-3"),
        "16-20-4",
        effects=_material_save,
        placing=("16-20-5", "16-20-6", "16-20-7"),
    ),
    "Evade": KeywordRule(
        ("16-21-1", "16-21-2", "16-21-3"),
        "16-21-4",
        effects=_would(_WOULD_BE_DELETED, By((Suspend(_THIS),), (Prevent(_THIS),))),
    ),
    "Raid": KeywordRule(
        ("16-22-1", "16-22-2", "16-22-3"),
        "16-22-4",
        "16-22-5",
        effects=_when(
            _ATTACKS,
            May((
                SwitchTarget(Choose(Filter(
                    whose=Whose.OPPONENTS, categories=(Category.DIGIMON,), suspended=False,
                    highest=Property.DP,
                ))),
            )),
        ),
    ),
    "Alliance": KeywordRule(
        ("16-23-1", "16-23-2", "16-23-3"),
        "16-23-4",
        giving=("16-23-5", "16-23-6"),
        effects=_when(
            _ATTACKS,
            By(
                (Suspend(Choose(_OTHER_UPRIGHT)),),
                (Give(_THIS, _OF_ALLIANCE, Until.END_OF_ATTACK),),
            ),
        ),
    ),
    "Blast Digivolve": KeywordRule(("16-25-1", "16-25-2", "16-25-3", "16-25-4")),
    "Blast DNA Digivolve": KeywordRule(
        ("16-30-1", "16-30-2", "16-30-3", "16-30-4", "16-30-5", "16-30-6"),
    ),
    "Barrier": KeywordRule(
        ("16-24-1", "16-24-2", "16-24-3"),
        "16-24-4",
        effects=_would(
            When("deleted", this=True, in_battle=True),
            By((TrashTop(Area.SECURITY),), (Prevent(_THIS),)),
        ),
    ),
    "Fortitude": KeywordRule(
        ("16-26-1", "16-26-2", "16-26-3"),
        "16-26-4",
        effects=_when(When("deleted-with-sources", this=True), PlayFree(Named("this-card"))),
    ),
    "Training": KeywordRule(
        ("16-40-1", "16-40-2", "16-40-3"),
        breeding=True,
        effects=_main(
            By((Suspend(_THIS),), (PlaceUnder(Top(Area.DECK), _THIS, face_down=True),)),
        ),
    ),
    "Digisorption": KeywordRule(
        ("16-9-1", "16-9-2", "16-9-3", "16-9-5"), "16-9-4", effects=_digisorption
    ),
    "Mind Link": KeywordRule(("16-27-1", "16-27-2", "16-27-3")),
    "Collision": KeywordRule(
        ("16-29-1", "16-29-2", "16-29-3", "16-29-4"),
        effects=_while(
            Attacking(),
            (All(_OPPONENTS_DIGIMON), Keyword("Blocker")),
            (Player(Whose.OPPONENTS), Must(Deed.BLOCK)),
        ),
    ),
    "Scapegoat": KeywordRule(
        ("16-31-1", "16-31-2", "16-31-3"),
        "16-31-4",
        effects=_would(
            When("deleted", this=True, except_by=Whose.YOURS),
            By((Delete(Choose(_YOUR_OTHER_DIGIMON)),), (Prevent(_THIS),)),
        ),
    ),
    "Vortex": KeywordRule(
        ("16-32-1", "16-32-2", "16-32-3"),
        "16-32-4",
        effects=_at_end_of_your_turn(
            May((Attack(_THIS, digimon_only=True, turn_played_too=True),)),
        ),
    ),
    "Overclock": KeywordRule(
        ("16-33-1", "16-33-2", "16-33-3"), "16-33-4", effects=_overclock
    ),
    "Iceclad": KeywordRule(("16-34-1", "16-34-2", "16-34-3")),
    "Execute": KeywordRule(
        ("16-37-1", "16-37-2", "16-37-3"),
        "16-37-5",
        effects=_at_end_of_your_turn(
            May((
                Attack(_THIS, unsuspended_too=True),
                If(DidIt(), (Later("end-of-attack", (Delete(_THIS),)),)),
            )),
        ),
        giving=("16-37-4",),
    ),
    "Fragment": KeywordRule(("16-36-1", "16-36-2", "16-36-3"), "16-36-4", effects=_fragment),
    "Decode": KeywordRule(("16-35-1", "16-35-2", "16-35-3"), "16-35-4", effects=_decode),
    "Partition": KeywordRule(
        ("16-28-1", "16-28-2", "16-28-3", "16-28-5", "16-28-6"), "16-28-4", effects=_partition
    ),
    "Progress": KeywordRule(
        ("16-38-1", "16-38-2", "16-38-3"),
        effects=_while(Attacking(), (_THIS, Unaffected(Whose.OPPONENTS))),
    ),
}  # fmt: skip


def rule_clauses(name: str, *, several: bool = False) -> tuple[str, ...]:
    """The clauses of a keyword effect, to be cited where it is applied."""
    rule = RULES.get(name)
    if rule is None:
        return ()
    return (*rule.clauses, rule.several) if several and rule.several else rule.clauses


@cache
def effects_of(keyword: Keyword) -> tuple[Effect, ...]:
    """The effects that a keyword effect stands for; none if it is no such effect."""
    rule = RULES.get(keyword.name)
    return rule.effects(keyword) if rule is not None and rule.effects is not None else ()


def is_in_breeding_too(effect: Effect) -> bool:
    """Whether an effect is a keyword effect that works in the breeding area without saying
    {Breeding}, or is what has such ones printed (16-40-1)."""
    return _in_breeding(effect.keyword) or (
        effect.to is None
        and effect.condition is None
        and any(isinstance(gift, Keyword) and _in_breeding(gift.name) for gift in effect.gifts)
    )


def gifts_in_breeding(effect: Effect) -> tuple[Gift, ...]:
    """Of what an effect gives its own card, what it gives it in the breeding area."""
    if effect.area is Area.BREEDING:
        return effect.gifts
    return tuple(g for g in effect.gifts if isinstance(g, Keyword) and _in_breeding(g.name))


def _in_breeding(name: str) -> bool:
    rule = RULES.get(name)
    return rule is not None and rule.breeding


def rule_of(source: Source) -> KeywordRule:
    """What the rules say of the keyword effect that an effect is; nothing of any other."""
    kind, _, name = source.index.partition(".")
    return RULES.get(name.partition(".")[0], _NONE) if kind == "keyword" else _NONE


_NONE = KeywordRule(())
