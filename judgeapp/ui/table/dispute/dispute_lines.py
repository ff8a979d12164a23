"""What the rules say of an account of what happened, as lines; and steps as they are written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Joining
from judgeapp.errors import InputError
from judgeapp.scenario.file import Step
from judgeapp.scenario.writing import write_step
from judgeapp.table.candidates import candidates
from judgeapp.table.dispute import Account, Taken
from judgeapp.table.options import question
from judgeapp.table.refusals import why_not
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import (
    asked_told,
    choice_offered,
    chosen_told,
    option_told,
    seat_told,
)

translate = QCoreApplication.translate

Names = Mapping[str, UnitId]


def lines_of(
    said: Account | InputError, parts_at: int, beginning: Game, names: Names, language: str
) -> Iterator[tuple[CitedLine, Any]]:
    """What the rules say of an account, line by line, each with what it leads to: a place of the
    text, or something to be added to it.

    parts_at  -- the place of the step where the accounts part; -1 where they don't
    beginning -- where the account begins
    """
    if isinstance(said, InputError):
        yield CitedLine(str(said), sign="✗", kind=LineKind.NOT), None
        return
    for place, step in enumerate(said.steps):
        if place == parts_at:
            yield (
                CitedLine(
                    translate("dispute_lines", "Here the accounts part"),
                    sign="≠",
                    kind=LineKind.HEAD,
                ),
                None,
            )
        if place < len(said.taken):
            told = _taken_told(said.taken[place])
            yield CitedLine(told, 0, str(place + 1), sign="✓"), (None, place)
        elif said.wrong is not None and said.wrong.at == place:
            yield from _wrong(said)
        else:
            told = translate("dispute_lines", "not looked at: what was before it is not legal")
            yield (
                CitedLine(write_step(step), 0, str(place + 1), (), LineKind.MUTED, "", told),
                (None, place),
            )
    if parts_at == len(said.steps):
        told = translate("dispute_lines", "Here the accounts part: this one ends")
        yield CitedLine(told, sign="≠", kind=LineKind.HEAD), None
    if said.is_legal:
        yield from _next(said, beginning, names, language)


def _next(
    said: Account, beginning: Game, names: Names, language: str
) -> Iterator[tuple[CitedLine, Any]]:
    """What can be said to have happened next, legal or not."""
    game = said.taken[-1].game if said.taken else beginning
    asked = question(game, names, language)
    if asked is None:
        return
    told = translate(
        "dispute_lines",
        "{seat}: {question} Enter adds what is said to have happened,"
        " Backspace takes the last step back:",
    )
    yield (
        CitedLine(told.format(seat=seat_told(asked.seat), question=asked_told(asked.kind)),
             kind=LineKind.HEAD),
        None,
    )  # fmt: skip
    for choice in asked.choices():
        yield CitedLine(choice_offered(choice), 1), (game, choice)
    for candidate in candidates(game, names, language):
        if candidate.verb in (*Joining,):
            continue  # what is placed under a card is said when that one was played
        refusal = why_not(game.state, candidate)
        clauses = refusal.clauses if refusal is not None else ()
        told = option_told(candidate.told)
        yield CitedLine(told, 1, "", clauses, LineKind.NOT, "✗"), (game, candidate)


def _wrong(said: Account) -> Iterator[tuple[CitedLine, Any]]:
    wrong = said.wrong
    assert wrong is not None
    meant = write_step(wrong.step) if wrong.meant is None else option_told(wrong.meant.told)
    told = (
        translate("dispute_lines", "not legal")
        if wrong.clauses
        else translate("dispute_lines", "can't be read or found")
    )
    yield (
        CitedLine(meant, 0, str(wrong.at + 1), wrong.clauses, LineKind.STRONG, "✗",
             f"{told}: {wrong.what}" if not wrong.clauses else told),
        None,
    )  # fmt: skip
    if wrong.instead is not None:
        yield CitedLine(translate("dispute_lines", "Legal instead:"), 1, kind=LineKind.HEAD), None
        for choice in wrong.instead.choices():
            yield CitedLine(choice_offered(choice), 2), None


def _taken_told(taken: Taken) -> str:
    """What a legal step came to, in words; as it is written where nothing was chosen by it."""
    chosen = zip(taken.asked, taken.choices, strict=True)
    return "; ".join(chosen_told(asked, key) for asked, key in chosen) or write_step(taken.step)


def steps_written(steps: Sequence[Step]) -> str:
    """Steps as a scenario file has them, one a line."""
    return "\n".join(f"- {write_step(step)}" for step in steps)
