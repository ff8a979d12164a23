"""Intents of the judge for the table, as its pages and panels send them, by button, key, menu or click."""

from __future__ import annotations

from typing import NamedTuple

from judgeapp.table.dispute.dispute import Dispute
from judgeapp.table.tree.line_of_play import LineOfPlay
from judgeapp.ui.address import Address


class Cite(NamedTuple):
    """A clause, or what a keyword effect is, is to be read beside the board."""

    cited: str


class Read(NamedTuple):
    """A page is to be read beside the board."""

    address: Address


class Leave(NamedTuple):
    """Back to the board."""


class PlayLine(NamedTuple):
    line: LineOfPlay


class AddToReport(NamedTuple):
    """A result is to stand in the ruling of the report."""

    text: str


class AddBranches(NamedTuple):
    """Both accounts are to be branches of the table."""

    disputed: Dispute


class WriteRuling(NamedTuple):
    """The ruling is to be written into the notebook."""


class KeepNotes(NamedTuple):
    """Something else is written beside the table."""


TableIntent = Cite | Read | Leave | PlayLine | AddToReport | AddBranches | WriteRuling | KeepNotes
