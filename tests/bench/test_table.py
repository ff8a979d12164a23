"""Measurements of the table cover the actions there."""

from __future__ import annotations

from tests.bench.table import bench_table


def test_every_part_of_a_step_is_measured() -> None:
    measured = {figures.what for figures in bench_table(rounds=3)}
    assert {"table: a step", "table: why one of it is not", "table: going back"} <= measured
