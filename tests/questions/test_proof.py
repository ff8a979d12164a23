"""Every built-in answer is proved: its scene passes and applies the deciding clauses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from judgeapp.ledger.proof import faults_of
from judgeapp.questions.question import ProvenQuestion, load_questions, with_unique_ids
from judgeapp.rulebook.corpus import Corpus


def suspended() -> ProvenQuestion:
    return next(q for q in load_questions() if q.id == "block-while-suspended")


def test_every_answer_is_proved(corpus: Corpus) -> None:
    assert faults_of(load_questions(), corpus) == ()


def test_every_scene_proves_an_answer() -> None:
    called = {f"{file.parent.name}/{file.stem}" for file in Path("rules_corpus/scenes").glob("*/*.yaml")}
    assert called == {question.scene for question in load_questions()}


def test_both_chinese_texts_name_the_same_number_of_keyword_effects() -> None:
    pairs = [(q.answer["zh-Hans"], q.answer["zh-Hant"]) for q in load_questions()]
    pairs += [(q.ask["zh-Hans"][0], q.ask["zh-Hant"][0]) for q in load_questions()]
    assert [pair for pair in pairs if pair[0].count("≪") != pair[1].count("《")] == []


def test_every_way_of_asking_stands_with_its_language() -> None:
    asked = [(language, way) for q in load_questions() for language, ways in q.ask.items() for way in ways]
    eastern = re.compile("[\u3040-\u9fff]")
    assert [way for language, way in asked if bool(eastern.search(way)) != language.startswith(("ja", "zh"))] == []


def test_every_yaml_reader_takes_a_list_that_ends_in_a_question_mark() -> None:
    """PyYAML's own reader rejects plain text that ends in `?` before `]`; libyaml accepts it."""
    texts = (file.read_text("utf-8") for file in Path("rules_corpus/questions").glob("*.yaml"))
    assert [line for text in texts for line in text.splitlines() if line.endswith("?]")] == []


def test_a_duplicate_id_is_refused() -> None:
    other = replace(suspended(), id="another")
    assert with_unique_ids([("a.yaml", suspended()), ("b.yaml", other)]) == (suspended(), other)
    with pytest.raises(ValueError, match=r"'block-while-suspended' stands twice: in a\.yaml and in b\.yaml"):
        with_unique_ids([("a.yaml", suspended()), ("b.yaml", suspended())])


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"clauses": ("12-1-4", "16-6-1")}, "12-blocking/a-suspended-digimon-cannot-block does not apply 16-6-1"),
        ({"clauses": ("12-9-9",)}, "there is no clause 12-9-9"),
        ({"clauses": ()}, "no clause decides it"),
        ({"scene": "12-blocking/none"}, "there is no scene '12-blocking/none'"),
        ({"scene": "../questions/12-blocking"}, "there is no scene '../questions/12-blocking'"),
        ({"ask": {"en": ("Can it?", "May it?")}}, "asked in other languages than answered"),
        ({"answer": {"en": " "}}, "its answer in 'en' is empty or too long"),
        ({"answer": {"en": "No. It is suspended."}}, "its answer in 'en' begins with yes or no alone"),
        ({"answer": {"en": "Yes, if it is suspended."}}, "its answer in 'en' begins with yes or no alone"),
        ({"answer": {"de": "Nein: Es ist getappt."}}, "its answer in 'de' begins with yes or no alone"),
        ({"answer": {"ja": "いいえ、できません。"}}, "its answer in 'ja' begins with yes or no alone"),
        ({"answer": {"zh-Hans": "不可以。它已休眠。"}}, "its answer in 'zh-Hans' begins with yes or no alone"),
        ({"answer": {"en": "It may (4-7-2)."}}, "its answer in 'en' names 4-7-2, no clause of every edition"),
        ({"answer": {"zh-Hant": "是的，可以。"}}, "its answer in 'zh-Hant' begins with yes or no alone"),
    ],
)
def test_an_unproved_answer_is_reported(corpus: Corpus, change: dict[str, Any], fault: str) -> None:
    assert fault in [f.what for f in faults_of([replace(suspended(), **change)], corpus)]


def test_an_answer_names_clauses_by_numbers_of_every_edition(corpus: Corpus) -> None:
    named = replace(suspended(), answer=suspended().answer | {"en": "It can't (14-2-2, 16-44@4.2)."})
    assert faults_of([named], corpus) == ()


def test_two_questions_are_never_asked_in_the_same_words(corpus: Corpus) -> None:
    other = replace(suspended(), id="other")
    assert any(f.id == "other" and "asks" in f.what for f in faults_of([suspended(), other], corpus))
