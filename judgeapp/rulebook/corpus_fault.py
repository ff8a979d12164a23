"""Faults of a corpus."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class FaultKind(StrEnum):
    CHANGED = "changed"  # the file is not the one the manifest was made for
    COUNT = "count"  # a number of things differs from the manifest's
    LOST = "lost"  # characters in no passage and no residue
    TWICE = "twice"  # characters in two places
    UNEXPLAINED = "unexplained"  # residue without a reason
    ALTERED = "altered"  # a passage does not show what its part of the file has
    IDENTITY = "identity"  # an id twice, or a passage under none
    NUMBERING = "numbering"  # a clause number is missing among its neighbours
    REFERENCE = "reference"  # a cross reference, renumbering or reading to no clause
    EMPTY = "empty"  # a reading lacks something that it must say
    DIFFERENT = "different"  # our rendering has another number, reference, keyword or timing
    SCENARIO = "scenario"  # a reading names a scenario that there is not
    WORD = "word"  # our rendering has another word than the game has for it


class CorpusFault(Struct, frozen=True):
    """Fault of the corpus. `where` is a line of the file ("line 12"), a passage id, the id of a reading, or of our
    rendering the number of a clause."""

    kind: FaultKind
    where: str
    detail: str
