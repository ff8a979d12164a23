"""The phrase book: wordings of every part of the effect language, in each language.

A phrase joins a meaning, written as the effect language's YAML with `$slots`, to its wordings. The first wording of a
language is the one that is printed; the others are older or rarer ways to say the same thing, and are read as the same.
Because a phrase works in both directions, readings can be printed back, and every language shares the meanings.

A wording is literal text with slots: "{name}", or "{name:kind}" where the kind is not the slot's own name. "card|cards"
is for one or for several. "((the|your))" is either, or nothing in "((|in play))"; the first is printed. A word that
ends in "!" is the phrase's verb, which has forms: see judgeapp.cards.reading.grammar.verbs. A wording that begins with
"=" is current too: a text read with it is printed with it, "it doesn't leave" although the first is "prevent that".
One that begins with "-" is out of use: a text read with it is printed in the words of another phrase.

phrasebook/contents.yaml tells how to find a phrase and where to add one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from judgeapp.cards.reading.caching import cached
from judgeapp.cards.reading.grammar.keywords import LANGUAGES as LANGUAGES
from judgeapp.cards.reading.grammar.keywords import keyword_documents
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.verbs import Form, forms_of
from judgeapp.files.packaged import packaged, packaged_documents

# A meaning is plain data: dicts, lists, strings, numbers.
Meaning = Any

# Added to the order of late phrases, so that they follow all others.
_LATE_ORDER = 1_000_000
# Key of a meaning whose slot is merged with its neighbours: {whose: yours, +: $filter} are a filter's that are yours.
REST = "+"
# The key of a repeated meaning: {for-each: $times, of: $doings}.
FOR_EACH = "for-each"
# Marks before a wording: current besides the first one, or out of use.
_TODAY, _OUTDATED = "=", "-"
_SLOT = re.compile(r"\{(?P<name>[\w-]+)(?::(?P<kind>[\w.-]+))?\}")
_CHOICE = re.compile(r"\(\((.*?)\)\)")
_PIECE = re.compile(r"\{[^{}]*\}|[\w'-]+\|[\w'-]+|[^{}|]+?(?=\{|[\w'-]+\||$)")


class Either(NamedTuple):
    """The singular and the plural of a word."""

    singular: str
    plural: str


class Slot(NamedTuple):
    name: str
    kind: str


Element = str | Either | Slot


class Phrase(NamedTuple):
    """A meaning and its wordings; `order` is its place in the phrase book. Among phrases of the same meaning the first
    is printed; attributes of a card are printed in this order."""

    order: int
    kind: str
    means: Meaning
    where: str  # its file
    many: bool | None  # its wording is plural; None: as its first slot is
    # Printed only together with one of these: "Digimon card" of those in an area, "Digimon" of those on the field.
    given: tuple[str, ...]


class Wording(Struct, frozen=True, gc=False):
    """One wording of a phrase; `rank` 0 is printed. `kind` is the phrase's kind with the verb's form: "action.ing".
    `today`: printed back unchanged; `outdated`: printed in another phrase's words. `lesson`: taught, so read but never
    printed. `source`: its text, split into elements on demand. There are 60,000 of them, none in a reference cycle."""

    phrase: Phrase
    kind: str
    rank: int
    source: str | tuple[Element, ...]
    today: bool = False
    outdated: bool = False
    lesson: Lesson | None = None

    @property
    def elements(self) -> tuple[Element, ...]:
        return _elements(self.source) if isinstance(self.source, str) else self.source

    @property
    def opening(self) -> Element | None:
        """The first of its elements; none if it has no words."""
        if not isinstance(self.source, str):
            return self.source[0] if self.source else None
        first = _PIECE.match(self.source)
        return _element(first[0]) if first else None

    @property
    def slots(self) -> tuple[Slot, ...]:
        if isinstance(self.source, str):
            return _slots(self.source)
        return tuple(e for e in self.source if isinstance(e, Slot))


class Series(NamedTuple):
    """A list of another kind: "a", "a and b", "a, b and c"."""

    of: str
    ends: str  # a kind that may stand as the last part
    flat: bool  # each part is a list itself; all are flattened into one
    mixed: bool  # the parts describe different attributes: "red or [Angel] trait", not "red or blue", which is one part
    between: tuple[str, ...]
    last: tuple[str, ...]
    at_least: int
    closed: bool  # that kind must stand as the last part
    # Words between parts that modifiers of one part may span: "for each ..." behind the last, "red" before the first.
    across: tuple[str, ...]


class Bag(NamedTuple):
    """A kind made of parts in any order, whose meanings are merged: "level 4 or lower red Digimon with <Blocker> and
    the [X] trait in your trash"."""

    first: str  # a kind that must come first, if there is one
    before: str  # kind of the words before the noun
    noun: str  # kind of the noun
    having: str  # kind of what follows "with", several joined
    after: str  # kind of what follows at the end
    relative: str  # kind of what follows at the end as well, but is printed only if nothing else says it
    many: bool  # its noun is plural
    has_attribute: bool  # the noun has one: "this red Digimon", not "this Digimon"
    space: str
    opens: tuple[str, ...]
    joins: tuple[str, ...]


class TaughtWording(NamedTuple):
    """Taught wording: its kind, its elements, and its meaning with `$slots` as JSON."""

    kind: str
    elements: tuple[str | Slot, ...]
    means: str


class TaughtPhrase(NamedTuple):
    """Phrase of a lesson; frozen and hashable, since it is part of the key of a phrase book."""

    lesson: Lesson
    wordings: tuple[TaughtWording, ...]

    @property
    def names_keyword(self) -> bool:
        """True if it is a keyword effect, which has no other printable name."""
        return self.lesson.is_keyword

    def may_be_in(self, text: str) -> bool:
        """True if a text has all its fixed words."""
        small = text.lower()
        return any(all(e.lower() in small for e in wording.elements if isinstance(e, str)) for wording in self.wordings)


class PhraseBook(NamedTuple):
    """All phrases in one language, by kind; `taught`: those from lessons."""

    language: str
    wordings: Mapping[str, Sequence[Wording]]
    series: Mapping[str, Series]
    bags: Mapping[str, Bag]
    unions: Mapping[str, tuple[str, ...]]
    taught: tuple[TaughtPhrase, ...] = ()


class PhraseError(Exception):
    """A mistake in the phrase book itself: place and kind."""


def phrase_book(language: str, taught: tuple[TaughtPhrase, ...] = ()) -> PhraseBook:
    own = tuple(phrase for phrase in taught if phrase.lesson.language == language)
    return _with_taught(language, own) if own else _phrase_book(language)


# For two languages: the lessons kept, and with the one being written.
@lru_cache(maxsize=8)
def _with_taught(language: str, taught: tuple[TaughtPhrase, ...]) -> PhraseBook:
    book = _phrase_book(language)
    wordings = dict(book.wordings)
    for order, phrase_taught in enumerate(taught, 2 * _LATE_ORDER):
        for kind, elements, means in phrase_taught.wordings:
            phrase = Phrase(order, kind, msgspec.json.decode(means), "taught", None, ())
            wording = Wording(phrase, kind, 0, elements, lesson=phrase_taught.lesson)
            wordings[kind] = (*wordings.get(kind, ()), wording)
    return book._replace(wordings=wordings, taught=taught)


class _CachedBook(NamedTuple):
    """Cached form of a phrase book: each phrase once, and wordings that refer to phrases by number."""

    phrases: tuple[Phrase, ...]
    wordings: Mapping[str, tuple[tuple[int, int, str, bool, bool], ...]]
    series: Mapping[str, Series]
    bags: Mapping[str, Bag]
    unions: Mapping[str, tuple[str, ...]]


@cache
def _phrase_book(language: str) -> PhraseBook:
    cached_book = cached(_CachedBook, lambda: _cached_book(build_phrase_book(language)), "phrase book", language)
    phrases = cached_book.phrases
    # Several forms of a verb have the same words.
    words: dict[str, str] = {}
    wordings = {
        kind: [
            Wording(phrases[phrase], kind, rank, words.setdefault(printed, printed), today, outdated)
            for phrase, rank, printed, today, outdated in some
        ]
        for kind, some in cached_book.wordings.items()
    }
    return PhraseBook(language, wordings, cached_book.series, cached_book.bags, cached_book.unions)


def _cached_book(book: PhraseBook) -> _CachedBook:
    phrases = {w.phrase.order: w.phrase for wordings in book.wordings.values() for w in wordings}
    numbers = {order: number for number, order in enumerate(phrases)}
    wordings = {
        kind: tuple((numbers[w.phrase.order], w.rank, str(w.source), w.today, w.outdated) for w in some)
        for kind, some in book.wordings.items()
    }
    return _CachedBook(tuple(phrases.values()), wordings, book.series, book.bags, book.unions)


def build_phrase_book(language: str) -> PhraseBook:
    wordings: dict[str, list[Wording]] = {}
    series: dict[str, Series] = {}
    bags: dict[str, Bag] = {}
    unions: dict[str, tuple[str, ...]] = {}
    order = 0
    for name, document in _documents():
        kind = document["kind"]
        if "series" in document:
            series[kind] = _series(document["series"], language)
        if "bag" in document:
            bags[kind] = _bag(document["bag"], language)
        if "any-of" in document:
            unions[kind] = (*unions.get(kind, ()), *document["any-of"])
        for entry in document.get("phrases", ()):
            order += 1
            late = language in entry.get("late", document.get("late", ()))
            phrase = Phrase(
                order + _LATE_ORDER if late else order,
                kind,
                entry["means"],
                f"{name}.yaml",
                entry.get("many"),
                tuple(entry.get("given", ())),
            )
            written = entry.get(language, ())
            texts = (
                (way, mark)
                for text in ([written] if isinstance(written, str) else written)
                for mark, words in [_marked(text)]
                for way in ways(words)
            )
            slots = set(slots_in(phrase.means))
            for rank, (text, mark) in enumerate(texts):
                for wording in _wordings(phrase, slots, rank, text, language, mark):
                    wordings.setdefault(wording.kind, []).append(wording)
    return PhraseBook(language, wordings, series, bags, unions)


@cache
def _documents() -> tuple[tuple[str, dict[str, Any]], ...]:
    """Documents of the phrase book, each with the name of its file, in the order of contents.yaml."""
    documents: list[tuple[str, dict[str, Any]]] = []
    for name in packaged("judgeapp.cards.reading", "phrasebook/contents.yaml", list[str]):
        for document in packaged_documents("judgeapp.cards.reading", f"phrasebook/{name}.yaml"):
            of_keywords = "keywords" in document
            documents += (
                (name, entry) for entry in (keyword_documents() if of_keywords else [document]) if "kind" in entry
            )
    return tuple(documents)


def _series(table: Mapping[str, Any], language: str) -> Series:
    words = table.get(language, {})
    return Series(
        table["of"],
        table.get("ends", ""),
        table.get("flat", False),
        table.get("mixed", False),
        tuple(words.get("between", ())),
        tuple(words.get("last", ())),
        table.get("at-least", 1),
        table.get("closed", False),
        tuple(words.get("across", ())),
    )


def _bag(table: Mapping[str, Any], language: str) -> Bag:
    words = table.get(language, {})
    return Bag(
        table.get("first", ""),
        table["before"],
        table["noun"],
        # A language without opening words has no such part.
        table.get("having", "") if words.get("opens") else "",
        table["after"],
        table.get("relative", ""),
        table.get("many", False),
        table.get("told", False),
        words.get("space", ""),
        tuple(words.get("opens", ())),
        tuple(words.get("joins", ())),
    )


def ways(text: str) -> Iterator[str]:
    """All variants of a wording with its choices resolved, the printed one first."""
    choice = _CHOICE.search(text)
    if choice is None:
        yield text
        return
    for words in choice[1].split("|"):
        before, after = text[: choice.start()], text[choice.end() :]
        # Words that are left out take a space with them.
        after = after.removeprefix(" ") if not words and before[-1:] in ("", " ") else after
        before = before if words or after else before.rstrip(" ")
        yield from ways(before + words + after)


def _marked(text: str) -> tuple[str, str]:
    """Mark of a wording, or "", and the wording without it."""
    return (text[0], text[1:]) if text.startswith((_TODAY, _OUTDATED)) else ("", text)


def _wordings(phrase: Phrase, slots: set[str], rank: int, text: str, language: str, mark: str) -> Iterator[Wording]:
    """A wording in every form of its verb; each form is a kind of its own."""
    if {slot["name"] for slot in _SLOT.finditer(text)} != slots:
        where = f"{phrase.where}: {phrase.kind} {phrase.means}"
        raise PhraseError(f"{where}: the slots of {text!r} are not those of its meaning")
    for form, words in forms_of(text, language):
        kind = phrase.kind if form is Form.PLAIN else f"{phrase.kind}.{form.value}"
        yield Wording(phrase, kind, rank, words, mark == _TODAY, mark == _OUTDATED)


@cache
def _elements(text: str) -> tuple[Element, ...]:
    return tuple(_element(piece[0]) for piece in _PIECE.finditer(text))


@cache
def _slots(text: str) -> tuple[Slot, ...]:
    return tuple(_slot(slot) for slot in _SLOT.finditer(text))


def _element(piece: str) -> Element:
    if slot := _SLOT.fullmatch(piece):
        return _slot(slot)
    if "|" in piece:
        singular, many = piece.split("|")
        return Either(singular, many)
    return piece


def _slot(match: re.Match[str]) -> Slot:
    name, kind = match.groups()
    return Slot(name, kind or name)


def slots_in(meaning: Meaning) -> Iterator[str]:
    if isinstance(meaning, str):
        if meaning.startswith("$"):
            yield meaning[1:]
    elif isinstance(meaning, dict):
        for part in meaning.values():
            yield from slots_in(part)
    elif isinstance(meaning, list):
        for part in meaning:
            yield from slots_in(part)
