"""Share of a card file that is understood, gate by gate, and the gaps that would unlock most cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from judgeapp.cards.readers import read_cards
from judgeapp.cards.reading.compiler import Part, Understanding
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import CardReading
from judgeapp.cards.vocabulary import words_of
from judgeapp.engine.lang import Timing, Token

_SHAPES = ((re.compile(r"\[[^\[\]]*\]|「[^「」]*」"), "[~]"), (re.compile(r"\d+"), "#"), (re.compile(r"\s+"), " "))


class Gap(Struct, frozen=True):
    """A shape of text that is not understood: how many cards have it, for how many of them it is the only gap, and an
    example."""

    shape: str
    cards: int
    unlocks: int
    example: str
    number: str


class Coverage(Struct, frozen=True):
    """Counts over card records.

    effects    -- effects of all texts; a special line is none
    understood -- those that pass every gate
    partly     -- those of which some sentences do
    faults     -- left-over spans by the gate that they failed
    taught     -- those of them that do so only with what was taught
    cards      -- records; vanilla: those without any text or line
    cards_understood -- those of which every effect and every line is understood, vanilla ones included
    """

    cards: int
    cards_vanilla: int
    cards_understood: int
    effects: int
    understood: int
    partly: int
    lines: int
    lines_understood: int
    faults: dict[str, int]
    gaps: tuple[Gap, ...]
    taught: int = 0


def coverage(records: Sequence[CardRecord], gaps: int = 40, taught: tuple[TaughtPhrase, ...] = ()) -> Coverage:
    """Reads every card; `gaps`: how many of the gaps to list, those that unlock most first; `taught`: as read_text has
    it."""
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
        count["taught"] += sum(bool(part.taught) and not part.left for part in parts)
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
    """(shape, text) of everything on a card that is not understood."""
    for _, text_read in reading.readings:
        for part in text_read.parts:
            yield from _of_part(part, text_read.text, faults)
    for line in reading.lines:
        if line.means is None:
            faults[str(line.why)] += 1
            shape = _shape(line.text)
            yield f"({line.kind}) {shape}", line.text


def _of_part(part: Part, text: str, faults: Counter[str]) -> Iterator[tuple[str, str]]:
    for left in part.left:
        faults[str(left.why)] += 1
        span = text[left.start : left.end].strip()
        yield _shape(span), span


def _shape(text: str) -> str:
    for pattern, by in _SHAPES:
        text = pattern.sub(by, text)
    return text.strip()


class Agreement(Struct, frozen=True):
    """Cards that are understood in two languages, and those whose trees differ.

    Names and traits are words of their language and can't be compared, nor how many there are of them (one language has
    two words for what another has one for); where they stand is.
    """

    compared: int
    same: int
    different: tuple[str, ...]


def agreement(ones: Sequence[CardRecord], others: Iterable[CardRecord]) -> Agreement:
    """Compares the effects and inherited effects of cards that are in both, where each is wholly understood. Security
    effects are not compared: files leave them out."""
    theirs = {record.number: record for record in others}
    both = [(own, theirs[own.number]) for own in ones if own.number in theirs]
    readings = (
        read_cards([record for record, _ in both], known=words_of(ones)),
        read_cards([record for _, record in both], known=words_of(theirs.values())),
    )
    compared, different = 0, []
    for a, b in zip(*readings, strict=True):
        if not (a.readings and b.readings and _is_whole(a) and _is_whole(b)):
            continue
        compared += 1
        if _trees(a) != _trees(b):
            different.append(a.record.number)
    return Agreement(compared, compared - len(different), tuple(different))


def _is_whole(reading: CardReading) -> bool:
    return all(text_read.state is Understanding.UNDERSTOOD for _, text_read in reading.readings)


def _trees(reading: CardReading) -> Any:
    own = [e for e in reading.effect.effects if e.timings != (Timing.SECURITY,)]
    return _without_words((own, reading.inherited.effects))


_WORDS = frozenset(("has_name", "name_has", "name_parts", "has_trait", "trait_has", "text_has", "names", "traits"))


def _without_words(part: Any) -> Any:
    """Records as tables of all their fields, by their kind."""
    if isinstance(part, list | tuple):
        return [_without_words(element) for element in part]
    if not isinstance(part, Struct):
        return part
    # A token's name is another in each language.
    words = _WORDS | {"name"} if isinstance(part, Token) else _WORDS
    fields = ((name, getattr(part, name)) for name in part.__struct_fields__)
    values = {name: "words" if name in words and value else _without_words(value) for name, value in fields}
    return {"": type(part).__name__, **values}
