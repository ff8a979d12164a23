"""Result of every parser of a source."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.rulebook.history import History
from judgeapp.rulebook.passage import Passage, Residue, Span


class ParsedSource(Struct, frozen=True):
    """A source file taken apart."""

    passages: tuple[Passage, ...]
    spans: dict[str, tuple[Span, ...]]  # for each passage id the parts of the file that it was made from, in order
    residue: tuple[Residue, ...]  # all the rest, white space apart
    history: History = History()
