"""Actions on cards in piles and other cards off the field: draw, recover, trash, reveal, look at, put back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from judgeapp.engine import lang
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, Seat
from judgeapp.engine.lang import Area, Rest, Whose
from judgeapp.engine.legality.needs import Finder, Needs
from judgeapp.engine.legality.obstacles import to_adding, to_hatching
from judgeapp.engine.moment import Decision, Moment, Option, unique_name
from judgeapp.engine.procedures.actions.processing import finish, times_of
from judgeapp.engine.procedures.actions.rule import needs_nothing, rule
from judgeapp.engine.procedures.actions.targets import ref_of, target_player, target_players, targets_of
from judgeapp.engine.procedures.leaving import moving_clauses
from judgeapp.engine.procedures.setup import ask_shuffle, draw_cards
from judgeapp.engine.state import atoms

# Cards leave a pile in one event, but one by one in their order.
_ONE_BY_ONE = {Area.DECK: "3-2-4", Area.DIGI_EGG_DECK: "3-3-4", Area.SECURITY: "3-7-5"}


def move_loose(
    moment: Moment,
    cards: Sequence[CardId],
    to: Area,
    kind: EventKind,
    *clauses: str,
    top: bool = True,
    face_up: bool | None = None,
    keyword: str | None = None,
) -> None:
    """Move cards that are not units: in a pile, under a host, linked to one, or revealed."""
    hosts = _units_of(moment, cards, Area.UNDER)
    linked_to = _units_of(moment, cards, Area.LINK)
    if any(moment.state.cards[c].shown_from for c in cards):
        clauses = (*clauses, "15-15-3-3")
    if set(cards).intersection(moment.frame.numbers("looking")):
        clauses = (*clauses, "15-15-4-4")
    clauses = tuple(dict.fromkeys((*clauses, *moving_clauses(moment, cards, to, face_up))))
    for card in cards:
        copy = moment.state.cards[card]
        if copy.unit != NO_UNIT:
            moment.state = atoms.take_from_stack(moment.state, copy.unit, (card,))
    if cards:
        moved = atoms.move_cards(moment.state, cards, to, top=top, face_up=face_up)
        by = moment.cause_facts | ({"by_keyword": keyword} if keyword else {})
        moment.apply(moved, kind, *clauses, hosts=hosts, linked_to=linked_to or None, **by)
        # The new cards are called "moved" ("if a card with ... was trashed by this effect").
        became = moment.events[-1].ids("became")
        moment.remember(moved=became)
        source = moment.frame.source
        if source is not None and source.card in cards:
            moment.remember(itself=(became[list(cards).index(source.card)],))
        if to is Area.TRASH:
            _name_trashed(moment, became)


def _name_trashed(moment: Moment, cards: tuple[int, ...]) -> None:
    """ "For each card trashed by this effect": count those of all its actions."""
    moment.remember(trashed=(*moment.frame.numbers("trashed"), *cards))


def _units_of(moment: Moment, cards: Sequence[CardId], area: Area) -> tuple[int, ...]:
    """The units above cards, or that they are linked to."""
    copies = (moment.state.cards[card] for card in cards)
    return tuple(dict.fromkeys(int(card.unit) for card in copies if card.area is area))


def trash_top(moment: Moment, action: lang.TrashTop) -> Decision | None:
    seats, clause = target_players(moment, action.whose)
    if action.of_most:
        chosen = _with_most(moment, seats, action.of)
        if isinstance(chosen, Decision):
            return chosen
        seats = chosen
    if action.whose is Whose.ANY and isinstance(action.count, lang.Beyond):
        counts = [moment.view.number_of_each(action.count, moment.scope, s) for s in seats]
        if not any(counts):
            moment.record(EventKind.IMPOSSIBLE, "1-3-4", times=0)
    else:
        counts = [times_of(moment, action.count)] * len(seats)
    if action.up_to:
        declared = _how_many(moment, min(counts[0], len(atoms.pile(moment.state, seats[0], action.of))))
        if isinstance(declared, Decision):
            return declared
        counts = [declared]
    piles = [atoms.pile(moment.state, seat, action.of)[:count] for seat, count in zip(seats, counts, strict=True)]
    cards = [c for pile in piles for c in pile]
    # One by one, so that the last one is on top of the trash.
    one_by_one = (_ONE_BY_ONE[action.of],) if len(cards) > 1 else ()
    move_loose(moment, cards[::-1], Area.TRASH, EventKind.TRASHED, "4-14-1", clause, *one_by_one)
    if len(cards) < sum(counts):
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", count=sum(counts) - len(cards))
    finish(moment, did=bool(cards), wholly=len(cards) >= sum(counts))
    return None


def _how_many(moment: Moment, most: int) -> int | Decision:
    """Number of cards that the player of the effect declares, at least one (1-3-6)."""
    if most < 2:
        return most
    answer = moment.take_answer()
    if answer is None:
        options = tuple(Option(str(number)) for number in range(1, most + 1))
        return Decision("how-many", moment.source.seat, options, ("15-10-2-2", "1-3-6"))
    return int(answer)


def _with_most(moment: Moment, seats: Sequence[Seat], of: Area) -> tuple[Seat, ...] | Decision:
    """The player whose pile has the most cards. Of two the effect's player chooses one, by the top card of his pile."""
    piles = {seat: atoms.pile(moment.state, seat, of) for seat in seats}
    most = [seat for seat in seats if len(piles[seat]) == max(map(len, piles.values()))]
    if len(most) > 1 and piles[most[0]]:
        answer = moment.take_answer()
        tops = {seat: piles[seat][0] for seat in most}
        if answer is None:
            options = tuple(Option(unique_name(moment, card), {"ref": card}) for card in tops.values())
            return Decision("choose", moment.source.seat, options, ("15-10-1-3-1", "15-11-1-1"))
        most = [seat for seat, card in tops.items() if card == ref_of(answer)]
    return tuple(most[:1])


def shuffle(moment: Moment, action: lang.Shuffle) -> Decision | None:
    if decision := ask_shuffle(moment, target_player(moment, action.whose), action.of, "1-3-10"):
        return decision
    finish(moment)
    return None


def hatch(moment: Moment, _: lang.Hatch) -> None:
    """4-16-1: the top card of the Digi-Egg deck, into the empty breeding area."""
    seat = moment.source.seat
    if moment.stopped_by(to_hatching(moment.view, seat)):
        finish(moment, did=False)
        return
    egg = moment.state.areas[seat].digi_egg_deck[0]
    placed = atoms.new_unit(moment.state, egg, Area.BREEDING, seat=seat, hatched=True)
    moment.apply(placed, EventKind.HATCHED, "4-16-1", **moment.cause_facts)
    finish(moment)


def draw(moment: Moment, action: lang.Draw) -> None:
    count = times_of(moment, action.count)
    seats, clause = target_players(moment, action.whose)
    total = 0
    for seat in seats:
        if moment.stopped_by(to_adding(moment.view, seat, Area.HAND, moment.source)):
            continue
        drawn = draw_cards(moment, seat, count, "16-7-1", "16-7-2", "16-7-3", clause, **moment.cause_facts)
        if len(drawn) < count:
            moment.record(EventKind.IMPOSSIBLE, "1-3-2", count=count - len(drawn))
        total += len(drawn)
    finish(moment, did=total > 0, wholly=total >= count * len(seats))


def recover(moment: Moment, action: lang.Recover) -> None:
    seat = moment.source.seat
    count = times_of(moment, action.count)
    if moment.stopped_by(to_adding(moment.view, seat, Area.SECURITY, moment.source)):
        finish(moment, did=False)
        return
    if action.below is not None:
        count = min(count, max(0, action.below - 1 - len(moment.state.areas[seat].security)))
    cards = moment.state.areas[seat].deck[:count]
    for card in cards:
        moved = atoms.move_cards(moment.state, (card,), Area.SECURITY, seat=seat)
        moment.apply(moved, EventKind.CARD_MOVED, "16-5-1", "16-5-2", "16-5-3", kind="recovery", **moment.cause_facts)
    if len(cards) < count:
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", count=count - len(cards))
    finish(moment, did=bool(cards), wholly=len(cards) >= count)


def reveal(moment: Moment, action: lang.Reveal) -> Decision | None:
    seat = target_player(moment, action.whose)
    if action.chosen is None:
        cards = _top_cards(moment, seat, action)
        _record_missing(moment, action, len(cards))
    else:
        refs = targets_of(moment, action.chosen)
        if isinstance(refs, Decision):
            return refs
        cards = tuple(map(CardId, refs))
    if not cards:
        finish(moment, did=False)
        return None
    event = moment.apply(
        atoms.show_cards(moment.state, cards), EventKind.REVEALED, "15-15-3-1", "15-15-3-2", **moment.cause_facts
    )
    revealed = event.ids("became")
    rest = _group_name(revealed)
    finish(moment, *action.then, lang.EndOfPart(), lang.PutBack(action.rest, rest, action.of))
    for name in ("revealed", action.name, rest):
        moment.name(name, revealed)
    if action.count is None and action.chosen is None:
        moment.remember(**{f"whole.{seat.value}.{action.of.value}": "15-15-3-4"})
    return None


def _group_name(cards: Sequence[int]) -> str:
    """Name of all revealed cards: all of them are put back, even if the effect's own name for them
    means fewer by then (15-15-3-5)."""
    return f"all of {cards[0]}"


def _top_cards(moment: Moment, seat: Seat, action: lang.Reveal | lang.Look) -> tuple[CardId, ...]:
    """Cards that an action takes from the top of an area; all of it without a count."""
    cards = atoms.pile(moment.state, seat, action.of)
    return cards if action.count is None else cards[: times_of(moment, action.count)]


def _record_missing(moment: Moment, action: lang.Reveal | lang.Look, there: int) -> None:
    """Record that there are fewer cards than asked for."""
    asked = 1 if action.count is None else moment.view.number(action.count, moment.scope)
    if there < asked:
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", count=asked - there)


def look(moment: Moment, action: lang.Look) -> None:
    """15-15-4: the cards stay where they are (15-15-4-3); one player sees them."""
    seat = target_player(moment, action.whose)
    cards = tuple(map(int, _top_cards(moment, seat, action)))
    _record_missing(moment, action, len(cards))
    if not cards:
        finish(moment, did=False)
        return
    clauses = ("15-15-4-1", "15-15-4-2", "15-15-4-3")
    moment.record(
        EventKind.LOOKED, *clauses, cards=cards, seat=target_player(moment, action.by).value, **moment.cause_facts
    )
    rest = _group_name(cards)
    back = lang.PutBack(action.rest, rest, action.of, looked=True)
    finish(moment, *action.then, lang.EndOfPart(), back)
    for name in ("looked", action.name, rest):
        moment.name(name, cards)
    moment.remember(looking=cards)
    if action.count is None:
        moment.remember(**{f"whole.{seat.value}.{action.of.value}": "15-15-4-5"})


# For rests that go to either end: destination by the end that is chosen.
_ENDS: Mapping[Rest, Mapping[str, Rest]] = {
    "deck-ends": {"deck-top": "deck-top", "deck-bottom": "deck-bottom"},
    "security-ends": {"security-top": "back", "security-bottom": "security-bottom"},
}


def put_back(moment: Moment, action: lang.PutBack) -> Decision | None:
    remaining = [
        CardId(c)
        for c in moment.scope.names.get(action.name, ())
        if c in moment.state.cards
        and moment.state.cards[CardId(c)].area is (action.of if action.looked else Area.NOWHERE)
    ]
    if remaining and (ends := _ENDS.get(action.to)):
        # "To the top or bottom": all of it to one end, which the player of the effect chooses.
        answer = moment.take_answer()
        if answer is None:
            options = tuple(map(Option, ends))
            clause = "15-15-4-7" if action.looked else "15-15-3-7"
            return Decision("deck-end", moment.source.seat, options, (clause,))
        moment.put_actions((structs.replace(action, to=ends[answer]), *moment.frame.actions[1:]))
        return None
    ordered = [CardId(c) for c in moment.frame.numbers("pick.order")]
    if moment.answer is not None:
        ordered.append(CardId(ref_of(moment.take_answer() or "")))
        moment.remember(**{"pick.order": tuple(map(int, ordered))})
    waiting = [c for c in remaining if c not in ordered]
    in_order = action.to in ("deck-top", "deck-bottom") or (action.to == "back" and action.of is Area.DECK)
    if len(waiting) > 1 and in_order:
        options = tuple(Option(unique_name(moment, c), {"ref": c}) for c in waiting)
        # 15-15-3-7, 15-15-4-7: the player of the effect chooses the order.
        clause = "15-15-4-7" if action.looked else "15-15-3-7"
        return Decision("put-back", moment.source.seat, options, (clause, "3-1-3-6"))
    order = (*ordered, *waiting)
    chose = ("15-15-3-7",) if len(order) > 1 and in_order else ()
    moment.forget("whole.")
    if action.looked:
        _end_looking(moment, action, order)
        return None
    to = {"trash": Area.TRASH, "hand": Area.HAND}.get(action.to, Area.DECK)
    if order and action.to in ("back", "security-bottom"):
        # 3-7-3: the order of security cards can't be changed. Nothing is added (15-15-3-2).
        top = action.to == "back"
        state, facts = atoms.move_cards(moment.state, order, action.of, top=top)
        back: dict[str, Any] = {"cards": facts["cards"], "became": facts["became"]}
        moment.apply((state, back), EventKind.PUT_BACK, "15-15-3-5", *chose, **moment.cause_facts)
    elif order:
        moved = atoms.move_cards(moment.state, order, to, top=action.to == "deck-top")
        event = moment.apply(moved, EventKind.CARD_MOVED, "15-15-3-5", *chose, **moment.cause_facts)
        if to is Area.TRASH:
            _name_trashed(moment, event.ids("became"))
    _finish_showing(moment)
    return None


def _end_looking(moment: Moment, action: lang.PutBack, order: Sequence[CardId]) -> None:
    """Put the cards back as they were (15-15-4-6); into a deck in an order that the player of the
    effect chooses (15-15-4-7), into a security stack in their own (3-7-3)."""
    if order and action.to == "trash":
        move_loose(moment, order, Area.TRASH, EventKind.TRASHED, "4-14-1")
    elif order and (action.of is Area.DECK or action.to == "security-bottom"):
        seat = moment.state.cards[order[0]].owner
        others = tuple(c for c in atoms.pile(moment.state, seat, action.of) if c not in order)
        bottom = action.to in ("deck-bottom", "security-bottom")
        pile = (*others, *order) if bottom else (*order, *others)
        moment.state, _ = atoms.order_pile(moment.state, seat, action.of, pile)
    chose = ("15-15-4-7",) if len(order) > 1 and action.of is Area.DECK else ()
    # In editions where looking can't be ended at any time, the rules of the area apply.
    ended = moment.state.plays(EditionFact.SHOWN_IS_NOT_THERE)
    clause = "15-15-4-7" if ended else "15-15-4-6"
    moment.record(EventKind.PUT_BACK, clause, *chose, cards=tuple(map(int, order)))
    _finish_showing(moment)


def _finish_showing(moment: Moment) -> None:
    """End revealing or looking, with the outcome from before the rest was put back."""
    did, wholly = moment.frame.numbers("did.it"), moment.frame.values.get("wholly", True)
    moment.forget("looking")
    finish(moment, did=bool(did), wholly=bool(wholly))


def _reveal_needs(find: Finder, action: lang.Reveal | lang.Look) -> Needs:
    """Without a number the whole area is shown, so one card is enough (15-15-3-4)."""
    if isinstance(action, lang.Reveal) and action.chosen is not None:
        return find.cards(action.chosen)
    return find.from_top(action.of, 1 if action.count is None else action.count, action.whose)


def _hatch_needs(find: Finder, _: lang.Hatch) -> Needs:
    return Needs(to_hatching(find.view, find.scope.seat) is None)


def _draw_needs(find: Finder, action: lang.Draw) -> Needs:
    return find.from_top(Area.DECK, action.count, action.whose, to=Area.HAND)


def _recover_needs(find: Finder, action: lang.Recover) -> Needs:
    return find.from_top(Area.DECK, action.count, Whose.YOURS, to=Area.SECURITY)


def _trash_top_needs(find: Finder, action: lang.TrashTop) -> Needs:
    if action.up_to:
        return find.from_top(action.of, 1, action.whose)
    if not action.of_most:
        return find.from_top(action.of, action.count, action.whose)
    count = find.view.number(action.count, find.scope)
    fullest = max(Seat, key=lambda seat: len(atoms.pile(find.view.state, seat, action.of)))
    return Needs(count > 0, piles=((fullest, action.of, count),))


RULES = (
    rule(lang.TrashTop, needs=_trash_top_needs, does=trash_top)
    | rule(lang.Draw, needs=_draw_needs, does=draw)
    | rule(lang.Recover, needs=_recover_needs, does=recover)
    | rule(lang.Reveal, needs=_reveal_needs, does=reveal)
    | rule(lang.Look, needs=_reveal_needs, does=look)
    | rule(lang.PutBack, needs=needs_nothing, does=put_back)  # a part of revealing and looking
    | rule(lang.Shuffle, needs=needs_nothing, does=shuffle)
    | rule(lang.Hatch, needs=_hatch_needs, does=hatch)
)
