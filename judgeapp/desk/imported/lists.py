"""Imported lists (other than cards and answers), and shapes of files that were described by hand."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from judgeapp.cards.lists.errata import Erratum
from judgeapp.cards.lists.restrictions import Restriction
from judgeapp.desk.folder import lists_file
from judgeapp.desk.imported.kinds import EntriesKind
from judgeapp.desk.storage.saved import change_saved, read_json, read_saved, write_saved
from judgeapp.entries.importing import ImportOutcome
from judgeapp.entries.shape import Shape, ShapeFields, parse_shape, write_shape
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

WHAT = message("the imported lists")
_MAX_BYTES = 20_000_000

R = TypeVar("R", Restriction, Erratum)


class Listed(Struct, Generic[R], frozen=True, forbid_unknown_fields=True):
    """A record of a list, and the name of the file that it is from."""

    record: R
    origin: str


class WebFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """File on the web that a judge keeps up to date."""

    name: str
    address: str
    # etag, modified: the server's marks of the last import
    etag: str = ""
    modified: str = ""
    imported: str = ""  # its ISO time in UTC; empty if there was none
    before: str = ""  # name of the dated copy made before it; empty if there was nothing
    kind: EntriesKind | None = None  # of its entries; kept when the import is undone and `imported` is empty again
    # held, left: states of what is stored right after it: of what came from the file (where nothing did, of all of the
    # kind), and of all of the kind
    held: str = ""
    left: str = ""


class SavedLists(Struct, frozen=True, forbid_unknown_fields=True):
    """Imported restrictions, errata, shapes and web addresses, as the data folder has them."""

    format: Literal["judgeapp-lists-1"] = "judgeapp-lists-1"
    restrictions: tuple[Listed[Restriction], ...] = ()
    errata: tuple[Listed[Erratum], ...] = ()
    shapes: dict[str, dict[str, str]] = {}  # by kind of entry and name, as files have them
    web: tuple[WebFile, ...] | UnsetType = UNSET
    offline: bool | UnsetType = UNSET  # updates are switched off


def load_lists(folder: Path) -> tuple[SavedLists, InputError | None]:
    """Load the lists. A damaged file is set aside, which the error says."""
    lists, trouble = read_saved(lists_file(folder), WHAT, parse_lists, _MAX_BYTES)
    return lists or SavedLists(), trouble


def copies_named(folder: Path) -> frozenset[str]:
    """Names of the dated copies that can undo imports from the web. Raises InputError if the file can't be read; the
    damaged file is left for whoever opens it."""
    file = lists_file(folder)
    web = parse_lists(read_untrusted_bytes(file, _MAX_BYTES)).web if os.path.lexists(file) else ()
    return frozenset(taken.before for taken in web or ())


def parse_lists(content: bytes) -> SavedLists:
    """Parse lists. Raises InputError for anything else."""
    return read_json(content, SavedLists, message("not a file of lists"))


def save_lists(folder: Path, changed: Callable[[SavedLists], SavedLists]) -> None:
    """Saves lists: they are on the disk when this returns. Raises InputError when the disk refuses."""

    def write(after: SavedLists) -> None:
        content = msgspec.json.encode(after)
        if len(content) > _MAX_BYTES:
            # It couldn't be read again.
            raise InputError("the file has more than {most:,} bytes", where=str(lists_file(folder)), most=_MAX_BYTES)
        write_saved(lists_file(folder), content, WHAT)

    change_saved(folder, load_lists, changed, write)


def own_shapes(folder: Path, fields: ShapeFields) -> tuple[Shape, ...]:
    """The saved shapes of one kind of entry. Those no longer readable are left out: its files are asked about again."""
    shapes: list[Shape] = []
    for name, text in load_lists(folder)[0].shapes.get(fields.holds, {}).items():
        try:
            shapes.append(parse_shape(text, name, fields))
        except InputError:
            continue
    return tuple(shapes)


def save_shape(folder: Path, fields: ShapeFields, shape: Shape) -> None:
    """Save a shape under its name, replacing an earlier one. Raises InputError if the disk refuses."""

    def changed(lists: SavedLists) -> SavedLists:
        of_kind = {**lists.shapes.get(fields.holds, {}), shape.called: write_shape(shape)}
        return replace(lists, shapes={**lists.shapes, fields.holds: of_kind})

    save_lists(folder, changed)


class ListStore(Generic[R]):
    """The restrictions, or the errata, of a data folder, as a store that files are imported into."""

    def __init__(self, folder: Path, field: Literal["restrictions", "errata"]) -> None:
        self._folder = folder
        self._field = field
        self._taken: dict[tuple[str, str], Listed[R]] = {}
        self._before: dict[tuple[str, str], Listed[R]] = {}

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Import everything put within together, or, on an error, nothing of it. Raises InputError, once, if the
        present data was damaged."""
        lists, trouble = load_lists(self._folder)
        if trouble is not None:
            raise trouble
        self._before = self._there(lists)
        self._taken = {}
        yield
        save_lists(
            self._folder,
            lambda lists: replace(lists, **{self._field: tuple({**self._there(lists), **self._taken}.values())}),
        )

    def put(self, record: R, origin: str) -> ImportOutcome:
        """Keep a record, in place of one of the same card and day."""
        before = self._before.get(record.key)
        if before is not None and before.record == record:
            return ImportOutcome.UNCHANGED
        self._taken[record.key] = Listed(record, origin)
        return ImportOutcome.NEW if before is None else ImportOutcome.UPDATED

    def close(self) -> None:
        """No-op: imports leave nothing open."""

    def _there(self, lists: SavedLists) -> dict[tuple[str, str], Listed[R]]:
        return {listed.record.key: listed for listed in getattr(lists, self._field)}
