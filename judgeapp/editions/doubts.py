"""Findings in an edition: doubtful lines, for the judge to settle, and other reports on it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from judgeapp.editions.edition import LineAction, PrintedLine, SettledLine
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.check import CorpusFault
from judgeapp.rulebook.manifest import Counts, Rulebook
from judgeapp.rulebook.passage import Passage


class DoubtKind(StrEnum):
    """Reason why a line is doubtful."""

    OUT_OF_ROW = "out-of-row"  # begins like a clause, but its number is out of sequence
    AFTER_GAP = "after-gap"  # begins a clause after missing numbers
    REPEATED = "repeated"  # repeats an earlier number; it was given the next one
    INSIDE = "inside"  # another clause seems to begin inside it
    HYPHEN = "hyphen"  # ends with a hyphen that may belong to the word
    ASIDE = "aside"  # was taken for a running head or the like, by a guess
    FRONT = "front"  # stands before the first clause and isn't part of the contents
    GLYPH = "glyph"  # has a character that the file doesn't name
    FIGURE = "figure"  # has a figure glued to a word or a quotation
    TITLE = "title"  # looks like a heading but has no number


class Doubt(Struct, frozen=True):
    kind: DoubtKind
    line: int  # its place among all lines of the file, from 1 on
    # page, text: of the line
    page: int
    text: str
    done: LineAction  # its treatment
    number: str = ""  # of the clause that it opens or continues
    hint: str = ""  # the missing or printed number; the joined word


class StaleReference(Struct, frozen=True):
    """A reference to a number that has another title now, or is gone."""

    passage: str  # the id of its passage
    printed: str
    title: str  # the quoted title; empty if none
    correct: str  # the number with this title; empty if there is none


class JudgesWord(Struct, frozen=True):
    """The judge's answers on all lines, by their places."""

    split: dict[int, str]
    joined: frozenset[int]
    dropped: frozenset[int]
    hyphens: dict[int, bool]


def word_of(lines: Sequence[PrintedLine], settled: Sequence[SettledLine]) -> JudgesWord:
    """Word of the judge. Raises InputError if it is about another text."""
    split: dict[int, str] = {}
    by_action: dict[LineAction, set[int]] = {action: set() for action in LineAction}
    hyphens: dict[int, bool] = {}
    for settled_line in settled:
        where = f"line {settled_line.line}"
        if not 0 < settled_line.line <= len(lines):
            raise InputError("the rulebook has {number:,} lines", where=where, number=len(lines))
        if lines[settled_line.line - 1].text != settled_line.text:
            raise InputError(
                "this answer belongs to another line",
                where=where,
                mend="Import without it, then settle the lines it lists",
            )
        if settled_line.do is LineAction.SPLIT:
            split[settled_line.line - 1] = settled_line.number
        elif settled_line.do is not None:
            by_action[settled_line.do].add(settled_line.line - 1)
        if settled_line.hyphen is not None:
            hyphens[settled_line.line - 1] = settled_line.hyphen
    return JudgesWord(split, frozenset(by_action[LineAction.JOINED]), frozenset(by_action[LineAction.DROPPED]), hyphens)


class EditionReport(Struct, frozen=True):
    counts: Counts  # as of a built-in source
    residue: dict[str, int]  # characters without white space that are in no passage, by reason
    doubts: tuple[Doubt, ...]
    stale: tuple[StaleReference, ...]
    faults: tuple[CorpusFault, ...]  # parts lost, doubled, altered, or out of order


class ReadEdition(Struct, frozen=True):
    """An edition as read: its passages, and the data above them."""

    source: Rulebook
    passages: tuple[Passage, ...]
    report: EditionReport
