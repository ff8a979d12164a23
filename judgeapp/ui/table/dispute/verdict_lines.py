"""Verdict on two accounts in words, and the reachability of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.horizon import Horizon
from judgeapp.messages.punctuation import comma_list, with_note
from judgeapp.table.dispute.account import Account, RefusedStep
from judgeapp.table.dispute.dispute import Dispute, DisputeOutcome, assess
from judgeapp.table.dispute.disputed_accounts import VERDICT
from judgeapp.table.dispute.reachability import (
    SENTENCES,
    Reach,
    Reachability,
    reachability_sentence,
    visible_steps,
    why_sentence,
)
from judgeapp.table.exploring.outcomes import LineStep
from judgeapp.table.rendering.texts import reason_text, render_outcome, step_text
from judgeapp.table.report.relevance import MAX_DECIDING, deciding_clauses
from judgeapp.table.report.wording import WORDS
from judgeapp.ui.signs import DONE, NOT, UNDECIDED
from judgeapp.ui.table.dispute.account_lines import refusal_sign, wrong_text
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind
from judgeapp.ui.table.wording import claim_text, horizon_text, line_step_text, play_tip, progress_text

translate = QCoreApplication.translate

_SIGNS = {
    DisputeOutcome.UNDECIDED: UNDECIDED,
    DisputeOutcome.SAME: "=",
    DisputeOutcome.TRUE: DONE,
    DisputeOutcome.SAME_TRUE: DONE,
    DisputeOutcome.SAME_WRONG: NOT,
    DisputeOutcome.SAME_UNTRUE: NOT,
    DisputeOutcome.NEITHER: NOT,
    DisputeOutcome.NEITHER_TRUE: NOT,
    DisputeOutcome.NOTHING_YET: "…",
    DisputeOutcome.NO_MORE: "…",
}


def verdict_lines(disputed: Dispute | None, place: str, followed: int = -1) -> Iterator[Line]:
    """`place` is where both begin; `followed` the legal account that the ruling follows, -1 for none."""
    if disputed is None:
        text = translate("dispute", "No verdict on both while one can't be read.")
        yield CitedLine(text, kind=LineKind.MUTED), None
    elif not any(account.judged_steps for account in disputed.accounts):
        text = translate("dispute", "Both accounts begin here: {place}").format(place=place)
        hint = translate("dispute", "Enter each account step by step, on its board or in the list.")
        yield CitedLine(text, kind=LineKind.MUTED, remark=hint), None
    else:
        yield _answer(disputed, followed)


def _answer(disputed: Dispute, followed: int) -> Line:
    outcome, who, other = assess(disputed)
    text = translate("report", WORDS[f"outcome-{outcome}"]).format(who=who, other=other)
    is_decided = outcome not in (DisputeOutcome.UNDECIDED, DisputeOutcome.NOTHING_YET)
    clauses = deciding_clauses(disputed, followed)[:MAX_DECIDING] if is_decided else ()
    remark = "\n".join(_telling(disputed))
    sign = _SIGNS.get(outcome, "≠")
    return CitedLine(text, 0, "", clauses, LineKind.STRONG, sign, remark), VERDICT


def explained_steps(disputed: Dispute) -> tuple[frozenset[int], ...]:
    """Steps of each account in the verdict: where they part, and the first that is not legal. If both say the same,
    only those of the first account."""
    both = zip(disputed.accounts, disputed.parting.steps if disputed.parting else (-1, -1), strict=True)
    places = [
        frozenset(({parts} if disputed.contradicts else set()) | ({account.wrong.at} if account.wrong else set()))
        for account, parts in both
    ]
    return tuple(places) if disputed.parting is not None else (places[0], frozenset())


def _telling(disputed: Dispute) -> Iterator[str]:
    for account, places in zip(disputed.accounts, explained_steps(disputed), strict=True):
        for place in sorted(places):
            yield _step(account, place)


def _step(account: Account, place: int) -> str:
    step = account.judged_steps[place]
    text = translate("dispute", "{who}, step {number}: {step}").format(
        who=account.who, number=place + 1, step=step_text(step, account.who)
    )
    if isinstance(step, RefusedStep):
        return f"{refusal_sign(step)} {text} – {wrong_text(step)}"
    return f"{DONE} {text}"


_REACH_SIGNS = {Reach.AS_TOLD: DONE, Reach.OTHERWISE: "≈", Reach.NEVER: NOT, Reach.UNTRUE: NOT}


def looking_line(progress: ExploringProgress) -> CitedLine:
    """Line with the progress of exploring."""
    text = translate("dispute", "Searching for a legal line …")
    return CitedLine(text, kind=LineKind.MUTED, remark=progress_text(progress))


def reachability_lines(answers: Sequence[Reachability], lines_of_play: Sequence[Sequence[LineStep]]) -> Iterator[Line]:
    """A line for each answer: its sentence, and the line of play if there is one."""
    for answer, line in zip(answers, lines_of_play, strict=True):
        steps = visible_steps(answer, line)
        step_texts = [*map(line_step_text, steps)]
        if answer.reached is Reach.OTHERWISE and not line:
            step_texts.append(translate("accounts", SENTENCES["before"]))
        applied = dict.fromkeys(clause for step in steps[-1:] for clause in step.clauses)
        clauses = tuple(answer.refused_step.clauses if answer.refused_step is not None else applied)
        why = _why(answer.refused_step) if answer.refused_step is not None else ""
        more = max(0, len(clauses) - MAX_DECIDING)
        tips = (play_tip() if answer.can_be_played else "", comma_list(clauses) if more else "")
        line_text = " › ".join((*step_texts, *map(render_outcome, answer.open)))
        yield (
            CitedLine(
                _reachability_text(answer),
                0,
                "",
                clauses[:MAX_DECIDING],
                LineKind.STRONG,
                _REACH_SIGNS.get(answer.reached, UNDECIDED),
                "\n".join(filter(None, (why, line_text))),
                "\n".join(filter(None, tips)),
            ),
            answer,
        )


def reachability_report(
    answers: Sequence[Reachability], lines_of_play: Sequence[Sequence[LineStep]], place: str, horizon: Horizon
) -> Iterator[str]:
    """The answers as they stand in a report. `place` is the starting point of the exploration."""
    template = translate("dispute", "By every legal line after “{place}”, {until}:")
    yield template.format(place=place, until=horizon_text(horizon))
    for line, _ in reachability_lines(answers, lines_of_play):
        yield f"- {with_note(line.text, comma_list(line.written))}"
        yield from (f"  {remark}" for remark in line.remark.splitlines())


def _reachability_text(answer: Reachability) -> str:
    claim = claim_text(answer.claim) if answer.claim is not None else ""
    step = step_text(answer.refused_step, answer.who) if answer.refused_step is not None else ""
    text = translate("accounts", reachability_sentence(answer))
    return text.format(who=answer.who, claim=claim, step=step)


def _why(step: RefusedStep) -> str:
    """Reason why a step was not legal, as a sentence."""
    return translate("accounts", why_sentence(step)).format(why=reason_text(step.why.explanation))
