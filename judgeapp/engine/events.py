"""Events: each change of state, with the clauses that it applied and its cause."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from judgeapp.engine.lang import Category, Effect, Gift

Fact = int | str | bool | tuple[int | str, ...] | None


class EventKind(StrEnum):
    """Kinds of events. Several record that something is not done:

    CANNOT        -- a player can't activate a [Counter] effect, or block, at the timing for it
    IMPOSSIBLE    -- the rules or the board don't allow it (1-3-2)
    PREVENTED     -- an effect forbids or prevents it (15-1-3)
    UNAFFECTED    -- the effect that would do it does not affect the card (15-15-6)
    NOT_TRIGGERED -- an effect whose trigger condition is met does not trigger
    NOT_ACTIVATED -- an effect that has triggered is no longer activated"""

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
    CANNOT = "cannot"
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
    FLIPPED = "flipped"
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


# Facts whose numbers are ids of cards or units.
IDS = frozenset(
    """
    unit units card cards target attacker defender security ref refs became opponent top_became rest materials by
    by_card by_unit
    """.split()  # noqa: SIM905 -- reads best as words
)
# Names of all facts of events.
FACTS = IDS | frozenset(
    """
    alone amount answer area as_colors as_level by_digixros by_keyword by_kinds by_seat cost count dp effects from
    face_up grant grants had_sources hosts how in_battle in_battle_area index keyword kind linked_to loses memory
    mute name occurrence occurrences of_itself of_no_area other_dp other_sources outcome over passed perhaps phase
    players seat sources text times timing to turn until waiting where why winner without_dp
    """.split()  # noqa: SIM905 -- reads best as words
)


class EffectDescription(Struct, frozen=True):
    """Description of an effect in an event, independent of its card."""

    card: str  # label of its card
    host: str  # label of the card on the field that has it by that one; empty if it is the same
    place: str  # where it hangs: "inherited.0", "pending.7"
    effect: Effect  # the effect itself
    printed: str  # the same in the words that are printed on the card; empty if it is not printed so
    whose: Category  # category that "this ..." means in it
    taught: str = ""  # the parts read as a judge taught them; empty if none

    @property
    def holder(self) -> str:
        """Name of the holder: "Egg (Pup)" if it comes from a card under a Digimon."""
        return f"{self.card} ({self.host})" if self.host else self.card


class Event(Struct, frozen=True):
    """A change of state or a step of the rules."""

    number: int  # the place in the duel, from 1
    kind: EventKind = field(name="what")
    clauses: tuple[str, ...]  # clauses of the Comprehensive Rules that were applied; at least one
    cause: int  # number of the event that caused it; 0 for a player's own action
    facts: dict[str, Fact]  # parameters by name: cards and units by id, seats by letter
    names: dict[int, str] = {}  # labels that the cards of the facts had then, by id
    effect: EffectDescription | None = None  # the effect that it is about, or in which it happens
    gifts: tuple[Gift, ...] = ()  # gifts that begin, or end

    def __post_init__(self) -> None:
        if not self.clauses:
            raise ValueError(f"an event must name a clause: {self.kind}")

    def ids(self, name: str) -> tuple[int, ...]:
        """A fact that is one id or several."""
        value = self.facts.get(name, ())
        if isinstance(value, tuple):
            return tuple(v for v in value if isinstance(v, int))
        return (value,) if isinstance(value, int) and value else ()
