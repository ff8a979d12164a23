"""The table in the screenshots: invented cards, in the language of the screenshot."""

from __future__ import annotations

from judgeapp.engine.identity import Seat
from judgeapp.scenario.file import Scenario
from judgeapp.table.setup import position as at

A, B = Seat.A, Seat.B

# Name and text of each card, in the order of _FACTS.
_WORDS = {
    "en": {
        "title": "Two lanterns and a shutter",
        "names": (
            "Wickmon",
            "Lanternmon",
            "GrandLanternmon",
            "Lantern Keeper",
            "Gustmon",
            "Shuttermon",
            "Spark Token",
            "Douse",
        ),
        "texts": (
            {"inherited": "[Your Turn] This Digimon gets +2000 DP."},
            {"effects": "<Blocker>", "inherited": "[When Attacking] [Once Per Turn] Gain 1 memory."},
            {"effects": "<Piercing> <Security A. +1>"},
            {"effects": "[Your Turn] All of your Digimon get +1000 DP."},
            {"effects": "[On Play] Suspend 1 of your opponent's Digimon."},
            {"effects": "<Blocker>\n[Opponent's Turn] This Digimon gets +2000 DP."},
            {},
            {"effects": "[Main] Delete 1 of your opponent's Digimon with 4000 DP or less."},
        ),
    },
    "ja": {
        "title": "ランタンとシャッター",
        "names": (
            "トモシビモン",
            "ランタンモン",
            "グランランタンモン",
            "灯台守",
            "ハヤテモン",
            "シャッターモン",
            "火花トークン",
            "消灯",
        ),
        "texts": (
            {"inherited": "【自分のターン】このデジモンのDPを+2000する。"},
            {"effects": "≪ブロッカー≫", "inherited": "【アタック時】[ターンに1回]メモリーを+1する。"},
            {"effects": "≪貫通≫ ≪Sアタック+1≫"},
            {"effects": "【自分のターン】自分のデジモン全てのDPを+1000する。"},
            {"effects": "【登場時】相手のデジモン1体をレストさせる。"},
            {"effects": "≪ブロッカー≫【相手のターン】このデジモンのDPを+2000する。"},
            {},
            {"effects": "【メイン】相手のDP4000以下のデジモン1体を消滅させる。"},
        ),
    },
    "zh-Hans": {
        "title": "提灯与百叶窗",
        "names": ("灯芯兽", "提灯兽", "巨提灯兽", "守灯人", "疾风兽", "百叶窗兽", "火花衍生物", "熄灯"),
        "texts": (
            {},
            {"effects": "<Blocker>"},
            {"effects": "<Piercing> <Security A. +1>"},
            {},
            {},
            {"effects": "<Blocker>"},
            {},
            {},
        ),
    },
}
_FACTS = (
    {"level": 3, "dp": 2000, "colors": ["yellow"], "play_cost": 3},
    {"level": 4, "dp": 5000, "colors": ["red", "yellow"], "play_cost": 5},
    {"level": 5, "dp": 8000, "colors": ["red"], "play_cost": 8},
    {"category": "tamer", "colors": ["yellow"], "play_cost": 3},
    {"level": 4, "dp": 4000, "colors": ["green"], "play_cost": 5},
    {"level": 5, "dp": 7000, "colors": ["black", "blue"], "play_cost": 7},
    {"token": True, "level": 3, "dp": 3000, "colors": ["white"]},
    {"category": "option", "colors": ["purple"], "use_cost": 3},
)


def table_scene(language: str) -> Scenario:
    """A disputed attack, with card names in a language."""
    words = _WORDS[language]
    scenario = at.new(str(words["title"]))
    names = [str(name) for name in words["names"]]
    for name, facts, text in zip(names, _FACTS, words["texts"], strict=True):
        assert isinstance(text, dict)
        scenario = at.described_as(scenario, name, {**facts, **text})
    wick, lantern, grand, keeper, gust, shutter, spark, douse = names
    for name in (grand, gust, spark, keeper):
        scenario = at.add(scenario, A, "battle", name)
    scenario = at.stack(at.stack(scenario, grand, lantern), grand, wick)
    scenario = at.add(scenario, A, "breeding", wick)
    for name in (shutter, lantern, keeper):
        scenario = at.add(scenario, B, "battle", name)
    on_b = next(name for name, (seat, _, placed) in at.units(scenario).items() if seat is B and placed.card == lantern)
    scenario = at.stack(scenario, on_b, wick, face_down=True)
    scenario = at.turn_card(scenario, on_b, suspended=True)
    scenario = at.stack(scenario, shutter, gust)
    for name in (douse, lantern):
        scenario = at.add(scenario, A, "hand", name)
    for name in (gust, wick, douse, wick):
        scenario = at.add(scenario, B, "trash", name)
    scenario = at.add(scenario, A, "trash", shutter)
    for seat, hand in ((A, 4), (B, 5)):
        for pile, count in (("hand", hand), ("deck", 31), ("security", 4), ("digi_egg_deck", 3)):
            scenario = at.count(scenario, seat, pile, count)
    return at.memory(scenario, A, 3)


def stack_scene() -> Scenario:
    """Deep stacks, a link card, a suspended card and an Option that stays, with card numbers."""
    scenario = at.new("What does the tower give?")
    for number, (name, fields) in enumerate(_TOWER.items(), 1):
        scenario = at.described_as(scenario, name, {"number": f"TS1-0{number:02}", **fields})
    for name in ("Cathedralmon", "Lanternmon", "Lamplighter"):
        scenario = at.add(scenario, A, "battle", name)
    for name in ("Lanternmon", "Wickmon", "Candlemote"):
        scenario = at.stack(scenario, "Cathedralmon", name)
    scenario = at.link(scenario, "Cathedralmon", "Mirrormon")
    scenario = at.add(scenario, A, "breeding", "Candlemote")
    for name in ("Shuttermon", "Gustmon", "Fogbank"):
        scenario = at.add(scenario, B, "battle", name)
    scenario = at.stack(at.stack(scenario, "Shuttermon", "Gustmon"), "Shuttermon", "Candlemote")
    on_b = next(
        name for name, (seat, _, placed) in at.units(scenario).items() if seat is B and placed.card == "Gustmon"
    )
    scenario = at.turn_card(scenario, on_b, suspended=True)
    for seat, known in ((A, ("Wickmon", "Fogbank")), (B, ())):
        for name in known:
            scenario = at.add(scenario, seat, "hand", name)
        scenario = at.add(scenario, seat, "trash", "Wickmon")
        for pile, count in (("hand", 5), ("deck", 28), ("security", 4), ("digi_egg_deck", 3)):
            scenario = at.count(scenario, seat, pile, count)
    return at.memory(scenario, A, 4)


_TOWER = {
    "Candlemote": {
        "category": "digi-egg",
        "level": 2,
        "colors": ["yellow"],
        "traits": ["Wisp"],
        "inherited": "[Your Turn] This Digimon gets +1000 DP.",
    },
    "Wickmon": {
        "level": 3,
        "dp": 2000,
        "play_cost": 3,
        "colors": ["yellow"],
        "traits": ["Wisp"],
        "requirements": [{"cost": 0, "colors": ["yellow"], "level": 2}],
        "inherited": "[When Attacking] [Once Per Turn] Gain 1 memory.",
    },
    "Lanternmon": {
        "level": 4,
        "dp": 5000,
        "play_cost": 5,
        "colors": ["red", "yellow"],
        "requirements": [{"cost": 2, "colors": ["yellow"], "level": 3}],
        "traits": ["Wisp"],
        "effects": "<Blocker>",
        "inherited": "[Your Turn] While this Digimon has 10000 DP or more, it gains <Piercing>.",
    },
    "Cathedralmon": {
        "level": 5,
        "dp": 8000,
        "play_cost": 8,
        "colors": ["red"],
        "requirements": [{"cost": 3, "colors": ["red"], "level": 4}],
        "traits": ["Wisp", "Tower"],
        "effects": "<Security A. +1>\n[When Digivolving] Delete 1 of your opponent's Digimon with 4000 DP or less.",
    },
    "Mirrormon": {
        "level": 3,
        "dp": 1000,
        "play_cost": 3,
        "colors": ["white"],
        "link_dp": 1000,
        "links": [{"cost": 1, "of": {"colors": ["red"]}}],
        "link_effects": "[Your Turn] This Digimon gets +1000 DP.",
    },
    "Lamplighter": {
        "category": "tamer",
        "play_cost": 3,
        "colors": ["yellow"],
        "effects": "[Your Turn] All of your Digimon get +1000 DP.",
    },
    "Shuttermon": {
        "level": 5,
        "dp": 7000,
        "play_cost": 7,
        "colors": ["black", "blue"],
        "requirements": [{"cost": 3, "colors": ["black"], "level": 4}],
        "effects": "<Blocker> <Reboot>\n[Opponent's Turn] This Digimon gets +2000 DP.",
    },
    "Gustmon": {
        "level": 4,
        "dp": 4000,
        "play_cost": 5,
        "colors": ["green"],
        "requirements": [{"cost": 2, "colors": ["green"], "level": 3}],
        "effects": "[On Play] Suspend 1 of your opponent's Digimon.",
        "inherited": "<Piercing>",
    },
    "Fogbank": {
        "category": "option",
        "use_cost": 3,
        "colors": ["purple"],
        "effects": "[Main] Delete 1 of your opponent's Digimon with 4000 DP or less.",
    },
}
