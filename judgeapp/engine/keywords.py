"""Keyword effects (chapter 16) that a unit has, and their clauses where they are applied. judgeapp.engine.keyword_rules
defines each of them."""

from __future__ import annotations

from collections.abc import Iterable

from judgeapp.engine.derive import Held, View
from judgeapp.engine.identity import CardId, EffectSource, UnitId
from judgeapp.engine.keyword_rules import clauses_of, keyword_index, keyword_of, rule_clauses
from judgeapp.engine.lang import KeywordName
from judgeapp.engine.state.state import Occurrence


def keyword_clauses(view: View, unit: UnitId, name: str) -> tuple[str, ...]:
    """The clauses by which a unit has a persistent keyword effect; none if it hasn't."""
    times = sum(k.name == name for k in view.keywords(unit))
    return rule_clauses(name, several=times > 1) if times else ()


def clauses_beside(held: Held | Occurrence, others: Iterable[Held | Occurrence]) -> tuple[str, ...]:
    """Clauses of the keyword effect that an effect is, among all that have triggered or can answer with it."""
    name, unit = held.effect.keyword, held.source.unit
    times = sum(other.effect.keyword == name and other.source.unit == unit for other in others)
    return clauses_of(held.effect, several=times > 1)


def check_clauses(view: View, unit: UnitId) -> tuple[str, ...]:
    """Clauses by which a Digimon doesn't check exactly one card (16-3)."""
    at_most_none = ("16-3-4",) if view.checks(unit) == 0 else ()
    return (*keyword_clauses(view, unit, KeywordName.SECURITY_A), *at_most_none)


def giver(source: EffectSource) -> CardId:
    """Card by whose effect a unit has a keyword effect; of any other effect its card."""
    name = keyword_of(source.index)
    if name is None:
        return source.card
    card = source.index.removeprefix(keyword_index(name, "")).partition("/")[0]
    return CardId(int(card)) if card.isdecimal() else source.card
