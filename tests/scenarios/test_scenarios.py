"""Every scenario file in this folder passes."""

from __future__ import annotations

import pytest

from tests.scenarios.files import CASES, Case, name, played


def test_there_are_scenarios() -> None:
    assert CASES


@pytest.mark.parametrize("case", CASES, ids=name)
def test_it_plays_as_stated(case: Case) -> None:
    failure = played(case).failure
    assert failure is None, f"{case.file}:{failure.line}: {failure.what}"
