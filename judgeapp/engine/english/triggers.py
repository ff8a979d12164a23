"""Trigger conditions as clauses: "when one of your Digimon is deleted"."""

from __future__ import annotations

from judgeapp.engine.english.filters import cards_text, fitting
from judgeapp.engine.english.phrases import listed, sentence
from judgeapp.engine.english.words import EVENTS, OF_NO_CARD, OWNERS, THIS
from judgeapp.engine.lang import Effect, When


def whens(effect: Effect) -> str:
    if not effect.when:
        return ""
    return f"when {listed([_when(w, effect.would) for w in effect.when], 'or')}"


def _when(when: When, would: bool) -> str:
    """EVENTS has the words; an event that is not there is named."""
    if when.event in OF_NO_CARD:
        return f"{OF_NO_CARD[when.event]}{_by_effects(when)}"
    if when.this:
        who = THIS
    elif when.subject is not None:
        who = cards_text(when.subject, "a")
    else:
        who = "a card"
    unknown = f"has {when.event.replace('-', ' ')}"
    one, _, would_be = EVENTS.get(when.event, (unknown, unknown, f"be {when.event}"))
    text = f"{who} would {would_be}" if would else f"{who} {one}"
    if when.into is not None:
        text += f" into {fitting(when.into)}"
    if when.at:
        text += " a player" if when.at == "player" else f" a {sentence(when.at)}"
    if when.in_battle:
        text += " in battle"
    return text + _by_effects(when)


def _by_effects(when: When) -> str:
    if when.by is None:
        return ""
    whose = OWNERS.get(when.by, "")
    return f" by {whose}effects"
