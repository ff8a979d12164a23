"""The wordings of a kind as a tree: their common beginnings are looked for once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from judgeapp.cards.reading.grammar.derivation import Filling, filling
from judgeapp.cards.reading.grammar.phrases import Either, Meaning, PhraseBook, Slot, Wording

# Literals that are laid out later are known by so many of their first letters.
_PREFIX_LETTERS = 4

# A wording in one of its ways, and how many elements of it are behind a place.
_Way: TypeAlias = tuple[Wording, tuple[str | Slot, ...], int]


class Literals:
    """Branches of literals in the order of the wordings. A literal that begins a text is the one right before it in
    alphabetical order, or begins that one."""

    __slots__ = ("_beginning", "_longest", "_sorted", "branches")

    def __init__(self, branches: Sequence[LiteralBranch] = ()) -> None:
        self.branches = tuple(sorted(branches, key=lambda branch: len(branch.literal[:_PREFIX_LETTERS])))
        alphabetical = sorted(self.branches, key=lambda branch: branch.literal)
        self._sorted = [branch.literal for branch in alphabetical]
        self._longest = max(map(len, self._sorted), default=0)
        # By how many literals are before the text: those that may begin it.
        self._beginning: list[tuple[LiteralBranch, ...]] = [()]
        prefixes: list[LiteralBranch] = []
        for branch in alphabetical:
            while prefixes and not branch.literal.startswith(prefixes[-1].literal):
                prefixes.pop()
            prefixes.append(branch)
            self._beginning.append(tuple(sorted(prefixes, key=self.branches.index)))

    def at(self, lower: str, at: int) -> tuple[LiteralBranch, ...]:
        """Branches of literals that may begin at a place of a text in small letters; all others don't."""
        return self._beginning[bisect_right(self._sorted, lower[at : at + self._longest])]


_NONE = Literals()


class WordingNode:
    """Wordings of a kind with the same start, as a tree of elements. Branches of `later` literals, and those after any
    element, are only built when a text reaches them, which is rare."""

    __slots__ = ("ends", "later", "literals", "opened", "slots")

    def __init__(self) -> None:
        self.literals = _NONE
        self.opened: dict[str, Literals] = {}
        self.later: dict[str, Callable[[], Literals]] = {}
        self.slots: list[SlotBranch] = []
        self.ends: list[WordingEnd] = []

    def opened_by(self, opening: str) -> Literals:
        """Literals among the later ones with these first letters."""
        if opening not in self.opened:
            if opening not in self.later:
                return _NONE
            # Two threads may do the same here, and get the same result.
            self.opened[opening] = self.later[opening]()
        return self.opened[opening]

    def literals_at(self, lower: str, at: int) -> tuple[LiteralBranch, ...]:
        """Branches of literals that may begin at a place of a text in small letters."""
        known = self.literals.at(lower, at)
        return (*known, *self.opened_by(lower[at : at + _PREFIX_LETTERS]).at(lower, at)) if self.later else known


class _Branch:
    """Branch after an element. `known`: built already."""

    __slots__ = ("_later", "known")

    def __init__(self, later: Callable[[], WordingNode]) -> None:
        self._later = later
        self.known: WordingNode | None = None

    @property
    def following(self) -> WordingNode:
        if self.known is None:
            # Two threads may do the same here, and get the same result.
            self.known = self._later()
        return self.known


class LiteralBranch(_Branch):
    """Branch of wordings that have a literal here, in small letters. `whole_word`: its last word ends there."""

    __slots__ = ("literal", "whole_word")

    def __init__(self, literal: str, language: str, later: Callable[[], WordingNode]) -> None:
        super().__init__(later)
        self.literal = literal
        self.whole_word = language != "ja" and literal[-1].isalpha()


class SlotBranch(_Branch):
    """Branch of wordings that have a slot here."""

    __slots__ = ("kind", "name")

    def __init__(self, slot: Slot, later: Callable[[], WordingNode]) -> None:
        super().__init__(later)
        self.name, self.kind = slot


class WordingEnd:
    """End of a wording, and its meaning with its slots filled."""

    __slots__ = ("_filling", "wording")

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self._filling: Filling | None = None

    def meaning(self, slots: Mapping[str, Meaning]) -> Meaning:
        """Raises SaidTwiceError."""
        if self._filling is None:
            self._filling = filling(self.wording.phrase.means)
        return self._filling(slots)


class WordingTrees:
    """Trees of kinds' wordings, built on demand. With lessons, a tree extends the language's and shares the rest."""

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


def _grown(node: WordingNode, way: Sequence[Any], wording: Wording, language: str) -> WordingNode:
    """A copy of a tree with one more wording."""
    grown = WordingNode()
    grown.literals, grown.opened, grown.later = node.literals, {**node.opened}, node.later
    grown.slots, grown.ends = [*node.slots], [*node.ends]
    if not way:
        grown.ends.append(WordingEnd(wording))
        return grown
    element, *rest = way
    if isinstance(element, Slot):
        others = [branch for branch in node.slots if (branch.name, branch.kind) != element]
        below = [branch.following for branch in node.slots if branch not in others]
        following = _grown(below[0] if below else WordingNode(), rest, wording, language)
        grown.slots = [*others, SlotBranch(element, lambda: following)]
        return grown
    literal = element.lower()
    opening = literal[:_PREFIX_LETTERS]
    beside = node.opened_by(opening) if opening in node.later else node.literals
    below = [branch.following for branch in beside.branches if branch.literal == literal]
    following = _grown(below[0] if below else WordingNode(), rest, wording, language)
    rest_of_it = [branch for branch in beside.branches if branch.literal != literal]
    literals = Literals([*rest_of_it, LiteralBranch(literal, language, lambda: following)])
    if opening in node.later:
        grown.opened[opening] = literals
    else:
        grown.literals = literals
    return grown


def _tree(wordings: Sequence[Wording], language: str) -> WordingNode:
    """Tree of a kind. The start of a wording is known without parsing it."""
    later: dict[str, list[Wording]] = {}
    behind_slots: dict[Slot, list[Wording]] = {}
    now: list[Wording] = []
    for wording in wordings:
        opening = wording.opening
        if isinstance(opening, Slot):
            behind_slots.setdefault(opening, []).append(wording)
        elif isinstance(opening, str) and len(opening) >= _PREFIX_LETTERS:
            later.setdefault(opening[:_PREFIX_LETTERS].lower(), []).append(wording)
        else:
            now.append(wording)
    root = _laid_out([*_ways_of(now)], language)
    root.slots = [SlotBranch(slot, partial(_behind_slot, some, language)) for slot, some in behind_slots.items()]
    known = root.literals.branches
    for opening, some in later.items():
        opened = [branch for branch in known if branch.literal[:_PREFIX_LETTERS] == opening]
        root.later[opening] = partial(_opened, some, language, opened)
    root.literals = Literals([branch for branch in known if branch.literal[:_PREFIX_LETTERS] not in later])
    return root


def _behind_slot(wordings: Sequence[Wording], language: str) -> WordingNode:
    """Branch after a slot, for wordings that begin with it."""
    return _laid_out([(wording, way, 1) for wording, way, _ in _ways_of(wordings)], language)


def _opened(wordings: Sequence[Wording], language: str, known: Sequence[LiteralBranch]) -> Literals:
    """Literals of wordings with the same first letters, together with those known."""
    return Literals([*known, *_laid_out([*_ways_of(wordings)], language).literals.branches])


def _laid_out(ways: Iterable[_Way], language: str) -> WordingNode:
    """Tree of the remaining elements; deeper levels are built on demand."""
    node = WordingNode()
    behind: dict[str | Slot, list[_Way]] = {}
    for wording, way, at in ways:
        if at == len(way):
            node.ends.append(WordingEnd(wording))
            continue
        element = way[at]
        key = element if isinstance(element, Slot) else element.lower()
        behind.setdefault(key, []).append((wording, way, at + 1))
    literals: list[LiteralBranch] = []
    for key, some in behind.items():
        following = partial(_laid_out, some, language)
        if isinstance(key, Slot):
            node.slots.append(SlotBranch(key, following))
        else:
            literals.append(LiteralBranch(key, language, following))
    node.literals = Literals(literals)
    return node


def _ways_of(wordings: Iterable[Wording]) -> Iterator[_Way]:
    return ((wording, way, 0) for wording in wordings for way in _ways(wording.elements))


def _ways(elements: Sequence[Any]) -> Iterator[tuple[str | Slot, ...]]:
    """The elements with each "one|several" decided: both are read everywhere."""
    if not elements:
        yield ()
        return
    first, *rest = elements
    for way in _ways(rest):
        if isinstance(first, Either):
            yield _joined(first.singular, way)
            yield _joined(first.plural, way)
        else:
            yield _joined(first, way)


def _joined(first: str | Slot, way: tuple[str | Slot, ...]) -> tuple[str | Slot, ...]:
    if isinstance(first, str) and way and isinstance(way[0], str):
        return (first + way[0], *way[1:])
    return (first, *way)
