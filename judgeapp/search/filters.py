"""Filters that are typed among the words of a question: "card:BT1-010 since:2026 blocker"."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

# A key, and a value of one word or in quotes.
_FILTER = re.compile(r"(?<![\w:])(?P<key>[a-z]+):(?:\"(?P<quoted>[^\"]*)\"?|(?P<word>[^\s\"]+))", re.IGNORECASE)


class TypedFilter(NamedTuple):
    """`key` is in lower case; `value` as it is typed."""

    key: str
    value: str

    @property
    def written(self) -> str:
        """As it is typed."""
        return f'{self.key}:"{self.value}"' if " " in self.value else f"{self.key}:{self.value}"


class FilteredQuestion(NamedTuple):
    """`words` is what is left of the question without its filters."""

    words: str
    filters: tuple[TypedFilter, ...]


def filtered(question: str, keys: Collection[str]) -> FilteredQuestion:
    """A question, taken apart. What looks like a filter and has none of the keys is words."""
    filters: list[TypedFilter] = []

    def taken(match: re.Match[str]) -> str:
        one = _typed(match)
        if one.key not in keys:
            return match[0]
        filters.append(one)
        return " "

    words = _FILTER.sub(taken, question)
    return FilteredQuestion(" ".join(words.split()) if filters else question, tuple(filters))


def toggled(question: str, filters: Collection[TypedFilter]) -> str:
    """A question with these filters behind its words, or without them where it has them all."""
    wanted = {_compared(one) for one in filters}
    met: set[TypedFilter] = set()

    def left(match: re.Match[str]) -> str:
        one = _compared(_typed(match))
        met.update({one} & wanted)
        return " " if one in wanted else match[0]

    rest = " ".join(_FILTER.sub(left, question).split())
    if met == wanted:
        return rest
    missing = [one for one in filters if _compared(one) not in met]
    return " ".join((question.strip(), *(one.written for one in missing))).strip()


def _typed(match: re.Match[str]) -> TypedFilter:
    value = match["quoted"] if match["quoted"] is not None else match["word"]
    return TypedFilter(match["key"].lower(), value.strip())


def _compared(one: TypedFilter) -> TypedFilter:
    return TypedFilter(one.key, one.value.casefold())


def completions(question: str, keys: Collection[str]) -> tuple[str, ...]:
    """The keys that the last word of a question may become, each with its colon."""
    last = question.rpartition(" ")[2].lower()
    if len(last) < 2 or not last.isalpha():
        return ()
    return tuple(f"{key}:" for key in keys if key.startswith(last))
