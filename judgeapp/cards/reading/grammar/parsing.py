"""Reading text by the phrase book: every reading of a text, each found once.

All readings are kept, because a text with two different meanings is a fault of the phrase book and must not be decided
by chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from judgeapp.cards.reading.caching import cached
from judgeapp.cards.reading.grammar.derivation import (
    Derivation,
    Gathered,
    SaidPhrase,
    SaidTwiceError,
    Written,
    laid_together,
    several,
)
from judgeapp.cards.reading.grammar.phrases import (
    Bag,
    Either,
    Element,
    PhraseBook,
    Series,
    Slot,
    TaughtPhrase,
    phrase_book,
)
from judgeapp.cards.reading.grammar.terminals import TERMINALS, Terminal
from judgeapp.cards.reading.grammar.wording_trees import WordingNode, WordingTrees


class Production(NamedTuple):
    """Rule for reading a kind: as a terminal, or as its wordings, a series, a bag or other kinds. `openings`: its
    possible first letters."""

    openings: Openings
    terminal: Terminal | None
    series: Series | None
    bag: Bag | None
    others: tuple[str, ...]


class Productions(dict[str, Production]):
    """Productions of a phrase book by kind."""

    __slots__ = ("_book", "_openings", "trees")

    def __init__(self, book: PhraseBook) -> None:
        super().__init__()
        self._book = book
        self._openings = beginnings(book)
        base = productions(phrase_book(book.language)) if book.taught else None
        self.trees: WordingTrees = WordingTrees(book, None if base is None else base.trees)

    def __missing__(self, kind: str) -> Production:
        book = self._book
        production = self[kind] = Production(
            self._openings.get(kind, frozenset()),
            TERMINALS[book.language].get(kind),
            book.series.get(kind),
            book.bags.get(kind),
            book.unions.get(kind, ()),
        )
        return production


_Known: TypeAlias = tuple[str, tuple[TaughtPhrase, ...]]
_PRODUCTIONS: dict[_Known, Productions] = {}
# More books than are in use at once: a lesson in progress makes a new one with each letter.
_MAX_BOOKS = 8


def productions(book: PhraseBook) -> Productions:
    """Cached productions of a phrase book; with lessons, only the latest are kept."""
    known = book.language, book.taught
    if known not in _PRODUCTIONS:
        taught = [key for key in _PRODUCTIONS if key[1]]
        if len(taught) >= _MAX_BOOKS:
            _PRODUCTIONS.pop(taught[0], None)
        _PRODUCTIONS[known] = Productions(book)
    return _PRODUCTIONS[known]


# So many letters are looked at before a kind is tried.
LOOKAHEAD = 8

# How a kind may begin; None if it can be without words, or begin with any letter.
Openings: TypeAlias = frozenset[str] | None


def foreseen(lower: str, at: int) -> set[str]:
    """Letters at a place, as far as is looked ahead: the first one, the first two ..."""
    return {lower[at:end] for end in range(at + 1, at + 1 + LOOKAHEAD)}


def beginnings(book: PhraseBook) -> Mapping[str, Openings]:
    """First letters of each kind, up to LOOKAHEAD, as most attempts fail there; fewer if anything variable follows."""
    if book.taught:
        return _openings(book)
    known: Mapping[str, Openings] = cached(
        dict[str, frozenset[str] | None], lambda: _openings(book), "beginnings", book.language
    )
    # Half of the kinds begin as others do.
    equal: dict[Openings, Openings] = {}
    return {kind: equal.setdefault(openings, openings) for kind, openings in known.items()}


def _openings(book: PhraseBook) -> dict[str, Openings]:
    known: dict[str, set[str] | None] = {
        kind: set(terminal.begins) or None for kind, terminal in TERMINALS[book.language].items()
    }
    begins_as: dict[str, list[str]] = {kind: list(members) for kind, members in book.unions.items()}
    for kind, wordings in book.wordings.items():
        opening = [wording.opening for wording in wordings]
        known[kind] = None if None in opening else set(_literals(opening))
        begins_as.setdefault(kind, []).extend(_slot_kinds(opening))
    for kind, series in book.series.items():
        begins_as.setdefault(kind, []).extend((series.of, series.ends))
    for kind, bag in book.bags.items():
        first = [wording.opening for wording in book.wordings.get(bag.first, ())]
        if None in first:  # what comes first may be without words
            known[kind] = {*(known.get(kind) or ()), *_literals(first), *bag.space[:1]}
            begins_as.setdefault(kind, []).extend(_slot_kinds(first))
        elif bag.first:
            begins_as.setdefault(kind, []).append(bag.first)
        if not bag.first or None in first:
            begins_as.setdefault(kind, []).extend((bag.before, bag.noun))
    for kind in begins_as:
        known.setdefault(kind, set())
    changed = True
    while changed:
        changed = False
        for kind, others in begins_as.items():
            before = known[kind]
            after = _together(before, [known.get(other, set()) for other in others])
            changed = changed or after != before
            known[kind] = after
    return {kind: None if some is None else frozenset(some) for kind, some in known.items()}


def _literals(opening: Iterable[Element | None]) -> Iterator[str]:
    """First letters of the wordings that begin with letters."""
    for element in opening:
        if isinstance(element, Either):
            yield from (words.lower()[:LOOKAHEAD] for words in (element.singular, element.plural))
        elif isinstance(element, str):
            yield element.lower()[:LOOKAHEAD]


def _slot_kinds(opening: Iterable[Element | None]) -> Iterator[str]:
    return (element.kind for element in opening if isinstance(element, Slot))


def _together(own: set[str] | None, others: list[set[str] | None]) -> set[str] | None:
    known = [some for some in (own, *others) if some is not None]
    return None if len(known) <= len(others) else set().union(*known)


Found: TypeAlias = tuple[int, Derivation]

# More readings of one place than this are no longer language, nor are more parts of one thing, or a deeper nesting.
_MAX_READINGS = 64
_MAX_PARTS = 30
_MAX_DEPTH = 40

_NOTHING: list[Found] = []


class _BagFilling(NamedTuple):
    """A partly filled bag, with its results."""

    kind: str
    bag: Bag
    results: list[Found]


class _SeriesFilling(NamedTuple):
    """A partly read series, with its results, its parts so far and the words between them. `closed`: complete; `ended`:
    after a part that is only allowed last."""

    kind: str
    series: Series
    results: list[Found]
    parts: tuple[Derivation, ...] = ()
    between: tuple[str, ...] = ()
    closed: bool = False
    ended: bool = False


class ExhaustedError(Exception):
    """A text has too many readings or too deep a structure for a card text."""


class Effort:
    """Number of steps that may still be taken to read a text."""

    __slots__ = ("left",)
    ENOUGH = 10_000

    def __init__(self, left: int = ENOUGH) -> None:
        self.left = left

    def spend(self) -> None:
        """Take a step. Raises ExhaustedError if there is none left."""
        self.left -= 1
        if self.left < 0:
            raise ExhaustedError


class Parser:
    """Parser of one text; remembers matches by place. Raises ExhaustedError rather than exceed the given effort."""

    def __init__(self, book: PhraseBook, text: str, effort: Effort | None = None) -> None:
        self._productions = productions(book)
        self._text = text
        small = text.lower()
        if len(small) != len(text):
            # Some letters are two when they are small; here each keeps its place.
            small = "".join(c if len(c.lower()) > 1 else c.lower() for c in text)
        self._lower = small
        # By place: the text ahead, and the matches of each kind there.
        self._ahead: list[set[str] | None] = [None] * (len(text) + 1)
        self._found: list[dict[str, list[Found]]] = [{} for _ in range(len(text) + 1)]
        self._effort = effort or Effort()
        self._depth = 0

    def readings(self, kind: str) -> list[Derivation]:
        """The derivations of the whole text as a kind, each meaning once."""
        return [d for end, d in self.at(kind, 0) if end == len(self._text)]

    def at(self, kind: str, start: int) -> Sequence[Found]:
        """Ends and derivations of a kind that begins at `start`."""
        known = self._found[start].get(kind)
        return self._first_at(kind, start) if known is None else known

    def found_between(self, start: int, end: int) -> Iterator[tuple[str, Derivation]]:
        """Derivations found from one place to another while something was read, each with its kind."""
        for kind, results in self._found[start].items():
            yield from ((kind, derivation) for ends, derivation in results if ends == end)

    def _first_at(self, kind: str, start: int) -> list[Found]:
        """Readings of a kind that was not asked for yet at a place."""
        production, known = self._productions[kind], self._found[start]
        known[kind] = _NOTHING  # a kind that begins with itself is found no second time
        if production.openings is not None:
            ahead = self._ahead[start]
            if ahead is None:
                ahead = self._ahead[start] = foreseen(self._lower, start)
            if production.openings.isdisjoint(ahead):
                return _NOTHING
        self._depth += 1
        if self._depth > _MAX_DEPTH:
            raise ExhaustedError
        results: list[Found] = []
        self._read(kind, production, start, results)
        self._depth -= 1
        known[kind] = results
        return results

    def _read(self, kind: str, production: Production, start: int, results: list[Found]) -> None:
        if production.terminal is not None:
            if match := production.terminal.pattern.match(self._text, start):
                self._add(match.end(), Written(kind, production.terminal.value(match[0])), results)
            return
        if (tree := self._productions.trees.get(kind)) is not None:
            phrases: list[Found] = []
            self._walk(tree, start, (), phrases)
            for end, derivation in phrases:
                self._add(end, derivation, results)
        if production.series is not None:
            self._series(_SeriesFilling(kind, production.series, results), start)
        if production.bag is not None:
            self._bag(_BagFilling(kind, production.bag, results), start)
        for other in production.others:
            for end, derivation in self.at(other, start):
                self._add(end, derivation, results)

    def _add(self, end: int, derivation: Derivation, results: list[Found]) -> None:
        """Add readings to those of a place, each meaning once."""
        self._effort.spend()
        for known_end, known in results:
            if known_end == end and known.meaning == derivation.meaning:
                return
        results.append((end, derivation))
        if len(results) > _MAX_READINGS:
            raise ExhaustedError

    def _walk(self, node: WordingNode, at: int, slots: tuple[tuple[str, Derivation], ...], ends: list[Found]) -> None:
        # Most of the reading time is spent here: lookups replace calls.
        effort = self._effort
        effort.left -= 1
        if effort.left < 0:
            raise ExhaustedError
        for end in node.ends:
            try:
                meaning = end.meaning({name: derivation.meaning for name, derivation in slots})
            except SaidTwiceError:
                continue
            ends.append((at, SaidPhrase(end.wording, slots, meaning)))
        lower = self._lower
        for branch in node.literals_at(lower, at):
            if lower.startswith(branch.literal, at):
                behind = at + len(branch.literal)
                if not branch.whole_word or not lower[behind : behind + 1].isalnum():
                    self._walk(branch.known or branch.following, behind, slots, ends)
        if node.slots:
            known = self._found[at]
            for slot in node.slots:
                filled = known.get(slot.kind)
                if filled is None:
                    filled = self._first_at(slot.kind, at)
                for behind, derivation in filled:
                    more = (*slots, (slot.name, derivation))
                    self._walk(slot.known or slot.following, behind, more, ends)

    # -- several of a kind ----------------------------------------------------------------------

    def _series(self, filling: _SeriesFilling, at: int) -> None:
        """Read a series on from a place; the series so far is in `filling`."""
        series, parts = filling.series, filling.parts
        for end, part in self.at(series.of, at):
            self._series_so_far(filling._replace(parts=(*parts, part)), end)
        if series.ends:
            for end, part in self.at(series.ends, at):
                ended = filling._replace(parts=(*parts, part), closed=True, ended=True)
                self._series_so_far(ended, end)

    def _series_so_far(self, filling: _SeriesFilling, at: int) -> None:
        kind, series, results, parts, between, closed, ended = filling
        if len(parts) > _MAX_PARTS:
            raise ExhaustedError
        # "A, B" is not a list yet: nothing says whether it is "A or B", or begins a longer one.
        joined = not between or not series.last or between[-1] in series.last
        enough = joined and len(parts) >= series.at_least and (ended or not series.closed)
        if enough and not (series.mixed and _are_one(parts)):
            self._add(at, several(kind, series, parts, between), results)
        if closed:
            return
        for words, closes in ((series.between, False), (series.last, True)):
            for word in words:
                if self._lower.startswith(word, at):
                    more = filling._replace(between=(*between, word), closed=closes)
                    self._series(more, at + len(word))

    # -- parts in any order ---------------------------------------------------------------------

    def _bag(self, filling: _BagFilling, start: int) -> None:
        bag = filling.bag
        if not bag.first:
            self._bag_before(filling, start, (), {})
            return
        for end, part in self.at(bag.first, start):
            if self._text.startswith(bag.space, end):
                first = (("first", part),)
                self._bag_before(filling, end + len(bag.space), first, part.meaning)

    def _bag_before(self, filling: _BagFilling, at: int, parts: _Parts, meaning: Any) -> None:
        bag = filling.bag
        if len(parts) > _MAX_PARTS:
            raise ExhaustedError
        for end, part in self.at(bag.noun, at):
            if (whole := laid_together(meaning, part.meaning)) is not None:
                self._bag_rest(filling, end, (*parts, ("noun", part)), whole)
        for end, part in self.at(bag.before, at):
            whole = laid_together(meaning, part.meaning)
            if whole is not None and self._text.startswith(bag.space, end):
                before = (*parts, ("before", part))
                self._bag_before(filling, end + len(bag.space), before, whole)

    def _bag_rest(self, filling: _BagFilling, at: int, parts: _Parts, meaning: Any) -> None:
        kind, bag, results = filling
        if len(parts) > _MAX_PARTS:
            raise ExhaustedError
        if len(parts) > 1 or not bag.has_attribute:
            self._add(at, Gathered(kind, parts, meaning), results)
        last = parts[-1][0]
        # "other than Digimon with <Blocker>": what follows a relative clause belongs to it.
        if last != "relative":
            for word in bag.joins if last == "having" else bag.opens:
                # "as much DP as this Digimon with <Blocker>": that one has it.
                if last == "having" and word in bag.opens and _compares(parts[-1][1].meaning):
                    continue
                if self._lower.startswith(word, at):
                    self._bag_more(filling, bag.having, "having", at + len(word), parts, meaning)
        if bag.relative:
            self._bag_more(filling, bag.relative, "relative", at, parts, meaning)
        if bag.after and self._text.startswith(bag.space, at):
            at += len(bag.space)
            self._bag_more(filling, bag.after, "after", at, parts, meaning)
            if bag.relative:
                self._bag_more(filling, bag.relative, "relative", at, parts, meaning)

    def _bag_more(self, filling: _BagFilling, kind: str, place: str, at: int, parts: _Parts, meaning: Any) -> None:
        for end, part in self.at(kind, at):
            if (whole := laid_together(meaning, part.meaning)) is not None:
                self._bag_rest(filling, end, (*parts, (place, part)), whole)


_Parts: TypeAlias = tuple[tuple[str, Derivation], ...]


def _compares(meaning: Any) -> bool:
    """True if a meaning compares a card with the effect's card or with one of several, so that more words may follow. A
    card chosen before needs none."""
    match meaning:
        case {"number": "highest"} | {"number": "of", "card": "this"}:
            return True
        case {"same_as": {"among": "this"}}:
            return True
        case Mapping():
            return any(map(_compares, meaning.values()))
        case list() | tuple():
            return any(map(_compares, meaning))
    return False


def _are_one(parts: Sequence[Derivation]) -> bool:
    """True if parts say the same thing of a card, so that one part could say it."""
    lists = [
        key
        for part in parts
        for key, value in part.meaning.items()
        if len(part.meaning) == 1 and isinstance(value, list)
    ]
    return len(lists) > len(set(lists))
