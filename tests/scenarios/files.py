"""The scenario files of this folder and those by which the corpus proves its answers, each read and
played once for all tests that look at them."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import ReadScenario, read_scenarios
from judgeapp.scenario.playing.play import Played, play
from tests.workers import SHARED_VARIABLE, one_at_a_time

Made = TypeVar("Made")

FOLDER = Path(__file__).parent
PROOFS = FOLDER.parent.parent / "rules_corpus" / "scenes"


def _called(file: Path) -> str:
    folder = FOLDER if file.is_relative_to(FOLDER) else PROOFS
    return file.relative_to(folder).with_suffix("").as_posix()


class Case(NamedTuple):
    """The scenario of a file, or its control."""

    file: Path
    is_control: bool = False


def _cases(file: Path) -> list[Case]:
    has_control = "\ncontrol:" in file.read_text(encoding="utf-8")
    return [Case(file), Case(file, is_control=True)] if has_control else [Case(file)]


CASES = [case for file in sorted(FOLDER.rglob("*.yaml")) for case in _cases(file)]
# What stands in no folder there is a ready scene.
PROVING = [case for file in sorted(PROOFS.glob("*/*.yaml")) for case in _cases(file)]
EVERY_CASE = [*CASES, *PROVING]


def name(case: Case) -> str:
    """What a scenario is called: its chapter and what it is about."""
    called = _called(case.file)
    return f"{called} (control)" if case.is_control else called


def _of_all_processes(called: str, make: Callable[[], dict[Case, Made]]) -> dict[Case, Made]:
    """What one process made of all scenarios, for each that runs beside it; nothing in a run of one process."""
    folder = os.environ.get(SHARED_VARIABLE)
    if folder is None:
        return {}
    file = Path(folder) / f"{called}.pickle"
    with one_at_a_time(file.with_suffix(".lock")):
        if not file.exists():
            file.write_bytes(pickle.dumps(make()))
        made: dict[Case, Made] = pickle.loads(file.read_bytes())
    return made


@cache
def _read(file: Path) -> tuple[ReadScenario, ...]:
    return read_scenarios(file.read_text(encoding="utf-8"), str(file))


def _all_read() -> dict[Case, ReadScenario]:
    found = {}
    for case in EVERY_CASE:
        with suppress(InputError, OSError):  # told to whoever asks for it
            found[case] = _read(case.file)[case.is_control]
    return found


def _all_played() -> dict[Case, Played]:
    found = {}
    for case in EVERY_CASE:
        with suppress(Exception):  # told to whoever asks for it
            found[case] = play(*read(case))
    return found


@cache
def _read_once() -> dict[Case, ReadScenario]:
    return _of_all_processes("read-scenarios", _all_read)


@cache
def _played_once() -> dict[Case, Played]:
    return _of_all_processes("played-scenarios", _all_played)


def read(case: Case) -> ReadScenario:
    return _read_once().get(case) or _read(case.file)[case.is_control]


@cache
def played(case: Case) -> Played:
    return _played_once().get(case) or play(*read(case))


def by_chapter(cases: list[Case]) -> dict[str, list[Case]]:
    """Scenarios by the folder in which they stand."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        found.setdefault(name(case).partition("/")[0], []).append(case)
    return found
