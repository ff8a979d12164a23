"""How a duel ends (1-2)."""

from __future__ import annotations

from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import Seat
from judgeapp.engine.moment import Moment
from judgeapp.engine.state.state import Result, replace

CONCESSIONS = {f"concede:{seat.value}": seat for seat in Seat}


def win(moment: Moment, winner: Seat, *clauses: str) -> None:
    """1-2-1: at once; 1-2-2: the duel is over."""
    moment.state = replace(moment.state, result=Result(winner, moment.state.cited(clauses)))
    moment.tell(EventKind.ENDED, *clauses, "1-2-1", "1-2-2", winner=winner.value)


def concede(moment: Moment, answer: str) -> bool:
    """1-2-4: a player may concede at any time, whatever is to be decided and by whom. 1-2-5:
    nothing triggers on it or is activated. False when the answer is no concession."""
    loser = CONCESSIONS.get(answer)
    if loser is None:
        return False
    moment.tell(EventKind.DECLARED, "1-2-4", kind="concede", seat=loser.value)
    win(moment, loser.other, "1-2-4", "1-2-5")
    return True
