"""The productions of the grammar, by which a parser goes: what the phrase book has for each kind, made ready when a
text first asks for it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from judgeapp.cards.reading.grammar.beginnings import Openings, beginnings
from judgeapp.cards.reading.grammar.phrases import Bag, PhraseBook, Series, TaughtPhrase, phrase_book
from judgeapp.cards.reading.grammar.terminals import TERMINALS, Terminal
from judgeapp.cards.reading.grammar.wording_trees import WordingTrees


class Production(NamedTuple):
    """Rule by which a kind is read: as a terminal, or else in its wordings, as a series, as a bag or as one of other
    kinds. `openings`: the letters that it begins with."""

    openings: Openings
    terminal: Terminal | None
    series: Series | None
    bag: Bag | None
    others: tuple[str, ...]


class Productions(dict[str, Production]):
    """Those of a phrase book by kind."""

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
# More books than are in use at a time: what is being taught makes a new one with each letter.
_MOST_BOOKS = 8


def productions(book: PhraseBook) -> Productions:
    """Those of a phrase book; there is one of each, of those with something taught the latest only."""
    known = book.language, book.taught
    if known not in _PRODUCTIONS:
        taught = [key for key in _PRODUCTIONS if key[1]]
        if len(taught) >= _MOST_BOOKS:
            _PRODUCTIONS.pop(taught[0], None)
        _PRODUCTIONS[known] = Productions(book)
    return _PRODUCTIONS[known]
