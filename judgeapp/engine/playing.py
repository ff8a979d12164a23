"""What is known of the cards that are being played, before they are units: what lies under them,
and from where cards can be placed under them."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.frames import Frame, Value
from judgeapp.engine.identity import CardId
from judgeapp.engine.lang import Action, MaterialsFrom, OpenPlaces
from judgeapp.engine.state import State, replace

PLAY = "play"


def being_played(state: State) -> frozenset[CardId]:
    """The cards that have been revealed to be played."""
    return frozenset(card for frame in _plays(state) for card in _cards(frame))


def laid_under(state: State) -> tuple[CardId, ...]:
    """Cards that lie under cards which are being played."""
    return tuple(
        under
        for frame in _plays(state)
        for card in _cards(frame)
        for under in under_of(frame, card)
    )


def under_of(frame: Frame, card: CardId) -> tuple[CardId, ...]:
    """What lies under a card that a procedure plays, the uppermost first."""
    return tuple(map(CardId, frame.numbers(f"under.{card}")))


def laid(state: State, card: CardId, *under: CardId) -> State:
    """Cards are laid under a card that is being played, below what lies there."""
    place = _place(state, card)
    frame = state.frames[place]
    key = f"under.{card}"
    return _with_values(state, place, **{key: (*frame.numbers(key), *map(int, under))})


def noted(state: State, card: CardId, **values: int) -> State:
    """Amounts that the procedure which plays a card adds up."""
    place = _place(state, card)
    frame = state.frames[place]
    added = {name: frame.number(name) + value for name, value in values.items()}
    return _with_values(state, place, **added)


def opened(state: State, card: CardId) -> tuple[MaterialsFrom, ...]:
    """From where else, by effects that came before, cards can be placed under a card that is being
    played."""
    if card not in being_played(state):
        return ()
    actions = state.frames[_place(state, card)].actions
    return tuple(p for a in actions if isinstance(a, OpenPlaces) for p in a.places)


def with_opened(state: State, card: CardId, places: tuple[MaterialsFrom, ...]) -> State:
    """The same with other such places."""
    place = _place(state, card)
    actions: tuple[Action, ...] = (OpenPlaces(places),)
    frames = list(state.frames)
    frames[place] = replace(frames[place], actions=actions)
    return replace(state, frames=tuple(frames))


def _plays(state: State) -> Iterator[Frame]:
    return (frame for frame in state.frames if frame.procedure == PLAY)


def _cards(frame: Frame) -> tuple[CardId, ...]:
    return tuple(map(CardId, frame.numbers("cards")))


def _place(state: State, card: CardId) -> int:
    """The place of the procedure that plays a card."""
    return next(
        i
        for i, frame in enumerate(state.frames)
        if frame.procedure == PLAY and card in _cards(frame)
    )


def _with_values(state: State, place: int, **values: Value) -> State:
    frames = list(state.frames)
    frames[place] = replace(frames[place], values={**frames[place].values, **values})
    return replace(state, frames=tuple(frames))
