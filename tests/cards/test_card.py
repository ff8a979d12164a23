"""Records in several languages form one card, with one face for the engine."""

from __future__ import annotations

from judgeapp.cards.card import cards_of, number_order
from judgeapp.cards.face import copies_of, face_of
from judgeapp.cards.facts import read_entry
from judgeapp.engine.lang import Category, Color, Filter
from judgeapp.engine.state.cards import Requirement
from tests.cards.made import EGG, JAPANESE, OPTION, record


def test_a_face_has_the_facts_of_the_record() -> None:
    face = face_of(record(special={"ace_overflow": 3}))
    assert (face.name, face.number, face.category) == ("Lanternmon", "TS1-010", Category.DIGIMON)
    assert (face.level, face.dp, face.play_cost, face.use_cost) == (3, 2000, 3, None)
    assert face.requirements == (Requirement(0, (Color.RED,), 2),)
    assert face.traits == ("Rookie", "Vaccine", "Wisp")  # 2-3-2-1
    assert (face.overflow, face.copies) == (3, 4)
    assert face.mentions("<Blocker>")


def test_the_cost_of_an_option_is_a_use_cost() -> None:
    face = face_of(read_entry(OPTION).record)
    assert (face.play_cost, face.use_cost) == (None, 2)


def test_readings_of_the_text_join_the_facts() -> None:
    worded = Requirement(1, of=Filter(has_name=("Wickmon",)))
    assert face_of(record(), requirements=(worded,)).requirements[-1] == worded


def test_an_incomplete_cost_is_in_no_face() -> None:
    japanese = read_entry(JAPANESE).record
    assert face_of(japanese).requirements == ()
    assert [cost.is_whole for cost in japanese.evo_costs].count(False) == 1


def test_one_language_fills_in_what_another_leaves_open() -> None:
    (card,) = cards_of([read_entry(JAPANESE).record, record()]).values()
    japanese = card.completed("ja")
    assert japanese.name == "ランタンモン"
    assert face_of(japanese).requirements == (Requirement(0, (Color.RED,), 2),)
    assert card.differences() == ()


def test_facts_that_differ_between_languages_are_reported() -> None:
    other = read_entry(JAPANESE | {"dp": 3000}).record
    (card,) = cards_of([other, record()]).values()
    (difference,) = card.differences()
    assert difference.fact == "dp"
    assert difference.values == (("en", 2000), ("ja", 3000))


def test_no_language_adds_a_fact_that_another_lacks() -> None:
    (card,) = cards_of([read_entry(EGG | {"dp": 1000, "language": "ja"}).record, read_entry(EGG).record]).values()
    assert card.completed().dp is None
    (difference,) = card.differences()
    assert difference.values == (("en", None), ("ja", 1000))


def test_a_rule_limits_copies_in_a_deck() -> None:
    english = "You can include up to 50 copies of cards with this card's card number in your deck."
    assert copies_of(record(effect=english)) == 50
    japanese = "〈ルール〉このカードと同じカードナンバーのカードはデッキに50枚まで入れられる。"
    japanese_record = read_entry(JAPANESE | {"effect": japanese}).record
    assert copies_of(japanese_record) == 50
    (card,) = cards_of([record(max_copies=4), japanese_record]).values()
    assert copies_of(card.completed()) == 50
    assert copies_of(record(max_copies=50)) == 50
    assert copies_of(record()) == 4  # 1-4-1-2-2


def test_a_card_has_its_names_in_all_languages() -> None:
    (card,) = cards_of([record(name_de="Laternmon"), read_entry(JAPANESE).record]).values()
    assert dict(card.names()) == {"en": "Lanternmon", "ja": "ランタンモン", "de": "Laternmon"}
    assert card.name("de") == "Laternmon"
    assert card.name("zh-Hans") == "Lanternmon"


def test_numbers_are_in_the_order_of_the_sets() -> None:
    numbers = ["TS10-001", "TS2-010", "TS2-9", "P-001"]
    assert sorted(numbers, key=number_order) == ["P-001", "TS2-9", "TS2-010", "TS10-001"]
    assert list(cards_of(record(n) for n in numbers)) == sorted(numbers, key=number_order)
