"""Files on the web that a judge keeps up to date: none is asked for before he clicks."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import takewhile
from pathlib import Path, PurePath

import msgspec
from msgspec.structs import replace

from judgeapp.desk.folder import cache_folder
from judgeapp.desk.imported.kinds import EntriesKind
from judgeapp.desk.imported.lists import SavedLists, WebFile, copies_named, load_lists, save_lists
from judgeapp.desk.storage.lock import BusyError, take
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.punctuation import comma_message
from judgeapp.web.download import NOT_KNOWN, Validators, checked_address, download, file_name

_MAX_NAME_LENGTH = 80
_MAX_WEB_FILES = 50


def web_files(folder: Path) -> tuple[WebFile, ...]:
    """Web files of a data folder, in the order in which they were added."""
    return _of(load_lists(folder)[0])


def is_offline(folder: Path) -> bool:
    """True while the judge has switched updates off."""
    return load_lists(folder)[0].offline is True


def switch_off(folder: Path, *, offline: bool) -> None:
    """Switch updates off, as at an event, or on again. Raises InputError if the disk refuses."""
    save_lists(folder, lambda lists: replace(lists, offline=True if offline else msgspec.UNSET))


def add_web_file(folder: Path, name: str, address: str) -> WebFile:
    """Save an address under a new name. Raises InputError if it is not one."""
    name = " ".join(name.split())
    if not name or len(name) > _MAX_NAME_LENGTH or not name.isprintable():
        raise InputError("{name!r} isn't a name", mend="Use at most 80 characters", name=name[:_MAX_NAME_LENGTH])
    added = WebFile(name, checked_address(address))

    def with_it(files: tuple[WebFile, ...]) -> tuple[WebFile, ...]:
        if any(file.name == name for file in files):
            raise InputError(
                "the name {name!r} is taken", mend="Choose another name, or remove that address", name=name
            )
        if len(files) >= _MAX_WEB_FILES:
            raise InputError("at most {most} addresses can be saved", mend="Remove one", most=_MAX_WEB_FILES)
        return (*files, added)

    _change(folder, with_it)
    return added


def remove_web_file(folder: Path, name: str) -> None:
    """Forget an address; imported entries stay. Raises NotFoundError if there is none of the name."""
    gone = web_file(folder, name)
    _change(folder, lambda files: tuple(file for file in files if file.name != name))
    shutil.rmtree(_download_folder(gone.address), ignore_errors=True)


def fetch(folder: Path, name: str, progress: Callable[[int, int], None] = lambda done, size: None) -> Path | None:
    """Download a file again; None if it hasn't changed since its import and everything imported from it still exists.
    See web.download."""
    if is_offline(folder):
        raise InputError(
            "updates are switched off", mend="Switch them on: judgeapp update --on, or on the Library page"
        )
    wanted = web_file(folder, name)
    to = _download_folder(wanted.address)
    try:
        lock = take(to.parent, to.name)
    except BusyError as error:
        raise InputError(
            "another program is downloading {name!r} now", mend="Try again when it has finished", name=name
        ) from error
    try:
        to.mkdir(mode=0o700, parents=True, exist_ok=True)
        known, name_of_file = NOT_KNOWN, _own_file_name(web_files(folder), wanted)
        there = _state(wanted.kind, folder, name_of_file) if wanted.kind is not None else ""
        if there and there == wanted.held:
            known = Validators(wanted.etag, wanted.modified)
        result = download(wanted.address, to, known, progress, name=name_of_file)
        if result is None:
            return None
        (to / "validators").write_bytes(msgspec.json.encode(result.validators))
        return result.file
    finally:
        lock.release()


def is_from_web(folder: Path, file: Path) -> bool:
    """True for a file that was downloaded from a saved address."""
    return any(file.parent == _download_folder(web.address) for web in web_files(folder))


def note_imported(folder: Path, file: Path, kind: EntriesKind, before: str) -> None:
    """Note that a downloaded file is imported: it is fetched again only after a change. `before`: name of the dated
    copy of the store that it went into."""
    try:
        got = msgspec.json.decode((file.parent / "validators").read_bytes(), type=Validators)
    except (OSError, msgspec.DecodeError):
        got = NOT_KNOWN
    at = datetime.now(UTC).isoformat(timespec="seconds")
    held, left = _state(kind, folder, file.name), kind.state(folder)

    def noted(web: WebFile) -> WebFile:
        if file.parent != _download_folder(web.address):
            return web
        return WebFile(web.name, web.address, got.etag, got.modified, at, before, kind, held, left)

    _change(folder, lambda files: tuple(map(noted, files)))
    drop_download(file)


def drop_download(file: Path) -> None:
    """Delete a downloaded file and everything beside it."""
    shutil.rmtree(file.parent, ignore_errors=True)


def without_note(files: tuple[WebFile, ...], before: str) -> tuple[WebFile, ...]:
    """The files without the import that a copy preceded: that one is fetched whole the next time."""
    return tuple(WebFile(file.name, file.address, kind=file.kind) if file.before == before else file for file in files)


def note_brought_back(folder: Path, before: str) -> None:
    """Note that a dated copy replaced the imports after it."""
    try:
        is_named = before in copies_named(folder)
    except InputError:  # then they can't be fetched or undone either
        return
    if is_named:
        _change(folder, lambda files: without_note(files, before))


def web_file(folder: Path, name: str) -> WebFile:
    """The one of a name. Raises NotFoundError."""
    files = web_files(folder)
    if (named := next((file for file in files if file.name == name), None)) is None:
        known = comma_message(file.name for file in files) or "–"
        raise NotFoundError(
            "there is no address {name!r}", mend="Use one of: {known}", name=name[:_MAX_NAME_LENGTH], known=known
        )
    return named


def _own_file_name(files: tuple[WebFile, ...], wanted: WebFile) -> str:
    """File name at the end of an address, numbered if an earlier address has the same: it identifies its entries."""
    name = file_name(wanted.address)
    before = takewhile(lambda file: file.address != wanted.address, files)
    number = sum(file_name(file.address) == name for file in before)
    path = PurePath(name)
    return f"{path.stem} ({number + 1}){path.suffix}" if number else name


def _state(kind: EntriesKind, folder: Path, origin: str) -> str:
    """State of a file's entries; of all of the kind if the file had nothing new."""
    return kind.state(folder, origin) or kind.state(folder)


def _download_folder(address: str) -> Path:
    return cache_folder() / "downloads" / blake2b(address.encode(), digest_size=16).hexdigest()


def _of(lists: SavedLists) -> tuple[WebFile, ...]:
    return () if isinstance(lists.web, msgspec.UnsetType) else lists.web


def _change(folder: Path, changed: Callable[[tuple[WebFile, ...]], tuple[WebFile, ...]]) -> None:
    """Change them as they are when no other program writes."""
    save_lists(folder, lambda lists: replace(lists, web=changed(_of(lists)) or msgspec.UNSET))
