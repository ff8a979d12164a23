"""From a position in a file to a state of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from judgeapp.engine.atoms import (
    create_card,
    link_cards,
    move_cards,
    new_unit,
    set_memory,
    stack_under,
)
from judgeapp.engine.cards import Face
from judgeapp.engine.copies import name_copies
from judgeapp.engine.frames import Frame
from judgeapp.engine.game import empty, new_duel
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, Category
from judgeapp.engine.procedures.turn import TURN, main_phase
from judgeapp.engine.state import Grant, Phase, State, replace
from judgeapp.errors import InputError
from judgeapp.scenario.file import Placed, Position, Scenario, Side

BLANK, BLANK_EGG = "blank", "blank-egg"
# What stands for a card of which nobody has said what it is.
BLANKS = {
    BLANK: Face(BLANK, level=3, dp=1000, play_cost=3),
    BLANK_EGG: Face("Blank Digi-Egg", Category.DIGI_EGG, level=2),
}
# What it is called: nobody tells its copies apart.
UNKNOWN = {BLANK: "an unknown card", BLANK_EGG: "an unknown Digi-Egg"}


def build(scenario: Scenario, faces: Mapping[str, Face]) -> tuple[State, dict[str, UnitId]]:
    """The state at the beginning of a scenario, and the names of its cards on the field.

    Raises InputError for a card that the file does not describe.
    """
    known = {**BLANKS, **faces}
    plain = called_plainly(known)
    if scenario.decks:
        decks = {Seat(seat): _known(keys, known) for seat, keys in scenario.decks.items()}
        return name_copies(new_duel(known, decks), {}, plain, BLANKS), {}
    position = scenario.position or Position()
    state = empty(known)
    names: dict[str, UnitId] = {}
    turn = Seat(position.turn)
    state = replace(
        state, turn_seat=turn, turn=position.turn_number, phase=Phase.MAIN, first=Seat.A
    )
    for seat, side in ((Seat.A, position.A), (Seat.B, position.B)):
        state = _piles(state, seat, side, known)
        for area, placed in ((Area.BATTLE, side.battle), (Area.BREEDING, side.breeding)):
            for one in placed:
                card = Placed(one) if isinstance(one, str) else one
                state = _place(state, seat, area, card, known, names)
    given = {state.units[unit].top: name for name, unit in names.items()}
    state = name_copies(state, given, plain, BLANKS)
    state, _ = set_memory(state, turn, position.memory)
    at_start = position.phase == "start"
    step = 0 if at_start else TURN.place(main_phase)
    if at_start:
        state = replace(state, turn=position.turn_number - 1, phase=Phase.END)
    frames = (Frame("turn", step),)
    # What the position itself calls for (rule checks) comes before the first decision.
    return replace(state, frames=frames if at_start else (*frames, Frame("settle"))), names


def called_plainly(faces: Mapping[str, Face]) -> dict[str, str]:
    """What the first copy of each card is called: by its printed name; by its key where another
    card has that name too."""
    known = {**BLANKS, **faces}
    times = Counter(face.name for face in known.values())
    plain = {key: face.name if times[face.name] == 1 else key for key, face in known.items()}
    return plain | UNKNOWN


def _known(keys: Sequence[str], known: Mapping[str, Face]) -> tuple[str, ...]:
    for key in keys:
        if key not in known:
            raise InputError(f"the card {key!r} is not described", mend="Add it under `cards`")
    return tuple(keys)


def _piles(state: State, seat: Seat, side: Side, known: Mapping[str, Face]) -> State:
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
        ids: list[CardId] = []
        for key in _known(cards, known):
            state, card = create_card(state, key, seat)
            ids.append(card)
        if ids:
            state, _ = move_cards(state, ids, area, seat=seat)
    return state


def _place(
    state: State,
    seat: Seat,
    area: Area,
    placed: Placed,
    known: Mapping[str, Face],
    names: dict[str, UnitId],
) -> State:
    _known((placed.card, *placed.under, *placed.under_face_down, *placed.links), known)
    state, card = create_card(state, placed.card, seat, token=known[placed.card].token)
    state, facts = new_unit(
        state, card, area, seat=seat, suspended=placed.suspended, placed=placed.by_effect,
        digixrosed=placed.digixrosed, assembled=placed.assembled,
    )  # fmt: skip
    unit = facts["unit"]
    assert isinstance(unit, int)
    # The file has stacks from bottom to top, the state from top to bottom.
    for keys, face_up in ((placed.under[::-1], True), (placed.under_face_down[::-1], False)):
        ids: list[CardId] = []
        for key in keys:
            state, under = create_card(state, key, seat)
            ids.append(under)
        if ids:
            state, _ = stack_under(state, UnitId(unit), ids, face_up=face_up)
    linked: list[CardId] = []
    for key in placed.links:
        state, new = create_card(state, key, seat)
        linked.append(new)
    if linked:
        state, _ = link_cards(state, UnitId(unit), linked)
    for granted in placed.granted:
        by = EffectSource(
            state.units[UnitId(unit)].top, UnitId(unit), Seat(granted.by or seat), "granted"
        )
        grant = Grant(
            state.next_id, by, granted.gifts, granted.until, state.clock, UnitId(unit),
            breeding=area is Area.BREEDING,
        )  # fmt: skip
        state = replace(state, grants=(*state.grants, grant), next_id=state.next_id + 1)
    if not placed.new:
        body = replace(state.units[unit], arrived=0)
        state = replace(state, units={**state.units, unit: body})
    name = placed.as_ or called_plainly(known)[placed.card]
    if name in names:
        raise InputError(
            f"two cards are called {name!r}", mend="Give one of them another name with `as`"
        )
    names[name] = UnitId(unit)
    return state
