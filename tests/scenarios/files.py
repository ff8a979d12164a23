"""The scenario files of this folder, each read and played once for all tests that look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from judgeapp.scenario.file import ReadScenario, read_scenarios
from judgeapp.scenario.playing.play import Played, play

FOLDER = Path(__file__).parent


class Case(NamedTuple):
    """The scenario of a file, or its control."""

    file: Path
    is_control: bool = False


def _cases(file: Path) -> list[Case]:
    has_control = "\ncontrol:" in file.read_text(encoding="utf-8")
    return [Case(file), Case(file, is_control=True)] if has_control else [Case(file)]


CASES = [case for file in sorted(FOLDER.rglob("*.yaml")) for case in _cases(file)]


def name(case: Case) -> str:
    """What a scenario is called: its chapter and what it is about."""
    called = case.file.relative_to(FOLDER).with_suffix("").as_posix()
    return f"{called} (control)" if case.is_control else called


@cache
def _read(file: Path) -> tuple[ReadScenario, ...]:
    return read_scenarios(file.read_text(encoding="utf-8"), str(file))


def read(case: Case) -> ReadScenario:
    return _read(case.file)[case.is_control]


@cache
def played(case: Case) -> Played:
    return play(*read(case))
