"""Immediate effects (15-8-5): the window that is open for them before something happens.
judgeapp.engine.triggering.immediate finds those that answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from judgeapp.engine.derive import Held, View
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, UnitId
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.keyword_rules import keyword_of
from judgeapp.engine.keywords import clauses_beside, giver
from judgeapp.engine.lang import Area, Effect, If, Special, Would
from judgeapp.engine.legality.conditions import can_be_processed
from judgeapp.engine.legality.requirements import counted_in
from judgeapp.engine.legality.utilizing.committed import BY_CONDITION, can_come_next
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, about_effect
from judgeapp.engine.procedures.activation import activate, begins_with_choice, count
from judgeapp.engine.procedures.stopping import is_stopped, take_meant
from judgeapp.engine.state.state import replace
from judgeapp.engine.triggering.immediate import Prospect, concerned, in_place, known_as, missed, overwrites, scope_of
from judgeapp.engine.triggering.timings import icons

WINDOW = Procedure("window")


@WINDOW.step("15-8-5-1")
def trigger(moment: Moment) -> None:
    """Trigger the effects that answer. Values: event, units, in_battle, by_digixros, card, cards, how, to, clause,
    as_level, as_colors. They trigger with immediate effects only (15-8-5-3), whether their processing conditions are
    met or not (15-8-5-5-1)."""
    used, about = _activated(moment), _prospect(moment)
    fresh: list[Held] = []
    for held in concerned(_view(moment), about):
        if stops := _not_triggered_by(moment, held):
            moment.record_effect(EventKind.NOT_TRIGGERED, held, stops)
        elif known_as(held) in used:
            moment.record_effect(EventKind.NOT_ACTIVATED, held, "15-8-5-4")
        else:
            fresh.append(held)
            clauses = ("15-8-5-1", "15-8-5-3", *icons(held.effect))
            moment.record_effect(EventKind.TRIGGERED, held, *clauses, keyword=held.effect.keyword)
    early = tuple(known_as(h) for h in fresh if not _can_be_processed(moment, h, about))
    for held, clauses, why in missed(_view(moment), about):
        moment.record_effect(EventKind.NOT_TRIGGERED, held, *clauses, why=why or None)
    hosts, bodies = (tuple(int(h.source.card) for h in fresh), tuple(int(h.source.unit) for h in fresh))
    moment.remember(triggered=tuple(map(known_as, fresh)), early=early, hosts=hosts, bodies=bodies)
    if not fresh:
        moment.finish()


@WINDOW.step("15-8-5-2")
def activate_one_by_one(moment: Moment) -> Decision | None:
    """Activate triggered effects before their cause goes on, each once until the first cause is resolved (15-8-5-4).
    One that its player declined was not activated (15-1-6), and is open for another cause."""
    if moment.frame.values.get("declined"):
        _note_declined(moment)
    frame, about = moment.frame, _prospect(moment)
    held = [h for h in in_place(_view(moment), about) if known_as(h) in frame.words("triggered")]
    lost = frame.words("lost")
    handled = {*_activated(moment), *frame.words("activated"), *lost}
    waiting = [h for h in held if known_as(h) not in handled]
    refused = {known_as(h): _refusing_clauses(moment, h, about) for h in waiting}
    ready = [h for h in waiting if not refused[known_as(h)]]
    if not ready:
        for vain in waiting:
            moment.record_effect(EventKind.NOT_ACTIVATED, vain, *refused[known_as(vain)])
        _record_lost(moment, held)
        _use_up_next_times(moment, held)
        _hand_back(moment)
        return None
    of_turn_player = [h for h in ready if h.source.seat is moment.state.turn_seat]
    side = of_turn_player or ready  # 15-4-3-5: the turn player's side first
    chosen, answer = side[0], None
    if len(side) > 1:
        keys = _keys(moment, side)
        answer = take_meant(moment, keys) if len(keys) > 1 else next(iter(keys))
        if answer is None:
            fit = {key: h for key, h in keys.items() if _can_come_next(moment, h, about)} or keys
            options = (Option(key, about_effect(h.source)) for key, h in fit.items())
            committed = (BY_CONDITION,) if len(fit) < len(keys) else ()
            return Decision("order", chosen.source.seat, tuple(options), ("15-8-5-3", "15-4-3-5", *committed))
        chosen = keys[answer]
    moment.stay()
    stopped = is_stopped(moment, chosen, meant=answer or "")
    if stopped is None:
        return None
    if stopped:
        moment.remember(lost=(*lost, known_as(chosen)))
        moment.record_effect(EventKind.NOT_ACTIVATED, chosen, JUDGE)
        return None
    _activate(moment, chosen, held, about)
    return None


def _hand_back(moment: Moment) -> None:
    """Hand the procedure that goes on what the effects have changed."""
    frame = moment.frame
    changed = {name: frame.number(name) for name in ("reduced", "raised")}
    changed |= {"cost": frame.number("cost")} if "cost" in frame.values else {}
    moment.hand_back(prevented=frame.numbers("prevented"), **changed)


def _activate(moment: Moment, chosen: Held, held: Sequence[Held], about: Prospect) -> None:
    _note_activated(moment, chosen)
    frame, source = moment.frame, chosen.source
    if chosen.effect.area is Area.HAND and source.card not in about.revealed(moment.view):
        # 15-14-2-1: the card is revealed; it stays in the hand.
        moment.record(EventKind.REVEALED, "15-14-2-1", became=(source.card,), seat=source.seat.value)
    clauses = ["15-8-5-1", "15-8-5-2", *_condition_clauses(moment, chosen), *clauses_beside(chosen, held)]
    clauses += ["15-14-1-1"] if chosen.effect.per_turn else []
    clauses += [frame.word("clause")] if "clause" in frame.values else []
    facts: dict[str, Any] = {
        **scope_of(_view(moment), chosen, about).names,
        "undecided": begins_with_choice(chosen.effect),
    }
    activate(moment, chosen, *clauses, facts=facts)


def _not_triggered_by(moment: Moment, held: Held) -> str:
    """Clause by which an effect does not trigger although its trigger condition is met; empty if it does. An
    overwriting effect can't interrupt overwriting processing (18-2-4)."""
    if moment.state.is_used_up(held.source, held.effect):
        return "15-14-1-2"
    is_overwriting = any(frame.values.get("overwriting") for frame in moment.state.frames)
    return "18-2-4" if overwrites(held) and is_overwriting else ""


def _refusing_clauses(moment: Moment, held: Held, about: Prospect) -> tuple[str, ...]:
    """Clauses by which a waiting effect can't be activated; none if it can."""
    if moment.state.is_used_up(held.source, held.effect):
        return ("15-14-1-1",)
    return () if _can_be_processed(moment, held, about) else ("15-8-5-5-1", "15-6-3")


def _record_lost(moment: Moment, held: Sequence[Held]) -> None:
    """Record effects that triggered here and no longer wait here, though they were not activated."""
    frame, state = moment.frame, moment.state
    known = {known_as(h) for h in held}
    triggered = zip(frame.words("triggered"), frame.numbers("hosts"), frame.numbers("bodies"), strict=True)
    for key, card, unit in triggered:
        body = state.units.get(UnitId(unit))
        if key in (*frame.words("activated"), *frame.words("lost")):
            continue
        if key in _activated(moment):
            clause = "15-8-5-4"  # it was, for another cause that came in between
        elif key in known:
            continue  # it waited to the end
        elif body is None if unit else card not in state.cards:
            clause = "15-4-4-3"
        elif body is not None and key in map(known_as, moment.view.held(body.id)):
            clause = "4-15-5"
        else:
            clause = "15-4-4-4"
        index = key.partition("/")[2]
        moment.record(EventKind.NOT_ACTIVATED, clause, unit=unit, card=card, index=index, keyword=keyword_of(index))


def _use_up_next_times(moment: Moment, held: Sequence[Held]) -> None:
    """Use up a player's effects on the next time this would happen: it is over, whether he has done anything or not."""
    for source, effect in held:
        is_players = source.unit == NO_UNIT and source.index.startswith("gained.")
        if is_players and not moment.state.is_used_up(source, effect):
            count(moment, source.key)


def _can_come_next(moment: Moment, held: Held, about: Prospect) -> bool:
    scope = scope_of(_view(moment), held, about)
    return can_come_next(moment.view, known_as(held), held.effect.actions, scope)


def _can_be_processed(moment: Moment, held: Held, about: Prospect) -> bool:
    return can_be_processed(moment.view, held.effect, scope_of(_view(moment), held, about))


def _windows(moment: Moment) -> list[int]:
    """Places of the windows that are open, that of the first cause first."""
    return [i for i, f in enumerate(moment.state.frames) if f.procedure == WINDOW.name]


def _activated(moment: Moment) -> tuple[str, ...]:
    """Immediate effects activated since the first cause was interrupted (15-8-5-4)."""
    return moment.state.frames[_windows(moment)[0]].words("used")


def _note_activated(moment: Moment, held: Held) -> None:
    _set_activated(moment, (*_activated(moment), known_as(held)))
    moment.remember(activated=(*moment.frame.words("activated"), known_as(held)))


def _note_declined(moment: Moment) -> None:
    """Note that the player has declined the effect that was activated last here."""
    *_, last = moment.frame.words("activated")
    moment.remember(declined=False)
    _set_activated(moment, tuple(key for key in _activated(moment) if key != last))


def _set_activated(moment: Moment, keys: tuple[str, ...]) -> None:
    first = _windows(moment)[0]
    frames = list(moment.state.frames)
    frames[first] = replace(frames[first], values={**frames[first].values, "used": keys})
    moment.state = replace(moment.state, frames=tuple(frames))


def _condition_clauses(moment: Moment, held: Held) -> tuple[str, ...]:
    """Clauses on a processing condition, and on one that was not met at first (15-8-5-5)."""
    if held.effect.condition is None and not any(isinstance(a, If) for a in held.effect.actions):
        return ()
    early = known_as(held) in moment.frame.words("early")
    return ("15-8-5-5-1", "15-8-5-5-2") if early else ("15-8-5-5-1",)


def _view(moment: Moment) -> View:
    """View in which immediate effects answer: a Tamer that digivolves as if it were a Digimon is one."""
    units = moment.frame.numbers("units")
    return counted_in(moment.view, moment.frame, UnitId(units[0])) if units else moment.view


def _prospect(moment: Moment) -> Prospect:
    """The event that was about to happen: each effect has triggered on it (15-8-5-1), so that one of them has prevented
    it does not stop the others (16-24-4)."""
    frame = moment.frame
    return Prospect(
        cast(Would, frame.word("event")),
        frame.numbers("units"),
        frame.card,
        bool(frame.values.get("in_battle")),
        frame.source,
        cast(Special, frame.word("how")),
        Area(frame.word("to")) if frame.word("to") else "",
        bool(frame.values.get("by_digixros")),
        frame.numbers("cards"),
    )


def _keys(moment: Moment, side: Sequence[Held]) -> dict[str, Held]:
    """Effects by the keys of their options. Of several that one card gives those that do the same are one option: their
    order makes no difference. Those that do not, as two <Decode> for other cards, have a number as well."""
    alike: dict[str, dict[Effect, Held]] = {}
    for held in side:
        alike.setdefault(_key(moment, held), {})[held.effect] = held
    return {
        f"{key}#{number}" if len(several) > 1 else key: held
        for key, several in alike.items()
        for number, held in enumerate(several.values(), 1)
    }


def _key(moment: Moment, held: Held) -> str:
    """Key of an option: a keyword effect is named by the card that gives it, which may go."""
    card = giver(held.source)
    if card not in moment.state.cards:
        card = held.source.card
    # An effect that a player has been given answers also when the card that gave it is gone.
    name = moment.state.face(card).name if card in moment.state.cards else "player"
    return f"{name}/{held.effect.keyword or held.source.index}#{card}"


PROCEDURES = (WINDOW,)
