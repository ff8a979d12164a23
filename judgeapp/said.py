"""Sentences that are told in the language that is spoken when they are shown, which is English as
long as nothing else speaks: sources hold the English text, others look up what it is elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

# A text in the language that is spoken, by its context and the English text.
Speaker = Callable[[str, str], str]
_speaker: Speaker | None = None


def speak_through(speaker: Speaker | None) -> None:
    """Tell all that is told from now on through a speaker; in English through none."""
    global _speaker
    _speaker = speaker


def spoken_through() -> Speaker | None:
    """What tells all that is told now; None where that is English."""
    return _speaker


def text_said(context: str, text: str) -> str:
    """A text in the language that is spoken, its words not filled in."""
    return _speaker(context, text) if _speaker else text


def say(context: str, text: str, /, **words: object) -> str:
    """A text in the language that is spoken, with its words filled in."""
    return text_said(context, text).format_map(words)


class Said:
    """A sentence with the words that it needs, told whenever it is shown; its words may be such
    sentences themselves, or errors. Nothing of it is changed."""

    # Made by hand: what makes such classes is slow to load, and this one is part of every command.
    __slots__ = ("context", "text", "words")

    def __init__(self, text: str, words: Mapping[str, object] | None = None, context: str = "errors") -> None:
        self.text: Final = text
        self.words: Final[Mapping[str, object]] = words if words is not None else {}
        self.context: Final = context

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and (self.text, self.words, self.context) == (
            other.text,
            other.words,
            other.context,
        )

    def __hash__(self) -> int:
        return hash((self.text, self.context))

    def __repr__(self) -> str:
        return f"Said({self.text!r}, {self.words!r}, {self.context!r})"

    def __str__(self) -> str:
        return say(self.context, self.text, **self.words) if self.text else ""

    def __bool__(self) -> bool:
        return bool(self.text)


def said(text: str, /, **words: object) -> Said:
    """A part of an error, or all of it."""
    return Said(text, words)
