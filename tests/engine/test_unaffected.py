"""Cards that aren't affected by effects (15-15-6): every action of the effect language, once on a card that is
affected, which changes by it, and once on one that is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from judgeapp.engine.events import EventKind
from judgeapp.engine.lang import Action
from tests.engine.board import UNAFFECTED, Case, Outcome, appearance, attacks, play_out

CONTENT = yaml.safe_load(Path(__file__).with_name("unaffected.yaml").read_text(encoding="utf-8"))
CASES = [
    pytest.param(msgspec.convert(case, type=Case), id=f"{action}-{place}")
    for action, cases in CONTENT["cases"].items()
    for place, case in enumerate(cases)
]
ACTIONS: set[str] = {kind.__struct_config__.tag for kind in get_args(Action)}


def test_every_action_has_a_case() -> None:
    missing = ACTIONS - CONTENT["cases"].keys() - CONTENT["no_card"].keys()
    assert not missing, (
        f"add a case of {', '.join(sorted(missing))} to tests/engine/unaffected.yaml, or say why it is done to no card"
    )
    assert CONTENT["cases"].keys() | CONTENT["no_card"].keys() <= ACTIONS


def comes_to(ended: Outcome) -> tuple[Any, bool]:
    """Looks of Target afterwards, and whether it attacked."""
    return appearance(ended.after, ended.target), ended.target in attacks(ended.events)


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_affected_does_not_change(case: Case) -> None:
    plain, shielded = play_out(case), play_out(case, UNAFFECTED)
    untouched = appearance(shielded.before, shielded.target), False
    if case.still:
        for ended in (plain, shielded):
            assert any(set(case.still) <= set(event.clauses) for event in ended.events)
        return
    if case.back:
        assert appearance(plain.after, plain.target) is not None
        assert appearance(shielded.after, shielded.target) is None
    else:
        assert comes_to(plain) != (appearance(plain.before, plain.target), False)
        assert comes_to(shielded) == untouched
    cited = [event.clauses for event in shielded.events if event.what is EventKind.UNAFFECTED]
    assert not case.told or any(set(case.told) <= set(clauses) for clauses in cited)
