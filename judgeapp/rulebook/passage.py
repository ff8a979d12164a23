"""Passages: a rulebook once it has been read."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from judgeapp.messages.message import QT_TRANSLATE_NOOP, render


class BlockKind(StrEnum):
    TEXT = "text"
    EXAMPLE = "example"


class PassageKind(StrEnum):
    HEADING = "heading"  # carries a title and has passages below it
    CLAUSE = "clause"  # a numbered rule of the Comprehensive Rules
    SECTION = "section"  # a headed part of a manual
    ENTRY = "entry"  # an entry of a list: keyword effects, glossary terms
    HISTORY = "history"  # one edition of an update history


class CrossReference(Struct, frozen=True):
    """A cross reference printed in a block: `text[start:end]` leads to clause `target`."""

    start: int
    end: int
    target: str


class SpokenAs(Struct, frozen=True):
    """Reading in kana of `text[start:end]`. `start == end` where the source prints a reading whose word is unknown."""

    start: int
    end: int
    kana: str


class Block(Struct, frozen=True):
    """A run of text of one kind. Paragraphs inside it are separated by a newline."""

    kind: BlockKind
    text: str
    links: tuple[CrossReference, ...] = ()
    readings: tuple[SpokenAs, ...] = ()


class ChangeKind(StrEnum):
    """Change that an update history records of a clause."""

    ADDED = "added"
    UPDATED = "updated"
    REVISED = "revised"  # the whole section was corrected and put in order
    DELETED = "deleted"
    MERGED = "merged"
    MOVED = "moved"


_CHANGES = {
    ChangeKind.ADDED: QT_TRANSLATE_NOOP("wording", "added in {edition}"),
    ChangeKind.UPDATED: QT_TRANSLATE_NOOP("wording", "changed in {edition}"),
    ChangeKind.REVISED: QT_TRANSLATE_NOOP("wording", "revised as a whole in {edition}"),
    ChangeKind.DELETED: QT_TRANSLATE_NOOP("wording", "deleted in {edition}"),
    ChangeKind.MERGED: QT_TRANSLATE_NOOP("wording", "merged with another clause in {edition}"),
    ChangeKind.MOVED: QT_TRANSLATE_NOOP("wording", "moved here in {edition}"),
}
_FORMER = QT_TRANSLATE_NOOP("wording", "{name} (as {number})")


class Change(Struct, frozen=True):
    """One edition's change to a clause."""

    edition: str
    date: str
    kind: ChangeKind
    # The number as that edition's history prints it, which may be an older one; for a merged or moved clause the number
    # that went into this one.
    number: str

    def described(self, number: str) -> str:
        """Change in words; with its number then, if that was a different one."""
        text = render("wording", _CHANGES[self.kind], edition=self.edition)
        return text if self.number == number else render("wording", _FORMER, name=text, number=self.number)


class NoteKind(StrEnum):
    """Reason for which the editors of this corpus added a remark to a passage."""

    RENUMBERED = "renumbered"  # printed under a number that another clause has
    MISPRINT = "misprint"  # our copy has letters that the original can't have had
    STALE = "stale"  # a reference to a number that another clause has by now, or none


class Note(Struct, frozen=True):
    """Remark by the editors of this corpus, or by the program that imported an edition; never part of the source's
    text. `correct` is empty if unknown."""

    kind: NoteKind
    printed: str
    correct: str


class Passage(Struct, frozen=True):
    """A piece of a rulebook that can be found, shown and cited by itself."""

    id: str  # stable: "rules:16-4", "manual-ja:12.2"
    source: str  # key of the source in the manifest
    language: str  # BCP 47 tag of the text
    kind: PassageKind
    number: str = ""  # clause number ("16-4") or number in a printed list; empty without one
    heading: str = ""  # its title; empty for a clause that is all text
    path: tuple[str, ...] = ()  # ids of the passages above it, outermost first
    blocks: tuple[Block, ...] = ()
    notes: tuple[Note, ...] = ()
    changes: tuple[Change, ...] = ()

    @property
    def text(self) -> str:
        """Heading and blocks as one string, a line each; to be searched and cited."""
        return "\n".join([self.heading] * bool(self.heading) + [b.text for b in self.blocks])

    @property
    def examples(self) -> tuple[Block, ...]:
        return tuple(b for b in self.blocks if b.kind is BlockKind.EXAMPLE)

    def links(self) -> Iterator[CrossReference]:
        for block in self.blocks:
            yield from block.links

    def printed(self) -> str:
        """All that the source prints of this passage, in the source's order.

        A reading precedes its word, as the sources have it. Used to prove that nothing was lost: without white
        space it equals the source's characters."""
        parts = [self.number_as_printed, self.heading]
        for block in self.blocks:
            at = 0
            for reading in block.readings:
                parts += [block.text[at : reading.start], reading.kana]
                at = reading.start
            parts.append(block.text[at:])
        return "".join(parts)

    @property
    def number_as_printed(self) -> str:
        """Number with the full stop that follows it in the source."""
        if not self.number:
            return ""
        for note in self.notes:
            if note.kind is NoteKind.RENUMBERED:
                return f"{note.printed}."
        return f"{self.number}."


class Span(Struct, frozen=True):
    """`text[start:end]` of a source file, in characters."""

    start: int
    end: int


class Residue(Struct, frozen=True):
    """A part of a source file that belongs to no passage, and why."""

    start: int
    end: int
    reason: str
