"""The effect language: what a card's effect says, as frozen records without callables.

It is read from and written to YAML by msgspec; judgeapp.cards.reading prints it as card
text. What an effect does is a list of actions, done in order (15-1-2). An action finds the
cards that it is about by a target; a target may be chosen (15-11-1), be all (15-11-2), or be
something named before.

The rooms, each made of those before it: words, filters (with numbers), targets, triggers,
conditions, gifts, actions, effects; then what an effect calls cards by (names), and what of it
would be passed over (faults). What is made of itself stands in one room with it, so that msgspec
finds every name that a record speaks of.
"""

from msgspec.json import Decoder

from judgeapp.engine.lang.actions import (
    ActivateEffect,
    Attack,
    Battle,
    BlastDigivolve,
    BlastDnaDigivolve,
    Blitz,
    ByHand,
    DeDigivolve,
    Delete,
    DigivolveInto,
    Draw,
    EndAttack,
    EndBurst,
    EndOfPart,
    Flip,
    Fulfilled,
    Hatch,
    Link,
    Memory,
    MindLink,
    Move,
    OpenPlaces,
    Pay,
    PlaceInBattle,
    PlaceUnder,
    PlayFree,
    Prevent,
    PutBack,
    Recover,
    ReduceCost,
    Save,
    Select,
    SetMemory,
    Shuffle,
    Suspend,
    SwitchTarget,
    TakeTopCards,
    ToDeck,
    ToHand,
    ToSecurity,
    Trash,
    TrashSources,
    TrashTop,
    TrashUsed,
    Unsuspend,
    UseOption,
    Win,
)
from judgeapp.engine.lang.conditions import (
    BLITZ_CONDITION,
    AnyOf,
    Attacking,
    Both,
    CameAbout,
    Condition,
    DidIt,
    Digivolved,
    Exists,
    Is,
    MemoryIs,
    Not,
    NumberIs,
    TurnIs,
)
from judgeapp.engine.lang.effects import (
    Action,
    By,
    DigiBurst,
    Effect,
    Gift,
    Give,
    Has,
    If,
    Instead,
    Keyword,
    Later,
    Look,
    May,
    Modes,
    Overwrite,
    PlayToken,
    Raise,
    Repeat,
    Reveal,
    Token,
)
from judgeapp.engine.lang.faults import (
    Fault,
    faults_of,
    faults_of_actions,
    faults_of_gifts,
    faults_of_requirement,
)
from judgeapp.engine.lang.filters import (
    Beyond,
    Count,
    DoneTo,
    Filter,
    Happened,
    Highest,
    Kinds,
    Missing,
    Number,
    PropertyOf,
    Range,
)
from judgeapp.engine.lang.gifts import (
    AddCost,
    AddDP,
    AddToEffects,
    AlsoIs,
    AlsoMeets,
    AlsoTiming,
    AsMaterial,
    Becomes,
    EffectsOf,
    EndsTurnAt,
    Forbid,
    MaterialsFrom,
    MayDigivolve,
    Must,
    Permit,
    Silence,
    SilenceChecked,
    Unaffected,
)
from judgeapp.engine.lang.names import ALWAYS, CHOSEN, DID, named_by, spoken_of
from judgeapp.engine.lang.record import (
    parts,
)
from judgeapp.engine.lang.targets import (
    All,
    Choose,
    Named,
    Player,
    Target,
    Together,
    Top,
)
from judgeapp.engine.lang.triggers import (
    Agent,
    When,
)
from judgeapp.engine.lang.words import (
    Area,
    Category,
    Color,
    Cost,
    Deed,
    Done,
    Due,
    EffectKind,
    Figure,
    Happening,
    Joining,
    KeywordName,
    Limit,
    Mark,
    Part,
    Property,
    Rest,
    Special,
    Timing,
    Turn,
    Until,
    Whose,
    Would,
)

__all__ = [
    "ALWAYS", "BLITZ_CONDITION", "CHOSEN", "DID", "Action", "ActivateEffect", "AddCost", "AddDP",
    "AddToEffects", "Agent", "All", "AlsoIs", "AlsoMeets", "AlsoTiming", "AnyOf", "Area",
    "AsMaterial", "Attack", "Attacking", "Battle", "Becomes", "Beyond", "BlastDigivolve",
    "BlastDnaDigivolve", "Blitz", "Both", "By", "ByHand", "CameAbout", "Category", "Choose",
    "Color", "Condition", "Cost", "Count", "DeDigivolve", "Deed", "Delete", "DidIt", "DigiBurst",
    "DigivolveInto", "Digivolved", "Done", "DoneTo", "Draw", "Due", "Effect", "EffectKind",
    "EffectsOf", "EndAttack", "EndBurst", "EndOfPart", "EndsTurnAt", "Exists", "Fault", "Figure",
    "Filter", "Flip", "Forbid", "Fulfilled", "Gift", "Give", "Happened", "Happening", "Has",
    "Hatch", "Highest", "If", "Instead", "Is", "Joining", "Keyword", "KeywordName", "Kinds",
    "Later", "Limit", "Link", "Look", "Mark", "MaterialsFrom", "May", "MayDigivolve", "Memory",
    "MemoryIs", "MindLink", "Missing", "Modes", "Move", "Must", "Named", "Not", "Number",
    "NumberIs", "OpenPlaces", "Overwrite", "Part", "Pay", "Permit", "PlaceInBattle", "PlaceUnder",
    "PlayFree", "PlayToken", "Player", "Prevent", "Property", "PropertyOf", "PutBack", "Raise",
    "Range", "Recover", "ReduceCost", "Repeat", "Rest", "Reveal", "Save", "Select", "SetMemory",
    "Shuffle", "Silence", "SilenceChecked", "Special", "Suspend", "SwitchTarget", "TakeTopCards",
    "Target", "Timing", "ToDeck", "ToHand", "ToSecurity", "Together", "Token", "Top", "Trash",
    "TrashSources", "TrashTop", "TrashUsed", "Turn", "TurnIs", "Unaffected", "Unsuspend", "Until",
    "UseOption", "When", "Whose", "Win", "Would", "faults_of", "faults_of_actions",
    "faults_of_gifts", "faults_of_requirement", "named_by", "parts", "spoken_of",
]  # fmt: skip

# What a record is made of msgspec finds out when the first one is read, and falls over when two
# threads do so at once. An import is done by one thread.
Decoder(Effect)
