"""What Japanese words say exactly: numbers, areas, stacks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import State, read_text


def tree(text: str) -> Any:
    (part,) = read_text(text, "ja").parts
    assert part.state is State.UNDERSTOOD, part.left
    return msgspec.json.decode(msgspec.json.encode(part.effect))


@pytest.mark.parametrize(
    ("words", "count"),
    [
        # 4-23-1: "3枚ある" is 3 or more
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


def test_in_english_the_number_alone_is_not_clear() -> None:
    assert (
        read_text("[On Play] If you have exactly 3 security cards, gain 1 memory.").state
        is State.UNDERSTOOD
    )
    assert (
        read_text("[On Play] If you have 3 security cards, gain 1 memory.").state
        is not State.UNDERSTOOD
    )


def test_from_one_digimon_several_cards_lie_in_one_stack() -> None:
    words = "【登場時】自分の「甲モン」{}の進化元から、赤のカード{}枚を破棄する。"
    of = tree(words.format("1体", 2))["actions"][0]["target"]["of"]
    assert of["alike"] == "stack"
    of = tree(words.format("", 2))["actions"][0]["target"]["of"]
    assert "alike" not in of
    of = tree(words.format("1体", 1))["actions"][0]["target"]["of"]
    assert "alike" not in of


def test_where_only_the_first_of_two_cards_is_is_not_guessed() -> None:
    reading = read_text(
        "【自分のターン】このデジモンが手札の特徴に「甲」を持つカードか、黒のカードに進化するとき、"
        "支払う進化コスト-1。",
        "ja",
    )
    assert reading.state is not State.UNDERSTOOD
