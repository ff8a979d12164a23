"""How the wordings of the phrase book begin: kind by kind as a tree of what they have alike, and
by which letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from judgeapp.cards.reading.phrases import (
    Either,
    PhraseBook,
    Slot,
    TaughtPhrase,
    Wording,
    phrase_book,
)
from judgeapp.cards.reading.terminals import TERMINALS

T = TypeVar("T")
# Literals are found by so many of their first letters.
_OPENING = 4


class WordingNode:
    """Wordings of a kind that begin alike, as a tree over their elements. Their literals are
    found by their first letters, of which some have fewer (`lengths`)."""

    __slots__ = ("by_opening", "ends", "lengths", "slots")

    def __init__(self) -> None:
        self.by_opening: dict[str, list[tuple[str, bool, WordingNode]]] = {}
        self.lengths: tuple[int, ...] = ()
        self.slots: list[tuple[Slot, WordingNode]] = []
        self.ends: list[Wording] = []


_Known = tuple[str, tuple[TaughtPhrase, ...]]
_TREES: dict[_Known, dict[str, WordingNode]] = {}
# More books than are in use at a time: what is being taught makes a new one with each letter.
_MOST_BOOKS = 8


def trees(book: PhraseBook) -> dict[str, WordingNode]:
    """The wordings of each kind; of a language they are laid out once."""
    known = book.language, book.taught
    if known not in _TREES:
        _keep(_TREES, known, _with_taught(book) if book.taught else {
            kind: _tree(wordings, book.language) for kind, wordings in book.wordings.items()
        })  # fmt: skip
    return _TREES[known]


def _with_taught(book: PhraseBook) -> dict[str, WordingNode]:
    """The trees of the language with what was taught in them, which share all the rest."""
    grown = dict(trees(phrase_book(book.language)))
    for kind in dict.fromkeys(wording.kind for one in book.taught for wording in one.wordings):
        for wording in book.wordings[kind]:
            if wording.lesson is not None:
                node = grown.get(kind, WordingNode())
                grown[kind] = _grown(node, wording.elements, wording, book.language)
    return grown


def _grown(node: WordingNode, way: Sequence[Any], wording: Wording, language: str) -> WordingNode:
    """A tree with one wording more; the other is as it was."""
    grown = WordingNode()
    grown.by_opening, grown.lengths = dict(node.by_opening), node.lengths
    grown.slots, grown.ends = [*node.slots], [*node.ends]
    if not way:
        grown.ends.append(wording)
        return grown
    element, *rest = way
    if isinstance(element, Slot):
        below = dict(node.slots).get(element, WordingNode())
        others = [one for one in node.slots if one[0] != element]
        grown.slots = [*others, (element, _grown(below, rest, wording, language))]
        return grown
    literal, whole_word = _literal(element, language)
    same = node.by_opening.get(literal[:_OPENING], [])
    below = next((after for text, _, after in same if text == literal), WordingNode())
    others_of_it = [one for one in same if one[0] != literal]
    following = _grown(below, rest, wording, language)
    _open(grown, literal, [*others_of_it, (literal, whole_word, following)])
    return grown


def _keep(known: dict[_Known, T], key: _Known, value: T) -> None:
    """Keep what was found out of a book; of those with something taught the latest only."""
    taught = [one for one in known if one[1]]
    if len(taught) >= _MOST_BOOKS:
        known.pop(taught[0], None)
    known[key] = value


def _tree(wordings: Sequence[Wording], language: str) -> WordingNode:
    root = WordingNode()
    for wording in wordings:
        for way in _ways(wording.elements):
            node = root
            for element in way:
                node = _following(node, element, language)
            node.ends.append(wording)
    return root


def _ways(elements: Sequence[Any]) -> Iterator[tuple[str | Slot, ...]]:
    """The elements with each "one|several" decided: both are read everywhere."""
    if not elements:
        yield ()
        return
    first, *rest = elements
    for way in _ways(rest):
        if isinstance(first, Either):
            yield _joined(first.one, way)
            yield _joined(first.many, way)
        else:
            yield _joined(first, way)


def _joined(first: str | Slot, way: tuple[str | Slot, ...]) -> tuple[str | Slot, ...]:
    if isinstance(first, str) and way and isinstance(way[0], str):
        return (first + way[0], *way[1:])
    return (first, *way)


def _following(node: WordingNode, element: str | Slot, language: str) -> WordingNode:
    if isinstance(element, Slot):
        for slot, following in node.slots:
            if slot == element:
                return following
        node.slots.append((element, WordingNode()))
        return node.slots[-1][1]
    literal, whole_word = _literal(element, language)
    same = node.by_opening.get(literal[:_OPENING], [])
    for text, _, following in same:
        if text == literal:
            return following
    same.append((literal, whole_word, WordingNode()))
    _open(node, literal, same)
    return same[-1][2]


def _literal(element: str, language: str) -> tuple[str, bool]:
    """A literal in small letters, and whether its last word must end there."""
    literal = element.lower()
    return literal, language != "ja" and literal[-1].isalpha()


def _open(node: WordingNode, literal: str, same: list[tuple[str, bool, WordingNode]]) -> None:
    opening = literal[:_OPENING]
    node.by_opening[opening] = same
    node.lengths = tuple(sorted({*node.lengths, len(opening)}))


# So many letters are looked at before a kind is tried.
FORESIGHT = 8

# How a kind may begin; None if it can be without words, or begin with any letter.
Openings: TypeAlias = frozenset[str] | None

_BEGINNINGS: dict[_Known, dict[str, Openings]] = {}


def beginnings(book: PhraseBook) -> dict[str, Openings]:
    """The first letters of each kind, up to FORESIGHT of them, since most of what is tried does
    not stand there; fewer where something that varies follows them."""
    known = book.language, book.taught
    if known not in _BEGINNINGS:
        _keep(_BEGINNINGS, known, _openings(book))
    return _BEGINNINGS[known]


def foreseen(lower: str, at: int) -> frozenset[str]:
    """What stands at a place, as far as is looked ahead: its first letter, its first two ..."""
    return frozenset(lower[at:end] for end in range(at + 1, at + 1 + FORESIGHT))


def _openings(book: PhraseBook) -> dict[str, Openings]:
    tree_of = trees(book)
    known: dict[str, set[str] | None] = {
        kind: set(terminal.begins) or None for kind, terminal in TERMINALS[book.language].items()
    }
    begins_as: dict[str, list[str]] = {kind: list(of) for kind, of in book.unions.items()}
    for kind, tree in tree_of.items():
        known[kind] = None if tree.ends else set(_literals(tree))
        begins_as.setdefault(kind, []).extend(slot.kind for slot, _ in tree.slots)
    for kind, series in book.series.items():
        begins_as.setdefault(kind, []).extend((series.of, series.ends))
    for kind, bag in book.bags.items():
        first = tree_of.get(bag.first)
        if first is not None and first.ends:  # what comes first may be without words
            known[kind] = {*(known.get(kind) or ()), *_literals(first), *bag.space[:1]}
            begins_as.setdefault(kind, []).extend(slot.kind for slot, _ in first.slots)
        elif bag.first:
            begins_as.setdefault(kind, []).append(bag.first)
        if not bag.first or (first is not None and first.ends):
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


def _literals(tree: WordingNode) -> Iterator[str]:
    """The letters by which the wordings of a tree begin that begin with letters."""
    for ways in tree.by_opening.values():
        yield from (literal[:FORESIGHT] for literal, _, _ in ways)


def _together(own: set[str] | None, others: list[set[str] | None]) -> set[str] | None:
    known = [some for some in (own, *others) if some is not None]
    return None if len(known) <= len(others) else set().union(*known)
