"""Faults of memory, threads and timers during long use, with a short run."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judgeapp.desk.folder import CACHE_VARIABLE
from tests.bench import memory
from tests.bench.memory import GROWTH, MAXIMUM, MemorySample, bench_memory, faults_of

FLAT = [200.0, 240.0, 250.0, 251.0, 251.0, 251.0]


def samples(
    megabytes: list[float], threads: tuple[int, int] = (5, 5), timers: tuple[int, int] = (9, 9)
) -> list[MemorySample]:
    """A sample at the start and one after each round."""
    first = MemorySample("at the beginning", 0, megabytes[0], threads[0], timers[0])
    return [
        first,
        *(
            MemorySample("searches", 100 * number, used, threads[1], timers[1])
            for number, used in enumerate(megabytes[1:], 1)
        ),
    ]


def test_memory_that_fills_and_stays_is_flat() -> None:
    assert [*faults_of(samples(FLAT))] == []


def test_memory_that_keeps_growing_is_not_flat() -> None:
    """Growth counts from the middle round on, separately for each kind of work."""
    growing = [200.0 + 8 * number for number in range(6)]
    (fault,) = faults_of(samples(growing))
    assert fault == "memory: 16 MB more after 500 searches than after 300, where 12 are flat"
    assert [*faults_of(samples([*FLAT[:3], 251.0, 252.0, 251.0 + GROWTH]))] == []


def test_memory_has_a_limit() -> None:
    high = [MAXIMUM + 1.0] * 6
    assert [*faults_of(samples(high))] == [f"memory: {MAXIMUM + 1} MB after 0 at the beginning, more than {MAXIMUM}"]


@pytest.mark.parametrize("name", ["threads", "timers"])
def test_leftovers_are_reported(name: str) -> None:
    assert [*faults_of(samples(FLAT, **{name: (5, 6)}))] == [f"{name}: 6 at the end, and 5 at the beginning"]
    assert [*faults_of(samples(FLAT, **{name: (6, 5)}))] == []


@pytest.mark.nightly
def test_a_window_is_used_for_a_while(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(shutil.copytree(built, tmp_path / "cache")))
    monkeypatch.setattr(memory, "ROUNDS", 2)
    samples: list[MemorySample] = []
    used = bench_memory(samples.append, searches=2, steps=4, tables=2)
    assert used.samples == tuple(samples)
    assert [(sample.done, sample.what) for sample in samples] == [
        (0, "at the beginning"),
        (1, "searches"),
        (2, "searches"),
        (2, "steps at the table"),
        (4, "steps at the table"),
        (1, "tables opened"),
        (2, "tables opened"),
        (0, "at the end"),
    ]
    assert all(sample.megabytes > 0 and sample.threads > 0 and sample.timers > 0 for sample in samples)
