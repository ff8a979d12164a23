"""Names of cards in what people write, in its language.

In brackets or quotes a name is found as printed. Without them only if nothing else can be meant: a short name, or one
that is also a word of the game, is an ordinary word there."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from judgeapp.cards.card import PrintedCard
from judgeapp.language.folding import fold

_MIN_LENGTH = 6  # letters of a one-word name that is found without brackets
_MIN_JAPANESE_LENGTH = 4
_ONE_LETTER = 1
_BRACKETED = re.compile(
    r"\[(?P<square>[^\[\]\n]+)\]|“(?P<curly>[^“”\n]+)”|\"(?P<straight>[^\"\n]+)\""
    r"|「(?P<corner>[^「」\n]+)」|『(?P<white>[^『』\n]+)』|【(?P<black>[^【】\n]+)】"
    r"|〈(?P<pointed>[^〈〉\n]+)〉|《(?P<double>[^《》\n]+)》"
)
# "[Alpha] or [Beta] trait" names traits.
_OF_TRAITS = re.compile(r"(?:(?:\s*(?:,|/|\bor\b|\band\b)\s*)+\[[^\[\]\n]+\])*\s*traits?\b")
_LATIN_WORD = re.compile(r"[^\W_]+")
_ENDS_SENTENCE = re.compile(r"(?:^|[.!?:\n])[\s\"“(\[]*$")
_LETTER = re.compile(r"[^\W_]")
# What can continue a name: "Alphamon: Ouryuken", "Alphamon-X", "Alphamon (X Antibody)".
_GOES_ON = re.compile(r"\s*[(:：（]|[-‐–][^\W_]|\s+[^\W\d_a-zà-ÿ]")
_GOES_BEFORE = re.compile(r"(?P<word>[^\W_]+)(?:[:：]?\s+|[-‐–])$")
_JAPANESE_NAME_LETTER = re.compile(r"[\u30a1-\u30ff\u3400-\u9fffA-Za-z0-9]")


class CardNameInText(NamedTuple):
    """text[start:end] is the name of a card of the library; several may have it."""

    start: int
    end: int
    name: str
    numbers: tuple[str, ...]


class CardNames:
    def __init__(self, cards: Iterable[PrintedCard], not_alone: Collection[str] = ()) -> None:
        """`not_alone` are words with another meaning too, such as traits and terms: no names without brackets."""
        self._numbers: dict[str, dict[str, list[str]]] = {}
        for card in cards:
            for language, name in dict.fromkeys(card.names_of_parts()):
                self._numbers.setdefault(language, {}).setdefault(name, []).append(card.number)
        words = frozenset(map(fold, not_alone))
        self._words = sorted(word for word in words if word.isascii())
        # Names found without brackets, by their first word, the longest first.
        self._alone: dict[str, dict[str, list[str]]] = {}
        for language, names in self._numbers.items():
            begins = self._alone.setdefault(language, {})
            for name in sorted(names, key=len, reverse=True):
                if _is_clear(name, language) and fold(name) not in words:
                    begins.setdefault(_beginning(name, language), []).append(name)

    def found_in(self, text: str, language: str) -> Iterator[CardNameInText]:
        """Names in a text, in order of place, none overlapping."""
        numbers = self._numbers.get(language, {})
        at = 0
        for match in _BRACKETED.finditer(text):
            yield from self._without_brackets(text, language, at, match.start())
            name = next(filter(None, match.groups()))
            start = match.start() + 1
            if name in numbers and not _OF_TRAITS.match(text, match.end()):
                yield CardNameInText(start, start + len(name), name, tuple(numbers[name]))
                at = match.end()
            elif match[0][0] in "[【〈《":
                # Brackets that aren't a name may contain names.
                at = match.end()
            else:
                at = start
        yield from self._without_brackets(text, language, at, len(text))

    def _without_brackets(self, text: str, language: str, start: int, end: int) -> Iterator[CardNameInText]:
        begins, numbers = self._alone.get(language, {}), self._numbers.get(language, {})
        at = start
        while at < end:
            word = _LATIN_WORD.search(text, at, end)
            if word is None:
                return
            # Japanese has no spaces between words.
            where, passed = (at, at + 1) if language == "ja" else word.span()
            named = (
                name
                for name in begins.get(_beginning(text[where:end], language), ())
                if text.startswith(name, where)
                and _stands_alone(text, where, name, language)
                and not self._is_nearly_a_word(name)
            )
            if (name_found := next(named, None)) is not None:
                passed = where + len(name_found)
                yield CardNameInText(where, passed, name_found, tuple(numbers[name_found]))
            at = passed

    def _is_nearly_a_word(self, name: str) -> bool:
        """True if one letter tells it from a word of the game: it may be that word, misspelt."""
        nearest = process.extractOne(fold(name), self._words, scorer=OSA.distance, score_cutoff=_ONE_LETTER)
        return nearest is not None


def _beginning(name: str, language: str) -> str:
    if language == "ja":
        return name[:1]
    word = _LATIN_WORD.match(name)
    return word[0] if word is not None else ""


def _is_clear(name: str, language: str) -> bool:
    """True if a name can be told from other words without brackets. Chinese has no borders."""
    if language.startswith("zh"):
        return False
    if language == "ja":
        return len(name) >= _MIN_JAPANESE_LENGTH and all(map(_JAPANESE_NAME_LETTER.match, name))
    return bool(_LATIN_WORD.match(name)) and (" " in name or len(name) >= _MIN_LENGTH)


def _stands_alone(text: str, start: int, name: str, language: str) -> bool:
    """True if it is not part of a longer name or word."""
    before, after = text[:start], text[start + len(name) :]
    if language == "ja":
        border = _JAPANESE_NAME_LETTER
        return not (border.match(before[-1:]) or border.match(after[:1]) or after[:1] in "：:（(")
    if _LETTER.match(before[-1:]) or _LETTER.match(after[:1]) or _GOES_ON.match(after):
        return False
    if " " not in name and _ENDS_SENTENCE.search(before):
        # The first word of a sentence is capitalised anyway.
        return False
    word = _GOES_BEFORE.search(before)
    if word is None or word["word"][0].islower() or word["word"].isdigit():
        return True
    return bool(_ENDS_SENTENCE.search(before[: word.start()])) and not before.endswith(("-", "–"))
