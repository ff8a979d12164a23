"""The values of an entry."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from datetime import date

from judgeapp.messages.errors import MessageError
from judgeapp.messages.message import Message, message, render

_KINDS: Sequence[tuple[type | tuple[type, ...], Message]] = (
    (bool, message("true or false")),
    (str, message("a text")),
    ((int, float), message("a number")),
    (list, message("a list")),
    (dict, message("a table")),
)

_DAY = re.compile(r"(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})")
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z]{4})?")


class FactError(MessageError, ValueError):
    """Fault of an entry: the wrong field and the reason, in one line."""


class PassedOverError(FactError):
    """An entry of another kind, not a fault of its file: it is left out, and counted."""


def entry_text(value: object, path: str, longest: int) -> str:
    """A text without invisible letters, its lines ended by a line feed; empty for none. `path`: its place in the entry;
    `longest`: letters. Raises FactError."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise FactError("{path}: must be text, not {value}", path=path, value=describe_kind(value))
    if len(value) > longest:
        raise FactError("{path}: has more than {longest} characters", path=path, longest=longest)
    if value.isprintable():
        return value.strip()
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise FactError("{path}: the text ends in the middle of a character", path=path)
    text = value.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").strip()
    return "".join(c for c in text if c == "\n" or not _is_unseen(c)).strip()


def read_day(written: str, path: str) -> str:
    """An ISO date of a text that begins with a date; empty for none. Raises FactError."""
    match = _DAY.match(written)
    with suppress(ValueError):
        if match is not None:
            return date(*map(int, match.groups())).isoformat()
    if written:
        raise FactError("{path}: {written!r} isn't a date such as 2025-12-25", path=path, written=written)
    return ""


def is_language(tag: str) -> bool:
    """True if a text looks like a language tag: en, zh-Hans."""
    return _TAG.fullmatch(tag) is not None


def _is_unseen(letter: str) -> bool:
    """Controls, and marks that turn the direction of what follows."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cn")


def doubt(text: str, /, **words: object) -> str:
    """Doubtful fact of an entry that was left out, in words of the language that is spoken."""
    return render("errors", text, **words)


def describe_kind(value: object) -> Message:
    return next((name for kind, name in _KINDS if isinstance(value, kind)), message("nothing"))
