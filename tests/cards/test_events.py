"""Trigger events: each one in the phrase book is an event of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, phrase_book
from judgeapp.cards.reading.parts import Understanding
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.lang import Happening, When, Whose, Would
from judgeapp.engine.triggering.trigger_conditions import is_event
from judgeapp.engine.triggering.triggers import CHANGING
from tests.engine.board import Case, board

# Events that trigger immediate effects (15-8-5-1), including those of the card digivolved into.
WOULD = {*get_args(Would), "digivolved-into"}


def events(meaning: Any) -> Iterator[str]:
    if isinstance(meaning, dict):
        if "event" in meaning:
            yield meaning["event"]
        for part in meaning.values():
            yield from events(part)
    elif isinstance(meaning, list):
        for part in meaning:
            yield from events(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_knows_every_event(language: str) -> None:
    known = set(get_args(Happening))
    for kind, wordings in phrase_book(language).wordings.items():
        for wording in wordings:
            for event in events(wording.phrase.means):
                expected = WOULD if kind == "would" else known
                assert event in expected, wording.phrase.where


def test_every_event_is_a_trigger_or_derived_from_one() -> None:
    event = Event(1, EventKind.TURN_BEGAN, ("6-1-1",), 0, {})
    state, _ = board(Case(actions=[{"do": "draw"}]))
    for name in get_args(Happening):
        kind = EventKind(name) if name in set(EventKind) else None
        assert kind is None or kind in CHANGING
        # An event of another kind doesn't match, and the check doesn't raise.
        assert not is_event(event, name, state, state)


def when(text: str) -> When:
    reading = read_text(text)
    assert reading.state is Understanding.UNDERSTOOD, text
    (effect,) = reading.effects
    (only,) = effect.when
    return only


@pytest.mark.parametrize(
    ("event", "other"),
    [
        # each second text adds a detail that must make a difference
        ("this Digimon attacks", "this Digimon attacks a player"),
        ("this Digimon blocks", "this Digimon is blocked"),
        ("any of your Digimon are played", "any of your other Digimon are played"),
        ("any of your Digimon are played", "any of your opponent's Digimon are played"),
        ("any of your Digimon are played", "effects play any of your Digimon"),
        ("your effects play any of your Digimon", "effects play any of your Digimon"),
        ("any of your Digimon are deleted", "any of your Digimon are deleted in battle"),
        (
            "this Digimon deletes an opponent's Digimon in battle",
            "this Digimon deletes an opponent's Digimon in battle and survives",
        ),
        ("your security stack is removed from", "your opponent's security stack is removed from"),
        ("your security stack is removed from", "your security stack is added to"),
        ("this Digimon suspends", "this Digimon unsuspends"),
        ("this Digimon gets linked", "any of your Digimon get linked"),
        ("any of your Digimon get linked", "any of your Digimon get linked to a [Tool] trait card"),
        ("effects trash any of this Digimon's link cards", "your effects trash any of this Digimon's link cards"),
        ("effects trash any of this Digimon's link cards", "effects trash any of your Digimon's link cards"),
        ("effects trash any of this Digimon's link cards", "any of this Digimon's link cards are trashed"),
        ("cards are trashed from either player's hand", "cards are trashed from your hand"),
        ("your security stack is removed from", "your security stack is removed from by effects"),
        ("your opponent plays Digimon", "your opponent plays Digimon by effects"),
        ("your opponent plays Digimon", "your opponent plays level 5 or lower Digimon"),
    ],
)
def test_an_extra_word_makes_another_trigger(event: str, other: str) -> None:
    assert when(f"When {event}, gain 1 memory.") != when(f"When {other}, gain 1 memory.")


@pytest.mark.parametrize(
    ("event", "other"),
    [
        (
            "this Digimon would leave the battle area",
            "this Digimon would leave the battle area other than by your effects",
        ),
        (
            "this Digimon would leave the battle area by your opponent's effects",
            "this Digimon would leave the battle area by effects",
        ),
        ("this Digimon would leave the battle area", "this Digimon would leave the battle area other than in battle"),
        (
            "this Digimon would leave the battle area",
            "this Digimon with [Alpha] in its name would leave the battle area",
        ),
        ("this card would be played", "this card would be played from the hand"),
        ("this Digimon would be deleted", "this Digimon would be deleted in battle"),
    ],
)
def test_an_extra_word_makes_another_event_to_answer(event: str, other: str) -> None:
    assert when(f"When {event}, gain 1 memory.") != when(f"When {other}, gain 1 memory.")


@pytest.mark.parametrize(
    ("older", "today"),
    [
        ("one of your Digimon becomes suspended", "any of your Digimon suspend"),
        ("you play a red Tamer", "any of your red Tamers are played"),
        ("an effect suspends one of your Digimon", "effects suspend any of your Digimon"),
        ("a card is removed from your security stack", "your security stack is removed from"),
        ("an attack target is switched", "attack targets change"),
        ("your opponent plays Digimon", "any of your opponent's Digimon are played"),
        ("cards are added to your opponent's hand by effects", "effects add cards to your opponent's hand"),
        ("any of your Digimon move", "any of your Digimon move from the breeding area to the battle area"),
    ],
)
def test_older_words_mean_the_same(older: str, today: str) -> None:
    assert when(f"When {older}, gain 1 memory.") == when(f"When {today}, gain 1 memory.")


def test_one_thing_or_another_happens_to_the_same_cards() -> None:
    text = "[All Turns] When any of your Digimon {}, gain 1 memory."
    (both,) = read_text(text.format("are played or get linked by effects")).effects
    assert [(when.event, when.by, when.subject) for when in both.when] == [
        ("played", Whose.ANY, both.when[0].subject),
        ("linked", Whose.ANY, both.when[0].subject),
    ]
    (without,) = read_text(text.format("are played or get linked")).effects
    assert [(when.event, when.by) for when in without.when] == [("played", None), ("linked", None)]
