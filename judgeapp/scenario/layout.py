"""Layout of values in a scenario file: anything that fits a line is on it, and texts stay as printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import yaml

_WIDTH = 96


def entry_lines(name: str, value: Any, depth: int, *, spread: bool = False) -> Iterator[str]:
    """A field, on its line if it fits, or on several."""
    start = f"{'  ' * depth}{in_line(name)}:"
    if isinstance(value, str) and _is_block(value):
        yield f"{start} |-"
        yield from (f"{'  ' * (depth + 1)}{line}" for line in value.split("\n"))
        return
    flat = f"{start} {in_line(value)}"
    empty = isinstance(value, dict | list) and not value
    if empty or not isinstance(value, dict | list) or (_fits_a_line(flat) and not spread):
        yield flat
        return
    yield start
    yield from _block(value, depth + 1)


def mapping_lines(fields: Mapping[str, Any]) -> Iterator[str]:
    yield from _block(dict(fields), 0)


def _is_block(text: str) -> bool:
    """True for a text of several lines that are written as they are, beneath each other."""
    lines = text.split("\n")
    return len(lines) > 1 and all(line and line == line.strip() and line.isprintable() for line in lines)


def _block(value: dict[str, Any] | list[Any], depth: int) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from entry_lines(name, inner, depth)
        return
    for inner in value:
        yield from _item(inner, depth)


def _item(value: Any, depth: int) -> Iterator[str]:
    """List item. A step or a card begins on the line of its dash."""
    dash = f"{'  ' * depth}- "
    if isinstance(value, dict) and value:
        if len(value) == 1:
            ((name, inner),) = value.items()
            flat = f"{dash}{in_line(name)}: {in_line(inner)}"
            if _fits_a_line(flat) or not isinstance(inner, dict | list):
                yield flat
                return
        elif _fits_a_line(flat := dash + in_line(value)):
            yield flat
            return
        first, *rest = _block(value, depth + 1)
        yield dash + first.lstrip()
        yield from rest
        return
    yield dash + in_line(value)


def _fits_a_line(text: str) -> bool:
    return len(text) <= _WIDTH and "\n" not in text


def in_line(value: Any) -> str:
    if isinstance(value, str) and "'" in value and not {'"', "\\"}.intersection(value) and value.isprintable():
        return f'"{value}"'  # instead of doubling every apostrophe
    text = yaml.safe_dump([value], default_flow_style=True, width=1_000_000, allow_unicode=True, sort_keys=False)
    return text.strip().removeprefix("[").removesuffix("]")
