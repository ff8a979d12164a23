"""Measurements of typing and indexing match a judge's use."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judgeapp.library import Library, open_library
from tests.bench import indexing, typing
from tests.bench.indexing import bench_indexing
from tests.bench.typing import bench_typing


def test_every_key_is_measured_among_rules_and_made_answers(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(index: Path) -> Library:
        shutil.copytree(built, index.parent, dirs_exist_ok=True)
        return open_library(index)

    monkeypatch.setattr(typing, "open_library", opened)
    monkeypatch.setattr(typing, "QUERIES", ("16-4", "阻挡"))
    messages: list[str] = []
    first, again = bench_typing(1_300, messages.append)
    assert first.runs == again.runs == 6
    assert 0 < first.median <= first.p95 <= first.slowest
    assert messages[0].startswith("Making ")


@pytest.mark.nightly
def test_indexing_is_measured_with_what_waits_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexing, "LARGE", 1_300)
    messages: list[str] = []
    made = bench_indexing(2, messages.append)
    assert [figure.runs for figure in made[::2]] == [2, 2]
    assert all(figure.runs > 2 for figure in made[1::2])
    assert len(messages) == 2
