# ruff: noqa: E501 -- card texts stand on one line each
"""Wordings that newer cards combine: an English and a Japanese text with one meaning."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.engine import lang
from judgeapp.engine.lang import Effect, Whose


def effect(text: str) -> Effect:
    (part,) = read_text(text, "en" if text.isascii() else "ja").parts
    assert part.state is Understanding.UNDERSTOOD, text
    return part.effect


# (English, Japanese)
SAME = [
    # What effects trash, of the other player's too.
    (
        "[Your Turn] When effects trash cards in your opponent's hand, gain 1 memory.",
        "【自分のターン】相手の手札が効果で破棄されたとき、メモリー+1。",
    ),
    (
        "[Your Turn] When your effects trash cards from your opponent's deck, gain 1 memory.",
        "【自分のターン】自分の効果で相手のデッキが破棄されたとき、メモリー+1。",
    ),
    (
        "[Your Turn] When effects trash your opponent's security cards, gain 1 memory.",
        "【自分のターン】相手のセキュリティが効果で破棄されたとき、メモリー+1。",
    ),
    (
        "[All Turns] When any [Fox] are returned to the bottom of the deck from this Digimon's digivolution cards, gain 1 memory.",
        "【お互いのターン】このデジモンの進化元から、「Fox」がデッキの下に戻ったとき、メモリー+1。",
    ),
    # Placing the top cards of the deck.
    (
        "[On Play] Place the top card of your deck face up as the top security card.",
        "【登場時】自分のデッキの上から1枚をセキュリティの上に表向きで置く。",
    ),
    (
        "[On Play] You may place the top 2 cards of your deck face down under this Tamer.",
        "【登場時】自分のデッキの上から2枚をこのテイマーの下に裏向きで置ける。",
    ),
    # Comparing cards.
    (
        "[On Play] Delete 1 of your opponent's Digimon with a lower level than this Digimon.",
        "【登場時】このデジモンよりLv.の低い相手のデジモン1体を消滅させる。",
    ),
    (
        "[On Play] Delete 1 of your opponent's Digimon with a higher play cost than this Digimon.",
        "【登場時】このデジモンより登場コストの高い相手のデジモン1体を消滅させる。",
    ),
    (
        "[On Play] Delete 1 of your opponent's Digimon with fewer digivolution cards than this Digimon.",
        "【登場時】このデジモンより進化元の少ない相手のデジモン1体を消滅させる。",
    ),
    (
        "[On Play] If you have as many or fewer security cards as this Digimon has digivolution cards, gain 1 memory.",
        "【登場時】自分のセキュリティ枚数がこのデジモンの進化元枚数以下なら、メモリー+1。",
    ),
    # Several gifts, one of them for each of something.
    (
        "[On Play] For the turn, 1 of your Digimon gains <Piercing>, and for every 2 colors your Tamers have, gets +2000 DP.",
        "【登場時】ターン終了まで、自分のデジモン1体は≪貫通≫を得て、自分のテイマーの色2色ごとに、DP+2000。",
    ),
    (
        "[On Play] Until your opponent's turn ends, this Digimon gains <Blocker> and, for each of your Tamers, gets +1000 DP.",
        "【登場時】相手のターン終了まで、このデジモンは≪ブロッカー≫を得て、自分のテイマー1体ごとに、DP+1000。",
    ),
    (
        "[On Play] 1 of your opponent's Digimon gains <Security A. -1> and can't block until their turn ends.",
        "【登場時】相手のターン終了まで、相手のデジモン1体に≪Sアタック-1≫を与え、そのデジモンはブロックできない。",
    ),
    # For whom something holds.
    (
        "[Your Turn] This Digimon and all of your [Fox] trait Digimon gain <Rush>.",
        "【自分のターン】このデジモンと特徴に「Fox」を持つ自分のデジモン全ては≪速攻≫を得る。",
    ),
    (
        "[Your Turn] Your [Fox] can digivolve into [Owl] in your hand for a digivolution cost of 3, ignoring digivolution requirements.",
        "【自分のターン】自分の「Fox」は手札の「Owl」に進化条件を無視して進化コスト3で進化できる。",
    ),
    # Conditions.
    (
        "[On Play] If one of your opponent's Digimon is attacking, <Draw 1>.",
        "【登場時】相手のデジモンがアタック中なら、≪1ドロー≫。",
    ),
    (
        "[On Play] Trash the top card of your deck. If that card is a Digimon card, gain 1 memory.",
        "【登場時】自分のデッキの上から1枚破棄する。そのカードがデジモンカードなら、メモリー+1。",
    ),
    (
        "[On Play] You may trash 1 card in your hand. If the trashed card is purple, gain 1 memory. If the trashed card is yellow, <Draw 1>.",
        "【登場時】自分の手札を1枚破棄できる。破棄したカードが紫なら、メモリー+1。黄なら、≪1ドロー≫。",
    ),
    (
        "[All Turns] When an opponent's Digimon is played, if that Digimon is level 4 or higher, gain 1 memory. If that Digimon is level 3, <Draw 1>.",
        "【お互いのターン】相手のデジモンが登場したとき、そのデジモンがLv.4以上なら、メモリー+1。Lv.3なら、≪1ドロー≫。",
    ),
    (
        "[When Digivolving] If DNA digivolving, gain 1 memory. If not, <Draw 1>.",
        "【進化時】ジョグレス進化していたなら、メモリー+1。していないなら、≪1ドロー≫。",
    ),
    # Revealed cards, and a limit that rises.
    (
        "[On Play] Reveal the top 3 cards of your deck. You may play 1 play cost 4 or lower [Fox] trait card among them without paying the cost. For each of your Tamers, add 1 to this effect's play cost maximum. Return the rest to the bottom of the deck.",
        "【登場時】自分のデッキの上から3枚オープンする。その中の特徴に「Fox」を持つ登場コスト4以下のカード1枚をコストを支払わずに登場できる。自分のテイマー1体ごとに、この効果の登場コスト上限+1。残りはデッキの下に戻す。",
    ),
    (
        "[On Play] <De-Digivolve 1> 1 of your opponent's Digimon. Then, if that Digimon's DP is 4000 or less, delete it.",
        "【登場時】相手のデジモン1体を≪退化1≫。その後、そのデジモンのDPが4000以下なら、そのデジモンを消滅させる。",
    ),
    (
        "[On Play] Trash 1 card in your hand. If its play cost is 4 or less, <Draw 1>.",
        "【登場時】自分の手札1枚を破棄する。そのカードの登場コストが4以下なら、≪1ドロー≫。",
    ),
    (
        "[On Play] Reveal the top card of your deck. If it's level 4 or lower, add it to the hand. Otherwise, trash it.",
        "【登場時】自分のデッキの上から1枚オープンする。そのカードがLv.4以下なら、手札に加える。それ以外なら破棄する。",
    ),
    (
        "[All Turns] When this Digimon or any of your other Digimon would leave the battle area by effects, gain 1 memory.",
        "【お互いのターン】このデジモンか自分の他のデジモンが効果でバトルエリアを離れるとき、メモリー+1。",
    ),
    (
        "[On Play] Reveal the top 3 cards of your deck. Add 1 of them to the hand. Trash the rest.",
        "【登場時】自分のデッキの上から3枚オープンする。その中の1枚を手札に加える。残りは破棄する。",
    ),
    (
        "[Your Turn] When any of your Digimon would app fuse into [Alpha], gain 1 memory.",
        "【自分のターン】自分のデジモンが「Alpha」にアプ合体するとき、メモリー+1。",
    ),
    (
        "[All Turns] When any of your other Digimon would leave the battle area, by suspending this Tamer, 1 of them "
        "doesn't leave.",
        "【お互いのターン】自分の他のデジモンがバトルエリアを離れるとき、このテイマーをレストさせることで、そのデジモン1体は離れない。",
    ),
    # What a card is known by while it is revealed.
    (
        "While this card is revealed from the deck, its name is also treated as [Fox].",
        "このカードがデッキからオープンされている間、このカードの名称は「Fox」としても扱う。",
    ),
    (
        "While this card is revealed from your deck, this card is also treated as level 6.",
        "このカードがデッキからオープンされている間、このカードはLv.6としても扱う。",
    ),
    # Who gains something: one of those of the trigger, the one that paid, those that were suspended.
    (
        "[Your Turn] When any of your Digimon are played, if any of them have the [Fox] trait, those Digimon gain <Rush> for the turn.",
        "【自分のターン】自分のデジモンが登場したとき、そのデジモンが特徴に「Fox」を持つなら、ターン終了まで、そのデジモンは≪速攻≫を得る。",
    ),
    (
        "[Main] By trashing any 1 digivolution card of 1 of your [Fox] trait Digimon, that Digimon gains <Reboot>, <Piercing>, and your opponent's effects can't return it to hands or decks, and it gets +3000 DP until the end of your opponent's turn.",
        "【メイン】特徴に「Fox」を持つ自分のデジモン1体の進化元を選んで1枚破棄することで、相手のターン終了まで、そのデジモンは≪再起動≫と≪貫通≫を得て、相手の効果で手札/デッキに戻らず、DP+3000。",
    ),
    (
        "[Main] You may suspend 1 of your Digimon to suspend 1 of your opponent's Digimon or Tamers. Your opponent's cards suspended with this effect can't unsuspend until the end of their next turn.",
        "【メイン】自分のデジモン1体をレストさせることで、相手のデジモンかテイマー1体をレストさせる。次の相手のターン終了時まで、この効果でレストした相手のカードはアクティブにならない。",
    ),
    # Numbers: of what was deleted, of a card of yours, and how many.
    (
        "[On Play] Delete 1 of your opponent's Digimon with the lowest DP. For each level of the Digimon deleted by this effect, trash the top card of your deck.",
        "【登場時】最もDPの低い相手のデジモン1体を消滅させる。この効果で消滅したデジモンのLv.の数値分、自分のデッキの上から破棄する。",
    ),
    (
        "[Main] Choose any number of your opponent's Digimon and Tamers whose combined play costs are less than or equal to the play cost of 1 of your Digimon with [Fox] in its name, and delete all of the chosen cards.",
        "【メイン】登場コストの合計が名称に「Fox」を含む自分のデジモン1体の登場コスト以下になるように相手のデジモンとテイマーを選び、選んだカード全てを消滅させる。",
    ),
    (
        "[When Attacking] By trashing up to 3 level 6 or higher cards in this Digimon's digivolution cards, among your opponent's Digimon and Tamers, delete 1 with the lowest play cost for each card trashed. If you trashed 3 cards, trash the top 2 cards of your opponent's security stack.",
        "【アタック時】このデジモンの進化元から、Lv.6以上のカード3枚までを破棄することで、破棄したカード1枚ごとに、相手のデジモンとテイマーの中で最も登場コストの低い1体を消滅させる。3枚破棄したなら、相手のセキュリティを上から2枚破棄する。",
    ),
    (
        "[Start of Your Main Phase] You may place up to 1 [Fox] trait card with different names from your trash under this Tamer. For each of your other Tamers, add 2 to the maximum number this effect may place.",
        "【自分のメインフェイズ開始時】自分のトラッシュから、特徴に「Fox」を持ち、名称の異なるカード1枚までをこのテイマーの下に置ける。他の自分のテイマー1体ごとに、この効果で置ける枚数の上限+2。",
    ),
    # What was done this turn.
    (
        "[When Attacking] If you've digivolved this turn, this Digimon gets +1000 DP for the turn.",
        "【アタック時】このターンに自分がデジモンを1回以上進化させている場合、このターンの間、このデジモンのDPを+1000する。",
    ),
    (
        "[End of Opponent's Turn] If your opponent didn't attack with a Digimon this turn, <Draw 1>.",
        "【相手のターン終了時】このターンに相手のデジモンが一度もアタックしていないなら、≪1ドロー≫。",
    ),
    # Each of several, or one of them.
    (
        "[All Turns] All of your [Fox] trait Digimon get +1000 DP for each of their face-down digivolution cards.",
        "【お互いのターン】特徴に「Fox」を持つ自分のデジモン全てをそのデジモンの裏向きの進化元1枚ごとに、DP+1000。",
    ),
    (
        "[All Turns] When any of your [Fox] trait Digimon would leave the battle area, you may play 1 red Digimon card with a play cost 1 higher than that Digimon from your hand or trash without paying the cost.",
        "【お互いのターン】特徴に「Fox」を持つ自分のデジモンがバトルエリアを離れるとき、自分の手札/トラッシュから、そのデジモンより登場コストが1高い赤のデジモンカード1枚をコストを支払わずに登場できる。",
    ),
    (
        "[All Turns] When the top stacked card of any of your [Fox] trait Digimon is trashed, <Draw 1>.",
        "【お互いのターン】特徴に「Fox」を持つ自分のデジモンに重ねられているカードが上から破棄されたとき、≪1ドロー≫。",
    ),
    # A card of the hand that is revealed.
    (
        "[On Play] Gain 3 memory, and reveal 1 card in your hand. If it's yellow, place it on top of your security stack face down. If it's not, return it to the hand.",
        "【登場時】メモリー+3し、自分の手札を1枚オープンする。それが黄のカードなら、自分のセキュリティの上に裏向きで置く。黄のカード以外なら手札に戻す。",
    ),
    (
        "[Opponent's Turn] When an opponent plays a Digimon, by revealing 1 card of the same level in your hand, place that card on top of your security stack face down.",
        "【相手のターン】相手のデジモンが登場したとき、自分の手札から、そのデジモンと同じLv.のカード1枚をオープンすることで、そのカードをセキュリティの上に裏向きで置く。",
    ),
    # <Recovery> up to so many, and <Digi-Burst>.
    (
        "[On Play] For each of your opponent's Digimon with no digivolution cards, <Recovery +1 (Deck)>. This effect can't increase the number of cards in your security stack to 6 or more.",
        "【登場時】進化元を持たない相手のデジモン1体ごとに、≪リカバリー+1《デッキ》≫。この効果でセキュリティは6枚以上にならない。",
    ),
    (
        "[Your Turn] When one of your Digimon activates <Digi-Burst>, <Draw 1>.",
        "【自分のターン】自分のデジモンが≪デジバースト≫を発揮したとき、≪1ドロー≫。",
    ),
    # Tokens and cards of names that are not there.
    (
        "[Main] Play 1 [Alpha] Token (Digimon/Red/6000 DP), [Beta] Token (Digimon/Yellow/6000 DP), and 1 [Gamma] Token (Digimon/Green/6000 DP). This effect can't play tokens with the same names as your Digimon. Then, 1 of your level 5 Digimon gains <Alliance> twice for the turn and attacks.",
        "【メイン】「Alpha」（デジモン・赤・DP6000）と「Beta」（デジモン・黄・DP6000）と「Gamma」（デジモン・緑・DP6000）トークン1体ずつを登場させる。この効果では自分のデジモンと同じ名称のトークンは登場できない。その後、ターン終了まで、Lv.5の自分のデジモン1体は≪連携≫を2つ得て、そのデジモンでアタックする。",
    ),
    (
        "[On Play] You may play 1 [Alpha] Token (Digimon/White/6000 DP) or, from your hand or trash, 1 Digimon card with [Fox] in its name without paying the cost. This effect can't play cards with the same names as any of your Digimon.",
        "【登場時】「Alpha」（デジモン・白・DP6000）トークン1体か、自分の手札/トラッシュから、名称に「Fox」を含むデジモンカード1枚をコストを支払わずに登場できる。この効果では、自分のデジモンと同じ名称のカードは登場できない。",
    ),
    (
        "[Main] Your level 4 Digimon can digivolve into 1 Digimon card in your hand with matching colors and [Fox] in its traits for its digivolution cost, ignoring its level.",
        "【メイン】Lv.4の自分のデジモン1体は、手札の特徴に「Fox」を持つ、同じ色のデジモンカード1枚にLv.を無視して進化コストを支払って進化できる。",
    ),
    # Blocking, and using an Option.
    (
        "[Opponent's Turn] When you use <Blocker> to suspend one of your Digimon, you may suspend this Tamer to unsuspend 1 of your Digimon.",
        "【相手のターン】自分のデジモンが≪ブロッカー≫を使用してレストしたとき、このテイマーをレストさせることで、自分のデジモン1体をアクティブにする。",
    ),
    (
        "[On Play] You may use 1 yellow Option card from your hand without meeting its color requirements or paying its memory cost. Place the Option card used with this effect on top of your security stack face down instead of placing it in your trash.",
        "【登場時】自分の手札から、黄のオプションカード1枚を色条件を無視してコストを支払わずに使用できる。この効果で使用したオプションカードはトラッシュに置く代わりに、自分のセキュリティの上に裏向きで置く。",
    ),
]


@pytest.mark.parametrize(("english", "japanese"), SAME)
def test_both_languages_say_the_same(english: str, japanese: str) -> None:
    assert effect(english) == effect(japanese)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("[On Play] Trash the top card of your deck. If it's a Digimon card, gain 1 memory.", "trashed"),
        ("[On Play] Suspend 1 of your opponent's Digimon. If it's red, gain 1 memory.", "it"),
        ("[On Play] Add your top security card to the hand. If it's red, gain 1 memory.", "moved"),
        ("[On Play] Place 1 card from your hand as your top security card. If it's red, gain 1 memory.", "placed"),
        (
            "【登場時】相手のデジモン1体をレストさせる。自分のセキュリティを上から1枚手札に加える。そのカードが赤なら、メモリー+1。",
            "moved",
        ),
    ],
)
def test_it_is_the_card_put_away_if_no_other_was_mentioned(text: str, card: str) -> None:
    (asked,) = [part for part in lang.parts(effect(text)) if isinstance(part, lang.Is)]
    assert asked.card == card


@pytest.mark.parametrize(
    "text",
    [
        # The trashed card, or this Digimon?
        "[On Play] If this Digimon is suspended, trash the top card of your deck. If it's red, gain 1 memory.",
        # The trashed card, or the suspended Digimon?
        "[Your Turn] When any of your Digimon suspend, trash the top card of your deck. If it's red, gain 1 memory.",
        # The placed card, or this Digimon?
        "[On Play] Place 1 card from your hand as this Digimon's bottom digivolution card. If it's red, gain 1 memory.",
        # The card from the security stack, or the suspended Digimon?
        "[On Play] Suspend 1 Digimon. Add your top security card to the hand. If it's red, gain 1 memory.",
        # The played Digimon, or the trashed card?
        "[All Turns] When any of your Digimon are played, by trashing 1 card in your hand, delete 1 of your opponent's "
        "Digimon with as high or lower a level as it.",
        # The drawn card?
        "[On Play] Add your top security card to the hand and <Draw 1>. If it's red, gain 1 memory.",
        # Which of them?
        "[On Play] Trash the top 2 cards of your deck. If the trashed card is red, gain 1 memory.",
        "[On Play] Trash the top card of both players' decks. If it's red, gain 1 memory.",
        "【登場時】自分のデッキの上から2枚破棄する。破棄したカードが赤なら、メモリー+1。",
    ],
)
def test_none_of_two_cards_is_it(text: str) -> None:
    assert read_text(text, "en" if text.isascii() else "ja").state is not Understanding.UNDERSTOOD


def test_that_card_is_never_a_digimon_of_the_trigger() -> None:
    text = "[Your Turn] When any of your Digimon suspend, trash the top card of your deck. If that {} is red, gain 1 memory."
    (asked,) = [part for part in lang.parts(effect(text.format("card"))) if isinstance(part, lang.Is)]
    assert asked.card == "trashed"
    (exists,) = [part for part in lang.parts(effect(text.format("Digimon"))) if isinstance(part, lang.Exists)]
    assert exists.of.among == "subject"


def test_none_can_attack_this_digimon() -> None:
    (gift,) = effect("[All Turns] None of your opponent's Digimon can attack this Digimon.").gifts
    assert isinstance(gift, lang.Forbid)
    assert (gift.deed, gift.of) == (lang.Deed.ATTACK_DIGIMON, lang.Filter(neither=(lang.Filter(other=True),)))
    (wider,) = effect("[All Turns] None of your opponent's Digimon can attack players.").gifts
    assert isinstance(wider, lang.Forbid)
    assert (wider.deed, wider.of) == (lang.Deed.ATTACK_PLAYER, None)


def test_one_card_is_linked_to_any_digimon() -> None:
    text = "[On Play] You may link 1 [Fox] trait card from your hand to any of your Digimon without paying the cost."
    (may,) = effect(text).actions
    assert isinstance(may, lang.May)
    (link,) = may.actions
    assert isinstance(link, lang.Link)
    assert link.to == lang.Choose(lang.Filter(whose=Whose.YOURS, categories=(lang.Category.DIGIMON,)))


@pytest.mark.parametrize(
    "text",
    [
        "[All Turns] When any of your Digimon are played, by trashing 1 card in your hand, delete 1 of your opponent's "
        "Digimon with as high or lower a level as that card.",
        "【お互いのターン】自分のデジモンが登場したとき、自分の手札1枚を破棄することで、そのカードのLv.以下の相手のデジモン1体を消滅させる。",
    ],
)
def test_that_card_than_which_a_level_is_lower_is_the_trashed_one(text: str) -> None:
    (level,) = [part for part in lang.parts(effect(text)) if isinstance(part, lang.PropertyOf)]
    assert level.card == "trashed"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("[On Play] Trash the top card of your deck. If it's red, return it to the hand.", "trashed"),
        (
            "[All Turns] When any of your Digimon are played, return 1 card from your trash to the hand. You may place that "
            "card as your top security card.",
            "moved",
        ),
        (
            "【お互いのターン】自分のデジモンが登場したとき、自分のデッキの上から1枚破棄する。そのカードが赤なら、手札に戻す。",
            "trashed",
        ),
        # Nothing but a Digimon can be deleted.
        ("[On Play] Suspend 1 Digimon. Trash the top card of your deck. If that card is red, delete it.", "it"),
    ],
)
def test_something_is_done_to_the_card_put_away(text: str, name: str) -> None:
    named = [part.name for part in lang.parts(effect(text)) if isinstance(part, lang.Named)]
    assert named == [name]


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Suspend 1 Digimon. Trash 1 card in your hand. Then, return it to the hand.",
        "[All Turns] When any of your Digimon are played, <Draw 1>. Then, place it as your top security card.",
        "[All Turns] When any of your Digimon are played, by trashing 1 card in your hand, delete 1 of your opponent's "
        "Digimon with the same level as it.",
        # The card from the hand, or that from the deck?
        "[Main] Trash 1 card in your hand. If it's red, trash the top card of your deck. If it's green, gain 1 memory.",
        # The digivolution card, or the Digimon?
        "[When Attacking] Trash any 1 digivolution card of 1 Digimon. If it has no digivolution cards, gain 1 memory.",
    ],
)
def test_nothing_is_done_to_one_of_two_cards(text: str) -> None:
    assert read_text(text, "en").state is not Understanding.UNDERSTOOD


def test_a_drawn_card_is_not_the_one_it_was_drawn_for() -> None:
    text = "[Main] Trash 1 card in your hand. If it's red, <Draw 1>. If it's blue, gain 1 memory."
    assert [part.card for part in lang.parts(effect(text)) if isinstance(part, lang.Is)] == ["trashed", "trashed"]


def test_a_tamer_with_a_name_of_its_own_is_played() -> None:
    text = "[On Play] Play 1 Tamer card with a different name from any of your Tamers from your hand without paying the cost."
    (played,) = [part for part in lang.parts(effect(text)) if isinstance(part, lang.Choose)]
    assert played.of.neither
