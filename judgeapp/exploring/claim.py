"""Claims about an outcome: "Wall is deleted", "A has at most 2 memory", several of these together, and actions that an
account describes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.events import Event, EventKind, Fact
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Action
from judgeapp.engine.legality.attempt import Attempt, verdicts
from judgeapp.engine.moment import Decision
from judgeapp.engine.state.state import State

_NUMBERS = ("card", "unit", "target", "link")
_CHOSEN = ("ref", "unit", "card", "target")
_OF_PHASES = ("main", "breeding")


class DecisionPoint(Struct, frozen=True):
    """A decision: its subject, its player, and the effect that asks for it, if one does."""

    kind: str
    seat: Seat | None
    card: CardId | None = None
    unit: UnitId | None = None
    actions: tuple[Action, ...] = ()


class ClaimedAction(Struct, frozen=True):
    """Action that a player could take in a turn: an attempt that the rules can judge, by any of its requirements; or an
    answer to a question, as a card or a word."""

    turn: int
    asked: DecisionPoint  # the decision at which it was done: the first that is met
    after: int = 0  # number of other actions done in a phase before it
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
        """True if this is the decision of the action, after `done` actions in a phase."""
        if state.turn != self.turn or done < self.after:
            return False
        there = decision_point(state, decision)
        if self.asked.card is None:
            return (there.kind, there.seat) == (self.asked.kind, self.asked.seat)
        return there == self.asked

    def open_at(self, state: State, decision: Decision, done: int) -> str | None:
        """Key of the option that is this action; None if it is not open."""
        if not self.is_asked(state, decision, done):
            return None
        return next((o.key for o in decision.options if self._is(o.key, o.facts)), None)

    def doubts(self, state: State, decision: Decision) -> frozenset[tuple[str, str]]:
        """Texts that aren't understood and might have made the action legal where it wasn't: card and text."""
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
    """Decision of a state: its player, its subject, and its effect."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or frame.source is None:
        return DecisionPoint(decision.kind, decision.seat)
    source = frame.source
    return DecisionPoint(decision.kind, decision.seat, source.card, source.unit, frame.actions[:1])


def is_phase_decision(decision: Decision | None) -> bool:
    """True if a player acts on his own: in the main or the breeding phase."""
    return decision is not None and decision.kind in _OF_PHASES


ClaimKind: TypeAlias = Literal[
    "deleted",
    "survives",
    "activated",
    "wins",
    "loses",
    "memory",
    "hand",
    "security",
    "dp",
    "turn",
    "all",
    "any",
    "once",
    "open",
]


class OutcomeClaim(Struct, frozen=True):
    """Claim about the outcome of a line of play.

    kind -- deleted, survives: of the card on the field `ref`, which is called `name`
            activated: an effect of the card that is called `name`; the one at the place `index`, or
            with that keyword, if it says which, and `words` are its words; `copies` are what those
            cards are called that are meant by a name of several
            wins, loses, turn: of `seat`
            memory, hand, security: of `seat`, how much or how many there are, `at_least` to
            `at_most`; dp: how much the card on the field `ref` has
            all, any: every one of the claims `of`, or at least one of them
            once: the only one `of` is so at some moment on the way
            open: the `action` may be done at some moment on the way
    """

    kind: ClaimKind
    name: str = ""
    ref: int = 0
    index: str = ""
    seat: Seat | None = None
    at_least: int | None = None
    at_most: int | None = None
    copies: tuple[str, ...] = ()
    words: str = ""
    of: tuple[OutcomeClaim, ...] = ()
    action: ClaimedAction | None = None

    @property
    def refs(self) -> tuple[int, ...]:
        """Ids of the cards that it is about, wherever they are."""
        return (*((self.ref,) if self.ref else ()), *(self.action.refs if self.action else ()))

    @property
    def is_joined(self) -> bool:
        """True for a claim about several others together."""
        return self.kind in ("all", "any")

    @property
    def is_of_the_line(self) -> bool:
        """True for a claim about events on the line of play, and not about the position at its end."""
        return self.kind in ("deleted", "activated", "once", "open")

    def has_happened(self, events: Iterable[Event], state: State, decision: Decision | None, done: int) -> bool:
        """True if it is among the events, or holds now, after `done` actions of a phase."""
        if self.action is not None:
            return decision is not None and self.action.open_at(state, decision, done) is not None
        if self.kind == "once":
            return all(claim.holds(state, ()) for claim in self.of)
        if self.kind == "deleted":
            return any(
                event.kind is EventKind.DELETED and self.ref in (*event.ids("unit"), *event.ids("units"))
                for event in events
            )
        return any(self._is_activated(event) for event in events)

    def holds(self, state: State, happened: Collection[OutcomeClaim]) -> bool:
        """True if it holds in a position; `happened`: the claims that came true on the line to it."""
        if self.is_joined:
            parts = (claim.holds(state, happened) for claim in self.of)
            return all(parts) if self.kind == "all" else any(parts)
        if self.is_of_the_line:
            return self in happened
        if self.kind == "survives":
            return self.ref in state.units
        if self.kind == "dp":
            return self.ref in state.units and self._is_within(view(state).dp(UnitId(self.ref)))
        assert self.seat is not None
        if self.kind in ("wins", "loses"):
            winner = self.seat if self.kind == "wins" else self.seat.other
            return state.result is not None and state.result.winner is winner
        if self.kind == "turn":
            return state.turn_seat is self.seat
        return self._is_within(self._number(state, self.seat))

    def _is_within(self, number: int | None) -> bool:
        return (
            number is not None
            and (self.at_least is None or number >= self.at_least)
            and (self.at_most is None or number <= self.at_most)
        )

    def _number(self, state: State, seat: Seat) -> int:
        if self.kind == "memory":
            return state.memory_of(seat)
        areas = state.areas[seat]
        return len(areas.hand if self.kind == "hand" else areas.security)

    def _is_activated(self, event: Event) -> bool:
        if event.kind is not EventKind.ACTIVATED or event.effect is None:
            return False
        effect = event.effect
        meant = self.copies or (self.name,)
        which = ("", effect.place, effect.effect.keyword)
        return (effect.card in meant or effect.host in meant) and self.index in which


def flatten(claims: Iterable[OutcomeClaim]) -> Iterator[OutcomeClaim]:
    """Yield the claims, and the parts of those that are about others."""
    for claim in claims:
        if not claim.is_joined:
            yield claim
        yield from flatten(claim.of)


def claims_to_watch(claims: Iterable[OutcomeClaim]) -> tuple[OutcomeClaim, ...]:
    """Claims that must be watched on the line, each once."""
    return tuple(dict.fromkeys(claim for claim in flatten(claims) if claim.is_of_the_line))


def distinguished_names(state: State, claims: Iterable[OutcomeClaim]) -> Iterator[str]:
    for claim in flatten(claims):
        yield from claim.copies or filter(None, (claim.name,))
        if claim.ref in state.units:
            yield state.label(claim.ref)
