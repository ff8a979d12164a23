"""Folding of letters that count as the same: width, case, Simplified and Traditional Chinese and the Japanese forms of
the same characters, hiragana and katakana, German umlauts.

Dakuten are kept: が is not か."""

from __future__ import annotations

import re
import unicodedata
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

_KATAKANA_FIRST, _KATAKANA_LAST = 0x30A1, 0x30F6
_KATAKANA_TO_HIRAGANA = 0x60
_HALF_WIDTH_MARKS = "\uff9e\uff9f"  # dakuten and handakuten that follow their kana
_HALF_WIDTH_MARK = re.compile(f"[{_HALF_WIDTH_MARKS}]")
_LAST_LATIN = 0x24F
_CJK = re.compile("[\u3005\u3007\u3041-\u309f\u30a1-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]")


class Folded(NamedTuple):
    """A text with like letters made the same.

    origins[i] is the position in the original text of text[i]; one more entry, the length of the original, stands at
    the end."""

    text: str
    origins: Sequence[int]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The part of the original that text[start:end] came from."""
        return self.origins[start], self.origins[end]


def fold(text: str) -> str:
    """The text with like letters made the same. Its length may differ."""
    if text.isascii():
        return text.lower()
    if _is_letter_by_letter(text):
        return text.translate(_FOLDED)
    return "".join([_fold_cluster(cluster) for cluster in _clusters(text)])


def fold_with_origins(text: str) -> Folded:
    if text.isascii():
        return Folded(text.lower(), range(len(text) + 1))
    clusters = _clusters(text)
    parts = [_fold_cluster(cluster) for cluster in clusters]
    if len(clusters) == len(text) and all(len(part) == 1 for part in parts):
        return Folded("".join(parts), range(len(text) + 1))  # letter by letter, as most texts
    origins = array("I")
    at = 0
    for cluster, part in zip(clusters, parts, strict=True):
        origins.extend([at] * len(part))
        at += len(cluster)
    origins.append(len(text))
    return Folded("".join(parts), origins)


def _is_letter_by_letter(text: str) -> bool:
    """True if no mark follows a letter, as in most texts."""
    return not any(map(unicodedata.combining, text)) and not _HALF_WIDTH_MARK.search(text)


def _clusters(text: str) -> list[str]:
    """Characters with the marks that follow them."""
    if _is_letter_by_letter(text):
        return list(text)
    clusters: list[str] = []
    for char in text:
        if clusters and (char in _HALF_WIDTH_MARKS or unicodedata.combining(char)):
            clusters[-1] += char
        else:
            clusters.append(char)
    return clusters


@cache
def _fold_cluster(cluster: str) -> str:
    return "".join(_fold_char(char) for char in unicodedata.normalize("NFKC", cluster).casefold())


class _FoldedLetters(dict[int, str]):
    """Each letter folded, by its code, from the first time that it is asked for."""

    def __missing__(self, code: int) -> str:
        folded = self[code] = _fold_cluster(chr(code))
        return folded


_FOLDED = _FoldedLetters()


def _fold_char(char: str) -> str:
    code = ord(char)
    if code < 0x80:
        return char
    if code <= _LAST_LATIN:
        return "".join(c for c in unicodedata.normalize("NFD", char) if not unicodedata.combining(c))
    if _KATAKANA_FIRST <= code <= _KATAKANA_LAST:
        return chr(code - _KATAKANA_TO_HIRAGANA)
    if is_han(char):
        from_japanese, to_simplified = _converters()
        return str(to_simplified.convert(from_japanese.convert(char)))
    return char


@cache
def _converters() -> tuple[Any, Any]:
    """Converters: Japanese forms to Traditional, Traditional to Simplified; both meet there. They are loaded with the
    first character requested."""
    import opencc

    return opencc.OpenCC("jp2t"), opencc.OpenCC("t2s")


def is_han(char: str) -> bool:
    return "\u3400" <= char <= "\u9fff" or char in "々〇" or "\U00020000" <= char <= "\U0003ffff"


def is_kana(char: str) -> bool:
    """Hiragana, katakana or the mark of a long vowel."""
    return "\u3041" <= char <= "\u309f" or "\u30a1" <= char <= "\u30ff"


def has_cjk(text: str) -> bool:
    """True if any letter is Chinese or Japanese."""
    return not text.isascii() and _CJK.search(text) is not None


def guessed_language(texts: Sequence[str]) -> str:
    """Language by the letters: kana are Japanese; Han without any are Chinese; the rest is English."""
    letters = "".join(texts)
    # The mark of a long vowel and the middle dot are in other texts too.
    if any(is_kana(c) and c not in "ー・" for c in letters):
        return "ja"
    return "zh-Hans" if any(map(is_han, letters)) else "en"
