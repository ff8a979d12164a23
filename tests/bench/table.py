"""Speed of the table with twelve Digimon per side: without the window a step, undo and the board's values; in the
window drawing after each step."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ParamSpec, TypeVar

from judgeapp.bench.figures import Figures, figures
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat
from judgeapp.library import open_library
from judgeapp.scenario.file import Scenario
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.deciding.options import question
from judgeapp.table.setup import position as at
from judgeapp.table.tree.file import save
from judgeapp.table.tree.tree import plant
from tests.bench.process import output_of

_FACES = (
    ("Keeper: Lv.4 red 5000 <Blocker> cost 4", 3),
    ("Ram: Lv.5 blue 7000 <Security A. +1> cost 7", 3),
    ("Sprite: Lv.3 yellow 3000 cost 3", 6),
)
_MAX_DEPTH = 40  # choices before the game starts again

P = ParamSpec("P")
T = TypeVar("T")


def crowded() -> Scenario:
    """Twelve Digimon per side, each on a stack, half of them with effects on all."""
    scenario = at.described_as(
        at.new("twelve Digimon a side"),
        "Root",
        {
            "level": 2,
            "category": "digi-egg",
            "inherited": [{"during": "your-turn", "gifts": [{"gives": "dp", "amount": 1000}]}],
        },
    )
    scenario = at.described_as(
        scenario,
        "Banner",
        {
            "category": "tamer",
            "play_cost": 3,
            "effects": [
                {
                    "to": {"target": "all", "of": {"whose": "yours", "categories": ["digimon"]}},
                    "gifts": [{"gives": "dp", "amount": 500}],
                },
                {"timings": ["main"], "per_turn": 1, "actions": [{"do": "memory", "amount": 1}]},
            ],
        },
    )
    for seat in Seat:
        for text, times in _FACES:
            for _ in range(times):
                known = text.partition(":")[0]
                scenario = at.add(scenario, seat, "battle", known if known in scenario.cards else text)
                scenario = at.stack(scenario, list(at.units(scenario))[-1], "Root")
        for _ in range(2):
            scenario = at.add(scenario, seat, "battle", "Banner")
        scenario = at.add(at.add(scenario, seat, "hand", "Sprite"), seat, "hand", "Ram")
        scenario = at.count(at.count(scenario, seat, "deck", 20), seat, "hand", 6)
        scenario = at.count(scenario, seat, "security", 5)
    return at.memory(scenario, Seat.A, 5)


def random_choice(game: Game, dice: random.Random) -> str:
    """Key of an open option; a shuffle may be any order."""
    decision = game.decision
    assert decision is not None
    if decision.kind == "shuffle":
        cards = decision.options[0].facts["cards"]
        assert isinstance(cards, tuple)
        return " ".join(str(card) for card in dice.sample(cards, len(cards)))
    return dice.choice(decision.options).key


def bench_table(rounds: int = 200) -> tuple[Figures, ...]:
    """Random steps on a crowded board, each shown, undone and saved."""
    dice = random.Random(5)
    start = plant(at.beginning(crowded()))
    tree = start
    taken: dict[str, list[float]] = {}

    def timed(what: str, do: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        started = time.perf_counter()
        result = do(*given, **named)
        taken.setdefault(what, []).append(time.perf_counter() - started)
        return result

    for _ in range(rounds):
        if tree.game.decision is None or len(tree.path(tree.current)) > _MAX_DEPTH:
            tree = start
        tree = timed("a step", tree.choose, random_choice(tree.game, dice))
        game = tree.game
        shown = timed("the values of the board after it", board, game.state)
        timed("the board as text", lines, shown)
        timed("what is to be decided", question, game)
        refused = timed("what is not open", candidates, game)
        if refused:
            timed("why one of it is not", why_not, game.state, dice.choice(refused))
        timed("event by event", tree.moments, tree.current)
        timed("saving the whole tree", save, tree)
        back = timed("going back", tree.undo)
        timed("the board after going back", board, back.game.state)
    return tuple(figures(f"table: {what}", seconds) for what, seconds in taken.items())


def bench_table_window(rounds: int = 100) -> tuple[Figures, ...]:
    """Random steps on a crowded board in the window. Raises RuntimeError if it doesn't finish."""
    with TemporaryDirectory() as name:
        open_library(index_folder(cache_folder()))
        times: dict[str, list[float]] = json.loads(output_of(__name__, name, str(rounds)))
    return tuple(figures(f"table in its window: {what}", seconds) for what, seconds in times.items())


def _measure_window(folder: Path, rounds: int) -> dict[str, list[float]]:
    """Seconds from the key of a choice to the window with the next decision, and back."""
    from judgeapp.runtime.memory import freeze_loaded_objects
    from judgeapp.ui.application import application
    from judgeapp.ui.window.window import Window

    app = application()
    window = Window(folder)
    window.opened.connect(freeze_loaded_objects)
    window.resize(1280, 720)
    window.show()
    while not window.is_idle:
        app.processEvents()
    window.navigator.show_view("table")
    while window.table is None or not window.table.is_open:
        app.processEvents()
    if window.card_looks.moves:
        # Animations aren't waiting time.
        window.card_looks.toggle_motion()
    table, playing = window.table, window.table.session
    start = plant(at.beginning(crowded()))
    table.seating.sit_down(start)
    dice = random.Random(5)
    times: dict[str, list[float]] = {}

    def timed(what: str, do: Callable[P, object], *given: P.args, **named: P.kwargs) -> None:
        started = time.perf_counter()
        do(*given, **named)
        # Includes layout and drawing of all changes.
        app.processEvents()
        times.setdefault(what, []).append(time.perf_counter() - started)

    for _ in range(rounds):
        if playing.tree.game.decision is None or len(playing.tree.path(playing.tree.current)) > _MAX_DEPTH:
            table.seating.sit_down(start)
            app.processEvents()
        timed("a step", playing.choose, random_choice(playing.tree.game, dice))
        timed("going back", table.seating.undo)
        timed("going on again", table.seating.redo)
        timed("one event back", table.session.step_back)
        playing.look(None)
        timed("why not", table.decision.why.toggle)
        table.decision.why.toggle()
    window.close()
    return times


if __name__ == "__main__":
    print(json.dumps(_measure_window(Path(sys.argv[1]), int(sys.argv[2]))))
