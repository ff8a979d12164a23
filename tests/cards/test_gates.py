"""Safeguards for "understood": no part of a text may be ignored."""

from __future__ import annotations

import re

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.engine.lang import CameAbout, Timing, parts

UNDERSTOOD = {
    "en": (
        "[On Play] Delete 1 of your opponent's Digimon with 4000 DP or less.",
        "[When Attacking] [Once Per Turn] By suspending 2 of your Digimon, gain 2 memory.",
        "[Your Turn] While you have 3 or more memory, this Digimon gets +2000 DP.",
        "[Main] <De-Digivolve 2> 1 of your opponent's Digimon. Then, <Draw 3>.",
        "[On Deletion] If you have 2 or less memory, you may play 1 level 4 or lower Digimon card"
        " with the [Guard] trait from your trash without paying the cost.",
        "<Security A. +1>",
    ),
    "ja": ("【登場時】DP4000以下の相手のデジモン1体を消滅させる。", "【登場時】メモリー+2。"),
}
TEXTS = [(language, text) for language, texts in UNDERSTOOD.items() for text in texts]
# Parts of the texts whose removal changes the meaning.
_DROPPED = (
    r"\[Once Per Turn\] ",
    r"By suspending 2 of your Digimon, ",
    r"While you have 3 or more memory, ",
    r"If you have 2 or less memory, ",
    r"you may ",
    r" with 4000 DP or less",
    r"level 4 or lower ",
    r" with the \[Guard\] trait",
    r" without paying the cost",
    r" of your opponent's",
)


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_the_samples_are_understood(language: str, text: str) -> None:
    assert read_text(text, language).state is Understanding.UNDERSTOOD


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_a_number_changed_in_the_text_changes_the_tree(language: str, text: str) -> None:
    meant = read_text(text, language).effects
    numbers = list(re.finditer(r"\d+", text))
    assert numbers
    for number in numbers:
        other = f"{text[: number.start()]}{int(number[0]) + 1}{text[number.end() :]}"
        assert read_text(other, language).effects != meant, other


@pytest.mark.parametrize("dropped", _DROPPED)
def test_a_dropped_condition_is_noticed(dropped: str) -> None:
    count = 0
    for text in UNDERSTOOD["en"]:
        without = re.sub(dropped, "", text)
        if without != text:
            count += 1
            assert read_text(without).effects != read_text(text).effects, without
    assert count


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_a_word_too_many_is_not_swallowed(language: str, text: str) -> None:
    for strange in (" twice over", "かもしれない"):
        longer = text.replace("。", f"{strange}。").replace(".", f"{strange}.")
        reading = read_text(longer, language)
        assert reading.state is not Understanding.UNDERSTOOD


def test_text_left_over_is_shown_in_its_place() -> None:
    text = "[On Play] Turn the table around. Then, <Draw 1> (Draw 1 card from your deck)."
    (part,) = read_text(text).parts
    (left,) = part.gaps
    assert text[left.start : left.end] == "Turn the table around."
    assert left.why is TextFault.NO_WORDS
    assert part.state is Understanding.PARTLY


def test_names_are_kept_as_written() -> None:
    text = "[On Play] You may play 1 [alpha Beta] from your hand without paying the cost."
    assert "alpha Beta" in repr(read_text(text).effects)


def test_an_attack_on_a_player_is_not_any_attack() -> None:
    text = "[When Attacking] When this Digimon attacks a player, gain 1 memory."
    (effect,) = read_text(text).effects
    assert effect.timings == (Timing.WHEN_ATTACKING,)  # 15-16-5-1: it keeps this timing
    assert effect.when == ()
    assert [part.when.at for part in parts(effect) if isinstance(part, CameAbout)] == ["player"]
    two = read_text("[On Play] When this Digimon attacks a player, gain 1 memory.")
    assert two.state is not Understanding.UNDERSTOOD


def test_no_name_begins_with_a_sign() -> None:
    text = "[On Play] By trashing 1 card with the [Fox]/[{}Owl] trait in your hand, <Draw 1>."
    assert read_text(text.format("")).state is Understanding.UNDERSTOOD
    assert read_text(text.format(";")).state is not Understanding.UNDERSTOOD
