"""From an entry of a card file to a record: every field checked, and what is wrong named."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from judgeapp.cards.record import CardRecord, DigivolutionCost, Link, Special
from judgeapp.cards.vocabulary import ALL_COLORS, CATEGORIES, COLORS, NOTHING, squeezed
from judgeapp.engine.lang import Category, Color
from judgeapp.language.folding import is_han, is_kana

LONGEST_NAME = 200
LONGEST_TEXT = 20_000  # letters; no card comes near it
MOST_ENTRIES = 100  # of a list
# The largest value that each number may have; what is beyond is a slip of the file.
HIGHEST = {"level": 20, "dp": 1_000_000, "play_cost": 99, "cost": 99, "copies": 99, "overflow": 99}

_NUMBER = re.compile(r"(?P<number>[A-Z]{1,4}\d{0,3}-\d{1,4})(?:_[A-Z0-9]+)?")
_DIGITS = re.compile(r"[+-]?\d{1,9}")
_DASHES = re.compile("[\u2010-\u2015\u2212\uff0d\u30fc]")
_BETWEEN = re.compile(r"[/／|｜]")
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z]{4})?")

# Names of fields in files beside those of the record.
_LINES = {
    "digivolve": "digivolve",
    "dna": "dna",
    "digixros": "digixros",
    "burst": "burst",
    "app_fusion": "app_fusion",
    "appfusion": "app_fusion",
    "assembly": "assembly",
    "use_requirement": "use_requirement",
    "use_req": "use_requirement",
    "rules": "rules",
    "rule": "rules",
}
_OTHER_NAME = "name_"
# What the files say beside the facts; nothing that a game refers to (2-12-1).
_OTHER_INFORMATION = frozenset(("set", "dup_effect_inherited"))
FIELDS = (
    "number", "name", "language", "category", "colors", "level", "dp", "play_cost", "evo_costs",
    "traits", "attribute", "form", "rarity", "max_copies", "effect", "inherited", "security",
    "special",
)  # fmt: skip
_KNOWN = {*FIELDS, *_OTHER_INFORMATION}


class FactError(ValueError):
    """An entry is no card: which field is wrong, and why, in one line."""


class Read(NamedTuple):
    """doubts  -- facts that can't be right and were left out, or that every card has and this not
    unknown -- fields of the entry that mean nothing here
    """

    record: CardRecord
    doubts: tuple[str, ...]
    unknown: tuple[str, ...]


def read_entry(entry: object, language: str = "") -> Read:
    """The record of an entry: a table with the fields FIELDS, of which number, name and
    category are needed.

    language -- of its texts; where nothing is said the entry's own `language` counts, and
                else the letters of its name and texts tell
    Raises FactError.
    """
    if not isinstance(entry, dict):
        raise FactError(f"a card is a table of fields, this is {_kind(entry)}")
    doubts: list[str] = []
    unknown = [str(f) for f in entry if f not in _KNOWN and not str(f).startswith(_OTHER_NAME)]
    number = read_number(_text(entry, "number", LONGEST_NAME))
    name = _line(_needed(_text(entry, "name", LONGEST_NAME), "name"), "name")
    texts = {field: _text(entry, field) for field in ("effect", "inherited", "security")}
    special = _special(entry.get("special"), unknown)
    category = _category(entry)
    dp = _whole(entry, "dp")
    if dp is not None and category in (Category.OPTION, Category.TAMER):
        doubts.append(f"dp: a card of this category has none, so {dp} was left out")
        dp = None
    record = CardRecord(
        number=number,
        language=language or _language(entry, (name, *texts.values())),
        name=name,
        category=category,
        colors=_colors(entry, doubts),
        level=_whole(entry, "level", prefix="LV."),
        dp=dp,
        play_cost=_whole(entry, "play_cost"),
        evo_costs=_evo_costs(entry, doubts),
        traits=_words(entry, "traits"),
        attributes=_words(entry, "attribute"),
        forms=_words(entry, "form"),
        rarity=_line(_text(entry, "rarity", LONGEST_NAME), "rarity"),
        copies=_whole(entry, "max_copies", limit="copies"),
        special=special,
        names=tuple(_other_names(entry)),
        **texts,
    )
    return Read(record, tuple(doubts), tuple(unknown))


def read_number(text: str) -> str:
    """A card number as it is printed, "TS1-010": upper case, half width, and without the mark
    that files put behind the number of another illustration (2-11-1). Raises FactError."""
    plain = _DASHES.sub("-", unicodedata.normalize("NFKC", text)).strip().upper()
    match = _NUMBER.fullmatch(plain)
    if match is None:
        told = f"{_shown(text)} is no card number such as TS1-010" if text else "is missing"
        raise FactError(f"number: {told}")
    return match["number"]


def guessed_language(texts: Sequence[str]) -> str:
    """By the letters: kana are Japanese; Han without any are Chinese; the rest is English."""
    letters = "".join(texts)
    # The mark of a long vowel and the middle dot stand in other texts too.
    if any(is_kana(c) and c not in "ー・" for c in letters):
        return "ja"
    return "zh-Hans" if any(map(is_han, letters)) else "en"


def is_language(tag: str) -> bool:
    """Whether it looks like a language tag: en, zh-Hans."""
    return _TAG.fullmatch(tag) is not None


def _language(entry: Mapping[str, Any], texts: Sequence[str]) -> str:
    said = _text(entry, "language", LONGEST_NAME).strip()
    if said and not is_language(said):
        raise FactError(f"language: {_shown(said)} is no language tag such as en or zh-Hans")
    return said or guessed_language(texts)


def _category(entry: Mapping[str, Any]) -> Category:
    words = _words(entry, "category")
    found = {CATEGORIES.get(squeezed(word)) for word in words}
    if None in found or len(found) != 1:
        told = _shown(" ".join(words)) if words else "nothing"
        raise FactError(f"category: {told} is none of Digimon, Tamer, Option, Digi-Egg")
    (category,) = found
    assert category is not None
    return category


def _colors(entry: Mapping[str, Any], doubts: list[str]) -> tuple[Color, ...]:
    """Each color once: some files name it again for the circle of the digivolution cost."""
    colors: dict[Color, None] = {}
    for word in _words(entry, "colors"):
        color = COLORS.get(squeezed(word))
        if color is not None:
            colors[color] = None
        elif squeezed(word) in ALL_COLORS:
            doubts.append(f"colors: {_shown(word)} is no color of a card, so it was left out")
        else:
            raise FactError(f"colors: {_shown(word)} is no color")
    if not colors:
        doubts.append("colors: none is said")
    return tuple(colors)


def _evo_costs(entry: Mapping[str, Any], doubts: list[str]) -> tuple[DigivolutionCost, ...]:
    return tuple(
        _evo_cost(cost, f"evo_costs[{at}]", doubts)
        for at, cost in enumerate(_list(entry.get("evo_costs"), "evo_costs"))
    )


def _evo_cost(cost: object, where: str, doubts: list[str]) -> DigivolutionCost:
    if not isinstance(cost, dict):
        raise FactError(f"{where}: a cost is a table of color, level and cost")
    colors: dict[Color, None] = {}
    for word in _words(cost, "color", where):
        if squeezed(word) in ALL_COLORS:
            colors |= dict.fromkeys(Color)
        elif (color := COLORS.get(squeezed(word))) is not None:
            colors[color] = None
        else:
            raise FactError(f"{where}.color: {_shown(word)} is no color")
    paid = "memoryCost" if "memoryCost" in cost else "cost"
    memory = _whole(cost, paid, where, limit="cost")
    if memory is None:
        raise FactError(f"{where}.{paid}: is missing")
    if not colors:
        doubts.append(f"{where}.color: is not said, so this cost can't be used in a game")
    return DigivolutionCost(memory, tuple(colors), _whole(cost, "level", where, prefix="LV."))


def _special(value: object, unknown: list[str]) -> Special:
    if value is None:
        return Special()
    if not isinstance(value, dict):
        raise FactError(f"special: must be a table, this is {_kind(value)}")
    lines: dict[str, tuple[str, ...]] = {}
    link, overflow = None, 0
    for field in value:
        if field in _LINES:
            lines[_LINES[field]] = lines.get(_LINES[field], ()) + _lines(value, field)
        elif field == "link":
            link = _link(value[field])
        elif field in ("ace_overflow", "overflow"):
            overflow = abs(_whole(value, field, "special", limit="overflow", signed=True) or 0)
        else:
            unknown.append(f"special.{field}")
    return Special(link=link, overflow=overflow, **lines)


def _link(value: object) -> Link | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise FactError(f"special.link: must be a table, this is {_kind(value)}")
    where = "special.link"
    link = Link(
        _text(value, "requirement", where=where),
        _whole(value, "dp", where, signed=True),
        _text(value, "effect", where=where),
    )
    return None if link == Link() else link


def _other_names(entry: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for field in entry:
        tag = str(field).removeprefix(_OTHER_NAME)
        if tag != field and is_language(tag) and (name := _text(entry, field, LONGEST_NAME)):
            yield tag, _line(name, field)


# -- kinds of values ----------------------------------------------------------------------


def _text(
    table: Mapping[str, Any], field: str, longest: int = LONGEST_TEXT, where: str = ""
) -> str:
    value = table.get(field)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise FactError(f"{_path(where, field)}: must be text, this is {_kind(value)}")
    if len(value) > longest:
        raise FactError(f"{_path(where, field)}: has more than {longest} letters")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise FactError(f"{_path(where, field)}: has half a letter")
    text = value.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").strip()
    return "" if text in NOTHING else "".join(c for c in text if c == "\n" or not _is_unseen(c))


def _is_unseen(letter: str) -> bool:
    """Controls, and marks that turn the direction of what follows."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cn")


def _line(text: str, field: str) -> str:
    if "\n" in text:
        raise FactError(f"{field}: must be one line")
    return " ".join(text.split())


def _needed(text: str, field: str) -> str:
    if not text:
        raise FactError(f"{field}: is missing")
    return text


def _whole(
    table: Mapping[str, Any],
    field: str,
    where: str = "",
    *,
    limit: str = "",
    prefix: str = "",
    signed: bool = False,
) -> int | None:
    """A whole number, which may be written as text, "3000"; None where there is none."""
    value, path = table.get(field), _path(where, field)
    if isinstance(value, str):
        plain = unicodedata.normalize("NFKC", value).strip().upper().removeprefix(prefix).strip()
        if _DASHES.sub("-", plain) in NOTHING:
            return None
        if not _DIGITS.fullmatch(plain):
            raise FactError(f"{path}: {_shown(value)} is no whole number")
        value = int(plain)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int):
        raise FactError(f"{path}: must be a whole number, this is {_kind(value)}")
    highest = HIGHEST[limit or field]
    if not (-highest if signed else 0) <= value <= highest:
        raise FactError(f"{path}: {value} is not between 0 and {highest}")
    return value


def _words(table: Mapping[str, Any], field: str, where: str = "") -> tuple[str, ...]:
    """Words from a list, or from one text with strokes between them; each once."""
    value, path = table.get(field), _path(where, field)
    if isinstance(value, str):
        if len(value) > LONGEST_NAME:
            raise FactError(f"{path}: has more than {LONGEST_NAME} letters")
        value = _BETWEEN.split(value)
    words = _strings(_list(value, path), path, LONGEST_NAME)
    return tuple(dict.fromkeys(_line(word, path) for word in words))


def _lines(table: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value, path = table.get(field), _path("special", field)
    listed = [value] if isinstance(value, str) else _list(value, path)
    return tuple(_strings(listed, path, LONGEST_TEXT))


def _strings(values: list[Any], path: str, longest: int) -> list[str]:
    read = (_text({path: value}, path, longest) for value in values)
    return [text for text in read if text]


def _list(value: object, path: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise FactError(f"{path}: must be a list, this is {_kind(value)}")
    if len(value) > MOST_ENTRIES:
        raise FactError(f"{path}: has more than {MOST_ENTRIES} entries")
    return value


def _path(where: str, field: str) -> str:
    return f"{where}.{field}" if where else field


_KINDS: Sequence[tuple[type | tuple[type, ...], str]] = (
    (bool, "true or false"),
    (str, "a text"),
    ((int, float), "a number"),
    (list, "a list"),
    (dict, "a table"),
)


def _kind(value: object) -> str:
    return next((name for kind, name in _KINDS if isinstance(value, kind)), "nothing")


def _shown(value: object) -> str:
    return repr(str(value)[:40])
