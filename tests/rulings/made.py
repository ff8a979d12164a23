"""Rulings of tests."""

from __future__ import annotations

from judgeapp.bench.team.made_ruling import EVERYTHING
from judgeapp.rulings.notebook.revision import Revision
from judgeapp.rulings.notebook.ruling import Ruling

__all__ = ["EVERYTHING"]


def identity(number: int) -> str:
    """An id that is no other's."""
    return f"{number:032x}"


def revision(
    number: int,
    *parents: int,
    ruling: int = 1000,
    content: Ruling | None = EVERYTHING,
    at: int | None = None,
    by: str = "Ken",
) -> Revision:
    """`number` is its id, and unless `at` says it otherwise the second at which it was written."""
    second = number if at is None else at
    when = f"2026-02-03T04:{second // 60:02}:{second % 60:02}.000000+00:00"
    return Revision(identity(number), identity(ruling), tuple(map(identity, parents)), when, by, "abcd", content)
