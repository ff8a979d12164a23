"""Scenario files of this folder and the corpus' proofs, each read and played once for all tests."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from judgeapp.scenario.file import ReadScenario, read_scenarios
from judgeapp.scenario.playing.play import Played, play
from tests.workers import SHARED_FOLDER, one_at_a_time

FOLDER = Path(__file__).parent
PROOFS = FOLDER.parent.parent / "rules_corpus" / "scenes"


@cache
def _called(file: Path) -> str:
    folder = FOLDER if file.is_relative_to(FOLDER) else PROOFS
    return file.relative_to(folder).with_suffix("").as_posix()


class Case(NamedTuple):
    file: Path
    is_control: bool = False


def _cases(file: Path) -> list[Case]:
    has_control = b"\ncontrol:" in file.read_bytes()
    return [Case(file), Case(file, is_control=True)] if has_control else [Case(file)]


CASES = [case for file in sorted(FOLDER.rglob("*.yaml")) for case in _cases(file)]
# Files directly in PROOFS are ready scenes.
PROVING = [case for file in sorted(PROOFS.glob("*/*.yaml")) for case in _cases(file)]
# Scenes about differences between editions are proofs too.
OF_EDITIONS = [case for file in sorted(PROOFS.glob("edition-*.yaml")) for case in _cases(file)]
EVERY_CASE = [*CASES, *PROVING, *OF_EDITIONS]


def name(case: Case) -> str:
    """Name of a scenario: its chapter and subject."""
    called = _called(case.file)
    return f"{called} (control)" if case.is_control else called


@cache
def _read(file: Path) -> tuple[ReadScenario, ...]:
    return read_scenarios(file.read_text(encoding="utf-8"), str(file))


@cache
def _every_one() -> dict[str, tuple[ReadScenario, ...]]:
    """All scenarios, read by one process of a run for the others; a run in a single process reads only what it
    plays."""
    if SHARED_FOLDER not in os.environ:
        return {}
    kept = Path(os.environ[SHARED_FOLDER]) / "scenarios.msgpack"
    with one_at_a_time(kept.with_suffix(".lock")):
        if kept.exists():
            # Not pickle: it copies values equal to a default, which changes the digest of a state.
            return msgspec.msgpack.decode(kept.read_bytes(), type=dict[str, tuple[ReadScenario, ...]])
        every_one = {str(case.file): _read(case.file) for case in EVERY_CASE}
        kept.write_bytes(msgspec.msgpack.encode(every_one))
        return every_one


def read(case: Case) -> ReadScenario:
    return (_every_one().get(str(case.file)) or _read(case.file))[case.is_control]


_PLAYED: dict[Case, Played] = {}


def played(case: Case) -> Played:
    return _PLAYED[case] if case in _PLAYED else play_anew(case)


def play_anew(case: Case) -> Played:
    """Play a case again, for a test that watches the engine; otherwise the shared result is used."""
    return _PLAYED.setdefault(case, play(*read(case)))


def by_chapter(cases: list[Case]) -> dict[str, list[Case]]:
    """Scenarios by folder."""
    chapters: dict[str, list[Case]] = {}
    for case in cases:
        chapters.setdefault(name(case).partition("/")[0], []).append(case)
    return chapters
