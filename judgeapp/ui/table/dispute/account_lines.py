"""An account in words: each step with what the rules say of it, and where two of them part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgeapp.messages.errors import InputError
from judgeapp.table.comparing.compare import BoardDifference
from judgeapp.table.dispute.account import Account, LegalStep, RefusedStep
from judgeapp.ui.localization import semicolon_list
from judgeapp.ui.signs import DONE, NOT
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import (
    chosen_text,
    difference_text,
    option_text,
    reason_text,
    statement_text,
    written_step_text,
)

translate = QCoreApplication.translate

_MOST_OPTIONS = 5

Line = tuple[CitedLine, Any]


def step_text(step: LegalStep | RefusedStep) -> str:
    """A step in words: the action, or the number that it states."""
    if step.stated is not None:
        return statement_text(step.stated.explanation)
    if isinstance(step, RefusedStep):
        return written_step_text(step.step) if step.meant is None else option_text(step.meant.explanation)
    chosen = zip(step.asked, step.choices, strict=True)
    return semicolon_list(chosen_text(asked, key) for asked, key in chosen) or written_step_text(step.step)


def lines_of(account: Account | InputError, explained: frozenset[int] = frozenset()) -> Iterator[Line]:
    """An account, one line a step, each with its place. `explained`: steps of which the verdict says why they are not
    legal."""
    if isinstance(account, InputError):
        yield CitedLine(str(account), sign=NOT, kind=LineKind.NOT), None
        return
    was_refused = False
    for place, step in enumerate(account.judged_steps):
        number = str(place + 1)
        if isinstance(step, RefusedStep):
            why = "" if place in explained else wrong_text(step)
            remark = "\n".join(filter(None, (why, instead_text(step))))
            yield (CitedLine(step_text(step), 0, number, step.clauses, LineKind.STRONG, NOT, remark), place)
        else:
            remark = translate("dispute", "checked as if the previous step had not happened") if was_refused else ""
            yield CitedLine(step_text(step), 0, number, sign=DONE, remark=remark), place
        was_refused = isinstance(step, RefusedStep) and step.stated is None


def refused_text(step: RefusedStep) -> str:
    """A step that was refused, and why, as a comment on the board where it was tried."""
    return f"{step_text(step)}\n{wrong_text(step)}"


def wrong_text(step: RefusedStep) -> str:
    """Sentence that a step was not legal, and why."""
    if step.stated is not None:
        template = translate("dispute", "Not true: {why}")
    elif step.clauses:
        template = translate("dispute", "Not legal: {why}")
    else:
        template = translate("dispute", "Can't be read or found: {why}")
    return template.format(why=reason_text(step.why.explanation))


def instead_text(step: RefusedStep) -> str:
    """Legal alternatives in words; empty of what is no step."""
    if step.instead is None:
        return ""
    options = [option_text(choice.explanation) for choice in step.instead.choices()]
    listed = semicolon_list(options[:_MOST_OPTIONS])
    if len(options) > _MOST_OPTIONS:
        listed = translate("dispute", "{options} and {number} more").format(
            options=listed, number=len(options) - _MOST_OPTIONS
        )
    return translate("dispute", "Legal instead: {options}").format(options=listed)


def difference_lines(differences: Sequence[BoardDifference]) -> Iterator[Line]:
    """Lines of the differences of the boards as they are shown."""
    if differences:
        text = translate("dispute", "Different on the two boards")
        yield CitedLine(text, kind=LineKind.HEAD), None
    for difference in differences:
        yield CitedLine(difference_text(difference.explanation), 1), difference
