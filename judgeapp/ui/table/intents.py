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


class Click(Struct, frozen=True):
    ref: int  # the card that was clicked, or 0
    place: str  # the name of the place


class Drag(Struct, frozen=True):
    ref: int  # the card that was dragged
    onto: int  # another one, or 0
    place: str  # the name of the place


class Activate(Struct, frozen=True):
    """Enter, a double click, or the line of a card in the board as text; `place` is pointed at."""

    ref: int
    place: str


class Point(Struct, frozen=True):
    ref: int  # the card to which the keys, or a click, went


class See(Struct, frozen=True):
    thing: Any  # that of the line on which the cursor is: highlight it on the board


class OpenFold(Struct, frozen=True):
    begin: tuple[int, int]  # node and place of the first of the events that stand in one line


class Choose(Struct, frozen=True):
    key: str  # of an option


class ByHand(Struct, frozen=True):
    ref: int  # the card to choose in the palette, which is shown in place of the decision


class FillPalette(Struct, frozen=True):
    palette: Palette  # with another actor, action or card


class Act(Struct, frozen=True):
    """The judge's own action of the palette."""

    palette: Palette
    params: ActionParams


class LookAt(Struct, frozen=True):
    event: ExplainedEvent | None  # show the table right after it; None: the current one


class GoTo(Struct, frozen=True):
    node: int  # its number


class NameBranch(Struct, frozen=True):
    node: int
    name: str


class CommentBranch(Struct, frozen=True):
    node: int
    comment: str


class CompareWith(Struct, frozen=True):
    node: int  # the one beside the current node


class AskCauses(Struct, frozen=True):
    of: ExplainedEvent | WaitingSnapshot | None  # show its causes; None: close them


class PlayScene(Struct, frozen=True):
    scene: Scene


class Cite(Struct, frozen=True):
    cited: str  # a clause or a keyword effect, to show next to the board


class Read(Struct, frozen=True):
    address: Address  # of a page to show next to the board


class Follow(Struct, frozen=True):
    address: Address  # of a page to show in the reader


class PlayLine(Struct, frozen=True):
    line: LineOfPlay


class ExploreLines(Struct, frozen=True):
    """Explore every line from the current node."""

    horizon: Horizon
    whose: WhoseChoices
    claims: tuple[OutcomeClaim, ...]


class AddToReport(Struct, frozen=True):
    text: str  # a result, for the ruling of the report


class AddBranches(Struct, frozen=True):
    disputed: Dispute


class MakeReport(Struct, frozen=True):
    """The report is drawn as it would be handed over now."""

    request: ReportRequest
    pictures: bool = False
    every_picture: bool = False  # after every choice too, in a whole record


class Remember(Struct, frozen=True):
    heading: ReportHeading  # its event, round and judge stand in the next report too


class Announce(Struct, frozen=True):
    text: str  # a sentence about something that was done


class Trouble(Struct, frozen=True):
    error: InputError


_OnBoard = Click | Drag | Activate | Point | See
_InTree = OpenFold | Choose | ByHand | FillPalette | Act | LookAt | GoTo | NameBranch | CommentBranch
_OnPages = CompareWith | AskCauses | PlayScene | Cite | Read | Follow | PlayLine | ExploreLines | AddBranches
_OfReport = AddToReport | MakeReport | Remember | Announce | Trouble
TableIntent = PlainIntent | _OnBoard | _InTree | _OnPages | _OfReport
