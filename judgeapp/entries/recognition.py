"""Recognition of a file's shape, by the fields that its entries have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from msgspec.structs import replace

from judgeapp.entries.outline import Outline, outlines_of
from judgeapp.entries.shape import OURS, Shape, ShapeFields, parse_shape
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_message

_MAX_NAMED = 40  # fields named in a message


class UnknownShapeError(InputError):
    """A file of no known shape."""

    outline: Outline  # of its entries


@cache
def known_shapes(fields: ShapeFields) -> tuple[Shape, ...]:
    """The shapes that ship, of one kind of entry: those whose file name begins with it."""
    folder = files("judgeapp.entries") / "shapes"
    shipped = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(
        parse_shape(file.read_text("utf-8"), file.name, fields)
        for file in shipped
        if file.name.startswith(f"{fields.holds}-")
    )


def shape_of(file: Path, fields: ShapeFields, given: Shape | None = None, own: Iterable[Shape] = ()) -> Shape:
    """The shape of a file, with the path to its entries: the given one, or else our own, one of the judge's, or a
    built-in one. Raises UnknownShapeError if no shape fits its entries."""
    outlines = outlines_of(file)
    if given is not None:
        return _placed(given, outlines)
    matches = [match for outline in outlines for match in _matches(outline, fields, own)]
    if matches:
        # Entries with more of a shape's telltale fields are surer; of equals, the outer ones come first.
        return max(matches, key=lambda match: match[0])[1]
    if not outlines:
        # Nothing in it is an entry: report each fault in its place.
        return OURS
    # Cards have more fields than the sets around them or the costs inside them.
    outline = max(outlines, key=lambda outline: len({name for entry in outline.entries for name in entry}))
    raise _unknown(file, outline, [names[0] for names in fields.needed if not _has(outline, names)])


def kind_of(file: Path, kinds: Mapping[ShapeFields, Iterable[Shape]]) -> ShapeFields | None:
    """The kind of entry in a file, by the best fitting of the built-in shapes and the judge's own; None if none fits.
    Raises InputError for an unreadable file."""
    outlines = outlines_of(file)
    matches = [
        (points, fields)
        for fields, own in kinds.items()
        for outline in outlines
        for points, _ in _matches(outline, fields, own)
    ]
    return max(matches, key=lambda match: match[0])[1] if matches else None


def _unknown(file: Path, outline: Outline, missing: Sequence[str]) -> UnknownShapeError:
    error = UnknownShapeError(
        "unknown format: {missing} is missing in its entries. They have {fields}",
        where=str(file),
        mend="Pass a mapping file with --mapping. It has lines such as “{first}: {field}” under “fields:”",
        missing=comma_message(missing),
        fields=comma_message(list(outline.fields)[:_MAX_NAMED]),
        first=missing[0],
        field=next(iter(outline.fields)),
    )
    error.outline = outline
    return error


def _matches(outline: Outline, fields: ShapeFields, own: Iterable[Shape]) -> Iterator[tuple[int, Shape]]:
    if all(_has(outline, names) for names in fields.needed):
        yield len(fields.needed), replace(OURS, records=outline.records)
    for shape in (*own, *known_shapes(fields)):
        marks = shape.recognized_by
        is_there = shape.records is None or shape.records == outline.records
        if marks and is_there and all(path in outline.fields for path in marks):
            yield len(marks), replace(shape, records=outline.records)


def _placed(shape: Shape, outlines: tuple[Outline, ...]) -> Shape:
    """A shape with the path to the entries: where most of its fields are, if it does not say."""
    if shape.records is not None or not outlines:
        return shape
    outline = max(outlines, key=lambda outline: len(shape.used & outline.fields.keys()))
    return replace(shape, records=outline.records)


def _has(outline: Outline, names: tuple[str, ...]) -> bool:
    return any(name in outline.fields for name in names)
