"""Facts in card files have many formats; impossible ones are named."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.grammar.keywords import keyword_entries, text_language
from judgeapp.cards.record import DigivolutionCost, PrintedLink
from judgeapp.engine.lang import Category, Color
from judgeapp.entries.values import FactError
from tests.cards.made import JAPANESE, OPTION, entry, record


def test_the_facts_of_a_card_in_english() -> None:
    card = record()
    assert card.key == ("TS1-010", "en")
    assert (card.category, card.colors) == (Category.DIGIMON, (Color.RED,))
    assert (card.level, card.dp, card.play_cost) == (3, 2000, 3)
    assert card.evo_costs == (DigivolutionCost(0, (Color.RED,), 2),)
    assert card.all_traits == ("Rookie", "Vaccine", "Wisp")


def test_the_same_facts_in_japanese_without_the_level_of_a_cost() -> None:
    card = read_entry(JAPANESE).record
    assert card.key == ("TS1-010", "ja")
    assert (card.category, card.colors) == (Category.DIGIMON, (Color.RED,))
    assert card.evo_costs == (DigivolutionCost(0, (Color.RED,)),)
    assert not card.evo_costs[0].is_whole
    assert card.all_traits == ("成長期", "ワクチン種", "灯火型")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("DigiEgg", Category.DIGI_EGG),
        ("Digi-Egg", Category.DIGI_EGG),
        ("數碼蛋", Category.DIGI_EGG),
        (["Tamer"], Category.TAMER),
        ("オプション", Category.OPTION),
        ("ｵﾌﾟｼｮﾝ", Category.OPTION),
    ],
)
def test_a_category_may_be_written_in_any_language(written: object, meant: Category) -> None:
    assert read_entry(entry(category=written, dp=None)).record.category is meant


@pytest.mark.parametrize(
    ("field", "value", "meant"),
    [
        ("dp", "3000", 3000),
        ("dp", "３０００", 3000),
        ("dp", "-", None),
        ("dp", "", None),
        ("level", "Lv.5", 5),
        ("level", "lv.-", None),
        ("play_cost", None, None),
    ],
)
def test_a_number_may_be_text_and_a_dash_means_none(field: str, value: Any, meant: int | None) -> None:
    assert getattr(read_entry(entry(**{field: value})).record, field) == meant


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"number": None}, "number: is missing"),
        ({"number": "010"}, "number: '010' isn't a card number"),
        ({"name": ""}, "name: is missing"),
        ({"name": 7}, "name: must be text, not a number"),
        ({"category": "Plant"}, "category: 'Plant' isn't Digimon"),
        ({"category": ["Tamer", "Option"]}, "category:"),
        ({"colors": ["Pink"]}, "colors: 'Pink' isn't a color"),
        ({"level": 3.5}, "level: must be a whole number"),
        ({"level": True}, "level: must be a whole number, not true or false"),
        ({"dp": "lots"}, "dp: 'lots' isn't a whole number"),
        ({"dp": -1000}, "dp: -1000 isn't between 0 and 1000000"),
        ({"play_cost": 10**30}, "play_cost: "),
        ({"traits": {"a": 1}}, "traits: must be a list, not a table"),
        ({"traits": [1]}, "traits: must be text"),
        ({"traits": ["x"] * 101}, "traits: has more than 100 entries"),
        ({"evo_costs": [3]}, r"evo_costs\[0\]: a cost is a mapping"),
        ({"effect": "x" * 20_001}, "effect: has more than 20000 characters"),
        ({"effect": "\ud800"}, "effect: the text ends in the middle of a character"),
        ({"special": []}, "special: must be a mapping of fields"),
        ({"language": "Klingon"}, "language: 'Klingon' isn't a language tag"),
    ],
)
def test_an_invalid_fact_is_named_with_its_field(fields: dict[str, Any], wrong: str) -> None:
    with pytest.raises(FactError, match=wrong):
        read_entry(entry(**fields))


def test_the_dp_of_an_option_is_left_out_and_reported() -> None:
    read = read_entry(OPTION | {"dp": 2000})
    assert read.record.dp is None
    assert read.doubts == ("dp: a card of this category has none, so 2000 was left out",)
    assert read_entry(entry()).doubts == ()


def test_a_circle_may_have_all_colors_but_a_card_may_not() -> None:
    read = read_entry(entry(colors=["白", "全"], evo_costs=[{"color": "全", "cost": 4}]))
    assert read.record.colors == (Color.WHITE,)
    assert set(read.record.evo_costs[0].colors) == set(Color)
    assert len(read.doubts) == 1


def test_the_special_lines_are_kept_as_printed() -> None:
    special = record(
        special={
            "digivolve": ["[Digivolve] [Wickmon]: Cost 0"],
            "appfusion": "[App Fusion] [Wickmon] & [Lampmon]: Cost 0",
            "ace_overflow": -4,
            "rule": ["[Rule] Trait: Has the [Glow] type."],
            "link": {"requirement": "[Link] Lv.3: Cost 1", "dp": "+2000", "effect": "＜Rush＞"},
        }
    ).special
    assert special.overflow == 4
    assert special.link == PrintedLink("[Link] Lv.3: Cost 1", 2000, "＜Rush＞")
    assert special.lines == (
        "[Digivolve] [Wickmon]: Cost 0",
        "[App Fusion] [Wickmon] & [Lampmon]: Cost 0",
        "[Rule] Trait: Has the [Glow] type.",
    )


def test_an_unknown_field_is_named_and_not_swallowed() -> None:
    read = read_entry(entry(image="lantern.png", special={"glow": ["x"]}, name_de="Laternmon"))
    assert read.unknown == ("image", "special.glow")
    assert read.record.names == (("de", "Laternmon"),)


def test_unknown_fields_of_a_link_are_named_too() -> None:
    read = read_entry(entry(special={"link": {"requirement": "[Link] [Wisp] trait: Cost 1", "glow": 1}}))
    assert read.unknown == ("special.link.glow",)
    assert read.record.special.link is not None


def test_the_mark_of_another_illustration_is_not_part_of_the_number() -> None:
    assert record("ts1-010_P2").number == "TS1-010"
    assert record("ＴＳ１－０１０").number == "TS1-010"


def test_the_letters_tell_the_language() -> None:
    assert text_language(["Lanternmon"]) == "en"
    assert text_language(["ランタンモン"]) == "ja"
    assert text_language(["灯笼兽"]) == "zh-Hans"
    assert record(language="zh-Hant").language == "zh-Hant"


def test_a_keyword_effect_in_kanji_alone_is_japanese() -> None:
    for keyword in keyword_entries().values():
        for name in keyword.names("ja"):
            assert text_language([f"≪{name}1≫\n【登場時】＜{name}＞"]) == "ja"
    assert record(name="X", effect="≪貫通≫", inherited="", security="").language == "ja"
    assert text_language(["≪贯通≫"]) == text_language(["灯笼兽", "≪速攻≫"]) == "zh-Hans"


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(sorted(entry())), _VALUES, max_size=4), _VALUES)
def test_a_field_with_any_content_gives_a_record_or_one_reason(fields: dict[str, Any], other: object) -> None:
    for candidate in (entry(**fields), entry(special=other), entry(evo_costs=[other]), other):
        reason = ""
        try:
            read_entry(candidate)
        except FactError as error:
            reason = str(error)
        assert "\n" not in reason
        assert len(reason) < 200
