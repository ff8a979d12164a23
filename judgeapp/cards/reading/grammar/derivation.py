"""Derivations: how a text was read, which phrase in which words, and what filled its slots; and
the meaning that follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from judgeapp.cards.reading.grammar.each import NotForEachError, for_each
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import FOR_EACH, REST, Meaning, Series, Wording


class SaidPhrase(NamedTuple):
    """A phrase, said in one of its wordings."""

    wording: Wording
    slots: tuple[tuple[str, Derivation], ...]
    meaning: Meaning


class Several(NamedTuple):
    """Parts of a series. `words`: what stood between them; empty if nothing was read."""

    kind: str
    parts: tuple[Derivation, ...]
    meaning: Meaning
    words: tuple[str, ...] = ()


class Gathered(NamedTuple):
    """Parts of a bag, each with the place where it stood."""

    kind: str
    parts: tuple[tuple[str, Derivation], ...]
    meaning: Meaning


class Written(NamedTuple):
    """A number or a name as it is written."""

    kind: str
    meaning: Meaning


Derivation: TypeAlias = SaidPhrase | Several | Gathered | Written


def parts_of(derivation: Derivation) -> Iterator[Derivation]:
    """What a derivation is made of."""
    match derivation:
        case SaidPhrase(slots=slots):
            yield from (part for _, part in slots)
        case Several(parts=several):
            yield from several
        case Gathered(parts=gathered):
            yield from (part for _, part in gathered)


def lessons_in(derivation: Derivation) -> Iterator[Lesson]:
    """What of it was read in words that were taught."""
    if isinstance(derivation, SaidPhrase) and derivation.wording.lesson is not None:
        yield derivation.wording.lesson
    for part in parts_of(derivation):
        yield from lessons_in(part)


def several(
    kind: str, series: Series, parts: Sequence[Derivation], words: Sequence[str]
) -> Several:
    """The derivation of a series; the parts of a flat one are joined."""
    if not series.flat:
        return Several(kind, tuple(parts), [p.meaning for p in parts], tuple(words))
    joined: list[Derivation] = []
    between: list[str] = []
    meaning: list[Meaning] = []
    for place, part in enumerate(parts):
        between += words[place - 1 : place]
        joined += part.parts if isinstance(part, Several) else [part]
        between += part.words if isinstance(part, Several) else ()
        meaning += part.meaning
    return Several(kind, tuple(joined), meaning, tuple(between))


def laid_together(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any] | None:
    """Two partial meanings as one; None if they say different things about the same."""
    if any(key in one and one[key] != other[key] for key in other):
        return None
    return {**one, **other}


class SaidTwiceError(Exception):
    """What fills a slot says something else of what the phrase itself says, or has no number for
    what is said of one."""


def fill(meaning: Meaning, slots: Mapping[str, Meaning]) -> Meaning:
    """A meaning with its slots filled. What fills REST is laid together with what it stands
    beside. Raises SaidTwiceError."""
    if isinstance(meaning, str):
        return slots[meaning[1:]] if meaning.startswith("$") else meaning
    if isinstance(meaning, dict):
        if FOR_EACH in meaning:
            try:
                return for_each(fill(meaning[FOR_EACH], slots), fill(meaning["of"], slots))
            except NotForEachError as error:
                raise SaidTwiceError from error
        filled = {key: fill(part, slots) for key, part in meaning.items() if key != REST}
        if REST not in meaning:
            return filled
        whole = laid_together(filled, fill(meaning[REST], slots))
        if whole is None:
            raise SaidTwiceError
        return whole
    if isinstance(meaning, list):
        return [fill(part, slots) for part in meaning]
    return meaning
