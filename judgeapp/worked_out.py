"""What takes long to work out is kept in a file, and counts only as long as nothing has changed of
what it was worked out of, and by; and only whole: its digest stands before it. It comes as typed
records and is never run."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from importlib.resources import as_file, files
from pathlib import Path
from typing import TypeVar

import msgspec

import judgeapp

T = TypeVar("T")

_PROGRAM = Path(judgeapp.__file__).parent
_DIGEST = 32  # bytes
_SUFFIXES = (".py", ".yaml", ".md", ".txt")


def files_of(folders: Iterable[Path]) -> list[Path]:
    """The files of code and text in folders, and those that are named themselves, in order."""
    return [
        file
        for folder in folders
        for file in (sorted(folder.rglob("*")) if folder.is_dir() else (folder,))
        if file.suffix in _SUFFIXES and file.is_file()
    ]


def fingerprint_of(root: Path, folders: Iterable[str]) -> bytes:
    """Of the files in folders below `root`, and of what they are run by."""
    run_by = f"{sys.version} {msgspec.__version__} {judgeapp.__version__}"
    known = blake2b(run_by.encode(), digest_size=16)
    for file in files_of(root / folder for folder in folders):
        content = file.read_bytes()
        known.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return known.digest()


def worked_out_of(texts: Iterable[str], code: Iterable[str]) -> bytes:
    """The fingerprint of files of rules_corpus and of the folders of the program that read them."""
    with as_file(files("rules_corpus")) as corpus:
        return fingerprint_of(corpus, texts) + fingerprint_of(_PROGRAM, code)


def read_worked_out(file: Path, of: bytes, type_: type[T]) -> T | None:
    """What a file keeps that was worked out of the very same; None where it keeps nothing such."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    digest, body = content[len(of) : len(of) + _DIGEST], content[len(of) + _DIGEST :]
    if not content.startswith(of) or digest != blake2b(body, digest_size=_DIGEST).digest():
        return None
    with suppress(msgspec.DecodeError):
        return msgspec.msgpack.decode(body, type=type_)
    return None


def keep_worked_out(file: Path, of: bytes, value: object) -> None:
    """Keep it, if it can be written there."""
    body = msgspec.msgpack.encode(value)
    fresh = file.with_name(f"{file.name}.new-{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(of + blake2b(body, digest_size=_DIGEST).digest() + body)
        fresh.replace(file)
    with suppress(OSError):
        fresh.unlink(missing_ok=True)
