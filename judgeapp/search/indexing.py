"""Build the index of one part of the rulebooks in its folder, under a seal of what it was built from."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.glossary.concordance import Concordance
from judgeapp.rulebook.passage import Passage
from judgeapp.search.analysis import Analysis
from judgeapp.search.segment import PassageTerms, write_segment

_SEAL = "seal.json"
_REPORT_EVERY = 100  # passages


class BuildReason(StrEnum):
    """Reason for which an index is built."""

    NEW = "new"  # there was none
    OUTDATED = "outdated"  # corpus, terms or program have changed
    DAMAGED = "damaged"  # its files can't be read, or are not what was written


class IndexProgress(Struct, frozen=True):
    """Progress of building an index: `done` of `total` passages."""

    reason: BuildReason
    done: int
    total: int


class Seal(Struct, frozen=True):
    """Fingerprint of what an index was built from, and the digest of each of its files."""

    fingerprint: str
    files: dict[str, str]


def rebuild_reason(folder: Path, fingerprint: str) -> BuildReason | None:
    """Reason for which the index in a folder is none of what has this fingerprint; None where it is."""
    if not folder.exists():
        return BuildReason.NEW
    try:
        if not any(folder.iterdir()):
            return BuildReason.NEW
        seal = msgspec.json.decode((folder / _SEAL).read_bytes(), type=Seal)
        if seal.files != _digests(folder):
            return BuildReason.DAMAGED
    except (OSError, msgspec.DecodeError):
        return BuildReason.DAMAGED
    return None if seal.fingerprint == fingerprint else BuildReason.OUTDATED


def _digests(folder: Path) -> dict[str, str]:
    """The digest of every file that belongs to the index."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.name != _SEAL and not path.name.endswith("_WRITELOCK") and path.is_file()
    }


@contextmanager
def _emptied(folder: Path) -> Iterator[Path]:
    """New folder beside `folder` that takes its place when all went well. What was there is moved aside first, so
    that it is whole or gone, and another program's is left alone."""
    fresh = folder.with_name(f"{folder.name}.new-{os.getpid()}")
    aside = folder.with_name(f"{folder.name}.old-{os.getpid()}")
    _remove(fresh)
    fresh.mkdir(parents=True)
    try:
        yield fresh
        if folder.exists():
            folder.replace(aside)
        try:
            fresh.replace(folder)
        except OSError:
            # Another program has put its own there in the meantime, which is the same.
            if not folder.is_dir():
                raise
    finally:
        _remove(fresh)
        _remove(aside)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def write_index(
    folder: Path,
    passages: Sequence[Passage],
    concordance: Concordance,
    analysis: Analysis,
    fingerprint: str,
    reason: BuildReason,
    progress: Callable[[IndexProgress], None],
) -> None:
    """Build the index of these passages. `progress` ends it by raising. Raises OSError."""
    total = len(passages)
    terms = PassageTerms(concordance, analysis)

    def documents() -> Iterator[Mapping[str, Iterable[str]]]:
        for done, passage in enumerate(passages):
            if done % _REPORT_EVERY == 0:
                progress(IndexProgress(reason, done, total))
            yield terms.of(passage)

    with _emptied(folder) as fresh:
        write_segment(fresh, documents())
        (fresh / _SEAL).write_bytes(msgspec.json.encode(Seal(fingerprint, _digests(fresh))))
    progress(IndexProgress(reason, total, total))
