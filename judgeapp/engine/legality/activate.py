"""Activating effects: activation-type ones (15-8-4), [Counter] effects at the counter timing of an attack (11-3,
15-16-14), and why others did not trigger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgeapp.engine.dependencies import FIELD
from judgeapp.engine.derive import Held, Scope, View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.reasons import OF_AREA
from judgeapp.engine.identity import Seat
from judgeapp.engine.keyword_rules import is_in_breeding_too
from judgeapp.engine.lang import (
    Action,
    Area,
    BlastDnaDigivolve,
    By,
    Category,
    DigiBurst,
    Effect,
    EffectKind,
    If,
    KeywordName,
    Timing,
    parts,
)
from judgeapp.engine.legality.conditions import can_be_processed, can_do_all
from judgeapp.engine.legality.fusing import blast_fusions
from judgeapp.engine.legality.requirements import digivolving_by_blast
from judgeapp.engine.legality.verdict import Verdict, no, refusal_in_main_phase, yes


def can_activate(view: View, seat: Seat, held: Held) -> Verdict:
    """Verdict on a player's activating an activation-type effect in his main phase (15-8-4)."""
    if refusal := refusal_in_main_phase(view, seat):
        return no(*refusal.clauses, "15-8-4-2", **refusal.facts)
    source, effect = held
    body = view.state.units.get(source.unit)
    if source.seat is not seat or (body is not None and body.seat is not seat):
        return no("6-5-1-6-1", card=source.card)
    if not effect.is_declared:
        return no("15-8-4-1", card=source.card)
    if refusal := refusal_by_area(view, held):
        return refusal
    if view.state.is_used_up(source, effect):
        return no("15-14-1-1", card=source.card)
    if silenced := view.silencing(source.unit, Timing.MAIN):
        return no("15-1-3", card=source.card, by=silenced.source.card)
    delays = effect.keyword == KeywordName.DELAY
    if delays and body is not None and body.arrived == view.state.turn:
        return no("16-16-3", card=source.card)
    is_option = body is not None and view.face_of(body.id).category is Category.OPTION
    if is_option and not delays:
        # The [Main] effect of an Option card is activated by using the card.
        return no("9-1-1", card=source.card)
    scope = Scope.of(source)
    if not can_be_processed(view, effect, scope):
        return no("15-8-4-3-1", "15-6-3", card=source.card)
    first, *_ = to_carry_out(view, effect, scope) or (None,)
    if isinstance(first, By) and not can_do_all(view, first, scope):
        return no("15-8-4-4-1", card=source.card)
    return yes("6-5-1-6-1", "15-8-4-1", "15-8-4-2")


def to_carry_out(view: View, effect: Effect, scope: Scope) -> tuple[Action, ...]:
    """Actions of an activation-type effect when it is declared now, with those behind a condition that is met: an
    optional processing condition with which it begins must be one that can be carried out, and is (15-8-4-4-1)."""
    first, *rest = effect.actions or (None,)
    if isinstance(first, If) and view.holds(first.condition, scope):
        first, *rest = (*first.then, *rest)
    if isinstance(first, DigiBurst):
        first = first.condition
    return (first, *rest) if first is not None else ()


def did_trigger(view: View, held: Held, events: Sequence[Event]) -> Verdict:
    """Verdict on whether these events made an effect trigger (15-8-3-3) or not: as they say, or because its trigger
    condition was not met (15-8-3-4)."""
    source, effect = held
    facts = {"card": source.card, "unit": source.unit, "index": source.index}
    if any(e.kind is EventKind.TRIGGERED and facts.items() <= e.facts.items() for e in events):
        return yes("15-8-3-3")
    for event in events:
        if event.kind is EventKind.NOT_TRIGGERED and facts.items() <= event.facts.items():
            return no(*event.clauses, card=source.card)
    if view.state.is_used_up(source, effect):
        return no("15-14-1-2", card=source.card)
    return no("15-8-3-4", card=source.card)


def refusal_by_area(view: View, held: Held) -> Verdict | None:
    """Verdict against an effect whose card is not in the battle area, or where its icon says (15-14). None if it is."""
    source, effect = held
    body, card = view.state.units.get(source.unit), view.state.cards.get(source.card)
    area = body.area if body else card.area if card else Area.NOWHERE
    if effect.area in OF_AREA:
        face_up = effect.area is not Area.SECURITY or (card is not None and card.face_up)
        right = area is effect.area and face_up
        return None if right else no(OF_AREA[effect.area], card=source.card)
    if area is Area.BREEDING and not is_in_breeding_too(effect):
        return no("3-4-5-4", card=source.card)
    return None if area in FIELD else no("15-1-6", card=source.card)


def can_counter(view: View, held: Held) -> Verdict:
    """Verdict on the defending player's activating a [Counter] effect now."""
    source, effect = held
    if Timing.COUNTER not in effect.timings or effect.kind is not EffectKind.TRIGGER:
        return no("15-16-14-1", card=source.card)
    if refusal := refusal_by_area(view, held):
        return refusal
    if not view.state.in_turn(source.seat, effect.during):
        return no("11-3-1", card=source.card)
    if view.state.is_used_up(source, effect):
        return no("15-14-1-1", card=source.card)
    if silenced := view.silencing(source.unit, Timing.COUNTER):
        return no("15-1-3", card=source.card, by=silenced.source.card)
    blasts = effect.keyword == KeywordName.BLAST_DIGIVOLVE
    if blasts and not digivolving_by_blast(view, source):
        return no("16-25-1", "16-25-4", "8-1-3-1", card=source.card)
    if any(
        not blast_fusions(view, source, part.of)
        for part in parts(effect.actions)
        if isinstance(part, BlastDnaDigivolve)
    ):
        return no("16-30-1", "16-30-5", "8-2-3-1", card=source.card)
    scope = Scope.of(source)
    declared = view.state.plays(EditionFact.COUNTER_DECLARED)
    if not can_be_processed(view, effect, scope):
        return no(*(("15-8-4-3-1",) if declared else ()), "15-6-3", card=source.card)
    first, *_ = to_carry_out(view, effect, scope) or (None,)
    if declared and isinstance(first, By) and not can_do_all(view, first, scope):
        return no("15-8-4-4-1", card=source.card)
    return yes("11-3-1", "11-3-2", "15-16-14-1")


def counter_effects(view: View, seat: Seat) -> tuple[Held, ...]:
    """[Counter] effects that the defending player can activate (11-3-1, 15-16-14-1)."""
    return tuple(held for held in with_counter(view, seat) if can_counter(view, held).ok)


def with_counter(view: View, seat: Seat) -> Iterator[Held]:
    """[Counter] effects of a player's cards, whether he can activate them or not."""
    for unit in view.state.units.values():
        if unit.seat is seat:
            yield from (h for h in view.held(unit.id) if Timing.COUNTER in h.effect.timings)
    for area in (Area.HAND, Area.TRASH, Area.SECURITY):
        for held in view.off_field(area):
            if held.source.seat is seat and Timing.COUNTER in held.effect.timings:
                yield held
