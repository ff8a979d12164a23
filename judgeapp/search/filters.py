"""Filters among the words of a question, "card:BT1-010 since:2026 blocker"; and those responsible for no result."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

# A key, and a value of one word or in quotes.
_FILTER = re.compile(r"(?<![\w:])(?P<key>[a-z]+):(?:\"(?P<quoted>[^\"]*)\"?|(?P<word>[^\s\"]+))", re.IGNORECASE)


class RulesFilterKey(StrEnum):
    """Keys that clauses and passages can be filtered by, besides their language."""

    EDITION = "edition"  # an edition of the Comprehensive Rules


OTHER_LANGUAGES = "other"  # the value of "lang:" for languages that you don't read


class TypedFilter(NamedTuple):
    """Filter of a question: `key` in lower case, `value` as typed."""

    key: str
    value: str

    @property
    def written(self) -> str:
        return f'{self.key}:"{self.value}"' if " " in self.value else f"{self.key}:{self.value}"


class FilteredQuestion(NamedTuple):
    """Question taken apart: its `words` without its filters, and these."""

    words: str
    filters: tuple[TypedFilter, ...]


def filtered(question: str, keys: Collection[str]) -> FilteredQuestion:
    """Question without its filters, and the filters. Anything like a filter with an unknown key is words."""
    filters: list[TypedFilter] = []

    def taken(match: re.Match[str]) -> str:
        typed = _typed(match)
        if typed.key not in keys:
            return match[0]
        filters.append(typed)
        return " "

    words = _FILTER.sub(taken, question)
    return FilteredQuestion(" ".join(words.split()) if filters else question, tuple(filters))


def toggled(question: str, filters: Collection[TypedFilter]) -> str:
    """A question with these filters after its words, or without them if it has them all."""
    toggled_filters = {_compared(typed) for typed in filters}
    met: set[TypedFilter] = set()

    def left(match: re.Match[str]) -> str:
        typed = _compared(_typed(match))
        met.update({typed} & toggled_filters)
        return " " if typed in toggled_filters else match[0]

    rest = " ".join(_FILTER.sub(left, question).split())
    if met == toggled_filters:
        return rest
    missing = [typed for typed in filters if _compared(typed) not in met]
    return " ".join((question.strip(), *(typed.written for typed in missing))).strip()


def _typed(match: re.Match[str]) -> TypedFilter:
    value = match["quoted"] if match["quoted"] is not None else match["word"]
    return TypedFilter(match["key"].lower(), value.strip())


def _compared(typed: TypedFilter) -> TypedFilter:
    return TypedFilter(typed.key, typed.value.casefold())


def completions(question: str, keys: Collection[str]) -> tuple[str, ...]:
    """The keys that the last word of a question may become, each with its colon."""
    last = question.rpartition(" ")[2].lower()
    if len(last) < 2 or not last.isalpha():
        return ()
    return tuple(f"{key}:" for key in keys if key.startswith(last))


_MAXIMUM = 8  # filters that are tried in pairs


class EmptiedWhy(StrEnum):
    ALONE = "alone"  # one of the filters alone lets nothing pass
    TOGETHER = "together"  # each filter lets something pass, all together nothing
    WORDS = "words"  # nothing has the words, with or without filters
    BESIDE_WORDS = "beside-words"  # what passes the filters lacks the words, or there are no words


class Emptied(NamedTuple):
    """Reason for an empty result: the `filters` that let nothing pass, in the order of typing."""

    why: EmptiedWhy
    filters: tuple[TypedFilter, ...]


def emptied(asked: FilteredQuestion, finds: Callable[[str, Sequence[TypedFilter]], bool]) -> Emptied:
    """Filters or words of a question responsible for an empty result. `finds` returns whether words, maybe none, with
    filters find anything."""
    filters = tuple(dict.fromkeys(asked.filters))
    if alone := tuple(one_filter for one_filter in filters if not finds("", (one_filter,))):
        return Emptied(EmptiedWhy.ALONE, alone)
    for two in combinations(filters[:_MAXIMUM], 2):
        if not finds("", two):
            return Emptied(EmptiedWhy.TOGETHER, two)
    if not finds("", filters):
        return Emptied(EmptiedWhy.TOGETHER, filters)
    if asked.words.strip() and not finds(asked.words, ()):
        return Emptied(EmptiedWhy.WORDS, ())
    lacking = tuple(one_filter for one_filter in filters if not finds(asked.words, (one_filter,)))
    return Emptied(EmptiedWhy.BESIDE_WORDS, lacking or filters)
