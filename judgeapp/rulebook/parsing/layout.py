"""Page design of a source, which its characters don't show: headings and residue.

The copies have no markup, so a heading looks like any other line. A layout file names the headings in order, the parts
outside the rulebook's text, and the misprints."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from judgeapp.files.packaged import packaged
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Note, NoteKind, Passage


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that opens a passage."""

    level: int
    text: str = ""  # the whole line as printed
    # Instead of `text`: the first words of a paragraph that no heading announces and that goes on with the last passage
    # of this level.
    resumes: str = ""
    name: str = ""  # is in the id in place of the running number
    entries: str = ""  # expression with the groups `number` and `name` that opens an entry below it


class ResidueRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts of the copy outside the rulebook's text, for one reason."""

    reason: str
    lines: tuple[str, ...] = ()  # whole lines
    # first, last: the lines that a longer stretch begins and ends with
    first: str = ""
    last: str = ""
    marks: tuple[str, ...] = ()  # expressions for parts of a line


class GluedReading(Struct, frozen=True, forbid_unknown_fields=True):
    """A reading that lost its mark, so that it runs into the word it belongs to."""

    kana: str
    word: str


class Misprint(Struct, frozen=True, forbid_unknown_fields=True):
    """Letters of our copy that can't be right, everywhere or in the passages of `only`."""

    printed: str
    correct: str
    only: tuple[str, ...] = ()


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    wrapped: bool = True  # the copy has line breaks where the page had them, inside sentences
    heading_marks: str = ""  # signs before a heading that are decoration
    headings: tuple[Heading, ...] = ()
    residue: tuple[ResidueRule, ...] = ()
    # Marks of furigana, with the first character behind them, that are not the reading of the word behind them.
    adrift: tuple[str, ...] = ()
    glued: tuple[GluedReading, ...] = ()
    misprints: tuple[Misprint, ...] = ()


def load_layout(source: Rulebook) -> Layout:
    if not source.layout:
        return Layout()
    return packaged("rules_corpus", source.layout, Layout)


def note_misprints(
    passages: Sequence[Passage], misprints: Sequence[Misprint]
) -> tuple[tuple[Passage, ...], tuple[Misprint, ...]]:
    """The passages with a note for each misprint they have, and the misprints none has."""
    noted = tuple(msgspec.structs.replace(p, notes=(*p.notes, *_notes(p, misprints))) for p in passages)
    unseen = tuple(m for m in misprints if not any(_has(p, m) for p in passages))
    return noted, unseen


def _notes(passage: Passage, misprints: Sequence[Misprint]) -> tuple[Note, ...]:
    return tuple(Note(NoteKind.MISPRINT, printed=m.printed, correct=m.correct) for m in misprints if _has(passage, m))


def _has(passage: Passage, misprint: Misprint) -> bool:
    here = not misprint.only or passage.id in misprint.only
    return here and misprint.printed in passage.text
