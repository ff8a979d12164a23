"""Coverage of a card file: how much of it is understood, and the gaps that would unlock most cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from judgeapp.cards.readers import read_cards
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.reading.parts import Part, Understanding
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import CardReading
from judgeapp.cards.vocabulary import words_of
from judgeapp.engine.lang import Becomes, Timing, Token

_SHAPES = ((re.compile(r"\[[^\[\]]*\]|「[^「」]*」"), "[~]"), (re.compile(r"\d+"), "#"), (re.compile(r"\s+"), " "))


class Gap(Struct, frozen=True):
    """Shape of text that is not understood."""

    shape: str
    cards: int  # how many have it
    unlocks: int  # how many of them have no other gap
    example: str  # one of its texts, of the card `number`
    number: str


class Coverage(Struct, frozen=True):
    """Counts over card records."""

    cards: int  # all records
    cards_vanilla: int  # those without any text or special line
    cards_understood: int  # those with every effect and line understood, vanilla ones included
    effects: int  # effects in all texts, without special lines
    understood: int  # those that pass every gate
    partly: int  # those with some sentences that do
    lines: int
    lines_understood: int
    faults: dict[str, int]  # number of spans that failed, by gate
    gaps: tuple[Gap, ...]
    taught: int = 0  # understood effects that need a lesson


def coverage(records: Sequence[CardRecord], gaps: int = 40, taught: tuple[TaughtPhrase, ...] = ()) -> Coverage:
    """Read every card and count. `gaps`: how many to list, those that unlock most first; `taught`: as in read_text."""
    known = words_of(records)
    count: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    shapes: dict[str, list[tuple[str, str, bool]]] = {}
    for record, reading in zip(records, read_cards(records, taught, known), strict=True):
        parts = [part for _, reading_of_text in reading.readings for part in reading_of_text.parts]
        count["cards"] += 1
        count["vanilla"] += not parts and not reading.lines
        count["whole"] += reading.state is Understanding.UNDERSTOOD
        count["effects"] += len(parts)
        count["understood"] += sum(part.state is Understanding.UNDERSTOOD for part in parts)
        count["taught"] += sum(bool(part.taught) and not part.gaps for part in parts)
        count["partly"] += sum(part.state is Understanding.PARTLY for part in parts)
        count["lines"] += len(reading.lines)
        count["lines understood"] += sum(line.means is not None for line in reading.lines)
        missing = dict(_missing(reading, faults))
        for shape, text in missing.items():
            shapes.setdefault(shape, []).append((record.number, text, len(missing) == 1))
    ranked = sorted(
        (_gap(shape, reading_of_text) for shape, reading_of_text in shapes.items()),
        key=lambda gap: (-gap.unlocks, -gap.cards, gap.shape),
    )
    return Coverage(
        cards=count["cards"],
        cards_vanilla=count["vanilla"],
        cards_understood=count["whole"],
        effects=count["effects"],
        understood=count["understood"],
        partly=count["partly"],
        lines=count["lines"],
        lines_understood=count["lines understood"],
        faults=dict(sorted(faults.items())),
        gaps=tuple(ranked[:gaps]),
        taught=count["taught"],
    )


def _gap(shape: str, places: list[tuple[str, str, bool]]) -> Gap:
    number, text, _ = places[0]
    return Gap(shape, len(places), sum(only for _, _, only in places), text, number)


def _missing(reading: CardReading, faults: Counter[str]) -> Iterator[tuple[str, str]]:
    """(shape, text) of every gap on a card; counts them in `faults`."""
    for _, text_read in reading.readings:
        for part in text_read.parts:
            yield from _gaps_in_part(part, text_read.text, faults)
    for line in reading.lines:
        if line.means is None:
            faults[str(line.why)] += 1
            shape = _shape(line.text)
            yield f"({line.kind}) {shape}", line.text


def _gaps_in_part(part: Part, text: str, faults: Counter[str]) -> Iterator[tuple[str, str]]:
    for left in part.gaps:
        faults[str(left.why)] += 1
        span = text[left.start : left.end].strip()
        yield _shape(span), span


def _shape(text: str) -> str:
    for pattern, by in _SHAPES:
        text = pattern.sub(by, text)
    return text.strip()


class Agreement(Struct, frozen=True):
    """Comparison of the meanings of cards that are understood in two languages.

    Names and traits are compared by position only: their words differ between languages, and even their number."""

    compared: int
    same: int
    different: tuple[str, ...]


def agreement(ones: Sequence[CardRecord], others: Iterable[CardRecord]) -> Agreement:
    """Compare the effects and inherited effects of cards that are fully understood in both. A text that one of the
    files leaves out is not compared, nor are security effects, which most leave out."""
    others_by_number = {record.number: record for record in others}
    both = [(own, others_by_number[own.number]) for own in ones if own.number in others_by_number]
    readings = (
        read_cards([record for record, _ in both], known=words_of(ones)),
        read_cards([record for _, record in both], known=words_of(others_by_number.values())),
    )
    compared, different = 0, []
    for a, b in zip(*readings, strict=True):
        if not (a.readings and b.readings and _is_whole(a) and _is_whole(b)):
            continue
        trees = [pair for pair in zip(_trees(a), _trees(b), strict=True) if all(pair)]
        if not trees:
            continue
        compared += 1
        if any(own != other for own, other in trees):
            different.append(a.record.number)
    return Agreement(compared, compared - len(different), tuple(different))


def _is_whole(reading: CardReading) -> bool:
    return all(text_read.state is Understanding.UNDERSTOOD for _, text_read in reading.readings)


def _trees(reading: CardReading) -> tuple[Any, Any]:
    """Meanings of the effects and of the inherited effects; empty if nothing is printed."""
    own = [e for e in reading.effect.effects if e.timings != (Timing.SECURITY,)]
    return _without_words(own), _without_words(reading.inherited.effects)


_WORDS = frozenset(("has_name", "name_has", "name_parts", "has_trait", "trait_has", "text_has", "names", "traits"))


def _without_words(part: Any) -> Any:
    """Records as dicts of all their fields, with words replaced by a placeholder."""
    if isinstance(part, list | tuple):
        return [_without_words(element) for element in part]
    if not isinstance(part, Struct):
        return part
    # A name, a token's or a given one, differs between languages.
    words = _WORDS | {"name"} if isinstance(part, Token | Becomes) else _WORDS
    fields = ((name, getattr(part, name)) for name in part.__struct_fields__)
    values = {name: "words" if name in words and value else _without_words(value) for name, value in fields}
    for alike in ("gifts", "conditions", "colors"):
        if values.get(alike):
            # Their order doesn't matter: they are given at once, or asked for in any order.
            values[alike] = sorted(values[alike], key=str)
    return {"": type(part).__name__, **values}
