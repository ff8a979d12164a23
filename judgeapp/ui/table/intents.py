"""Intents of the judge for the table, as its pages and panels send them, by button, key, menu or click."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.horizon import Horizon
from judgeapp.exploring.varying import WhoseChoices
from judgeapp.messages.errors import InputError
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.dispute.dispute import Dispute
from judgeapp.table.judge_actions import ActionParams
from judgeapp.table.report.table_report import ReportRequest
from judgeapp.table.scene import Scene
from judgeapp.table.tree.tree import LineOfPlay, ReportHeading
from judgeapp.ui.address import Address
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.table_state import ExplainedEvent, Palette


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
    """Enter, a double click, or the line of a card in the board as text; `place` is pointed at."""

    ref: int
    place: str


class Point(Intent, frozen=True):
    """The keys, or a click, went to a card."""

    ref: int


class See(Intent, frozen=True):
    """The cursor is on a line: highlight its subject on the board."""

    thing: Any


class OpenFold(Intent, frozen=True):
    """Node and place of the first of the events that stand in one line."""

    begin: tuple[int, int]


class Choose(Intent, frozen=True):
    """The key of an option."""

    key: str


class ByHand(Intent, frozen=True):
    """The palette in place of the decision, with a card chosen in it."""

    ref: int


class FillPalette(Intent, frozen=True):
    """Another actor, action or card was chosen in the palette."""

    palette: Palette


class Act(Intent, frozen=True):
    """The judge's own action of the palette."""

    palette: Palette
    params: ActionParams


class LookAt(Intent, frozen=True):
    """Show the table right after an event; None: the current one."""

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
    """Compare the current node with this one."""

    node: int


class AskCauses(Intent, frozen=True):
    """Show the causes of an event or pending effect; None: close them."""

    of: ExplainedEvent | WaitingSnapshot | None


class PlayScene(Intent, frozen=True):
    scene: Scene


class Cite(Intent, frozen=True):
    """Show a clause or a keyword effect next to the board."""

    cited: str


class Read(Intent, frozen=True):
    """Show a page next to the board."""

    address: Address


class Follow(Intent, frozen=True):
    """Show a page in the reader."""

    address: Address


class PlayLine(Intent, frozen=True):
    line: LineOfPlay


class ExploreLines(Intent, frozen=True):
    """Explore every line from the current node."""

    horizon: Horizon
    whose: WhoseChoices
    claims: tuple[OutcomeClaim, ...]


class AddToReport(Intent, frozen=True):
    """A result is to stand in the ruling of the report."""

    text: str


class AddBranches(Intent, frozen=True):
    disputed: Dispute


class MakeReport(Intent, frozen=True):
    """The report is drawn as it would be handed over now."""

    request: ReportRequest
    pictures: bool = False
    every_picture: bool = False  # after every choice too, in a whole record


class Remember(Intent, frozen=True):
    """Event, round and judge stand in the next report too."""

    heading: ReportHeading


class Announce(Intent, frozen=True):
    """A sentence about something that was done."""

    text: str


class Trouble(Intent, frozen=True):
    error: InputError


class Refuse(Intent, frozen=True):
    """Error that prevented the last intent."""

    error: InputError


TableIntent = PlainIntent | Intent
