"""Names of cards in judges' questions, however typed: in lower or upper case, in any language, with or without the
marks between the words of a name.

Matches here only tell which answers may be meant. In a text that is shown, where a name becomes a link, it must stand
as it is printed: see names_in_text."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from judgeapp.cards.card import PrintedCard
from judgeapp.language.folding import fold, fold_with_origins, has_cjk
from judgeapp.language.names import Names, bare
from judgeapp.language.words import undotted

_MIN_LENGTH = 6  # letters of a name of one word
_MIN_CJK_LENGTH = 3
_SET_BEFORE = re.compile(r"\b([A-Za-z]{1,3})-?(\d{1,2})(?:'s)? $")
_SET_AFTER = re.compile(r" \(?(?:(?:from|of|in) )?([A-Za-z]{1,3})-?(\d{1,2})\b(?!-)")
_KATAKANA = re.compile(r"[\u30a1-\u30ff]")


class AskedName(NamedTuple):
    """Name of a card in a question. `text` is the name of a card as it was typed; several may have it."""

    text: str
    numbers: tuple[str, ...]


class PlacedName(NamedTuple):
    """A name in a question, from `start` on; `is_part`: it is only a word of a name."""

    start: int
    name: AskedName
    is_part: bool = False

    @property
    def end(self) -> int:
        return self.start + len(self.name.text)


class NamedAmongWords(NamedTuple):
    """Cards that a question names, from left to right, and the rest of its words."""

    question: str
    placed: tuple[PlacedName, ...] = ()

    @property
    def names(self) -> tuple[AskedName, ...]:
        """Each card once."""
        return tuple({place.name.numbers: place.name for place in reversed(self.placed)}.values())[::-1]

    @property
    def rest(self) -> str:
        return " ".join(self.with_others(lambda _: " ").split()) if self.placed else self.question

    def with_others(self, other: Callable[[PlacedName], str]) -> str:
        """The question with something else in place of each name."""
        text = self.question
        for place in reversed(self.placed):
            text = text[: place.start] + other(place) + text[place.end :]
        return text

    @property
    def numbers(self) -> frozenset[str]:
        return frozenset(number for name in self.names for number in name.numbers)


class AskedNames:
    """The names of the cards of a library. Safe to use from several threads."""

    def __init__(self, cards: Iterable[PrintedCard], not_alone: Collection[str] = ()) -> None:
        """`not_alone` are words with another meaning too, such as traits and terms."""
        words = frozenset(map(fold, not_alone))
        named = (
            (name, card.number)
            for card in cards
            for _, name in card.names_of_parts()
            if _is_clear(folded := fold(name)) and folded not in words
        )
        # Names have no stems, and stemming thousands takes long.
        self._names = Names.of(named, forms=(str, undotted))

    def found_in(self, question: str) -> Iterator[AskedName]:
        """Names in a question, the longest at each place, none overlapping, each card once."""
        seen: set[tuple[str, ...]] = set()
        for _, name, _ in self.placed_in(question):
            if name.numbers not in seen:
                seen.add(name.numbers)
                yield name

    def placed_in(self, question: str) -> Iterator[PlacedName]:
        """Every one in a question, the longest at each place, none overlapping."""
        folded = fold_with_origins(question)
        for name in self._names.find(folded.text):
            start, end = folded.span(name.start, name.end)
            if _stands_alone(question, start, end):
                numbers = _of_the_set(name.ids, question[:start], question[end:])
                yield PlacedName(start, AskedName(question[start:end], numbers))


def _of_the_set(numbers: tuple[str, ...], before: str, after: str) -> tuple[str, ...]:
    """Those of the set that stands beside the name, as in "BT5 Agumon" and "Agumon from BT-05"; all if none does."""
    if len(numbers) > 1 and (written := _SET_BEFORE.search(before) or _SET_AFTER.match(after)):
        letters, digits = written.groups()
        code = f"{letters.upper()}{int(digits)}"
        return tuple(number for number in numbers if number.partition("-")[0] == code) or numbers
    return numbers


def _is_clear(folded: str) -> bool:
    if has_cjk(folded):
        return len(bare(folded)) >= _MIN_CJK_LENGTH
    return " " in folded or len(folded) >= _MIN_LENGTH


def _stands_alone(question: str, start: int, end: int) -> bool:
    """True if it is not part of a longer name in katakana. Nothing else has borders where no space parts words."""
    return not (
        (_KATAKANA.match(question[start]) and _KATAKANA.match(question[start - 1 : start]))
        or (_KATAKANA.match(question[end - 1]) and _KATAKANA.match(question[end : end + 1]))
    )
