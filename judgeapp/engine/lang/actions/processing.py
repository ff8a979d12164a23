"""Memory, keyword effects that are processing, and actions on other processing."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.filters import Number
from judgeapp.engine.lang.record import ActionRecord, Place, Wrong, faults_of_answer, faults_of_one_player
from judgeapp.engine.lang.targets import Choose, Named, Target, Together
from judgeapp.engine.words import BOUND_BY_ACTIONS, IT, Figure, Part, Timing, Whose


class Memory(ActionRecord, frozen=True, tag="memory"):
    """Gain (or lose, when negative) memory (4-1-4)."""

    governed_by = ("4-1-4",)

    amount: Number


class Pay(ActionRecord, frozen=True, tag="pay"):
    """Pay a cost: the memory goes towards the opponent (4-1-1). A condition "by paying" can't be
    fulfilled beyond the end of the gauge (1-3-11-1)."""

    governed_by = ()

    cost: Number


class SetMemory(ActionRecord, frozen=True, tag="set-memory"):
    governed_by = ()

    to: int


_WITH_COST = frozenset(("played", "digivolved", "digivolved-into", "used", "linked"))


class ReduceCost(ActionRecord, frozen=True, tag="reduce-cost"):
    """In an immediate effect: the cost to be paid falls by this much."""

    governed_by = ()
    figures = {Figure.REDUCTION: "amount"}

    amount: Number

    def faults(self, at: Place) -> Wrong:
        return faults_of_answer(self, at, _WITH_COST)


class SetCost(ActionRecord, frozen=True, tag="set-cost"):
    """In an immediate effect: the cost to be paid is this number; increases and reductions change it as they would the
    printed one (1-3-8, official answer 1568)."""

    governed_by = ("1-3-8",)

    to: Number

    def faults(self, at: Place) -> Wrong:
        return faults_of_answer(self, at, _WITH_COST - {"linked"})


class Save(ActionRecord, frozen=True, tag="save"):
    """<Save> (16-19): this card may be placed under one of the player's Tamers."""

    governed_by = ()  # those of its keyword effect
    binds = frozenset(("placed",))


class MindLink(ActionRecord, frozen=True, tag="mind-link"):
    """<Mind Link> (16-27): this Tamer is placed under a Digimon that has no Tamer card among its digivolution cards."""

    governed_by = ()  # those of its keyword effect
    binds = frozenset(("placed",))

    to: Choose


class ActivateEffect(ActionRecord, frozen=True, tag="activate"):
    """Activate an effect of a card: "1 of its [When Digivolving] effects" (15-15-9-1). Its [Security] effects are meant
    wherever they are printed."""

    governed_by = ("15-15-9-1",)
    counts_as = ("activate",)

    of: Target
    timing: Timing
    # Where it is written: "effects" (2-3-3-2), "inherited" (2-3-4-2), "link_effects" (2-3-12-7), "option_effects"
    # (4-6-6-1@4.2).
    part: Part = "effects"
    # "as an effect of this Digimon": it becomes an effect of the card that activates it; else it is still that of the
    # Digimon or Tamer that has it.
    as_this: bool = False
    or_timing: Timing | None = None  # of another timing as well: "1 [On Play] or [When Digivolving] effect"
    every: bool = False  # all of them, in any order: "this card's [Main] effects" (15-15-9-2)

    @property
    def timings(self) -> frozenset[Timing]:
        return frozenset((self.timing, self.or_timing or self.timing))


class Prevent(ActionRecord, frozen=True, tag="prevent"):
    """In an immediate effect: the coming event does not happen to `target` (15-8-5-2)."""

    governed_by = ("15-8-5-2",)

    target: Target = Named("subject")

    def faults(self, at: Place) -> Wrong:
        return faults_of_answer(self, at)


class Select(ActionRecord, frozen=True, tag="select"):
    """Choose cards without acting on them yet: the following text refers to them (15-11-1-1). Of several choices all
    together are "it"."""

    governed_by = ()

    target: Choose | Together


class Fulfilled(ActionRecord, frozen=True, tag="fulfilled"):
    """Check after each part of "by ...ing" that it was really done; if not, nothing after it is (15-7-1, 15-7-2)."""

    governed_by = ()


class EndOfPart(ActionRecord, frozen=True, tag="end-of-part"):
    """End of a part of an effect that is done by itself: processing of revealed cards (15-15-3-5), one of several
    effects (15-15-9-2). A condition "by ...ing" stops everything up to here."""

    governed_by = ()


class Win(ActionRecord, frozen=True, tag="win"):
    """1-2-6."""

    governed_by = ()

    whose: Whose = Whose.YOURS

    def faults(self, _at: Place) -> Wrong:
        return faults_of_one_player(self, self.whose)


class ByHand(ActionRecord, frozen=True, tag="by-hand"):
    """Text that was not understood, for the judge to resolve. `perhaps`: its trigger is not completely understood
    either, so the judge also says whether it triggers; `elsewhere`: it has events at which nobody is asked."""

    governed_by = ()
    binds = BOUND_BY_ACTIONS | {IT}  # whatever the judge has it do

    text: str
    perhaps: bool = False
    elsewhere: bool = False


ProcessingAction: TypeAlias = (
    Memory
    | Pay
    | SetMemory
    | ReduceCost
    | SetCost
    | Save
    | MindLink
    | ActivateEffect
    | Prevent
    | Select
    | Fulfilled
    | EndOfPart
    | Win
    | ByHand
)
