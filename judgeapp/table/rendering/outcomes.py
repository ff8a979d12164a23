"""Outcomes, claims, differences of boards and the reachability of accounts, in the current language, as they
stand within a line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.messages.message import translation
from judgeapp.scenario.writing import write_step
from judgeapp.table.comparing.compare import ENGLISH as DIFFERENCES
from judgeapp.table.comparing.compare import WORDED as COMPARED
from judgeapp.table.comparing.compare import WORDS, boards_in, kind_of
from judgeapp.table.deciding.options import ENGLISH as OPTIONS
from judgeapp.table.deciding.options import describe_answered_effect
from judgeapp.table.dispute.account import RefusedStep
from judgeapp.table.dispute.claims import WHY
from judgeapp.table.dispute.reachability import Reachability, reachability_sentence, why_sentence
from judgeapp.table.dispute.statement import INSTEAD, STATED
from judgeapp.table.exploring.claims import describe_claim
from judgeapp.table.exploring.outcomes import ANSWER, CLAIMED, DISTINCT, OPEN
from judgeapp.table.rendering.rendering import render

# Sentences of answers and facts about outcomes; their codes differ.
OUTCOMES = {**ANSWER, **OPEN, **DISTINCT, **CLAIMED}


def render_outcome(explanation: Explanation) -> str:
    """Render an answer, or a fact that distinguishes one of the outcomes."""
    return render("outcomes", OUTCOMES[explanation.code], explanation.params)


def render_option(explanation: Explanation) -> str:
    return render("options", OPTIONS[explanation.code], explanation.params)


def render_claim(claim: OutcomeClaim) -> str:
    return describe_claim(claim, partial(render, "outcomes"))


def render_difference(explanation: Explanation, boards: Sequence[str] = ()) -> str:
    return render("differences", DIFFERENCES[kind_of(explanation.code)], compared_params(explanation, boards))


def compared_params(explanation: Explanation, boards: Sequence[str] = ()) -> dict[str, str]:
    """Parameters of a difference, with words rendered. `boards`: what both are called; the first and second if
    empty."""
    params = dict(explanation.params)
    for name in COMPARED.get(kind_of(explanation.code), ()):
        if (word := params.get(name)) in WORDS:
            params[name] = translation("compared words", WORDS[word])
    boards = boards or [translation("compared words", WORDS[name]) for name in ("first", "second")]
    return params | boards_in(explanation.code, boards)


def render_reachability(reachability: Reachability) -> str:
    """Render the answer for an account."""
    claim = render_claim(reachability.claim) if reachability.claim is not None else ""
    step = render_step(reachability.refused_step) if reachability.refused_step is not None else ""
    text = translation("accounts", reachability_sentence(reachability))
    return text.format(who=reachability.who, claim=claim, step=step).strip()


def render_step(step: RefusedStep) -> str:
    """Render a step that was not legal, or states something false."""
    if step.stated is not None:
        return render("claims", STATED[step.stated.explanation.code], step.stated.explanation.params)
    explanation = describe_answered_effect(step.step) if step.meant is None else step.meant.explanation
    return write_step(step.step) if explanation is None else render_option(explanation)


def render_why(step: RefusedStep) -> str:
    """Render the reason why a step wasn't legal as described."""
    return translation("accounts", why_sentence(step)).format(why=render_reason(step.why.explanation))


def render_reason(explanation: Explanation) -> str:
    """Render the reason why a step was not legal, or the actual number."""
    return render("claims", {**WHY, **INSTEAD}[explanation.code], explanation.params)
