"""Lines become running text again, with an account of every character."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from judgeapp.rulebook.our_words.rendering import load_renderings
from judgeapp.rulebook.passage import Residue, Span

_HYPHENS = "-\u2010\u00ad"
_BEFORE = re.compile(rf"(?P<word>[^\W\d_]+)(?P<hyphen>[{_HYPHENS}])$")
_AFTER = re.compile(r"[^\W\d_]+")
_WORDS = re.compile(rf"[^\W\d_]+(?:[{_HYPHENS}][^\W\d_]+)*")
_BULLET = re.compile(r"[•●○◦▪■□◆◇・‣⁃※★☆–—]|[-*]\s|\(\d{1,2}\)|[①-⑳]")
_EXAMPLE = re.compile(
    r"[(（\[［【]?\s*(?:例|examples?|e\.g\.|ex\.|beispiele?|z\.\s?b\.)\s*\d*\s*[:：.)]", re.IGNORECASE
)
_CJK = re.compile(r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]")
_CLOSING = tuple(".,;:!?)]”’。，、）」』")
# Letters of a part of a word with a capital inside (Digi|Xros); in "A-N" nothing was broken.
_MIN_LENGTH = 3
HYPHEN = "hyphen at the end of a line"


class Piece(NamedTuple):
    """A part of a line: `text` begins at `start` of the file's text. `place` is the number of the line; `opens` is true
    if white space sets it off."""

    place: int
    start: int
    text: str
    opens: bool

    @property
    def span(self) -> Span:
        return Span(self.start, self.start + len(self.text))


class RulebookWords(NamedTuple):
    """The words inside lines, and those of them with a hyphen."""

    plain: Mapping[str, int]
    hyphened: Mapping[str, int]


class Hyphened(NamedTuple):
    """A word that a hyphen at the end of a line has broken, as it was joined."""

    place: int
    joined: str


@dataclass
class Joined:
    """Text joined from lines, with the parts of the file it came from."""

    text: str = ""
    spans: list[Span] = field(default_factory=list)
    residue: list[Residue] = field(default_factory=list)
    unsure: list[Hyphened] = field(default_factory=list)


def words_of(texts: Iterable[str], language: str) -> RulebookWords:
    """The words of lines, in order; in English, also those of our rendering."""
    counted = _counted(texts)
    if language != "en":
        return counted
    known = _known_words()
    return RulebookWords({**known.plain, **counted.plain}, {**known.hyphened, **counted.hyphened})


def _counted(texts: Iterable[str]) -> RulebookWords:
    plain: Counter[str] = Counter()
    hyphened: Counter[str] = Counter()
    was_broken = False
    for text in texts:
        # Halves of a broken word aren't words.
        whole = _AFTER.sub("", text, count=1) if was_broken and _AFTER.match(text) else text
        was_broken = bool(_BEFORE.search(whole))
        for word in _WORDS.findall(_BEFORE.sub("", whole)):
            folded = word.casefold().replace("\u2010", "-")
            if "-" in folded:
                hyphened[folded] += 1
            else:
                plain[folded] += 1
    return RulebookWords(plain, hyphened)


@cache
def _known_words() -> RulebookWords:
    return _counted(b.text or b.example for r in load_renderings() for b in r.blocks)


def joined(pieces: Sequence[Piece], words: RulebookWords, settled: Mapping[int, bool]) -> Joined:
    """Pieces joined to paragraphs; `settled`: by place of a line, whether its last hyphen belongs to the word."""
    made = Joined()
    letters: list[str] = []
    last = ""
    place = -1
    for piece in pieces:
        lead = len(piece.text) - len(piece.text.lstrip())
        text = piece.text.strip()
        if not text:
            continue
        start = piece.start + lead
        if last:
            letters.append(_between(made, letters, last, place, piece, text, words, settled))
        made.spans.append(Span(start, start + len(text)))
        letters.append(text)
        last, place = text, piece.place
    made.text = "".join(letters)
    return made


def _between(
    made: Joined,
    letters: list[str],
    last: str,
    place: int,
    piece: Piece,
    text: str,
    words: RulebookWords,
    settled: Mapping[int, bool],
) -> str:
    """Text between two lines; a hyphen that is not part of the word is taken away."""
    if _BULLET.match(text) or _EXAMPLE.match(text):
        return "\n"
    broken, goes_on = _BEFORE.search(last), _AFTER.match(text)
    if broken and goes_on:
        is_words, is_sure = _is_of_the_word(broken["word"], goes_on[0], broken["hyphen"], words)
        if place in settled:
            is_words, is_sure = settled[place], True
        if not is_words:
            letters[-1] = letters[-1][:-1]
            old = made.spans[-1]
            made.spans[-1] = Span(old.start, old.end - 1)
            made.residue.append(Residue(old.end - 1, old.end, HYPHEN))
        if not is_sure:
            between = "-" if is_words else ""
            made.unsure.append(Hyphened(place, f"{broken['word']}{between}{goes_on[0]}"))
        return ""
    if text[0] in _CLOSING:
        return ""
    if last[-1] in _HYPHENS and text[0].isdigit() and last[-2:-1].isdigit():
        return ""
    if piece.opens and last.endswith((".", "。", ":", "：", ")", "）", "!", "！", "?", "？")):
        return "\n"
    return "" if _CJK.match(last[-1]) and _CJK.match(text[0]) else " "


def _is_of_the_word(before: str, after: str, hyphen: str, words: RulebookWords) -> tuple[bool, bool]:
    """Pair: whether a hyphen between the halves of a word is its own, and whether that is sure."""
    if hyphen == "\u00ad":
        return False, True
    whole, parted = f"{before}{after}".casefold(), f"{before}-{after}".casefold()
    as_one, as_two = words.plain.get(whole, 0), words.hyphened.get(parted, 0)
    if after[0].isupper() and (as_two or len(before) < _MIN_LENGTH or not as_one):
        return True, True
    if as_one or as_two:
        return as_two > as_one, not (as_one and as_two)
    both = before.casefold() in words.plain and after.casefold() in words.plain
    return both, False
