"""Differences between the editions of the Comprehensive Rules by which a duel can be played: each fact once, with its
clauses in both. The rest of the engine asks whether a duel plays a fact (State.plays), never which edition it plays."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.files.packaged import packaged


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


class EditionDifference(Struct, frozen=True, forbid_unknown_fields=True):
    """One fact in the edition before and in the later one."""

    fact: EditionFact
    certainty: Certainty
    # before, clauses_before: the first edition's rule, in our words, and its clauses
    before: str
    clauses_before: tuple[str, ...]
    # now, clauses: the same of the later one
    now: str
    clauses: tuple[str, ...]
    alike: bool = False  # the result is the same: the later edition states what the first implied


# Differences of each edition from the first, in the order of its clauses.
DIFFERENCES: Mapping[str, tuple[EditionDifference, ...]] = {
    EDITIONS[0]: (),
    "4.2": packaged(__package__, "edition-4.2.yaml", tuple[EditionDifference, ...]),
}

_WITHOUT = " without "


def without(edition: str, *facts: EditionFact) -> str:
    """Name of an edition without some of its facts, which are played as by the first: to see their influence, and to
    play a newer edition that has dropped them."""
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
