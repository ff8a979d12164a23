"""Reproduction of a failing game as a scenario with few steps."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.engine.game import Game, RefusedError, begin
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Area
from judgeapp.engine.state.state import State, Unit
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario, Step, read_scenario
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.placing import Lying, Placed, Side, lying_of, placed_of
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.steps import StepPlayer, take
from judgeapp.scenario.table import build, called_plainly
from judgeapp.scenario.writing import step_of, write_scenario
from judgeapp.table.setup.from_state import fields_of, scenario_from_state
from judgeapp.table.setup.position import PILES
from tests.bench.random_games.reduction import Case, reduced
from tests.scenarios.soundness import Unsound, faults_of_asking, faults_of_play, faults_of_reading

# Expects no fault, so the scenario passes once the fault is fixed.
_MAX_BACK = 80  # maximum number of decisions before the fault from which a position is tried
_ID = re.compile(r"#(\d+)")
_OWN_ACTIONS = ("main", "breeding")


class Failing(Struct, frozen=True):
    """A game whose choices lead to a fault; the last one may only have been tried.

    kind, at -- of the fault
    """

    kind: str
    at: str
    decks: dict[Seat, tuple[str, ...]]
    beginning: State
    choices: tuple[str, ...]


class Reproduction(Struct, frozen=True):
    """A scenario file that shows a fault.

    from_decks -- no position shows it: the whole game is in the file
    """

    text: str
    steps: int
    from_decks: bool


def fault_of(error: Exception) -> Unsound:
    *_, place = traceback.extract_tb(error.__traceback__)
    where = f"{place.filename.rpartition('/')[2]}:{place.lineno} {place.name}"
    name = type(error).__name__
    return Unsound("exception", f"{name}({error}) at {where}", f"{name} at {where}")


def reproduced(failing: Failing, title: str) -> Reproduction | None:
    """Smallest scenario with the same fault; None if there is none."""
    wanted = (failing.kind, failing.at)

    def shows(case: Case) -> Case | None:
        taken, faults = played(case)
        if _is_among(wanted, faults):
            # A dropped step may have had an effect before it failed: play again without it.
            same = taken == case or _is_among(wanted, played(taken)[1])
            return taken if same else None
        return None

    for case in _beginnings(failing):
        if (shown := shows(case)) is not None:
            for candidate in (reduced(shown, shows), shown):
                if _is_shown(text := _written(candidate, title), wanted):
                    return Reproduction(text, len(candidate.scenario.steps), from_decks=False)
    decks = {seat.value: cards for seat, cards in failing.decks.items()}
    steps = tuple({"choice": key} for key in failing.choices)
    faces = failing.beginning.faces
    for printed in (faces, {key: replace(f, text="", words={}) for key, f in faces.items()}):
        # The full card texts may exceed the maximum size of a file.
        edition = failing.beginning.rules
        whole = Case(Scenario(title, steps, edition=edition, decks={**decks}), printed)
        if shows(whole) == whole and _is_shown(text := _written(whole, title), wanted):
            return Reproduction(text, len(steps), from_decks=True)
    return None


def played(case: Case) -> tuple[Case, tuple[Unsound, ...]]:
    """A scenario without its impossible steps, and its faults when played."""
    steps: list[Step] = []
    faults: list[Unsound] = []
    try:
        state, names = build(case.scenario, case.faces)
        player = StepPlayer(begin(state), names)
        for step in case.scenario.steps:
            steps.append(step)
            try:
                take(player, step)
            except FailedError:
                steps.pop()
        faults += faults_of_play(player.game)
        faults += faults_of_reading(player.game)
        faults += faults_of_asking(player.game)
    except InputError:
        pass  # the position is impossible
    except Exception as error:
        faults.append(fault_of(error))
    taken = replace(case, scenario=replace(case.scenario, steps=tuple(steps)))
    return taken, tuple(faults)


def _is_among(wanted: tuple[str, str], faults: Iterable[Unsound]) -> bool:
    return wanted in {(fault.kind, fault.at) for fault in faults}


def _written(case: Case, title: str) -> str:
    cards = {key: fields_of(face, key) for key, face in case.faces.items()}
    return write_scenario(replace(case.scenario, title=title, cards=cards))


def _is_shown(text: str, wanted: tuple[str, str]) -> bool:
    """True if a file still shows a fault after reading it."""
    if len(text.encode()) > MAX_BYTES:
        return False
    try:
        scenario, faces, _ = read_scenario(text, "the scenario")
    except InputError:
        return False
    case = Case(scenario, faces)
    taken, faults = played(case)
    return taken == case and _is_among(wanted, faults)


# -- where it begins ------------------------------------------------------------------------------


def _beginnings(failing: Failing) -> Iterator[Case]:
    """Positions of a game from which the fault may be reached, latest first."""
    way = [begin(failing.beginning)]
    with suppress(Exception):  # the last choice may raise the reported error
        for key in failing.choices:
            way.append(way[-1].choose(key))
    places = [
        place
        for place in range(len(way) - 1, -1, -1)
        if (decision := way[place].decision) is not None and decision.kind in _OWN_ACTIONS
    ]
    for place in places[:_MAX_BACK]:
        with suppress(FailedError, RefusedError, InputError):
            yield _from(way[place:], failing.choices[place:])


def _from(way: Sequence[Game], choices: Sequence[str]) -> Case:
    """The end of a game, from one of its decisions on. Raises an error if a position can't express the board, or a
    choice isn't open there."""
    scenario, left_out = scenario_from_state(way[0].state)
    if left_out:
        raise InputError("{told}", told=left_out[0].text)
    faces = {key: face for key, face in way[0].state.faces.items() if key in scenario.cards}
    case = _with_names(Case(replace(scenario, cards={}), faces))
    state, names = build(case.scenario, case.faces)
    game, same = begin(state), _Same(way[0].state, state)
    steps: list[Step] = []
    for before, key in zip(way, choices, strict=False):
        there = same.key(before, game, key)
        steps.append(step_of(game, names, there))
        if len(steps) < len(choices):
            game = game.choose(there)
    return replace(case, scenario=replace(case.scenario, steps=tuple(steps)))


class _Same:
    """Maps cards of a game to the game that continues from its position."""

    def __init__(self, state: State, there: State) -> None:
        self._ids = dict(zip(_ids(state), _ids(there), strict=True))
        self._next, self._next_there = state.next_id, there.next_id

    def key(self, game: Game, there: Game, key: str) -> str:
        """Key of a choice in the other game."""
        decision, other = game.decision, there.decision
        if decision is None or other is None:
            raise InputError("no decision is pending")
        if decision.kind == "shuffle" and decision.option(key) is None:
            return " ".join(str(self._id(int(card))) for card in key.split())
        written = _ID.sub(lambda match: f"#{self._id(int(match[1]))}", key)
        if other.option(written) is None and len(other.options) == len(decision.options):
            places = [index for index, option in enumerate(decision.options) if option.key == key]
            return next((other.options[place].key for place in places), written)
        return written

    def _id(self, ref: int) -> int:
        # Cards and units created later keep their order.
        return self._ids.get(ref, ref - self._next + self._next_there)


def _ids(state: State) -> Iterator[int]:
    """Cards and units of a state in the order of a position."""
    for seat in Seat:
        for pile in PILES:
            yield from getattr(state.areas[seat], pile)
        for area in (Area.BATTLE, Area.BREEDING):
            for unit in _units(state, seat, area):
                yield from (unit.id, *unit.stack, *unit.links)


def _units(state: State, seat: Seat, area: Area) -> Iterator[Unit]:
    return (unit for unit in state.units.values() if (unit.seat, unit.area) == (seat, area))


def _with_names(case: Case) -> Case:
    """The case with explicit names for all cards that aren't called by their plain name, so that dropping others
    doesn't rename them."""
    state, _ = build(case.scenario, case.faces)
    plain = called_plainly(case.faces)

    def named(entry: str | Lying, card: int) -> str | Lying:
        lying, called = lying_of(entry), state.label(card)
        if lying.as_ or called == plain[lying.card]:
            return entry
        return replace(lying, as_=called)

    position = case.position
    for seat in Seat:
        side: Side = getattr(position, seat.value)
        changed: dict[str, Any] = {}
        for pile in PILES:
            cards = getattr(side, pile)
            if isinstance(cards, tuple):
                ids = getattr(state.areas[seat], pile)
                changed[pile] = tuple(map(named, cards, ids))
        for area in (Area.BATTLE, Area.BREEDING):
            placed = map(placed_of, getattr(side, area.value))
            changed[area.value] = tuple(
                _with_names_below(entry, state, unit, named)
                for entry, unit in zip(placed, _units(state, seat, area), strict=True)
            )
        position = replace(position, **{seat.value: replace(side, **changed)})
    return case.at(position)


def _with_names_below(
    placed: Placed, state: State, unit: Unit, named: Callable[[str | Lying, int], str | Lying]
) -> Placed:
    below = unit.stack[:0:-1]  # bottom to top
    down = len(placed.under_face_down)
    return replace(
        placed,
        as_=placed.as_ or state.label(unit.id),
        under_face_down=tuple(map(named, placed.under_face_down, below[:down])),
        under=tuple(map(named, placed.under, below[down:])),
        links=tuple(map(named, placed.links, unit.links)),
    )
