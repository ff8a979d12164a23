"""Keyword effects (chapter 16): what the rules say of each.

One row says all that the engine has of a keyword effect. Those that are triggered, immediate or
activation-type effects, or give something to others, stand here with the effects that they stand
for; those that are processing, with the action that they are. Other persistent ones are asked for
by their name where the rules need them, and so are <Piercing> and <Delay>.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache

from msgspec import Struct

from judgeapp.engine import keyword_effects as made
from judgeapp.engine import lang
from judgeapp.engine.cards import Face
from judgeapp.engine.identity import EffectSource
from judgeapp.engine.keyword_effects import THIS
from judgeapp.engine.lang import (
    All,
    Area,
    Attack,
    Attacking,
    By,
    Category,
    Choose,
    Deed,
    Delete,
    DidIt,
    Effect,
    Filter,
    Gift,
    Give,
    If,
    Is,
    Keyword,
    KeywordName,
    Later,
    May,
    Must,
    Named,
    PlaceUnder,
    Player,
    PlayFree,
    Prevent,
    Property,
    Suspend,
    SwitchTarget,
    Top,
    Trash,
    TrashTop,
    Unaffected,
    Until,
    When,
    Whose,
)


class KeywordKind(StrEnum):
    """What chapter 16 calls a keyword effect: one of the types of 15-8-1, or processing, which
    needs a timing beside it."""

    PERSISTENT = "persistent"
    TRIGGER = "trigger"
    ACTIVATION = "activation"
    IMMEDIATE = "immediate"
    PROCESSING = "processing"
    OPTIONAL_CONDITION = "optional-processing-condition"  # 15-7

    @property
    def is_had_alone(self) -> bool:
        """Whether a card has it without more, so that it can be gained; what is processing is
        done by an effect."""
        return self not in (KeywordKind.PROCESSING, KeywordKind.OPTIONAL_CONDITION)


class KeywordRule(Struct, frozen=True):
    """What the rules say of a keyword effect.

    kind     -- of which type it is
    clauses  -- what it does, of which type it is, what of it is mandatory
    several  -- the clause about having it more than once; empty if there is none
    breeding -- whether it works in the breeding area as well
    choosing -- the clause about what its player chooses in it; empty if there is none
    giving   -- the clauses about what it gives somebody for a time, or leaves for later
    placing  -- the clauses about how it places cards under another
    effects  -- what it stands for, with its number or what it specifies (16-2)
    action   -- of what is processing: the action that it is
    """

    kind: KeywordKind
    clauses: tuple[str, ...]
    several: str = ""
    choosing: str = ""
    giving: tuple[str, ...] = ()
    placing: tuple[str, ...] = ()
    breeding: bool = False
    effects: Callable[[Keyword], tuple[Effect, ...]] | None = None
    action: type[Struct] | None = None

    @property
    def section(self) -> str:
        """The section of chapter 16 that is about it."""
        return self.clauses[0].rpartition("-")[0]


_PERSISTENT, _TRIGGER = KeywordKind.PERSISTENT, KeywordKind.TRIGGER
_IMMEDIATE, _PROCESSING = KeywordKind.IMMEDIATE, KeywordKind.PROCESSING

RULES: dict[KeywordName, KeywordRule] = {
    KeywordName.SECURITY_A: KeywordRule(_PERSISTENT, ("16-3-1", "16-3-2"), "16-3-3"),
    KeywordName.BLOCKER: KeywordRule(_PERSISTENT, ("16-4-1", "16-4-2"), "16-4-3"),
    KeywordName.RECOVERY: KeywordRule(_PROCESSING, ("16-5-1", "16-5-2"), action=lang.Recover),
    KeywordName.PIERCING: KeywordRule(_TRIGGER, ("16-6-1", "16-6-2", "16-6-3"), "16-6-5"),
    KeywordName.DRAW: KeywordRule(_PROCESSING, ("16-7-1", "16-7-2", "16-7-3"), action=lang.Draw),
    KeywordName.JAMMING: KeywordRule(_PERSISTENT, ("16-8-1", "16-8-2")),
    KeywordName.DIGISORPTION: KeywordRule(
        _IMMEDIATE, ("16-9-1", "16-9-2", "16-9-3", "16-9-5"), "16-9-4", effects=made.digisorption
    ),
    KeywordName.REBOOT: KeywordRule(_PERSISTENT, ("16-10-1", "16-10-2", "16-10-4"), "16-10-3"),
    KeywordName.DE_DIGIVOLVE: KeywordRule(
        _PROCESSING, ("16-11-1", "16-11-2", "16-11-3"), action=lang.DeDigivolve
    ),
    KeywordName.RETALIATION: KeywordRule(
        _TRIGGER,
        ("16-12-1", "16-12-2", "16-12-3"),
        "16-12-4",
        effects=made.when(
            When("deleted-alone-in-battle", this=True),
            # 16-12-4: only while the other Digimon of the battle is in the battle area.
            If(Is("opponent", Filter()), (Delete(Named("opponent")),)),
        ),
    ),
    KeywordName.DIGI_BURST: KeywordRule(
        KeywordKind.OPTIONAL_CONDITION, ("16-13-1", "16-13-2"), action=lang.DigiBurst
    ),
    KeywordName.RUSH: KeywordRule(_PERSISTENT, ("16-14-1", "16-14-2")),
    KeywordName.BLITZ: KeywordRule(
        _PROCESSING, ("16-15-1", "16-15-2", "16-15-3"), action=lang.Blitz
    ),
    KeywordName.DELAY: KeywordRule(KeywordKind.OPTIONAL_CONDITION, ("16-16-1", "16-16-2")),
    KeywordName.DECOY: KeywordRule(
        _IMMEDIATE, ("16-17-1", "16-17-2", "16-17-3"), "16-17-4", effects=made.decoy
    ),
    KeywordName.ARMOR_PURGE: KeywordRule(
        _IMMEDIATE,
        ("16-18-1", "16-18-2", "16-18-3"),
        "16-18-4",
        effects=made.would(
            made.WOULD_BE_DELETED, By((Trash(Named("top-card")),), (Prevent(THIS),))
        ),
    ),
    KeywordName.SAVE: KeywordRule(
        _PROCESSING, ("16-19-1", "16-19-2", "16-19-3"), action=lang.Save
    ),
    KeywordName.MATERIAL_SAVE: KeywordRule(
        _IMMEDIATE,
        ("16-20-1", "16-20-2", "16-20-3"),
        "16-20-4",
        effects=made.material_save,
        placing=("16-20-5", "16-20-6", "16-20-7"),
    ),
    KeywordName.EVADE: KeywordRule(
        _IMMEDIATE,
        ("16-21-1", "16-21-2", "16-21-3"),
        "16-21-4",
        effects=made.would(made.WOULD_BE_DELETED, By((Suspend(THIS),), (Prevent(THIS),))),
    ),
    KeywordName.RAID: KeywordRule(
        _TRIGGER,
        ("16-22-1", "16-22-2", "16-22-3"),
        "16-22-4",
        "16-22-5",
        effects=made.when(
            made.ATTACKS,
            May((
                SwitchTarget(Choose(Filter(
                    whose=Whose.OPPONENTS, categories=(Category.DIGIMON,), suspended=False,
                    highest=Property.DP,
                ))),
            )),
        ),
    ),
    KeywordName.ALLIANCE: KeywordRule(
        _TRIGGER,
        ("16-23-1", "16-23-2", "16-23-3"),
        "16-23-4",
        giving=("16-23-5", "16-23-6"),
        effects=made.when(
            made.ATTACKS,
            By(
                (Suspend(Choose(made.YOUR_OTHER_UPRIGHT)),),
                (Give(THIS, made.OF_ALLIANCE, Until.END_OF_ATTACK),),
            ),
        ),
    ),
    KeywordName.BARRIER: KeywordRule(
        _IMMEDIATE,
        ("16-24-1", "16-24-2", "16-24-3"),
        "16-24-4",
        effects=made.would(
            When("deleted", this=True, in_battle=True),
            By((TrashTop(Area.SECURITY),), (Prevent(THIS),)),
        ),
    ),
    KeywordName.BLAST_DIGIVOLVE: KeywordRule(
        _PROCESSING, ("16-25-1", "16-25-2", "16-25-3", "16-25-4"), action=lang.BlastDigivolve
    ),
    KeywordName.FORTITUDE: KeywordRule(
        _TRIGGER,
        ("16-26-1", "16-26-2", "16-26-3"),
        "16-26-4",
        effects=made.when(
            When("deleted-with-sources", this=True), PlayFree(Named("this-card"))
        ),
    ),
    KeywordName.MIND_LINK: KeywordRule(
        _PROCESSING, ("16-27-1", "16-27-2", "16-27-3"), action=lang.MindLink
    ),
    KeywordName.PARTITION: KeywordRule(
        _IMMEDIATE,
        ("16-28-1", "16-28-2", "16-28-3", "16-28-5", "16-28-6"),
        "16-28-4",
        effects=made.partition,
    ),
    KeywordName.COLLISION: KeywordRule(
        _PERSISTENT,
        ("16-29-1", "16-29-2", "16-29-3", "16-29-4"),
        effects=made.while_so(
            Attacking(),
            (All(made.OPPONENTS_DIGIMON), Keyword(KeywordName.BLOCKER)),
            (Player(Whose.OPPONENTS), Must(Deed.BLOCK)),
        ),
    ),
    KeywordName.BLAST_DNA_DIGIVOLVE: KeywordRule(
        _PROCESSING,
        ("16-30-1", "16-30-2", "16-30-3", "16-30-4", "16-30-5", "16-30-6"),
        action=lang.BlastDnaDigivolve,
    ),
    KeywordName.SCAPEGOAT: KeywordRule(
        _IMMEDIATE,
        ("16-31-1", "16-31-2", "16-31-3"),
        "16-31-4",
        effects=made.would(
            When("deleted", this=True, except_by=Whose.YOURS),
            By((Delete(Choose(made.YOUR_OTHER_DIGIMON)),), (Prevent(THIS),)),
        ),
    ),
    KeywordName.VORTEX: KeywordRule(
        _TRIGGER,
        ("16-32-1", "16-32-2", "16-32-3"),
        "16-32-4",
        effects=made.at_end_of_your_turn(
            May((Attack(THIS, digimon_only=True, turn_played_too=True),)),
        ),
    ),
    KeywordName.OVERCLOCK: KeywordRule(
        _TRIGGER, ("16-33-1", "16-33-2", "16-33-3"), "16-33-4", effects=made.overclock
    ),
    KeywordName.ICECLAD: KeywordRule(_PERSISTENT, ("16-34-1", "16-34-2", "16-34-3")),
    KeywordName.DECODE: KeywordRule(
        _IMMEDIATE, ("16-35-1", "16-35-2", "16-35-3"), "16-35-4", effects=made.decode
    ),
    KeywordName.FRAGMENT: KeywordRule(
        _IMMEDIATE, ("16-36-1", "16-36-2", "16-36-3"), "16-36-4", effects=made.fragment
    ),
    KeywordName.EXECUTE: KeywordRule(
        _TRIGGER,
        ("16-37-1", "16-37-2", "16-37-3"),
        "16-37-5",
        effects=made.at_end_of_your_turn(
            May((
                Attack(THIS, unsuspended_too=True),
                If(DidIt(), (Later("end-of-attack", (Delete(THIS),)),)),
            )),
        ),
        giving=("16-37-4",),
    ),
    KeywordName.PROGRESS: KeywordRule(
        _PERSISTENT,
        ("16-38-1", "16-38-2", "16-38-3"),
        effects=made.while_so(Attacking(), (THIS, Unaffected(Whose.OPPONENTS))),
    ),
    KeywordName.LINK: KeywordRule(_PERSISTENT, ("16-39-1", "16-39-2"), "16-39-3"),
    KeywordName.TRAINING: KeywordRule(
        KeywordKind.ACTIVATION,
        ("16-40-1", "16-40-2", "16-40-3"),
        breeding=True,
        effects=made.main(
            By((Suspend(THIS),), (PlaceUnder(Top(Area.DECK), THIS, face_down=True),)),
        ),
    ),
}  # fmt: skip

# Of the actions that keyword effects are, which it is.
OF_ACTION: dict[type[Struct], KeywordName] = {
    rule.action: name for name, rule in RULES.items() if rule.action is not None
}


def rule_clauses(name: KeywordName | None, *, several: bool = False) -> tuple[str, ...]:
    """The clauses of a keyword effect, to be cited where it is applied; none of none."""
    if name is None:
        return ()
    rule = RULES[name]
    return (*rule.clauses, rule.several) if several and rule.several else rule.clauses


@cache
def effects_of(keyword: Keyword) -> tuple[Effect, ...]:
    """The effects that a keyword effect stands for; none if it is no such effect."""
    effects = RULES[keyword.name].effects
    return effects(keyword) if effects is not None else ()


# -- which an effect or a card has ----------------------------------------------------------------


def is_keyword(effect: Effect, name: KeywordName) -> bool:
    """Whether an effect is a keyword effect, or does it as processing. What it gives, or has a
    token have, is no effect of its own."""
    action = RULES[name].action
    return effect.keyword == name or (
        action is not None and any(type(part) is action for part in _done(effect.actions))
    )


def _done(of: object) -> Iterator[Struct]:
    """What an effect does, without the effects that it gives, and without what it does under a
    condition: that can't be referred to unless the condition is met (2-3-3-3)."""
    if isinstance(of, tuple):
        for part in of:
            yield from _done(part)
    elif isinstance(of, Struct) and not isinstance(of, Effect | If | By):
        yield of
        if not isinstance(of, lang.DigiBurst):
            for field in of.__struct_fields__:
                yield from _done(getattr(of, field))


def has_printed(face: Face, name: KeywordName) -> bool:
    """Whether a keyword effect is one of those of a card (16-1)."""
    return any(keyword.name == name for _, keyword in face.printed_keywords()) or any(
        is_keyword(effect, name) for effect in face.effects
    )


# -- which a source is ----------------------------------------------------------------------------


def keyword_index(name: KeywordName, by: str) -> str:
    """How an effect that a keyword effect stands for is known: which it is, and by what it is
    had (see Source.index)."""
    return f"keyword.{name}.{by}"


def keyword_of(index: str) -> KeywordName | None:
    """Which keyword effect an index is of; none of any other effect."""
    if not index.startswith("keyword."):
        return None
    return next(name for name in KeywordName if index.startswith(keyword_index(name, "")))


def rule_of(source: EffectSource) -> KeywordRule | None:
    """What the rules say of the keyword effect that an effect is; nothing of any other."""
    name = keyword_of(source.index)
    return RULES[name] if name is not None else None


# -- in the breeding area (16-40-1) ---------------------------------------------------------------


def is_in_breeding_too(effect: Effect) -> bool:
    """Whether an effect is a keyword effect that works in the breeding area without saying
    {Breeding}, or is what has such ones printed (16-40-1)."""
    return (effect.keyword is not None and RULES[effect.keyword].breeding) or (
        effect.to is None
        and effect.condition is None
        and any(isinstance(gift, Keyword) and RULES[gift.name].breeding for gift in effect.gifts)
    )


def gifts_in_breeding(effect: Effect) -> tuple[Gift, ...]:
    """Of what an effect gives its own card, what it gives it in the breeding area."""
    if effect.area is Area.BREEDING:
        return effect.gifts
    return tuple(g for g in effect.gifts if isinstance(g, Keyword) and RULES[g.name].breeding)
