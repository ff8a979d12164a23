"""Prebuild the corpus, index, questions and scenes in judgeapp/prebuilt, in the form in which the program opens them.

    python packaging/prebuilding.py

Run by the set-up of a checkout, by the build of the wheel and by the tests. What is there of the same sources stays.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

_CHECKOUT = Path(__file__).resolve().parent.parent
_LOCK = _CHECKOUT / "packaging" / "program.lock"
FOLDER = _CHECKOUT / "judgeapp" / "prebuilt"
_NOTE = "made-of"  # inside FOLDER: hashes of the sources and results
_SEEN = "last-seen"  # next to FOLDER: file sizes and times at the last successful check
_SETTLED_S = 3.0
# Sources of the prebuilt files; other changes don't make them outdated.
_PACKAGES = ("clauses", "files", "glossary", "language", "questions", "rulebook", "search")
_FILES = ("__init__.py", "table/scene.py", "table/scenes.py")
# Built in a parallel process, because the questions take as long as everything else.
_QUESTIONS = "questions"


def prebuild_outdated(python: str = sys.executable) -> None:
    """Rebuild prebuilt files that are missing, damaged or outdated, using a Python with the program's packages. Raises
    CalledProcessError."""
    if _is_outdated():
        subprocess.run([python, __file__], check=True)


def prebuilt_files() -> Iterator[Path]:
    """Prebuilt files, without unfinished files of another process."""
    return (file for file in FOLDER.glob("*/*/*") if not file.parent.name.endswith(".new"))


def _is_outdated() -> bool:
    """True unless the sources and the prebuilt files match their recorded hashes. Files are only read if a size or time
    has changed since the last successful check."""
    seen = FOLDER / _SEEN
    try:
        status, changed = _status([*_sources(), *prebuilt_files(), FOLDER / _NOTE])
        if seen.exists() and seen.read_bytes() == status:
            return False
        is_outdated = _noted() != _lines(_sources()) + _lines(prebuilt_files())
        # File times are too coarse to show a change at the same moment as the last one.
        if not is_outdated and changed < time.time() - _SETTLED_S:
            with suppress(OSError):  # the folder is read-only: the next run checks again
                seen.write_bytes(status)
    except OSError:  # a file was changed during the check
        return True
    return is_outdated


def _status(files: Iterable[Path]) -> tuple[bytes, float]:
    """Digest of the files' names, sizes and times, and the time of the last change."""
    known, changed = blake2b(digest_size=16), 0.0
    for name in sorted(map(str, files)):
        status = os.stat(name)  # noqa: PTH116 -- quick
        known.update(f"{name} {status.st_ino} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns}\n".encode())
        changed = max(changed, status.st_mtime, status.st_ctime)
    return known.digest(), changed


def _noted() -> bytes:
    note = FOLDER / _NOTE
    return note.read_bytes() if note.exists() else b""


def _lines(files: Iterable[Path]) -> bytes:
    """One line per file: digest and path."""
    digests = ((blake2b(file.read_bytes(), digest_size=16).hexdigest(), file) for file in sorted(files))
    return "".join(f"{digest} {file.relative_to(_CHECKOUT).as_posix()}\n" for digest, file in digests).encode()


def _sources() -> Iterator[Path]:
    program = _CHECKOUT / "judgeapp"
    for folder in (_CHECKOUT / "rules_corpus", *(program / name for name in _PACKAGES)):
        yield from (file for file in folder.rglob("*") if file.suffix in (".py", ".yaml", ".md", ".txt"))
    yield from (program / name for name in _FILES)
    yield _LOCK


def _prebuild() -> None:
    sources, noted = _lines(_sources()), _noted()
    print(f"Making ready the rules in {FOLDER} (once) ...", file=sys.stderr)
    if noted and _lines([_LOCK]) not in noted:
        shutil.rmtree(FOLDER)  # built with other versions of the packages
    _make()
    # `sources` was read before building: a source that changed meanwhile makes the result outdated.
    (FOLDER / _NOTE).write_bytes(sources + _lines(prebuilt_files()))


def _make() -> None:
    beside = subprocess.Popen([sys.executable, __file__, _QUESTIONS])
    _prebuild_rules()
    if beside.wait():
        sys.exit("The questions could not be taken in.")


def _prebuild_rules() -> None:
    from judgeapp.editions.opening import open_rules
    from judgeapp.search.index import open_index
    from judgeapp.table.scenes import cached_scenes

    open_index(FOLDER / "index", open_rules(FOLDER / "index")).close()
    cached_scenes(FOLDER / "scenes")


def _prebuild_questions() -> None:
    from judgeapp.glossary.glossary import Glossary
    from judgeapp.questions.opening import open_questions

    open_questions(FOLDER / _QUESTIONS, Glossary.load())


if __name__ == "__main__":
    sys.path.insert(0, str(_CHECKOUT))
    _prebuild_questions() if sys.argv[1:] == [_QUESTIONS] else _prebuild()
