"""Relevance for a ruling: the events, clauses and cards of a line of play that matter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.state.state import State
from judgeapp.files.packaged import packaged
from judgeapp.table.dispute.account import LegalStep, RefusedStep
from judgeapp.table.dispute.dispute import Dispute
from judgeapp.table.tree.tree import Node

# Kinds of events by their nearness to the dispute, the nearest first.
_KINDS = packaged(__package__, "nearness.yaml", dict[str, frozenset[EventKind]])
_BY_NEARNESS = (*_KINDS.values(),)
_MATTERING = _BY_NEARNESS[:-1]
# Immediate results of a player's choice.
_DIRECT = _KINDS["result"] | _KINDS["action"]
# Events whose cards may stay hidden.
_HIDDEN = frozenset((EventKind.DREW, EventKind.CARD_MOVED, EventKind.LOOKED))
_WITH_EFFECTS = frozenset((EventKind.BECAME_ACTIVE, EventKind.TRIGGERED, EventKind.ACTIVATED))
_ABOUT = ("unit", "units", "attacker", "defender", "target", "card", "cards", "security", "became")

_MAX_PROPOSED = 4
_MAX_OF_EACH = 2
MAX_DECIDING = 6


def nearness(event: Event) -> int | None:
    """Nearness of an event to the dispute, 0 the nearest; None for one that a report's page leaves out."""
    # The action that was paid for by suspending tells of the cost.
    if event.kind is EventKind.SUSPENDED:
        return len(_BY_NEARNESS) - 1 if event.cause else None
    return next((near for near, kinds in enumerate(_BY_NEARNESS) if event.kind in kinds), None)


def is_clause(cited: str) -> bool:
    """True for a clause of the Comprehensive Rules, and not the judge or a reading."""
    return cited[:1].isdigit()


def cited_clauses(nodes: Iterable[Node]) -> tuple[str, ...]:
    """The clauses that were applied on a way, in order, each once."""
    return _applied(event for node in nodes for event in node.game.events)


def clauses_between(disputed: Dispute) -> tuple[str, ...]:
    """The clauses that decide between two accounts, then all others that were applied in them."""
    events = (event for account in disputed.accounts for taken in account.taken for event in _came_of(taken))
    return tuple(dict.fromkeys((*deciding_clauses(disputed), *_applied(events))))


def propose_clauses(nodes: Sequence[Node], disputed: Dispute | None = None, followed: int = -1) -> tuple[str, ...]:
    """The few clauses that seem to have decided, for the judge to choose from: those that decide between two accounts;
    otherwise those of refusals on the way, of results, of actions. `followed`: as of `deciding_clauses`."""
    if disputed is not None and (between := deciding_clauses(disputed, followed)):
        return between[:MAX_DECIDING]
    events = [event for node in nodes[1:] for event in node.game.events] or [
        event for node in nodes for event in node.game.events
    ]
    nearest = (event for kinds in _MATTERING for event in events if event.kind in kinds)
    return tuple(dict.fromkeys(c for event in nearest for c in _first_of(event)))[:_MAX_PROPOSED]


def deciding_clauses(disputed: Dispute, followed: int = -1) -> tuple[str, ...]:
    """The clauses that decide between two accounts: those that refuse a step at the parting, and the first one
    elsewhere; those of true statements if they don't part; then those behind the results of legal steps there.
    `followed`: of which of two legal accounts
    alone, -1 of both."""
    there = [disputed.at_parting(column) for column in range(len(disputed.accounts))]
    taken = [step for step in there if isinstance(step, LegalStep)]
    clauses = [*refusing_clauses(disputed)]
    if disputed.parting is None:
        clauses += [clause for account in disputed.accounts for step in account.taken for clause in step.clauses]
    if len(taken) == len(disputed.accounts):
        # Both are legal: the clauses on that decision.
        asked = taken[0].asked[0] if taken[0].asked else None
        clauses += asked.clauses if asked is not None and not asked.is_of_a_phase else ()
    for step in taken[followed:][:1] if followed >= 0 and len(taken) == len(disputed.accounts) else taken:
        if step.asked and (first := step.asked[0]) is not None and first.kind == "by-hand":
            # A text that nobody understood doesn't decide the events after it.
            continue
        came = _came_of(step)
        near = [event for event in came if event.kind in _DIRECT]
        near += [event for event in came if nearness(event) is not None]
        clauses += [clause for event in near[:1] for clause in _first_of(event)]
    return tuple(dict.fromkeys(filter(is_clause, clauses)))


def refusing_clauses(disputed: Dispute) -> tuple[str, ...]:
    """The first of those: the clauses that refuse steps."""
    there = (disputed.at_parting(column) for column in range(len(disputed.accounts)))
    refused = [step for step in there if isinstance(step, RefusedStep)]
    refused += sorted(filter(None, (account.wrong for account in disputed.accounts)), key=lambda step: step.at)
    return tuple(dict.fromkeys(clause for step in refused for clause in filter(is_clause, step.clauses)))


def _applied(events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(c for event in events for c in filter(is_clause, event.clauses)))


def _first_of(event: Event) -> list[str]:
    return [*filter(is_clause, event.clauses)][:_MAX_OF_EACH]


def _came_of(taken: LegalStep) -> list[Event]:
    """Events caused by a step of an account, with any choices."""
    return [event for game in taken.games[1:] for event in game.events]


def relevant_cards(nodes: Sequence[Node]) -> tuple[str, ...]:
    """The faces of the cards that what matters is about, by their keys, in the order in which they
    are spoken of. What players may not know of is not among them."""
    states = [node.game.state for node in nodes]
    events = (event for node in nodes for event in node.game.events)
    return tuple(dict.fromkeys(face for event in events for face in _faces(event, states)))


def disputed_cards(disputed: Dispute) -> tuple[str, ...]:
    """Cards named where accounts first part."""
    there = [disputed.at_parting(column) for column in range(len(disputed.accounts))]
    steps = [account for account in there if account is not None]
    steps += [step for account in disputed.accounts for step in account.judged_steps]
    states = [game.state for game in (disputed.accounts[0].start, *(step.game for step in steps))]
    faces: dict[str, None] = {}
    for step in steps:
        faces |= dict.fromkeys(face for ref in step.refs for face in _face(ref, states))
    for step in steps:
        events = _came_of(step) if isinstance(step, LegalStep) else []
        faces |= dict.fromkeys(face for event in events for face in _faces(event, states))
    return tuple(faces)


def _faces(event: Event, states: Sequence[State]) -> Iterator[str]:
    if nearness(event) is not None and event.kind not in _HIDDEN:
        for name in _ABOUT:
            for ref in event.ids(name):
                yield from _face(ref, states)
    elif event.kind in _WITH_EFFECTS:
        for ref in event.ids("card"):
            yield from _face(ref, states)


def _face(ref: int, states: Sequence[State]) -> Iterator[str]:
    """The face of a card, or of the top card of a unit wherever it was there."""
    for state in states:
        if (unit := state.units.get(UnitId(ref))) is not None:
            yield state.cards[unit.top].face
            return
        if (card := state.cards.get(CardId(ref))) is not None:
            yield card.face
            return
