"""Interpretation of a judge's question: the proven question that it is, those that it may be, and the clauses that
decide them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from judgeapp.questions.matching import MEANT, PERHAPS, Likeness
from judgeapp.questions.question import ProvenQuestion

_MOST = 3  # questions that are offered
_BESIDE = 0.5  # how much the other clauses of a question decide against the first


class Deciding(NamedTuple):
    """Likelihood that a clause decides the question asked, the proven question that says so, and whether that one is
    surely meant."""

    likely: float
    question: ProvenQuestion
    is_meant: bool = False


class AskedQuestion(Struct, frozen=True):
    """proven   -- the question that was asked; None where that is not sure
    perhaps  -- then those that may have been meant
    deciding -- clauses, by their numbers
    """

    proven: ProvenQuestion | None = None
    perhaps: tuple[ProvenQuestion, ...] = ()
    deciding: dict[str, Deciding] = {}


def asked_question(likest: Sequence[Likeness]) -> AskedQuestion:
    """Interpretation by the likest proven questions, the likest first."""
    deciding: dict[str, Deciding] = {}
    is_meant = bool(likest) and likest[0].sure >= MEANT
    for at, (question, sure) in enumerate(likest):
        for place, clause in enumerate(question.clauses):
            likely = sure if place == 0 else sure * _BESIDE
            if clause not in deciding or likely > deciding[clause].likely:
                deciding[clause] = Deciding(likely, question, is_meant and at == 0)
    if is_meant:
        return AskedQuestion(likest[0].question, (), deciding)
    perhaps = tuple(likeness.question for likeness in likest if likeness.sure >= PERHAPS)[:_MOST]
    return AskedQuestion(None, perhaps, deciding)
