"""Targets of actions: cards chosen (15-11-1), all of a kind (15-11-2) or named before; or a player (15-10-1)."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.filters import TOGETHER, Filter, Number
from judgeapp.engine.lang.record import Place, TargetRecord, Wrong, faults_of_pile
from judgeapp.engine.words import RESERVED, Area, Figure, Property, Whose
from judgeapp.messages.message import message


class Choose(TargetRecord, frozen=True, tag="choose"):
    """Chosen cards (15-10-2-1, 15-10-2-2). They are called `name` from then on."""

    figures = {Figure.COUNT: "count"}
    ignored = {"of": frozenset()}

    of: Filter
    # As many as possible up to it; `up_to` leaves it to the chooser, but never nothing (1-3-6) unless the choice itself
    # is optional.
    count: Number = 1
    up_to: bool = False
    total_dp: Number | None = None  # the maximum DP of all chosen together; then `count` does not limit
    # total_play_cost, total_level: their play costs or levels are together; cards without one are worth nothing
    total_play_cost: Number | None = None
    total_level: Number | None = None
    by: Whose = Whose.YOURS  # who chooses
    # Without looking at them: cards of a hand that only the other player sees (3-5-3), or of a security stack (3-7-2).
    unseen: bool = False
    name: str = "it"

    @property
    def limit(self) -> tuple[Property, Number] | None:
        """Most that those chosen may have together, and its kind; None: no limit on the choice."""
        return next(iter(self._totals()), None)

    def _totals(self) -> tuple[tuple[Property, Number], ...]:
        totals = (
            (Property.DP, self.total_dp),
            (Property.PLAY_COST, self.total_play_cost),
            (Property.LEVEL, self.total_level),
        )
        return tuple((of, most) for of, most in totals if most is not None)

    @property
    def governed_by(self) -> tuple[str, ...]:
        return ("15-10-2-2" if self.up_to else "15-10-2-1", "15-11-1-1")

    def faults(self, _at: Place) -> Wrong:
        if self.name in RESERVED:
            yield (message("there is no choice {name!r}", name=self.name), message("Use another name"))
        if self.unseen and self.of != Filter(whose=self.of.whose, areas=self.of.areas):
            yield (message("hidden cards can't be asked about"), message("Leave out 'unseen' or the question"))
        if self.unseen and self.of.areas not in ((Area.HAND,), (Area.SECURITY,)):
            yield (message("only cards in a hand or a security stack are hidden"), message("Leave out 'unseen'"))
        if len(self._totals()) > 1:
            yield (
                message("use only one of 'total_dp', 'total_play_cost' and 'total_level'"),
                message("Leave the others out"),
            )


class All(TargetRecord, frozen=True, tag="all"):
    """All cards that fit; none is chosen (15-10-2-4-1)."""

    governed_by = ("15-10-2-4-1", "15-11-2-1")
    ignored = {"of": TOGETHER}

    of: Filter


class Named(TargetRecord, frozen=True, tag="named"):
    """Cards named before: "this" (the card of the effect), "it", "subject" (the trigger's), "played" (the cards that
    the effect has played), or the name of a choice."""

    name: str = "this"

    def speaks_of(self) -> frozenset[str]:
        return frozenset((self.name,))


class Player(TargetRecord, frozen=True, tag="player"):
    """A player himself, not his cards (15-10-1); ANY is both."""

    whose: Whose = Whose.YOURS

    def faults(self, at: Place) -> Wrong:
        if getattr(at.owner, "may_be_player", "") != at.field:
            yield (message("this can be done to cards, not to a player"), message("Specify which cards are meant"))


class Top(TargetRecord, frozen=True, tag="top"):
    """The uppermost cards of a pile, or with `bottom` the lowest: "your top security card"."""

    figures = {Figure.COUNT: "count"}

    of: Area
    count: Number = 1
    whose: Whose = Whose.YOURS
    bottom: bool = False
    face_up: bool | None = None  # of those only that lie so: "your top face-down security card"

    def faults(self, _at: Place) -> Wrong:
        if self.face_up is not None and self.of is not Area.SECURITY:
            yield (message("only security cards can be face up or face down (3-7-4)"), message("Leave out 'face_up'"))
        else:
            yield from faults_of_pile(self.of)


class Together(TargetRecord, frozen=True, tag="together"):
    """Several targets of one action, which is done with all of them at the same time: "1 of X and
    1 of Y". No card is chosen for two of them (15-10-2-3); all together they are "it"."""

    targets: tuple[Target, ...]


Target: TypeAlias = Choose | All | Named | Player | Top | Together
