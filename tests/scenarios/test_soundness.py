"""Invariants of random games: a faulty game is detected."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.engine.events import EventKind
from judgeapp.engine.explanation import narration as explain
from judgeapp.engine.game import Game, begin
from judgeapp.engine.lang import Area
from judgeapp.engine.state.state import State, replace
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.deciding import options
from tests.scenarios.files import CASES, Case, name, read
from tests.scenarios.soundness import (
    MAX_CHOICES,
    MAX_TURNS,
    Unsound,
    at_the_end,
    faults_of_asking,
    faults_of_choice,
    faults_of_copy,
    faults_of_game,
    faults_of_play,
    faults_of_reading,
    faults_of_telling,
    stuck,
)

TEXT = """
title: A board
cards:
  Lamp: {level: 4, dp: 4000, play_cost: 4}
  Bell: {level: 3, dp: 2000, play_cost: 3, effects: [{timings: [on-play], actions: [{do: may, actions: [%s]}]}]}
position:
  memory: 3
  A: {hand: [Lamp, Bell], battle: [Lamp], deck: 9, security: 5}
  B: {security: 5, deck: 9}
steps: []
"""
CARDS = 31


def game(does: str = "{do: draw}") -> Game:
    scenario, faces, _ = read_scenario(TEXT % does, "board.yaml")
    state, _ = build(scenario, faces)
    return begin(state)


def faults(state: State) -> list[Unsound]:
    whole = game()
    return [*faults_of_game(Game(state, whole.decision), CARDS)]


def in_hand(state: State) -> int:
    return state.areas["A"].hand[0]


def test_a_sound_board_has_no_faults() -> None:
    assert faults(game().state) == []
    assert [*faults_of_copy(game())] == []


def lost(state: State) -> State:
    card = in_hand(state)
    areas = replace(state.areas["A"], hand=state.areas["A"].hand[1:])
    moved = replace(state.cards[card], area=Area.NOWHERE)
    return replace(state, cards={**state.cards, card: moved}, areas={**state.areas, "A": areas})


def twice(state: State) -> State:
    card = state.areas["A"].hand[0]
    areas = replace(state.areas["A"], trash=(card,))
    return replace(state, areas={**state.areas, "A": areas})


def gone(state: State) -> State:
    card = in_hand(state)
    areas = replace(state.areas["A"], hand=state.areas["A"].hand[1:])
    kept = {ref: held for ref, held in state.cards.items() if ref != card}
    return replace(state, cards=kept, areas={**state.areas, "A": areas})


@pytest.mark.parametrize(
    ("change", "kind"),
    [(lost, "place"), (twice, "place"), (gone, "cards"), (lambda state: replace(state, memory=11), "memory")],
)
def test_faults_are_found(change: Any, kind: str) -> None:
    assert kind in {fault.kind for fault in faults(change(game().state))}


def after_yes(does: str) -> list[Unsound]:
    asked = game(does)
    assert asked.decision is not None
    (play,) = (o.key for o in asked.decision.options if o.key.startswith("play:Bell"))
    asked = asked.choose(play)
    answered = asked.choose("yes")
    quiet = [e for e in answered.events if e.kind.value != "impossible"]
    return [*faults_of_choice(asked, Game(answered.state, None, tuple(quiet), "yes"))]


def test_an_effect_without_result_must_give_a_reason() -> None:
    """The test removes its explanation."""
    (fault,) = after_yes("{do: unsuspend, target: {target: named}}")
    assert fault.kind == "silent"
    assert after_yes("{do: draw}") == []


def test_all_of_a_missing_kind_is_a_reason() -> None:
    """15-11-2-1"""
    nobody = "{target: all, of: {whose: opponents, has_trait: [Nowhere]}}"
    assert after_yes(f"{{do: to-deck, target: {nobody}}}") == []


def test_an_endless_game_is_stuck() -> None:
    going = game()
    assert [*stuck(going, 5)] == []
    (fault,) = stuck(going, MAX_CHOICES + 1)
    assert fault == Unsound("stuck", "the turn has not ended after 400 choices", "choices")
    late = Game(replace(going.state, turn=MAX_TURNS + 1), going.decision)
    assert [fault.at for fault in stuck(late, 5)] == ["turns"]


def test_every_event_must_have_words() -> None:
    """An event fails without its details, or with internal names."""
    whole = game("{do: give, target: {target: named}, gifts: [{gives: dp, amount: 1000}]}")
    assert whole.decision is not None
    (play,) = (o.key for o in whole.decision.options if o.key.startswith("play:Bell"))
    asked = whole.choose(play)
    given = asked.choose("yes")
    assert [*faults_of_telling(asked, given, asked.events)] == []
    (granted,) = (event for event in given.events if event.kind is EventKind.GRANTED)
    for changed, wrong in (
        (replace(granted, gifts=()), "granted: ?"),
        (replace(granted, facts=granted.facts | {"until": "end-of-days"}), "granted: end-of-days"),
    ):
        (fault,) = faults_of_telling(asked, replace(given, events=(changed,)), asked.events)
        assert (fault.kind, fault.at) == ("told", wrong)


# Scenarios cut down from games that once violated an invariant.
_ONCE_UNSOUND = (
    "04-terminology/the-same-inherited-effect-of-two-cards",
    "04-terminology/this-card-on-a-stack",
    "08-digivolution/an-answer-to-app-fusions-alone",
    "10-linking/what-moves-away-is-not-linked",
    "15-effects/a-card-that-was-put-away-is-asked-for",
    "15-effects/a-card-that-was-put-away-is-put-elsewhere",
    "15-effects/an-attack-by-the-opponents-digimon-is-asked-for",
    "15-effects/an-immediate-effect-that-dies-says-why",
    "15-effects/given-no-times",
    "15-effects/this-digimon-and-others-of-a-kind",
    "15-effects/this-digimon-or-others-of-a-kind-trigger",
    "16-keywords/delay-gives-a-player-what-is-told-by-its-name",
)
_CASES = [case for case in CASES if name(case).removesuffix(" (control)") in _ONCE_UNSOUND]


def test_each_of_these_scenarios_exists() -> None:
    assert {name(case) for case in _CASES if not case.is_control} == {*_ONCE_UNSOUND}


@pytest.mark.parametrize("case", _CASES, ids=name)
def test_a_scenario_that_was_unsound_is_sound(case: Case) -> None:
    scenario, faces, _ = read(case)
    ended = at_the_end(scenario, faces)
    assert [*faults_of_play(ended), *faults_of_asking(ended)] == []


def test_an_event_without_words_is_noticed_in_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario, faces, _ = read_scenario(
        (TEXT % "{do: draw}").replace("steps: []", "steps: [{pass: true}]"), "board.yaml"
    )
    assert [*faults_of_play(at_the_end(scenario, faces))] == []
    monkeypatch.setitem(explain.sentences_by_kind(), EventKind.TURN_ENDED, ((), "{nobody} ends"))
    (fault,) = faults_of_play(at_the_end(scenario, faces))
    assert (fault.kind, fault.what) == ("told", "turn-ended: ? ends")


def test_an_option_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*faults_of_asking(game())] == []
    monkeypatch.setitem(options.ENGLISH, "pass", "{nobody} passes")
    (fault,) = faults_of_asking(game())
    assert (fault.kind, fault.what) == ("asked", "main: ? passes")


def test_an_unread_text_is_left_to_the_judge_unless_all_must_be_understood() -> None:
    asked = game("{do: by-hand, text: Hum.}")
    assert asked.decision is not None
    (play,) = (o.key for o in asked.decision.options if o.key.startswith("play:Bell"))
    asked = asked.choose(play).choose("yes")
    assert asked.decision is not None
    assert asked.decision.kind == "by-hand"
    assert [*faults_of_play(asked)] == []
    assert [fault.kind for fault in faults_of_reading(asked)] == ["by hand"]
    assert [*faults_of_reading(game())] == []
