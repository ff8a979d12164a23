"""Names in scenarios: each copy has one name, which always refers to it, and an unknown name is an error."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from judgeapp.clauses.citing import cited_message
from judgeapp.engine import legality
from judgeapp.engine.explanation.refusals import describe_clause, describe_with_clauses, refusals
from judgeapp.messages.message import set_translator
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import Played, play

SCENE: dict[str, Any] = yaml.safe_load("""
title: Copies of one name
cards:
  Pup: {level: 3, dp: 2000, play_cost: 1}
  Wall: {level: 4, dp: 5000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
  Hunter: {level: 4, dp: 4000, requirements: [{cost: 0, level: 3}]}
  Old Hunter: {name: Hunter, level: 4, dp: 3000, requirements: [{cost: 0, level: 3}]}
  Ray:
    category: option
    use_cost: 0
    effects: [{timings: [main], actions: [{do: delete,
      target: {target: choose, of: {whose: opponents, categories: [digimon]}}}]}]
  Riddle:
    category: option
    use_cost: 0
    effects: [{timings: [main], actions: [{do: by-hand, text: Solve it.}]}]
position:
  memory: 5
  A: {battle: [Pup], hand: [Pup, Hunter, Old Hunter, Ray, Riddle], trash: [Ray, Pup]}
  B: {battle: [Wall, {card: Wall, as: Wall 2}, {card: Wall, as: Third}], security: 2}
""")


def run(*steps: dict[str, Any], scene: dict[str, Any] = SCENE) -> Played:
    text = yaml.safe_dump({**SCENE, **scene, "steps": list(steps)}, sort_keys=False)
    return play(*read_scenario(text, "copies.yaml"))


def passes(*steps: dict[str, Any], scene: dict[str, Any] = SCENE) -> None:
    failure = run(*steps, scene=scene).failure
    assert failure is None, failure.what


def fails(*steps: dict[str, Any]) -> str:
    failure = run(*steps).failure
    assert failure is not None
    return failure.what


def test_a_second_card_of_the_same_name_can_be_named() -> None:
    passes(
        {"play": "Pup 2"},
        {"expect": {"battle": {"A": ["Pup", "Pup 2"]}, "events": [{"what": "played", "unit": "Pup 2"}]}},
        {"refused": {"attack": {"with": "Pup 2", "at": "player"}, "by": ["7-1-2-1"]}},
        {"allowed": {"attack": {"with": "Pup", "at": "player"}}},
    )


def test_two_cards_with_one_name_are_named_by_key() -> None:
    passes(
        {"digivolve": {"from": "Pup", "into": "Old Hunter"}},
        {"expect": {"battle": {"A": ["Old Hunter"]}, "dp": {"Old Hunter": 3000}, "under": {"Old Hunter": ["Pup"]}}},
    )


def test_a_digimon_is_named_by_its_top_card_and_by_its_name_in_the_position() -> None:
    digivolved = {"digivolve": {"from": "Pup", "into": "Old Hunter"}}
    passes(digivolved, {"expect": {"dp": {"Pup": 3000, "Old Hunter": 3000}}})
    names = {e.kind.value: e.names for e in run(digivolved).events}["digivolved"]
    assert set(names.values()) == {"Old Hunter"}


def test_an_area_lists_a_digimon_by_its_top_card_only() -> None:
    digivolved = {"digivolve": {"from": "Pup", "into": "Old Hunter"}}
    passes(digivolved, {"expect": {"battle": {"A": ["Old Hunter"]}}})
    assert fails(digivolved, {"expect": {"battle": {"A": ["Pup"]}}}) == (
        "cards in A's battle area: ['Old Hunter'] instead of ['Pup']"
    )
    # Names given by the position aren't card names and stay.
    passes({"expect": {"battle": {"B": ["Wall", "Wall 2", "Third"]}}})


def test_the_chosen_one_of_several_copies_is_named() -> None:
    used = ({"use": "Ray"}, {"answer": "Wall 2"})
    passes(
        *used,
        {
            "expect": {
                "trash": {"B": ["Wall 2"]},
                "battle": {"B": ["Third", "Wall"]},
                "events": [{"what": "chosen", "refs": ["Wall 2"]}, {"what": "deleted", "unit": "Wall 2"}],
            }
        },
    )
    assert "'deleted'" in fails(*used, {"expect": {"events": [{"what": "deleted", "unit": "Wall"}]}})
    assert "Wall 2" in fails(*used, {"expect": {"trash": {"B": ["Third"]}}})


def test_an_immediate_effect_is_named_by_its_card() -> None:
    guard = {
        "when": [{"event": "deleted", "subject": {"whose": "yours", "categories": ["digimon"]}}],
        "would": True,
        "actions": [
            {
                "do": "by",
                "doing": [{"do": "suspend", "target": {"target": "named", "name": "this"}}],
                "then": [{"do": "prevent", "target": {"target": "named", "name": "subject"}}],
            }
        ],
    }
    walls = {"cards": {**SCENE["cards"], "Wall": {"level": 4, "dp": 5000, "effects": [guard]}}}
    for name in ("Third/effects.0", "Wall/effects.0 @3"):
        passes(
            {"use": "Ray"},
            {"answer": "Wall"},
            {"answer": name},
            {"answer": "yes"},
            {"answer": ["Wall 2/effects.0", "no", "no"]},
            {"expect": {"suspended": {"Third": True, "Wall 2": False}}},
            scene=walls,
        )


def test_two_effects_gained_by_one_card_are_named_by_their_words() -> None:
    scene = {
        "cards": {
            "Wolf": {"level": 4, "dp": 3000},
            **{
                key: {
                    "category": "option",
                    "use_cost": 0,
                    "effects": f'[Main] 1 of your Digimon gains "{gained}" for the turn.',
                }
                for key, gained in (("Boon", "[When Attacking] Gain 1 memory."), ("Gift", "[When Attacking] <Draw 1>."))
            },
        },
        "position": {"memory": 3, "A": {"battle": ["Wolf"], "hand": ["Boon", "Gift"], "deck": 5}, "B": {"security": 3}},
    }
    steps = ({"use": "Boon"}, {"use": "Gift"}, {"attack": {"with": "Wolf", "at": "player"}}, {"answer": "Wolf/gained"})
    failure = run(*steps, scene=scene).failure
    assert failure is not None
    assert (
        "Wolf/gained @1 ([When Attacking] Gain 1 memory.), Wolf/gained @2 ([When Attacking] <Draw 1>.)" in failure.what
    )


def test_the_other_main_effects_of_a_placed_option_are_refused_with_a_fitting_reason() -> None:
    """9-1-1: these effects apply when the card is used, and its colors are met."""
    charm = {
        "category": "option",
        "use_cost": 0,
        "effects": "[Main] Gain 1 memory. Then, place this card in the battle area.",
    }
    position = {"memory": 3, "A": {"battle": ["Pup"], "hand": ["Charm"]}}
    scene = {"cards": {"Pup": {"level": 3, "dp": 2000}, "Charm": charm}, "position": position}
    played = run({"use": "Charm"}, {"refused": {"activate": "Charm"}}, scene=scene)
    (refusal,) = played.refusals
    assert "is activated by using the card" in refusal.what


def test_a_digixros_that_reduces_too_little_is_refused_for_cost_alone() -> None:
    """1-3-11-1 and 7-2-2-1: the reason isn't that more cards could be placed."""
    cart = {"level": 5, "play_cost": 14, "digixros": {"less": 2, "cards": [{"of": {"has_name": ["Wheel"]}}]}}
    scene = {"cards": {"Cart": cart}, "position": {"memory": 0, "A": {"hand": ["Cart"]}}}
    (refusal,) = run({"refused": {"play": "Cart"}}, scene=scene).refusals
    assert [why.partition(" (")[0] for why in refusal.what.split("; ")] == [
        "play Cart is refused: the cost can't be paid",
        "memory can't go past 10",
        "7-2-2-1",
        "1-3-11-4",
    ]


def test_a_requirement_is_named_by_its_content() -> None:
    step = {"digivolve": {"from": "Pup", "into": "Hunter", "requirement": {"cost": 9}}}
    assert fails(step).startswith("0 of its requirements are {'cost': 9}; available: 1 (cost 0)")


def test_several_copies_are_chosen_by_hand() -> None:
    deed = {"do": [{"do": "delete", "target": {"target": "named", "name": "chosen"}}], "chosen": ["Wall", "Third"]}
    passes({"use": "Riddle"}, {"by_hand": deed}, {"answer": "resolved"}, {"expect": {"battle": {"B": ["Wall 2"]}}})


def test_a_copy_is_named_wherever_it_is() -> None:
    passes(
        {"correct": {"put": "Pup 3", "to": "hand"}},
        {
            "expect": {
                "hand": {"A": ["Pup 3", "Riddle", "Ray", "Old Hunter", "Hunter", "Pup 2"]},
                "trash": {"A": ["Ray 2"]},
            }
        },
    )


def test_hand_and_trash_have_no_order_and_the_deck_has_one() -> None:
    passes({"expect": {"trash": {"A": ["Pup", "Ray"]}}}, {"expect": {"trash": {"A": ["Ray", "Pup"]}}})
    assert "instead of" in fails({"expect": {"trash": {"A": ["Ray", "Ray"]}}})
    ordered = ({"correct": {"put": "Pup 3", "to": "deck"}}, {"correct": {"put": "Ray 2", "to": "deck"}})
    passes(*ordered, {"expect": {"deck": {"A": ["Ray", "Pup", *["blank"] * 10]}}})
    assert "instead of" in fails(*ordered, {"expect": {"deck": {"A": ["Pup", "Ray", *["blank"] * 10]}}})


NOBODY = "Nobody"
WRONG: list[dict[str, Any]] = [
    {"play": NOBODY},
    {"use": NOBODY},
    {"digivolve": {"from": NOBODY, "into": "Hunter"}},
    {"digivolve": {"from": "Pup", "into": NOBODY}},
    {"attack": {"with": NOBODY, "at": "player"}},
    {"attack": {"with": "Pup", "at": NOBODY}},
    {"activate": NOBODY},
    {"correct": {"suspend": NOBODY}},
    {"correct": {"put": NOBODY, "to": "hand"}},
    {"refused": {"attack": {"with": NOBODY, "at": "player"}, "by": []}},
    {"refused": {"block": NOBODY, "by": []}},
    *(
        {"expect": {what: {NOBODY: value}}}
        for what, value in (
            ("dp", 1),
            ("level", 1),
            ("colors", []),
            ("names", []),
            ("categories", []),
            ("checks", 0),
            ("suspended", False),
            ("keywords", []),
            ("why", []),
            ("why_not", []),
            ("under", []),
            ("linked", []),
        )
    ),
    *(
        {"expect": {what: {"A": [NOBODY]}}}
        for what in ("hand", "deck", "digi_egg_deck", "security", "trash", "battle", "breeding")
    ),
    *(
        {"expect": {what: [{"what": "deleted", fact: NOBODY}]}}
        for what in ("events", "no_events")
        for fact in ("unit", "card", "target")
    ),
    *({"expect": {what: [{"what": "deleted", "units": ["Pup", NOBODY]}]}} for what in ("events", "no_events")),
    *({"expect": {"decision": {what: [f"attack:{NOBODY}>player"]}}} for what in ("open", "closed", "options")),
]


@pytest.mark.parametrize("step", WRONG, ids=lambda step: re.sub(r"\W+", "-", str(step)).strip("-"))
def test_an_unknown_name_is_an_error(step: dict[str, Any]) -> None:
    assert NOBODY in fails(step)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [({"what": "deletet"}, "unknown event 'deletet'"), ({"what": "deleted", "untit": "Pup"}, "no event")],
)
def test_an_unknown_event_word_is_an_error(wrong: dict[str, Any], why: str) -> None:
    assert why in fails({"expect": {"no_events": [wrong]}})


# -- refusals -------------------------------------------------------------------------------------


def _clauses(node: ast.AST) -> list[str]:
    return [
        n.value
        for n in ast.walk(node)
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and re.fullmatch(r"\d+(-\d+)+", n.value)
    ]


def test_reasons_follow_the_language(request: pytest.FixtureRequest) -> None:
    reasons = describe_with_clauses(("11-2-5", "16-44@4.2", "11-2-5@4.2"))
    request.addfinalizer(lambda: set_translator(None))
    signs = str.maketrans({"(": "（", ")": "）", ";": "；"})
    set_translator(lambda context, text: text.upper() if context == "reasons" else text.translate(signs))
    words = refusals()["11-2-5"].upper()
    assert str(reasons) == f"{words} （3.6:11-2-5）； 16-44； {words} （11-2-5）"


def test_the_commas_of_a_failure_follow_the_language(request: pytest.FixtureRequest) -> None:
    clauses = cited_message(("12-1-2@4.2", "12-1-4@4.2"))
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda _, text: text.replace(", ", "、"))
    assert str(clauses) == "12-1-2、12-1-4"
    assert not cited_message(())


def test_a_merged_number_has_only_words_that_hold_for_each_clause() -> None:
    assert [describe_clause(clause) for clause in ("2-3-12-1", "2-3-12-2", "2-3-11@4.2")] == [
        "it has no Link",
        "its link requirements aren't met",
        "",
    ]
    assert describe_clause("8-3-2-2") == "no cards are stacked under it"
    assert describe_clause("8-3-2-1@4.2") == "it is no longer a Digimon with stacked cards"


def test_every_clause_that_refuses_has_words() -> None:
    silent: list[str] = []
    for file in sorted(Path(legality.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("no", "Obstacle"):
                silent += [f"{file.name}: {c}" for c in _clauses(node) if c not in refusals()]
    assert silent == []
