"""Blocking (12-1)."""

from __future__ import annotations

from judgeapp.engine.derive import View
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Deed, KeywordName
from judgeapp.engine.legality.attack import is_battling_digimon
from judgeapp.engine.legality.verdict import Verdict, no, yes


def can_block(view: View, unit: UnitId) -> Verdict:
    clash = view.state.clash
    body = view.state.units.get(unit)
    if clash is None or clash.stage != "block":
        return no("11-4-1", unit=unit)
    if clash.blocked:
        return no("12-1-2", "12-1-3", unit=unit)
    if body is None or body.seat is clash.seat:
        return no("11-4-1", unit=unit)
    if not is_battling_digimon(view, unit):
        return no("12-1-1", unit=unit)
    if not view.has_keyword(unit, KeywordName.BLOCKER):
        return no("12-1-1", "16-4-1", unit=unit)
    if not is_battling_digimon(view, clash.attacker):
        return no("12-1-6", unit=unit)
    # 12-1-1: to block is to switch the target.
    for deed in (Deed.BE_BLOCKED, Deed.SWITCH_TARGET):
        if forbidden := view.forbidding(clash.attacker, deed, card=unit):
            return no("15-1-3", unit=unit, by=forbidden.source.card)
    if clash.target == unit:
        return no("12-1-5", unit=unit)
    if body.suspended:
        return no("12-1-4", unit=unit)
    for deed in (Deed.SUSPEND, Deed.BLOCK):
        if forbidden := view.forbidding(unit, deed):
            clause = "12-1-4" if deed is Deed.SUSPEND else "15-1-3"
            return no(clause, unit=unit, by=forbidden.source.card)
    return yes("11-4-1", "12-1-1", "4-2-8")
