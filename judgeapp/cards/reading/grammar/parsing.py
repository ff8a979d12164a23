"""Reading text by the phrase book: every way in which a text can be read, found once.

All readings are kept, because a text with two different meanings is a fault of the phrase book
and must not be decided by chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from judgeapp.cards.reading.grammar.beginnings import WordingNode, beginnings, foreseen, trees
from judgeapp.cards.reading.grammar.derivation import (
    Derivation,
    Gathered,
    SaidPhrase,
    SaidTwiceError,
    Written,
    fill,
    laid_together,
    several,
)
from judgeapp.cards.reading.grammar.phrases import Bag, PhraseBook, Series
from judgeapp.cards.reading.grammar.terminals import TERMINALS

Found: TypeAlias = tuple[int, Derivation]

# More readings of one place than this are no language any more, nor are more parts of one
# thing, or a deeper nesting.
_TOO_MANY = 64
_MOST_PARTS = 30
_DEEPEST = 40


_NOTHING: frozenset[str] = frozenset()


class ExhaustedError(Exception):
    """A text can be read in so many ways, or goes so deep, that it is no card text."""


class Effort:
    """How many steps may still be taken to read a text."""

    __slots__ = ("left",)

    def __init__(self, left: int = 10_000) -> None:
        self.left = left

    def spend(self) -> None:
        """Takes a step. Raises ExhaustedError if there is none left."""
        self.left -= 1
        if self.left < 0:
            raise ExhaustedError


class Parser:
    """Reads one text; what was found at a place is remembered. Reading raises ExhaustedError
    rather than to take more effort than is given."""

    def __init__(self, book: PhraseBook, text: str, effort: Effort | None = None) -> None:
        self._book = book
        self._trees = trees(book)
        self._beginnings = beginnings(book)
        self._terminals = TERMINALS[book.language]
        self._text = text
        # Some letters are two when they are small; here each keeps its place.
        self._lower = "".join(c if len(c.lower()) > 1 else c.lower() for c in text)
        self._ahead: list[frozenset[str] | None] = [None] * (len(text) + 1)
        self._found: dict[tuple[str, int], list[Found]] = {}
        self._effort = effort or Effort()
        self._depth = 0
        self.furthest = 0

    def readings(self, kind: str) -> list[Derivation]:
        """The derivations of the whole text as a kind, each meaning once."""
        return [d for end, d in self.at(kind, 0) if end == len(self._text)]

    def at(self, kind: str, start: int) -> list[Found]:
        """Where a kind that begins at `start` can end, and how it is read."""
        key = (kind, start)
        if key in self._found:
            return self._found[key]
        openings = self._beginnings.get(kind, _NOTHING)
        if openings is not None:
            ahead = self._ahead[start]
            if ahead is None:
                ahead = self._ahead[start] = foreseen(self._lower, start)
            if openings.isdisjoint(ahead):
                return []
        self._found[key] = []  # a kind that begins with itself is found no second time
        self._depth += 1
        if self._depth > _DEEPEST:
            raise ExhaustedError
        found: list[Found] = []
        for end, derivation in self._read(kind, start):
            self._effort.spend()
            if not any(e == end and d.meaning == derivation.meaning for e, d in found):
                found.append((end, derivation))
                self.furthest = max(self.furthest, end)
                if len(found) > _TOO_MANY:
                    raise ExhaustedError
        self._depth -= 1
        self._found[key] = found
        return found

    def found_between(self, start: int, end: int) -> Iterator[tuple[str, Derivation]]:
        """What has been found from one place to another while something was read, with its kind."""
        for (kind, begins), found in self._found.items():
            if begins == start:
                yield from ((kind, derivation) for ends, derivation in found if ends == end)

    def _read(self, kind: str, start: int) -> Iterator[Found]:
        if terminal := self._terminals.get(kind):
            if match := terminal.pattern.match(self._text, start):
                yield match.end(), Written(kind, terminal.value(match[0]))
            return
        if tree := self._trees.get(kind):
            found: list[Found] = []
            self._walk(tree, start, (), found)
            yield from found
        if series := self._book.series.get(kind):
            yield from self._series(kind, series, start)
        if bag := self._book.bags.get(kind):
            yield from self._bag(kind, bag, start)
        for other in self._book.unions.get(kind, ()):
            yield from self.at(other, start)

    def _walk(
        self,
        node: WordingNode,
        at: int,
        slots: tuple[tuple[str, Derivation], ...],
        found: list[Found],
    ) -> None:
        self._effort.spend()
        for wording in node.ends:
            filled = {name: d.meaning for name, d in slots}
            try:
                said = SaidPhrase(wording, slots, fill(wording.phrase.means, filled))
            except SaidTwiceError:
                continue
            found.append((at, said))
        lower = self._lower
        for length in node.lengths:
            for literal, whole_word, following in node.by_opening.get(lower[at : at + length], ()):
                if lower.startswith(literal, at):
                    end = at + len(literal)
                    if not whole_word or not lower[end : end + 1].isalnum():
                        self._walk(following, end, slots, found)
        for slot, following in node.slots:
            for end, derivation in self.at(slot.kind, at):
                self._walk(following, end, (*slots, (slot.name, derivation)), found)

    def _series(self, kind: str, series: Series, start: int) -> Iterator[Found]:
        def more(
            at: int, parts: _Several, said: tuple[str, ...], closed: bool, ended: bool = False
        ) -> Iterator[Found]:
            if len(parts) > _MOST_PARTS:
                raise ExhaustedError
            enough = len(parts) >= series.at_least and (ended or not series.closed)
            if enough and not (series.mixed and _are_one(parts)):
                yield at, several(kind, series, parts, said)
            if closed:
                return
            for words, closes in ((series.between, False), (series.last, True)):
                for word in words:
                    if self._lower.startswith(word, at):
                        yield from begun(at + len(word), parts, (*said, word), closes)

        def begun(at: int, parts: _Several, said: tuple[str, ...], closes: bool) -> Iterator[Found]:
            for end, part in self.at(series.of, at):
                yield from more(end, (*parts, part), said, closes)
            if series.ends:
                for end, part in self.at(series.ends, at):
                    yield from more(end, (*parts, part), said, closed=True, ended=True)

        yield from begun(start, (), (), False)

    def _bag(self, kind: str, bag: Bag, start: int) -> Iterator[Found]:
        for end, parts, meaning in self._bag_start(bag, start):
            for stop, all_parts, whole in self._bag_rest(bag, end, parts, meaning):
                if len(all_parts) > 1 or not bag.told:
                    yield stop, Gathered(kind, all_parts, whole)

    def _bag_start(self, bag: Bag, start: int) -> Iterator[_Filling]:
        if not bag.first:
            yield from self._bag_before(bag, start, (), {})
            return
        for end, part in self.at(bag.first, start):
            if self._text.startswith(bag.space, end):
                yield from self._bag_before(
                    bag, end + len(bag.space), (("first", part),), part.meaning
                )

    def _bag_before(self, bag: Bag, at: int, parts: _Parts, meaning: Any) -> Iterator[_Filling]:
        if len(parts) > _MOST_PARTS:
            raise ExhaustedError
        for end, part in self.at(bag.noun, at):
            if (whole := laid_together(meaning, part.meaning)) is not None:
                yield end, (*parts, ("noun", part)), whole
        for end, part in self.at(bag.before, at):
            whole = laid_together(meaning, part.meaning)
            if whole is not None and self._text.startswith(bag.space, end):
                yield from self._bag_before(
                    bag, end + len(bag.space), (*parts, ("before", part)), whole
                )

    def _bag_rest(self, bag: Bag, at: int, parts: _Parts, meaning: Any) -> Iterator[_Filling]:
        if len(parts) > _MOST_PARTS:
            raise ExhaustedError
        yield at, parts, meaning
        last = parts[-1][0]
        # "other than Digimon with <Blocker>": what follows a relative clause belongs to it.
        if last != "relative":
            for word in bag.joins if last == "having" else bag.opens:
                if self._lower.startswith(word, at):
                    end = at + len(word)
                    yield from self._bag_more(bag, bag.having, "having", end, parts, meaning)
        if bag.relative:
            yield from self._bag_more(bag, bag.relative, "relative", at, parts, meaning)
        if bag.after and self._text.startswith(bag.space, at):
            at += len(bag.space)
            yield from self._bag_more(bag, bag.after, "after", at, parts, meaning)
            if bag.relative:
                yield from self._bag_more(bag, bag.relative, "relative", at, parts, meaning)

    def _bag_more(
        self, bag: Bag, kind: str, place: str, at: int, parts: _Parts, meaning: Any
    ) -> Iterator[_Filling]:
        for end, part in self.at(kind, at):
            if (whole := laid_together(meaning, part.meaning)) is not None:
                yield from self._bag_rest(bag, end, (*parts, (place, part)), whole)


_Parts: TypeAlias = tuple[tuple[str, Derivation], ...]

_Several: TypeAlias = tuple[Derivation, ...]

_Filling: TypeAlias = tuple[int, _Parts, Any]


def _are_one(parts: Sequence[Derivation]) -> bool:
    """Whether parts say the same thing of a card, so that one part could say it."""
    lists = [
        key for part in parts for key, value in part.meaning.items()
        if len(part.meaning) == 1 and isinstance(value, list)
    ]  # fmt: skip
    return len(lists) > len(set(lists))
