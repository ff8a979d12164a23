"""Writing a scenario file: what has its default is left out, what fits a line is on it, and a
change of one thing changes one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from judgeapp.engine.events import Fact
from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.moment import Option
from judgeapp.scenario.file import Scenario, Step
from judgeapp.scenario.placing import Lying, Placed
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.naming import named_options, names_of
from judgeapp.scenario.playing.steps import StepPlayer, key_of

_WIDTH = 96
# What is on lines of its own, however short it is.
_SPREAD = frozenset(("cards", "position", "steps", "decks"))


# Whose records leave out what has its default.
_ROOMS = (Scenario.__module__, Placed.__module__)


def write_scenario(scenario: Scenario) -> str:
    """The file of a scenario: read again, it is the same."""
    fields = _plain(scenario)
    steps = fields.pop("steps", [])
    lines: list[str] = []
    for name, value in {**fields, "steps": steps}.items():
        lines += _entry(name, value, 0, spread=name in _SPREAD)
    return "\n".join(lines) + "\n"


def write_step(step: Step) -> str:
    """A step on one line, as it follows its dash in a file."""
    return _flow(step).removeprefix("{").removesuffix("}")


def _plain(value: Any) -> Any:
    """Records as tables without what has its default; a card of which nothing else is said as
    its name."""
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


def _entry(name: str, value: Any, depth: int, *, spread: bool = False) -> Iterator[str]:
    """A field, on its line if it fits, or on several."""
    start = f"{'  ' * depth}{_flow(name)}:"
    flat = f"{start} {_flow(value)}"
    empty = isinstance(value, dict | list) and not value
    if empty or not isinstance(value, dict | list) or (len(flat) <= _WIDTH and not spread):
        yield flat
        return
    yield start
    yield from _block(value, depth + 1)


def _block(value: dict[str, Any] | list[Any], depth: int) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _entry(name, inner, depth)
        return
    for inner in value:
        yield from _item(inner, depth)


def _item(value: Any, depth: int) -> Iterator[str]:
    """One of a list. A step or a card begins on the line of its dash."""
    dash = f"{'  ' * depth}- "
    if isinstance(value, dict) and value:
        if len(value) == 1:
            ((name, inner),) = value.items()
            flat = f"{dash}{_flow(name)}: {_flow(inner)}"
            if len(flat) <= _WIDTH or not isinstance(inner, dict | list):
                yield flat
                return
        elif len(flat := dash + _flow(value)) <= _WIDTH:
            yield flat
            return
        first, *rest = _block(value, depth + 1)
        yield dash + first.lstrip()
        yield from rest
        return
    yield dash + _flow(value)


def _flow(value: Any) -> str:
    """A value on one line."""
    text = yaml.safe_dump([value], default_flow_style=True, width=1_000_000, allow_unicode=True, sort_keys=False)
    return text.strip().removeprefix("[").removesuffix("]")


# -- steps ----------------------------------------------------------------------------------------


def steps_of(game: Game, names: Mapping[str, UnitId], choices: Iterable[str]) -> tuple[Step, ...]:
    """Choices as steps, in the words of names wherever names tell which card is meant. Raises
    RefusedError when a choice is not open."""
    steps: list[Step] = []
    for key in choices:
        steps.append(step_of(game, names, key))
        game = game.choose(key)
    return tuple(steps)


def step_of(game: Game, names: Mapping[str, UnitId], key: str) -> Step:
    """The step that comes to a choice; by its key when no words do."""
    player = StepPlayer(game, dict(names))
    decision = game.decision
    option = decision.option(key) if decision is not None else None
    if option is None:
        return _order(game, key) or {"choice": key}
    if decision is not None and decision.kind in ("main", "breeding"):
        for step in _actions(player, option):
            ((verb, what),) = step.items()
            if _choice_key(player, verb, what) == key:
                return step
    for named in named_options(player.game.state, decision, player.names) if decision else ():
        if named.key == key and _choice_key(player, "answer", named.name) == key:
            return {"answer": named.name}
    return {"choice": key}


def _order(game: Game, key: str) -> Step | None:
    """Step for a shuffle, by the names of the cards, where these distinguish them."""
    if game.decision is None or game.decision.kind != "shuffle":
        return None
    names = [game.state.label(int(card)) for card in key.split()]
    return {"shuffle": names} if len({*names}) == len(names) else None


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
    """By which of several requirements of the card, if not by the first."""
    requirement = facts.get("requirement", 0)
    assert isinstance(requirement, int)
    return {"requirement": requirement + 1} if requirement else {}


def _names(player: StepPlayer, ref: int) -> Iterator[str]:
    """Names of a card on the field in a step, the plainest first."""
    names = names_of(player.game.state, ref, player.names)
    yield from dict.fromkeys((*names.own, *names.shared))
