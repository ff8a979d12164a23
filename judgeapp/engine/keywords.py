"""Keyword effects (chapter 16). Those that are triggered or immediate effects stand here in
the effect language. Those that are persistent are asked for where the rules need them; those
that are processing are actions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from judgeapp.engine.derive import Held, View
from judgeapp.engine.identity import CardId, Source, UnitId
from judgeapp.engine.lang import (
    Area,
    By,
    Delete,
    Effect,
    EffectKind,
    Filter,
    If,
    Is,
    Keyword,
    Named,
    PlayFree,
    Prevent,
    Suspend,
    Trash,
    TrashTop,
    When,
)


class KeywordRule(Struct, frozen=True):
    """What the rules say of a keyword effect.

    clauses -- what it does, of which kind it is, what of it is mandatory
    several -- the clause about having it more than once; empty if there is none
    effect  -- the effect that it stands for, if it is a triggered or immediate one
    """

    clauses: tuple[str, ...]
    several: str = ""
    effect: Effect | None = None


_THIS = Named("this")
_WOULD_BE_DELETED = (When("deleted", this=True),)

RULES: dict[str, KeywordRule] = {
    "Security A.": KeywordRule(("16-3-1", "16-3-2"), "16-3-3"),
    "Blocker": KeywordRule(("16-4-1", "16-4-2"), "16-4-3"),
    "Jamming": KeywordRule(("16-8-1", "16-8-2")),
    "Reboot": KeywordRule(("16-10-1", "16-10-2", "16-10-4"), "16-10-3"),
    "Retaliation": KeywordRule(
        ("16-12-1", "16-12-2", "16-12-3"),
        "16-12-4",
        Effect(
            when=(When("deleted-alone-in-battle", this=True),),
            # 16-12-4: only while the other Digimon of the battle is in the battle area.
            actions=(If(Is("opponent", Filter()), (Delete(Named("opponent")),)),),
            keyword="Retaliation",
        ),
    ),
    "Rush": KeywordRule(("16-14-1", "16-14-2")),
    "Delay": KeywordRule(("16-16-1", "16-16-2")),
    "Armor Purge": KeywordRule(
        ("16-18-1", "16-18-2", "16-18-3"),
        "16-18-4",
        Effect(
            when=_WOULD_BE_DELETED,
            would=True,
            actions=(By((Trash(Named("top-card")),), (Prevent(_THIS),)),),
            keyword="Armor Purge",
        ),
    ),
    "Evade": KeywordRule(
        ("16-21-1", "16-21-2", "16-21-3"),
        "16-21-4",
        Effect(
            when=_WOULD_BE_DELETED,
            would=True,
            actions=(By((Suspend(_THIS),), (Prevent(_THIS),)),),
            keyword="Evade",
        ),
    ),
    "Barrier": KeywordRule(
        ("16-24-1", "16-24-2", "16-24-3"),
        "16-24-4",
        Effect(
            when=(When("deleted", this=True, in_battle=True),),
            would=True,
            actions=(By((TrashTop(Area.SECURITY),), (Prevent(_THIS),)),),
            keyword="Barrier",
        ),
    ),
    "Fortitude": KeywordRule(
        ("16-26-1", "16-26-2", "16-26-3"),
        "16-26-4",
        Effect(
            when=(When("deleted-with-sources", this=True),),
            actions=(PlayFree(Named("this-card")),),
            keyword="Fortitude",
        ),
    ),
}


def rule_clauses(name: str, *, several: bool = False) -> tuple[str, ...]:
    """The clauses of a keyword effect, to be cited where it is applied."""
    rule = RULES.get(name)
    if rule is None:
        return ()
    return (*rule.clauses, rule.several) if several and rule.several else rule.clauses


def keyword_clauses(view: View, unit: UnitId, name: str) -> tuple[str, ...]:
    """The clauses by which a unit has a persistent keyword effect; none if it hasn't."""
    times = sum(k.name == name for k in view.keywords(unit))
    return rule_clauses(name, several=times > 1) if times else ()


def check_clauses(view: View, unit: UnitId) -> tuple[str, ...]:
    """What makes a Digimon check another number of cards than one (16-3)."""
    changes = [k.amount for k in view.keywords(unit) if k.name == "Security A."]
    at_most_none = ("16-3-4",) if 1 + sum(changes) <= 0 else ()
    return (*keyword_clauses(view, unit, "Security A."), *at_most_none)


def keyword_effects(view: View, unit: UnitId, kind: EffectKind) -> Iterator[Held]:
    """The effects of a kind that a unit has by its keywords, each as often as it has the
    keyword: several trigger several times (16-12-4, 16-18-4, 16-21-4, 16-24-4, 16-26-4)."""
    body = view.state.units[unit]
    seen: dict[str, int] = {}
    for given in view.gifts(unit):
        if not isinstance(given.gift, Keyword):
            continue
        # Where the keyword comes from tells one from another, also when the stack changes.
        index = f"keyword.{given.gift.name}.{given.source.key}"
        seen[index] = seen.get(index, 0) + 1
        rule = RULES.get(given.gift.name)
        if rule is not None and rule.effect is not None and rule.effect.kind is kind:
            source = Source(body.top, unit, body.seat, f"{index}.{seen[index]}")
            yield Held(source, rule.effect)


def giver(source: Source, keyword: str) -> CardId:
    """The card by whose effect a unit has a keyword effect; of any other effect its card."""
    prefix = f"keyword.{keyword}."
    if not source.index.startswith(prefix):
        return source.card
    return CardId(int(source.index.removeprefix(prefix).partition("/")[0]))


def triggered_by_keyword(view: View, unit: UnitId) -> Iterator[Held]:
    return keyword_effects(view, unit, EffectKind.TRIGGER)
