"""A deed that may be open at some moment of a way, or at none: what somebody says that was done."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from judgeapp.engine.events import Fact
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Action
from judgeapp.engine.legality.attempt import Attempt
from judgeapp.engine.moment import Decision
from judgeapp.engine.state.state import State

_NUMBERS = ("card", "unit", "target", "link")
_CHOSEN = ("ref", "unit", "card", "target")
_OF_PHASES = ("main", "breeding")


class AskedThere(Struct, frozen=True):
    """A decision: what is decided by whom, and the effect that asks for it, if it is one."""

    kind: str
    seat: Seat | None
    card: CardId | None = None
    unit: UnitId | None = None
    actions: tuple[Action, ...] = ()


class AllegedDeed(Struct, frozen=True):
    """What a player could do, in a turn: something that the rules can be asked about, by whichever
    requirement; or an answer where something is asked, a card or a word.

    asked -- the decision at which it was done: the first that is met
    after -- how many other deeds were done in a phase before it
    """

    turn: int
    asked: AskedThere
    after: int = 0
    attempt: Attempt | None = None
    chosen: int = 0
    word: str = ""

    @property
    def refs(self) -> tuple[int, ...]:
        """Ids of the cards that it is about."""
        one = self.attempt
        tried = (one.card, one.unit, one.target, one.link, *one.of) if one is not None else ()
        return tuple(dict.fromkeys(ref for ref in (*tried, self.chosen) if ref))

    def is_asked(self, state: State, decision: Decision, done: int) -> bool:
        """Whether a decision is that at which it was done, `done` deeds of a phase being done."""
        if state.turn != self.turn or done < self.after:
            return False
        there = asked_there(state, decision)
        if self.asked.card is None:
            return (there.kind, there.seat) == (self.asked.kind, self.asked.seat)
        return there == self.asked

    def open_at(self, state: State, decision: Decision, done: int) -> str | None:
        """The key of the option that is this deed; None where it is not open."""
        if not self.is_asked(state, decision, done):
            return None
        return next((o.key for o in decision.options if self._is(o.key, o.facts)), None)

    def _is(self, key: str, facts: Mapping[str, Fact]) -> bool:
        if self.attempt is None:
            if self.word:
                return key == self.word
            return any(facts.get(name) == self.chosen for name in _CHOSEN)
        if key.partition(":")[0] != self.attempt.verb:
            return False
        numbers = tuple(facts.get(name) or 0 for name in _NUMBERS)
        of, index = facts.get("of"), facts.get("index") or ""
        one = self.attempt
        return (
            numbers == (one.card, one.unit, one.target, one.link)
            and index == one.index
            and set(of if isinstance(of, tuple) else ()) == set(one.of)
        )


def asked_there(state: State, decision: Decision) -> AskedThere:
    """What is asked at a decision."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or frame.source is None:
        return AskedThere(decision.kind, decision.seat)
    source = frame.source
    return AskedThere(decision.kind, decision.seat, source.card, source.unit, frame.actions[:1])


def is_of_a_phase(decision: Decision | None) -> bool:
    """Whether a player does something by himself there."""
    return decision is not None and decision.kind in _OF_PHASES
