"""Gifts to Digimon, Tamers and players for a time."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine import lang
from judgeapp.engine.derive import times_over
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, Seat, UnitId
from judgeapp.engine.keyword_rules import rule_of
from judgeapp.engine.legality.needs import NOTHING, Finder, Needs
from judgeapp.engine.moment import Decision, Moment
from judgeapp.engine.procedures.actions.processing import finish, number_of
from judgeapp.engine.procedures.actions.rule import rule
from judgeapp.engine.procedures.actions.targets import is_conditioned, target_players, targets_of, units_among
from judgeapp.engine.state.state import Grant, replace


def give(moment: Moment, action: lang.Give) -> Decision | None:
    if isinstance(action.target, lang.Together) and any(
        isinstance(part, lang.All | lang.Player) for part in action.target.targets
    ):
        # Such a part is given to later arrivals as well (15-11-2-2), the others by themselves.
        finish(moment, *(replace(action, target=part) for part in action.target.targets))
        return None
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    # A number is fixed when the effect is processed (15-8-3-7).
    gifts = tuple(gift for g in action.gifts if (gift := _with_present_amount(moment, g)))
    if not gifts:
        # A gift once for each of something, and there is none (1-3-4).
        moment.record(EventKind.IMPOSSIBLE, "1-3-4", times=0)
        finish(moment, did=False)
        return None
    action = replace(action, gifts=gifts)
    over = action.over
    units = units_among(moment, refs)
    for unit in units:
        _record_what_spares(moment, action, unit)
    if over is not None:
        # 15-11-2-2: later arrivals are affected as well.
        _grant(moment, action, NO_UNIT, over)
    elif isinstance(action.target, lang.Player):
        seats, clause = target_players(moment, action.target.whose)
        for seat in seats:
            _grant(moment, action, NO_UNIT, None, seat=seat, clause=clause)
    else:
        for unit in units:
            _grant(moment, action, unit, None)
    finish(moment, did=over is not None or bool(refs) or isinstance(action.target, lang.Player))
    return None


def _record_what_spares(moment: Moment, action: lang.Give, unit: UnitId) -> None:
    """Record why a unit is spared the gifts it is given."""
    if moment.view.is_unaffected(unit, moment.source):
        moment.record(EventKind.UNAFFECTED, "15-15-6-1", "15-15-6-4", unit=unit)
    if _reduces(moment, action) and moment.view.forbidding(unit, lang.Deed.HAVE_DP_REDUCED, moment.source):
        moment.record(EventKind.PREVENTED, "15-1-3", unit=unit)


def _grant(
    moment: Moment,
    action: lang.Give,
    unit: UnitId,
    over: lang.Filter | None,
    *,
    seat: Seat | None = None,
    clause: str = "",
) -> None:
    state = moment.state
    breeding = unit != NO_UNIT and state.units[unit].area is lang.Area.BREEDING
    name = moment.source_label if seat is not None else ""
    grant = Grant(
        state.next_id, moment.source, action.gifts, action.until, state.clock, unit, over, seat, breeding, name=name
    )
    clauses = ["15-15-2-1", "15-15-2-2"]
    clauses += ["15-10-2-4-1", "15-11-2-1", "15-11-2-2"] if over is not None else ["15-13-1"]
    if isinstance(action.target, lang.Choose) and is_conditioned(action.target.of):
        clauses.append("15-11-1-3-2")
    clauses += [clause] if clause else []
    if (keyword := rule_of(moment.source)) is not None:
        clauses += keyword.giving
    clauses += (c for gift in action.gifts for c in _information_clauses(moment, gift, unit))
    moment.state = replace(state, grants=(*state.grants, grant), next_id=state.next_id + 1)
    moment.record(
        EventKind.GRANTED,
        *dict.fromkeys(clauses),
        gifts=action.gifts,
        unit=unit or None,
        over=over is not None or None,
        seat=seat.value if seat is not None else None,
        until=action.until.value,
        grant=grant.id,
        **moment.cause_facts,
    )


def _reduces(moment: Moment, action: lang.Give) -> bool:
    """True if DP would be taken away."""
    return any(isinstance(g, lang.AddDP) and number_of(moment, g.amount) < 0 for g in action.gifts)


def _with_present_amount(moment: Moment, gift: lang.Gift) -> lang.Gift | None:
    if isinstance(gift, lang.AddDP | lang.CardCost):
        return type(gift)(number_of(moment, gift.amount))
    if isinstance(gift, lang.Keyword) and gift.times != 1:
        return times_over(gift, number_of(moment, gift.times))
    return gift


def _information_clauses(moment: Moment, gift: lang.Gift, unit: UnitId) -> Iterator[str]:
    """The clauses on information that is added (15-12-1) or changed (15-12-2)."""
    view = moment.view
    if unit == NO_UNIT or not isinstance(gift, lang.AlsoIs | lang.Becomes):
        return
    has = {"level": view.level(unit), "dp": view.original_dp(unit), "play_cost": view.play_cost(unit)}
    if isinstance(gift, lang.AlsoIs):
        yield "15-12-1-1"
        if lang.Category.DIGIMON in gift.categories:
            yield "15-12-1-4"
        for name, value in has.items():
            if getattr(gift, name) is not None:
                yield "15-12-1-2" if value is None else "15-12-1-3"
        if gift.dp is not None and has["dp"] is None:
            yield "15-12-1-5"
        return
    yield "15-12-2-1"
    if view.face_of(unit).rules:
        yield "2-3-5"
    if any(has[name] is None and getattr(gift, name) is not None for name in ("level", "dp")):
        yield "15-12-2-2"
    if any(isinstance(g.gift, lang.Becomes) for g in view.gifts(unit)):
        yield "15-12-2-3"


def _giving(find: Finder, action: lang.Give) -> Needs:
    if action.over is not None:
        return NOTHING  # 15-11-2-2: what comes later is affected as well
    return find.cards(action.target)  # 15-15-6-4: given also to what isn't affected


RULES = rule(lang.Give, needs=_giving, does=give)
