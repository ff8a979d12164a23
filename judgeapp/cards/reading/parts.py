"""The reading of a text: its parts, each with its effect and its gaps."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.misprints import PrintCorrection
from judgeapp.engine.lang import ByHand, Effect


class Understanding(StrEnum):
    UNDERSTOOD = "understood"
    PARTLY = "partly"
    NOT = "not"


class TextFault(StrEnum):
    """Reason for which a part of a text is not understood."""

    NO_WORDS = "no-words"  # the phrase book does not have it
    TWO_READINGS = "two-readings"
    NOT_THE_SAME = "not-the-same"  # printed back it says something else
    NO_EFFECT = "no-effect"  # the reading can't be said in the effect language
    UNCLEAR = "unclear"  # a pronoun that points at nothing; cards that can't be meant
    TOO_LONG = "too-long"
    NOT_SAID = "not-said"  # the file leaves it out


class Gap(Struct, frozen=True):
    """A span of the original text that was not understood, and why."""

    start: int
    end: int
    why: TextFault


class Part(Struct, frozen=True):
    """An effect of a text: its span in the original, its meaning, and the rest."""

    start: int
    end: int
    effect: Effect
    printed: str  # its body in today's words, said as it was said; empty if it was not understood
    gaps: tuple[Gap, ...] = ()
    partly: bool = False  # some of its sentences are understood, although all may be done by hand
    taught: tuple[Lesson, ...] = ()  # the parts understood only because a judge taught them

    @property
    def state(self) -> Understanding:
        if not self.gaps:
            return Understanding.UNDERSTOOD
        return Understanding.PARTLY if self.partly else Understanding.NOT


class ReadText(Struct, frozen=True):
    """Reading of a text. The spans of the parts follow each other and are the text."""

    text: str
    language: str
    parts: tuple[Part, ...]
    corrections: tuple[PrintCorrection, ...] = ()  # its parts read differently from the print, in the order of the text

    def corrections_in(self, part: Part) -> tuple[PrintCorrection, ...]:
        return tuple(correction for correction in self.corrections if part.start <= correction.start < part.end)

    @property
    def state(self) -> Understanding:
        states = {part.state for part in self.parts}
        if states <= {Understanding.UNDERSTOOD}:
            return Understanding.UNDERSTOOD
        return Understanding.NOT if states == {Understanding.NOT} else Understanding.PARTLY

    @property
    def effects(self) -> tuple[Effect, ...]:
        return tuple(part.effect for part in self.parts)

    @property
    def taught(self) -> tuple[Lesson, ...]:
        """Lessons needed to understand parts of it, without duplicates."""
        return tuple(dict.fromkeys(lesson for part in self.parts for lesson in part.taught))


class ReadBody(NamedTuple):
    """Reading of an effect's body: the effect with its headers, the body in today's words, and the lessons it took."""

    effect: Effect
    printed: str
    taught: tuple[Lesson, ...] = ()

    def part(self, start: int, end: int) -> Part:
        return Part(start, end, self.effect, self.printed, taught=self.taught)


def unread(text: str, language: str, why: TextFault) -> ReadText:
    """A text with nothing understood; empty text has no parts."""
    if not text:
        return ReadText(text, language, ())
    gap = Gap(0, len(text), why)
    part = Part(0, len(text), Effect(actions=(ByHand(text),)), "", (gap,))
    return ReadText(text, language, (part,))
