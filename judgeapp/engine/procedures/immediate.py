"""Immediate effects (15-8-5): the window that is open for them before something happens.
judgeapp.engine.immediate knows which of them answer it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judgeapp.engine.derive import Held, Scope
from judgeapp.engine.events import What
from judgeapp.engine.identity import CardId
from judgeapp.engine.immediate import Prospect, answering, meant, overwrites
from judgeapp.engine.keywords import giver, rule_clauses
from judgeapp.engine.lang import If
from judgeapp.engine.legality import can_be_processed
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.procedures.per_turn import count_or_wait
from judgeapp.engine.state import replace

WINDOW = Procedure("window")


@WINDOW.step("15-8-5-1")
def immediate_effects(moment: Moment) -> Decision | None:
    """Values: event, units, in_battle, source, card. Immediate effects that answer what is
    about to happen trigger once (15-8-5-1), with immediate effects only (15-8-5-3), and are
    activated each once until the first cause is resolved (15-8-5-4)."""
    frame = moment.frame
    about = _prospect(moment)
    answers = _let_in(moment, answering(moment.view, about))
    if "triggered" not in frame.values:
        _trigger(moment, answers)
        moment.stay()
        return None
    triggered, used = frame.words("triggered"), _activated(moment)
    waiting = [h for h in answers if _once(h) in triggered and _once(h) not in used]
    ready = [h for h in waiting if _can_be_processed(moment, h, about)]
    if not ready:
        for held in waiting:
            _tell_not_activated(moment, held, "15-8-5-5-1", "15-6-3")
        moment.hand_back(prevented=frame.numbers("prevented"), reduced=frame.number("reduced"))
        return None
    turn = [h for h in ready if h.source.seat is moment.state.turn_seat]
    side = turn or ready  # 15-4-3-5: the turn player's side first
    chosen = side[0]
    if len(side) > 1:
        keys = {_key(moment, h): h for h in side}
        answer = moment.take_answer() if len(keys) > 1 else next(iter(keys))
        if answer is None:
            return Decision("order", chosen.source.seat, tuple(map(Option, keys)),
                            ("15-8-5-3", "15-4-3-5"))  # fmt: skip
        chosen = keys[answer]
    _note_activated(moment, chosen)
    moment.tell(
        What.ACTIVATED, "15-8-5-1", "15-8-5-2", *_of_condition(moment, chosen),
        *_of_keyword(chosen, answers),
        *((frame.word("clause"),) if "clause" in frame.values else ()),
        unit=chosen.source.unit,
        card=chosen.source.card, index=chosen.source.index, keyword=chosen.effect.keyword,
    )  # fmt: skip
    counting = count_or_wait(moment, chosen.source, chosen.effect)
    moment.call(
        "resolve", source=chosen.source, actions=chosen.effect.actions, cause=frame.cause,
        subject=meant(moment.view, chosen, about), into=(about.card,) if about.card else (),
        **counting,
    )  # fmt: skip
    moment.stay()
    return None


def _let_in(moment: Moment, answers: Iterable[Held]) -> list[Held]:
    """18-2-4: what overwrites can't come into processing that itself overwrites."""
    if not any(frame.values.get("overwriting") for frame in moment.state.frames):
        return list(answers)
    found = list(answers)
    for held in found:
        if overwrites(held) and "triggered" not in moment.frame.values:
            moment.tell(
                What.NOT_TRIGGERED, "18-2-4", unit=held.source.unit, card=held.source.card,
                index=held.source.index,
            )  # fmt: skip
    return [h for h in found if not overwrites(h)]


def _trigger(moment: Moment, answers: Sequence[Held]) -> None:
    """Each triggers once, whether its processing condition is met or not (15-8-5-5-1)."""
    used, about = _activated(moment), _prospect(moment)
    again = [h for h in answers if _once(h) in used]
    fresh = [h for h in answers if _once(h) not in used]
    early = tuple(_once(h) for h in fresh if not _can_be_processed(moment, h, about))
    moment.remember(triggered=tuple(_once(h) for h in fresh), early=early)
    for held in again:
        _tell_not_activated(moment, held, "15-8-5-4")
    for held in fresh:
        moment.tell(
            What.TRIGGERED, "15-8-5-1", "15-8-5-3", unit=held.source.unit,
            card=held.source.card, index=held.source.index, keyword=held.effect.keyword,
        )  # fmt: skip


def _tell_not_activated(moment: Moment, held: Held, *clauses: str) -> None:
    moment.tell(
        What.NOT_ACTIVATED, *clauses, unit=held.source.unit, card=held.source.card,
        index=held.source.index,
    )  # fmt: skip


def _can_be_processed(moment: Moment, held: Held, about: Prospect) -> bool:
    names = {
        "subject": meant(moment.view, held, about),
        "into": (about.card,) if about.card else (),
    }
    scope = Scope(held.source.seat, held.source.unit, held.source.card, names)
    return can_be_processed(moment.view, held.effect, scope)


def _windows(moment: Moment) -> list[int]:
    """The places of the windows that are open, that of the first cause first."""
    return [i for i, f in enumerate(moment.state.frames) if f.procedure == WINDOW.name]


def _activated(moment: Moment) -> tuple[str, ...]:
    """Immediate effects activated since the first cause was interrupted (15-8-5-4)."""
    return moment.state.frames[_windows(moment)[0]].words("used")


def _note_activated(moment: Moment, held: Held) -> None:
    first = _windows(moment)[0]
    frames = list(moment.state.frames)
    values = {**frames[first].values, "used": (*_activated(moment), _once(held))}
    frames[first] = replace(frames[first], values=values)
    moment.state = replace(moment.state, frames=tuple(frames))


def _of_condition(moment: Moment, held: Held) -> tuple[str, ...]:
    """15-8-5-5: what has a processing condition, and if it was not met at first."""
    if held.effect.condition is None and not any(isinstance(a, If) for a in held.effect.actions):
        return ()
    early = _once(held) in moment.frame.words("early")
    return ("15-8-5-5-1", "15-8-5-5-2") if early else ("15-8-5-5-1",)


def _once(held: Held) -> str:
    """What an immediate effect is known by. A keyword effect is the unit's, whatever card
    lies on top."""
    source = held.source
    return f"{source.unit}/{source.index}" if held.effect.keyword else source.key


def _of_keyword(held: Held, answers: Sequence[Held]) -> tuple[str, ...]:
    """The clauses of the keyword effect that is activated."""
    name, unit = held.effect.keyword, held.source.unit
    same = [h for h in answers if h.effect.keyword == name and h.source.unit == unit]
    return rule_clauses(name, several=len(same) > 1)


def _prospect(moment: Moment) -> Prospect:
    """What was about to happen: each effect has triggered on it (15-8-5-1), so that one of
    them has prevented it does not stop the others (16-24-4)."""
    frame = moment.frame
    return Prospect(
        frame.word("event"),
        frame.numbers("units"),
        CardId(frame.number("card")),
        bool(frame.values.get("in_battle")),
        frame.source,
    )


def _key(moment: Moment, held: Held) -> str:
    """A keyword effect is named by the card that gives it: that card may go."""
    card = giver(held.source, held.effect.keyword)
    if card not in moment.state.cards:
        card = held.source.card
    name = moment.state.face(card).name
    return f"{name}/{held.effect.keyword or held.source.index}#{card}"


PROCEDURES = (WINDOW,)
