"""What happened: each change of state, with the clauses that it applied and its cause."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

Fact = int | str | bool | tuple[int | str, ...] | None


class What(StrEnum):
    """Kinds of events."""

    TURN_BEGAN = "turn-began"
    PHASE_BEGAN = "phase-began"
    TURN_ENDED = "turn-ended"
    MEMORY = "memory"
    DECLARED = "declared"
    PAID = "paid"
    PUT_BACK = "put-back"
    PLAYED = "played"
    DIGIVOLVED = "digivolved"
    LINKED = "linked"
    USED = "used"
    HATCHED = "hatched"
    MOVED = "moved"
    DREW = "drew"
    SUSPENDED = "suspended"
    UNSUSPENDED = "unsuspended"
    ATTACK_DECLARED = "attack-declared"
    TIMING = "timing"
    BLOCKED = "blocked"
    TARGET_SWITCHED = "target-switched"
    CONFIRMED = "confirmed"
    BATTLE = "battle"
    BATTLE_ENDED = "battle-ended"
    CHECKED = "checked"
    ATTACK_ENDED = "attack-ended"
    DELETED = "deleted"
    TRASHED = "trashed"
    LEFT = "left"
    CARD_MOVED = "card-moved"
    STACK_TRASHED = "stack-trashed"
    PLACED_UNDER = "placed-under"
    REVEALED = "revealed"
    LOOKED = "looked"
    COUNTED = "counted"
    NOT_TRIGGERED = "not-triggered"
    LOOP = "loop"
    SHUFFLED = "shuffled"
    TRIGGERED = "triggered"
    ACTIVATED = "activated"
    NOT_ACTIVATED = "not-activated"
    WAITING = "waiting"
    BECAME_ACTIVE = "became-active"
    BECAME_INACTIVE = "became-inactive"
    UNSETTLED = "unsettled"
    UNREAD = "unread"
    CONDITION_MET = "condition-met"
    RESOLVED = "resolved"
    CHOSEN = "chosen"
    MEANT = "meant"
    GRANTED = "granted"
    EXPIRED = "expired"
    PREVENTED = "prevented"
    UNAFFECTED = "unaffected"
    OVERFLOWED = "overflowed"
    IMPOSSIBLE = "impossible"
    RULE_CHECK = "rule-check"
    RESERVED = "reserved"
    CORRECTED = "corrected"
    ENDED = "ended"


class Event(Struct, frozen=True):
    """A change of state or a step of the rules.

    number  -- the place in the duel, from 1
    clauses -- clauses of the Comprehensive Rules that were applied; at least one
    cause   -- number of the event that brought it about; 0 for a player's own action
    facts   -- who and what, by name: cards and units by id, seats by letter
    """

    number: int
    what: What
    clauses: tuple[str, ...]
    cause: int
    facts: dict[str, Fact]

    def __post_init__(self) -> None:
        if not self.clauses:
            raise ValueError(f"an event must name a clause: {self.what}")

    def ids(self, name: str) -> tuple[int, ...]:
        """A fact that is one id or several."""
        value = self.facts.get(name, ())
        if isinstance(value, tuple):
            return tuple(v for v in value if isinstance(v, int))
        return (value,) if isinstance(value, int) and value else ()
