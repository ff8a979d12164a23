"""Differences between the editions of the Comprehensive Rules by which a duel can be played: each fact once, with its
clauses in both. The rest of the engine asks whether a duel plays a fact (State.plays), and never by which edition it
is played."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS


class EditionFact(StrEnum):
    """Facts that are played otherwise in a later edition."""

    COMMITTED_TO_CONDITIONS = "committed-to-conditions"
    COMMITTED_TO_MATERIALS = "committed-to-materials"
    OPTION_PLACED_BY_EFFECT = "option-placed-by-effect"
    BASES_OF_ANY_KIND = "bases-of-any-kind"
    OPTION_TRASHED_AT_ONCE = "option-trashed-at-once"
    PLACED_THIS_TURN = "placed-this-turn"
    COUNTER_DECLARED = "counter-declared"
    PIERCING_CHECKS = "piercing-checks"
    PERSISTENT_ABOVE = "persistent-above"
    SHOWN_IS_NOT_THERE = "shown-is-not-there"
    EACH_COUNTED_ONCE = "each-counted-once"
    FREE_WHERE_OPTIONAL = "free-where-optional"
    LINKED_AS_NOTED = "linked-as-noted"
    EXACT_COST = "exact-cost"
    RULE_IN_NAME = "rule-in-name"
    MATERIALS_BEGIN_ANEW = "materials-begin-anew"
    FINISHED_ANYWAY = "finished-anyway"
    AS_THIS_CARD = "as-this-card"


class Certainty(StrEnum):
    """Certainty of a difference in the later edition."""

    PLAIN = "H"  # it says so
    FOLLOWS = "M"  # it follows with one step of reading


class EditionDifference(Struct, frozen=True):
    """One fact in the edition before and in the later one.

    before, clauses_before -- what the first edition plays, in our words, and its clauses
    now, clauses -- the same of the later one
    alike  -- it comes out the same: the later edition says what the first left to be understood
    """

    fact: EditionFact
    certainty: Certainty
    before: str
    clauses_before: tuple[str, ...]
    now: str
    clauses: tuple[str, ...]
    alike: bool = False


_H, _M = Certainty.PLAIN, Certainty.FOLLOWS
_OF_4_2 = (
    EditionDifference(
        EditionFact.COMMITTED_TO_CONDITIONS,
        _H,
        "A card that can be paid for only through an optional condition may be declared, and the condition"
        " declined; the card then goes back.",
        ("1-3-11-3", "7-1-2-3"),
        "Once the card is declared, as much of the optional condition as the payment needs must be carried out.",
        ("1-3-11-3@4.2",),
    ),
    EditionDifference(
        EditionFact.COMMITTED_TO_MATERIALS,
        _H,
        "A card that can be paid for only through DigiXros or Assembly may be declared, and too few cards"
        " placed; the card then goes back.",
        ("1-3-11-4", "7-1-2-3"),
        "Once DigiXros or Assembly is declared, the cards that the payment needs must be placed.",
        ("1-3-11-4@4.2",),
    ),
    EditionDifference(
        EditionFact.OPTION_PLACED_BY_EFFECT,
        _H,
        "Any Option card in the battle area counts as one.",
        ("17-1-3-3",),
        "Only an Option card that an effect placed there counts as one in the battle area.",
        ("4-28-1@4.2",),
    ),
    EditionDifference(
        EditionFact.BASES_OF_ANY_KIND,
        _M,
        "Only Digimon can DNA digivolve, burst digivolve or app fuse.",
        ("8-2-3-1", "8-3-3-1", "8-4-3-1"),
        "Any of the player's cards that meets the requirements can DNA digivolve, burst digivolve or app"
        " fuse, including Tamers.",
        ("8-2-3-1@4.2", "8-3-1@4.2", "8-3-3-1@4.2", "8-4-3-1@4.2"),
    ),
    EditionDifference(
        EditionFact.OPTION_TRASHED_AT_ONCE,
        _H,
        "A used Option is trashed together with resolving what its [Main] triggered.",
        ("9-1-5", "18-1-1"),
        "A used Option is trashed as soon as its first [Main] is processed, before any rule check and before"
        " any other effect is activated.",
        ("9-1-5@4.2",),
    ),
    EditionDifference(
        EditionFact.PLACED_THIS_TURN,
        _M,
        "A card played this turn can't attack. A hatched Digi-Egg wasn't played.",
        ("7-1-2-1",),
        "A card placed on the field this turn can't attack, however it was placed.",
        ("7-1-2-1@4.2",),
    ),
    EditionDifference(
        EditionFact.COUNTER_DECLARED,
        _H,
        "[Counter] effects trigger: one may be chosen even if it does nothing, and a mandatory one must be chosen.",
        ("11-3-1", "15-16-14-1"),
        "[Counter] effects are declared and don't trigger: what the effect requires must be possible, and its"
        ' "by ...ing" is carried out.',
        ("11-3-1@4.2", "15-8-4-1@4.2", "15-16-14-1@4.2"),
    ),
    EditionDifference(
        EditionFact.PIERCING_CHECKS,
        _H,
        "<Piercing> makes the attack on the player successful, and so security is checked.",
        ("16-6-1", "16-6-4", "16-6-6"),
        "<Piercing> makes the attack's one security check, without an attack on the player being successful."
        " It is activated at the deletion; only the check waits.",
        ("16-7-1@4.2", "16-7-2@4.2", "16-7-4@4.2", "13-1-2@4.2"),
    ),
    EditionDifference(
        EditionFact.PERSISTENT_ABOVE,
        _H,
        "If several effects change what a card is, the latest one applies.",
        ("15-12-1-3", "15-12-2-3"),
        "A persistent effect that changes what a card is comes before a later one-time effect, which applies"
        " once the persistent effect is lost.",
        ("15-12-1-3@4.2", "15-12-2-3@4.2"),
    ),
    EditionDifference(
        EditionFact.SHOWN_IS_NOT_THERE,
        _M,
        "A card being looked at is in its area, and looking can end at any time.",
        ("15-15-4-3", "15-15-4-6"),
        "A card being looked at isn't in its area, like a revealed card; it is put back by the rules of that area.",
        ("15-15-3-1@4.2", "15-15-3-9-3@4.2"),
    ),
    EditionDifference(
        EditionFact.EACH_COUNTED_ONCE,
        _H,
        "If two things are done for each of something, each is counted when it is done.",
        ("15-15-7-1",),
        "If two things are done for each of something, all of the first are done, then all of the second; how"
        " many is fixed before both.",
        ("4-27-4@4.2",),
    ),
    EditionDifference(
        EditionFact.FREE_WHERE_OPTIONAL,
        _H,
        'If an effect activates another effect, the other\'s "by ...ing" is carried out.',
        ("15-15-9-1", "15-1-6"),
        'If an effect activates another effect, the other\'s "by ...ing" is mandatory if the first is'
        ' mandatory, and optional if the first says "you may".',
        ("15-15-7-4@4.2",),
    ),
    EditionDifference(
        EditionFact.LINKED_AS_NOTED,
        _H,
        "A linked card stays linked, whatever its category.",
        ("17-1-3-6",),
        "A link card whose category isn't named in the note of its link is trashed.",
        ("17-1-3-2-7@4.2",),
    ),
    EditionDifference(
        EditionFact.EXACT_COST,
        _H,
        "Memory moves by the value of the cost.",
        ("4-1-1",),
        "Exactly the cost is paid, also if it was increased or reduced.",
        ("4-2-2@4.2", "4-2-3-1@4.2"),
        alike=True,
    ),
    EditionDifference(
        EditionFact.RULE_IN_NAME,
        _H,
        "(Rule) is always valid, whatever it says.",
        ("2-3-5-1",),
        "A (Rule) may give a card words in its name, without changing what it is called.",
        ("2-3-4-4-1@4.2",),
        alike=True,
    ),
    EditionDifference(
        EditionFact.MATERIALS_BEGIN_ANEW,
        _H,
        "The cards used for a DNA digivolution become new cards, and their [X Per Turn] counts start anew.",
        ("8-2-2-1-2", "15-14-1-4"),
        "The cards used for a DNA digivolution start their [X Per Turn] counts anew, and effects that have"
        " chosen one of them no longer apply to it.",
        ("8-2-2-1-5@4.2", "8-2-2-1-6@4.2"),
        alike=True,
    ),
    EditionDifference(
        EditionFact.FINISHED_ANYWAY,
        _H,
        "All parts of an effect are carried out to resolve it.",
        ("15-1-4",),
        "All parts of an effect are carried out, even if its card becomes a new card in the meantime.",
        ("15-4-1-2@4.2",),
        alike=True,
    ),
    EditionDifference(
        EditionFact.AS_THIS_CARD,
        _H,
        "An effect activated as this card's effect is an effect of this card.",
        ("15-15-9-1",),
        "An effect activated as this card's effect is activated by this card, and is of this card's kind.",
        ("15-15-7-3@4.2",),
        alike=True,
    ),
)

# Differences of each edition from the first, in the order of its clauses.
DIFFERENCES: Mapping[str, tuple[EditionDifference, ...]] = {EDITIONS[0]: (), "4.2": _OF_4_2}

_WITHOUT = " without "


def without(edition: str, *facts: EditionFact) -> str:
    """Name of an edition without some of its facts, which are played as by the first: to see what depends on them, and
    to play a newer edition that has dropped them."""
    return _WITHOUT.join((edition, *(fact.value for fact in facts)))


def rules_of(edition: str) -> str:
    """Edition of a name, whatever it is without."""
    return edition.partition(_WITHOUT)[0]


def is_playable(name: str) -> bool:
    """True for the name of an edition, and for that of one without some of its facts."""
    edition, *facts = name.split(_WITHOUT)
    return edition in EDITIONS and all(fact in [*EditionFact] for fact in facts)


class _Played(dict[str, frozenset[EditionFact]]):
    def __missing__(self, edition: str) -> frozenset[EditionFact]:
        whole, _, fact = edition.rpartition(_WITHOUT)
        self[edition] = differences = self[whole] - {EditionFact(fact)}
        return differences


# Facts that an edition plays otherwise than the first.
PLAYED: Mapping[str, frozenset[EditionFact]] = _Played(
    {edition: frozenset(difference.fact for difference in differences) for edition, differences in DIFFERENCES.items()}
)
