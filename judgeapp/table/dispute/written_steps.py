"""Steps of an account as a file has them: a list in YAML, each step as in a scenario."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from judgeapp.files.safe_yaml import read_yaml
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Step
from judgeapp.scenario.writing import write_step

# Of an account, which is looked at while it is given: letters and steps.
LONGEST = 100_000
MOST_STEPS = 1_000


def read_steps(text: str, name: str) -> tuple[Step, ...]:
    """Steps as a scenario file has them. Raises InputError that names the line."""
    if len(text) > LONGEST:
        raise InputError("this is too long for an account", where=name)
    _, content = read_yaml(text, name)
    try:
        steps: tuple[Step, ...] = msgspec.convert(content or [], type=tuple[Step, ...])
    except msgspec.ValidationError as error:
        raise InputError(
            "these are no steps ({error})",
            where=name,
            mend="Write a list, each step one verb with what belongs to it",
            error=error,
        ) from error
    if len(steps) > MOST_STEPS:
        raise InputError("{number} steps are too many for an account", where=name, number=len(steps))
    return steps


def steps_written(steps: Iterable[Step]) -> str:
    """Steps as a scenario file has them, one a line."""
    return "\n".join(f"- {write_step(step)}" for step in steps)
