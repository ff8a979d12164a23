"""Invented cards for random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.understanding import read_card
from tests.bench.random_games.decks import Pool, pool_of

_COLORS = ("Red", "Blue")
_NAMES = ("Lantern", "Wick", "Soot", "Ember", "Beacon", "Spark", "Harbor", "Raft", "Sail", "Buoy")
_PRINTED = yaml.load(Path(__file__).with_name("made_cards.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)


def entries() -> Iterator[dict[str, Any]]:
    """Each text once, with alternating colors."""
    for number, entry in enumerate(_entries(), 1):
        color = _COLORS[number % 2]
        yield {"number": f"TS1-{number:03}", "language": "en", "colors": [color], **entry}


def _entries() -> Iterator[dict[str, Any]]:
    for level, texts in _PRINTED["digimon"].items():
        for index, text in enumerate(texts, level):
            named = {
                "name": f"{_NAMES[index % len(_NAMES)]}mon",
                "level": level,
                "traits": ["Wisp" if index % 3 else "Tower"],
            }
            yield named | text | (_egg() if level == 2 else _digimon(level, text))
    for index, text in enumerate(_PRINTED["tamers"]):
        yield {"name": f"Keeper {index}", "category": "Tamer", "play_cost": 3, "effect": text}
    for index, texts in enumerate(_PRINTED["options"]):
        yield {"name": f"Trick {index}", "category": "Option", "play_cost": 2, **texts}


def _egg() -> dict[str, Any]:
    return {"category": "Digi-Egg"}


def _digimon(level: int, text: dict[str, str]) -> dict[str, Any]:
    effect, special = text.get("effect", ""), {}
    if effect.startswith("[When Linking]"):
        effect, link = "", {"requirement": "[Link] [Wisp] trait: Cost 1", "effect": effect}
        special = {"link": link | {"dp": 1000}}
    return {
        "category": "Digimon",
        "dp": level * (level - 2) * 1000 - 1000,
        "play_cost": 2 * level - 3,
        "evo_costs": [{"color": c, "level": level - 1, "cost": level - 2} for c in _COLORS],
        "effect": effect,
        "special": special,
    }


@cache
def pool() -> Pool:
    readings = [read_card(read_entry(entry, "en").record) for entry in entries()]
    assert [r.record.number for r in readings if r.state is not Understanding.UNDERSTOOD] == []
    return pool_of(reading.face for reading in readings)
