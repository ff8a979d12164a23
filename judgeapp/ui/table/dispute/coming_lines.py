"""Whether accounts can come about by the rules, as lines above both boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from judgeapp.table.dispute.coming_about import ComingAbout, Reached
from judgeapp.table.outcomes import WayStep
from judgeapp.ui.table.dispute.account_lines import Line
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import claim_worded, option_told, outcome_told, seat_told

translate = QCoreApplication.translate

_SIGNS = {
    Reached.AS_TOLD: "✓", Reached.OTHERWISE: "≈", Reached.NEVER: "×", Reached.OPEN: "?",
    Reached.DEED: "?",
}  # fmt: skip
_MOST_CLAUSES = 6


def coming_lines(found: Sequence[ComingAbout], ways: Sequence[Sequence[WayStep]]) -> Iterator[Line]:
    """A sentence for each account, and the shortest way where there is one."""
    for one, way in zip(found, ways, strict=True):
        steps = [step for step in way if not step.alone]
        said = (
            translate("outcomes", "{who}: {choice}").format(
                who=seat_told(step.seat), choice=option_told(step.told)
            )
            for step in steps
        )
        clauses = dict.fromkeys(clause for step in steps[-1:] for clause in step.clauses)
        more = max(0, len(clauses) - _MOST_CLAUSES)
        yield CitedLine(
            _told(one), 0, "", tuple(clauses)[:_MOST_CLAUSES], LineKind.STRONG,
            _SIGNS[one.reached], " › ".join((*said, *map(outcome_told, one.open))),
            ", ".join(clauses) if more else "",
        ), None  # fmt: skip


def _told(one: ComingAbout) -> str:
    claim = claim_worded(one.claim) if one.claim is not None else ""
    return {
        Reached.AS_TOLD: translate("dispute", "{who}: can come about by the rules, as it is told."),
        Reached.OTHERWISE: translate(
            "dispute", "{who}: can come about by the rules, but in another way. {claim}"
        ),
        Reached.NEVER: translate(
            "dispute",
            "{who}: can't come about in any legal way from what both accounts share. {claim}",
        ),
        Reached.OPEN: translate("dispute", "{who}: not decided whether it can come about. {claim}"),
        Reached.DEED: translate(
            "dispute", "{who}: tells of something that was not legal; no number is asked for."
        ),
    }[one.reached].format(who=one.who, claim=claim)
