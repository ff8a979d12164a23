"""A text of a row with what was asked for marked."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.search.answer import Mark
from judgeapp.ui.widgets.lists.rows import Run


def marked_runs(text: str, language: str, marks: Sequence[Mark]) -> tuple[Run, ...]:
    """A text cut where marks begin and end."""
    runs: list[Run] = []
    at = 0
    for mark in marks:
        runs.append(Run(text[at : mark.start], language))
        runs.append(Run(text[mark.start : mark.end], language, mark=True))
        at = mark.end
    runs.append(Run(text[at:], language))
    return tuple(run for run in runs if run.text)
