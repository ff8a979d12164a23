"""Conditions of effects and of their processing (15-6, 15-8-2-6)."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.filters import ONE_CARD, Filter, Number, Range
from judgeapp.engine.lang.record import ConditionRecord, Place, Wrong, faults_of_one_player, list_words
from judgeapp.engine.lang.triggers import When
from judgeapp.engine.words import DID, Done, DoneThisTurn, Special, StatePart, Turn, Whose
from judgeapp.messages.message import message

# Deeds recorded with the owner of their cards.
_KEPT_WITH_WHOSE = frozenset[Done](("delete", "suspend", "unsuspend"))


class Exists(ConditionRecord, frozen=True, tag="exists"):
    """There are this many cards (4-23), by default at least one."""

    governed_by = ("4-23-1",)
    ignored = {"of": frozenset()}

    of: Filter
    count: Range = Range(at_least=1)


class NumberIs(ConditionRecord, frozen=True, tag="number"):
    """A quantity is in a range: "your Tamers have 3 or more total colors"."""

    amount: Number
    is_: Range


class MemoryIs(ConditionRecord, frozen=True, tag="memory"):
    """The memory on your side; negative numbers are the opponent's (4-1-2, 4-1-3)."""

    is_: Range

    def depends_on(self) -> frozenset[StatePart]:
        return frozenset(("memory",))


class Is(ConditionRecord, frozen=True, tag="is"):
    """A named card fits a filter."""

    ignored = {"fits": ONE_CARD}

    card: str
    fits: Filter

    def speaks_of(self) -> frozenset[str]:
        return frozenset((self.card,))


class DidIt(ConditionRecord, frozen=True, tag="did"):
    """The action just before had an effect ("if you did"); or with a kind of action, the effect has done that at all so
    far ("if this effect deleted"), to a card of `whose`."""

    action: Done = "it"  # "it", the action just before, or any deed of the effect so far
    whose: Whose = Whose.ANY

    def faults(self, _at: Place) -> Wrong:
        if self.whose is not Whose.ANY and self.action not in _KEPT_WITH_WHOSE:
            yield (
                message("it doesn't say whose cards {action!r} was done to", action=self.action),
                message("Leave out 'whose', or ask about one of {actions}", actions=list_words(_KEPT_WITH_WHOSE)),
            )

    def speaks_of(self) -> frozenset[str]:
        return frozenset((DID,))


class Attacking(ConditionRecord, frozen=True, tag="attacking"):
    """A named card is attacking: from the declaration until the attack is over (11-6-2); any
    card at all if none is named ("during an attack"), or one that fits `of`."""

    ignored = {"of": ONE_CARD}

    card: str = "this"
    of: Filter | None = None

    def speaks_of(self) -> frozenset[str]:
        return frozenset((self.card,) if self.card else ())

    def depends_on(self) -> frozenset[StatePart]:
        return frozenset(("attacker",))


class Digivolved(ConditionRecord, frozen=True, tag="digivolved"):
    """The digivolution that the effect triggered on was of this kind: "dna" (8-2), "burst" (8-3),
    "app-fusion" (8-4). On anything else it was none."""

    governed_by = ("8-2-1",)

    how: Special


class CameAbout(ConditionRecord, frozen=True, tag="came-about"):
    """Fact about the event that the effect triggered on: "if deleted outside of a battle", "if played by an effect".
    It is false of any other event."""

    governed_by = ("15-6-1",)

    when: When


class ThisTurn(ConditionRecord, frozen=True, tag="this-turn"):
    """A player has done something so often this turn, by default at least once. What is done in the breeding area
    doesn't count (3-4-5-8, official answer 870)."""

    deed: DoneThisTurn
    whose: Whose = Whose.YOURS
    count: Range = Range(at_least=1)

    def faults(self, _at: Place) -> Wrong:
        return faults_of_one_player(self, self.whose)

    def depends_on(self) -> frozenset[StatePart]:
        return frozenset(("turn",))


class Not(ConditionRecord, frozen=True, tag="not"):
    condition: Condition


class TurnIs(ConditionRecord, frozen=True, tag="turn"):
    """It is a given player's turn (4-10)."""

    of: Turn = Turn.YOURS


class AnyOf(ConditionRecord, frozen=True, tag="any-of"):
    conditions: tuple[Condition, ...]


class Both(ConditionRecord, frozen=True, tag="all-of"):
    conditions: tuple[Condition, ...]


Condition: TypeAlias = (
    Exists
    | NumberIs
    | MemoryIs
    | Is
    | DidIt
    | Attacking
    | Digivolved
    | CameAbout
    | ThisTurn
    | TurnIs
    | Not
    | Both
    | AnyOf
)

BLITZ_CONDITION = MemoryIs(Range(at_most=-1))
