"""Cards of a stack: trashed from it, placed under it, de-digivolved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from judgeapp.engine.lang.filters import Number
from judgeapp.engine.lang.record import ActionRecord, Place, Wrong
from judgeapp.engine.lang.targets import All, Target
from judgeapp.engine.words import Done, Figure
from judgeapp.messages.message import message

# Names of cards taken from the top of a stack, and the deed it counts as, by their destination.
_BOUND_BY_TAKING: Mapping[str, frozenset[str]] = {
    "trash": frozenset(("trashed",)),
    "under": frozenset(("placed",)),
    "hand": frozenset(("moved",)),
    "deck": frozenset(("moved",)),
    "security": frozenset(("moved", "placed")),
}
_TAKING_COUNTS_AS: Mapping[str, tuple[Done, ...]] = {
    "trash": ("trash",),
    "under": ("place",),
    "security": ("place",),
    "hand": ("return", "add"),
    "deck": ("return",),
}


class TrashSources(ActionRecord, frozen=True, tag="trash-sources"):
    """Digivolution cards of a target, from the top or the bottom (15-15-7-2, 15-15-7-3)."""

    governed_by = ()
    binds = frozenset(("trashed",))
    counts_as = ("trash",)
    figures = {Figure.COUNT: "count"}

    target: Target
    count: Number | None = 1  # None: all of them
    from_top: bool = False
    face_down: bool = False  # only of those that lie face down (4-5-9)
    up_to: bool = False  # so many of each target or fewer, as the player of the effect chooses
    or_more: bool = False  # so many of each target or more, as the player of the effect chooses
    # So many of all targets together, of whichever of them the player of the effect chooses: "2 bottom face-down cards
    # from under any of your Tamers" (official answers 6300 and 6301).
    in_all: bool = False

    def faults(self, _at: Place) -> Wrong:
        if self.in_all and (self.count is None or self.up_to or not isinstance(self.target, All)):
            yield (
                message("'in_all' is the total number of cards meant"),
                message("Specify the number and whose they are, and leave out 'up_to'"),
            )
        if self.or_more and (self.count is None or self.up_to or self.in_all):
            yield message("'or_more' needs a number"), message("Add 'count', and leave out 'up_to' and 'in_all'")


class TakeTopCards(ActionRecord, frozen=True, tag="take-top-cards"):
    """Move the top stacked cards of a target, `count` of each; the cards under them are then on top (4-5-6). The last
    card is not a stacked card, and stays."""

    governed_by = ()

    target: Target
    # "under": to the bottom of the same stack, one and no more.
    to: Literal["trash", "under", "hand", "deck", "security"] = "trash"
    count: Number = 1
    bottom: bool = False  # to the bottom of the deck or the security stack
    face_up: bool = False

    @property
    def binds(self) -> frozenset[str]:
        return _BOUND_BY_TAKING[self.to]

    @property
    def counts_as(self) -> tuple[Done, ...]:
        return _TAKING_COUNTS_AS[self.to]


class PlaceUnder(ActionRecord, frozen=True, tag="place-under"):
    """Cards become bottom digivolution cards (or cards under a Tamer) of another; with `top` the
    top ones. They lie face up unless `face_down` (4-5-9)."""

    governed_by = ()
    binds = frozenset(("placed",))
    counts_as = ("place",)
    puts_away = True

    target: Target
    under: Target
    top: bool = False
    face_down: bool = False


class DeDigivolve(ActionRecord, frozen=True, tag="de-digivolve"):
    """<De-Digivolve X> (16-11); `times`: so many <De-Digivolve X> on the same target, one after the other (16-11-7)."""

    repeated_by = "times"
    governed_by = ()  # those of its keyword effect

    target: Target
    count: Number = 1
    times: Number = 1


class EndBurst(ActionRecord, frozen=True, tag="end-burst"):
    """Trash the top card of this Digimon's stack at the end of the turn, after a burst digivolution (8-3-2-1)."""

    governed_by = ()


StackAction: TypeAlias = TrashSources | TakeTopCards | PlaceUnder | DeDigivolve | EndBurst
