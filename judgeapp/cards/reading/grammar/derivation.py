"""Derivations: the phrases and words that a text was read with, the fillings of slots, and the meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from judgeapp.cards.reading.grammar.each import NotForEachError, for_each, may_be_of_all
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import FOR_EACH, REST, Meaning, PhraseBook, Series, Wording


class SaidPhrase(NamedTuple):
    wording: Wording
    slots: tuple[tuple[str, Derivation], ...]
    meaning: Meaning


class Several(NamedTuple):
    """Parts of a series. `words`: the text between them; empty if nothing was read."""

    kind: str
    parts: tuple[Derivation, ...]
    meaning: Meaning
    words: tuple[str, ...] = ()


class Gathered(NamedTuple):
    """Parts of a bag, each with its original place."""

    kind: str
    parts: tuple[tuple[str, Derivation], ...]
    meaning: Meaning


class Written(NamedTuple):
    """A number or a name as written."""

    kind: str
    meaning: Meaning


Derivation: TypeAlias = SaidPhrase | Several | Gathered | Written


def parts_of(derivation: Derivation) -> Iterator[Derivation]:
    match derivation:
        case SaidPhrase(slots=slots):
            yield from (part for _, part in slots)
        case Several(parts=several):
            yield from several
        case Gathered(parts=gathered):
            yield from (part for _, part in gathered)


def lessons_in(derivation: Derivation) -> Iterator[Lesson]:
    if isinstance(derivation, SaidPhrase) and derivation.wording.lesson is not None:
        yield derivation.wording.lesson
    for part in parts_of(derivation):
        yield from lessons_in(part)


def several(kind: str, series: Series, parts: Sequence[Derivation], words: Sequence[str]) -> Several:
    """The derivation of a series; the parts of a flat one are joined."""
    if not series.flat:
        return Several(kind, tuple(parts), [p.meaning for p in parts], tuple(words))
    joined: list[Derivation] = []
    between: list[str] = []
    meaning: list[Meaning] = []
    for index, part in enumerate(parts):
        between += words[index - 1 : index]
        joined += part.parts if isinstance(part, Several) else [part]
        between += part.words if isinstance(part, Several) else ()
        meaning += part.meaning
    return Several(kind, tuple(joined), meaning, tuple(between))


def is_open_of_what(series: Series, parts: Sequence[Derivation], words: Sequence[str]) -> bool:
    """ "It gets +1000 DP and gains <Security A. +1> for each ...": the one or both? "It gets ..., and it gains ... for
    each ..." leaves nothing open, where they are two."""
    if len(parts) < 2 or not series.across or (len(parts) == 2 and words[-1] not in series.across):
        return False
    meanings = [part.meaning for part in parts]
    return may_be_of_all(meanings) or _may_be_by_the_same(meanings)


# Prohibitions for effects, of anyone if none is named.
_DENIED_TO_EFFECTS = (
    "have-dp-reduced",
    "be-returned",
    "be-deleted-by-effects",
    "have-sources-trashed",
    "have-stacked-trashed",
)


def _may_be_by_the_same(denials: Sequence[Meaning]) -> bool:
    """ "It can't have its DP reduced or be returned to hands by your opponent's effects": is its DP not reduced by
    them, or by no effect?"""
    names_whose = [
        "by" in denial for denial in denials if isinstance(denial, dict) and denial.get("deed") in _DENIED_TO_EFFECTS
    ]
    return len(names_whose) > 1 and names_whose[-1] and not all(names_whose)


def leaves_open(derivation: Derivation, book: PhraseBook) -> bool:
    """True if the scope of a part is unclear: of "for each ...", or the color in "1 red Digimon card or Tamer card"."""
    match derivation:
        case Several(kind, parts, _, words) if words:
            if is_open_of_what(book.series[kind], parts, words):
                return True
        case Gathered(parts=gathered) if any(place == "before" for place, _ in gathered):
            nouns = (part for place, part in gathered if place == "noun")
            sorts = (series for noun in nouns for series in parts_of(noun) if isinstance(series, Several))
            if any(word in book.series[series.kind].across for series in sorts for word in series.words):
                return True
    return any(leaves_open(part, book) for part in parts_of(derivation))


def laid_together(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any] | None:
    """Two partial meanings as one; None if they say different things about the same."""
    for key in second:
        if key in first and first[key] != second[key]:
            return None
    return {**first, **second}


# Contents of a meaning's slots, by their names.
Filling: TypeAlias = Callable[[Mapping[str, Meaning]], Meaning]


class SaidTwiceError(Exception):
    """A slot is filled with a value that contradicts the phrase, or lacks the number that the phrase modifies."""


def filling(meaning: Meaning) -> Filling:
    """Function that fills the slots of a meaning. A part without slots is always the same. The filling of REST is
    merged with its neighbours. It raises SaidTwiceError."""
    if isinstance(meaning, dict) and FOR_EACH in meaning:
        return _filling_each(filling(meaning[FOR_EACH]), filling(meaning["of"]))
    if isinstance(meaning, dict) and REST in meaning:
        beside = {key: part for key, part in meaning.items() if key != REST}
        return _filling_beside(filling(beside), filling(meaning[REST]))
    if isinstance(meaning, str) and meaning.startswith("$"):
        return itemgetter(meaning[1:])
    if not _varies(meaning):
        return lambda slots: meaning
    if isinstance(meaning, dict):
        return _filling_fields(meaning)
    parts = [filling(part) for part in meaning]
    return lambda slots: [part(slots) for part in parts]


def _varies(meaning: Meaning) -> bool:
    """True if a meaning has slots, or merged or repeated parts."""
    if isinstance(meaning, dict):
        return REST in meaning or FOR_EACH in meaning or any(map(_varies, meaning.values()))
    if isinstance(meaning, list):
        return any(map(_varies, meaning))
    return isinstance(meaning, str) and meaning.startswith("$")


def _filling_fields(meaning: Mapping[str, Meaning]) -> Filling:
    parts = [(key, filling(part)) for key, part in meaning.items() if _varies(part)]

    def fill(slots: Mapping[str, Meaning]) -> Meaning:
        filled = dict(meaning)
        for key, part in parts:
            filled[key] = part(slots)
        return filled

    return fill


def _filling_beside(beside: Filling, rest: Filling) -> Filling:
    def fill(slots: Mapping[str, Meaning]) -> Meaning:
        whole = laid_together(beside(slots), rest(slots))
        if whole is None:
            raise SaidTwiceError
        return whole

    return fill


def _filling_each(times: Filling, doing: Filling) -> Filling:
    def fill(slots: Mapping[str, Meaning]) -> Meaning:
        try:
            return for_each(times(slots), doing(slots))
        except NotForEachError as error:
            raise SaidTwiceError from error

    return fill
