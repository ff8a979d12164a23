"""The values of an entry."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

_KINDS: Sequence[tuple[type | tuple[type, ...], str]] = (
    (bool, "true or false"),
    (str, "a text"),
    ((int, float), "a number"),
    (list, "a list"),
    (dict, "a table"),
)


class FactError(ValueError):
    """An entry is not what it should be: which field is wrong, and why, in one line."""


def entry_text(value: object, path: str, longest: int) -> str:
    """A text without the letters that nobody sees, its lines ended by a line feed; empty for none.

    path    -- where it stands in the entry
    longest -- letters
    Raises FactError.
    """
    if value is None:
        return ""
    if not isinstance(value, str):
        raise FactError(f"{path}: must be text, this is {kind_told(value)}")
    if len(value) > longest:
        raise FactError(f"{path}: has more than {longest} letters")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise FactError(f"{path}: has half a letter")
    text = value.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").strip()
    return "".join(c for c in text if c == "\n" or not _is_unseen(c))


def _is_unseen(letter: str) -> bool:
    """Controls, and marks that turn the direction of what follows."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cn")


def kind_told(value: object) -> str:
    return next((name for kind, name in _KINDS if isinstance(value, kind)), "nothing")
