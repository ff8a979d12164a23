"""Bracketed words before a noun: a name or a trait, according to the known cards."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.bracketed import KnownWords
from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.record import CardRecord, SpecialLines
from judgeapp.cards.understanding import ReadLine, read_card
from judgeapp.cards.vocabulary import words_of
from judgeapp.engine.lang import Category, Effect

KNOWN = KnownWords(names=frozenset(("Alpha", "Omega", "Twofold")), traits=frozenset(("Guild", "Fleet", "Twofold")))

# (printed text, text with the kinds of its bracketed names)
TOLD = [
    (
        "[All Turns] All of your [Guild] Digimon get +1000 DP.",
        "[All Turns] All of your [Guild] trait Digimon get +1000 DP.",
    ),
    (
        "[On Play] You may play 1 level 4 or lower [Guild] or [Fleet] Digimon card from your trash"
        " without paying the cost.",
        "[On Play] You may play 1 level 4 or lower [Guild] or [Fleet] trait Digimon card from your"
        " trash without paying the cost.",
    ),
    (
        "[On Play] You may play 1 [Alpha] or [Omega] card from your hand without paying the cost.",
        "[On Play] You may play 1 [Alpha] or [Omega] from your hand without paying the cost.",
    ),
    (
        "[On Play] Return 1 red non-[Alpha] Digimon card from your trash to the hand.",
        "[On Play] Return 1 red Digimon card from your trash other than [Alpha] to the hand.",
    ),
    (
        "[Your Turn] While this Digimon has an [Alpha] digivolution card, it gains <Rush>.",
        "[Your Turn] While [Alpha] is in this Digimon's digivolution cards, this Digimon gains <Rush>.",
    ),
]


def effects(text: str, known: KnownWords) -> tuple[Effect, ...]:
    reading = read_text(text, known=known)
    assert reading.state is Understanding.UNDERSTOOD, [part.gaps for part in reading.parts]
    return reading.effects


@pytest.mark.parametrize(("printed", "meant"), TOLD)
def test_known_words_distinguish_names_from_traits(printed: str, meant: str) -> None:
    assert effects(printed, KNOWN) == effects(meant, KnownWords())


@pytest.mark.parametrize(("printed", "meant"), TOLD)
def test_unknown_words_are_not_guessed(printed: str, meant: str) -> None:
    assert read_text(printed).state is not Understanding.UNDERSTOOD
    assert read_text(meant).state is Understanding.UNDERSTOOD


@pytest.mark.parametrize("words", ["[Twofold]", "[Unheard]", "[Guild] or [Unheard]", "[Guild] or [Alpha]"])
def test_an_ambiguous_or_unknown_word_is_not_understood(words: str) -> None:
    text = f"[All Turns] All of your {words} Digimon get +1000 DP."
    assert read_text(text, known=KNOWN).state is not Understanding.UNDERSTOOD


def test_a_word_by_itself_is_a_name() -> None:
    text = "[On Play] Return 1 of your [Guild] to the hand."
    assert effects(text, KNOWN) == effects(text, KnownWords())


def test_the_judge_sees_the_reading() -> None:
    reading = read_text("[All Turns] All of your [Guild] Digimon get +1000 DP.", known=KNOWN)
    (correction,) = reading.corrections
    assert (correction.printed, correction.read) == ("[Guild] Digimon", "[Guild] trait Digimon")
    assert reading.text[correction.start : correction.end] == correction.printed


def test_japanese_distinguishes_names_from_traits() -> None:
    assert read_text("【お互いのターン】「アルファ」のデジモン全てをDP+1000。", "ja").state is (Understanding.NOT)
    trait = read_text("【お互いのターン】特徴に「組合」を持つ自分のデジモン全てをDP+1000。", "ja")
    assert trait.state is Understanding.UNDERSTOOD


def test_names_and_traits_are_those_of_the_cards() -> None:
    card = CardRecord("TS1-01", "en", "Alpha", Category.DIGIMON, traits=("Guild",), forms=("Rookie",))
    assert words_of([card]) == KnownWords(frozenset(("Alpha",)), frozenset(("Guild", "Rookie")))


def line(text: str, known: KnownWords = KNOWN) -> ReadLine:
    record = CardRecord("TS1-02", "en", "Beta", Category.DIGIMON, special=SpecialLines(digivolve=(text,)))
    (read,) = read_card(record, known=known).lines
    return read


def test_known_traits_complete_a_requirement() -> None:
    read = line("[Digivolve] Lv.4 w/[Guild]/[Fleet]: Cost 3")
    meant = line("[Digivolve] Lv.4 w/[Guild]/[Fleet] trait: Cost 3")
    assert read.means is not None
    assert read.means == meant.means
    (correction,) = read.corrections
    assert (correction.printed, correction.read) == ("[Guild]/[Fleet]", "[Guild]/[Fleet] trait")
    assert not meant.corrections


@pytest.mark.parametrize("words", ["[Alpha]", "[Twofold]", "[Unheard]", "[Guild]/[Alpha]"])
def test_a_requirement_may_have_lost_something_else(words: str) -> None:
    assert line(f"[Digivolve] Lv.4 w/{words}: Cost 3").means is None
    assert line("[Digivolve] Lv.4 w/[Guild]: Cost 3", KnownWords()).means is None


def test_a_known_name_is_not_a_trait() -> None:
    text = "[On Play] You may play 1 {} from your hand without paying the cost."
    assert effects(text.format("[Alpha] trait"), KNOWN) == effects(text.format("[Alpha]"), KnownWords())
    for word in ("Guild", "Twofold", "Unheard"):
        reading = read_text(text.format(f"[{word}] trait"), known=KNOWN)
        assert reading.state is not Understanding.UNDERSTOOD


def test_an_unambiguous_requirement_stays_unchanged() -> None:
    text = "[Digivolve] [Omega] w/[Alpha] digivolution card: Cost 3"
    assert line(text).means == line(text, KnownWords()).means is not None
    assert not line(text).corrections
