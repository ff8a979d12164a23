"""Infinite loops (18-3): recognised by a state that comes again, with nothing between but
effects that activate each other.

A state counts as the same whatever the ids of its cards are. Choices of the main phase end
the watching: a player who acts by himself can always do something else.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from judgeapp.engine.frames import Frame
from judgeapp.engine.identity import Seat
from judgeapp.engine.kernel import step
from judgeapp.engine.lang import Area, Property
from judgeapp.engine.moment import Decision
from judgeapp.engine.state import Occurrence, Passed, State, replace

_MOST_STEPS = 2_000  # of one turn of a loop that is tried out
_NUMBER = re.compile(r"\d+")


def watch(state: State) -> State:
    """Note the effects that are about to be activated; when a state comes again, the players
    are asked as 18-3 says."""
    if not _activates(state):
        return state
    key = _key(state)
    if all(p.key != key for p in state.trail):
        return replace(state, trail=(*state.trail, Passed(key)))
    at = fingerprint(state)
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
    passed = Passed("", fingerprint(state), decision.seat, taken, len(decision.options))
    return replace(state, trail=(*state.trail, passed))


def without_barred(state: State, decision: Decision) -> Decision:
    """18-3-3: after a loop was stopped, nothing is open that leads into it again."""
    if not state.barred:
        return decision
    at = fingerprint(state)
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
            here, options = fingerprint(state), stepped.decision.options
            if here == place and not diverted:
                diverted, answer = True, options[other].key
            elif here in policy:
                answer = options[policy[here]].key
            elif len(options) == 1:
                answer = options[0].key
            else:
                return True
        elif diverted and _activates(state) and fingerprint(state) == at:
            return False
    return False


# -- what makes two states the same ---------------------------------------------------------------


def _activates(state: State) -> bool:
    return bool(
        state.batches and not state.fresh and state.frames
        and state.frames[-1].procedure == "settle"
    )  # fmt: skip


def _key(state: State) -> str:
    """The effects that wait, by the cards that have them."""
    waiting = state.batches[-1].occurrences
    return " ".join(sorted(_name(state, o) for o in waiting))


def _name(state: State, occurrence: Occurrence) -> str:
    card = state.cards.get(occurrence.source.card) or state.cards.get(occurrence.host)
    index = _NUMBER.sub("", occurrence.source.index)
    return f"{occurrence.source.seat.value}/{card.face if card else ''}/{index}"


def fingerprint(state: State) -> str:
    """The same for states that differ in nothing but the ids of cards and the count of
    events."""
    names = _names(state)
    told = _Teller(names)
    since = sorted([(s, key) for key, s in state.since.items()])
    content = [
        sorted(
            (names[c.id], c.face, c.owner, c.face_up, c.token) for c in state.cards.values()
            if c.area is not Area.REMOVED
        ),
        [told(u) for u in state.units.values()],
        state.memory, state.turn_seat, state.turn, state.phase, told(state.clash),
        [told(replace(g, id=0, since=0)) for g in state.grants],
        [told(key) for _, key in since],
        [told([r.timing, r.turn, _bare(r.occurrence)]) for r in state.reserved],
        [told([_bare(o) for o in b.occurrences]) for b in state.batches],
        [told(_bare(o)) for o in state.fresh],
        sorted((told(key), count) for key, count in state.used.items()),
        [told.frame(f) for f in state.frames],
    ]  # fmt: skip
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:24]


def _bare(occurrence: Occurrence) -> Occurrence:
    return replace(occurrence, id=0, cause=0, name="")


def _names(state: State) -> dict[int, str]:
    """What stands for an id: where the card is. The order in the hand and in the trash does
    not matter."""
    names: dict[int, str] = {}
    for seat in Seat:
        areas = state.areas[seat]
        for pile in ("deck", "digi_egg_deck", "security"):
            for place, card in enumerate(getattr(areas, pile)):
                names[card] = f"{seat.value}.{pile}.{place}"
        for pile in ("hand", "trash"):
            seen: Counter[str] = Counter()
            for card in getattr(areas, pile):
                face = state.cards[card].face
                seen[face] += 1
                names[card] = f"{seat.value}.{pile}.{face}.{seen[face]}"
    for number, unit in enumerate(state.units.values()):
        names[unit.id] = f"unit.{number}"
        for place, card in enumerate((*unit.stack, *unit.links)):
            names[card] = f"unit.{number}.{place}"
    # How many tokens have left the game does not matter.
    removed = (c for c in state.cards.values() if c.area is Area.REMOVED)
    names |= {card.id: f"removed.{card.face}" for card in removed}
    loose = sorted(c for c in state.cards if c not in names)
    names |= {card: f"loose.{place}" for place, card in enumerate(loose)}
    grants = enumerate(g.id for g in state.grants)
    return names | {grant: f"grant.{number}" for number, grant in grants}


# The fields of units, cards, grants, sources, clashes and occurrences that hold ids.
_REFS = frozenset((
    "id", "unit", "card", "host", "stack", "links", "attacker", "target",
))  # fmt: skip
# Of what a procedure remembers: single numbers that are ids, and several that are not.
_ONE_ID = frozenset(("unit", "card", "attacker", "target", "defender", "security", "top"))
_NO_IDS = ("pick.modes", "did.", "is ")  # how their names begin
# In words an id stands before a stroke ("12/effects.0"), after a cross ("Agumon#12"), and where
# something was gained ("gained.7.0"); other digits are no ids.
_ID_IN_WORDS = re.compile(r"\d+(?=/)|(?<=#)\d+|(?<=gained\.)\d+")
_PROPERTIES = tuple(f".{of.value}" for of in Property)


class _Teller:
    """Tells a part of a state with names in place of ids."""

    def __init__(self, names: dict[int, str]) -> None:
        self.names = names

    def __call__(self, part: object) -> Any:
        return self._told(msgspec.to_builtins(part), ids=False)

    def frame(self, frame: Frame) -> Any:
        """A running procedure: `values` are ids or not by their names; which event was the
        cause does not matter."""
        values = {
            self._words(name): self._told(value, ids=_are_ids(name, value))
            for name, value in frame.values.items()
            if not (name == "used" and isinstance(value, int))  # the number of an event
            and name != "called"  # the name of a copy
        }
        return [values, self(replace(frame, cause=0, values={}, said=None))]

    def _told(self, part: Any, *, ids: bool) -> Any:
        if isinstance(part, bool) or part is None:
            return part
        if isinstance(part, int):
            return self.names.get(part, part) if ids else part
        if isinstance(part, str):
            return self._words(part)
        if isinstance(part, dict):
            return {
                key: self._facts(value) if key == "facts" else self._told(value, ids=key in _REFS)
                for key, value in part.items()
            }
        return [self._told(value, ids=ids) for value in part]

    def _facts(self, facts: dict[str, Any]) -> Any:
        return {name: self._told(value, ids=_are_ids(name, value)) for name, value in facts.items()}

    def _words(self, words: str) -> str:
        words = re.sub(r"^pending\.\d+$", "pending", words)
        return _ID_IN_WORDS.sub(lambda m: self.names.get(int(m[0]), m[0]), words)


def _are_ids(name: str, value: object) -> bool:
    """Whether what is remembered under a name are ids of cards or units."""
    if isinstance(value, int):
        return name in _ONE_ID
    return not name.startswith(_NO_IDS) and not name.endswith(_PROPERTIES)
