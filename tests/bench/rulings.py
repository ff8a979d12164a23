"""Time of syncing notebooks with a team's, on a local server."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

from msgspec.structs import replace

from judgeapp.bench.figures import Figures, figures
from judgeapp.desk.folder import notebook_file
from judgeapp.desk.team import Team
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.rulings.notebook.revision import Revision
from judgeapp.team.exchange import Exchange
from judgeapp.team.server import connect
from tests.rulings.made import EVERYTHING
from tests.team.private_server import private_server

_ROUNDS = 3  # each with an empty server
_CHANGES = 15
# As long as a ruling with the full record of its games.
_RULING = replace(EVERYTHING, answer=EVERYTHING.answer * 8, record=EVERYTHING.record * 30)


def bench_rulings(number: int, report: Callable[[str], None]) -> tuple[Figures, ...]:
    """Raises InputError if PostgreSQL isn't installed."""
    up: list[float] = []
    down: list[float] = []
    changed: list[float] = []
    with private_server() as server, TemporaryDirectory() as home:
        for turn in range(_ROUNDS):
            report(f"Round {turn + 1} of {_ROUNDS} ...")
            ken, aiko = (Path(home) / f"{name}-{turn}" for name in ("ken", "aiko"))
            for folder in (ken, aiko):
                folder.mkdir()
            _write(ken, number)
            team = server.new_team()
            up.append(_timed(team, server.password, ken, number))
            down.append(_timed(team, server.password, aiko, number))
            changed += _changed(team, server.password, ken, aiko)
    return (
        figures(f"{number:,} rulings up", up),
        figures(f"{number:,} rulings down", down),
        figures(f"one of {number:,} changed, from one judge to the other", changed),
    )


def _write(folder: Path, number: int) -> None:
    notebook, _ = open_notebook(notebook_file(folder))
    with closing(notebook):
        notebook.take(
            Revision(
                uuid4().hex,
                uuid4().hex,
                (),
                f"2026-02-03T04:00:00.{index % 1_000_000:06}+00:00",
                "Ken",
                "abcd",
                replace(_RULING, table=str(index)),
            )
            for index in range(number)
        )


def _timed(team: Team, password: str, folder: Path, number: int) -> float:
    """Seconds, including the connection."""
    started = time.perf_counter()
    with closing(connect(team, password)) as connected:
        connected.migrate()
        done = Exchange(folder, connected).step()
    seconds = time.perf_counter() - started
    assert done.sent + len(done.taken) == number
    return seconds


def _changed(team: Team, password: str, ken: Path, aiko: Path) -> list[float]:
    """Seconds from a change until the other judge has it, with both syncing at once."""
    with closing(connect(team, password)) as of_ken, closing(connect(team, password)) as of_aiko:
        exchanges = [Exchange(ken, of_ken), Exchange(aiko, of_aiko)]
        for exchange in exchanges:
            exchange.step()
        notebook, _ = open_notebook(notebook_file(ken))
        with closing(notebook):
            noted = notebook.all()[0]
        times = []
        for turn in range(_CHANGES):
            started = time.perf_counter()
            notebook, _ = open_notebook(notebook_file(ken))
            with closing(notebook):
                heads = notebook.of(noted.id).head_ids
                notebook.change(noted.id, replace(_RULING, table=f"again {turn}"), "Ken", heads)
            done = [exchange.step() for exchange in exchanges]
            times.append(time.perf_counter() - started)
            assert (done[0].sent, len(done[1].taken)) == (1, 1)
        return times
