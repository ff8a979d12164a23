"""Infinite loops (18-3): recognised by a state that comes again, with nothing between but
effects that activate each other, or rule checks that change nothing.

A state counts as the same whatever the ids of its cards are, and whichever turn it is. Choices
of the main phase end the watching: a player who acts by himself can always do something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from judgeapp.engine.identity import UnitId
from judgeapp.engine.kernel import step
from judgeapp.engine.moment import Decision
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.sameness import fingerprint
from judgeapp.engine.state.state import Occurrence, Passed, State, replace

_MOST_STEPS = 2_000  # of one turn of a loop that is tried out
_NUMBER = re.compile(r"\d+")
_EARLIER, _THIS = 1, 2  # turns, for what counts of them


def watch(state: State) -> State:
    """Note the effects that are about to be activated, and what a rule check is about; when a
    state comes again, the players are asked as 18-3 says."""
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
    """Choices belong to the loop in which they are made."""
    if decision.kind in ("main", "breeding"):
        return replace(state, trail=()) if state.trail else state
    if not any(p.at for p in state.trail):
        return state
    taken = next((i for i, o in enumerate(decision.options) if o.key == key), 0)
    passed = Passed("", _place(state), decision.seat, taken, len(decision.options))
    return replace(state, trail=(*state.trail, passed))


def without_barred(state: State, decision: Decision) -> Decision:
    """18-3-3: after a loop was stopped, nothing is open that leads into it again."""
    if not state.barred:
        return decision
    at = _place(state)
    closed = {int(b.partition(":")[2]) for b in state.barred if b.partition(":")[0] == at}
    if not closed:
        return decision
    options = tuple(o for i, o in enumerate(decision.options) if i not in closed)
    return msgspec.structs.replace(decision, options=options, clauses=(*decision.clauses, "18-3-3"))


# -- who can stop it ------------------------------------------------------------------------------


def _ways_out(state: State, at: str, cycle: tuple[Passed, ...]) -> Iterator[str]:
    """For each choice of the loop that could have stopped it: the player and the options that
    do not ("A:place:option")."""
    policy = {p.at: p.taken for p in cycle if p.seat is not None}
    for passed in cycle:
        if passed.seat is None or passed.options < 2:
            continue
        stays = [
            i for i in range(passed.options)
            if i == passed.taken or not _leads_out(state, at, policy, passed.at, i)
        ]  # fmt: skip
        if len(stays) < passed.options:
            yield from (f"{passed.seat.value}:{passed.at}:{i}" for i in stays)


def _leads_out(state: State, at: str, policy: dict[str, int], place: str, other: int) -> bool:
    """Whether another option at a place of the loop leads out of it."""
    answer: str | None = None
    diverted = False
    for _ in range(_MOST_STEPS):
        stepped = step(state, answer)
        state, answer = stepped.state, None
        if state.result is not None or not state.frames:
            return True
        if stepped.decision is not None:
            here, options = _place(state), stepped.decision.options
            if here == place and not diverted:
                diverted, answer = True, options[other].key
            elif here in policy:
                answer = options[policy[here]].key
            elif len(options) == 1:
                answer = options[0].key
            else:
                return True
        elif diverted and _is_noted(state) and _place(state) == at:
            return False
    return False


def _place(state: State) -> str:
    """The same for states that differ in nothing that counts for the rules, of which turn they
    are left aside: a turn matters by what came in it, and what was left for its end."""
    units = {
        ref: replace(unit, arrived=_relative(unit.arrived, state)) if unit.arrived else unit
        for ref, unit in state.units.items()
    }
    reserved = tuple(replace(r, turn=_relative(r.turn, state)) for r in state.reserved)
    return fingerprint(replace(state, turn=_THIS, units=units, reserved=reserved))


def _relative(turn: int, state: State) -> int:
    return turn and (_THIS if turn == state.turn else _EARLIER)


# -- what is about to be done ---------------------------------------------------------------------


def _is_noted(state: State) -> bool:
    if not state.frames:
        return False
    frame = state.frames[-1]
    if frame.procedure == "settle":
        return bool(state.batches and not state.fresh)
    return frame.procedure == "rule-check" and frame.step == 0


def _key(state: State) -> str:
    """The effects that wait, by the cards that have them; or the cards that the rules are
    about."""
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
