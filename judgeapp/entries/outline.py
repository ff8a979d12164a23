"""Outlines of a file: where its entries may stand, and which fields they have, by how it begins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from judgeapp.files.untrusted import read_untrusted_start

# Pseudo-fields of an entry: its key in a table of entries, and its place there.
KEY, PLACE = "*", "#"
_SNIFFED_BYTES = 1 << 18  # bytes
_MAX_ENTRIES = 50
_MAX_FIELDS = 200
_MAX_EXAMPLE_LENGTH = 40  # letters
_DEPTH = 3  # levels of tables around the entries
_MAX_DEPTH = 100  # levels inside the entries
_NUMBER = re.compile(r"[A-Z]{1,4}\d{0,3}-\d{1,4}(_\w+)?")


class Outline(Struct, frozen=True, dict=True):
    """One possible place of a file's entries."""

    records: str  # path to them, in which * is every value of a table; empty for the file itself
    entries: tuple[dict[str, Any], ...]  # the first of them

    @cached_property
    def fields(self) -> dict[str, str]:
        """Paths in the entries, each with an example."""
        fields: dict[str, str] = {}
        for entry in self.entries:
            for path, value in _paths(entry):
                if len(fields) < _MAX_FIELDS and not fields.get(path):
                    fields[path] = _example(value)
        return fields


def outlines_of(file: Path) -> tuple[Outline, ...]:
    """Outlines of a JSON file, outermost first; none if it begins with no table. Raises InputError if unreadable."""
    values = _values_at(read_untrusted_start(file, _SNIFFED_BYTES).removeprefix(b"\xef\xbb\xbf"))
    outlines = (
        Outline(records, tuple(entry for entry in entries if isinstance(entry, dict) and entry)[:_MAX_ENTRIES])
        for records, entries in _places(values)
    )
    return tuple(outline for outline in outlines if outline.entries)


def _values_at(start: bytes) -> list[Any]:
    """The values of a text that may break off: the last as far as it goes."""
    # Imported here: only an import needs it.
    from ijson import common
    from ijson.backends import python as json_events

    values: list[Any] = []
    builder, depth = common.ObjectBuilder(), 0
    try:
        for event, value in json_events.basic_parse(start, multiple_values=True, use_float=True):
            builder.event(event, value)
            depth += event.startswith("start_") - event.startswith("end_")
            if depth > _MAX_DEPTH:
                break
            if depth == 0:
                values.append(builder.value)
                builder = common.ObjectBuilder()
    except (common.JSONError, ValueError):
        pass
    # It breaks off, or is no longer JSON: the beginning is enough.
    if depth:
        values.append(builder.value)
    return values


def _places(values: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """Each possible path of entries, with its value."""
    if len(values) != 1:
        yield "", values
        return
    (root,) = values
    yield "", root if isinstance(root, list) else values
    yield from _inner_places((), root)
    level: list[tuple[tuple[str, ...], Any]] = [((), root)]
    for _ in range(_DEPTH):
        tables = [(path, value) for path, value in level if isinstance(value, dict)]
        for path, table in tables:
            if _is_keyed(table):
                yield ".".join((*path, KEY)), [entry for key, value in table.items() for entry in keyed(key, value)]
        level = [((*path, name), value) for path, table in tables for name, value in table.items() if "." not in name]
        for path, value in level:
            if isinstance(value, list):
                yield ".".join(path), value
            yield from _inner_places(path, value)


def _inner_places(path: tuple[str, ...], value: Any) -> Iterator[tuple[str, list[Any]]]:
    """Lists of entries in each table of a list, or of a table: the cards of each set."""
    around = value if isinstance(value, list) else list(value.values()) if isinstance(value, dict) else []
    tables = [table for table in around[:_MAX_ENTRIES] if isinstance(table, dict)]
    names = {name for table in tables for name, inner in table.items() if isinstance(inner, list) and "." not in name}
    for name in sorted(names):
        lists = (inner for table in tables if isinstance(inner := table.get(name), list))
        entries = [entry for inner in lists for entry in inner if isinstance(entry, dict)]
        if entries:
            yield ".".join((*path, KEY, name)), entries


def _is_keyed(table: dict[str, Any]) -> bool:
    """True for a table of entries by card number."""
    first = list(table.items())[:_MAX_ENTRIES]
    return bool(first) and all(_NUMBER.fullmatch(key) and isinstance(value, dict | list) for key, value in first)


def keyed(key: str, value: object) -> Iterator[object]:
    """The entries that stand under a key in a table of entries, with KEY and PLACE."""
    for number, entry in enumerate(value if isinstance(value, list) else [value], 1):
        yield entry_under(key, number, entry)


def entry_under(key: str, place: int, entry: object) -> object:
    return {**entry, KEY: key, PLACE: place} if isinstance(entry, dict) else entry


def _paths(entry: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in entry.items():
        yield name, value
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", content) for inner, content in value.items())
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            yield from ((f"{name}.0.{inner}", content) for inner, content in value[0].items())


def _example(value: object) -> str:
    empty = value is None or value == "" or value == [] or value == {}
    return "" if empty else " ".join(str(value).split())[:_MAX_EXAMPLE_LENGTH]
