"""Time of importing, opening and searching a card library."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from judgeapp.bench.figures import Figures, figures
from judgeapp.cards.facts import CARDS
from judgeapp.cards.finding.cards import Cards
from judgeapp.desk.imported.cards import open_cards
from judgeapp.entries.importing import import_file
from judgeapp.glossary.glossary import Glossary
from tests.bench.search import timed

NUMBER = 4_000  # cards, each in two languages

# Typical input: numbers and names, whole and half typed, correct and misspelled, keywords, text.
QUERIES = (
    "TS1-010",
    "ts1010",
    "ts4-1",
    "P-001",
    "l",
    "la",
    "lantern",
    "lanternmon",
    "grand lantern",
    "lanternmom",
    "ランタンモン",
    "ﾗﾝﾀﾝﾓﾝ",
    "ラ",
    "灯火",
    "blocker",
    "阻挡者",
    "ブロッカー",
    "rush",
    "security a.",
    "when attacking",
    "holy wisp",
    "lv.4 blue",
    "delete 1 of your opponent's",
    "reveal the top 3 cards",
    "デッキの上から",
    "16-4",
    "xylophone",
)

_ROUNDS = 10
_WORDS = ("Lantern", "Wick", "Soot", "Ember", "Grand", "Marsh", "Copper", "Drift")
_WORDS_JA = ("ランタン", "ウィック", "スート", "エンバー", "グランド", "マーシュ", "カッパー", "ドリフト")
_COLORS = ("Red", "Blue", "Yellow", "Green", "Black", "Purple", "White")
_TEXTS = (
    "＜Blocker＞ (When an opponent's Digimon attacks, you may suspend this Digimon.)",
    "[On Play] Reveal the top 3 cards of your deck. Add 1 card with the [Wisp] trait among them"
    " to the hand. Return the rest to the bottom of the deck.",
    "[When Attacking] [Once Per Turn] Delete 1 of your opponent's Digimon with 4000 DP or less.",
    "[Your Turn] While you have 5 or more security cards, this Digimon gets +2000 DP.",
    "＜Rush＞ [When Digivolving] Gain 1 memory. Then, ＜Draw 1＞.",
)
_TEXTS_JA = (
    "≪ブロッカー≫（相手のデジモンがアタックしたとき、このデジモンをレストできる）",
    "【登場時】自分のデッキの上から3枚オープンする。その中の特徴に「灯火型」を持つカード1枚を手札に加える。",
    "【アタック時】［ターンに1回］相手のDP4000以下のデジモン1体を消滅させる。",
    "【自分のターン】自分のセキュリティが5枚以上ある間、このデジモンのDPを+2000する。",
    "≪速攻≫【進化時】メモリー+1。その後、≪1ドロー≫。",
)


def bench_cards(report: Callable[[str], None]) -> tuple[Figures, ...]:
    """Import NUMBER invented cards, random but always the same, in two languages; open and search them."""
    imported: list[float] = []
    opened: list[float] = []
    glossary = Glossary.load()
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "cards.jsonl"
        with file.open("w", encoding="utf-8") as out:
            out.writelines(json.dumps(e, ensure_ascii=False) + "\n" for e in _entries())
        report(f"Importing {2 * NUMBER:,} records ({file.stat().st_size / 1e6:.1f} MB) ...")
        for turn in range(3):
            library, _ = open_cards(folder / f"{turn}.sqlite")
            started = time.perf_counter()
            import_file(file, library, CARDS)
            imported.append(time.perf_counter() - started)
            started = time.perf_counter()
            cards = Cards((kept.record for kept in library.all()), glossary)
            opened.append(time.perf_counter() - started)
            library.close()
    return (
        figures(f"import, {2 * NUMBER:,} records", imported),
        figures(f"open, {2 * NUMBER:,} records", opened),
        figures(f"find, {2 * NUMBER:,} records", timed(partial(cards.find, language="en"), QUERIES, _ROUNDS)),
    )


def _entries() -> Iterator[dict[str, Any]]:
    chance = random.Random(1)
    for at in range(NUMBER):
        first, second, color = chance.randrange(8), chance.randrange(8), chance.choice(_COLORS)
        picked = chance.sample(range(len(_TEXTS)), 3)
        facts = {
            "number": f"TS{at // 100 + 1}-{at % 100 + 1:03}",
            "category": "Digimon",
            "colors": [color],
            "level": chance.randint(3, 7),
            "dp": chance.randint(1, 15) * 1000,
            "play_cost": chance.randint(2, 15),
            "evo_costs": [{"color": color, "level": chance.randint(2, 6), "cost": 3}],
        }
        yield facts | {
            "name": f"{_WORDS[first]}{_WORDS[second].lower()}mon",
            "traits": ["Wisp"],
            "effect": " ".join(_TEXTS[i] for i in picked[:2]),
            "inherited": _TEXTS[picked[2]],
        }
        yield facts | {
            "name": f"{_WORDS_JA[first]}{_WORDS_JA[second]}モン",
            "traits": ["灯火型"],
            "effect": "".join(_TEXTS_JA[i] for i in picked[:2]),
            "inherited": _TEXTS_JA[picked[2]],
        }
