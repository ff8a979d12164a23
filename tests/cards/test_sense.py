"""Effects whose literal meaning is impossible count as not understood."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import TextFault, Understanding

# (impossible text, possible text with the missing part)
PAIRS = [
    (
        "[On Play] By trashing 1 card with the [Fox] trait, <Draw 1>.",
        "[On Play] By trashing 1 card with the [Fox] trait in your hand, <Draw 1>.",
    ),
    (
        "[On Deletion] If this Digimon was played from the trash, <Draw 1>.",
        "[On Play] If this Digimon was played from the trash, <Draw 1>.",
    ),
    (
        "[On Play] By trashing 1 of your Tamers, <Draw 1>.",
        "[On Play] By trashing 1 of your Option cards in the battle area, <Draw 1>.",
    ),
    (
        "[On Play] You may play 1 [Alpha] without paying the cost.",
        "[On Play] You may play 1 [Alpha] from your trash without paying the cost.",
    ),
    (
        "[On Play] This Digimon may digivolve into a red Digimon card without paying the cost.",
        "[On Play] This Digimon may digivolve into a red Digimon card in the hand without paying the cost.",
    ),
    (
        "[When Digivolving] At the end of the turn, <Draw 1>. Then, gain 1 memory.",
        "[When Digivolving] At the end of the turn, <Draw 1>.",
    ),
    (
        "[Security] If you have a Tamer, at the end of the battle, <Draw 1>. Then, gain 1 memory.",
        "[Security] At the end of the battle, <Draw 1>. Then, gain 1 memory.",
    ),
    (
        "[On Play] Place 1 red Digimon card as this Digimon's bottom digivolution card.",
        "[On Play] Place 1 red Digimon card from your hand as this Digimon's bottom digivolution card.",
    ),
    (
        "[On Play] If you have a Tamer, you may trash 1 card in your hand. If you don't, lose 1 memory.",
        "[On Play] You may trash 1 card in your hand. If you don't, lose 1 memory.",
    ),
    (
        "[Your Turn] When any of your Digimon digivolve, by suspending 1 of your Tamers, unsuspend that Tamer.",
        "[Your Turn] When any of your Digimon digivolve, by suspending 1 of your Tamers, unsuspend that Digimon.",
    ),
    (
        "[On Play] Return 1 level 3 or [Fox] trait level 4 card from your trash to the hand.",
        "[On Play] Return 1 level 3 or [Fox] trait card from your trash to the hand.",
    ),
    (
        "[On Play] Return 1 red [Fox] trait or blue card from your trash to the hand.",
        "[On Play] Return 1 [Fox] trait or blue card from your trash to the hand.",
    ),
    (
        "[On Play] Delete 1 of your opponent's Digimon with the [Fox] trait and 6000 DP or less or 3000 DP or less.",
        "[On Play] Delete 1 of your opponent's Digimon with the [Fox] trait or 3000 DP or less.",
    ),
    (
        "[On Play] If you have a Tamer, or a red Digimon and 5 or more security cards, gain 1 memory.",
        "[On Play] If you have a red Digimon and 5 or more security cards, gain 1 memory.",
    ),
    (
        "[On Play] If you have 2 or fewer security cards and a Tamer or a red Digimon, gain 1 memory.",
        "[On Play] If you have 2 or fewer security cards and a Tamer, gain 1 memory.",
    ),
    (
        "[Main] 2 of your Digimon gain <Rush> for the turn. If they have the [Fox] trait, gain 1 memory.",
        "[Main] 2 of your Digimon gain <Rush> for the turn. If any of them have the [Fox] trait, gain 1 memory.",
    ),
    ("[On Play] If there is a green card, <Draw 1>.", "[On Play] If there is a green Digimon, <Draw 1>."),
    (
        "[On Play] Delete 1 of your opponent's Digimon with the same level.",
        "[On Play] Delete 2 of your opponent's Digimon with the same level.",
    ),
    (
        "[On Play] By trashing up to 3 cards in your hand, gain 1 memory for each card.",
        "[On Play] By trashing up to 3 cards in your hand, gain 1 memory for each card trashed by this effect.",
    ),
    (
        "[All Turns] When you use an Option card, gain 1 memory for each Digimon.",
        "[All Turns] When you use an Option card, gain 1 memory for each of your Digimon.",
    ),
    (
        "[All Turns] When your Tamers are suspended, gain 1 memory for each Tamer.",
        "[All Turns] When your Tamers are suspended, gain 1 memory for each Tamer you have.",
    ),
    (
        "[Your Turn] This Digimon gets +3000 DP and gains <Security A. +1> for each of your Tamers.",
        "[Your Turn] For each of your Tamers, this Digimon gets +3000 DP and gains <Security A. +1>.",
    ),
    (
        "[Your Turn] This Digimon gets +3000 DP and gains <Security A. +1> for each of your Tamers.",
        "[Your Turn] This Digimon gains <Blocker> and gets +3000 DP for each of your Tamers.",
    ),
    (
        "[Your Turn] When any of your Digimon attack, if the played Digimon is blue, <Draw 1>.",
        "[Your Turn] When any of your Digimon attack, if the attacking Digimon is blue, <Draw 1>.",
    ),
    (
        "[Your Turn] When any of your Tamers are played, if the attacking Digimon is blue, <Draw 1>.",
        "[Your Turn] When any of your Tamers are played, if the played Tamer is blue, <Draw 1>.",
    ),
    (
        "[Your Turn] When you use an Option card, it gets +1000 DP for the turn.",
        "[Your Turn] When you use an Option card, this Digimon gets +1000 DP for the turn.",
    ),
    (
        "[Your Turn] When you use an Option card, place that card under this Tamer.",
        "[Your Turn] When you use an Option card, place 1 card from your hand under this Tamer.",
    ),
    (
        "[All Turns] When any of your Digimon are returned to the hand, you may play 1 of those cards"
        " without paying the cost.",
        "[All Turns] When Digimon cards are trashed from your hand, you may play 1 of those cards"
        " without paying the cost.",
    ),
    (
        "[All Turns] When effects trash digivolution cards of your Digimon, you may play 1 of those"
        " cards without paying the cost.",
        "[All Turns] When effects trash digivolution cards of your Digimon, you may play 1 Digimon"
        " card from your trash without paying the cost.",
    ),
    (
        "[All Turns] When effects trash any of your Digimon's link cards, you may place 1 of those"
        " cards as this Digimon's bottom digivolution card.",
        "[All Turns] When Digimon cards are trashed from your hand, you may place 1 of those cards as"
        " this Digimon's bottom digivolution card.",
    ),
    (
        "[All Turns] When effects trash any of your Digimon's link cards, you may link 1 of them to"
        " this Digimon without paying the cost.",
        "[All Turns] When effects trash any of your Digimon's link cards, you may link 1 Digimon card"
        " from your trash to 1 of those Digimon without paying the cost.",
    ),
    (
        "[All Turns] When effects trash digivolution cards of your Digimon, return that card to the hand.",
        "[All Turns] When effects trash digivolution cards of your Digimon, unsuspend that Digimon.",
    ),
    (
        "[All Turns] When effects trash this Digimon's link cards, return it to the hand.",
        "[All Turns] When effects trash this Digimon's link cards, it gets +1000 DP for the turn.",
    ),
    (
        "[All Turns] When any of your Digimon get linked, return that card to the hand.",
        "[All Turns] When any of your Digimon get linked, return that Digimon to the hand.",
    ),
    (
        "[Your Turn] When any of your Digimon attack your opponent's Digimon, it gets +1000 DP for the turn.",
        "[Your Turn] When any of your Digimon attack, it gets +1000 DP for the turn.",
    ),
    (
        "[On Play] Suspend 1 of your opponent's Digimon. If it is red, this Digimon gets +1000 DP for"
        " the turn and it can't unsuspend until their turn ends.",
        "[On Play] Suspend 1 of your opponent's Digimon. If it is red, this Digimon gets +1000 DP for the turn.",
    ),
    (
        "[All Turns] None of your Digimon can be deleted or have their DP reduced by your opponent's effects.",
        "[All Turns] None of your Digimon can be deleted in battle or have their DP reduced by your"
        " opponent's effects.",
    ),
    (
        "[All Turns] When any of your unsuspended Digimon suspend, gain 1 memory.",
        "[All Turns] When any of your Digimon suspend, gain 1 memory.",
    ),
    (
        "[Counter] 1 of your Digimon may digivolve into this card in the hand.",
        "[Hand] [Counter] 1 of your Digimon may digivolve into this card in the hand.",
    ),
    (
        "[When Attacking] You may play this card without paying the cost.",
        "[On Deletion] You may play this card without paying the cost.",
    ),
    (
        "[Your Turn] When this Digimon DNA digivolves into a red Digimon card, gain 1 memory.",
        "[Your Turn] When this Digimon would DNA digivolve into a red Digimon card, gain 1 memory.",
    ),
    (
        "[Your Turn] When any of your Digimon are deleted, unsuspend that Digimon.",
        "[Your Turn] When any of your Digimon are played, unsuspend that Digimon.",
    ),
    (
        "[Your Turn] When any of your Digimon suspend, you may play 1 card with the same level as the"
        " suspended Digimon from your hand without paying the cost.",
        "[Your Turn] When any of your Digimon suspend, you may play 1 card with the same level as that"
        " Digimon from your hand without paying the cost.",
    ),
    (
        "[Your Turn] While your opponent has a suspended Digimon, it can't unsuspend.",
        "[Your Turn] While this Digimon is suspended, it can't unsuspend.",
    ),
    (
        "[Your Turn] For each of your Tamers, it gets +1000 DP.",
        "[Your Turn] For each of this Digimon's digivolution cards, it gets +1000 DP.",
    ),
    (
        "[On Play] Return 1 purple Digimon card or Tamer card from your trash to the hand.",
        "[On Play] Return 1 purple Digimon card or 1 purple Tamer card from your trash to the hand.",
    ),
    (
        "[On Play] Return 1 purple Digimon card or Tamer card from your trash to the hand.",
        "[On Play] Return 1 Digimon card or Tamer card with the [Fox] trait from your trash to the hand.",
    ),
    (
        "[All Turns] While you have a Tamer, your opponent's effects can't trash its digivolution cards.",
        "[All Turns] While you have a Tamer, your opponent's effects can't trash this Digimon's digivolution cards.",
    ),
    (
        "[Your Turn] When any of your Digimon digivolve, by returning this Tamer to the hand, it gains"
        " <Rush> for the turn.",
        "[Your Turn] When any of your Digimon digivolve, by returning this Tamer to the hand, that"
        " Digimon gains <Rush> for the turn.",
    ),
    (
        "[Trash] [Your Turn] When any of your Digimon digivolve, by returning this card to the bottom"
        " of the deck, activate its [Main] effects.",
        "[Trash] [Your Turn] When any of your Digimon digivolve, by returning this card to the bottom"
        " of the deck, activate this card's [Main] effects.",
    ),
    (
        "[On Play] Delete 1 of your opponent's Digimon. If it has the [Fox] trait, <Draw 1>.",
        "[On Play] Suspend 1 of your opponent's Digimon. If it has the [Fox] trait, <Draw 1>.",
    ),
    (
        "[On Play] This Digimon can't have its DP reduced or be returned to hands or decks by your"
        " opponent's effects for the turn.",
        "[On Play] This Digimon can't be returned to hands or decks by your opponent's effects for the turn.",
    ),
    (
        "[On Play] Gain 1 memory and <Draw 1> for each of your Tamers.",
        "[On Play] Gain 1 memory, and <Draw 1> for each of your Tamers.",
    ),
    (
        "[On Play] You may suspend 1 Digimon and gain 1 memory for each of your Tamers.",
        "[On Play] You may unsuspend this Digimon and gain 1 memory for each of your Tamers.",
    ),
    (
        "[On Play] <Draw 1>, trash 1 card in your hand, and gain 1 memory for each of your Tamers.",
        "[On Play] <Draw 1> and trash 1 card in your hand. Then, gain 1 memory for each of your Tamers.",
    ),
    (
        "[Your Turn] When this Digimon attacks, delete 1 of your opponent's Digimon. Then, it gains"
        " <Piercing> for the turn.",
        "[Your Turn] When this Digimon attacks, delete 1 of your opponent's Digimon. Then, this"
        " Digimon gains <Piercing> for the turn.",
    ),
    ("[On Play] Trash 1 card in your opponent's hand.", "[On Play] Your opponent trashes 1 card in their hand."),
    (
        "[Your Turn] [Once Per Turn] While this Digimon is red, it gains <Piercing>.",
        "[Your Turn] While this Digimon is red, it gains <Piercing>.",
    ),
    (
        "[On Play] If they have 2 or fewer, gain 1 memory.",
        "[On Play] If your opponent has 3 or more Tamers, <Draw 1>. If they have 2 or fewer, gain 1 memory.",
    ),
    (
        "[On Play] If you have 3 or more Tamers, <Draw 1>. If they have 2 or fewer, gain 1 memory.",
        "[On Play] If you have 3 or more Tamers, <Draw 1>. If you have 2 or fewer, gain 1 memory.",
    ),
    (
        "[All Turns] The [Security] effects of your opponent's Tamers don't activate.",
        "[All Turns] The [On Play] effects of your opponent's Tamers don't activate.",
    ),
    (
        "[Main] If you have a Tamer, you may use this card without meeting its color requirements.",
        "[Main] If you have a Tamer, gain 1 memory.",
    ),
    (
        "[All Turns] All of your Digimon gain <Security A. +1> for each of their digivolution cards.",
        "[All Turns] This Digimon gains <Security A. +1> for each of its digivolution cards.",
    ),
    (
        "[Your Turn] When one of your same-level Digimon digivolves into a red Digimon, gain 1 memory.",
        "[Your Turn] When one of your Digimon digivolves into a same-level red Digimon, gain 1 memory.",
    ),
    (
        "[On Play] Delete 1 of your opponent's Digimon with different names.",
        "[On Play] Delete 2 of your opponent's Digimon with different names.",
    ),
    (
        "[On Play] If you have a same-level Digimon, gain 1 memory.",
        "[On Play] If you have 2 or more same-level Digimon, gain 1 memory.",
    ),
    (
        "[All Turns] All of your opponent's Digimon with the lowest DP get -1000 DP.",
        "[All Turns] All of your opponent's Digimon with 3000 DP or less get -1000 DP.",
    ),
    (
        "[On Play] Until your opponent's turn ends, all of their lowest DP Digimon can't attack.",
        "[On Play] Until your opponent's turn ends, 1 of their lowest DP Digimon can't attack.",
    ),
    (
        "[On Play] Delete 1 of your opponent's level 4 or lower Digimon or Tamers.",
        "[On Play] Delete 1 of your opponent's Tamers or level 4 or lower Digimon.",
    ),
    (
        "[On Play] Return 1 of your opponent's Digimon or Tamers with 4000 DP or less to the hand.",
        "[On Play] Return 1 of your opponent's Digimon or Tamers with a play cost of 4 or less to the hand.",
    ),
    (
        "[On Play] Suspend 1 of your opponent's Digimon or Tamers with the lowest DP.",
        "[On Play] Suspend 1 of your opponent's Digimon or Tamers with the lowest play cost.",
    ),
    (
        "[On Play] Return 1 play cost 5 or lower Tamer or Option card from your trash to the hand.",
        "[On Play] Return 1 play cost 5 or lower Tamer or Digimon card from your trash to the hand.",
    ),
    (
        "[All Turns] When your Digimon are played, if your opponent has 2 or more Digimon, suspend 1 of them.",
        "[All Turns] When your Digimon are played, if your opponent has no Digimon, suspend 1 of them.",
    ),
    (
        "[All Turns] When any of your Digimon are played, if you have a red Digimon, it gains <Rush> for the turn.",
        "[All Turns] When any of your Digimon are played, if you have a Tamer, it gains <Rush> for the turn.",
    ),
    (
        "[Your Turn] When any of your Digimon attack, unsuspend 1 of your other red Digimon.",
        "[Your Turn] When any of your Digimon attack, unsuspend 1 of your red Digimon.",
    ),
    (
        "[Your Turn] When any of your Digimon attack, if you have no other Digimon, gain 1 memory.",
        "[Your Turn] When this Digimon attacks, if you have no other Digimon, gain 1 memory.",
    ),
    (
        "[Your Turn] When any of your Digimon attack, it gets +1000 DP for the turn for each of your other Digimon.",
        "[Your Turn] When any of your Digimon attack, gain 1 memory for each of your other Digimon.",
    ),
    (
        "[All Turns] When a card is removed from your security stack, it gets +1000 DP for the turn.",
        "[All Turns] When a card is removed from your security stack, this Digimon gets +1000 DP for the turn.",
    ),
    (
        "[On Play] Return 1 of your opponent's Digimon to the hand. Then, activate 1 of its [On Play] effects.",
        "[On Play] Unsuspend 1 of your Digimon. Then, activate 1 of its [On Play] effects.",
    ),
]


def test_a_number_that_is_not_mentioned_can_not_rise() -> None:
    rising = "For each of your Tamers, add 1 to this effect's level maximum."
    (part,) = read_text(f"[On Play] <Draw 1>. {rising}").parts
    assert part.gaps
    whole = read_text(f"[On Play] Delete 1 of your opponent's level 3 or lower Digimon. {rising}")
    assert whole.state is Understanding.UNDERSTOOD


@pytest.mark.parametrize(("lacking", "whole"), PAIRS)
def test_nothing_unstated_is_guessed(lacking: str, whole: str) -> None:
    (part,) = read_text(lacking).parts
    assert [left.why for left in part.gaps] == [TextFault.UNCLEAR]
    assert read_text(whole).state is Understanding.UNDERSTOOD


@pytest.mark.parametrize(
    ("lacking", "whole"),
    [
        ("Lv.4以下の相手のデジモンかテイマー1体", "Lv.4以下の相手のデジモン1体か相手のテイマー1体"),
        ("最もDPの低い相手のデジモン/テイマー1体", "最も登場コストの低い相手のデジモン/テイマー1体"),
    ],
)
def test_cards_are_not_asked_for_facts_that_they_lack(lacking: str, whole: str) -> None:
    (part,) = read_text(f"【登場時】{lacking}を消滅させる。", "ja").parts
    assert [left.why for left in part.gaps] == [TextFault.UNCLEAR]
    assert read_text(f"【登場時】{whole}を消滅させる。", "ja").state is Understanding.UNDERSTOOD


def test_the_opponent_decides_about_optional_actions_of_their_own() -> None:
    he = read_text("[On Play] Your opponent may trash 1 card in their hand.")
    assert he.state is Understanding.UNDERSTOOD
    (part,) = read_text("【登場時】相手は相手の手札を1枚破棄できる。", "ja").parts
    assert part.effect == he.effects[0]


@pytest.mark.parametrize(
    ("text", "whose", "by"),
    [
        ("【自分のターン】自分のトラッシュからデジモンが登場したとき、メモリー+1。", "yours", None),
        ("【自分のターン】トラッシュからデジモンが登場したとき、メモリー+1。", "any", None),
        ("【自分のターン】相手のデジモンの進化元を破棄したとき、メモリー+1。", "opponents", "yours"),
        ("【自分のターン】相手のデジモンの進化元が破棄されたとき、メモリー+1。", "opponents", None),
    ],
)
def test_owner_and_agent_in_japanese(text: str, whose: str, by: str | None) -> None:
    (part,) = read_text(text, "ja").parts
    (when,) = part.effect.when
    assert part.state is Understanding.UNDERSTOOD
    assert when.subject is not None
    assert (when.subject.whose, when.by) == (whose, by)


def test_it_is_the_card_that_the_other_way_of_paying_names() -> None:
    text = (
        "[All Turns] When any of your other Digimon would leave the battle area, by deleting this"
        " Digimon or placing {} as the bottom digivolution card of your [Alpha] in the breeding"
        " area, 1 of those Digimon doesn't leave."
    )
    it, this = (read_text(text.format(name)).parts[0] for name in ("it", "this Digimon"))
    assert it.state is this.state is Understanding.UNDERSTOOD
    assert it.effect == this.effect


def test_it_is_ambiguous_after_two_ways_of_paying() -> None:
    text = "[On Play] By deleting this Digimon or placing it under 1 of your [Alpha], {} may unsuspend."
    assert read_text(text.format("it")).state is not Understanding.UNDERSTOOD
    assert read_text(text.format("1 of your Digimon")).state is Understanding.UNDERSTOOD


def test_under_this_digimon_is_not_under_any_digimon() -> None:
    text = (
        "[Your Turn] When an effect places the top card of one of your Digimon in {} digivolution cards, gain 1 memory."
    )
    (part,) = read_text(text.format("a Digimon's")).parts
    assert part.gaps
    # It may trigger whenever cards are placed, so the judge is asked.
    assert any(when.event == "sources-added" for when in part.effect.when)
    assert read_text(text.format("its")).state is Understanding.UNDERSTOOD


@pytest.mark.parametrize(
    ("lacking", "whole"),
    [
        ("<Draw 1>.", "You may play 1 red card from your hand with the play cost reduced by 2."),
        (
            "You may play 1 red card from your hand without paying the cost and <Draw 1>.",
            "You may play 1 red card from your hand with the play cost reduced by 2.",
        ),
    ],
)
def test_only_a_mentioned_number_can_fall(lacking: str, whole: str) -> None:
    text = "[On Play] {} For each of your Tamers, further reduce it by 1."
    assert read_text(text.format(lacking)).state is not Understanding.UNDERSTOOD
    assert read_text(text.format(whole)).state is Understanding.UNDERSTOOD


def test_for_each_applies_to_both_only_if_it_comes_first() -> None:
    both = "1 of your Digimon gets +3000 DP and <Security A. +1>"
    behind = read_text(f"[On Play] {both} for every 2 Tamers you have for the turn.")
    before = read_text(f"[On Play] For every 2 Tamers you have, {both} for the turn.")
    assert behind.state is not Understanding.UNDERSTOOD
    assert before.state is Understanding.UNDERSTOOD


@pytest.mark.parametrize(
    ("lacking", "whole"),
    [
        (
            "【登場時】相手のデジモン1体とテイマー1体をレストさせる。",
            "【登場時】相手のデジモン1体と相手のテイマー1体をレストさせる。",
        ),
        (
            "【自分のターン】自分のデジモンが登場したときか、テイマーがレストしたとき、≪1ドロー≫。",
            "【自分のターン】自分のデジモンが登場したときか、自分のテイマーがレストしたとき、≪1ドロー≫。",
        ),
        (
            "【お互いのターン】自分のテイマーがいるか、緑のデジモンがいるなら、このデジモンをDP+1000。",
            "【お互いのターン】自分のテイマーがいるか、緑の自分のデジモンがいるなら、このデジモンをDP+1000。",
        ),
        (
            "【登場時】相手のLv.4以下のデジモンか登場コスト3以下のテイマー1体を消滅させる。",
            "【登場時】Lv.4以下の相手のデジモン1体か、登場コスト3以下の相手のテイマー1体を消滅させる。",
        ),
    ],
)
def test_each_of_several_says_whose_it_is(lacking: str, whole: str) -> None:
    (part,) = read_text(lacking, "ja").parts
    assert [gap.why for gap in part.gaps] == [TextFault.UNCLEAR]
    assert read_text(whole, "ja").state is Understanding.UNDERSTOOD
