"""The state of a duel: plain, frozen data, all of it.

A card that goes to another area is a new card (3-1-3-1-1) and gets a new id; references to the old id point at nothing.
A unit counts in the rules as one card in the battle or breeding area (one 只): the card on top with everything stacked
under it. A Digimon that digivolves stays the same unit (8-1-2-3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextvars import ContextVar
from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from judgeapp.clauses.renumbering import EDITIONS, in_edition
from judgeapp.engine.edition import PLAYED, EditionFact, rules_of
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, DoneThisTurn, Due, Effect, Filter, Gift, Turn, Until
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.frames import Frame

_NUMBER = re.compile(r"\d+")


class Phase(StrEnum):
    """Phases of a turn (6-1-2), and the end of turn (6-6)."""

    SETUP = "setup"
    UNSUSPEND = "unsuspend"
    DRAW = "draw"
    BREEDING = "breeding"
    MAIN = "main"
    END = "end"


class Card(Struct, frozen=True):
    """A card of the game, wherever it is."""

    id: CardId
    face: str
    owner: Seat  # who used it in the game (4-9-2)
    area: Area
    # The unit that it belongs to, while in the battle or breeding area, stacked under a card or linked; 0 elsewhere.
    unit: UnitId = NO_UNIT
    face_up: bool = True
    token: bool = False
    shown_from: Area | None = None  # while it is revealed: the area that it comes from (15-15-3-3)
    called: str = ""  # name of this copy, from the beginning of the table to its end
    # While it is being used: the use cost with which it was declared, if that is not the printed one.
    used_for: int | UnsetType = UNSET

    @property
    def counted_area(self) -> Area:
        """Area for which it counts: while it is revealed, that from which it comes (15-15-3-3)."""
        return self.shown_from or self.area


class Unit(Struct, frozen=True):
    """One card of the battle or breeding area with the stack under it."""

    id: UnitId
    seat: Seat
    area: Area
    stack: tuple[CardId, ...]  # top first; stack[0] is the card itself, the rest lies under it (4-5)
    links: tuple[CardId, ...] = ()  # link cards, the first linked first (4-7)
    suspended: bool = False
    arrived: int = 0  # number of the turn in which it was played or placed (7-1-2-1)
    placed: bool = False  # it came to this area by an effect that says so (17-1-3-3)
    # digixrosed, assembled: how many cards were placed under it by the DigiXros (7-2-2-9) or the Assembly (7-3-2-7) by
    # which it was played
    digixrosed: int = 0
    assembled: int = 0

    @property
    def top(self) -> CardId:
        return self.stack[0]


class Areas(Struct, frozen=True):
    """A player's cards outside of the field, the top of a pile first."""

    deck: tuple[CardId, ...] = ()
    digi_egg_deck: tuple[CardId, ...] = ()
    hand: tuple[CardId, ...] = ()
    trash: tuple[CardId, ...] = ()
    security: tuple[CardId, ...] = ()


class Grant(Struct, frozen=True):
    """Gifts for a time (15-13)."""

    id: int
    by: EffectSource  # the effect that gave it
    gifts: tuple[Gift, ...]
    until: Until
    since: int  # when it began; the later one wins (15-8-2-5)
    unit: UnitId = NO_UNIT  # who has it; 0 when `over` says it for all that fit (15-11-2-2)
    over: Filter | None = None
    seat: Seat | None = None  # the player who has it, when no card has it (15-10-1)
    # It was given to a card of the breeding area; a grant of the battle area does not affect its card while that is in
    # the breeding area (3-4-5-3).
    breeding: bool = False
    name: str = ""  # of a player's grant, the name of the card that gave it: it may be gone by then


class Occurrence(Struct, frozen=True):
    """A triggered effect that awaits activation (15-4-4-1), or pending processing that awaits its timing (18-1-1)."""

    id: int
    # The card that must still be there when it is activated (15-4-4-3); for effects of a deletion the card in the area
    # where it went (4-13-2, 15-8-3-5).
    host: CardId
    source: EffectSource
    effect: Effect
    cause: int
    facts: dict[str, tuple[int, ...]]  # what the trigger was about, as it was then (15-8-3-8, 15-8-3-9-4)
    timing: str = ""  # the effect timing that it triggered by; empty for a condition in words
    rules: tuple[str, ...] = ()  # clauses on its triggering besides those on triggering at all
    # Of what had it then: it may be gone, and its host with it. Where a unit has left with its trigger, of the card of
    # it that has the effect.
    name: str = ""


class Batch(Struct, frozen=True):
    """Effects that triggered simultaneously (15-4-3-2)."""

    occurrences: tuple[Occurrence, ...]


class Reserved(Struct, frozen=True):
    """Pending processing (18-1): at `timing` of turn `turn` (0: whenever it comes)."""

    timing: Due
    turn: int
    occurrence: Occurrence


AttackStage: TypeAlias = Literal["declared", "counter", "block", "confirm", "end"]


class Attack(Struct, frozen=True):
    """The current attack (chapter 11)."""

    attacker: UnitId
    seat: Seat
    target: UnitId  # a unit, or 0 for the opponent (11-2-7-1)
    at_player: bool = field(name="was_player")  # the target is the opponent
    stage: AttackStage = "declared"  # the timing that has been reached (11-1-3)
    # countered, blocked: the step is used up (11-3-2, 12-1-2)
    countered: bool = False
    blocked: bool = False
    ended: bool = False  # an effect ended it (15-15-1-1)
    pierced: bool = False  # <Piercing> has triggered, whose check is made before the end of the attack (16-6-4)
    blitz: bool = False  # <Blitz> declared it (16-15)


class Passed(Struct, frozen=True):
    """A point to which a loop could return (18-3-1): effects about to be activated, or a choice. `at` is the state
    there, as far as needed."""

    key: str  # the effects; empty for a choice
    at: str = ""
    # seat, taken, options: of a choice: who, which option of how many
    seat: Seat | None = None
    taken: int = -1
    options: int = 0


class Result(Struct, frozen=True):
    """Result of a duel; no winner is a draw (18-3-2)."""

    winner: Seat | None
    clauses: tuple[str, ...]


class State(Struct, frozen=True):
    """Complete state of a duel at a moment."""

    faces: dict[str, Face]
    cards: dict[int, Card]
    units: dict[int, Unit]
    areas: dict[str, Areas]
    memory: int = 0  # on the side of seat A; negative on the side of seat B (4-1, 1-4-2-2)
    first: Seat = Seat.A
    turn_seat: Seat = Seat.A
    turn: int = 0
    phase: Phase = Phase.SETUP
    attack: Attack | None = field(default=None, name="clash")
    grants: tuple[Grant, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    batches: tuple[Batch, ...] = ()  # effects that wait, the newest batch last (15-4-5-2)
    fresh: tuple[Occurrence, ...] = ()  # effects that triggered in the processing that goes on; they will be one batch
    # How often each [X Per Turn] effect was used this turn, by "card/index", and each player has done what counts for
    # the rest of the turn, by "seat/deed".
    used: dict[str, int] = {}
    since: dict[str, int] = {}
    unsettled: tuple[str, ...] = ()  # effects that are known to stop themselves or each other without end
    frames: tuple[Frame, ...] = ()  # the procedures that are running, the innermost last
    trail: tuple[Passed, ...] = ()  # points passed since the last main action, to recognise loops (18-3)
    barred: tuple[str, ...] = ()  # options that lead back into a loop that was stopped (18-3-3), "place:option"
    next_id: int = 1
    clock: int = 0
    result: Result | None = None
    # Of the rules by which it is played; unset for the first, which is built in, so that older saved states are equal.
    edition: str | UnsetType = UNSET

    @property
    def rules(self) -> str:
        """The edition of the Comprehensive Rules by which it is played: "3.6"."""
        return EDITIONS[0] if self.edition is UNSET else rules_of(self.edition)

    def plays(self, fact: EditionFact) -> bool:
        """True if its edition has a rule that the first edition lacks."""
        return self.edition is not UNSET and fact in PLAYED[self.edition]

    def cited(self, clauses: tuple[str, ...]) -> tuple[str, ...]:
        """Numbers, in the edition of this duel, of clauses of the first edition: deleted clauses are not cited, and one
        that names its edition stays."""
        return clauses if self.edition is UNSET else in_edition(clauses, self.rules)

    @property
    def running_phase(self) -> Phase:
        """The phase of the turn (6-1-2); at the end of the turn the one that it is the end of (6-6-2)."""
        turns = (frame.word("phase") for frame in self.frames if frame.procedure == "turn")
        return Phase(next(turns, "") or self.phase) if self.phase is Phase.END else self.phase

    def memory_of(self, seat: Seat) -> int:
        """The memory as a player sees it; negative is the opponent's side (4-1-3)."""
        return self.memory if seat is Seat.A else -self.memory

    def face(self, card: int) -> Face:
        return self.faces[self.cards[card].face]

    def is_token(self, ref: int) -> bool:
        """True if a card of the field is a token. It is not part of any stack (4-18-3)."""
        unit = self.units.get(UnitId(ref))
        return unit is not None and self.cards[unit.top].token

    def label(self, ref: int) -> str:
        """Label of a card, of a unit that of its top card; empty when it is not there."""
        body = self.units.get(UnitId(ref))
        card = self.cards.get(body.top if body is not None else CardId(ref))
        return (card.called or self.faces[card.face].name) if card is not None else ""

    def source_label(self, source: EffectSource) -> str:
        """Label of the unit that has an effect, or of the card; empty when both are gone."""
        return self.label(source.unit if source.unit in self.units else source.card)

    def in_turn(self, seat: Seat, during: Turn) -> bool:
        """True if an effect of `seat` for these turns can be active in this turn."""
        if during is Turn.ALL:
            return True
        return (self.turn_seat is seat) == (during is Turn.YOURS)

    def is_used_up(self, source: EffectSource, effect: Effect) -> bool:
        """True if an effect has been used as often as [X Per Turn] allows this turn (15-14-1-2)."""
        if not effect.per_turn:
            return False
        if (asked := ASKED_USES.get()) is not None:
            asked.append((self, self.use_label(source.key)))
        return self.used.get(source.key, 0) >= effect.per_turn

    def times_done(self, seat: Seat, deed: DoneThisTurn) -> int:
        """Number of times that a player has done something this turn."""
        key = _key_of_deed(seat, deed)
        if (asked := ASKED_USES.get()) is not None:
            asked.append((self, self.use_label(key)))
        return self.used.get(key, 0)

    def with_done(self, seat: Seat, deed: DoneThisTurn, times: int = 1) -> State:
        """The state in which a player has done something so many times more this turn."""
        key = _key_of_deed(seat, deed)
        return replace(self, used={**self.used, key: self.used.get(key, 0) + times})

    def use_label(self, key: str) -> str:
        """Label of an effect counted under a key: by face and place, without ids; empty, meaning every effect, if its
        card is gone."""
        card, _, index = key.partition("/")
        if not card.isdecimal():
            return _NUMBER.sub("", index)
        copy = self.cards.get(int(card))
        return f"{copy.face}/{index}" if copy is not None else ""

    def pending(self) -> Iterator[Occurrence]:
        """All effects that wait, in no order."""
        yield from self.fresh
        for batch in self.batches:
            yield from batch.occurrences


def _key_of_deed(seat: Seat, deed: DoneThisTurn) -> str:
    return f"{seat.value}/{deed}"


replace = msgspec.structs.replace

# Effects asked about being used up, with the states; None if nobody keeps account of it.
ASKED_USES: ContextVar[list[tuple[State, str]] | None] = ContextVar("ASKED_USES", default=None)
