"""Findings in an edition: its passages, and a report on them."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.editions.doubts import Doubt, StaleReference
from judgeapp.rulebook.corpus_fault import CorpusFault
from judgeapp.rulebook.manifest import Counts, Rulebook
from judgeapp.rulebook.passage import Passage


class EditionReport(Struct, frozen=True):
    """Report on an edition as it was read.

    counts -- as of a built-in source
    residue -- characters without white space that are in no passage, by reason
    faults -- what is lost, twice, altered, or out of order
    """

    counts: Counts
    residue: dict[str, int]
    doubts: tuple[Doubt, ...]
    stale: tuple[StaleReference, ...]
    faults: tuple[CorpusFault, ...]


class ReadEdition(Struct, frozen=True):
    """An edition as it is read: what is above its passages, and these."""

    source: Rulebook
    passages: tuple[Passage, ...]
    report: EditionReport
