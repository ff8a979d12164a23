"""A typed card: every field is read, faults are shown at their field, and the card can be edited again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.cards.card_text import is_card_text
from judgeapp.cards.fields import FORM
from judgeapp.cards.record import DigivolutionCost
from judgeapp.cards.written import draft, own_number, written
from judgeapp.engine.lang import Category, Color
from judgeapp.messages.message import set_translator
from tests.cards.made import EGG, JAPANESE, OPTION, entry, record

TYPED = {
    "number": "ts1-010",
    "name": "Lanternmon",
    "category": "digimon",
    "colors": "Red/Yellow",
    "level": "3",
    "dp": "2000",
    "play_cost": "3",
    "evo_costs": "Red Lv.2: 0\nYellow/Blue Lv.2: 1",
    "digivolve": "[Digivolve] [Wickmon]: Cost 0",
    "traits": "Rookie | Wisp",
    "effect": "[On Play] <Draw 1>.",
    "rules": "(Rule) Name: Also treated as [Lampmon].",
}


def test_the_typed_text_gives_the_record() -> None:
    made, faults = draft(TYPED)
    assert faults == {}
    assert made.key == ("TS1-010", "en")
    assert (made.category, made.colors) == (Category.DIGIMON, (Color.RED, Color.YELLOW))
    assert (made.level, made.dp, made.play_cost) == (3, 2000, 3)
    assert made.evo_costs == (DigivolutionCost(0, (Color.RED,), 2), DigivolutionCost(1, (Color.YELLOW, Color.BLUE), 2))
    assert made.traits == ("Rookie", "Wisp")
    assert made.special.digivolve == ("[Digivolve] [Wickmon]: Cost 0",)
    assert made.special.rules == ("(Rule) Name: Also treated as [Lampmon].",)


@pytest.mark.parametrize("fields", [entry(), EGG, OPTION, JAPANESE, entry(evo_costs=[{"cost": 2}])])
def test_a_record_typed_unchanged_stays_the_same(fields: dict[str, Any]) -> None:
    card = record(**{key: value for key, value in fields.items() if key != "number"})
    assert draft(written(card), card) == (card, {})


def test_a_fault_is_shown_at_its_field_in_any_language(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: set_translator(None))
    typed_in = {**TYPED, "name": "", "level": "abc", "evo_costs": "x", "digivolve": "", "dp": "x"}
    english = draft(typed_in).faults
    assert {*english} >= {"name", "level", "evo_costs", "dp"}
    # The colon of Chinese and Japanese.
    set_translator(lambda _, text: text.replace(": ", "："))
    record, faults = draft(typed_in)
    assert {*faults} == {*english}
    assert all(faults.values())
    assert record.level is None


def test_correcting_keeps_what_can_not_be_typed() -> None:
    card = record(special={"dna": ["[DNA] A + B"], "overflow": 3}, rarity="R", name_de="Laterne")
    changed, faults = draft({**written(card), "dp": "5000"}, card)
    assert faults == {}
    assert changed.dp == 5000
    assert (changed.special, changed.rarity, changed.names) == (card.special, "R", card.names)
    assert (changed.traits, changed.forms) == (("Wisp",), ("Rookie",))
    other, _ = draft({**written(card), "traits": "Wisp | Flame"}, card)
    assert other.all_traits == ("Wisp", "Flame")


@pytest.mark.parametrize(
    ("field", "text", "message"),
    [
        ("number", "lantern", "n't a card number such as TS1-010"),
        ("name", "  ", "is missing"),
        ("name", "x" * 201, "more than 200 characters"),
        ("colors", "pink", "n't a color"),
        ("level", "three", "n't a whole number"),
        ("level", "99", "n't between 0 and 20"),
        ("evo_costs", "Red 2", "n't a cost such as Red Lv.3: 2"),
        ("evo_costs", "Pink Lv.3: 2", "n't a color"),
        ("effect", "x" * 20_001, "more than 20000 characters"),
    ],
)
def test_a_fault_is_shown_at_its_field_and_the_rest_is_accepted(field: str, text: str, message: str) -> None:
    made, faults = draft({**TYPED, field: text})
    assert list(faults) == [field]
    assert message in faults[field]
    assert made.traits == ("Rookie", "Wisp")


def test_an_option_has_no_dp() -> None:
    made, faults = draft({**TYPED, "category": "option"})
    assert list(faults) == ["dp"]
    assert made.dp is None
    assert draft({**TYPED, "category": "option", "dp": ""}).faults == {}


def test_the_language_is_chosen_or_guessed_by_its_letters() -> None:
    text = {"name": "X", "effect": "【登場時】カードを1枚引く。"}
    assert draft(text).record.language == "ja"
    assert draft({**text, "language": "zh-Hant"}).record.language == "zh-Hant"


def test_a_card_without_a_number_gets_one_that_no_other_has() -> None:
    assert draft({"name": "X"}).faults == {}
    assert own_number(()) == "OWN-001"
    assert own_number({"OWN-001", "OWN-003"}) == "OWN-002"
    assert draft({"name": "X", "number": own_number(())}).faults == {}


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Delete 1 of your opponent's Digimon.",
        "【登場時】相手のデジモン1体を消滅させる。",
        "＜Blocker＞ (This Digimon may block an attack of your opponent.)",
    ],
)
def test_a_card_text_is_distinguished_from_a_question(text: str) -> None:
    assert is_card_text(text)


@pytest.mark.parametrize(
    "text",
    [
        "[On Play]",
        "<Blocker>",
        "【登場時】",
        "delete 1 digimon",
        "16-4",
        "Can a Digimon with [On Play] delete a Digimon that has just been played?",
        "does <Blocker> let this Digimon block an attack of its own player",
        "【消灭时】的效果是强制的吗",
        "≪速攻≫的数码宝贝登场后能攻击嗎",
        "【消滅時】の効果は必ず発揮しますか。",
        "【消灭时】的效果什么时候发动",
    ],
)
def test_a_question_is_not_a_card_text(text: str) -> None:
    assert not is_card_text(text)


@given(st.dictionaries(st.sampled_from([f for f in FORM if f != "category"]), st.text()))
def test_any_typed_text_gives_a_record(typed: dict[str, str]) -> None:
    made, faults = draft({**typed, "language": "en"})
    assert faults.keys() <= set(FORM)
    assert made.category is Category.DIGIMON
