"""A card record: the facts of one card in one language, as a card file states them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from judgeapp.engine.words import Category, Color


class DigivolutionCost(Struct, frozen=True, omit_defaults=True):
    """A printed circle with a digivolution cost (2-3-6-2): from which colors, from which level.

    A file may leave things out: no colors, or a level of None, is "the file does not say"."""

    cost: int
    colors: tuple[Color, ...] = ()
    level: int | None = None

    @property
    def is_whole(self) -> bool:
        """True if the file says all that a requirement needs."""
        return bool(self.colors) and self.level is not None


class PrintedLink(Struct, frozen=True, omit_defaults=True):
    """Printed link: requirement, DP and effect (2-3-12-1)."""

    requirement: str = ""
    dp: int | None = None
    effect: str = ""

    @property
    def requirements(self) -> tuple[str, ...]:
        return tuple(line for line in self.requirement.splitlines() if line.strip())


class SpecialLines(Struct, frozen=True, omit_defaults=True):
    """The lines beside the effects, as printed."""

    digivolve: tuple[str, ...] = ()  # requirements in words (2-3-6-3)
    # dna, digixros, burst, app_fusion, assembly: 2-3-7 to 2-3-11
    dna: tuple[str, ...] = ()
    digixros: tuple[str, ...] = ()
    burst: tuple[str, ...] = ()
    app_fusion: tuple[str, ...] = ()
    assembly: tuple[str, ...] = ()
    use_requirement: tuple[str, ...] = ()  # <Use Req. (X)>: an Option's substitute for its colors
    rules: tuple[str, ...] = ()  # (Rule) texts (2-3-5)
    link: PrintedLink | None = None
    overflow: int = 0  # memory that an ACE card costs when it leaves (2-10); 0 without

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines without the link, those that come first on a card first."""
        return (
            *self.use_requirement,
            *self.digivolve,
            *self.dna,
            *self.burst,
            *self.app_fusion,
            *self.digixros,
            *self.assembly,
            *self.rules,
        )


class CardRecord(Struct, frozen=True, omit_defaults=True):
    """One card in one language. An empty or None field is missing in the file, or on the card: the files do not tell
    these apart."""

    number: str
    language: str  # BCP 47 tag of name and texts
    name: str
    category: Category
    colors: tuple[Color, ...] = ()
    level: int | None = None
    dp: int | None = None
    play_cost: int | None = None  # memory to play it, or of an Option to use it (2-6-1, 2-7-1)
    evo_costs: tuple[DigivolutionCost, ...] = ()
    # traits, attributes, forms: all of them are traits (2-3-2-1)
    traits: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    rarity: str = ""
    copies: int | None = None  # how many of it a deck may hold, if the file says so
    effect: str = ""
    inherited: str = ""
    security: str = ""
    # option_name, option_effect: of a DUAL card the part below its traits (4-6-6-1@4.2); its play_cost is then the cost
    # to use it
    option_name: str = ""
    option_effect: str = ""
    special: SpecialLines = SpecialLines()
    names: tuple[tuple[str, str], ...] = ()  # (language, name) in other languages, if the file has them

    @property
    def key(self) -> tuple[str, str]:
        """Primary key of a record: number and language."""
        return self.number, self.language

    @property
    def is_dual(self) -> bool:
        """True if it has an Option part as well (4-6-1@4.2)."""
        return bool(self.option_name or self.option_effect)

    @property
    def categories(self) -> tuple[Category, ...]:
        """Categories of the card off the field."""
        return (self.category, *((Category.OPTION,) if self.is_dual else ()))

    @property
    def all_traits(self) -> tuple[str, ...]:
        """Form, attribute and type are traits alike (2-3-2-1)."""
        return tuple(dict.fromkeys((*self.forms, *self.attributes, *self.traits)))

    def texts(self) -> Iterator[str]:
        """Everything printed in words, in the order of the card; nothing empty."""
        link = self.special.link or PrintedLink()
        parts = (self.effect, self.inherited, self.security, link.requirement, link.effect, self.option_effect)
        yield from filter(None, (*self.special.lines, *parts))
