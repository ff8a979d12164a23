"""Occasions on which a text may trigger whose trigger condition is not understood as a whole: the events that it has
words for. Too often rather than not at all: the judge says then whether it triggers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

# Where a trigger condition stands, up to its end; of "if" only one that answers what would be.
_CONDITION = {
    "en": re.compile(
        r"^(?:When(?:ever)?\b|After\b|Each time\b|The first time\b|Instead of\b"
        r"|If\b(?=[^,.]*\bwould\b|[^.]*\binstead\b))[^,.]*"
    ),
    "ja": re.compile("^[^。]*?(?:とき|時|たび|場合)(?=[、。])"),
}
# What would happen has not happened yet: in Japanese its verb is not in the past.
_WOULD = {"en": re.compile(r"\bwould\b"), "ja": re.compile("[うくぐすつぬぶむる](?:とき|時|場合)$")}
# What the sentence puts in place of something must be asked before that happens (18-2), however it is said.
_INSTEAD = {"en": re.compile(r"^[^.]*\binstead\b(?! of \d)", re.IGNORECASE), "ja": re.compile("^[^。]*代わりに")}
_THIS_CARD = {"en": re.compile(r"\bthis card\b", re.IGNORECASE), "ja": re.compile("このカード")}
# Of what would happen the card itself may be spoken of as what it will be: "when you would play this Digimon".
_THIS_TO_BE = {
    "en": re.compile(r"\bthis (?:card|Digimon|Tamer)\b", re.IGNORECASE),
    "ja": re.compile("この(?:カード|デジモン|テイマー)"),
}
_INTO_THIS = {
    "en": re.compile(r"\binto this (?:card|Digimon)\b", re.IGNORECASE),
    "ja": re.compile("この(?:カード|デジモン)[にへ][^、。]*進化"),
}

# The words of the events that effects trigger on (15-5).
_EVENTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "deleted": r"delet",
        "attack-declared": r"attack",
        "blocked": r"block",
        "battle-won": r"\bw[io]ns?\b",
        "played": r"\bplay(?!ers?\b)",
        "used": r"\bus(?:es?|ed|ing)\b",
        "digivolved": r"(?<!\bde-)(?<!\bde)digivolv|digivolution(?! cards?\b)",
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
        "memory": r"memory(?! costs?\b)",
    },
    "ja": {
        "deleted": "消滅",
        "attack-declared": "アタック",
        "blocked": "ブロック",
        "battle-won": "勝",
        "played": "登場",
        "used": "使用|使った",
        "digivolved": "進化(?!元|条件|コスト)",
        "linked": "リンク",
        "hatched": "孵化",
        "moved": "移動",
        "suspended": "レスト",
        "unsuspended": "アクティブ",
        "left": "離れ|戻|破棄",
        "trashed": "破棄",
        "sources-trashed": "破棄",
        "links-trashed": "破棄",
        "sources-added": "置|加|進化元.*増",
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
# What happens to a card off the field, where none of its effects is asked for.
_OFF_THE_FIELD = frozenset(("hand-increased", "security-reduced", "security-increased", "sources-added", "returned"))
_ANY_CARD = {"areas": ["battle", "breeding"]}

# What nobody is asked at, whatever other words stand there.
_UNASKED = {
    "en": re.compile(
        r"\bde-?digivol|\bflip|\bturned (?:over|face)|\b(?:is|are) (?:revealed|shuffled)\b", re.IGNORECASE
    ),
    "ja": re.compile(
        "退化|(?:オープン|公開|シャッフル)(?:した|された)(?:とき|時)|(?:表|裏)(?:向き)?に(?:した|なった|された)"
    ),
}
# What would happen, by its verbs. Immediate effects are let in before these; before the others only if they take a card
# off the field, or trash digivolution cards.
_AND = r"(?:, or|,| or| and|/) ?(?:be )?"
_VERBS = re.compile(
    r"^(?P<of>.*?)\bwould (?:be |next |also |DNA |burst |app )*"
    rf"(?P<verbs>[\w-]+(?:{_AND}[\w-]+)*)(?P<what>.*)$"
)
_LET_IN = re.compile(r"(?:delet|leav|play|us(?:e|ed)$|digivolv|link|plug)")
_TAKEN_OFF = re.compile(r"(?:return|remov|plac|trash|discard|sen[dt]|put$|mov)")
_ON_FIELD = re.compile(
    r"\b(?:Digimon|Tamers?|tokens?)\b(?!'s)(?! cards?\b)|\](?!(?: \w+)? cards?\b)"
    r"|\bdigivolution cards?\b|\bthis card\b",
    re.IGNORECASE,
)
_LET_IN_JA = re.compile("(?:消滅|離れ|登場|使用|進化|リンク)[^、。]{0,6}$")
_TAKEN_OFF_JA = re.compile("(?:戻|破棄|置|取り除|送)[^、。]{0,6}$")
_VERB_JA = re.compile("[うくぐすつぬぶむる](?<!含む)(?<!持つ)(?<!ある)(?<!いる)$")
_ON_FIELD_JA = re.compile("(?:デジモン|テイマー|トークン)(?!カード|の[^進])|進化元|」が")
# What says what is paid must be asked before it is (7-1-3-2, 8-1-3-2, 9-1-9-2), however its event is said.
_COST = {
    "en": re.compile(
        r"^(?!.*\b(?:next|until|for the turn)\b)"
        r".*(?:\b(?:reduc\w*|increas\w*|sets?) [^.]*?\bcosts?\b"
        r"|\bcosts?\b[^.,]*? (?:is|becomes?|are|equals?)\b)",
        re.IGNORECASE,
    ),
    "ja": re.compile("コスト(?:[-－+＋]|を(?!支払)[^。、]*(?:減|増|する)|(?:は|が)[^。、]*(?:なる|する))"),
}
_PAID_FOR = {
    "played": ("play", "登場"),
    "used": ("use", "使用"),
    "digivolved": ("digivolution", "進化"),
    "linked": ("link", "リンク"),
}
_NAMED_COST = {
    "en": re.compile(r"\b(play|use|digivolution|link) costs?\b", re.IGNORECASE),
    "ja": re.compile("(登場|使用|進化|リンク)(?:の)?コスト"),
}

# Where cards come from, where that can be read.
_WHOSE = r"(?:(?:your|their|its|his|the|an?|any|either|both|opponent's|owner's|players?'?s?|this|that|\w+'s) )*"
_FROM: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    "en": {
        "hand": re.compile(
            rf"\b(?:from|in) {_WHOSE}hands?\b|\bhands? (?:is|are|was|were) (?:trashed|discarded|removed) from\b"
        ),
        "trash": re.compile(rf"\b(?:from|in) {_WHOSE}trash(?:es)?\b"),
        "deck": re.compile(rf"\bfrom {_WHOSE}(?:top of {_WHOSE}|bottom of {_WHOSE})?decks?\b"),
        "security": re.compile(rf"\bfrom {_WHOSE}(?:top of {_WHOSE}|bottom of {_WHOSE})?security\b"),
        "under": re.compile(r"\bfrom [^,.]*?digivolution cards\b|\bfrom under\b"),
    },
    "ja": {
        "hand": re.compile("手札(?:から|(?:が|を)[^、。]*?破棄)|手札の"),
        "trash": re.compile("トラッシュ(?:から|の)"),
        "deck": re.compile("デッキ(?:の上|の下)?から"),
        "security": re.compile("セキュリティ(?:の上|の下)?から"),
        "under": re.compile("進化元から"),
    },
}
# A card that goes to a deck from elsewhere than the field: by whatever word, it is returned there.
_TO_DECK = {"en": re.compile(r"\b(?:to|at|on|into)\b[^,.]*\bdecks?\b"), "ja": re.compile("デッキ(?:の上|の下)?に")}
# The trash as a place, which is no trashing.
_THE_TRASH = re.compile(rf"\b(?:from|in|into|to|of) {_WHOSE}trash(?:es)?\b")
# A condition of several parts, of which each may speak of something else.
_SEVERAL = {"en": re.compile(r"\b(?:or|and)\b|/"), "ja": re.compile("か、|か[^ら]|/|または|と、")}
# What happens to a card of the field, and to none that comes from elsewhere; of those under another: which still may.
_OF_FIELD = frozenset(("left", "deleted", "moved", "sources-trashed", "links-trashed"))
_OF_UNDER = frozenset(("sources-trashed",))
# Events that say by which effect they come, and whose effects bring one about where that is all that is said of its
# cause.
_CAUSED = frozenset(
    (
        "deleted",
        "digivolved",
        "hand-increased",
        "left",
        "played",
        "sources-added",
        "sources-trashed",
        "suspended",
        "trashed",
        "unsuspended",
    )
)
_BY: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    "en": {
        "opponents": re.compile(
            r"\bby (?:(?:one|1|any) of )?(?:your |an |the )?opponents?'s? effects?\b"
            r"|^When(?:ever)? (?:(?:one|1|any) of )?(?:your |an |the )?opponents?'s? effects? \w"
        ),
        "yours": re.compile(
            r"\bby (?:(?:one|1|any) of )?your effects?\b|^When(?:ever)? (?:(?:one|1|any) of )?your effects? \w"
        ),
        "any": re.compile(r"\bby (?:an |any )?effects?\b|^When(?:ever)? (?:an |any )?effects? \w"),
    },
    "ja": {
        "opponents": re.compile("相手の効果(?:で|によって)(?!は)"),
        "yours": re.compile("自分の効果(?:で|によって)(?!は)"),
        "any": re.compile("(?<!の)効果(?:で|によって)(?!は)"),
    },
}
# The card itself, to which alone it happens, and what.
_OWN = {
    "en": re.compile(
        r"^(?:When(?:ever)?|If) this (?:Digimon|Tamer|card) (?:would )?"
        r"(?:(?:is|be|becomes) (?P<suffers>deleted|suspended|unsuspended)|(?P<does>leave|digivolve|attack)s?)\b"
    ),
    "ja": re.compile(
        "^この(?:デジモン|テイマー)が[^を]*"
        "(?:(?P<suffers>消滅|レスト)|(?P<does>離れ|進化|アタック))(?:す?る|し?た)(?:とき|時)$"
    ),
}
_HAPPENING = {
    "deleted": "deleted",
    "leave": "left",
    "digivolve": "digivolved",
    "attack": "attack-declared",
    "suspended": "suspended",
    "unsuspended": "unsuspended",
    "消滅": "deleted",
    "離れ": "left",
    "進化": "digivolved",
    "アタック": "attack-declared",
    "レスト": "suspended",
}
_EXCEPT = {
    "en": re.compile(r"\b(?:other than|except|without|not|unless)\b|n't\b"),
    "ja": re.compile("以外|ない|なく|よらず"),
}


class Occasion(Struct, frozen=True):
    """The trigger conditions of an effect, as far as its words tell, in the effect language. elsewhere -- they tell of
    something as well at which nobody can be asked"""

    when: tuple[dict[str, Any], ...]
    would: bool = False
    elsewhere: bool = False


def occasions(text: str, language: str) -> Occasion | None:
    """Occasion on which a text that is not understood may trigger; None if no event can be read in it: it holds at all
    times, or nobody knows when."""
    condition = _CONDITION[language].match(text)
    if condition is None:
        return None
    clause = condition[0]
    events = _events_in(clause, language)
    answerable = [event for event in events if event in _ANSWERABLE]
    would = says_would = _WOULD[language].search(clause) is not None
    if _INSTEAD[language].search(text) and answerable:
        would = True
    if not would and (paid_for := _paid_for(events, text, language)):
        would, answerable = True, paid_for
    elsewhere = bool(_UNASKED[language].search(clause)) or (says_would and not _is_let_in(clause, language))
    if not would and "trashed" not in events and _THIS_CARD[language].search(clause):
        elsewhere |= not _OFF_THE_FIELD.isdisjoint(events)
    if would and "linked" in events and _THIS_TO_BE[language].search(clause):
        elsewhere = True  # that of a card in the hand is asked for only where it says {Hand} (15-14-2-1)
    if would:
        events = answerable
    if not events:
        return None
    return Occasion(tuple(_each(events, clause, language, would=would)), would, elsewhere)


def _paid_for(events: list[str], text: str, language: str) -> list[str]:
    """Those of some events whose cost a text sets or changes."""
    if _COST[language].search(text) is None:
        return []
    named = {name.lower() for name in _NAMED_COST[language].findall(text)}
    return [event for event in events if event in _PAID_FOR and (not named or named.intersection(_PAID_FOR[event]))]


def _is_let_in(clause: str, language: str) -> bool:
    """True if immediate effects are let in before all that a condition says would happen (15-8-5-1)."""
    if language == "ja":
        happens = clause.removesuffix("とき").removesuffix("時").removesuffix("場合")
        on_field = _ON_FIELD_JA.search(happens)
        parts = [part for part in re.split("か、|か(?!ら)|または|/", happens) if _VERB_JA.search(part)]
        return all(_LET_IN_JA.search(part) or (on_field and _TAKEN_OFF_JA.search(part)) for part in parts)
    match = _VERBS.match(clause)
    if match is None:
        return False
    verbs = re.split(_AND, match["verbs"])
    # "When an effect would trash it": what it is done to stands behind the verb.
    object_ = re.split(r"\b(?:from|to|under|into|in|by|on|at)\b", match["what"])[0]
    on_field = _ON_FIELD.search(object_ if object_.strip() else match["of"])
    return all(_LET_IN.match(verb) or (_TAKEN_OFF.match(verb) and on_field) for verb in verbs)


def _events_in(clause: str, language: str) -> list[str]:
    """The events that a condition has words for, without those that can't happen to cards from where it says."""
    origin = _origin(clause, language)
    words = _THE_TRASH.sub("", clause) if language == "en" else clause
    in_hand = _FROM[language]["hand"].sub("", words)
    events = [
        event
        for event, pattern in _EVENTS[language].items()
        if re.search(pattern, in_hand if event == "hand-increased" else words, re.IGNORECASE)
    ]
    if not origin:
        return events
    if _TO_DECK[language].search(clause):
        return ["returned"]
    still = _OF_UNDER if origin == "under" else frozenset()
    return [event for event in events if event not in _OF_FIELD - still]


def _origin(clause: str, language: str) -> str:
    """The only place that all cards of a condition come from; empty if it can't be told."""
    if _SEVERAL[language].search(clause):
        return ""
    places = [place for place, pattern in _FROM[language].items() if pattern.search(clause)]
    return places[0] if len(places) == 1 else ""


def _own_event(clause: str, language: str) -> str:
    """The event that happens to the card itself; empty if that can't be told."""
    own = None if _SEVERAL[language].search(clause) else _OWN[language].match(clause)
    return _HAPPENING[own["suffers"] or own["does"]] if own is not None else ""


def _cause(clause: str, language: str) -> str:
    """Player whose effects must bring it about, "any" for both; empty if that can't be told."""
    if _SEVERAL[language].search(clause) or _EXCEPT[language].search(clause):
        return ""
    return next((whose for whose, pattern in _BY[language].items() if pattern.search(clause)), "")


def _each(events: list[str], clause: str, language: str, *, would: bool) -> Iterator[dict[str, Any]]:
    origin, by, own = _origin(clause, language), _cause(clause, language), _own_event(clause, language)
    for event in events:
        to_be = would and event in ("played", "used", "linked")
        of_itself = (_THIS_TO_BE if to_be else _THIS_CARD)[language].search(clause)
        cause = {"by": by} if by and event in _CAUSED else {}
        if event == own:
            yield {"event": event, "this": True, **cause}
            continue
        came = {"origin": [origin]} if origin and event in ("trashed", "returned") else {}
        yield {"event": event, **cause, "subject": _ANY_CARD} if would else {"event": event, **cause, **came}
        if would and event == "digivolved" and _INTO_THIS[language].search(clause):
            yield {"event": "digivolved-into", **cause}
        elif of_itself and (would or event == "trashed"):
            # It speaks of its own card, wherever that is.
            yield {"event": event, "this": True, **cause}
