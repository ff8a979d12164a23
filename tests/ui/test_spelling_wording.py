"""Notes on a card's page about ambiguous parts of names (2-3-1-3)."""

import pytest

from judgeapp.cards.card import cards_of
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import parts_asked_for, read_card
from judgeapp.engine.lang import Category
from judgeapp.ui.pages.cards.card_page import describe_name, describe_part, describe_trait


@pytest.mark.parametrize(
    ("name", "japanese", "says"),
    [
        ("Glassdramon", "グラスドラモン", "It has [Dramon] in its name, spelled differently"),
        ("Glassdramon", "グラスダラモン", "It doesn't have [Dramon] in its name (2-3-1-3): only capital"),
        ("Pagumon", "", "It doesn't have [Agumon] in its name"),
        ("DoruGreymon", "", "It has [Greymon] in its name letter for letter"),
    ],
)
def test_a_card_shows_the_parts_of_its_name(name: str, japanese: str, says: str) -> None:
    (sentence,) = describe_name({"en": name, "ja": japanese})
    assert sentence.startswith(says)


def test_a_card_with_plain_letters_says_nothing() -> None:
    assert [*describe_name({"en": "Lantern", "ja": "ランタン"})] == []


def test_a_text_shows_the_names_it_means_and_unchecked_ones() -> None:
    text = "[On Play] 1 of your Digimon with [Dramon] or [Altermon] in its name gets +1000 DP for the turn."
    record = CardRecord("ZZ1-001", "en", "Lantern", Category.DIGIMON, effect=text)
    assert parts_asked_for(read_card(record)) == (("Dramon", "Altermon"), ())
    names = ["Glassdramon", "Altermon", "Subaltermon"]
    sentences = " ".join(sentence for word in ("Dramon", "Altermon") for sentence in describe_part(word, names))
    assert "also names with dramon" in sentences
    assert "not Indramon" in sentences
    assert "[Altermon] in a name: Subaltermon would have it except for capital letters" in sentences


def test_a_text_shows_traits_read_in_another_spelling() -> None:
    text = "[On Play] 1 of your Digimon with the [Swipe (App Name)] or [Wisp] trait gets +1000 DP for the turn."
    record = CardRecord("ZZ1-001", "en", "Lantern", Category.DIGIMON, effect=text)
    _, traits = parts_asked_for(read_card(record))
    assert traits == ("Swipe (App Name)", "Wisp")
    (sentence,) = (sentence for trait in traits for sentence in describe_trait(trait))
    assert sentence == "[Swipe (App Name)] trait: read as the [Swipe] trait."


def test_a_face_takes_its_japanese_name_from_another_record() -> None:
    english = CardRecord("ZZ1-002", "en", "Glassdramon", Category.DIGIMON)
    japanese = CardRecord("ZZ1-002", "ja", "グラスダラモン", Category.DIGIMON)
    card = cards_of([english, japanese])["ZZ1-002"]
    face = read_card(card.completed("en")).face
    assert face.japanese == "グラスダラモン"
    assert not face.has_in_name("Glassdramon", "Dramon")
