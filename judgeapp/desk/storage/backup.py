"""Dated copies of the data files, made by themselves and thinned out by age."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

_DATE = "%Y-%m-%dT%H%M%SZ"
_DELETION = ".deletion"
_NAME = re.compile(r"(?P<stem>.+)\.(?P<date>\d{4}-\d\d-\d\dT\d{6}Z)(?P<mark>\.deletion)?(?P<suffix>\.[a-z]+)")
# A copy is made if the original changed and the last copy is older than this.
EVERY = timedelta(hours=1)
# One copy is kept for each of these age ranges: the last hours, yesterday, ...
AGES = tuple(timedelta(days=days) for days in (1, 2, 7, 30, 90))
# Every copy made before a deletion is kept this long: no later one has the deleted data.
KEPT_FOR = AGES[-1]


class BackupCopy(NamedTuple):
    """A copy, and when it was made (UTC)."""

    file: Path
    made: datetime
    before_deletion: bool = False  # right before a permanent deletion

    @property
    def date_text(self) -> str:
        return f"{self.made:%Y-%m-%d %H:%M} UTC"


def copies_folder(folder: Path) -> Path:
    return folder / "backups"


def copy_file(file: Path, now: datetime, *, before_deletion: bool = False) -> Path:
    """Path for a copy of a saved file that is made now. It takes the place of no other copy: of two in one second the
    later one is named by the next."""
    mark = _DELETION if before_deletion else ""
    copy = copies_folder(file.parent) / f"{file.stem}.{now:{_DATE}}{mark}{file.suffix}"
    later = now + timedelta(seconds=1)
    return copy_file(file, later, before_deletion=before_deletion) if copy.exists() else copy


def copies_of(file: Path) -> tuple[BackupCopy, ...]:
    """The copies of a saved file, the newest first."""
    try:
        there = sorted(copies_folder(file.parent).iterdir())
    except OSError:
        return ()
    copies: list[BackupCopy] = []
    for path in there:
        parts = _NAME.fullmatch(path.name)
        if parts is None or (parts["stem"], parts["suffix"]) != (file.stem, file.suffix):
            continue
        try:
            made = datetime.strptime(parts["date"], _DATE).replace(tzinfo=UTC)
        except ValueError:
            continue
        copies.append(BackupCopy(path, made, before_deletion=parts["mark"] is not None))
    return tuple(sorted(copies, key=lambda copy: copy.made, reverse=True))


def is_due(file: Path, beside: Iterable[Path], now: datetime) -> bool:
    """True if a copy is due: the file, or a database file `beside` it, changed since the last copy, and that is old
    enough. Copies made while the clock was ahead don't count."""
    copies = [copy for copy in copies_of(file) if copy.made <= now]
    if not copies:
        return True
    changed = max((path.stat().st_mtime for path in (file, *beside) if path.exists()), default=0.0)
    # A change in the second of the copy may be missing from it.
    return changed >= copies[0].made.timestamp() and now - copies[0].made >= EVERY


def spare(copies: Sequence[BackupCopy], now: datetime) -> tuple[BackupCopy, ...]:
    """The copies that aren't needed, the newest first. Kept are the newest, the oldest of each age, which grows into
    the next one, and for KEPT_FOR each copy made before a deletion. Of the copies made while the clock was ahead, the
    newest is kept too."""
    past = [copy for copy in copies if copy.made <= now]
    stay = {*copies[:1], *past[:1]}
    stay |= {copy for copy in copies if copy.before_deletion and now - copy.made < KEPT_FOR}
    ages = (timedelta(0), *AGES, timedelta.max)
    for young, old in pairwise(ages):
        if of_age := [copy for copy in copies if young <= now - copy.made < old]:
            stay.add(of_age[-1])
    return tuple(copy for copy in copies if copy not in stay)
