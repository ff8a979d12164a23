"""Damaged files: some variants of each here, any number with `python -m tests.damage.variants`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.damage.variants import DAMAGES, FILES, fill, run


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with content in every file; only copies of it are damaged."""
    folder = tmp_path_factory.mktemp("filled")
    fill(folder)
    return folder


@pytest.mark.parametrize("with_copies", [False, True])
@pytest.mark.parametrize("name", FILES)
def test_nothing_readable_is_lost_and_no_change_goes_unnoticed(name: str, with_copies: bool, filled: Path) -> None:
    assert run(filled, len(DAMAGES), 5, with_copies=with_copies, only=name) == []
