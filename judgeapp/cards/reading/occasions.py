"""Occasions at which a text without a fully understood trigger may trigger: the events that its words mention. If in
doubt it is one too many, and the judge decides."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.cards.reading.misprints import sections

# Events that effects can answer in advance (15-8-5).
_ANSWERABLE = frozenset(("deleted", "left", "played", "used", "digivolved", "linked", "sources-trashed"))
# Events of a card off the field, at which none of its effects is asked for.
_OFF_THE_FIELD = frozenset(
    ("deck-increased", "hand-increased", "security-reduced", "security-increased", "sources-added", "returned")
)
_ANY_CARD = {"areas": ["battle", "breeding"]}
# What happens to a card of the field, and to none that comes from elsewhere; of those under another: which still may.
_OF_FIELD = frozenset(("left", "deleted", "moved", "sources-trashed", "links-trashed"))
_OF_UNDER = frozenset(("sources-trashed",))
# Events that state the effect causing them, and whose effects cause one if nothing more is said of its cause.
_CAUSED = frozenset(("deleted", "digivolved", "hand-increased", "left", "played", "sources-added", "sources-trashed"))
_CAUSED |= frozenset(("deck-increased", "suspended", "trashed", "unsuspended"))
# Between several verbs of a coming event.
_AND = re.compile(r"(?:, or|,| or| and|/) ?(?:be )?")


class _Words(Struct, frozen=True, rename="kebab"):
    """The words for occasions in a language, as the phrase book has them."""

    condition: re.Pattern[str]
    would: re.Pattern[str]
    instead: re.Pattern[str]
    this_card: re.Pattern[str]
    this_to_be: re.Pattern[str]
    into_this: re.Pattern[str]
    unasked: re.Pattern[str]
    verb: re.Pattern[str]
    let_in: re.Pattern[str]
    taken_off: re.Pattern[str]
    on_field: re.Pattern[str]
    cost: re.Pattern[str]
    named_cost: re.Pattern[str]
    to_deck: re.Pattern[str]
    several: re.Pattern[str]
    own: re.Pattern[str]
    except_: re.Pattern[str] = msgspec.field(name="except")
    from_: Mapping[str, re.Pattern[str]] = msgspec.field(name="from")
    by: Mapping[str, re.Pattern[str]]
    events: Mapping[str, re.Pattern[str]]
    paid_for: Mapping[str, str]
    happening: Mapping[str, str]
    the_trash: re.Pattern[str] | None = None


@cache
def _words(language: str) -> _Words:
    table = next(section for section in sections("occasions") if section["language"] == language)
    whose = table.get("whose", "")

    def compiled(_: type, written: str | list[str]) -> re.Pattern[str]:
        return re.compile("".join(written).replace("{whose}", whose))

    return msgspec.convert(table, _Words, dec_hook=compiled)


class Occasion(Struct, frozen=True):
    """Trigger conditions of an effect in the effect language, as far as known. `elsewhere`: some of the words refer to
    events without a question."""

    when: tuple[dict[str, Any], ...]
    would: bool = False
    elsewhere: bool = False


def occasions(text: str, language: str) -> Occasion | None:
    """Occasion at which an unread text may trigger; None if it mentions no event, so it is persistent or unknown."""
    words = _words(language)
    condition = words.condition.match(text)
    if condition is None:
        return None
    clause = condition[0]
    events = _events_in(clause, words)
    answerable = [event for event in events if event in _ANSWERABLE]
    would = says_would = words.would.search(clause) is not None
    if words.instead.search(text) and answerable:
        would = True
    if not would and (paid_for := _paid_for(events, text, words)):
        would, answerable = True, paid_for
    elsewhere = bool(words.unasked.search(clause)) or (says_would and not _is_let_in(clause, words, language))
    if not would and "trashed" not in events and words.this_card.search(clause):
        elsewhere |= not _OFF_THE_FIELD.isdisjoint(events)
    if would and "linked" in events and words.this_to_be.search(clause):
        elsewhere = True  # that of a card in the hand is asked for only where it says {Hand} (15-14-2-1)
    if would:
        events = answerable
    if not events:
        return None
    return Occasion(tuple(_each(events, clause, words, would=would)), would, elsewhere)


def _paid_for(events: list[str], text: str, words: _Words) -> list[str]:
    """Events among some whose cost a text sets or changes."""
    if words.cost.search(text) is None:
        return []
    named = {name.lower() for name in words.named_cost.findall(text)}
    return [event for event in events if event in words.paid_for and (not named or words.paid_for[event] in named)]


def _is_let_in(clause: str, words: _Words, language: str) -> bool:
    """True if immediate effects come before every event in a condition (15-8-5-1)."""
    if language == "ja":
        happens = clause.removesuffix("とき").removesuffix("時").removesuffix("場合")
        on_field = words.on_field.search(happens)
        parts = [part for part in re.split("か、|か(?!ら)|または|/", happens) if words.verb.search(part)]
        return all(words.let_in.search(part) or (on_field and words.taken_off.search(part)) for part in parts)
    match = words.verb.match(clause)
    if match is None:
        return False
    verbs = _AND.split(match["verbs"])
    # "When an effect would trash it": the object stands behind the verb.
    object_ = re.split(r"\b(?:from|to|under|into|in|by|on|at)\b", match["what"])[0]
    on_field = words.on_field.search(object_ if object_.strip() else match["of"])
    return all(words.let_in.match(verb) or (words.taken_off.match(verb) and on_field) for verb in verbs)


def _events_in(clause: str, words: _Words) -> list[str]:
    """Events that a condition has words for, except those that can't happen to cards in its stated area."""
    origin = _origin(clause, words)
    text = words.the_trash.sub("", clause) if words.the_trash is not None else clause
    in_hand = words.from_["hand"].sub("", text)
    events = [
        event
        for event, pattern in words.events.items()
        if pattern.search(in_hand if event == "hand-increased" else text)
    ]
    if not origin:
        return events
    if words.to_deck.search(clause):
        return ["returned"]
    still = _OF_UNDER if origin == "under" else frozenset()
    return [event for event in events if event not in _OF_FIELD - still]


def _origin(clause: str, words: _Words) -> str:
    """Only origin of all cards in a condition; empty if unknown."""
    if words.several.search(clause):
        return ""
    places = [place for place, pattern in words.from_.items() if pattern.search(clause)]
    return places[0] if len(places) == 1 else ""


def _own_event(clause: str, words: _Words) -> str:
    """Event that happens to the card itself; empty if unknown."""
    own = None if words.several.search(clause) else words.own.match(clause)
    return words.happening[own["suffers"] or own["does"]] if own is not None else ""


def _cause(clause: str, words: _Words) -> str:
    """Player whose effects must cause it, "any" for both; empty if unknown."""
    if words.several.search(clause) or words.except_.search(clause):
        return ""
    return next((whose for whose, pattern in words.by.items() if pattern.search(clause)), "")


def _each(events: list[str], clause: str, words: _Words, *, would: bool) -> Iterator[dict[str, Any]]:
    origin, by, own = _origin(clause, words), _cause(clause, words), _own_event(clause, words)
    for event in events:
        to_be = would and event in ("played", "used", "linked")
        of_itself = (words.this_to_be if to_be else words.this_card).search(clause)
        cause = {"by": by} if by and event in _CAUSED else {}
        if event == own:
            yield {"event": event, "this": True, **cause}
            continue
        came = {"origin": [origin]} if origin and event in ("trashed", "returned") else {}
        yield {"event": event, **cause, "subject": _ANY_CARD} if would else {"event": event, **cause, **came}
        if would and event == "digivolved" and words.into_this.search(clause):
            yield {"event": "digivolved-into", **cause}
        elif of_itself and (would or event == "trashed"):
            # It mentions its own card, in any area.
            yield {"event": event, "this": True, **cause}
