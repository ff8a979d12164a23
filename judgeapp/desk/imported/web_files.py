"""Files on the web that a judge keeps up to date: none is asked for before he clicks."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec.structs import replace

from judgeapp.desk.folder import cache_folder
from judgeapp.desk.imported.lists import WebFile, load_lists, save_lists
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.web.download import NOT_KNOWN, Validators, checked_address, download

_LONGEST_NAME = 80
_MOST = 50


def web_files(folder: Path) -> tuple[WebFile, ...]:
    """Those of a data folder, in the order in which they were added."""
    kept = load_lists(folder)[0].web
    return () if isinstance(kept, msgspec.UnsetType) else kept


def is_offline(folder: Path) -> bool:
    """True while the judge has switched updates off."""
    return load_lists(folder)[0].offline is True


def switch_off(folder: Path, *, offline: bool) -> None:
    """Switch updates off, as at an event, or on again. Raises InputError where the disk refuses."""
    save_lists(folder, lambda lists: replace(lists, offline=True if offline else msgspec.UNSET))


def add_web_file(folder: Path, name: str, address: str) -> WebFile:
    """Keep an address under a name, over the one that it had. Raises InputError for what can be none."""
    name = " ".join(name.split())
    if not name or len(name) > _LONGEST_NAME or not name.isprintable():
        raise InputError("{name!r} is no name", mend="Give one of at most 80 letters", name=name[:_LONGEST_NAME])
    added = WebFile(name, checked_address(address))
    others = tuple(file for file in web_files(folder) if file.name != name)
    if len(others) >= _MOST:
        raise InputError("more than {most} addresses are not kept", mend="Remove one", most=_MOST)
    _save(folder, (*others, added))
    return added


def remove_web_file(folder: Path, name: str) -> None:
    """Forget an address; what was imported from it stays. Raises NotFoundError where there is none of the name."""
    web_file(folder, name)
    _save(folder, tuple(file for file in web_files(folder) if file.name != name))


def fetch(folder: Path, name: str, progress: Callable[[int, int], None] = lambda done, size: None) -> Path | None:
    """Download a file anew; None where it has not changed since it was imported. See files.download."""
    if is_offline(folder):
        raise InputError(
            "updates are switched off", mend="Switch them on: judgeapp update --on, or on the page Library"
        )
    wanted = web_file(folder, name)
    to = _download_folder(wanted.address)
    known = Validators(wanted.etag, wanted.modified)
    result = download(wanted.address, to, known, progress)
    if result is None:
        return None
    (to / "validators").write_bytes(msgspec.json.encode(result.validators))
    return result.file


def note_imported(folder: Path, name: str, before: str = "") -> None:
    """Keep that what was downloaded of a file was imported: it is asked for again only when it has changed.

    before -- name of the dated copy of what it was imported into
    """
    wanted = web_file(folder, name)
    to = _download_folder(wanted.address)
    try:
        got = msgspec.json.decode((to / "validators").read_bytes(), type=Validators)
    except (OSError, msgspec.DecodeError):
        got = NOT_KNOWN
    at = datetime.now(UTC).isoformat(timespec="seconds")
    _replace(folder, WebFile(name, wanted.address, got.etag, got.modified, at, before))
    shutil.rmtree(to, ignore_errors=True)


def note_taken_back(folder: Path, name: str) -> str:
    """Have a file fetched whole the next time; name of the copy that was made before it was imported. Raises
    NotFoundError where there is none."""
    wanted = web_file(folder, name)
    if not wanted.before:
        raise NotFoundError("nothing of {name!r} was imported that could be taken back", name=name)
    _replace(folder, WebFile(name, wanted.address))
    return wanted.before


def _replace(folder: Path, fresh: WebFile) -> None:
    _save(folder, tuple(fresh if file.name == fresh.name else file for file in web_files(folder)))


def web_file(folder: Path, name: str) -> WebFile:
    """The one of a name. Raises NotFoundError."""
    files = web_files(folder)
    if (named := next((file for file in files if file.name == name), None)) is None:
        known = ", ".join(file.name for file in files) or "–"
        raise NotFoundError(
            "no address is called {name!r}", mend="Use one of: {known}", name=name[:_LONGEST_NAME], known=known
        )
    return named


def _download_folder(address: str) -> Path:
    to = cache_folder() / "downloads" / blake2b(address.encode(), digest_size=16).hexdigest()
    to.mkdir(mode=0o700, parents=True, exist_ok=True)
    return to


def _save(folder: Path, files: tuple[WebFile, ...]) -> None:
    save_lists(folder, lambda lists: replace(lists, web=files or msgspec.UNSET))
