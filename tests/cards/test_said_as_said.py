"""Printing back a reading: sentence by sentence in card wording, for the card that has it. It reads back the same."""

from __future__ import annotations

import re
from functools import cache

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.phrases import phrase_book
from judgeapp.cards.reading.grammar.samples import sample
from judgeapp.cards.reading.parts import ReadText, Understanding
from judgeapp.cards.reading.words import part_words
from judgeapp.engine.lang import Category

DIGIMON = Category.DIGIMON
# Every 12th wording of an action is tested.
EVERY = 12


@cache
def readings(language: str) -> tuple[ReadText, ...]:
    """Readings of effects that contain wordings of actions, old and new."""
    header, stop = {"en": ("[Main] ", "."), "ja": ("【メイン】", "。")}[language]
    wordings = phrase_book(language).wordings["action"]
    samples = (sample(wording, language) for wording in wordings[::EVERY])
    all_read = (read_text(f"{header}{text}{stop}", language) for text in samples if text)
    return tuple(reading for reading in all_read if reading.state is Understanding.UNDERSTOOD)


def printed(text: str, of: Category = DIGIMON) -> str:
    """Printed form of a text with one effect."""
    reading = read_text(text, "ja" if re.search("[ぁ-ん]|【", text) else "en")
    assert reading.state is Understanding.UNDERSTOOD, text
    (part,) = reading.parts
    return part_words(reading, part, of)


# 15-6-2, 15-7-2: sentence breaks and "Then" decide what a condition applies to and what depends on a cost. These texts
# are printed back unchanged.
SAID = [
    "[On Play] <Draw 1> and gain 1 memory.",
    "[On Play] <Draw 1>. Gain 1 memory.",
    "[On Play] <Draw 1>. Then, gain 1 memory.",
    "[On Play] If you have a Tamer, <Draw 1>. Then, gain 1 memory.",
    "[On Play] If you have a Tamer, <Draw 1> and gain 1 memory.",
    "[On Play] By trashing 1 card in your hand, <Draw 1>. Then, gain 1 memory.",
    "[On Play] By trashing 1 card in your hand, <Draw 1> and gain 1 memory.",
    "[On Play] You may trash 1 card in your hand. If you do, gain 1 memory.",
    "[On Play] Your opponent may trash 1 card in their hand. If they don't, gain 1 memory.",
    "[Main] Delete 1 of your opponent's Digimon. Then, place this card in the battle area.",
    "[Security] Gain 1 memory. Then, add this card to the hand.",
    "[On Play] Activate 1 of the effects below:\n・Gain 1 memory\n・<Draw 1>.",
    "【登場時】≪1ドロー≫し、メモリー+1。",
    "【登場時】≪1ドロー≫。その後、メモリー+1。",
    "【登場時】自分のテイマーがいるなら、≪1ドロー≫。その後、メモリー+1。",
    "【登場時】自分の手札を1枚破棄することで、≪1ドロー≫。その後、メモリー+1。",
    "【登場時】自分の手札を1枚破棄できる。そうしたなら、メモリー+1。",
]


@pytest.mark.parametrize("text", SAID)
def test_text_after_a_kept_part(text: str) -> None:
    assert printed(text) == text


# (wording of cards, wording of another printing)
AS_CARDS_DO = [
    "[When Attacking] If you have 4 or fewer cards in your hand, <Draw 1>.",
    "[Your Turn] While you have 5 or more cards in your trash, this Digimon gets +1000 DP.",
    "[On Play] If you have 1 or fewer Tamers, gain 1 memory.",
    "[Your Turn] While this Digimon has [Alpha] or [Beta] in its name, it gets +2000 DP.",
    "[Your Turn] This Digimon with [Alpha] or [Beta] in its name gets +2000 DP.",
    "[Your Turn] This Digimon with the [Fox] or [Owl] trait gains <Blocker> and <Reboot>.",
    "[All Turns] When this Digimon would be deleted, by suspending 1 of your other Digimon, it isn't deleted.",
    "[All Turns] When this Digimon would leave the battle area, by suspending 1 of your other"
    " Digimon, it doesn't leave.",
    "[Your Turn] When any of your Digimon would digivolve into a red Digimon, reduce the digivolution cost by 1.",
    "[On Play] By placing 3 red Digimon cards from your trash as this Digimon's bottom digivolution cards, <Draw 1>.",
    "[All Turns] All of your other [Fox] trait Digimon get +1000 DP.",
    "While you have a Digimon or Tamer on the field, you may ignore this card's color requirements.",
    "When this card would be played, if you have a Tamer, reduce the play cost by 2.",
    "[On Play] If you have more Tamers than your opponent, gain 1 memory.",
    "[On Play] Choose 2 of your opponent's Digimon and delete them.",
    "[On Play] You may play 2 [Alpha] from your hand without paying the cost. They gain <Rush> for the turn.",
    "[Your Turn] When any of your Digimon are played, those Digimon gain <Rush> for the turn.",
    "[On Play] If you have fewer security cards than your opponent, gain 1 memory.",
    "[On Play] If you have fewer cards in your hand than your opponent, gain 1 memory.",
    "[Your Turn] When any of your Digimon digivolve into a red Digimon card, gain 1 memory.",
    "[Your Turn] When Digimon cards are trashed from your hand, you may play 1 of them without paying the cost.",
    "[On Deletion] Reveal the top card of your deck. If that card has the [Fox] trait, return it to"
    " the hand. Trash that card if it remains.",
    '[All Turns] All of your Digimon gain "[On Deletion] Gain 1 memory".',
    "【進化時】自分の手札から、「アルファ」1枚をコストを支払わずに登場できる。",
    "【登場時】自分のデジモン1体を手札の「アルファ」にコストを支払わずに進化できる。",
    "【お互いのターン】このデジモンがレスト状態の間、このデジモンをDP+1000。",
    "【アタック時】自分の手札が4枚以下なら、≪1ドロー≫。",
    "【お互いのターン】このデジモンが消滅するとき、他の自分のデジモン1体を消滅させることで、消滅しない。",
    "【自分のターン】このデジモンが赤のデジモンに進化するとき、支払う進化コスト-1。",
]


@pytest.mark.parametrize("text", AS_CARDS_DO)
def test_effects_are_worded_as_on_cards(text: str) -> None:
    assert printed(text) == text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_text_printed_back_reads_the_same(language: str) -> None:
    count = 0
    for reading in readings(language):
        for part in reading.parts:
            words = part_words(reading, part)
            again = read_text(words, language)
            assert [other_part.effect for other_part in again.parts] == [part.effect], words
            count += 1
    assert count > 30


@pytest.mark.parametrize(("of", "this"), [(Category.TAMER, "this Tamer"), (Category.OPTION, "this card")])
def test_a_card_other_than_a_digimon_never_calls_itself_one(of: Category, this: str) -> None:
    count = 0
    for reading in readings("en"):
        for part in reading.parts:
            # Quoted effects speak of the Digimon that gains them.
            own = re.sub(r'"[^"]*"', "", part_words(reading, part, of))
            assert "this digimon" not in own.lower(), own
            count += this in own
    assert count


def test_an_inherited_effect_refers_to_the_digimon() -> None:
    text = '[Your Turn] All of your Digimon gain "[On Deletion] Suspend this Digimon".'
    assert '"[On Deletion] Suspend this Digimon"' in printed(text, Category.TAMER)
    by = "[Your Turn] When any of your Digimon are played, by suspending this Tamer, gain 1 memory."
    assert printed(by, Category.TAMER) == by


def test_two_effects_share_one_subject() -> None:
    text = "[On Play] Return 1 Digimon card or Tamer card{} from your trash to the hand."
    assert "1 Digimon card or Tamer card from" in printed(text.format(""))
    assert "1 [Fox] trait Digimon card/Tamer card from" in printed(text.format(" with the [Fox] trait"))


def test_for_each_after_a_comma_applies_to_the_last_only() -> None:
    text = "[On Play] Trash 1 card in your hand, and gain 1 memory for each of your Tamers."
    assert "in your hand, and gain 1 memory for each" in printed(text)
    assert printed("[On Play] Trash 1 card in your hand, and gain 1 memory.").endswith(
        "in your hand and gain 1 memory."
    )
