"""Check a view's cached results against a fresh one."""

from __future__ import annotations

from judgeapp.engine.dependencies import OFF_FIELD
from judgeapp.engine.derive import View
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.procedures.rule_checks import breaches
from judgeapp.engine.triggering.triggers import triggering

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
