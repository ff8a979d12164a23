"""Figures of a series of measurements."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles

from msgspec import Struct


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
