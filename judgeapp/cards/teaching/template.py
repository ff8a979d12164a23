"""Meaning of a taught phrase, with its marked parts left open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Any, NamedTuple

from judgeapp.cards.reading.grammar.derivation import (
    Derivation,
    Gathered,
    SaidPhrase,
    SaidTwiceError,
    Several,
    Written,
    filling,
    laid_together,
    parts_of,
)
from judgeapp.cards.reading.grammar.parsing import Parser
from judgeapp.cards.reading.grammar.phrases import REST, Meaning, PhraseBook

# Levels at which a mark may be part of the meaning: "red" is a color, a list of colors, an adjective.
_MAX_WAYS = 24


class Template(NamedTuple):
    """A meaning with `$slots`, and the kind of each mark's slot."""

    means: Meaning
    kinds: dict[str, str]


class _Place(NamedTuple):
    """A part of a derivation that equals a mark's text, and its kind."""

    part: int
    kind: str


def templates(
    book: PhraseBook, parser: Parser, whole: Derivation, spans: Mapping[str, tuple[int, int]]
) -> Iterator[Template]:
    """The ways to leave the marks open, the most general first.

    whole -- the reading by `parser`; spans -- the marks, and their places in its text"""
    places = [[*_places(book, parser, whole, span)] for span in spans.values()]
    slots = [f"part{number}" for number in range(1, len(spans) + 1)]
    for way in islice(product(*places), _MAX_WAYS):
        named = {place.part: slot for place, slot in zip(way, slots, strict=True)}
        if len(named) < len(spans):
            continue
        means = _opened(whole, named)
        if means is None:
            continue
        parts = {slot: _part(whole, part) for part, slot in named.items()}
        values = {slot: part.meaning for slot, part in parts.items() if part is not None}
        try:
            if filling(means)(values) != whole.meaning:
                continue
        except (SaidTwiceError, KeyError, TypeError):
            continue
        yield Template(means, {mark: place.kind for mark, place in zip(spans, way, strict=True)})


def open_marks(
    book: PhraseBook, parser: Parser, whole: Derivation, spans: Mapping[str, tuple[int, int]]
) -> Iterator[str]:
    """The marks that are parts of the reading."""
    for mark, span in spans.items():
        if any(True for _ in _places(book, parser, whole, span)):
            yield mark


def _places(book: PhraseBook, parser: Parser, whole: Derivation, span: tuple[int, int]) -> Iterator[_Place]:
    """The parts exactly between two places, the outermost first."""
    there: dict[int, set[str]] = {}
    for kind, derivation in parser.found_between(*span):
        there.setdefault(id(derivation), set()).add(kind)
    for part, kinds in _parts(book, whole):
        known = there.get(id(part), set())
        yield from (_Place(id(part), kind) for kind in kinds if kind in known)


def _parts(book: PhraseBook, whole: Derivation) -> Iterator[tuple[Derivation, tuple[str, ...]]]:
    """All parts below a derivation, outer ones first, each with the kinds that may be there."""
    below: list[tuple[Derivation, tuple[str, ...]]]
    match whole:
        case SaidPhrase(wording=wording, slots=slots):
            kind_of = {slot.name: slot.kind for slot in wording.slots}
            below = [(part, (kind_of[name],)) for name, part in slots]
        case Several(kind=kind, parts=parts):
            series = book.series[kind]
            below = [(part, (series.of, series.ends)) for part in parts]
        case Gathered(kind=kind, parts=gathered):
            bag = book.bags[kind]
            below = [(part, (getattr(bag, place),)) for place, part in gathered]
        case _:
            below = []
    yield from below
    for part, _ in below:
        yield from _parts(book, part)


def _part(whole: Derivation, wanted: int) -> Derivation | None:
    if id(whole) == wanted:
        return whole
    for part in parts_of(whole):
        if (inner := _part(part, wanted)) is not None:
            return inner
    return None


def _opened(whole: Derivation, slots: Mapping[int, str]) -> Meaning | None:
    """The meaning with some parts left open; None if they can't be."""
    if id(whole) in slots:
        return f"${slots[id(whole)]}"
    match whole:
        case Written(meaning=meaning):
            return meaning
        case SaidPhrase(wording=wording, slots=filled):
            return _filled(wording.phrase.means, {n: _opened(part, slots) for n, part in filled})
        case Several(kind=_, parts=parts, meaning=meaning):
            opened = [_opened(part, slots) for part in parts]
            if opened == [part.meaning for part in parts]:
                return meaning
            # Parts that are lists were joined.
            flat = [part.meaning for part in parts] != meaning
            return None if flat or any(meaning_of_part is None for meaning_of_part in opened) else opened
        case Gathered(parts=gathered):
            together: Any = {}
            for _, part in gathered:
                together = _together(together, _opened(part, slots))
            return together


def _filled(means: Meaning, parts: Mapping[str, Meaning | None]) -> Meaning | None:
    """Meaning with its slots filled, as `filling` does it, with parts that may be open."""
    if isinstance(means, str):
        return parts[means[1:]] if means.startswith("$") else means
    if isinstance(means, dict):
        filled = {key: _filled(part, parts) for key, part in means.items() if key != REST}
        if any(part is None and means[key] is not None for key, part in filled.items()):
            return None
        if REST not in means:
            return filled
        return _together(filled, _filled(means[REST], parts))
    if isinstance(means, list):
        listed = [_filled(part, parts) for part in means]
        return None if any(part is None for part in listed) else listed
    return means


def _together(first: Meaning | None, second: Meaning | None) -> Meaning | None:
    """Two partial meanings as one; one of them may be open."""
    if isinstance(second, str) and second.startswith("$"):
        second = {REST: second}
    if not isinstance(first, dict) or not isinstance(second, dict):
        return None
    if REST in first and REST in second:
        return None
    return laid_together(first, second)
