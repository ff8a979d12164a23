"""Several processes find what one alone finds."""

from __future__ import annotations

import io

import pytest

from judgeapp.exploring import crew, ways
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import WhatComes, outcomes
from judgeapp.exploring.ways import explore
from judgeapp.runtime.pipes import receive, send
from tests.exploring.test_by_plain_recursion import positions

HORIZON = Horizon(HorizonKind.DECISIONS, 3)


def found(processes: int) -> WhatComes:
    return outcomes(explore(positions(7), ExploringAsked(HORIZON), processes=processes))


@pytest.fixture(autouse=True)
def much_to_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "_FEW", 20)


def test_two_processes_come_to_the_same_as_one() -> None:
    alone = found(1)
    assert alone.positions > 100
    assert found(2) == alone


def test_when_they_are_lost_one_alone_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = found(1)
    monkeypatch.setattr(crew, "_MODULE", "this")  # says something else, and ends
    assert found(2) == alone


def test_when_none_can_be_begun_one_alone_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = found(1)
    monkeypatch.setattr(crew, "own_python", lambda *_: ["/nothing/of/the/kind"])
    assert found(2) == alone


def test_all_can_be_followed_apart() -> None:
    here = explore(positions(7), ExploringAsked(HORIZON), apart=True)
    assert outcomes(here) == found(1)


def test_a_message_is_whole_or_there_is_none() -> None:
    stream = io.BytesIO()
    send(stream, b"all of it")
    whole = stream.getvalue()
    assert receive(io.BytesIO(whole)) == b"all of it"
    assert receive(io.BytesIO(whole[:-1])) is None
    assert receive(io.BytesIO(whole[:3])) is None
