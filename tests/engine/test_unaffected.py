"""What isn't affected by effects (15-15-6): every action of the effect language, once on a card
that is affected, which changes by it, and once on one that is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from judgeapp.engine.events import EventKind
from judgeapp.engine.lang import Action
from tests.engine.doing import UNAFFECTED, Case, Ended, attacks, done_on, looks

SAID = yaml.safe_load(Path(__file__).with_name("unaffected.yaml").read_text(encoding="utf-8"))
CASES = [
    pytest.param(msgspec.convert(case, type=Case), id=f"{action}-{place}")
    for action, cases in SAID["cases"].items()
    for place, case in enumerate(cases)
]
ACTIONS: set[str] = {kind.__struct_config__.tag for kind in get_args(Action)}


def test_every_action_has_a_case() -> None:
    missing = ACTIONS - SAID["cases"].keys() - SAID["no_card"].keys()
    assert not missing, (
        f"add a case of {', '.join(sorted(missing))} to tests/engine/unaffected.yaml, or say why it is done to no card"
    )
    assert SAID["cases"].keys() | SAID["no_card"].keys() <= ACTIONS


def comes_to(ended: Ended) -> tuple[Any, bool]:
    """What is to be seen of Target, and whether it attacked."""
    return looks(ended.after, ended.target), ended.target in attacks(ended.events)


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_affected_does_not_change(case: Case) -> None:
    plain, shielded = done_on(case), done_on(case, UNAFFECTED)
    untouched = looks(shielded.before, shielded.target), False
    if case.still:
        for ended in (plain, shielded):
            assert any(set(case.still) <= set(event.clauses) for event in ended.events)
        return
    if case.back:
        assert looks(plain.after, plain.target) is not None
        assert looks(shielded.after, shielded.target) is None
    else:
        assert comes_to(plain) != (looks(plain.before, plain.target), False)
        assert comes_to(shielded) == untouched
    told = [event.clauses for event in shielded.events if event.what is EventKind.UNAFFECTED]
    assert not case.told or any(set(case.told) <= set(clauses) for clauses in told)
