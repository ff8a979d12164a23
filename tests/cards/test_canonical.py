"""One meaning has one tree, in every word order and language."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding


def trees(text: str, language: str = "en") -> list[Any]:
    reading = read_text(text, language)
    assert reading.state is Understanding.UNDERSTOOD, [part.gaps for part in reading.parts]
    return [msgspec.json.decode(msgspec.json.encode(effect)) for effect in reading.effects]


SAME = [
    ("[When Digivolving] [On Play] <Draw 1>.", "[On Play] [When Digivolving] <Draw 1>."),
    (
        "[On Play] If you have a purple Digimon or a purple Tamer, <Draw 1>.",
        "[On Play] If you have a purple Digimon or Tamer, <Draw 1>.",
    ),
    (
        "[Your Turn] While this Digimon is black and has 9000 DP or more, it gains <Rush>.",
        "[Your Turn] While this Digimon is a black 9000 DP or higher card, it gains <Rush>.",
    ),
    (
        "[On Play] If this Digimon has 4 or more digivolution cards, <Draw 1>.",
        "[On Play] If 4 or more cards are in this Digimon's digivolution cards, <Draw 1>.",
    ),
    ("<Raid> <Blocker>", "<Raid>\n<Blocker>"),
    (
        "[Your Turn] When any of your Digimon are played, if that Digimon has the [Fox] trait, <Draw 1>.",
        "[Your Turn] When any of your Digimon are played, if any of them have the [Fox] trait, <Draw 1>.",
    ),
    (
        "[All Turns] When any of your opponent's Digimon are deleted, gain 1 memory for each Digimon.",
        "[All Turns] When any of your opponent's Digimon are deleted, gain 1 memory for each of those cards.",
    ),
    (
        "[Your Turn] When any of your Digimon attack, by suspending this Tamer, that Digimon gets"
        " +1000 DP for the turn. Then, it gains <Piercing> for the turn.",
        "[Your Turn] When any of your Digimon attack, by suspending this Tamer, that Digimon gets"
        " +1000 DP for the turn. Then, that Digimon gains <Piercing> for the turn.",
    ),
    (
        "When this card is trashed from your deck, return it to the hand.",
        "When this card is trashed from your deck, return this card to the hand.",
    ),
]


@pytest.mark.parametrize(("text", "other"), SAME)
def test_one_meaning_has_one_tree(text: str, other: str) -> None:
    assert trees(text) == trees(other)


OTHERWISE = [
    # the color only applies to the Tamer
    (
        "[On Play] If you have a Digimon or a red Tamer, <Draw 1>.",
        "[On Play] If you have a red Digimon or Tamer, <Draw 1>.",
    ),
    # counting the Digimon's own cards says nothing about a card of another level
    (
        "[On Play] If a level 4 card is in this Digimon's digivolution cards, <Draw 1>.",
        "[On Play] If this Digimon has 1 or more digivolution cards, <Draw 1>.",
    ),
]


@pytest.mark.parametrize(("text", "other"), OTHERWISE)
def test_other_meanings_stay_other_trees(text: str, other: str) -> None:
    assert trees(text) != trees(other)


def test_keyword_effects_in_a_row_are_effects_of_their_own() -> None:
    """16-1: each icon is a keyword effect."""
    reading = read_text("≪突進≫≪ブロッカー≫", "ja")
    assert [len(effect.gifts) for effect in reading.effects] == [1, 1]
    assert [part.printed for part in reading.parts] == ["<突進>", "<ブロッカー>"]
    # Under one limit, or gained together, they are one effect.
    assert len(read_text("【自分のターン】このデジモンは≪突進≫≪ブロッカー≫を得る。", "ja").parts) == 1


def test_the_hand_is_where_a_card_comes_from() -> None:
    (tree,) = trees(
        "[Your Turn] When this Digimon would digivolve into an [Alpha] in your hand, reduce the digivolution cost by 1."
    )
    assert tree["when"] == [
        {"event": "digivolved", "this": True, "origin": ["hand"], "into": {"whose": "yours", "has_name": ["Alpha"]}}
    ]


def test_none_of_several_differs_from_one_of_several() -> None:
    (tree,) = trees("[Your Turn] When any of your Digimon are played, if that Digimon isn't red, <Draw 1>.")
    assert tree["actions"][0]["condition"]["condition"]["if"] == "is"


def test_only_one_of_several_attacks() -> None:
    """ "That Digimon" is one of the Digimon played together."""
    text = "[Your Turn] When any of your Digimon {}, by suspending this Tamer, that Digimon attacks."
    (tree,) = trees(text.format("are played"))
    assert tree["actions"][0]["then"][0]["target"] == {"target": "choose", "of": {"among": "subject"}}
    (tree,) = trees(text.format("attack"))
    assert tree["actions"][0]["then"][0]["target"] == {"target": "named", "name": "subject"}
