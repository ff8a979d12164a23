"""What the program is not sure of in an edition, for the judge to settle."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from judgeapp.editions.edition import LineAction, PrintedLine, SettledLine
from judgeapp.messages.errors import InputError


class DoubtKind(StrEnum):
    """What is doubtful of a line."""

    OUT_OF_ROW = "out-of-row"  # begins like a clause, and its number does not count on here
    AFTER_GAP = "after-gap"  # opens a clause, and numbers before it are missing
    REPEATED = "repeated"  # its number was printed before; it was given the next one
    INSIDE = "inside"  # a clause seems to begin in the middle of it
    HYPHEN = "hyphen"  # ends with a hyphen that the word may have or not
    ASIDE = "aside"  # was put aside by a guess, as a running head or the like
    FRONT = "front"  # stands before the first clause and is none of the contents
    GLYPH = "glyph"  # has a letter that the file does not name
    TITLE = "title"  # set like a heading, without a number


class Doubt(Struct, frozen=True):
    """A doubtful line.

    line   -- its place among all lines of the file, from 1 on
    page, text -- of the line
    done   -- what was done with it
    number -- of the clause that it opens or goes on with
    hint   -- the number that was missing or printed; the word that was joined
    """

    kind: DoubtKind
    line: int
    page: int
    text: str
    done: LineAction
    number: str = ""
    hint: str = ""


class StaleReference(Struct, frozen=True):
    """A reference to a number that has another title now, or is none.

    passage -- the id of the one that it stands in
    title   -- what it quotes; empty where it quotes nothing
    correct -- the number of what has this title; empty where there is none
    """

    passage: str
    printed: str
    title: str
    correct: str


class JudgesWord(Struct, frozen=True):
    """What the judge has said of all lines, by their places."""

    split: dict[int, str]
    joined: frozenset[int]
    dropped: frozenset[int]
    hyphens: dict[int, bool]


def word_of(lines: Sequence[PrintedLine], settled: Sequence[SettledLine]) -> JudgesWord:
    """Raises InputError where what was settled is about another text than this."""
    split: dict[int, str] = {}
    by_deed: dict[LineAction, set[int]] = {deed: set() for deed in LineAction}
    hyphens: dict[int, bool] = {}
    for one in settled:
        where = f"line {one.line}"
        if not 0 < one.line <= len(lines):
            raise InputError("the rulebook has {number:,} lines", where=where, number=len(lines))
        if lines[one.line - 1].text != one.text:
            raise InputError(
                "what is settled is not about this line",
                where=where,
                mend="Import without it, and settle the lines that are listed then",
            )
        if one.do is LineAction.SPLIT:
            split[one.line - 1] = one.number
        elif one.do is not None:
            by_deed[one.do].add(one.line - 1)
        if one.hyphen is not None:
            hyphens[one.line - 1] = one.hyphen
    return JudgesWord(split, frozenset(by_deed[LineAction.JOINED]), frozenset(by_deed[LineAction.DROPPED]), hyphens)
