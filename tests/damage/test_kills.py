"""Killed writers: a few of each here, any number with `python -m tests.damage.kills`."""

from __future__ import annotations

import pytest

from tests.damage.kills import WRITERS, run
from tests.nightly import mostly_nightly


@pytest.mark.parametrize("kills", mostly_nightly([2, 20]))
@pytest.mark.parametrize("name", WRITERS)
def test_acknowledged_data_survives_a_kill(name: str, kills: int) -> None:
    _, wrong = run(kills, 3, (name,))
    assert wrong == []
