"""Spelling of names and traits: which letters of one are the words that a text asks for (2-3-1-3, 2-3-2-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Literal, NamedTuple
from unicodedata import normalize

from msgspec import Struct

from judgeapp.files.packaged import packaged

FILE = "spellings.yaml"
Spelled = Literal["name", "trait"]
# Sort of word behind an English trait, if a name is the same; the Japanese has the bare word.
_SORT = " (App Name)"


class Spelling(Struct, frozen=True, forbid_unknown_fields=True):
    """Entry of spellings.yaml, where its fields are explained."""

    word: str
    of: Spelled
    japanese: str
    also: tuple[str, ...] = ()
    apart: dict[str, str] = {}
    letters: dict[str, str] = {}


class Why(StrEnum):
    """Reason why a name contains a word, or doesn't, against its letters."""

    WRITTEN_OTHERWISE = "written-otherwise"  # the same in Japanese
    NOT_IN_JAPANESE = "not-in-japanese"  # only the case differs, and in Japanese it is something else
    LETTER_FOR_LETTER = "letter-for-letter"  # it has the letters; in Japanese it is something else


class Doubt(NamedTuple):
    """Name whose letters leave open if it contains a word, with the decision."""

    spelling: Spelling
    why: Why
    called: str  # the name, or the word, in Japanese

    @property
    def is_of_case(self) -> bool:
        """True if the name in Japanese decides it."""
        return self.why is not Why.LETTER_FOR_LETTER

    @property
    def fits(self) -> bool:
        return self.why is not Why.NOT_IN_JAPANESE


@cache
def spellings() -> tuple[Spelling, ...]:
    return packaged(__package__, FILE, tuple[Spelling, ...])


@cache
def _by_word(of: Spelled) -> Mapping[str, Spelling]:
    entries = [entry for entry in spellings() if entry.of == of]
    return {word: entry for entry in entries for word in (entry.word, *entry.also)}


def usual(word: str, of: Spelled) -> str:
    """A name or trait as texts ask for it, however it is written."""
    word = _bare(word, of)
    entry = _by_word(of).get(word)
    return word if entry is None else entry.word


def _bare(word: str, of: Spelled) -> str:
    return word.removesuffix(_SORT) if of == "trait" else word


def spelling_of(word: str, of: Spelled) -> Spelling | None:
    return _by_word(of).get(word)


def undecided(word: str, names: Iterable[str]) -> Iterator[str]:
    """Names with a word in another case that the file does not say they have."""
    for name in names:
        if word.lower() in name.lower() and word not in name:
            entry = _by_word("name").get(word)
            if entry is None or _doubt(entry, name, word, "") is None:
                yield name


def has_word(written: str, word: str, of: Spelled, japanese: str = "") -> bool:
    """True if a name, a trait or a text has a word in it. `japanese`: the name in Japanese, if known; it decides if the
    letters differ in case."""
    word = _bare(word, of)
    if word in written:
        return True
    entry = _by_word(of).get(word)
    return entry is not None and (doubt := _doubt(entry, written, word, japanese)) is not None and doubt.fits


def doubts_of_name(name: str, japanese: str = "") -> Iterator[Doubt]:
    """Words that the letters of a name may or may not contain."""
    for entry in spellings():
        if entry.of == "name" and (doubt := _doubt(entry, name, entry.word, japanese)):
            yield doubt


def _doubt(entry: Spelling, written: str, word: str, japanese: str) -> Doubt | None:
    for name, called in entry.letters.items():
        if written == name:
            return Doubt(entry, Why.LETTER_FOR_LETTER, called)
    rest = written
    for name in entry.apart:
        rest = rest.replace(name, "")
    if word in rest:
        return None
    if any(way in rest for way in (entry.word, *entry.also)):
        if japanese and not _is_in(entry.japanese, japanese):
            return Doubt(entry, Why.NOT_IN_JAPANESE, japanese)
        return Doubt(entry, Why.WRITTEN_OTHERWISE, entry.japanese)
    called = next((called for name, called in entry.apart.items() if name in written), "")
    return Doubt(entry, Why.NOT_IN_JAPANESE, called) if called else None


def _is_in(word: str, name: str) -> bool:
    return normalize("NFKC", word) in normalize("NFKC", name)
