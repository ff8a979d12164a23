"""Outcomes of all lines of play with their cards as printed in another language. Only texts change: the request, and
the choices that lead there, stay those of the game played."""

from __future__ import annotations

from judgeapp.engine.state.state import replace
from judgeapp.exploring.board import SeenSide, SeenUnit
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.outcomes import ExploredOutcome, ExploredOutcomes
from judgeapp.table.printing import Printing


def print_outcomes(explored: ExploredOutcomes, printing: Printing) -> ExploredOutcomes:
    """Outcomes as they are printed; the claims are those that were asked."""
    return replace(explored, outcomes=tuple(_outcome(outcome, printing) for outcome in explored.outcomes))


def print_claim(claim: OutcomeClaim, printing: Printing) -> OutcomeClaim:
    """A claim as it is printed."""
    words = " ".join(printing.words(claim.name, claim.index).split()) or claim.words
    return replace(
        claim, name=printing.called(claim.name), words=words, of=tuple(print_claim(part, printing) for part in claim.of)
    )


def _outcome(outcome: ExploredOutcome, printing: Printing) -> ExploredOutcome:
    return replace(
        outcome,
        board=replace(outcome.board, a=_side(outcome.board.a, printing), b=_side(outcome.board.b, printing)),
        unread=tuple((printing.called(card), text) for card, text in outcome.unread),
    )


def _side(side: SeenSide, printing: Printing) -> SeenSide:
    def cards(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(printing.called, names))

    return SeenSide(
        tuple(_unit(unit, printing) for unit in side.field),
        cards(side.hand),
        cards(side.trash),
        cards(side.security),
        cards(side.deck),
        cards(side.digi_egg_deck),
    )


def _unit(unit: SeenUnit, printing: Printing) -> SeenUnit:
    return replace(
        unit,
        name=printing.called(unit.name),
        under=tuple(map(printing.called, unit.under)),
        links=tuple(map(printing.called, unit.links)),
    )
