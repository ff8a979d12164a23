"""The fields of a card, each once in one table: how files state it, where it is typed, what
languages have in common, and where it is left out. What goes through the fields of a card goes by
this table, or is held to it by tests: tests/cards/test_fields.py and tests/ui/test_card_fields.py.

To add a field, give it to the record and to this table, and follow what then fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.record import CardRecord, Link

# -- what a field holds -------------------------------------------------------------------


class Line(Struct, frozen=True):
    """One short line."""


class Text(Struct, frozen=True):
    """A text of several lines."""


class Lines(Struct, frozen=True):
    """Texts, each of which stands on a line of its own."""


class Words(Struct, frozen=True):
    """Words with strokes between them."""


class Whole(Struct, frozen=True):
    """A whole number, or that there is none.

    highest -- the largest that it may be; what is beyond is a slip of the file
    sign    -- whether it may be below 0, and whether it then stays so
    prefix  -- what may stand before it, in upper case
    """

    highest: int
    sign: Literal["none", "kept", "dropped"] = "none"
    prefix: str = ""


class Own(Enum):
    """What only one field holds."""

    NUMBER = auto()
    LANGUAGE = auto()
    NAME = auto()
    CATEGORY = auto()
    COLORS = auto()
    COSTS = auto()
    NAMES = auto()


Kind = Line | Text | Lines | Words | Whole | Own


class Among(Enum):
    """What the records of a card in several languages have in common."""

    EACH = auto()  # each has its own
    SAME = auto()  # all state the same, or one is wrong
    SHARED = auto()  # all state the same, and what one leaves open is as another says


# -- the table ----------------------------------------------------------------------------


class Field(Struct, frozen=True, dict=True):
    """One field of a record.

    path    -- where it stands in the record: "special.link.dp"
    kind    -- what it holds: by this it is read, written and typed
    among   -- whether languages are compared by it
    files   -- what card files call it, first as our files and mappings do; nothing for what has no
               name of its own
    typed   -- the field of the form that it is typed in; empty for none. What is not typed stays as
               it is when a card is corrected
    printed -- whether the page of a card shows it
    played  -- whether it is a fact of a duel, which `cards fill` writes into scenarios
    """

    path: str
    kind: Kind
    among: Among
    files: tuple[str, ...]
    typed: str = ""
    printed: bool = True
    played: bool = True

    @cached_property
    def name(self) -> str:
        """The last part of its path."""
        return self.path.rpartition(".")[2]

    @cached_property
    def group(self) -> str:
        """What stands before its name: "", "special" or "special.link"."""
        return self.path.rpartition(".")[0]


LEVEL, MEMORY = Whole(20, prefix="LV."), Whole(99)
_EACH, _SAME, _SHARED = Among.EACH, Among.SAME, Among.SHARED

FIELDS = (
    Field("number", Own.NUMBER, _EACH, ("number",), "number"),
    Field("name", Own.NAME, _EACH, ("name",), "name"),
    Field("language", Own.LANGUAGE, _EACH, ("language",), "language"),
    Field("names", Own.NAMES, _EACH, (), played=False),
    Field("category", Own.CATEGORY, _SAME, ("category",), "category"),
    Field("colors", Own.COLORS, _SHARED, ("colors",), "colors"),
    Field("level", LEVEL, _SAME, ("level",), "level"),
    Field("dp", Whole(1_000_000), _SAME, ("dp",), "dp"),
    Field("play_cost", MEMORY, _SAME, ("play_cost",), "play_cost"),
    Field("evo_costs", Own.COSTS, _SHARED, ("evo_costs",), "evo_costs"),
    Field("forms", Words(), _EACH, ("form",), "traits"),
    Field("attributes", Words(), _EACH, ("attribute",), "traits"),
    Field("traits", Words(), _EACH, ("traits",), "traits"),
    # Nothing that a game refers to (2-12-1).
    Field("rarity", Line(), _EACH, ("rarity",), printed=False, played=False),
    Field("copies", Whole(99), _SHARED, ("max_copies",)),
    Field("effect", Text(), _EACH, ("effect",), "effect"),
    Field("inherited", Text(), _EACH, ("inherited",), "inherited"),
    Field("security", Text(), _EACH, ("security",), "security"),
    # The engine does not play it.
    Field("special.use_requirement", Lines(), _EACH,
          ("special.use_requirement", "special.use_req"), "special", played=False),
    Field("special.digivolve", Lines(), _EACH, ("special.digivolve",), "digivolve"),
    Field("special.dna", Lines(), _EACH, ("special.dna",), "special"),
    Field("special.burst", Lines(), _EACH, ("special.burst",), "special"),
    Field("special.app_fusion", Lines(), _EACH,
          ("special.app_fusion", "special.appfusion"), "special"),
    Field("special.digixros", Lines(), _EACH, ("special.digixros",), "special"),
    Field("special.assembly", Lines(), _EACH, ("special.assembly",), "special"),
    Field("special.rules", Lines(), _EACH, ("special.rules", "special.rule"), "rules"),
    Field("special.link.requirement", Text(), _EACH, ("special.link.requirement",), "link"),
    Field("special.link.dp", Whole(1_000_000, sign="kept"), _EACH, ("special.link.dp",), "link_dp"),
    Field("special.link.effect", Text(), _EACH, ("special.link.effect",), "link_effect"),
    Field("special.overflow", Whole(99, sign="dropped"), _EACH,
          ("special.overflow", "special.ace_overflow")),
)  # fmt: skip

BY_PATH = {field.path: field for field in FIELDS}
# Of each group its fields by what files call them there.
FILED = {
    group: {
        name.rpartition(".")[2]: field
        for field in FIELDS
        if field.group == group
        for name in field.files
    }
    for group in dict.fromkeys(field.group for field in FIELDS)
}
# What an entry of a card file may have; the groups are tables in it.
ENTRY = tuple(dict.fromkeys(name.partition(".")[0] for f in FIELDS for name in f.files[:1]))
# What a mapping may name.
MAPPED = frozenset((*ENTRY, *(name for field in FIELDS for name in field.files[:1])))
# A name in another language is called so with the language behind it.
OTHER_NAME = "name_"
# What a digivolution cost is made of, and what files call it: see DigivolutionCost.
COST = {"colors": ("color",), "level": ("level",), "cost": ("cost", "memoryCost")}
# The fields of the form, each with what is typed in it: see judgeapp.cards.written.
FORM = {
    typed: tuple(field for field in FIELDS if field.typed == typed)
    for typed in dict.fromkeys(field.typed for field in FIELDS if field.typed)
}
# The effects, whose letters tell the language with those of the name.
EFFECTS = tuple(f.path for f in FIELDS if isinstance(f.kind, Text) and not f.group)


def value_at(record: CardRecord, path: str) -> Any:
    """What a record has in a field."""
    value: Any = record
    for step in path.split("."):
        value = getattr(Link() if value is None else value, step)
    return value


def with_values(record: CardRecord, values: Mapping[str, object]) -> CardRecord:
    """The record with other values in some fields, by their paths."""
    own: dict[str, dict[str, Any]] = {group: {} for group in FILED}
    for path, value in values.items():
        own[BY_PATH[path].group][BY_PATH[path].name] = value
    special = record.special
    if own["special.link"]:
        link = replace(special.link or Link(), **own["special.link"])
        special = replace(special, link=None if link == Link() else link)
    return replace(record, special=replace(special, **own["special"]), **own[""])
