"""Faults of a corpus."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class FaultKind(StrEnum):
    CHANGED = "changed"  # not the file that the manifest describes
    COUNT = "count"  # a count differs from the manifest's
    LOST = "lost"  # characters that are in no passage and no residue
    TWICE = "twice"  # characters in two places
    UNEXPLAINED = "unexplained"  # residue without a reason
    ALTERED = "altered"  # a passage doesn't show what its part of the file says
    IDENTITY = "identity"  # a repeated id, or a passage without a parent
    NUMBERING = "numbering"  # a clause number is missing among its neighbours
    REFERENCE = "reference"  # a cross reference, renumbering or reading points to no clause
    EMPTY = "empty"  # a reading lacks a required part
    DIFFERENT = "different"  # our rendering has another number, reference, keyword or timing
    SCENARIO = "scenario"  # a reading names a scenario that doesn't exist
    WORD = "word"  # our rendering doesn't use the game's word


class CorpusFault(Struct, frozen=True):
    """Fault of the corpus. `where` is a line of the file ("line 12"), a passage id, the id of a reading, or of our
    rendering the number of a clause."""

    kind: FaultKind
    where: str
    detail: str
