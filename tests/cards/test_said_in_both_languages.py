"""Texts of newer cards in both languages: the same in each, and what it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import Understanding, read_text

UNDER = {"areas": ["under"]}
TAMERS = {"whose": "yours", "categories": ["tamer"]}
THEIRS = {"whose": "opponents", "categories": ["digimon"]}
THEIR_HAND = {"whose": "opponents", "areas": ["hand"]}

# (in English, in Japanese, what it says)
SAID: list[tuple[str, str, dict[str, Any]]] = [
    (
        "[On Play] Your opponent may trash 1 Tamer card in their hand. If they didn't trash a card, gain 1 memory.",
        "【登場時】相手は手札のテイマーカード1枚を破棄できる。相手が破棄しなかったとき、メモリー+1。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "may",
                    "by": "opponents",
                    "actions": [
                        {
                            "do": "trash",
                            "target": {
                                "target": "choose",
                                "of": {**THEIR_HAND, "categories": ["tamer"]},
                                "by": "opponents",
                            },
                        }
                    ],
                },
                {
                    "do": "if",
                    "condition": {"if": "not", "condition": {"if": "did"}},
                    "then": [{"do": "memory", "amount": 1}],
                },
            ],
        },
    ),
    (
        "[On Play] By suspending up to 2 of your Tamers, for each Tamer this effect suspended, gain 1 memory.",
        "【登場時】自分のテイマー2体までをレストさせることで、この効果でレストした1体ごとに、メモリー+1。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "by",
                    "doing": [
                        {"do": "suspend", "target": {"target": "choose", "of": TAMERS, "count": 2, "up_to": True}}
                    ],
                    "then": [{"do": "memory", "amount": {"number": "done-to", "action": "suspend"}}],
                }
            ],
        },
    ),
    # On lines of their own: headers, and what is done then.
    (
        "[On Play]\n[When Digivolving] <Draw 1>.\nThen, gain 1 memory.",
        "【登場時】\n【進化時】≪1ドロー≫。\nさらに、メモリー+1。",
        {"timings": ["on-play", "when-digivolving"], "actions": [{"do": "draw"}, {"do": "memory", "amount": 1}]},
    ),
    (
        "[All Turns] This Digimon gets +1000 DP for each of its digivolution cards.",
        "【お互いのターン】このデジモンの進化元の枚数1枚ごとに、このデジモンをDP+1000。",
        {
            "to": {"target": "named"},
            "gifts": [{"gives": "dp", "amount": {"number": "count", "of": UNDER, "each": 1000}}],
        },
    ),
    (
        "[Your Turn] This Digimon gets +1000 DP for each memory your opponent has.",
        "【自分のターン】相手側のメモリー1につき、このデジモンをDP+1000。",
        {
            "during": "your-turn",
            "to": {"target": "named"},
            "gifts": [{"gives": "dp", "amount": {"number": "memory", "whose": "opponents", "each": 1000}}],
        },
    ),
    (
        "[All Turns] For each color in this [Fox] trait Digimon's digivolution cards, it gets +1000 DP.",
        "【お互いのターン】特徴に「Fox」を持つこのデジモンの進化元の色1色ごとに、このデジモンをDP+1000。",
        {
            "condition": {"if": "is", "card": "this", "fits": {"has_trait": ["Fox"]}},
            "to": {"target": "named"},
            "gifts": [{"gives": "dp", "amount": {"number": "kinds", "of": UNDER, "each": 1000}}],
        },
    ),
    (
        "[All Turns] This Digimon gets +1000 DP for each of your Tamers' colors, and gains"
        " <Security A. +1> for every 3 of their colors.",
        "【お互いのターン】自分のテイマーの色1色ごとに、このデジモンをDP+1000し、3色ごとに、≪Sアタック+1≫を得る。",
        {
            "to": {"target": "named"},
            "gifts": [
                {"gives": "dp", "amount": {"number": "kinds", "of": TAMERS, "each": 1000}},
                {
                    "gives": "keyword",
                    "name": "Security A.",
                    "amount": 1,
                    "times": {"number": "kinds", "of": TAMERS, "per": 3},
                },
            ],
        },
    ),
    (
        "[On Play] Trash any 2 cards with the same level from 1 of your opponent's Digimon's digivolution cards.",
        "【登場時】相手のデジモン1体の進化元から、Lv.の同じカード2枚を破棄する。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "trash",
                    "target": {
                        "target": "choose",
                        "of": {**UNDER, "under": THEIRS, "alike": "level-in-stack"},
                        "count": 2,
                    },
                }
            ],
        },
    ),
    (
        "[On Play] Choose 1 card in your opponent's hand without looking and place it as any of"
        " their Digimon's bottom digivolution card or under any of their Tamers.",
        "【登場時】相手の手札1枚を見ないで選び、相手のデジモンの進化元の下かテイマーの下に置く。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "place-under",
                    "target": {"target": "choose", "of": THEIR_HAND, "unseen": True},
                    "under": {
                        "target": "choose",
                        "of": {"whose": "opponents", "categories": ["digimon", "tamer"]},
                        "name": "host",
                    },
                }
            ],
        },
    ),
    (
        "[On Play] If your opponent has 6 or more cards in their hand, they trash 1 of them. Then,"
        " if they have 5 or fewer, gain 1 memory.",
        "【登場時】相手の手札が6枚以上なら、相手は相手の手札を1枚破棄する。その後、相手の手札が"
        "5枚以下なら、メモリー+1。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "if",
                    "condition": {"if": "exists", "of": THEIR_HAND, "count": {"at_least": 6}},
                    "then": [{"do": "trash", "target": {"target": "choose", "of": THEIR_HAND, "by": "opponents"}}],
                },
                {
                    "do": "if",
                    "condition": {"if": "exists", "of": THEIR_HAND, "count": {"at_most": 5}},
                    "then": [{"do": "memory", "amount": 1}],
                },
            ],
        },
    ),
]


@pytest.mark.parametrize(("english", "japanese", "effect"), SAID)
def test_it_means_the_same_in_both_languages(english: str, japanese: str, effect: dict[str, Any]) -> None:
    for text, language in ((english, "en"), (japanese, "ja")):
        (part,) = read_text(text, language).parts
        assert part.state is Understanding.UNDERSTOOD, part.gaps
        assert msgspec.json.decode(msgspec.json.encode(part.effect)) == effect
