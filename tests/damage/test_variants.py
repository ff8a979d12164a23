"""Damaged files: some dozen variants of each here, and any number by `python -m
tests.damage.variants`."""

from __future__ import annotations

import pytest

from tests.damage.variants import DAMAGES, FILES, run


@pytest.mark.parametrize("with_copies", [False, True])
@pytest.mark.parametrize("name", FILES)
def test_nothing_that_can_be_read_is_lost_and_nothing_changed_unnoticed(
    name: str, with_copies: bool
) -> None:
    assert run(len(DAMAGES), 5, with_copies=with_copies, only=name) == []
