"""What must hold of every game, whatever was chosen in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judgeapp.engine.asking import OFF_FIELD
from judgeapp.engine.derive import View, view, view_anew
from judgeapp.engine.events import Event, What
from judgeapp.engine.game import Game, digest, load, save
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.procedures.rule_checks import breaches
from judgeapp.engine.state import State
from judgeapp.engine.telling.explain import chronicle
from judgeapp.engine.triggering.triggers import triggering

_MOST_MEMORY = 10  # 1-4-2-2
_PILES = (Area.DECK, Area.DIGI_EGG_DECK, Area.HAND, Area.TRASH, Area.SECURITY)
# Decisions in the course of an effect, and what tells of no change and of no reason for none.
_OF_EFFECTS = ("may", "by", "choose", "modes", "effect")
_DECLINED = ("no", "enough")
_NOTHING_DONE = frozenset((
    What.DECLARED, What.CHOSEN, What.MEANT, What.COUNTED, What.CONDITION_MET, What.TRIGGERED,
    What.WAITING, What.ACTIVATED, What.RESOLVED, What.BECAME_ACTIVE, What.BECAME_INACTIVE,
))  # fmt: skip
_IN_NO_AREA = (Area.NOWHERE, Area.REMOVED)
_OF_A_UNIT = (
    View.gifts, View.held, View.triggers, View.categories, View.dp, View.original_dp, View.level,
    View.play_cost, View.colors, View.names, View.traits, View.keywords, View.checks,
)  # fmt: skip


def faults_of_game(game: Game, cards: int) -> Iterator[str]:
    """What is wrong at a decision, or at the end, of a game with so many cards, tokens aside: the
    kind of fault, a colon, and what is wrong."""
    state, decision = game.state, game.decision
    if not -_MOST_MEMORY <= state.memory <= _MOST_MEMORY:
        yield f"memory: it is {state.memory}"
    if (found := sum(not card.token for card in state.cards.values())) != cards:
        yield f"cards: there are {found}, not {cards}"
    is_main = decision is not None and decision.kind == "main"
    yield from _misplaced(state, is_main=is_main)
    last = 0
    for event in game.events:
        if not event.clauses:
            yield f"clauses: {event.what} names none"
        if (last and event.number != last + 1) or event.cause >= event.number:
            yield f"events: {event.number} of cause {event.cause} comes after {last}"
        last = event.number
    if decision is None:
        if state.result is None:
            yield "decision: nothing is to be decided and the duel has not ended"
        return
    keys = Counter(option.key for option in decision.options)
    if not keys or max(keys.values()) > 1:
        yield f"options: {dict(keys)} at {decision.kind}"
    if not decision.clauses:
        yield f"clauses: the decision {decision.kind} names none"
    if decision.kind == "by-hand":
        yield f"by hand: {decision.options[0].facts}"
    if is_main:
        if state.batches or state.fresh:
            yield "waiting: effects wait while the turn player acts"  # 6-5-1
        if wrong := breaches(view(state)):
            yield f"rule check: {wrong}"  # 17-1-2


def faults_of_choice(game: Game, after: Game) -> Iterator[str]:
    """Whether something came of the last choice of `after`, which was made in `game`: an effect
    that asked, and is resolved then, has done something, or it is told why not."""
    decision = game.decision
    if decision is None or decision.kind not in _OF_EFFECTS or after.choice in _DECLINED:
        return
    asking = next((f.source for f in reversed(game.state.frames) if f.source), None)
    own = {} if asking is None else {"card": asking.card, "index": asking.index}
    ends = [
        place
        for place, event in enumerate(after.events)
        if event.what is What.RESOLVED and own.items() <= event.facts.items()
    ]
    until = after.events[: ends[0] + 1] if ends else ()
    if until and all(map(_does_nothing, until)):
        yield f"silent: nothing is done by {own}, and it is not told why"


def _does_nothing(event: Event) -> bool:
    """Whether an event is no change, and no reason for there being none. A cost that is reduced
    and places that are opened are declared only."""
    return event.what in _NOTHING_DONE and event.facts.get("kind") not in ("reduced", "places")


def _misplaced(state: State, *, is_main: bool) -> Iterator[str]:
    """Cards that are not in exactly one place, and units that are not whole. Only what goes on, so
    nothing while the turn player acts, holds a card that is in no area."""
    places: Counter[int] = Counter()
    for seat in Seat:
        for area in _PILES:
            held = getattr(state.areas[seat], area.value.replace("-", "_"))
            places.update(held)
            yield from (
                f"place: {_called(state, card)} is told to be in {state.cards[card].area}"
                for card in held
                if state.cards[card].area is not area
            )
        if sum(u.area is Area.BREEDING and u.seat is seat for u in state.units.values()) > 1:
            yield f"place: two cards are in the breeding area of {seat}"
    for unit in state.units.values():
        places.update((*unit.stack, *unit.links))
        if not unit.stack or any(
            state.cards[c].unit != unit.id for c in (*unit.stack, *unit.links)
        ):
            yield f"place: unit {unit.id} is not whole"
    running = () if is_main else set(_referred(state))
    for card in state.cards.values():
        on_hold = card.area in _IN_NO_AREA
        if places[card.id] != (not on_hold):
            yield f"place: {_called(state, card.id)} is in {places[card.id]} places"
        if card.area is Area.NOWHERE and card.id not in running:
            yield f"place: {_called(state, card.id)} is in no area for good"


def _referred(state: State) -> Iterator[int]:
    """What the procedures that are running and the effects that wait speak of."""
    waiting = (*state.fresh, *(o for batch in state.batches for o in batch.occurrences))
    yield from (occurrence.host for occurrence in waiting)
    for frame in state.frames:
        if frame.source is not None:
            yield frame.source.card
        for value in frame.values.values():
            if isinstance(value, int):
                yield value
            elif isinstance(value, tuple):
                yield from (ref for ref in value if isinstance(ref, int))


def _called(state: State, card: int) -> str:
    return f"{state.faces[state.cards[card].face].name}#{card}"


def faults_of_copy(game: Game) -> Iterator[str]:
    """Whether the state is the same when it is saved and loaded, and what is taken over from
    earlier states is what it comes to itself."""
    loaded = load(save(game.state))
    if loaded != game.state or digest(loaded) != game.digest():
        yield "saved: the state is another one when it is loaded"
    yield from _stale(view(game.state), view_anew(loaded))


def _stale(known: View, fresh: View) -> Iterator[str]:
    if known.active != fresh.active or known.unsettled != fresh.unsettled:
        yield "stale: which effects are active"
    for seat in Seat:
        if known.player_gifts(seat) != fresh.player_gifts(seat):
            yield f"stale: what {seat} has been given"
    for area in OFF_FIELD:
        if known.off_field(area) != fresh.off_field(area):
            yield f"stale: the effects that work in {area}"
    for ask in _OF_A_UNIT:
        for unit in fresh.state.units:
            if ask(known, UnitId(unit)) != ask(fresh, UnitId(unit)):
                yield f"stale: {ask.__name__} of unit {unit}"
    for find in (breaches, triggering):
        if find(known) != find(fresh):
            yield f"stale: {find.__name__}"


def faults_of_step(game: Game, after: Game) -> Iterator[str]:
    """Whether the last choice of `after`, which was made in `game`, can be undone and redone,
    comes to the same from the saved state, and can be told."""
    if after.undo() != game or after.undo().redo() is not after:
        yield f"undone: {after.choice}"
    again = Game(load(save(game.state)), game.decision).choose(after.choice)
    if again.digest() != after.digest() or again.events != after.events:
        yield f"saved: {after.choice} comes to something else from the saved state"
    for event, told in chronicle(
        game.state, after.events, lambda said: "(its words)", after.earlier
    ):
        if "?" in told.text:
            yield f"told: {event.what}: {told.text}"
