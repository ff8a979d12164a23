"""Lists that a judge imported beside cards and answers, and the forms of files that were described by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.restrictions import Restriction
from judgeapp.desk.folder import can_be_written, lists_file, read_only
from judgeapp.desk.storage.kept import keep, read_json, read_kept
from judgeapp.desk.storage.lock import writing
from judgeapp.entries.importing import ImportOutcome
from judgeapp.entries.shape import Shape, ShapeFields, parse_shape, write_shape
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

WHAT = message("the imported lists")
_MOST_BYTES = 20_000_000


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """A restriction, and the name of the file that it is from."""

    restriction: Restriction
    origin: str


class SavedLists(Struct, frozen=True, forbid_unknown_fields=True):
    """shapes -- by kind of entry and name, as files have them"""

    format: Literal["judgeapp-lists-1"] = "judgeapp-lists-1"
    restrictions: tuple[Listed, ...] = ()
    shapes: dict[str, dict[str, str]] = {}


def load_lists(folder: Path) -> tuple[SavedLists, InputError | None]:
    """A damaged file is set aside, and the error says so."""
    lists, trouble = read_kept(lists_file(folder), WHAT, parse_lists, _MOST_BYTES)
    return lists or SavedLists(), trouble


def parse_lists(content: bytes) -> SavedLists:
    """Raises InputError for what is none."""
    return read_json(content, SavedLists, message("this is no file of lists"))


def save_lists(folder: Path, changed: Callable[[SavedLists], SavedLists]) -> None:
    """On the disk when this returns. Raises InputError when the disk refuses."""
    if not can_be_written(folder):
        raise read_only(folder)
    with writing(folder):
        before, trouble = load_lists(folder)
        if trouble is not None and before == SavedLists():
            raise trouble
        after = changed(before)
        if after != before:
            keep(lists_file(folder), msgspec.json.encode(after), WHAT)


def own_shapes(folder: Path, fields: ShapeFields) -> tuple[Shape, ...]:
    """The kept shapes of one kind of entry. One that can't be read any more is left out: its files are asked about
    again."""
    shapes: list[Shape] = []
    for name, text in load_lists(folder)[0].shapes.get(fields.holds, {}).items():
        try:
            shapes.append(parse_shape(text, name, fields))
        except InputError:
            continue
    return tuple(shapes)


def keep_shape(folder: Path, fields: ShapeFields, shape: Shape) -> None:
    """Keep a shape under its name, over one that had it before. Raises InputError where the disk refuses."""

    def changed(lists: SavedLists) -> SavedLists:
        of_kind = {**lists.shapes.get(fields.holds, {}), shape.called: write_shape(shape)}
        return replace(lists, shapes={**lists.shapes, fields.holds: of_kind})

    save_lists(folder, changed)


class RestrictionLists:
    """The restrictions of a data folder, as a store that files are imported into."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken: dict[tuple[str, str], Listed] = {}
        self._before: dict[tuple[str, str], Listed] = {}

    @contextmanager
    def taking(self) -> Iterator[None]:
        """Everything that is put within is taken together, or, where an error comes out, nothing of it."""
        self._before = {listed.restriction.key: listed for listed in load_lists(self._folder)[0].restrictions}
        self._taken = {}
        yield

        def changed(lists: SavedLists) -> SavedLists:
            there = {listed.restriction.key: listed for listed in lists.restrictions}
            return replace(lists, restrictions=tuple({**there, **self._taken}.values()))

        save_lists(self._folder, changed)

    def put(self, record: Restriction, origin: str) -> ImportOutcome:
        """Keep a restriction, in place of one of the same card and day."""
        before = self._before.get(record.key)
        if before is not None and before.restriction == record:
            return ImportOutcome.UNCHANGED
        self._taken[record.key] = Listed(record, origin)
        return ImportOutcome.NEW if before is None else ImportOutcome.UPDATED
