"""A record of the effect language as in the phrase book: plain data, in one form.

Defaults are left out, as in the meanings of phrases. Of two forms with the same effect it has the one that cards use.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields, replace

from judgeapp.cards.reading.grammar.phrases import Meaning
from judgeapp.cards.reading.meaning.canonical import END_OF_BATTLE, REVEALED
from judgeapp.engine.lang import (
    Action,
    AlsoMeets,
    By,
    Deed,
    Effect,
    Exists,
    If,
    Is,
    Keyword,
    KeywordName,
    May,
    Named,
    Not,
    Permit,
    Prevent,
    Range,
    When,
)


def spread(meaning: dict[str, Any]) -> dict[str, Any]:
    """Effect with the text behind a condition "by ...ing" in its own sentences: unless the condition is met,
    nothing that follows is done (15-7-2). Likewise for text behind the end of a battle, a choice under a condition, and
    actions on cards looked at."""
    return {**meaning, "actions": list(_spread(meaning.get("actions", ())))}


def _spread(actions: Sequence[Meaning]) -> Iterator[Meaning]:
    for action in actions:
        if action["do"] == "by":
            first, *rest = _spread(action["then"])
            yield {**action, "then": [first]}
            yield from rest
        elif action["do"] == "later" and action["at"] == END_OF_BATTLE:
            first, *rest = _spread(action["actions"])
            yield {**action, "actions": [first]}
            yield from rest
        elif action["do"] in ("look", "reveal") and _goes_back(action) and "then" in action:
            kept = {key: part for key, part in action.items() if key != "then"}
            yield {k: part for k, part in kept.items() if (k, part) != ("name", REVEALED)}
            yield from _spread(action["then"])
        elif action["do"] == "if" and (end := _end_of_choice(action["then"])):
            yield {**action, "then": action["then"][:end]}
            yield from _spread(action["then"][end:])
        else:
            yield action


def _goes_back(action: Meaning) -> bool:
    return bool(action.get("rest", "back" if action["do"] == "look" else "") == "back")


def _end_of_choice(actions: Sequence[Meaning]) -> int:
    """Number of actions up to the choice that later ones refer to; 0 if there is none, or nothing after it."""
    places = (number for number, action in enumerate(actions, 1) if action["do"] == "select")
    end = next(places, 0)
    return end if end < len(actions) else 0


def meaning_of(part: object) -> Meaning:
    """A record, or several, as plain data without defaults."""
    if isinstance(part, Effect):
        part = _with_card_defaults(part)
    if isinstance(part, Not) and isinstance(part.condition, Exists):
        of = part.condition
        if of == Exists(of.of):
            part = Exists(of.of, Range(at_most=0))
    if isinstance(part, When) and part.event == "digivolved" and part.into and part.origin:
        # "Digivolve into a red Digimon card from your hand": its area.
        part = replace(part, into=replace(part.into, areas=part.origin), origin=())
    if isinstance(part, Exists) and part.of.among == "subject" and part == Exists(part.of):
        # One of those that the trigger was about, or the one.
        part = Is("subject", replace(part.of, among=""))
    if part == Prevent(Named("it")):
        # Of several that would be deleted the one that digivolves: "prevent that deletion".
        part = Prevent()
    if isinstance(part, Struct):
        kind = part.__struct_config__
        plain: dict[str, Any] = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for name, encoded, default in _fields(type(part)):
            value = getattr(part, name)
            # msgspec itself omits only objects identical to the default.
            if value is not default and (default is NODEFAULT or value != default):
                plain[encoded] = value if type(value) in _PLAIN else meaning_of(value)
        return plain
    if isinstance(part, tuple):
        return [meaning_of(element) for element in part]
    return part.value if isinstance(part, Enum) else part


# What says itself.
_PLAIN = frozenset((str, int, bool, NoneType))


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, str, Any], ...]:
    """The fields of a kind of record: their names, their names in data, their defaults."""
    return tuple((field.name, field.encode_name, field.default) for field in fields(kind))


def _with_card_defaults(effect: Effect) -> Effect:
    """Effect with the defaults of cards: gifts go to this Digimon unless another is named; a keyword effect that is an
    action isn't named in addition."""
    if effect.gifts and effect.to is None and not _is_bare(effect):
        effect = replace(effect, to=Named())
    if effect.actions and effect.condition is not None:
        effect = replace(effect, condition=None, actions=(If(effect.condition, effect.actions),))
    if effect.keyword not in (None, *_STANDING):
        effect = replace(effect, keyword=None)
    if effect.would and all(when.this for when in effect.when):
        effect = replace(effect, actions=tuple(map(prevented, effect.actions)))
    return effect


# Keywords of actions that cards don't write out.
_STANDING = (KeywordName.DELAY, KeywordName.BLAST_DIGIVOLVE, KeywordName.BLAST_DNA_DIGIVOLVE)


def of_either_player(meaning: Any) -> Any:
    """Meaning in which hand and trash belong to either player unless an owner is given. No card has this, but a judge
    may do it by hand."""
    if isinstance(meaning, list):
        return [of_either_player(part) for part in meaning]
    if not isinstance(meaning, dict):
        return meaning
    plain = {name: of_either_player(part) for name, part in meaning.items()}
    if {*plain.get("areas", ["field"])} <= {"hand", "trash"}:
        return {"whose": "any", **plain, "areas": sorted(plain["areas"])}
    return plain


def prevented(action: Action) -> Action:
    """Action whose coming event for this Digimon is the answered one: "prevent that"."""
    if action == Prevent(Named()):
        return Prevent()
    if isinstance(action, By | If):
        return replace(action, then=tuple(map(prevented, action.then)))
    return replace(action, actions=tuple(map(prevented, action.actions))) if isinstance(action, May) else action


def _is_bare(effect: Effect) -> bool:
    """True for nothing but keyword effects of the card itself, or gifts it has anywhere."""
    keywords = effect.condition is None and all(isinstance(gift, Keyword) for gift in effect.gifts)
    return keywords or all(gift in _WHEREVER or isinstance(gift, AlsoMeets) for gift in effect.gifts)


# Color requirements are met in the hand (4-19).
_WHEREVER = (Permit(Deed.IGNORE_COLORS),)
