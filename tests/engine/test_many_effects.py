"""Many effects on all of a player's Digimon: each gift is computed once."""

from __future__ import annotations

import pytest

from judgeapp.engine.derive import fresh_view
from judgeapp.engine.derive.filters import Filters
from judgeapp.engine.identity import UnitId
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build

FLOCK = """\
title: Each of many gives all of them 1000 DP for each of them
cards:
  Drummer:
    level: 4
    dp: 1000
    effects:
      - to: {target: all, of: {whose: yours, categories: [digimon]}}
        gifts: [{gives: dp, amount: {number: count, of: {whose: yours}, each: 1000}}]
position:
  A: {battle: [%s]}
steps: []
"""


@pytest.mark.parametrize("many", [1, 4, 12])
def test_an_amount_that_an_effect_gives_is_counted_once_for_all_recipients(
    many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drummers = ", ".join(f"{{card: Drummer, as: D{number}}}" for number in range(many))
    scenario, faces, _ = read_scenario(FLOCK % drummers, "many")
    state, _ = build(scenario, faces)
    counted: list[object] = []
    sound = Filters.count

    def count(*asked: object) -> int:
        counted.append(asked)
        return sound(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(Filters, "count", count)
    seen = fresh_view(state)
    assert [seen.dp(UnitId(unit)) for unit in state.units] == [1000 + 1000 * many * many] * many
    assert len(counted) == many
