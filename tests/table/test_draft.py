"""Setting up: what is typed beside cards, and taking steps back."""

from __future__ import annotations

import pytest

from judgeapp.engine.identity import Seat
from judgeapp.messages.errors import InputError
from judgeapp.table.setup import position as at
from judgeapp.table.setup.draft import begin
from judgeapp.table.setup.typed import BegunPhase, Counted, Remembered, Turned, Typed, done, several, typed

A, B = Seat.A, Seat.B


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hand 5", Counted(A, "hand", 5)),
        ("B  Security 3", Counted(B, "security", 3)),
        ("eggs b 4", Counted(B, "digi_egg_deck", 4)),
        ("memory 3", Remembered(A, 3)),
        ("b memory -2", Remembered(B, -2)),
        ("turn b", Turned(B, None)),
        ("turn 5", Turned(A, 5)),
        ("turn b 5", Turned(B, 5)),
        ("phase start", BegunPhase("start")),
        ("main", BegunPhase("main")),
    ],
)
def test_what_says_something_of_the_position(text: str, said: Typed) -> None:
    assert typed(text, A, at.new()) == said


@pytest.mark.parametrize("text", ["Rex", "Lv.4 red 5000", "hand", "turn", "egg green Lv.2", ""])
def test_what_may_be_a_card(text: str) -> None:
    assert typed(text, A, at.new()) is None


@pytest.mark.parametrize(
    ("text", "number", "card"),
    [
        ("3x Rex", 3, "Rex"),
        ("12 × Lv.4 red 5000", 12, "Lv.4 red 5000"),
        ("Rex", 1, "Rex"),
        ("0x Rex", 1, "0x Rex"),
        ("3x", 1, "3x"),
        ("X1-001", 1, "X1-001"),
    ],
)
def test_how_many_of_a_card(text: str, number: int, card: str) -> None:
    assert several(text) == (number, card)


def test_what_is_typed_is_done() -> None:
    scenario = at.new()
    for text in ("hand 5", "B deck 31", "turn B 4", "memory 2", "phase start"):
        said = typed(text, B, scenario)
        assert said is not None
        scenario = done(scenario, said)
    now = at.position(scenario)
    assert (now.B.hand, now.B.deck, now.A.hand) == (5, 31, ())
    assert (now.turn, now.turn_number, now.memory, now.phase) == ("B", 4, 2, "start")
    known = at.add(at.add(scenario, B, "trash", "Lv.3 2000"), B, "trash", "Lv.3 2000")
    with pytest.raises(InputError, match="are known"):
        done(known, Counted(B, "trash", 1))


def test_an_empty_table_has_what_a_duel_needs_to_go_on() -> None:
    side = at.side(begin().now, B)
    assert (side.deck, side.security, side.digi_egg_deck, side.hand) == (30, 5, 3, ())
    assert begin().past == ()


def test_steps_are_taken_back_and_done_again() -> None:
    first = begin()
    second = first.then(at.count(first.now, A, "hand", 5))
    third = second.then(at.memory(second.now, A, 3))
    assert third.then(third.now) is third, "nothing was done"
    assert third.undo().now == second.now
    assert third.undo().undo().now == first.now
    assert third.undo().undo().undo().now == first.now
    assert third.undo().redo() == third
    other = third.undo().then(at.memory(second.now, A, 1))
    assert other.redo() == other, "what was taken back before is gone"
