"""Every scenario file in this folder plays as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.cli.play import play_file

FILES = sorted(Path(__file__).parent.rglob("*.yaml"))


def test_there_are_scenarios() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_it_plays_as_it_says(file: Path) -> None:
    failure = play_file(file).failure
    assert failure is None, f"{file}:{failure.line}: {failure.what}"
