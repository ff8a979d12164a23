"""Effect timings (15-16): the event of each timing, and the clauses on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.reasons import OF_AREA
from judgeapp.engine.identity import EffectSource, Seat
from judgeapp.engine.lang import CameAbout, Effect, If, Keyword, Timing, Turn, When

# Events that the timings of 15-16 stand for, if they happen to the card itself.
_OWN_TIMINGS = {
    EventKind.PLAYED: Timing.ON_PLAY,  # 15-16-2-1
    EventKind.DIGIVOLVED: Timing.WHEN_DIGIVOLVING,  # 15-16-3-1
    EventKind.DELETED: Timing.ON_DELETION,  # 15-16-4-1
    EventKind.ATTACK_DECLARED: Timing.WHEN_ATTACKING,  # 15-16-5-1
    EventKind.MOVED: Timing.WHEN_MOVING,  # 15-16-16-1
}

# The event that each timing is of; those that stand not here are of a phase.
_EVENTS = {timing: what for what, timing in _OWN_TIMINGS.items()} | {
    Timing.WHEN_LINKING: EventKind.LINKED,
    Timing.END_OF_ATTACK: EventKind.ATTACK_ENDED,
}

TIMED = frozenset((*_EVENTS.values(), EventKind.PHASE_BEGAN))

END_OF_TURN = (Timing.END_OF_YOUR_TURN, Timing.END_OF_OPPONENTS_TURN, Timing.END_OF_ALL_TURNS)

# Timings that trigger by themselves, each with its place in the rules.
OF_TIMING: Mapping[Timing, str] = {
    Timing.ON_PLAY: "15-16-2-1",
    Timing.WHEN_DIGIVOLVING: "15-16-3-1",
    Timing.ON_DELETION: "15-16-4-1",
    Timing.WHEN_ATTACKING: "15-16-5-1",
    Timing.WHEN_LINKING: "15-16-6-1",
    Timing.START_OF_YOUR_TURN: "15-16-11-1",
    Timing.START_OF_OPPONENTS_TURN: "15-16-11-2",
    Timing.END_OF_YOUR_TURN: "15-16-12-1",
    Timing.END_OF_OPPONENTS_TURN: "15-16-12-2",
    Timing.END_OF_ALL_TURNS: "15-16-12-3",
    Timing.START_OF_YOUR_MAIN_PHASE: "15-16-13-1",
    Timing.START_OF_OPPONENTS_MAIN_PHASE: "15-16-13-2",
    Timing.END_OF_ATTACK: "15-16-15-1",
    Timing.WHEN_MOVING: "15-16-16-1",
}


def event_of(timing: Timing) -> EventKind:
    return _EVENTS.get(timing, EventKind.PHASE_BEGAN)


def by_timing(timings: Collection[Timing], source: EffectSource, event: Event) -> Timing | None:
    """The timing of an effect that an event is, if any."""
    own = _OWN_TIMINGS.get(event.kind)
    if own is not None and own in timings and not event.facts.get("mute"):
        return own if source.unit in event.ids("unit") else None
    if event.kind is EventKind.LINKED and Timing.WHEN_LINKING in timings:
        # 15-16-6-1: the card that has the effect becomes a link card.
        return Timing.WHEN_LINKING if source.card in event.ids("became") else None
    if event.kind is EventKind.PHASE_BEGAN:
        return next((t for t in _phase_timings(event, source.seat) if t in timings), None)
    if event.kind is EventKind.ATTACK_ENDED and Timing.END_OF_ATTACK in timings:
        return Timing.END_OF_ATTACK if source.unit in event.ids("unit") else None
    return None


def attack_asked(effect: Effect, timing: Timing | None) -> When | None:
    """Attack that an effect asks for on whose timing it has triggered; None if it asks for no other than any."""
    whole = effect.actions[0] if len(effect.actions) == 1 else None
    if timing is not Timing.WHEN_ATTACKING or not isinstance(whole, If) or whole.otherwise:
        return None
    asked = whole.condition.when if isinstance(whole.condition, CameAbout) else None
    return asked if asked is not None and (asked.at or asked.object) else None


def _phase_timings(event: Event, seat: Seat) -> Iterator[Timing]:
    """The timings that a phase is for the effects of a player (15-16-11 to 15-16-13)."""
    yours = event.facts.get("seat") == seat.value
    phase = event.facts.get("phase")
    if phase == "unsuspend":
        yield Timing.START_OF_YOUR_TURN if yours else Timing.START_OF_OPPONENTS_TURN
    elif phase == "main":
        yield Timing.START_OF_YOUR_MAIN_PHASE if yours else Timing.START_OF_OPPONENTS_MAIN_PHASE
    elif phase == "end":
        yield Timing.END_OF_ALL_TURNS
        yield Timing.END_OF_YOUR_TURN if yours else Timing.END_OF_OPPONENTS_TURN


def icons(effect: Effect) -> tuple[str, ...]:
    """Clauses on the icons of an effect: the turns (15-16-8, 15-16-9) and the area of its card (15-14-2 to 15-14-5)."""
    clauses = []
    if effect.during is not Turn.ALL:
        clauses.append("15-16-8-1")
    elif _says_all_turns(effect):
        clauses.append("15-16-9-1")
    if effect.area in OF_AREA:
        clauses.append(OF_AREA[effect.area])
    return tuple(clauses)


def _says_all_turns(effect: Effect) -> bool:
    """True if an effect of both turns has the icon for it: none stands before a keyword effect, or beside a timing."""
    if effect.timings or effect.keyword is not None:
        return False
    alone = effect.to is None and effect.condition is None
    return bool(effect.when) or any(not (alone and isinstance(gift, Keyword)) for gift in effect.gifts)
