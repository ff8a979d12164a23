"""`judgeapp desk`: check whether all saved files can be read, repair them, and dated copies."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words, worded, worded_code
from judgeapp.cli.terminal import print_json, print_worded
from judgeapp.desk import folder
from judgeapp.desk.imported.answers import AnswerLibrary, open_answers
from judgeapp.desk.imported.cards import CardLibrary, open_cards
from judgeapp.desk.imported.editions import load_saved_editions
from judgeapp.desk.imported.lists import load_lists
from judgeapp.desk.settings import load
from judgeapp.desk.storage.backup import copies_of
from judgeapp.desk.storage.database import OpenDatabase
from judgeapp.desk.storage.lock import BusyError, take_window
from judgeapp.desk.team import load_team
from judgeapp.desk.upkeep.copying import data_files
from judgeapp.desk.upkeep.leftovers import sweep_data
from judgeapp.desk.upkeep.restoring import dated_copies, restore_copy
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import load_lessons
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.desk.written.typed import load_typed
from judgeapp.desk.written.unfinished import load_unfinished
from judgeapp.messages.errors import InputError, NewerEditionError, ReadOnlyError
from judgeapp.messages.punctuation import labelled, with_note
from judgeapp.table.tree.file import load_autosave, load_draft

T = TypeVar("T")
C = TypeVar("C", bound=OpenDatabase)
# Takes the data folder and the file; returns the count, and the fault that reading repaired.
_Read = Callable[[Path, Path], tuple[int, InputError | None]]


class _State(StrEnum):
    NONE = "none"
    SOUND = "sound"
    MENDED = "mended"
    DAMAGED = "damaged"
    NEWER = "newer"


class _Checked(NamedTuple):
    what: str
    file: Path
    state: _State
    number: int
    trouble: InputError | None
    is_read_only: bool = False


def add(parser: Command) -> None:
    subjects = parser.add_subparsers(title=worded("commands"), metavar="COMMAND", required=True)
    checking = subjects.add_parser("check", help=worded("check that all your data can be read, and repair it"))
    checking.set_run(_check)
    listing = subjects.add_parser("copies", help=worded("list the backups"))
    listing.set_run(_list_copies)
    restoring = subjects.add_parser("restore", help=worded("restore a backup"))
    restoring.add_argument("name")
    restoring.set_run(_restore)


def _check(chosen: argparse.Namespace) -> int:
    data = folder.data_folder(chosen.data)
    swept = sweep_data(data)
    checked = tuple(_checked(data))
    aside = sorted(entry for entry in data.iterdir() if ".damaged" in entry.name)
    if chosen.json:
        print_json(
            {
                "folder": str(data),
                "writable": folder.can_be_written(data),
                "swept": [str(entry) for entry in swept],
                "set_aside": [str(entry) for entry in aside],
                "kept": [_json(entry) for entry in checked],
            }
        )
    else:
        print(f"{data}:")
        if not folder.can_be_written(data):
            trouble = folder.read_only(data)
            print(f"  {trouble.what}. {trouble.mend}.")
        for entry in checked:
            _print(entry)
        for left in swept:
            print_worded("  deleted, left over from a program that was killed: {name}", name=left.name)
        for damaged in aside:
            print_worded("  set aside: {name}", name=damaged.name)
    return 0 if all(entry.state in (_State.NONE, _State.SOUND) for entry in checked) else 1


def _list_copies(chosen: argparse.Namespace) -> int:
    copies = dated_copies(folder.data_folder(chosen.data))
    if chosen.json:
        print_json(
            [
                {
                    "name": copy.name,
                    "what": str(copy.data_file.what),
                    "file": str(copy.copy.file),
                    "made": copy.copy.made.isoformat(),
                    "count": copy.number,
                    "sound": not copy.wrong,
                    "wrong": copy.wrong,
                }
                for copy in copies
            ]
        )
        return 0
    for copy in copies:
        state = worded("sound ({number})", number=copy.number)
        if copy.wrong:
            state = worded("DAMAGED ({wrong})", wrong=copy.wrong)
        print(f"{copy.name}  {copy.copy.date_text}  {state}")
    if not copies:
        print_worded("No backups yet.")
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    data = folder.data_folder(chosen.data)
    try:
        lock = take_window(data)
    except BusyError as busy:
        raise InputError("the window is open with this data folder", where=str(data), mend="Close it first") from busy
    try:
        done = restore_copy(data, chosen.name)
    finally:
        lock.release()
    if chosen.json:
        print_json(
            {
                "name": done.copy.name,
                "file": str(done.copy.data_file.file),
                "count": done.copy.number,
                "aside": str(done.aside) if done.aside else "",
            }
        )
        return 0
    what = str(done.copy.data_file.what)
    print_worded(
        "{file}: {what} of {date} ({number})",
        file=done.copy.data_file.file,
        what=what,
        date=done.copy.copy.date_text,
        number=done.copy.number,
    )
    if done.aside is not None:
        print_worded("  the previous data is saved as {name}", name=done.aside.name)
    return 0


def _checked(data: Path) -> Iterator[_Checked]:
    for (what, read), thing in zip(_KEPT, data_files(data), strict=True):
        file = thing.file
        if not file.exists() and not file.is_symlink():
            yield _Checked(what, file, _State.NONE, 0, None)
            continue
        count, trouble = _read(read, data, file)
        state = _State.SOUND
        if isinstance(trouble, ReadOnlyError):
            yield _Checked(what, file, state, count, None, is_read_only=True)
            continue
        if isinstance(trouble, NewerEditionError):
            yield _Checked(what, file, _State.NEWER, count, trouble)
            continue
        if trouble is not None:
            # A repaired file reads without a fault the second time.
            count, still = _read(read, data, file)
            state = _State.DAMAGED if still else _State.MENDED
        yield _Checked(what, file, state, count, trouble)


def _read(read: _Read, data: Path, file: Path) -> tuple[int, InputError | None]:
    try:
        return read(data, file)
    except InputError as error:
        return 0, error


def _loaded(load: Callable[[Path], tuple[T, InputError | None]], count: Callable[[T], int]) -> _Read:
    """Read a thing in the data folder."""

    def read(data: Path, file: Path) -> tuple[int, InputError | None]:
        content, trouble = load(data)
        return count(content), trouble

    return read


def _opened(open_store: Callable[[Path], tuple[C, InputError | None]], count: Callable[[C], int]) -> _Read:
    """Read a thing by its file, and close it again."""

    def read(data: Path, file: Path) -> tuple[int, InputError | None]:
        store, trouble = open_store(file)
        with closing(store):
            return count(store), trouble

    return read


def _is_there(content: object) -> int:
    return int(content is not None)


# All saved things, in the order of `data_files`: their names, and how each is read and counted.
_KEPT: tuple[tuple[str, _Read], ...] = (
    (for_later("settings"), lambda _, file: (1, load(file)[1])),
    (for_later("bookmarks"), _opened(open_bookmarks, lambda bookmarks: len(bookmarks.all()))),
    (for_later("cards"), _opened(open_cards, CardLibrary.count)),
    (for_later("rulings"), _opened(open_notebook, Notebook.count)),
    (for_later("team"), _loaded(load_team, _is_there)),
    (for_later("official answers"), _opened(open_answers, AnswerLibrary.count)),
    (for_later("taught phrases"), _loaded(load_lessons, len)),
    (for_later("table"), _loaded(load_autosave, lambda tree: len(tree.nodes) if tree else 0)),
    (for_later("position"), _loaded(load_draft, _is_there)),
    (for_later("ruling that is being written"), _loaded(load_unfinished, _is_there)),
    (for_later("unfinished forms"), _loaded(load_typed, lambda typed: len(typed.forms))),
    (for_later("editions of rulebooks"), _loaded(load_saved_editions, len)),
    (for_later("your answers on editions"), _loaded(load_alignments, lambda alignments: alignments.answers)),
    (for_later("imported lists"), _loaded(load_lists, lambda lists: len(lists.restrictions) + len(lists.errata))),
)


def _json(entry: _Checked) -> dict[str, Any]:
    return {
        "what": entry.what,
        "file": str(entry.file),
        "state": entry.state.value,
        "count": entry.number,
        "read_only": entry.is_read_only,
        "trouble": entry.trouble.what if entry.trouble else "",
        "mend": entry.trouble.mend if entry.trouble else "",
        "copies": [{"file": str(copy.file), "made": copy.made.isoformat()} for copy in copies_of(entry.file)],
    }


def _print(entry: _Checked) -> None:
    copies = copies_of(entry.file)
    newest = worded("; newest backup of {date}", date=copies[0].date_text) if copies else ""
    count = str(entry.number) if entry.state not in (_State.NONE, _State.NEWER) else ""
    state = with_note(worded_code("states of files", entry.state), count)
    only = worded("; read-only") if entry.is_read_only else ""
    print(f"  {labelled(in_words(entry.what), state)}{only}{newest}")
    if entry.trouble is not None:
        mend = f". {entry.trouble.mend}" if entry.trouble.mend else ""
        print(f"    {entry.trouble.what}{mend}.")
