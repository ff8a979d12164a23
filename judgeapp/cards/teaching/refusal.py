"""Refusal of a lesson, as a message: a code with its words, and the English sentence."""

from __future__ import annotations

from enum import StrEnum

from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message


class LessonFault(StrEnum):
    """Reason for which a wording is not taken."""

    NO_LANGUAGE = "no-language"
    NOTHING_SAID = "nothing-said"
    TOO_LONG = "too-long"
    MARKS = "marks"
    MARK_TWICE = "mark-twice"
    MARK_MISSING = "mark-missing"
    TOO_MANY_MARKS = "too-many-marks"
    NO_WORDS_OF_ITS_OWN = "no-words-of-its-own"
    KNOWN_NOT_READ = "known-not-read"
    KNOWN_IN_TWO_WAYS = "known-in-two-ways"
    KNOWN_NOT_PRINTED = "known-not-printed"
    NO_PART = "no-part"
    SWALLOWED = "swallowed"
    DIFFERS = "differs"
    UNDERSTOOD = "understood"
    READ_OTHERWISE = "read-otherwise"
    IN_TWO_WAYS = "in-two-ways"
    NO_ICON = "no-icon"
    ICON_KNOWN = "icon-known"
    NO_WHOLE_EFFECT = "no-whole-effect"
    NO_NUMBER = "no-number"


# The fault, and how to fix it.
ENGLISH: dict[LessonFault, tuple[str, str]] = {
    LessonFault.NO_LANGUAGE: (
        "card texts in {language!r} can't be read",
        "Teach wordings in English (en) or Japanese (ja)",
    ),
    LessonFault.NOTHING_SAID: (
        "the wording or what it means is empty",
        "Write what cards say, and the same in words that are understood",
    ),
    LessonFault.TOO_LONG: ("it has more than {most} characters", "Teach a part of it"),
    LessonFault.MARKS: (
        "the curly brackets in {text!r} don't match",
        "Put each part that varies into one pair, a name with its square brackets: {{2}}, {{[Agumon]}}",
    ),
    LessonFault.MARK_TWICE: (
        "{mark!r} is marked twice, so it is unclear which is which",
        "Use another number or name for one of them",
    ),
    LessonFault.MARK_MISSING: ("{mark!r} is marked in only one of the texts", "Mark it in both texts"),
    LessonFault.TOO_MANY_MARKS: ("more than {most} parts are marked", "Teach a part of it"),
    LessonFault.NO_WORDS_OF_ITS_OWN: ("the wording has no unmarked words", "Leave some of its words unmarked"),
    LessonFault.KNOWN_NOT_READ: (
        "{text!r} isn't understood",
        "Use card wording that is understood, without a timing in front",
    ),
    LessonFault.KNOWN_IN_TWO_WAYS: ("{text!r} can be read in two ways", "Use words that can be read in only one way"),
    LessonFault.KNOWN_NOT_PRINTED: (
        "{text!r} would mean something else once printed and read again",
        "Use today's wording",
    ),
    LessonFault.NO_PART: (
        "{text!r} isn't a part of {whole!r} that could vary",
        "Mark a whole number, color, group of cards or name, that with its square brackets: {{[Agumon]}}",
    ),
    LessonFault.SWALLOWED: (
        "{text!r} in the wording is missing in its meaning",
        "Write it there too, and mark it in both if it varies",
    ),
    LessonFault.DIFFERS: (
        "{text!r} is in only one of the texts",
        "Say in both whose it is, when, where and on what condition",
    ),
    LessonFault.UNDERSTOOD: (
        "{text!r} is already understood, and means the same: {means}",
        "Nothing needs to be taught",
    ),
    LessonFault.READ_OTHERWISE: (
        "{text!r} is already understood, as something else: {means}",
        "Text that is already understood can't be taught another meaning. Report it if it is read wrongly",
    ),
    LessonFault.IN_TWO_WAYS: ("{text!r} could then be read in two ways", "Teach more words of the text around it"),
    LessonFault.NO_ICON: (
        "{icon!r} isn't the icon of a keyword effect",
        "Write its name in angle brackets, with its number if it has one: <Last Stand {{2}}>",
    ),
    LessonFault.ICON_KNOWN: (
        "<{name}> is already a known keyword effect",
        "Leave the clause out to teach another wording",
    ),
    LessonFault.NO_WHOLE_EFFECT: (
        "{text!r} isn't understood as one whole effect",
        "Write its meaning as one card effect, with its trigger or timing",
    ),
    LessonFault.NO_NUMBER: (
        "{number!r} isn't a number that could vary in that effect",
        "In both, mark one number that is 2 or more",
    ),
}


class RefusedLessonError(InputError):
    """A wording can't be taught: why, and the words that the sentence needs."""

    def __init__(self, why: LessonFault, where: str = "", **words: str) -> None:
        self.why = why
        wrong, mending = (Message(text, words, "refused lessons") for text in ENGLISH[why])
        super().__init__(wrong, where=where, mend=mending)
