"""No view is stale after any step of any scenario: results taken from the state before equal fresh ones, and a saved
and loaded state is the same."""

from __future__ import annotations

import pytest

from judgeapp.engine import game
from judgeapp.engine.derive import fresh_view, view
from judgeapp.engine.game import load, save
from judgeapp.engine.kernel import Stepped, step
from judgeapp.engine.state.state import State
from judgeapp.scenario.playing.play import play
from tests.engine.freshness import assert_fresh
from tests.nightly import mostly_nightly
from tests.scenarios.files import CASES, Case, name, read

# All scenarios, ordered so that the first eighth, which always runs, is a sample.
EIGHTHS = [case for eighth in range(8) for case in CASES[eighth::8]]


def checked_step(state: State, answer: str | None = None) -> Stepped:
    stepped = step(state, answer)
    loaded = load(save(stepped.state))
    assert loaded == stepped.state
    assert_fresh(view(stepped.state), fresh_view(loaded))
    return stepped


@pytest.mark.parametrize("case", mostly_nightly(EIGHTHS, len(CASES[::8])), ids=name)
def test_nothing_is_stale_after_a_step(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "step", checked_step)
    assert play(*read(case)).failure is None
