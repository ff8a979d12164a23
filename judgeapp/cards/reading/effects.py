"""Whole effects in words: their headers, then their body, in today's wording."""

from __future__ import annotations

from typing import Any

import msgspec

from judgeapp.cards.reading.compiler import kind_of, printer
from judgeapp.cards.reading.headers import header_words
from judgeapp.cards.reading.printing import UnsayableError
from judgeapp.engine.lang import Effect

_HEADERS = ("timings", "during", "area", "per_turn")
# English begins a sentence with a capital; a bracket or an icon has none.
_ENDS = {"en": ".", "ja": "。"}


def effect_text(effect: Effect, language: str = "en") -> str:
    """An effect as a card has it: "[On Play] Delete 1 of your opponent's Digimon.".

    Raises UnsayableError if the phrase book has no words for a part of it.
    """
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(effect))
    fields = {name: whole.pop(name) for name in _HEADERS if name in whole}
    derivation = printer(language).derive(kind_of(fields), whole)
    if derivation is None:
        raise UnsayableError(f"{effect}")
    body = printer(language).write(derivation)
    return f"{header_words(fields, language)}{_sentences(body, language)}"


def _sentences(body: str, language: str) -> str:
    """A body with its capitals and its full stop."""
    text = body
    if language == "en":
        text = ". ".join(part[:1].upper() + part[1:] for part in body.split(". "))
    # Icons that stand alone are no sentence.
    return text if text.startswith("<") and text.endswith(">") else text + _ENDS[language]
