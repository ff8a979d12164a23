"""Invariants of every game, whatever was chosen in it, and of what a table asks and shows in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from judgeapp.engine.dependencies import OFF_FIELD
from judgeapp.engine.derive import View, fresh_view, view
from judgeapp.engine.events import IDS, Event, EventKind
from judgeapp.engine.explanation.narration import Explanation, narrate
from judgeapp.engine.game import Game, begin, digest, load, save
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.procedures.rule_checks import breaches
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import State
from judgeapp.engine.triggering.triggers import triggering
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.playing.steps import StepPlayer, take_some
from judgeapp.scenario.table import build
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.deciding.options import question
from tests.engine.freshness import OF_A_UNIT

MAX_TURNS = 100
MAX_CHOICES = 400  # choices in a turn; a game that exceeds either limit is stuck
_MAX_MEMORY = 10  # 1-4-2-2
_PILES = (Area.DECK, Area.DIGI_EGG_DECK, Area.HAND, Area.TRASH, Area.SECURITY)
# Decisions within an effect, and the answers that decline it.
_OF_EFFECTS = ("may", "by", "choose", "modes", "effect")
_DECLINED = ("no", "enough")
_NOTHING_DONE = frozenset(
    (
        EventKind.DECLARED,
        EventKind.CHOSEN,
        EventKind.MEANT,
        EventKind.COUNTED,
        EventKind.CONDITION_MET,
        EventKind.TRIGGERED,
        EventKind.WAITING,
        EventKind.ACTIVATED,
        EventKind.RESOLVED,
        EventKind.BECAME_ACTIVE,
        EventKind.BECAME_INACTIVE,
    )
)
_IN_NO_AREA = (Area.NOWHERE, Area.REMOVED)
# Names for files and the engine that readers must never see: "Wall#12", "end-of-turn".
_KEY = re.compile(r"#\d|\b[a-z]+(?:[-_][a-z]+)+\b")
_AS_PRINTED = ("name", "text")  # facts that are names and texts of cards


class Unsound(Struct, frozen=True):
    """Violated invariant."""

    kind: str  # the invariant: "place", "memory", "told"
    what: str  # the problem in words
    at: str = ""  # the same for every case of one problem, whichever copies of cards it is about


def at_the_end(scenario: Scenario, faces: Mapping[str, Face]) -> Game:
    """The game after all steps of a scenario."""
    state, names = build(scenario, faces)
    player = StepPlayer(begin(state), names)
    take_some(player, scenario.steps)
    return player.game


def faults_of_play(game: Game) -> Iterator[Unsound]:
    """Faults from the beginning of a game up to here."""
    way: list[Game] = [game]
    while (before := way[-1].before) is not None:
        way.append(before)
    way.reverse()
    cards = cards_in(way[0])
    yield from faults_of_game(way[0], cards)
    choices, so_far = Counter[int](), list(way[0].events)
    for before, after in pairwise(way):
        yield from faults_of_choice(before, after)
        yield from faults_of_step(before, after)
        yield from faults_of_telling(before, after, so_far)
        so_far += after.events
        yield from faults_of_game(after, cards)
        choices[before.state.turn] += 1
        yield from stuck(before, choices[before.state.turn])
    yield from faults_of_copy(game)
    yield from faults_of_replay(way[0], game.choices, game)


def faults_of_replay(begun: Game, choices: Iterable[str], game: Game) -> Iterator[Unsound]:
    """Fault if the choices of a game, from its saved and loaded beginning, have another result."""
    again = Game(load(save(begun.state)), begun.decision)
    for key in choices:
        again = again.choose(key)
    if again.digest() != game.digest():
        yield Unsound("replayed", "the same choices come to something else", "replay")


def cards_in(game: Game) -> int:
    """Number of cards in a game, tokens aside."""
    return sum(not card.token for card in game.state.cards.values())


def stuck(game: Game, choices: int) -> Iterator[Unsound]:
    """Fault if a game never ends: too many choices were made in its turn."""
    if game.state.turn > MAX_TURNS:
        yield Unsound("stuck", f"it has not ended in {MAX_TURNS} turns", "turns")
    if choices > MAX_CHOICES:
        yield Unsound("stuck", f"the turn has not ended after {MAX_CHOICES} choices", "choices")


def is_of_another_effect(event: Event) -> bool:
    """True if an event's card and index belong to another effect than the one that it describes."""
    effect, index, card = event.effect, event.facts.get("index"), event.facts.get("card")
    if effect is None or not effect.place or index is None:
        return False
    called = event.names.get(card) if isinstance(card, int) else None
    return index != effect.place or called not in (None, effect.card, effect.host)


def faults_of_game(game: Game, cards: int) -> Iterator[Unsound]:
    """Faults at a decision, or at the end, of a game with this many cards, tokens aside."""
    state, decision = game.state, game.decision
    if not -_MAX_MEMORY <= state.memory <= _MAX_MEMORY:
        yield Unsound("memory", f"it is {state.memory}")
    if (number := cards_in(game)) != cards:
        yield Unsound("cards", f"there are {number}, not {cards}")
    is_main = decision is not None and decision.kind == "main"
    yield from _misplaced(state, is_main=is_main)
    last = 0
    for event in game.events:
        if not event.clauses:
            yield Unsound("clauses", f"{event.kind} names none", event.kind)
        if (last and event.number != last + 1) or event.cause >= event.number:
            what = f"{event.number} of cause {event.cause} comes after {last}"
            yield Unsound("events", what, event.kind)
        if is_of_another_effect(event):
            yield Unsound("events", f"{event.kind} is about another effect than it tells of", event.kind)
        last = event.number
    if decision is None:
        if state.result is None:
            yield Unsound("decision", "nothing is to be decided and the duel has not ended")
        return
    keys = Counter(option.key for option in decision.options)
    if not keys or max(keys.values()) > 1:
        yield Unsound("options", f"{dict(keys)} at {decision.kind}", decision.kind)
    if not decision.clauses:
        yield Unsound("clauses", f"the decision {decision.kind} names none", decision.kind)
    if is_main:
        if state.batches or state.fresh:
            yield Unsound("waiting", "effects wait while the turn player acts")  # 6-5-1
        if wrong := breaches(view(state)):
            yield Unsound("rule check", f"{wrong}")  # 17-1-2


def faults_of_reading(game: Game) -> Iterator[Unsound]:
    """Fault if the judge is asked what an effect does, in a game with cards that are understood."""
    if game.decision is not None and game.decision.kind == "by-hand":
        yield Unsound("by hand", f"{game.decision.options[0].facts}")


def faults_of_choice(game: Game, after: Game) -> Iterator[Unsound]:
    """Fault if nothing came of the last choice of `after`, made in `game`: an effect that asked and then resolved has
    done something, or the reason was reported."""
    decision = game.decision
    if decision is None or decision.kind not in _OF_EFFECTS or after.choice in _DECLINED:
        return
    asking = next((f.source for f in reversed(game.state.frames) if f.source), None)
    own = {} if asking is None else {"card": asking.card, "index": asking.index}
    ends = [
        index
        for index, event in enumerate(after.events)
        if event.kind is EventKind.RESOLVED and own.items() <= event.facts.items()
    ]
    until = after.events[: ends[0] + 1] if ends else ()
    if until and all(map(_does_nothing, until)):
        effect = next((e.effect for e in until if e.effect is not None), None)
        at = f"{effect.card}/{effect.place}" if effect is not None else ""
        yield Unsound("silent", f"nothing is done by {own}, and it is not told why", at)


def _does_nothing(event: Event) -> bool:
    """True if an event is neither a change nor a reason for none. Reduced costs and opened places are only declared; a
    missing kind that is meant as a whole explains why nothing is done (15-11-2-1)."""
    if event.kind is EventKind.MEANT and not event.facts.get("refs"):
        return False
    return event.kind in _NOTHING_DONE and event.facts.get("kind") not in ("reduced", "raised", "places")


def _misplaced(state: State, *, is_main: bool) -> Iterator[Unsound]:
    """Cards that aren't in exactly one place, and units that aren't whole. Only processing in progress holds cards
    outside all areas, so there are none while the turn player acts."""
    places: Counter[int] = Counter()
    for seat in Seat:
        for area in _PILES:
            held = getattr(state.areas[seat], area.value.replace("-", "_"))
            places.update(held)
            for card in held:
                if (claimed := state.cards[card].area) is not area:
                    what = f"{_called(state, card)} is told to be in {claimed}"
                    yield Unsound("place", what, f"{claimed} in {area}")
        if sum(u.area is Area.BREEDING and u.seat is seat for u in state.units.values()) > 1:
            yield Unsound("place", f"two cards are in the breeding area of {seat}", "breeding")
    for unit in state.units.values():
        places.update((*unit.stack, *unit.links))
        if not unit.stack or any(state.cards[c].unit != unit.id for c in (*unit.stack, *unit.links)):
            yield Unsound("place", f"unit {unit.id} is not whole", "unit")
    running = () if is_main else set(_referred(state))
    for each in state.cards.values():
        on_hold = each.area in _IN_NO_AREA
        if (number := places[each.id]) != (not on_hold):
            yield Unsound("place", f"{_called(state, each.id)} is in {number} places", f"in {number}")
        if each.area is Area.NOWHERE and each.id not in running:
            what = f"{_called(state, each.id)} is in no area for good"
            yield Unsound("place", what, "in no area for good")


def _referred(state: State) -> Iterator[int]:
    """Cards that the running procedures and the pending effects refer to."""
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


def faults_of_copy(game: Game) -> Iterator[Unsound]:
    """Fault if the state differs after saving and loading, or values of earlier states differ from a new derivation."""
    loaded = load(save(game.state))
    if loaded != game.state or digest(loaded) != game.digest():
        yield Unsound("saved", "the state is another one when it is loaded")
    for what in _stale(view(game.state), fresh_view(loaded)):
        yield Unsound("stale", what, what.partition(" of unit")[0])


def _stale(known: View, fresh: View) -> Iterator[str]:
    if known.active != fresh.active or known.unsettled != fresh.unsettled:
        yield "which effects are active"
    for seat in Seat:
        if known.player_gifts(seat) != fresh.player_gifts(seat):
            yield f"what {seat} has been given"
    for area in OFF_FIELD:
        if known.off_field(area) != fresh.off_field(area):
            yield f"the effects that work in {area}"
    for ask in OF_A_UNIT:
        for unit in fresh.state.units:
            if ask(known, UnitId(unit)) != ask(fresh, UnitId(unit)):
                yield f"{ask.__name__} of unit {unit}"
    for find in (breaches, triggering):
        if find(known) != find(fresh):
            yield find.__name__


def faults_of_step(game: Game, after: Game) -> Iterator[Unsound]:
    """Fault if the last choice of `after`, which was made in `game`, can't be undone and redone, or has another result
    from the saved state."""
    if after.undo() != game or after.undo().redo() is not after:
        yield Unsound("undone", after.choice, "step")
    again = Game(load(save(game.state)), game.decision).choose(after.choice)
    if again.digest() != after.digest() or again.events != after.events:
        what = f"{after.choice} comes to something else from the saved state"
        yield Unsound("saved", what, "step")


def faults_of_telling(game: Game, after: Game, earlier: Iterable[Event]) -> Iterator[Unsound]:
    """Fault if the result of the last choice of `after`, which was made in `game`, has no words; `earlier` events are
    those already described."""
    for event, explanation in narrate(game.state, after.events, lambda _: "(its words)", earlier):
        if wrong := _not_in_words(event, explanation):
            yield Unsound("told", f"{event.kind}: {explanation.text}", f"{event.kind}: {wrong}")


def _not_in_words(event: Event, explanation: Explanation) -> str:
    """Part of an explanation that nobody would say: something that is missing, or a key."""
    if "?" in explanation.text and not any("?" in word for word in explanation.params.values()):
        return "?"
    for name, word in explanation.params.items():
        is_word = name in event.facts and name not in IDS and name not in _AS_PRINTED
        if is_word and word in explanation.text and _KEY.search(word):
            return word
    return ""


# -- what a table asks and shows ----------------------------------------------------------------

_NUMBER = re.compile(r"#\d")


def faults_of_asking(game: Game) -> Iterator[Unsound]:
    """Yield the options, refusals and lines of the board that are not described in words."""
    if (asked := question(game)) is None:
        return
    explanations = [choice.explanation for choice in asked.choices()]
    explanations += (line.explanation for line in lines(board(game.state)))
    for candidate in candidates(game):
        explanations.append(candidate.explanation)
        why_not(game.state, candidate)  # comes to a verdict
    for explanation in explanations:
        if not _is_in_words(explanation):
            yield Unsound("asked", f"{asked.kind}: {explanation.text}", f"{asked.kind}: {explanation.code}")


def _is_in_words(explanation: Explanation) -> bool:
    if explanation.code == "other" or _NUMBER.search(explanation.text):
        return False
    return "?" not in explanation.text or any("?" in value for value in explanation.params.values())
