"""What comes of all ways, with its cards as they are printed in another language. Only what is read
changes: what is asked, and the choices that lead there, stay those of the game that is played."""

from __future__ import annotations

from judgeapp.engine.state.state import replace
from judgeapp.exploring.board import SeenBoard, SeenSide, SeenUnit
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.outcomes import WayOutcome, WhatComes
from judgeapp.table.printing import Printing


def printed_found(found: WhatComes, printing: Printing) -> WhatComes:
    """What came of all ways; the questions are those that were asked."""
    return replace(found, outcomes=tuple(_outcome(one, printing) for one in found.outcomes))


def printed_claim(claim: OutcomeClaim, printing: Printing) -> OutcomeClaim:
    """What is asked, as it is read."""
    words = " ".join(printing.words(claim.name, claim.index).split()) or claim.words
    return replace(
        claim, name=printing.called(claim.name), words=words, of=tuple(printed_claim(one, printing) for one in claim.of)
    )


def _outcome(one: WayOutcome, printing: Printing) -> WayOutcome:
    return replace(
        one, board=_board(one.board, printing), unread=tuple((printing.called(card), text) for card, text in one.unread)
    )


def _board(board: SeenBoard, printing: Printing) -> SeenBoard:
    return replace(board, a=_side(board.a, printing), b=_side(board.b, printing))


def _side(side: SeenSide, printing: Printing) -> SeenSide:
    def cards(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(printing.called, names))

    return SeenSide(
        tuple(_unit(one, printing) for one in side.field),
        cards(side.hand),
        cards(side.trash),
        cards(side.security),
        cards(side.deck),
        cards(side.digi_egg_deck),
    )


def _unit(one: SeenUnit, printing: Printing) -> SeenUnit:
    return replace(
        one,
        name=printing.called(one.name),
        under=tuple(map(printing.called, one.under)),
        links=tuple(map(printing.called, one.links)),
    )
