"""Filters that are typed among the words of a question: "card:BT1-010 since:2026 blocker"."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

# A key, and a value of one word or in quotes.
_FILTER = re.compile(
    r"(?<![\w:])(?P<key>[a-z]+):(?:\"(?P<quoted>[^\"]*)\"?|(?P<word>[^\s\"]+))", re.IGNORECASE
)


class TypedFilter(NamedTuple):
    """`key` is in lower case; `value` as it is typed."""

    key: str
    value: str


class FilteredQuestion(NamedTuple):
    """`words` is what is left of the question without its filters."""

    words: str
    filters: tuple[TypedFilter, ...]


def filtered(question: str, keys: Collection[str]) -> FilteredQuestion:
    """A question, taken apart. What looks like a filter and has none of the keys is words."""
    filters: list[TypedFilter] = []

    def taken(match: re.Match[str]) -> str:
        key = match["key"].lower()
        if key not in keys:
            return match[0]
        value = match["quoted"] if match["quoted"] is not None else match["word"]
        filters.append(TypedFilter(key, value.strip()))
        return " "

    words = _FILTER.sub(taken, question)
    return FilteredQuestion(" ".join(words.split()) if filters else question, tuple(filters))


def completions(question: str, keys: Collection[str]) -> tuple[str, ...]:
    """The keys that the last word of a question may become, each with its colon."""
    last = question.rpartition(" ")[2].lower()
    if len(last) < 2 or not last.isalpha():
        return ()
    return tuple(f"{key}:" for key in keys if key.startswith(last))
