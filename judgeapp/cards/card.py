"""A card: its records in all languages together. Cards with one number are one card (2-11-1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.fields import FIELDS, Agreement, value_at, with_values
from judgeapp.cards.record import CardRecord
from judgeapp.engine.words import Color

# Facts that do not depend on the language.
FACTS = tuple(field.path for field in FIELDS if field.agreement is not Agreement.EACH)
# Facts that a record may visibly lack. A card without a level, DP or cost may well have none.
_SHARED = tuple(field.path for field in FIELDS if field.agreement is Agreement.SHARED)
# Number of copies that a card's (Rule) allows in a deck (2-3-5-2).
_COPIES = (
    re.compile(r"include up to (\d{1,2}) copies of cards with this card.s card number"),
    re.compile(r"同じカードナンバーのカードはデッキに(\d{1,2})枚まで"),
)
_RUNS = re.compile(r"\d+|\D+")


class RecordDifference(Struct, frozen=True):
    """Fact that the records of a card disagree on: (language, value) of each."""

    fact: str
    values: tuple[tuple[str, object], ...]


class PrintedCard(Struct, frozen=True):
    """Card with its records in several languages. `records` are of one number, one a language, English first."""

    number: str
    records: tuple[CardRecord, ...]

    def record(self, language: str = "") -> CardRecord:
        """The one in a language, or else the first."""
        return next((r for r in self.records if r.language == language), self.records[0])

    def name(self, language: str = "") -> str:
        """The name in a language, or in that of the first record."""
        named = dict(self.names())
        return named.get(language) or self.records[0].name

    def names(self) -> Iterator[tuple[str, str]]:
        """(language, name), each language once; a record's own name precedes those that another one gives for it."""
        own = [(r.language, r.name) for r in self.records]
        others = [entry for r in self.records for entry in r.names]
        names: dict[str, str] = {}
        for language, name in (*own, *others):
            if language not in names:
                names[language] = name
                yield language, name

    def names_of_parts(self) -> Iterator[tuple[str, str]]:
        """Names of a card, and of a DUAL card also those of its Option part."""
        yield from self.names()
        yield from ((r.language, r.option_name) for r in self.records if r.option_name)

    def completed(self, language: str = "") -> CardRecord:
        """The record in a language, with the facts that it lacks from those in others."""
        record = self.record(language)
        names = tuple((tag, name) for tag, name in self.names() if tag != record.language)
        return completed(replace(record, names=names), [r for r in self.records if r is not record])

    def differences(self) -> tuple[RecordDifference, ...]:
        """Facts that two records state differently: one is misprinted or miscopied. An unstated one is none."""
        differences = []
        for fact in FACTS:
            stated = [(r.language, _comparable(r, fact)) for r in self.records if not _lacks(r, fact)]
            if len({value for _, value in stated}) > 1:
                differences.append(RecordDifference(fact, tuple(stated)))
        return tuple(differences)


def cards_of(records: Iterable[CardRecord]) -> dict[str, PrintedCard]:
    """The cards by number, in the order of their numbers."""
    by_number: dict[str, list[CardRecord]] = {}
    for record in records:
        by_number.setdefault(record.number, []).append(record)
    return {
        number: PrintedCard(number, tuple(sorted(by_number[number], key=_english_first)))
        for number in sorted(by_number, key=number_order)
    }


def number_order(number: str) -> tuple[tuple[str, int], ...]:
    """A key for sorting: TS2-001 before TS10-001."""
    runs = _RUNS.findall(number)
    return tuple(("", int(run)) if run.isdecimal() else (run, 0) for run in runs)


def completed(record: CardRecord, others: Sequence[CardRecord]) -> CardRecord:
    """The record with the facts that it leaves open from other records of the same number: colors, the number of
    copies, and, as a whole, the digivolution costs."""
    records = (record, *others)
    lacking = {fact: _first(fact, records) for fact in _SHARED if _lacks(record, fact)}
    # A (Rule) that one language prints holds for the card.
    copies = next((n for r in records if (n := copies_in_text(r)) is not None), None)
    return with_values(record, lacking if copies is None else {**lacking, "copies": copies})


def copies_in_text(record: CardRecord) -> int | None:
    for text in record.texts():
        for pattern in _COPIES:
            if match := pattern.search(text):
                return int(match[1])
    return None


def _english_first(record: CardRecord) -> tuple[bool, str]:
    return record.language != "en", record.language


def _lacks(record: CardRecord, fact: str) -> bool:
    value = value_at(record, fact)
    if fact == "evo_costs":
        return not all(cost.is_whole for cost in value)
    return fact in _SHARED and not value


def _first(fact: str, records: Sequence[CardRecord]) -> object:
    """The fact of the first record that states it; of the first record if none does."""
    stating = (r for r in records if not _lacks(r, fact))
    return value_at(next(stating, records[0]), fact)


def _comparable(record: CardRecord, fact: str) -> object:
    value = value_at(record, fact)
    if fact == "colors":
        return frozenset[Color](value)
    if fact == "evo_costs":
        return frozenset((c.cost, color, c.level) for c in value for color in c.colors)
    return value
