"""Reader of an entry of a card file: every field is checked, and faults are named."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, assert_never

from msgspec.structs import replace

from judgeapp.cards.fields import (
    BY_FILE_KEY,
    BY_PATH,
    COST,
    EFFECTS,
    ENTRY,
    FIELDS,
    LEVEL,
    MEMORY,
    OTHER_NAME,
    SHAPED,
    CardField,
    IntegerField,
    LineField,
    LinesField,
    SpecialField,
    TagsField,
    TextField,
)
from judgeapp.cards.mending import mend_texts, mended_entry, mended_special
from judgeapp.cards.reading.grammar.keywords import text_language
from judgeapp.cards.record import CardRecord, DigivolutionCost, PrintedLink, SpecialLines
from judgeapp.cards.vocabulary import ALL_COLORS, CATEGORIES, DUAL, NOTHING, colors_in, squeezed, without_ace
from judgeapp.engine.words import Category, Color
from judgeapp.entries.importing import EntryKind, ReadEntry
from judgeapp.entries.values import FactError, PassedOverError, describe_kind, doubt, entry_text, is_language

MAX_NAME_LENGTH = 200
MAX_TEXT_LENGTH = 20_000  # letters; far more than any card has
MAX_ENTRIES = 100  # entries of a list

_NUMBER = re.compile(r"(?P<number>[A-Z]{1,4}\d{0,3}-\d{1,4})(?:_[A-Z0-9]+)?")
_TOKEN = re.compile(r"(?:[A-Z]{1,4}\d{0,3}-)?TOKEN[A-Z0-9_-]*")
_DIGITS = re.compile(r"[+-]?\d{1,9}")
_DASHES = re.compile("[\u2010-\u2015\u2212\uff0d\u30fc]")
BETWEEN = re.compile(r"[/／|｜]")  # separates several words in one text

# Fields of files that aren't facts: no rule refers to them (2-12-1).
_OTHER_INFORMATION = frozenset(("set", "dup_effect_inherited"))
_KNOWN = {*ENTRY, *BY_FILE_KEY[""], *_OTHER_INFORMATION}
# Names of the fields in files, without their tables.
_NAMES = {f.path: tuple(name.rpartition(".")[2] for name in f.files) or ("",) for f in FIELDS}
# The fields of the entry itself. Its language may be given from outside, or guessed by its letters.
_LANGUAGE = BY_PATH["language"]
_OF_ENTRY = tuple(f for f in FIELDS if not f.group and f is not _LANGUAGE)


def read_entry(entry: object, language: str = "", *, as_typed: bool = False) -> ReadEntry[CardRecord]:
    """The record of an entry: a table with the fields ENTRY, of which number, name and category are needed. `language`:
    of its texts; by default the entry's own `language` counts, otherwise the letters of its name and texts tell;
    `as_typed`: leave slips of files unmended. Raises FactError."""
    if not isinstance(entry, dict):
        raise FactError("a card must be a mapping of fields, not {entry}", entry=describe_kind(entry))
    doubts: list[str] = []
    mended: list[str] = []
    entry = entry if as_typed else mended_entry(entry, mended)
    unknown = [str(f) for f in entry if f not in _KNOWN and not str(f).startswith(OTHER_NAME)]
    values = {f.name: _read_field(f, entry, doubts) for f in _OF_ENTRY}
    if _is_dual(entry):
        _with_option_part(values, doubts)
    if values["dp"] is not None and values["category"] in (Category.OPTION, Category.TAMER):
        doubts.insert(0, doubt("dp: a card of this category has none, so {dp} was left out", dp=values["dp"]))
        values["dp"] = None
    texts = [values[name] for name in ("name", *EFFECTS)]
    is_ace = not as_typed and without_ace(values["name"]) != values["name"]
    if not as_typed:
        mend_texts(values, mended)
    values["language"] = language or _read_field(_LANGUAGE, entry, doubts) or text_language(texts)
    special = _special(entry.get("special"), unknown, doubts)
    if not as_typed:
        special = mended_special(special, values, mended)
    if is_ace and not special.overflow:
        doubts.append(doubt("special.overflow: missing, so this ACE card costs no memory when it leaves (4-17-1)"))
    return ReadEntry(CardRecord(special=special, **values), tuple(doubts), tuple(unknown), tuple(mended))


def read_number(text: str) -> str:
    """A card number as printed, "TS1-010": upper case, half width, and without the mark that files put behind the
    number of another illustration (2-11-1). Raises FactError."""
    plain = _DASHES.sub("-", unicodedata.normalize("NFKC", text)).strip().upper()
    match = _NUMBER.fullmatch(plain)
    if match is None:
        if _TOKEN.fullmatch(plain):
            raise PassedOverError("tokens can't be in a deck (1-4-4-2), so their entries were left out")
        if not text:
            raise FactError("{field}: is missing", field="number")
        raise FactError("number: {text} isn't a card number such as TS1-010", text=_shown(text))
    return match["number"]


def _read_field(field: CardField, table: Mapping[str, Any], doubts: list[str]) -> Any:
    return _value(field, table, _name_in(table, _NAMES[field.path]), doubts)


def _name_in(table: Mapping[str, Any], names: Sequence[str]) -> str:
    """Name that a table uses; others' names for it before our own. A mark, true or false, is no value."""
    return next((n for n in reversed(names) if n in table and not isinstance(table[n], bool)), names[0])


def _value(field: CardField, table: Mapping[str, Any], name: str, doubts: list[str]) -> Any:
    """Value under a name in a table, as the field holds it."""
    where = field.group
    match field.kind:
        case LineField():
            return _line(_text(table, name, MAX_NAME_LENGTH, where), _path(where, name))
        case TextField():
            return _text(table, name, where=where)
        case LinesField():
            return _lines(table, name)
        case TagsField():
            return _words(table, name, where)
        case IntegerField():
            return _whole(table, name, where, field.kind)
        case SpecialField.NUMBER:
            return read_number(_text(table, name, MAX_NAME_LENGTH))
        case SpecialField.LANGUAGE:
            return _language(table, name)
        case SpecialField.NAME:
            return _line(_needed(_text(table, name, MAX_NAME_LENGTH), name), name)
        case SpecialField.CATEGORY:
            return _category(table, name)
        case SpecialField.COLORS:
            return _colors(table, name, doubts)
        case SpecialField.COSTS:
            return _evo_costs(table, name, doubts)
        case SpecialField.NAMES:
            return tuple(_other_names(table))
        case never:
            assert_never(never)


def _language(table: Mapping[str, Any], name: str) -> str:
    tag = _text(table, name, MAX_NAME_LENGTH).strip()
    if tag and not is_language(tag):
        raise FactError("{name}: {tag} isn't a language tag such as en or zh-Hans", name=name, tag=_shown(tag))
    return tag


def _is_dual(table: Mapping[str, Any]) -> bool:
    """True if a file calls a card both a Digimon card and an Option card."""
    words = [squeezed(word) for word in _words(table, BY_PATH["category"].name)]
    return any(word in DUAL for word in words) or (
        {CATEGORIES.get(word) for word in words} == {Category.DIGIMON, Category.OPTION}
    )


def _with_option_part(values: dict[str, Any], doubts: list[str]) -> None:
    """Sort out the values of a DUAL card that files give under the names for others: its two names with a stroke
    between them, and as its lower text its Option part (2-3-11-1@4.2)."""
    if not values["option_effect"]:
        values["option_effect"], values["inherited"] = values["inherited"], ""
    first, stroke, second = values["name"].partition("/")
    if not values["option_name"]:
        values["option_name"] = (second if stroke else first).strip()
        values["name"] = first.strip()
    if not values["option_effect"]:
        doubts.append(doubt("option_effect: the Option part of a DUAL card is missing"))


def _category(table: Mapping[str, Any], name: str) -> Category:
    if _is_dual(table):
        return Category.DIGIMON
    words = _words(table, name)
    categories = {CATEGORIES.get(squeezed(word)) for word in words}
    if None in categories or len(categories) != 1:
        written = _shown(" ".join(words)) if words else "nothing"
        raise FactError("{name}: {value} isn't Digimon, Tamer, Option or Digi-Egg", name=name, value=written)
    (category,) = categories
    assert category is not None
    return category


def _colors(table: Mapping[str, Any], name: str, doubts: list[str]) -> tuple[Color, ...]:
    """Each color once: some files name it again for the circle of the digivolution cost."""
    colors: dict[Color, None] = {}
    for word in _words(table, name):
        joined = colors_in(word)
        if joined:
            colors |= dict.fromkeys(joined)
        elif squeezed(word) in ALL_COLORS:
            doubts.append(doubt("{name}: {word} isn't a card color, so it was left out", name=name, word=_shown(word)))
        else:
            raise FactError("{name}: {word} isn't a color", name=name, word=_shown(word))
    if not colors:
        doubts.append(doubt("{name} is missing", name=name))
    return tuple(colors)


def _evo_costs(table: Mapping[str, Any], name: str, doubts: list[str]) -> tuple[DigivolutionCost, ...]:
    costs = (_evo_cost(cost, f"{name}[{index}]", doubts) for index, cost in enumerate(_list(table.get(name), name)))
    return tuple(cost for cost in costs if cost is not None)


def _evo_cost(cost: object, where: str, doubts: list[str]) -> DigivolutionCost | None:
    if not isinstance(cost, dict):
        raise FactError("{where}: a cost is a mapping of color, level and cost", where=where)
    named = {field: _name_in(cost, names) for field, names in COST.items()}
    colors: dict[Color, None] = {}
    for word in _words(cost, named["colors"], where):
        if squeezed(word) in ALL_COLORS:
            colors |= dict.fromkeys(Color)
        elif joined := colors_in(word):
            colors |= dict.fromkeys(joined)
        else:
            raise FactError(
                "{where}.{named}: {word} isn't a color", where=where, named=named["colors"], word=_shown(word)
            )
    memory = _whole(cost, named["cost"], where, MEMORY)
    if memory is None:
        doubts.append(doubt("{where}.{named}: is missing, so this cost was left out", where=where, named=named["cost"]))
        return None
    if not colors:
        doubts.append(
            doubt(
                "{where}.{named}: is missing, so this cost can't be used in a game", where=where, named=named["colors"]
            )
        )
    level = _whole(cost, named["level"], where, LEVEL)
    return DigivolutionCost(memory, tuple(colors), level)


def _special(value: object, unknown: list[str], doubts: list[str]) -> SpecialLines:
    if value is None:
        return SpecialLines()
    if not isinstance(value, dict):
        raise FactError("special: must be a mapping of fields, not {value}", value=describe_kind(value))
    values: dict[str, Any] = {}
    for name in value:
        field = BY_FILE_KEY["special"].get(name)
        if name == "link":
            values["link"] = _link(value["link"], unknown, doubts)
        elif field is None:
            unknown.append(f"special.{name}")
        else:
            content = _value(field, value, name, doubts)
            # Lines may stand under two names. A missing number has its default.
            if isinstance(content, tuple):
                values[field.name] = (*values.get(field.name, ()), *content)
            elif content is not None:
                values[field.name] = content
    return SpecialLines(**values)


def _link(value: object, unknown: list[str], doubts: list[str]) -> PrintedLink | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise FactError("special.link: must be a mapping of fields, not {value}", value=describe_kind(value))
    known = BY_FILE_KEY["special.link"]
    unknown += (f"special.link.{name}" for name in value if name not in known)
    link = PrintedLink(**{f.name: _read_field(f, value, doubts) for f in known.values()})
    return None if link == PrintedLink() else link


def _other_names(entry: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for field in entry:
        tag = str(field).removeprefix(OTHER_NAME)
        if tag != field and is_language(tag) and (name := _text(entry, field, MAX_NAME_LENGTH)):
            yield tag, _line(name, field)


# -- kinds of values ----------------------------------------------------------------------


def _text(table: Mapping[str, Any], field: str, longest: int = MAX_TEXT_LENGTH, where: str = "") -> str:
    text = entry_text(table.get(field), _path(where, field), longest)
    return "" if text in NOTHING else text


def _line(text: str, field: str) -> str:
    if "\n" in text:
        raise FactError("{field}: must be one line", field=field)
    return " ".join(text.split())


def _needed(text: str, field: str) -> str:
    if not text:
        raise FactError("{field}: is missing", field=field)
    return text


def _whole(table: Mapping[str, Any], field: str, where: str, kind: IntegerField) -> int | None:
    """A whole number, possibly written as text, "3000"; None if there is none."""
    value, path = table.get(field), _path(where, field)
    if isinstance(value, str):
        plain = unicodedata.normalize("NFKC", value).strip().upper()
        plain = plain.removeprefix(kind.prefix).strip()
        if _DASHES.sub("-", plain) in NOTHING:
            return None
        if not _DIGITS.fullmatch(plain):
            raise FactError("{path}: {value} isn't a whole number", path=path, value=_shown(value))
        value = int(plain)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int):
        raise FactError("{path}: must be a whole number, not {value}", path=path, value=describe_kind(value))
    if not (0 if kind.sign == "none" else -kind.highest) <= value <= kind.highest:
        raise FactError("{path}: {value} isn't between 0 and {highest}", path=path, value=value, highest=kind.highest)
    return abs(value) if kind.sign == "dropped" else value


def _words(table: Mapping[str, Any], field: str, where: str = "") -> tuple[str, ...]:
    """Words from a list, or from one text with strokes between them; each once."""
    value, path = table.get(field), _path(where, field)
    if isinstance(value, str):
        if len(value) > MAX_NAME_LENGTH:
            raise FactError("{path}: has more than {longest} characters", path=path, longest=MAX_NAME_LENGTH)
        value = BETWEEN.split(value)
    words = _strings(_list(value, path), path, MAX_NAME_LENGTH)
    return tuple(dict.fromkeys(_line(word, path) for word in words))


def _lines(table: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value, path = table.get(field), _path("special", field)
    listed = value.splitlines() if isinstance(value, str) else _list(value, path)
    return tuple(_strings(listed, path, MAX_TEXT_LENGTH))


def _strings(values: list[Any], path: str, longest: int) -> list[str]:
    read = (_text({path: value}, path, longest) for value in values)
    return [text for text in read if text]


def _list(value: object, path: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise FactError("{path}: must be a list, not {value}", path=path, value=describe_kind(value))
    if len(value) > MAX_ENTRIES:
        raise FactError("{path}: has more than {most_entries} entries", path=path, most_entries=MAX_ENTRIES)
    return value


def _path(where: str, field: str) -> str:
    return f"{where}.{field}" if where else field


def _shown(value: object) -> str:
    return repr(str(value)[:40])


def _joined(known: CardRecord, record: CardRecord) -> CardRecord | None:
    """Two entries of one card, one with another illustration: the first, with the names of both. None if they clash."""
    if replace(record, rarity=known.rarity, copies=known.copies, names=known.names) != known:
        return None
    return replace(known, names=tuple(dict(record.names + known.names).items()))


CARDS: EntryKind[CardRecord] = EntryKind(SHAPED, read_entry, read_number, _joined)
