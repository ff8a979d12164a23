"""Statements about a number: the memory, or the DP of a card."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.events import EventKind
from judgeapp.engine.explanation.narration import Explanation, explain
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.scenario.file import Step
from judgeapp.scenario.playing.finding import ThingFinder
from judgeapp.table.board.board import clauses_of
from judgeapp.table.deciding.options import names_of

# One sentence a kind of statement, and one for the true value.
STATED = {"memory": "the memory of {seat} is {number}", "dp": "the DP of {card} is {number}"}
INSTEAD = {
    "memory": "the memory of {seat} is {now}",
    "dp": "the DP of {card} is {now}[, printed {printed}]",
    "no-dp": "{card} has no DP",
}
# What changes the memory.
_OF_MEMORY = frozenset((EventKind.MEMORY, EventKind.PAID, EventKind.OVERFLOWED))


class Statement(Struct, frozen=True):
    """Player's statement of a number, checked by the rules.

    explanation -- the statement
    now     -- the value by the rules, and its clauses
    is_true -- whether that is the same
    ref     -- its card; 0 for the memory
    """

    explanation: Explanation
    now: Explanation
    clauses: tuple[str, ...]
    is_true: bool
    ref: int = 0


def memory_statement(seat: str, number: int) -> Step:
    return {"expect": {"memory": {seat: number}}}


def dp_statement(card: str, number: int) -> Step:
    """The DP of a card on the field, by its name, as a step."""
    return {"expect": {"dp": {card: number}}}


def current_number(game: Game, about: str | int) -> int:
    """Current memory of a player, or DP of a card on the field; 0 without DP."""
    if isinstance(about, str):
        return game.state.memory_of(Seat(about))
    return view(game.state).dp(UnitId(about)) or 0


def parse_statement(game: Game, names: Mapping[str, UnitId], step: Step) -> Statement | None:
    """Statement of a step; None if it does something, or states anything else. Raises FailedError if the card is not
    there."""
    stated = step.get("expect")
    if not isinstance(stated, dict) or len(stated) != 1:
        return None
    ((kind, of),) = stated.items()
    if not isinstance(of, dict) or len(of) != 1:
        return None
    ((name, number),) = of.items()
    if not isinstance(number, int) or not isinstance(name, str):
        return None
    if kind == "memory" and name in ("A", "B"):
        return _of_memory(game, Seat(name), number)
    if kind == "dp":
        return _of_dp(game, ThingFinder(game, names).unit(name), number, names)
    return None


def restate(statement: Statement, game: Game, names: Mapping[str, UnitId]) -> Statement:
    """The same of a game in which the cards are called otherwise."""
    if not statement.ref:
        return statement
    return _of_dp(game, UnitId(statement.ref), int(statement.explanation.params["number"]), names)


def _of_memory(game: Game, seat: Seat, number: int) -> Statement:
    now = game.state.memory_of(seat)
    stated = explain(STATED, "memory", seat=seat.value, number=number)
    instead = explain(INSTEAD, "memory", seat=seat.value, now=now)
    return Statement(stated, instead, _of_last_change(game), now == number)


def _of_last_change(game: Game) -> tuple[str, ...]:
    """Clauses by which the memory was changed last; those of memory itself if it never changed."""
    at: Game | None = game
    while at is not None:
        for event in reversed(at.events):
            if event.kind in _OF_MEMORY:
                return event.clauses
        at = at.before
    return game.state.cited(("4-1-1",))


def _of_dp(game: Game, unit: UnitId, number: int, names: Mapping[str, UnitId]) -> Statement:
    state = game.state
    known, card = view(state), names_of(state, (unit,), names)[unit]
    now, printed = known.dp(unit), known.face_of(unit).dp
    code = "dp" if now is not None else "no-dp"
    differs = printed if printed != now else None
    return Statement(
        explain(STATED, "dp", card=card, number=number),
        explain(INSTEAD, code, card=card, now=now, printed=differs),
        clauses_of(state, unit)["dp"],
        now == number,
        unit,
    )
