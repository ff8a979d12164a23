"""[Counter] effects at the counter timing of an attack (11-3, 15-16-14)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.derive import Held, Scope, View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Area, BlastDnaDigivolve, By, EffectKind, KeywordName, Timing, parts
from judgeapp.engine.legality.activate import to_carry_out, wrong_area
from judgeapp.engine.legality.conditions import can_be_processed, can_do_all
from judgeapp.engine.legality.fusing import blast_fusions
from judgeapp.engine.legality.requirements import digivolving_by_blast
from judgeapp.engine.legality.verdict import Verdict, no, yes


def can_counter(view: View, held: Held) -> Verdict:
    """Can the defending player activate a [Counter] effect now?"""
    source, effect = held
    if Timing.COUNTER not in effect.timings or effect.kind is not EffectKind.TRIGGER:
        return no("15-16-14-1", card=source.card)
    if wrong := wrong_area(view, held):
        return wrong
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
