"""Reading any text ends, raises nothing and loses no character."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.parts import ReadText, TextFault, Understanding

# Words of the grammar, characters with a meaning in it, and text from outside it.
WORDS = (
    "1 of your Digimon",
    "delete",
    "by suspending this Digimon",
    "if you have 1 or less memory",
    "when this Digimon attacks",
    "this Digimon",
    "gains",
    "gets",
    "+1000 DP",
    "for the turn",
    "and",
    "or",
    "with",
    "the",
    "[Alpha]",
    "trait",
    "in its name",
    "up to",
    "all of your Digimon",
    "may",
    "then",
    "instead",
    "activate 1 of the effects below",
    "<Draw 1>",
    "<Blocker>",
    "<Delay>",
    "[On Play]",
    "[Your Turn]",
    "[Once Per Turn]",
    "[Security]",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    '"',
    "・",
    ".",
    ",",
    ":",
    "\n",
    " ",
    "  ",
    "＜",
    "（",
    "【",
    "】",
    "「",
    "」",
    "。",
    "、",
    "自分の",
    "デジモン",
    "1体",
    "を",
    "消滅させる",
    "とき",
    "ことで",
    "【登場時】",
    "【自分のターン】",
    "その後",
    "\r\n",
    "\u3000",
    "\u2028",
    "\x00",
    "İ",
    "ß",
    "9" * 30,
)
TEXTS = st.one_of(
    st.text(max_size=300),
    st.lists(st.sampled_from(WORDS), max_size=60).map("".join),
    st.lists(st.sampled_from(WORDS), max_size=60).map(" ".join),
)


def assert_nothing_is_lost(reading: ReadText) -> None:
    text, parts = reading.text, reading.parts
    assert "".join(text[part.start : part.end] for part in parts) == (text if parts else "")
    # A text without parts is empty.
    assert parts or not text.strip() or reading.state is Understanding.UNDERSTOOD
    for part in parts:
        for left in part.gaps:
            assert part.start <= left.start <= left.end <= part.end
        assert bool(part.printed) == (not part.gaps)


@settings(max_examples=300)
@given(TEXTS, st.sampled_from(LANGUAGES))
def test_nothing_is_lost(text: str, language: str) -> None:
    assert_nothing_is_lost(read_text(text, language))


ENDLESS = {
    "a series": "[On Play] Delete " + "1 of your Digimon and ",
    "adjectives": "[Main] Delete 1 of your " + "other ",
    "conditions": "[Main] " + "If you have 1 or less memory, ",
    "costs": "[Main] " + "By suspending this Digimon, ",
    "sentences": "[Main] " + "<Draw 1>. Then, ",
    "effects": "\n[On Play] <Draw 1>.",
    "headers": "[On Play] ",
    "icons": "<Rush>",
    "effects in effects": '[On Play] This Digimon gains "',
    "reminders": "(Draw a card from here (x) ",
    "brackets": "[",
    "angles": "<",
    "parentheses": "(",
    "quotes": '"',
    "dots": "・",
    "full stops": ".",
    "lines": "\n ",
    "nothing": " ",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("again", ENDLESS.values(), ids=ENDLESS)
@pytest.mark.parametrize("length", [700, 2_900, 100_000])
def test_a_repetitive_text_is_read_to_its_end(again: str, length: int, language: str) -> None:
    text = (again * (length // len(again) + 1))[:length]
    assert_nothing_is_lost(read_text(text, language))


def test_a_text_longer_than_any_cards_is_not_read() -> None:
    reading = read_text("[Main] Gain 1 memory.\n" * 5_000)
    assert reading.state is Understanding.NOT
    assert [left.why for part in reading.parts for left in part.gaps] == [TextFault.TOO_LONG]


def test_a_text_with_more_parts_than_any_cards_is_not_read() -> None:
    reading = read_text("[Main] " + "Gain 1 memory. " * 60)
    assert reading.state is Understanding.NOT
    assert [left.why for part in reading.parts for left in part.gaps] == [TextFault.TOO_LONG]
    assert read_text("[Main] " + "Gain 1 memory. " * 6).state is Understanding.UNDERSTOOD
