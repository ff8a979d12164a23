"""The rules that a parser goes by: what the phrase book has for each kind, made ready when a text
first asks for it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from judgeapp.cards.reading.grammar.beginnings import Openings, beginnings
from judgeapp.cards.reading.grammar.phrases import (
    Bag,
    PhraseBook,
    Series,
    TaughtPhrase,
    phrase_book,
)
from judgeapp.cards.reading.grammar.terminals import TERMINALS, Terminal
from judgeapp.cards.reading.grammar.wording_trees import WordingNode, WordingTrees


class Rule(NamedTuple):
    """How a kind is read: as a terminal, or else in its wordings, as a series, as a bag or as one
    of other kinds. `openings`: by which letters it begins."""

    openings: Openings
    terminal: Terminal | None
    tree: WordingNode | None
    series: Series | None
    bag: Bag | None
    others: tuple[str, ...]


class Rules(dict[str, Rule]):
    """The rules of a phrase book by kind."""

    __slots__ = ("_book", "_openings", "_trees")

    def __init__(self, book: PhraseBook) -> None:
        super().__init__()
        self._book = book
        self._openings = beginnings(book)
        base = rules(phrase_book(book.language)) if book.taught else None
        self._trees: WordingTrees = WordingTrees(book, None if base is None else base._trees)

    def __missing__(self, kind: str) -> Rule:
        book = self._book
        rule = self[kind] = Rule(
            self._openings.get(kind, frozenset()),
            TERMINALS[book.language].get(kind),
            self._trees.get(kind),
            book.series.get(kind),
            book.bags.get(kind),
            book.unions.get(kind, ()),
        )
        return rule


_Known: TypeAlias = tuple[str, tuple[TaughtPhrase, ...]]
_RULES: dict[_Known, Rules] = {}
# More books than are in use at a time: what is being taught makes a new one with each letter.
_MOST_BOOKS = 8


def rules(book: PhraseBook) -> Rules:
    """Those of a phrase book; there is one of each, of those with something taught the latest
    only."""
    known = book.language, book.taught
    if known not in _RULES:
        taught = [one for one in _RULES if one[1]]
        if len(taught) >= _MOST_BOOKS:
            _RULES.pop(taught[0], None)
        _RULES[known] = Rules(book)
    return _RULES[known]
