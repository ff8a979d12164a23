"""What a question means, whatever language it is asked in."""

from __future__ import annotations

import pytest

from judgeapp.glossary.concept import load_concepts
from judgeapp.glossary.glossary import Glossary
from judgeapp.questions.deeds import are_turned_round
from judgeapp.questions.meaning import Meaning, Meanings, load_asking, meaning_tables


@pytest.fixture(scope="module")
def meanings() -> Meanings:
    return Meanings(meaning_tables(Glossary.load(), load_asking()))


def told(meaning: Meaning) -> set[str]:
    """Concepts and everyday words, without those that say no more than the others."""
    return {t for t in meaning.tokens if t[0] in "@~"} - {"@word-state", "@word-become"}


def test_every_concept_that_people_have_words_for_is_one_of_the_glossary() -> None:
    asking = load_asking()
    known = {concept.id for concept in load_concepts()}
    named = {name for alike in asking.same for name in alike if not name.startswith("~")}
    assert {*asking.concepts, *named} <= known
    everyday = {name[1:] for alike in asking.same for name in alike if name.startswith("~")}
    assert everyday <= asking.words.keys()


def test_the_same_question_in_five_languages_means_the_same(meanings: Meanings) -> None:
    asked = (
        "Can a suspended Digimon block?",
        "can a tapped digimon block",
        "Kann ein getapptes Digimon blocken?",
        "レスト状態のデジモンでブロックできますか？",
        "休眠状态的数码宝贝可以阻挡吗？",
        "休息狀態的數碼寶貝可以格擋嗎？",
    )
    first, *others = (told(meanings.of(one)) for one in asked)
    assert first == {"@blocking", "@digimon", "@suspended", "@word-can"}
    for one, asking in zip(others, asked[1:], strict=True):
        assert one == first, asking


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Can a suspended Digimon attack?", "Can I attack a suspended Digimon?"),
        ("Can a suspended Digimon attack?", "Can a suspended Digimon be attacked?"),
        ("My Digimon is attacking", "My Digimon is attacked"),
        ("Kann ein getapptes Digimon angreifen?", "Kann ich ein getapptes Digimon angreifen?"),
        ("レスト状態のデジモンはアタックできますか", "レスト状態のデジモンにアタックできますか"),
        ("休眠的数码宝贝可以攻击吗", "可以攻击休眠的数码宝贝吗"),
        ("休眠的数码宝贝可以攻击吗", "休眠的数码宝贝可以被攻击吗"),
    ],
)
def test_who_does_it_makes_another_question(meanings: Meanings, one: str, other: str) -> None:
    first, second = meanings.of(one), meanings.of(other)
    assert are_turned_round(first.tokens, second.tokens)
    assert not are_turned_round(first.tokens, first.tokens)


def test_a_change_by_so_much_is_another_than_the_other_way(meanings: Meanings) -> None:
    more = meanings.of("How many cards does Security A. +1 check?").tokens
    less = meanings.of("How many cards does Security A. -1 check?").tokens
    assert "~plus" in more - less
    assert "~minus" in less - more


def test_a_negation_is_noticed(meanings: Meanings) -> None:
    assert meanings.of("Is it not deleted?").negated
    assert not meanings.of("Is it deleted?").negated
    assert "~without" in meanings.of("a Digimon without Rush").tokens
