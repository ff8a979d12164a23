"""Comparison of effects with their wordings."""

from __future__ import annotations

from typing import Any

from judgeapp.cards.reading.meaning.calling import called_as_cards_do
from judgeapp.cards.reading.meaning.meaning import meaning_of, spread
from judgeapp.engine.lang import Effect


def same(effect: Effect) -> Any:
    """Content of an effect without the order of timings, names of choices, ends of sentences, and keyword effects
    behind processing."""
    meaning = called_as_cards_do(spread(meaning_of(effect)))
    if meaning.get("keyword") != "Delay":
        meaning.pop("keyword", None)
    timings = sorted(meaning.pop("timings", ()))
    return {**meaning, "timings": timings}
