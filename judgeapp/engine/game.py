"""A duel for all other packages: a state that waits for a decision, the choices so far, and undo and redo.

Undo, branches and replays are exact, because a game is only its beginning and its choices."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct

from judgeapp.clauses.renumbering import EDITIONS, NEWEST
from judgeapp.engine.events import Event
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.judge import ImpossibleError, check, is_by_hand, is_correction, is_ruling
from judgeapp.engine.kernel import Stepped, opening, step
from judgeapp.engine.lang import Area, Category
from judgeapp.engine.loops import note_choice, watch, without_barred
from judgeapp.engine.moment import Decision
from judgeapp.engine.procedures.ending import CONCESSIONS
from judgeapp.engine.state.atoms import create_card
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import Areas, Result, State, replace
from judgeapp.messages.errors import InputError, MessageError
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import comma_message

# Steps between two decisions. A loop that returns to the same state is recognised long before (18-3-1); beyond this
# number something grows for ever.
_MAX_STEPS = 5_000
_MAX_UNITS = 300
MAX_FORCED = 300  # decisions with one option in a row
_MAX_FIGURES = 6  # digits of a declared number of repetitions (18-3-3)


class RefusedError(MessageError):
    """A choice that is not open now. `open` are the keys of those that are."""

    def __init__(self, key: str, decision: Decision | None, why: Message | None = None) -> None:
        self.key = key
        self.decision = decision
        self.open = tuple(o.key for o in decision.options) if decision else ()
        options = message("you can choose: {open}", open=comma_message(self.open) or message("nothing"))
        super().__init__(message("{key!r} isn't possible; {why}", key=key, why=why or options))


class EndlessError(RefusedError):
    """The game would go on for ever without coming to the same state again."""

    def __init__(self) -> None:
        self.key, self.decision, self.open = "", None, ()
        MessageError.__init__(
            self,
            message("it goes on forever, and no board repeats; if nobody can stop it, the game is a draw (18-3-2)"),
        )


class Game(Struct, frozen=True, eq=False):
    """A duel at a decision or its end. Two with the same decision in the same state are equal, whatever led there."""

    state: State
    decision: Decision | None
    events: tuple[Event, ...] = ()  # events since
    choice: str = ""  # the key of the last choice
    before: Game | None = None  # the game before the last choice; None at the beginning
    undone: Game | None = None  # the game that was left by undoing a choice; None if the last step was a choice

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.state == other.state and self.decision == other.decision

    def __ne__(self, other: object) -> bool:
        # The method that records inherit compares identities.
        return not self == other

    __hash__ = None  # type: ignore[assignment]

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def choices(self) -> tuple[str, ...]:
        game: Game | None = self
        keys: list[str] = []
        while game is not None and game.before is not None:
            keys.append(game.choice)
            game = game.before
        return tuple(reversed(keys))

    @property
    def earlier(self) -> tuple[Event, ...]:
        """Events before the last choice, from the beginning."""
        past: list[tuple[Event, ...]] = []
        game = self.before
        while game is not None:
            past.append(game.events)
            game = game.before
        return tuple(event for events in reversed(past) for event in events)

    def choose(self, key: str) -> Game:
        """The game after a choice; undone choices can't be redone after it. Raises RefusedError if it is not open."""
        before = replace(self, undone=None) if self.undone else self
        state = self._taking(key)
        return _run(state, _steps(state, key), key, before=before)

    def after(self, key: str, stop: Callable[[State], bool] = lambda _: False) -> Game:
        """The game after a choice, without the way back. It stops in any state for which `stop` is true, with nothing
        to decide. Raises RefusedError if the choice is not open."""
        state = self._taking(key)
        return _run(state, _steps(state, key), key, before=None, stop=stop)

    def _taking(self, key: str) -> State:
        """State in which a choice is taken. Raises RefusedError if it is not open."""
        decision = self.decision
        if decision is None:
            raise RefusedError(key, decision)
        if is_correction(key) or is_ruling(key) or (is_by_hand(key) and decision.kind == "by-hand"):
            try:
                check(self.state, key)
            except ImpossibleError as error:
                raise RefusedError(key, decision, error.wrong) from error
            return self.state
        concedes = key in CONCESSIONS  # 1-2-4: always open
        free = _is_order(decision, key) or _is_number(decision, key)
        if not (decision.option(key) or free or concedes):
            raise RefusedError(key, decision)
        return note_choice(self.state, decision, key)

    def undo(self) -> Game:
        """The game before the last choice; itself at the beginning."""
        return replace(self.before, undone=self) if self.before else self

    def redo(self) -> Game:
        """The game after the choice that was undone last; itself if there is none."""
        return self.undone or self

    def digest(self) -> str:
        """Hash that is the same for games whose states are equal."""
        return digest(self.state)


class After(Struct, frozen=True):
    """The state right after an event."""

    event: Event
    state: State


def _is_order(decision: Decision, key: str) -> bool:
    """True if a choice is an order of the shuffled cards: any order is open."""
    if decision.kind != "shuffle":
        return False
    cards = decision.options[0].facts["cards"]
    return isinstance(cards, tuple) and sorted(key.split()) == sorted(map(str, cards))


def _is_number(decision: Decision, key: str) -> bool:
    """True if a choice is a number of repetitions: any number may be declared (18-3-3-1)."""
    is_one = len(key) <= _MAX_FIGURES and key.isascii() and key.isdecimal()
    return decision.kind == "repeat" and is_one


def begin(state: State) -> Game:
    """Run the start of a duel up to its first decision. Raises InputError if there never is one."""
    return _begun(state, _opened(state))


def resume(state: State) -> Game:
    """Run a state in the middle of a duel up to its next decision. Raises InputError if there never is one."""
    return _begun(state, _steps(state))


def _begun(state: State, steps: Iterator[Stepped]) -> Game:
    try:
        return _run(state, steps, "", before=None)
    except EndlessError as error:
        raise InputError("{error}", error=error) from error


def event_by_event(beginning: State, game: Game) -> tuple[After, ...]:
    """Events since the last choice of a game (since its beginning, if none was made), with the states after them."""
    before = game.before
    steps = _steps(before._taking(game.choice), game.choice) if before else _opened(beginning)
    moments = [
        After(event, state) for stepped in steps for event, state in zip(stepped.events, stepped.states, strict=True)
    ]
    # Changes without an event after the last one belong to it.
    return (*moments[:-1], After(moments[-1].event, game.state)) if moments else ()


def _opened(beginning: State) -> Iterator[Stepped]:
    """The steps of the beginning of a duel; unread texts are recorded first."""
    opened = opening(beginning)
    yield opened
    yield from _steps(opened.state)


def _run(
    state: State,
    steps: Iterator[Stepped],
    choice: str,
    *,
    before: Game | None,
    stop: Callable[[State], bool] = lambda _: False,
) -> Game:
    events: list[Event] = []
    decision = None
    for stepped in steps:
        state, decision = stepped.state, stepped.decision
        events += stepped.events
        if decision is None and stop(state):
            break
    return Game(state, decision, tuple(events), choice, before)


def _steps(state: State, answer: str | None = None) -> Iterator[Stepped]:
    """The steps up to the next decision, or to the end."""
    for _ in range(_MAX_STEPS):
        if state.result is not None or not state.frames:
            return
        if len(state.units) > _MAX_UNITS:
            break
        if answer is None:
            state = watch(state)
        stepped = step(state, answer)
        answer = None
        state = stepped.state
        if stepped.decision is not None:
            yield replace(stepped, decision=_without_barred(state, stepped.decision))
            return
        yield stepped
    raise EndlessError


def _without_barred(state: State, decision: Decision) -> Decision:
    """A decision without barred options (18-3-3), with the clauses of the duel's edition."""
    asked = without_barred(state, decision)
    if state.cited(asked.clauses) == asked.clauses:
        return asked
    return replace(asked, clauses=state.cited(asked.clauses))


def replay(state: State, choices: Sequence[str]) -> Game:
    """Play choices from a beginning. Raises RefusedError at the first that is not open."""
    game = begin(state)
    for key in choices:
        game = game.choose(key)
    return game


def save(state: State) -> bytes:
    return msgspec.json.encode(state)


def load(content: bytes) -> State:
    """Load a state. Raises msgspec.DecodeError if the content is not a state."""
    return msgspec.json.decode(content, type=State)


def digest(state: State) -> str:
    """Hash that is the same for equal states, event count and card ids included. To find a position that recurs,
    whatever its ids, use sameness.fingerprint."""
    cards = [state.cards[card] for card in sorted(state.cards)]
    units = [state.units[unit] for unit in sorted(state.units)]
    content = (replace(state, cards={}, units={}), cards, units)
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def new_duel(faces: Mapping[str, Face], decks: Mapping[Seat, Sequence[str]], edition: str = NEWEST) -> State:
    """State before a duel is set up (5-1). A deck is the keys of its faces; Digi-Egg cards go to the Digi-Egg deck."""
    state = empty(faces, edition)
    for seat, keys in decks.items():
        deck: list[CardId] = []
        eggs: list[CardId] = []
        for key in keys:
            state, card = create_card(state, key, seat)
            is_egg = faces[key].category is Category.DIGI_EGG
            area = Area.DIGI_EGG_DECK if is_egg else Area.DECK
            copy = replace(state.cards[card], area=area, face_up=False)
            state = replace(state, cards={**state.cards, card: copy})
            (eggs if is_egg else deck).append(card)
        areas = Areas(deck=tuple(deck), digi_egg_deck=tuple(eggs))
        state = replace(state, areas={**state.areas, seat.value: areas})
    return replace(state, frames=(Frame("setup"),))


def empty(faces: Mapping[str, Face], edition: str = NEWEST) -> State:
    """An empty table, for a duel by an edition of the rules."""
    areas = {seat.value: Areas() for seat in Seat}
    return State(
        faces=dict(faces), cards={}, units={}, areas=areas, edition=UNSET if edition == EDITIONS[0] else edition
    )
