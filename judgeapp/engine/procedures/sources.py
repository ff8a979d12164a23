"""Trashing of digivolution cards by effects, with the immediate effects that answer it (15-8-5)."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.obstacles import to_trashing_under
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.state import atoms
from judgeapp.engine.state.frames import Value
from judgeapp.engine.state.state import State

TRASH_SOURCES = Procedure("trash-sources")


@TRASH_SOURCES.step("15-8-5-2")
def let_immediate_effects_in(moment: Moment) -> None:
    """Open the window for immediate effects. Values: units, count (None: all), counts (of each, where they differ),
    from_top, face_down, up_to, or_more."""
    moment.call("window", event="sources-trashed", units=moment.frame.numbers("units"), source=moment.frame.source)


@TRASH_SOURCES.step("15-8-5-2")
def ask_again_what_is_reached(moment: Moment) -> None:
    """Ask again which Digimon can have cards trashed: immediate effects may have changed that."""
    frame, there = moment.frame, moment.state.units
    stopped = tuple(
        ref
        for ref in frame.numbers("units")
        if ref in there
        and ref not in frame.numbers("prevented")
        and moment.stopped_by(to_trashing_under(moment.view, UnitId(ref), moment.source))
    )
    moment.remember(prevented=(*frame.numbers("prevented"), *stopped))


@TRASH_SOURCES.step("15-15-7-2")
def trash(moment: Moment) -> Decision | None:
    """Trash from the top (15-15-7-2) or the bottom (15-15-7-3), one after the other so many. Of "up to" so many the
    player of the effect declares how many, at least one (1-3-6), of each in turn; of so many "or more", how many of
    which that many can be trashed (15-7-3, official answers 1923 and 3347)."""
    frame = moment.frame
    prevented = frame.numbers("prevented")
    from_top, asked = bool(frame.values.get("from_top")), frame.values.get("count")
    counts = list(frame.numbers("counts"))
    if answer := moment.take_answer():
        counts.append(int(answer))
        moment.remember(counts=tuple(counts))
    meant = [UnitId(r) for r in frame.numbers("units") if r not in prevented and r in moment.state.units]
    or_more = bool(frame.values.get("or_more"))
    if or_more or frame.values.get("up_to"):
        for unit in meant[len(counts) :]:
            most = min(frame.number("count"), len(moment.state.units[unit].stack) - 1)
            numbers = _enough(moment, unit) if or_more else range(1, most + 1)
            if len(numbers) > 1:
                options = tuple(Option(str(n), {"unit": unit}) for n in numbers)
                clauses = ("15-7-3",) if or_more else ("15-10-2-2", "1-3-6")
                return Decision("how-many", moment.source.seat, options, clauses)
            counts += numbers or (0,)
            moment.remember(counts=tuple(counts))
    elif counts:
        counts = [n for r, n in zip(frame.numbers("units"), counts, strict=True) if r in meant]
    full = 0
    trashed: list[int] = []
    face_down = bool(frame.values.get("face_down"))
    for index, unit in enumerate(meant):
        under = trashable(moment.state, unit, face_down=face_down)
        count = len(under) if asked is None or counts else frame.number("count")
        count = counts[index] if counts else count
        cards = under[:count] if from_top else under[::-1][:count]
        by = moment.source
        cards = tuple(c for c in cards if not moment.stopped_by(to_trashing_under(moment.view, unit, by, c)))
        full += len(cards) >= (frame.number("count") if or_more else count)
        if cards:
            moment.state = atoms.take_from_stack(moment.state, unit, cards)
            moved = atoms.move_cards(moment.state, cards, Area.TRASH)
            clause = "15-15-7-2" if from_top else "15-15-7-3"
            facts = {"unit": unit, "count": len(cards), "sources": True, **moment.cause_facts}
            event = moment.apply(moved, EventKind.STACK_TRASHED, clause, **facts)
            trashed += event.ids("became")
    # "For each card trashed by this effect"
    moment.hand_back(trashed=(*moment.state.frames[-2].numbers("trashed"), *trashed))
    report_outcome(moment, int(bool(trashed)), 0)
    report_outcome(moment, full, len(frame.numbers("units")))
    return None


def _enough(moment: Moment, unit: UnitId) -> Sequence[int]:
    """Numbers of digivolution cards of which so many as the effect asks for can be trashed."""
    under = trashable(moment.state, unit)
    cards = under if moment.frame.values.get("from_top") else under[::-1]
    free = [to_trashing_under(moment.view, unit, moment.source, card) is None for card in cards]
    return [n for n in range(1, len(cards) + 1) if sum(free[:n]) >= moment.frame.number("count")]


WOULD_TRASH_SOURCES = Procedure("would-trash-sources")


@WOULD_TRASH_SOURCES.step("15-8-5-2")
def ask_before_trashing(moment: Moment) -> None:
    """Open the window for immediate effects on the trashing of digivolution cards that have been chosen, for an action
    that then goes on with those of the units that do not stay as they are. Values: units."""
    moment.call("window", event="sources-trashed", units=moment.frame.numbers("units"), source=moment.frame.source)


@WOULD_TRASH_SOURCES.step("15-8-5-2")
def hand_back_whose_stay(moment: Moment) -> None:
    stayed: Value = moment.frame.numbers("prevented")
    moment.hand_back(**{"pick.asked": True, "pick.stayed": stayed})


def trashable(state: State, unit: UnitId, *, face_down: bool = False) -> tuple[CardId, ...]:
    """Digivolution cards of a unit, the top first; only those that lie face down (4-5-9)."""
    under = state.units[unit].stack[1:]
    return tuple(c for c in under if not (face_down and state.cards[c].face_up))


PROCEDURES = (TRASH_SOURCES, WOULD_TRASH_SOURCES)
