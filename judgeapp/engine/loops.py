"""Infinite loops (18-3): recognised by a recurring state, with nothing between but effects that activate each other, or
rule checks that change nothing.

A state counts as the same whatever its card ids and turn. A choice in the breeding or main phase clears the record,
unless a player could have done nothing else: then passing belongs to the loop."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from enum import IntEnum
from itertools import islice
from typing import TypeAlias

import msgspec
from msgspec import Struct

from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.kernel import step
from judgeapp.engine.moment import Decision
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.sameness import fingerprint
from judgeapp.engine.state.state import Occurrence, Passed, State, replace

_MAX_STEPS = 2_000  # in one turn of a loop that is tried out
_MAX_PLACES = 200  # that are looked at behind another choice
# A player who acts by himself is out of a loop, as is the judge.
_OUTSIDE = frozenset(("main", "breeding", "by-hand"))
_NUMBER = re.compile(r"\d+")
_EARLIER, _THIS = 1, 2  # turns, for what counts of them


def watch(state: State) -> State:
    """Note the effects that are about to be activated, and the cards of a rule check; when a state comes again, the
    players are asked as 18-3 says."""
    if not _is_recorded(state):
        return state
    key = _cause_key(state)
    if all(p.key != key for p in state.trail):
        return replace(state, trail=(*state.trail, Passed(key)))
    at = _fingerprint(state)
    places = [i for i, p in enumerate(state.trail) if p.key == key and p.at == at]
    if not places:
        return replace(state, trail=(*state.trail, Passed(key, at)))
    cycle = state.trail[places[-1] + 1 :]
    bars = tuple(_missed_exits(state, at, cycle))
    frame = Frame("infinite-loop", values={"bars": bars})
    return replace(state, trail=(), frames=(*state.frames, frame))


def note_choice(state: State, decision: Decision, key: str) -> State:
    """Note a choice: it belongs to the loop in which it is made."""
    if decision.kind in ("main", "breeding") and len(decision.options) > 1:
        return replace(state, trail=()) if state.trail else state
    if not any(p.at for p in state.trail):
        return state
    at = _fingerprint(state)
    numbers = _open_numbers(len(decision.options), _closed(state, at))
    taken = next((n for n, o in zip(numbers, decision.options, strict=True) if o.key == key), 0)
    passed = Passed("", at, decision.seat, taken, numbers[-1] + 1)
    return replace(state, trail=(*state.trail, passed))


def without_barred(state: State, decision: Decision) -> Decision:
    """Decision without the options that lead into a loop again after it was stopped (18-3-3)."""
    if not state.barred:
        return decision
    closed = _closed(state, _fingerprint(state))
    if not closed:
        return decision
    options = tuple(o for i, o in enumerate(decision.options) if i not in closed)
    return msgspec.structs.replace(decision, options=options, clauses=(*decision.clauses, "18-3-3"))


def _closed(state: State, at: str) -> frozenset[int]:
    """Numbers of the options that are barred at a place."""
    return frozenset(int(b.partition(":")[2]) for b in state.barred if b.partition(":")[0] == at)


def _open_numbers(count: int, closed: frozenset[int]) -> list[int]:
    """Numbers of open options among all options of their decision."""
    return [*islice((number for number in itertools.count() if number not in closed), count)]


def _missed_exits(state: State, at: str, cycle: tuple[Passed, ...]) -> Iterator[str]:
    """Choices of the loop that could have stopped it, each as the player and an option that does not
    ("A:place:option")."""
    policy = {p.at: p.taken for p in cycle if p.seat is not None}
    for passed in cycle:
        closed = _closed(state, passed.at)
        options = [i for i in range(passed.options) if i not in closed]
        if passed.seat is None or len(options) < 2:
            continue
        turn = _LoopTurn(at, policy, passed.seat)
        left = {i: turn.exit_by(state, passed.at, i) for i in options if i != passed.taken}
        # An option that surely stops it goes before one that only may.
        best = max(left.values())
        if best is not _Exit.NEVER:
            stays = [i for i in options if left.get(i) is not best]
            yield from (f"{passed.seat.value}:{passed.at}:{i}" for i in stays)


class _Exit(IntEnum):
    """Ways in which an option leaves a loop: SURELY, whatever is chosen then; FORCED, if its player goes on to choose
    so; else NEVER, and not either by some more of the same."""

    NEVER = 0
    FORCED = 1
    SURELY = 2


class _OutsideDecision(Struct, frozen=True):
    """A decision that does not belong to the loop."""

    state: State
    decision: Decision
    place: str


# Decisions outside of a loop by their places: the player, and where each option leads: a place, or if out of the loop.
_Successors: TypeAlias = dict[str, tuple[Seat | None, list[str | bool]]]


def _places_leaving(successors: _Successors, seat: Seat | None = None) -> set[str]:
    """Places from which the loop is left, whatever is chosen there; the player of `seat` chooses what leaves it."""
    out: set[str] = set()
    while more := {
        place
        for place, (who, to) in successors.items()
        if place not in out
        and (any if seat is not None and who is seat else all)(after is True or after in out for after in to)
    }:
        out |= more
    return out


class _LoopTurn(Struct, frozen=True):
    """A tried-out turn of a loop: the choices made in it before, by place, and the player who may choose otherwise."""

    at: str
    policy: dict[str, int]
    seat: Seat

    def exit_by(self, state: State, place: str, other: int) -> _Exit:
        """Way in which the player stops the loop by another option at a place."""
        reached = self._run(state, None, place)
        if not isinstance(reached, _OutsideDecision) or reached.place != place:
            return _Exit.SURELY if reached else _Exit.NEVER
        options = reached.decision.options
        first = self._run(reached.state, options[other].key)
        if isinstance(first, bool):
            return _Exit.SURELY if first else _Exit.NEVER
        successors = self._successors_of(first)
        if first.place in _places_leaving(successors):
            return _Exit.SURELY
        return _Exit.FORCED if first.place in _places_leaving(successors, self.seat) else _Exit.NEVER

    def _successors_of(self, first: _OutsideDecision) -> _Successors:
        """Decisions that may follow, by their places."""
        successors: _Successors = {}
        waiting = [first]
        while waiting:
            asked = waiting.pop()
            if asked.place in successors:
                continue
            if len(successors) >= _MAX_PLACES:
                successors[asked.place] = (None, [True])  # not known: he is asked, and no duel ends by it
                continue
            reached = [self._run(asked.state, option.key) for option in asked.decision.options]
            waiting += [after for after in reached if isinstance(after, _OutsideDecision)]
            to = [after.place if isinstance(after, _OutsideDecision) else after for after in reached]
            successors[asked.place] = (asked.decision.seat, to)
        return successors

    def _run(self, state: State, answer: str | None, until: str = "") -> _OutsideDecision | bool:
        """Run to a decision outside of the loop, or to that at the place `until`; else return if the loop was left."""
        seen: set[str] = set()
        for _ in range(_MAX_STEPS):
            stepped = step(state, answer)
            state, answer = stepped.state, None
            if state.result is not None or not state.frames:
                return True
            if stepped.decision is None:
                if not until and _is_recorded(state):
                    here = _fingerprint(state)
                    if here == self.at or here in seen:
                        return False
                    seen.add(here)
                continue
            decision, here = without_barred(state, stepped.decision), _fingerprint(state)
            if here == until:
                return _OutsideDecision(state, stepped.decision, here)
            if here in self.policy:
                answer = stepped.decision.options[self.policy[here]].key
            elif len(decision.options) == 1:
                answer = decision.options[0].key
            elif decision.kind in _OUTSIDE or decision.seat is None:
                return True
            else:
                return _OutsideDecision(state, decision, here)
        return False


def _fingerprint(state: State) -> str:
    """Fingerprint that ignores the turn's number: only cards that came in it and processing left for its end matter."""
    units = {
        ref: replace(unit, arrived=_relative(unit.arrived, state)) if unit.arrived else unit
        for ref, unit in state.units.items()
    }
    reserved = tuple(replace(r, turn=_relative(r.turn, state)) for r in state.reserved)
    there = replace(state, turn=_THIS, units=units, reserved=reserved)
    return fingerprint(there, by_order=True)


def _relative(turn: int, state: State) -> int:
    return turn and (_THIS if turn == state.turn else _EARLIER)


def _is_recorded(state: State) -> bool:
    if not state.frames:
        return False
    frame = state.frames[-1]
    if frame.procedure == "settle":
        return bool(state.batches and not state.fresh)
    return frame.procedure == "rule-check" and frame.step == 0


def _cause_key(state: State) -> str:
    """Key of the effects that wait, by the cards that have them; or of the cards of a rule check."""
    frame = state.frames[-1]
    if frame.procedure == "rule-check":
        units = (state.units[UnitId(ref)] for ref in frame.numbers("units"))
        about = (f"{unit.seat.value}/{state.cards[unit.top].face}" for unit in units)
        return " ".join(["rules", *sorted(about)])
    waiting = state.batches[-1].occurrences
    return " ".join(sorted(_effect_key(state, o) for o in waiting))


def _effect_key(state: State, occurrence: Occurrence) -> str:
    card = state.cards.get(occurrence.source.card) or state.cards.get(occurrence.host)
    index = _NUMBER.sub("", occurrence.source.index)
    return f"{occurrence.source.seat.value}/{card.face if card else ''}/{index}"
