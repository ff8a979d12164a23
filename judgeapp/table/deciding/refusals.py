"""Why something is not open: the rules' own verdict, worked out when somebody asks for it."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.events import Fact
from judgeapp.engine.explanation.narration import Explanation, sentence
from judgeapp.engine.explanation.refusals import describe_with_clauses
from judgeapp.engine.legality.attempt import verdicts
from judgeapp.engine.state.state import State
from judgeapp.table.deciding.candidates import Candidate

# One sentence for all: why.
REFUSED = "refused: {why}[, because of {by}]"


class Refusal(Struct, frozen=True):
    """Why something is not open. by -- the name of the card whose effect is in the way"""

    clauses: tuple[str, ...]
    by: str
    told: Explanation


def why_not(state: State, candidate: Candidate) -> Refusal | None:
    """Why something is not open, by the rules' own verdict; None when they allow it and only
    nobody is asked for it."""
    found = verdicts(view(state), candidate.seat, candidate.attempt)
    if not found or any(verdict.ok for verdict in found):
        return None
    clauses = dict.fromkeys(clause for verdict in found for clause in verdict.clauses)
    by = next((v.facts["by"] for v in found if "by" in v.facts), None)
    return _refusal(state, tuple(clauses), by)


def _refusal(state: State, clauses: tuple[str, ...], by: Fact) -> Refusal:
    name = state.called(by) if isinstance(by, int) else ""
    params = {"why": describe_with_clauses(clauses), "clauses": ", ".join(clauses)}
    params |= {"by": name} if name else {}
    return Refusal(clauses, name, Explanation("refused", params, sentence(REFUSED, params)))
