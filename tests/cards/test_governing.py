"""Every clause that is named behind a part of an effect is one of the Comprehensive Rules."""

from __future__ import annotations

from judgeapp.cards.governing import _RECORDS, _TIMINGS, governing
from judgeapp.cards.reading.compiler import read_text
from judgeapp.engine.lang import Timing
from judgeapp.rulebook.corpus import load_corpus


def test_the_clauses_exist_and_every_timing_has_one() -> None:
    corpus = load_corpus()
    named = {clause for clauses in _RECORDS.values() for clause in clauses} | set(_TIMINGS.values())
    missing = [clause for clause in sorted(named) if corpus.clause(clause) is None]
    assert missing == []
    assert set(_TIMINGS) == set(Timing)


def test_each_part_is_told_with_its_clauses_in_the_order_of_the_text() -> None:
    (effect,) = read_text("[On Play] By suspending this Digimon, <Draw 1>.").effects
    told = [(part.part, part.clauses[0]) for part in governing(effect)]
    assert told == [
        ("trigger", "15-8-3-1"),
        ("timings.on-play", "15-16-2-1"),
        ("actions.by", "15-7-1"),
        ("actions.by.then.draw", "16-7-1"),
    ]
