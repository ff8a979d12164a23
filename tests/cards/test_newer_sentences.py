"""Sentences of newer English cards, with their exact meaning."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding


def actions(text: str) -> Any:
    (part,) = read_text(f"[On Play] {text}").parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps
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
        ("a higher level than this Digimon", {"neither": [{"level": {"at_most": THIS}}, {"without": ["level"]}]}),
        ("a lower level than this Digimon", {"neither": [{"level": {"at_least": THIS}}, {"without": ["level"]}]}),
        ("as much or less DP as this Digimon", {"dp": {"at_most": DP}}),
        ("as much or more DP as this Digimon", {"dp": {"at_least": DP}}),
        ("lower DP than this Digimon", {"neither": [{"dp": {"at_least": DP}}, {"without": ["dp"]}]}),
        ("a play cost as high or lower than the number of cards in your trash", {"play_cost": {"at_most": IN_TRASH}}),
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
        ("your opponent's Digimon without suspending", {"digimon_only": True, "without_suspending": True}),
    ],
)
def test_ways_to_attack(text: str, how: dict[str, bool]) -> None:
    ((may,),) = ([action["actions"] for action in actions(f"This Digimon may attack {text}.")],)
    assert may == [{"do": "attack", "target": {"target": "named"}, **how}]


def test_both_players_choose_among_their_own() -> None:
    """1-3-5"""
    assert actions("Both players trash 2 cards in their hands.") == [
        {"do": "trash", "target": {"target": "choose", "of": {"areas": ["hand"]}, "count": 2, "by": "any"}}
    ]


@pytest.mark.parametrize(
    ("text", "deed", "of"),
    [
        ("can't digivolve", "digivolve", None),
        ("can't digivolve into red Digimon", "digivolve", {"colors": ["red"]}),
        ("can only digivolve into red Digimon", "digivolve", {"neither": [{"colors": ["red"]}]}),
    ],
)
def test_cards_that_it_can_not_digivolve_into(text: str, deed: str, of: Any) -> None:
    (action,) = actions(f"1 of your opponent's Digimon {text} for the turn.")
    (gift,) = action["gifts"]
    target = gift.pop("of", None)
    for part in (target, *(target or {}).get("neither", ())):
        if part:
            part.pop("categories", None)
    assert (gift, target) == ({"gives": "cannot", "deed": deed}, of)


def test_different_gifts_to_two_cards_for_the_same_duration() -> None:
    first, second = actions(
        "Until your opponent's turn ends, 1 of your Digimon gains <Blocker>, and 1 of your Tamers"
        " can't be returned to the hand or deck."
    )
    assert first["until"] == second["until"] == "end-of-opponents-turn"
    assert first["target"]["of"]["categories"] == ["digimon"]
    assert second["target"]["of"]["categories"] == ["tamer"]


@pytest.mark.parametrize(("text", "times"), [("twice", 2), ("3 times", 3), ("for each of your Tamers", None)])
def test_the_effect_below_is_activated_several_times(text: str, times: int | None) -> None:
    (action,) = actions(f"Activate the effect below {text}:\n・Gain 1 memory.")
    assert action["do"] == "repeat"
    assert times is None or action["times"] == times


@pytest.mark.parametrize(("number", "count"), [("2", 2), ("all", None)])
def test_a_number_of_the_effects_below_instead(number: str, count: int | None) -> None:
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
def test_totals_of_the_chosen_cards(text: str, limit: str) -> None:
    (action,) = actions(f"Delete {text}.")
    assert action["target"][limit] == 7
    limits = {"total_play_cost", "total_dp", "count"}
    assert limits & action["target"].keys() == {limit}


def test_a_card_chosen_first_is_referred_to_later() -> None:
    select, delete = actions(
        "Choose 1 of your Digimon. Delete 1 of your opponent's Digimon with as much or less DP as the chosen Digimon."
    )
    assert select["do"] == "select"
    assert delete["target"]["of"]["dp"] == {"at_most": {**DP, "card": "selected"}}


@pytest.mark.parametrize(("which", "name"), [("it", "it"), ("the chosen Digimon", "selected")])
def test_the_chosen_digimon_is_not_one_chosen_by_a_later_action(which: str, name: str) -> None:
    *_, give = actions(
        f"Choose 1 of your Digimon. Suspend 1 of your opponent's Digimon. Then, {which} gets -1000 DP for the turn."
    )
    assert give["target"]["name"] == name


@pytest.mark.parametrize(
    "text", ["Choose 1 Digimon. Delete all other Digimon.", "Delete all of your opponent's other Digimon."]
)
def test_the_exception_of_other_is_not_guessed(text: str) -> None:
    assert read_text(f"[On Play] {text}").state is not Understanding.UNDERSTOOD
    assert read_text("[On Play] Delete all other Digimon.").state is Understanding.UNDERSTOOD


def subject_of(text: str) -> Any:
    (part,) = read_text(f"[Your Turn] When {text}, gain 1 memory.").parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps
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
def test_a_specified_card_is_trashed(card: str, of: dict[str, Any], event: str) -> None:
    assert subject_of(f"{card} {event}") == of


def effect_of(text: str) -> Any:
    (part,) = read_text(text).parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps
    return msgspec.json.decode(msgspec.json.encode(part.effect))


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("as much or less DP as 1 of your Digimon", {"number": "highest", "property": "dp"}),
        ("as high or lower a level as any of your Digimon", {"number": "highest"}),
    ],
)
def test_the_number_of_the_player_with_the_most(text: str, of: dict[str, Any]) -> None:
    (limit,) = filter_of(text).values()
    assert of.items() <= limit["at_most"].items()
    assert limit["at_most"]["of"] == {"whose": "yours", "categories": ["digimon"]}


@pytest.mark.parametrize(
    ("paid", "card"),
    [
        ("deleting 1 of your Digimon", "the deleted Digimon"),
        ("returning 1 of your Digimon to the hand", "the returned Digimon"),
        ("suspending 1 of your Digimon", "the Digimon this effect suspended"),
    ],
)
def test_a_card_is_identified_by_what_was_done_to_it(paid: str, card: str) -> None:
    (by,) = actions(f"By {paid}, delete 1 of your opponent's Digimon with as much or less DP as {card}.")
    assert by["then"][0]["target"]["of"]["dp"]["at_most"]["card"] == "it"


def test_a_card_that_nothing_was_done_to_is_not_identified_so() -> None:
    text = "Delete 1 of your opponent's Digimon with as much or less DP as the deleted Digimon."
    assert read_text(f"[On Play] {text}").state is not Understanding.UNDERSTOOD


@pytest.mark.parametrize(
    ("text", "sorts"),
    [
        (
            "your opponent's Tamers or level 4 or lower Digimon",
            [{"categories": ["digimon"], "level": {"at_most": 4}}, {"categories": ["tamer"]}],
        ),
        (
            "your [Alpha] or Digimon with the [Beta] trait",
            [{"categories": ["digimon"], "has_trait": ["Beta"]}, {"has_name": ["Alpha"]}],
        ),
        (
            "your red Digimon or [Beta] trait Tamers",
            [{"categories": ["digimon"], "colors": ["red"]}, {"categories": ["tamer"], "has_trait": ["Beta"]}],
        ),
    ],
)
def test_one_kind_of_card_or_another(text: str, sorts: list[Any]) -> None:
    (action,) = actions(f"Suspend 1 of {text}.")
    assert action["target"]["of"]["either"] == sorts


def test_a_property_of_both_kinds_applies_to_both() -> None:
    (action,) = actions("Suspend 1 of your Digimon or Tamers with the [Beta] trait.")
    of = action["target"]["of"]
    assert (of["categories"], of["has_trait"]) == (["digimon", "tamer"], ["Beta"])


def test_two_cards_under_the_same_card_are_not_under_each_other() -> None:
    effect = effect_of(
        "[All Turns] When this Digimon would leave the battle area, you may play 1 each of [Alpha]"
        " and [Beta] from its digivolution cards without paying the cost."
    )
    ((play,),) = ([may["actions"] for may in effect["actions"]],)
    for target in play[0]["target"]["targets"]:
        assert target["of"]["areas"] == ["under"]
        assert "under" not in target["of"]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (
            "This Digimon may digivolve into a red Digimon card in the hand. For each of your"
            " Tamers, reduce this effect's digivolution cost by 1.",
            "digivolve",
        ),
        (
            "You may play 1 red card from your hand. For each of your Tamers, reduce this effect's play cost by 1.",
            "play",
        ),
    ],
)
def test_a_reduction_applies_to_the_cost_mentioned_before(text: str, field: str) -> None:
    ((action,),) = ([may["actions"] for may in actions(text)],)
    assert (action[0]["do"], action[0]["less"]["number"]) == (field, "count")


def test_after_means_then() -> None:
    assert actions("<Draw 1> After, gain 1 memory.") == actions("<Draw 1>. Then, gain 1 memory.")


@pytest.mark.parametrize(
    ("text", "ends"),
    [("the top or bottom of the deck", [True, False]), ("either the top or bottom of the deck", [True, False])],
)
def test_to_one_end_or_the_other(text: str, ends: list[bool]) -> None:
    (action,) = actions(f"Return 2 of your opponent's Digimon to {text}.")
    assert [mode[0].get("top", False) for mode in action["modes"]] == ends


def test_conditions_on_this_digimon_may_stand_before_or_after_it() -> None:
    (may,) = actions("This red Digimon with the [Beta] trait may unsuspend.")
    of = may["actions"][0]["target"]["of"]
    assert of == {"among": "this", "colors": ["red"], "has_trait": ["Beta"]}
    (plain,) = actions("This Digimon may unsuspend.")
    assert plain["actions"][0]["target"] == {"target": "named"}


@pytest.mark.parametrize("verb", ["attacks", "attacks a player", "attacks without suspending"])
def test_it_gains_something_and_attacks(verb: str) -> None:
    give, attack = actions(f"1 of your Digimon gains <Rush> for the turn and {verb}.")
    assert (give["do"], attack["do"], attack["target"]["name"]) == ("give", "attack", "it")


def test_the_opponent_chooses_for_the_opponents_actions() -> None:
    (action,) = actions("Your opponent places 1 card from their hand as the bottom security card.")
    assert action["target"]["by"] == "opponents"
    assert action["top"] is False


def test_each_of_a_list_is_added() -> None:
    (reveal,) = actions(
        "Reveal the top 4 cards of your deck. Add 1 red card, 1 [Fox] trait Digimon card and 1"
        " Tamer card among them to the hand. Return the rest to the bottom of the deck."
    )
    assert [action["target"]["of"] for action in reveal["then"]] == [
        {"colors": ["red"], "among": "revealed"},
        {"categories": ["digimon"], "has_trait": ["Fox"], "among": "revealed"},
        {"categories": ["tamer"], "among": "revealed"},
    ]


def test_a_list_without_and_or_or_is_not_guessed() -> None:
    text = "[On Play] Return 1 red card, 1 [Fox] trait Digimon card from your trash to the hand."
    assert read_text(text).state is Understanding.NOT


def test_several_colors_are_one_alternative() -> None:
    text = "You may play 1 level 4 or lower {} from your hand without paying the cost."
    colors = actions(text.format("red, blue or [Fox] trait Digimon card"))
    assert colors == actions(text.format("Digimon card with the [Fox] trait or that is red or blue"))
    ((of,),) = ([action["target"]["of"] for action in may["actions"]] for may in colors)
    assert of["either"] == [{"colors": ["red", "blue"]}, {"has_trait": ["Fox"]}]


THEIR_HAND = {"whose": "opponents", "areas": ["hand"]}
YOUR_HAND = {"whose": "yours", "areas": ["hand"]}


@pytest.mark.parametrize(
    ("text", "amount", "end", "than", "negated"),
    [
        ("you have fewer cards in your hand than your opponent", YOUR_HAND, "at_least", THEIR_HAND, True),
        ("your opponent has more cards in their hand than you", YOUR_HAND, "at_least", THEIR_HAND, True),
        ("you have as many or fewer cards in your hand as your opponent", YOUR_HAND, "at_most", THEIR_HAND, False),
        ("your opponent has as many or more cards in their hand as you", THEIR_HAND, "at_least", YOUR_HAND, False),
    ],
)
def test_hands_are_compared(text: str, amount: dict[str, Any], end: str, than: dict[str, Any], negated: bool) -> None:
    (when,) = actions(f"If {text}, gain 1 memory.")
    condition = when["condition"]
    assert (condition["if"] == "not") is negated
    number = condition["condition"] if negated else condition
    assert number["amount"] == {"number": "count", "of": amount}
    assert number["is_"] == {end: {"number": "count", "of": than}}


@pytest.mark.parametrize(("who", "joined"), [("either player has", "any-of"), ("both players have", "all-of")])
def test_a_statement_on_players_applies_to_each(who: str, joined: str) -> None:
    (when,) = actions(f"If {who} 3 or fewer security cards, gain 1 memory.")
    assert when["condition"]["if"] == joined
    assert [(condition["of"], condition["count"]) for condition in when["condition"]["conditions"]] == [
        ({"whose": whose, "areas": ["security"]}, {"at_most": 3}) for whose in ("yours", "opponents")
    ]


def test_an_effect_is_activated_for_each_of_something() -> None:
    (repeat,) = actions(
        "For each color in this Digimon's digivolution cards, activate 1 of this Digimon's [When Attacking] effects."
    )
    assert repeat["do"] == "repeat"
    assert repeat["times"] == {"number": "kinds", "of": {"areas": ["under"]}}
    assert [action["do"] for action in repeat["actions"]] == ["activate"]


def test_a_sentence_begins_after_an_icon() -> None:
    assert actions("<Draw 1> If you have a Tamer, gain 1 memory.") == actions(
        "<Draw 1>. If you have a Tamer, gain 1 memory."
    )
