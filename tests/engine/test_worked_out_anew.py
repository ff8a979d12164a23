"""After every step of every scenario: what a view took over from the state before is what the
state itself comes to, and a state that is saved and loaded is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.cli.play import play_file
from judgeapp.engine import game
from judgeapp.engine.derive import View, view
from judgeapp.engine.game import load, save
from judgeapp.engine.identity import Seat
from judgeapp.engine.kernel import Stepped, step
from judgeapp.engine.state import State

SCENARIOS = sorted((Path(__file__).parent.parent / "scenarios").rglob("*.yaml"))


def assert_worked_out(known: View, fresh: View) -> None:
    assert known.active == fresh.active
    assert known.unsettled == fresh.unsettled
    for seat in Seat:
        assert known.player_gifts(seat) == fresh.player_gifts(seat)
    for unit in fresh.state.units:
        assert known.gifts(unit) == fresh.gifts(unit)
        assert known.held(unit) == fresh.held(unit)
        assert known.dp(unit) == fresh.dp(unit)


def checked_step(state: State, answer: str | None = None) -> Stepped:
    stepped = step(state, answer)
    loaded = load(save(stepped.state))
    assert loaded == stepped.state
    assert_worked_out(view(stepped.state), View(loaded))
    return stepped


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_nothing_is_stale_after_a_step(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "step", checked_step)
    played = play_file(file)
    assert played.failure is None
