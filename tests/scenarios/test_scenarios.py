"""Every scenario file in this folder plays as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenarios.files import FILES, name, played


def test_there_are_scenarios() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=name)
def test_it_plays_as_it_says(file: Path) -> None:
    failure = played(file).failure
    assert failure is None, f"{file}:{failure.line}: {failure.what}"
