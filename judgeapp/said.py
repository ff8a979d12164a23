"""Sentences that are told in the language that is spoken when they are shown, which is English as
long as nothing else speaks: sources hold the English text, others look up what it is elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

# A text in the language that is spoken, by its context and the English text.
Speaker = Callable[[str, str], str]
_speaker: Speaker | None = None


def speak_through(speaker: Speaker | None) -> None:
    """Tell all that is told from now on through a speaker; in English through none."""
    global _speaker
    _speaker = speaker


def say(context: str, text: str, /, **words: object) -> str:
    """A text in the language that is spoken, with its words filled in."""
    return (_speaker(context, text) if _speaker else text).format_map(words)


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence with the words that it needs, told whenever it is shown; its words may be such
    sentences themselves, or errors."""

    text: str
    words: Mapping[str, object] = field(default_factory=dict, hash=False)
    context: str = "errors"

    def __str__(self) -> str:
        return say(self.context, self.text, **self.words) if self.text else ""

    def __bool__(self) -> bool:
        return bool(self.text)


def said(text: str, /, **words: object) -> Said:
    """A part of an error, or all of it."""
    return Said(text, words)
