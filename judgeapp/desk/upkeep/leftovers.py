"""Removal of what killed programs left half written."""

from __future__ import annotations

import re
import shutil
import stat
import time
from pathlib import Path

from judgeapp.desk.folder import NEW
from judgeapp.desk.storage.backup import copies_folder
from judgeapp.desk.storage.checksums import sum_file
from judgeapp.desk.storage.lock import locks_folder
from judgeapp.desk.upkeep.copying import data_files

# Seconds; no file takes that long to write.
_ABANDONED_AFTER_S = 3600.0
_NEW = re.escape(NEW)
# Files that earlier editions left in a cache folder. Somebody may still use such an edition.
_FORMER = re.compile(
    r"(answers\.sqlite|(corpus|questions|scenes|sources|editions)\.msgpack)(\.new-\d+)?|index\.(new|old)-\d+"
)
_UNUSED_AFTER_S = 30 * 86400.0
_DOWNLOAD = re.compile(r"[0-9a-f]{32}")
_ROOTS = re.compile(rf"roots\.pem\.[0-9a-f]{{8}}{_NEW}")


def sweep_data(folder: Path) -> tuple[Path, ...]:
    """Delete old temporary files of saved files from a data folder; returns which. Everything else there stays."""
    names = "|".join(re.escape(data_file.file.name) for data_file in data_files(folder))
    ours = re.compile(rf"({names})(\.[0-9a-f]{{8}})?{_NEW}(-wal|-shm|-journal)?")
    date = r".+\.\d{4}-\d\d-\d\dT\d{6}Z\.[a-z]+"
    dated = re.compile(rf"{date}\.[0-9a-f]{{8}}{_NEW}(-journal)?")
    dated_sums = re.compile(rf"{date}\.sum\.[0-9a-f]{{8}}{_NEW}")
    noted = re.compile(rf"({names})\.sum\.[0-9a-f]{{8}}{_NEW}")
    sums = sum_file(folder / "any").parent
    return (
        *_swept(folder, ours),
        *_swept(copies_folder(folder), dated),
        *_swept(sums, noted),
        *_swept(sum_file(copies_folder(folder) / "any").parent, dated_sums),
    )


def sweep_cache(cache: Path) -> tuple[Path, ...]:
    """Delete the leftovers in a cache folder, and the files of earlier editions. Generations are swept by their users:
    see judgeapp.files.generations."""
    downloads = cache / "downloads"
    return (
        *_swept(cache, _ROOTS),
        *_swept(cache, _FORMER, _UNUSED_AFTER_S),
        *_swept(downloads, _DOWNLOAD, _UNUSED_AFTER_S),
        *_swept(locks_folder(downloads), _DOWNLOAD, _UNUSED_AFTER_S),
    )


def _swept(folder: Path, ours: re.Pattern[str], age: float = _ABANDONED_AFTER_S) -> tuple[Path, ...]:
    try:
        leftovers = [path for path in folder.iterdir() if ours.fullmatch(path.name)]
    except OSError:
        return ()
    return tuple(path for path in leftovers if _is_old(path, age) and _delete(path))


def _is_old(path: Path, age: float) -> bool:
    try:
        status = path.lstat()
    except OSError:
        return False
    plain = stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)
    return plain and time.time() - status.st_mtime > age


def _delete(path: Path) -> bool:
    """Delete a file or folder. False if that failed."""
    try:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    except OSError:
        return False
    return True
