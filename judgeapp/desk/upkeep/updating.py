"""Imports of files of the web: a copy is made right before each, and by it the last one is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from judgeapp.desk.folder import lists_file
from judgeapp.desk.imported.kinds import EntriesKind
from judgeapp.desk.imported.lists import SavedLists, parse_lists, save_lists
from judgeapp.desk.imported.web_files import is_from_web, note_imported, web_file, without_note
from judgeapp.desk.storage.backup import copies_folder
from judgeapp.desk.upkeep.copying import copy_before_update
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.message import message

_MAX_BYTES = 64_000_000
_RESTORE = message("Restore a backup instead: judgeapp desk copies lists them")


@contextmanager
def noting_import(folder: Path, kind: EntriesKind, file: Path) -> Iterator[None]:
    """Context of importing a file: one from the web is noted, with a copy of the data before. Raises InputError if that
    can't be made; then nothing is saved."""
    if not is_from_web(folder, file):
        yield
        return
    before = copy_before_update(kind.file_in(folder))
    yield
    note_imported(folder, file, kind, before.name if before is not None else "")


def take_back(folder: Path, name: str) -> str:
    """Undo the last import of a file: of a list at once; for cards and answers the name of the copy to restore is
    returned: see restoring.restore_copy. Raises InputError if that would undo more."""
    wanted = web_file(folder, name)
    kind = wanted.kind
    if not wanted.imported and kind is not None:
        raise NotFoundError("can't undo {name!r}: its last import was already undone", name=name)
    if not wanted.imported:
        raise NotFoundError("can't undo {name!r}: nothing was imported from it", name=name)
    if kind is None:
        raise InputError("can't undo {name!r}: an older version of the program imported it", mend=_RESTORE, name=name)
    if not wanted.before:
        raise NotFoundError("can't undo {name!r}: nothing was here before it", name=name)
    if kind.state(folder) != wanted.left:
        raise InputError("can't undo {name!r}: something else was imported or changed since", mend=_RESTORE, name=name)
    if kind.file_in(folder) != lists_file(folder):
        return wanted.before
    former = parse_lists(read_untrusted_bytes(copies_folder(folder) / wanted.before, _MAX_BYTES))

    def as_before(lists: SavedLists) -> SavedLists:
        entries = {kind.value: getattr(former, kind.value)}
        return replace(lists, **entries, web=without_note(lists.web or (), wanted.before))

    save_lists(folder, as_before)
    return ""
