"""The mapping file: where the facts of a card, or of an answer, are in the files of others.

records: data.cards            # where the list stands; nothing for the file itself
language: en
fields:
  number: card_no              # our field: the path in their entry
  name: name.english
  colors: {from: color, split: "/"}
  category: {from: kind, values: {Monster: Digimon}}
  special.link.dp: link.power
  evo_costs: {from: evolution, each: {color: colour, level: from_level, cost: price}}
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError

# A step of a path that is a place in a list.
_PLACE = re.compile(r"[0-9]{1,9}")

LARGEST = 1 << 18  # bytes


class MappedFields(NamedTuple):
    """Fields that can be mapped.

    names -- of our fields
    needed -- which of them a mapping must have
    also -- what other fields look like
    also_called -- these in words, for errors
    each -- our fields of the tables in a list
    """

    names: frozenset[str]
    needed: tuple[str, ...]
    also: re.Pattern[str] | None = None
    also_called: str = ""
    each: frozenset[str] = frozenset()


class From(Struct, frozen=True, forbid_unknown_fields=True, rename={"path": "from"}):
    """One of our fields.

    path   -- where it is in their entry: names with full stops between them, and numbers, from 0, for the places of
              a list
    split  -- what is between the parts of a text that is a list with us
    values -- our value for each of theirs; others stay as they are
    each   -- of a list of tables: our fields of each, and where they are in it
    """

    path: str
    split: str = ""
    values: dict[str, str | int | None] = {}
    each: dict[str, str] = {}

    def value_in(self, entry: object) -> object:
        value = _at(entry, self.path)
        if self.split and isinstance(value, str):
            value = [part.strip() for part in value.split(self.split)]
        if self.each and isinstance(value, list):
            return [{ours: _at(element, path) for ours, path in self.each.items()} for element in value]
        if isinstance(value, list):
            return [self._translate_value(element) for element in value]
        return self._translate_value(value)

    def _translate_value(self, value: Any) -> Any:
        """A value of theirs as ours; numbers and truth are looked up as they are written."""
        if isinstance(value, dict | list):
            return value
        written = value if isinstance(value, str) else str(value).lower()
        return self.values.get(written, value)


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A mapping file as it is written."""

    fields: dict[str, str | From]
    records: str = ""
    language: str = ""


class Translation(Struct, frozen=True):
    """A mapping that was read: turns their entries into ours."""

    fields: dict[str, From]
    records: str = ""
    language: str = ""

    def entry(self, theirs: object) -> object:
        """Our entry of theirs; what is no table stays what it is."""
        if not self.fields or not isinstance(theirs, dict):
            return theirs
        ours: dict[str, Any] = {}
        for name, source in self.fields.items():
            value = source.value_in(theirs)
            if value is not None:
                table, (*above, last) = ours, name.split(".")
                for step in above:
                    table = table.setdefault(step, {})
                table[last] = value
        return ours


SAME = Translation({})  # the entries are ours already


def read_mapping(file: Path, mapped: MappedFields) -> Translation:
    """Raises InputError, with file and line, for what is no mapping."""
    # Most files need no mapping.
    from judgeapp.files.safe_yaml import read_yaml

    _, plain = read_yaml(read_untrusted_text(file, LARGEST), str(file))
    try:
        mapping = msgspec.convert(plain, type=_Written)
    except msgspec.ValidationError as error:
        raise InputError("this is no mapping ({error})", where=str(file), error=error) from error
    fields = {name: From(source) if isinstance(source, str) else source for name, source in mapping.fields.items()}
    _check(fields, mapped, file)
    return Translation(fields, mapping.records, mapping.language)


def _check(fields: Mapping[str, From], mapped: MappedFields, file: Path) -> None:
    for name, source in fields.items():
        if name not in mapped.names and not (mapped.also and mapped.also.fullmatch(name)):
            raise InputError(
                "there is no field {name!r}",
                where=str(file),
                mend="There are: {known}{told}",
                name=name,
                known=", ".join(sorted(mapped.names)),
                told=mapped.also_called,
            )
        if unknown := set(source.each) - mapped.each:
            raise InputError(
                "{name}: each: there is no field {unknown!r}",
                where=str(file),
                mend="There are: {known}",
                name=name,
                unknown=min(unknown),
                known=", ".join(sorted(mapped.each)) or "none",
            )
    for needed in mapped.needed:
        if needed not in fields:
            raise InputError("the field {needed!r} is missing", where=str(file), needed=needed)


def _at(entry: object, path: str) -> Any:
    """Value at a path; None if nothing is there."""
    value = entry
    for step in path.split("."):
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and _PLACE.fullmatch(step) and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value
