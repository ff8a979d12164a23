"""An account in words: each step with what the rules say of it, and where two of them part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgeapp.messages.errors import InputError
from judgeapp.table.comparing.compare import BoardDifference
from judgeapp.table.dispute.account import Account, LegalStep, RefusedStep
from judgeapp.table.dispute.dispute import Dispute
from judgeapp.ui.localization import semicolon_list
from judgeapp.ui.signs import DONE, NOT
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import chosen_told, difference_told, option_told, reason_told, stated_told, step_written

translate = QCoreApplication.translate

_MOST_OPTIONS = 5

Line = tuple[CitedLine, Any]


def step_told(one: LegalStep | RefusedStep) -> str:
    """What a step says that happened, or was so."""
    if one.stated is not None:
        return stated_told(one.stated.said)
    if isinstance(one, RefusedStep):
        return step_written(one.step) if one.meant is None else option_told(one.meant.told)
    chosen = zip(one.asked, one.choices, strict=True)
    return semicolon_list(chosen_told(asked, key) for asked, key in chosen) or step_written(one.step)


def lines_of(said: Account | InputError) -> Iterator[Line]:
    """An account, one line a step, each with its place."""
    if isinstance(said, InputError):
        yield CitedLine(str(said), sign=NOT, kind=LineKind.NOT), None
        return
    was_refused = False
    for place, one in enumerate(said.said):
        number = str(place + 1)
        if isinstance(one, RefusedStep):
            remark = "\n".join(filter(None, (wrong_told(one), instead_told(one))))
            yield (CitedLine(step_told(one), 0, number, one.clauses, LineKind.STRONG, NOT, remark), place)
        else:
            remark = as_if_told() if was_refused else ""
            yield CitedLine(step_told(one), 0, number, sign=DONE, remark=remark), place
        was_refused = isinstance(one, RefusedStep) and one.stated is None


def wrong_told(one: RefusedStep) -> str:
    """That a step was not legal, and why."""
    if one.stated is not None:
        said = translate("dispute", "Not so: {why}")
    elif one.clauses:
        said = translate("dispute", "Not legal: {why}")
    else:
        said = translate("dispute", "Can't be read or found: {why}")
    return said.format(why=reason_told(one.why.told))


def as_if_told() -> str:
    return translate("dispute", "looked at as if the step before had not been done")


def instead_told(one: RefusedStep) -> str:
    """What was legal instead; empty of what is no step."""
    if one.instead is None:
        return ""
    options = [option_told(choice.told) for choice in one.instead.choices()]
    listed = semicolon_list(options[:_MOST_OPTIONS])
    if len(options) > _MOST_OPTIONS:
        listed = translate("dispute", "{options} and {number} more").format(
            options=listed, number=len(options) - _MOST_OPTIONS
        )
    return translate("dispute", "Legal instead: {options}").format(options=listed)


def detail_lines(found: Dispute | None, differences: Sequence[BoardDifference]) -> Iterator[Line]:
    """Every step of both that is not legal, and what is not the same on the boards as they are
    shown."""
    for column, one in enumerate(found.accounts if found is not None else ()):
        for wrong in one.refused:
            told = translate("dispute", "{who}, step {number}: {step}").format(
                who=one.who, number=wrong.at + 1, step=step_told(wrong)
            )
            yield (CitedLine(told, 0, "", wrong.clauses, LineKind.PLAIN, NOT, wrong_told(wrong)), (column, wrong.at))
    if differences:
        told = translate("dispute", "Not the same on the two boards")
        yield CitedLine(told, kind=LineKind.HEAD), None
    for difference in differences:
        yield CitedLine(difference_told(difference.told), 1), difference
