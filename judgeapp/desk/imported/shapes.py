"""Shapes of a judge's own: forms of files that were told once, kept in the data folder."""

from __future__ import annotations

import re
from pathlib import Path

from judgeapp.desk.folder import shapes_folder, write_whole
from judgeapp.entries.shape import Shape, ShapeFields, read_shape, write_shape
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

_NO_FILE_NAME = re.compile(r"[^\w-]+")
_LONGEST_NAME = 60  # letters


def own_shapes(folder: Path, fields: ShapeFields) -> tuple[Shape, ...]:
    """The kept shapes of one kind of entry. One that can't be read any more is left out: its files are asked about
    again."""
    shapes: list[Shape] = []
    for file in sorted(shapes_folder(folder).glob(f"{fields.holds}-*.yaml")):
        try:
            shapes.append(read_shape(file, fields))
        except InputError:
            continue
    return tuple(shapes)


def keep_shape(folder: Path, fields: ShapeFields, shape: Shape) -> Path:
    """Keep a shape under its name, over one that had it before. Raises InputError where the disk refuses."""
    name = _NO_FILE_NAME.sub("-", shape.called).strip("-")[:_LONGEST_NAME] or "own"
    file = shapes_folder(folder) / f"{fields.holds}-{name}.yaml"
    file.parent.mkdir(exist_ok=True)
    write_whole(file, write_shape(shape).encode(), message("the form of a file"))
    return file
