"""Filters of cards, and numbers. Numbers count cards and filters ask for numbers, so both are here."""

from __future__ import annotations

from typing import Literal, TypeAlias

from judgeapp.engine.lang.record import NumberRecord, Place, Record, Wrong, faults_of_one_player, parts, tag_of
from judgeapp.engine.words import DID, Area, Category, Changeable, Color, Mark, Property, StatePart, Timing, Whose
from judgeapp.messages.message import message

# Fields of a filter that say where to look for cards, or compare them with each other. None of them counts when a
# single card is checked.
EXTREME = frozenset(("lowest", "highest"))
TOGETHER = frozenset(("different", "alike"))
ONE_CARD = EXTREME | TOGETHER | {"areas", "among"}
# In requirements one card at a time is asked too; of several that are placed under another it can
# be asked that they differ (4-22-1).
_OF_REQUIREMENTS = ONE_CARD - {"different"}


class Count(NumberRecord, frozen=True, tag="count"):
    """Number of cards of a kind, times `each` ("+1000 for each ...", 15-15-7); `per`: once for every `per` cards ("for
    every 2 ...")."""

    governed_by = ("15-15-7-1",)
    ignored = {"of": frozenset()}

    of: Filter
    each: int = 1
    per: int = 1
    shared: int = 1  # it is said once for so many things that are done: "for each ..., A and B"


class PropertyOf(NumberRecord, frozen=True, tag="of"):
    """A number of a card: "that Digimon's level", and so much more: "a level 1 higher than that Digimon"."""

    property: Property
    card: str
    plus: int = 0

    def speaks_of(self) -> frozenset[str]:
        return frozenset((self.card,))

    def reads(self) -> frozenset[Changeable]:
        return frozenset(("numbers",))


class Happened(NumberRecord, frozen=True, tag="happened"):
    """Number of cards that the trigger was about, times `each` (15-15-7-4)."""

    governed_by = ("15-15-7-4",)

    each: int = 1
    shared: int = 1


class DoneTo(NumberRecord, frozen=True, tag="done-to"):
    """Number of cards to which the effect has done something so far, times `each`, once for `per` of them: "for each of
    their Digimon this effect deleted"."""

    governed_by = ("15-15-7-1",)

    action: Literal["delete", "suspend", "unsuspend"]
    whose: Whose = Whose.ANY
    category: Category | None = None  # only to cards of this category; None: to any
    each: int = 1
    per: int = 1
    shared: int = 1

    def speaks_of(self) -> frozenset[str]:
        return frozenset((DID,))


class Kinds(NumberRecord, frozen=True, tag="kinds"):
    """Number of colors (names, traits, levels) that some cards have together, times `each`; once for `per` of them."""

    governed_by = ("15-15-7-1",)
    ignored = {"of": TOGETHER}

    of: Filter
    by: Mark = "color"
    each: int = 1
    per: int = 1
    shared: int = 1

    def reads(self) -> frozenset[Changeable]:
        return frozenset(("marks",))


class Highest(NumberRecord, frozen=True, tag="highest"):
    """The highest number of this sort that any of some cards has: "as much or less DP as 1 of your Digimon" has as much
    or less as the one with most; nothing is compared if there is none."""

    ignored = {"of": TOGETHER}

    of: Filter
    property: Property

    def reads(self) -> frozenset[Changeable]:
        return frozenset(("numbers",))


class Total(NumberRecord, frozen=True, tag="total"):
    """Sum of this number over some cards: "12 levels' total worth of Digimon". Cards without one add nothing."""

    ignored = {"of": TOGETHER}

    of: Filter
    property: Property

    def reads(self) -> frozenset[Changeable]:
        return frozenset(("numbers",))


class Missing(NumberRecord, frozen=True, tag="missing"):
    """Number of cards that are missing until there are `to` of a kind: "until you have 6 cards"."""

    governed_by = ("1-3-4",)
    ignored = {"of": frozenset()}

    of: Filter
    to: int


class Beyond(NumberRecord, frozen=True, tag="beyond"):
    """Number of cards of a kind beyond `to`: "so that 6 are left". For both players, each is reduced to that number."""

    governed_by = ("1-3-4",)
    ignored = {"of": frozenset()}

    of: Filter
    to: int


class Gained(NumberRecord, frozen=True, tag="gained"):
    """Memory that the effect has gained so far: "if you gain 2 or more memory by this effect"."""

    def speaks_of(self) -> frozenset[str]:
        return frozenset((DID,))


class MemoryOn(NumberRecord, frozen=True, tag="memory"):
    """Memory that a player has, none if it is on the other side (4-1-2, 4-1-3), times `each`; once for `per` of it."""

    governed_by = ("4-1-2", "4-1-3")

    whose: Whose = Whose.YOURS
    each: int = 1
    per: int = 1
    shared: int = 1

    def faults(self, at: Place) -> Wrong:
        yield from NumberRecord.faults(self, at)
        yield from faults_of_one_player(self, self.whose)

    def depends_on(self) -> frozenset[StatePart]:
        return frozenset(("memory",))


Number: TypeAlias = (
    int | Count | PropertyOf | Happened | DoneTo | Kinds | Missing | Beyond | Highest | Total | Gained | MemoryOn
)


class Range(Record, frozen=True):
    """From `at_least` to `at_most`, both included; None leaves an end open."""

    at_least: Number | None = None
    at_most: Number | None = None


class Filter(Record, frozen=True):
    """Cards that are meant. All given fields must hold."""

    ignored = {
        "under": TOGETHER,
        "same_as": TOGETHER,
        "other_than": TOGETHER,
        "either": ONE_CARD,
        "neither": ONE_CARD,
        "over": ONE_CARD - TOGETHER,
        "linked_with": ONE_CARD,
    }

    whose: Whose = Whose.ANY
    categories: tuple[Category, ...] = ()
    areas: tuple[Area, ...] = (Area.BATTLE,)  # the battle area when nothing else is said (15-1-7)
    has_name: tuple[str, ...] = ()  # names that fit completely (2-3-1-2); `name_has`: a part of the name (2-3-1-3)
    name_has: tuple[str, ...] = ()
    has_trait: tuple[str, ...] = ()
    trait_has: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    not_colors: tuple[Color, ...] = ()
    text_has: tuple[str, ...] = ()
    # Names and traits that hold one of these do not count: "with [X], other than [Y], in one of its traits".
    not_counting: tuple[str, ...] = ()
    level: Range | None = None
    dp: Range | None = None
    original_dp: Range | None = None
    play_cost: Range | None = None
    use_cost: Range | None = None
    color_count: Range | None = None
    sources: Range | None = None
    without: tuple[Property, ...] = ()  # numbers that the card must not have at all: "no level", "no DP"
    keyword: str | None = None
    suspended: bool | None = None
    linked: bool | None = None  # it has link cards, or has none (4-8-1)
    token: bool | None = None
    other: bool = False  # not the card of the effect itself
    either: tuple[Filter, ...] = ()  # at least one of these as well
    neither: tuple[Filter, ...] = ()  # none of these: "other than [X]", "without [X] in its name"
    # Of areas `under` or `link`: the cards on the field that they lie under (4-5-1), or are linked to (4-7-1); None:
    # the card of the effect.
    under: Filter | None = None
    # At least one of the cards that lie under it fits this: "with [X] in its digivolution cards" (4-6-1).
    over: Filter | None = None
    # So many of them or more do: "with 2 or more [X] digivolution cards"; they can be asked to differ, or to be alike.
    over_count: int = 1
    over_top: bool = False  # the uppermost card counts with those under it: "in its stack" (4-5-1)
    linked_with: Filter | None = None  # at least one of its link cards fits this: "with a [X] link card"
    in_digixros: bool = False  # one of the cards that the DigiXros requirements of the effect's card name (7-2-1)
    has_digixros: bool = False  # it has DigiXros requirements (2-3-8-1)
    # digixrosed, assembled: so many cards were placed under it by the DigiXros (7-2-2-9, 7-2-2-10) or the Assembly
    # (7-3-2-7) by which it was played
    digixrosed: Range | None = None
    assembled: Range | None = None
    inherited: bool = False  # it has an inherited effect (2-3-4)
    face_up: bool | None = None
    # No two of those meant are alike in this: color, name, trait, level, card number (4-22).
    different: Mark | None = None
    # All of those meant are alike in this, lie in one stack ("stack"), or do both: cards of one level in one stack
    # ("level-in-stack").
    alike: Mark | None = None
    same: Mark | None = None  # it has the same name (color, level, trait) as one of those that fit `same_as`
    same_as: Filter | None = None
    timing: Timing | None = None  # it has an effect of this timing (15-16)
    other_than: Filter | None = None  # none that fit this: "other than their Digimon with the highest play cost"
    lowest: Property | None = None  # only those whose number is the lowest of all that fit (`highest` likewise)
    highest: Property | None = None
    # Only cards named so before: "of the cards looked at" (then `areas` do not matter); "stack": this Digimon and the
    # cards under it; "trashed": those the effect trashed.
    among: str = ""

    def speaks_of(self) -> frozenset[str]:
        revealed = ("revealed",) if Area.NOWHERE in self.areas else ()
        return frozenset((self.among,) if self.among else revealed)

    def faults(self, at: Place) -> Wrong:
        plain = Filter()
        ignored = getattr(at.owner, "ignored", {}).get(at.field, _OF_REQUIREMENTS)
        for name in sorted(ignored):
            if name == "areas" and self.areas == getattr(at.owner, "areas_anyway", ()):
                continue
            if getattr(self, name) != getattr(plain, name):
                yield (
                    message(
                        "{name!r} can't be used in {field!r} of {owner}",
                        name=name,
                        field=at.field,
                        owner=tag_of(at.owner or Filter),
                    ),
                    message("Leave it out, or use it in a card search"),
                )
        if (self.same is None) is not (self.same_as is None):
            yield message("'same' and 'same_as' must be used together"), message("Specify both, or neither")
        if self.under is not None and not {Area.UNDER, Area.LINK}.intersection(self.areas):
            yield (message("'under' applies only to cards under others or linked to them"), message("Name the area"))
        if self.over_count != 1 and self.over is None:
            yield message("'over_count' sets how many cards under it match 'over'"), message("Specify which cards")
        if self.over_top and self.over is None:
            yield message("'over_top' says for which cards 'over' is checked"), message("Specify which cards")
        if self.not_counting and not (self.has_name or self.name_has or self.has_trait or self.trait_has):
            yield (
                message("'not_counting' says what doesn't count as a name or trait"),
                message("Specify a name or trait"),
            )

    def depends_on(self) -> frozenset[StatePart]:
        parts: tuple[tuple[StatePart, bool], ...] = (
            ("suspended", self.suspended is not None),
            ("piles", not set(self.areas) <= {Area.BATTLE, Area.BREEDING}),
        )
        return frozenset(part for part, is_asked in parts if is_asked)

    def reads(self) -> frozenset[Changeable]:
        sorts: tuple[tuple[Changeable, bool], ...] = (
            ("marks", self.asks_for_information() or bool(self.different or self.alike)),
            # A keyword effect may stand for effects with a timing (16-32-1).
            ("keywords", bool(self.keyword or self.timing)),
            ("timings", bool(self.timing)),
            ("numbers", self.asks_for_numbers() or bool(self.lowest or self.highest)),
        )
        return frozenset(sort for sort, is_asked in sorts if is_asked)

    def asks_for_numbers(self) -> bool:
        """True if it asks for a level, a DP, a cost or a count."""
        counts = (self.color_count, self.sources, self.digixrosed, self.assembled)
        numbers = (self.level, self.dp, self.original_dp, self.play_cost, self.use_cost)
        # Every card that is looked at asks this: comparing them all at once is quick.
        return bool(self.without) or numbers != (None,) * 5 or counts != (None,) * 4

    def asks_for_information(self) -> bool:
        """True if it asks for something that is printed on a card."""
        return bool(
            self.categories
            or self.has_name
            or self.name_has
            or self.has_trait
            or self.trait_has
            or self.colors
            or self.not_colors
            or self.text_has
            or self.without
            or self.keyword
            or self.lowest
            or self.highest
            or self.inherited
            or self.same
            or self.timing
            or self.other_than
            or self.in_digixros
            or self.has_digixros
        ) or any(
            r is not None
            for r in (self.level, self.dp, self.original_dp, self.play_cost, self.use_cost, self.color_count)
        )


def asks_for_costs(part: object) -> bool:
    """True if a part of the language hangs on the costs that cards have."""
    costs = {Property.PLAY_COST, Property.USE_COST}
    for record in parts(part):
        if isinstance(record, Filter):
            ranges = (record.play_cost, record.use_cost)
            if any(ranges) or not costs.isdisjoint((*record.without, record.lowest, record.highest)):
                return True
        elif getattr(record, "property", None) in costs:
            return True
    return False
