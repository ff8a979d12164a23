"""What comes of ways, and what is not the same on two boards, in the language that is spoken, as it
stands within a line."""

from __future__ import annotations

from functools import partial

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.messages.message import translation
from judgeapp.table.comparing.compare import ENGLISH as DIFFERENCES
from judgeapp.table.comparing.compare import WORDED as COMPARED
from judgeapp.table.comparing.compare import WORDS
from judgeapp.table.deciding.options import ENGLISH as OPTIONS
from judgeapp.table.exploring.outcomes import ANSWER, CLAIMED, DISTINCT, OPEN, claim_in_words
from judgeapp.table.saying.saying import in_sentence

# Codes of what is told of outcomes are of one kind each.
_OUTCOMES = {**ANSWER, **OPEN, **DISTINCT, **CLAIMED}


def outcome_said(told: Explanation) -> str:
    """What comes of all ways, or distinguishes one of the outcomes."""
    return in_sentence("outcomes", _OUTCOMES[told.code], told.params)


def option_said(told: Explanation) -> str:
    """A choice on one of the ways."""
    return in_sentence("options", OPTIONS[told.code], told.params)


def claim_said(claim: OutcomeClaim) -> str:
    """What is asked of all outcomes."""
    return claim_in_words(claim, partial(in_sentence, "outcomes"))


def difference_said(told: Explanation) -> str:
    """What is not the same on two boards."""
    params = dict(told.params)
    for name in COMPARED.get(told.code, ()):
        if (word := params.get(name)) in WORDS:
            params[name] = translation("compared words", WORDS[word])
    return in_sentence("differences", DIFFERENCES[told.code], params)
