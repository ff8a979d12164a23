"""A failing random game is reduced to a scenario with a few steps and the same fault. The tests plant the faults."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.engine.events import EventKind
from judgeapp.engine.explanation import narration as explain
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import State
from judgeapp.scenario.file import Scenario, read_scenario
from judgeapp.scenario.placing import placed_of
from tests.bench.random_games.pool import pool
from tests.bench.random_games.reproduction import Failing, Reproduction, reproduced
from tests.bench.random_games.soak import SoakFault, soak
from tests.scenarios.soundness import Unsound, at_the_end, faults_of_play

MAX_GAMES = 20
MARKED = "TS1-016"


def first_failing(kind: str) -> tuple[SoakFault, Failing]:
    failures: list[tuple[SoakFault, Failing]] = []
    for number in range(MAX_GAMES):
        soak(pool(), 4, range(number, number + 1), lambda *failure: failures.append(failure))
        if failures:
            assert {fault.kind for fault, _ in failures} == {kind}
            return failures[0]
    raise AssertionError("no game fails")


def cut_down(kind: str) -> Reproduction:
    fault, failing = first_failing(kind)
    reproduction = reproduced(failing, fault.what)
    assert reproduction is not None
    assert not reproduction.from_decks
    assert reproduction.steps < len(failing.choices)
    return reproduction


def faults_of(reproduction: Reproduction) -> list[Unsound]:
    scenario, faces, _ = read_scenario(reproduction.text, "found.yaml")
    return [*faults_of_play(at_the_end(scenario, faces))]


def cards_in(scenario: Scenario) -> int:
    """Number of placed and described cards."""
    number = len(scenario.cards)
    for side in (scenario.position.A, scenario.position.B) if scenario.position else ():
        for pile in (side.hand, side.deck, side.digi_egg_deck, side.security, side.trash):
            number += len(pile) if isinstance(pile, tuple) else pile
        for placed in map(placed_of, (*side.battle, *side.breeding)):
            number += 1 + len(placed.under) + len(placed.under_face_down) + len(placed.links)
    return number


def test_an_exception_when_a_certain_card_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = atoms.take_off

    def breaks_down(state: State, unit: UnitId) -> Any:
        if state.cards[state.units[unit].top].face == MARKED:
            raise ArithmeticError("lost count")
        return whole(state, unit)

    with monkeypatch.context() as planted:
        planted.setattr(atoms, "take_off", breaks_down)
        reproduction = cut_down("exception")
        with pytest.raises(ArithmeticError):
            faults_of(reproduction)
    scenario = read_scenario(reproduction.text, "found.yaml").scenario
    assert MARKED in scenario.cards
    assert len(scenario.steps) <= 5
    assert cards_in(scenario) <= 8


def test_a_revealed_card_that_stays_in_no_area(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = atoms.move_cards

    def loses(state: State, cards: Any, to: Area, **more: Any) -> Any:
        shown = any(state.cards[card].shown_from for card in cards)
        return whole(state, cards, Area.NOWHERE if shown and to is Area.DECK else to, **more)

    with monkeypatch.context() as planted:
        planted.setattr(atoms, "move_cards", loses)
        reproduction = cut_down("place")
        fault, *_ = faults_of(reproduction)
    assert fault.what.endswith("is in no area for good")
    assert reproduction.steps <= 3
    assert cards_in(read_scenario(reproduction.text, "found.yaml").scenario) <= 8
    # The scenario is sound once the fault is fixed.
    assert faults_of(reproduction) == []


def test_an_event_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        planted.setitem(explain.sentences_by_kind(), EventKind.HATCHED, ((), "{nobody} hatches"))
        reproduction = cut_down("told")
        fault, *_ = faults_of(reproduction)
    assert (fault.kind, fault.what) == ("told", "hatched: ? hatches")
    assert reproduction.steps == 1
    assert faults_of(reproduction) == []


def test_a_fault_without_a_position_is_shown_by_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position can't show a fault during set-up."""
    whole = atoms.move_cards

    def breaks_down(state: State, cards: Any, to: Area, **more: Any) -> Any:
        if to is Area.SECURITY and not state.turn:
            raise ArithmeticError("lost count")
        return whole(state, cards, to, **more)

    with monkeypatch.context() as planted:
        planted.setattr(atoms, "move_cards", breaks_down)
        fault, failing = first_failing("exception")
        reproduction = reproduced(failing, fault.what)
        assert reproduction is not None
        assert reproduction.from_decks
        with pytest.raises(ArithmeticError):
            faults_of(reproduction)


def test_a_case_that_does_not_repeat_the_fault_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        planted.setitem(explain.sentences_by_kind(), EventKind.HATCHED, ((), "{nobody} hatches"))
        fault, failing = first_failing("told")
    assert reproduced(failing, fault.what) is None
