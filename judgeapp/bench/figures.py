"""Figures of a series of measurements, and the machine on which they were taken."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles

from msgspec import Struct

from judgeapp.runtime.build_info import commit


class Figures(Struct, frozen=True):
    """Milliseconds."""

    what: str
    runs: int
    median: float
    p95: float
    slowest: float


def figures(what: str, seconds: Sequence[float]) -> Figures:
    """Needs at least two measurements."""
    milliseconds = [s * 1000 for s in seconds]
    return Figures(
        what=what,
        runs=len(milliseconds),
        median=round(median(milliseconds), 2),
        p95=round(quantiles(milliseconds, n=20, method="inclusive")[-1], 2),
        slowest=round(max(milliseconds), 2),
    )


class Machine(Struct, frozen=True):
    """Computer and program on which a measurement ran."""

    processor: str
    cores: int
    memory: float  # in GB; 0 if the system does not say
    system: str
    python: str
    commit: str  # of the program; empty if nobody can tell


def this_machine() -> Machine:
    return Machine(
        processor=_processor(),
        cores=os.cpu_count() or 1,
        memory=_memory(),
        system=f"{platform.system()} {platform.release()}",
        python=platform.python_version(),
        commit=commit(),
    )


def _processor() -> str:
    """Name of the processor by Linux, where platform knows its kind only."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            field, _, value = line.partition(":")
            if field.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _memory() -> float:
    try:
        return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9, 1)
    except (AttributeError, ValueError, OSError):  # Windows
        return 0.0
