"""Random actions that a person could do, in a repeatable form."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from judgeapp.ui.actions import ACTIONS, SPEAKING
from judgeapp.ui.views import VIEWS

Value = str | int | float


class Action(NamedTuple):
    """kind -- a method of tests.monkey.hand.Hand
    pause  -- milliseconds before it
    """

    kind: str
    values: tuple[Value, ...]
    pause: int


# Changing the language and quitting have probabilities of their own.
COMMANDS = tuple(spec.id for spec in ACTIONS if spec.id != "quit" and not spec.id.startswith("window-"))
_PLAIN_KEYS = (
    *("Tab", "Shift+Tab", "Return", "Space", "Esc", "Backspace", "Del", "Menu", "F6", "F1", "F2", "F5", "F8"),
    *("Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown", "Shift+Down", "Shift+End"),
    *("Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+Z", "Ctrl+Y", "Ctrl+Home", "Ctrl+End", "Alt+Down"),
    *"123456789",
    *(f"Alt+{letter}" for letter in "ABDGHILOSTV"),
)
_KEYS = (*_PLAIN_KEYS * 4, *(key for spec in ACTIONS if spec.id != "quit" for key in spec.keys))
_TEXTS = (
    *("6-4", "blocker", "15-8-1", "when attacking", "ブロッカー", "阻挡者", "Gegner greift an", "is:open", "level:4 "),
    *("Lv.4 red 5000", "deck 30", "memory 3", "B security 5", "a", ">", ">window", "#", '"', "x" * 3000, "\\", "🂠"),
    *(
        "[On Play] Draw 1.",
        "[When Attacking] Delete 1 of your opponent's Digimon.",
        "Who is right?",
        "No.",
        "2026-01-31",
    ),
)
_SIZES = ((1, 1), (320, 240), (640, 480), (800, 1200), (1280, 720), (1920, 1080), (3000, 400))
FOOD = (
    *("cards.jsonl", "answers.jsonl", "phrases.yaml", "scenario.yaml", "table.json", "replay.json", "shared.yaml"),
    *("rulebook.md", "garbage.bin", "empty.json", "nowhere.yaml"),
)
# Fate of the next jobs: delay in milliseconds, refusal or fault.
JOBS = ("20", "100", "400", "refused", "faulty", "refused late", "faulty late")


def random_actions(seed: int) -> Iterator[Action]:
    """Endless actions, the same for each seed."""
    dice = random.Random(seed)

    def share() -> float:
        return round(dice.random(), 4)

    kinds: dict[str, tuple[float, Callable[[], tuple[Value, ...]]]] = {
        "key": (24, lambda: (dice.choice(_KEYS),)),
        "press": (14, lambda: (share(),)),
        "row": (9, lambda: (share(), share(), dice.choice(("left", "left", "double", "right")))),
        "link": (6, lambda: (share(),)),
        "thing": (7, lambda: (share(), dice.choice(("left", "left", "double", "right")))),
        "click": (7, lambda: (share(), share(), dice.choice(("left", "left", "double", "right", "middle")))),
        "drag": (3, lambda: (share(), share(), share(), share())),
        "wheel": (3, lambda: (share(), share(), dice.choice((-1200, -120, 120)))),
        "type": (8, lambda: (dice.choice(_TEXTS),)),
        "place": (6, lambda: (dice.choice(VIEWS).key,)),
        "command": (9, lambda: (dice.choice(COMMANDS),)),
        "speak": (3, lambda: (dice.choice([*SPEAKING]),)),
        "size": (3, lambda: dice.choice(_SIZES)),
        "state": (1, lambda: (dice.choice(("minimized", "maximized", "normal", "full")),)),
        "drop": (4, lambda: (dice.choice(FOOD), share(), share())),
        "answer": (4, lambda: (dice.choice(FOOD),)),
        "jobs": (4, lambda: (dice.choice(JOBS), dice.choice((1, 1, 2, 5)))),
        "settle": (4, lambda: ()),
        "close": (0.4, lambda: ()),
    }
    names = [*kinds]
    weights = [weight for weight, _ in kinds.values()]
    while True:
        (kind,) = dice.choices(names, weights)
        pause = dice.choice((0, 0, 0, 0, 5, 20, 60))
        yield Action(kind, kinds[kind][1](), pause)
