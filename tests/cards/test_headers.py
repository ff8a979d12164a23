"""Headers: trigger or duration, area and frequency of an effect; and the start of each effect."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.headers import header_words, headers, in_quotes, split
from judgeapp.cards.reading.normal import normalised
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.understanding import read_card
from judgeapp.engine.lang import Timing
from tests.cards.made import OPTION, record

HEADERS: list[tuple[str, str, dict[str, Any]]] = [
    ("en", "[On Play] ", {"timings": ["on-play"]}),
    ("en", "[On Play] [When Digivolving] ", {"timings": ["on-play", "when-digivolving"]}),
    ("en", "[When Attacking] [Once Per Turn] ", {"timings": ["when-attacking"], "per_turn": 1}),
    ("en", "[Your Turn] [Twice Per Turn] ", {"during": "your-turn", "per_turn": 2}),
    ("en", "[Opponent's Turn] ", {"during": "opponents-turn"}),
    ("en", "[Hand] [Main] ", {"area": "hand", "timings": ["main"]}),
    ("en", "[Trash] [Your Turn] ", {"area": "trash", "during": "your-turn"}),
    ("en", "[Breeding] [Start of Your Main Phase] ", {"area": "breeding", "timings": ["start-of-your-main-phase"]}),
    # 15-16-10: timing of a check; 15-14-5: area of the card
    ("en", "[Security] ", {"timings": ["security"]}),
    ("en", "[Security] [Your Turn] ", {"area": "security", "during": "your-turn"}),
    ("en", "[Security] [On Play] ", {"area": "security", "timings": ["on-play"]}),
    ("en", "[Security] [Once Per Turn] ", {"timings": ["security"], "per_turn": 1}),
    ("ja", "【登場時】【進化時】", {"timings": ["on-play", "when-digivolving"]}),
    ("ja", "【自分のターン】[ターンに1回]", {"during": "your-turn", "per_turn": 1}),
    ("ja", "[手札]【カウンター】", {"area": "hand", "timings": ["counter"]}),
]


@pytest.mark.parametrize(("language", "words", "fields"), HEADERS)
def test_headers_are_read_and_written(language: str, words: str, fields: dict[str, Any]) -> None:
    assert headers(f"{words}X", language) == (fields, len(words))
    assert header_words(fields, language) == words


def test_all_turns_means_the_same_as_no_turn() -> None:
    assert headers("[All Turns] X", "en") == ({}, len("[All Turns] "))
    assert headers("[Security] [All Turns] X", "en")[0] == {"area": "security"}


@pytest.mark.parametrize("text", ["[on play]: X", "[ON PLAY]X", "[On Play] / [When Attacking] X"])
def test_other_spellings_of_headers(text: str) -> None:
    fields, start = headers(text, "en")
    assert fields["timings"][0] == "on-play"
    assert text[start:] == "X"


def test_a_name_is_not_a_header() -> None:
    assert headers("[Alpha] gets +1000 DP", "en") == ({}, 0)
    assert headers("[On Play] [Alpha] gets +1000 DP", "en")[1] == len("[On Play] ")


def pieces(text: str, language: str = "en") -> list[str]:
    return [piece.text for piece in split(normalised(text, language), language)]


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("<Rush>\\n[On Play] <Draw 1>", ["<Rush>\\n", "[On Play] <Draw 1>"]),
        ("[On Play] <Draw 1>.[Your Turn] X.", ["[On Play] <Draw 1>.", "[Your Turn] X."]),
        ("<Blocker> [On Play] X", ["<Blocker> ", "[On Play] X"]),
        # bullet points belong to the effect above them
        ("[Main] Y:\\n・A.\\n・B.", ["[Main] Y\\n・A\\n・B."]),
        ("[On Play] [Your Turn] X", ["[On Play] [Your Turn] X"]),
        ("Activate its [On Play] effect.", ["Activate its [On Play] effect."]),
        ('It gains "[On Play] X." Then Y.', ['It gains "[On Play] X". Then Y.']),
    ],
)
def test_an_effect_begins_at_its_header(text: str, effects: list[str]) -> None:
    assert pieces(text.replace("\\n", "\n")) == [effect.replace("\\n", "\n") for effect in effects]


def test_a_quoted_effect_is_read() -> None:
    inside = in_quotes('a "b" 『c』')
    assert [i for i, is_in in enumerate(inside) if is_in] == [2, 3, 6, 7]


def test_a_persistent_text_may_be_several_effects() -> None:
    text = (
        "[Your Turn] This Digimon gets +1000 DP. While you have 3 or more memory, it gains"
        " <Rush>. When this Digimon attacks, gain 1 memory. <Draw 1>."
    )
    reading = read_text(text)
    assert [text[p.start : p.end].partition(" ")[0] for p in reading.parts] == ["[Your", "While", "When"]
    assert {effect.during for effect in reading.effects} == {"your-turn"}
    assert [bool(effect.gifts) for effect in reading.effects] == [True, True, False]
    assert len(reading.effects[2].actions) == 2


def test_a_text_limited_per_turn_is_one_effect() -> None:
    # 15-14-1: as two effects, each would count separately.
    reading = read_text("[Your Turn] [Once Per Turn] This Digimon gets +1000 DP. <Rush>.")
    assert len(reading.parts) == 1


def test_a_trigger_is_kept_even_if_the_rest_is_not_understood() -> None:
    reading = read_text("[Your Turn] When this Digimon attacks, foo the bar. <Draw 1>.")
    (effect,) = reading.effects
    assert [when.event for when in effect.when] == ["attack-declared"]
    # The part that isn't understood may change the rest, so the judge gets the whole effect.
    assert [type(action).__name__ for action in effect.actions] == ["ByHand"]


def test_actions_follow_a_header() -> None:
    text = "【自分のターン】[ターンに1回]効果で自分のデジモンが登場したとき、≪1ドロー≫。"
    (part,) = read_text(text, "ja").parts
    assert part.state is Understanding.UNDERSTOOD
    assert (part.effect.during, part.effect.per_turn) == ("your-turn", 1)
    # "[On Play] effects" isn't a header.
    (part,) = read_text("【登場時】効果は発揮しない。", "ja").parts
    assert part.effect.timings == ()


def test_a_security_effect_may_stand_without_its_header() -> None:
    """Some files leave it out of the box that has its name; other boxes have no header of their own."""
    text = "You may play 1 [Grizzlymon] from your hand without paying the cost. Then, add this card to the hand."
    in_its_box = read_card(record(**OPTION | {"security": text})).face.security
    assert in_its_box == read_card(record(**OPTION | {"security": f"[Security] {text}"})).face.security
    assert [effect.timings for effect in in_its_box] == [(Timing.SECURITY,)]
    assert not read_card(record(**OPTION | {"effect": text})).face.security
