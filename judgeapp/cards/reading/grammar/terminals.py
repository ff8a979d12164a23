"""The smallest parts of card text: numbers, and names in brackets."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Terminal(NamedTuple):
    """Smallest part of a text: the pattern that finds it, the letters that it begins with (any if none are given), its
    value, and its spelling."""

    pattern: re.Pattern[str]
    begins: str
    value: Callable[[str], Any]
    written: Callable[[Any], str | None]


def _natural(value: Any) -> str | None:
    return str(value) if type(value) is int and value >= 0 else None


def _several(value: Any) -> str | None:
    return str(value) if type(value) is int and value > 1 else None


def _signed(value: Any) -> str | None:
    return f"{value:+d}" if type(value) is int else None


def _negated(value: Any) -> str | None:
    return str(-value) if type(value) is int and value <= 0 else None


def _bracketed(left: str, right: str) -> Callable[[Any], str | None]:
    return lambda value: f"{left}{value}{right}" if isinstance(value, str) else None


def _words(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _as_it_is(text: str) -> str:
    return text


_DIGITS = "0123456789"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
# Longer ones are on no card, and the engine does not count so far.
_FIGURES = "[0-9]{1,7}(?![0-9])"
_NUMBER = re.compile(_FIGURES)
_COMMON: dict[str, Terminal] = {
    "n": Terminal(_NUMBER, _DIGITS, int, _natural),
    # a number of several; one and none have phrases of its own ("<Draw 1>" is what a Draw is)
    "many": Terminal(re.compile(f"(?![01](?![0-9])){_FIGURES}"), _DIGITS, int, _several),
    # "-3" as it stands, "+1000"
    "signed": Terminal(re.compile(f"[+-]{_FIGURES}"), "+-", int, _signed),
    # a number whose meaning is the opposite: "lose 2 memory" is -2
    "minus": Terminal(_NUMBER, _DIGITS, lambda text: -int(text), _negated),
}
TERMINALS: Mapping[str, Mapping[str, Terminal]] = {
    "en": {
        **_COMMON,
        # No name begins with a sign that parts words: "[;Alpha]" is a misprint of whatever it is.
        "name": Terminal(re.compile(r"\[(?![;,])[^\[\]]+\]"), "[", lambda text: text[1:-1], _bracketed("[", "]")),
        # a form, attribute or type of a token, which stands without brackets
        "word-of-traits": Terminal(re.compile(r"[A-Za-z][A-Za-z' -]*(?=/)"), _LETTERS, _as_it_is, _words),
    },
    "ja": {
        **_COMMON,
        "name": Terminal(re.compile("「[^「」]+」"), "「", lambda text: text[1:-1], _bracketed("「", "」")),
        "word-of-traits": Terminal(re.compile("[^・「」()<>。、]+(?=・)"), "", _as_it_is, _words),
    },
}
