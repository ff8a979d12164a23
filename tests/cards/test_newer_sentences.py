"""Sentences as newer English cards recombine them, with what they say and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import Understanding, read_text


def actions(text: str) -> Any:
    (part,) = read_text(f"[On Play] {text}").parts
    assert part.state is Understanding.UNDERSTOOD, part.left
    return msgspec.json.decode(msgspec.json.encode(part.effect.actions))


def filter_of(text: str) -> dict[str, Any]:
    (action,) = actions(f"Delete 1 of your opponent's Digimon with {text}.")
    of: dict[str, Any] = action["target"]["of"]
    return {k: v for k, v in of.items() if k not in ("whose", "categories")}


THIS = {"number": "of", "property": "level", "card": "this"}
DP = {**THIS, "property": "dp"}
IN_TRASH = {"number": "count", "of": {"whose": "yours", "areas": ["trash"]}}


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("as high or lower a level as this Digimon", {"level": {"at_most": THIS}}),
        ("as high or higher a level as this Digimon", {"level": {"at_least": THIS}}),
        (
            "a higher level than this Digimon",
            {"neither": [{"level": {"at_most": THIS}}, {"without": ["level"]}]},
        ),
        (
            "a lower level than this Digimon",
            {"neither": [{"level": {"at_least": THIS}}, {"without": ["level"]}]},
        ),
        ("as much or less DP as this Digimon", {"dp": {"at_most": DP}}),
        ("as much or more DP as this Digimon", {"dp": {"at_least": DP}}),
        (
            "lower DP than this Digimon",
            {"neither": [{"dp": {"at_least": DP}}, {"without": ["dp"]}]},
        ),
        (
            "a play cost as high or lower than the number of cards in your trash",
            {"play_cost": {"at_most": IN_TRASH}},
        ),
    ],
)
def test_comparisons(text: str, of: dict[str, Any]) -> None:
    assert filter_of(text) == of


@pytest.mark.parametrize(
    ("text", "how"),
    [
        ("a player", {"player_only": True}),
        ("a player without suspending", {"player_only": True, "without_suspending": True}),
        ("your opponent's Digimon", {"digimon_only": True}),
        (
            "your opponent's Digimon without suspending",
            {"digimon_only": True, "without_suspending": True},
        ),
    ],
)
def test_how_it_attacks(text: str, how: dict[str, bool]) -> None:
    ((may,),) = ([action["actions"] for action in actions(f"This Digimon may attack {text}.")],)
    assert may == [{"do": "attack", "target": {"target": "named"}, **how}]


def test_both_players_choose_among_their_own() -> None:
    """1-3-5"""
    assert actions("Both players trash 2 cards in their hands.") == [
        {
            "do": "trash",
            "target": {"target": "choose", "of": {"areas": ["hand"]}, "count": 2, "by": "any"},
        }
    ]


@pytest.mark.parametrize(
    ("text", "deed", "of"),
    [
        ("can't digivolve", "digivolve", None),
        ("can't digivolve into red Digimon", "digivolve", {"colors": ["red"]}),
        ("can only digivolve into red Digimon", "digivolve", {"neither": [{"colors": ["red"]}]}),
    ],
)
def test_into_what_it_can_not_digivolve(text: str, deed: str, of: Any) -> None:
    (action,) = actions(f"1 of your opponent's Digimon {text} for the turn.")
    (gift,) = action["gifts"]
    found = gift.pop("of", None)
    for part in (found, *(found or {}).get("neither", ())):
        if part:
            part.pop("categories", None)
    assert (gift, found) == ({"gives": "cannot", "deed": deed}, of)


def test_to_one_this_and_to_another_that_for_the_same_time() -> None:
    first, second = actions(
        "Until your opponent's turn ends, 1 of your Digimon gains <Blocker>, and 1 of your Tamers"
        " can't be returned to the hand or deck."
    )
    assert first["until"] == second["until"] == "end-of-opponents-turn"
    assert first["target"]["of"]["categories"] == ["digimon"]
    assert second["target"]["of"]["categories"] == ["tamer"]


@pytest.mark.parametrize(
    ("text", "times"),
    [("twice", 2), ("3 times", 3), ("for each of your Tamers", None)],
)
def test_how_often_the_effect_below_is_activated(text: str, times: int | None) -> None:
    (action,) = actions(f"Activate the effect below {text}:\n・Gain 1 memory.")
    assert action["do"] == "repeat"
    assert times is None or action["times"] == times


@pytest.mark.parametrize(("number", "count"), [("2", 2), ("all", None)])
def test_how_many_of_the_effects_below_instead(number: str, count: int | None) -> None:
    (action,) = actions(
        "Activate 1 of the effects below. If you have a Tamer, activate"
        f" {number} of the effects below instead:\n・Gain 1 memory.\n・<Draw 1>.\n・<Draw 2>."
    )
    (modes,) = action["do_instead"]
    assert modes["count"] == count


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("up to 7 play cost's total worth of your opponent's Digimon", "total_play_cost"),
        ("up to 7 DP total worth of your opponent's Digimon", "total_dp"),
        ("up to 7 of your opponent's Digimon", "count"),
    ],
)
def test_what_the_chosen_have_together(text: str, limit: str) -> None:
    (action,) = actions(f"Delete {text}.")
    assert action["target"][limit] == 7
    limits = {"total_play_cost", "total_dp", "count"}
    assert limits & action["target"].keys() == {limit}


def test_what_is_chosen_first_is_spoken_of_then() -> None:
    select, delete = actions(
        "Choose 1 of your Digimon. Delete 1 of your opponent's Digimon with as much or less DP as"
        " the chosen Digimon."
    )
    assert select["do"] == "select"
    assert delete["target"]["of"]["dp"] == {"at_most": {**DP, "card": "selected"}}


@pytest.mark.parametrize(("which", "name"), [("it", "it"), ("the chosen Digimon", "selected")])
def test_the_chosen_digimon_is_not_what_another_action_has_chosen_since(
    which: str, name: str
) -> None:
    *_, give = actions(
        "Choose 1 of your Digimon. Suspend 1 of your opponent's Digimon. Then,"
        f" {which} gets -1000 DP for the turn."
    )
    assert give["target"]["name"] == name


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Digimon. Delete all other Digimon.",
        "Delete all of your opponent's other Digimon.",
    ],
)
def test_other_than_which_is_not_guessed(text: str) -> None:
    assert read_text(f"[On Play] {text}").state is not Understanding.UNDERSTOOD
    assert read_text("[On Play] Delete all other Digimon.").state is Understanding.UNDERSTOOD


def subject_of(text: str) -> Any:
    (part,) = read_text(f"[Your Turn] When {text}, gain 1 memory.").parts
    assert part.state is Understanding.UNDERSTOOD, part.left
    (when,) = msgspec.json.decode(msgspec.json.encode(part.effect.when))
    return {k: v for k, v in when["subject"].items() if k not in ("whose", "areas")}


@pytest.mark.parametrize("event", ["is trashed from your hand", "is trashed from your deck"])
@pytest.mark.parametrize(
    ("card", "of"),
    [
        ("a card", {}),
        ("a red card", {"colors": ["red"]}),
        ("an [Owl] trait Digimon card", {"categories": ["digimon"], "has_trait": ["Owl"]}),
        ("a card with [Alpha] in its name", {"name_has": ["Alpha"]}),
    ],
)
def test_which_card_is_trashed(card: str, of: dict[str, Any], event: str) -> None:
    assert subject_of(f"{card} {event}") == of
