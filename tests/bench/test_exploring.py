"""Measurements of exploring cover the explored positions."""

from __future__ import annotations

from tests.bench.exploring import bench_exploring, middle_positions


def test_the_same_positions_in_the_middle_of_games_each_time() -> None:
    first, again = list(middle_positions(2)), list(middle_positions(2))
    assert [game.state for game in first] == [game.state for game in again]
    assert all(game.decision is not None and game.decision.kind == "main" for game in first)


def test_measured_queries_find_something() -> None:
    few, more = bench_exploring(1, most=20), bench_exploring(1, most=60)
    assert few.positions > 20
    assert more.positions > few.positions
    assert 0 <= few.folded < 1
    assert few.positions_per_second > 0
