"""Marks on matches in a text, and the part of a long text to show."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from judgeapp.language.folding import Folded, fold, fold_with_origins, has_cjk
from judgeapp.language.words import stems, words
from judgeapp.search.answer import Mark

# Letters that fill two lines of a result.
_SNIPPET_CJK, _SNIPPET_LATIN = 80, 170
_LEAD = 0.3  # share of a snippet before its first mark
_ELLIPSIS = "…"
_SPACE = re.compile(r"\s")


class _LatinWords(NamedTuple):
    """The Latin words and numbers of a text: their spans, the forms of each, and for each form its words."""

    starts: array[int]
    ends: array[int]
    forms: tuple[frozenset[str], ...]
    having: dict[str, tuple[int, ...]]


@cache
def _forms(word: str) -> frozenset[str]:
    # Thousands of texts share the same words, so cache their forms.
    return frozenset(stems(word))


@cache
def _once(at: int) -> tuple[int, ...]:
    # Most forms occur once in a text, so share these tuples.
    return (at,)


@lru_cache(maxsize=8192)
def _latin_words(folded: str) -> _LatinWords:
    latin = [w for w in words(folded) if not w.cjk]
    forms = tuple(_forms(w.text) for w in latin)
    having: dict[str, tuple[int, ...]] = {}
    for at, known in enumerate(forms):
        for form in known:
            having[form] = (*having[form], at) if form in having else _once(at)
    return _LatinWords(array("I", [w.start for w in latin]), array("I", [w.end for w in latin]), forms, having)


def read_words(folded: str) -> None:
    """Keep the words of a text ready, in which something will be looked for."""
    if folded:
        _latin_words(folded)


class Needles:
    """Folded words and names to look for in folded texts.

    Those with Chinese or Japanese letters are found anywhere, the longest at each place; others as whole words, in any
    form of the word."""

    def __init__(self, needles: Iterable[str]) -> None:
        self.texts = tuple(dict.fromkeys(needles))
        runs = [n for n in self.texts if has_cjk(n)]
        longest_first = sorted(runs, key=len, reverse=True)
        self._runs = re.compile("|".join(map(re.escape, longest_first))) if runs else None
        # Latin phrases by each form of their first word.
        self._phrases: dict[str, list[tuple[frozenset[str], ...]]] = {}
        for needle in self.texts:
            if needle in runs:
                continue
            phrase = _latin_words(needle).forms
            for form in phrase[0] if phrase else ():
                self._phrases.setdefault(form, []).append(phrase)
        self._firsts = frozenset(self._phrases)

    def spans(self, folded: str) -> list[tuple[int, int]]:
        """Places in a folded text that have any of them, in order, possibly overlapping."""
        return _spans(self, folded) if folded else []

    def _look_for(self, folded: str) -> list[tuple[int, int]]:
        places: list[tuple[int, int]] = []
        if self._runs is not None and not folded.isascii():
            places = [match.span() for match in self._runs.finditer(folded)]
        if self._firsts and (begun := self._firsts & (text := _latin_words(folded)).having.keys()):
            places += self._phrase_spans(text, begun)
        if len(places) > 1:
            places.sort()
        return places

    def are_in(self, folded: str) -> bool:
        if self._runs is not None and not folded.isascii() and self._runs.search(folded):
            return True
        if self._firsts and (begun := self._firsts & (text := _latin_words(folded)).having.keys()):
            return any(True for _ in self._phrase_spans(text, begun))
        return False

    def _phrase_spans(self, text: _LatinWords, begun: Iterable[str]) -> Iterator[tuple[int, int]]:
        starts, ends, forms = text.starts, text.ends, text.forms
        for form in begun:
            begins = text.having[form]
            for phrase in self._phrases[form]:
                # The first word matches: its form led here.
                if len(phrase) == 1:
                    yield from ((starts[at], ends[at]) for at in begins)
                    continue
                for at in begins:
                    end = at + len(phrase) - 1
                    if end < len(forms) and not any(map(frozenset.isdisjoint, phrase[1:], forms[at + 1 : end + 1])):
                        yield starts[at], ends[end]


# Each key looks for the other words of a question in the same texts again.
@lru_cache(maxsize=4096)
def _spans(needles: Needles, folded: str) -> list[tuple[int, int]]:
    return needles._look_for(folded)


def marks_in(text: str, needles: Sequence[str]) -> tuple[Mark, ...]:
    """Marks of matches in a text, in order, merged if they overlap."""
    return _marks(_folded(text), _needles(tuple(needles)))


# Each key typed searches many of the same texts again.
@lru_cache(maxsize=1024)
def _folded(text: str) -> Folded:
    return fold_with_origins(text)


@lru_cache(maxsize=16)
def _needles(texts: tuple[str, ...]) -> Needles:
    return Needles(map(fold, texts))


def _marks(folded: Folded, needles: Needles) -> tuple[Mark, ...]:
    merged: list[tuple[int, int]] = []
    for start, end in needles.spans(folded.text):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(Mark(*folded.span(start, end)) for start, end in merged)


class FoldedLine(NamedTuple):
    """A text on one line, with its folded form."""

    text: str
    folded: Folded

    @classmethod
    def of(cls, text: str) -> FoldedLine:
        line = " ".join(text.split())
        return cls(line, _folded(line))


def snippet(line: FoldedLine, needles: Needles) -> tuple[str, tuple[Mark, ...]]:
    """The part of a line with the most matches, and its marks."""
    text = line.text
    marks = _marks(line.folded, needles)
    room = _SNIPPET_CJK if has_cjk(text[:40]) else _SNIPPET_LATIN
    if len(text) <= room:
        return text, marks
    start = min(_best_start(marks, room), len(text) - room)
    if start and room == _SNIPPET_LATIN and (space := _SPACE.search(text, start)):
        start = space.end()
    end = start + room
    head, tail = _ELLIPSIS * (start > 0), _ELLIPSIS * (end < len(text))
    shift = len(head) - start
    kept = tuple(
        Mark(max(m.start, start) + shift, min(m.end, end) + shift) for m in marks if m.end > start and m.start < end
    )
    return head + text[start:end] + tail, kept


def _best_start(marks: Sequence[Mark], room: int) -> int:
    """The start of the window that holds the most marked letters."""
    best, best_weight = 0, 0
    for first in marks:
        start = max(0, first.start - int(room * _LEAD))
        weight = sum(m.end - m.start for m in marks if m.start >= start and m.end <= start + room)
        if weight > best_weight:
            best, best_weight = start, weight
    return best
