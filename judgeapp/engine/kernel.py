"""The kernel: takes one step of the innermost procedure, and does at once whatever follows each step: <Overflow>,
triggers, persistent effects that begin or stop, unread texts. In place of an answer it takes a ruling or a correction
of the judge, or a concession. The state holds everything it needs to go on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from judgeapp.engine.dependencies import OFF_FIELD
from judgeapp.engine.derive import Held, View, contradict, view
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, UnitId
from judgeapp.engine.judge import JUDGE, Ruling, correct, is_correction, is_ruling, read_ruling, ruled_effect
from judgeapp.engine.keyword_rules import clauses_of, keyword_of
from judgeapp.engine.keywords import clauses_beside
from judgeapp.engine.lang import CHOSEN, All, Becomes, Effect, EffectsOf, Player, Whose
from judgeapp.engine.moment import Decision, Moment
from judgeapp.engine.procedures import ALL
from judgeapp.engine.procedures.activation import activate
from judgeapp.engine.procedures.effects import SETTLE
from judgeapp.engine.procedures.ending import concede
from judgeapp.engine.procedures.turn import TURN
from judgeapp.engine.state.cards import any_overflows
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.playing import are_let_go, laid_under
from judgeapp.engine.state.state import Phase, State, replace
from judgeapp.engine.triggering.near_misses import near_misses
from judgeapp.engine.triggering.timings import icons
from judgeapp.engine.triggering.triggers import CHANGING, triggered
from judgeapp.engine.triggering.unread import UnreadText, newly_unread, unread_texts


class Stepped(Struct, frozen=True):
    """Result of a step. With a decision the state waits for an answer."""

    state: State
    events: tuple[Event, ...] = ()
    states: tuple[State, ...] = ()  # the states right after each of the events
    decision: Decision | None = None


def step(state: State, answer: str | None = None) -> Stepped:
    """Take the next step; `answer` is the key of an option of the decision asked for.

    A duel that has ended, or whose procedures are done, takes no more steps."""
    assert state.frames, "nothing is running"
    moment = Moment(state, answer)
    if answer is not None and concede(moment, answer):
        return _stepped(moment)
    if answer is not None and carry_out_ruling(moment, answer):
        return _stepped(moment)
    if answer is not None and is_correction(answer):
        # The procedure asks again, on the current board.
        correct(moment, answer)
        _note_persistent(moment, view(state))
        _record_unread(moment, state)
        return _stepped(moment)
    frame = state.frames[-1]
    decision = ALL[frame.procedure].steps[frame.step].run(moment)
    if decision is not None:
        return _stepped(moment, decision)
    moment.state = _advanced(moment)
    _overflow(moment, state)
    if moment.events:
        before = view(state)
        _match_triggers(moment, before)
        _note_persistent(moment, before)
    _record_unread(moment, state)
    return _stepped(moment)


def opening(state: State) -> Stepped:
    """Record the texts that are not understood on a table at which nothing has happened yet."""
    moment = Moment(state, None)
    texts = unread_texts(view(state))
    if state.clock:
        # Lasting things take clock numbers, which no event has: these events take the last of them, so that the clock
        # by which lasting things began is the position's.
        moment.state = replace(state, clock=state.clock - len(texts))
    _record_texts(moment, texts, 0)
    return _stepped(moment)


def _stepped(moment: Moment, decision: Decision | None = None) -> Stepped:
    return Stepped(moment.state, tuple(moment.events), tuple(moment.states), decision)


def _advanced(moment: Moment) -> State:
    """The frames after the step."""
    frames = moment.state.frames
    outer, frame = frames[:-1], frames[-1]
    if moment.finished:
        frames = outer
    elif not moment.staying:
        is_last = frame.step + 1 == len(ALL[frame.procedure].steps)
        frames = outer if is_last else (*outer, replace(frame, step=frame.step + 1))
    return replace(moment.state, frames=(*frames, *reversed(moment.calls)))


def _overflow(moment: Moment, before: State) -> None:
    """Call the overflow of cards that left the field and the stacks there (4-17-1), before anything else (4-17-2)."""
    if not any_overflows(before.faces):
        return
    if before.units is moment.state.units and not laid_under(before) and not are_let_go(before):
        return
    aces, became = _aces(moment.state), _new_ids(moment.events)
    left = [kind for card, kind in _aces(before).items() if _followed(card, became) not in aces]
    if left:
        cause = moment.events[-1].number if moment.events else 0
        frame = Frame("overflow", values={"left": tuple(sorted(left))}, cause=cause)
        moment.state = replace(moment.state, frames=(*moment.state.frames, frame))


def _aces(state: State) -> dict[int, str]:
    """Cards with <Overflow> on the field, under cards there and under cards being played, with owner and face."""
    stacked = (card for unit in state.units.values() for card in unit.stack)
    loose = (*laid_under(state), *are_let_go(state))
    cards = (state.cards[card] for card in (*stacked, *loose) if card in state.cards)
    return {
        c.id: f"{c.owner.value}:{c.face}"
        for c in cards
        if c.face_up and state.faces[c.face].overflow  # 4-5-9
    }


def _new_ids(events: Sequence[Event]) -> dict[int, int]:
    """New ids of cards by their old ones, from events."""
    return {
        old: new
        for event in events
        for old, new in zip(event.ids("cards") or event.ids("card"), event.ids("became"), strict=False)
    }


def _followed(card: int, became: dict[int, int]) -> int:
    """Id of a card after all its moves."""
    while card in became and became[card] != card:
        card = became[card]
    return card


def _match_triggers(moment: Moment, before: View) -> None:
    """Add the effects that have triggered; they do so at any time, also while something is processed (15-4-2-2)."""
    state, events = moment.state, tuple(moment.events)
    if CHANGING.isdisjoint([event.kind for event in events]):
        return
    now = view(state)
    matched = triggered(now, before, events, state.next_id)
    for miss in near_misses(now, before, events, matched):
        cause = miss.event.number
        moment.record_effect(EventKind.NOT_TRIGGERED, miss.held, *miss.clauses, cause=cause, why=miss.seen)
    if not matched:
        return
    usable = tuple(o for o in matched if not state.is_used_up(o.source, o.effect))
    for occurrence in matched:
        if occurrence not in usable:
            held, cause, name = Held(occurrence.source, occurrence.effect), occurrence.cause, occurrence.name
            moment.record_effect(EventKind.NOT_TRIGGERED, held, "15-14-1-2", cause=cause, name=name)
    state = moment.state
    next_id = state.next_id + len(matched)
    moment.state = replace(state, fresh=(*state.fresh, *usable), next_id=next_id)
    for occurrence in usable:
        effect = occurrence.effect
        at = ("11-2-7-6",) if any(w.at for w in effect.when) else ()
        still = ("6-6-2",) if state.phase is Phase.END and all(w.phase not in ("", "end") for w in effect.when) else ()
        clauses = ("15-4-2-1", "15-4-2-2", *occurrence.rules, *clauses_beside(occurrence, usable), *at, *still)
        moment.record_waiting(EventKind.TRIGGERED, occurrence, *clauses, keyword=effect.keyword)


def _note_persistent(moment: Moment, before: View) -> None:
    """Note persistent effects that start or stop being active by themselves (15-8-2-2, 15-8-2-3), and since when: the
    later one wins (15-8-2-5). Those active from the start have no cause."""
    if not moment.events:
        return
    now = view(moment.state)
    active, since = now.active_by_key, moment.state.since
    if active.keys() == since.keys() and not now.unsettled and not moment.state.unsettled:
        return
    brought = [e for e in moment.events if e.kind in CHANGING] or moment.events
    cause = brought[-1].number
    _note_unsettled(moment, now, cause)
    if active.keys() == since.keys():
        return
    then = _active_after_each(moment, before)
    times = {key: since.get(key, moment.state.clock) for key in sorted(active)}
    on_field = (held for unit in moment.state.units for held in now.held(UnitId(unit)))
    elsewhere = (held for area in OFF_FIELD for held in now.off_field(area))
    conditional = {held.source.key for held in (*on_field, *elsewhere) if held.effect.condition is not None}
    for key, *others in _by_keyword(since.keys() - active.keys()):
        card, _, index = key.partition("/")
        clauses = ("15-8-2-3", "15-8-2-6-2") if conditional.intersection((key, *others)) else ("15-8-2-3",)
        ref = int(card.removeprefix("unit"))
        was = before.active_by_key.get(key)
        effect = moment.describe_effect(*was) if was is not None else None
        since_then = next((number for number, keys in then if key not in keys), cause)
        moment.record(EventKind.BECAME_INACTIVE, *clauses, cause=since_then, card=ref, index=index, effect=effect)
    for key, *others in _by_keyword(active.keys() - since.keys()):
        held = active[key]
        own = dict.fromkeys(clause for part in (key, *others) for clause in _persistent_clauses(now, active[part]))
        since_then = next((number for number, keys in then if key in keys), cause)
        activity: tuple[str, ...] = ("15-8-2-1", "15-8-2-2", *own)
        moment.record_effect(EventKind.BECAME_ACTIVE, held, *activity, cause=since_then, keyword=held.effect.keyword)
    moment.state = replace(moment.state, since=times)


def _by_keyword(keys: Collection[str]) -> list[list[str]]:
    """Keys of effects in order; those of one keyword effect together, which is reported once."""
    together: dict[str, list[str]] = {}
    for key in sorted(keys):
        is_keyword_effect = keyword_of(key.partition("/")[2]) is not None
        together.setdefault(key.rpartition(".")[0] if is_keyword_effect else key, []).append(key)
    return [*together.values()]


def _active_after_each(moment: Moment, before: View) -> list[tuple[int, Collection[str]]]:
    """Numbers of the event before a step and of those in it that change something, each with the keys of the effects
    active then: the first that differs is the cause."""
    changed = ((e.number, s) for e, s in zip(moment.events, moment.states, strict=True) if e.kind in CHANGING)
    return [
        (before.state.clock, before.active_by_key.keys()),
        *((number, view(state).active_by_key.keys()) for number, state in changed),
    ]


def _note_unsettled(moment: Moment, now: View, cause: int) -> None:
    """Note effects that stop themselves or each other, then no longer do, and so on: a logical loop (18-3-1). The rules
    leave it open, so the judge must know."""
    unsettled = tuple(sorted(now.unsettled))
    if unsettled != moment.state.unsettled:
        moment.state = replace(moment.state, unsettled=unsettled)
        if unsettled:
            refs = (key.partition("/")[0] for key in unsettled if "/" in key)
            cards = tuple(int(ref.removeprefix("unit")) for ref in refs)
            clauses = ("15-8-2-6-1", "15-8-2-6-2", "18-3-1")
            moment.record(EventKind.UNSETTLED, *clauses, cause=cause, effects=unsettled, cards=cards)


def _record_unread(moment: Moment, before: State) -> None:
    """Record texts that were not understood and are now where they may work: the judge must know."""
    if texts := newly_unread(before, moment.state):
        _record_texts(moment, texts, moment.events[-1].number if moment.events else 0)


def _record_texts(moment: Moment, texts: Sequence[UnreadText], cause: int) -> None:
    for source, name, text, perhaps, _ in texts:
        card, unit, index = source.card, source.unit or None, source.index
        facts: dict[str, Any] = {"card": card, "unit": unit, "index": index, "name": name, "text": text}
        moment.record(EventKind.UNREAD, "15-1-2", cause=cause, **facts, perhaps=perhaps)


_OF_PLAYER = {Whose.YOURS: "15-10-1-1-1", Whose.OPPONENTS: "15-10-1-2-1", Whose.ANY: "15-10-1-3-1"}


def _overall_clauses(held: Held) -> tuple[str, ...]:
    """Clauses on overall processing (15-11-2): nothing is chosen, and all that fits is affected while it fits."""
    to = held.effect.to
    if isinstance(to, Player):
        return (_OF_PLAYER[to.whose],)
    if not isinstance(to, All):
        return ()
    return ("15-10-2-4-1", "15-11-2-1", "15-11-2-3-1")


def _persistent_clauses(now: View, held: Held) -> tuple[str, ...]:
    """Clauses on a persistent effect that begins, besides those on beginning itself."""
    clauses = [*icons(held.effect), *_overall_clauses(held), *clauses_of(held.effect)]
    if held.effect.condition is not None:
        clauses += ["15-6-1", "15-8-2-6-1"]
    if held.source.index.startswith("inherited"):
        clauses.append("15-3-1")
    if held.source.index.startswith("link_effects"):
        clauses += ["4-2-6", "2-3-12-6"]
    if any(isinstance(gift, EffectsOf) for gift in held.effect.gifts):
        clauses += ["15-13-1", "2-3-3-2"]
    if next(now.given_beside(held.source), None) is not None:
        clauses.append("15-8-2-4")
    changing = [gift for gift in held.effect.gifts if isinstance(gift, Becomes)]
    if changing and any(contradict(mine, other) for other in now.given_beside(held.source) for mine in changing):
        clauses.append("15-8-2-5")
    return tuple(clauses)


# -- rulings of the judge --------------------------------------------------------------------------


def carry_out_ruling(moment: Moment, answer: str) -> bool:
    """Carry out a ruling; then the procedure asks again, on the new board. False if the answer is not a ruling."""
    if not is_ruling(answer):
        return False
    ruling = read_ruling(answer)
    held = ruled_effect(moment.state, ruling) if ruling.effect else None
    if held is not None:
        activate(moment, held, JUDGE, facts={"subject": ruling.cards} if ruling.cards else {})
    else:
        _call_actions(moment, ruling)
    if moment.frame.procedure == TURN.name:
        # Elsewhere triggered effects wait, as always, for the procedure that asks.
        moment.call(SETTLE.name)
    moment.state = replace(moment.state, frames=(*moment.state.frames, *reversed(moment.calls)))
    return True


def _call_actions(moment: Moment, ruling: Ruling) -> None:
    """Call the actions of a ruling as an effect of its card."""
    state = moment.state
    body, card = state.units.get(UnitId(ruling.by)), state.cards.get(CardId(ruling.by))
    if body is not None:
        source = EffectSource(body.top, body.id, body.seat, JUDGE)
    else:
        assert card is not None, "checked before"
        holder = state.units.get(card.unit)
        source = EffectSource(card.id, card.unit or NO_UNIT, holder.seat if holder is not None else card.owner, JUDGE)
    description = replace(moment.describe_effect(source, Effect(actions=ruling.actions)), place="")
    event = moment.record(
        EventKind.CORRECTED,
        JUDGE,
        kind="ruling",
        card=source.card,
        refs=(*ruling.cards, *ruling.into),
        effect=description,
    )
    named = {CHOSEN: ruling.cards, "subject": ruling.into}
    moment.call(
        "resolve",
        source=source,
        actions=ruling.actions,
        cause=event.number,
        effect=description,
        **{name: refs for name, refs in named.items() if refs},
    )
