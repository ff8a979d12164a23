"""Writing a scenario file: defaults are left out, what fits a line is on one, and one change changes one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import product
from typing import Any, assert_never

import msgspec
from msgspec import Struct

from judgeapp.engine.events import Fact
from judgeapp.engine.game import Game
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.judge import (
    CorrectMemory,
    Granted,
    Plug,
    Put,
    Stack,
    TurnUnit,
    is_by_hand,
    is_correction,
    read_correction,
    read_deed,
)
from judgeapp.engine.lang import Until
from judgeapp.engine.moment import Option
from judgeapp.scenario.file import Scenario, Step
from judgeapp.scenario.layout import entry_lines, in_line
from judgeapp.scenario.placing import Lying, Placed
from judgeapp.scenario.playing.finding import FailedError, ThingFinder
from judgeapp.scenario.playing.naming import named_options, names_of
from judgeapp.scenario.playing.steps import StepPlayer, key_by_hand, key_of, key_of_correction

# Fields on lines of their own, however short.
_SPREAD = frozenset(("cards", "position", "steps", "decks"))

# Modules whose structs omit defaults.
_ROOMS = (Scenario.__module__, Placed.__module__)


def write_scenario(scenario: Scenario) -> str:
    """The file of a scenario: read again, it is the same."""
    fields = _plain(scenario)
    steps = fields.pop("steps", [])
    lines: list[str] = []
    for name, value in {**fields, "steps": steps}.items():
        lines += entry_lines(name, value, 0, spread=name in _SPREAD)
    return "\n".join(lines) + "\n"


def write_step(step: Step) -> str:
    """A step on one line, as it follows its dash in a file."""
    return in_line(step).removeprefix("{").removesuffix("}")


def _plain(value: Any) -> Any:
    """Records as tables without defaults; a card with nothing but a name as its name."""
    if isinstance(value, Placed | Lying) and value == type(value)(value.card):
        return value.card
    if isinstance(value, Struct) and type(value).__module__ in _ROOMS:
        fields = msgspec.structs.fields(type(value))
        pairs = ((f, getattr(value, f.name)) for f in fields)
        return {
            f.encode_name: _plain(v)
            for f, v in pairs
            if f.required or f.default is msgspec.NODEFAULT or v != f.default
            if v or f.default_factory is msgspec.NODEFAULT
        }
    if isinstance(value, Struct):
        return msgspec.to_builtins(value)
    if isinstance(value, tuple | list):
        return [_plain(v) for v in value]
    if isinstance(value, dict):
        return {name: _plain(v) for name, v in value.items()}
    return msgspec.to_builtins(value)


def steps_of(game: Game, names: Mapping[str, UnitId], choices: Iterable[str]) -> tuple[Step, ...]:
    """Choices as steps, with names wherever these identify a card. Raises RefusedError if a choice isn't open."""
    steps: list[Step] = []
    for key in choices:
        steps.append(step_of(game, names, key))
        game = game.choose(key)
    return tuple(steps)


def step_of(game: Game, names: Mapping[str, UnitId], key: str) -> Step:
    """The step that leads to a choice; with its key if no words do."""
    player = StepPlayer(game, dict(names))
    decision = game.decision
    option = decision.option(key) if decision is not None else None
    if option is None:
        return _by_judge(player, key) or _order(player, key) or {"choice": key}
    if decision is not None and decision.kind in ("main", "breeding"):
        for step in _actions(player, option):
            ((verb, what),) = step.items()
            if _choice_key(player, verb, what) == key:
                return step
    for named in named_options(player.game.state, decision, player.names) if decision else ():
        if named.key == key and _choice_key(player, "answer", named.name) == key:
            return {"answer": named.name}
    return {"choice": key}


def _by_judge(player: StepPlayer, key: str) -> Step | None:
    """Step of the judge, if a choice is the judge's and names identify its cards."""
    find = player.find
    if is_by_hand(key):
        deed = read_deed(key)
        chosen = {"chosen": [_anywhere(find, ref) for ref in deed.cards]} if deed.cards else {}
        what = chosen | {"do": msgspec.to_builtins(deed.actions)}
        return {"by_hand": what} if key_by_hand(what, find.ref) == key else None
    if not is_correction(key):
        return None
    match read_correction(key):
        case Put(ref, to, seat, top, face_up):
            what = {"put": _anywhere(find, ref), "to": to.value}
            what |= {"seat": seat.value} if seat is not None else {}
            what |= {} if top else {"top": False}
            what |= {} if face_up is None else {"face_up": face_up}
        case Stack(card, unit, on_top):
            what = {"stack": _anywhere(find, card), "on" if on_top else "under": _anywhere(find, unit)}
        case Plug(card, unit):
            what = {"link": _anywhere(find, card), "to": _anywhere(find, unit)}
        case TurnUnit(unit, suspended):
            what = {"suspend" if suspended else "unsuspend": _anywhere(find, unit)}
        case CorrectMemory(seat, to):
            what = {"memory": {seat.value: to}}
        case Granted(unit, gifts, until):
            what = {"grant": _anywhere(find, unit), "gifts": msgspec.to_builtins(gifts)}
            what |= {} if until is Until.END_OF_TURN else {"until": until.value}
        case never:
            assert_never(never)
    return {"correct": what} if key_of_correction(what, find.ref) == key else None


def _anywhere(find: ThingFinder, ref: int) -> str | dict[str, str]:
    """Name that finds any card again."""
    state = find.game.state
    name = state.label(ref)
    with suppress(FailedError):
        if find.ref(name) == ref:
            return name
    card = state.cards[CardId(ref)]
    return {"card": name, "of": card.owner.value, "in": card.area.value}


def _order(player: StepPlayer, key: str) -> Step | None:
    """Step for a shuffle, with the names of the first cards, if names tell them apart; others keep their order."""
    state, decision = player.game.state, player.game.decision
    if decision is None or decision.kind != "shuffle":
        return None
    order = [*map(int, key.split())]
    if len({*map(state.label, order)}) < len(order):
        return None
    lying = decision.options[0].facts["cards"]
    rest = [card for card in lying if isinstance(card, int)] if isinstance(lying, tuple) else []
    first: list[int] = []
    while [*first, *rest] != order:
        first.append(order[len(first)])
        rest = [card for card in rest if card != first[-1]]
    return {"shuffle": [*map(state.label, first)]}


def _choice_key(player: StepPlayer, verb: str, what: Any) -> str:
    try:
        return player.option(what) if verb == "answer" else key_of(player.find, verb, what)
    except FailedError:
        return ""


def _actions(player: StepPlayer, option: Option) -> Iterator[Step]:
    verb, facts = option.key.partition(":")[0], option.facts
    state = player.game.state
    if verb in ("pass", "hatch", "nothing"):
        yield {verb: True}
        return
    card, unit, target = (facts.get(name, 0) for name in ("card", "unit", "target"))
    assert isinstance(card, int)
    assert isinstance(unit, int)
    assert isinstance(target, int)
    face = state.label(card)
    for name in _names(player, unit):
        if verb == "move":
            yield {verb: name}
        elif verb in ("digivolve", "burst"):
            yield {verb: {"from": name, "into": face} | _requirement(facts)}
        elif verb == "app-fusion":
            link = facts["link"]
            assert isinstance(link, int)
            fused = {"from": name, "link": state.label(link), "into": face}
            yield {verb: fused | _requirement(facts)}
        elif verb == "link":
            there: Any = {"card": face, "of": state.turn_seat.value, "in": "battle"}
            for linked in (*_names(player, card), face, *([there] if card in state.units else [])):
                yield {verb: {"card": linked, "to": name} | _requirement(facts)}
        elif verb == "attack":
            for at in _names(player, target) if target else ("player",):
                yield {verb: {"with": name, "at": at}}
        elif verb == "activate":
            yield {verb: {"of": name, "effect": facts["index"]}}
    if verb == "dna":
        of = facts["of"]
        assert isinstance(of, tuple)
        for names in product(*(tuple(_names(player, int(ref))) for ref in of)):
            yield {verb: {"from": list(names), "into": face} | _requirement(facts)}
    if verb in ("play", "use"):
        yield {verb: face}
    elif verb == "activate":
        yield {verb: {"of": face, "effect": facts["index"]}}


def _requirement(facts: Mapping[str, Fact]) -> dict[str, Any]:
    """Requirement of the card, of several, if it is not the first."""
    requirement = facts.get("requirement", 0)
    assert isinstance(requirement, int)
    return {"requirement": requirement + 1} if requirement else {}


def _names(player: StepPlayer, ref: int) -> Iterator[str]:
    """Names of a card on the field in a step, the plainest first."""
    names = names_of(player.game.state, ref, player.names)
    yield from dict.fromkeys((*names.own, *names.shared))
