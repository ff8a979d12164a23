"""The effects that keyword effects stand for (chapter 16), in the effect language: made of what
stands in the icon, its number or what it specifies (16-2)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TypeAlias

from judgeapp.engine.lang import (
    Action,
    AddDP,
    Area,
    Attack,
    Both,
    By,
    Category,
    Choose,
    Condition,
    Delete,
    Effect,
    Exists,
    Filter,
    Gift,
    Keyword,
    KeywordName,
    May,
    Named,
    PlaceUnder,
    PlayFree,
    Prevent,
    Property,
    PropertyOf,
    Range,
    ReduceCost,
    Suspend,
    Target,
    Timing,
    Together,
    Trash,
    When,
    Whose,
)

Made: TypeAlias = Callable[[Keyword], tuple[Effect, ...]]

THIS = Named("this")
YOUR_OTHER_DIGIMON = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True)
YOUR_OTHER_UPRIGHT = Filter(
    whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True, suspended=False
)
OPPONENTS_DIGIMON = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))
OF_ALLIANCE = (AddDP(PropertyOf(Property.DP, "it")), Keyword(KeywordName.SECURITY_A, 1))
ATTACKS = When("attack-declared", this=True)
WOULD_BE_DELETED = When("deleted", this=True)


# -- the same whatever the icon says --------------------------------------------------------------


def when(when: When, *actions: Action) -> Made:
    """A triggered effect (15-8-3)."""
    return lambda keyword: (Effect(when=(when,), actions=actions, keyword=keyword.name),)


def would(when: When, *actions: Action) -> Made:
    """An immediate effect (15-8-5)."""
    return lambda keyword: (
        Effect(when=(when,), would=True, actions=actions, keyword=keyword.name),
    )


def at_end_of_your_turn(*actions: Action) -> Made:
    return lambda keyword: (
        Effect(timings=(Timing.END_OF_YOUR_TURN,), actions=actions, keyword=keyword.name),
    )


def main(*actions: Action) -> Made:
    """An activation-type effect (15-8-4)."""
    return lambda keyword: (Effect(timings=(Timing.MAIN,), actions=actions, keyword=keyword.name),)


def while_so(condition: Condition, *given: tuple[Target, Gift]) -> Made:
    """Persistent effects (15-8-2): what each of several is given."""
    return lambda keyword: tuple(
        Effect(condition=condition, to=to, gifts=(gift,), keyword=keyword.name)
        for to, gift in given
    )


# -- by the number in the icon, or by what it specifies -------------------------------------------


def digisorption(keyword: Keyword) -> tuple[Effect, ...]:
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


def decode(keyword: Keyword) -> tuple[Effect, ...]:
    card = Filter(categories=(Category.DIGIMON,), areas=(Area.UNDER,), either=keyword.of)
    would_leave = When("left", this=True, outside_battle=True)
    return would(would_leave, May((PlayFree(Choose(card)),)))(keyword)


def partition(keyword: Keyword) -> tuple[Effect, ...]:
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


def material_save(keyword: Keyword) -> tuple[Effect, ...]:
    """16-20-3: it is optional, but as many cards as possible are placed. 16-20-6: also several
    of the same."""
    cards = Choose(Filter(areas=(Area.UNDER,), in_digixros=True), keyword.amount)
    tamer = Choose(Filter(whose=Whose.YOURS, categories=(Category.TAMER,)), name="tamer")
    return would(WOULD_BE_DELETED, May((PlaceUnder(cards, tamer),)))(keyword)


def fragment(keyword: Keyword) -> tuple[Effect, ...]:
    cards = Choose(Filter(areas=(Area.UNDER,)), keyword.amount)
    return would(WOULD_BE_DELETED, By((Trash(cards),), (Prevent(THIS),)))(keyword)


def decoy(keyword: Keyword) -> tuple[Effect, ...]:
    """16-17-1: of your other Digimon that it specifies one is saved."""
    other = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True, either=keyword.of)
    saved = Prevent(Choose(Filter(among="subject")))
    would_be_deleted = When("deleted", subject=other, by=Whose.OPPONENTS)
    return would(would_be_deleted, By((Delete(THIS),), (saved,)))(keyword)


def overclock(keyword: Keyword) -> tuple[Effect, ...]:
    """16-33-1: one of your Tokens, or another of your Digimon that it specifies."""
    other = Filter(categories=(Category.DIGIMON,), other=True, either=keyword.of)
    fuel = Filter(whose=Whose.YOURS, either=(Filter(token=True), other))
    attack = Attack(THIS, player_only=True, without_suspending=True)
    return at_end_of_your_turn(By((Delete(Choose(fuel)),), (attack,)))(keyword)
