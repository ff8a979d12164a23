"""Chapter 15: triggered effects that wait, and their activation and resolution. Between them the rule checks of chapter
17 run, and a declared attack goes on (11-1-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeGuard, TypeVar, cast

from msgspec import Struct

from judgeapp.engine import lang
from judgeapp.engine.derive import Held, Scope, View, clauses_of_condition
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_CARD, CardId, EffectSource, Seat
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.keyword_rules import clauses_of, is_keyword, keyword_of, rule_clauses
from judgeapp.engine.keywords import giver
from judgeapp.engine.lang import Area, By, Due, Effect, If, KeywordName, Timing, is_left_without_choice
from judgeapp.engine.legality.activate import to_carry_out
from judgeapp.engine.legality.conditions import can_be_done, can_be_processed
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.procedures.actions import perform
from judgeapp.engine.procedures.actions.structure import step_by_step
from judgeapp.engine.procedures.activation import activate, begins_with_choice, count_now, is_choice
from judgeapp.engine.procedures.ending import win
from judgeapp.engine.procedures.rule_checks import breaches, check_rules
from judgeapp.engine.procedures.stopping import is_stopped, meant
from judgeapp.engine.state.state import Batch, Grant, Occurrence, Reserved, State, replace
from judgeapp.engine.triggering.timings import icons
from judgeapp.engine.triggering.unread import stopping

_NOTHING: Mapping[str, tuple[int, ...]] = MappingProxyType({})
_BURST = KeywordName.DIGI_BURST
SETTLE = Procedure("settle")


@SETTLE.step("15-4-3-5")
def settle(moment: Moment) -> Decision | None:
    """Run rule checks and waiting effects, one after the other, until nothing is left."""
    if moment.state.result is not None:
        return None
    before = len(moment.state.fresh)
    if check_rules(moment):
        if before:
            moment.remember(before_rules=before)
        moment.stay()
        return None
    state = moment.state
    if state.fresh:
        let_wait(moment)
        moment.stay()
        return None
    if state.batches:
        if not _drop_what_waits_no_more(moment):
            return _activate_next(moment)
        moment.stay()
        return None
    if state.attack is not None and not any(frame.procedure == "attack" for frame in state.frames):
        # An attack was declared: its other timings follow (11-1-5).
        moment.call("attack")
        moment.stay()
    return None


def let_wait(moment: Moment) -> None:
    """Put all triggered since the last activation into one batch (15-4-3-2), before those waiting (15-4-5-2)."""
    state = moment.state
    clauses = ["15-4-4-1"]
    if len(state.fresh) > 1:
        clauses += ["15-4-3-1", "15-4-3-2"]
    before_rules = moment.frame.number("before_rules")
    if before_rules and before_rules < len(state.fresh):
        clauses.append("15-4-3-3")
    if state.batches:
        clauses += ["15-4-5-1", "15-4-5-2"]
        seats = {o.source.seat for batch in state.batches for o in batch.occurrences}
        if state.turn_seat in seats and any(o.source.seat is not state.turn_seat for o in state.fresh):
            clauses.append("15-4-5-3")
    moment.forget("before_rules")
    moment.state = replace(moment.state, fresh=(), batches=(*state.batches, Batch(state.fresh)))
    effects = (moment.describe_effect(o.source, o.effect, o.name) for o in state.fresh)
    times = Counter(effect.holder for effect in effects)
    waiting = tuple(f"{number} × {name}" if number > 1 else name for name, number in times.items())
    moment.record(EventKind.WAITING, *clauses, occurrences=tuple(o.id for o in state.fresh), waiting=waiting)


# Clauses by which an effect no longer waits, whatever may still come before its activation.
_NO_MORE = frozenset(("15-4-4-3", "15-4-4-4", "15-4-4-5", "15-14-1-1"))


def _drop_what_waits_no_more(moment: Moment) -> bool:
    """Drop waiting effects that are lost with their card (15-4-4-3), or that their card has lost (15-4-4-4, 15-4-4-5);
    this is known before the next one is chosen. True if there were any."""
    view, state = moment.view, moment.state
    lost = {o.id: (o, why) for o in state.pending() if (why := _refusing_clause(view, o)) in _NO_MORE}
    if not lost:
        return False
    kept = (tuple(o for o in b.occurrences if o.id not in lost) for b in state.batches)
    moment.state = replace(state, batches=tuple(Batch(occurrences) for occurrences in kept if occurrences))
    for occurrence, clause in lost.values():
        _record_lost(moment, occurrence, clause)
    return True


def _activate_next(moment: Moment) -> Decision | None:
    state = moment.state
    batch = state.batches[-1]
    of_turn_player = [o for o in batch.occurrences if o.source.seat is state.turn_seat or _is_left_without_choice(o)]
    side = of_turn_player or list(batch.occurrences)
    if (ruled := next((o for o in side if str(o.id) == meant(moment)), None)) is not None:
        _activate_or_ask(moment, ruled)
        return None
    chosen = side[0]
    # The order of several instances of a keyword effect from one card is asked for only if they do different things.
    kinds: dict[tuple[int, Effect | int], Occurrence] = {}
    for occurrence in side:
        card = giver(occurrence.source)
        kinds.setdefault((card, occurrence.effect if occurrence.effect.keyword else occurrence.id), occurrence)
    if len(kinds) > 1:
        answer = moment.take_answer()
        named = {_key(state, o): o for o in kinds.values()}
        if answer is None:
            options = tuple(
                Option(key, {"occurrence": o.id, "card": o.source.card, "index": o.source.index})
                for key, o in named.items()
            )
            clause = "15-4-3-5-1" if of_turn_player else "15-4-3-5-2"
            seat = state.turn_seat if of_turn_player else chosen.source.seat
            left = ("18-1-2",) if any(o.source.seat is not seat for o in side) else ()
            return Decision("order", seat, options, (clause, "15-4-3-4", *left))
        chosen = named[answer]
    _activate_or_ask(moment, chosen)
    return None


def _activate_or_ask(moment: Moment, chosen: Occurrence) -> None:
    """Activate a waiting effect of the newest batch; before, the judge decides whether unread texts stop it."""
    moment.stay()
    stopped = _is_stopped(moment, chosen)
    if stopped is None:
        return
    state = moment.state
    rest = tuple(o for o in state.batches[-1].occurrences if o.id != chosen.id)
    batches = (*state.batches[:-1], *((Batch(rest),) if rest else ()))
    moment.state = replace(state, batches=batches)
    if stopped:
        _record_lost(moment, chosen, JUDGE)
    else:
        _activate(moment, chosen)


def _is_stopped(moment: Moment, chosen: Occurrence) -> bool | None:
    source, timings = chosen.source, (chosen.timing,)
    # 18-1-1: pending processing is not an effect of a card that could be stopped.
    if source.index.startswith("pending") or not stopping(moment.view, source.seat, timings):
        return False
    if _refusing_clause(moment.view, chosen):
        return False  # that is the reason then
    return is_stopped(moment, Held(source, chosen.effect), timings, occurrence=chosen.id, meant=str(chosen.id))


def _is_left_without_choice(occurrence: Occurrence) -> bool:
    """True if it is pending processing in which no player has a choice: it is on nobody's side, and the turn player
    says when it comes among his own (official answers 5535, 5725)."""
    return occurrence.source.index.startswith("pending") and is_left_without_choice(occurrence.effect)


def _key(state: State, occurrence: Occurrence) -> str:
    source, body = occurrence.source, state.units.get(occurrence.source.unit)
    # The card of a gained or pending effect may be gone while the unit is still there.
    top = state.cards[body.top] if body is not None else None
    card = state.cards.get(source.card) or top or state.cards.get(occurrence.host)
    name = state.faces[card.face].name if card else occurrence.name
    return f"{name}/{occurrence.effect.keyword or source.index}#{occurrence.id}"


def _activate(moment: Moment, occurrence: Occurrence) -> None:
    """Activate a waiting effect, or record that it can't be."""
    source, effect, facts = occurrence.source, occurrence.effect, occurrence.facts
    if clause := _refusing_clause(moment.view, occurrence):
        clauses = ("15-8-3-9-2", *_unmet_clauses(moment.view, occurrence)) if clause == "15-6-3" else ()
        _record_lost(moment, occurrence, clause, *clauses)
        return
    description = None
    if source.unit and source.unit not in moment.state.units:
        # 15-8-3-5: the former top card waits, where it went.
        source = replace(source, card=occurrence.host)
        description = moment.describe_effect(source, effect, occurrence.name)
        if occurrence.name and description.card != occurrence.name:
            description = replace(description, card=occurrence.name, host=description.card)
    activate(
        moment,
        Held(source, effect),
        "15-4-1-1",
        "15-4-2-3",
        "15-4-4-2",
        "15-8-3-2",
        *_condition_clauses(effect),
        *_icon_clauses(effect),
        *_counting_clauses(moment.view, source, effect),
        *(() if begins_with_choice(effect) else _vain_use_clauses(moment.view, source, effect, facts)),
        *clauses_of(effect),
        facts=facts,
        cause=occurrence.cause,
        occurrence=occurrence.id,
        name=occurrence.name,
        description=description,
    )


def _record_lost(moment: Moment, occurrence: Occurrence, *clauses: str) -> None:
    """Record that a waiting effect can't be activated."""
    moment.record_waiting(EventKind.NOT_ACTIVATED, occurrence, *clauses)


def _refusing_clause(view: View, occurrence: Occurrence) -> str:
    """Clause by which a waiting effect can't be activated; empty if it can."""
    state, source, effect = view.state, occurrence.source, occurrence.effect
    host = state.cards.get(occurrence.host)
    if source.index.startswith("pending"):
        return ""  # 18-1-1: pending processing is not an effect of a card that must be there
    if source.unit in state.units:
        held = _still_held(view, occurrence)
        if held is None:
            return "15-4-4-4"
        timing = Timing(occurrence.timing) if occurrence.timing else None
        if timing is not None and timing not in view.timings(held):
            return "15-4-4-5"
        if timing is not None and view.silencing(source.unit, timing):
            return "15-1-3"
    elif occurrence.facts.get("silenced"):
        return "15-1-3"  # it was so when its card left
    elif host is None:
        return "15-4-4-3"
    elif _is_hidden_now(view, occurrence):
        return "15-4-4-4"
    if not state.in_turn(source.seat, effect.during):
        return "15-4-4-5"
    body = state.units.get(source.unit)
    if effect.keyword == KeywordName.DELAY and body is not None and body.arrived == state.turn:
        return "16-16-3"
    if state.is_used_up(source, effect):
        return "15-14-1-1"
    scope = Scope(source.seat, source.unit, source.card, occurrence.facts)
    return "" if can_be_processed(view, effect, scope) else "15-6-3"


def _unmet_clauses(view: View, occurrence: Occurrence) -> tuple[str, ...]:
    """Clauses on unmet conditions, by their words."""
    source, effect = occurrence.source, occurrence.effect
    scope = Scope(source.seat, source.unit, source.card, occurrence.facts)
    asked = [a.condition for a in effect.actions if isinstance(a, If)]
    asked += [effect.condition] if effect.condition is not None else []
    return tuple(dict.fromkeys(c for condition in asked for c in clauses_of_condition(view, condition, scope)))


def _still_held(view: View, occurrence: Occurrence) -> Held | None:
    """The effect, if its unit still has it. An effect that a unit gained or has by a keyword depends on the unit,
    whatever its top card (15-13-2)."""
    source = occurrence.source
    if keyword := keyword_of(source.index):
        same = (h for h in view.held(source.unit) if h.effect == occurrence.effect)
        return next((h for h in same if keyword_of(h.source.index) == keyword), None)
    return next((h for h in view.held(source.unit) if h.source.key == source.key), None)


def _is_hidden_now(view: View, occurrence: Occurrence) -> bool:
    """True if a card of the security stack lies face down now. It has its effects while it lies face up (15-14-5-1)."""
    effect, host = occurrence.effect, view.state.cards[occurrence.host]
    return host.area is effect.area is Area.SECURITY and not host.face_up


def _condition_clauses(effect: Effect) -> tuple[str, ...]:
    """Clauses on processing conditions: they count when the effect is activated (15-8-3-9-2)."""
    if effect.condition is None and not any(isinstance(a, If) for a in effect.actions):
        return ()
    return ("15-8-3-9-1", "15-8-3-9-2")


ACTIVATE_DECLARED = Procedure("activate-declared")


@ACTIVATE_DECLARED.step("15-8-4-2")
def activate_declared(moment: Moment) -> None:
    """Activate an activation-type or [Counter] effect at a player's word."""
    source = moment.source
    every = (*moment.view.held(source.unit), *off_field(moment.view, source.seat))
    held = next((h for h in every if h.source == source), None)
    if held is None:
        return  # the judge, who was asked whether it is stopped, has put its card elsewhere
    effect = held.effect
    stopped = is_stopped(moment, held)
    if stopped is None:
        moment.stay()
        return
    if stopped:
        moment.record_effect(EventKind.NOT_ACTIVATED, held, JUDGE)
        return
    if effect.area is Area.HAND:
        # 15-14-2-1: the card is revealed; it stays in the hand.
        moment.record(EventKind.REVEALED, "15-14-2-1", became=(source.card,), seat=source.seat.value)
    first, *rest = to_carry_out(moment.view, effect, Scope.of(source))
    # 15-8-4-4-1: once declared, the condition must be carried out.
    must = (*step_by_step(first), *rest) if isinstance(first, By) else ()
    event = activate(
        moment,
        held,
        "15-8-4-1",
        "15-8-4-2",
        "15-4-1-1",
        *_icon_clauses(effect),
        "15-16-7-1",
        *_counting_clauses(moment.view, source, effect),
        *_vain_use_clauses(moment.view, source, effect),
        *clauses_of(effect),
        declared=must or effect.actions,
    )
    if must:
        # 16-13-2: of a printed <Digi-Burst X> this is the condition.
        burst = rule_clauses(_BURST) if is_keyword(effect, _BURST) else ()
        moment.record(
            EventKind.DECLARED, *burst, "15-8-4-4-1", "15-7-1", cause=event.number, effect=event.effect, answer="yes"
        )


RESOLVE = Procedure("resolve")


@RESOLVE.step("15-1-2")
def resolve(moment: Moment) -> Decision | None:
    """Carry out the actions one by one, in the order of the text."""
    actions = moment.frame.actions
    if not actions or moment.state.result is not None:
        return None
    if moment.frame.values.get("begun"):
        held_back = bool(moment.frame.values.get("held_back")) or _is_check_held_back(moment)
        moment.remember(several=True, held_back=held_back)
    if len(actions) > 1:
        count_for_all(moment)
        actions = moment.frame.actions
    if not is_choice(actions[0]):
        count_now(moment)
    decision = perform(moment, actions[0])
    if decision is None:
        moment.remember(begun=True)
        moment.stay()
    return decision


def _is_check_held_back(moment: Moment) -> bool:
    """True if a rule check would find anything new to rule checks while the effect isn't done (17-1-2-2)."""
    checking = [f for f in moment.state.frames if f.procedure == "rule-check"]
    known = {unit for frame in checking for unit in frame.numbers("units")}
    return bool(set(breaches(moment.view)) - known)


@RESOLVE.step("15-1-4")
def resolved(moment: Moment) -> None:
    source = moment.source
    clauses = ["15-1-2"]
    if moment.frame.values.get("several"):
        clauses.append("15-1-4")
    if moment.frame.values.get("held_back"):
        clauses.append("17-1-2-2")
    if source.card not in moment.state.cards and moment.state.plays(EditionFact.FINISHED_ANYWAY):
        clauses.append("15-4-1-2@4.2")  # its card has become a new card meanwhile
    if moment.frame.word("counts"):
        clauses.append("15-14-1-1")  # its player declined all of it, so it is not used up
    moment.record(EventKind.RESOLVED, *clauses, card=source.card, index=source.index)
    if winner := moment.frame.word("winner"):
        win(moment, Seat(winner), "1-2-6")
    _hand_back(moment)
    attack = moment.state.attack
    if attack is not None and attack.ended and attack.stage != "end":
        moment.call("end-of-attack")  # 15-15-1-1


def _hand_back(moment: Moment) -> None:
    """Hand an immediate effect's preventions and reductions to its window, or its player's refusal."""
    frame, outer = moment.frame, moment.state.frames[-2]
    if frame.values.get("undecided"):
        moment.hand_back(declined=True)
    if frame.numbers("prevented"):
        moment.hand_back(prevented=(*outer.numbers("prevented"), *frame.numbers("prevented")))
    for changed in ("reduced", "raised"):
        if frame.number(changed):
            moment.hand_back(**{changed: outer.number(changed) + frame.number(changed)})
    if "cost" in frame.values:
        moment.hand_back(cost=frame.number("cost"))


def off_field(view: View, seat: Seat) -> Iterator[Held]:
    """Effects of a player's cards in the hand, trash or security stack (15-14)."""
    for area in (Area.HAND, Area.TRASH, Area.SECURITY):
        yield from (h for h in view.off_field(area) if h.source.seat is seat)


def _icon_clauses(effect: Effect) -> tuple[str, ...]:
    clauses = list(icons(effect))
    if effect.per_turn:
        clauses.append("15-14-1-1")
    if Timing.COUNTER in effect.timings:
        clauses.append("15-16-14-1")
    return tuple(clauses)


def _counting_clauses(view: View, source: EffectSource, effect: Effect) -> tuple[str, ...]:
    """Clause on [X Per Turn], which is counted for each card."""
    others = effect.per_turn and any(_is_of_another(view, source, key) for key in view.state.used)
    return ("15-14-1-3",) if others else ()


def _vain_use_clauses(
    view: View, source: EffectSource, effect: Effect, facts: Mapping[str, tuple[int, ...]] = _NOTHING
) -> tuple[str, ...]:
    """Clause on a use that counts even if nothing can be done."""
    scope = Scope.of(source, facts)
    in_vain = effect.per_turn and not any(can_be_done(view, a, scope) for a in effect.actions)
    return ("15-14-1-5",) if in_vain else ()


def _is_of_another(view: View, source: EffectSource, key: str) -> bool:
    """True if a key counted the same effect of another copy of the card."""
    card, _, index = key.partition("/")
    if index != source.index or not card.isdigit() or card == str(source.card):
        return False
    other, own = (view.state.cards.get(CardId(c)) for c in (int(card), source.card))
    return other is not None and own is not None and other.face == own.face


def reserve_due(moment: Moment, timing: Due, *, but: Sequence[int] = ()) -> None:
    """Let pending processing whose timing has come wait like triggered effects (18-1-1), except for the ids `but`."""
    state = moment.state
    due = tuple(r for r in state.reserved if _is_due(state, r, timing) and r.occurrence.id not in but)
    if due:
        left = tuple(r for r in state.reserved if r not in due)
        moment.state = replace(state, reserved=left, fresh=(*state.fresh, *(r.occurrence for r in due)))
        for reserved in due:
            moment.record_waiting(EventKind.TRIGGERED, reserved.occurrence, "18-1-1", "18-1-2")


def let_lapse(moment: Moment, timing: Due, card: CardId = NO_CARD) -> None:
    """Drop pending processing for a timing that no longer comes, such as a battle that does not take place (18-1-1);
    only that of `card`, if one is given."""
    state = moment.state
    gone = tuple(r for r in state.reserved if r.timing == timing and card in (NO_CARD, r.occurrence.source.card))
    if gone:
        moment.state = replace(state, reserved=tuple(r for r in state.reserved if r not in gone))
    for occurrence in (reserved.occurrence for reserved in gone):
        _record_lost(moment, occurrence, "18-1-1")


def _is_due(state: State, reserved: Reserved, timing: str) -> bool:
    """True if pending processing is due. "At the end of the turn" is that of this turn; "of your turn" the next."""
    if reserved.timing == timing:
        return reserved.turn in (0, state.turn)
    yours = "your" if reserved.occurrence.source.seat is state.turn_seat else "opponents"
    return reserved.timing == timing.replace("-of-", f"-of-{yours}-")


PROCEDURES = (SETTLE, ACTIVATE_DECLARED, RESOLVE)


def expire(moment: Moment, gone: Sequence[Grant], clause: str) -> None:
    """End grants, and record their holders and gifts."""
    if not gone:
        return
    state = moment.state
    moment.state = replace(state, grants=tuple(g for g in state.grants if g not in gone))
    units = tuple(dict.fromkeys(int(g.unit) for g in gone if g.unit)) or None
    gifts = tuple(dict.fromkeys(gift for g in gone for gift in g.gifts))
    moment.record(EventKind.EXPIRED, clause, grants=tuple(g.id for g in gone), units=units, gifts=gifts)


# -- for each --------------------------------------------------------------------------------------


T = TypeVar("T")
_Counted = lang.Count | lang.Kinds | lang.DoneTo | lang.Happened | lang.MemoryOn


def count_for_all(moment: Moment) -> None:
    """Count at the first of several actions how often the following ones are done."""
    if not moment.state.plays(EditionFact.EACH_COUNTED_ONCE):
        return
    shared = (n for n in lang.parts(moment.frame.actions[0]) if _is_shared(n))
    number = next(shared, None)
    if number is None:
        return
    once = replace(number, each=1)
    value = moment.view.number(once, moment.scope)
    moment.record(EventKind.COUNTED, "15-15-7-1", "4-27-4@4.2", count=value)
    moment.put_actions(_Fixing(once, value, number.shared).fixed(moment.frame.actions))


def _is_shared(part: object) -> TypeGuard[_Counted]:
    return isinstance(part, _Counted) and part.shared > 1


class _Fixing:
    """Replaces a count to be taken by its result, as often as it is shared."""

    def __init__(self, once: _Counted, value: int, left: int) -> None:
        self._once, self._value, self._left = once, value, left

    def fixed(self, part: T) -> T:
        """Part of an effect with the count replaced where it is due."""
        if self._left and _is_shared(part) and replace(part, each=1) == self._once:
            self._left -= 1
            return cast(T, part.each * self._value)
        if isinstance(part, tuple):
            return cast(T, tuple(self.fixed(member) for member in part))
        if not self._left or not isinstance(part, Struct):
            return part
        fields: dict[str, Any] = {f: self.fixed(getattr(part, f)) for f in part.__struct_fields__}
        return cast(T, replace(part, **fields))
