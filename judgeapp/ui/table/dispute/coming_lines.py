"""Whether accounts can come about by the rules, as lines above both boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from judgeapp.exploring.horizon import Horizon
from judgeapp.exploring.ways import ExploringProgress
from judgeapp.table.dispute.account import Wrong
from judgeapp.table.dispute.coming_about import ComingAbout, Reached
from judgeapp.table.dispute.coming_told import COMING, coming_sentence, way_shown
from judgeapp.table.exploring.outcomes import WayStep
from judgeapp.ui.table.dispute.account_lines import Line, step_told
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import (
    claim_worded,
    horizon_told,
    option_told,
    outcome_told,
    play_told,
    progress_told,
    reason_told,
    seat_told,
)

translate = QCoreApplication.translate

_SIGNS = {Reached.AS_TOLD: "✓", Reached.OTHERWISE: "≈", Reached.NEVER: "×", Reached.OPEN: "?", Reached.UNREAD: "?"}
_MOST_CLAUSES = 6


def looking_line(progress: ExploringProgress) -> CitedLine:
    """While ways are followed."""
    told = translate("dispute", "Looking for a legal way …")
    return CitedLine(told, kind=LineKind.MUTED, remark=progress_told(progress))


def coming_lines(found: Sequence[ComingAbout], ways: Sequence[Sequence[WayStep]]) -> Iterator[Line]:
    """A sentence for each account, and the way where there is one, which it stands for."""
    for one, way in zip(found, ways, strict=True):
        steps = way_shown(one, way)
        said = [
            translate("outcomes", "{who}: {choice}").format(who=seat_told(step.seat), choice=option_told(step.told))
            for step in steps
        ]
        if one.reached is Reached.OTHERWISE and not way:
            said.append(translate("accounts", COMING["before"]))
        applied = dict.fromkeys(clause for step in steps[-1:] for clause in step.clauses)
        clauses = tuple(one.deed.clauses if one.deed is not None else applied)
        why = _why(one.deed) if one.deed is not None else ""
        more = max(0, len(clauses) - _MOST_CLAUSES)
        tips = (play_told() if one.can_be_played else "", ", ".join(clauses) if more else "")
        goes = " › ".join((*said, *map(outcome_told, one.open)))
        yield (
            CitedLine(
                _told(one),
                0,
                "",
                clauses[:_MOST_CLAUSES],
                LineKind.STRONG,
                _SIGNS[one.reached],
                "\n".join(filter(None, (why, goes))),
                "\n".join(filter(None, tips)),
            ),
            one,
        )


def coming_text(
    found: Sequence[ComingAbout], ways: Sequence[Sequence[WayStep]], place: str, horizon: Horizon
) -> Iterator[str]:
    """The same as it stands in a report. `place` is from where the ways were followed."""
    told = translate("dispute", "By every legal way after “{place}”, {until}:")
    yield told.format(place=place, until=horizon_told(horizon))
    for line, _ in coming_lines(found, ways):
        cited = f" ({', '.join(line.written)})" if line.clauses else ""
        yield f"- {line.text}{cited}"
        yield from (f"  {said}" for said in line.remark.splitlines())


def _told(one: ComingAbout) -> str:
    claim = claim_worded(one.claim) if one.claim is not None else ""
    step = step_told(one.deed) if one.deed is not None else ""
    text = translate("accounts", coming_sentence(one))
    return text.format(who=one.who, claim=claim, step=step)


def _why(deed: Wrong) -> str:
    """Why a deed was not legal as it was told."""
    return translate("accounts", COMING["why"]).format(why=reason_told(deed.why.told))
