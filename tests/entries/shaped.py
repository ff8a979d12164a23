"""A card file in a third-party format."""

from __future__ import annotations

from typing import Any

CARD_API: list[dict[str, Any]] = [
    {
        "name": "Lanternmon", "type": "Digimon", "id": "TS1-010", "level": 3, "play_cost": 3, "evolution_cost": 0,
        "evolution_color": "Red", "evolution_level": 2, "xros_req": None, "color": "Red", "color2": "Blue",
        "color3": None, "digi_type": "Wisp", "digi_type2": "Tower", "digi_type3": None, "digi_type4": "",
        "form": "Rookie", "dp": 2000, "attribute": "Vaccine", "rarity": "C", "stage": "Rookie", "artist": "Somebody",
        "main_effect": "[On Play] ＜Draw 1＞ (Draw 1 card from your deck.)",
        "source_effect": "[Your Turn] This Digimon gets +1000 DP.",
        "alt_effect": "[Digivolve] [Wickmon]: Cost 0\n[DNA Digivolve] Red Lv.3 + Blue Lv.3: Cost 0",
        "set_name": ["Own cards"],
    },
    {
        "name": "Keeper", "type": "Tamer", "id": "TS1-080", "level": None, "play_cost": 3, "evolution_cost": None,
        "evolution_color": None, "evolution_level": None, "color": "Red", "color2": None,
        "digi_type": None, "form": None, "dp": None,
        "main_effect": "[Start of Your Turn] Gain 1 memory. [Security] Play this card without paying the cost.",
        "source_effect": "[Security] Play this card without paying the cost.", "alt_effect": None,
    },
]  # fmt: skip
