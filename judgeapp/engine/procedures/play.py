"""Chapter 7: playing a card."""

from __future__ import annotations

from judgeapp.engine import atoms
from judgeapp.engine.events import What
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Area, Deed
from judgeapp.engine.legality import can_pay, forbidden_card, paid, play_cost
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures.outcome import put_back, tell_outcome

PLAY = Procedure("play")


@PLAY.step("7-1-3-1")
def declare(moment: Moment) -> None:
    """Values: card, seat, paid (False: without paying the cost), area."""
    card = CardId(moment.frame.number("card"))
    moment.tell(What.DECLARED, "7-1-3-1", card=card, kind="play", seat=moment.frame.word("seat"))
    # 7-1-2-2: immediate effects of playing come as soon as the card is revealed.
    moment.call("window", event="played", units=(card,), card=card, clause="7-1-2-2",
                source=moment.frame.source)  # fmt: skip


@PLAY.step("7-1-3-2")
def pay(moment: Moment) -> None:
    frame = moment.frame
    card, seat = CardId(frame.number("card")), Seat(frame.word("seat"))
    if card not in moment.state.cards or forbidden_card(
        moment.view, seat, card, Deed.PLAY, frame.source
    ):
        put_back(moment, "7-1-2-3", card=card)
        return
    if not frame.values.get("paid"):
        return
    cost = play_cost(moment.view, seat, card) - frame.number("reduced")
    if not can_pay(moment.view, seat, cost):
        put_back(moment, "7-1-2-3", card=card, cost=cost)
        return
    pay_memory(moment, seat, cost, "7-1-3-2", "2-6-1")


@PLAY.step("7-1-3-3")
def place(moment: Moment) -> None:
    frame = moment.frame
    card, seat = CardId(frame.number("card")), Seat(frame.word("seat"))
    moment.apply(
        atoms.new_unit(moment.state, card, Area.BATTLE, seat=seat),
        What.PLAYED,
        "7-1-3-3",
        "3-4-3",
        # Other than in the breeding area there may be others.
        *(("3-4-6-2",) if moment.view.units_in(Area.BATTLE, seat) else ()),
        *_of_card(moment, card),
        seat=seat.value,
        by_seat=moment.frame.source.seat.value if moment.frame.source else None,
    )
    tell_outcome(moment, 1, 1)


def _of_card(moment: Moment, card: CardId) -> tuple[str, ...]:
    """What the rules say of some cards when they are played."""
    if moment.state.cards[card].token:
        return ("4-18-1", "1-4-4-5", "1-4-4-6")
    return ("4-17-3",) if moment.state.face(card).overflow else ()


def pay_memory(moment: Moment, seat: Seat, cost: int, *clauses: str) -> None:
    """4-1-1: the marker goes towards the opponent by the cost; 1-3-9: none is below 0."""
    kept = paid(cost)
    moment.apply(
        atoms.set_memory(moment.state, seat, moment.state.memory_of(seat) - kept),
        What.PAID,
        *clauses,
        "4-1-1",
        *(("1-3-9",) if kept != cost else ()),
        cost=kept,
    )


PROCEDURES = (PLAY,)
