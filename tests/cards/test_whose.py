"""Owners of cards, and references to cards in English effects: similar words with another meaning are distinguished."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.engine.lang import Effect, Forbid, Give, Whose


def meant(text: str) -> Effect:
    (part,) = read_text(text).parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps
    return part.effect


def subject(text: str) -> dict[str, Any]:
    (when,) = meant(text).when
    plain: dict[str, Any] = msgspec.to_builtins(when.subject)
    return plain


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        ("When any red Digimon are played from your hand, gain 1 memory.", "yours"),
        ("When any red Digimon are played from the hand, gain 1 memory.", None),
        ("When any of your Digimon are played from your hand, gain 1 memory.", "yours"),
        ("When any [Owl] trait cards would be played from your trash, gain 1 memory.", "yours"),
        ("When any [Owl] trait cards would be played from the trash, gain 1 memory.", None),
        ("When you would play a red Digimon card from your hand, gain 1 memory.", "yours"),
    ],
)
def test_a_card_played_from_your_hand_is_yours(text: str, whose: str | None) -> None:
    assert subject(f"[Your Turn] {text}").get("whose") == whose


@pytest.mark.parametrize(
    ("where", "whose"), [(" in your battle area", "yours"), (" in the battle area", None), ("", None)]
)
def test_a_card_in_your_battle_area_is_yours(where: str, whose: str | None) -> None:
    (action,) = msgspec.to_builtins(meant(f"[On Play] Suspend 1 Digimon{where}.").actions)
    assert action["target"]["of"].get("whose") == whose


def test_their_digivolution_cards_belong_to_the_digimon_mentioned_before() -> None:
    """Here "their" doesn't mean the opponent, as it does elsewhere."""
    text = "When any of your Digimon would digivolve into this card, for each of their"
    (action,) = msgspec.to_builtins(
        meant(f"{text} face-down digivolution cards, reduce the digivolution cost by 1.").actions
    )
    assert action["amount"]["of"] == {"areas": ("under",), "face_up": False, "under": {"among": "subject"}}


@pytest.mark.parametrize(
    ("cost", "name"),
    [
        ("placing 1 Digimon card from your hand under 1 of your Digimon", "placed"),
        ("trashing 1 Digimon card in your hand", "trashed"),
    ],
)
def test_that_digimon_is_not_the_placed_card(cost: str, name: str) -> None:
    def level(which: str) -> str:
        text = f"[On Play] By {cost}, delete 1 of your opponent's Digimon with the same level as"
        (action,) = msgspec.to_builtins(meant(f"{text} {which}.").actions)
        among: str = action["then"][0]["target"]["of"]["same_as"]["among"]
        return among

    assert level(f"the {name} card") == name
    if name == "placed":
        assert level("that Digimon") == "host"


@pytest.mark.parametrize("both", ["both players draw 1 card", "each player draws 1 card"])
def test_nobody_decides_for_both(both: str) -> None:
    assert read_text(f"[On Play] {both}.").state is Understanding.UNDERSTOOD
    may = both.replace("draws", "draw").replace("draw", "may draw")
    assert read_text(f"[On Play] {may}.").state is not Understanding.UNDERSTOOD


@pytest.mark.parametrize(
    ("denied", "by"),
    [
        (
            "自分のデジモン全てをDP+2000し、相手の効果で手札、デッキに戻らず、DPをマイナスされない",
            [Whose.OPPONENTS, Whose.OPPONENTS],
        ),
        ("このデジモンは相手の効果で手札/デッキに戻らず、DPをマイナスされない", [Whose.OPPONENTS, Whose.OPPONENTS]),
        ("このデジモンは相手の効果でDPをマイナスされず、手札/デッキに戻らない", [Whose.OPPONENTS, Whose.OPPONENTS]),
        ("このデジモンは相手の効果で消滅せず、DPをマイナスされない", [Whose.OPPONENTS, Whose.OPPONENTS]),
        ("このデジモンは効果で消滅せず、DPをマイナスされない", [None, None]),
        ("このデジモンはDPをマイナスされず、相手の効果で消滅しない", [None, Whose.OPPONENTS]),
    ],
)
def test_the_owner_of_effects_applies_to_everything_that_follows(denied: str, by: list[Whose | None]) -> None:
    read = read_text(f"【登場時】ターン終了まで、{denied}。", "ja")
    assert read.state is Understanding.UNDERSTOOD
    (give,) = read.effects[0].actions
    assert isinstance(give, Give)
    assert [gift.by for gift in give.gifts if isinstance(gift, Forbid)] == by
