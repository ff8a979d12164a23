"""Actions done to the cards of a stack: trashed from it, placed under it, de-digivolved."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from judgeapp.engine import lang
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, UnitId
from judgeapp.engine.keyword_rules import rule_of
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.conditions import with_none_to_trash
from judgeapp.engine.legality.needs import Finder, Needs, Use
from judgeapp.engine.legality.obstacles import (
    strippable,
    to_de_digivolving,
    to_placing_under,
    to_taking,
    to_trashing_under,
)
from judgeapp.engine.moment import Decision, Moment, Option, unique_name
from judgeapp.engine.procedures.actions.piles import move_loose
from judgeapp.engine.procedures.actions.processing import finish, number_of, times_of
from judgeapp.engine.procedures.actions.rule import needs_nothing, rule
from judgeapp.engine.procedures.actions.targets import affected, how_many, in_order, ref_of, targets_of, units_among
from judgeapp.engine.procedures.leaving import leave_for
from judgeapp.engine.procedures.sources import trashable
from judgeapp.engine.state import atoms
from judgeapp.engine.state.playing import being_played, lay_under


def strip(moment: Moment, unit: UnitId, count: int, *clauses: str) -> None:
    """Trash cards from the top of a stack; the new top card goes on in the same orientation (4-5-6) and is not a new
    card (3-1-3-1-3): its used-up effects stay so."""
    body = moment.state.units[unit]
    cards = body.stack[:count]
    left = body.stack[count:]
    if body.suspended:
        clauses = (*clauses, "4-5-6")
    if any(key.partition("/")[0] in map(str, left) for key in moment.state.used):
        clauses = (*clauses, "3-1-3-1-3")
    moment.state = atoms.take_from_stack(moment.state, unit, cards)
    # One by one from the top, so that the last one ends up uppermost in the trash (16-11-5).
    moved = atoms.move_cards(moment.state, cards[::-1], Area.TRASH)
    moment.apply(moved, EventKind.STACK_TRASHED, *clauses, unit=unit, count=len(cards), **moment.cause_facts)


def take_top_cards(moment: Moment, action: lang.TakeTopCards) -> Decision | None:
    """The last card of a stack stays: alone it is not stacked (4-6-1)."""
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    count, asked = times_of(moment, action.count), how_many(moment, action.target, refs)
    view, full, taken = moment.view, 0, 0
    able = [
        unit
        for unit in units_among(moment, refs)
        if not moment.stopped_by(to_taking(view, unit, action.to, moment.source))
    ]
    for unit in able:
        cards = moment.state.units[unit].stack[: min(count, len(view.sources(unit)))]
        taken, full = taken + len(cards), full + (0 < len(cards) == count)
        if cards:
            _take(moment, unit, cards, action)
    finish(moment, did=taken > 0, wholly=full >= asked)
    return None


def _take(moment: Moment, unit: UnitId, cards: Sequence[CardId], action: lang.TakeTopCards) -> None:
    if action.to == "under":
        _top_card_under(moment, unit)
    elif action.to == "trash":
        # A keyword effect's deed is its own clause: <Armor Purge> (16-18-1).
        keyword = rule_of(moment.source)
        strip(moment, unit, len(cards), keyword.clauses[0] if keyword is not None else "4-14-1")
        trashed = (*moment.frame.numbers("trashed"), *moment.events[-1].ids("became"))
        moment.remember(trashed=trashed)
    else:
        to = {"hand": Area.HAND, "deck": Area.DECK, "security": Area.SECURITY}[action.to]
        clauses = ("3-1-3-1-1", *(("4-5-6",) if moment.state.units[unit].suspended else ()))
        face_up = True if action.face_up else None
        move_loose(moment, cards, to, EventKind.CARD_MOVED, *clauses, top=not action.bottom, face_up=face_up)
        if to is Area.SECURITY:
            moment.remember(placed=moment.frame.numbers("moved"))


def end_burst(moment: Moment, _: lang.EndBurst) -> None:
    """8-3-2-1: whatever card is on top of the stack by now."""
    unit = moment.source.unit
    body = moment.state.units.get(unit)
    stops = ""
    if body is None:
        stops = "1-3-2"
    elif not moment.view.is_a(unit, lang.Category.DIGIMON):
        stops = "8-3-2-3"
    elif len(body.stack) == 1:
        stops = "8-3-2-2"
    if stops:
        moment.record(EventKind.IMPOSSIBLE, stops, "8-3-2-1", unit=unit if body else None)
    else:
        strip(moment, unit, 1, "8-3-2-1")
    finish(moment, did=not stops)


def trash_sources(moment: Moment, action: lang.TrashSources) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    count = None if action.count is None else times_of(moment, action.count)
    reached = [
        unit
        for unit in units_among(moment, refs)
        if not moment.stopped_by(to_trashing_under(moment.view, unit, moment.source))
    ]
    units = tuple(int(u) for u in reached if trashable(moment.state, u, face_down=action.face_down))
    for unit in reached:
        if unit not in units:
            moment.record(EventKind.IMPOSSIBLE, "1-3-2", unit=unit)
    if action.in_all:
        return _trash_in_all(moment, action, [UnitId(u) for u in units], count or 0)
    asked = how_many(moment, action.target, refs)
    if reached and not units and with_none_to_trash(action, moment.frame.actions[1:]) is not action:
        finish(moment, wholly=len(reached) >= asked)
        return None
    finish(moment, did=False, wholly=len(units) >= asked and count != 0)
    if units and count != 0:
        moment.call(
            "trash-sources",
            source=moment.source,
            units=units,
            count=count,
            from_top=action.from_top,
            face_down=action.face_down,
            up_to=action.up_to,
            or_more=action.or_more,
        )
    return None


def _trash_in_all(moment: Moment, action: lang.TrashSources, units: Sequence[UnitId], count: int) -> Decision | None:
    """Trash a total number of cards: the effect's player chooses the source of each."""
    there = {unit: len(trashable(moment.state, unit, face_down=action.face_down)) for unit in units}
    picked = moment.frame.numbers("pick.of")
    if answer := moment.take_answer():
        picked = (*picked, ref_of(answer))
        moment.remember(**{"pick.of": picked})
    wanted = min(count, sum(there.values()))
    while len(picked) < wanted:
        left = [unit for unit in units if picked.count(unit) < there[unit]]
        if len(left) > 1 and wanted < sum(there.values()):
            options = tuple(Option(unique_name(moment, unit), {"ref": unit}) for unit in left)
            return Decision("choose", moment.source.seat, options, ("15-15-7-3", "15-10-2-1"))
        picked = (*picked, left[0])
    chosen = tuple(dict.fromkeys(picked))
    finish(moment, did=False, wholly=len(picked) >= count > 0)
    if chosen:
        counts = tuple(map(picked.count, chosen))
        from_top, face_down = action.from_top, action.face_down
        moment.call(
            "trash-sources", source=moment.source, units=chosen, counts=counts, from_top=from_top, face_down=face_down
        )
    return None


def place_under(moment: Moment, action: lang.PlaceUnder) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    if not refs:
        finish(moment, did=False, wholly=False)
        return None
    # 4-5-7: a card put under one has left the area, so none goes under itself.
    under = targets_of(moment, action.under, "under", unfit=refs)
    if isinstance(under, Decision):
        return under
    hosts = _hosts(moment, [ref for ref in under if ref not in refs])
    onto = next((r for r in under if r in being_played(moment.state)), None)
    leaving = [u for u in units_among(moment, refs) if not moment.view.is_unaffected(u, moment.source)]
    if (hosts or onto) and leaving and not moment.frame.values.get("pick.asked"):
        # 15-8-5-2: a unit put under a card would be leaving; then this goes on.
        moment.call("would-leave", source=moment.source, units=tuple(map(int, leaving)))
        return None
    asked, placed = how_many(moment, action.target, refs), 0
    if hosts or onto:
        cards: list[CardId] = []
        stayed = moment.frame.numbers("pick.stayed")
        there = [r for r in refs if r in moment.state.units or r in moment.state.cards]
        ordered = in_order(moment, affected(moment, [r for r in there if r not in stayed]))
        if isinstance(ordered, Decision):
            return ordered
        for ref in ordered:
            placed += 1
            if moment.state.is_token(ref):
                leave_for(moment, UnitId(ref), Area.REMOVED)  # 4-18-5
            elif ref in moment.state.units:
                cards.append(CardId(leave_for(moment, UnitId(ref), Area.NOWHERE)))
            else:
                copy = moment.state.cards[ref]
                if copy.unit not in (NO_UNIT, *hosts[:1]):
                    moment.state = atoms.take_from_stack(moment.state, copy.unit, (copy.id,))
                cards.append(copy.id)
        if cards and onto is not None:
            _lay_under(moment, CardId(onto), cards)
        elif cards:
            clauses = _placing_clauses(moment, hosts[0], cards)
            if any(card in moment.state.units[hosts[0]].stack for card in cards):
                clauses = (*clauses, "3-1-3-1-3")
            stacked = atoms.stack_under(moment.state, hosts[0], cards, face_up=not action.face_down, top=action.top)
            placing = keyword.placing if (keyword := rule_of(moment.source)) is not None else ()
            clauses = ("4-5-4", "4-5-7", *clauses, *placing)
            event = moment.apply(stacked, EventKind.PLACED_UNDER, *clauses, **moment.cause_facts)
            moment.remember(placed=event.ids("became"))
    finish(moment, did=placed > 0, wholly=placed >= asked)
    return None


def _top_card_under(moment: Moment, unit: UnitId) -> None:
    """Move the top card of a stack to its bottom: the one below is now the top card, of the same Digimon in the same
    orientation (4-5-6). Neither is a new card (3-1-3-1-3): their used-up effects stay so."""
    placed = atoms.stack_under(moment.state, unit, (moment.state.units[unit].top,))
    event = moment.apply(
        placed, EventKind.PLACED_UNDER, "4-5-4", "4-5-6", "3-1-3-1-3", of_itself=True, **moment.cause_facts
    )
    moment.remember(placed=event.ids("became"))


def _lay_under(moment: Moment, card: CardId, under: Sequence[CardId]) -> None:
    """Cards are placed under one that is being played, above those that a DigiXros will place."""
    aces = any(moment.state.face(c).overflow for c in under)
    moved = atoms.move_cards(moment.state, under, Area.NOWHERE)
    event = moment.apply(
        moved, EventKind.PLACED_UNDER, "4-5-4", "4-5-7", *(("4-17-4",) if aces else ()), card=card, **moment.cause_facts
    )
    became = [CardId(c) for c in event.ids("became")]
    moment.state = lay_under(moment.state, card, *became)
    moment.remember(placed=tuple(map(int, became)))


def _hosts(moment: Moment, under: Sequence[int]) -> list[UnitId]:
    """The cards under which something can be placed; the reasons against the others are reported once. Checked again
    after immediate effects in between."""
    answered = bool(moment.frame.values.get("pick.asked"))
    name = "pick.still_reached" if answered else "pick.reached"
    if name not in moment.frame.values:
        asked = moment.frame.numbers("pick.reached") if answered else under
        able = [
            unit
            for unit in units_among(moment, asked)
            if not moment.stopped_by(to_placing_under(moment.view, unit, moment.source))
        ]
        moment.remember(**{name: tuple(map(int, able))})
    return units_among(moment, moment.frame.numbers(name))


def _placing_clauses(moment: Moment, host: UnitId, cards: Sequence[CardId]) -> tuple[str, ...]:
    """Clauses on cards under Digimon (4-2-3) or Tamers (4-3-2), and that this isn't leaving for <Overflow> (4-17-4)."""
    is_tamer = moment.view.is_a(host, lang.Category.TAMER)
    aces = any(moment.state.face(card).overflow for card in cards)
    return ("4-3-2" if is_tamer else "4-2-3", *(("4-17-4",) if aces else ()))


def de_digivolve(moment: Moment, action: lang.DeDigivolve) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    if action.times != 1:
        # Each is done by itself, with those that were chosen for the first (16-11-7).
        target = action.target
        target = lang.Named(target.name) if isinstance(target, lang.Choose) else target
        single, times = structs.replace(action, target=target, times=1), times_of(moment, action.times)
        finish(moment, *(single,) * times, did=times > 0)
        return None
    handled = moment.frame.numbers("pick.handled")
    left = [r for r in refs if r not in handled]
    if not left:
        stripped = moment.frame.numbers("pick.stripped")
        asked = how_many(moment, action.target, refs)
        finish(moment, did=bool(stripped), wholly=len(stripped) >= asked)
        moment.remember(de_digivolved=True)
        return None
    # One Digimon after the other: for each the player declares a number.
    for unit in units_among(moment, left[:1]):
        if moment.stopped_by(to_de_digivolving(moment.view, unit, moment.source)):
            continue
        most = min(number_of(moment, action.count), strippable(moment.view, unit))
        answer = moment.take_answer() if most > 1 else "1"
        if answer is None:
            # 16-11-1: the player declares from 1 to the number of the effect.
            options = tuple(Option(str(n), {"unit": unit}) for n in range(1, most + 1))
            return Decision("de-digivolve", moment.source.seat, options, ("16-11-1", "16-11-3"))
        count = int(answer)
        several = ("16-11-7",) if _is_one_of_several(moment) else ()
        more = ("16-11-5", "16-11-6") if count > 1 else ()
        strip(moment, unit, count, "16-11-1", "16-11-2", "16-11-3", *several, *more)
        moment.remember(**{"pick.stripped": (*moment.frame.numbers("pick.stripped"), unit)})
    moment.remember(**{"pick.handled": (*handled, left[0])})
    return None


def _is_one_of_several(moment: Moment) -> bool:
    """True if the effect has several <De-Digivolve> to process."""
    to_come = lang.parts(moment.frame.actions[1:])
    return bool(moment.frame.values.get("de_digivolved")) or any(isinstance(part, lang.DeDigivolve) for part in to_come)


# -- needs ------------------------------------------------------------------------------------------


def _taking(find: Finder, action: lang.TakeTopCards) -> Needs:
    """Units with any card on top of another one."""

    def can_take_from(unit: int) -> bool:
        stops = to_taking(find.view, UnitId(unit), action.to, find.by)
        return stops is None and find.view.number(action.count, find.scope) > 0

    return find.units(action.target, can_take_from)


def _trashing_sources(find: Finder, action: lang.TrashSources) -> Needs:
    """Units with this many trashable digivolution cards."""
    view = find.view

    def has_under(ref: int) -> bool:
        unit = UnitId(ref)
        under = trashable(view.state, unit, face_down=action.face_down)
        asked = len(under) if action.count is None else view.number(action.count, find.scope)
        reached = len(under) if action.or_more else max(asked, 0)
        cards = (under if action.from_top else under[::-1])[:reached]
        count = sum(to_trashing_under(view, unit, find.by, card) is None for card in cards)
        return count >= (1 if action.up_to or action.count is None else max(asked, 1))

    if action.in_all:
        meant = [UnitId(ref) for ref in find.view.meant(action.target, find.scope) if ref in view.state.units]
        free = [unit for unit in meant if to_trashing_under(view, unit, find.by) is None]
        count = sum(len(trashable(view.state, unit, face_down=action.face_down)) for unit in free)
        asked = 0 if action.count is None else view.number(action.count, find.scope)
        return Needs(so=0 < asked <= count)
    return find.units(action.target, has_under)


def _placing_under(find: Finder, action: lang.PlaceUnder) -> Needs:
    """A card, on the field or being played, under which others can be placed, and so many of those
    without it: none is placed under itself."""
    placed = find.cards(action.target, find.is_reached, Use.GOING)
    has_host = any(
        all(sum(ref != host for ref in of.able) >= of.asked for of in placed.cards)
        for host in find.view.meant(action.under, find.scope)
        if _can_be_host(find, host)
    )
    return placed._replace(so=has_host)


def _can_be_host(find: Finder, ref: int) -> bool:
    state = find.view.state
    if ref not in state.units:
        # A card asked whether it could be played counts as played (1-3-11-3).
        names = find.scope.names
        declared = {*names.get("subject", ())} & {*names.get("into", ())}
        return ref in being_played(state) or ref in declared
    return to_placing_under(find.view, UnitId(ref), find.by) is None


RULES = (
    rule(lang.TrashSources, needs=_trashing_sources, does=trash_sources)
    | rule(lang.TakeTopCards, needs=_taking, does=take_top_cards)
    | rule(lang.PlaceUnder, needs=_placing_under, does=place_under)
    | rule(
        lang.DeDigivolve,
        needs=lambda find, action: find.units(action.target, find.free(to_de_digivolving)),
        does=de_digivolve,
    )
    | rule(lang.EndBurst, needs=needs_nothing, does=end_burst)  # what the rules leave for later (8-3-2-1)
)
