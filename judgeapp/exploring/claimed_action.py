"""An action that may be legal at some moment of a line of play, or at none: somebody says that it was done."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.events import Fact
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Action
from judgeapp.engine.legality.attempt import Attempt, verdicts
from judgeapp.engine.moment import Decision
from judgeapp.engine.state.state import State

_NUMBERS = ("card", "unit", "target", "link")
_CHOSEN = ("ref", "unit", "card", "target")
_OF_PHASES = ("main", "breeding")


class DecisionPoint(Struct, frozen=True):
    """A decision: what is decided by whom, and the effect that asks for it, if it is one."""

    kind: str
    seat: Seat | None
    card: CardId | None = None
    unit: UnitId | None = None
    actions: tuple[Action, ...] = ()


class ClaimedAction(Struct, frozen=True):
    """An action that a player could take in a turn: an attempt that the rules can be asked about, by whichever
    requirement; or an answer to a question, a card or a word.

    asked -- the decision at which it was done: the first that is met
    after -- number of other actions done in a phase before it
    """

    turn: int
    asked: DecisionPoint
    after: int = 0
    attempt: Attempt | None = None
    chosen: int = 0
    word: str = ""

    @property
    def refs(self) -> tuple[int, ...]:
        """Ids of the cards that it is about."""
        attempt = self.attempt
        tried = (attempt.card, attempt.unit, attempt.target, attempt.link, *attempt.of) if attempt is not None else ()
        return tuple(dict.fromkeys(ref for ref in (*tried, self.chosen) if ref))

    def is_asked(self, state: State, decision: Decision, done: int) -> bool:
        """True where this is the decision at which it was done, after `done` actions of a phase."""
        if state.turn != self.turn or done < self.after:
            return False
        there = decision_point(state, decision)
        if self.asked.card is None:
            return (there.kind, there.seat) == (self.asked.kind, self.asked.seat)
        return there == self.asked

    def open_at(self, state: State, decision: Decision, done: int) -> str | None:
        """Key of the option that is this action; None where it is not open."""
        if not self.is_asked(state, decision, done):
            return None
        return next((o.key for o in decision.options if self._is(o.key, o.facts)), None)

    def doubts(self, state: State, decision: Decision) -> frozenset[tuple[str, str]]:
        """Texts that are not understood and might have opened it at a decision at which it was not: card and text."""
        if self.attempt is None:
            return frozenset()
        judged = verdicts(view(state), decision.seat or state.turn_seat, self.attempt)
        return frozenset((text.name, text.text) for verdict in judged for text in verdict.unread)

    def _is(self, key: str, facts: Mapping[str, Fact]) -> bool:
        if self.attempt is None:
            if self.word:
                return key == self.word
            return any(facts.get(name) == self.chosen for name in _CHOSEN)
        if key.partition(":")[0] != self.attempt.verb:
            return False
        numbers = tuple(facts.get(name) or 0 for name in _NUMBERS)
        of, index = facts.get("of"), facts.get("index") or ""
        attempt = self.attempt
        return (
            numbers == (attempt.card, attempt.unit, attempt.target, attempt.link)
            and index == attempt.index
            and set(of if isinstance(of, tuple) else ()) == set(attempt.of)
        )


def decision_point(state: State, decision: Decision) -> DecisionPoint:
    """Decision of a state as who decides what, and for which effect."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or frame.source is None:
        return DecisionPoint(decision.kind, decision.seat)
    source = frame.source
    return DecisionPoint(decision.kind, decision.seat, source.card, source.unit, frame.actions[:1])


def is_phase_decision(decision: Decision | None) -> bool:
    """True where a player acts on his own: in the main or the breeding phase."""
    return decision is not None and decision.kind in _OF_PHASES
