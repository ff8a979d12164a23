"""Exact meaning of Japanese words: numbers, areas, stacks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding


def tree(text: str) -> Any:
    (part,) = read_text(text, "ja").parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps
    return msgspec.json.decode(msgspec.json.encode(part.effect))


@pytest.mark.parametrize(
    ("words", "count"),
    [
        # 4-23-1: "3枚ある" means 3 or more
        ("自分のトラッシュに赤のカードがあるとき", None),
        ("自分のセキュリティが3枚以上のとき", {"at_least": 3}),
        ("自分のセキュリティが3枚以下のとき", {"at_most": 3}),
        ("自分のセキュリティが3枚のとき", {"at_least": 3, "at_most": 3}),
        ("自分のセキュリティが1枚なら", {"at_least": 1, "at_most": 1}),
        ("自分のセキュリティが3枚あるとき", {"at_least": 3}),
    ],
)
def test_so_many_cards(words: str, count: Any) -> None:
    condition = tree(f"【アタック時】{words}、メモリー+1。")["actions"][0]["condition"]
    assert condition.get("count") == count


def test_in_english_a_number_alone_is_ambiguous() -> None:
    assert read_text("[On Play] If you have exactly 3 security cards, gain 1 memory.").state is Understanding.UNDERSTOOD
    assert read_text("[On Play] If you have 3 security cards, gain 1 memory.").state is not Understanding.UNDERSTOOD


def test_from_one_digimon_several_cards_lie_in_one_stack() -> None:
    words = "【登場時】自分の「甲モン」{}の進化元から、赤のカード{}枚を破棄する。"
    of = tree(words.format("1体", 2))["actions"][0]["target"]["of"]
    assert of["alike"] == "stack"
    of = tree(words.format("", 2))["actions"][0]["target"]["of"]
    assert "alike" not in of
    of = tree(words.format("1体", 1))["actions"][0]["target"]["of"]
    assert "alike" not in of


def test_the_area_of_a_second_card_is_not_guessed() -> None:
    reading = read_text(
        "【自分のターン】このデジモンが手札の特徴に「甲」を持つカードか、黒のカードに進化するとき、"
        "支払う進化コスト-1。",
        "ja",
    )
    assert reading.state is not Understanding.UNDERSTOOD


def test_a_token_is_described_by_its_brackets() -> None:
    """4-18-1; other brackets are notes (2-3-3-3)."""
    (action,) = tree(
        "【登場時】「甲モン」（デジモン・5コスト・Lv.4・赤/青・成熟期・不明・小竜型・DP3000）のトークン2体を"
        "登場させる。"
    )["actions"]
    assert action == {
        "do": "play-token",
        "count": 2,
        "tokens": [
            {
                "name": "甲モン",
                "level": 4,
                "dp": 3000,
                "play_cost": 5,
                "colors": ["red", "blue"],
                "traits": ["成熟期", "不明", "小竜型"],
            }
        ],
    }
    (action,) = tree("【登場時】「甲モン」（デジモン・黄・DP3000・【消滅時】メモリー+1。）トークン1体を登場させる。")[
        "actions"
    ]
    assert action["tokens"][0]["effects"][0]["timings"] == ["on-deletion"]
    assert tree("【登場時】≪1ドロー≫（自分のデッキからカードを1枚引く）。")["actions"] == [{"do": "draw"}]


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("全て", {"count": None}),
        ("下から2枚まで", {"count": 2, "up_to": True}),
        ("下から2枚", {"count": 2}),
        ("上から2枚まで", {"count": 2, "from_top": True, "up_to": True}),
    ],
)
def test_a_number_of_digivolution_cards_is_trashed(words: str, amount: dict[str, Any]) -> None:
    (action,) = tree(f"【登場時】相手のデジモン1体の進化元を{words}破棄する。")["actions"]
    del action["target"], action["do"]
    assert action == amount


@pytest.mark.parametrize(
    ("words", "gift"),
    [
        ("お互いは支払う登場コストをマイナスできない", {"deed": "reduce-play-costs"}),
        ("お互いは支払う進化コストをマイナスできない", {"deed": "reduce-digivolution-costs"}),
        ("お互いは進化条件を無視できない", {"deed": "ignore-requirements"}),
        ("お互いは効果でデジモンを登場できない", {"deed": "play", "by": "any", "of": {"categories": ["digimon"]}}),
        ("このデジモンのアタックの対象は変更されない", {"deed": "switch-target"}),
        ("このデジモンは相手の効果ではDPをマイナスされない", {"deed": "have-dp-reduced", "by": "opponents"}),
        ("このデジモンは相手の効果で手札/デッキに戻らない", {"deed": "be-returned", "by": "opponents"}),
        ("このデジモンは相手の効果では消滅しない", {"deed": "be-deleted-by-effects", "by": "opponents"}),
        (
            "このデジモンは白のデジモンにしか進化できない",
            {"deed": "digivolve", "of": {"neither": [{"categories": ["digimon"], "colors": ["white"]}]}},
        ),
    ],
)
def test_prohibitions(words: str, gift: dict[str, Any]) -> None:
    assert tree(f"【お互いのターン】{words}。")["gifts"] == [{"gives": "cannot", **gift}]


def test_words_within_a_name_are_not_a_name() -> None:
    """2-3-1-2, 2-3-1-3"""
    (part,) = tree("このカード/デジモンは名称に「甲」を含むものとしても扱う。")["gifts"]
    assert part == {"gives": "also-is", "name_parts": ["甲"]}
    (name,) = tree("このカード/デジモンは「甲」としても扱う。")["gifts"]
    assert name == {"gives": "also-is", "names": ["甲"]}


def test_a_second_half_of_a_sentence_gives_to_the_same_digimon() -> None:
    words = "【登場時】このターンの間、{}のDPを+2000し、{}は≪貫通≫を得る。"
    (action,) = tree(words.format("このデジモン", "このデジモン"))["actions"]
    assert [gift["gives"] for gift in action["gifts"]] == ["dp", "keyword"]
    (action,) = tree(words.format("自分のデジモン1体", "そのデジモン"))["actions"]
    assert action["target"]["target"] == "choose"
    # With two Digimon it is unclear which gains what.
    other = read_text(words.format("自分のデジモン1体", "このデジモン"), "ja")
    assert other.state is not Understanding.UNDERSTOOD


def test_each_of_two_states_its_owner() -> None:
    words = "【登場時】{}がいるなら、メモリー+1。"
    condition = tree(words.format("名称に「甲」を含む自分のテイマーとDP9000以上の相手のデジモン"))
    parts = condition["actions"][0]["condition"]["conditions"]
    assert [part["of"]["whose"] for part in parts] == ["yours", "opponents"]
    unclear = read_text(words.format("相手の「甲」と「乙」"), "ja")
    assert unclear.state is not Understanding.UNDERSTOOD


def test_an_icon_within_an_icon_may_follow_an_effect() -> None:
    """16-2"""
    reading = read_text("【登場時】≪1ドロー≫。≪オーバークロック《特徴「甲型」》≫", "ja")
    assert reading.state is Understanding.UNDERSTOOD
    assert [effect.gifts != () for effect in reading.effects] == [False, True]


def test_a_level_applies_to_everything_after_its_comma() -> None:
    of = tree(
        "【登場時】自分の手札から、Lv.4以下の、特徴に「甲」を含むか特徴に「乙」を持つデジモンカード1枚を破棄する。"
    )["actions"][0]["target"]["of"]
    assert of["level"] == {"at_most": 4}
    assert len(of["either"]) == 2


def test_whose_effects_are_excluded_applies_to_everything_that_follows() -> None:
    gifts = tree("【お互いのターン】このデジモンは相手の効果で消滅せず、手札、デッキに戻らない。")["gifts"]
    assert [(gift["deed"], gift["by"]) for gift in gifts] == [
        ("be-deleted-by-effects", "opponents"),
        ("be-returned", "opponents"),
    ]


@pytest.mark.parametrize(
    ("words", "is_more"), [("相手のセキュリティより少ない", False), ("相手のセキュリティより多い", True)]
)
def test_comparing_security_stacks(words: str, is_more: bool) -> None:
    (action,) = tree(f"【登場時】自分のセキュリティの枚数が{words}なら、メモリー+1。")["actions"]
    condition = action["condition"]
    # "more" isn't "as many or fewer"
    assert condition["if"] == "not"
    assert ("at_most" in condition["condition"]["is_"]) == is_more


def level_asked_for(text: str) -> Any:
    """The card whose level limits the effect's second choice."""
    (action,) = tree(text)["actions"]
    return action["then"][0]["target"]["of"]["level"]["at_most"]["card"]


def test_a_card_is_identified_by_the_payment_made_with_it() -> None:
    """ "The deleted Digimon's level": of the Digimon deleted as the condition (15-7-1)."""
    text = "【アタック時】自分のデジモン1体を{paid}ことで、{told}のLv.以下の相手のデジモン1体を消滅させる。"
    for paid, described in (("消滅させる", "消滅した"), ("レストさせる", "レストした")):
        assert level_asked_for(text.format(paid=paid, told=f"{described}デジモン")) == "it"
    gone = "【アタック時】自分の手札1枚を破棄することで、消滅したデジモンのLv.以下の相手のデジモン1体を消滅させる。"
    assert read_text(gone, "ja").state is Understanding.NOT


def test_a_card_chosen_to_be_suspended_may_have_been_suspended_before() -> None:
    text = "【登場時】相手の{}をレストさせる。相手のターン終了まで、{}はアクティブにならない。"
    for described, name in (("そのデジモン", "it"), ("この効果でレストしたデジモン", "suspended")):
        target = tree(text.format("デジモン1体", described))["actions"][1]["target"]
        assert target == {"target": "named", "name": name}
    # Unclear if Tamers can be suspended too.
    of_both = text.format("デジモン/テイマー1体", "この効果でレストしたデジモン")
    assert read_text(of_both, "ja").state is not Understanding.UNDERSTOOD


def test_a_card_is_identified_by_the_effects_trigger() -> None:
    text = "【お互いのターン】相手のデジモンが登場したとき、{}Lv.3の自分のデジモン1体をアクティブにする。\
{}をレストさせる。"
    done = tree(text.format("", "登場したデジモン"))["actions"][1]
    assert done["target"] == {"target": "named", "name": "subject"}
    # Unclear if two Digimon were played.
    played = "自分の手札から、「アルファ」1枚をコストを支払わずに登場させる。"
    both = text.format(played, "登場したデジモン")
    assert read_text(both, "ja").state is not Understanding.UNDERSTOOD
    clear = tree(text.format(played, "この効果で登場したデジモン"))["actions"][2]
    assert clear["target"] == {"target": "named", "name": "played"}


def test_a_count_in_front_applies_to_all_actions() -> None:
    """Both actions are done for each of them, not once (15-15-7)."""
    text = "【登場時】自分のテイマー1体ごとに、相手のデジモン1体を消滅させ、{}。"
    for other in ("<1ドロー>する", "相手のセキュリティを上から1枚破棄する"):
        delete, then = tree(text.format(other))["actions"]
        assert delete["target"]["count"] == then["count"]


def test_one_more_of_the_same_revealed_cards() -> None:
    text = "【登場時】自分のデッキの上から3枚オープンする。その中の赤のカード1枚を手札に加え、\
1枚を破棄する。残りはデッキの下に戻す。"
    hand, trash = tree(text)["actions"][0]["then"]
    assert hand["target"] == trash["target"]
    assert hand["target"]["of"]["colors"] == ["red"]


def test_other_than_digimon_that_have_something() -> None:
    text = "【登場時】「アルファ」の記述があるデジモン以外の自分のデジモンがいないなら、<1ドロー>。"
    of = tree(text)["actions"][0]["condition"]["of"]
    assert of["neither"] == [{"categories": ["digimon"], "text_has": ["アルファ"]}]
    assert "text_has" not in of


def test_security_cards_are_trashed_from_either_end() -> None:
    text = "【登場時】相手のセキュリティを{}1枚破棄する。"
    assert read_text(text.format("上から"), "ja").state is Understanding.UNDERSTOOD
    assert read_text(text.format(""), "ja").state is Understanding.NOT


def test_alternatives_are_done_with_one_card() -> None:
    ways = tree("【登場時】このデジモンを消滅させるか自分の「甲モン」1体の進化元の下に置くことで、≪1ドロー≫。")[
        "actions"
    ][0]["doing"][0]["modes"]
    assert [(way["do"], way["target"]) for (way,) in ways] == [
        ("delete", {"target": "named"}),
        ("place-under", {"target": "named"}),
    ]
