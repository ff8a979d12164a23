"""Words in names and traits (2-3-1-3, 2-3-2-4): each entry of spellings.yaml, and similar words."""

import pytest

from judgeapp.engine.spelling import Spelling, doubts_of_name, has_word, spellings, undecided, usual
from judgeapp.engine.state.cards import Face

ENTRIES = [pytest.param(entry, id=f"{entry.of}: {entry.word}") for entry in spellings()]


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_decides_where_the_letters_do_not(entry: Spelling) -> None:
    for way in entry.also:
        assert has_word(f"Big{way}", entry.word, entry.of)
        assert usual(way, entry.of) == entry.word
    for name in entry.apart:
        assert entry.word.lower() in name.lower()
        assert not has_word(name, entry.word, entry.of)
    for name in entry.letters:
        assert has_word(name, entry.word, entry.of)
    assert entry.also or entry.apart or entry.letters


def test_every_spelling_can_be_asked_for() -> None:
    assert has_word("MachGaogamon", "GaoGamon", "name")
    assert has_word("GaoGamon", "Gaogamon", "name")


def test_a_trait_is_the_same_with_its_kind_after_it() -> None:
    for word, other in (("Swipe", "Swipe (App Name)"), ("Swipe (App Name)", "Swipe")):
        assert usual(word, "trait") == usual(other, "trait") == "Swipe"
        assert has_word(other, word, "trait")
    assert usual("Swipe (App Name)", "name") == "Swipe (App Name)"
    assert not has_word("Swipe", "Swipe (App Name)", "name")


def test_case_matters_unless_an_entry_says_otherwise() -> None:
    assert not has_word("Subaltermon", "Altermon", "name")
    assert [*undecided("Altermon", ["Subaltermon", "Altermon Zero", "Breakdramon"])] == ["Subaltermon"]
    assert not [*undecided("Dramon", ["Breakdramon", "Indramon"])]


def test_the_japanese_name_decides_where_it_is_known() -> None:
    assert has_word("Glassdramon", "Dramon", "name", "グラスドラモン")
    assert not has_word("Glassdramon", "Dramon", "name", "グラスダラモン")
    (doubt,) = doubts_of_name("Glassdramon", "グラスダラモン")
    assert not doubt.fits
    # Names added by a (Rule) are compared in English.
    assert Face("Glassdramon", japanese="グラスダラモン").has_in_name("Icedramon", "Dramon")


def test_a_text_contains_a_word_as_names_do() -> None:
    assert Face("Hatchling", text="Play 1 [Glassdramon] from your hand.").mentions("Dramon")
    assert not Face("Hatchling", text="Play 1 [Pagumon] from your hand.").mentions("Agumon")
    assert Face("Glassdramon").mentions("Dramon")
