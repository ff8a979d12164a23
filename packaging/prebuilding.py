"""Makes what is prebuilt: corpus, index, questions and scenes as the program opens them, in judgeapp/prebuilt.

    python packaging/prebuilding.py

Run by the set-up of a checkout, by the build of the wheel and by the tests. What is there of the same sources stays.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

_CHECKOUT = Path(__file__).resolve().parent.parent
_LOCK = _CHECKOUT / "packaging" / "program.lock"
FOLDER = _CHECKOUT / "judgeapp" / "prebuilt"
_KINDS = ("corpus", "index", "questions", "scenes")
# What takes part: a change anywhere else leaves all as it is.
_PACKAGES = ("clauses", "files", "glossary", "language", "questions", "rulebook", "search")
_FILES = ("__init__.py", "table/scene.py", "table/scenes.py")
# With what the questions are made of, as they take as long as all the rest.
_QUESTIONS = "questions"


def prebuild_outdated(python: str = sys.executable) -> None:
    """Make what is missing or older than its sources, by a Python that has the packages of the program. Raises
    CalledProcessError."""
    if _is_outdated():
        subprocess.run([python, __file__], check=True)


def _is_outdated() -> bool:
    return not all(any(FOLDER.glob(f"{kind}/*/seal")) for kind in _KINDS) or any(map(_is_newer, _sources()))


def _is_newer(source: Path) -> bool:
    return source.stat().st_mtime_ns >= FOLDER.stat().st_mtime_ns


def _sources() -> Iterator[Path]:
    program = _CHECKOUT / "judgeapp"
    for folder in (_CHECKOUT / "rules_corpus", *(program / name for name in _PACKAGES)):
        yield from (file for file in folder.rglob("*") if file.suffix in (".py", ".yaml", ".md", ".txt"))
    yield from (program / name for name in _FILES)
    yield _LOCK


def _prebuild() -> None:
    begun = time.time()
    print(f"Making ready the rules in {FOLDER} (once) ...", file=sys.stderr)
    if FOLDER.exists() and _is_newer(_LOCK):
        shutil.rmtree(FOLDER)  # of other packages
    beside = subprocess.Popen([sys.executable, __file__, _QUESTIONS])
    _prebuild_rules()
    if beside.wait():
        sys.exit("The questions could not be taken in.")
    # Now it is newer than each source that was not changed meanwhile.
    os.utime(FOLDER, (begun, begun))


def _prebuild_rules() -> None:
    from judgeapp.editions.opening import open_rules
    from judgeapp.search.index import open_index
    from judgeapp.table.scenes import kept_scenes

    open_index(FOLDER / "index", open_rules(FOLDER / "index")).close()
    kept_scenes(FOLDER / "scenes")


def _prebuild_questions() -> None:
    from judgeapp.glossary.glossary import Glossary
    from judgeapp.questions.opening import open_questions

    open_questions(FOLDER / _QUESTIONS, Glossary.load())


if __name__ == "__main__":
    sys.path.insert(0, str(_CHECKOUT))
    _prebuild_questions() if sys.argv[1:] == [_QUESTIONS] else _prebuild()
