"""Chapter 17: rule checks. They never run inside rule or effect processing (17-1-2), only
where settling asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine import atoms
from judgeapp.engine.derive import View
from judgeapp.engine.events import What
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Area, Category
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures.leaving import delete_now
from judgeapp.engine.state import Unit

_DELETED = "17-1-3-1"


def check_rules(moment: Moment) -> bool:
    """Have done what the rules say of the cards as they are now. False when that is nothing."""
    found = breaches(moment.view)
    if not found:
        return False
    held_back = ("17-1-2-1",) if moment.frame.values.get("held_back") else ()
    moment.forget("held_back")
    moment.tell(
        What.RULE_CHECK, "17-1-1", *held_back, "17-1-3",
        *dict.fromkeys(found.values()), units=tuple(found),
    )  # fmt: skip
    moment.call("rule-check", units=tuple(found), clauses=tuple(found.values()))
    return True


def breaches(view: View) -> dict[UnitId, str]:
    """The cards that can't stay on the field as they are, each with the clause."""
    return view.once(_breaches)


def _breaches(view: View) -> dict[UnitId, str]:
    return {u.id: clause for u in view.state.units.values() for clause in _wrong(view, u)}


def _wrong(view: View, unit: Unit) -> Iterator[str]:
    """The clause by which a card can't stay on the field."""
    is_digimon = view.is_a(unit.id, Category.DIGIMON)
    if not view.state.cards[unit.top].face_up:
        yield "17-1-3-5"
    elif unit.area is Area.BATTLE and is_digimon:
        dp = view.dp(unit.id)
        if dp is None:
            yield "17-1-3-2"
        elif dp == 0:
            yield _DELETED
    elif unit.placed:
        return
    elif unit.area is Area.BATTLE and view.is_a(unit.id, Category.OPTION):
        yield "17-1-3-3"
    elif unit.area is Area.BREEDING and not is_digimon:
        yield "17-1-3-4"


RULE_CHECK = Procedure("rule-check")


@RULE_CHECK.step("15-8-5-2")
def let_immediate_effects_in(moment: Moment) -> None:
    """Values: units, and for each of them the clause it falls under."""
    dead = tuple(unit for unit, clause in _found(moment) if clause == _DELETED)
    if dead:
        moment.call("window", event="deleted", units=dead)


@RULE_CHECK.step("17-1-3")
def do_all_at_once(moment: Moment) -> None:
    """What an immediate effect has brought about meanwhile is for the next rule check
    (17-1-2-1)."""
    if set(breaches(moment.view)) - set(moment.frame.numbers("units")):
        moment.hand_back(held_back=True)
    dead: list[UnitId] = []
    for unit, clause in _found(moment):
        if unit not in moment.state.units:
            continue
        if clause != _DELETED:
            _discard(moment, unit, clause)
        elif unit not in moment.frame.numbers("prevented"):
            dead.append(unit)
    delete_now(moment, dead, _DELETED, "17-1-3", without_dp=True)


def _found(moment: Moment) -> list[tuple[UnitId, str]]:
    clauses = moment.frame.values["clauses"]
    assert isinstance(clauses, tuple)
    units = moment.frame.numbers("units")
    return [(UnitId(u), str(c)) for u, c in zip(units, clauses, strict=True)]


def _discard(moment: Moment, unit: UnitId, clause: str) -> None:
    """Such a card belongs to no area and is trashed; it was not trashed from the area. The
    cards under it go with it (4-5-8)."""
    body = moment.state.units[unit]
    under = [*body.stack[1:], *body.links]
    moment.state, _ = atoms.take_off(moment.state, unit)
    moment.apply(
        atoms.move_cards(moment.state, [CardId(body.top), *under], Area.TRASH),
        What.TRASHED, "17-1-1", clause, *(("4-5-8",) if under else ()), unit=unit,
    )  # fmt: skip


PROCEDURES = (RULE_CHECK,)

__all__ = ["breaches", "check_rules"]
