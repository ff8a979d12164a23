"""No view is stale after any step of any scenario: what it took over from the state before is what the state itself
comes to, and a state that is saved and loaded is the same."""

from __future__ import annotations

import pytest

from judgeapp.engine import game
from judgeapp.engine.dependencies import OFF_FIELD
from judgeapp.engine.derive import View, fresh_view, view
from judgeapp.engine.game import load, save
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.kernel import Stepped, step
from judgeapp.engine.procedures.rule_checks import breaches
from judgeapp.engine.state.state import State
from judgeapp.engine.triggering.triggers import triggering
from judgeapp.scenario.playing.play import play
from tests.nightly import mostly_nightly
from tests.scenarios.files import CASES, Case, name, read

OF_A_UNIT = (
    View.gifts,
    View.held,
    View.triggers,
    View.categories,
    View.dp,
    View.original_dp,
    View.level,
    View.play_cost,
    View.colors,
    View.names,
    View.traits,
    View.keywords,
    View.checks,
)
# All scenarios, every fourth of them first.
EIGHTHS = [case for eighth in range(8) for case in CASES[eighth::8]]


def assert_fresh(known: View, fresh: View) -> None:
    assert known.active == fresh.active
    assert known.unsettled == fresh.unsettled
    for seat in Seat:
        assert known.player_gifts(seat) == fresh.player_gifts(seat)
    for area in OFF_FIELD:
        assert known.off_field(area) == fresh.off_field(area)
    for ask in OF_A_UNIT:
        for unit in map(UnitId, fresh.state.units):
            assert ask(known, unit) == ask(fresh, unit)
    for find in (breaches, triggering):
        assert find(known) == find(fresh)


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
