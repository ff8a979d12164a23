"""All clauses cited for parts of an effect exist in the Comprehensive Rules."""

from __future__ import annotations

from typing import get_args

import pytest

from judgeapp.cards.governing import _KINDS, _TIMINGS, governing
from judgeapp.cards.reading.compiler import read_text
from judgeapp.engine import lang
from judgeapp.engine.keyword_rules import OF_ACTION, RULES, KeywordKind
from judgeapp.engine.lang import (
    Action,
    Condition,
    Effect,
    Gift,
    Keyword,
    KeywordName,
    Named,
    Number,
    Target,
    Timing,
    Turn,
)
from judgeapp.engine.lang.record import Record
from judgeapp.rulebook.corpus import load_corpus


def test_the_clauses_exist_and_every_timing_has_one() -> None:
    corpus = load_corpus()
    choices = (lang.Choose(lang.Filter(), up_to=up_to).governed_by for up_to in (False, True))
    records = (*map(_own_clauses, get_args(Action | Condition | Gift | Number | Target)), *choices, *_KINDS.values())
    named = {clause for clauses in records for clause in clauses} | set(_TIMINGS.values())
    missing = [clause for clause in sorted(named) if corpus.clause(clause) is None]
    assert missing == []
    assert set(_TIMINGS) == set(Timing)
    assert set(_KINDS) == set(KeywordKind)


def _own_clauses(kind: type[Record]) -> tuple[str, ...]:
    """Clauses of a kind of record, if all records of the kind share them."""
    clauses = getattr(kind, "governed_by", ())
    return clauses if isinstance(clauses, tuple) else ()


def test_each_part_is_explained_with_its_clauses_in_the_order_of_the_text() -> None:
    (effect,) = read_text("[On Play] By suspending this Digimon, <Draw 1>.").effects
    clauses_by_part = [(part.part, part.clauses[0]) for part in governing(effect)]
    assert clauses_by_part == [
        ("trigger", "15-8-3-1"),
        ("timings.on-play", "15-16-2-1"),
        ("actions.by", "15-7-1"),
        ("actions.by.then.draw", "16-7-1"),
    ]


# -- keyword effects ------------------------------------------------------------------------------

OF_KIND = {
    KeywordKind.PERSISTENT: "15-8-2-1",
    KeywordKind.TRIGGER: "15-8-3-1",
    KeywordKind.ACTIVATION: "15-8-4-1",
    KeywordKind.IMMEDIATE: "15-8-5-1",
}
ALONE = [name for name, rule in RULES.items() if rule.kind.is_had_alone]


@pytest.mark.parametrize("name", ALONE)
def test_a_keyword_effect_by_itself_has_its_own_type(name: str) -> None:
    rule = RULES[name]
    parts = governing(Effect(gifts=(Keyword(name),)))
    assert [part.part for part in parts] == [rule.kind, "gifts.keyword"]
    assert parts[0].clauses[0] == OF_KIND[rule.kind]
    assert parts[1].clauses == rule.clauses


@pytest.mark.parametrize("name", ALONE)
def test_an_effect_that_gives_one_is_persistent_and_the_gift_has_its_own_type(name: str) -> None:
    rule = RULES[name]
    giving = Effect(during=Turn.YOURS, to=Named(), gifts=(Keyword(name),))
    clauses_by_part = {part.part: part.clauses for part in governing(giving)}
    assert clauses_by_part["persistent"][0] == OF_KIND[KeywordKind.PERSISTENT]
    assert clauses_by_part["gifts.keyword"] == rule.clauses
    given = clauses_by_part.get(f"gifts.keyword.{rule.kind}", clauses_by_part["persistent"])
    assert given[0] == OF_KIND[rule.kind]


@pytest.mark.parametrize("name", OF_ACTION.values())
def test_a_processing_keyword_effect_has_its_clauses_after_its_action(name: str) -> None:
    action = next(a for kind, a in ACTIONS.items() if OF_ACTION[kind] is name)
    clauses_by_part = {part.part: part.clauses for part in governing(Effect(actions=(action,)))}
    tag = type(action).__struct_config__.tag
    assert clauses_by_part[f"actions.{tag}"] == RULES[name].clauses
    # <Digi-Burst> is an optional processing condition; processing has none of the types in 15-8.
    conditioned = RULES[name].kind is KeywordKind.OPTIONAL_CONDITION
    assert (f"actions.{tag}.optional-processing-condition" in clauses_by_part) is conditioned


ACTIONS = {
    type(action): action
    for action in (
        lang.Recover(),
        lang.Draw(),
        lang.DeDigivolve(Named("it")),
        lang.DigiBurst(()),
        lang.Blitz(),
        lang.Save(),
        lang.BlastDigivolve(),
        lang.MindLink(lang.Choose(lang.Filter())),
        lang.BlastDnaDigivolve((lang.Filter(), lang.Filter())),
    )
}


def test_delay_is_explained_as_a_condition() -> None:
    (effect,) = read_text("[Main] ＜Delay＞\n・＜Draw 1＞.").effects
    clauses_by_part = {part.part: part.clauses for part in governing(effect)}
    assert clauses_by_part["keyword.Delay"] == RULES[KeywordName.DELAY].clauses
    assert clauses_by_part["keyword.Delay.optional-processing-condition"][0] == "15-7-1"


def test_an_effects_keyword_is_explained_once() -> None:
    (effect,) = read_text("[Hand] [Counter] ＜Blast Digivolve＞").effects
    clauses = [clause for part in governing(effect) for clause in part.clauses]
    assert clauses.count("16-25-1") == 1
