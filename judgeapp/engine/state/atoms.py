"""The only functions that change a state. Each returns the new state and the facts of its event; judgeapp.engine.moment
makes the event, with clauses and cause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import Fact
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.state.state import Areas, Card, State, Unit, replace

Facts = dict[str, Fact]
MEMORY_END = 10  # 1-4-2-2

_PILES = {
    Area.DECK: "deck",
    Area.DIGI_EGG_DECK: "digi_egg_deck",
    Area.HAND: "hand",
    Area.TRASH: "trash",
    Area.SECURITY: "security",
}
# 3-2-2, 3-3-2, 3-5-3, 3-7-2: cards there are hidden unless something says otherwise.
_FACE_DOWN = (Area.DECK, Area.DIGI_EGG_DECK, Area.SECURITY)


def pile(state: State, seat: Seat, area: Area) -> tuple[CardId, ...]:
    """The cards of a pile, the top first."""
    cards: tuple[CardId, ...] = getattr(state.areas[seat], _PILES[area])
    return cards


def set_memory(state: State, seat: Seat, to: int) -> tuple[State, Facts]:
    """Set the memory as `seat` sees it to `to`, but never beyond the end of the gauge."""
    clamped = max(-MEMORY_END, min(MEMORY_END, to))
    before = state.memory_of(seat)
    absolute = clamped if seat is Seat.A else -clamped
    return replace(state, memory=absolute), {"seat": seat.value, "from": before, "to": clamped}


def set_suspended(state: State, unit: UnitId, *, suspended: bool) -> tuple[State, Facts]:
    """Suspend or unsuspend (4-11-1)."""
    changed = replace(state.units[unit], suspended=suspended)
    return _with_unit(state, changed), {"unit": unit}


def set_all_suspended(state: State, units: Iterable[UnitId], *, suspended: bool) -> tuple[State, Facts]:
    """Suspend or unsuspend several units at the same time."""
    changed = dict(state.units)
    ids = tuple(units)
    for unit in ids:
        changed[unit] = replace(changed[unit], suspended=suspended)
    return replace(state, units=changed), {"units": tuple(map(int, ids))}


def flip_cards(state: State, cards: Sequence[CardId], *, face_up: bool) -> tuple[State, Facts]:
    """Turn cards over where they lie; they stay the same cards (3-1-3-1)."""
    flipped = {card: replace(state.cards[card], face_up=face_up) for card in cards}
    facts: Facts = {"cards": tuple(map(int, cards)), "face_up": face_up}
    return replace(state, cards={**state.cards, **flipped}), facts


def move_cards(
    state: State,
    cards: Sequence[CardId],
    to: Area,
    *,
    seat: Seat | None = None,
    top: bool = True,
    face_up: bool | None = None,
) -> tuple[State, Facts]:
    """Move cards to a pile, or to no area, where they are new cards (3-1-3-1-1).

    The first of `cards` ends up nearest to the top, or to the bottom with top=False. Without `seat` each goes to its
    owner (3-1-3-8). Digi-Egg cards that would go to a hidden pile go to the Digi-Egg deck (3-1-3-9); tokens leave the
    game (4-18-5), but their triggered effects still wait with them there (4-13-2).

    Facts: `cards` (old ids), `became` (new ids), `to` (where they were to go), `from`."""
    became: list[int] = []
    left: list[str] = []
    for card_id in reversed(cards) if top else cards:
        card = state.cards[card_id]
        # 15-15-3-3: a revealed card leaves the area from which it is revealed.
        left.append(card.counted_area.value)
        state, new = _move_one(state, card, to, seat or card.owner, top=top, face_up=face_up)
        became.append(new)
    if top:
        became.reverse()
        left.reverse()
    return state, {"cards": tuple(map(int, cards)), "became": tuple(became), "from": tuple(left), "to": to.value}


def _move_one(state: State, card: Card, to: Area, seat: Seat, *, top: bool, face_up: bool | None) -> tuple[State, int]:
    state = _without(state, card)
    cards = dict(state.cards)
    del cards[card.id]
    if card.token and to is not Area.NOWHERE:
        to, face_up = Area.REMOVED, None
    is_egg = state.faces[card.face].category.value == "digi-egg"
    if is_egg and to in (Area.HAND, Area.SECURITY, Area.DECK):
        # 3-1-3-9-1: in the order said; 3-1-3-9-2: from other hidden areas to the bottom.
        top = top and to is Area.DECK
        to, face_up = Area.DIGI_EGG_DECK, None
    new = Card(
        id=CardId(state.next_id),
        face=card.face,
        owner=card.owner,
        area=to,
        face_up=(to not in _FACE_DOWN) if face_up is None else face_up,
        token=card.token,
        called=card.called,
    )
    cards[new.id] = new
    state = replace(state, cards=cards, next_id=state.next_id + 1)
    if to in _PILES:
        state = _put(state, seat, to, new.id, top=top)
    return state, new.id


def use_card(state: State, card: CardId, cost: int | None) -> tuple[State, Facts]:
    """Move a card that is used to no area (9-1-4), with the use cost that it has."""
    state, facts = move_cards(state, (card,), Area.NOWHERE)
    used = CardId(state.next_id - 1)
    if cost is None or cost == state.face(used).use_cost:
        return state, facts
    return replace(state, cards={**state.cards, used: replace(state.cards[used], used_for=cost)}), facts


def new_unit(
    state: State,
    card: CardId,
    area: Area,
    *,
    seat: Seat | None = None,
    under: Sequence[CardId] = (),
    suspended: bool = False,
    placed: bool = False,
    digixrosed: int = 0,
    assembled: int = 0,
    hatched: bool = False,
) -> tuple[State, Facts]:
    """Put a card on the field as a new unit (3-4-3: unsuspended), perhaps with cards that were laid under it while it
    was played, which stay there. A hatched card is not played, so that it may attack the same turn (7-1-2-1), unless
    no card placed this turn may. Facts: `card` (old id), `unit`, `became`."""
    old = state.cards[card]
    at_once = hatched and not state.plays(EditionFact.PLACED_THIS_TURN)
    state, (top,) = _renew(state, (card,))
    unit = Unit(
        id=UnitId(state.next_id),
        seat=seat or old.owner,
        area=area,
        stack=(top, *under),
        suspended=suspended,
        arrived=0 if at_once else state.turn,
        placed=placed,
        digixrosed=digixrosed,
        assembled=assembled,
    )
    state = replace(state, next_id=state.next_id + 1)
    state = _with_unit(state, unit)
    state = _seated(state, unit)
    return state, {"card": card, "unit": unit.id, "became": top, "area": area.value}


def fuse(state: State, card: CardId, of: Sequence[int], *, seat: Seat) -> tuple[State, Facts]:
    """Stack units and cards under a card as a new unit of the battle area: the first of them uppermost, each with its
    stack (8-2-2-2, 8-2-2-3). It is unsuspended (8-2-2-1-1) and did not arrive this turn (8-2-2-1-6). Links are gone
    before.

    Facts: `card`, `unit`, `materials` (units and cards as they were), `cards`, `became` (all cards, the digivolved one
    first)."""
    old = [card]
    for ref in of:
        body = state.units.get(UnitId(ref))
        old += body.stack if body is not None else (CardId(ref),)
        if body is not None:
            state, _ = take_off(state, body.id)
    stack: list[CardId] = []
    for card_id in old:
        face_up = card_id == card or state.cards[card_id].face_up
        state, new = _renew(state, (card_id,), face_up=face_up)
        stack += new
    unit = Unit(id=UnitId(state.next_id), seat=seat, area=Area.BATTLE, stack=tuple(stack))
    state = _seated(_with_unit(replace(state, next_id=state.next_id + 1), unit), unit)
    return state, {
        "card": card,
        "unit": unit.id,
        "materials": tuple(map(int, of)),
        "cards": tuple(map(int, old)),
        "became": tuple(map(int, stack)),
    }


def stack_on_top(state: State, unit: UnitId, card: CardId, *, link: CardId | None = None) -> tuple[State, Facts]:
    """Lay a card on a unit, which stays the same one (8-1-2-3, 8-1-2-4); between the two a link card of it (8-4-3-3).

    Facts: `card`, `unit`, `cards` and `became`; with a link also `materials`, the link card."""
    old = (card,) if link is None else (card, link)
    state, new = _renew(state, old)
    changed = replace(state.units[unit], stack=(*new, *state.units[unit].stack))
    state = _seated(_with_unit(state, changed), changed)
    facts: Facts = {"unit": unit, "card": card, "cards": tuple(map(int, old)), "became": tuple(map(int, new))}
    return state, facts if link is None else {**facts, "materials": (int(link),)}


def stack_under(
    state: State, unit: UnitId, cards: Sequence[CardId], *, face_up: bool = True, top: bool = False
) -> tuple[State, Facts]:
    """Put cards at the bottom of a unit's stack, or right under its top card; the first of them uppermost. A card that
    was in that stack already is not a new card (3-1-3-1-3)."""
    own = tuple(card for card in cards if card in state.units[unit].stack)
    turned = {card: replace(state.cards[card], face_up=face_up) for card in own}
    state = replace(state, cards={**state.cards, **turned})
    state, renewed = _renew(state, [c for c in cards if c not in own], face_up=face_up)
    others = iter(renewed)
    new = [card if card in own else next(others) for card in cards]
    uppermost, *under = (card for card in state.units[unit].stack if card not in own)
    stack = (uppermost, *new, *under) if top else (uppermost, *under, *new)
    changed = replace(state.units[unit], stack=stack)
    state = _seated(_with_unit(state, changed), changed)
    return state, {"unit": unit, "cards": tuple(map(int, cards)), "became": tuple(map(int, new))}


def link_cards(state: State, unit: UnitId, cards: Sequence[CardId]) -> tuple[State, Facts]:
    """Link cards to a unit (10-1-2-2), below those that it has (4-7-3). Facts: `unit`, `cards` (old ids), `became`."""
    state, new = _renew(state, cards)
    changed = replace(state.units[unit], links=(*state.units[unit].links, *new))
    state = _seated(_with_unit(state, changed), changed)
    return state, {"unit": unit, "cards": tuple(map(int, cards)), "became": tuple(map(int, new))}


def move_unit(state: State, unit: UnitId, to: Area) -> tuple[State, Facts]:
    """Move a unit from the breeding area to the battle area; it stays the same unit in the same orientation (4-15-3),
    and keeps its grants (4-15-4)."""
    changed = replace(state.units[unit], area=to)
    return _seated(_with_unit(state, changed), changed), {"unit": unit, "to": to.value}


def take_off(state: State, unit: UnitId) -> tuple[State, Facts]:
    """Dissolve a unit: its cards belong to no area until they are moved on.

    Facts: `unit`, `top`, `rest`: the cards as they were."""
    gone = state.units[unit]
    units = dict(state.units)
    del units[unit]
    cards = dict(state.cards)
    for card_id in (*gone.stack, *gone.links):
        cards[card_id] = replace(cards[card_id], area=Area.NOWHERE, unit=NO_UNIT)
    grants = tuple(g for g in state.grants if g.unit != unit)
    state = replace(state, units=units, cards=cards, grants=grants)
    rest = (*gone.stack[1:], *gone.links)
    return state, {"unit": unit, "top": gone.top, "rest": tuple(map(int, rest))}


def take_from_stack(state: State, unit: UnitId, cards: Sequence[CardId]) -> State:
    """Take cards out of a unit's stack or links: they belong to no area until they are moved on."""
    changed = state.units[unit]
    changed = replace(
        changed,
        stack=tuple(c for c in changed.stack if c not in cards),
        links=tuple(c for c in changed.links if c not in cards),
    )
    renewed = dict(state.cards)
    for card_id in cards:
        renewed[card_id] = replace(renewed[card_id], area=Area.NOWHERE, unit=NO_UNIT)
    return _seated(_with_unit(replace(state, cards=renewed), changed), changed)


def create_card(state: State, face: str, owner: Seat, *, token: bool = False, called: str = "") -> tuple[State, CardId]:
    """Create a card from outside of the game, in no area yet (4-18-1)."""
    new = Card(CardId(state.next_id), face, owner, Area.NOWHERE, token=token, called=called)
    cards = {**state.cards, new.id: new}
    return replace(state, cards=cards, next_id=state.next_id + 1), new.id


def show_cards(state: State, cards: Sequence[CardId]) -> tuple[State, Facts]:
    """Reveal cards: they belong to no area for now, which does not change the number of cards there (15-15-3-2)."""
    areas = [state.cards[c].area for c in cards]
    state, facts = move_cards(state, cards, Area.NOWHERE, face_up=True)
    became = facts["became"]
    assert isinstance(became, tuple)
    all_cards = dict(state.cards)
    for new, area in zip(became, areas, strict=True):
        all_cards[int(new)] = replace(all_cards[int(new)], shown_from=area)
    shown: Facts = {"cards": facts["cards"], "became": became}
    return replace(state, cards=all_cards), shown


def order_pile(state: State, seat: Seat, area: Area, cards: Sequence[CardId]) -> tuple[State, Facts]:
    """Put a pile in a given order, the result of a shuffle (1-3-10); face-up cards of a hidden pile are hidden."""
    hidden = {c: replace(state.cards[c], face_up=False) for c in cards if area in _FACE_DOWN}
    state = replace(state, cards={**state.cards, **hidden})
    areas = replace(state.areas[seat], **{_PILES[area]: tuple(cards)})
    return _with_areas(state, seat, areas), {"seat": seat.value, "area": area.value}


def _renew(state: State, cards: Sequence[CardId], *, face_up: bool = True) -> tuple[State, list[CardId]]:
    """Take cards from where they were and give them new ids."""
    new: list[CardId] = []
    for card_id in cards:
        card = state.cards[card_id]
        state = _without(state, card)
        renewed = replace(card, id=CardId(state.next_id), area=Area.NOWHERE, face_up=face_up, shown_from=None)
        all_cards = dict(state.cards)
        del all_cards[card_id]
        all_cards[renewed.id] = renewed
        state = replace(state, cards=all_cards, next_id=state.next_id + 1)
        new.append(renewed.id)
    return state, new


def _seated(state: State, unit: Unit) -> State:
    """Give the cards of a unit its id and their area."""
    cards = dict(state.cards)
    for position, card_id in enumerate(unit.stack):
        area = unit.area if position == 0 else Area.UNDER
        cards[card_id] = replace(cards[card_id], area=area, unit=unit.id)
    for card_id in unit.links:
        cards[card_id] = replace(cards[card_id], area=Area.LINK, unit=unit.id)
    return replace(state, cards=cards)


def _with_unit(state: State, unit: Unit) -> State:
    return replace(state, units={**state.units, unit.id: unit})


def _with_areas(state: State, seat: Seat, areas: Areas) -> State:
    return replace(state, areas={**state.areas, seat.value: areas})


def _put(state: State, seat: Seat, area: Area, card: CardId, *, top: bool) -> State:
    lying = pile(state, seat, area)
    areas = replace(state.areas[seat], **{_PILES[area]: (card, *lying) if top else (*lying, card)})
    return _with_areas(state, seat, areas)


def _without(state: State, card: Card) -> State:
    """Take a card out of its pile or from under its unit; a card that is a unit itself is taken off as one."""
    if card.area in (Area.UNDER, Area.LINK):
        return take_from_stack(state, card.unit, (card.id,))
    if card.area not in _PILES:
        return state
    for seat in Seat:
        lying = pile(state, seat, card.area)
        if card.id in lying:
            place = lying.index(card.id)
            kept = (*lying[:place], *lying[place + 1 :])
            return _with_areas(state, seat, replace(state.areas[seat], **{_PILES[card.area]: kept}))
    return state
