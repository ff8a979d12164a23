"""Occasions on which a text may trigger whose trigger condition is not understood as a whole: the events that it has
words for. Too often rather than not at all: the judge says then whether it triggers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

# Where a trigger condition stands, up to its end; of "if" only one that answers what would be.
_CONDITION = {
    "en": re.compile(r"^(?:When(?:ever)?|After|Each time|The first time|If (?=[^,.]*\bwould\b))\b[^,.]*"),
    "ja": re.compile("^[^。]*?(?:とき|時|たび|場合)(?=[、。])"),
}
# What would happen has not happened yet: in Japanese its verb is not in the past.
_WOULD = {"en": re.compile(r"\bwould\b"), "ja": re.compile("[うくぐすつぬぶむる](?:とき|時|場合)$")}
_THIS_CARD = {"en": re.compile(r"\bthis card\b", re.IGNORECASE), "ja": re.compile("このカード")}

# The words of the events that effects trigger on (15-5).
_EVENTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "deleted": r"delet",
        "attack-declared": r"attack",
        "blocked": r"block",
        "battle-won": r"\bw[io]ns?\b",
        "played": r"\bplay",
        "used": r"\bus(?:es?|ed|ing)\b",
        "digivolved": r"digivol",
        "linked": r"\blink|plug",
        "hatched": r"hatch",
        "moved": r"\bmov",
        "suspended": r"\bsuspend",
        "unsuspended": r"unsuspend",
        "left": r"\bleav|\bleft\b|return|remov|trash|placed",
        "trashed": r"trash|discard",
        "sources-trashed": r"trash|remov",
        "links-trashed": r"trash|remov",
        "sources-added": r"\bplac|\badd|under",
        "placed-in-battle": r"\bplac",
        "returned": r"\breturn",
        "hand-increased": r"\bhands?\b|\bdr[ae]w",
        "security-reduced": r"security",
        "security-increased": r"security",
        "checked": r"check",
        "target-switched": r"switch|chang|redirect",
        "memory": r"memory",
    },
    "ja": {
        "deleted": "消滅",
        "attack-declared": "アタック",
        "blocked": "ブロック",
        "battle-won": "勝",
        "played": "登場",
        "used": "使用|使った",
        "digivolved": "進化",
        "linked": "リンク",
        "hatched": "孵化",
        "moved": "移動",
        "suspended": "レスト",
        "unsuspended": "アクティブ",
        "left": "離れ|戻|破棄",
        "trashed": "破棄",
        "sources-trashed": "破棄",
        "links-trashed": "破棄",
        "sources-added": "置|加",
        "placed-in-battle": "置",
        "returned": "戻",
        "hand-increased": "手札|引",
        "security-reduced": "セキュリティ",
        "security-increased": "セキュリティ",
        "checked": "チェック",
        "target-switched": "変更",
        "memory": "メモリー",
    },
}
# What effects can answer before it happens (15-8-5).
_ANSWERABLE = frozenset(("deleted", "left", "played", "used", "digivolved", "linked", "sources-trashed"))
_ANY_CARD = {"areas": ["battle", "breeding"]}


class Occasion(Struct, frozen=True):
    """The trigger conditions of an effect, as far as its words tell, in the effect language."""

    when: tuple[dict[str, Any], ...]
    would: bool = False


def occasions(text: str, language: str) -> Occasion | None:
    """Occasion on which a text that is not understood may trigger; None if no event can be read in it: it holds at all
    times, or nobody knows when."""
    condition = _CONDITION[language].match(text)
    if condition is None:
        return None
    clause = condition[0]
    would = _WOULD[language].search(clause) is not None
    events = [
        event
        for event, words in _EVENTS[language].items()
        if re.search(words, clause, re.IGNORECASE) and (not would or event in _ANSWERABLE)
    ]
    if not events:
        return None
    of_itself = bool(_THIS_CARD[language].search(clause))
    return Occasion(tuple(_each(events, would=would, of_itself=of_itself)), would)


def _each(events: list[str], *, would: bool, of_itself: bool) -> Iterator[dict[str, Any]]:
    for event in events:
        yield {"event": event, "subject": _ANY_CARD} if would else {"event": event}
        if of_itself and (would or event == "trashed"):
            # It speaks of its own card, wherever that is.
            yield {"event": event, "this": True}
