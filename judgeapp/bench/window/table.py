"""How fast the table is in its window: the real widgets, drawn after every step, with twelve
Digimon a side."""

from __future__ import annotations

import json
import os
import subprocess
from tempfile import TemporaryDirectory

from judgeapp.bench.figures import Figures, figures
from judgeapp.bench.window.startup import screen
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.library import open_library
from judgeapp.runtime.python_command import python_command

# From the key of a choice to the window with the next decision on it; then back.
_CHILD = """
import json, random, sys, time
from pathlib import Path
from judgeapp.runtime.garbage_collection import spare_what_is_loaded
from judgeapp.ui.application import application
from judgeapp.ui.window.window import Window
from judgeapp.bench.policies import random_choice
from judgeapp.bench.table import crowded
from judgeapp.table.setup.position import beginning
from judgeapp.table.tree.tree import plant

app = application()
window = Window(Path(sys.argv[1]))
window.opened.connect(spare_what_is_loaded)
window.resize(1280, 720)
window.show()
while not window.is_idle:
    app.processEvents()
window.navigator.show_view("table")
while not window.table.is_open:
    app.processEvents()
if window.card_looks.moves:
    # What takes its time to be seen to move is no time that a judge waits.
    window.card_looks.toggle_motion()
table, playing = window.table, window.table.session
start = plant(beginning(crowded()))
table.sit_down(start)
dice = random.Random(5)
taken = {}

def timed(what, do, *arguments):
    started = time.perf_counter()
    do(*arguments)
    # All that has changed is laid out and drawn in here.
    app.processEvents()
    taken.setdefault(what, []).append(time.perf_counter() - started)

for turn in range(int(sys.argv[2])):
    if playing.tree.game.decision is None or len(playing.tree.path(playing.tree.current)) > 40:
        table.sit_down(start)
        app.processEvents()
    timed("a step", playing.choose, random_choice(playing.tree.game, dice))
    timed("going back", table.undo)
    timed("going on again", table.redo)
    timed("one event back", table.step_back)
    playing.look(None)
    timed("why not", table.toggle_why_not)
    table.toggle_why_not()
print(json.dumps(taken), flush=True)
window.close()
"""


def bench_table_window(rounds: int = 100) -> tuple[Figures, ...]:
    """Random steps on a crowded board in the window. Raises RuntimeError when it did not start."""
    with TemporaryDirectory() as name:
        open_library(index_folder(cache_folder()))
        done = subprocess.run(
            python_command("-c", _CHILD, name, str(rounds)),
            env=os.environ | screen(),
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the window did not start:\n{done.stderr}")
    taken: dict[str, list[float]] = json.loads(done.stdout)
    return tuple(figures(f"table in its window: {what}", each) for what, each in taken.items())
