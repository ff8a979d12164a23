"""The scenario files of this folder, each read and played once for all tests that look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from judgeapp.engine.cards import Face
from judgeapp.scenario.file import Scenario, StepLines, read_scenario
from judgeapp.scenario.play import Played, play

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.yaml"))


def name(file: Path) -> str:
    """What a scenario is called: its chapter and what it is about."""
    return file.relative_to(FOLDER).with_suffix("").as_posix()


@cache
def read(file: Path) -> tuple[Scenario, dict[str, Face], StepLines]:
    return read_scenario(file.read_text(encoding="utf-8"), str(file))


@cache
def played(file: Path) -> Played:
    return play(*read(file))
