"""Every event has its sentence."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from judgeapp.engine.events import EffectDescription, Event, EventKind, Fact
from judgeapp.engine.explanation.narration import DUE, narrate, sentences_by_kind
from judgeapp.engine.game import begin, empty, new_duel
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Category, Due, Effect
from judgeapp.messages.message import set_translator
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.limits import faults_of_position
from judgeapp.scenario.placing import Position
from judgeapp.scenario.playing.play import play
from tests.bench.engine import deck, faces
from tests.bench.random_games.policies import random_choice


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(sentences_by_kind()) == set(EventKind)


def test_pending_processing_names_what_it_waits_for() -> None:
    assert DUE.keys() == {*get_args(Due)}
    for due, words in DUE.items():
        event = Event(1, EventKind.RESERVED, ("18-1-1",), 0, {"timing": due})
        ((_, explanation),) = narrate(empty({}), [event], words=str)
        assert explanation.text == f"pending until {words}"


def test_an_event_of_the_rules_is_attributed_to_no_effect() -> None:
    effect = EffectDescription("Bell", "", "effects.0", Effect(), "", Category.OPTION)
    events = [
        Event(1, EventKind.CONDITION_MET, ("15-7-1",), 0, {}, effect=effect),
        Event(2, EventKind.DECLARED, ("15-7-1",), 0, {"answer": "yes"}),
    ]
    texts = [explanation.text for _, explanation in narrate(empty({}), events, words=str)]
    assert texts == ["Bell: its condition is met", "done"]


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        ({"kind": "repeat", "seat": Seat.A, "times": 1}, "A declares the number of repetitions: 1"),
        ({"kind": "Save", "answer": "yes"}, "Saver: <Save> done"),
        ({"kind": "Save", "answer": "no"}, "Saver: <Save> not done"),
    ],
)
def test_a_declaration_is_one_plain_sentence(facts: dict[str, Fact], text: str) -> None:
    effect = EffectDescription("Saver", "", "effects.0", Effect(), "", Category.OPTION)
    event = Event(1, EventKind.DECLARED, ("18-3-3-1",), 0, facts, effect=effect)
    ((_, explanation),) = narrate(empty({}), [event], words=str)
    assert explanation.text == text


def test_a_revealed_card_is_mentioned_once() -> None:
    variants: tuple[dict[str, Fact], ...] = ({"cards": (7,), "became": (7,)}, {"cards": (7,)}, {"became": (7,)})
    for facts in variants:
        event = Event(1, EventKind.REVEALED, ("15-15-3-1",), 0, facts, names={7: "Cub"})
        ((_, explanation),) = narrate(empty({}), [event], words=str)
        assert explanation.text == "revealed: Cub"


_INHERITED = """\
title: Two effects of one card under an attacker
cards:
  Cub: {level: 4, dp: 5000}
  Egg:
    level: 3
    inherited:
      - {timings: [when-attacking], actions: [{do: memory, amount: 1}]}
      - {timings: [when-attacking], actions: [{do: draw}]}
position:
  A: {battle: [{card: Cub, under: [Egg]}], deck: 2}
  B: {security: 2}
steps:
  - attack: {with: Cub, at: player}
"""


def test_brackets_follow_the_language_of_the_text_and_are_in_no_event(request: pytest.FixtureRequest) -> None:
    english = play(*read_scenario(_INHERITED, "inherited.yaml"))
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda _, text: text.replace(" (", "（").replace(")", "）"))
    japanese = play(*read_scenario(_INHERITED, "inherited.yaml"))
    assert japanese.events == english.events
    texts = [explanation.text for _, explanation in narrate(japanese.beginning, japanese.events, words=lambda _: "it")]
    assert "pending: 2 × Egg（Cub）" in texts
    assert texts.count("an effect of Egg（Cub） triggers: it") == 2


def test_a_list_in_a_message_has_the_separators_of_its_language(request: pytest.FixtureRequest) -> None:
    (fault,) = faults_of_position(Position(phase="night"))
    assert str(fault.mend) == "Use one of: main, breeding, start"
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda _, text: text.replace(", ", "、"))
    assert str(fault.mend) == "Use one of: main、breeding、start"


def test_a_whole_game_is_narrated_with_names_and_without_gaps() -> None:
    known = faces(with_effects=True)
    cards = deck(known)
    beginning = new_duel(known, {Seat.A: cards, Seat.B: cards})
    dice = random.Random(3)
    game = begin(beginning)
    events = list(game.events)
    while game.decision is not None:
        game = game.choose(random_choice(game, dice))
        events += game.events
    texts = [explanation.text for _, explanation in narrate(beginning, events, words=str)]
    assert len(texts) == len(events) > 100
    assert not [text for text in texts if "?" in text]
    assert any(text.startswith("Digimon ") and " attacks " in text for text in texts)
