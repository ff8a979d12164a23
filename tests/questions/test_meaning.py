"""Meaning of a question in any language."""

from __future__ import annotations

import pytest

from judgeapp.glossary.concept import load_concepts
from judgeapp.glossary.glossary import Glossary
from judgeapp.questions.meaning import Meaning, Meanings, load_asking, meaning_tables
from judgeapp.questions.roles import are_reversed, belong_to_other, go_the_other_way, is_done_to_another


@pytest.fixture(scope="module")
def meanings() -> Meanings:
    return Meanings(meaning_tables(Glossary.load(), load_asking()))


def features(meaning: Meaning) -> set[str]:
    """Concepts and everyday words, without redundant ones."""
    return {t for t in meaning.tokens if t[0] in "@~"} - {"@word-state", "@word-become"}


def test_every_concept_with_everyday_words_is_in_the_glossary() -> None:
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
    first, *others = (features(meanings.of(meaning)) for meaning in asked)
    assert first == {"@blocking", "@digimon", "@suspended", "@word-can"}
    for meaning, asking in zip(others, asked[1:], strict=True):
        assert meaning == first, asking


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("Can a suspended Agumon block?", "Can a suspended Digimon block?"),
        ("Does it keep 3000 DP?", "Does it keep DP?"),
        ("Darf ich in meine Security schauen?", "Darf ich meine Security ansehen?"),
        ("Kann ich meinen Tamer wegwerfen?", "Kann ich meinen Tamer abwerfen?"),
        ("whats the trash for", "what is the trash for"),
        ("能不能攻击数码宝贝？", "能攻击数码宝贝吗？"),
        ("wait, do I lose my Digimon?", "do I lose my Digimon?"),
        ("May P2 block with a suspended Digimon?", "May I block with a suspended Digimon?"),
    ],
)
def test_a_digimons_name_its_dp_and_table_talk_change_nothing(meanings: Meanings, asked: str, plain: str) -> None:
    assert features(meanings.of(asked)) == features(meanings.of(plain))


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("I summon it", "I digimon it"),
        ("Can my deck have 50 cards?", "Can my deck have 60 cards?"),
        ("Does it have more than 3 sources?", "Does it have more than 4 sources?"),
    ],
)
def test_similar_endings_and_small_numbers_still_count(meanings: Meanings, text: str, other: str) -> None:
    assert meanings.of(text).tokens != meanings.of(other).tokens


@pytest.mark.parametrize("word", ["uncommon", "demon", "demons", "sermon", "lemon", "salmon"])
def test_an_english_word_that_ends_like_a_name_is_no_digimon(meanings: Meanings, word: str) -> None:
    assert "@digimon" not in meanings.of(f"Can a {word} block?").tokens
    assert "@digimon" in meanings.of(f"Can a {word}gatomon block?").tokens


@pytest.mark.parametrize(
    ("text", "other"),
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
def test_another_agent_makes_another_question(meanings: Meanings, text: str, other: str) -> None:
    first, second = meanings.of(text), meanings.of(other)
    assert are_reversed(first.tokens, second.tokens)
    assert not are_reversed(first.tokens, first.tokens)


def test_an_increase_differs_from_a_decrease(meanings: Meanings) -> None:
    more = meanings.of("How many cards does Security A. +1 check?").tokens
    less = meanings.of("How many cards does Security A. -1 check?").tokens
    assert "~plus" in more - less
    assert "~minus" in less - more


def test_a_negation_is_noticed(meanings: Meanings) -> None:
    assert meanings.of("Is it not deleted?").negated
    assert not meanings.of("Is it deleted?").negated
    assert "~without" in meanings.of("a Digimon without Rush").tokens


@pytest.mark.parametrize(
    ("many", "much", "often"),
    [
        ("how many cards", "how much memory", "how many times may I"),
        ("wie viele Karten", "wie viel Memory", "wie oft darf ich"),
        ("カードは何枚", "コストはいくら", "何回まで"),
        ("几张卡", "", "可以用几次"),
    ],
)
def test_how_many_how_much_and_how_often_differ(meanings: Meanings, many: str, much: str, often: str) -> None:
    assert "@word-number" in features(meanings.of(many))
    assert not much or "~how-much" in features(meanings.of(much)) - features(meanings.of(many))
    assert "~how-often" in features(meanings.of(often)) - features(meanings.of(many))


def test_a_compound_name_counts_for_its_parts_in_a_statement(meanings: Meanings) -> None:
    assert meanings.of("barrier bei 0 security").things >= 3
    # A list of names isn't a question, however long the names are.
    assert meanings.of("barrier security stack").things == 2
    assert meanings.of("attack an unsuspended digimon").things == 1


@pytest.mark.parametrize(
    ("question", "names", "sounds_like"),
    [
        ("驯兽师可以进化吗", "@tamer", "@digimon"),
        ("馴獸師可以進化嗎", "@tamer", "@digimon"),
        ("训练家可以攻击吗", "@tamer", "@training"),
        ("恢复可以不用吗", "@recovery", "@word-again"),
    ],
)
def test_a_chinese_name_is_not_its_parts(meanings: Meanings, question: str, names: str, sounds_like: str) -> None:
    tokens = meanings.of(question).tokens
    assert names in tokens
    assert sounds_like not in tokens
    assert {"@digimon", "@training"} <= meanings.of("怪可以用训练吗").tokens


def test_an_owner_applies_up_to_the_next_owner(meanings: Meanings) -> None:
    whose = {t for t in meanings.of("may the opponent, of my hand, see all").tokens if t[0] == "<"}
    assert whose == {"<own @hand"}
    assert "<opponents @hand" in meanings.of("may I see the opponent's hand").tokens


def test_swapping_both_players_gives_the_same_question() -> None:
    asked = {"<opponents @hand": 5, "<own @trash": 4}
    assert not belong_to_other({"<opponents @hand", "<own @trash"}, asked)
    assert not belong_to_other({"<own @hand", "<opponents @trash"}, asked)
    assert belong_to_other({"<own @hand"}, asked)
    assert belong_to_other({"<own @hand", "<own @trash"}, asked)


@pytest.mark.parametrize(
    ("question", "direction"),
    [
        ("Can I use an Option from my trash?", "^from @trash"),
        ("Does it go to the trash?", "^to @trash"),
        ("Kommt die Karte aus dem Trash?", "^from @trash"),
        ("Geht die Karte in den Trash?", "^to @trash"),
        ("トラッシュからオプションを使える？", "^from @trash"),
        ("オプションは使ったらトラッシュ？", "^to @trash"),
        ("从废弃区使用选项卡", "^from @trash"),
        ("选项卡会放到废弃区吗", "^to @trash"),
        ("May I look into the trash?", ""),
    ],
)
def test_origin_and_destination_are_distinguished(meanings: Meanings, question: str, direction: str) -> None:
    assert "".join(t for t in meanings.of(question).tokens if t[0] == "^") == direction


@pytest.mark.parametrize(
    ("question", "is_negated"),
    [
        ("requirements are not ignored", True),
        ("without ignoring the requirements", True),
        ("進化条件を無視しないで進化", True),
        ("不无视进化条件", True),
        ("能不能无视进化条件", False),
        ("I ignore them, am I not allowed to?", False),
    ],
)
def test_a_negation_applies_to_its_neighbour(meanings: Meanings, question: str, is_negated: bool) -> None:
    tokens = meanings.of(question).tokens
    assert any(token.startswith("^not @") and "ignor" in token for token in tokens) is is_negated


def test_going_to_a_place_differs_from_coming_from_it() -> None:
    asked = {"^from @trash": 6}
    assert go_the_other_way({"^to @trash"}, asked)
    assert not go_the_other_way({"^from @trash"}, asked)
    assert not go_the_other_way({"^to @hand"}, asked)
    assert not go_the_other_way({"^to @trash", "^from @trash"}, asked)
    assert not go_the_other_way({"^lacking @trash"}, asked)


def test_only_a_participle_is_passive_in_german(meanings: Meanings) -> None:
    assert "^done @attacking" in meanings.of("Darf damit der Spieler angegriffen werden?").tokens
    assert "^done @attacking" not in meanings.of("Darf ich angreifen, wenn es getappt wird?").tokens


@pytest.mark.parametrize(
    ("role", "opponent", "is_another"),
    [("", 6, False), ("", 0, True), (">@blocking @digimon", 6, True)],
    ids=["done by the opponent", "done by nobody", "done to a thing"],
)
def test_an_action_of_the_opponent_may_be_asked_in_the_passive(role: str, opponent: int, is_another: bool) -> None:
    asked = {"@blocking": 9, "<opponents @blocking": opponent, ">@digimon @blocking": 3}
    typed = frozenset({"@blocking", "^done @blocking", role} - {""})
    assert is_done_to_another(typed, asked, is_surely=False) is is_another


@pytest.mark.parametrize(
    ("question", "negations"),
    [("darf ich auch gar nix machen", 1), ("不屈能发动吗", 0), ("起手不好，可以换牌吗", 0), ("可以不抽卡吗", 1)],
)
def test_negations_count_in_wording_and_not_in_names(meanings: Meanings, question: str, negations: int) -> None:
    assert meanings.of(question).negations == negations
