"""Wordings in examples of the Comprehensive Rules, and ambiguous ones."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.engine import lang
from judgeapp.engine.lang import Category, Effect, Whose


def effect(text: str) -> Effect:
    (part,) = read_text(text, "ja" if "【" in text else "en").parts
    assert part.state is Understanding.UNDERSTOOD, text
    return part.effect


@pytest.mark.parametrize(
    "text",
    [
        "[Opponent's Turn] When one of your opponent's Digimon with no digivolution cards would"
        " digivolve, increase the digivolution cost by 1.",
        "【相手のターン】進化元を持たない相手のデジモンが進化するとき、支払う進化コスト+1。",
    ],
)
def test_a_cost_rises(text: str) -> None:
    """8-2-2-5"""
    assert effect(text).actions == (lang.ReduceCost(-1),)


def test_each_digimon_deleted_is_counted() -> None:
    """15-15-7-4"""
    text = "[All Turns] When your opponent's Digimon are deleted, gain 1 memory for each Digimon"
    (action,) = effect(f"{text} deleted.").actions
    assert action == lang.Memory(lang.Happened())


def test_two_kinds_are_counted_together() -> None:
    """15-15-7-2"""
    text = (
        "[On Play] For each of your Digimon with the [Fox] trait and each of your blue Tamers,"
        " trash the top 2 digivolution cards of 1 of your opponent's Digimon."
    )
    (action,) = effect(text).actions
    assert isinstance(action, lang.TrashSources)
    assert action.from_top
    assert isinstance(action.count, lang.Count)
    assert (action.count.each, action.count.of.whose) == (2, Whose.YOURS)
    assert {sort.categories for sort in action.count.of.either} == {(Category.DIGIMON,), (Category.TAMER,)}


def test_a_digimon_goes_under_another_or_under_a_tamer() -> None:
    """4-5-7"""
    text = (
        "[When Digivolving] Place 1 of your opponent's level 3 or lower Digimon under another of"
        " your opponent's Digimon as its bottom digivolution card or under an opponent's Tamer."
    )
    (action,) = effect(text).actions
    assert isinstance(action, lang.PlaceUnder)
    assert isinstance(action.under, lang.Choose)
    assert action.under.of.categories == (Category.DIGIMON, Category.TAMER)


def test_an_icon_in_a_text() -> None:
    """4-20-5"""
    text = "[On Play] Return 1 card with <Security A.> in its text from your trash to the hand."
    (action,) = effect(text).actions
    assert isinstance(action, lang.ToHand)
    assert isinstance(action.target, lang.Choose)
    assert action.target.of.text_has == ("<Security A.>",)


@pytest.mark.parametrize(
    "text",
    [
        # unclear: of this Digimon, or of the placed card?
        "[When Digivolving] You may place 1 [Alpha] from your hand as this Digimon's bottom"
        " digivolution card. Activate 1 of its [When Digivolving] effects.",
        # unclear: deleted by this effect, or by the event that triggered it?
        "[Main] Delete 2 of your opponent's Digimon. Gain 1 memory for each Digimon deleted.",
        "[All Turns] When your opponent's Digimon are deleted, delete 1 of your Digimon. Gain 1"
        " memory for each Digimon deleted.",
    ],
)
def test_an_ambiguous_text_is_not_understood(text: str) -> None:
    (part,) = read_text(text).parts
    assert TextFault.UNCLEAR in {left.why for left in part.gaps}
