"""Characters of a text that don't belong to its language."""

from __future__ import annotations

from functools import cache

import opencc

# Character sets that include a language's forms and lack the others'.
CHARACTERS = {"ja": "shift_jis", "zh-Hans": "gb2312", "zh-Hant": "big5"}
_SIGNS = frozenset("·・～〇≪≫［］—–…“”‘’×→←↑↓")
_RARE_IN_BIG5 = b"\xc9"  # from here on rare characters and some simplified forms


def strange(text: str, language: str) -> str:
    """Characters that Japanese, Simplified or Traditional Chinese writes differently."""
    return "".join(char for char in text if not char.isascii() and _is_strange(char, language))


@cache
def _is_strange(char: str, language: str) -> bool:
    written = char.encode(CHARACTERS[language], "ignore")
    if language == "zh-Hant" and written >= _RARE_IN_BIG5:
        return bool(_to_traditional().convert(char) != char)
    return not written and char not in _SIGNS


@cache
def _to_traditional() -> opencc.OpenCC:
    return opencc.OpenCC("s2t")
