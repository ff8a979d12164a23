"""Folders that the program writes to: the data folder, with a judge's work, and the cache folder, with derived data."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from judgeapp.messages.errors import InputError, ReadOnlyError, describe_os_error
from judgeapp.messages.message import Message, message

VARIABLE = "JUDGEAPP_DATA"
CACHE_VARIABLE = "JUDGEAPP_CACHE"
_OWN = "judgeapp"
# How long to wait for a file that another program has open.
_OPENED_S, _POLL_S = 1.0, 0.02
# Suffix of a file that is being written.
NEW = ".new"


def data_folder(chosen: Path | None = None) -> Path:
    """The folder asked for, or the one the environment names, or the user's own.

    It is made if need be. Raises InputError when it can't be, or is of a newer edition."""
    folder = _ensure_folder(chosen or _named_by(VARIABLE) or _data_of_the_user(), message("the data folder"), VARIABLE)
    check_version(folder)
    return folder


def cache_folder() -> Path:
    """The folder that the environment names, or the system's own for data that programs can rebuild at any time:
    nothing in it is a judge's work, and it may be deleted.

    It never travels with the data folder. So its contents were made on this machine.

    It is made if need be, for this user alone. Raises InputError when it can't be."""
    folder = _named_by(CACHE_VARIABLE) or _cache_of_the_user()
    return _ensure_folder(folder, message("the cache folder"), CACHE_VARIABLE)


def _in_data(name: str) -> Callable[[Path], Path]:
    return lambda data: data / name


def _in_cache(name: str) -> Callable[[Path], Path]:
    return lambda cache: cache / name


# -- in the data folder ---------------------------------------------------------------------------

settings_file = _in_data("settings.json")
bookmarks_file = _in_data("bookmarks.sqlite")
cards_file = _in_data("cards.sqlite")
notebook_file = _in_data("rulings.sqlite")
answers_file = _in_data("answers.sqlite")
phrases_file = _in_data("phrases.yaml")
team_file = _in_data("team.json")  # the team that this notebook is synchronised with
tables_folder = _in_data("tables")  # tables received from others
lists_file = _in_data("lists.json")  # imported lists, and file formats that the judge described
autosave_file = _in_data("table.json")  # autosave of the table
draft_file = _in_data("position.yaml")  # autosave of the position being set up
unfinished_file = _in_data("ruling.json")  # autosave of the ruling being written
typed_file = _in_data("typed.json")  # autosave of texts typed in other forms
alignments_file = _in_data("lined-up.json")  # alignments that the judge settled, and texts of cited clauses
editions_file = _in_data("editions.json")  # imported editions of rulebooks
fault_log_file = _in_data("faults.log")  # log of program faults; older ones beside it

# -- in the cache folder --------------------------------------------------------------------------

roots_file = _in_cache("roots.pem")  # cached certificates that the system trusts
index_folder = _in_cache("index")  # indexes of the built-in sources
answer_terms_folder = _in_cache("answers")  # indexes of official answers and rulings
readings_file = _in_cache("readings.sqlite")  # cached readings of card texts


def write_whole(file: Path, content: bytes, what: str | Message) -> None:
    """Write so that a power cut leaves the old or the new file, never half of one; and the new one once it returns.

    `what` names it in the InputError that is raised if the disk refuses, and if it is not a file: a device or a pipe
    would be replaced by a file."""
    if file.exists() and not (file.is_file() or file.is_dir()):
        raise InputError("can't save {what}: not a file", where=str(file), what=what)
    beside = unused(file)
    try:
        try:
            with beside.open("xb") as out:
                out.write(content)
                out.flush()
                os.fsync(out.fileno())
            move(beside, file)
        except BaseException:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
        sync_folder(file.parent)
    except OSError as error:
        raise InputError(
            "can't save {what} ({reason})",
            where=str(file),
            mend="Make the folder writable or free some space",
            what=what,
            reason=describe_os_error(error),
        ) from error


def move(source: Path, target: Path) -> Path:
    """Rename a file, replacing any of that name: at once, and never half. Returns its path. Raises OSError.

    On Windows this is refused while any program has either of them open, and scanners open new files: there it retries
    for a while."""
    until = time.monotonic() + _OPENED_S
    while True:
        try:
            return source.replace(target)
        except PermissionError:
            if os.name != "nt" or time.monotonic() >= until:
                raise
            time.sleep(_POLL_S)


def can_be_written(folder: Path) -> bool:
    if os.name != "nt":
        return os.access(folder, os.W_OK | os.X_OK)
    # Only trying tells: a folder's permissions say nothing about its files.
    probe = unused(settings_file(folder))
    try:
        os.close(os.open(probe, os.O_CREAT | os.O_EXCL | os.O_RDWR))
        probe.unlink()
    except OSError:
        return False
    return True


def read_only(folder: Path) -> ReadOnlyError:
    """Error that a data folder can't be written to."""
    return ReadOnlyError(
        "can't save: the data folder is read-only",
        where=str(folder),
        mend="Make it writable, or choose another one with --data",
    )


@contextmanager
def read_only_reported(file: Path) -> Iterator[None]:
    """Context of writing a saved file: if nothing can be written there, the error names the folder."""
    try:
        yield
    except InputError as error:
        if file.parent.is_dir() and not can_be_written(file.parent):
            raise read_only(file.parent) from error
        raise


def unused(file: Path) -> Path:
    """Name beside a file for its new content until that is complete. No two writers get the same."""
    return file.with_name(f"{file.name}.{os.urandom(4).hex()}{NEW}")


def make_within(folder: Path) -> None:
    """Make a folder within the data folder; anything else of its name is set aside. Raises OSError."""
    if os.path.lexists(folder) and not folder.is_dir():
        set_aside(folder)
    folder.mkdir(exist_ok=True)


def sync_folder(folder: Path) -> None:
    """That a file was made, renamed or taken away there outlives a power cut."""
    if os.name == "nt":
        return  # a database has a journal of its own
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        pass  # a file system that can't, such as one over the network
    finally:
        os.close(handle)


def set_aside(file: Path) -> Path:
    """Rename a damaged file so that it can be looked at later. Those set aside before stay; the names are numbered."""
    return move(file, free_name(file))


def free_name(file: Path, what: str = "damaged") -> Path:
    """Unused name for a file that is set aside, with the reason in it."""
    numbers = ("" if number == 1 else f"-{number}" for number in count(1))
    names = (file.with_name(f"{file.stem}.{what}{number}{file.suffix}") for number in numbers)
    return next(name for name in names if not os.path.lexists(name))


def _ensure_folder(folder: Path, what: str | Message, variable: str) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(
            "can't create {what} ({reason})",
            where=str(folder),
            mend="Set another one in {variable}",
            what=what,
            reason=describe_os_error(error),
            variable=variable,
        ) from error
    return folder


def _named_by(variable: str) -> Path | None:
    named = os.environ.get(variable, "")
    return Path(named) if named else None


def _data_of_the_user() -> Path:
    from platformdirs import user_data_dir

    return Path(user_data_dir(_OWN, appauthor=False))


def _cache_of_the_user() -> Path:
    from platformdirs import user_cache_dir

    return Path(user_cache_dir(_OWN, appauthor=False))


# A folder without a version file has version 1. An edition whose files this one would take for damage uses version 2
# and writes that into the folder.
VERSION = 1
VERSION_FILE = "version"
_MAX_VERSION_DIGITS = 9


def check_version(folder: Path) -> None:
    """Raise InputError for a folder that a newer edition has changed. Databases have versions of their own; the other
    files of a folder are as its version has them."""
    try:
        with (folder / VERSION_FILE).open(encoding="ascii") as file:
            version = file.read(_MAX_VERSION_DIGITS).strip()
    except (OSError, UnicodeDecodeError):
        return
    if version.isdecimal() and int(version) > VERSION:
        raise InputError(
            "the data folder was saved by a newer version of this program (version {saved}; this one "
            "reads up to {version})",
            where=str(folder),
            mend="Use that version, or choose another folder with --data. This folder wasn't changed",
            saved=version,
            version=VERSION,
        )
