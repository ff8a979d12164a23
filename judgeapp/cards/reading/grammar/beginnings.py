"""How the wordings of the phrase book begin: kind by kind as a tree of what they have alike, and
by which letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from judgeapp.cards.reading.grammar.phrases import (
    Either,
    Element,
    PhraseBook,
    Slot,
    TaughtPhrase,
    Wording,
    phrase_book,
)
from judgeapp.cards.reading.grammar.terminals import TERMINALS

T = TypeVar("T")
# Literals are found by so many of their first letters.
_OPENING = 4


# A literal in small letters, whether its last word must end there, and what follows.
_Literal: TypeAlias = "tuple[str, bool, WordingNode]"


class WordingNode:
    """Wordings of a kind that begin alike, as a tree over their elements. Their literals are
    found by their first letters, of which some have fewer (`lengths`)."""

    __slots__ = ("by_opening", "ends", "lengths", "slots")

    def __init__(self) -> None:
        self.by_opening: dict[str, list[_Literal]] = {}
        self.lengths: tuple[int, ...] = ()
        self.slots: list[tuple[Slot, WordingNode]] = []
        self.ends: list[Wording] = []


class _ByOpening(dict[str, list[_Literal]]):
    """What follows the literals by which wordings of a kind begin. Where they have their first
    letters to themselves it is laid out when a text comes to such a place: few ever do."""

    __slots__ = ("_language", "_later", "_now")

    def __init__(
        self, now: dict[str, list[_Literal]], later: dict[str, list[Wording]], language: str
    ) -> None:
        super().__init__(now)
        self._now, self._later, self._language = now, later, language

    def get(self, opening: str, default: Any = None) -> Any:
        if later := self._later.get(opening):
            # Two threads may do the same here, and come to the same.
            node = _grown_by(later, self._language)
            self[opening] = [*self._now.get(opening, ()), *node.by_opening[opening]]
            self._later.pop(opening, None)
        return super().get(opening, default)

    def grown(self) -> _ByOpening:
        """One that can grow by itself."""
        return _ByOpening(dict(self), dict(self._later), self._language)


class WordingTrees:
    """The wordings of each kind as a tree, which is laid out when it is first asked for; where
    something was taught it grows out of that of the language, and shares all the rest."""

    __slots__ = ("_base", "_book", "_trees")

    def __init__(self, book: PhraseBook, base: WordingTrees | None = None) -> None:
        self._book, self._base = book, base
        self._trees: dict[str, WordingNode | None] = {}

    def get(self, kind: str) -> WordingNode | None:
        """None for a kind that has no wordings."""
        if kind not in self._trees:
            self._trees[kind] = self._laid_out(kind)
        return self._trees[kind]

    def _laid_out(self, kind: str) -> WordingNode | None:
        wordings, language = self._book.wordings.get(kind, ()), self._book.language
        if self._base is None:
            return _tree(wordings, language) if wordings else None
        tree = self._base.get(kind)
        for wording in wordings:
            if wording.lesson is not None:
                tree = _grown(tree or WordingNode(), wording.elements, wording, language)
        return tree


_Known = tuple[str, tuple[TaughtPhrase, ...]]
_TREES: dict[_Known, WordingTrees] = {}
# More books than are in use at a time: what is being taught makes a new one with each letter.
_MOST_BOOKS = 8


def trees(book: PhraseBook) -> WordingTrees:
    """Those of a phrase book; there is one of each."""
    known = book.language, book.taught
    if known not in _TREES:
        base = trees(phrase_book(book.language)) if book.taught else None
        _keep(_TREES, known, WordingTrees(book, base))
    return _TREES[known]


def _grown(node: WordingNode, way: Sequence[Any], wording: Wording, language: str) -> WordingNode:
    """A tree with one wording more; the other is as it was."""
    grown = WordingNode()
    known = node.by_opening
    grown.by_opening = known.grown() if isinstance(known, _ByOpening) else dict(known)
    grown.lengths = node.lengths
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
    later: dict[str, list[Wording]] = {}
    now: list[Wording] = []
    for wording in wordings:
        opening = wording.opening
        if isinstance(opening, str) and len(opening) >= _OPENING:
            later.setdefault(opening[:_OPENING].lower(), []).append(wording)
        else:
            now.append(wording)
    root = _grown_by(now, language)
    if later:
        root.by_opening = _ByOpening(root.by_opening, later, language)
        root.lengths = tuple(sorted({*root.lengths, _OPENING}))
    return root


def _grown_by(wordings: Iterable[Wording], language: str) -> WordingNode:
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


def _open(node: WordingNode, literal: str, same: list[_Literal]) -> None:
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
    known: dict[str, set[str] | None] = {
        kind: set(terminal.begins) or None for kind, terminal in TERMINALS[book.language].items()
    }
    begins_as: dict[str, list[str]] = {kind: list(of) for kind, of in book.unions.items()}
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
    """The letters by which wordings begin that begin with letters."""
    for element in opening:
        if isinstance(element, Either):
            yield from (words.lower()[:FORESIGHT] for words in (element.one, element.many))
        elif isinstance(element, str):
            yield element.lower()[:FORESIGHT]


def _slot_kinds(opening: Iterable[Element | None]) -> Iterator[str]:
    return (element.kind for element in opening if isinstance(element, Slot))


def _together(own: set[str] | None, others: list[set[str] | None]) -> set[str] | None:
    known = [some for some in (own, *others) if some is not None]
    return None if len(known) <= len(others) else set().union(*known)
