"""A board as plain values, which a view draws and a text describes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct


def with_printed_name(name: str, printed: str) -> str:
    """Name of a card, with its printed name if the name does not contain it: "Hero (Cub)"."""
    return name if name.startswith(printed) else f"{name} ({printed})"


class EffectSnapshot(Struct, frozen=True):
    part: str  # its position: "effects.0", "inherited.1", "security.0", "link_effects.0"
    text: str
    kind: str  # "persistent", "trigger", "activation" or "immediate" (15-8-1)
    has: bool = False  # the unit of the card has it now
    active: bool | None = None  # of a persistent effect that the unit has: whether it is active
    used: int = 0  # how often it was used this turn, if it is one of [X Per Turn] (15-14-1)
    taught: str = ""  # its part read by a judge's lesson; empty if none
    language: str = ""  # of its text, if that isn't the reader's; empty if it is or can't be told

    @property
    def is_inherited(self) -> bool:
        return self.part.startswith("inherited")

    @property
    def is_of_link(self) -> bool:
        """True for a link effect (2-3-12-6)."""
        return self.part.startswith("link_effects")

    @property
    def is_of_option(self) -> bool:
        """True in the Option part of a DUAL card, which no Digimon has (4-6-3@4.2)."""
        return self.part.startswith("option_effects")


class CircleSnapshot(Struct, frozen=True):
    """A digivolution requirement that is printed as a circle (2-3-6-2): from a card of one of
    these colors and this level, for this cost."""

    cost: int
    colors: tuple[str, ...]
    level: int | None


class CardSnapshot(Struct, frozen=True):
    id: int
    name: str  # the name of this copy
    owner: str
    category: str
    colors: tuple[str, ...] = ()
    level: int | None = None
    dp: int | None = None
    face_up: bool = True
    text: str = ""
    effects: tuple[EffectSnapshot, ...] = ()
    link_dp: int = 0  # what it adds to the DP of a Digimon that it is linked to (2-3-12-5)
    seen_by: tuple[str, ...] = ()  # the players who may look at it (chapter 3, 4-5)
    blank: bool = False  # an unnamed card: it only counts
    printed: str = ""  # its printed name
    number: str = ""  # its card number; empty if it has none
    cost: int | None = None  # its play cost, or use cost
    circles: tuple[CircleSnapshot, ...] = ()  # its digivolution requirements that are not words
    traits: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """Name of the copy, with the printed name where that differs."""
        return with_printed_name(self.name, self.printed)


class Gained(Struct, frozen=True):
    kind: str  # which gift it is: "dp", "keyword", "cannot", ...
    text: str  # in the words of cards: "gets +1000 DP"
    card: str  # the name of the card whose effect gives it, `id` its id; 0 when it is gone
    id: int
    part: str  # "effects", "inherited", "link_effects", "granted" for a time, or "judge"
    until: str = ""  # how long a granted one lasts
    language: str = ""  # likewise
    bare: bool = False  # a keyword effect printed on the unit's own top card by itself, so that nothing gives it


class UnreadSnapshot(Struct, frozen=True):
    """A text not understood that may work now."""

    card: str
    ref: int  # the unit that it hangs on, or the card off the field
    text: str
    perhaps: bool = False  # the judge is asked if it may trigger; on any other he rules by himself


class NumberSnapshot(Struct, frozen=True):
    """A number of a card: current and printed. None: it has none (2-5-3)."""

    now: int | None
    printed: int | None

    @property
    def is_changed(self) -> bool:
        return self.now != self.printed


class UnitSnapshot(Struct, frozen=True):
    """One card of the battle or breeding area with all that belongs to it."""

    id: int
    label: str  # its distinct name: that of the card on top
    name: str
    seat: str
    area: str
    stack: tuple[CardSnapshot, ...]  # the card itself first, then those under it, the top first (4-5)
    links: tuple[CardSnapshot, ...]  # its link cards, the first linked first (4-7)
    suspended: bool
    fresh: bool  # it came this turn (7-1-2-1)
    token: bool
    categories: tuple[str, ...]
    level: NumberSnapshot
    dp: NumberSnapshot
    colors: tuple[str, ...]
    names: tuple[str, ...]
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    gained: tuple[Gained, ...]  # gifts of effects, the oldest first
    unread: tuple[str, ...] = ()  # the gaps in its texts


class SeatSnapshot(Struct, frozen=True):
    """A player's side. Piles have the top first."""

    seat: str
    memory: int  # as this player sees it (4-1)
    battle: tuple[UnitSnapshot, ...]
    breeding: tuple[UnitSnapshot, ...]
    hand: tuple[CardSnapshot, ...]
    deck: tuple[CardSnapshot, ...]
    digi_egg_deck: tuple[CardSnapshot, ...]
    security: tuple[CardSnapshot, ...]
    trash: tuple[CardSnapshot, ...]
    gained: tuple[Gained, ...] = ()  # what effects give the player himself (15-10-1)


class AttackSnapshot(Struct, frozen=True):
    """The current attack (chapter 11)."""

    # attacker, target: their names; empty if they have left, a target also if it is the player
    attacker: str
    target: str
    at_player: bool
    seat: str
    stage: str  # the timing that has been reached (11-1-3)
    ended: bool


class WaitingSnapshot(Struct, frozen=True):
    """A triggered effect that waits for its activation (15-4-4-1)."""

    id: int  # of the occurrence; 0 of an immediate effect, which is none
    card: str
    ref: int
    seat: str
    text: str
    cause: int  # number of the event that it triggered on


class TurnToGo(Struct, frozen=True):
    """Effects of one player that go one after the other, and why they go now and not later."""

    seat: str
    waiting: tuple[WaitingSnapshot, ...]
    why: str  # code of the reason: "immediate" (15-8-5), "triggered-now", "newest" or "older", with the clauses
    clauses: tuple[str, ...]
    chooses: bool  # the player chooses which of them is next (15-4-3-4)


class LaterSnapshot(Struct, frozen=True):
    """Pending processing (18-1)."""

    timing: str
    waiting: WaitingSnapshot


class ResolvingSnapshot(Struct, frozen=True):
    # card, ref: its owner's name, and the id of the unit or else of the card
    card: str
    ref: int
    host: int  # the id of the card that has it; 0 when it is gone
    part: str  # its position on its card: "effects.0"; otherwise its kind
    text: str  # its words
    sentence: str = ""  # the part being carried out, if it does more than that


class Board(Struct, frozen=True):
    """Board at one moment, for showing."""

    seats: dict[str, SeatSnapshot]
    memory: int
    turn: int
    turn_seat: str
    phase: str
    attack: AttackSnapshot | None
    pending: tuple[TurnToGo, ...]  # effects to be activated, in the order in which they will be
    later: tuple[LaterSnapshot, ...]
    shown: tuple[CardSnapshot, ...]  # cards that are in no area: revealed, checked or being used
    winner: str = ""
    is_over: bool = False
    unread: tuple[UnreadSnapshot, ...] = ()  # texts not understood, on cards where they may work
    resolving: ResolvingSnapshot | None = None  # the effect being resolved
    edition: str = ""  # of the rules by which it is played; empty for the leading one

    def units(self) -> Iterator[UnitSnapshot]:
        for side in self.seats.values():
            yield from (*side.battle, *side.breeding)

    def unit(self, ref: int) -> UnitSnapshot | None:
        return next((unit for unit in self.units() if unit.id == ref), None)
