"""Productions of the grammar for a parser: all that the phrase book has for each kind, with its first letters, prepared
when a text first asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from judgeapp.cards.reading.caching import cached
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
from judgeapp.cards.reading.grammar.wording_trees import WordingTrees


class Production(NamedTuple):
    """Rule to read a kind: as a terminal, or else in its wordings, as a series, as a bag or as one of other kinds.
    `openings`: its first letters."""

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
    """Productions of a phrase book; there is one of each, of those with something taught the latest only."""
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
    """The first letters of each kind, up to LOOKAHEAD of them, since most attempts fail there; fewer if something
    variable follows them."""
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
