"""Actions done to cards of the field, and to others by name: deleted, suspended, trashed, returned, moved, placed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from judgeapp.engine.lang.record import ActionRecord
from judgeapp.engine.lang.targets import Target


class Delete(ActionRecord, frozen=True, tag="delete"):
    governed_by = ("4-13-1",)
    counts_as = ("delete",)

    target: Target


class Trash(ActionRecord, frozen=True, tag="trash"):
    """Trash cards. `keyword`: the keyword effect that asks for it: "trashed by activating <Digi-Burst>"."""

    governed_by = ("4-14-1",)
    binds = frozenset(("moved", "trashed"))
    counts_as = ("trash",)
    puts_away = True

    target: Target
    keyword: str | None = None


class Suspend(ActionRecord, frozen=True, tag="suspend"):
    governed_by = ()
    binds = frozenset(("suspended",))
    counts_as = ("suspend",)

    target: Target


class Unsuspend(ActionRecord, frozen=True, tag="unsuspend"):
    governed_by = ()
    counts_as = ("unsuspend",)

    target: Target


class ToHand(ActionRecord, frozen=True, tag="to-hand"):
    governed_by = ()
    binds = frozenset(("moved",))
    counts_as = ("return", "add")
    puts_away = True
    follows_its_card = True

    target: Target


class ToDeck(ActionRecord, frozen=True, tag="to-deck"):
    governed_by = ()
    binds = frozenset(("moved",))
    counts_as = ("return",)
    puts_away = True
    follows_its_card = True

    target: Target
    top: bool = False


class ToSecurity(ActionRecord, frozen=True, tag="to-security"):
    governed_by = ()
    binds = frozenset(("moved", "placed"))
    counts_as = ("place",)
    puts_away = True
    follows_its_card = True

    target: Target
    top: bool = True
    face_up: bool = False


class Flip(ActionRecord, frozen=True, tag="flip"):
    """Cards of a security stack are turned over where they lie (3-7-2, 3-7-4)."""

    governed_by = ()
    counts_as = ("flip",)

    target: Target
    face_up: bool


class PlaceInBattle(ActionRecord, frozen=True, tag="place-in-battle"):
    """An Option card stays in the battle area (17-1-3-3)."""

    governed_by = ()
    counts_as = ("place",)

    target: Target


class Move(ActionRecord, frozen=True, tag="move"):
    """A Digimon moves between the breeding area and the battle area (4-15)."""

    governed_by = ("4-15-1",)

    target: Target
    to: Literal["", "battle", "breeding"] = ""  # only to this one; "": from where it is to the other


FieldAction: TypeAlias = (
    Delete | Trash | Suspend | Unsuspend | ToHand | ToDeck | ToSecurity | Flip | PlaceInBattle | Move
)
