"""Gap: a text that is not understood, with its parts that could be read, and the most similar phrases of the book."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import log
from typing import NamedTuple

from judgeapp.cards.reading.grammar.parsing import Effort, ExhaustedError, Parser
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, TaughtPhrase, phrase_book
from judgeapp.cards.reading.grammar.samples import sample
from judgeapp.cards.reading.normal import normalised
from judgeapp.cards.teaching.marks import with_marks

# Letters; shorter parts say too little to show.
_MIN_LENGTH = {"en": 3, "ja": 2}
_WORD = re.compile(r"<[^<>]+>|\[[^\[\]]+\]|[A-Za-z][A-Za-z'-]*")
# Japanese has no spaces: two letters count as a word.
_LETTERS = re.compile(r"[^\s\d、。「」()<>]+")
_MAX_EXAMPLE_LENGTH = 160
# Kinds that make a sentence: actions, events, conditions and gifts. Nouns are in everything.
_SENTENCES = (
    "action",
    "averting",
    "when",
    "would",
    "fact",
    "condition",
    "gift",
    "gains",
    "denied-one",
    "sentence",
    "body.free",
)


class GapPiece(NamedTuple):
    """A piece of a text; `read`: it says something by itself."""

    text: str
    read: bool


def pieces(text: str, language: str, taught: tuple[TaughtPhrase, ...] = ()) -> tuple[GapPiece, ...]:
    """A text in its pieces: the longest readable ones, and the text between."""
    if language not in LANGUAGES:
        return (GapPiece(text, read=False),)
    plain = normalised(text, language).text.strip()
    book = phrase_book(language, taught)
    parser = Parser(book, plain, Effort())
    kinds = (*book.wordings, *book.series, *book.bags, *book.unions)
    spans: list[tuple[int, int]] = []
    for start in _beginnings(plain, language):
        try:
            ends = [end for kind in kinds for end, _ in parser.at(kind, start)]
        except ExhaustedError:
            break
        ends = [end for end in ends if end - start >= _MIN_LENGTH[language] and _ends(plain, end)]
        if ends:
            spans.append((start, max(ends)))
    return tuple(_cut(plain, _apart(spans)))


def _beginnings(text: str, language: str) -> Iterator[int]:
    """Places where something may begin."""
    for index, letter in enumerate(text):
        if letter.strip() and (language == "ja" or not index or not text[index - 1].isalnum()):
            yield index


def _ends(text: str, at: int) -> bool:
    """True if no word is cut through there."""
    return not (text[at - 1 : at + 1].isascii() and text[at - 1 : at + 1].isalnum()) or at == len(text)


def _apart(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest spans that do not overlap, in order."""
    kept: list[tuple[int, int]] = []
    for start, end in sorted(spans, key=lambda span: span[0] - span[1]):
        if all(end <= a or b <= start for a, b in kept):
            kept.append((start, end))
    return sorted(kept)


def _cut(text: str, spans: list[tuple[int, int]]) -> Iterator[GapPiece]:
    at = 0
    for start, end in spans:
        if start > at:
            yield GapPiece(text[at:start], read=False)
        yield GapPiece(text[start:end], read=True)
        at = end
    if at < len(text):
        yield GapPiece(text[at:], read=False)


def with_parts_marked(text: str, language: str, taught: tuple[TaughtPhrase, ...] = ()) -> str:
    """A text with the readable parts marked as variable, and in the rest its numbers, names and colors; unmarked if
    that can't be expressed."""
    plain = " ".join(text.split()).rstrip(".。")
    parts = pieces(plain, language, taught)
    if "".join(piece.text for piece in parts) != plain:
        return with_marks(plain, language)
    marked = ""
    for piece in parts:
        is_part = piece.read and len(_words(piece.text, language)) > 1
        marked += f"{{{piece.text}}}" if is_part else with_marks(piece.text, language)
    return marked


def nearest(text: str, language: str, limit: int = 4) -> tuple[str, ...]:
    """Examples of the book's phrases that share most words with a text, the rarer first; others count against them."""
    if language not in LANGUAGES:
        return ()
    examples, rarity = _examples(language)
    wanted = _words(normalised(text, language).text, language)

    def alike(example: tuple[str, frozenset[str], int]) -> float:
        shared = sum(rarity[word] for word in example[1] & wanted)
        return shared - 0.25 * sum(rarity[word] for word in example[1] - wanted)

    nearest_of: dict[int, str] = {}
    for example in sorted(examples, key=alike, reverse=True):
        if len(nearest_of) == limit or alike(example) <= 0:
            break
        if example[0] not in nearest_of.values():
            nearest_of.setdefault(example[2], example[0])
    return tuple(nearest_of.values())


@cache
def _examples(language: str) -> tuple[list[tuple[str, frozenset[str], int]], dict[str, float]]:
    """A text for each phrase that can be printed, with its words and which phrase it is; and how rare each word is."""
    examples: list[tuple[str, frozenset[str], int]] = []
    for kind, wordings in phrase_book(language).wordings.items():
        for wording in wordings if kind in _SENTENCES else ():
            text = sample(wording, language) if not wording.rank else None
            if text and len(text) <= _MAX_EXAMPLE_LENGTH:
                examples.append((text, _words(text, language), wording.phrase.order))
    often = Counter(word for _, words, _ in examples for word in words)
    rarity = {word: log(1 + len(examples) / count) for word, count in often.items()}
    return [example for example in examples if example[1]], rarity


def _words(text: str, language: str) -> frozenset[str]:
    small = text.lower()
    if language == "ja":
        runs = _LETTERS.findall(small)
        return frozenset(run[at : at + 2] for run in runs for at in range(len(run) - 1))
    return frozenset(_WORD.findall(small))
