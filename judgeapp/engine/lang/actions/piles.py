"""Cards of piles: drawn, recovered, trashed, shuffled, hatched, put back."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.filters import Number
from judgeapp.engine.lang.record import ActionRecord, Place, Wrong, faults_of_one_player, faults_of_pile
from judgeapp.engine.words import Area, Figure, Rest, Whose
from judgeapp.messages.message import message


class TrashTop(ActionRecord, frozen=True, tag="trash-top"):
    """Cards from the top of a security stack or deck, or of the stack of a target."""

    governed_by = ()
    binds = frozenset(("moved", "trashed"))
    counts_as = ("trash",)
    figures = {Figure.COUNT: "count"}

    of: Area
    count: Number = 1
    whose: Whose = Whose.YOURS
    # Of 1 player whose pile has the most cards; of two the effect's player chooses 1 (official answers 6167 and 6312).
    of_most: bool = False
    up_to: bool = False  # so many or fewer, as the player of the effect chooses

    def faults(self, _at: Place) -> Wrong:
        yield from faults_of_pile(self.of)
        if self.of_most and self.whose is not Whose.ANY:
            yield message("one player alone has nobody to compare with"), message("Use 'whose: any'")
        if self.up_to and self.whose is Whose.ANY:
            yield message("a player can't choose how many cards the other trashes"), message("Specify which player")


class Draw(ActionRecord, frozen=True, tag="draw"):
    governed_by = ()  # those of its keyword effect
    figures = {Figure.COUNT: "count"}

    count: Number = 1
    whose: Whose = Whose.YOURS


class Recover(ActionRecord, frozen=True, tag="recover"):
    """<Recovery +X (Deck)> (16-5)."""

    governed_by = ()  # those of its keyword effect
    figures = {Figure.COUNT: "count"}

    count: Number = 1
    below: int | None = None  # the security stack never has so many cards by it


class Shuffle(ActionRecord, frozen=True, tag="shuffle"):
    """Shuffle a pile (1-3-10)."""

    governed_by = ()

    of: Area
    whose: Whose = Whose.YOURS

    def faults(self, _at: Place) -> Wrong:
        yield from faults_of_pile(self.of)
        yield from faults_of_one_player(self, self.whose)


class Hatch(ActionRecord, frozen=True, tag="hatch"):
    """Hatch in the breeding area (4-16-1)."""

    governed_by = ("4-16-1",)


class PutBack(ActionRecord, frozen=True, tag="put-back"):
    """Put the other revealed or looked at cards where the effect says: the last part of Reveal and Look."""

    governed_by = ()

    to: Rest = "deck-bottom"
    name: str = "revealed"
    of: Area = Area.DECK
    looked: bool = False

    @property
    def binds(self) -> frozenset[str]:
        return frozenset(("trashed",) if self.to == "trash" else ())

    def faults(self, _at: Place) -> Wrong:
        return faults_of_pile(self.of)


PileAction: TypeAlias = TrashTop | Draw | Recover | Shuffle | Hatch | PutBack
