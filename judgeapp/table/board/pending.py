"""Pending effects in the order in which they will go, with why: immediate effects before what they answer, of batches
the newest first, in each of them the turn player's effects first (15-4-5-2, 15-4-3-5). And the effect that is being
resolved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgeapp.cards.reading import words as book
from judgeapp.engine.derive import view
from judgeapp.engine.identity import EffectSource, UnitId
from judgeapp.engine.keyword_rules import icon_of, keyword_of
from judgeapp.engine.lang import Keyword
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import Occurrence, State
from judgeapp.engine.triggering.immediate import known_as
from judgeapp.table import words
from judgeapp.table.board.snapshot import LaterSnapshot, ResolvingSnapshot, TurnToGo, WaitingSnapshot


def pending(state: State, called: Mapping[UnitId, str], language: str) -> Iterator[TurnToGo]:
    """Immediate effects, which come before what they answer (15-8-5-2), and what waits."""
    yield from _immediate(state, called, language)
    yield from _in_batches(state, called, language)


def _immediate(state: State, called: Mapping[UnitId, str], language: str) -> Iterator[TurnToGo]:
    """Effects that have triggered in the open windows, the innermost window first, and are not activated yet
    (15-8-5-4)."""
    windows = [frame for frame in state.frames if frame.procedure == "window"]
    used = windows[0].words("used") if windows else ()
    for frame in reversed(windows):
        triggered = zip(frame.words("triggered"), frame.numbers("hosts"), frame.numbers("bodies"), strict=False)
        waiting = [
            _answering(state, frame, key, card, UnitId(unit), called, language)
            for key, card, unit in triggered
            if key not in used and (card in state.cards or unit in state.units)
        ]
        for seat in (state.turn_seat, state.turn_seat.other):
            own = tuple(effect for effect in waiting if effect.seat == seat.value)
            if own:
                order = "15-4-3-5-1" if seat is state.turn_seat else "15-4-3-5-2"
                yield TurnToGo(seat.value, own, "immediate", state.cited(("15-8-5-2", order)), len(own) > 1)


def _answering(
    state: State, frame: Frame, key: str, card: int, unit: UnitId, called: Mapping[UnitId, str], language: str
) -> WaitingSnapshot:
    """An immediate effect by the key under which its window knows it."""
    body, held = state.units.get(unit), state.cards.get(card)
    keyword = keyword_of(key.partition("/")[2])
    known = view(state).held(unit) if body is not None else ()
    effect = next((h for h in known if known_as(h) == key), None)
    text = ""
    if keyword is not None:
        text = words.of_keyword(icon_of(effect.effect, keyword) if effect else Keyword(keyword), language)
    elif effect is not None:
        text = words.of_effect(state, effect.source, effect.effect, language)
    elif held is not None:
        # An effect of a card that is on no field.
        face, place = state.faces[held.face], key.partition("/")[2]
        text = words.printed_on(face, place, language) if words.is_on(face, place) else ""
    seat = body.seat if body is not None else held.owner if held is not None else state.turn_seat
    return WaitingSnapshot(
        id=0,
        card=called.get(unit) or state.label(card),
        ref=unit or card,
        seat=seat.value,
        text=text,
        timing="",
        cause=frame.cause,
    )


def _in_batches(state: State, called: Mapping[UnitId, str], language: str) -> Iterator[TurnToGo]:
    """Batches, the newest first (15-4-5-2), in each the turn player's effects first
    (15-4-3-5). What has triggered just now will be the newest batch."""
    batches = [("older", b.occurrences) for b in reversed(state.batches)]
    if batches:
        batches[0] = ("newest", batches[0][1])
    if state.fresh:
        if batches:
            batches[0] = ("older", batches[0][1])
        batches.insert(0, ("triggered-now", state.fresh))
    for place, (why, occurrences) in enumerate(batches):
        for seat in (state.turn_seat, state.turn_seat.other):
            own = [o for o in occurrences if o.source.seat is seat]
            if not own:
                continue
            clauses = ["15-4-3-5-1" if seat is state.turn_seat else "15-4-3-5-2"]
            if len(batches) > 1 and place < len(batches) - 1:
                clauses.append("15-4-5-2")
                older = [o for _, some in batches[place + 1 :] for o in some]
                if seat is not state.turn_seat and any(o.source.seat is state.turn_seat for o in older):
                    clauses.append("15-4-5-3")
            if len(own) > 1:
                clauses.append("15-4-3-4")
            waiting = tuple(_waiting(state, o, called, language) for o in own)
            yield TurnToGo(seat.value, waiting, why, state.cited(tuple(clauses)), len(own) > 1)


def _waiting(state: State, occurrence: Occurrence, called: Mapping[UnitId, str], language: str) -> WaitingSnapshot:
    source = occurrence.source
    return WaitingSnapshot(
        id=occurrence.id,
        card=called.get(source.unit)
        or name_of_source(state, source)
        or occurrence.name
        or state.label(occurrence.host),
        ref=source.unit or source.card,
        seat=source.seat.value,
        text=words.of_effect(state, source, occurrence.effect, language),
        timing=occurrence.timing,
        cause=occurrence.cause,
    )


def later(state: State, called: Mapping[UnitId, str], language: str) -> Iterator[LaterSnapshot]:
    """Pending processing (18-1), in the order in which it was reserved."""
    for reserved in state.reserved:
        waiting = _waiting(state, reserved.occurrence, called, language)
        yield LaterSnapshot(reserved.timing, reserved.turn, waiting)


def name_of_source(state: State, source: EffectSource) -> str:
    """The card of an effect; of one that is gone the Digimon that had it; else nothing."""
    return state.label(source.card) or state.label(source.unit)


def resolving(state: State, called: Mapping[UnitId, str], language: str) -> ResolvingSnapshot | None:
    """The innermost effect of those that are being resolved; None where there is none."""
    for frame in reversed(state.frames):
        if frame.source is not None and frame.effect is not None:
            return _shown(state, frame, called, language)
    return None


def _shown(state: State, frame: Frame, called: Mapping[UnitId, str], language: str) -> ResolvingSnapshot:
    source, description = frame.source, frame.effect
    assert source is not None
    assert description is not None
    text = words.of_event(description, language)
    # What is still to be done stands in the frame, what is being done first of it.
    sentence = ""
    if len(description.effect.actions) > 1 and frame.actions:
        sentence = " ".join(book.actions_said(frame.actions[:1], language).split())
    return ResolvingSnapshot(
        card=called.get(source.unit) or name_of_source(state, source),
        ref=source.unit if source.unit in state.units else source.card,
        host=source.card if source.card in state.cards else 0,
        seat=source.seat.value,
        part=source.index,
        text=text,
        sentence=sentence,
    )
