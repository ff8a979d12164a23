"""Equality of two games, states and cards."""

from __future__ import annotations

import pytest

from judgeapp.engine.derive import view
from judgeapp.engine.events import EventKind
from judgeapp.engine.game import Game, digest, empty
from judgeapp.engine.identity import CardId, EffectSource, Seat
from judgeapp.engine.kernel import _note_persistent, _overflow
from judgeapp.engine.lang import AddDP, AlsoIs, Area, Category, Color, Effect, Property, Until
from judgeapp.engine.moment import Moment
from judgeapp.engine.state import atoms
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.sameness import PlaceNames, fingerprint
from judgeapp.engine.state.state import Grant, State, replace

LONG = 50_000


def chain(state: State) -> Game:
    game = Game(state, None)
    for _ in range(LONG):
        game = Game(state, None, (), "x", game)
    return game


def test_long_games_are_compared_and_freed() -> None:
    state = empty({})
    game, equal = chain(state), chain(replace(state, memory=0))
    assert game == equal
    assert game != Game(replace(state, memory=1), None)
    del game, equal


def test_equal_states_have_the_same_digest_however_they_were_reached() -> None:
    state = empty({})
    forward, backward = replace(state, used={"a": 1, "b": 2}), replace(state, used={"b": 2, "a": 1})
    assert forward == backward
    assert digest(forward) == digest(backward)
    assert digest(forward) != digest(replace(forward, clock=1))


def on_table(face: Face, *areas: Area) -> tuple[State, list[CardId]]:
    state = replace(empty({"Hero": face}), frames=(Frame("settle"),))
    cards = []
    for area in areas:
        state, card = atoms.create_card(state, "Hero", Seat.A)
        if area is Area.BATTLE:
            state, facts = atoms.new_unit(state, card, area)
        else:
            state, facts = atoms.move_cards(state, (card,), area)
        became = facts["became"]
        cards.append(CardId(became if isinstance(became, int) else int(became[0])))  # type: ignore[index]
    return state, cards


def test_an_ace_overflows_even_if_another_arrives_at_the_same_time() -> None:
    face = Face("Hero", Category.DIGIMON, overflow=3)
    state, (fielded, held) = on_table(face, Area.BATTLE, Area.HAND)
    moment = Moment(state, None)
    unit = state.cards[fielded].unit
    moment.state, _ = atoms.take_off(moment.state, unit)
    moment.apply(atoms.move_cards(moment.state, (fielded,), Area.TRASH), EventKind.CARD_MOVED, "4-17-1")
    moment.apply(atoms.new_unit(moment.state, held, Area.BATTLE), EventKind.PLAYED, "4-17-1")
    _overflow(moment, state)
    assert moment.state.frames[-1].values == {"left": ("A:Hero",)}


def test_an_effect_becoming_active_names_the_event_that_caused_it() -> None:
    """Effects that are active from the start have no cause."""
    always = Effect(gifts=(AddDP(1000),))
    state, (_, held) = on_table(Face("Hero", dp=1000, effects=(always,)), Area.BATTLE, Area.HAND)
    moment = Moment(state, None)
    played = moment.apply(atoms.new_unit(state, held, Area.BATTLE), EventKind.PLAYED, "7-1-3-3")
    _note_persistent(moment, view(state))
    began = [e for e in moment.events if e.kind is EventKind.BECAME_ACTIVE]
    assert [e.cause for e in began] == [0, played.number]


def test_numbers_in_an_event_are_not_taken_for_ids() -> None:
    state, cards = on_table(Face("Hero", Category.DIGIMON), *[Area.HAND] * 9)
    names = PlaceNames(state)
    card = cards[3]
    frame = Frame("play", step=card, values={"card": card, "cost": card, "subject.dp": (card,)})
    name = names[card]
    procedure, step, values, *_ = names.frame(frame)
    assert (procedure, step) == ("play", card)
    assert dict(values) == {"card": name, "cost": card, "subject.dp": [card]}
    assert names.words(f"{card}/effects.{card}") == f"{name}/effects.{card}"


def test_a_card_that_left_has_no_uses() -> None:
    """15-14-1-3: [Once Per Turn] is counted per card, and this one doesn't come back."""
    state, (fielded, held) = on_table(Face("Hero", Category.DIGIMON), Area.BATTLE, Area.HAND)
    unit = state.cards[fielded].unit
    gone = max(state.cards) + 90
    for key in (f"{gone}/effects.0", f"unit{gone}/gained.7.0"):
        assert fingerprint(replace(state, used={key: 1})) == fingerprint(state)
    for key in (f"{fielded}/effects.0", f"{held}/effects.0", f"unit{unit}/gained.7.0"):
        assert fingerprint(replace(state, used={key: 1})) != fingerprint(state)


def test_the_order_in_a_hand_and_the_ids_of_cards_do_not_count() -> None:
    """3-5-2, 3-2-3: a hand has no order, a deck has."""
    faces = {name: Face(name, Category.DIGIMON) for name in ("Hero", "Cub")}

    def lying(area: Area, *names: str) -> str:
        state = replace(empty(faces), next_id=1 + 50 * len(names[0]))
        for name in names:
            state, card = atoms.create_card(state, name, Seat.A)
            state, _ = atoms.move_cards(state, (card,), area)
        return fingerprint(state)

    assert lying(Area.HAND, "Hero", "Cub") == lying(Area.HAND, "Cub", "Hero")
    assert lying(Area.DECK, "Hero", "Cub") != lying(Area.DECK, "Cub", "Hero")
    assert lying(Area.HAND, "Hero", "Cub") != lying(Area.TRASH, "Hero", "Cub")


def test_colors_added_by_a_rule_count_everywhere() -> None:
    face = Face("Hero", Category.DIGIMON, colors=(Color.RED,), rules=(AlsoIs(colors=(Color.BLUE,)),))
    state, (fielded, held) = on_table(face, Area.BATTLE, Area.HAND)
    known = view(state)
    unit = state.cards[fielded].unit
    assert known.property_of(unit, Property.COLORS) == 2
    assert known.property_of(held, Property.COLORS) == 2


@pytest.mark.parametrize("name", ["called.it.dp before", "came about: {}", "counted : {}", "subject.dp", "materials"])
def test_states_that_differ_in_a_number_other_than_an_id_differ(name: str) -> None:
    """The tested number is no card's id; as an id it would count as a card that is gone."""
    state = empty({})
    low, high = (replace(state, frames=(Frame("resolve", values={name: (number,)}),)) for number in (2000, 3000))
    assert fingerprint(low) != fingerprint(high)


def test_the_old_id_of_a_card_that_left_does_not_matter() -> None:
    state = empty({})
    low, high = (replace(state, frames=(Frame("resolve", values={"called.it": (number,)}),)) for number in (2000, 3000))
    assert fingerprint(low) == fingerprint(high)


def test_it_does_not_matter_which_of_two_like_cards_did_something() -> None:
    """It doesn't matter which of two equal cards has used [Once Per Turn] or given a boost, only that one has."""
    state, cards = on_table(Face("Hero", dp=1000), Area.BATTLE, Area.BATTLE)
    alike = [(card, state.cards[card].unit) for card in cards]
    used = {fingerprint(replace(state, used={f"{card}/effects.0": 1})) for card, _ in alike}
    gained = {fingerprint(replace(state, used={f"unit{unit}/gained.7.0": 1})) for _, unit in alike}
    by = [EffectSource(card, unit, Seat.A, "effects.0") for card, unit in alike]
    grants = [Grant(90, source, (AddDP(1),), Until.END_OF_TURN, 0, seat=Seat.B) for source in by]
    given = {fingerprint(replace(state, grants=(grant,))) for grant in grants}
    active = {fingerprint(replace(state, since={f"{card}/effects.0": 3})) for card, _ in alike}
    meant = {fingerprint(replace(state, frames=(Frame("settle", values={"unit": int(unit)}),))) for _, unit in alike}
    every = (used, gained, given, active, meant)
    assert [len(some) for some in every] == [1] * len(every)
    assert len({fingerprint(state)}.union(*every)) == 1 + len(every)
