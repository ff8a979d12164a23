# ruff: noqa: E501 -- card texts stand on one line each
"""Wordings of few cards: the same in both languages, or as current cards say it; and what stays unread beside them."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.engine.lang import Effect


def effects(text: str) -> tuple[Effect, ...]:
    reading = read_text(text, "ja" if "。" in text else "en")
    assert reading.state is Understanding.UNDERSTOOD, text
    return reading.effects


# (English, Japanese)
SAID = [
    # A reduced cost, and all cards under a card.
    (
        "[Main] Place all Digimon cards in 1 of your [Fox] trait Digimon's digivolution cards under 1 of your Tamers. Then, you may play 1 Digimon card with the [Fox] trait from your hand with the play cost reduced by 1 for each card this effect placed.",
        "【メイン】特徴に「Fox」を持つ自分のデジモン1体の進化元のデジモンカード全てを自分のテイマー1体の下に置く。その後、自分の手札から、特徴に「Fox」を持つデジモンカード1枚をこの効果で置いたカード1枚ごとに、支払う登場コスト-1で登場できる。",
    ),
    (
        "[On Play] You may play 1 Digimon card from your hand with the play cost reduced by 2 for each of your Tamers.",
        "【登場時】自分の手札から、デジモンカード1枚を自分のテイマー1体ごとに、支払う登場コスト-2で登場できる。",
    ),
    (
        "[Your Turn] When one of your Digimon attacks, by suspending this Tamer, digivolve it into [Alpha] in the hand without paying the cost.",
        "【自分のターン】自分のデジモンがアタックしたとき、このテイマーをレストさせることで、そのデジモンを手札の「Alpha」にコストを支払わずに進化させる。",
    ),
    # The target of an attack, phases, and who is meant by "such" and "with".
    (
        "[Your Turn] When one of your Digimon attacks your opponent's Digimon, by suspending this Tamer, you may change the attack target to another of your opponent's Digimon or the player.",
        "【自分のターン】自分のデジモンが相手のデジモンにアタックしたとき、このテイマーをレストさせることで、アタックの対象を他の相手のデジモン1体かプレイヤーに変更できる。",
    ),
    (
        "[Your Turn] When one of your Digimon attacks, change the attack target to another of your opponent's Digimon.",
        "【自分のターン】自分のデジモンがアタックしたとき、アタックの対象を他の相手のデジモン1体に変更する。",
    ),
    (
        "[All Turns] When an opponent's Digimon becomes unsuspended during a main phase, gain 1 memory.",
        "【お互いのターン】相手のデジモンがメインフェイズでアクティブになったとき、メモリー+1。",
    ),
    (
        "[On Play] By trashing any 1 [Fox] or [Owl] trait card from your Digimon's digivolution cards, 1 of your such Digimon gains <Collision> and +3000 DP until your opponent's turn ends.",
        "【登場時】自分のデジモンの進化元から、特徴に「Fox」/「Owl」を持つカード1枚を破棄することで、相手のターン終了まで、特徴に「Fox」/「Owl」を持つ自分のデジモン1体は≪衝突≫を得て、DP+3000。",
    ),
    (
        "[On Play] Delete your opponent's Digimon and Tamers with a total play cost of 3. For every [Alpha] in this Digimon's digivolution cards, increase the maximum play cost you can choose by this effect by 1.",
        "【登場時】登場コスト合計3以下になるように相手のデジモンとテイマーを選び、選んだデジモンとテイマー全てを消滅させる。このデジモンの進化元の「Alpha」1枚ごとに、この効果で選べる登場コスト合計の上限+1。",
    ),
    (
        "[All Turns] This Digimon with 4 or more [Alpha] digivolution cards gets +3000 DP.",
        "【お互いのターン】進化元に「Alpha」が4枚以上あるこのデジモンをDP+3000。",
    ),
    (
        "[End of Your Turn] [Once Per Turn] You may place 1 of your Tamers with [Alpha] in its text or the [Fox]/[Owl] trait as the bottom digivolution card of this Digimon with no Tamer cards in its digivolution cards.",
        "【自分のターン終了時】[ターンに1回]「Alpha」の記述があるか特徴に「Fox」/「Owl」を持つ自分のテイマー1体を進化元にテイマーカードがないこのデジモンの進化元の下に置ける。",
    ),
    # Revealed cards, and those that are looked at.
    (
        "[On Play] Search your security stack, reveal 1 card from it, and add it to your hand. If it's a red card, <Draw 1>. Then, shuffle your security stack.",
        "【登場時】自分のセキュリティの内容を全て確認して、その中の1枚をオープンして手札に加える。そのカードが赤のカードのとき、≪1ドロー≫。その後、自分のセキュリティをシャッフルする。",
    ),
    (
        "[On Play] Reveal the top 3 cards of your deck. Delete 1 of your opponent's Digimon with as high or lower a play cost as 1 Digimon card among them. Trash the revealed cards.",
        "【登場時】自分のデッキの上から3枚オープンする。その中のデジモンカード1枚の登場コスト以下の相手のデジモン1体を消滅させる。オープンしたカードは破棄する。",
    ),
    (
        "[On Play] Reveal the top 3 cards of your deck. If all of the revealed cards are black, gain 1 memory. Place the cards on top of your deck in any order.",
        "【登場時】自分のデッキの上から3枚オープンする。オープンしたカードが全て黒のカードのとき、メモリーを+1する。残ったカードは好きな順番でデッキの上に戻す。",
    ),
    (
        "[On Play] Your opponent reveals the top 3 cards of their deck. Choose 1 Digimon card among them, and delete up to its play cost's total worth of your opponent's Digimon. Return the revealed cards to the top or bottom of the deck.",
        "【登場時】相手のデッキの上から3枚オープンする。その中のデジモンカード1枚を選び、選んだカードの登場コスト合計まで、相手のデジモンを消滅させる。オープンしたカードはデッキの上か下だけに戻す。",
    ),
    (
        "[On Play] Reveal the top 3 cards of your deck. Among them, play 1 [Alpha] without paying the cost or add 1 card with [Alpha] in its text to the hand. Trash the rest.",
        "【登場時】自分のデッキの上から3枚オープンする。その中の「Alpha」1枚をコストを支払わずに登場させるか、「Alpha」の記述があるカード1枚を手札に加える。残りは破棄する。",
    ),
    (
        "[On Play] Reveal the top 4 cards of your deck. Add 1 of each [Alpha], [Beta], [Gamma] and [Delta] among them to the hand. Return the rest to the bottom of the deck.",
        "【登場時】自分のデッキの上から4枚オープンする。その中の「Alpha」と「Beta」と「Gamma」と「Delta」1枚ずつを手札に加える。残りはデッキの下に戻す。",
    ),
    (
        "[Main] Reveal the top 3 cards of your deck. Add all Digimon cards with <Blocker> among them to your hand. Place the remaining cards at the bottom of your deck in any order. Then, suspend 1 of your opponent's Digimon for each card added to your hand by this effect.",
        "【メイン】自分のデッキの上から3枚オープンする。その中の≪ブロッカー≫を持つデジモンカード全てを手札に加える。残ったカードは好きな順番でデッキの下に戻す。その後、この効果で手札に加えたカード1枚ごとに、相手のデジモン1体をレストさせる。",
    ),
    (
        "[On Play] You may reveal the top 3 cards of your deck. For each of your opponent's Digimon, you may play 1 Digimon card with [Alpha] in its name and a memory cost of 4 or less among the revealed cards without paying its memory cost. Trash the remaining cards.",
        "【登場時】デッキの上から3枚オープンできる。相手のデジモン1体ごとに、その中の名称に「Alpha」を含むコスト4以下のデジモンカード1枚をコストを支払わずに登場できる。残ったカードは破棄する。",
    ),
    (
        "[Breeding] [Start of Your Main Phase] Look at your Digi-Egg deck's top card. Among them, you may place [Alpha]s as this Digimon's top digivolution cards. Then, if this Digimon has 3 or more digivolution cards, <Draw 1>.",
        "{育成}【自分のメインフェイズ開始時】自分のデジタマデッキを上から1枚確認する。その中の「Alpha」をこのデジモンの進化元の上に置ける。その後、このデジモンの進化元が3枚以上なら、≪1ドロー≫。",
    ),
    (
        "[Breeding] [Start of Your Main Phase] Reveal the top card of your Digi-Egg deck, then place that card and all of your [Fox] trait Digimon as this Digimon's bottom digivolution cards.",
        "{育成}【自分のメインフェイズ開始時】自分のデジタマデッキの上から1枚をオープンし、そのカードと特徴に「Fox」を持つ自分のデジモン全てをこのデジモンの進化元の下に置く。",
    ),
    # What holds, and what is given.
    (
        "[All Turns] While your opponent has 1 or more memory, they can't play Digimon with 6000 DP or less, and this Digimon gets +4000 DP.",
        "【お互いのターン】メモリーが相手側の1以上の間、DP6000以下の相手のデジモンは登場できず、このデジモンをDP+4000。",
    ),
    (
        "[Your Turn] While [Alpha] is in this Digimon's digivolution cards, attach [End of Attack] to all of this Digimon's [On Deletion] effects.",
        "【自分のターン】このデジモンの進化元に「Alpha」がある間、このデジモンの【消滅時】効果全てに【アタック終了時】を追加する。",
    ),
    (
        '[Main] 1 of your Digimon gains "[Your Turn] When this Digimon is blocked, gain 1 memory" and "[On Deletion] <Draw 1>" for the turn.',
        "【メイン】ターン終了まで、自分のデジモン1体は「【自分のターン】このデジモンがブロックされたとき、メモリー+1。」の効果と「【消滅時】≪1ドロー≫。」の効果を得る。",
    ),
    (
        "[On Play] Until your opponent's turn ends, 1 of your Digimon with [Alpha] in its name gains <Blocker> and, if you have a Tamer, gets +2000 DP.",
        "【登場時】名称に「Alpha」を含む自分のデジモン1体は、相手のターン終了まで、≪ブロッカー≫を得て、自分のテイマーがいるなら、DP+2000。",
    ),
    (
        "[When Attacking] You may trash 1 red Digimon card in your hand to add the trashed card's DP to this Digimon for the turn.",
        "【アタック時】自分の手札から、赤のデジモンカード1枚を破棄することで、このターンの間、破棄したデジモンカードのDPをこのデジモンのDPにプラスする。",
    ),
    (
        "[Main] Until the end of your opponent's turn, their Digimon with no digivolution cards can't attack.",
        "【メイン】次の相手のターン終了時まで、相手は進化元を持たないデジモンではアタックできない。",
    ),
    (
        "[Main] Neither player's Digimon can be deleted in battle for the turn.",
        "【メイン】このターンの間、お互いのデジモンはバトルで消滅しない。",
    ),
    # Which cards, and how many.
    (
        "[Main] Place 1 of your opponent's Digimon with as high or lower a level as the number of cards in your or their security stack at the bottom of their security stack.",
        "【メイン】自分/相手のセキュリティの枚数以下のLv.の相手のデジモン1体を相手のセキュリティの下に置く。",
    ),
    (
        "[When Attacking] Delete up to 2 of your opponent's Digimon with play costs less than or equal to this Digimon's digivolution cards.",
        "【アタック時】登場コストがこのデジモンの進化元の枚数以下の相手のデジモン2体までを消滅させる。",
    ),
    (
        "[On Play] Return all cards with [Fox] in their traits and all Option cards from both players' trashes to the bottom of their owners' decks.",
        "【登場時】お互いのトラッシュにある、特徴に「Fox」を持つカードとオプションカード全てを、持ち主のデッキの下に戻す。",
    ),
    (
        "When playing this card from your hand, reduce its memory cost by 1 for each Option card in you and your opponent's trashes.",
        "手札のこのカードを登場させるとき、自分と相手のトラッシュにある、オプションカード1枚ごとに支払う登場コストを-1する。",
    ),
    (
        "[On Play] Return all of the digivolution cards under 1 of your opponent's Digimon to their owner's deck in any order, and return that Digimon to the bottom of its owner's deck.",
        "【登場時】相手のデジモン1体の進化元全てを好きな順番でデッキの下に戻し、そのデジモンをデッキの下に戻す。",
    ),
    (
        "[On Deletion] You may play 1 [Alpha] or up to 2 yellow level 3 Digimon cards from your hand without paying their memory costs.",
        "【消滅時】自分の手札から、「Alpha」1枚か黄のLv.3のデジモンカード2枚までをコストを支払わずに登場できる。",
    ),
    (
        "[When Digivolving] From the digivolution cards of this Digimon with [Alpha] in its digivolution cards, you may play 1 level 5 or lower Digimon card without paying the cost.",
        "【進化時】進化元に「Alpha」があるこのデジモンの進化元から、Lv.5以下のデジモンカード1枚をコストを支払わずに登場できる。",
    ),
    (
        "[On Play] You may place 1 yellow Tamer card or 1-color Option card with a cost of 5 or less from your hand on top of your security stack.",
        "【登場時】自分の手札から、黄のテイマーカードか1色の使用コスト5以下のオプションカード1枚を自分のセキュリティの上に置ける。",
    ),
    (
        "[When Attacking] If attacked a Digimon with higher DP than this Digimon, <Draw 1>.",
        "【アタック時】このデジモンよりDPの高いデジモンにアタックしていたなら、≪1ドロー≫。",
    ),
    (
        "[Main] Play 1 Digimon card with [Fox] in its traits from your hand without paying the cost. The Digimon played by this effect can't digivolve to level 7, and at the next end of your opponent's turn, delete that Digimon.",
        "【メイン】自分の手札から、特徴に「Fox」を持つデジモンカード1枚をコストを支払わずに登場させる。この効果で登場したデジモンはLv.7に進化できず、次の相手のターン終了時、そのデジモンを消滅させる。",
    ),
    (
        "[All Turns] When this Digimon would digivolve or leave the battle area, delete all of your [Alpha] and [Beta].",
        "【お互いのターン】このデジモンが進化するときか、バトルエリアを離れるとき、自分の「Alpha」と「Beta」全てを消滅させる。",
    ),
    (
        "[On Play] You may play 1 Tamer card from your hand and 1 [Alpha] from your trash without paying the costs.",
        "【登場時】自分の手札からテイマーカード1枚と、自分のトラッシュから「Alpha」1枚をコストを支払わずに登場できる。",
    ),
    (
        "[Main] 1 of your [Alpha] or Digimon with the [Fox] trait may digivolve into a red Digimon card in the hand without paying the cost.",
        "【メイン】自分の「Alpha」1体か特徴に「Fox」を持つ自分のデジモン1体を手札の赤のデジモンカードにコストを支払わずに進化できる。",
    ),
    (
        "[Trash] [Main] By returning 1 of your Tamers to the bottom of the deck, play this card with the play cost reduced by the play cost of the returned Tamer.",
        "{トラッシュ}【メイン】自分のテイマー1体をデッキの下に戻すことで、このカードを、戻したテイマーの登場コスト分、支払う登場コストをマイナスして登場させる。",
    ),
    (
        "[Your Turn] When this Digimon would digivolve into a card with [Alpha] in its name, reduce the cost by 1 for each of that card's colors.",
        "【自分のターン】このデジモンが名称に「Alpha」を含むカードに進化するとき、そのカードの色1色ごとに支払うコスト-1。",
    ),
    (
        "[When Digivolving] Trash the top 3 cards of both players' decks. Then, if either player has 5 or more cards in their trash, <Draw 1>.",
        "【進化時】お互いのデッキの上から3枚破棄する。その後、自分か相手のトラッシュが5枚以上なら、≪1ドロー≫。",
    ),
    (
        "[Start of Your Turn] If 4 [Alpha]s are placed in your battle area, you win the game.",
        "【自分のターン開始時】自分のバトルエリアに置かれている「Alpha」が4枚あるなら、自分はゲームに勝利する。",
    ),
    (
        "[Opponent's Turn] While all of your Digimon are suspended, this Digimon gets +1000 DP.",
        "【相手のターン】自分のデジモン全てがレスト状態の間、このデジモンをDP+1000。",
    ),
    (
        "[Security] [Opponent's Turn] When an opponent's Digimon attacks, if all of your Digimon and Tamers have the [Fox] trait, <Draw 1>.",
        "[セキュリティ]【相手のターン】相手のデジモンがアタックしたとき、自分のデジモンとテイマー全てが特徴に「Fox」を持つなら、≪1ドロー≫。",
    ),
    (
        "[When Digivolving] Suspend all Digimon except this one, and suspend all of you and your opponent's Tamers.",
        "【進化時】このデジモン以外のデジモン全てと、お互いのテイマー全てをレストさせる。",
    ),
    (
        "[When Digivolving] Return 1 of your opponent's level 5 or lower Digimon to its owner's hand. If no Digimon was returned by this effect, <Draw 1>.",
        "【進化時】Lv.5以下の相手のデジモン1体を手札に戻す。この効果で相手のデジモンを戻せなかったとき、≪1ドロー≫。",
    ),
    # Levels that stay the same, and effects of some turns.
    (
        "[Your Turn] When one of your Digimon digivolves into a same-level Digimon with the [Fox] trait, gain 1 memory.",
        "【自分のターン】自分のデジモンが特徴に「Fox」を持つ同じLv.のデジモンに進化したとき、メモリー+1。",
    ),
    (
        "[Your Turn] When one of your Digimon digivolves, that Digimon gets +2000 DP for the turn. If it digivolved into a Digimon with the same level, <Draw 1>.",
        "【自分のターン】自分のデジモンが進化したとき、ターン終了まで、そのデジモンをDP+2000。同じLv.に進化していたなら、≪1ドロー≫。",
    ),
    (
        "[All Turns] This Digimon gains all [All Turns] effects on all level 6 [Fox] trait Digimon cards in its digivolution cards.",
        "【お互いのターン】このデジモンは、このデジモンの進化元にある特徴に「Fox」を持つLv.6のデジモンカード全ての【お互いのターン】効果全てを得る。",
    ),
    # Instead, and as many as.
    (
        "[Main] Until the end of your opponent's turn, 1 of your opponent's Digimon gains <Security A. -1>. If you have an [Alpha] in play, 3 of your opponent's Digimon gain it instead.",
        "【メイン】次の相手のターン終了まで、相手のデジモン1体に≪セキュリティアタック-1≫を与える。自分の「Alpha」がいるとき、相手のデジモン1体の代わりに相手のデジモン3体に与える。",
    ),
    (
        "[When Attacking] If the level 6 cards in this Digimon's digivolution cards have 3 or more colors among them, gain 1 memory. If they have 4 or more colors, <Draw 1>.",
        "【アタック時】このデジモンの進化元にある、Lv.6のカードの色の合計が3色以上なら、メモリー+1。4色以上なら、≪1ドロー≫。",
    ),
    (
        "[Opponent's Turn] When an effect adds cards to your opponent's hand, your opponent trashes cards in their hand equal to the number of cards added to their hand by the effect.",
        "【相手のターン】効果で相手の手札が増えたとき、相手は増えた枚数と同じだけ、相手の手札を破棄する。",
    ),
    (
        "[On Play] You may trash any number of cards from the top of your security stack until you have 3 or more remaining to gain 1 memory for each security card you trashed.",
        "【登場時】自分のセキュリティを3枚になるまで上から破棄することで、破棄したセキュリティ1枚ごとに、メモリーを+1する。",
    ),
    # The opponent's security stack, and cards of the hand that are shown.
    (
        "[When Digivolving] Reveal all of your opponent's security cards, and trash 1 of them. Place the rest in your opponent's security stack face down. Then, your opponent shuffles their security stack.",
        "【進化時】相手のセキュリティを全てオープンし、その中の1枚を破棄する。残りは相手のセキュリティに裏向きで置く。その後、相手は相手のセキュリティをシャッフルする。",
    ),
    (
        "[When Digivolving] Reveal all of your opponent's security cards, and place 1 card among them on top of your opponent's deck. Shuffle the rest and return them to the security stack.",
        "【進化時】相手のセキュリティ全てをオープンし、その中から1枚を相手のデッキの上に置く。残りはシャッフルしてセキュリティに戻す。",
    ),
    (
        "[On Play] By revealing up to 3 Tamer cards from your hand and placing all of the revealed cards at the bottom of your deck in any order, <Draw 1> for each card placed.",
        "【登場時】自分の手札から、テイマーカード3枚までをオープンし、オープンしたカード全てを好きな順番でデッキの下に戻すことで、戻した1枚ごとに≪1ドロー≫。",
    ),
    (
        "[On Deletion] Return up to 2 black and purple Digimon cards from your trash to your hand.",
        "【消滅時】自分のトラッシュから、黒か紫のデジモンカード2枚までを手札に戻す。",
    ),
    (
        "[Your Turn] When your Digimon are played, if any of them have the [Fox] trait, by suspending this Tamer, activate 1 of those Digimon's [Main] effects. If this activated any effect, gain 1 memory.",
        "【自分のターン】自分のデジモンが登場したとき、そのデジモンが特徴に「Fox」を持つなら、このテイマーをレストさせることで、そのデジモンの【メイン】効果1つを発揮する。この効果で発揮したなら、メモリー+1。",
    ),
    # What an effect has linked or placed, and what was trashed from under Tamers.
    (
        "[On Play] You may link 1 [Alpha] from your hand to 1 of your Digimon with the cost reduced by 2. If this effect linked, <Draw 1>. If this effect didn't link, gain 1 memory.",
        "【登場時】自分の手札から、「Alpha」1枚を自分のデジモン1体に支払うリンクコスト-2でリンクできる。この効果でリンクしたなら、≪1ドロー≫。この効果でリンクしなかったなら、メモリー+1。",
    ),
    (
        "[On Play] You may place 1 of your other Digimon as this Digimon's bottom digivolution card. If this effect placed a level 5 or higher card, <Draw 1>.",
        "【登場時】他の自分のデジモン1体をこのデジモンの進化元の下に置ける。この効果でLv.5以上のカードを置いたなら、≪1ドロー≫。",
    ),
    (
        "[All Turns] When effects trash cards from under your Tamers, <Draw 1>.",
        "【お互いのターン】自分のテイマーの下のカードが効果で破棄されたとき、≪1ドロー≫。",
    ),
    (
        "[All Turns] This Digimon can't be blocked by Digimon with no link cards.",
        "【お互いのターン】このデジモンはリンクカードを持たない相手のデジモンにブロックされない。",
    ),
]


@pytest.mark.parametrize(("english", "japanese"), SAID)
def test_both_languages_say_the_same(english: str, japanese: str) -> None:
    assert effects(english) == effects(japanese)


# (unusual wording, wording of current cards)
SAME = [
    (
        "【自分のターン】自分の効果でこのデジモンの進化元が増えたとき、手札の赤のデジモンカードにこのデジモンからコストを支払って進化できる。この効果で進化するとき、支払う進化コスト-1。",
        "【自分のターン】自分の効果でこのデジモンの進化元が増えたとき、このデジモンを手札の赤のデジモンカードに支払う進化コスト-1で進化できる。",
    ),
    (
        "【アタック終了時】このデジモンから、自分の手札の「Alpha」に進化条件を無視してコストを支払わず進化できる。",
        "【アタック終了時】このデジモンを自分の手札の「Alpha」に進化条件を無視してコストを支払わずに進化できる。",
    ),
    (
        "【お互いのターン】Lv.4以下の、自分のデジモンか相手のデジモンが登場したとき、そのデジモンをレストさせる。",
        "【お互いのターン】Lv.4以下のデジモンが登場したとき、そのデジモンをレストさせる。",
    ),
    (
        "【メイン】自分のデジモン1体を手札に戻すことで、デジモン全てを消滅させる。この効果で手札に戻したデジモンの持つ進化元は破棄する。",
        "【メイン】自分のデジモン1体を手札に戻すことで、デジモン全てを消滅させる。",
    ),
    (
        "【メイン】自分の「Alpha」1体をデッキの下に戻すことで、≪3ドロー≫。そのデジモンの進化元は破棄する。",
        "【メイン】自分の「Alpha」1体をデッキの下に戻すことで、≪3ドロー≫。",
    ),
    (
        "【進化時】次の相手のターン終了時まで、相手のデジモン4体までを、このデジモンの色1色ごとにDP-1000。",
        "【進化時】相手のターン終了まで、このデジモンの色1色ごとに、相手のデジモン4体までをDP-1000。",
    ),
    (
        "【アタック時】自分のセキュリティが1枚以上なら、このターン終了時に、このデジモンを手札に戻す。",
        "【アタック時】自分のセキュリティがあるなら、ターン終了時、このデジモンを手札に戻す。",
    ),
    (
        "【相手のターン】自分の赤のテイマーがいる間か、このデジモンの進化元に「Alpha」がある間、このデジモンは≪ブロッカー≫を得る。",
        "【相手のターン】赤の自分のテイマーがいるか、このデジモンの進化元に「Alpha」がある間、このデジモンは≪ブロッカー≫を得る。",
    ),
    (
        "【登場時】特徴に「Fox」を持つ自分のデジモンと自分のテイマー1体ごとに、相手のデジモン1体を消滅させる。",
        "[On Play] For each Digimon with [Fox] in its traits and each Tamer you have in play, delete 1 of your opponent's Digimon.",
    ),
    (
        "【自分のターン】相手のデジモンが消滅したとき、消滅した相手のデジモン1体ごとに、このターンの間、このデジモンは≪セキリィティアタック+1≫を得る。",
        "[Your Turn] When an opponent's Digimon is deleted, this Digimon gains <Security Attack +1> for the turn for each of your opponent's Digimon deleted.",
    ),
    (
        "【進化時】相手は、相手のデジモン1体を選べる。そうしたとき、このアタックの対象をそのデジモンにする。",
        "[When Digivolving] Your opponent may choose 1 of their Digimon. If they do, switch the target of attack to that Digimon.",
    ),
    ("<Decode ([Alpha])/([Beta])>", "<Decode ([Alpha]/[Beta])>"),
    (
        "[Main] 1 of your opponent's Digimon gets -3000 DP for the turn. If you have a Tamer, 1 of your opponent's Digimon gets -6000 DP instead.",
        "[Main] 1 of your opponent's Digimon gets -3000 DP for the turn. If you have a Tamer, 1 of your opponent's Digimon gets -6000 DP for the turn instead.",
    ),
    (
        "[Your Turn] When you attack with a green Digimon, reveal 3 cards from the top of your deck. You may digivolve 1 green Digimon card among them onto the attacking Digimon without paying its memory cost. Place the remaining cards at the bottom of your deck in any order.",
        "[Your Turn] When you attack with a green Digimon, reveal the top 3 cards of your deck. You may digivolve that Digimon into a green Digimon card among them without paying the cost. Return the rest to the bottom of the deck.",
    ),
    (
        "[On Play] You may play [Alpha] from your hand or from under one of your Tamers without paying its memory cost.",
        "[On Play] You may play 1 [Alpha] from your hand or from under one of your Tamers without paying its memory cost.",
    ),
    (
        "[Your Turn] While your opponent has a Digimon with a digivolution card in play, this Digimon can't attack.",
        "[Your Turn] While your opponent has a Digimon with 1 or more digivolution cards, this Digimon can't attack.",
    ),
    (
        "[On Play] Until their turn ends, other than their highest DP Digimon, none of your opponent's Digimon can attack.",
        "[On Play] Other than their highest DP Digimon, none of your opponent's Digimon can attack until their turn ends.",
    ),
    (
        "[All Turns] All of your red and [Fox] trait Digimon gain <Blocker>.",
        "[All Turns] All of your red or [Fox] trait Digimon gain <Blocker>.",
    ),
    # "It", where nothing has been chosen because that was overwritten; and where only one card can be meant.
    (
        "[On Play] 1 of your opponent's Digimon gets -3000 DP for the turn. If this Digimon has the [Fox] trait, it gets -6000 DP for the turn instead.",
        "[On Play] 1 of your opponent's Digimon gets -3000 DP for the turn. If this Digimon has the [Fox] trait, 1 of your opponent's Digimon gets -6000 DP for the turn instead.",
    ),
    (
        "[On Play] Suspend 1 of your opponent's Digimon. By trashing 1 card in your hand, delete it instead.",
        "[On Play] Suspend 1 of your opponent's Digimon. By trashing 1 card in your hand, delete 1 of your opponent's Digimon instead.",
    ),
    (
        "[On Play] By suspending 1 of your Tamers, gain 1 memory. If that Tamer has the [Fox] trait, <Draw 1>.",
        "[On Play] By suspending 1 of your Tamers, gain 1 memory. If it has the [Fox] trait, <Draw 1>.",
    ),
    (
        "[On Play] 1 of your Tamers may digivolve into a Digimon card in the hand. That Digimon gains <Rush> for the turn.",
        "[On Play] 1 of your Tamers may digivolve into a Digimon card in the hand. It gains <Rush> for the turn.",
    ),
    (
        "[On Play] By suspending 1 of your other Digimon, it gains <Blocker> until your opponent's turn ends.",
        "[On Play] By suspending 1 of your other Digimon, that Digimon gains <Blocker> until your opponent's turn ends.",
    ),
    # The same deed, and not what was done because of it.
    (
        "[On Play] You may trash 1 card in your hand. If you did, delete 1 of your opponent's Digimon. If you didn't, <Draw 1>.",
        "[On Play] You may trash 1 card in your hand. If you did, delete 1 of your opponent's Digimon. Otherwise, <Draw 1>.",
    ),
    (
        "[On Play] This Digimon and 1 of your other Digimon gain <Blocker> until your opponent's turn ends. Then, they unsuspend.",
        "[On Play] This Digimon and 1 of your other Digimon gain <Blocker> until your opponent's turn ends. Then, unsuspend them.",
    ),
]


@pytest.mark.parametrize(("otherwise", "today"), SAME)
def test_unusual_words_are_read_as_the_current_ones(otherwise: str, today: str) -> None:
    assert effects(otherwise) == effects(today)


@pytest.mark.parametrize(
    "text",
    [
        # Unclear: of which cards?
        "【登場時】その中のデジモンカード1枚ごとに、メモリー+1。",
        # Of two Digimon that are gone, which level?
        "【登場時】相手のデジモン2体を消滅させる。この効果で消滅したデジモンのLv.の数値分、自分のデッキの上から破棄する。",
        # Whose Digimon is "another"?
        "[On Play] By placing another blue Digimon under this Digimon as its bottom digivolution card, gain 2 memory.",
        # It may have returned one of the player's own as well.
        "【進化時】自分のデジモン1体を手札に戻す。この効果で相手のデジモンを戻せなかったとき、≪1ドロー≫。",
        # So many cards, or a cost that is lower by so much?
        "[Main] For each of your Tamers, you may play 1 Digimon card from your hand with the play cost reduced by 1.",
        "【メイン】自分のテイマー1体ごとに、自分の手札から、デジモンカード1枚を支払う登場コスト-1で登場できる。",
        "[On Play] You may use 1 Option card from your hand with the use cost reduced by 1 for each of your Tamers.",
        # The Tamer, or the Digimon, has been followed by another card.
        "[When Attacking] By suspending 1 of your Tamers, 1 of your opponent's Digimon can't unsuspend until their turn ends. If that Tamer has the [Fox] trait, gain 1 memory.",
        "【アタック時】自分のテイマー1体をレストさせることで、相手のターン終了まで、相手のデジモン1体はアクティブにならない。そのテイマーが特徴に「Fox」を持つなら、メモリー+1。",
        "[On Play] By deleting 1 of your other Digimon, suspend 1 of your opponent's Tamers. That Digimon can't unsuspend until their turn ends.",
        # All of them, and not only the chosen one.
        "[On Play] Unsuspend all of your Tamers and 1 of your Digimon. They can't attack this turn.",
        # Which of the two, the one that attacks or the one that was paid with?
        "[Opponent's Turn] When an opponent's Digimon attacks, by suspending 1 of your Digimon, that Digimon gets -3000 DP for the turn.",
        "【相手のターン】相手のデジモンがアタックしたとき、自分のデジモン1体をレストさせることで、ターン終了まで、そのデジモンをDP-3000。",
        "[Opponent's Turn] When an opponent's Digimon attacks, by suspending 1 of your Tamers, it gets -3000 DP for the turn.",
        # What the other player's effects can't do is no prohibition for the card under which it stands.
        "[All Turns] While you have 1 or more memory, they can't attack, and this Digimon gets +4000 DP.",
    ],
)
def test_unclear_texts_like_them_stay_unread(text: str) -> None:
    assert read_text(text, "ja" if "。" in text else "en").state is not Understanding.UNDERSTOOD
