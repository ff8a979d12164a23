"""Infinite loops (18-3): recognised by a recurring state, with nothing between but effects that activate each other, or
rule checks that change nothing.

A state counts as the same whatever its card ids and turn. Choices of the breeding and the main phase end the watching,
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
_OUT = frozenset(("main", "breeding", "by-hand"))
_NUMBER = re.compile(r"\d+")
_EARLIER, _THIS = 1, 2  # turns, for what counts of them


def watch(state: State) -> State:
    """Note the effects that are about to be activated, and the cards of a rule check; when a state comes again, the
    players are asked as 18-3 says."""
    if not _is_noted(state):
        return state
    key = _key(state)
    if all(p.key != key for p in state.trail):
        return replace(state, trail=(*state.trail, Passed(key)))
    at = _place(state)
    places = [i for i, p in enumerate(state.trail) if p.key == key and p.at == at]
    if not places:
        return replace(state, trail=(*state.trail, Passed(key, at)))
    cycle = state.trail[places[-1] + 1 :]
    bars = tuple(_ways_out(state, at, cycle))
    frame = Frame("infinite-loop", values={"bars": bars})
    return replace(state, trail=(), frames=(*state.frames, frame))


def note_choice(state: State, decision: Decision, key: str) -> State:
    """Note a choice: it belongs to the loop in which it is made."""
    if decision.kind in ("main", "breeding") and len(decision.options) > 1:
        return replace(state, trail=()) if state.trail else state
    if not any(p.at for p in state.trail):
        return state
    at = _place(state)
    numbers = _open_numbers(len(decision.options), _closed(state, at))
    taken = next((n for n, o in zip(numbers, decision.options, strict=True) if o.key == key), 0)
    passed = Passed("", at, decision.seat, taken, numbers[-1] + 1)
    return replace(state, trail=(*state.trail, passed))


def without_barred(state: State, decision: Decision) -> Decision:
    """Decision without the options that lead into a loop again after it was stopped (18-3-3)."""
    if not state.barred:
        return decision
    closed = _closed(state, _place(state))
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


def _ways_out(state: State, at: str, cycle: tuple[Passed, ...]) -> Iterator[str]:
    """Choices of the loop that could have stopped it, each as the player and an option that does not
    ("A:place:option")."""
    policy = {p.at: p.taken for p in cycle if p.seat is not None}
    for passed in cycle:
        closed = _closed(state, passed.at)
        options = [i for i in range(passed.options) if i not in closed]
        if passed.seat is None or len(options) < 2:
            continue
        turn = _LoopTurn(at, policy, passed.seat)
        left = {i: turn.left_by(state, passed.at, i) for i in options if i != passed.taken}
        # An option that surely stops it goes before one that only may.
        best = max(left.values())
        if best is not _Left.NEVER:
            stays = [i for i in options if left.get(i) is not best]
            yield from (f"{passed.seat.value}:{passed.at}:{i}" for i in stays)


class _Left(IntEnum):
    """Ways in which an option leaves a loop: SURELY, whatever is chosen then; FORCED, if its player goes on to choose
    so; else NEVER, and not either by some more of the same."""

    NEVER = 0
    FORCED = 1
    SURELY = 2


class _Asked(Struct, frozen=True):
    """A decision that does not belong to the loop."""

    state: State
    decision: Decision
    place: str


# Decisions behind a loop by their places: the player, and the places its options lead to, or out of it.
_Leads: TypeAlias = dict[str, tuple[Seat | None, list[str | bool]]]


def _leading_out(leads: _Leads, seat: Seat | None = None) -> set[str]:
    """Places from which the loop is left, whatever is chosen there; but by the player of a seat what leads out."""
    out: set[str] = set()
    while more := {
        place
        for place, (who, to) in leads.items()
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

    def left_by(self, state: State, place: str, other: int) -> _Left:
        """Way in which the player stops the loop by another option at a place."""
        there = self._run(state, None, place)
        if not isinstance(there, _Asked) or there.place != place:
            return _Left.SURELY if there else _Left.NEVER
        options = there.decision.options
        first = self._run(there.state, options[other].key)
        if isinstance(first, bool):
            return _Left.SURELY if first else _Left.NEVER
        leads = self._led(first)
        if first.place in _leading_out(leads):
            return _Left.SURELY
        return _Left.FORCED if first.place in _leading_out(leads, self.seat) else _Left.NEVER

    def _led(self, first: _Asked) -> _Leads:
        """Decisions that may follow, each with its player and its options' targets."""
        leads: _Leads = {}
        waiting = [first]
        while waiting:
            asked = waiting.pop()
            if asked.place in leads:
                continue
            if len(leads) >= _MAX_PLACES:
                leads[asked.place] = (None, [True])  # not known: he is asked, and no duel ends by it
                continue
            reached = [self._run(asked.state, option.key) for option in asked.decision.options]
            waiting += [after for after in reached if isinstance(after, _Asked)]
            to = [after.place if isinstance(after, _Asked) else after for after in reached]
            leads[asked.place] = (asked.decision.seat, to)
        return leads

    def _run(self, state: State, answer: str | None, until: str = "") -> _Asked | bool:
        """Run to a decision outside of the loop, or to that at the place `until`; else return if the loop was left."""
        seen: set[str] = set()
        for _ in range(_MAX_STEPS):
            stepped = step(state, answer)
            state, answer = stepped.state, None
            if state.result is not None or not state.frames:
                return True
            if stepped.decision is None:
                if not until and _is_noted(state):
                    here = _place(state)
                    if here == self.at or here in seen:
                        return False
                    seen.add(here)
                continue
            decision, here = without_barred(state, stepped.decision), _place(state)
            if here == until:
                return _Asked(state, stepped.decision, here)
            if here in self.policy:
                answer = stepped.decision.options[self.policy[here]].key
            elif len(decision.options) == 1:
                answer = decision.options[0].key
            elif decision.kind in _OUT or decision.seat is None:
                return True
            else:
                return _Asked(state, decision, here)
        return False


def _place(state: State) -> str:
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


def _is_noted(state: State) -> bool:
    if not state.frames:
        return False
    frame = state.frames[-1]
    if frame.procedure == "settle":
        return bool(state.batches and not state.fresh)
    return frame.procedure == "rule-check" and frame.step == 0


def _key(state: State) -> str:
    """Key of the effects that wait, by the cards that have them; or of the cards of a rule check."""
    frame = state.frames[-1]
    if frame.procedure == "rule-check":
        units = (state.units[UnitId(ref)] for ref in frame.numbers("units"))
        about = (f"{unit.seat.value}/{state.cards[unit.top].face}" for unit in units)
        return " ".join(["rules", *sorted(about)])
    waiting = state.batches[-1].occurrences
    return " ".join(sorted(_name(state, o) for o in waiting))


def _name(state: State, occurrence: Occurrence) -> str:
    card = state.cards.get(occurrence.source.card) or state.cards.get(occurrence.host)
    index = _NUMBER.sub("", occurrence.source.index)
    return f"{occurrence.source.seat.value}/{card.face if card else ''}/{index}"
