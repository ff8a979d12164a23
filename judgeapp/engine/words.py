"""The words of the effect language: its closed choices."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias, get_args


class Category(StrEnum):
    """Category of a card (2-2-2)."""

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
    """Place of a card: the areas of 3-1-1, and places outside of them."""

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
    """Turn in which an effect can trigger and be active (15-16-8, 15-16-9)."""

    YOURS = "your-turn"
    OPPONENTS = "opponents-turn"
    ALL = "all-turns"


class Until(StrEnum):
    """Duration of a grant."""

    END_OF_TURN = "end-of-turn"
    END_OF_YOUR_TURN = "end-of-your-turn"
    END_OF_OPPONENTS_TURN = "end-of-opponents-turn"
    END_OF_ATTACK = "end-of-attack"
    # of the next one that comes, including its unsuspending (6-2-1)
    END_OF_YOUR_UNSUSPENDING = "end-of-your-unsuspending"
    END_OF_OPPONENTS_UNSUSPENDING = "end-of-opponents-unsuspending"
    ALWAYS = "always"  # as long as the card stays the same card


class Joining(StrEnum):
    """Rules for placing cards under one that is played, or digivolved into."""

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


class Figure(StrEnum):
    """Numbers in the text of an effect that the effect itself raises or lowers (15-15-5): the limits of its choices,
    and how much it does."""

    LEVEL = "level"
    DP = "dp"
    PLAY_COST = "play-cost"
    COUNT = "count"  # how many cards, "the number of cards this effect trashes"
    DP_GIVEN = "dp-given"  # "the DP reduction of this effect"
    REDUCTION = "reduction"  # of a cost


class Deed(StrEnum):
    """Deeds that effects forbid or allow."""

    ATTACK = "attack"
    ATTACK_PLAYER = "attack-player"
    ATTACK_DIGIMON = "attack-digimon"
    ATTACK_UNSUSPENDED = "attack-unsuspended"
    VORTEX_PLAYER = "vortex-player"  # attack players by <Vortex>, which else may not (16-32-1)
    BE_ATTACKED = "be-attacked"
    BLOCK = "block"
    BE_BLOCKED = "be-blocked"  # of the attacking Digimon
    SUSPEND = "suspend"
    UNSUSPEND = "unsuspend"
    UNSUSPEND_IN_PHASE = "unsuspend-in-phase"  # in an unsuspend phase, whatever would (6-2-1)
    DIGIVOLVE = "digivolve"
    BE_DELETED = "be-deleted"  # by whatever: battles, effects, rules
    BE_DELETED_IN_BATTLE = "be-deleted-in-battle"
    BE_DELETED_BY_EFFECTS = "be-deleted-by-effects"
    USE_OPTIONS = "use-options"
    PLAY = "play"
    MOVE = "move"  # of the player who moves it, or whose effect does (4-15)
    REDUCE_PLAY_COSTS = "reduce-play-costs"  # of the player who plays
    REDUCE_DIGIVOLUTION_COSTS = "reduce-digivolution-costs"  # of the player who digivolves
    IGNORE_REQUIREMENTS = "ignore-requirements"  # to digivolve (8-1-2-2), or a part of them, such as the level
    IGNORE_COLORS = "ignore-colors"
    GAIN_MEMORY = "gain-memory"
    ADD_TO_SECURITY = "add-to-security"  # of the player whose stack it is
    BE_RETURNED = "be-returned"  # to the hand or the deck
    LEAVE_UNDELETED = "leave-undeleted"  # the battle area, other than by deletion or a rule check
    HAVE_DP_REDUCED = "have-dp-reduced"
    BE_DE_DIGIVOLVED = "be-de-digivolved"
    HAVE_STACKED_TRASHED = "have-stacked-trashed"  # from the top of its stack or from under it
    HAVE_SOURCES_TRASHED = "have-sources-trashed"  # its digivolution cards only
    SWITCH_TARGET = "switch-target"  # of the attacking Digimon: its attack target (11-2-7-2)


class Limit(StrEnum):
    """Numbers in the text of effects that other effects add to or reduce (15-15-5)."""

    DELETION_DP = "deletion-dp"  # "delete ... with 5000 DP or less"


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


class EffectKind(StrEnum):
    """15-8-1."""

    PERSISTENT = "persistent"
    TRIGGER = "trigger"
    ACTIVATION = "activation"
    IMMEDIATE = "immediate"


class KeywordName(StrEnum):
    """The keyword effects that are asked for by their official names while something else goes
    on, or that are written as an action. All others are known by keywords.yaml alone."""

    SECURITY_A = "Security A."
    BLOCKER = "Blocker"
    RECOVERY = "Recovery"
    PIERCING = "Piercing"
    JAMMING = "Jamming"
    REBOOT = "Reboot"
    DIGI_BURST = "Digi-Burst"
    RUSH = "Rush"
    BLITZ = "Blitz"
    DELAY = "Delay"
    SAVE = "Save"
    BLAST_DIGIVOLVE = "Blast Digivolve"
    MIND_LINK = "Mind Link"
    BLAST_DNA_DIGIVOLVE = "Blast DNA Digivolve"
    ICECLAD = "Iceclad"
    LINK = "Link"
    USE_REQ = "Use Req."


# Events of trigger conditions (15-5-1). Each is a kind of event, or trigger_conditions says which events it can be.
Happening: TypeAlias = Literal[
    "attack-declared",
    "battle-ended",
    "battle-won",
    "blocked",
    "checked",
    "deck-increased",
    "deleted",
    "deleted-alone-in-battle",
    "deleted-with-sources",
    "deleted-without-dp",
    "deletes-in-battle",
    "deletes-in-battle-and-survives",
    "digivolved",
    "digivolved-into",
    "drew",
    "hand-increased",
    "hatched",
    "is-blocked",
    "left",
    "linked",
    "links-trashed",
    "memory",
    "moved",
    "placed-in-battle",
    "placed-under",
    "played",
    "returned",
    "security-increased",
    "security-reduced",
    "sources-added",
    "sources-trashed",
    "suspended",
    "switches-target",
    "target-switched",
    "top-card-placed",
    "top-card-trashed",
    "trashed",
    "unsuspended",
    "used",
]

# Events about to happen when immediate effects are let in (15-8-5-1).
Would: TypeAlias = Literal["played", "digivolved", "used", "linked", "left", "deleted", "sources-trashed"]

# The kinds of digivolution that an effect must name (8-2, 8-3, 8-4).
Special: TypeAlias = Literal["dna", "burst", "app-fusion"]

# Marks that cards differ in or share: the number is that of 2-11-1; "stack": where they lie; "level-in-stack": both.
Mark: TypeAlias = Literal["color", "name", "trait", "level", "number", "stack", "level-in-stack"]

# Deeds of an effect: "it", the action just before, or something of a kind.
Done: TypeAlias = Literal[
    "it",
    "delete",
    "trash",
    "return",
    "add",
    "suspend",
    "unsuspend",
    "play",
    "place",
    "digivolve",
    "use",
    "link",
    "flip",
    "activate",
]

# Costs that effects raise and lower.
Cost: TypeAlias = Literal["play", "digivolve", "use"]

# Deeds of players that count for the rest of the turn: attacks of their Digimon, and digivolutions.
DoneThisTurn: TypeAlias = Literal["attack", "digivolve"]

# Destinations of revealed or looked at cards: one end of the deck or of the security stack, as the effect's player
# chooses ("deck-ends", "security-ends"), or their former place ("back").
Rest: TypeAlias = Literal[
    "deck-bottom", "deck-top", "deck-ends", "trash", "hand", "back", "security-bottom", "security-ends"
]

# Timings that pending processing is left for (18-1-1): one of this turn or attack, or a player's next one.
Due: TypeAlias = Literal[
    "start-of-turn",
    "start-of-main-phase",
    "end-of-turn",
    "end-of-attack",
    "end-of-battle",
    "start-of-your-turn",
    "start-of-opponents-turn",
    "start-of-your-main-phase",
    "start-of-opponents-main-phase",
    "end-of-your-turn",
    "end-of-opponents-turn",
]

# The texts of a card that effects refer to (2-3-3-2, 2-3-4-2, 2-3-12-7); the last is the Option
# part of a DUAL card (4-6-6-1@4.2).
Part: TypeAlias = Literal["effects", "inherited", "link_effects", "option_effects"]

# -- dependencies of effects ----------------------------------------------------------------------

# Parts of a state, besides the field itself.
StatePart: TypeAlias = Literal["memory", "piles", "suspended", "attacker", "turn"]
# Information of cards that gifts change: their distinguishing marks (4-22), their numbers, their keyword effects, the
# timings of their effects.
Changeable: TypeAlias = Literal["marks", "numbers", "keywords", "timings"]

# -- names of cards ------------------------------------------------------------------------------

# Known to every effect: its card on the field, the card itself, and the card with its stack.
Always: TypeAlias = Literal["this", "this-card", "stack"]
# Given by actions to the cards that they are done to.
Bound: TypeAlias = Literal["revealed", "looked", "moved", "trashed", "placed", "played", "digivolved", "suspended"]
# The last choice that has no other name; before that, the subject of the trigger.
IT = "it"
# Not cards, but a deed that can be asked about.
DID = "did"
# Of a number that a lasting effect gives to several cards: the card that it is given to.
RECEIVER = "receiver"
# Cards that the judge has chosen for an effect by hand.
CHOSEN = "chosen"

ALWAYS = frozenset[str](get_args(Always))
BOUND_BY_ACTIONS = frozenset[str](get_args(Bound))
# No choice can take these names.
RESERVED = ALWAYS | BOUND_BY_ACTIONS | {"subject", "opponent"}
