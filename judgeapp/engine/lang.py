"""The effect language: what a card's effect says, as frozen records without callables.

It is read from and written to YAML by msgspec; judgeapp.engine.english prints it as card
text. What an effect does is a list of actions, done in order (15-1-2). An action finds the
cards that it is about by a target; a target may be chosen (15-11-1), be all (15-11-2), or be
something named before.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

# -- words ------------------------------------------------------------------------------------


class Category(StrEnum):
    """What a card is (2-2-2)."""

    DIGIMON = "digimon"
    TAMER = "tamer"
    OPTION = "option"
    DIGI_EGG = "digi-egg"


class Color(StrEnum):
    """2-4-2."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    BLACK = "black"
    PURPLE = "purple"
    WHITE = "white"


class Area(StrEnum):
    """Where a card can be: the areas of 3-1-1, and what belongs to none of them."""

    DECK = "deck"
    DIGI_EGG_DECK = "digi-egg-deck"
    BREEDING = "breeding"
    BATTLE = "battle"
    HAND = "hand"
    TRASH = "trash"
    SECURITY = "security"
    UNDER = "under"  # stacked under a card; no area (4-5-7)
    LINK = "link"  # a link card; no area (4-7-4)
    NOWHERE = "nowhere"  # revealed, checked or being used: no area (9-1-4, 13-1-5, 15-15-3-2)
    REMOVED = "removed"  # out of the game (4-18-5)


class Whose(StrEnum):
    """Seen from the player of the effect."""

    YOURS = "yours"
    OPPONENTS = "opponents"
    ANY = "any"


class Turn(StrEnum):
    """In whose turn an effect can trigger and be active (15-16-8, 15-16-9)."""

    YOURS = "your-turn"
    OPPONENTS = "opponents-turn"
    ALL = "all-turns"


class Until(StrEnum):
    """How long something granted lasts."""

    END_OF_TURN = "end-of-turn"
    END_OF_YOUR_TURN = "end-of-your-turn"
    END_OF_OPPONENTS_TURN = "end-of-opponents-turn"
    END_OF_ATTACK = "end-of-attack"
    # of the next one that comes, with what is unsuspended in it (6-2-1)
    END_OF_YOUR_UNSUSPENDING = "end-of-your-unsuspending"
    END_OF_OPPONENTS_UNSUSPENDING = "end-of-opponents-unsuspending"
    ALWAYS = "always"  # as long as the card stays the same card


class Joining(StrEnum):
    """The rules by which cards are placed under one that is played, or digivolved into."""

    DIGIXROS = "digixros"  # 7-2
    ASSEMBLY = "assembly"  # 7-3
    DNA = "dna"  # 8-2


class Property(StrEnum):
    """Numbers that a card has."""

    LEVEL = "level"
    DP = "dp"
    PLAY_COST = "play-cost"
    USE_COST = "use-cost"
    SOURCES = "sources"  # how many digivolution cards
    COLORS = "colors"  # how many colors
    ORIGINAL_DP = "original-dp"  # 2-5-2
    DIGIXROSED = "digixrosed"  # how many cards were placed under it by a DigiXros (7-2-2-10)
    ASSEMBLED = "assembled"  # by an Assembly


# -- numbers ----------------------------------------------------------------------------------


class Count(
    Struct,
    frozen=True,
    tag="count",
    tag_field="number",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """How many cards there are of a kind, times `each` ("+1000 for each ...", 15-15-7); `per`:
    once for so many of them ("for every 2 ...")."""

    of: Filter
    each: int = 1
    per: int = 1


class PropertyOf(
    Struct,
    frozen=True,
    tag="of",
    tag_field="number",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A number of a card: "that Digimon's level"."""

    property: Property
    card: str


class Happened(
    Struct,
    frozen=True,
    tag="happened",
    tag_field="number",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """How many of the cards that the trigger was about, times `each` (15-15-7-4)."""

    each: int = 1


class Kinds(
    Struct,
    frozen=True,
    tag="kinds",
    tag_field="number",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """How many colors (names, traits, levels) some cards have together, times `each`; once for
    `per` of them."""

    of: Filter
    by: str = "color"
    each: int = 1
    per: int = 1


Number: TypeAlias = int | Count | PropertyOf | Happened | Kinds


class Range(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """From `at_least` to `at_most`, both included; None leaves an end open."""

    at_least: Number | None = None
    at_most: Number | None = None


# -- which cards ------------------------------------------------------------------------------


class Filter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which cards are meant. Everything that is said must be so.

    areas    -- the battle area when nothing else is said (15-1-7)
    has_name -- names that fit wholly (2-3-1-2); `name_has`: a part of the name (2-3-1-3)
    not_counting -- names and traits that hold one of these do not count: "with [X], other than
                [Y], in one of its traits"
    without  -- numbers that the card must not have at all: "no level", "no DP"
    lowest   -- only those whose number is the lowest of all that fit (`highest` likewise)
    among    -- only cards named so before: "of the cards looked at" (then `areas` do not matter);
                "stack": this Digimon and the cards under it; "trashed": what the effect trashed
    other    -- not the card of the effect itself
    either   -- at least one of these as well
    neither  -- none of these: "other than [X]", "without [X] in its name"
    under    -- of areas `under` or `link`: the cards on the field that they lie under (4-5-1), or
                are linked to (4-7-1); None: the card of the effect
    in_digixros -- one of the cards that the DigiXros requirements of the effect's card name
                (7-2-1)
    has_digixros -- it has DigiXros requirements (2-3-8-1)
    digixrosed, assembled -- so many cards were placed under it by the DigiXros (7-2-2-9, 7-2-2-10)
                or the Assembly (7-3-2-7) by which it was played
    over     -- at least one of the cards that lie under it fits this: "with [X] in its
                digivolution cards" (4-6-1)
    linked   -- it has link cards, or has none (4-8-1)
    inherited -- it has an inherited effect (2-3-4)
    other_than -- not what fits this: "other than their Digimon with the highest play cost"
    different -- no two of those meant are alike in this: color, name, trait, level, card number
                (4-22)
    alike     -- all of those meant are alike in this, or lie in one stack ("stack")
    timing    -- it has an effect of this timing (15-16)
    same      -- it has the same name (color, level, trait) as one of those that fit `same_as`
    """

    whose: Whose = Whose.ANY
    categories: tuple[Category, ...] = ()
    areas: tuple[Area, ...] = (Area.BATTLE,)
    has_name: tuple[str, ...] = ()
    name_has: tuple[str, ...] = ()
    has_trait: tuple[str, ...] = ()
    trait_has: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    not_colors: tuple[Color, ...] = ()
    text_has: tuple[str, ...] = ()
    not_counting: tuple[str, ...] = ()
    level: Range | None = None
    dp: Range | None = None
    original_dp: Range | None = None
    play_cost: Range | None = None
    use_cost: Range | None = None
    color_count: Range | None = None
    sources: Range | None = None
    without: tuple[Property, ...] = ()
    keyword: str = ""
    suspended: bool | None = None
    linked: bool | None = None
    token: bool | None = None
    other: bool = False
    either: tuple[Filter, ...] = ()
    neither: tuple[Filter, ...] = ()
    under: Filter | None = None
    over: Filter | None = None
    in_digixros: bool = False
    has_digixros: bool = False
    digixrosed: Range | None = None
    assembled: Range | None = None
    inherited: bool = False
    face_up: bool | None = None
    different: str = ""
    alike: str = ""
    same: str = ""
    same_as: Filter | None = None
    timing: Timing | None = None
    other_than: Filter | None = None
    lowest: Property | None = None
    highest: Property | None = None
    among: str = ""


# -- targets ----------------------------------------------------------------------------------


class Choose(Struct, frozen=True, tag="choose", tag_field="target", omit_defaults=True,
             forbid_unknown_fields=True):  # fmt: skip
    """Chosen cards (15-10-2-1, 15-10-2-2). They are called `name` from then on.

    count     -- as many as possible up to it; `up_to` leaves it to the chooser, but never
                 nothing (1-3-6) unless the choice itself is optional
    total_dp  -- the DP of all chosen together is at most this; then `count` does not limit
    by        -- who chooses
    """

    of: Filter
    count: Number = 1
    up_to: bool = False
    total_dp: Number | None = None
    by: Whose = Whose.YOURS
    name: str = "it"


class All(
    Struct,
    frozen=True,
    tag="all",
    tag_field="target",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """All cards that fit; none is chosen (15-10-2-4-1)."""

    of: Filter


class Named(
    Struct,
    frozen=True,
    tag="named",
    tag_field="target",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """Cards named before: "this" (the card of the effect), "it", "subject" (what the trigger
    was about), "played" (what the effect has played), or the name of a choice."""

    name: str = "this"


class Player(
    Struct,
    frozen=True,
    tag="player",
    tag_field="target",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A player himself, not his cards (15-10-1); ANY is both."""

    whose: Whose = Whose.YOURS


class Top(
    Struct,
    frozen=True,
    tag="top",
    tag_field="target",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The uppermost cards of a pile, or with `bottom` the lowest: "your top security card"."""

    of: Area
    count: Number = 1
    whose: Whose = Whose.YOURS
    bottom: bool = False


class Together(
    Struct,
    frozen=True,
    tag="together",
    tag_field="target",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """Several targets of one action, which is done with all of them at the same time: "1 of X and
    1 of Y". No card is chosen for two of them (15-10-2-3); all together they are "it"."""

    targets: tuple[Target, ...]


Target: TypeAlias = Choose | All | Named | Player | Top | Together

# -- conditions -------------------------------------------------------------------------------


class Exists(Struct, frozen=True, tag="exists", tag_field="if", omit_defaults=True,
             forbid_unknown_fields=True):  # fmt: skip
    """There are so many cards (4-23); at least one when nothing is said."""

    of: Filter
    count: Range = Range(at_least=1)


class NumberIs(
    Struct,
    frozen=True,
    tag="number",
    tag_field="if",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A quantity is so much: "your Tamers have 3 or more total colors"."""

    amount: Number
    is_: Range


class MemoryIs(
    Struct,
    frozen=True,
    tag="memory",
    tag_field="if",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The memory on your side; negative numbers are the opponent's (4-1-2, 4-1-3)."""

    is_: Range


class Is(
    Struct, frozen=True, tag="is", tag_field="if", omit_defaults=True, forbid_unknown_fields=True
):
    """A named card fits a filter."""

    card: str
    fits: Filter


class DidIt(
    Struct, frozen=True, tag="did", tag_field="if", omit_defaults=True, forbid_unknown_fields=True
):
    """The action just before had an effect ("if you did"); or with a kind of action, the effect
    has done that at all so far ("if this effect deleted"), to a card of `whose`.

    action -- "it"; delete, trash, return, add, suspend, unsuspend, play, place, digivolve, use
    """

    action: str = "it"
    whose: Whose = Whose.ANY


class Attacking(Struct, frozen=True, tag="attacking", tag_field="if", omit_defaults=True,
                forbid_unknown_fields=True):  # fmt: skip
    """A named card is attacking: from the declaration until the attack is over (11-6-2); any
    card at all if none is named ("during an attack")."""

    card: str = "this"


class Digivolved(Struct, frozen=True, tag="digivolved", tag_field="if",
                 forbid_unknown_fields=True):  # fmt: skip
    """The digivolution that the effect triggered on was of this kind: "dna" (8-2), "burst" (8-3),
    "app-fusion" (8-4). On anything else it was none."""

    how: str


class CameAbout(Struct, frozen=True, tag="came-about", tag_field="if",
                forbid_unknown_fields=True):  # fmt: skip
    """What the effect has triggered on was so: "if deleted outside of a battle", "if played by an
    effect". Of anything else it is not so."""

    when: When


class Not(
    Struct, frozen=True, tag="not", tag_field="if", omit_defaults=True, forbid_unknown_fields=True
):
    condition: Condition


class TurnIs(
    Struct, frozen=True, tag="turn", tag_field="if", omit_defaults=True, forbid_unknown_fields=True
):
    """It is somebody's turn (4-10)."""

    of: Turn = Turn.YOURS


class AnyOf(
    Struct,
    frozen=True,
    tag="any-of",
    tag_field="if",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    conditions: tuple[Condition, ...]


class Both(
    Struct,
    frozen=True,
    tag="all-of",
    tag_field="if",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    conditions: tuple[Condition, ...]


Condition: TypeAlias = (
    Exists | NumberIs | MemoryIs | Is | DidIt | Attacking | Digivolved | CameAbout | TurnIs | Not
    | Both | AnyOf
)  # fmt: skip

# 16-15-1: "if your opponent has 1 or more memory"
BLITZ_CONDITION = MemoryIs(Range(at_most=-1))

# -- what holds while something is granted -----------------------------------------------------


class Deed(StrEnum):
    """What may be forbidden or allowed."""

    ATTACK = "attack"
    ATTACK_PLAYER = "attack-player"
    ATTACK_DIGIMON = "attack-digimon"
    ATTACK_UNSUSPENDED = "attack-unsuspended"
    BE_ATTACKED = "be-attacked"
    BLOCK = "block"
    BE_BLOCKED = "be-blocked"  # of the attacking Digimon
    SUSPEND = "suspend"
    UNSUSPEND = "unsuspend"
    UNSUSPEND_IN_PHASE = "unsuspend-in-phase"  # in an unsuspend phase only (6-2-1)
    DIGIVOLVE = "digivolve"
    BE_DELETED_IN_BATTLE = "be-deleted-in-battle"
    BE_DELETED_BY_EFFECTS = "be-deleted-by-effects"
    USE_OPTIONS = "use-options"
    PLAY = "play"
    REDUCE_PLAY_COSTS = "reduce-play-costs"  # of the player who plays
    REDUCE_DIGIVOLUTION_COSTS = "reduce-digivolution-costs"  # of the player who digivolves
    IGNORE_COLORS = "ignore-colors"
    GAIN_MEMORY = "gain-memory"
    ADD_TO_SECURITY = "add-to-security"  # of the player whose stack it is
    BE_RETURNED = "be-returned"  # to the hand or the deck
    HAVE_DP_REDUCED = "have-dp-reduced"
    BE_DE_DIGIVOLVED = "be-de-digivolved"
    SWITCH_TARGET = "switch-target"  # of the attacking Digimon: its attack target (11-2-7-2)


class AddDP(
    Struct, frozen=True, tag="dp", tag_field="gives", omit_defaults=True, forbid_unknown_fields=True
):
    amount: Number


class Keyword(Struct, frozen=True, tag="keyword", tag_field="gives", omit_defaults=True,
              forbid_unknown_fields=True):  # fmt: skip
    """<Blocker>, <Security A. +1>, <Decoy (Red/Black)>: the official name, its number where it
    has one, and the cards that it specifies (16-2), by several filters where it says "and".
    Which cards are meant besides, and where they are, the keyword effect itself says.

    times -- its number so many times: "<Security A. +1> for each ..." (15-15-7); 0 times is not
    """

    name: str
    amount: int = 0
    times: Number = 1
    of: tuple[Filter, ...] = ()


class Forbid(Struct, frozen=True, tag="cannot", tag_field="gives", omit_defaults=True,
             forbid_unknown_fields=True):  # fmt: skip
    """by -- only effects of this player can't do it; ANY: effects, of whomever
    except_by -- the effects of these categories may do it all the same
    of -- of what is forbidden to do with a card: only with cards that fit this
    """

    deed: Deed
    except_by: tuple[Category, ...] = ()
    by: Whose | None = None
    of: Filter | None = None


class Silence(Struct, frozen=True, tag="cannot-activate", tag_field="gives",
              forbid_unknown_fields=True):  # fmt: skip
    """Its effects of one timing can't be activated; they trigger all the same."""

    of: Timing


class Permit(Struct, frozen=True, tag="can", tag_field="gives", omit_defaults=True,
             forbid_unknown_fields=True):  # fmt: skip
    """of -- only to what fits this: "unsuspended Digimon with no digivolution cards" """

    deed: Deed
    of: Filter | None = None


class Must(Struct, frozen=True, tag="must", tag_field="gives", forbid_unknown_fields=True):
    """Does it if he can: a player blocks if able (16-29-1)."""

    deed: Deed


class AddCost(
    Struct,
    frozen=True,
    tag="cost",
    tag_field="gives",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """Costs of a kind rise or fall for the cards that the effect is about."""

    of: str  # play, digivolve, use
    amount: Number


class AlsoIs(Struct, frozen=True, tag="also-is", tag_field="gives", omit_defaults=True,
             forbid_unknown_fields=True):  # fmt: skip
    """Information that is added (15-12-1).

    name_parts -- words that its name counts as having in it (2-3-1-3), without being named so
    """

    categories: tuple[Category, ...] = ()
    colors: tuple[Color, ...] = ()
    names: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    name_parts: tuple[str, ...] = ()
    level: int | None = None
    dp: int | None = None
    play_cost: int | None = None


class Becomes(Struct, frozen=True, tag="becomes", tag_field="gives", omit_defaults=True,
              forbid_unknown_fields=True):  # fmt: skip
    """Information that is changed; what a card does not have is not changed (15-12-2-2)."""

    name: str | None = None
    colors: tuple[Color, ...] | None = None
    dp: int | None = None
    level: int | None = None


class Unaffected(Struct, frozen=True, tag="unaffected", tag_field="gives", omit_defaults=True,
                 forbid_unknown_fields=True):  # fmt: skip
    """Isn't affected by effects (15-15-6), of the cards of `by` and of these categories."""

    by: Whose = Whose.OPPONENTS
    categories: tuple[Category, ...] = ()


class Limit(StrEnum):
    """Numbers in the text of effects that other effects add to or reduce (15-15-5)."""

    DELETION_DP = "deletion-dp"  # "delete ... with 5000 DP or less"


class AlsoMeets(Struct, frozen=True, tag="also-meets", tag_field="gives",
                forbid_unknown_fields=True):  # fmt: skip
    """Having a card of one of these colors meets its color requirements as well (4-19, 1-3-1)."""

    colors: tuple[Color, ...]


class MayDigivolve(Struct, frozen=True, tag="may-digivolve", tag_field="gives",
                   omit_defaults=True, forbid_unknown_fields=True):  # fmt: skip
    """Digivolution requirements are ignored for a cost that the effect sets (8-1-2-2).

    into -- given to a Digimon: into which cards it may digivolve so
    of   -- given to the card itself: which Digimon may digivolve into it so
    """

    cost: int
    into: Filter | None = None
    of: Filter | None = None


class AddToEffects(Struct, frozen=True, tag="effect-value", tag_field="gives",
                   omit_defaults=True, forbid_unknown_fields=True):  # fmt: skip
    """A number that stands in the text of a player's effects, or of the effects of a Digimon,
    rises or falls (15-15-5)."""

    of: Limit
    amount: Number


class AlsoTiming(Struct, frozen=True, tag="also-timing", tag_field="gives",
                 omit_defaults=True, forbid_unknown_fields=True):  # fmt: skip
    """Its effects of one timing are effects of another timing as well."""

    of: Timing
    also: Timing


class AsMaterial(Struct, frozen=True, tag="as-material", tag_field="gives", omit_defaults=True,
                 forbid_unknown_fields=True):  # fmt: skip
    """For a DigiXros, an Assembly or a DNA digivolution, and for nothing else, the card also counts
    as something else.

    names, level -- what it is also treated as
    any_named    -- it can stand for any one card that the requirements name (15-15-8-1)
    of           -- which cards must be played by it: "for [X]'s Assembly"; None: any
    """

    by: Joining = Joining.DIGIXROS
    names: tuple[str, ...] = ()
    level: int | None = None
    any_named: bool = False
    of: Filter | None = None


class MaterialsFrom(Struct, frozen=True, tag="materials-from", tag_field="gives",
                    omit_defaults=True, forbid_unknown_fields=True):  # fmt: skip
    """Cards that lie elsewhere can be placed as well by the DigiXros or Assembly of the card that
    is played (7-2-1, 7-3-1).

    count -- how many of them at most; None: any number
    """

    of: Filter
    count: int | None = None
    by: Joining = Joining.DIGIXROS


class Has(
    Struct,
    frozen=True,
    tag="effect",
    tag_field="gives",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A whole effect is gained (15-13-1)."""

    effect: Effect


Gift: TypeAlias = (
    AddDP
    | Keyword
    | Forbid
    | Silence
    | Permit
    | Must
    | AddCost
    | AlsoIs
    | Becomes
    | Unaffected
    | AlsoMeets
    | MayDigivolve
    | AddToEffects
    | AlsoTiming
    | AsMaterial
    | MaterialsFrom
    | Has
)

# -- actions ----------------------------------------------------------------------------------


class _Action(Struct, frozen=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    pass


class Delete(_Action, frozen=True, tag="delete"):
    target: Target


class Trash(_Action, frozen=True, tag="trash"):
    """keyword -- the keyword effect that asks for it: "trashed by activating <Digi-Burst>" """

    target: Target
    keyword: str = ""


class TrashTop(_Action, frozen=True, tag="trash-top"):
    """Cards from the top of a security stack or deck, or of the stack of a target."""

    of: Area
    count: Number = 1
    whose: Whose = Whose.YOURS


class TrashSources(_Action, frozen=True, tag="trash-sources"):
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


class Suspend(_Action, frozen=True, tag="suspend"):
    target: Target


class Unsuspend(_Action, frozen=True, tag="unsuspend"):
    target: Target


class ToHand(_Action, frozen=True, tag="to-hand"):
    target: Target


class ToDeck(_Action, frozen=True, tag="to-deck"):
    target: Target
    top: bool = False


class ToSecurity(_Action, frozen=True, tag="to-security"):
    target: Target
    top: bool = True
    face_up: bool = False


class PlaceUnder(_Action, frozen=True, tag="place-under"):
    """Cards become bottom digivolution cards (or cards under a Tamer) of another; with `top` the
    top ones. They lie face up unless `face_down` (4-5-9)."""

    target: Target
    under: Target
    top: bool = False
    face_down: bool = False


class PlaceInBattle(_Action, frozen=True, tag="place-in-battle"):
    """An Option card stays in the battle area (17-1-3-3)."""

    target: Target


class Memory(_Action, frozen=True, tag="memory"):
    """Gain (or lose, when negative) memory (4-1-4)."""

    amount: Number


class Pay(_Action, frozen=True, tag="pay"):
    """Pay a cost: the memory goes towards the opponent (4-1-1). A condition "by paying" can't be
    fulfilled beyond the end of the gauge (1-3-11-1)."""

    cost: Number


class SetMemory(_Action, frozen=True, tag="set-memory"):
    to: int


class Shuffle(_Action, frozen=True, tag="shuffle"):
    """Shuffle a pile (1-3-10)."""

    of: Area
    whose: Whose = Whose.YOURS


class Move(_Action, frozen=True, tag="move"):
    """A Digimon moves between the breeding area and the battle area (4-15)."""

    target: Target


class Hatch(_Action, frozen=True, tag="hatch"):
    """Hatch in the breeding area (4-16-1)."""


class Draw(_Action, frozen=True, tag="draw"):
    count: Number = 1
    whose: Whose = Whose.YOURS


class Recover(_Action, frozen=True, tag="recover"):
    """<Recovery +X (Deck)> (16-5)."""

    count: Number = 1


class DeDigivolve(_Action, frozen=True, tag="de-digivolve"):
    """<De-Digivolve X> (16-11)."""

    target: Target
    count: Number = 1


class Blitz(_Action, frozen=True, tag="blitz"):
    """<Blitz> (16-15): the target may attack if the opponent has 1 or more memory."""

    target: Target = Named("this")


class Save(_Action, frozen=True, tag="save"):
    """<Save> (16-19): this card may be placed under one of the player's Tamers."""


class DigiBurst(_Action, frozen=True, tag="digi-burst"):
    """<Digi-Burst X> (16-13): by trashing so many of this Digimon's digivolution cards, what
    follows is done. `up_to`: from one to so many."""

    then: tuple[Action, ...]
    count: int = 1
    up_to: bool = False

    @property
    def condition(self) -> By:
        """What it asks for, and what is done then (16-13-1)."""
        cards = Choose(Filter(areas=(Area.UNDER,)), self.count, self.up_to)
        return By((Trash(cards, "Digi-Burst"),), self.then)


class MindLink(_Action, frozen=True, tag="mind-link"):
    """<Mind Link> (16-27): this Tamer is placed under a Digimon that has no Tamer card among its
    digivolution cards."""

    to: Choose


class BlastDigivolve(_Action, frozen=True, tag="blast-digivolve"):
    """<Blast Digivolve> (16-25): one of the player's Digimon digivolves into this card of his
    hand without paying the cost. It stands in May: it is optional (16-25-3)."""


class BlastDnaDigivolve(_Action, frozen=True, tag="blast-dna-digivolve"):
    """<Blast DNA Digivolve (A + B)> (16-30): one of the two that it specifies as a Digimon, the
    other one as a card of the hand, DNA digivolve into this card of the hand. It stands in May: it
    is optional (16-30-3)."""

    of: tuple[Filter, Filter]


class EndBurst(_Action, frozen=True, tag="end-burst"):
    """What burst digivolution leaves for the end of the turn (8-3-2-1): the top card of this
    Digimon's stack is trashed."""


class Give(_Action, frozen=True, tag="give"):
    """Grant something for a time (15-15-2). All: also what comes later (15-11-2-2)."""

    target: Target
    gifts: tuple[Gift, ...]
    until: Until = Until.END_OF_TURN


class PlayFree(_Action, frozen=True, tag="play"):
    """Play cards.

    free      -- without paying the cost; else it is paid, reduced by `less`
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


class UseOption(_Action, frozen=True, tag="use"):
    """Use Option cards, one after the other (9-1-7); `free`: without paying the cost."""

    target: Target
    free: bool = True


class TrashUsed(_Action, frozen=True, tag="trash-used"):
    """The used Option card is trashed if it is in no area; the last part of using (9-1-5)."""


class Token(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The card information of a token, which the effect that plays it gives it (4-18-1)."""

    name: str
    categories: tuple[Category, ...] = (Category.DIGIMON,)
    colors: tuple[Color, ...] = ()
    level: int | None = None
    dp: int | None = None
    play_cost: int | None = None
    traits: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()


class PlayToken(_Action, frozen=True, tag="play-token"):
    """Tokens come from outside the game (4-18), all at the same time, `count` of each.

    face   -- the key of a face that is in the game already
    tokens -- card information that the effect itself tells
    """

    face: str = ""
    count: Number = 1
    tokens: tuple[Token, ...] = ()


class DigivolveInto(_Action, frozen=True, tag="digivolve"):
    """A target digivolves into a card.

    cost            -- None: the printed cost; a number: that cost
    less            -- the cost is reduced by so much
    free -- without paying the cost
    ignore_requirements -- 8-1-2-2; then `cost` or `free` says what is paid
    how  -- "dna": the targets, also cards that are no units, DNA digivolve together (8-2-2-4);
            "burst" (8-3-2-4), "app-fusion" (8-4-2-2). What comes of it is called "digivolved"
    """

    target: Target
    into: Target
    cost: int | None = None
    less: Number = 0
    free: bool = False
    ignore_requirements: bool = False
    how: str = ""


class Link(_Action, frozen=True, tag="link"):
    """Link cards to a Digimon (10-1): without paying the cost, or for a cost reduced by `less`."""

    target: Target
    to: Target
    free: bool = True
    less: Number = 0


class Attack(_Action, frozen=True, tag="attack"):
    """The target attacks (declares an attack as 11-2 has it)."""

    target: Target
    player_only: bool = False
    digimon_only: bool = False
    turn_played_too: bool = False
    unsuspended_too: bool = False
    without_suspending: bool = False


class Battle(_Action, frozen=True, tag="battle"):
    """A Digimon battles another (14-1), without an attack."""

    target: Target
    against: Target


class EndAttack(_Action, frozen=True, tag="end-attack"):
    """15-15-1."""


class SwitchTarget(_Action, frozen=True, tag="switch-target"):
    """The attack target becomes this one (11-2-7-2)."""

    to: Target


class Reveal(_Action, frozen=True, tag="reveal"):
    """Reveal cards from the top of a deck (15-15-3); they are called `name`. What is done
    with them follows in `then`; the rest goes to `rest` (one processing, 15-15-3-5).

    count -- None: all cards of the area (15-15-3-4)
    rest  -- deck-bottom, deck-top, trash, hand; deck-ends: one of the two, as the player of the
             effect chooses; back: where they were
    """

    count: Number | None = None
    then: tuple[Action, ...] = ()
    rest: str = "deck-bottom"
    name: str = "revealed"
    of: Area = Area.DECK
    whose: Whose = Whose.YOURS


class Look(_Action, frozen=True, tag="look"):
    """Look at cards from the top of an area (15-15-4); as Reveal, but the cards stay in their
    area and only one player sees them, the player of the effect if nothing is said."""

    count: Number | None = None
    then: tuple[Action, ...] = ()
    rest: str = "back"
    name: str = "looked"
    of: Area = Area.DECK
    whose: Whose = Whose.YOURS
    by: Whose = Whose.YOURS


class PutBack(_Action, frozen=True, tag="put-back"):
    """What is left of revealed or looked at cards goes where the effect says; the last part
    of Reveal and Look."""

    to: str = "deck-bottom"
    name: str = "revealed"
    of: Area = Area.DECK
    looked: bool = False


class May(_Action, frozen=True, tag="may"):
    """Optional processing (15-9-2); `by`: who decides whether it is done."""

    actions: tuple[Action, ...]
    by: Whose = Whose.YOURS


class By(_Action, frozen=True, tag="by"):
    """Optional processing condition "by ...ing" (15-7): only wholly, and then what follows."""

    doing: tuple[Action, ...]
    then: tuple[Action, ...]


class Fulfilled(_Action, frozen=True, tag="fulfilled"):
    """Whether what a condition "by ...ing" asks for was really done; if not, nothing that
    follows is (15-7-1, 15-7-2). It comes after each part of the condition."""


class EndOfPart(_Action, frozen=True, tag="end-of-part"):
    """So far reaches a part of an effect that is done by itself: what is done with revealed
    cards (15-15-3-5), one of several effects (15-15-9-2). What a condition "by ...ing" stops
    is stopped up to here."""


class If(_Action, frozen=True, tag="if"):
    """Processing condition (15-6) of what stands in `then` and nothing else (15-6-2)."""

    condition: Condition
    then: tuple[Action, ...]
    otherwise: tuple[Action, ...] = ()


class Repeat(_Action, frozen=True, tag="repeat"):
    """The same so many times, one after the other (1-3-4): "for each of your Tamers, activate the
    effect below". How many times is known before the first (15-15-7)."""

    times: Number
    actions: tuple[Action, ...]


class Instead(_Action, frozen=True, tag="instead"):
    """Overwrite processing (18-2): under a condition other actions are done instead."""

    of: tuple[Action, ...]
    condition: Condition
    do_instead: tuple[Action, ...]
    optional: bool = False


class Overwrite(_Action, frozen=True, tag="overwrite"):
    """In an immediate effect: what would happen is not done; this is done instead (18-2)."""

    actions: tuple[Action, ...]


class Modes(_Action, frozen=True, tag="modes"):
    """Activate one, several or all of these effects (15-15-9-2)."""

    modes: tuple[tuple[Action, ...], ...]
    count: int | None = 1  # None: all, in any order


class ActivateEffect(_Action, frozen=True, tag="activate"):
    """Activate an effect of a card: "[Main]", "[When Digivolving]" (15-15-9-1).

    part -- where it is written: "effects" (2-3-3-2), "inherited" (2-3-4-2), "link_effects"
            (2-3-12-7)
    """

    of: Target
    timing: str
    part: str = "effects"


class Prevent(_Action, frozen=True, tag="prevent"):
    """In an immediate effect: what would happen to `target` does not happen (15-8-5-2)."""

    target: Target = Named("subject")


class ReduceCost(_Action, frozen=True, tag="reduce-cost"):
    """In an immediate effect: the cost that would be paid falls by so much."""

    amount: Number


class OpenPlaces(_Action, frozen=True, tag="open-places"):
    """In an immediate effect on playing: cards of these places can be placed as well by the
    DigiXros or Assembly of what is played. For all that is played together each counts once."""

    places: tuple[MaterialsFrom, ...]


class Later(_Action, frozen=True, tag="later"):
    """Pending processing (18-1): done at a timing to come, like a triggered effect."""

    at: str  # a timing: "end-of-turn" is this turn's; "end-of-your-turn" the next that comes
    actions: tuple[Action, ...]


class Win(_Action, frozen=True, tag="win"):
    """1-2-6."""

    whose: Whose = Whose.YOURS


class Raise(_Action, frozen=True, tag="raise"):
    """The upper limits that stand in `then` are so much higher, or lower, while it is done:
    "add 1 to this effect's level maximum" (15-15-5-1, 15-15-5-2).

    of        -- what the limits are about: level, DP or play cost
    condition -- only if it is so
    """

    of: Property
    amount: Number
    then: tuple[Action, ...]
    condition: Condition | None = None


class ByHand(_Action, frozen=True, tag="by-hand"):
    """What nobody compiled: the judge resolves it."""

    text: str


Action: TypeAlias = (
    Delete | Trash | TrashTop | TrashSources | Suspend | Unsuspend | ToHand | ToDeck
    | ToSecurity | PlaceUnder | PlaceInBattle | Memory | Pay | SetMemory | Draw | Recover
    | DeDigivolve | Blitz | Give | PlayFree | PlayToken | DigivolveInto | Attack | Battle
    | EndAttack | SwitchTarget | Reveal | May | By | If | Instead | Modes | ActivateEffect | Prevent
    | Look | Overwrite | Hatch
    | ReduceCost | Shuffle | Move | Later | Win | ByHand | PutBack | UseOption | TrashUsed
    | Fulfilled | EndOfPart | Raise | OpenPlaces
    | Repeat | DigiBurst | Save | BlastDigivolve | BlastDnaDigivolve | EndBurst | MindLink
    | Link
)  # fmt: skip

# -- effects ----------------------------------------------------------------------------------


class Timing(StrEnum):
    """The effect timings of 15-16 that trigger by themselves."""

    ON_PLAY = "on-play"
    WHEN_DIGIVOLVING = "when-digivolving"
    ON_DELETION = "on-deletion"
    WHEN_ATTACKING = "when-attacking"
    WHEN_LINKING = "when-linking"
    MAIN = "main"
    SECURITY = "security"
    START_OF_YOUR_TURN = "start-of-your-turn"
    START_OF_OPPONENTS_TURN = "start-of-opponents-turn"
    START_OF_YOUR_MAIN_PHASE = "start-of-your-main-phase"
    START_OF_OPPONENTS_MAIN_PHASE = "start-of-opponents-main-phase"
    END_OF_YOUR_TURN = "end-of-your-turn"
    END_OF_OPPONENTS_TURN = "end-of-opponents-turn"
    END_OF_ALL_TURNS = "end-of-all-turns"
    END_OF_ATTACK = "end-of-attack"
    COUNTER = "counter"
    WHEN_MOVING = "when-moving"


class When(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trigger condition "when ..." (15-5).

    event   -- the kind of event: "deleted", "played", "suspended", "security-reduced", ...
    subject -- which cards it must happen to
    object  -- of what a card does to another, the other: what it deletes in battle or attacks,
               what is placed under it or linked to it, what it was under when it was trashed
    this    -- it must happen to the card of the effect itself, as it must be with `subject`
    into    -- of digivolution: into which card
    how     -- of digivolution: only of this kind, "dna" (8-2), "burst" (8-3), "app-fusion" (8-4)
    origin  -- of what is played, or of a card that is trashed itself: the areas one of which
               it came from
    by      -- whose effects must have caused it: "by your effects"; in_battle: by battle
    except_by -- whose effects must not have: "other than by your effects"; outside_battle:
                 "other than in battle"
    at      -- of "attack-declared": what is attacked, "player" or "digimon" (11-2-7-6)
    phase   -- the phase of your turn in which it must happen: "main", "unsuspend"
    keyword -- the keyword effect of this Digimon by which it must happen: "Digi-Burst"
    single  -- it must happen to exactly one of those that are meant
    """

    event: str
    subject: Filter | None = None
    object: Filter | None = None
    into: Filter | None = None
    how: str = ""
    this: bool = False
    origin: tuple[Area, ...] = ()
    by: Whose | None = None
    except_by: Whose | None = None
    in_battle: bool = False
    outside_battle: bool = False
    at: str = ""
    phase: str = ""
    keyword: str = ""
    single: bool = False


def parts(of: object) -> Iterator[Struct]:
    """Every record that something of the language is made of, itself first."""
    if isinstance(of, tuple):
        for part in of:
            yield from parts(part)
    elif isinstance(of, Struct):
        yield of
        for field in of.__struct_fields__:
            yield from parts(getattr(of, field))


class Effect(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One effect of a card (15-1-1).

    timings  -- effect timings (15-16); any one triggers it
    when     -- trigger conditions in words; with `would` the effect is immediate (15-8-5)
    during   -- the turns in which it can trigger and be active
    area     -- where the card must be: {Hand}, {Trash}, {Breeding}, {Security} (15-14);
                None is the battle area
    per_turn -- [X Per Turn] (15-14-1); 0 is no limit
    condition-- of a persistent effect: while it is so (15-8-2-6)
    to, gifts-- of a persistent effect: what holds for whom (15-8-2)
    actions  -- of all others: what is done
    keyword  -- the keyword effect that this is, by its official name
    """

    timings: tuple[Timing, ...] = ()
    when: tuple[When, ...] = ()
    would: bool = False
    during: Turn = Turn.ALL
    area: Area | None = None
    per_turn: int = 0
    condition: Condition | None = None
    to: Target | None = None
    gifts: tuple[Gift, ...] = ()
    actions: tuple[Action, ...] = ()
    keyword: str = ""

    @property
    def kind(self) -> EffectKind:
        """15-8-1."""
        if self.gifts:
            return EffectKind.PERSISTENT
        if self.would:
            return EffectKind.IMMEDIATE
        if self.timings == (Timing.MAIN,):
            return EffectKind.ACTIVATION
        return EffectKind.TRIGGER


class EffectKind(StrEnum):
    """15-8-1."""

    PERSISTENT = "persistent"
    TRIGGER = "trigger"
    ACTIVATION = "activation"
    IMMEDIATE = "immediate"
