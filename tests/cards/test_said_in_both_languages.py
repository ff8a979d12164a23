"""Texts of newer cards in both languages, with their meaning."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding

UNDER = {"areas": ["under"]}
TAMERS = {"whose": "yours", "categories": ["tamer"]}
THEIRS = {"whose": "opponents", "categories": ["digimon"]}
THEIR_HAND = {"whose": "opponents", "areas": ["hand"]}
SELECTED = {"target": "named", "name": "selected"}
RED = {"whose": "yours", "categories": ["digimon"], "colors": ["red"]}


def _pay(cost: int) -> list[dict[str, Any]]:
    gift = {"do": "give", "target": {"target": "named"}, "gifts": [{"gives": "dp", "amount": 1000 * cost}]}
    return [{"do": "pay", "cost": cost}, {"do": "if", "condition": {"if": "did"}, "then": [gift]}]


# (English, Japanese, meaning)
SAID: list[tuple[str, str, dict[str, Any]]] = [
    (
        "[On Play] Your opponent can't play or move Digimon with 6000 DP or less until the end of their turn.",
        "【登場時】相手のターン終了まで、相手はDP6000以下のデジモンを登場できず、移動できない。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "give",
                    "target": {"target": "player", "whose": "opponents"},
                    "gifts": [
                        {"gives": "cannot", "deed": deed, "of": {"categories": ["digimon"], "dp": {"at_most": 6000}}}
                        for deed in ("play", "move")
                    ],
                    "until": "end-of-opponents-turn",
                }
            ],
        },
    ),
    (
        "[All Turns] This Digimon has all the names of level 3 or lower cards in its digivolution cards.",
        "【お互いのターン】このデジモンはこのデジモンの進化元にあるLv.3以下のカードの名称全てを得る。",
        {
            "to": {"target": "named"},
            "gifts": [{"gives": "also-as", "mark": "name", "of": {**UNDER, "level": {"at_most": 3}}}],
        },
    ),
    (
        "[Your Turn] This Digimon is treated as also having the colors of its digivolution cards.",
        "【自分のターン】このデジモンの色はこのデジモンの進化元のカードの色としても扱う。",
        {
            "during": "your-turn",
            "to": {"target": "named"},
            "gifts": [{"gives": "also-as", "mark": "color", "of": UNDER}],
        },
    ),
    (
        "[On Play] You may pay up to 5 memory. If you do, this Digimon gets +1000 DP for the turn for each memory"
        " paid.",
        "【登場時】コストを5まで支払うことで、このターンの間、この効果で支払ったコスト1ごとに、このデジモンのDPを+1000する。",
        {
            "timings": ["on-play"],
            "actions": [{"do": "may", "actions": [{"do": "modes", "modes": [_pay(cost) for cost in range(1, 6)]}]}],
        },
    ),
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
    # Headers and effects on separate lines.
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
    (
        "[Your Turn] When any of your Digimon attack, by suspending 1 of your Tamers, that Digimon gets +1000 DP for"
        " the turn.",
        "【自分のターン】自分のデジモンがアタックしたとき、自分のテイマー1体をレストさせることで、このターンの間、"
        "そのデジモンのDPを+1000する。",
        {
            "when": [{"event": "attack-declared", "subject": {"whose": "yours", "categories": ["digimon"]}}],
            "during": "your-turn",
            "actions": [
                {
                    "do": "by",
                    "doing": [{"do": "suspend", "target": {"target": "choose", "of": TAMERS}}],
                    "then": [
                        {
                            "do": "give",
                            "target": {"target": "named", "name": "subject"},
                            "gifts": [{"gives": "dp", "amount": 1000}],
                        }
                    ],
                }
            ],
        },
    ),
    (
        "[On Play] 1 of your opponent's Digimon gets -3000 DP for the turn. If that Digimon is level 6 or higher,"
        " it gets -6000 DP instead.",
        "【登場時】このターンの間、相手のデジモン1体をDP-3000する。そのデジモンがLv.6以上なら、代わりにDP-6000する。",
        {
            "timings": ["on-play"],
            "actions": [
                {"do": "select", "target": {"target": "choose", "of": THEIRS, "name": "selected"}},
                {
                    "do": "instead",
                    "of": [{"do": "give", "target": SELECTED, "gifts": [{"gives": "dp", "amount": -3000}]}],
                    "condition": {"if": "is", "card": "selected", "fits": {"level": {"at_least": 6}}},
                    "do_instead": [{"do": "give", "target": SELECTED, "gifts": [{"gives": "dp", "amount": -6000}]}],
                },
            ],
        },
    ),
    (
        "[On Play] Suspend any number of your Tamers. For each Tamer this effect suspended, <Draw 1>.",
        "【登場時】自分のテイマーを好きな数レストさせる。この効果でレストしたテイマー1体ごとに、≪1ドロー≫。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "suspend",
                    "target": {
                        "target": "choose",
                        "of": TAMERS,
                        "count": {"number": "count", "of": TAMERS},
                        "up_to": True,
                    },
                },
                {"do": "draw", "count": {"number": "done-to", "action": "suspend"}},
            ],
        },
    ),
    (
        "[On Play] If you have a red Digimon, you may place 1 card from your hand as the bottom digivolution card of"
        " 1 of those Digimon.",
        "【登場時】赤の自分のデジモンがいるなら、自分の手札1枚をそのデジモン1体の進化元の下に置ける。",
        {
            "timings": ["on-play"],
            "actions": [
                {
                    "do": "if",
                    "condition": {"if": "exists", "of": RED},
                    "then": [
                        {
                            "do": "may",
                            "actions": [
                                {
                                    "do": "place-under",
                                    "target": {"target": "choose", "of": {"whose": "yours", "areas": ["hand"]}},
                                    "under": {"target": "choose", "of": RED, "name": "host"},
                                }
                            ],
                        }
                    ],
                }
            ],
        },
    ),
    (
        "[Opponent's Turn] When one of your opponent's Tamers suspends, trash the top card of their deck.",
        "【相手のターン】相手のテイマーがレストしたとき、相手のデッキを上から1枚破棄する。",
        {
            "when": [{"event": "suspended", "subject": {"whose": "opponents", "categories": ["tamer"]}}],
            "during": "opponents-turn",
            "actions": [{"do": "trash-top", "of": "deck", "whose": "opponents"}],
        },
    ),
    (
        "[When Digivolving] Trash the top 2 cards of both players' security stacks.",
        "【進化時】お互いのセキュリティを上から2枚破棄する。",
        {
            "timings": ["when-digivolving"],
            "actions": [{"do": "trash-top", "of": "security", "count": 2, "whose": "any"}],
        },
    ),
]


@pytest.mark.parametrize(("english", "japanese", "effect"), SAID)
def test_it_means_the_same_in_both_languages(english: str, japanese: str, effect: dict[str, Any]) -> None:
    for text, language in ((english, "en"), (japanese, "ja")):
        (part,) = read_text(text, language).parts
        assert part.state is Understanding.UNDERSTOOD, part.gaps
        assert msgspec.json.decode(msgspec.json.encode(part.effect)) == effect
