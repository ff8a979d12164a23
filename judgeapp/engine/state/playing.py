"""Cards being played, before they are units: the cards under them, and places from which cards can be placed there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from judgeapp.engine.identity import CardId
from judgeapp.engine.lang import Action, MaterialsFrom, OpenPlaces
from judgeapp.engine.state.frames import Frame, Value
from judgeapp.engine.state.state import State, replace

PLAY = "play"
# The procedures that begin with revealing a card.
_DECLARING = (PLAY, "digivolve", "dna-digivolve", "burst-digivolve", "app-fusion", "use", "link")


def being_played(state: State) -> frozenset[CardId]:
    """The cards that have been revealed to be played."""
    return frozenset(card for frame in _plays(state) for card in _cards(frame))


def being_declared(state: State) -> frozenset[int]:
    """Cards that have been revealed from a hand to be played, digivolved into, used or linked: until that is done they
    can't be used as cards of the hand (15-15-3-2)."""
    hands = {card for areas in state.areas.values() for card in areas.hand}
    return frozenset(
        card
        for frame in state.frames
        if frame.procedure in _DECLARING
        for card in (*frame.numbers("cards"), frame.card)
        if card in hands
    )


def laid_under(state: State) -> tuple[CardId, ...]:
    """Cards that lie under cards which are being played."""
    return tuple(under for frame in _plays(state) for card in _cards(frame) for under in under_of(frame, card))


def under_of(frame: Frame, card: CardId) -> tuple[CardId, ...]:
    """Cards under a card that a procedure plays, the uppermost first."""
    return tuple(map(CardId, frame.numbers(f"under.{card}")))


def lay_under(state: State, card: CardId, *under: CardId) -> State:
    """Lay cards under a card that is being played, below those that lie there."""
    place = _place(state, card)
    frame = state.frames[place]
    key = f"under.{card}"
    return _with_values(state, place, **{key: (*frame.numbers(key), *map(int, under))})


def release(state: State, *cards: CardId) -> State:
    """Mark cards as not being played now: the stack above these cards is gone. They are revealed to be played, so that
    they do not go with it (15-15-3-2)."""
    for card in cards:
        state = add_amounts(state, card, **{f"let-go.{card}": 1})
    return state


def are_let_go(state: State) -> tuple[CardId, ...]:
    return tuple(c for frame in _plays(state) for c in _cards(frame) if is_let_go(frame, c))


def is_let_go(frame: Frame, card: CardId) -> bool:
    return bool(frame.number(f"let-go.{card}"))


def add_amounts(state: State, card: CardId, **values: int) -> State:
    """Add amounts to those that the procedure playing a card keeps."""
    place = _place(state, card)
    frame = state.frames[place]
    added = {name: frame.number(name) + value for name, value in values.items()}
    return _with_values(state, place, **added)


def opened(state: State, card: CardId) -> tuple[MaterialsFrom, ...]:
    """Other places from which, by effects that came before, cards can be placed under a card that is being played."""
    if card not in being_played(state):
        return ()
    frame = state.frames[_place(state, card)]
    return tuple(place for opening in _openings(frame, card) for place in opening.places)


def with_opened(state: State, cards: tuple[CardId, ...], places: tuple[MaterialsFrom, ...]) -> State:
    """The state with other places besides for some cards that are played together. They share them."""
    place = _place(state, cards[0])
    frame = state.frames[place]
    frames = list(state.frames)
    values = {**frame.values, f"opened.{len(frame.actions)}": tuple(map(int, cards))}
    frames[place] = replace(frame, actions=(*frame.actions, OpenPlaces(places)), values=values)
    return replace(state, frames=tuple(frames))


def with_left_open(state: State, card: CardId, places: Sequence[MaterialsFrom]) -> State:
    """The state with the remaining places that are open for a card, in order."""
    place = _place(state, card)
    frame, left = state.frames[place], iter(places)
    own = _openings(frame, card)
    actions: tuple[Action, ...] = tuple(
        OpenPlaces(tuple(islice(left, len(action.places))))
        if isinstance(action, OpenPlaces) and any(action is opening for opening in own)
        else action
        for action in frame.actions
    )
    frames = list(state.frames)
    frames[place] = replace(frame, actions=actions)
    return replace(state, frames=tuple(frames))


def _openings(frame: Frame, card: CardId) -> tuple[OpenPlaces, ...]:
    """Places opened in a procedure for a card: those that name no card are for all."""
    return tuple(
        action
        for number, action in enumerate(frame.actions)
        if isinstance(action, OpenPlaces) and card in (frame.numbers(f"opened.{number}") or (card,))
    )


def _plays(state: State) -> Iterator[Frame]:
    return (frame for frame in state.frames if frame.procedure == PLAY)


def _cards(frame: Frame) -> tuple[CardId, ...]:
    return frame.cards


def _place(state: State, card: CardId) -> int:
    return next(i for i, frame in enumerate(state.frames) if frame.procedure == PLAY and card in _cards(frame))


def _with_values(state: State, place: int, **values: Value) -> State:
    frames = list(state.frames)
    frames[place] = replace(frames[place], values={**frames[place].values, **values})
    return replace(state, frames=tuple(frames))
