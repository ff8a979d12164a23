"""Shapes of other people's files: the places of a card's or an answer's facts in their entries.

A shape is a YAML file: one of ours in judgeapp/entries/shapes, or a mapping that a judge wrote.

called: a list of my own       # shown name; the first three may be left out of a mapping
recognized_by: [card_no, kind] # fields that only entries of this shape have
lacks: security effects        # facts of cards that no entry has
records: data.cards            # path to the list of entries; * is every value of a table. Without it the file tells
language: en
fields:
  number: card_no              # our field: the path in their entry
  name: name.english
  colors: [color, color2]      # made of several
  category: {from: kind, values: {Monster: Digimon}}
  traits: {from: types, split: "/"}
  special.link.dp: link.power
  evo_costs: {from: evolution, each: {color: colour, level: from_level, cost: price}}
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from judgeapp.entries.outline import KEY, PLACE
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message, translation
from judgeapp.messages.punctuation import comma_message

MAX_SHAPE_BYTES = 1 << 18  # bytes
_MAX_PATTERN_LENGTH = 200  # letters, also of the text that it is matched against
_MAX_BLANKS = 5
# A step of a path that is an index.
_INDEX = re.compile(r"[0-9]{1,9}")
_BLANK = re.compile(r"\{([a-z_]*)\}")
_NUMBER = re.compile(r"\d{1,9}")
_EMPTY = ("", "-", "ー", "－", None)


class ShapeFields(NamedTuple):
    """Our fields of one kind of entry."""

    holds: str  # "cards", "answers"
    names: frozenset[str]  # that a shape can fill
    # Which of them it must fill, each with its other names in files of our own form.
    needed: tuple[tuple[str, ...], ...]
    also: re.Pattern[str] | None = None  # what other fields look like
    also_called: str = ""  # these in words, for errors
    each: frozenset[str] = frozenset()  # our fields of the tables in a list


class From(Struct, frozen=True, forbid_unknown_fields=True, rename={"path": "from"}, dict=True):
    """Source of one of our fields."""

    # Its place in their entry: names with full stops between them, and numbers, from 0, for the places of a list; "*"
    # is the name under which the entry stands in its table, "#" its place there, from 1; empty for the entry itself.
    # Several are joined to one text.
    path: str | list[str] = ""
    join: str = ""  # the text put between those of several paths
    split: str = ""  # the separator of a text that is a list with us
    values: dict[str, str | int | None] = {}  # our value for each of theirs; others stay as they are
    # The form of a text, with blanks: "{cost} from Lv.{level}" gives a table, "Q: {}" the text in it. Other texts stay
    # as they are.
    pattern: str = ""
    number: bool = False  # take the first number in a text
    # Of one or several tables: our fields of each, and their place in it. One without a value is left out.
    each: dict[str, str] = {}
    needs: list[str] = []  # only of entries that have a value at each of these paths

    def __post_init__(self) -> None:
        if isinstance(self.path, list) and not self.join:
            raise ValueError("several paths need `join`")
        blanks = _BLANK.findall(self.pattern)
        if len(self.pattern) > _MAX_PATTERN_LENGTH or len(blanks) > _MAX_BLANKS:
            raise ValueError(f"a pattern has at most {_MAX_PATTERN_LENGTH} letters and {_MAX_BLANKS} blanks")
        # Between two adjacent blanks the border would be ambiguous.
        if self.pattern and (not blanks or len(set(blanks)) < len(blanks) or "}{" in self.pattern):
            raise ValueError("a pattern has blanks with different names, and something between them")

    @property
    def uses(self) -> Iterator[str]:
        """The first steps of its paths: which fields of an entry it reads."""
        paths = self.path if isinstance(self.path, list) else [self.path]
        for path in (*paths, *self.needs, *(() if any(paths) else self.each.values())):
            yield path.partition(".")[0]

    def value_in(self, entry: object) -> object:
        if any(_at(entry, path) in _EMPTY for path in self.needs):
            return None
        if isinstance(self.path, list):
            texts = (_at(entry, path) for path in self.path)
            value: Any = self.join.join(str(text) for text in texts if text not in _EMPTY) or None
        else:
            value = _at(entry, self.path)
        if self.each:
            return self._tables(value)
        if self.split and isinstance(value, str):
            value = [part.strip() for part in value.split(self.split)]
        if isinstance(value, list):
            return [self._translate(element) for element in value]
        return self._translate(value)

    def _tables(self, value: object) -> object:
        if isinstance(value, dict):
            value = [value]
        if not isinstance(value, list):
            return value if value not in _EMPTY else None
        tables = ({ours: _at(element, path) for ours, path in self.each.items()} for element in value)
        return [table for table in tables if any(part not in _EMPTY for part in table.values())]

    def _translate(self, value: Any) -> Any:
        """A value of theirs as ours; numbers and truth are looked up as they are written."""
        if isinstance(value, dict | list):
            return value
        written = value if isinstance(value, str) else str(value).lower()
        if written in self.values:
            return self.values[written]
        if self.number and isinstance(value, str):
            match = _NUMBER.search(value)
            return match[0] if match else None
        if self.pattern and isinstance(value, str) and len(value) <= _MAX_PATTERN_LENGTH:
            return self._parts(value)
        return value

    def _parts(self, text: str) -> object:
        match = self._filled.fullmatch(text)
        if match is None:
            return text
        return match.groupdict() or match[1].strip()

    @cached_property
    def _filled(self) -> re.Pattern[str]:
        pieces = _BLANK.split(self.pattern)
        names = (f"(?P<{name}>.+?)" if name else "(.+?)" for name in pieces[1::2])
        between = [re.escape(piece) for piece in pieces[::2]]
        return re.compile(between[0] + "".join(n + b for n, b in zip(names, between[1:], strict=True)), re.DOTALL)


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A shape as written."""

    fields: dict[str, str | From | list[str | From]]
    called: str = ""
    recognized_by: list[str] = []
    lacks: str = ""
    records: str | None = None
    language: str = ""


class Shape(Struct, frozen=True, dict=True):
    """Format of a file, which turns its entries into ours."""

    fields: dict[str, tuple[From, ...]]  # ours, each with its source; none in our own form
    called: str = ""  # its shown name; empty for our own form and a mapping without a name
    recognized_by: tuple[str, ...] = ()  # paths that are in its entries
    lacks: str = ""  # facts of cards that no entry has
    records: str | None = None  # path to the entries; None if the file tells
    language: str = ""

    def entry(self, theirs: object) -> object:
        """Our entry of theirs; anything but a table stays as it is."""
        if not self.fields or not isinstance(theirs, dict):
            return theirs
        ours: dict[str, Any] = {}
        for name, sources in self.fields.items():
            value = _value(sources, theirs)
            if value is not None:
                table, (*above, last) = ours, name.split(".")
                for step in above:
                    table = table.setdefault(step, {})
                table[last] = value
        return ours

    def left_out(self, theirs: object) -> tuple[str, ...]:
        """Fields of an entry that have a value and that nothing is made of."""
        if not self.fields or not isinstance(theirs, dict):
            return ()
        return tuple(
            str(name) for name, value in theirs.items() if name not in self.used and value not in (*_EMPTY, [], {})
        )

    @cached_property
    def used(self) -> frozenset[str]:
        """Fields of an entry that something is made of."""
        return frozenset((KEY, PLACE, *(use for sources in self.fields.values() for f in sources for use in f.uses)))


OURS = Shape({})
# Translation context of the built-in shapes' texts.
SHAPES = "shapes"


def read_shape(file: Path, fields: ShapeFields) -> Shape:
    """Raises InputError, with file and line, if it isn't a shape."""
    return parse_shape(read_untrusted_text(file, MAX_SHAPE_BYTES), str(file), fields)


def parse_shape(text: str, name: str, fields: ShapeFields) -> Shape:
    """The shape in a text; `name` is the file's. Raises InputError."""
    # Imported here: most files need none.
    from judgeapp.files.safe_yaml import read_yaml

    _, plain = read_yaml(text, name)
    try:
        written = msgspec.convert(plain, type=_Written)
    except msgspec.ValidationError as error:
        raise InputError("not a mapping ({error})", where=name, error=error) from error
    sources = {
        ours: tuple(
            From(source) if isinstance(source, str) else source
            for source in (value if isinstance(value, list) else [value])
        )
        for ours, value in written.fields.items()
    }
    _check(sources, fields, name)
    return Shape(
        sources, written.called, tuple(written.recognized_by), written.lacks, written.records, written.language
    )


def write_shape(shape: Shape) -> str:
    """A shape as the file that it is read from."""
    import yaml

    fields = {
        name: [_plain(source) for source in sources] if len(sources) > 1 else _plain(sources[0])
        for name, sources in shape.fields.items()
    }
    plain = {
        "called": shape.called,
        "recognized_by": list(shape.recognized_by),
        "records": shape.records,
        "language": shape.language,
        "fields": fields,
    }
    written = {name: value for name, value in plain.items() if value not in ("", [], None)}
    return str(yaml.safe_dump(written, allow_unicode=True, sort_keys=False))


def _plain(source: From) -> str | dict[str, Any]:
    """A source as written: a path alone, or a table."""
    table: dict[str, Any] = {
        name: value for name, value in msgspec.to_builtins(source).items() if value not in ("", [], {}, False)
    }
    path = table.get("from")
    return path if isinstance(path, str) and len(table) == 1 else table


def shape_text(text: str) -> str:
    """Text with which a shipped shape describes itself, in the current language."""
    return translation(SHAPES, text)


def _check(sources: Mapping[str, tuple[From, ...]], fields: ShapeFields, file: str) -> None:
    for name, parts in sources.items():
        if name not in fields.names and not (fields.also and fields.also.fullmatch(name)):
            raise InputError(
                "there is no field {name!r}",
                where=file,
                mend="Available: {known}{also}",
                name=name,
                known=comma_message(sorted(fields.names)),
                also=fields.also_called,
            )
        if unknown := {ours for part in parts for ours in part.each} - fields.each:
            raise InputError(
                "{name}: each: there is no field {unknown!r}",
                where=file,
                mend="Available: {known}",
                name=name,
                unknown=min(unknown),
                known=comma_message(sorted(fields.each)) or message("nothing"),
            )
        if any(name.startswith(f"{above}.") for above in sources):
            raise InputError("the field {name!r} appears twice", where=file, name=name)
    for needed, *_ in fields.needed:
        if needed not in sources:
            raise InputError("the field {needed!r} is missing", where=file, needed=needed)


def _value(sources: tuple[From, ...], entry: object) -> object:
    """Value that one source gives; of several all their values, in one list."""
    values = [source.value_in(entry) for source in sources]
    if len(values) == 1:
        return values[0]
    parts = [part for value in values for part in (value if isinstance(value, list) else [value])]
    return [part for part in parts if part not in _EMPTY] or None


def _at(entry: object, path: str) -> Any:
    """Value at a path; None if nothing is there."""
    value = entry
    for step in path.split(".") if path else ():
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and _INDEX.fullmatch(step) and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value
