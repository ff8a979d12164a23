"""Statements about a number, the memory or the DP of a card; about what a Digimon may do, and when it was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.events import EventKind
from judgeapp.engine.explanation.narration import Explanation, explain
from judgeapp.engine.game import Game
from judgeapp.engine.identity import NO_UNIT, Seat, UnitId
from judgeapp.engine.lang import Area, Category
from judgeapp.engine.legality.attempt import Attempt, verdicts
from judgeapp.engine.legality.verdict import Verdict
from judgeapp.engine.triggering.unread import unread_now
from judgeapp.scenario.file import Step
from judgeapp.scenario.playing.finding import ThingFinder
from judgeapp.table.board.board import clauses_of
from judgeapp.table.deciding.options import names_of
from judgeapp.table.dispute.claims import board_judged_by, refusal_reason
from judgeapp.table.sentences import sentences

# A sentence for each kind of statement, and one for the true value.
STATED = sentences("stated")
INSTEAD = sentences("instead")
_ALLOWED = {"allowed": True, "refused": False}
_ACTIONS = ("attack", "block", "be-blocked")
_NEW = "new"
_OF_MEMORY = frozenset((EventKind.MEMORY, EventKind.PAID, EventKind.OVERFLOWED))


class Statement(Struct, frozen=True):
    """Player's statement, checked by the rules."""

    explanation: Explanation
    now: Explanation  # the value by the rules, or their reason
    clauses: tuple[str, ...]  # of that; none if they can't be asked
    is_true: bool
    ref: int = 0  # its card; 0 for the memory

    @property
    def is_number(self) -> bool:
        return "number" in self.explanation.params


class Legality(NamedTuple):
    """Statement that a Digimon may do something, or can't: to attack, to block, to be blocked; or that it was played
    this turn, or wasn't."""

    action: str
    allowed: bool
    ref: int

    @property
    def code(self) -> str:
        return f"{'allowed' if self.allowed else 'refused'}-{self.action}"

    def explanation(self, game: Game) -> Explanation:
        unit = UnitId(self.ref)
        return explain(STATED, self.code, card=names_of(game.state, (unit,))[unit])

    def step(self, card: str) -> Step:
        """The statement as a step, with the name of its card."""
        if self.action == _NEW:
            return {"expect": {_NEW: {card: self.allowed}}}
        return {"allowed" if self.allowed else "refused": {self.action: card}}


def legalities(game: Game) -> Iterator[Legality]:
    """Statements that can be made now of Digimon in the battle areas, of what each may do only at its time."""
    known = view(game.state)
    digimon = [u for seat in Seat for u in known.units_in(Area.BATTLE, seat) if known.is_a(u.id, Category.DIGIMON)]
    for action in _ACTIONS:
        is_of_attacker = action != "block"
        acting = (u for u in digimon if (u.seat is game.state.turn_seat) is is_of_attacker)
        for unit in (u.id for u in acting if _attempts(game, action, u.id)):
            yield from (Legality(action, allowed, unit) for allowed in (False, True))
    for unit in (u.id for u in digimon):
        yield from (Legality(_NEW, allowed, unit) for allowed in (True, False))


def _attempts(game: Game, action: str, unit: UnitId) -> list[Verdict]:
    """Verdicts on each way to do it; none at another time."""
    state = game.state if action == "attack" else board_judged_by(game, "block", answered=True)
    known, attack, body = view(state), state.attack, state.units.get(unit)
    if body is None:
        return []
    theirs = [int(other.id) for other in known.units_in(Area.BATTLE, body.seat.other)]
    if action == "attack":
        if game.decision is None or game.decision.kind != "main":
            return []
        if body.seat is not state.turn_seat:
            return [Verdict(False, state.cited(("11-1-2",)))]
        tried = [Attempt("attack", unit=unit, target=target) for target in (NO_UNIT, *theirs)]
    elif attack is None or attack.stage != "block" or (action == "be-blocked" and unit != attack.attacker):
        return []
    else:
        tried = [Attempt("block", unit=blocker) for blocker in ([unit] if action == "block" else theirs)]
        if not tried:
            return [Verdict(False, state.cited(("12-1-1",)))]
    return [verdict for attempt in tried for verdict in verdicts(known, body.seat, attempt)]


def number_statement(kind: Literal["memory", "dp"], name: str, number: int) -> Step:
    """Statement of the memory of a player, by his seat, or of the DP of a card on the field, by its name, as a step."""
    return {"expect": {kind: {name: number}}}


def current_number(game: Game, about: str | int) -> int:
    """Current memory of a player, or DP of a card on the field; 0 without DP."""
    if isinstance(about, str):
        return game.state.memory_of(Seat(about))
    return view(game.state).dp(UnitId(about)) or 0


def parse_statement(game: Game, names: Mapping[str, UnitId], step: Step) -> Statement | None:
    """Statement of a step; None if it acts, or states anything else. Raises FailedError if the card is not there."""
    for verb, allowed in _ALLOWED.items():
        for action, name in about.items() if isinstance(about := step.get(verb), dict) and len(about) == 1 else ():
            if action in _ACTIONS and isinstance(name, str):
                return _of_legality(game, Legality(action, allowed, ThingFinder(game, names).unit(name)))
    stated = step.get("expect")
    if not isinstance(stated, dict) or len(stated) != 1:
        return None
    ((kind, of),) = stated.items()
    if not isinstance(of, dict) or len(of) != 1:
        return None
    ((name, number),) = of.items()
    if kind == _NEW and isinstance(number, bool) and isinstance(name, str):
        return _of_legality(game, Legality(_NEW, number, ThingFinder(game, names).unit(name)))
    if not isinstance(number, int) or not isinstance(name, str):
        return None
    if kind == "memory" and name in ("A", "B"):
        return _of_memory(game, Seat(name), number)
    if kind == "dp":
        return _of_dp(game, ThingFinder(game, names).unit(name), number)
    return None


def restate(statement: Statement, game: Game) -> Statement:
    """Statement about a game in which the cards have other names."""
    if not statement.ref:
        return statement
    if not statement.is_number:
        verb, _, action = statement.explanation.code.partition("-")
        return _of_legality(game, Legality(action, _ALLOWED[verb], statement.ref))
    return _of_dp(game, UnitId(statement.ref), int(statement.explanation.params["number"]))


def _of_legality(game: Game, stated: Legality) -> Statement:
    unit, explanation = UnitId(stated.ref), stated.explanation(game)
    if stated.action == _NEW:
        actual = stated._replace(allowed=game.state.units[unit].arrived == game.state.turn)
        now = explain(INSTEAD, actual.code, **actual.explanation(game).params)
        return Statement(explanation, now, game.state.cited(("7-1-2-1",)), actual == stated, unit)
    judged = _attempts(game, stated.action, unit)
    open_ones = [verdict for verdict in judged if verdict.ok]
    clauses = tuple(dict.fromkeys(clause for verdict in open_ones[:1] or judged for clause in verdict.clauses))
    unread = dict.fromkeys(text.line for text in unread_now(view(game.state)) if not text.perhaps)
    if not judged:
        attack = board_judged_by(game, "block", answered=True).attack
        is_other = stated.action == "be-blocked" and attack is not None and attack.stage == "block"
        now = explain(INSTEAD, "not-attacking" if is_other else "another-time", **explanation.params)
        return Statement(explanation, now, (), False, unit)
    if unread:
        return Statement(explanation, explain(INSTEAD, "first-rule", unread="; ".join(unread)), (), False, unit)
    by = next((verdict.facts["by"] for verdict in judged if "by" in verdict.facts), None)
    name = game.state.label(by) if isinstance(by, int) else ""
    now = explain(INSTEAD, "allowed") if open_ones else refusal_reason(clauses, name).explanation
    return Statement(explanation, now, clauses, bool(open_ones) is stated.allowed, unit)


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


def _of_dp(game: Game, unit: UnitId, number: int) -> Statement:
    state = game.state
    known, card = view(state), names_of(state, (unit,))[unit]
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
