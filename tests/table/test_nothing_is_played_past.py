"""An unread text is always reported, whatever else a position contains, in every kind of file. Positions are generated
from the fields of the record: a new field is included, or fails until it has a sample here."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from judgeapp.scenario.file import ReadScenario, Ruled, read_scenario
from judgeapp.scenario.placing import EffectOf, GrantedEffect, Lasting, LeftForLater, Lying, Placed, Position, Side
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.playing.replay import play_again, read_replay, record, write_replay
from judgeapp.scenario.playing.rulings import unread_texts
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.setup.from_state import scenario_from_state
from judgeapp.table.tree.file import as_scenario, load, save
from judgeapp.table.tree.tree import ROOT, Beginning, Tree, plant

TEXT = "While the moon is full, none of your opponent's Digimon can dance."
CARDS: dict[str, Any] = {
    "Moon": {"level": 6, "dp": 12000, "colors": ["blue"], "effects": f"[All Turns] {TEXT}"},
    "Cub": {"level": 4, "dp": 4000, "effects": "[When Attacking] [Once Per Turn] <Draw 1>."},
    "Rune": {"category": "option", "use_cost": 1, "colors": ["red"]},
    "Guide": {"category": "tamer", "play_cost": 2, "effects": "[All Turns] Your Digimon get +1000 DP."},
}
DP = {"gives": "dp", "amount": 1000}
GRANTED = {"gifts": [DP]}
LASTING = {"to": "Cub", "gifts": [DP], "by": "A"}
LATER = {"at": "end-of-turn", "do": [{"do": "draw"}], "by": {"seat": "A", "of": "Cub", "effect": "effects.0"}}

# Sample values for fields whose type alone isn't enough. None: sampled as part of another field.
SAMPLES: Mapping[type[Struct], Mapping[str, Any]] = {
    Position: {
        "turn": "B",
        "phase": "start",
        "A": {"hand": ["Cub"]},
        "B": {"hand": ["Cub"]},
        "lasting": [LASTING],
        "later": [LATER],
    },
    Side: {
        "battle": ["Guide"],
        "breeding": [{"card": "Cub", "as": "Bred"}],
        "hand": ["Cub"],
        "deck": ["Cub", "Rune"],
        "digi_egg_deck": 2,
        "security": ["Cub"],
        "trash": ["Cub"],
    },
    Placed: {
        "card": "Guide",
        "as_": "First",
        "owner": "B",
        "under": ["Guide"],
        "under_face_down": ["Guide"],
        "links": ["Guide"],
        "granted": [GRANTED],
        "used": {"effects.0": 1},
    },
    Lying: {"card": "Guide", "as_": "Second", "owner": "B", "face_up": True, "used": {"effects.0": 1}},
    GrantedEffect: {"gifts": [DP, DP], "until": "end-of-opponents-turn", "by": "B"},
    EffectOf: {"seat": "B", "of": "gone", "within": "Cub", "effect": "effects.0", "kinds": ["digimon"]},
    Lasting: {
        "to": "Moon",
        "all": {"whose": "yours"},
        "player": "A",
        "gifts": [DP, DP],
        "until": "end-of-opponents-turn",
        "by": "B",
        "active": "Guide",
        "effect": None,
        "breeding": True,
        "name": None,
    },
    LeftForLater: {
        "at": "end-of-your-turn",
        "do": [{"do": "draw"}, {"do": "draw"}],
        "by": "B",
        "about": {"subject": ["Cub"]},
        "name": "Somebody",
    },
}


def _samples(of: type[Struct]) -> Iterator[tuple[str, Any]]:
    """Each field of a record by its name in files, with a value other than its default."""
    known = SAMPLES[of]
    for field in msgspec.structs.fields(of):
        if field.name in known:
            value = known[field.name]
        elif isinstance(field.default, bool):
            value = not field.default
        elif isinstance(field.default, int):
            value = field.default + 1
        else:
            pytest.fail(f"{of.__name__}.{field.name}: say in SAMPLES what a position may say there")
        if value is not None:
            yield field.encode_name, value


def _last(entry: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """A lasting effect with this field, on one kind of recipient at a time."""
    if name in ("all", "player"):
        entry = {"gifts": entry["gifts"]}
    if name == "active":
        return {"active": value, "effect": "effects.0"}
    return {**entry, name: value}


# The part of a position that holds a field of each record.
_PARTS: Mapping[type[Struct], Callable[[str, Any], dict[str, Any]]] = {
    Position: lambda name, value: {name: value},
    Side: lambda name, value: {"A": {name: value}},
    Placed: lambda name, value: {"A": {"battle": [{"card": "Cub", name: value}]}},
    Lying: lambda name, value: {"A": {"hand": [{"card": "Cub", name: value}]}},
    GrantedEffect: lambda name, value: {"A": {"battle": [{"card": "Cub", "granted": [{**GRANTED, name: value}]}]}},
    EffectOf: lambda name, value: {"lasting": [{**LASTING, "by": {"of": "Cub", "effect": "effects.0", name: value}}]},
    Lasting: lambda name, value: {"lasting": [_last(LASTING, name, value)]},
    LeftForLater: lambda name, value: {"later": [{**LATER, name: value}]},
}


def _positions() -> Iterator[Any]:
    yield pytest.param({}, id="nothing else")
    for kind in SAMPLES:
        for name, value in _samples(kind):
            yield pytest.param(_PARTS[kind](name, value), id=f"{kind.__name__}.{name}")
    twice = [LASTING, {**LASTING, "together": True}, {"active": "Guide", "effect": "effects.0"}]
    yield pytest.param({"lasting": twice}, id="several that last")


POSITIONS = tuple(_positions())


def _scenario(fields: dict[str, Any]) -> ReadScenario:
    """A scenario with the text and this position."""
    position = {"memory": 1, "A": {}, "B": {}, **fields}
    names = [
        name if isinstance(name, str) else name.get("as", name["card"]) for name in position["A"].get("battle", ())
    ]
    own = [] if "Cub" in names or "First" in names else ["Cub"]
    own += [] if "Guide" in names else ["Guide"]
    position["A"] = {**position["A"], "battle": [*own, *position["A"].get("battle", ())]}
    position["B"] = {**position["B"], "battle": ["Moon"]}
    return read_scenario(json.dumps({"title": "it", "cards": CARDS, "position": position, "steps": []}), "it")


def _names_it(tree: Tree) -> bool:
    """True if the start of the table reports the text exactly once."""
    return [text.text for text in unread_texts(tree.nodes[ROOT].game.events)].count(TEXT) == 1


def _fails(text: str) -> bool:
    failure = play(*read_scenario(text, "it")).failure
    return failure is not None and TEXT in failure.what


@pytest.mark.parametrize("fields", POSITIONS)
def test_a_text_is_named_whatever_else_the_position_has(fields: dict[str, Any]) -> None:
    scenario, faces, lines = _scenario(fields)
    written = write_scenario(scenario)
    assert _fails(written), "a scenario"
    ruled = msgspec.structs.replace(scenario, ruled=(Ruled("Moon", "While the moon ...", "it is not full"),))
    assert play(ruled, faces, lines).failure is None
    state, names = build(scenario, faces)
    tree = plant(Beginning(state, names, "it", written))
    assert _names_it(tree), "a table"
    assert _names_it(load(save(tree), "it")), "a table that was saved"
    assert _fails(as_scenario(tree, ROOT)), "the scenario of a table"
    game, difference = play_again(read_replay(write_replay(record(state, ())), "it"))
    assert difference is None
    assert [text.text for text in unread_texts(game.events)].count(TEXT) == 1, "a replay"
    taken, _ = scenario_from_state(tree.game.state, "it")
    assert _fails(write_scenario(taken)), "a position taken from a table"
