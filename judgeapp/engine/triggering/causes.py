"""Causes in trigger conditions: whose effects, which, in battle or not (15-5-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from judgeapp.engine.derive import View
from judgeapp.engine.events import Event
from judgeapp.engine.identity import EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import keyword_of
from judgeapp.engine.lang import Agent, When, Whose
from judgeapp.engine.spelling import usual


class Cause(NamedTuple):
    in_battle: bool = False
    seat: Seat | None = None  # the player whose effect causes it, if one does
    kinds: tuple[str, ...] = ()  # the kinds of card that it is of (15-2)
    names: tuple[str, ...] = ()  # names of its card
    keyword: str = ""  # the keyword effect that it is
    by_digixros: bool = False  # a DigiXros places it under another card (7-2-2-7)


def cause_of(view: View, by: EffectSource | None, *, in_battle: bool, by_digixros: bool = False) -> Cause:
    """The cause of what an effect, or none, is about to cause. An inherited effect is the
    Digimon's (15-3-2), and so goes by its names."""
    if by is None:
        return Cause(in_battle, by_digixros=by_digixros)
    on_field = by.unit in view.state.units
    names = view.names(by.unit) if on_field else (view.state.source_label(by),)
    return Cause(in_battle, by.seat, view.with_kinds(by).kinds, names, keyword_of(by.index) or "")


def source_facts(by: EffectSource | None) -> dict[str, Any]:
    """Facts of an event on the effect that brings it about, if one does."""
    if by is None:
        return {}
    return {
        "by_seat": by.seat.value,
        "by_card": by.card,
        "by_unit": by.unit or None,
        "by_kinds": by.kinds or None,
        "by_keyword": keyword_of(by.index),
    }


def cause_from(event: Event, *known: View) -> Cause:
    """The cause of an event that has happened, from its facts. The card of the effect has the names of the first of the
    `known` views that has it, or its last label."""
    facts = event.facts
    by, kinds = facts.get("by_seat"), facts.get("by_kinds")
    return Cause(
        bool(facts.get("in_battle")),
        Seat(str(by)) if by else None,
        tuple(map(str, kinds)) if isinstance(kinds, tuple) else (),
        tuple(_names(event, *known)),
        str(facts.get("by_keyword") or ""),
        bool(facts.get("by_digixros")),
    )


def _names(event: Event, *known: View) -> Iterator[str]:
    for unit in map(UnitId, event.ids("by_unit")):
        where = next((view for view in known if unit in view.state.units), None)
        yield from where.names(unit) if where else (event.names.get(unit, ""),)
        return
    yield from (event.names.get(card, "") for card in event.ids("by_card"))


def is_cause(when: When, seat: Seat, cause: Cause) -> bool:
    """True if a cause meets a trigger condition of a player's effect."""
    if (when.in_battle and not cause.in_battle) or (when.outside_battle and cause.in_battle):
        return False
    if when.outside_digixros and cause.by_digixros:
        return False
    if when.by is not None and not _is_of(when.by, cause, seat):
        return False
    return when.except_by is None or not _is_of(when.except_by, cause, seat)


def _is_of(by: Whose | Agent, cause: Cause, seat: Seat) -> bool:
    agent = Agent(by) if isinstance(by, Whose) else by
    if cause.seat is None:
        return False
    return (
        (agent.whose is Whose.ANY or (cause.seat is seat) is (agent.whose is Whose.YOURS))
        and (not agent.kinds or not {*agent.kinds}.isdisjoint(cause.kinds))
        and (
            not agent.names
            or not {usual(n, "name") for n in agent.names}.isdisjoint(usual(n, "name") for n in cause.names)
        )
        and (agent.keyword is None or agent.keyword == cause.keyword)
    )
