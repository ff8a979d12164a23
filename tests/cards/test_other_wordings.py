# ruff: noqa: E501 -- card texts stand on one line each
"""Alternative wordings on cards with the same meaning, and similar ones with another."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.engine import lang
from judgeapp.engine.lang import Category, Effect, Named, Whose


def effects(text: str) -> tuple[Effect, ...]:
    language = "ja" if "【" in text else "en"
    reading = read_text(text, language)
    assert reading.state is Understanding.UNDERSTOOD, text
    return reading.effects


# (unusual wording, wording of current cards)
SAME = [
    # Effects given together with an action.
    (
        "[Main] 1 of your Digimon gets +3000 DP and you may attack a player with that Digimon for the turn.",
        "[Main] 1 of your Digimon gets +3000 DP for the turn and may attack a player.",
    ),
    (
        "[On Play] This Digimon can attack your opponent's Digimon. This effect allows you to attack unsuspended Digimon as well.",
        "[On Play] This Digimon may attack your opponent's Digimon. Your opponent's unsuspended Digimon can also be attacked with this effect.",
    ),
    # Digivolution cards and link cards.
    (
        "[On Play] You may play 1 [Alpha] from this Digimon's link cards or its digivolution cards without paying the cost.",
        "[On Play] You may play 1 [Alpha] from this Digimon's digivolution cards or link cards without paying the cost.",
    ),
    (
        "[All Turns] This Digimon has all the names of level 3 and lower cards in its digivolution cards.",
        "[All Turns] This Digimon has all the names of level 3 or lower cards from its digivolution cards.",
    ),
    # Protection from effects.
    (
        "[On Play] Their effects can't delete 1 of your Digimon or reduce its DP until their turn ends.",
        "[On Play] Until the end of your opponent's turn, your opponent's effects can't delete 1 of your Digimon or reduce its DP.",
    ),
    (
        "[All Turns] While you have a Tamer, your opponent's effects can't return this Digimon to hands or decks or affect it with <De-Digivolve> effects.",
        "[All Turns] While you have a Tamer, your opponent's effects can't return this Digimon to the hand or deck or affect it with <De-Digivolve> effects.",
    ),
    # "For each one".
    (
        "[On Play] You may trash up to 3 red cards in your hand. For each one, gain 1 memory.",
        "[On Play] You may trash up to 3 red cards in your hand. For each card trashed by this effect, gain 1 memory.",
    ),
    (
        "[On Play] By returning up to 3 cards from your trash to the bottom of the deck, for each one, <Draw 1>.",
        "[On Play] By returning up to 3 cards from your trash to the bottom of the deck, for each card returned by this effect, <Draw 1>.",
    ),
    (
        "[On Play] Delete all of your opponent's Digimon. For each Digimon deleted by this effect, gain 1 memory.",
        "[On Play] Delete all of your opponent's Digimon. Gain 1 memory for each Digimon this effect deleted.",
    ),
    # Cards referred to by what an effect did to them.
    (
        "[On Play] You may play 1 [Alpha] from your hand without paying the cost. Any Digimon played by this effect gain <Rush> for the turn.",
        "[On Play] You may play 1 [Alpha] from your hand without paying the cost. The Digimon this effect played gains <Rush> for the turn.",
    ),
    (
        "[On Play] By returning 1 card from your trash to the bottom of the deck, delete 1 of your opponent's Digimon with the same level as the card this effect returned.",
        "[On Play] By returning 1 card from your trash to the bottom of the deck, delete 1 of your opponent's Digimon with the same level as the returned card.",
    ),
    # One duration for two effects.
    (
        "[On Play] This Digimon gets +2000 DP and 1 of your opponent's Digimon gets -2000 DP until the end of their turn.",
        "[On Play] Until the end of their turn, this Digimon gets +2000 DP and 1 of your opponent's Digimon gets -2000 DP.",
    ),
    (
        "[On Play] 1 of your Digimon gains <Rush>, for the turn.",
        "[On Play] 1 of your Digimon gains <Rush> for the turn.",
    ),
    (
        "[On Play] This Digimon unsuspends and gains <Blocker> until your opponent's turn ends.",
        "[On Play] Unsuspend this Digimon. Then, it gains <Blocker> until your opponent's turn ends.",
    ),
    # Several kinds of cards.
    (
        "[On Play] Reveal the top 3 cards of your deck. Add 1 [Fox] trait or 1 red card among them to the hand. Return the rest to the bottom of the deck.",
        "[On Play] Reveal the top 3 cards of your deck. Add 1 [Fox] trait card or 1 red card among them to the hand. Return the rest to the bottom of the deck.",
    ),
    (
        "[On Play] Reveal the top 3 cards of your deck. Add up to 1 red card among them to your hand. Trash the rest.",
        "[On Play] Reveal the top 3 cards of your deck. Add 1 red card among them to the hand. Trash the rest.",
    ),
    (
        "[On Play] Delete 1 of your opponent's level 3 Digimon, level 4 Digimon, and level 5 Digimon.",
        "[On Play] Delete 1 each of your opponent's level 3, level 4 and level 5 Digimon.",
    ),
    (
        "[Main] By placing 1 [Alpha] and [Beta] from your trash under 1 of your Tamers, gain 1 memory.",
        "[Main] By placing 1 [Alpha] and 1 [Beta] from your trash under 1 of your Tamers, gain 1 memory.",
    ),
    # Trigger conditions.
    (
        "[Your Turn] When any of your Digimon's attack targets change, gain 1 memory.",
        "[Your Turn] When any of your Digimon switch the attack target, gain 1 memory.",
    ),
    (
        "When effects trash this card from the deck or security stack, gain 1 memory.",
        "When effects trash this card from your deck or security stack, gain 1 memory.",
    ),
    (
        "[All Turns] When an effect would delete this Digimon, you may <Draw 1>.",
        "[All Turns] When this Digimon would be deleted by an effect, you may <Draw 1>.",
    ),
    (
        "[All Turns] When an effect would delete this Digimon or return it to hands or decks, by trashing 1 card in your hand, prevent that.",
        "[All Turns] When this Digimon would be deleted or returned to hands or decks by an effect, by trashing 1 card in your hand, prevent that.",
    ),
    (
        "[Your Turn] When your opponent's deck is trashed from, <Draw 1>.",
        "[Your Turn] When cards are trashed from your opponent's deck, <Draw 1>.",
    ),
    # "If" conditions.
    (
        "[On Play] If you have a Tamer or if this Digimon is suspended, gain 1 memory.",
        "[On Play] If you have a Tamer or this Digimon is suspended, gain 1 memory.",
    ),
    (
        "[On Play] Delete 1 of your opponent's Digimon. If no opponent's Digimon was deleted by this effect, gain 1 memory.",
        "[On Play] Delete 1 of your opponent's Digimon. If this effect didn't delete your opponent's Digimon, gain 1 memory.",
    ),
    (
        "[When Digivolving] When you have 2 security cards or less, <Draw 1>.",
        "[When Digivolving] If you have 2 or fewer security cards, <Draw 1>.",
    ),
    # Shared properties of two kinds of cards, and comparisons.
    (
        "[Opponent's Turn] This Digimon without [Alpha] in its digivolution cards can't attack.",
        "[Opponent's Turn] While this Digimon doesn't have [Alpha] in its digivolution cards, it can't attack.",
    ),
    (
        "[All Turns] While your opponent has no Digimon with equal or higher DP, this Digimon gains <Piercing>.",
        "[All Turns] While your opponent has no Digimon with DP equal to or higher than this Digimon, this Digimon gains <Piercing>.",
    ),
    (
        "[On Play] Return 1 Digi-Egg card from your trash to the bottom of your Digi-Egg deck.",
        "[On Play] Return 1 Digi-Egg card from your trash to the bottom of the deck.",
    ),
    # Only Digimon have DP (2-5-3).
    ("[Your Turn] This card gets +1000 DP.", "[Your Turn] This Digimon gets +1000 DP."),
    # One action with alternative targets.
    (
        "[On Play] Suspend 1 of your opponent's Digimon, or 1 of your opponent's Tamers.",
        "[On Play] Suspend 1 of your opponent's Digimon or Tamers.",
    ),
    (
        "[On Play] If you have a Tamer, if you have 3 or fewer security cards, <Draw 1>.",
        "[On Play] If you have a Tamer and you have 3 or fewer security cards, <Draw 1>.",
    ),
    (
        "[On Play] Gain 1 memory if you have a Tamer, and <Draw 1> if you have 3 or fewer security cards.",
        "[On Play] If you have a Tamer, gain 1 memory. If you have 3 or fewer security cards, <Draw 1>.",
    ),
    (
        "[On Play] Return all cards in your or your opponent's trash to the bottom of the deck.",
        "[On Play] Return all cards from your or your opponent's trash to the bottom of the deck.",
    ),
]


@pytest.mark.parametrize(("otherwise", "today"), SAME)
def test_older_words_are_read_as_the_current_ones(otherwise: str, today: str) -> None:
    assert effects(otherwise) == effects(today)


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Delete all of your opponent's Digimon. For each Tamer this effect suspended, gain 1 memory.",
        "【登場時】相手のデジモン全てをレストさせる。この効果でレストした相手のデジモン1体ごとに、メモリー+1。",
    ],
)
def test_results_of_an_effect_are_counted_by_player_and_kind(text: str) -> None:
    """15-15-7-1"""
    ((*_, last),) = (effect.actions for effect in effects(text))
    assert isinstance(last, lang.Memory)
    assert last.amount in (
        lang.DoneTo("suspend", category=Category.TAMER),
        lang.DoneTo("suspend", Whose.OPPONENTS, Category.DIGIMON),
    )


@pytest.mark.parametrize(
    "text",
    [
        "[Main] 1 of your Digimon gets +1000 DP for the turn. Then, place this card under it.",
        "[Main] 1 of your Digimon gets +1000 DP for the turn. Then, place this card as its bottom digivolution card.",
        "【メイン】ターン終了まで、自分のデジモン1体をDP+1000。その後、このカードをそのデジモンの進化元の下に置く。",
    ],
)
def test_cards_placed_under_it_go_under_the_chosen_card(text: str) -> None:
    ((*_, last),) = (effect.actions for effect in effects(text))
    assert last == lang.PlaceUnder(Named("this-card"), Named("it"))


@pytest.mark.parametrize(
    "text",
    [
        "[Your Turn] When another Digimon is returned to the hand, <Draw 1>.",
        "【自分のターン】他のデジモンが手札に戻ったとき、≪1ドロー≫。",
    ],
)
def test_a_return_to_the_hand_is_distinguished_from_one_to_the_deck(text: str) -> None:
    (effect,) = effects(text)
    (when,) = effect.when
    assert (when.event, when.to) == ("left", (lang.Area.HAND,))


def test_a_name_alone_is_a_name() -> None:
    (effect,) = effects("[On Play] Return 1 [Alpha] from your trash to the hand.")
    (action,) = effect.actions
    assert isinstance(action, lang.ToHand)
    assert isinstance(action.target, lang.Choose)
    assert action.target.of.has_name == ("Alpha",)
    assert not action.target.of.either


def test_it_means_what_was_mentioned_last() -> None:
    (effect,) = effects(
        "[Your Turn] When 1 of your Digimon is played, by suspending this Tamer, that Digimon gets"
        " +1000 DP for the turn. Then, it gains <Rush> for the turn."
    )
    given = [part for part in lang.parts(effect) if isinstance(part, lang.Give)]
    assert [action.target for action in given] == [Named("subject"), Named("subject")]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (
            "[On Play] By returning 1 card from your trash to the bottom of the deck, delete 1 of"
            " your opponent's Digimon with the same level as that card.",
            "moved",
        ),
        (
            "[On Play] By trashing 1 card in your hand, delete 1 of your opponent's Digimon with"
            " the same level as that card.",
            "trashed",
        ),
    ],
)
def test_that_card_means_the_card_put_away(text: str, name: str) -> None:
    (effect,) = effects(text)
    (delete,) = [part for part in lang.parts(effect) if isinstance(part, lang.Delete)]
    assert isinstance(delete.target, lang.Choose)
    assert delete.target.of.same_as == lang.Filter(among=name)


@pytest.mark.parametrize(
    "text",
    [
        # Unclear: one for each trashed card or each returned card?
        "[On Play] Trash 1 card in your hand. Then, return 1 card from your trash to the hand. For"
        " each one, gain 1 memory.",
        # Unclear: from which area?
        "[On Play] By trashing 1 card with the [Fox] trait, <Draw 1>.",
        # Unclear: each to a different Digimon, or all to one?
        "[On Play] You may link up to 2 cards from your hand to any of your Digimon without paying the cost.",
        # Unclear: Tamers with that trait, or any Tamer?
        "[On Play] You may play 1 [Fox] trait Digimon card or Tamer card from your hand without paying the cost.",
        # Unclear: exactly the number, or at least the number (1-3-1, 4-23-1)?
        "[On Play] If you have 3 security cards, gain 1 memory.",
        # Unclear: top or bottom of the deck?
        "[On Play] Return 1 of your opponent's Digimon to its owner's deck.",
        # Unclear: the Digimon suspended as the cost is also suspended by this effect.
        "[On Play] By suspending 1 of your Digimon, suspend 1 of your opponent's Digimon. Digimon"
        " suspended by this effect don't unsuspend until the end of your opponent's turn.",
    ],
)
def test_an_unclear_text_stays_unread(text: str) -> None:
    assert read_text(text, "en").state is not Understanding.UNDERSTOOD
