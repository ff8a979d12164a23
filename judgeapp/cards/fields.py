"""The fields of a card, each once in one table: how files state it, where it is typed, how languages agree on it, and
where it is left out. Code that goes through a card's fields uses this table, or is held to it by tests:
tests/cards/test_fields.py and tests/ui/test_card_fields.py.

To add a field, give it to the record and to this table, and mend the checks that then fail."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum, auto
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.record import CardRecord, PrintedLink
from judgeapp.entries.shape import ShapeFields


class LineField(Struct, frozen=True):
    """One short line."""


class TextField(Struct, frozen=True):
    """A text of several lines."""


class LinesField(Struct, frozen=True):
    """Texts, each on its own line."""


class TagsField(Struct, frozen=True):
    """Words with strokes between them."""


class IntegerField(Struct, frozen=True):
    """A whole number, or its absence."""

    highest: int  # the largest allowed; anything beyond is a slip of the file
    sign: Literal["none", "kept", "dropped"] = "none"  # whether it may be below 0, and whether it then stays so
    prefix: str = ""  # the prefix it may have, in upper case


class SpecialField(Enum):
    """Content that only one field holds."""

    NUMBER = auto()
    LANGUAGE = auto()
    NAME = auto()
    CATEGORY = auto()
    COLORS = auto()
    COSTS = auto()
    NAMES = auto()


Kind = LineField | TextField | LinesField | TagsField | IntegerField | SpecialField


class Agreement(Enum):
    """Relation between the records of a card in several languages."""

    EACH = auto()  # each record has its own
    SAME = auto()  # all records state the same, or one is wrong
    SHARED = auto()  # all records state the same, and one fills in what another leaves open


class CardField(Struct, frozen=True, dict=True):
    path: str  # its place in the record: "special.link.dp"
    kind: Kind  # its content: by this it is read, written and typed
    agreement: Agreement  # whether languages are compared by it
    # Its names in card files, that of our files and mappings first; empty if it has none of its own.
    files: tuple[str, ...]
    # Its field of the form; empty for none. An untyped field stays as it is when a card is corrected.
    form_field: str = ""
    on_card_page: bool = True  # whether the page of a card shows it
    in_scenarios: bool = True  # whether it is a fact of a duel, which `cards fill` writes into scenarios

    @cached_property
    def name(self) -> str:
        """The last part of its path."""
        return self.path.rpartition(".")[2]

    @cached_property
    def group(self) -> str:
        """Path before its name: "", "special" or "special.link"."""
        return self.path.rpartition(".")[0]


LEVEL, MEMORY = IntegerField(20, prefix="LV."), IntegerField(99)
_EACH, _SAME, _SHARED = Agreement.EACH, Agreement.SAME, Agreement.SHARED

FIELDS = (
    CardField("number", SpecialField.NUMBER, _EACH, ("number",), "number"),
    CardField("name", SpecialField.NAME, _EACH, ("name",), "name"),
    CardField("language", SpecialField.LANGUAGE, _EACH, ("language",), "language"),
    CardField("names", SpecialField.NAMES, _EACH, (), in_scenarios=False),
    CardField("category", SpecialField.CATEGORY, _SAME, ("category",), "category"),
    CardField("colors", SpecialField.COLORS, _SHARED, ("colors",), "colors"),
    CardField("level", LEVEL, _SAME, ("level",), "level"),
    CardField("dp", IntegerField(1_000_000), _SAME, ("dp",), "dp"),
    CardField("play_cost", MEMORY, _SAME, ("play_cost",), "play_cost"),
    CardField("evo_costs", SpecialField.COSTS, _SHARED, ("evo_costs",), "evo_costs"),
    CardField("forms", TagsField(), _EACH, ("form",), "traits"),
    CardField("attributes", TagsField(), _EACH, ("attribute",), "traits"),
    CardField("traits", TagsField(), _EACH, ("traits",), "traits"),
    # No rule refers to these (2-12-1).
    CardField("rarity", LineField(), _EACH, ("rarity",), on_card_page=False, in_scenarios=False),
    CardField("copies", IntegerField(99), _SHARED, ("max_copies",)),
    CardField("effect", TextField(), _EACH, ("effect",), "effect"),
    CardField("inherited", TextField(), _EACH, ("inherited",), "inherited"),
    CardField("security", TextField(), _EACH, ("security",), "security"),
    CardField("option_name", LineField(), _EACH, ("option_name",), "option_name"),
    CardField("option_effect", TextField(), _EACH, ("option_effect", "dual"), "option_effect"),
    CardField(
        "special.use_requirement", LinesField(), _EACH, ("special.use_requirement", "special.use_req"), "special"
    ),
    CardField("special.digivolve", LinesField(), _EACH, ("special.digivolve",), "digivolve"),
    CardField("special.dna", LinesField(), _EACH, ("special.dna",), "special"),
    CardField("special.burst", LinesField(), _EACH, ("special.burst",), "special"),
    CardField("special.app_fusion", LinesField(), _EACH, ("special.app_fusion", "special.appfusion"), "special"),
    CardField("special.digixros", LinesField(), _EACH, ("special.digixros",), "special"),
    CardField("special.assembly", LinesField(), _EACH, ("special.assembly",), "special"),
    CardField("special.rules", LinesField(), _EACH, ("special.rules", "special.rule"), "rules"),
    CardField("special.link.requirement", TextField(), _EACH, ("special.link.requirement",), "link"),
    CardField("special.link.dp", IntegerField(1_000_000, sign="kept"), _EACH, ("special.link.dp",), "link_dp"),
    CardField("special.link.effect", TextField(), _EACH, ("special.link.effect",), "link_effect"),
    CardField(
        "special.overflow", IntegerField(99, sign="dropped"), _EACH, ("special.overflow", "special.ace_overflow")
    ),
)

BY_PATH = {field.path: field for field in FIELDS}
# The fields of each group by their names in files.
BY_FILE_KEY = {
    group: {name.rpartition(".")[2]: field for field in FIELDS if field.group == group for name in field.files}
    for group in dict.fromkeys(field.group for field in FIELDS)
}
# Keys that an entry of a card file may have; a group is a table in it.
ENTRY = tuple(dict.fromkeys(name.partition(".")[0] for f in FIELDS for name in f.files[:1]))
# Prefix of a name in another language, followed by the language.
OTHER_NAME = "name_"
# Names in files of the parts of a digivolution cost: see DigivolutionCost.
COST = {"colors": ("color",), "level": ("level",), "cost": ("cost", "memoryCost")}
# Fields that a described file format can fill.
SHAPED = ShapeFields(
    "cards",
    names=frozenset((*ENTRY, *(name for field in FIELDS for name in field.files[:1]))),
    needed=(("number",), ("name",), ("category",)),
    also=re.compile(rf"{OTHER_NAME}[a-z]{{2,3}}(-[A-Za-z]{{4}})?"),
    also_called=f" and {OTHER_NAME} with a language",
    each=frozenset(names[0] for names in COST.values()),
)
# Fields of the form with the record's fields that each one fills: see judgeapp.cards.written.
FORM = {
    typed: tuple(field for field in FIELDS if field.form_field == typed)
    for typed in dict.fromkeys(field.form_field for field in FIELDS if field.form_field)
}
# The effects: their letters, with those of the name, tell the language.
EFFECTS = tuple(f.path for f in FIELDS if isinstance(f.kind, TextField) and not f.group)


def value_at(record: CardRecord, path: str) -> Any:
    value: Any = record
    for step in path.split("."):
        value = getattr(PrintedLink() if value is None else value, step)
    return value


def with_values(record: CardRecord, values: Mapping[str, object]) -> CardRecord:
    """The record with other values in some fields, by their paths."""
    own: dict[str, dict[str, Any]] = {group: {} for group in BY_FILE_KEY}
    for path, value in values.items():
        own[BY_PATH[path].group][BY_PATH[path].name] = value
    special = record.special
    if own["special.link"]:
        link = replace(special.link or PrintedLink(), **own["special.link"])
        special = replace(special, link=None if link == PrintedLink() else link)
    return replace(record, special=replace(special, **own["special"]), **own[""])
