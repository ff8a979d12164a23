"""The words of cards: a table for each kind of word of the effect language."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.engine.lang import Area, Category, Deed, Limit, Property, Timing, Turn, Until, Whose

THIS = "this Digimon"

TIMINGS: Mapping[Timing, str] = {
    Timing.ON_PLAY: "[On Play]",
    Timing.WHEN_DIGIVOLVING: "[When Digivolving]",
    Timing.ON_DELETION: "[On Deletion]",
    Timing.WHEN_ATTACKING: "[When Attacking]",
    Timing.WHEN_LINKING: "[When Linking]",
    Timing.MAIN: "[Main]",
    Timing.SECURITY: "[Security]",
    Timing.START_OF_YOUR_TURN: "[Start of Your Turn]",
    Timing.START_OF_OPPONENTS_TURN: "[Start of Opponent's Turn]",
    Timing.START_OF_YOUR_MAIN_PHASE: "[Start of Your Main Phase]",
    Timing.START_OF_OPPONENTS_MAIN_PHASE: "[Start of Opponent's Main Phase]",
    Timing.END_OF_YOUR_TURN: "[End of Your Turn]",
    Timing.END_OF_OPPONENTS_TURN: "[End of Opponent's Turn]",
    Timing.END_OF_ALL_TURNS: "[End of All Turns]",
    Timing.END_OF_ATTACK: "[End of Attack]",
    Timing.COUNTER: "[Counter]",
    Timing.WHEN_MOVING: "[When Moving]",
}
TURNS: Mapping[Turn, str] = {
    Turn.YOURS: "[Your Turn]",
    Turn.OPPONENTS: "[Opponent's Turn]",
    Turn.ALL: "[All Turns]",
}
UNTIL: Mapping[Until, str] = {
    Until.END_OF_TURN: " for the turn",
    Until.END_OF_YOUR_TURN: " until the end of your turn",
    Until.END_OF_OPPONENTS_TURN: " until the end of your opponent's turn",
    Until.END_OF_ATTACK: " until the end of the attack",
    Until.END_OF_YOUR_UNSUSPENDING: " until your next unsuspend phase is over",
    Until.END_OF_OPPONENTS_UNSUSPENDING: " until your opponent's next unsuspend phase is over",
    Until.ALWAYS: "",
}
DEEDS: Mapping[Deed, str] = {
    Deed.ATTACK: "attack",
    Deed.ATTACK_PLAYER: "attack players",
    Deed.ATTACK_DIGIMON: "attack Digimon",
    Deed.ATTACK_UNSUSPENDED: "attack your opponent's unsuspended Digimon",
    Deed.BE_ATTACKED: "be attacked",
    Deed.BLOCK: "block",
    Deed.BE_BLOCKED: "be blocked",
    Deed.SUSPEND: "suspend",
    Deed.UNSUSPEND: "unsuspend",
    Deed.UNSUSPEND_IN_PHASE: "unsuspend in an unsuspend phase",
    Deed.DIGIVOLVE: "digivolve",
    Deed.BE_DELETED_IN_BATTLE: "be deleted in battle",
    Deed.BE_DELETED_BY_EFFECTS: "be deleted by effects",
    Deed.REDUCE_PLAY_COSTS: "reduce play costs",
    Deed.REDUCE_DIGIVOLUTION_COSTS: "reduce digivolution costs",
    Deed.USE_OPTIONS: "be used",
    Deed.PLAY: "be played",
    Deed.IGNORE_COLORS: "be used without meeting color requirements",
    Deed.GAIN_MEMORY: "gain memory",
    Deed.ADD_TO_SECURITY: "have cards added to their security stack",
    Deed.BE_RETURNED: "be returned to the hand or deck",
    Deed.HAVE_DP_REDUCED: "have their DP reduced",
    Deed.BE_DE_DIGIVOLVED: "be de-digivolved",
    Deed.SWITCH_TARGET: "have their attack target switched",
}
PROPERTIES: Mapping[Property, str] = {
    Property.LEVEL: "level",
    Property.DP: "DP",
    Property.PLAY_COST: "play cost",
    Property.USE_COST: "use cost",
    Property.SOURCES: "number of digivolution cards",
    Property.COLORS: "number of colors",
    Property.ORIGINAL_DP: "original DP",
    Property.DIGIXROSED: "number of cards of its DigiXros",
    Property.ASSEMBLED: "number of cards of its Assembly",
}
LIMITS: Mapping[Limit, str] = {
    Limit.DELETION_DP: "the maximum DP of your DP-based deletion effects",
}
CATEGORIES: Mapping[Category, str] = {
    Category.DIGIMON: "Digimon",
    Category.TAMER: "Tamer",
    Category.OPTION: "Option card",
    Category.DIGI_EGG: "Digi-Egg card",
}
AREAS: Mapping[Area, str] = {
    Area.DECK: "deck",
    Area.DIGI_EGG_DECK: "Digi-Egg deck",
    Area.BREEDING: "breeding area",
    Area.BATTLE: "battle area",
    Area.HAND: "hand",
    Area.TRASH: "trash",
    Area.SECURITY: "security stack",
    Area.UNDER: "digivolution cards",
    Area.LINK: "link cards",
    Area.NOWHERE: "revealed cards",
    Area.REMOVED: "cards outside the game",
}
OWNERS: Mapping[Whose, str] = {Whose.YOURS: "your ", Whose.OPPONENTS: "your opponent's "}
# What happens, as a verb for one and for several, and as "would ...".
EVENTS: Mapping[str, tuple[str, str, str]] = {
    "deleted": ("is deleted", "are deleted", "be deleted"),
    "deleted-alone-in-battle": (
        "alone is deleted in battle",
        "alone are deleted in battle",
        "be deleted in battle alone",
    ),
    "deleted-with-sources": (
        "with digivolution cards is deleted",
        "with digivolution cards are deleted",
        "be deleted with digivolution cards",
    ),
    "played": ("is played", "are played", "be played"),
    "used": ("is used", "are used", "be used"),
    "digivolved": ("digivolves", "digivolve", "digivolve"),
    "suspended": ("becomes suspended", "become suspended", "be suspended"),
    "unsuspended": ("becomes unsuspended", "become unsuspended", "be unsuspended"),
    "attack-declared": ("attacks", "attack", "attack"),
    "blocked": ("blocks", "block", "block"),
    "left": ("leaves the battle area", "leave the battle area", "leave the battle area"),
    "moved": ("moves", "move", "move"),
    "trashed": ("is trashed", "are trashed", "be trashed"),
    "card-moved": ("goes to another area", "go to another area", "go to another area"),
    "battle-won": ("wins a battle", "win a battle", "win a battle"),
    "battle-ended": ("ends a battle", "end a battle", "end a battle"),
    "placed-under": (
        "gets a digivolution card placed under it",
        "get a digivolution card placed under them",
        "get a digivolution card placed under it",
    ),
    "checked": ("checks security", "check security", "check security"),
    "security-reduced": (
        "is removed from a security stack",
        "are removed from a security stack",
        "be removed from a security stack",
    ),
    "security-increased": (
        "is added to a security stack",
        "are added to a security stack",
        "be added to a security stack",
    ),
    "sources-added": (
        "gets a digivolution card placed under it",
        "get a digivolution card placed under them",
        "get a digivolution card placed under it",
    ),
}
NAMES: Mapping[str, str] = {
    "this": THIS,
    "this-card": "this card",
    "top-card": "this Digimon's top stacked card",
    "it": "it",
    "subject": "that card",
    "opponent": "the Digimon it battled",
    "revealed": "the revealed cards",
    "looked": "the cards looked at",
    "played": "the card this effect played",
    "into": "the card digivolved into",
}
# What a player may do to cards is said of the player.
OF_PLAYERS = {"be used": "use Option cards", "be played": "play cards"}
# Events that happen to no card in particular.
OF_NO_CARD: Mapping[str, str] = {
    "memory": "memory is gained or lost",
    "drew": "a card is drawn",
    "ended": "the duel ends",
}
# What an immediate effect prevents; its trigger condition says what that is.
FROM_THAT = "from having that happen"
PREVENTED = {"deleted": "from being deleted", "left": "from leaving the battle area"}
TIMES = {1: "[Once Per Turn]", 2: "[Twice Per Turn]", 3: "[Thrice Per Turn]"}
ING = {"get": "getting", "set": "setting", "put": "putting", "be": "being", "win": "winning"}
THIRD = {"have": "has", "be": "is", "attack": "attacks"}
