"""Targets of actions: the units, cards and players that an action means, and the choice of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs

from judgeapp.engine import lang
from judgeapp.engine.derive import clauses_of_filter, number_before, once
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.keyword_rules import rule_of
from judgeapp.engine.lang import Area, Whose
from judgeapp.engine.legality.conditions import leaves_enough, with_none_to_trash
from judgeapp.engine.legality.needs import asked_of, needs_of, scope_after_leaving
from judgeapp.engine.legality.obstacles import to_affecting, to_playing
from judgeapp.engine.legality.utilizing.committed import BY_CONDITION, fit_to_pay, must_go_on
from judgeapp.engine.matching import has_perfect_matching
from judgeapp.engine.moment import Decision, Moment, Option, unique_name
from judgeapp.engine.state.playing import being_declared

# Under these names pending processing keeps which of the cards that it is about were Digimon, and
# which were in the battle area, when it was left for later.
DIGIMON_THEN = "digimon-then"
BATTLING_THEN = "in-battle-area-then"


def targets_of(
    moment: Moment, target: lang.Target, slot: str = "target", taken: Sequence[int] = (), unfit: Sequence[int] = ()
) -> tuple[int, ...] | Decision:
    """The units and cards that an action means, asking for one choice after another. Cards `taken` for another part, or
    `unfit`, can't be chosen."""
    view, scope = moment.view, moment.scope
    picks, done = _pick_keys(slot)
    if isinstance(target, lang.Player):
        return ()
    if isinstance(target, lang.Named):
        return _named(moment, target.name, done)
    if isinstance(target, lang.Top):
        return _top(moment, target, done)
    if isinstance(target, lang.Together):
        return _together(moment, target, slot)
    if isinstance(target, lang.All):
        if moment.frame.values.get(done):
            return moment.frame.numbers(picks)
        refs = _choosable_by(moment, target.of)
        moment.record(EventKind.MEANT, "15-11-2-1", *clauses_of_filter(view, target.of, scope), refs=refs)
        moment.remember(**{picks: refs})
        moment.remember(**{done: True})
        return refs
    if moment.frame.values.get(done):
        return moment.frame.numbers(picks)
    return _choose(moment, target, slot, taken, unfit)


def _named(moment: Moment, name: str, done: str) -> tuple[int, ...]:
    """Cards that are called so, as far as they are still there."""
    before = len(moment.events)
    _note_lost(moment, name)
    scope = scope_after_leaving(moment.view, moment.frame.actions[0], moment.scope)
    named = moment.view.named(name, scope)
    there = tuple(r for r in named if _is_in_game(moment, r) and _is_unchanged(moment, r))
    if not there and len(moment.events) == before and not moment.frame.values.get(done):
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", why="named")
        moment.remember(**{done: True})
    return there


def _top(moment: Moment, target: lang.Top, done: str) -> tuple[int, ...]:
    """Uppermost cards of a pile, as many as there are."""
    cards = moment.view.top_cards(target, moment.scope)
    missing = how_many(moment, target, cards) - len(cards)
    if missing > 0 and not moment.frame.values.get(done):
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", count=missing)
        moment.remember(**{done: True})
    return cards


def _pick_keys(slot: str) -> tuple[str, str]:
    """Keys of the frame for the chosen cards, and for whether they are all."""
    return f"pick.{slot}", f"pick.{slot}.done"


# Actions declared with the choice of a card to play, use or digivolve into (7-1-3-1, 8-1-3-1, 9-1-9-1).
_DECLARING = (lang.PlayFree, lang.UseOption, lang.DigivolveInto)


def _unavailable(moment: Moment, target: lang.Choose, picked: Sequence[int]) -> tuple[int, ...]:
    """Cards that may not be chosen: those that the action can't be done to, if choosing is a part of doing it; and for
    a condition, which is not done in part (15-7-3), those that leave nothing for its other parts."""
    view, scope, action = moment.view, moment.scope, moment.frame.actions[0]
    of_condition = is_condition(moment)
    if not (of_condition or isinstance(action, _DECLARING)) or not hasattr(action, "target"):
        return ()
    part = with_none_to_trash(structs.replace(action, target=target), moment.frame.actions[1:])
    able = {ref for needed in needs_of(view, part, scope).cards for ref in needed.able}
    fitting = view.that_fit(target.of, scope)
    if of_condition:
        parts = (part, *_remaining_parts(moment))
        kept = {r for r in able if leaves_enough(view, parts, scope, (*picked, r))}
        able = kept or able
    else:
        # 15-15-6-3: an unaffected card can still be chosen.
        able |= {r for r in fitting if _is_out_of_reach(moment, (r,))}
    if not able and isinstance(action, lang.PlayFree):
        # 7-1-2-3: a forbidden card is put back once declared.
        able = {r for r in fitting if not to_playing(view, CardId(r), breeding=action.breeding)}
    return tuple(r for r in fitting if r not in able)


def _remaining_parts(moment: Moment) -> tuple[lang.Action, ...]:
    """Parts of a condition after the one that is next, if it is carried out part by part."""
    left = moment.frame.actions[2:]
    ends = (n for n, after in enumerate(left[1::2]) if not isinstance(after, lang.Fulfilled))
    return left[0 : 2 * next(ends, len(left) // 2) : 2]


def is_condition(moment: Moment) -> bool:
    """True if the action is a part of a condition "by ...ing" (15-7-1)."""
    return any(isinstance(a, lang.Fulfilled) for a in moment.frame.actions[1:2])


def _together(moment: Moment, target: lang.Together, slot: str) -> tuple[int, ...] | Decision:
    """Cards that several targets mean, each once."""
    picks, done = _pick_keys(slot)
    if moment.frame.values.get(done):
        return moment.frame.numbers(picks)
    chosen: list[int] = []
    for number, part in enumerate(target.targets):
        spoiling = _spoiling(moment, target.targets[number:], chosen)
        refs = targets_of(moment, part, f"{slot}.{number}", (*chosen, *spoiling))
        if isinstance(refs, Decision):
            return refs
        chosen += (r for r in refs if r not in chosen)
    if not all(_is_put_away(moment, part) for part in target.targets):
        moment.name("it", tuple(chosen))
    moment.remember(**{picks: tuple(chosen)})
    moment.remember(**{done: True})
    return tuple(chosen)


def _spoiling(moment: Moment, parts: Sequence[lang.Target], chosen: Sequence[int]) -> tuple[int, ...]:
    """15-10-2-1: as many as possible are chosen, so none is that leaves nothing for one of the parts to come."""
    filters = [p.of for p in parts if isinstance(p, lang.Choose) and p.count == 1 and not p.up_to]
    if len(filters) < len(parts) or len(parts) == 1:
        return ()
    fitting = [moment.view.that_fit(of, moment.scope) for of in filters]
    offers = [[r for r in refs if r not in chosen] for refs in fitting]
    if not has_perfect_matching(offers):
        return ()
    first, *others = offers
    return tuple(ref for ref in first if not has_perfect_matching([[r for r in refs if r != ref] for refs in others]))


def _choose(
    moment: Moment, target: lang.Choose, slot: str, taken: Sequence[int], unfit: Sequence[int]
) -> tuple[int, ...] | Decision:
    view, scope = moment.view, moment.scope
    picks, done = _pick_keys(slot)
    picked = moment.frame.numbers(picks)
    if moment.answer is not None:
        answer = moment.take_answer() or ""
        if answer == "enough":
            return _record_chosen(moment, target, picked, picks, done)
        picked = (*picked, ref_of(answer))
        moment.remember(**{picks: picked})
    is_of_target = slot.partition(".")[0] == "target"
    unavailable = _unavailable(moment, target, picked) if is_of_target else ()
    out = (*picked, *taken, *unfit, *unavailable)
    left = [r for r in _choosable(moment, target, picked) if r not in out]
    seat, left, wanted = _chooser(moment, target, picked, left)
    full = target.limit is None and len(picked) >= wanted
    if len(left) > 1 and not full and is_of_target:
        left = fit_to_pay(view, moment.frame.actions, (*taken, *picked), left, scope)
    if full or not left:
        return _record_chosen(moment, target, picked, picks, done)
    optional = bool(picked) and (target.up_to or target.limit is not None)
    committed = optional and must_go_on(view, moment.frame.actions, picked, scope)
    optional = optional and not committed
    exact = not optional and not committed and not target.up_to and target.limit is None
    if exact and len(left) <= wanted - len(picked) and _go_together(moment, target.of, (*picked, *left)):
        # 15-10-2-1: as many as possible, so there is nothing to choose.
        if target.by is Whose.ANY and seat is moment.state.turn_seat:
            moment.remember(**{picks: (*picked, *left)})
            return _choose(moment, target, slot, taken, unfit)
        return _record_chosen(moment, target, (*picked, *left), picks, done)
    options = [Option(unique_name(moment, r), {"ref": r}) for r in left]
    if optional:
        options.append(Option("enough"))
    clauses = _clauses_of_choosing(moment, target, picked, taken, committed=committed, spared=bool(unavailable))
    return Decision("choose", seat, tuple(options), once(clauses))


def _chooser(
    moment: Moment, target: lang.Choose, picked: Sequence[int], left: list[int]
) -> tuple[Seat, list[int], int]:
    """The player who chooses next, the cards left to him, and how many are chosen in all when he has chosen his."""
    view, scope = moment.view, moment.scope
    if target.by is not Whose.ANY:
        seat = scope.seat if target.by is not Whose.OPPONENTS else scope.seat.other
        return seat, left, view.number(target.count, scope)
    # 1-3-5: each player chooses among his own cards, the turn player first.
    first = moment.state.turn_seat
    own = [p for p in picked if _seat_of(moment, p) is first]
    waiting = [r for r in left if _seat_of(moment, r) is first]
    if waiting and len(own) < (wanted := view.number_of_each(target.count, scope, first)):
        return first, waiting, wanted + len(picked) - len(own)
    wanted = view.number_of_each(target.count, scope, first.other)
    return first.other, [r for r in left if _seat_of(moment, r) is first.other], wanted + len(own)


def _clauses_of_choosing(
    moment: Moment, target: lang.Choose, picked: Sequence[int], taken: Sequence[int], *, committed: bool, spared: bool
) -> Iterator[str]:
    """Clauses of the decision. `committed`: no fewer would pay; `spared`: some can't be chosen."""
    yield from ("15-10-2-2" if target.up_to else "15-10-2-1", "15-11-1-1")
    if committed:
        yield BY_CONDITION
    if picked or taken:
        yield "15-10-2-3"  # none is chosen twice
    if not picked:
        yield from ("1-3-6", "15-9-1-2")  # none at all is not an option
    if is_conditioned(target.of):
        yield "15-11-1-3-1"
    yield from clauses_of_filter(moment.view, target.of, moment.scope)
    if (rule := rule_of(moment.source)) is not None and rule.choosing:
        yield rule.choosing
    if target.of.different:
        yield from ("4-22-1", "4-22-2")
    if target.unseen:
        yield _UNSEEN[target.of.areas]  # the player of the effect does not see which they are
    if spared and is_condition(moment):
        yield "15-7-3"
    if target.by is Whose.ANY:
        yield "1-3-5"


# Areas whose cards are not seen by who chooses among them.
_UNSEEN: Mapping[tuple[Area, ...], str] = {(Area.HAND,): "3-5-3", (Area.SECURITY,): "3-7-2"}


def how_many(moment: Moment, target: lang.Target, refs: Sequence[int]) -> int:
    """Number of cards that an action asks for when it has found these."""
    return asked_of(moment.view, target, moment.scope, len(refs))


def is_conditioned(of: lang.Filter) -> bool:
    """True if a target must fulfil more than to be there and to be a player's (15-11-1-3)."""
    plain = lang.Filter(whose=of.whose, categories=of.categories, areas=of.areas, other=of.other)
    return of != plain


def _note_lost(moment: Moment, name: str) -> None:
    """15-11-1-2: a chosen card that has become a new card is no longer the target."""
    for ref in moment.scope.names.get(name, ()):
        if ref not in moment.state.units and ref not in moment.state.cards:
            moment.record(EventKind.IMPOSSIBLE, "15-11-1-2", "3-1-3-1-2", ref=ref)


def _is_in_game(moment: Moment, ref: int) -> bool:
    """4-18-5: nothing is done with a token that has left the game."""
    card = moment.state.cards.get(CardId(ref))
    return card is None or card.area is not Area.REMOVED


def _is_unchanged(moment: Moment, ref: int) -> bool:
    """True if a card is still what pending processing is about, not a Tamer that the Digimon has become, or a card in
    the breeding area. Records why not."""
    was_digimon = ref in moment.scope.names.get(DIGIMON_THEN, ())
    if was_digimon and not moment.view.is_a(UnitId(ref), lang.Category.DIGIMON):
        moment.record(EventKind.IMPOSSIBLE, "18-1-1", "1-3-2", ref=ref)
        return False
    if ref in moment.scope.names.get(BATTLING_THEN, ()) and _is_breeding(moment, ref):
        moment.record(EventKind.UNAFFECTED, "3-4-5-3", "15-15-6-1", unit=ref)
        return False
    return True


def _is_breeding(moment: Moment, ref: int) -> bool:
    unit = moment.state.units.get(UnitId(ref))
    return unit is not None and unit.area is Area.BREEDING


def _choosable(moment: Moment, target: lang.Choose, picked: Sequence[int]) -> list[int]:
    view, scope = moment.view, moment.scope
    fitting = [r for r in _choosable_by(moment, target.of) if _is_in_game(moment, r)]
    if target.limit is not None:
        of_what, most = target.limit
        limit = view.number(most, scope)
        spent = sum(view.property_of(p, of_what) or 0 for p in picked)
        worth = {r: _worth(view.property_of(r, of_what), of_what) for r in fitting}
        fitting = [r for r in fitting if (w := worth[r]) is not None and spent + w <= limit]
    of = target.of
    if of.different:
        fitting = [r for r in fitting if _go_together(moment, of, tuple({*picked, r}))]
    if of.alike:
        fitting = _alike(moment, target, fitting, picked)
    return fitting


def _choosable_by(moment: Moment, of: lang.Filter) -> tuple[int, ...]:
    """The cards that fit, but for those that are revealed from the hand to be played, digivolved into ... (15-15-3-2),
    unless the effect refers to them by name."""
    fitting = moment.view.that_fit(of, moment.scope)
    if of.among:
        return fitting
    declared = being_declared(moment.state)
    return tuple(ref for ref in fitting if ref not in declared)


def _worth(value: int | None, of: lang.Property) -> int | None:
    """Number that a card counts for: without DP nothing, without a play cost it can't be counted."""
    return 0 if value is None and of is lang.Property.DP else value


def _go_together(moment: Moment, of: lang.Filter, refs: Sequence[int]) -> bool:
    """True if cards differ, or are alike, as they must (4-22)."""
    view = moment.view
    if of.different:
        return view.count_distinct(of.different, refs) == len(refs)
    return not of.alike or any(len(g) == len(refs) for g in view.groups(of.alike, refs))


def _alike(moment: Moment, target: lang.Choose, fitting: Sequence[int], picked: Sequence[int]) -> list[int]:
    """The cards of which as many as wanted are alike, with those picked (15-10-2-1). "Any 3 digivolution cards of 1 of
    your opponent's Digimon" chooses the Digimon, which may have fewer (official answer Q4760)."""
    view, alike = moment.view, target.of.alike
    groups = [g for g in view.groups(alike, fitting) if set(picked) <= set(g)] if alike else []
    of_one = target.up_to or alike == "stack"
    wanted = 1 if of_one else view.number(target.count, moment.scope)
    most = min(max(map(len, groups), default=0), wanted)
    enough = {ref for group in groups if len(group) >= most for ref in group}
    return [ref for ref in fitting if ref in enough]


def _record_chosen(
    moment: Moment, target: lang.Choose, picked: tuple[int, ...], picks: str, done: str
) -> tuple[int, ...]:
    moment.remember(**{picks: picked})
    if target.name != "it" or not _is_put_away(moment, target):
        moment.name(target.name, picked)
        _keep_numbers(moment, target.name, picked)
    moment.remember(**{done: True})
    if picked:
        clauses = (
            *_clauses_of_chosen(moment, target, len(picked)),
            *clauses_of_filter(moment.view, target.of, moment.scope),
            *(("4-22-1", "4-22-2") if target.of.different else ()),
            *((_UNSEEN[target.of.areas],) if target.unseen else ()),
            *(("15-15-6-3",) if _is_out_of_reach(moment, picked) else ()),
        )
        moment.record(EventKind.CHOSEN, "15-11-1-1", *clauses, refs=picked)
    else:
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", why="choice")
    return picked


def _keep_numbers(moment: Moment, name: str, picked: Sequence[int]) -> None:
    """Keep the numbers asked of a card that the effect takes away, as they are when it is chosen."""
    for number in _numbers_asked(moment.frame.actions):
        if number.card == name:
            value = moment.view.property_of(picked[0], number.property) if picked else None
            moment.name(number_before(number), () if value is None else (value,))


def _numbers_asked(actions: Sequence[lang.Action]) -> Iterator[lang.PropertyOf]:
    """The numbers of cards that actions ask for, also where another has to be of the same level."""
    for part in lang.parts(tuple(actions)):
        if isinstance(part, lang.PropertyOf):
            yield part
        elif isinstance(part, lang.Filter) and part.same == "level" and part.same_as is not None:
            yield lang.PropertyOf(lang.Property.LEVEL, part.same_as.among)


_FIELD = (Area.BATTLE, Area.BREEDING)


def _off_the_field(target: object) -> bool:
    return isinstance(target, lang.Choose) and not any(a in _FIELD for a in target.of.areas)


def _is_put_away(moment: Moment, target: lang.Target) -> bool:
    """True if the choice is only put away, while "it" already is something that was chosen: "suspend 1 Digimon. By
    trashing 1 card in your hand, it gets -1000 DP"."""
    putting_away = moment.frame.actions[0].puts_away
    return putting_away and "it" in moment.scope.names and _off_the_field(target)


def forget_skipped(moment: Moment, actions: Sequence[lang.Action]) -> None:
    """Clear "it" when the actions that would have chosen it are not done, so that it is not an earlier choice: "you may
    play 1 Digimon. At the end of the turn, return it to the hand"."""
    inside = list(lang.parts(tuple(actions)))
    away = [t for p in inside if getattr(p, "puts_away", False) and _off_the_field(t := getattr(p, "target", None))]
    choices = (p for p in inside if isinstance(p, lang.Choose) and p.name == "it")
    if any(all(choice is not other for other in away) for choice in choices):
        moment.name("it", ())


def _is_out_of_reach(moment: Moment, picked: Sequence[int]) -> bool:
    """15-15-6-3: an unaffected card can still be chosen."""
    return any(to_affecting(moment.view, ref, moment.source) for ref in picked)


def _clauses_of_chosen(moment: Moment, target: lang.Choose, picked: int) -> tuple[str, ...]:
    """Clauses of the event: where a choice looks, and when."""
    clauses = ["15-10-2-2" if target.up_to else "15-10-2-1"]
    if is_conditioned(target.of):
        clauses.append("15-11-1-3-1")
    if target.of.areas == (Area.BATTLE,) and not target.of.among:
        clauses.append("15-1-7")
    if not target.up_to and picked < moment.view.number(target.count, moment.scope):
        clauses.append("15-1-5")
    if "subject" in moment.frame.values:
        inside = list(lang.parts(target.of))
        if any(isinstance(p, lang.Count | lang.Kinds | lang.Highest | lang.Total) for p in inside):
            clauses.append("15-8-3-7")
        if any(isinstance(p, lang.PropertyOf) and p.card == "subject" for p in inside):
            clauses.append("15-8-3-8")
    return tuple(clauses)


def _seat_of(moment: Moment, ref: int) -> Seat:
    unit = moment.state.units.get(UnitId(ref))
    return unit.seat if unit else moment.state.cards[CardId(ref)].owner


def card_of(moment: Moment, ref: int) -> CardId:
    return moment.state.units[ref].top if ref in moment.state.units else CardId(ref)


def ref_of(key: str) -> int:
    return int(key.rpartition("#")[2])


def affected(moment: Moment, refs: Sequence[int]) -> list[int]:
    """Cards of `refs` that the effect affects; records why it does not affect the others (15-15-6-1)."""
    return [r for r in refs if not moment.stopped_by(to_affecting(moment.view, r, moment.source))]


def record_out_of_reach(moment: Moment, actions: Sequence[lang.Action]) -> None:
    """Record which targets of impossible actions the effect does not reach (15-15-6-1)."""
    for action in actions:
        target = getattr(action, "target", None)
        if target is not None:
            affected(moment, moment.view.meant(target, moment.scope))


def units_among(moment: Moment, refs: Sequence[int]) -> list[UnitId]:
    return [UnitId(r) for r in refs if r in moment.state.units]


def target_player(moment: Moment, whose: Whose) -> Seat:
    own = moment.source.seat
    return own.other if whose is Whose.OPPONENTS else own


def target_players(moment: Moment, whose: Whose) -> tuple[tuple[Seat, ...], str]:
    """Players that an effect applies to, with the clause (15-10-1)."""
    own = moment.source.seat
    if whose is Whose.ANY:
        turn = moment.state.turn_seat
        return (turn, turn.other), "15-10-1-3-1"
    if whose is Whose.OPPONENTS:
        return (own.other,), "15-10-1-2-1"
    return (own,), "15-10-1-1-1"


def in_order(moment: Moment, refs: Sequence[int]) -> list[int] | Decision:
    """Cards that leave together go in the order that the effect's player chooses (3-1-3-4), the uppermost first."""
    ordered = [r for r in moment.frame.numbers("pick.order") if r in refs]
    if moment.answer is not None:
        ordered.append(ref_of(moment.take_answer() or ""))
        moment.remember(**{"pick.order": tuple(ordered)})
    waiting = [r for r in refs if r not in ordered]
    if len(waiting) > 1:
        options = tuple(Option(unique_name(moment, r), {"ref": r}) for r in waiting)
        return Decision("put-back", moment.source.seat, options, ("3-1-3-4", "3-1-3-6"))
    return [*ordered, *waiting]
