"""What two editions of the rules come to by the same choices, in lines: where they part, by which
facts, and what is not the same in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgeapp.table.comparing.edition_parting import AskedThen, EditionComparison, EditionsPart
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.signs import NOT
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import choice_told, difference_told, option_told, question_told, step_written

translate = QCoreApplication.translate
# Options of one edition alone that are named.
_MOST_NAMED = 6

Lines = Iterator[tuple[CitedLine, Any]]


def edition_lines(tree: Tree, number: int, found: EditionComparison, language: str) -> Lines:
    """Of the way to a node. Where they part leads to the node of that choice; a difference of the
    boards is what it is about."""
    if found.parted is None:
        told = translate("editions_compared", "Rules {first} and {later} come to the same.")
        first, later = found.editions
        yield CitedLine(told.format(first=first, later=later), kind=LineKind.HEAD), None
        return
    yield from _parting(tree, number, found.parted, language)
    for fact in found.facts:
        yield _head(translate("editions_compared", "Because")), None
        for edition, said, clauses in zip(
            found.editions, (fact.before, fact.now), (fact.clauses_before, fact.clauses), strict=True
        ):
            yield CitedLine(_by(edition, said), 1, clauses=clauses), None
    ended = translate("editions_compared", "The two boards are the same in the end.")
    if found.differences:
        ended = translate("editions_compared", "Not the same in the end")
    yield _head(ended), None
    for difference in found.differences:
        yield CitedLine(difference_told(difference.told), 1, sign="≠"), difference
    if found.left_out:
        yield (_head(translate("editions_compared", "Choices that an edition has no place for")), None)
    for one in found.left_out:
        yield CitedLine(_by(one.edition, step_written(one.told)), 1, sign=NOT, remark=one.why), None


def _parting(tree: Tree, number: int, parted: EditionsPart, language: str) -> Lines:
    node = tree.path(number)[parted.step]
    told = translate("editions_compared", "The editions part after: {choice}")
    told = told.format(choice=choice_told(tree, node.number, language=language))
    yield _head(told), None
    for then, other in zip(parted.then, reversed(parted.then), strict=True):
        yield _asked(then, other), node.number


def _asked(then: AskedThen, other: AskedThen) -> CitedLine:
    """What an edition asks for after the choice, and what is open by it alone."""
    if then.refused:
        return CitedLine(_by(then.edition, then.refused), 1, clauses=then.clauses, sign=NOT)
    if then.question is None:
        over = translate("editions_compared", "the duel is over")
        return CitedLine(_by(then.edition, over), 1, clauses=then.clauses)
    known = {one.key for one in other.question.choices()} if other.question is not None else set()
    alone = [option_told(one.told) for one in then.question.choices() if one.key not in known] if known else []
    remark = ""
    if alone:
        more = ["…"] if len(alone) > _MOST_NAMED else []
        remark = translate("editions_compared", "open by it alone: {options}").format(
            options=", ".join([*alone[:_MOST_NAMED], *more])
        )
    return CitedLine(_by(then.edition, question_told(then.question)), 1, clauses=then.clauses, remark=remark)


def _by(edition: str, told: str) -> str:
    by = translate("editions_compared", "Rules {edition}: {told}")
    return by.format(edition=edition, told=told)


def _head(told: str) -> CitedLine:
    return CitedLine(told, kind=LineKind.HEAD)
