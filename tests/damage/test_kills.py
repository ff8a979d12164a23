"""Writers that are killed: a few of each here, and any number by `python -m tests.damage.kills`."""

from __future__ import annotations

import pytest

from tests.damage.kills import WRITERS, run


@pytest.mark.parametrize("name", WRITERS)
def test_what_was_said_to_be_kept_is_there_after_a_kill(name: str) -> None:
    _, wrong = run(4, 3, (name,))
    assert wrong == []
