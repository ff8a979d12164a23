"""Intents of the judge for the table, as its pages and panels send them, by button, key, menu or click."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto

from msgspec import Struct

from judgeapp.messages.errors import InputError
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.dispute.dispute import Dispute
from judgeapp.table.scene import Scene
from judgeapp.table.tree.heading import ReportHeading
from judgeapp.table.tree.line_of_play import LineOfPlay
from judgeapp.ui.address import Address
from judgeapp.ui.table.session import ExplainedEvent


class PlainIntent(Enum):
    """Intents that need no more than their name. SET_UP_ANEW -- a position; DECIDE -- the decision again"""

    UNDO = auto()
    REDO = auto()
    STEP = auto()
    STEP_BACK = auto()
    PLAY_ANEW = auto()
    OPEN_FILE = auto()
    SET_UP_ANEW = auto()
    DECIDE = auto()


class Intent(Struct, frozen=True):
    """Base of the intents that say more than their name."""


class Click(Intent, frozen=True):
    """A card of the board was clicked, or the place of that name."""

    ref: int
    place: str


class Drag(Intent, frozen=True):
    """A card was dragged onto another one, or to a place."""

    ref: int
    onto: int
    place: str


class Activate(Intent, frozen=True):
    """Enter, a double click, or the line of a card in the board as text."""

    ref: int


class Point(Intent, frozen=True):
    """The keys, or a click, went to a card."""

    ref: int


class Mark(Intent, frozen=True):
    """Cards and places that stand out on the board."""

    refs: Collection[int | str]


class Choose(Intent, frozen=True):
    """The key of an option."""

    key: str


class ByHand(Intent, frozen=True):
    """The palette in place of the decision, and back; with a card chosen in it."""

    ref: int = 0


class LookAt(Intent, frozen=True):
    """The table right after an event; None: as it is now."""

    event: ExplainedEvent | None


class GoTo(Intent, frozen=True):
    """The number of a node."""

    node: int


class NameBranch(Intent, frozen=True):
    node: int
    name: str


class CommentBranch(Intent, frozen=True):
    node: int
    comment: str


class CompareWith(Intent, frozen=True):
    """The number of a node, beside where one is."""

    node: int


class AskCauses(Intent, frozen=True):
    """An event, or the effect that waits: its causes."""

    of: ExplainedEvent | WaitingSnapshot


class PlayScene(Intent, frozen=True):
    scene: Scene


class Cite(Intent, frozen=True):
    """A clause, or what a keyword effect is, is to be read beside the board."""

    cited: str


class Read(Intent, frozen=True):
    """A page is to be read beside the board."""

    address: Address


class Follow(Intent, frozen=True):
    """A page is to be read in the reader."""

    address: Address


class Leave(Intent, frozen=True):
    """Back to the board."""


class ArrangeColumns(Intent, frozen=True):
    """Something beside the board was opened or put away."""


class PlayLine(Intent, frozen=True):
    line: LineOfPlay


class AddToReport(Intent, frozen=True):
    """A result is to stand in the ruling of the report."""

    text: str


class AddBranches(Intent, frozen=True):
    """Both accounts are to be branches of the table."""

    disputed: Dispute


class WriteRuling(Intent, frozen=True):
    """The ruling is to be written into the notebook."""


class KeepNotes(Intent, frozen=True):
    """Something else is written beside the table."""


class Remember(Intent, frozen=True):
    """Event, round and judge stand in the next report too."""

    heading: ReportHeading


class Announce(Intent, frozen=True):
    """A sentence about something that was done."""

    text: str


class Trouble(Intent, frozen=True):
    error: InputError


class Refuse(Intent, frozen=True):
    """Error by which what was wanted just now can't be done."""

    error: InputError


TableIntent = PlainIntent | Intent
