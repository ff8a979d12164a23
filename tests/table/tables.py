"""Tables shared by several tests, including the window's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.cards import Cards
from judgeapp.engine.identity import Seat
from judgeapp.glossary.glossary import Glossary
from judgeapp.scenario.file import Scenario
from judgeapp.table.board.text import BoardLine
from judgeapp.table.setup import position as at
from judgeapp.table.tree.tree import Tree
from tests.cards.made import entry

# One card for each way to digivolve, and the Digimon that some of them require.
WAYS = """\
title: Ways to digivolve
cards:
  Sun: {level: 5, dp: 7000, colors: [yellow]}
  Moon: {level: 5, dp: 7000, colors: [black]}
  Pebble: {level: 3, dp: 1000, colors: [green]}
  Boy: {category: tamer, colors: [red]}
  Spark: {level: 3, dp: 1000, links: [{cost: 0, level: 5}]}
  Eclipse:
    level: 6
    dp: 12000
    dna: [{cost: 0, of: [{colors: [yellow]}, {colors: [black]}]}]
  Flare:
    level: 6
    dp: 12000
    burst: [{of: {has_name: [Sun]}, tamer: {has_name: [Boy]}, cost: 0}]
  Screen:
    level: 5
    dp: 9000
    app_fusion: [{of: [{has_name: [Sun]}, {has_name: [Spark]}], cost: 0}]
position:
  memory: 3
  A:
    battle: [{card: Sun, links: [Spark]}, Moon, Pebble]
    breeding: [{card: Moon, as: Young}]
    hand: [Eclipse, Flare, Screen]
    deck: 5
steps: []
"""


COUNTERED = """\
title: A counter of the wrong colour
cards:
  Runner: {level: 4, dp: 4000}
  Root:
    level: 4
    dp: 4000
    colors: [green]
    effects: [{timings: [counter], actions: [{do: draw}]}]
  Storm:
    level: 5
    dp: 9000
    requirements: [{cost: 3, colors: [red], level: 4}]
    effects:
      - timings: [counter]
        area: hand
        keyword: Blast Digivolve
        actions: [{do: may, actions: [{do: blast-digivolve}]}]
position: {memory: 3, A: {battle: [Runner]}, B: {battle: [Root], hand: [Storm], security: 2}}
steps: []
"""


WHEELS = """\
title: A DigiXros of the wrong card
cards:
  Chariot:
    level: 5
    dp: 8000
    play_cost: 5
    digixros: {less: 1, cards: [{of: {name_has: [Wheel]}}]}
  Wheel: {level: 3, dp: 2000}
  Sail: {level: 3, dp: 2000}
position: {memory: 5, A: {hand: [Chariot, Wheel, Sail]}}
steps: []
"""


SCENE = """
title: Which one falls
cards:
  Hero: {level: 4, dp: 5000, play_cost: 4, effects: "[When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less."}
  Wall: {level: 3, dp: 3000, play_cost: 3, effects: "[On Deletion] Gain 2 memory."}
  Cub: {level: 3, dp: 3000, play_cost: 3}
  Plain: {level: 3, dp: 1000, play_cost: 3}
position:
  memory: 3
  A: {battle: [Hero], security: [Plain], deck: [Plain, Plain]}
  B: {battle: [Wall, Cub], security: SECURITY, deck: [Plain, Plain]}
steps: []
"""  # noqa: E501


ATTACK = "- attack: {with: Hero, at: player}\n- answer: Cub\n"
A, B = Seat.A, Seat.B
_GUST = (
    "[On Play] Suspend 1 of your opponent's Digimon. Then, delete 1 of your opponent's Digimon with 3000 DP or less."
)


def gust() -> Scenario:
    scenario = at.described_as(
        at.new("gust"), "Gust", {"level": 4, "dp": 4000, "play_cost": 3, "colors": ["green"], "effects": _GUST}
    )
    scenario = at.add(scenario, A, "hand", "Gust")
    for card in ("Moth: Lv.3 red 3000", "Beetle: Lv.3 red 2000"):
        scenario = at.add(scenario, B, "battle", card)
    return at.memory(at.count(scenario, A, "deck", 5), A, 5)


def chosen(tree: Tree, beginning: str) -> Tree:
    decision = tree.game.decision
    assert decision is not None
    return tree.choose(next(o.key for o in decision.options if o.key.startswith(beginning)))


TEXT = "[On Play] <Draw 1>.\n[When Attacking] Gain 1 memory."
ON_PLAY, ON_ATTACK = "【登場時】≪1ドロー≫", "【アタック時】メモリー+1。"


def digimon(number: str, name: str, effect: str = "", **more: Any) -> dict[str, Any]:
    return entry(number, name=name, traits=[], effect=effect, **more)


LAMP = digimon("TS2-001", "Lampmon", TEXT, name_de="Lampenmon")
LAMP_JA = LAMP | {"name": "ランプモン", "effect": f"{ON_PLAY}\n{ON_ATTACK}", "category": "デジモン"}
LAMP_ZH = LAMP | {"name": "灯兽", "effect": "【登场时】《抽1》\n【攻击时】内存+1。", "language": "zh-Hans"}
WICK = digimon("TS2-002", "Wickmon")


def library(*entries: dict[str, Any]) -> Cards:
    return Cards([read_entry(card).record for card in entries], Glossary.load())


# Enough cards with the longest texts to overflow a page.
_ENDING = "and that is the end of card %d."
_LONG = [
    f"[When Attacking] Gain 1 memory. {'Then, light one lamp more. ' * 24}{_ENDING % number}" for number in range(8)
]


_LONG_CARDS = "\n".join(
    f'  Long{number}: {{dp: 3000, level: 4, effects: "{text}"}}' for number, text in enumerate(_LONG)
)


LONG = f"""\
title: Cards with long texts
cards:
{_LONG_CARDS}
position:
  memory: 3
  A: {{battle: [{", ".join(f"Long{number}" for number in range(8))}], deck: 6}}
  B: {{security: 9, deck: 5}}
steps: []
"""


def as_text(shown: Iterable[BoardLine]) -> str:
    """Lines of a board as text, set in by two spaces a step."""
    return "\n".join(f"{'  ' * line.depth}{line.explanation.text}" for line in shown)
