"""Keyword effects (chapter 16): the rules of each, read from keywords.yaml beside this file.

Those that are triggered, immediate or activation-type effects, or give something to others, state there the effects
they stand for; processing ones, their action. Other persistent ones are asked for by their name where the rules need
them, and so are <Piercing> and <Delay>. One that chapter 16 does not have carries its own effects with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.identity import EffectSource
from judgeapp.engine.lang import Area, By, Effect, Gift, If, Keyword
from judgeapp.engine.state.cards import Face
from judgeapp.files.packaged import packaged
from judgeapp.messages.errors import InputError

FILE = "keywords.yaml"


class KeywordKind(StrEnum):
    """Type of a keyword effect by chapter 16: one of 15-8-1, or processing, which needs a timing beside it."""

    PERSISTENT = "persistent"
    TRIGGER = "trigger"
    ACTIVATION = "activation"
    IMMEDIATE = "immediate"
    PROCESSING = "processing"
    OPTIONAL_CONDITION = "optional-processing-condition"  # 15-7

    @property
    def is_had_alone(self) -> bool:
        """True if a card can have it by itself, so that it can be gained. Processing is done by an effect."""
        return self not in (KeywordKind.PROCESSING, KeywordKind.OPTIONAL_CONDITION)


class KeywordRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Entry of keywords.yaml, where its fields are explained: the rules of a keyword effect. `en`, `ja`, `icons` and
    `alone` are for the phrase book."""

    name: str
    kind: KeywordKind = field(name="type")
    clauses: tuple[str, ...]
    several: str = ""
    choosing: str = ""
    giving: tuple[str, ...] = ()
    placing: tuple[str, ...] = ()
    breeding: bool = False
    stands_for: tuple[dict[str, Any], ...] = ()
    action: str = ""
    en: Any = ()
    ja: Any = ()
    icons: Any = ()
    alone: Any = {}

    @property
    def section(self) -> str:
        """The section of chapter 16 that is about it: "16-4", "16-44@4.2"."""
        number, at, edition = self.clauses[0].partition("@")
        return "-".join(number.split("-")[:2]) + at + edition

    def effects(self, keyword: Keyword) -> tuple[Effect, ...]:
        """The effects it stands for, with the number and cards of an icon (16-2). Raises InputError if the icon lacks
        something it needs, or the keyword effect stands for nothing."""
        values = {"$amount": keyword.amount, "-$amount": -keyword.amount, "$of": keyword.of}
        values |= {f"$of.{number}": filter_ for number, filter_ in enumerate(keyword.of, 1)}
        try:
            effects = msgspec.convert(_filled(self.stands_for, values), type=tuple[Effect, ...])
        except KeyError as missing:
            raise InputError(
                "the icon <{name}> lacks its {field}", where=f"<{self.name}>", name=self.name, field=missing.args[0]
            ) from None
        except msgspec.ValidationError as error:
            raise InputError("stands_for: {error}", where=f"<{self.name}>", error=error) from None
        return tuple(replace(effect, keyword=self.name) for effect in effects)


def _filled(part: Any, values: Mapping[str, object]) -> Any:
    """A part of an entry with its places filled from the icon's values."""
    if isinstance(part, dict):
        return {key: _filled(value, values) for key, value in part.items()}
    if isinstance(part, list | tuple):
        return [_filled(element, values) for element in part]
    if isinstance(part, str) and part.lstrip("-").startswith("$"):
        return msgspec.to_builtins(values[part])
    return part


_ACTIONS: Mapping[str, type[Struct]] = {str(kind.__struct_config__.tag): kind for kind in get_args(lang.Action)}

# By name, in the order of the file. That each says something is tested, not looked at whenever a program starts.
RULES = {rule.name: rule for rule in packaged(__package__, FILE, tuple[KeywordRule, ...])}

# Keyword effects that are actions, by those.
OF_ACTION: dict[type[Struct], str] = {_ACTIONS[rule.action]: name for name, rule in RULES.items() if rule.action}


# -- definition ------------------------------------------------------------------------------------


def rule_for(keyword: Keyword) -> KeywordRule:
    """Rule of a keyword effect, or of one that carries its meaning. Raises InputError for an unknown name."""
    if keyword.stands_for:
        kind = KeywordKind(keyword.stands_for[0].kind)
        return KeywordRule(keyword.name, kind, keyword.clauses)
    if keyword.name not in RULES:
        raise InputError("there is no keyword effect {name!r}", mend="Add what it stands for", name=keyword.name)
    return RULES[keyword.name]


def rule_clauses(name: str | None, *, several: bool = False) -> tuple[str, ...]:
    """The clauses of a keyword effect of chapter 16, cited where it is applied; none for any other."""
    rule = RULES.get(name or "")
    if rule is None:
        return ()
    return (*rule.clauses, rule.several) if several and rule.several else rule.clauses


def clauses_of(effect: Effect, *, several: bool = False) -> tuple[str, ...]:
    """The clauses of the keyword effect that an effect is; none of any other."""
    return effect.clauses or rule_clauses(effect.keyword, several=several)


@cache
def effects_of(keyword: Keyword) -> tuple[Effect, ...]:
    """The effects that a keyword effect stands for, if any. Raises InputError for an unknown name."""
    if keyword.stands_for:
        name, clauses = keyword.name, keyword.clauses
        return tuple(replace(e, keyword=name, clauses=clauses) for e in keyword.stands_for)
    return rule_for(keyword).effects(keyword)


def icon_of(effect: Effect, name: str) -> Keyword:
    """Keyword effect that an effect is or is a part of, with its icon's number and cards."""
    rule, meaning = RULES.get(name), msgspec.to_builtins(effect)
    for template in rule.stands_for if rule is not None else ():
        values: dict[str, Any] = {}
        if _fits(template, meaning, values):
            pair = [values[place] for place in ("$of.1", "$of.2") if place in values]
            amount = values.get("$amount", -values.get("-$amount", 0))
            return msgspec.convert({"name": name, "amount": amount, "of": values.get("$of", pair)}, type=Keyword)
    return Keyword(name)


def _fits(template: Any, part: Any, values: dict[str, Any]) -> bool:
    """True if a part of an effect matches the entry's part, with these values in its places."""
    if isinstance(template, dict):
        return isinstance(part, dict) and all(
            _fits(template[key], part[key], values) for key in template if key in part
        )
    if isinstance(template, list | tuple):
        same_length = isinstance(part, list | tuple) and len(part) == len(template)
        return same_length and all(_fits(*both, values) for both in zip(template, part, strict=True))
    if isinstance(template, str) and template.lstrip("-").startswith("$"):
        values[template] = part
        return True
    return bool(template == part)


# -- of effects and cards -------------------------------------------------------------------------


def is_keyword(effect: Effect, name: str) -> bool:
    """True if an effect is a keyword effect, or does one as processing. Effects that it gives, or has a token have, are
    not its own."""
    actions = _unconditional_actions(effect.actions)
    return effect.keyword == name or any(OF_ACTION.get(type(action)) == name for action in actions)


def _unconditional_actions(of: object) -> Iterator[Struct]:
    """Actions of an effect, without those of effects that it gives, and without those under a condition, which can't be
    referred to unless the condition is met (2-3-3-3)."""
    if isinstance(of, tuple):
        for part in of:
            yield from _unconditional_actions(part)
    elif isinstance(of, Struct) and not isinstance(of, Effect | If | By):
        yield of
        if not isinstance(of, lang.DigiBurst):
            for field in of.__struct_fields__:
                yield from _unconditional_actions(getattr(of, field))


def is_had(effect: Effect, name: str) -> bool:
    """True if an effect only gives its own card a keyword effect."""
    plain = Effect(gifts=effect.gifts)
    return effect == plain and all(isinstance(g, Keyword) and g.name == name for g in plain.gifts)


def has_printed(face: Face, name: str) -> bool:
    """True if a keyword effect is one of those printed on a card (16-1)."""
    return any(keyword.name == name for _, keyword in face.printed_keywords()) or any(
        is_keyword(effect, name) for effect in face.effects
    )


def with_keywords(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects of a card off the field, and those that its keyword effects stand for."""
    for effect in effects:
        yield effect
        if effect.to is None and effect.condition is None:
            for gift in effect.gifts:
                if isinstance(gift, Keyword):
                    yield from effects_of(gift)


# -- of sources -----------------------------------------------------------------------------------

_KEYWORD = "keyword.<"


def keyword_index(name: str, by: str) -> str:
    """Index of an effect that a keyword effect stands for: which one, and how it is had (see Source.index)."""
    return f"{_KEYWORD}{name}>.{by}"


def keyword_of(index: str) -> str | None:
    """Name of the keyword effect that an index is of; None of any other effect."""
    if not index.startswith(_KEYWORD):
        return None
    return index.removeprefix(_KEYWORD).partition(">")[0]


def rule_of(source: EffectSource) -> KeywordRule | None:
    """Rule of the keyword effect that an effect is; None of any other."""
    return RULES.get(keyword_of(source.index) or "")


# -- in the breeding area (16-40-1) ---------------------------------------------------------------


def is_in_breeding_too(effect: Effect) -> bool:
    """True if an effect is a keyword effect that works in the breeding area without saying {Breeding}, or says that its
    card has one (16-40-1)."""
    return _is_in_breeding(effect.keyword) or (
        effect.to is None and effect.condition is None and any(map(_is_had_there, effect.gifts))
    )


def gifts_in_breeding(effect: Effect) -> tuple[Gift, ...]:
    """Gifts of an effect to its own card in the breeding area."""
    if effect.area is Area.BREEDING:
        return effect.gifts
    return tuple(filter(_is_had_there, effect.gifts))


def _is_had_there(gift: Gift) -> bool:
    return isinstance(gift, Keyword) and _is_in_breeding(gift.name)


def _is_in_breeding(name: str | None) -> bool:
    return name in RULES and RULES[name].breeding
