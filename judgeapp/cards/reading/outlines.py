"""Outlines of unread effects: facts from the keyword effect that they are or begin with (chapter 16). Name, timing and
cost are kept, and the judge is asked for the rest when it is due."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import msgspec

from judgeapp.cards.reading.grammar.keywords import keyword_entries
from judgeapp.engine.keyword_rules import RULES, KeywordRule
from judgeapp.engine.lang import Action, By, ByHand, EffectKind, Filter, Keyword, Named, Trash
from judgeapp.messages.errors import InputError

# An icon that specifies something (16-2).
_ICON = re.compile(r"<([^<>()]+?)\s*[(<].*[)>]\s*>")
# <Delay> as an effect has it: at the beginning, or behind its condition. "Activate a <Delay> effect" has it otherwise.
_DELAY = {
    "en": re.compile(r"(?:^|, )<Delay>[. ]*(?=\n|・|$|(?<= )[A-Z])"),
    "ja": re.compile(r"(?:^|、)<ディレイ>[。 ]*(?=\n|・|$)"),
}
# What an icon would say: whatever fits. By the second it is seen what depends on that.
_OPEN, _OTHER = (Filter(), Filter()), (Filter(token=True), Filter(token=True))


def keyword_outline(text: str, language: str) -> Keyword | None:
    """The keyword effect of an icon whose specification is not understood: it triggers, or is activated, as the rules
    say, and its processing is by hand. None if the text is not such an icon, or its keyword effect is looked up by name
    or holds at all times."""
    icon = _ICON.fullmatch(text.strip().rstrip(".。"))
    rule = _by_name(language).get(icon[1].strip().lower()) if icon is not None else None
    if rule is None or not rule.stands_for:
        return None
    try:
        effects = rule.effects(Keyword(rule.name, 1, of=_OPEN))
        others = rule.effects(Keyword(rule.name, 1, of=_OTHER))
    except InputError:
        return None
    if any(effect.kind is EffectKind.PERSISTENT for effect in effects):
        return None
    outlines = (
        msgspec.structs.replace(
            effect,
            condition=None,
            actions=(ByHand(text, perhaps=(effect.when, effect.condition) != (other.when, other.condition)),),
        )
        for effect, other in zip(effects, others, strict=True)
    )
    return Keyword(rule.name, stands_for=tuple(outlines), clauses=rule.clauses)


@cache
def _by_name(language: str) -> Mapping[str, KeywordRule]:
    entries = keyword_entries()
    return {name.lower(): RULES[key] for key, entry in entries.items() for name in entry.names(language)}


def end_of_delay(text: str, language: str) -> int | None:
    """Position after <Delay> at the start of a text, perhaps after a condition; None without it (16-16)."""
    icon = _DELAY[language].search(text)
    return icon.end() if icon is not None else None


def delayed(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Actions of an effect with <Delay>: they are done by trashing its card (16-16-1)."""
    return (By((Trash(Named()),), actions),)
