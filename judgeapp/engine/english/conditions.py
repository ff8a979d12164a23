"""Conditions as clauses, in the words behind "if" and "while"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.english.filters import (
    adjectives,
    attributes,
    cards_text,
    fitting,
    noun_of,
    number_text,
    on_field,
    range_text,
)
from judgeapp.engine.english.phrases import article, listed, name_of
from judgeapp.engine.lang import Condition, Range, Whose


def _exists(condition: lang.Exists, holds: bool) -> str:
    of, count = condition.of, condition.count
    none = count == Range(at_most=0)
    amount = "a" if count == Range(at_least=1) else "no" if none else range_text(count)
    if not on_field(of) or of.whose is Whose.ANY:
        verb = "there is" if amount == "a" else "there are"
        return f"{verb if holds else f'{verb} not'} {cards_text(of, amount)}"
    noun = noun_of(of, several=amount != "a")
    other = "other " if of.other else ""
    amount = article(other + noun) if amount == "a" else amount
    who, has, hasnt = (
        ("you", "have", "don't have")
        if of.whose is Whose.YOURS
        else ("your opponent", "has", "doesn't have")
    )
    return f"{who} {has if holds else hasnt} {amount} {other}{noun}"


def _number_is(condition: lang.NumberIs, holds: bool) -> str:
    is_ = "is" if holds else "is not"
    return f"{number_text(condition.amount)} {is_} {range_text(condition.is_)}"


def _memory_is(condition: lang.MemoryIs, holds: bool) -> str:
    range_ = condition.is_
    if range_.at_least is None and isinstance(range_.at_most, int) and range_.at_most < 0:
        text = f"your opponent has {-range_.at_most} or more memory"
    else:
        text = f"you have {range_text(range_)} memory"
    return text if holds else f"it isn't so that {text}"


def _is(condition: lang.Is, holds: bool) -> str:
    of, name = condition.fits, name_of(condition.card)
    if (
        of.whose is not Whose.ANY or of.categories or of.has_name or of.token is not None
        or of.without or of.either or of.other_than
    ):  # fmt: skip
        return f"{name} {'is' if holds else 'is not'} {fitting(of)}"
    said: list[str] = []
    if before := adjectives(of):
        said.append(f"{'is' if holds else 'is not'} {' '.join(before)}")
    if after := attributes(of):
        said.append(f"{'has' if holds else 'does not have'} {listed(after)}")
    return f"{name} {listed(said) or ('is there' if holds else 'is not there')}"


def _did(condition: lang.DidIt, holds: bool) -> str:
    if condition.action == "it":
        return "you did" if holds else "you didn't"
    return f"{condition.action!r} {'was' if holds else 'was not'} done"


def _not(condition: lang.Not, holds: bool) -> str:
    return condition_text(condition.condition, not holds)


def _both(condition: lang.Both, holds: bool) -> str:
    return listed(
        [condition_text(c, holds) for c in condition.conditions], "and" if holds else "or"
    )


def _turn_is(condition: lang.TurnIs, holds: bool) -> str:
    whose = "your" if condition.of is lang.Turn.YOURS else "your opponent's"
    return f"it is {'' if holds else 'not '}{whose} turn"


def _any_of(condition: lang.AnyOf, holds: bool) -> str:
    return listed(
        [condition_text(c, holds) for c in condition.conditions], "or" if holds else "and"
    )


CONDITIONS: Mapping[type, Callable[[Any, bool], str]] = {
    lang.Exists: _exists,
    lang.MemoryIs: _memory_is,
    lang.NumberIs: _number_is,
    lang.Is: _is,
    lang.DidIt: _did,
    lang.Attacking: lambda c, holds: f"{c.card} is {'' if holds else 'not '}attacking",
    lang.Digivolved: lambda c, holds: f"it was {'a' if holds else 'no'} {c.how} digivolution",
    lang.CameAbout: lambda c, holds: f"it {'has' if holds else 'has not'} been {c.when.event}",
    lang.Not: _not,
    lang.Both: _both,
    lang.TurnIs: _turn_is,
    lang.AnyOf: _any_of,
}


def condition_text(condition: Condition, holds: bool = True) -> str:
    return CONDITIONS[type(condition)](condition, holds)
