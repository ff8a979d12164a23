"""Invented cards in the format of a card file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from judgeapp.cards.facts import read_entry
from judgeapp.cards.record import CardRecord


def entry(number: str = "TS1-010", **fields: Any) -> dict[str, Any]:
    """A Digimon of level 3."""
    return {
        "number": number,
        "name": "Lanternmon",
        "category": ["Digimon"],
        "colors": ["Red"],
        "level": 3,
        "dp": 2000,
        "play_cost": 3,
        "evo_costs": [{"color": "Red", "level": 2, "memoryCost": 0}],
        "traits": ["Wisp"],
        "attribute": ["Vaccine"],
        "form": ["Rookie"],
        "effect": "＜Blocker＞ [On Play] You may light 1 lamp.",
    } | fields


EGG = entry("TS1-001", name="Wickmon", category="DigiEgg", level=2, dp=None, play_cost=None, effect="")
OPTION = entry("TS1-090", name="Bright Idea", category="Option", level=None, dp=None, play_cost=2, effect="")
JAPANESE = entry(
    name="ランタンモン",
    category="デジモン",
    colors=["赤", "赤"],
    evo_costs=[{"color": "赤", "cost": 0}],
    traits=["灯火型"],
    attribute="ワクチン種",
    form="成長期",
    effect="≪ブロッカー≫【登場時】ランプを1つ灯してもよい。",
)

# Two cards that have every field, each with different values.
EVERYTHING: dict[str, Any] = {
    "number": "TS1-030",
    "language": "en",
    "name": "Beaconmon",
    "name_de": "Leuchtfeuermon",
    "name_zh-Hans": "烽火兽",
    "category": "Digimon",
    "colors": ["Red", "Yellow"],
    "level": 4,
    "dp": 5000,
    "play_cost": 5,
    "evo_costs": [{"color": ["Red", "Yellow"], "level": 3, "cost": 2}, {"color": "Blue", "level": 3, "cost": 3}],
    "form": ["Champion"],
    "attribute": ["Vaccine"],
    "traits": ["Wisp", "Tower"],
    "rarity": "SR",
    "max_copies": 3,
    "effect": "[On Play] Delete 1 of your opponent's Digimon.\n[On Deletion] <Draw 1>.",
    "inherited": "[Your Turn] This Digimon gets +1000 DP.",
    "security": "[Security] Delete 1 of your opponent's Digimon.",
    "option_name": "Beacon Fire",
    "option_effect": "[Main] <Draw 2>.",
    "special": {
        "use_requirement": ["＜Use Req. 2 lamps: Cost 0＞"],
        "digivolve": ["[Digivolve] [Wickmon]: Cost 0", "[Digivolve] [Lampmon]: Cost 1"],
        "dna": ["[DNA Digivolve] Red Lv.3 + Blue Lv.3: Cost 0"],
        "burst": ["Burst Digivolve: 0 from [Lampmon] by returning 1 [Keeper] to hand"],
        "app_fusion": ["[App Fusion] [Wickmon] & [Lampmon]: Cost 0"],
        "digixros": ["[DigiXros -2] [Wickmon] x [Lampmon]"],
        "assembly": ["[Assembly -6] 4 [Wisp] trait Digimon cards"],
        "rules": ["[Rule] Trait: Has the [Glow] type."],
        "link": {
            "requirement": "[Link] [Wisp] trait: Cost 1\n[Link] [Tower] trait: Cost 2",
            "dp": 2000,
            "effect": "[When Linking] <Draw 1>.",
        },
        "overflow": 4,
    },
}
OTHERWISE: dict[str, Any] = {
    "number": "TS1-031",
    "language": "ja",
    "name": "Harbormon",
    "name_de": "Hafenmon",
    "category": "Digi-Egg",
    "colors": ["Purple"],
    "level": 5,
    "dp": 8000,
    "play_cost": 7,
    "evo_costs": [{"color": "Purple", "level": 4, "cost": 4}],
    "form": ["Ultimate"],
    "attribute": ["Data"],
    "traits": ["Ship"],
    "rarity": "C",
    "max_copies": 2,
    "effect": "[When Attacking] <Draw 2>.",
    "inherited": "[Your Turn] This Digimon gets +2000 DP.",
    "security": "[Security] <Draw 1>.",
    "option_name": "Harbor Light",
    "option_effect": "[Main] Gain 1 memory.",
    "special": {
        "use_requirement": ["＜Use Req. 3 ships: Cost 1＞"],
        "digivolve": ["[Digivolve] [Raftmon]: Cost 2"],
        "dna": ["[DNA Digivolve] Black Lv.4 + Blue Lv.4: Cost 0"],
        "burst": ["Burst Digivolve: 0 from [Raftmon] by returning 1 [Sailor] to hand"],
        "app_fusion": ["[App Fusion] [Raftmon] & [Sailmon]: Cost 1"],
        "digixros": ["[DigiXros -1] [Raftmon] x [Sailmon]"],
        "assembly": ["[Assembly -3] 2 [Ship] trait Digimon cards"],
        "rules": ["[Rule] Trait: Has the [Boat] type."],
        "link": {"requirement": "[Link] [Ship] trait: Cost 3", "dp": -1000, "effect": "[When Linking] <Draw 2>."},
        "overflow": 5,
    },
}


def record(number: str = "TS1-010", **fields: Any) -> CardRecord:
    return read_entry(entry(number, **fields)).record


def lines(file: Path, entries: Iterable[object]) -> Path:
    file.write_text("".join(json.dumps(e, ensure_ascii=False) + "\n" for e in entries), encoding="utf-8")
    return file
