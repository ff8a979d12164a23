"""Cards of our own making, as a card file states them."""

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


EGG = entry(
    "TS1-001", name="Wickmon", category="DigiEgg", level=2, dp=None, play_cost=None, effect=""
)
OPTION = entry(
    "TS1-090", name="Bright Idea", category="Option", level=None, dp=None, play_cost=2, effect=""
)
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


def record(number: str = "TS1-010", **fields: Any) -> CardRecord:
    return read_entry(entry(number, **fields)).record


def lines(file: Path, entries: Iterable[object]) -> Path:
    """A file of JSON Lines."""
    file.write_text(
        "".join(json.dumps(e, ensure_ascii=False) + "\n" for e in entries), encoding="utf-8"
    )
    return file
