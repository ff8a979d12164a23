"""Actions that are done with cards, players and memory, and hold no other actions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from judgeapp.engine.lang.filters import Filter, Number
from judgeapp.engine.lang.gifts import MaterialsFrom
from judgeapp.engine.lang.record import ActionRecord
from judgeapp.engine.lang.targets import Choose, Named, Target, Together
from judgeapp.engine.lang.words import Area, Color, Part, Rest, Special, Timing, Whose


class Delete(ActionRecord, frozen=True, tag="delete"):
    target: Target


class Trash(ActionRecord, frozen=True, tag="trash"):
    """keyword -- the keyword effect that asks for it: "trashed by activating <Digi-Burst>" """

    target: Target
    keyword: str | None = None


class TrashTop(ActionRecord, frozen=True, tag="trash-top"):
    """Cards from the top of a security stack or deck, or of the stack of a target."""

    of: Area
    count: Number = 1
    whose: Whose = Whose.YOURS


class TrashSources(ActionRecord, frozen=True, tag="trash-sources"):
    """Digivolution cards of a target, from the top or the bottom (15-15-7-2, 15-15-7-3).

    count -- None: all of them
    face_down -- only of those that lie face down (4-5-9)
    up_to -- so many of each target or fewer, as the player of the effect chooses
    """

    target: Target
    count: Number | None = 1
    from_top: bool = False
    face_down: bool = False
    up_to: bool = False


class TakeTopCards(ActionRecord, frozen=True, tag="take-top-cards"):
    """The top stacked cards of a target, `count` of each, go elsewhere; what lies under them is on
    top then (4-5-6). The last card is none of those that are stacked, and stays.

    to     -- "under": to the bottom of the same stack, one and no more
    bottom -- to the bottom of the deck or the security stack
    """

    target: Target
    to: Literal["trash", "under", "hand", "deck", "security"] = "trash"
    count: Number = 1
    bottom: bool = False
    face_up: bool = False


class Suspend(ActionRecord, frozen=True, tag="suspend"):
    target: Target


class Unsuspend(ActionRecord, frozen=True, tag="unsuspend"):
    target: Target


class ToHand(ActionRecord, frozen=True, tag="to-hand"):
    target: Target


class ToDeck(ActionRecord, frozen=True, tag="to-deck"):
    target: Target
    top: bool = False


class ToSecurity(ActionRecord, frozen=True, tag="to-security"):
    target: Target
    top: bool = True
    face_up: bool = False


class Flip(ActionRecord, frozen=True, tag="flip"):
    """Cards of a security stack are turned over where they lie (3-7-2, 3-7-4)."""

    target: Target
    face_up: bool


class PlaceUnder(ActionRecord, frozen=True, tag="place-under"):
    """Cards become bottom digivolution cards (or cards under a Tamer) of another; with `top` the
    top ones. They lie face up unless `face_down` (4-5-9)."""

    target: Target
    under: Target
    top: bool = False
    face_down: bool = False


class PlaceInBattle(ActionRecord, frozen=True, tag="place-in-battle"):
    """An Option card stays in the battle area (17-1-3-3)."""

    target: Target


class Memory(ActionRecord, frozen=True, tag="memory"):
    """Gain (or lose, when negative) memory (4-1-4)."""

    amount: Number


class Pay(ActionRecord, frozen=True, tag="pay"):
    """Pay a cost: the memory goes towards the opponent (4-1-1). A condition "by paying" can't be
    fulfilled beyond the end of the gauge (1-3-11-1)."""

    cost: Number


class SetMemory(ActionRecord, frozen=True, tag="set-memory"):
    to: int


class Shuffle(ActionRecord, frozen=True, tag="shuffle"):
    """Shuffle a pile (1-3-10)."""

    of: Area
    whose: Whose = Whose.YOURS


class Move(ActionRecord, frozen=True, tag="move"):
    """A Digimon moves between the breeding area and the battle area (4-15).

    to -- only to this one; "": from where it is to the other
    """

    target: Target
    to: Literal["", "battle", "breeding"] = ""


class Hatch(ActionRecord, frozen=True, tag="hatch"):
    """Hatch in the breeding area (4-16-1)."""


class Draw(ActionRecord, frozen=True, tag="draw"):
    count: Number = 1
    whose: Whose = Whose.YOURS


class Recover(ActionRecord, frozen=True, tag="recover"):
    """<Recovery +X (Deck)> (16-5)."""

    count: Number = 1


class DeDigivolve(ActionRecord, frozen=True, tag="de-digivolve"):
    """<De-Digivolve X> (16-11); `times`: so many <De-Digivolve X> on the same target, one after
    the other (16-11-7)."""

    target: Target
    count: Number = 1
    times: Number = 1


class Blitz(ActionRecord, frozen=True, tag="blitz"):
    """<Blitz> (16-15): the target may attack if the opponent has 1 or more memory."""

    target: Target = Named("this")


class Save(ActionRecord, frozen=True, tag="save"):
    """<Save> (16-19): this card may be placed under one of the player's Tamers."""


class MindLink(ActionRecord, frozen=True, tag="mind-link"):
    """<Mind Link> (16-27): this Tamer is placed under a Digimon that has no Tamer card among its
    digivolution cards."""

    to: Choose


class BlastDigivolve(ActionRecord, frozen=True, tag="blast-digivolve"):
    """<Blast Digivolve> (16-25): one of the player's Digimon digivolves into this card of his
    hand without paying the cost. It stands in May: it is optional (16-25-3)."""


class BlastDnaDigivolve(ActionRecord, frozen=True, tag="blast-dna-digivolve"):
    """<Blast DNA Digivolve (A + B)> (16-30): one of the two that it specifies as a Digimon, the
    other one as a card of the hand, DNA digivolve into this card of the hand. It stands in May: it
    is optional (16-30-3)."""

    of: tuple[Filter, Filter]


class EndBurst(ActionRecord, frozen=True, tag="end-burst"):
    """What burst digivolution leaves for the end of the turn (8-3-2-1): the top card of this
    Digimon's stack is trashed."""


class PlayFree(ActionRecord, frozen=True, tag="play"):
    """Play cards.

    free      -- without paying the cost; else it is paid, reduced by `less`
    cost      -- None: the printed cost; a number: that cost
    materials -- from where cards can be placed as well by the DigiXros or Assembly of what is
                 played; for all that is played together each counts once
    suspended -- they come suspended
    breeding  -- one comes to the empty breeding area (3-4-5-2)
    mute      -- their [On Play] effects don't activate
    """

    target: Target
    free: bool = True
    less: Number = 0
    suspended: bool = False
    breeding: bool = False
    mute: bool = False
    cost: int | None = None
    materials: tuple[MaterialsFrom, ...] = ()


class UseOption(ActionRecord, frozen=True, tag="use"):
    """Use Option cards, one after the other (9-1-7); `free`: without paying the cost, else it is
    paid, reduced by `less`; `ignore_colors`: without meeting color requirements (4-19)."""

    target: Target
    free: bool = True
    less: Number = 0
    ignore_colors: bool = False


class TrashUsed(ActionRecord, frozen=True, tag="trash-used"):
    """The used Option card is trashed if it is in no area; the last part of using (9-1-5)."""


class DigivolveInto(ActionRecord, frozen=True, tag="digivolve"):
    """A target digivolves into a card.

    cost            -- None: the printed cost; a number: that cost
    less            -- the cost is reduced by so much
    free -- without paying the cost
    ignore_requirements -- 8-1-2-2; then `cost` or `free` says what is paid
    ignore_level    -- whatever level its requirements ask for; all else that they ask for counts
    as_level, as_colors -- its requirements are asked of a target as if it were a Digimon of this
            level (15-12-1), and of these colors, if any are said: "as if the Tamer is a level 4
            red Digimon"
    how  -- "dna": the targets, also cards that are no units, DNA digivolve together (8-2-2-4);
            "burst" (8-3-2-4), "app-fusion" (8-4-2-2). What comes of it is called "digivolved"
    """

    target: Target
    into: Target
    cost: int | None = None
    less: Number = 0
    free: bool = False
    ignore_requirements: bool = False
    ignore_level: bool = False
    how: Special | Literal[""] = ""
    as_level: int | None = None
    as_colors: tuple[Color, ...] = ()


class Link(ActionRecord, frozen=True, tag="link"):
    """Link cards to a Digimon (10-1): without paying the cost, or for a cost reduced by `less`."""

    target: Target
    to: Target
    free: bool = True
    less: Number = 0


class Attack(ActionRecord, frozen=True, tag="attack"):
    """The target attacks (declares an attack as 11-2 has it)."""

    target: Target
    player_only: bool = False
    digimon_only: bool = False
    turn_played_too: bool = False
    unsuspended_too: bool = False
    without_suspending: bool = False


class Battle(ActionRecord, frozen=True, tag="battle"):
    """A Digimon battles another (14-1), without an attack."""

    target: Target
    against: Target


class EndAttack(ActionRecord, frozen=True, tag="end-attack"):
    """15-15-1."""


class SwitchTarget(ActionRecord, frozen=True, tag="switch-target"):
    """The attack target becomes this one (11-2-7-2), or the player who is attacked."""

    to: Target


class PutBack(ActionRecord, frozen=True, tag="put-back"):
    """What is left of revealed or looked at cards goes where the effect says; the last part
    of Reveal and Look."""

    to: Rest = "deck-bottom"
    name: str = "revealed"
    of: Area = Area.DECK
    looked: bool = False


class Fulfilled(ActionRecord, frozen=True, tag="fulfilled"):
    """Whether what a condition "by ...ing" asks for was really done; if not, nothing that
    follows is (15-7-1, 15-7-2). It comes after each part of the condition."""


class EndOfPart(ActionRecord, frozen=True, tag="end-of-part"):
    """So far reaches a part of an effect that is done by itself: what is done with revealed
    cards (15-15-3-5), one of several effects (15-15-9-2). What a condition "by ...ing" stops
    is stopped up to here."""


class ActivateEffect(ActionRecord, frozen=True, tag="activate"):
    """Activate an effect of a card: "1 of its [When Digivolving] effects" (15-15-9-1). Its
    [Security] effects are meant wherever they are printed.

    part -- where it is written: "effects" (2-3-3-2), "inherited" (2-3-4-2), "link_effects"
            (2-3-12-7), "option_effects" (4-6-6-1@4.2)
    or_timing -- of another timing as well: "1 [On Play] or [When Digivolving] effect"
    every -- all of them, in any order: "this card's [Main] effects" (15-15-9-2)
    as_this -- "as an effect of this Digimon": it becomes an effect of the card that activates it;
            else it is still that of the Digimon or Tamer that has it
    """

    of: Target
    timing: Timing
    part: Part = "effects"
    as_this: bool = False
    or_timing: Timing | None = None
    every: bool = False

    @property
    def timings(self) -> frozenset[Timing]:
        """The timings of which its effects are meant."""
        return frozenset((self.timing, self.or_timing or self.timing))


class Prevent(ActionRecord, frozen=True, tag="prevent"):
    """In an immediate effect: what would happen to `target` does not happen (15-8-5-2)."""

    target: Target = Named("subject")


class ReduceCost(ActionRecord, frozen=True, tag="reduce-cost"):
    """In an immediate effect: the cost that would be paid falls by so much."""

    amount: Number


class Select(ActionRecord, frozen=True, tag="select"):
    """Cards are chosen, and nothing is done with them yet: what follows speaks of them
    (15-11-1-1). Of several choices all together are "it"."""

    target: Choose | Together


class OpenPlaces(ActionRecord, frozen=True, tag="open-places"):
    """In an immediate effect on playing: cards of these places can be placed as well by the
    DigiXros or Assembly of what is played. For all that is played together each counts once."""

    places: tuple[MaterialsFrom, ...]


class Win(ActionRecord, frozen=True, tag="win"):
    """1-2-6."""

    whose: Whose = Whose.YOURS


class ByHand(ActionRecord, frozen=True, tag="by-hand"):
    """What nobody compiled: the judge resolves it. `perhaps`: what it triggers on is not understood
    as a whole, so that he also says whether it triggers."""

    text: str
    perhaps: bool = False


SimpleAction: TypeAlias = (
    Delete
    | Trash
    | TrashTop
    | TrashSources
    | Suspend
    | Unsuspend
    | ToHand
    | ToDeck
    | ToSecurity
    | PlaceUnder
    | PlaceInBattle
    | Memory
    | Pay
    | SetMemory
    | Draw
    | Recover
    | DeDigivolve
    | Blitz
    | PlayFree
    | DigivolveInto
    | Attack
    | Battle
    | EndAttack
    | SwitchTarget
    | ActivateEffect
    | Prevent
    | Hatch
    | ReduceCost
    | Shuffle
    | Move
    | Win
    | ByHand
    | PutBack
    | UseOption
    | TrashUsed
    | Fulfilled
    | EndOfPart
    | OpenPlaces
    | Save
    | BlastDigivolve
    | BlastDnaDigivolve
    | EndBurst
    | MindLink
    | Link
    | Select
    | Flip
    | TakeTopCards
)
