"""Intents of the judge for the table, as its pages and panels send them, by button, key, menu or click."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto
from typing import NamedTuple

from judgeapp.messages.errors import InputError
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.dispute.dispute import Dispute
from judgeapp.table.scene import Scene
from judgeapp.table.tree.heading import ReportHeading
from judgeapp.table.tree.line_of_play import LineOfPlay
from judgeapp.ui.address import Address
from judgeapp.ui.table.session import ExplainedEvent


class Deed(Enum):
    """Intents that need no more than their name. SET_UP_ANEW -- a position; DECIDE -- the decision again"""

    UNDO = auto()
    REDO = auto()
    STEP = auto()
    STEP_BACK = auto()
    FLIP = auto()
    PLAY_ANEW = auto()
    OPEN_FILE = auto()
    SET_UP_ANEW = auto()
    DECIDE = auto()


class Click(NamedTuple):
    """A card of the board was clicked, or the place of that name."""

    ref: int
    place: str


class Draw(NamedTuple):
    """A card was drawn onto another one, or to a place."""

    ref: int
    onto: int
    place: str


class Activate(NamedTuple):
    """Enter, a double click, or the line of a card in the board as text."""

    ref: int


class Point(NamedTuple):
    """The keys, or a click, went to a card."""

    ref: int


class Mark(NamedTuple):
    """Cards and places that stand out on the board."""

    refs: Collection[int | str]


class Choose(NamedTuple):
    """The key of an option."""

    key: str


class ByHand(NamedTuple):
    """The palette in place of the decision, and back; with a card chosen in it."""

    ref: int = 0


class LookAt(NamedTuple):
    """The table right after an event; None: as it is now."""

    event: ExplainedEvent | None


class GoTo(NamedTuple):
    """The number of a node."""

    node: int


class NameBranch(NamedTuple):
    node: int
    name: str


class CommentBranch(NamedTuple):
    node: int
    comment: str


class CompareWith(NamedTuple):
    """The number of a node, beside where one is."""

    node: int


class AskCauses(NamedTuple):
    """An event, or the effect that waits: its causes."""

    of: ExplainedEvent | WaitingSnapshot


class PlayScene(NamedTuple):
    scene: Scene


class Cite(NamedTuple):
    """A clause, or what a keyword effect is, is to be read beside the board."""

    cited: str


class Read(NamedTuple):
    """A page is to be read beside the board."""

    address: Address


class Follow(NamedTuple):
    """A page is to be read in the reader."""

    address: Address


class Leave(NamedTuple):
    """Back to the board."""


class ArrangeColumns(NamedTuple):
    """Something beside the board was opened or put away."""


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


class Remember(NamedTuple):
    """Event, round and judge stand in the next report too."""

    heading: ReportHeading


class Announce(NamedTuple):
    """A sentence about something that was done."""

    text: str


class Trouble(NamedTuple):
    error: InputError


class Hinder(NamedTuple):
    """The error by which a thing that was wanted just now can't be done."""

    error: InputError


TableIntent = (
    Deed
    | Click
    | Draw
    | Activate
    | Point
    | Mark
    | Choose
    | ByHand
    | LookAt
    | GoTo
    | NameBranch
    | CommentBranch
    | CompareWith
    | AskCauses
    | PlayScene
    | Cite
    | Read
    | Follow
    | Leave
    | ArrangeColumns
    | PlayLine
    | AddToReport
    | AddBranches
    | WriteRuling
    | KeepNotes
    | Remember
    | Announce
    | Trouble
    | Hinder
)
