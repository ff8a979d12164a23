"""An edition newer than all known ones is played like the newest known one until its facts are taught."""

from __future__ import annotations

import msgspec
import pytest

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.desk.written.alignments import SavedAlignments, parse_alignments
from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, Fate
from judgeapp.editions.taught import (
    TaughtFact,
    Touched,
    duel_edition,
    played_facts,
    still_touched,
    with_taught,
    without_taught,
)
from judgeapp.engine.edition import PLAYED, EditionFact, is_playable
from judgeapp.messages.errors import InputError

NEXT, COUNTER, PLACED = "4.3", EditionFact.COUNTER_DECLARED, EditionFact.PLACED_THIS_TURN
DROPPED = TaughtFact(NEXT, COUNTER, plays=False)
STILL = TaughtFact(NEXT, PLACED, plays=True)


def _alignment(*edited: str) -> Alignment:
    lines = [AlignedClauses(Fate.EDITED, (number,), (number,), 1.0) for number in edited]
    return Alignment("old", "new", (*lines, AlignedClauses(Fate.SAME, ("9-1-5",), ("9-1-5",), 1.0)))


def test_facts_with_changed_clauses_come_first() -> None:
    first, *rest = played_facts("4.2", NEXT, _alignment("7-1-2-1"))
    assert (first.difference.fact, first.numbers) == (PLACED, ("7-1-2-1",))
    assert {fact.difference.fact for fact in (first, *rest)} == {*EditionFact}
    assert not any(fact.changed for fact in rest)
    # Numbers of 3.6, as only 3.6 is present besides the new edition.
    first, *_ = played_facts("3.6", NEXT, _alignment("15-15-7-1"))
    assert first.difference.fact is EditionFact.EACH_COUNTED_ONCE
    assert played_facts("3.6", "4.2", _alignment("7-1-2-1")) == ()


def test_it_is_played_without_dropped_facts() -> None:
    assert duel_edition(NEXT, ()) == "4.2"
    duel = duel_edition(NEXT, (DROPPED, STILL))
    assert is_playable(duel)
    assert PLAYED["4.2"] - PLAYED[duel] == {COUNTER}
    assert duel_edition("4.4", (DROPPED,)) == "4.2"
    assert [is_playable(name) for name in ("4.2", "4.3", "4.2 without it", "4.3 without counter-declared")] == [
        True,
        False,
        False,
        False,
    ]


def test_taught_facts_are_no_longer_marked() -> None:
    touched = Touched("4.2", NEXT, frozenset({"7-1-2-1", "11-3-1", "13-1-5"}))
    assert still_touched(touched, ()) == touched
    assert still_touched(touched, (STILL, DROPPED)) == Touched("4.2", NEXT, frozenset({"13-1-5"}))
    assert still_touched(touched, (TaughtFact("4.4", PLACED, plays=True),)) == touched
    assert still_touched(None, (STILL,)) is None


def test_the_last_decision_counts_and_is_saved() -> None:
    taught = with_taught(with_taught((), DROPPED), TaughtFact(NEXT, COUNTER, plays=True, clauses=("11-3-1",)))
    assert taught == (TaughtFact(NEXT, COUNTER, plays=True, clauses=("11-3-1",)),)
    kept = SavedAlignments().with_taught_facts(taught)
    assert parse_alignments(msgspec.json.encode(kept)) == kept
    # Without taught facts the file keeps the format of older programs.
    assert kept.with_taught_facts(without_taught(taught, NEXT, COUNTER)) == SavedAlignments()
    assert b"taught" not in msgspec.json.encode(SavedAlignments())


@pytest.mark.parametrize("edition", EDITIONS)
def test_known_editions_can_not_be_taught(edition: str) -> None:
    with pytest.raises(InputError, match="the program already knows how"):
        with_taught((), TaughtFact(edition, COUNTER, plays=False))
