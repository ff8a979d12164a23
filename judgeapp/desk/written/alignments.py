"""Decisions of a judge on editions of the rules, and other data that must outlive them: settled lines between two of
them, texts of cited clauses, and dates of force of editions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from judgeapp.desk.folder import alignments_file
from judgeapp.desk.storage.saved import change_saved, read_json, read_saved, write_saved
from judgeapp.editions.alignment.settling import SettledClauses
from judgeapp.editions.in_force import InForce
from judgeapp.editions.taught import TaughtFact
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

WHAT = message("your answers on editions")
_MAX_BYTES = 20_000_000


class SettledBetween(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer of the judge to a doubt between two editions. `old` and `new` are keys of the editions."""

    old: str
    new: str
    line: SettledClauses


class CitedText(Struct, frozen=True, forbid_unknown_fields=True):
    """Text of a clause of an edition when something cited it."""

    edition: str
    number: str
    fingerprint: str
    text: str


class SavedAlignments(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers of the judge about editions, as the data folder has them."""

    format: Literal["judgeapp-lined-up-1"] = "judgeapp-lined-up-1"
    settled: tuple[SettledBetween, ...] = ()
    cited: tuple[CitedText, ...] = ()
    in_force: tuple[InForce, ...] | None = None  # None until the judge changes the program's table
    # Facts that editions unknown to the program play, as far as answered.
    taught: tuple[TaughtFact, ...] | UnsetType = UNSET

    @property
    def taught_facts(self) -> tuple[TaughtFact, ...]:
        return () if self.taught is UNSET else self.taught

    def with_taught_facts(self, taught: tuple[TaughtFact, ...]) -> SavedAlignments:
        return msgspec.structs.replace(self, taught=taught or UNSET)

    @property
    def answers(self) -> int:
        """Number of lines settled and of facts taught."""
        return len(self.settled) + len(self.taught_facts)

    def between(self, old: str, new: str) -> tuple[SettledClauses, ...]:
        return tuple(s.line for s in self.settled if (s.old, s.new) == (old, new))

    def with_settled(self, old: str, new: str, lines: Iterable[SettledClauses]) -> SavedAlignments:
        """Copy with these in the place of all that were about one of the same clauses."""
        settled = list(self.settled)
        for line in lines:
            settled = [
                s
                for s in settled
                if (s.old, s.new) != (old, new) or not ({*s.line.old} & {*line.old} or {*s.line.new} & {*line.new})
            ]
            settled.append(SettledBetween(old, new, line))
        return msgspec.structs.replace(self, settled=tuple(settled))

    def cited_text(self, edition: str, number: str) -> CitedText | None:
        return next((c for c in self.cited if (c.edition, c.number) == (edition, number)), None)


def load_alignments(folder: Path) -> tuple[SavedAlignments, InputError | None]:
    """Load the alignments. A damaged file is set aside, which the error says."""
    alignments, trouble = read_saved(alignments_file(folder), WHAT, parse_alignments, _MAX_BYTES)
    return alignments or SavedAlignments(), trouble


def parse_alignments(content: bytes) -> SavedAlignments:
    """Parse alignments. Raises InputError for anything else."""
    return read_json(content, SavedAlignments, message("this says nothing about editions"))


def save_alignments(folder: Path, changed: Callable[[SavedAlignments], SavedAlignments]) -> SavedAlignments:
    """Saves alignments: on disk when this returns; returns those saved. Raises InputError if the disk refuses."""

    def write(after: SavedAlignments) -> None:
        content = msgspec.json.encode(after)
        if len(content) > _MAX_BYTES:
            raise InputError("your answers on editions are larger than {most:,} bytes", most=_MAX_BYTES)
        write_saved(alignments_file(folder), content, WHAT)

    return change_saved(folder, load_alignments, changed, write)
