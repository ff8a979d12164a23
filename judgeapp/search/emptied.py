"""Reason for which filters leave nothing over: nothing passes one of them, or they go against each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

from judgeapp.search.filters import FilteredQuestion, TypedFilter

_MOST = 8  # filters of which each two are tried


class EmptiedWhy(StrEnum):
    ALONE = "alone"  # nothing passes each of the filters
    TOGETHER = "together"  # something passes each of them, and nothing passes all
    WORDS = "words"  # nothing has the words, with filters or without
    BESIDE_WORDS = "beside-words"  # what passes the filters has not the words, or there are none


class Emptied(NamedTuple):
    """`filters` are those that left nothing over, in the order in which they are typed."""

    why: EmptiedWhy
    filters: tuple[TypedFilter, ...]


def emptied(asked: FilteredQuestion, finds: Callable[[str, Sequence[TypedFilter]], bool]) -> Emptied:
    """Filters or words of a question that are to blame where nothing is found. `finds` says whether anything is found
    for words, which may be none, with filters."""
    filters = tuple(dict.fromkeys(asked.filters))
    if alone := tuple(one_filter for one_filter in filters if not finds("", (one_filter,))):
        return Emptied(EmptiedWhy.ALONE, alone)
    for two in combinations(filters[:_MOST], 2):
        if not finds("", two):
            return Emptied(EmptiedWhy.TOGETHER, two)
    if not finds("", filters):
        return Emptied(EmptiedWhy.TOGETHER, filters)
    if asked.words.strip() and not finds(asked.words, ()):
        return Emptied(EmptiedWhy.WORDS, ())
    lacking = tuple(one_filter for one_filter in filters if not finds(asked.words, (one_filter,)))
    return Emptied(EmptiedWhy.BESIDE_WORDS, lacking or filters)
