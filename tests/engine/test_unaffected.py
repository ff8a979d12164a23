"""Cards that aren't affected by effects (15-15-6): every action once on an affected card, which changes, and once on an
unaffected one; and the actor of each part."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from judgeapp.clauses.citing import by_leading
from judgeapp.engine.events import EventKind
from judgeapp.engine.lang import Action
from judgeapp.engine.lang.actions import SimpleAction
from tests.engine.board import UNAFFECTED, Case, Outcome, appearance, attacks, play_out

CONTENT = yaml.load(Path(__file__).with_name("unaffected.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
CASES = [
    pytest.param(msgspec.convert(case, type=Case), id=f"{action}-{index}")
    for action, cases in CONTENT["cases"].items()
    for index, case in enumerate(cases)
]
ACTIONS: set[str] = {kind.__struct_config__.tag for kind in get_args(Action)}
HOLDING_NO_OTHERS: set[str] = {kind.__struct_config__.tag for kind in get_args(SimpleAction)}


def test_every_action_has_a_case() -> None:
    missing = ACTIONS - CONTENT["cases"].keys() - CONTENT["no_card"].keys()
    assert not missing, (
        f"add a case of {', '.join(sorted(missing))} to tests/engine/unaffected.yaml, or say why it is done to no card"
    )
    assert CONTENT["cases"].keys() | CONTENT["no_card"].keys() <= ACTIONS


def comes_to(ended: Outcome) -> tuple[Any, bool]:
    """Final looks of Target, and whether it attacked."""
    return appearance(ended.after, ended.target), ended.target in attacks(ended.events)


@pytest.mark.parametrize("case", CASES)
def test_an_unaffected_card_does_not_change(case: Case) -> None:
    plain, shielded = play_out(case), play_out(case, UNAFFECTED)
    untouched = appearance(shielded.before, shielded.target), False
    if case.still:
        for ended in (plain, shielded):
            assert any(set(by_leading(case.still)) <= set(event.clauses) for event in ended.events)
        return
    if case.back:
        assert appearance(plain.after, plain.target) is not None
        assert appearance(shielded.after, shielded.target) is None
    else:
        assert comes_to(plain) != (appearance(plain.before, plain.target), False)
        assert comes_to(shielded) == untouched
    cited = [event.clauses for event in shielded.events if event.kind is EventKind.UNAFFECTED]
    assert not case.cites or any(set(by_leading(case.cites)) <= set(clauses) for clauses in cited)


def test_the_table_says_whose_doing_each_part_is() -> None:
    assert CONTENT["doing"].keys() >= CONTENT["cases"].keys() & HOLDING_NO_OTHERS


@pytest.mark.parametrize("action", CONTENT["doing"])
def test_the_rules_apply_to_unaffected_cards(action: str) -> None:
    by_effect, by_rules = (set(by_leading(CONTENT["doing"][action].get(part, ()))) for part in ("effect", "rules"))
    cases = [msgspec.convert(case, type=Case) for case in CONTENT["cases"][action]]
    events = [event for case in cases for event in play_out(case).events]
    assert by_effect | by_rules <= {clause for event in events for clause in event.clauses}
    of_rules = [e for e in events if by_rules.intersection(e.clauses) and by_effect.isdisjoint(e.clauses)]
    assert not any("by_card" in event.facts for event in of_rules)
    assert by_effect or all(case.still for case in cases)
