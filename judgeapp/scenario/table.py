"""A position in a file as a state of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from judgeapp.clauses.renumbering import NEWEST
from judgeapp.engine.game import empty, new_duel
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, Category
from judgeapp.engine.procedures.turn import TURN, breed, main_phase
from judgeapp.engine.state.atoms import create_card, link_cards, move_cards, new_unit, set_memory, stack_under
from judgeapp.engine.state.cards import BLANK, BLANK_EGG, Face
from judgeapp.engine.state.copies import name_copies
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import Grant, Phase, State, replace
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.scenario.file import Scenario, faults_of_scenario
from judgeapp.scenario.lasting import PlacedThings, with_effects
from judgeapp.scenario.limits import overloaded
from judgeapp.scenario.placing import Lying, Placed, Position, Side, cards_of_deck, key_of_card, lying_of, placed_of

# Stand-in for an undescribed card.
BLANKS = {
    BLANK: Face(BLANK, level=3, dp=1000, play_cost=3),
    BLANK_EGG: Face("Blank Digi-Egg", Category.DIGI_EGG, level=2),
}
# Its name: its copies can't be told apart.
UNKNOWN = {BLANK: "an unknown card", BLANK_EGG: "an unknown Digi-Egg"}


def is_blank(card: str | Lying) -> bool:
    """True if nobody has described a card in any way."""
    return isinstance(card, str) and card in BLANKS


def build(scenario: Scenario, faces: Mapping[str, Face]) -> tuple[State, dict[str, UnitId]]:
    """The state at the beginning of a scenario, and the names of its cards on the field.

    Raises InputError for a card that the file does not describe, and for what no table can be."""
    for fault in faults_of_scenario(scenario):
        raise InputError(
            "{what}", where=fault.path.lstrip("."), mend=message("{mend}", mend=fault.mend), what=fault.what
        )
    known = {**BLANKS, **faces}
    plain = called_plainly(known)
    if scenario.decks:
        decks = {Seat(seat): _known(cards_of_deck(deck), known) for seat, deck in scenario.decks.items()}
        return name_copies(new_duel(known, decks, scenario.edition or NEWEST), {}, plain, BLANKS), {}
    position = scenario.position or Position()
    state = empty(known, scenario.edition or NEWEST)
    things = PlacedThings()
    turn = Seat(position.turn)
    phase = Phase.BREEDING if position.phase == "breeding" else Phase.MAIN
    state = replace(state, turn_seat=turn, turn=position.turn_number, phase=phase, first=Seat.A)
    for seat, side in ((Seat.A, position.A), (Seat.B, position.B)):
        state = _piles(state, seat, side, known, things)
        for area, placed in ((Area.BATTLE, side.battle), (Area.BREEDING, side.breeding)):
            for on_field in placed:
                state = _place(state, seat, area, placed_of(on_field), known, things)
    for excess in overloaded(state):
        raise InputError("{fault}", where="position", fault=excess)
    given = {state.units[unit].top: name for name, unit in things.units.items()}
    given |= {card: name for name, card in things.cards.items()}
    state = name_copies(state, given, plain, BLANKS)
    state, _ = set_memory(state, turn, position.memory)
    state = with_effects(state, position, things)
    if position.phase == "start":
        state = replace(state, turn=position.turn_number - 1, phase=Phase.END)
        return replace(state, frames=(Frame("turn", 0),)), things.units
    step = TURN.place(breed if phase is Phase.BREEDING else main_phase)
    # What the position itself causes (rule checks) comes before the first decision.
    return replace(state, frames=(Frame("turn", step), Frame("settle"))), things.units


def called_plainly(faces: Mapping[str, Face]) -> dict[str, str]:
    """Name of the first copy of each card: its printed name; its key where another card has that name too."""
    known = {**BLANKS, **faces}
    times = Counter(face.name for face in known.values())
    plain = {key: face.name if times[face.name] == 1 else key for key, face in known.items()}
    return plain | UNKNOWN


def _known(keys: Sequence[str], known: Mapping[str, Face]) -> tuple[str, ...]:
    for key in keys:
        if key not in known:
            raise InputError("the card {key!r} isn't described", mend="Add it under `cards`", key=key)
    return tuple(keys)


def _piles(state: State, seat: Seat, side: Side, known: Mapping[str, Face], things: PlacedThings) -> State:
    for area, cards in (
        (Area.DECK, side.deck),
        (Area.DIGI_EGG_DECK, side.digi_egg_deck),
        (Area.HAND, side.hand),
        (Area.TRASH, side.trash),
        (Area.SECURITY, side.security),
    ):
        if isinstance(cards, int):
            blank = BLANK_EGG if area is Area.DIGI_EGG_DECK else BLANK
            cards = (blank,) * cards
        _known(tuple(map(key_of_card, cards)), known)
        state, ids = _created(state, seat, cards)
        if ids:
            state, moved = move_cards(state, ids, area, seat=seat)
            became = moved["became"]
            assert isinstance(became, tuple)
            state = _apply_details(state, cards, [CardId(int(card)) for card in became], things)
    return state


def _created(state: State, seat: Seat, cards: Sequence[str | Lying]) -> tuple[State, list[CardId]]:
    ids: list[CardId] = []
    for lying in map(lying_of, cards):
        state, card = create_card(state, lying.card, Seat(lying.owner) if lying.owner else seat)
        ids.append(card)
    return state, ids


def _apply_details(state: State, written: Sequence[str | Lying], ids: Sequence[CardId], things: PlacedThings) -> State:
    cards = dict(state.cards)
    for lying, card in zip(written, ids, strict=True):
        if isinstance(lying, str):
            continue
        if lying.face_up is not None:
            cards[card] = replace(cards[card], face_up=lying.face_up)
        if lying.as_:
            things.name_card(lying.as_, card)
        if lying.used:
            things.used.append((card, lying.used))
    return replace(state, cards=cards)


def _place(
    state: State, seat: Seat, area: Area, placed: Placed, known: Mapping[str, Face], things: PlacedThings
) -> State:
    # Files list a stack from bottom to top, states from top to bottom.
    below = (*placed.under[::-1], *(_face_down(covered) for covered in placed.under_face_down[::-1]))
    _known((placed.card, *map(key_of_card, (*below, *placed.links))), known)
    owner = Seat(placed.owner) if placed.owner else seat
    state, card = create_card(state, placed.card, owner, token=placed.token or known[placed.card].token)
    state, facts = new_unit(
        state,
        card,
        area,
        seat=seat,
        suspended=placed.suspended,
        placed=placed.by_effect,
        digixrosed=placed.digixrosed,
        assembled=placed.assembled,
    )
    made = facts["unit"]
    assert isinstance(made, int)
    unit = UnitId(made)
    state, ids = _created(state, seat, below)
    if ids:
        state, _ = stack_under(state, unit, ids)
        state = _apply_details(state, below, state.units[unit].stack[1:], things)
    state, ids = _created(state, seat, placed.links)
    if ids:
        state, _ = link_cards(state, unit, ids)
        state = _apply_details(state, placed.links, state.units[unit].links, things)
    for granted in placed.granted:
        by = EffectSource(state.units[unit].top, unit, Seat(granted.by or seat), "granted")
        grant = Grant(
            state.next_id, by, granted.gifts, granted.until, state.clock, unit, breeding=area is Area.BREEDING
        )
        state = replace(state, grants=(*state.grants, grant), next_id=state.next_id + 1)
    if not placed.new:
        body = replace(state.units[unit], arrived=0)
        state = replace(state, units={**state.units, unit: body})
    things.name_unit(placed.as_ or called_plainly(known)[placed.card], unit)
    if placed.used:
        things.used.append((unit, placed.used))
    return state


def _face_down(card: str | Lying) -> Lying:
    return replace(lying_of(card), face_up=False)
