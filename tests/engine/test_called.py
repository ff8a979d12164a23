"""Events under all their names (15-5-1): removed, trashed, added or played, with origin and cause. Each happens once,
with effects waiting for every wording on cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from msgspec import Struct

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.clauses.citing import by_leading
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import Seat
from judgeapp.rulebook.corpus import Corpus
from tests.engine.board import Case, play_out

CONTENT = yaml.load(Path(__file__).with_name("called.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
WORDS: list[str] = CONTENT["words"]


class Happening(Struct, frozen=True, forbid_unknown_fields=True):
    """An event of called.yaml: fields of a case, further cards of A and B, and the expected names."""

    actions: list[Any] = []
    start: tuple[str, ...] = ("activate:Doer",)
    cards: dict[str, dict[str, Any]] = {}
    board: dict[str, Any] = {}
    theirs: dict[str, Any] = {}
    target: dict[str, Any] = {}
    placed: dict[str, Any] = {}
    A: dict[str, str] = {}
    B: dict[str, str] = {}
    missed: dict[str, str] = {}
    never: dict[str, str] = {}


HAPPENINGS = {name: msgspec.convert(content, type=Happening) for name, content in CONTENT["happenings"].items()}


def waiting_for(words: str) -> Any:
    """An effect with this trigger and an action that triggers nothing else."""
    reading = read_text(f"[All Turns] When {words}, suspend this Tamer.")
    assert reading.state is Understanding.UNDERSTOOD, words
    (effect,) = reading.effects
    return msgspec.to_builtins(effect)


LISTENERS = {"Listener of A": Seat.A, "Listener of B": Seat.B}


@cache
def cards() -> dict[str, Any]:
    effects = [waiting_for(words) for words in WORDS]
    return {
        **{name: {"category": "tamer", "effects": effects} for name in LISTENERS},
        "Mine": {"level": 5, "dp": 5000, "play_cost": 4},
        "Guest": {
            "level": 3,
            "dp": 2000,
            "play_cost": 3,
            "security": [{"actions": [{"do": "play", "target": {"target": "named"}}]}],
        },
    }


class Heard(Struct, frozen=True):
    """Wordings that trigger, by the player whose Tamer has them, and those that don't, with the clauses in the
    trace."""

    triggered: dict[Seat, set[str]]
    missed: dict[str, set[str]]


def heard(case: Happening) -> Heard:
    sides = [
        side | {"battle": [*side.get("battle", []), listener]}
        for side, listener in zip((case.board, case.theirs), LISTENERS, strict=True)
    ]
    played = play_out(
        Case(
            actions=case.actions,
            start=case.start,
            cards=cards() | case.cards,
            target=case.target,
            placed=case.placed,
            memory=10,
            A=sides[0],
            B=sides[1],
        )
    )
    triggered: dict[Seat, set[str]] = {seat: set() for seat in Seat}
    missed: dict[str, set[str]] = {}
    for event in played.events:
        if event.effect is None or event.effect.card not in LISTENERS:
            continue
        words = WORDS[int(event.effect.place.rpartition(".")[2])]
        if event.kind is EventKind.TRIGGERED:
            triggered[LISTENERS[event.effect.card]].add(words)
        elif event.kind is EventKind.NOT_TRIGGERED:
            missed.setdefault(words, set()).update(event.clauses)
    return Heard(triggered, missed)


@pytest.mark.parametrize("name", HAPPENINGS)
def test_an_event_has_all_its_names_and_no_other(name: str) -> None:
    case = HAPPENINGS[name]
    outcome = heard(case)
    assert outcome.triggered == {Seat.A: set(case.A), Seat.B: set(case.B)}
    assert outcome.missed == {word: {*by_leading(("15-5-1", clause))} for word, clause in case.missed.items()}


def test_every_event_name_applies_to_some_events_but_not_all() -> None:
    named = {word for case in HAPPENINGS.values() for word in (*case.A, *case.B)}
    unexpected = {word for case in HAPPENINGS.values() for word in (*case.missed, *case.never)}
    assert named == set(WORDS)
    assert unexpected <= set(WORDS)
    assert not [name for name, case in HAPPENINGS.items() if {*case.A, *case.B} & {*case.missed, *case.never}]


def test_every_reason_is_a_clause_or_an_official_answer(corpus: Corpus) -> None:
    reasons = {
        r for case in HAPPENINGS.values() for words in (case.A, case.B, case.missed, case.never) for r in words.values()
    }
    assert [r for r in reasons if not r.startswith("Q") and corpus.clause(r) is None] == []
