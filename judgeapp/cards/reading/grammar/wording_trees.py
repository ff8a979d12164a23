"""The wordings of a kind as a tree: what they have alike at the beginning is looked for once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from judgeapp.cards.reading.grammar.derivation import Filling, filling
from judgeapp.cards.reading.grammar.phrases import Either, Meaning, PhraseBook, Slot, Wording

# Literals are found by so many of their first letters.
_OPENING = 4


# A literal in small letters, whether its last word must end there, and what follows.
_Literal: TypeAlias = "tuple[str, bool, WordingNode]"


class WordingNode:
    """Wordings of a kind that begin alike, as a tree over their elements. Their literals are
    found by their first letters, of which some have fewer (`lengths`). What follows the first
    element of a wording is `later`, and laid out when a text comes to such a place: few ever do."""

    __slots__ = ("by_opening", "ends", "later", "lengths", "slots")

    def __init__(self) -> None:
        self.by_opening: dict[str, list[_Literal]] = {}
        self.later: dict[str, Callable[[], list[_Literal]]] = {}
        self.lengths: tuple[int, ...] = ()
        self.slots: list[SlotBranch] = []
        self.ends: list[WordingEnd] = []

    def opened_by(self, opening: str) -> list[_Literal]:
        """The literals with these first letters."""
        if opening in self.later and opening not in self.by_opening:
            # Two threads may do the same here, and come to the same.
            self.by_opening[opening] = self.later[opening]()
        return self.by_opening.get(opening, [])


class SlotBranch:
    """Where wordings have a slot, and what follows it."""

    __slots__ = ("_following", "_later", "kind", "name")

    def __init__(self, slot: Slot, later: Callable[[], WordingNode]) -> None:
        self.name, self.kind = slot
        self._later = later
        self._following: WordingNode | None = None

    @property
    def following(self) -> WordingNode:
        if self._following is None:
            # Two threads may do the same here, and come to the same.
            self._following = self._later()
        return self._following


class WordingEnd:
    """A wording where it ends, and what it means with its slots filled."""

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


def _grown(node: WordingNode, way: Sequence[Any], wording: Wording, language: str) -> WordingNode:
    """A tree with one wording more; the other is as it was."""
    grown = WordingNode()
    grown.by_opening, grown.later, grown.lengths = {**node.by_opening}, node.later, node.lengths
    grown.slots, grown.ends = [*node.slots], [*node.ends]
    if not way:
        grown.ends.append(WordingEnd(wording))
        return grown
    element, *rest = way
    if isinstance(element, Slot):
        same_slot = [one for one in node.slots if (one.name, one.kind) == element]
        below = same_slot[0].following if same_slot else WordingNode()
        following = _grown(below, rest, wording, language)
        others = [one for one in node.slots if one not in same_slot]
        grown.slots = [*others, SlotBranch(element, lambda: following)]
        return grown
    literal, whole_word = _literal(element, language)
    same = node.opened_by(literal[:_OPENING])
    below = next((after for text, _, after in same if text == literal), WordingNode())
    others_of_it = [one for one in same if one[0] != literal]
    following = _grown(below, rest, wording, language)
    _open(grown, literal, [*others_of_it, (literal, whole_word, following)])
    return grown


def _tree(wordings: Sequence[Wording], language: str) -> WordingNode:
    later: dict[str, list[Wording]] = {}
    behind_slots: dict[Slot, list[Wording]] = {}
    now: list[Wording] = []
    for wording in wordings:
        opening = wording.opening
        if isinstance(opening, Slot):
            behind_slots.setdefault(opening, []).append(wording)
        elif isinstance(opening, str) and len(opening) >= _OPENING:
            later.setdefault(opening[:_OPENING].lower(), []).append(wording)
        else:
            now.append(wording)
    root = _grown_by(now, language)
    root.slots = [
        SlotBranch(slot, partial(_grown_by, some, language, 1))
        for slot, some in behind_slots.items()
    ]
    for opening, some in later.items():
        known = root.by_opening.pop(opening, [])
        root.later[opening] = partial(_laid_out, opening, some, language, known)
    if later:
        root.lengths = tuple(sorted({*root.lengths, _OPENING}))
    return root


def _laid_out(
    opening: str, wordings: Sequence[Wording], language: str, known: list[_Literal]
) -> list[_Literal]:
    """The literals with these first letters, those of some wordings behind what is known."""
    return [*known, *_grown_by(wordings, language).by_opening[opening]]


def _grown_by(wordings: Iterable[Wording], language: str, behind: int = 0) -> WordingNode:
    """The tree of some wordings behind their first elements, which they have alike."""
    root = WordingNode()
    for wording in wordings:
        for way in _ways(wording.elements[behind:]):
            node = root
            for element in way:
                node = _following(node, element, language)
            node.ends.append(WordingEnd(wording))
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
        for branch in node.slots:
            if (branch.name, branch.kind) == element:
                return branch.following
        node.slots.append(SlotBranch(element, WordingNode))
        return node.slots[-1].following
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
