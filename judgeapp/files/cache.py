"""Cache of derived data: typed records, valid while the sources and the program are unchanged.

The data is decoded, never executed. Reading every source at each start would be slow, so the fingerprint of the sources
is kept with the size and times of their files, and computed again only if one of these has changed, as Python does for
compiled modules."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

import judgeapp
from judgeapp.files.generations import Generations

T = TypeVar("T")

_PROGRAM = Path(judgeapp.__file__).parent
_BUILT_FROM = "built-from.txt"  # written into an installed program: see judgeapp.runtime.build_info
_SUFFIXES = (".py", ".yaml", ".md", ".txt")
_CONTENT = "content.msgpack"  # the one file of a generation
REMEMBERED = "sources"  # the folder with what is remembered, in the cache folder
_MAX_REMEMBERED = 64
# So long after a change nothing is remembered: another one at the same moment would not be seen.
_SETTLED_AFTER_S = 3.0

_remembered_in: Callable[[], Path | None] = lambda: None  # noqa: E731


def source_files(folders: Iterable[Path]) -> list[Path]:
    """The files of code and text in folders, and those that are named themselves, in order."""
    return [
        file
        for folder in folders
        for file in (sorted(folder.rglob("*")) if folder.is_dir() else (folder,))
        if file.suffix in _SUFFIXES and file.is_file()
    ]


class FileStatus(NamedTuple):
    """Digest of the names, sizes and times of files, and when the last of them changed, in seconds."""

    digest: bytes
    changed: float


def file_status(root: Path, folders: Iterable[str]) -> FileStatus:
    """Status of the files in folders below `root`. None is read."""
    known = blake2b(f"{_made_by()} {_built_from()} {root}".encode(), digest_size=16)
    changed = 0.0
    for folder in folders:
        for name, status in sorted(_file_statuses(os.path.join(root, folder))):  # noqa: PTH118 -- quick
            known.update(f"{name} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns}\n".encode())
            changed = max(changed, status.st_mtime, status.st_ctime)
    return FileStatus(known.digest(), changed)


def _file_statuses(place: str) -> Iterator[tuple[str, os.stat_result]]:
    try:
        entries = os.scandir(place)
    except NotADirectoryError:
        yield place, os.stat(place)  # noqa: PTH116
        return
    except FileNotFoundError:
        return
    with entries:
        for entry in entries:
            if entry.name.endswith(_SUFFIXES):
                yield entry.path, entry.stat()
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _file_statuses(entry.path)


def _made_by() -> str:
    # Not by which Python: what letters are alike is never changed in Unicode, nor how records are written here.
    return f"{sys.byteorder} {msgspec.__version__} {judgeapp.__version__}"


def _built_from() -> str:
    """The commit that an installed program was built from: its files may all be of one time."""
    with suppress(OSError):
        return (_PROGRAM / _BUILT_FROM).read_text(encoding="ascii")
    return ""


def remember_fingerprints_in(folder: Callable[[], Path | None]) -> None:
    """Remember fingerprints in this folder from now on, requested when one is needed; None remembers nothing."""
    global _remembered_in
    _remembered_in = folder


def fingerprint_of(root: Path, folders: Iterable[str]) -> bytes:
    """Fingerprint of the files in folders below `root`, and of the program."""
    folders = tuple(folders)
    if (folder := _remembered_in()) is None:
        return _read_through(root, folders)
    remembered = Generations(folder / REMEMBERED, _MAX_REMEMBERED)
    seen = file_status(root, folders)
    fingerprint = load_cached(remembered, seen.digest, bytes)
    if fingerprint is None:
        fingerprint = _read_through(root, folders)
        is_settled = seen.changed < time.time() - _SETTLED_AFTER_S
        if is_settled and seen == file_status(root, folders):
            save_cached(remembered, seen.digest, fingerprint)
    return fingerprint


def _read_through(root: Path, folders: Iterable[str]) -> bytes:
    known = blake2b(_made_by().encode(), digest_size=16)
    for file in source_files(root / folder for folder in folders):
        content = file.read_bytes()
        known.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return known.digest()


def corpus_fingerprint(texts: Iterable[str], code: Iterable[str]) -> bytes:
    """The fingerprint of files of rules_corpus and of the folders of the program that read them."""
    with as_file(files("rules_corpus")) as corpus:
        return fingerprint_of(corpus, texts) + fingerprint_of(_PROGRAM, code)


def is_in_cache(generations: Generations, of: bytes) -> bool:
    """True if there is data derived from the same sources, which is checked once it is read."""
    return generations.is_there(_key(of))


def load_cached(generations: Generations, of: bytes, type_: type[T]) -> T | None:
    """Cached data derived from the same sources; None if there is none."""
    for content in generations.contents(_key(of), _CONTENT):
        with suppress(msgspec.DecodeError):
            return msgspec.msgpack.decode(content, type=type_)
    return None


def save_cached(generations: Generations, of: bytes, value: object) -> None:
    """Keep it, if it can be written there."""
    content = msgspec.msgpack.encode(value)
    with suppress(OSError):
        generations.write(_key(of), lambda folder: (folder / _CONTENT).write_bytes(content))


def _key(of: bytes) -> bytes:
    return blake2b(of, digest_size=16).digest()
