"""Normalization: one spelling for each text, with the source position of each character.

Each step is named and tested by itself. Later readings refer to places of the original text, so that a judge sees which
parts of his card were understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from operator import attrgetter
from typing import NamedTuple

import msgspec
from msgspec import Struct

from judgeapp.cards.reading.bracketed import (
    AMBIGUOUS_IN_LINES,
    AMBIGUOUS_WORDS,
    NAMES_CALLED_TRAITS,
    NO_WORDS_KNOWN,
    KnownWords,
)
from judgeapp.cards.reading.grammar.keywords import LANGUAGES, icons_in, other_names
from judgeapp.cards.reading.misprints import PrintCorrection, PrintFault, lost_icons, misprints, sections
from judgeapp.engine.state.cards import without_notes


class Traced(NamedTuple):
    """A text whose characters know their places in the original: `places` has one more entry than the text has
    characters, the original's end."""

    text: str
    places: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> Traced:
        return cls(text, tuple(range(len(text) + 1)))

    def replaced(self, pattern: re.Pattern[str], by: Callable[[re.Match[str]], str]) -> Traced:
        """Text with all matches replaced. The common start and end keep their positions; the rest has its start's."""
        text: list[str] = []
        places: list[int] = []
        at = 0
        for match in pattern.finditer(self.text):
            new = by(match)
            if new == match[0]:
                continue
            same, rest = _alike(match[0], new)
            first, last = match.start() + same, match.end() - rest
            text += (self.text[at : match.start()], new)
            places += self.places[at:first]
            places += [self.places[first]] * (len(new) - same - rest)
            places += self.places[last : match.end()]
            at = match.end()
        if not text:
            return self
        text.append(self.text[at:])
        places += self.places[at:]
        return Traced("".join(text), tuple(places))

    def part(self, start: int, end: int) -> Traced:
        return Traced(self.text[start:end], self.places[start : end + 1])

    def stripped(self, before: str | None = None) -> Traced:
        """The text without white space around it; at its beginning without the letters `before`."""
        start = len(self.text) - len(self.text.lstrip(before))
        return self.part(start, max(start, len(self.text.rstrip())))

    def matches(self, pattern: re.Pattern[str], by: Callable[[re.Match[str]], str]) -> Iterator[tuple[int, int, str]]:
        """The spans in the original to be replaced, and their replacements."""
        for match in pattern.finditer(self.text):
            new = by(match)
            if new != match[0]:
                yield self.places[match.start()], self.places[match.end()], new


def _alike(first: str, second: str) -> tuple[int, int]:
    """Number of letters that two texts have in common at the beginning, and then at the end."""
    most = min(len(first), len(second))
    same = next((n for n in range(most) if first[n] != second[n]), most)
    most -= same
    rest = next((n for n in range(most) if first[-1 - n] != second[-1 - n]), most)
    return same, rest


class NormalStep(NamedTuple):
    """A named step of normalization. `why`: it corrects a misprint and reports it; otherwise it only changes the
    spelling. `needed`: letters without which a text stays unchanged."""

    name: str
    looked_for: str | re.Pattern[str]
    by: Callable[[re.Match[str]], str]
    why: PrintFault | None = None
    needed: tuple[str, ...] = ()

    @property
    def pattern(self) -> re.Pattern[str]:
        looked_for = self.looked_for
        return _made_ready(looked_for) if isinstance(looked_for, str) else looked_for

    def may_be_in(self, small: str) -> bool:
        """True if there may be something to replace in a text in small letters."""
        return all(map(small.__contains__, self.needed))


@cache
def _made_ready(looked_for: str) -> re.Pattern[str]:
    # With the first text that may have it: most commands read none.
    return re.compile(looked_for, re.IGNORECASE)


_FULL_STOP = re.compile(r"\.(?![^<>]*>)")


def _recovered(match: re.Match[str]) -> str:
    """The icon of a reminder in its place, if the sentence before it does not have the icon."""
    text, start = match.string, match.start()
    sentence = _FULL_STOP.split(text[max(0, start - 500) : start].rstrip(" ."))[-1].lower()
    for words, icon in lost_icons("en"):
        if note := words.match(match["note"]):
            if icon.rstrip(">").partition(" ")[0].lower() in sentence:
                return match[0]
            groups = match.groupdict()
            before = groups.get("before") or (" " if text[start - 1 : start].strip() else "")
            after = groups.get("after") or ""
            return f"{before}{note.expand(icon)}{' ' if after[:1].isalpha() else ''}{after}"
    return match[0]


def _token_en(match: re.Match[str]) -> str:
    facts = re.sub(r"\s*/?\s*\n\s*|/ (?=\[)", "/", match["facts"].strip()).rstrip(". \n")
    return f"{match['token']} ({facts}){'' if match['end'] is None else '.'}"


def _token_ja(match: re.Match[str]) -> str:
    return f"({match['facts'].strip().rstrip('。')})"


# Between words of a name that is written in katakana or Latin letters there may be a space.
_SPACE_JA = re.compile(r"(?<![ァ-ヶーA-Za-z])[ \t]+|[ \t]+(?![ァ-ヶーA-Za-z])")


def _spaces_ja(match: re.Match[str]) -> str:
    return _SPACE_JA.sub("", match[0]) if match[0].startswith("「") else ""


# By the names that the phrase book has for them.
_BY: Mapping[str, Callable[[re.Match[str]], str]] = {
    "lost-icon": _recovered,
    "token-en": _token_en,
    "token-ja": _token_ja,
    "spaces-ja": _spaces_ja,
    "narrow": lambda letter: chr(ord(letter[0]) - 0xFEE0),
    "wide-colons": lambda name: name[0].replace(":", "："),
}


class _WrittenStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the phrase book has it, whose head lists the fields."""

    name: str
    printed: str | list[str] = ""
    read: str = ""
    letters: dict[str, str] = {}
    by: str = ""
    why: PrintFault | None = None

    @property
    def step(self) -> NormalStep:
        printed = "".join(self.printed) or f"[{re.escape(''.join(self.letters))}]"
        by = _BY[self.by] if self.by else self._by_letter if self.letters else filled(self.read)
        return NormalStep(self.name, printed, by, self.why, needed_words(printed))

    def _by_letter(self, match: re.Match[str]) -> str:
        return self.letters.get(match[0], match[0])


# Made ready by the one thread that imports it, as the effect language is.
msgspec.json.Decoder(_WrittenStep)


@cache
def _written(stage: str, language: str) -> tuple[NormalStep, ...]:
    of_stage = next(section for section in sections("forms") if section["stage"] == stage)
    written = msgspec.convert(of_stage.get(language, ()), type=tuple[_WrittenStep, ...])
    return tuple(step.step for step in written)


@cache
def _signs(language: str) -> tuple[NormalStep, ...]:
    """Steps up to the names of keyword effects, whose table is loaded with the first text."""
    pattern, today = other_names(language)
    names = NormalStep("keyword names", pattern, lambda match: today[match[0].lower()])
    return (*_written("signs", language), names)


@cache
def steps(language: str) -> tuple[NormalStep, ...]:
    mending = tuple(
        NormalStep(fault.printed, fault.printed, fault.mended, why, needed_words(fault.printed))
        for why, fault in misprints(language)
    )
    return (*_signs(language), *_written("notes", language), *mending, *_written("forms", language))


def normalised(text: str, language: str) -> Traced:
    return corrected(text, language)[0]


# A line of a card is asked for by its reader, and by the finder of misprints.
@lru_cache(maxsize=64)
def corrected(
    text: str, language: str, known: KnownWords = NO_WORDS_KNOWN
) -> tuple[Traced, tuple[PrintCorrection, ...]]:
    """Normalized text, and the parts read differently from the print. `known`: words with a known kind."""
    corrections: list[PrintCorrection] = []
    traced = _after((*steps(language), *_disambiguation_step(known)), text, corrections)
    return traced, tuple(sorted(corrections, key=attrgetter("start")))


def _disambiguation_step(known: KnownWords) -> Iterator[NormalStep]:
    """Add the kinds of bracketed words that a text leaves open and known cards decide."""
    if known != NO_WORDS_KNOWN:
        yield NormalStep("words in brackets", AMBIGUOUS_WORDS, known.disambiguate, PrintFault.WORD_LEFT_OUT)
        yield NormalStep("names", NAMES_CALLED_TRAITS, known.disambiguate_name, PrintFault.WORD_TWICE)
        yield NormalStep("words of lines", AMBIGUOUS_IN_LINES, known.disambiguate_line, PrintFault.WORD_LEFT_OUT)


def _after(steps: Iterable[NormalStep], text: str, corrections: list[PrintCorrection] | None = None) -> Traced:
    """Text after some steps. `corrections`: collects the misprints they find."""
    traced, small = Traced.of(text), text.casefold()
    for step in steps:
        if not step.may_be_in(small):
            continue
        if corrections is not None and step.why is not None:
            corrections += (
                PrintCorrection(start, end, text[start:end].strip(), read.strip(), step.why)
                for start, end, read in traced.matches(step.pattern, step.by)
            )
        after = traced.replaced(step.pattern, step.by)
        if after is not traced:
            traced, small = after, after.text.casefold()
    return traced


def icons_of(text: str, language: str) -> tuple[str, ...]:
    """Keyword effects with icons in a text, notes left out (4-20-4, 4-20-5); none in a language without their names."""
    if language not in LANGUAGES:
        return ()
    return icons_in(without_notes(_after(_signs(language), text).text), language)


# -- letters that a pattern needs ------------------------------------------------------------------


# How a group begins that says nothing of its own, and one whose words must not be there.
_GROUP = re.compile(r"\((?:\?(?:[:=]|<=|-i:|P<\w+>))?")
_ABSENT = ("(?!", "(?<!")
_BY_NUMBER = re.compile(r"\\[0-9NUux]")
_FILLED_IN = re.compile(r"\\(\d)")


def needed_words(pattern: str) -> tuple[str, ...]:
    """Consecutive letters in every match of a pattern, in `casefold` form; none if unknown."""
    words: list[str] = []
    word, at = "", 0
    while at < len(pattern):
        letter = pattern[at]
        if letter == "|" or _BY_NUMBER.match(pattern, at):
            return ()  # one thing or another; a letter that is told by its number
        if letter not in r"\[(*?{.^$+":
            word += letter
            at += 1
            continue
        behind = _behind(pattern, at)
        words.append(word[:-1] if letter in "*?{" else word)  # perhaps the last is not there
        if (
            letter == "("
            and not pattern.startswith(_ABSENT, at)
            and pattern[behind : behind + 1] not in ("*", "?", "{")
        ):
            begin = _GROUP.match(pattern, at)
            words += needed_words(pattern[begin.end() if begin else at : behind - 1])
        word, at = "", behind
    return tuple(letters.casefold() for letters in (*words, word) if letters.strip())


def _behind(pattern: str, at: int) -> int:
    """Position after the item at a position: an escape, a set, a group, a repetition, or a character."""
    match pattern[at]:
        case "\\":
            return at + 2
        case "{":
            return pattern.find("}", at) + 1 or len(pattern)
        case "[":
            at += 3 if pattern.startswith("[^", at) else 2  # a bracket that comes first is in it
            while pattern[at] != "]":
                at += 2 if pattern[at] == "\\" else 1
        case "(":
            at += 1
            while pattern[at] != ")":
                at = _behind(pattern, at)
    return at + 1


def filled(template: str) -> Callable[[re.Match[str]], str]:
    r"""Function that fills a template with the groups (`\\1`) of a match, as `re.Match.expand` does."""
    words = _FILLED_IN.split(template)
    groups = [int(number) for number in words[1::2]]
    if not groups:
        return lambda match: template

    def fill(match: re.Match[str]) -> str:
        parts = [*words]
        parts[1::2] = (match[group] or "" for group in groups)
        return "".join(parts)

    return fill
