"""Language of a text, where nothing says it."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.language.folding import is_han, is_kana


def guessed_language(texts: Sequence[str]) -> str:
    """Language by the letters: kana are Japanese; Han without any are Chinese; the rest is English."""
    letters = "".join(texts)
    # The mark of a long vowel and the middle dot stand in other texts too.
    if any(is_kana(c) and c not in "ー・" for c in letters):
        return "ja"
    return "zh-Hans" if any(map(is_han, letters)) else "en"
