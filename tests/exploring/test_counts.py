"""Numbers of positions after each number of choices, like perft of chess engines: they only change on purpose."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from judgeapp.engine.game import begin
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from tests.nightly import mostly_nightly

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios"
COUNTS: dict[str, list[int]] = yaml.load((HERE / "counts.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)


def counted(scenario: str, decisions: int) -> tuple[int, ...]:
    """Number of positions after 0, 1, 2 ... decisions, counted where they are first reached."""
    file = SCENARIOS / f"{scenario}.yaml"
    read = read_scenario(file.read_text(encoding="utf-8"), file.name)
    game = begin(build(read.scenario, read.faces)[0])
    explored = explore(game, ExploringRequest(Horizon(HorizonKind.DECISIONS, decisions)))
    assert not explored.stopped
    depths = Counter(node.depth for node in explored.nodes)
    return tuple(depths[depth] for depth in range(max(depths) + 1))


@pytest.mark.parametrize("scenario", mostly_nightly(sorted(COUNTS, key=lambda name: COUNTS[name][-1]), 8))
def test_the_number_of_test_positions(scenario: str) -> None:
    assert counted(scenario, 4) == tuple(COUNTS[scenario])


def test_there_are_twenty_boards() -> None:
    assert len(COUNTS) == 20
