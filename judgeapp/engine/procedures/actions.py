"""What each action of the effect language does. An action may have to ask; then it is taken
again with the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from judgeapp.engine import atoms, lang
from judgeapp.engine.derive import Scope, asks_for_information, frozen_name
from judgeapp.engine.events import What
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, Source, UnitId
from judgeapp.engine.lang import Action, Area, Deed, Whose
from judgeapp.engine.legality import (
    can_attack,
    can_do_all,
    fits_colors,
    fits_requirement,
    has_play_cost,
    targets_of_attack,
)
from judgeapp.engine.moment import Decision, Moment, Option, name_of
from judgeapp.engine.procedures.leaving import leave_for, of_moving
from judgeapp.engine.procedures.setup import ask_shuffle, draw_cards
from judgeapp.engine.reasons import of_condition, of_filter
from judgeapp.engine.state import Grant, Occurrence, Reserved, replace

_LOWEST_STRIPPED = 3  # 16-11-4: Lv.3 cards and what follows stay
# Several cards leave a pile at the same time, but one by one in their order.
_ONE_BY_ONE = {Area.DECK: "3-2-4", Area.DIGI_EGG_DECK: "3-3-4", Area.SECURITY: "3-7-5"}


def perform(moment: Moment, action: Action) -> Decision | None:
    """Do an action, or the next part of it. When it is done, it is gone from the frame."""
    return _PERFORM[type(action)](moment, action)


def _done(moment: Moment, *then: Action, did: bool = True) -> None:
    """The action is done; `then` comes next, before what was to come."""
    moment.forget("pick.")
    moment.remember(**{"did.it": (1,) if did else ()})
    moment.put_actions((*then, *moment.frame.actions[1:]))


# -- targets ----------------------------------------------------------------------------------


def _targets(
    moment: Moment, target: lang.Target, slot: str = "target"
) -> tuple[int, ...] | Decision:
    """The units and cards an action is about, asking for choices one after the other."""
    view, scope = moment.view, moment.scope
    done, picks = f"pick.{slot}.done", f"pick.{slot}"
    if isinstance(target, lang.Player):
        return ()
    if isinstance(target, lang.Named):
        _note_lost(moment, target.name)
        return view.named(target.name, scope)
    if isinstance(target, lang.All):
        if moment.frame.values.get(done):
            return moment.frame.numbers(picks)
        refs = view.that_fit(target.of, scope)
        moment.tell(What.MEANT, "15-11-2-1", *of_filter(view, target.of, scope), refs=refs)
        moment.remember(**{picks: refs})
        moment.remember(**{done: True})
        return refs
    if moment.frame.values.get(done):
        return moment.frame.numbers(picks)
    return _choose(moment, target, picks, done)


def _choose(
    moment: Moment, target: lang.Choose, picks: str, done: str
) -> tuple[int, ...] | Decision:
    view, scope = moment.view, moment.scope
    picked = moment.frame.numbers(picks)
    if moment.answer is not None:
        answer = moment.take_answer() or ""
        if answer == "enough":
            return _chosen(moment, target, picked, picks, done)
        picked = (*picked, _ref_of(answer))
        moment.remember(**{picks: picked})
    wanted = view.number(target.count, scope)
    left = [r for r in _choosable(moment, target, picked) if r not in picked]
    seat = scope.seat if target.by is not Whose.OPPONENTS else scope.seat.other
    if target.by is Whose.ANY:
        # 1-3-5: each player chooses among his own cards, the turn player first.
        first = moment.state.turn_seat
        own = [p for p in picked if _seat_of(moment, p) is first]
        waiting = [r for r in left if _seat_of(moment, r) is first]
        if len(own) < wanted and waiting:
            seat, left, picked_here = first, waiting, len(own)
        else:
            seat, picked_here = first.other, len(picked) - len(own)
            left = [r for r in left if _seat_of(moment, r) is seat]
        wanted += len(picked) - picked_here
    full = target.total_dp is None and len(picked) >= wanted
    if full or not left:
        return _chosen(moment, target, picked, picks, done)
    optional = bool(picked) and (target.up_to or target.total_dp is not None)
    exact = not optional and not target.up_to and target.total_dp is None
    if exact and len(left) <= wanted - len(picked):
        # 15-10-2-1: as many as possible, so there is nothing to choose.
        if target.by is Whose.ANY and seat is moment.state.turn_seat:
            moment.remember(**{picks: (*picked, *left)})
            return _choose(moment, target, picks, done)
        return _chosen(moment, target, (*picked, *left), picks, done)
    options = [Option(name_of(moment, r), {"ref": r}) for r in left]
    if optional:
        options.append(Option("enough"))
    clause = "15-10-2-2" if target.up_to else "15-10-2-1"
    clauses = [clause, "15-11-1-1", "1-3-6", "15-9-1-2"]
    if picked:
        clauses.append("15-10-2-3")  # none is chosen twice
    if _is_conditioned(target.of):
        clauses.append("15-11-1-3-1")
    clauses += of_filter(view, target.of, scope)
    if target.different:
        clauses += ("4-22-1", "4-22-2")
    if target.by is Whose.ANY:
        clauses.append("1-3-5")
    return Decision("choose", seat, tuple(options), tuple(dict.fromkeys(clauses)))


def _is_conditioned(of: lang.Filter) -> bool:
    """Whether a target must fulfil more than to be there and to be a player's (15-11-1-3)."""
    plain = lang.Filter(whose=of.whose, categories=of.categories, areas=of.areas, other=of.other)
    return of != plain


def _note_lost(moment: Moment, name: str) -> None:
    """15-11-1-2: a chosen card that has become a new card is not the target any more."""
    for ref in moment.frame.numbers(name) if name in moment.frame.values else ():
        if ref not in moment.state.units and ref not in moment.state.cards:
            moment.tell(What.IMPOSSIBLE, "15-11-1-2", "3-1-3-1-2", ref=ref)


def _choosable(moment: Moment, target: lang.Choose, picked: Sequence[int]) -> list[int]:
    view, scope = moment.view, moment.scope
    fitting = list(view.that_fit(target.of, scope))
    if target.total_dp is not None:
        limit = view.number(target.total_dp, scope)
        spent = sum(view.property_of(p, lang.Property.DP) or 0 for p in picked)
        fitting = [
            r for r in fitting
            if spent + (view.property_of(r, lang.Property.DP) or 0) <= limit
        ]  # fmt: skip
    if target.different:
        fitting = [r for r in fitting if _differ(moment, target.different, (*picked, r))]
    return fitting


def _differ(moment: Moment, what: str, refs: Sequence[int]) -> bool:
    """Whether cards can be told apart by their colors, names, levels or traits: each by one
    that no other is told by (4-22-1); of several that a card has any one will do (4-22-2)."""
    told: dict[object, int] = {}
    offered = {r: _to_be_told_by(moment, what, r) for r in refs}

    def find(ref: int, tried: set[object]) -> bool:
        for mark in offered[ref]:
            if mark not in tried:
                tried.add(mark)
                if mark not in told or find(told[mark], tried):
                    told[mark] = ref
                    return True
        return False

    return all(find(ref, set()) for ref in refs)


def _to_be_told_by(moment: Moment, what: str, ref: int) -> Sequence[object]:
    view, face = moment.view, moment.state.face(_card(moment, ref))
    on_field = ref in moment.state.units
    if what == "color":
        return sorted(view.colors(UnitId(ref)) if on_field else face.all_colors)
    if what == "name":
        return view.names(UnitId(ref)) if on_field else face.names
    if what == "trait":
        return view.traits(UnitId(ref)) if on_field else face.all_traits
    level = view.property_of(ref, lang.Property.LEVEL)
    return () if level is None else (level,)


def _chosen(
    moment: Moment, target: lang.Choose, picked: tuple[int, ...], picks: str, done: str
) -> tuple[int, ...]:
    moment.remember(**{picks: picked, target.name: picked})
    moment.remember(**{done: True})
    if picked:
        clauses = (
            *_of_choice(moment, target, len(picked)),
            *of_filter(moment.view, target.of, moment.scope),
            *(("4-22-1", "4-22-2") if target.different else ()),
        )
        moment.tell(What.CHOSEN, "15-11-1-1", *clauses, refs=picked)
    return picked


def _of_choice(moment: Moment, target: lang.Choose, picked: int) -> tuple[str, ...]:
    """What the rules say of where a choice looks, and as of when."""
    clauses = ["15-10-2-2" if target.up_to else "15-10-2-1"]
    if _is_conditioned(target.of):
        clauses.append("15-11-1-3-1")
    if target.of.areas == (Area.BATTLE,):
        clauses.append("15-1-7")
    if not target.up_to and picked < moment.view.number(target.count, moment.scope):
        clauses.append("15-1-5")
    if "subject" in moment.frame.values:
        inside = list(lang.parts(target.of))
        if any(isinstance(p, lang.Count) for p in inside):
            clauses.append("15-8-3-7")
        if any(isinstance(p, lang.PropertyOf) and p.card == "subject" for p in inside):
            clauses.append("15-8-3-8")
    return tuple(clauses)


def _seat_of(moment: Moment, ref: int) -> Seat:
    unit = moment.state.units.get(UnitId(ref))
    return unit.seat if unit else moment.state.cards[CardId(ref)].owner


def _card(moment: Moment, ref: int) -> CardId:
    return moment.state.units[ref].top if ref in moment.state.units else CardId(ref)


def _ref_of(key: str) -> int:
    return int(key.rpartition("#")[2])


def _affected(moment: Moment, refs: Sequence[int]) -> list[int]:
    """Those that the effect reaches (15-15-6-1); choosing them is possible all the same
    (15-15-6-3)."""
    reached: list[int] = []
    for ref in refs:
        if ref in moment.state.units and moment.view.is_unaffected(UnitId(ref), moment.source):
            chosen = ref in moment.frame.numbers("pick.target")
            clauses = ("15-15-6-1", "15-15-6-3") if chosen else ("15-15-6-1",)
            kind = moment.view.rules_of_kind(moment.source)
            moment.tell(What.UNAFFECTED, *clauses, *kind, unit=ref)
        else:
            reached.append(ref)
    return reached


def _units(moment: Moment, refs: Sequence[int]) -> list[UnitId]:
    return [UnitId(r) for r in refs if r in moment.state.units]


def _by(moment: Moment) -> dict[str, Any]:
    return {"by_seat": moment.source.seat.value, "by_card": moment.source.card}


def _seat(moment: Moment, whose: Whose) -> Seat:
    own = moment.source.seat
    return own.other if whose is Whose.OPPONENTS else own


def _seats(moment: Moment, whose: Whose) -> tuple[tuple[Seat, ...], str]:
    """The players that an effect means, and the clause that says so (15-10-1)."""
    own = moment.source.seat
    if whose is Whose.ANY:
        turn = moment.state.turn_seat
        return (turn, turn.other), "15-10-1-3-1"
    if whose is Whose.OPPONENTS:
        return (own.other,), "15-10-1-2-1"
    return (own,), "15-10-1-1-1"


def _number(moment: Moment, number: lang.Number) -> int:
    value = moment.view.number(number, moment.scope)
    if isinstance(number, lang.Count):
        moment.tell(What.COUNTED, "15-15-7-1", count=value)
    elif isinstance(number, lang.Happened):
        moment.tell(What.COUNTED, "15-15-7-1", "15-15-7-4", count=value)
    return value


def _times(moment: Moment, number: lang.Number) -> int:
    """How often something is done: 0 times or fewer is not at all (1-3-4)."""
    times = _number(moment, number)
    if times <= 0:
        moment.tell(What.IMPOSSIBLE, "1-3-4", times=times)
    return max(0, times)


# -- areas that are revealed or looked at as a whole ----------------------------------------------


def _is_closed(moment: Moment, seat: Seat, area: Area) -> bool:
    """15-15-3-4, 15-15-4-5: while a whole area is revealed or looked at, no other effect adds
    cards to it."""
    for frame in moment.state.frames:
        clause = frame.values.get(f"whole.{seat.value}.{area.value}")
        if isinstance(clause, str) and clause and frame.source != moment.source:
            moment.tell(What.IMPOSSIBLE, clause, seat=seat.value, area=area.value)
            return True
    return False


# -- what happens to cards of the field ---------------------------------------------------------


def _delete(moment: Moment, action: lang.Delete) -> Decision | None:
    target, changed = _with_raised_limit(moment, action.target)
    refs = _targets(moment, target)
    if isinstance(refs, Decision):
        return refs
    if changed:
        clause = changed if isinstance(changed, str) else (
            "15-15-5-1" if changed > 0 else "15-15-5-2")  # fmt: skip
        moment.tell(What.COUNTED, clause, count=0 if isinstance(changed, str) else changed)
    units = _units(moment, refs)
    _done(moment, did=bool(units))
    if units:
        moment.call("delete", source=moment.source, units=tuple(units), clause="4-13-1")
    return None


def _with_raised_limit(moment: Moment, target: lang.Target) -> tuple[lang.Target, int | str]:
    """15-15-5: effects that add to the number in "delete ... with X DP or less", or reduce it.
    Only a number that stands in the text is changed (15-15-5-3)."""
    if not isinstance(target, lang.Choose | lang.All) or target.of.dp is None:
        return target, 0
    view = moment.view
    change = sum(
        view.number(g.gift.amount, Scope(g.source.seat, g.source.unit, g.source.card))
        for g in view.player_gifts(moment.source.seat)
        if isinstance(g.gift, lang.AddToEffects) and g.gift.of is lang.Limit.DELETION_DP
    )
    most = target.of.dp.at_most
    if not change or most is None:
        return target, 0
    if not isinstance(most, int):
        return target, "15-15-5-3"
    of = replace(target.of, dp=replace(target.of.dp, at_most=most + change))
    return replace(target, of=of), change


def _turn(moment: Moment, action: lang.Suspend | lang.Unsuspend) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    suspend = isinstance(action, lang.Suspend)
    deed = Deed.SUSPEND if suspend else Deed.UNSUSPEND
    turned = False
    for unit in _units(moment, _affected(moment, refs)):
        if moment.state.units[unit].suspended is suspend:
            moment.tell(What.IMPOSSIBLE, "1-3-3", unit=unit)
        elif moment.view.forbidding(unit, deed):
            moment.tell(What.PREVENTED, "15-1-3", unit=unit)
        else:
            moment.apply(
                atoms.turn_unit(moment.state, unit, suspended=suspend),
                What.SUSPENDED if suspend else What.UNSUSPENDED,
                "4-11-1-2-1" if suspend else "4-11-1-1-1",
                **_by(moment),
            )
            turned = True
    _done(moment, did=turned)
    return None


def _trash(moment: Moment, action: lang.Trash) -> Decision | None:
    if action.target == lang.Named("top-card"):
        _trash_top_card(moment)
        return None
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    reached = _affected(moment, refs)
    units = tuple(map(int, _units(moment, reached)))
    loose = [CardId(r) for r in reached if r in moment.state.cards]
    _move_loose(moment, loose, Area.TRASH, What.TRASHED, "4-14-1")
    _done(moment, did=bool(reached))
    if units:
        moment.call("leave", source=moment.source, units=units, to=Area.TRASH.value, top=True)
    return None


def _trash_top_card(moment: Moment) -> None:
    """The top card of the stack of the effect's own unit (16-18-1)."""
    unit = moment.source.unit
    body = moment.state.units.get(unit)
    did = body is not None and len(body.stack) > 1
    if body is not None and did:
        strip(moment, unit, 1, "16-18-1")
    _done(moment, did=did)


def strip(moment: Moment, unit: UnitId, count: int, *clauses: str) -> None:
    """Cards are trashed from the top of a stack; what is uppermost then goes on in the same
    orientation (4-5-6)."""
    cards = moment.state.units[unit].stack[:count]
    moment.state = atoms.take_from_stack(moment.state, unit, cards)
    # One by one from the top, so that the last one ends up uppermost in the trash (16-11-5).
    moment.apply(
        atoms.move_cards(moment.state, cards[::-1], Area.TRASH), What.STACK_TRASHED, *clauses,
        "4-5-6", "3-1-3-1-3", unit=unit, count=len(cards), **_by(moment),
    )  # fmt: skip


def _move_loose(
    moment: Moment, cards: Sequence[CardId], to: Area, what: What, *clauses: str,
    top: bool = True, face_up: bool | None = None,
) -> None:  # fmt: skip
    """Cards that are no unit: of a pile, under a card, or revealed."""
    if any(moment.state.cards[c].shown_from for c in cards):
        clauses = (*clauses, "15-15-3-3")
    if set(cards).intersection(moment.frame.numbers("looked")):
        clauses = (*clauses, "15-15-4-4")
    clauses = tuple(dict.fromkeys((*clauses, *of_moving(moment, cards, to, face_up))))
    for card in cards:
        held = moment.state.cards[card]
        if held.unit != NO_UNIT:
            moment.state = atoms.take_from_stack(moment.state, held.unit, (card,))
    if cards:
        moment.apply(
            atoms.move_cards(moment.state, cards, to, top=top, face_up=face_up), what, *clauses,
            **_by(moment),
        )  # fmt: skip
        # What it has become is called "moved" ("if a card with ... was trashed by this effect").
        moment.remember(moved=moment.events[-1].ids("became"))


def _send(moment: Moment, target: lang.Target, to: Area, *, top: bool,
          face_up: bool | None = None) -> Decision | None:  # fmt: skip
    refs = _targets(moment, target)
    if isinstance(refs, Decision):
        return refs
    reached = [
        r for r in _affected(moment, refs)
        if not _is_closed(moment, moment.state.cards[_card(moment, r)].owner, to)
    ]  # fmt: skip
    clauses: tuple[str, ...] = ("3-1-3-1-1",)
    if to in (Area.DECK, Area.SECURITY) and len(reached) > 1:
        ordered = _in_order(moment, reached)
        if isinstance(ordered, Decision):
            return ordered
        reached = ordered
        clauses = (*clauses, "3-1-3-4", "3-1-3-6")
    # One after the other, so the uppermost comes last to the top.
    units = tuple(map(int, _units(moment, reached[::-1] if top else reached)))
    loose = [CardId(r) for r in reached if r in moment.state.cards]
    _show_what_was_asked_for(moment, target, loose, to)
    _move_loose(moment, loose, to, What.CARD_MOVED, *clauses, top=top, face_up=face_up)
    _done(moment, did=bool(reached))
    if units:
        moment.call(
            "leave", source=moment.source, units=units, to=to.value, top=top, face_up=face_up,
        )  # fmt: skip
    return None


def _in_order(moment: Moment, refs: Sequence[int]) -> list[int] | Decision:
    """Cards that leave at the same time go in the order that the player of the effect chooses
    (3-1-3-4), the uppermost first."""
    ordered = [r for r in moment.frame.numbers("pick.order") if r in refs]
    if moment.answer is not None:
        ordered.append(_ref_of(moment.take_answer() or ""))
        moment.remember(**{"pick.order": tuple(ordered)})
    waiting = [r for r in refs if r not in ordered]
    if len(waiting) > 1:
        options = tuple(Option(name_of(moment, r), {"ref": r}) for r in waiting)
        return Decision("put-back", moment.source.seat, options, ("3-1-3-4", "3-1-3-6"))
    return [*ordered, *waiting]


_HIDDEN = (Area.HAND, Area.DECK, Area.DIGI_EGG_DECK, Area.SECURITY)


def _show_what_was_asked_for(
    moment: Moment, target: lang.Target, cards: Sequence[CardId], to: Area
) -> None:
    """3-1-3-7: a card of a kind that goes from one hidden place to another is shown first."""
    if isinstance(target, lang.Named | lang.Player) or to not in _HIDDEN:
        return
    hidden = [c for c in cards if moment.state.cards[c].area in _HIDDEN]
    if hidden and asks_for_information(target.of):
        moment.tell(What.REVEALED, "3-1-3-7", cards=tuple(map(int, hidden)), **_by(moment))


def _to_hand(moment: Moment, action: lang.ToHand) -> Decision | None:
    return _send(moment, action.target, Area.HAND, top=True)


def _to_deck(moment: Moment, action: lang.ToDeck) -> Decision | None:
    return _send(moment, action.target, Area.DECK, top=action.top)


def _to_security(moment: Moment, action: lang.ToSecurity) -> Decision | None:
    return _send(moment, action.target, Area.SECURITY, top=action.top,
                 face_up=True if action.face_up else None)  # fmt: skip


def _trash_top(moment: Moment, action: lang.TrashTop) -> None:
    seats, clause = _seats(moment, action.whose)
    count = _times(moment, action.count)
    piles = [atoms.pile(moment.state, s, action.of)[:count] for s in seats]
    cards = [c for pile in piles for c in pile]
    # One by one, so that the last one lies uppermost in the trash.
    one_by_one = (_ONE_BY_ONE[action.of],) if len(cards) > 1 else ()
    _move_loose(moment, cards[::-1], Area.TRASH, What.TRASHED, "4-14-1", clause, *one_by_one)
    if any(len(pile) < count for pile in piles):
        moment.tell(What.IMPOSSIBLE, "1-3-2", count=count * len(piles) - len(cards))
    _done(moment, did=bool(cards))


def _trash_sources(moment: Moment, action: lang.TrashSources) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    count = _times(moment, action.count)
    units = tuple(
        int(u)
        for u in _units(moment, _affected(moment, refs))
        if len(moment.state.units[u].stack) > 1
    )
    _done(moment, did=bool(units) and count > 0)
    if units and count:
        moment.call(
            "trash-sources", source=moment.source, units=units, count=count,
            from_top=action.from_top,
        )  # fmt: skip
    return None


def _place_under(moment: Moment, action: lang.PlaceUnder) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    under = _targets(moment, action.under, "under")
    if isinstance(under, Decision):
        return under
    hosts = [u for u in _units(moment, under) if not _is_token(moment, u)]
    if len(hosts) < len(_units(moment, under)):
        moment.tell(What.IMPOSSIBLE, "4-18-3", "1-3-2")
    leaving = [u for u in _units(moment, refs) if not moment.view.is_unaffected(u, moment.source)]
    if hosts and leaving and not moment.frame.values.get("pick.asked"):
        # 15-8-5-2: what would be put under a card would leave; then this goes on.
        moment.call("would-leave", source=moment.source, units=tuple(map(int, leaving)))
        return None
    if hosts:
        cards: list[CardId] = []
        stayed = moment.frame.numbers("pick.stayed")
        moment.remember(wholly=not stayed)
        for ref in _affected(moment, [r for r in refs if r not in stayed]):
            if ref in moment.state.units and _is_token(moment, UnitId(ref)):
                leave_for(moment, UnitId(ref), Area.REMOVED)  # 4-18-5
            elif ref in moment.state.units:
                cards.append(CardId(leave_for(moment, UnitId(ref), Area.NOWHERE)))
            else:
                held = moment.state.cards[ref]
                if held.unit != NO_UNIT:
                    moment.state = atoms.take_from_stack(moment.state, held.unit, (held.id,))
                cards.append(held.id)
        if cards:
            clauses = _of_placing(moment, hosts[0], cards)
            event = moment.apply(
                atoms.stack_under(moment.state, hosts[0], cards), What.PLACED_UNDER, "4-5-4",
                "4-5-7", *clauses, **_by(moment),
            )  # fmt: skip
            moment.remember(placed=event.ids("became"))
    _done(moment, did=bool(hosts))
    return None


def _is_token(moment: Moment, unit: UnitId) -> bool:
    return moment.state.cards[moment.state.units[unit].top].token


def _of_placing(moment: Moment, host: UnitId, cards: Sequence[CardId]) -> tuple[str, ...]:
    """What cards are under a Digimon (4-2-3) or a Tamer (4-3-2), and that it is no leaving
    for <Overflow> (4-17-4)."""
    is_tamer = moment.view.is_a(host, lang.Category.TAMER)
    aces = any(moment.state.face(card).overflow for card in cards)
    return ("4-3-2" if is_tamer else "4-2-3", *(("4-17-4",) if aces else ()))


def _place_in_battle(moment: Moment, action: lang.PlaceInBattle) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    for ref in refs:
        if ref in moment.state.cards:
            moment.apply(
                atoms.new_unit(moment.state, CardId(ref), Area.BATTLE, placed=True),
                What.CARD_MOVED, "17-1-3-3", "3-4-3", **_by(moment),
            )  # fmt: skip
    _done(moment, did=bool(refs))
    return None


def _de_digivolve(moment: Moment, action: lang.DeDigivolve) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    handled = moment.frame.numbers("pick.handled")
    left = [r for r in refs if r not in handled]
    if not left:
        _done(moment, did=bool(moment.frame.numbers("pick.stripped")))
        return None
    # One Digimon after the other: for each the player declares a number.
    for unit in _units(moment, left[:1]):
        # 16-11-8: whether the effect still reaches it is asked each time.
        if moment.view.is_unaffected(unit, moment.source):
            moment.tell(What.UNAFFECTED, "15-15-6-1", "16-11-8", unit=unit)
            continue
        most = min(_number(moment, action.count), _strippable(moment, unit))
        if most == 0:
            moment.tell(What.IMPOSSIBLE, "16-11-4", unit=unit)
            continue
        answer = moment.take_answer() if most > 1 else "1"
        if answer is None:
            # 16-11-1: the player declares from 1 to the number of the effect.
            options = tuple(Option(str(n), {"unit": unit}) for n in range(1, most + 1))
            return Decision("de-digivolve", moment.source.seat, options, ("16-11-1", "16-11-3"))
        count = int(answer)
        strip(
            moment, unit, count, "16-11-1", "16-11-2", "16-11-3", "16-11-7",
            *(("16-11-5", "16-11-6") if count > 1 else ()),
        )  # fmt: skip
        moment.remember(**{"pick.stripped": (*moment.frame.numbers("pick.stripped"), unit)})
    moment.remember(**{"pick.handled": (*handled, left[0])})
    return None


def _strippable(moment: Moment, unit: UnitId) -> int:
    """How many cards can be trashed from the top until a Lv.3 card or the last one. A card
    that lies face down has no level (4-5-9)."""
    state = moment.state
    count = 0
    for card in state.units[unit].stack[:-1]:
        if state.cards[card].face_up and state.face(card).level == _LOWEST_STRIPPED:
            break
        count += 1
    return count


# -- memory and decks ---------------------------------------------------------------------------


def _shuffle(moment: Moment, action: lang.Shuffle) -> Decision | None:
    if decision := ask_shuffle(moment, _seat(moment, action.whose), action.of, "1-3-10"):
        return decision
    _done(moment)
    return None


def _move(moment: Moment, action: lang.Move) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    moved = [u for u in _units(moment, _affected(moment, refs)) if _moves(moment, u)]
    _done(moment, did=bool(moved))
    return None


def _moves(moment: Moment, unit: UnitId) -> bool:
    body = moment.state.units[unit]
    if moment.view.dp(unit) is None:
        moment.tell(What.IMPOSSIBLE, "4-15-2", unit=unit)
        return False
    to = Area.BATTLE if body.area is Area.BREEDING else Area.BREEDING
    if to is Area.BREEDING and moment.view.units_in(Area.BREEDING, body.seat):
        moment.tell(What.IMPOSSIBLE, "3-4-5-2", unit=unit)
        return False
    moment.apply(
        atoms.move_unit(moment.state, unit, to), What.MOVED, "4-15-1", "4-15-3", "4-15-4",
        **_by(moment),
    )  # fmt: skip
    return True


def _memory(moment: Moment, action: lang.Memory) -> None:
    amount = _number(moment, action.amount)
    seat = moment.source.seat
    if amount > 0 and (
        forbidden := moment.view.player_forbidden(seat, Deed.GAIN_MEMORY, moment.source)
    ):
        moment.tell(What.PREVENTED, "15-1-3", seat=seat.value, by=forbidden.source.card)
        _done(moment, did=False)
        return
    # 15-12-1-6: what is a Tamer besides may do what Tamers may.
    both = ("15-12-1-6",) if amount > 0 and (
        len(moment.view.categories_of_source(moment.source)) > 1
        and moment.view.player_forbidden(seat, Deed.GAIN_MEMORY)
    ) else ()  # fmt: skip
    if amount:
        wanted = moment.state.memory_of(seat) + amount
        ends = ("1-4-2-2",) if abs(wanted) > atoms.MEMORY_END else ()
        moment.apply(
            atoms.set_memory(moment.state, seat, wanted),
            What.MEMORY, "4-1-4", *ends, *both, **_by(moment),
        )  # fmt: skip
    _done(moment, did=bool(amount))


def _set_memory(moment: Moment, action: lang.SetMemory) -> None:
    moment.apply(
        atoms.set_memory(moment.state, moment.source.seat, action.to), What.MEMORY, "4-1-2",
        **_by(moment),
    )  # fmt: skip
    _done(moment)


def _draw(moment: Moment, action: lang.Draw) -> None:
    count = _times(moment, action.count)
    seats, clause = _seats(moment, action.whose)
    did = False
    for seat in seats:
        if _is_closed(moment, seat, Area.HAND):
            continue
        drawn = draw_cards(moment, seat, count, "16-7-1", "16-7-2", "16-7-3", clause)
        if len(drawn) < count:
            moment.tell(What.IMPOSSIBLE, "1-3-2", count=count - len(drawn))
        did = did or bool(drawn)
    _done(moment, did=did)


def _recover(moment: Moment, action: lang.Recover) -> None:
    seat = moment.source.seat
    count = _times(moment, action.count)
    if _is_closed(moment, seat, Area.SECURITY):
        _done(moment, did=False)
        return
    cards = moment.state.areas[seat].deck[:count]
    for card in cards:
        moment.apply(
            atoms.move_cards(moment.state, (card,), Area.SECURITY, seat=seat), What.CARD_MOVED,
            "16-5-1", "16-5-2", "16-5-3", kind="recovery", **_by(moment),
        )  # fmt: skip
    if len(cards) < count:
        moment.tell(What.IMPOSSIBLE, "1-3-2", count=count - len(cards))
    _done(moment, did=bool(cards))


def _reveal(moment: Moment, action: lang.Reveal) -> None:
    seat = _seat(moment, action.whose)
    cards = _uppermost(moment, seat, action)
    if not cards:
        _done(moment, did=False)
        return
    event = moment.apply(
        atoms.show_cards(moment.state, cards), What.REVEALED, "15-15-3-1", "15-15-3-2",
        **_by(moment),
    )  # fmt: skip
    revealed = event.ids("became")
    _done(moment, *action.then, lang.PutBack(action.rest, action.name, action.of))
    moment.remember(**{action.name: revealed, "revealed": revealed})
    if action.count is None:
        moment.remember(**{f"whole.{seat.value}.{action.of.value}": "15-15-3-4"})


def _uppermost(
    moment: Moment, seat: Seat, action: lang.Reveal | lang.Look
) -> tuple[CardId, ...]:  # fmt: skip
    """So many cards from the top of an area, or all of it."""
    cards = atoms.pile(moment.state, seat, action.of)
    return cards if action.count is None else cards[: _times(moment, action.count)]


def _look(moment: Moment, action: lang.Look) -> None:
    """15-15-4: the cards stay where they are (15-15-4-3); one player sees them."""
    seat = _seat(moment, action.whose)
    cards = tuple(map(int, _uppermost(moment, seat, action)))
    if not cards:
        _done(moment, did=False)
        return
    moment.tell(
        What.LOOKED, "15-15-4-1", "15-15-4-2", "15-15-4-3", cards=cards,
        seat=_seat(moment, action.by).value, **_by(moment),
    )  # fmt: skip
    back = lang.PutBack(action.rest, action.name, action.of, looked=True)
    _done(moment, *action.then, back)
    moment.remember(**{action.name: cards})
    if action.count is None:
        moment.remember(**{f"whole.{seat.value}.{action.of.value}": "15-15-4-5"})


def _put_back(moment: Moment, action: lang.PutBack) -> Decision | None:
    left = [
        CardId(c)
        for c in moment.frame.numbers(action.name)
        if c in moment.state.cards
        and moment.state.cards[CardId(c)].area is (action.of if action.looked else Area.NOWHERE)
    ]
    ordered = [CardId(c) for c in moment.frame.numbers("pick.order")]
    if moment.answer is not None:
        ordered.append(CardId(_ref_of(moment.take_answer() or "")))
        moment.remember(**{"pick.order": tuple(map(int, ordered))})
    waiting = [c for c in left if c not in ordered]
    in_order = action.to in ("deck-top", "deck-bottom") or (
        action.to == "back" and action.of is Area.DECK
    )
    if len(waiting) > 1 and in_order:
        options = tuple(Option(name_of(moment, c), {"ref": c}) for c in waiting)
        # 15-15-3-7, 15-15-4-7: the player of the effect chooses the order.
        clause = "15-15-4-7" if action.looked else "15-15-3-7"
        return Decision("put-back", moment.source.seat, options, (clause, "3-1-3-6"))
    order = (*ordered, *waiting)
    moment.forget("whole.")
    if action.looked:
        _end_looking(moment, action, order)
        return None
    to = Area.TRASH if action.to == "trash" else Area.DECK
    if order and action.to == "back":
        # 3-7-3: the order of security cards can't be changed.
        state, facts = atoms.move_cards(moment.state, order, action.of)
        back: dict[str, Any] = {"cards": facts["cards"], "became": facts["became"]}
        moment.apply((state, back), What.PUT_BACK, "15-15-3-5", "15-15-3-7", **_by(moment))
    elif order:
        moment.apply(
            atoms.move_cards(moment.state, order, to, top=action.to == "deck-top"),
            What.CARD_MOVED, "15-15-3-5", "15-15-3-7", **_by(moment),
        )  # fmt: skip
    _done(moment)
    return None


def _end_looking(moment: Moment, action: lang.PutBack, order: Sequence[CardId]) -> None:
    """15-15-4-6: what was looked at goes back as it was; 15-15-4-7: to a deck in the order
    that the player of the effect chooses, to a security stack in its own (3-7-3)."""
    if order and action.to == "trash":
        _move_loose(moment, order, Area.TRASH, What.TRASHED, "4-14-1", "15-15-4-4")
    elif order and action.of is Area.DECK:
        seat = moment.state.cards[order[0]].owner
        others = tuple(c for c in atoms.pile(moment.state, seat, Area.DECK) if c not in order)
        pile = (*others, *order) if action.to == "deck-bottom" else (*order, *others)
        moment.state, _ = atoms.order_pile(moment.state, seat, Area.DECK, pile)
    moment.tell(What.PUT_BACK, "15-15-4-6", "15-15-4-7", cards=tuple(map(int, order)))
    _done(moment)


# -- giving --------------------------------------------------------------------------------------


def _give(moment: Moment, action: lang.Give) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    over = action.target.of if isinstance(action.target, lang.All) else None
    if over is not None:
        # 15-11-2-2: what comes later is affected as well.
        _grant(moment, action, NO_UNIT, over)
    elif isinstance(action.target, lang.Player):
        seats, clause = _seats(moment, action.target.whose)
        for seat in seats:
            _grant(moment, action, NO_UNIT, None, seat=seat, clause=clause)
    else:
        for unit in _units(moment, refs):
            if moment.view.is_unaffected(unit, moment.source):
                # It is given all the same, but the unit does not have it while it is so.
                moment.tell(What.UNAFFECTED, "15-15-6-1", "15-15-6-4", unit=unit)
            _grant(moment, action, unit, None)
    _done(moment, did=over is not None or bool(refs) or isinstance(action.target, lang.Player))
    return None


def _grant(
    moment: Moment, action: lang.Give, unit: UnitId, over: lang.Filter | None,
    *, seat: Seat | None = None, clause: str = "",
) -> None:  # fmt: skip
    # A number is what it is when the effect is processed (15-8-3-7).
    fixed = tuple(
        lang.AddDP(_number(moment, g.amount)) if isinstance(g, lang.AddDP) else g
        for g in action.gifts
    )
    state = moment.state
    grant = Grant(state.next_id, moment.source, fixed, action.until, state.clock, unit, over, seat)
    clauses = ["15-15-2-1", "15-15-2-2"]
    clauses += ["15-10-2-4-1", "15-11-2-1", "15-11-2-2"] if over is not None else ["15-13-1"]
    if isinstance(action.target, lang.Choose) and _is_conditioned(action.target.of):
        clauses.append("15-11-1-3-2")
    clauses += [clause] if clause else []
    clauses += (c for gift in fixed for c in _of_information(moment, gift, unit))
    moment.state = replace(state, grants=(*state.grants, grant), next_id=state.next_id + 1)
    moment.tell(
        What.GRANTED, *dict.fromkeys(clauses), unit=unit or None, grant=grant.id, **_by(moment)
    )


def _of_information(moment: Moment, gift: lang.Gift, unit: UnitId) -> Iterator[str]:
    """The clauses on information that is added (15-12-1) or changed (15-12-2)."""
    view = moment.view
    if unit == NO_UNIT or not isinstance(gift, lang.AlsoIs | lang.Becomes):
        return
    has = {
        "level": view.level(unit), "dp": view.original_dp(unit), "play_cost": view.play_cost(unit),
    }  # fmt: skip
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
    if any(has[name] is None and getattr(gift, name) is not None for name in ("level", "dp")):
        yield "15-12-2-2"
    if any(isinstance(g.gift, lang.Becomes) for g in view.gifts(unit)):
        yield "15-12-2-3"


# -- playing, digivolving, attacking ---------------------------------------------------------------


def _play(moment: Moment, action: lang.PlayFree) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    cards = [r for r in refs if r in moment.state.cards]
    for ref in cards:
        if not has_play_cost(moment.state, CardId(ref)):
            moment.tell(What.IMPOSSIBLE, "7-1-1", card=ref)
    cards = [r for r in cards if has_play_cost(moment.state, CardId(r))]
    _done(moment, did=bool(cards))
    for ref in cards:
        held = moment.state.cards[CardId(ref)]
        moment.call("play", source=moment.source, card=ref, seat=held.owner.value, paid=False)
    return None


def _play_token(moment: Moment, action: lang.PlayToken) -> None:
    for _ in range(_times(moment, action.count)):
        seat = moment.source.seat
        moment.state, card = atoms.create_card(moment.state, action.face, seat, token=True)
        moment.call("play", source=moment.source, card=card, seat=seat.value, paid=False)
    _done(moment)


def _digivolve(moment: Moment, action: lang.DigivolveInto) -> Decision | None:
    units = _targets(moment, action.target)
    if isinstance(units, Decision):
        return units
    if len(units) > 1:
        # 8-1-2-6: one at a time.
        one_by_one = [replace(action, target=lang.Named(f"digivolving.{u}")) for u in units]
        moment.tell(What.DECLARED, "8-1-2-6", kind="digivolve", units=units)
        moment.remember(**{f"digivolving.{u}": (u,) for u in units})
        _done(moment, *one_by_one, did=False)
        return None
    cards = _targets(moment, action.into, "into")
    if isinstance(cards, Decision):
        return cards
    pairs = [(UnitId(u), CardId(c)) for u in units for c in cards if u in moment.state.units]
    for unit, card in pairs:
        requirements = _requirements(moment, action, unit, card)
        if not requirements:
            moment.tell(What.IMPOSSIBLE, "8-1-3-1", unit=unit, card=card)
            continue
        requirement = requirements[0]
        if len(requirements) > 1:
            answer = moment.take_answer()
            if answer is None:
                options = tuple(Option(f"requirement-{i + 1}") for i in requirements)
                return Decision("requirement", moment.source.seat, options, ("8-1-2-1", "8-1-3-1"))
            requirement = int(answer.removeprefix("requirement-")) - 1
        values: dict[str, Any] = {
            "card": card, "unit": unit, "seat": moment.source.seat.value,
            "paid": not action.free, "requirement": requirement,
            "less": _number(moment, action.less), "ignoring": action.ignore_requirements,
        }  # fmt: skip
        if action.cost is not None:
            values["cost"] = action.cost
        _done(moment)
        moment.call("digivolve", source=moment.source, **values)
        return None
    _done(moment, did=False)
    return None


def _requirements(
    moment: Moment, action: lang.DigivolveInto, unit: UnitId, card: CardId
) -> list[int]:
    """The requirements by which a unit can digivolve into a card, those of the same cost once
    when the effect sets the cost; a single 0 when they are ignored (8-1-2-2)."""
    view, seat = moment.view, moment.source.seat
    if action.ignore_requirements:
        return [0] if fits_requirement(view, seat, card, unit, None, moment.source).ok else []
    fitting = [
        i
        for i in range(len(moment.state.face(card).requirements))
        if fits_requirement(view, seat, card, unit, i, moment.source).ok
    ]
    return fitting[:1] if action.free or action.cost is not None else fitting


def _use(moment: Moment, action: lang.UseOption) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    cards = [CardId(r) for r in refs if r in moment.state.cards]
    if len(cards) > 1:
        # 9-1-7: one at a time.
        one_by_one = [replace(action, target=lang.Named(f"using.{c}")) for c in cards]
        moment.tell(What.DECLARED, "9-1-7", kind="use", cards=tuple(map(int, cards)))
        moment.remember(**{f"using.{c}": (c,) for c in cards})
        _done(moment, *one_by_one, did=False)
        return None
    seat = moment.source.seat
    for card in cards:
        colored = fits_colors(moment.view, seat, card)
        if colored.ok:
            _done(moment)
            moment.call(
                "use", source=moment.source, card=card, seat=seat.value, paid=not action.free
            )
            return None
        moment.tell(What.IMPOSSIBLE, *colored.clauses, card=card)
    _done(moment, did=False)
    return None


def _trash_used(moment: Moment, _: lang.TrashUsed) -> None:
    card = moment.source.card
    held = moment.state.cards.get(card)
    if held is not None and held.area is Area.NOWHERE:
        moment.apply(
            atoms.move_cards(moment.state, (card,), Area.TRASH), What.TRASHED, "9-1-5", "18-1-1"
        )
    _done(moment)


def _attack(moment: Moment, action: lang.Attack) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    units = _units(moment, refs)
    seat = moment.source.seat
    targets = list(targets_of_attack(moment.view, seat, units[0], action)) if units else []
    if not targets:
        if units:
            verdict = can_attack(moment.view, seat, units[0], by_effect=action)
            moment.tell(What.IMPOSSIBLE, *verdict.clauses, unit=units[0])
        _done(moment, did=False)
        return None
    target = targets[0]
    if len(targets) > 1:
        answer = moment.take_answer()
        named = {f"at:{name_of(moment, t)}": t for t in targets}
        if answer is None:
            options = tuple(Option(k, {"target": t}) for k, t in named.items())
            return Decision("attack-target", seat, options, ("11-2-7-1", "11-2-2"))
        target = named[answer]
    _done(moment)
    moment.call(
        "declare-attack", source=moment.source, unit=units[0], target=target,
        suspends=not action.without_suspending,
    )  # fmt: skip
    return None


def _blitz(moment: Moment, action: lang.Blitz) -> Decision | None:
    """16-15-4: once the attack is declared, the memory is not asked for any more."""
    if not moment.view.holds(lang.BLITZ_CONDITION, moment.scope):
        moment.tell(What.IMPOSSIBLE, "16-15-5", "16-15-3", memory=moment.state.memory)
        _done(moment, did=False)
        return None
    answer = moment.take_answer()
    if answer is None:
        options = (Option("yes"), Option("no"))
        return Decision("may", moment.source.seat, options, ("16-15-3", "15-9-2-2"))
    moment.tell(
        What.DECLARED, "16-15-1", "16-15-2", "16-15-3", "16-15-4", kind="Blitz", answer=answer
    )
    if answer == "yes":
        _done(moment, lang.Attack(action.target))
    else:
        _done(moment, did=False)
    return None


def _end_attack(moment: Moment, _: lang.EndAttack) -> None:
    """15-15-1-1: the end of the attack is entered at once; what waits is resolved there."""
    clash = moment.state.clash
    ends = clash is not None and not clash.ended and clash.stage != "end"
    if clash is not None and ends:
        moment.state = replace(moment.state, clash=replace(clash, ended=True))
        moment.tell(What.TIMING, "15-15-1-1", timing="ends", **_by(moment))
        moment.call("end-of-attack")
    _done(moment, did=ends)


def _switch_target(moment: Moment, action: lang.SwitchTarget) -> Decision | None:
    refs = _targets(moment, action.to)
    if isinstance(refs, Decision):
        return refs
    units = _units(moment, refs)
    did = bool(units) and switch_target(moment, units[0], "11-2-7-5", **_by(moment))
    _done(moment, did=did)
    return None


def switch_target(moment: Moment, to: UnitId, *clauses: str, **by: Any) -> bool:
    """The target of the attack becomes another; whether it did. This is about the attacking
    player, so it does not matter what the Digimon are unaffected by (11-2-7-5)."""
    clash, units = moment.state.clash, moment.state.units
    if clash is None or to not in units:
        return False
    if clash.attacker not in units or units[clash.attacker].area is not Area.BATTLE:
        moment.tell(What.IMPOSSIBLE, "11-2-7-4", unit=to)
        return False
    if clash.target == to:
        moment.tell(What.IMPOSSIBLE, "11-2-7-3", unit=to)
        return False
    moment.state = replace(moment.state, clash=replace(clash, target=to, was_player=False))
    moment.tell(What.TARGET_SWITCHED, "11-2-7-2", *clauses, unit=to, attacker=clash.attacker, **by)
    return True


# -- structure -------------------------------------------------------------------------------------


def _may(moment: Moment, action: lang.May) -> Decision | None:
    answer = moment.take_answer()
    if answer is None:
        options = (Option("yes"), Option("no"))
        return Decision("may", moment.source.seat, options, ("15-9-2-2",))
    if answer == "yes":
        moment.tell(What.DECLARED, "15-9-2-2", "15-1-6", answer="yes")
        _done(moment, *action.actions)
    else:
        moment.tell(What.DECLARED, "15-9-2-2", answer="no")
        _done(moment, did=False)
    return None


def _by_doing(moment: Moment, action: lang.By) -> Decision | None:
    """15-7-4, 15-7-5: whether to do it may be chosen in any case; if it can't be done wholly,
    nothing after it is (15-7-2, 15-7-3)."""
    answer = moment.take_answer()
    if answer is None:
        options = (Option("yes"), Option("no"))
        return Decision("by", moment.source.seat, options, ("15-7-1", "15-7-4", "15-7-5"))
    if answer == "no":
        moment.tell(What.DECLARED, "15-7-2", answer="no")
        _stop(moment)
    elif not can_do_all(moment.view, action, moment.scope):
        moment.tell(What.IMPOSSIBLE, "15-7-3", "15-7-4")
        _stop(moment)
    else:
        moment.tell(What.DECLARED, "15-7-1", "15-1-6", answer="yes")
        _done(moment, *step_by_step(action))
    return None


def step_by_step(action: lang.By) -> tuple[Action, ...]:
    """The condition part by part, and what follows if each was really done (15-7-1)."""
    doing = tuple(a for part in action.doing for a in (part, lang.Fulfilled()))
    return (*doing, *action.then)


def _fulfilled(moment: Moment, _: lang.Fulfilled) -> None:
    did = bool(moment.frame.numbers("did.it")) and bool(moment.frame.values.get("wholly", True))
    moment.remember(wholly=True)
    if did:
        moment.tell(What.CONDITION_MET, "15-7-1")
        _done(moment)
    else:
        moment.tell(What.IMPOSSIBLE, "15-7-1", "15-7-2")
        _stop(moment)


def _stop(moment: Moment) -> None:
    """15-7-2: nothing that stands after the condition is done."""
    _done(moment, did=False)
    moment.put_actions(())


def _if(moment: Moment, action: lang.If) -> None:
    scope = moment.scope
    did = scope.names.get("did.it", ())
    words = of_condition(moment.view, action.condition, scope)
    if moment.view.holds(action.condition, scope):
        clauses = (*_of_reference(moment, action.condition), *words)
        moment.tell(What.CONDITION_MET, "15-6-1", *clauses)
        _done(moment, *action.then)
    else:
        clauses = (*_of_reference(moment, action.condition), *words)
        moment.tell(What.IMPOSSIBLE, "15-6-1", "15-6-2", *clauses)
        _done(moment, *action.otherwise, did=bool(did))


def _of_reference(moment: Moment, condition: lang.Condition) -> tuple[str, ...]:
    """As of when a processing condition of a triggered effect looks at things."""
    asked = [part for part in lang.parts(condition) if isinstance(part, lang.Is)]
    if any(frozen_name(part) in moment.frame.values for part in asked):
        return ("15-8-3-9-4",)
    return ("15-8-3-9-3",) if "subject" in moment.frame.values else ()


def _instead(moment: Moment, action: lang.Instead) -> Decision | None:
    if not moment.view.holds(action.condition, moment.scope):
        _done(moment, *action.of)
        return None
    if action.optional:
        answer = moment.take_answer()
        if answer is None:
            options = (Option("instead"), Option("as-it-is"))
            return Decision("instead", moment.source.seat, options, ("18-2-2",))
        if answer == "as-it-is":
            _done(moment, *action.of)
            return None
    moment.tell(What.DECLARED, "18-2-2" if action.optional else "18-2-3", "18-2-1", kind="instead")
    # 18-2-2: what is done instead is then optional as well.
    _done(moment, *((lang.May(action.do_instead),) if action.optional else action.do_instead))
    return None


def _overwrite(moment: Moment, action: lang.Overwrite) -> None:
    """An immediate effect that overwrites: the caller does not do what it was about to do."""
    subject = moment.frame.numbers("subject")
    if set(subject) <= set(moment.state.frames[-2].numbers("prevented")):
        # Something else is done in its place already.
        moment.tell(What.IMPOSSIBLE, "18-2-1", refs=subject)
        _done(moment, did=False)
        return
    _done(moment, *action.actions)
    moment.remember(prevented=(*moment.frame.numbers("prevented"), *subject), overwriting=True)
    moment.tell(What.DECLARED, "18-2-1", "18-2-2", kind="instead", **_by(moment))


def _modes(moment: Moment, action: lang.Modes) -> Decision | None:
    left = [i for i in range(len(action.modes)) if i not in moment.frame.numbers("pick.modes")]
    if action.count is None:
        return _all_modes(moment, action)
    count = len(action.modes) if action.count is None else action.count
    taken = moment.frame.numbers("pick.modes")
    if len(taken) < count and left:
        answer = moment.take_answer()
        if answer is None:
            options = tuple(Option(f"mode-{i + 1}", {"mode": i}) for i in left)
            return Decision("modes", moment.source.seat, options, ("15-15-9-2",))
        taken = (*taken, int(answer.removeprefix("mode-")) - 1)
        moment.remember(**{"pick.modes": taken})
        if len(taken) < count:
            return _modes(moment, action)
    _done(moment, *(a for i in taken for a in action.modes[i]))
    return None


def _all_modes(moment: Moment, action: lang.Modes) -> Decision | None:
    """15-15-9-2: all of them, in any order; the next is chosen when the last is resolved."""
    left = [i for i, mode in enumerate(action.modes) if mode]
    if not left:
        _done(moment)
        return None
    answer = moment.take_answer() if len(left) > 1 else f"mode-{left[0] + 1}"
    if answer is None:
        options = tuple(Option(f"mode-{i + 1}", {"mode": i}) for i in left)
        return Decision("modes", moment.source.seat, options, ("15-15-9-2",))
    chosen = int(answer.removeprefix("mode-")) - 1
    rest = tuple(() if i == chosen else m for i, m in enumerate(action.modes))
    _done(moment, *action.modes[chosen], lang.Modes(rest, None))
    return None


def _activate_effect(moment: Moment, action: lang.ActivateEffect) -> Decision | None:
    refs = _targets(moment, action.of)
    if isinstance(refs, Decision):
        return refs
    part = action.part
    able = {
        f"{name_of(moment, _card(moment, ref))}/{part}.{index}": (_card(moment, ref), index)
        for ref in refs
        for index, effect in enumerate(getattr(moment.state.face(_card(moment, ref)), part))
        if action.timing in [t.value for t in effect.timings]
    }
    # Only what is written in the part of the card that is referred to.
    written = "2-3-4-2" if part == "inherited" else "2-3-3-2"
    if not able:
        moment.tell(What.IMPOSSIBLE, written, "1-3-2", timing=action.timing)
        _done(moment, did=False)
        return None
    answer = moment.take_answer() if len(able) > 1 else next(iter(able))
    if answer is None:
        return Decision(
            "effect", moment.source.seat, tuple(map(Option, able)), ("15-15-9-1", "15-10-2-1")
        )
    card, index = able[answer]
    _done(moment)
    # 15-15-9-1: as an effect of the card that activates it.
    source = Source(card, moment.source.unit, moment.source.seat, f"{part}.{index}")
    face = moment.state.face(card)
    no_use = ("4-19-5",) if face.category is lang.Category.OPTION else ()
    event = moment.tell(
        What.ACTIVATED, "15-15-9-1", written, *no_use, card=card, index=source.index
    )
    moment.call(
        "resolve", source=source, actions=getattr(face, part)[index].actions, cause=event.number,
    )  # fmt: skip
    return None


def _prevent(moment: Moment, action: lang.Prevent) -> Decision | None:
    refs = _targets(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    _done(moment)
    moment.remember(prevented=(*moment.frame.numbers("prevented"), *refs))
    moment.tell(What.PREVENTED, "15-8-5-2", refs=refs, **_by(moment))
    return None


def _reduce_cost(moment: Moment, action: lang.ReduceCost) -> None:
    amount = _number(moment, action.amount)
    _done(moment)
    moment.remember(reduced=moment.frame.number("reduced") + amount)
    moment.tell(What.DECLARED, "15-8-5-1", kind="reduced", amount=amount, **_by(moment))


def _later(moment: Moment, action: lang.Later) -> None:
    state, source = moment.state, moment.source
    index = f"pending.{state.next_id}"
    occurrence = Occurrence(
        id=state.next_id,
        host=source.card,
        source=replace(source, index=index),
        effect=lang.Effect(actions=action.actions),
        cause=moment.frame.cause,
        facts={"subject": moment.scope.names.get("it", ())},
    )
    reserved = Reserved(action.at, state.turn, occurrence)
    moment.state = replace(state, reserved=(*state.reserved, reserved), next_id=state.next_id + 1)
    moment.tell(What.RESERVED, "18-1-1", timing=action.at, **_by(moment))
    _done(moment)


def _win(moment: Moment, action: lang.Win) -> None:
    # 1-2-6: the player wins when this effect is resolved.
    moment.remember(winner=_seat(moment, action.whose).value)
    _done(moment)


def _by_hand(moment: Moment, action: lang.ByHand) -> Decision | None:
    """The judge resolves it with corrections of the board and says when it is done."""
    answer = moment.take_answer()
    if answer is None:
        return Decision("by-hand", None, (Option("resolved", {"text": action.text}),), ("15-1-2",))
    moment.tell(What.CORRECTED, "15-1-2", text=action.text)
    _done(moment)
    return None


_PERFORM: dict[type, Callable[[Moment, Any], Decision | None]] = {
    lang.Delete: _delete,
    lang.Trash: _trash,
    lang.TrashTop: _trash_top,
    lang.TrashSources: _trash_sources,
    lang.Suspend: _turn,
    lang.Unsuspend: _turn,
    lang.ToHand: _to_hand,
    lang.ToDeck: _to_deck,
    lang.ToSecurity: _to_security,
    lang.PlaceUnder: _place_under,
    lang.PlaceInBattle: _place_in_battle,
    lang.Memory: _memory,
    lang.SetMemory: _set_memory,
    lang.Draw: _draw,
    lang.Shuffle: _shuffle,
    lang.Move: _move,
    lang.Recover: _recover,
    lang.DeDigivolve: _de_digivolve,
    lang.Blitz: _blitz,
    lang.Give: _give,
    lang.PlayFree: _play,
    lang.PlayToken: _play_token,
    lang.DigivolveInto: _digivolve,
    lang.UseOption: _use,
    lang.TrashUsed: _trash_used,
    lang.Attack: _attack,
    lang.EndAttack: _end_attack,
    lang.SwitchTarget: _switch_target,
    lang.Reveal: _reveal,
    lang.May: _may,
    lang.By: _by_doing,
    lang.If: _if,
    lang.Instead: _instead,
    lang.Modes: _modes,
    lang.ActivateEffect: _activate_effect,
    lang.Prevent: _prevent,
    lang.ReduceCost: _reduce_cost,
    lang.Later: _later,
    lang.Win: _win,
    lang.ByHand: _by_hand,
    lang.PutBack: _put_back,
    lang.Look: _look,
    lang.Overwrite: _overwrite,
    lang.Fulfilled: _fulfilled,
}
