"""Side-by-side measurement of two commits: they alternate, in separate processes and with each commit's own
measurement, so that other load affects both."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.bench.startup import screen
from judgeapp.messages.errors import InputError

# Compared JSON fields of a measurement and their units. Rates (per second) are better when higher, durations when
# lower.
_UNITS = {"choices_per_second": "choices/s", "positions_per_second": "positions/s", "median": "ms"}
SUBJECTS = ("engine", "exploring", "commands", "table", "search", "startup", "cards")
OTHER, THIS = "other", "this"


class ComparedFigure(Struct, frozen=True):
    """One figure of both commits.

    other, this   -- the medians of the rounds
    times         -- how many times as fast this one is: the median of what the rounds came to
    least, most   -- the slowest and the fastest of them
    """

    what: str
    unit: str
    other: float
    this: float
    times: float
    least: float
    most: float


Measured = Mapping[tuple[str, str], float]


def bench_compare(
    checkout: Path, commit: str, subject: str, rounds: int, options: Sequence[str], tell: Callable[[int, str], None]
) -> tuple[ComparedFigure, ...]:
    """Compare the files of a checkout as they are with those of one of its commits.

    options -- of the measurement
    tell    -- is told each round, from 1, and which of the two is measured in it

    Raises InputError if there is no such commit, or where it has no such measurement.
    """
    taken: dict[str, list[Measured]] = {OTHER: [], THIS: []}
    with checked_out(checkout, commit) as other, TemporaryDirectory() as kept:
        folders = {OTHER: other, THIS: checkout}
        for number in range(rounds):
            # The second run has a warmer machine, so the order alternates.
            for which in (OTHER, THIS) if number % 2 == 0 else (THIS, OTHER):
                tell(number + 1, which)
                own = Path(kept, which)
                taken[which].append(_measured(folders[which], subject, options, own))
    return compared(taken[OTHER], taken[THIS])


@contextmanager
def checked_out(checkout: Path, commit: str) -> Iterator[Path]:
    """Files of a commit in a temporary folder. The checkout stays untouched."""
    if not (checkout / ".git").exists():
        raise InputError(
            "this program is no checkout of its source: it has no other commits",
            mend="Run it from a clone: python -m tests.bench compare COMMIT",
        )
    asked = ("git", "archive", "--format=tar", "--end-of-options", commit)
    try:
        done = subprocess.run(asked, cwd=checkout, capture_output=True, check=False)
    except OSError as error:
        raise InputError("git can't be run ({error})", error=error) from error
    if done.returncode:
        raise InputError("there is no commit {commit!r}", where=str(checkout), commit=commit)
    with TemporaryDirectory() as name, tarfile.open(fileobj=io.BytesIO(done.stdout)) as files:
        files.extractall(name, filter="data")
        yield Path(name)


def _module(folder: Path, subject: str) -> tuple[str, ...]:
    """Command for the measurement: older commits have all of them in the program itself."""
    beside = (folder / "tests" / "bench" / "__main__.py").exists()
    is_in_program = (folder / "judgeapp" / "bench" / f"{subject}.py").exists()
    return ("tests.bench",) if beside and not is_in_program else ("judgeapp", "bench")


def _measured(folder: Path, subject: str, options: Sequence[str], own: Path) -> Measured:
    """Result of a measurement of these files, with data and cache folders of its own."""
    done = subprocess.run(
        [sys.executable, "-m", *_module(folder, subject), subject, *options, "--json"],
        cwd=folder,
        env={
            **{k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"},
            **screen(),
            "PYTHONPATH": str(folder),
            "JUDGEAPP_DATA": str(own / "data"),
            "JUDGEAPP_CACHE": str(own / "cache"),
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise InputError(
            "bench {subject} can't be measured there: {why}",
            where=str(folder),
            subject=" ".join((subject, *options)),
            why=lines[-1] if lines else str(done.returncode),
        )
    return dict(figures_in(msgspec.json.decode(done.stdout)))


def figures_in(data: Any) -> Iterator[tuple[tuple[str, str], float]]:
    """Figures in a measurement's JSON, by name and unit."""
    if isinstance(data, list):
        for part in data:
            yield from figures_in(part)
    elif isinstance(data, dict) and "what" in data:
        for field, unit in _UNITS.items():
            if field in data:
                yield (data["what"], unit), data[field]
    elif isinstance(data, dict):
        for part in data.values():
            yield from figures_in(part)


def compared(other: Sequence[Measured], this: Sequence[Measured]) -> tuple[ComparedFigure, ...]:
    """Figures that both have, from equally many rounds; zeros are left out."""
    figures: list[ComparedFigure] = []
    for key in this[0]:
        pairs = [(a[key], b[key]) for a, b in zip(other, this, strict=True) if key in a and key in b]
        if len(pairs) < len(this) or not all(a and b for a, b in pairs):
            continue
        what, unit = key
        times = [a / b if unit == "ms" else b / a for a, b in pairs]
        figures.append(
            ComparedFigure(
                what=what,
                unit=unit,
                other=round(median(a for a, _ in pairs), 2),
                this=round(median(b for _, b in pairs), 2),
                times=round(median(times), 3),
                least=round(min(times), 3),
                most=round(max(times), 3),
            )
        )
    return tuple(figures)
