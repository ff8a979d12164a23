"""End of a duel (1-2): victory, concession, and infinite loops (18-3), which judgeapp.engine.loops recognises."""

from __future__ import annotations

from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import Seat
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.state.state import Result, replace

CONCESSIONS = {f"concede:{seat.value}": seat for seat in Seat}


def win(moment: Moment, winner: Seat, *clauses: str) -> None:
    """End the duel at once (1-2-1, 1-2-2)."""
    moment.state = replace(moment.state, result=Result(winner, moment.state.cited(clauses)))
    moment.record(EventKind.ENDED, *clauses, "1-2-1", "1-2-2", winner=winner.value)


def concede(moment: Moment, answer: str) -> bool:
    """Concede: a player may at any time, whoever decides anything (1-2-4). Nothing triggers on it or is activated
    (1-2-5). False if the answer is not a concession."""
    loser = CONCESSIONS.get(answer)
    if loser is None:
        return False
    moment.record(EventKind.DECLARED, "1-2-4", kind="concede", seat=loser.value)
    win(moment, loser.other, "1-2-4", "1-2-5")
    return True


LOOP = Procedure("infinite-loop")
_OFFERED = ("0", "1", "2", "3", "5", "10", "100")  # any other number may be declared as well


@LOOP.step("18-3-2")
def is_it_a_draw(moment: Moment) -> None:
    """End the duel as a draw if no player can stop the loop. Values: bars: for each player who can, his barred option
    ("A:place:option")."""
    moment.record(EventKind.LOOP, "18-3-1", players=tuple(sorted(_able(moment))))
    if not _able(moment):
        moment.state = replace(moment.state, result=Result(None, moment.state.cited(("18-3-2",))))
        moment.record(EventKind.ENDED, "18-3-2")
        moment.finish()


@LOOP.step("18-3-3-1")
def turn_player_declares(moment: Moment) -> Decision | None:
    return _declare(moment, moment.state.turn_seat, "18-3-3-1")


@LOOP.step("18-3-3-2")
def other_player_declares(moment: Moment) -> Decision | None:
    return _declare(moment, moment.state.turn_seat.other, "18-3-3-2")


@LOOP.step("18-3-3-3")
def stop(moment: Moment) -> None:
    """Stop the loop. The repetitions change nothing, for the state is the same each time. The player who declared the
    smaller number stops the loop; of equal ones the turn player, who declared first."""
    turn = moment.state.turn_seat
    declared = {
        seat: moment.frame.number(f"times.{seat.value}")
        for seat in (turn, turn.other)
        if f"times.{seat.value}" in moment.frame.values
    }
    seat = min(declared, key=lambda s: declared[s])
    own = tuple(b.partition(":")[2] for b in _bars(moment) if b.startswith(seat.value))
    moment.state = replace(moment.state, barred=(*moment.state.barred, *own))
    moment.record(EventKind.LOOP, "18-3-3-3", "18-3-3", seat=seat.value, times=declared[seat])


def _bars(moment: Moment) -> tuple[str, ...]:
    bars = moment.frame.values["bars"]
    assert isinstance(bars, tuple)
    return tuple(str(b) for b in bars)


def _able(moment: Moment) -> set[str]:
    return {b.partition(":")[0] for b in _bars(moment)}


def _declare(moment: Moment, seat: Seat, clause: str) -> Decision | None:
    if seat.value not in _able(moment):
        return None
    answer = moment.take_answer()
    if answer is None:
        return Decision("repeat", seat, tuple(map(Option, _OFFERED)), (clause, "18-3-3"))
    moment.remember(**{f"times.{seat.value}": int(answer)})
    moment.record(EventKind.DECLARED, clause, seat=seat.value, kind="repeat", times=int(answer))
    return None


PROCEDURES = (LOOP,)
