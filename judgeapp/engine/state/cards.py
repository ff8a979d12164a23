"""Printed information of a card: its face."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from typing import TypeVar

from msgspec import Struct
from msgspec.json import Decoder

from judgeapp.engine.lang import (
    AlsoIs,
    Area,
    AsMaterial,
    CardCost,
    Category,
    Color,
    Condition,
    Effect,
    Fault,
    Filter,
    Joining,
    Keyword,
    MaterialsFrom,
    MayDigivolve,
    Named,
    Number,
    ThisTurn,
    faults_of,
    faults_of_requirement,
    parts,
)
from judgeapp.engine.lang.record import Record
from judgeapp.engine.spelling import has_word
from judgeapp.messages.message import message

_ICON = re.compile(r"<([^<>]+)>")
_ICON_OR_NOTE = re.compile(r"(?P<icon><[^<>]*>)|\((?:[^()]|\([^()]*\))*\)")
# The rest of an icon behind its kind: a number, or a specification (16-2).
_BEHIND = re.compile(r"\s*(?:[-+]?\d|\().*")

T = TypeVar("T")


def without_notes(text: str) -> str:
    """A text without its notes in round brackets (4-20-5). Brackets inside an icon belong to it, and are not a note."""
    return _ICON_OR_NOTE.sub(lambda match: match["icon"] or "", text)


class Requirement(Record, frozen=True):
    """One digivolution requirement (2-3-6): from which cards, for which cost; or one link
    requirement (2-3-12-2): to which Digimon, for which cost.

    Unset fields do not matter; an empty requirement fits nothing."""

    cost: int
    # colors, level: those of a printed circle (2-3-6-2)
    colors: tuple[Color, ...] = ()
    level: int | None = None
    of: Filter | None = None  # the demand of a requirement in words (2-3-6-3), wherever the card is
    condition: Condition | None = None  # it holds only while this does: "While you have [X], ..."
    # as_level, as_colors: the card digivolves by it as if it were a Digimon of this level, and of these colors, if any
    # are said: "as if the Tamer is a level 3 red Digimon"
    as_level: int | None = None
    as_colors: tuple[Color, ...] = ()
    times: Number | None = None  # the cost is this many times as high: "Cost 1 for each of your security cards"


class DnaRequirement(Record, frozen=True):
    """One DNA digivolution requirement (2-3-7-1): a Digimon for each of `of`, the first one's uppermost in the stack
    (8-2-2-2), for which cost."""

    cost: int
    of: tuple[Filter, ...]


class BurstRequirement(Record, frozen=True):
    """One burst digivolution requirement (2-3-9-1): its Digimon, the Tamer returned to the hand, its cost."""

    cost: int
    of: Filter
    tamer: Filter


class AppFusionRequirement(Record, frozen=True):
    """One app fusion requirement (2-3-10-1): any two of `of`, a Digimon and its link card (8-4-2-1), and its cost."""

    cost: int
    of: tuple[Filter, ...]


class Material(Record, frozen=True):
    """Cards that are written down in DigiXros or Assembly requirements (7-2-2-5, 7-3-2-5)."""

    of: Filter
    count: int | None = 1  # how many of them can be placed; None: any number


class Materials(Record, frozen=True):
    """DigiXros requirements (2-3-8-1) or Assembly requirements (2-3-11-1)."""

    # By how much the play cost is reduced: of a DigiXros for each card (7-2-2-1), of an Assembly once (7-3-2-1).
    less: int
    cards: tuple[Material, ...]  # from left to right, as they will lie from top to bottom (7-2-2-8, 7-3-2-6)


class UnreadLine(Record, frozen=True):
    """A line beside the effects that the compiler did not understand: the judge rules on it."""

    # "digivolve", "dna", "burst", "app_fusion", "digixros", "assembly", "use_requirement", "link", or "rules" for what
    # the card also is.
    kind: str
    text: str


# The keys of stand-ins for cards that nobody has described: their level, DP and cost are made up, and whoever plays
# with them is told so.
BLANK, BLANK_EGG = "blank", "blank-egg"


class Face(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """Card information of chapter 2. None means "does not have it" (2-5-3, 2-9-2)."""

    name: str
    category: Category = Category.DIGIMON
    colors: tuple[Color, ...] = (Color.RED,)
    number: str = ""
    level: int | None = None
    dp: int | None = None
    play_cost: int | None = None
    use_cost: int | None = None
    requirements: tuple[Requirement, ...] = ()
    traits: tuple[str, ...] = ()
    # effects, inherited, security, link_effects: in printed order
    effects: tuple[Effect, ...] = ()
    inherited: tuple[Effect, ...] = ()
    security: tuple[Effect, ...] = ()
    links: tuple[Requirement, ...] = ()  # link requirements with their costs (2-3-12-2); a card with one has Link
    # The categories that its link's note names, if these are known to differ from the card's.
    linked_as: tuple[Category, ...] = ()
    link_dp: int = 0  # DP that it adds to the Digimon it is linked to (2-3-12-5)
    link_effects: tuple[Effect, ...] = ()
    # option_name, option_effects: of a DUAL card its Option part (4-6-1@4.2), below its traits. The rest is its Digimon
    # part; the traits belong to both
    option_name: str = ""
    option_effects: tuple[Effect, ...] = ()
    # dna, burst, app_fusion: those of its DNA digivolution (2-3-7), burst digivolution (2-3-9) and app fusion (2-3-10)
    dna: tuple[DnaRequirement, ...] = ()
    burst: tuple[BurstRequirement, ...] = ()
    app_fusion: tuple[AppFusionRequirement, ...] = ()
    # digixros, assembly: its DigiXros (7-2) and Assembly requirements (7-3)
    digixros: Materials | None = None
    assembly: Materials | None = None
    text: str = ""  # the whole printed text; notes are in round brackets, icons in <>
    icons: tuple[str, ...] = ()  # the keyword effects whose icons are in the text, whatever its language
    # The printed words of each effect by its place, "effects.0"; of a card that is shown in another language also its
    # "name", "text" and "traits".
    words: dict[str, str] = {}
    taught: dict[str, str] = {}  # the parts of effects read as a judge taught them, also by place
    unread: tuple[UnreadLine, ...] = ()  # lines beside the effects that are not understood
    overflow: int = 0  # memory that an ACE card costs when it leaves (2-10, 4-17); 0 without
    copies: int | None = 4  # how many of them a deck may hold; a (Rule) text may say otherwise (2-3-5-2)
    rules: tuple[AlsoIs, ...] = ()  # what the card also is everywhere by (Rule) texts (2-3-5-1)
    as_material: tuple[AsMaterial, ...] = ()  # what it also counts as when placed by a DigiXros or an Assembly
    token: bool = False  # it is a token's card (1-4-4)
    # Its name in Japanese, if that is known: it decides which parts a name has whose letters differ in case (2-3-1-3).
    japanese: str = ""

    @property
    def is_dual(self) -> bool:
        """True if it is a Digimon card that has an Option part as well (4-6-1@4.2)."""
        return bool(self.option_name)

    @cached_property
    def categories(self) -> frozenset[Category]:
        """Card categories off the field: a DUAL card is both a Digimon card and an Option card (4-6-1@4.2)."""
        added = (category for rule in self.rules for category in rule.categories)
        return frozenset((self.category, *((Category.OPTION,) if self.is_dual else ()), *added))

    @cached_property
    def categories_on_field(self) -> frozenset[Category]:
        """Categories on the field, with those that a (Rule) adds (2-3-5-1): there a Digi-Egg card is a Digimon (4-2-2),
        and a DUAL card is nothing but that (4-6-3@4.2)."""
        own = Category.DIGIMON if self.category is Category.DIGI_EGG else self.category
        return frozenset((own, *(category for rule in self.rules for category in rule.categories)))

    @property
    def used_part(self) -> str:
        """Field of the effects that it has as an Option card (4-6-6-1@4.2)."""
        return "option_effects" if self.is_dual else "effects"

    @property
    def used_effects(self) -> tuple[Effect, ...]:
        """The effects that it has as an Option card."""
        return self.option_effects if self.is_dual else self.effects

    def category_of_this(self, part: str) -> Category:
        """Category that "this ..." means in a part of the card: a Digimon below or beside one (2-3-4, 2-3-12-6)."""
        if part == "option_effects":
            return Category.OPTION
        return self.category if part in ("effects", "security") else Category.DIGIMON

    def names_as(self, categories: Collection[Category]) -> tuple[str, ...]:
        """Names of a card as one of these categories, or any if none is given: of a DUAL card those of its Digimon
        part, its Option part or both (4-6-5-1@4.2, 4-6-6-1@4.2)."""
        if not self.is_dual or (categories and Category.OPTION not in categories):
            return self.names
        both = not categories or Category.DIGIMON in categories
        return (*(self.names if both else ()), self.option_name)

    @property
    def bare_name(self) -> str:
        """The name without "ACE" (2-3-1-4)."""
        return self.name.removesuffix(" ACE")

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name and those that a (Rule) adds, which hold everywhere (2-3-5-1)."""
        return (self.bare_name, *(n for rule in self.rules for n in rule.names))

    @cached_property
    def name_parts(self) -> tuple[str, ...]:
        """Words that by a (Rule) count as being in its name."""
        return tuple(n for rule in self.rules for n in rule.name_parts)

    @cached_property
    def all_traits(self) -> tuple[str, ...]:
        """The traits and those that a (Rule) adds."""
        return (*self.traits, *(t for rule in self.rules for t in rule.traits))

    @cached_property
    def all_colors(self) -> frozenset[Color]:
        """The colors and those that a (Rule) adds."""
        return frozenset((*self.colors, *(c for rule in self.rules for c in rule.colors)))

    def joining(self, by: Joining) -> Materials | None:
        """Requirements for placing cards under it when it is played."""
        return self.digixros if by is Joining.DIGIXROS else self.assembly

    @cached_property
    def places(self) -> tuple[tuple[Effect, MaterialsFrom], ...]:
        """Other places from which cards can be placed when played, each with the effect of the card that opens it."""
        return tuple(
            (effect, gift)
            for effect in self.effects
            if effect.to == Named("this-card")
            for gift in effect.gifts
            if isinstance(gift, MaterialsFrom)
        )

    @cached_property
    def has_requirement_as_if(self) -> bool:
        """True if by one of its requirements another card digivolves into it as if that were a Digimon."""
        return any(requirement.as_level is not None for requirement in self.requirements)

    @cached_property
    def instead_of_requirements(self) -> tuple[tuple[Effect, MayDigivolve], ...]:
        """Substitutes for its digivolution requirements, each with the effect of the card that grants it."""
        return tuple(
            (effect, gift)
            for effect in self.effects
            for gift in effect.gifts
            if isinstance(gift, MayDigivolve) and gift.of is not None
        )

    @cached_property
    def own_costs(self) -> tuple[tuple[str, Effect, CardCost], ...]:
        """Changes of its own cost while it is in the hand, each with its effect and the place of that."""
        parts = (("effects", self.effects), ("option_effects", self.option_effects))
        return tuple(
            (f"{part}.{index}", effect, gift)
            for part, effects in parts
            for index, effect in enumerate(effects)
            if effect.area is Area.HAND and effect.to in (None, Named("this-card"))
            for gift in effect.gifts
            if isinstance(gift, CardCost)
        )

    @cached_property
    def when_revealed(self) -> tuple[AlsoIs, ...]:
        """Information that it also has while it is revealed from the deck."""
        of_deck = (effect for effect in self.effects if effect.area is Area.DECK)
        return tuple(gift for effect in of_deck for gift in effect.gifts if isinstance(gift, AlsoIs))

    def printed_keywords(self) -> Iterator[tuple[int, Keyword]]:
        """The keyword effects that are on the card by themselves, each with the place of its effect."""
        for index, effect in enumerate(self.effects):
            if effect.to is None and effect.condition is None:
                yield from ((index, g) for g in effect.gifts if isinstance(g, Keyword) and g.times == 1)

    def mentions(self, word: str) -> bool:
        """True if the card is one "with `word` in its text" (4-20). An icon such as <Save> matches icons of that kind
        only (4-20-4); notes do not count (4-20-5)."""
        text = "\n".join((self.option_name, *self.all_traits, without_notes(self.text)))
        if icon := _ICON.fullmatch(word):
            return icon[1] in self.icons or icon[1] in _kinds_of_icons(f"{self.name}\n{text}")
        return self.has_in_name(self.name, word) or has_word(text, word, "name")

    def has_in_name(self, name: str, word: str) -> bool:
        """True if a name of the card has a word in it (2-3-1-3)."""
        return has_word(name, word, "name", self.japanese if name in (self.name, self.bare_name) else "")

    def notes(self, word: str) -> bool:
        matches = _ICON_OR_NOTE.finditer(self.text)
        text = "\n".join(note[0] for note in matches if not note["icon"])
        if icon := _ICON.fullmatch(word):
            return icon[1] in _kinds_of_icons(text)
        return word in text


# Face of a card that lies face down: it has no card information (4-5-9).
NO_INFORMATION = Face("", colors=())


def _kinds_of_icons(text: str) -> Iterator[str]:
    """Kinds of icons, without their numbers: <Security A. +1> is of the kind Security A."""
    return (_BEHIND.sub("", icon) for icon in _ICON.findall(text))


# Fields in the effect language: effects, and requirements for other cards.
EFFECTS = ("effects", "inherited", "security", "link_effects", "option_effects")
_REQUIREMENTS = ("requirements", "links", "dna", "burst", "app_fusion", "digixros", "assembly", "as_material")

# Of a DNA digivolution; with more there would be too many ways to choose them.
_MAX_MATERIALS = 4


def faults_of_face(face: Face) -> Iterator[Fault]:
    """Faults of a card: all that the engine would pass over."""
    for field in EFFECTS:
        for index, effect in enumerate(getattr(face, field)):
            yield from faults_of(effect, f".{field}[{index}]")
    for field in _REQUIREMENTS:
        yield from faults_of_requirement(getattr(face, field), f".{field}")
    for index, requirement in enumerate(face.dna):
        if len(requirement.of) > _MAX_MATERIALS:
            yield Fault(
                f".dna[{index}].of",
                message("{number} is too many", number=len(requirement.of)),
                message("At most {most:,} are allowed", most=_MAX_MATERIALS),
            )
    if face.category is Category.OPTION and face.play_cost is not None:  # 2-6-1, 2-7-1
        yield Fault(".play_cost", message("an Option card has a use cost, not a play cost"), message("Use 'use_cost'"))
    if Category.OPTION not in face.categories and face.use_cost is not None:
        yield Fault(".use_cost", message("only an Option card has a use cost"), message("Use 'play_cost'"))


# Made ready by the one thread that imports it, as the effect language is.
Decoder(Face)


def cached_for_faces(compute: Callable[[dict[str, Face]], T]) -> Callable[[dict[str, Face]], T]:
    """Cache the last result of a function of all faces of a duel: no step of it changes them."""
    latest: list[tuple[dict[str, Face], T]] = []

    def cached_function(faces: dict[str, Face]) -> T:
        if not latest or latest[0][0] is not faces:
            latest[:] = [(faces, compute(faces))]
        return latest[0][1]

    return cached_function


@cached_for_faces
def any_overflows(faces: dict[str, Face]) -> bool:
    """True if any card of the duel has <Overflow> (4-17)."""
    return any(face.overflow for face in faces.values())


@cached_for_faces
def asked_this_turn(faces: dict[str, Face]) -> bool:
    """True if any card of the duel asks what players have done this turn."""
    effects = (getattr(face, part) for face in faces.values() for part in EFFECTS)
    return any(isinstance(part, ThisTurn) for listed in effects for part in parts(listed))
