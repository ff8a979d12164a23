"""Deck lists as players hand them in, and whether they may be played with (1-4-1).

One card a line: "4 TS1-010", "TS1-010 x4", "4x Name (TS1-010)", "4 Name TS1-010", "4 Name"; or a JSON array that names
a number once for each copy. The Digi-Egg deck may be under a heading of its own or among the others."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, repeat

from msgspec import Struct

from judgeapp.cards.face import face_of
from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.lists.restrictions import Restriction
from judgeapp.cards.vocabulary import squeezed
from judgeapp.clauses.citing import by_leading, cited_list
from judgeapp.engine.decks import ConstructionFault, check_deck
from judgeapp.engine.lang import Category
from judgeapp.engine.state.cards import Face
from judgeapp.messages.message import Message, message

MAX_LINES = 1_000
MAX_COPIES = 99  # copies on one line
MAX_LINE_LENGTH = 200  # letters

_NUMBER = re.compile(r"(?<![A-Z0-9])([A-Z]{1,4}\d{0,3}-\d{1,4})(?![\d])(?:_[A-Z0-9]+|-(?:P\d+|Errata))?", re.I)
_BEFORE = re.compile(r"(?P<count>\d{1,6})\s*(?:[x×*]\s*(?=\S)|[\s,;:]+)(?P<rest>\S.*)", re.I)
_BEHIND = re.compile(r"(?P<rest>.*\S)(?:\s*[x×*]\s*|[\s,;:]+)(?P<count>\d{1,6})", re.I)
_REMARK = re.compile(r"(//|#|--|;|/\*)")
# Lines in which programs describe a list: its name, the picture on its box.
_ABOUT = re.compile(r"(?:name|key card|sort index|author|format|date|notes?)\s*:", re.I)
_COUNTED = re.compile(r"[(\[（]?\s*\d*\s*[)\]）]?\s*[:：]?\s*$")
_EXPORTED = "exportedfrom"

# Headings, squeezed: true for the Digi-Egg deck, None where the cards decide.
_ALL = "Deck, Deck List, Decklist, デッキ, 卡组"
_MAIN = "Main Deck, Main, メインデッキ, 主卡组"
_EGGS = "Digi-Egg Deck, Digi-Eggs, Digi-Egg, Egg Deck, Eggs, Egg, Digitama Deck, Digitama, "
_EGGS += "デジタマデッキ, デジタマ, 数码蛋卡组, 数码蛋"
_KINDS = "Digimon, Tamer, Tamers, Option, Options, デジモン, テイマー, オプション"


def _headings(listed: str) -> frozenset[str]:
    return frozenset(squeezed(heading) for heading in listed.split(", "))


_HEADINGS: dict[str, bool | None] = {
    **dict.fromkeys(_headings(f"{_KINDS}, {_ALL}"), None),
    **dict.fromkeys(_headings(_MAIN), False),
    **dict.fromkeys(_headings(_EGGS), True),
}


class DeckLine(Struct, frozen=True):
    line: int  # from 1; of a JSON array which entry it is
    count: int
    number: str  # the card number; empty if only the name is given
    name: str  # as written; may be empty
    egg: bool | None = None  # whether it is under the heading of the Digi-Egg deck; None under no heading


class DeckFault(Struct, frozen=True):
    kind: str  # of engine.decks.Fault, or "line", "name", "restricted"
    what: str
    lines: tuple[int, ...] = ()  # where; none if it is the whole list
    cards: tuple[str, ...] = ()  # numbers of its cards, or names of those without one
    near: tuple[str, ...] = ()  # possible alternatives
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        clauses = f" ({cited_list(by_leading(self.clauses))})" if self.clauses else ""
        text = f"{self.what}{clauses}"
        if self.near:
            text = str(message("{fault}. Perhaps you mean: {near}", fault=text, near=", ".join(self.near)))
        return text


class Checked(Struct, frozen=True):
    """Result of a check: (number or name, how many) of both decks, and all that is wrong."""

    deck: tuple[tuple[str, int], ...]
    digi_eggs: tuple[tuple[str, int], ...]
    faults: tuple[DeckFault, ...]


def read_list(text: str) -> tuple[tuple[DeckLine, ...], tuple[DeckFault, ...]]:
    """The lines with cards, and those that can't be read."""
    text = text.removeprefix("\ufeff")
    lines = _parse_array(text) if text.lstrip().startswith("[") else _parse_text(text)
    read: list[DeckLine] = []
    faults: list[DeckFault] = []
    for line in lines:
        if isinstance(line, DeckLine):
            read.append(line)
        else:
            faults.append(line)
    return tuple(read), tuple(faults)


def check_list(text: str, cards: Cards, restrictions: Sequence[Restriction] = ()) -> Checked:
    """Check a deck list against 1-4-1 and the (Rule)s of its cards, which the library knows, and against the
    restrictions in force.

    Every card number that the library does not have is a fault, so it needs all of them."""
    lines, faults = read_list(text)
    decks: dict[bool, list[str]] = {False: [], True: []}
    at: dict[str, list[int]] = {}
    faces: dict[str, Face] = {}
    more: list[DeckFault] = []
    for line in lines:
        key, wrong = _card_of(line, cards)
        more += wrong
        at.setdefault(key, []).append(line.line)
        card = cards.get(key)
        if card is not None and key not in faces:
            faces[key] = face_of(card.completed())
        is_egg = card is not None and faces[key].category is Category.DIGI_EGG
        decks[is_egg if line.egg is None else line.egg] += repeat(key, line.count)
    faults_of_deck = check_deck(faces, decks[False], decks[True])
    # Unreadable lines hide cards, so the size of the deck is unknown.
    sure = (f for f in faults_of_deck if f.kind != "size" or not faults)
    checked = tuple(_fault(fault, at, cards) for fault in sure)
    return Checked(
        tuple(Counter(decks[False]).items()),
        tuple(Counter(decks[True]).items()),
        tuple(
            sorted(
                (*faults, *more, *checked, *_restricted(restrictions, decks, at)),
                key=lambda f: f.lines or (MAX_LINES + 1,),
            )
        ),
    )


def _parse_array(text: str) -> Iterator[DeckLine | DeckFault]:
    """A JSON array of numbers; entries that give its origin are passed over."""
    try:
        entries = json.loads(text)
    except (ValueError, RecursionError):
        yield _line_fault(message("begins like a JSON array, but isn't one"))
        return
    if len(entries) > MAX_LINES:
        yield _line_fault(message("the list has more than {most} entries", most=MAX_LINES))
        return
    for number, entry in enumerate(entries, 1):
        match = _NUMBER.fullmatch(_plain(entry)) if isinstance(entry, str) else None
        if match is not None:
            yield DeckLine(number, 1, match[1].upper(), "")
        elif not (isinstance(entry, str) and squeezed(entry).startswith(_EXPORTED)):
            yield _line_fault(message("{entry!r} isn't a card number", entry=str(entry)[:40]), number)


def _parse_text(text: str) -> Iterator[DeckLine | DeckFault]:
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        yield _line_fault(message("the list has more than {most} lines", most=MAX_LINES))
        return
    headings = [
        squeezed(_COUNTED.sub("", _REMARK.sub("", _plain(line[: MAX_LINE_LENGTH + 1]), count=1))) for line in lines
    ]
    # If the Digi-Eggs have a heading of their own, one for the whole list means the main deck.
    has_eggs = any(_HEADINGS.get(heading) for heading in headings)
    egg: bool | None = None
    for number, (whole, heading) in enumerate(zip(lines, headings, strict=True), 1):
        line = _plain(whole[: MAX_LINE_LENGTH + 1])
        if heading in _HEADINGS:
            egg = False if has_eggs and heading in _headings(_ALL) else _HEADINGS[heading]
        elif line and not (_REMARK.match(line) or _ABOUT.match(line) or heading.startswith(_EXPORTED)):
            yield _line(line, number, egg)


def _line(line: str, place: int, egg: bool | None) -> DeckLine | DeckFault:
    if len(line) > MAX_LINE_LENGTH:
        return _line_fault(message("the line has more than {most} characters", most=MAX_LINE_LENGTH), place)
    match = _BEFORE.fullmatch(line)
    if match is None or _NUMBER.match(line):
        match = _BEHIND.fullmatch(line)
    if match is None:
        what = message("{line!r} doesn't say how many of which card", line=line[:40])
        return DeckFault("line", str(what), (place,), near=("4 TS1-010",))
    count, rest = int(match["count"]), match["rest"]
    if not 1 <= count <= MAX_COPIES:
        return _line_fault(message("{count} copies aren't possible", count=count), place)
    numbered = _NUMBER.search(rest)
    number = numbered[1].upper() if numbered else ""
    name = rest[: numbered.start()] + " " + rest[numbered.end() :] if numbered else rest
    return DeckLine(place, count, number, name.strip(" ()[]{}-–,;:|\t"), egg)


def _line_fault(what: Message, place: int | None = None) -> DeckFault:
    return DeckFault("line", str(what), () if place is None else (place,))


def _card_of(line: DeckLine, cards: Cards) -> tuple[str, list[DeckFault]]:
    """The number that a line means, or else its name; and the fault of the two."""
    called = cards.called(line.name) if line.name else ()
    if not line.number:
        if len(called) > 1:
            numbers = tuple(card.number for card in called)
            what = message(
                "{number} cards have the name {name}: the list must give the number", number=len(called), name=line.name
            )
            return numbers[0], [DeckFault("name", str(what), (line.line,), (line.name,), numbers[:5])]
        return (called[0].number if called else line.name), []
    card = cards.get(line.number)
    if card is not None and called and card not in called:
        what = message("{number} is {card}, not {name}", number=line.number, card=card.name(), name=line.name)
        near = tuple(other.number for other in called)[:5]
        return line.number, [DeckFault("name", str(what), (line.line,), (line.number,), near)]
    return line.number, []


def _restricted(
    restrictions: Sequence[Restriction], decks: dict[bool, list[str]], at: dict[str, list[int]]
) -> Iterator[DeckFault]:
    """Cards with more copies than a list allows, and forbidden pairs."""
    counts = Counter(chain.from_iterable(decks.values()))
    for restriction in restrictions:
        number, partner, count = restriction.number, restriction.partner, counts[restriction.number]
        since = message(", since {day}", day=restriction.since) if restriction.since else ""
        if partner and count and counts[partner]:
            what = message(
                "{number} and {partner} may not be in one deck{since}", number=number, partner=partner, since=since
            )
            lines = tuple(sorted((*at[number], *at[partner])))
            yield DeckFault("restricted", str(what), lines, (number, partner))
        elif not partner and restriction.limit is not None and count > restriction.limit:
            what = (
                message("{number} is banned{since}: {count} in the deck", number=number, since=since, count=count)
                if restriction.limit == 0
                else message(
                    "{number} is restricted to {limit}{since}: {count} in the deck",
                    number=number,
                    limit=restriction.limit,
                    since=since,
                    count=count,
                )
            )
            yield DeckFault("restricted", str(what), tuple(at[number]), (number,))


def _fault(fault: ConstructionFault, at: dict[str, list[int]], cards: Cards) -> DeckFault:
    lines = tuple(sorted(chain.from_iterable(at[key] for key in fault.cards)))
    near: tuple[str, ...] = ()
    if fault.kind == "unknown":
        (key,) = fault.cards
        near = tuple(f"{card.number} {card.name()}" for card in cards.near(key))
        near = near or cards.named_like(key)
    return DeckFault(fault.kind, str(fault.message), lines, fault.cards, near, fault.clauses)


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).split())
