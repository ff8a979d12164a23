"""Costs of cards: every place that asks for one, with every way of changing it, in both editions."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.events import Event
from judgeapp.engine.game import begin
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build

CONTENT = yaml.load(Path(__file__).with_name("costs.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
_WAYS: dict[str, dict[str, Any]] = CONTENT["ways"]
_MAX_CHOICES = 20


def _scenario(row: dict[str, Any], way: dict[str, Any], edition: str) -> str:
    text = "\n".join(filter(None, (way.get("text"), row.get("text"))))
    asks = row["asks"] if isinstance(row["asks"], str) else [row["asks"]]
    seat, _, area = row["lies"].partition(".")
    sides: dict[str, dict[str, Any]] = {
        "A": {"battle": ["Asker", *([way["card"]] if "card" in way else [])], "deck": 5, "security": 2},
        "B": {"deck": 5, "security": 2},
    }
    sides["A"]["hand"] = [row["also"]] if "also" in row else []
    sides[seat].setdefault(area, []).append("Subject")
    return yaml.safe_dump(
        {
            "title": row["lies"],
            "edition": edition,
            "cards": {
                **CONTENT["cards"],
                "Asker": {"category": "tamer", "colors": ["red"], "play_cost": 3, "effects": asks},
                "Subject": {**row["subject"], **({"effects": text} if text else {})},
            },
            "position": {"memory": 5, **sides},
            "steps": [{"expect": {}}],
        },
        sort_keys=False,
    )


def _comes(row: dict[str, Any], way: dict[str, Any], edition: str) -> bool:
    """True if the event of the row happens when everything possible is done."""
    scenario, faces, _ = read_scenario(_scenario(row, way, edition), "row")
    game = begin(build(scenario, faces)[0])
    start = [*way.get("start", ()), *row["start"]]
    events: list[Event] = []
    for _ in range(_MAX_CHOICES):
        assert game.decision is not None
        keys = [option.key for option in game.decision.options]
        if game.decision.kind == "main":
            wanted = [key for key in keys if start and fnmatch(key, f"{start[0]}*")]
            if not wanted:
                break
            del start[0]
            keys = wanted
        game = game.choose(keys[0])
        events += game.events
    return any(event.kind == row["comes"] for event in events)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("way", _WAYS)
@pytest.mark.parametrize("name", CONTENT["rows"])
def test_only_the_cost_that_a_card_has_counts(name: str, way: str, edition: str) -> None:
    row = CONTENT["rows"][name]
    is_lower = way in row["lower"]
    assert _comes(row, _WAYS[way], edition) is (is_lower is bool(row.get("at_most")))
