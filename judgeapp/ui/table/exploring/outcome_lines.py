"""What comes of all ways, as lines: what was asked, then each outcome by what distinguishes it,
with the shortest way to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.table.exploring.outcomes import AnswerTold, ClaimTold, OutcomeTold, WayStep
from judgeapp.ui.localization import semicolon_list
from judgeapp.ui.signs import DONE, NOT
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import claim_worded, option_told, outcome_told, play_told, seat_told

translate = QCoreApplication.translate

MOST_OUTCOMES = 40
_MOST_CLAUSES = 12  # of a step
_MOST_REPORTED = 6
# Of an answer; what is not decided by the rules alone.
_SIGNS = {"always": DONE, "never": NOT, "sometimes": "≈", "open": "?"}
_UNCERTAIN = "?"


def answer_lines(
    told: AnswerTold,
    ways: Sequence[Sequence[WayStep]],
    shown: Callable[[OutcomeClaim], OutcomeClaim] = lambda claim: claim,
) -> Iterator[tuple[CitedLine, Any]]:
    """Each with the outcome to whose way it leads, or the claim. `shown`: a claim as it is read."""
    for left_open in told.open:
        yield CitedLine(_sentence(outcome_told(left_open)), kind=LineKind.MUTED, sign="!"), None
    if told.claims:
        yield CitedLine(translate("outcomes", "What was asked"), kind=LineKind.HEAD), None
    for claim in told.claims:
        yield _of_claim(claim, shown(claim.of)), claim
    yield CitedLine(translate("outcomes", "What comes of it"), kind=LineKind.HEAD), None
    for one, way in zip(told.outcomes[:MOST_OUTCOMES], ways, strict=False):
        yield _of_outcome(one), one
        for step in way:
            if not step.alone:
                yield _of_step(step), one
    if (more := len(told.outcomes) - MOST_OUTCOMES) > 0:
        text = translate("outcomes", "%n more: ask for less to see them", "", more)
        yield CitedLine(text, kind=LineKind.MUTED), None


def answer_text(told: AnswerTold, shown: Callable[[OutcomeClaim], OutcomeClaim] = lambda claim: claim) -> Iterator[str]:
    """What was asked and what comes of it, as it stands in a report: the first few outcomes."""
    yield from (f"- {_of_claim(claim, shown(claim.of)).text}" for claim in told.claims)
    if len(told.outcomes) > 1:
        few = told.outcomes[:_MOST_REPORTED]
        yield from (f"{one.number}. {_of_outcome(one).text}" for one in few)
        if (more := len(told.outcomes) - len(few)) > 0:
            yield translate("outcomes", "And %n more outcome(s).", "", more)
    yield from (_sentence(outcome_told(left_open)) for left_open in told.open)


def _of_claim(claim: ClaimTold, shown: OutcomeClaim) -> CitedLine:
    said = translate("outcomes", "{claim}: {answer}").format(
        claim=claim_worded(shown), answer=outcome_told(claim.answer)
    )
    seen: list[str] = []
    if claim.for_ and claim.against:
        seen.append(translate("outcomes", "so in {number}").format(number=claim.for_))
        seen.append(translate("outcomes", "not so in {number}").format(number=claim.against))
    return CitedLine(said, 1, kind=LineKind.STRONG, sign=_SIGNS[claim.answer.code], remark=semicolon_list(seen))


def _of_outcome(one: OutcomeTold) -> CitedLine:
    facts = semicolon_list(map(outcome_told, one.facts)) or translate("outcomes", "the only board")
    ways = one.outcome.ways
    remark = (
        translate("outcomes", "by ways without end")
        if ways is None
        else translate("outcomes", "by %n way(s)", "", ways)
    )
    sign = "" if one.outcome.is_certain else _UNCERTAIN
    return CitedLine(
        _sentence(facts), 0, f"{one.number}.", kind=LineKind.STRONG, sign=sign, remark=remark, tip=play_told()
    )


def _of_step(step: WayStep) -> CitedLine:
    said = translate("outcomes", "{who}: {choice}").format(who=seat_told(step.seat), choice=option_told(step.told))
    more = max(0, len(step.clauses) - _MOST_CLAUSES)
    return CitedLine(
        said,
        2,
        clauses=step.clauses[:_MOST_CLAUSES],
        kind=LineKind.MUTED,
        remark=translate("outcomes", "%n more clause(s), on its branch", "", more) if more else "",
        tip=", ".join(step.clauses) if more else "",
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
