"""Whether accounts can come about, in the language that is spoken, as it stands within a line."""

from __future__ import annotations

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.messages.message import translation
from judgeapp.scenario.writing import write_step
from judgeapp.table.deciding.answered import effect_answered
from judgeapp.table.dispute.account import Wrong
from judgeapp.table.dispute.claims import WHY
from judgeapp.table.dispute.coming_about import ComingAbout
from judgeapp.table.dispute.coming_told import COMING, coming_sentence
from judgeapp.table.dispute.statement import INSTEAD, STATED
from judgeapp.table.saying.saying import in_sentence
from judgeapp.table.saying.saying_outcomes import claim_said, option_said


def coming_said(one: ComingAbout) -> str:
    """What is said of an account."""
    claim = claim_said(one.claim) if one.claim is not None else ""
    step = step_said(one.deed) if one.deed is not None else ""
    text = translation("accounts", coming_sentence(one))
    return text.format(who=one.who, claim=claim, step=step).strip()


def step_said(one: Wrong) -> str:
    """What a step says that was not legal, or not so."""
    if one.stated is not None:
        return in_sentence("claims", STATED[one.stated.said.code], one.stated.said.params)
    told = effect_answered(one.step) if one.meant is None else one.meant.told
    return write_step(one.step) if told is None else option_said(told)


def why_said(one: Wrong) -> str:
    """Why it was not legal as it was told."""
    return translation("accounts", COMING["why"]).format(why=reason_said(one.why.told))


def reason_said(told: Explanation) -> str:
    """Why a step was not legal, or what is so instead of what it says."""
    return in_sentence("claims", {**WHY, **INSTEAD}[told.code], told.params)
