"""Guess of the shape of a file that no known one fits: which of its fields is which of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from rapidfuzz import fuzz

from judgeapp.entries.outline import Outline
from judgeapp.entries.shape import From, Shape

_MIN_LIKENESS = 85  # of 100
_MIN_SHARE_OF_ENTRIES = 0.8  # of the entries
_ELEMENT = ".0."  # marks the elements of a list of tables in a path


class Clues(NamedTuple):
    """Clues to one of our fields."""

    names: tuple[str, ...]  # what files call it
    fits: Callable[[object], bool] | None = None  # whether a value may be one of it; None if that tells nothing


def guess_paths(outline: Outline, clues: Mapping[str, Clues]) -> dict[str, str]:
    """A path for each of our fields that is likely to be found in the entries; each path for one field only."""
    scored = sorted(
        (
            (_is_inner(path) - _is_inner(ours), -_likeness(path, outline, clue), order, ours, path)
            for order, (ours, clue) in enumerate(clues.items())
            for path in outline.fields
        )
    )
    guesses: dict[str, str] = {}
    for _, score, _, ours, path in scored:
        if -score >= _MIN_LIKENESS and ours not in guesses and path not in guesses.values():
            guesses[ours] = path
    return guesses


def shape_with(paths: Mapping[str, str], records: str = "", called: str = "", language: str = "") -> Shape:
    """The shape with our fields at their paths, several with commas between them.

    A field of ours such as "evo_costs.cost" is one of a list of tables."""
    fields: dict[str, tuple[From, ...]] = {}
    tables: dict[str, dict[str, str]] = {}
    for ours, written in paths.items():
        parts = tuple(part.strip() for part in written.split(",") if part.strip())
        table, _, inner = ours.partition(".")
        if parts and inner and table != "special":
            tables.setdefault(table, {})[inner] = parts[0]
        elif parts:
            fields[ours] = tuple(From(part) for part in parts)
    for table, each in tables.items():
        lists = {path.partition(_ELEMENT)[0] for path in each.values() if _ELEMENT in path}
        around = lists.pop() if len(lists) == 1 and all(_ELEMENT in path for path in each.values()) else ""
        fields[table] = (
            From(around, each={inner: path.partition(_ELEMENT)[2] or path for inner, path in each.items()}),
        )
    used = {source.path if isinstance(source.path, str) else "" for sources in fields.values() for source in sources}
    return Shape(fields, called, tuple(sorted(used - {""})), records=records, language=language)


def paths_of(shape: Shape) -> dict[str, str]:
    """The paths that a shape was made of, as `shape_with` takes them."""
    paths: dict[str, str] = {}
    for ours, sources in shape.fields.items():
        if any(source.each for source in sources):
            for source in sources:
                around = f"{source.path}{_ELEMENT}" if source.path else ""
                paths |= {f"{ours}.{inner}": f"{around}{path}" for inner, path in source.each.items()}
        else:
            paths[ours] = ", ".join(source.path for source in sources if isinstance(source.path, str))
    return paths


def _likeness(path: str, outline: Outline, clue: Clues) -> float:
    """Likeness of a path to a field, of 100: by its name, and 0 if its values can't be of it."""
    if clue.fits is not None:
        values = [value for value in _values(path, outline.entries) if value not in (None, "", "-")]
        if not values or sum(map(clue.fits, values)) < _MIN_SHARE_OF_ENTRIES * len(values):
            return 0.0
    name = _letters(path.rpartition(".")[2])
    best = max((fuzz.ratio(name, _letters(known)) for known in clue.names), default=0.0)
    # A value that only one field can hold identifies that field.
    return best if clue.fits is None else max(best, float(_MIN_LIKENESS))


def _is_inner(path: str) -> bool:
    """True for a field of tables in a list: theirs come last if ours is not one."""
    return _ELEMENT in path or path.startswith("evo_costs.")


def _values(path: str, entries: Iterable[Mapping[str, object]]) -> list[object]:
    source = From(path)
    return [source.value_in(entry) for entry in entries]


def _letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())
