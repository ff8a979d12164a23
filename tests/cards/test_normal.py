"""Normalization: the change made by each step, and text that it must leave alone."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.misprints import misprints
from judgeapp.cards.reading.normal import Traced, normalised, steps

# (step, before, after); before and after are equal where the step must change nothing.
ENGLISH = [
    ("wide letters", "（Draw 1）： 1／2，－3", "(Draw 1): 1/2, -3"),
    ("wide letters", "it’s “so” • ·", 'it\'s "so" ・ ・'),
    ("icon brackets", "＜Blocker＞ 《Rush》", "<Blocker> <Rush>"),
    ("line ends", "one\r\n\n two", "one\n two"),
    ("lines that go on", "One.\nThen, two.\nThree.", "One. Then, two.\nThree."),
    ("spaces", "one \t two", "one two"),
    ("line ends in quotes", 'give it "\n[On Play] <Draw 1>"', 'give it "[On Play] <Draw 1>"'),
    ("line ends in quotes", 'it gains "<Rush>"\n[On Play] <Draw 1>', 'it gains "<Rush>"\n[On Play] <Draw 1>'),
    (
        "keyword names",
        "<Security Attack +1> <security attack-1> <Security Attack>",
        "<Security A. +1> <Security A.-1> <Security A.>",
    ),
    ("keyword names", "<S Attack +1> <Ice Clad>", "<Security A. +1> <Iceclad>"),
    ("keyword names", "security attack +1 <S Attacker>", "security attack +1 <S Attacker>"),
    (
        "lost icons of gains",
        "It gains for the turn. (This Digimon may attack the turn it was played.)",
        "It gains <Rush> for the turn.",
    ),
    (
        "lost icons of gains",
        "It gains <Rush> for the turn. (This Digimon may attack the turn it was played.)",
        "It gains <Rush> for the turn. (This Digimon may attack the turn it was played.)",
    ),
    ("lost icons", "(Draw 2 cards from your deck)", "<Draw 2>"),
    ("lost icons", "[On Play] . (Draw 1 card from your deck.)", "[On Play] <Draw 1>."),
    (
        "lost icons",
        "(When this Digimon would be deleted, you may place 2 cards in this Digimon's DigiXros"
        " requirements from this Digimon's digivolution cards under 1 of your Tamers)",
        "<Material Save 2>",
    ),
    ("lost icons", "<Draw 1> (Draw 1 card from your deck)", "<Draw 1> (Draw 1 card from your deck)"),
    ("lost icons", "it gains (This Digimon checks 2 additional security cards) and", "it gains <Security A. +2> and"),
    (
        "reminders of DigiXros",
        "[Alpha] in traitsWhen you would play this card, you may place specified cards from your "
        "hand/battle area under it. Each placed card reduces the play cost.",
        "[Alpha] in traits",
    ),
    ("reminders of DigiXros", "When you would play this card, draw.", "When you would play this card, draw."),
    ("times", "[Alpha] xD7 [Beta]×1 card", "[Alpha] x [Beta] x 1 card"),
    ("times", "mix of fox × 2", "mix of fox x 2"),
    ("reminders", "<Draw 1> (Draw 1 card from your deck).", "<Draw 1>."),
    ("reminders", "[Bird] (other than [Sea Bird])", "[Bird] (other than [Sea Bird])"),
    ("reminders", "<Recovery +1 (Deck)> [Alpha (X Antibody)]", "<Recovery +1 (Deck)> [Alpha (X Antibody)]"),
    ("reminders", "1 [Alpha] Token (Digimon/Red/3000 DP/<Rush>)", "1 [Alpha] Token (Digimon/Red/3000 DP/<Rush>)"),
    ("reminders without an end", "<Draw 1> (Draw 1 card from your deck\nGain 1 memory", "<Draw 1>\nGain 1 memory"),
    (
        "reminders without an end",
        "<Blocker> (At blocker timing, it may be suspended. [On Play] <Draw 1>.",
        "<Blocker> [On Play] <Draw 1>.",
    ),
    ("reminders without an end", "[Bird] (other than [Sea Bird]", "[Bird] (other than [Sea Bird]"),
    ("braces", "{Trash} [All Turns] {Hand}", "[Trash] [All Turns] [Hand]"),
    ("braces", "{gains} {Trash", "{gains} {Trash"),
    ("recycle bin", "from your recycle bin", "from your trash"),
    (
        "digivolving for less",
        "When this Digimon digivolves into [Alpha], reduce the memory cost of the digivolution by 1.",
        "When this Digimon would digivolve into [Alpha], reduce the memory cost of the digivolution by 1.",
    ),
    (
        "digivolving for less",
        "When this Digimon digivolves into [Alpha], gain 1 memory. Reduce the digivolution cost.",
        "When this Digimon digivolves into [Alpha], gain 1 memory. Reduce the digivolution cost.",
    ),
    (
        "those that one has",
        "If you have a [Alpha], you may pay 1 memory to place this card under that Digimon",
        "If you have a [Alpha], you may pay 1 memory to place this card under 1 of those Digimon",
    ),
    (
        "tokens",
        "(Mist Tokens are level 6 white Digimon with a memory cost of 14, 3000 DP, and are Mega form,"
        " Ghost type, and Unknown attribute.)",
        "(Digimon/Cost 14/Lv.6/white/Mega/Unknown/Ghost/3000 DP)",
    ),
    ("trigger", "Trigger <Draw 1>. When effects trigger,", "<Draw 1>. When effects trigger,"),
    ("icon signs", "<Security A.+1> <Recovery + 2 (Deck)>", "<Security A. +1> <Recovery +2 (Deck)>"),
    ("icon numbers", "<De-Digivolve2> <Draw 1>", "<De-Digivolve 2> <Draw 1>"),
    ("icon spaces", "< Blocker >", "<Blocker>"),
    ("after", "<Draw 1> After, gain 1 memory", "<Draw 1> Then, gain 1 memory"),
    (
        "sentences after tokens",
        "(Digimon/Red/3000 DP) Then, gain 1 memory",
        "(Digimon/Red/3000 DP). Then, gain 1 memory",
    ),
    ("sentences after icons", "<Draw 1> Then, gain 1 memory", "<Draw 1>. Then, gain 1 memory"),
    ("glued icons", "<Rush><Blocker>", "<Rush> <Blocker>"),
    ("glued headers", "[On Play][When Digivolving]", "[On Play] [When Digivolving]"),
    (
        "what would be deleted",
        "if this Digimon is deleted, trash the top card of your opponent's security stack",
        "when this Digimon would be deleted, trash the top card of your opponent's security stack",
    ),
    ("what would be deleted", "if this Digimon is deleted, draw 1", "if this Digimon is deleted, draw 1"),
    ("names of brackets", "[ Alpha ]", "[Alpha]"),
    (
        "traits that do not count",
        "[Beast] in one of its traits (other than [Sea Beast])",
        "[Beast] (other than [Sea Beast]) in one of its traits",
    ),
    (
        "names that do not count",
        "[Beast] in its name (other than [Sea Beast] or [Sky Beast]) is there",
        "[Beast] (other than [Sea Beast] or [Sky Beast]) in its name is there",
    ),
    (
        "tokens with their traits in a row",
        "(Al-Pha Tokens are level 5 red Digimon with a memory cost of 7, 3000 DP, and Ultimate/Data/Bird traits.)",
        "(Digimon/Cost 7/Lv.5/red/Ultimate/Data/Bird/3000 DP)",
    ),
    (
        "what tokens have",
        "1 [Alpha] Token. (Digimon/Red/3000 DP/\n[Your Turn] It can't suspend.\n[Main] Draw.) Then,",
        "1 [Alpha] Token (Digimon/Red/3000 DP/[Your Turn] It can't suspend./[Main] Draw). Then,",
    ),
    (
        "what tokens have",
        "Play 1 [Alpha] Token (Digimon/Red/3000 DP) suspended",
        "Play 1 [Alpha] Token (Digimon/Red/3000 DP) suspended",
    ),
    ("glued quotes", 'gains "[On Play] Draw 1 card."[All Turns]', 'gains "[On Play] Draw 1 card". [All Turns]'),
    ("lost icons", "1 Digimon (Trash the top card. You can't trash past level 3 cards)", "1 Digimon <De-Digivolve 1>"),
    ("names of several", "2 of your [Alpha]s, [Beta] sits", "2 of your [Alpha], [Beta] sits"),
    ("can not", "It cannot or can not attack", "It can't or can't attack"),
    (
        "cards of what leaves",
        "Return 1 Digimon to its owner's hand. Trash all of the digivolution cards of that Digimon.",
        "Return 1 Digimon to its owner's hand.",
    ),
    (
        "cards of what leaves",
        "It gains <Rush>. Trash all of the digivolution cards of that Digimon.",
        "It gains <Rush>. Trash all of the digivolution cards of that Digimon.",
    ),
    (
        "cards of what leaves",
        "Place 1 Digimon at the bottom of the security stack face down. Trash that Digimon's digivolution cards.",
        "Place 1 Digimon at the bottom of the security stack face down.",
    ),
    (
        "cards of what was returned",
        "Stand. Trash all of the digivolution cards of the Digimon you returned with this effect.",
        "Stand.",
    ),
    ("dots", "the effects below:\n・ Gain 1 memory. ・<Draw 1>", "the effects below\n・Gain 1 memory\n・<Draw 1>"),
    (
        "names in either place",
        "with [Fox] in its name or digivolution cards, draw",
        "with [Fox] in its name or [Fox] in its digivolution cards, draw",
    ),
    (
        "names in either place",
        "with [Fox] in its name or any digivolution cards",
        "with [Fox] in its name or any digivolution cards",
    ),
    (
        "names and traits of all",
        "All of your Digimon with [Fox] in their names and [Beast] in their traits gain <Rush>.",
        "All of your Digimon with [Fox] in their names or [Beast] in their traits gain <Rush>.",
    ),
    (
        "names and traits of all",
        "1 of your Digimon with [Fox] in its name and [Beast] in its traits gains <Rush>.",
        "1 of your Digimon with [Fox] in its name and [Beast] in its traits gains <Rush>.",
    ),
    ("full stops in quotes", 'gains "[On Play] Gain 1 memory." Then', 'gains "[On Play] Gain 1 memory". Then'),
    ("no full stops in quotes", 'gains "Gain 1 memory." for the turn', 'gains "Gain 1 memory" for the turn'),
    ("spaces before signs", "one , two .", "one, two."),
    ("spaces after commas", "one,two 1,000", "one, two 1,000"),
    ("semicolons", "draw; if you do, hum; then, sing", "draw. if you do, hum. then, sing"),
    ("semicolons", "draw; one; two", "draw; one; two"),
    ("two full stops", "one.. two. .", "one. two."),
    ("spaces in lines", "one \n two", "one\ntwo"),
    ("spaces again", "one  two", "one two"),
    (
        "what holds of two",
        "While you have a Tamer, they can't play Digimon, and this Digimon gets +1000 DP.",
        "While you have a Tamer, your opponent can't play Digimon. While you have a Tamer, this Digimon gets +1000 DP.",
    ),
    (
        "what holds of two",
        "While you have a Tamer, they can't attack, and this Digimon gets +1000 DP.",
        "While you have a Tamer, they can't attack, and this Digimon gets +1000 DP.",
    ),
    (
        "this one with none of its cards",
        "You may place 1 Tamer as the bottom digivolution card of this Digimon "
        "with no red cards in its digivolution cards.",
        "If this Digimon has no red cards in its digivolution cards, "
        "you may place 1 Tamer as this Digimon's bottom digivolution card.",
    ),
    (
        "this one with so many cards",
        "[Your Turn] This Digimon with 2 or more [Alpha] digivolution cards gets +1000 DP.",
        "[Your Turn] While this Digimon has 2 or more [Alpha] in its digivolution cards, it gets +1000 DP.",
    ),
    (
        "such Digimon",
        "trashing 1 [Fox] trait card from your hand, 1 of your such Digimon",
        "trashing 1 [Fox] trait card from your hand, 1 of your [Fox] trait Digimon",
    ),
    (
        "which one digivolves",
        "by suspending this Tamer, digivolve it into [Alpha]",
        "by suspending this Tamer, digivolve that Digimon into [Alpha]",
    ),
    (
        "another target",
        "change the attack target to another of your opponent's Digimon",
        "change the attack target to 1 of your opponent's Digimon",
    ),
    (
        "up to a total",
        "Delete your opponent's Digimon and Tamers with a total play cost of 3. For every [Alpha]",
        "Delete up to 3 play cost's total worth of your opponent's Digimon and Tamers. For every [Alpha]",
    ),
    ("icons with two names", "<Decode ([Alpha])/([Beta])>", "<Decode ([Alpha]/[Beta])>"),
    (
        "costs of Digimon",
        "1 Digimon card with [Fox] in its name and a memory cost of 4 or less",
        "1 Digimon card with [Fox] in its name and a play cost of 4 or less",
    ),
    ("costs of Digimon", "1 card and a memory cost of 4 or less", "1 card and a memory cost of 4 or less"),
    ("revealed cards", "4 or less among the revealed cards without", "4 or less among them without"),
    ("what it is also treated as", "gain <Rush>.*Also treat as if", "gain <Rush>. Also treat as if"),
]


def step_of(language: str, name: str, text: str) -> str:
    (step,) = [step for step in steps(language) if step.name == name]
    return Traced.of(text).replaced(step.pattern, step.by).text


@pytest.mark.parametrize(("name", "before", "after"), ENGLISH)
def test_an_english_step(name: str, before: str, after: str) -> None:
    assert step_of("en", name, before) == after


def test_every_english_step_is_tested() -> None:
    mended = {fault.printed for _, fault in misprints("en")}
    assert {name for name, _, _ in ENGLISH} == {step.name for step in steps("en")} - mended


JAPANESE = [
    (
        "what tokens have",
        "「一」(デジモン・赤・DP3000・二。三。)トークン",
        "「一」(デジモン・赤・DP3000・二。三)トークン",
    ),
    ("wide letters", "（１枚），", "(１枚)、"),
    ("icon brackets", "≪ブロッカー≫＜速攻＞", "<ブロッカー><速攻>"),
    ("wide digits", "２枚ＤＰ", "2枚DP"),
    ("line ends", "一\r\n\n二", "一\n二"),
    ("lines that go on", "一。\nその後、二。\nさらに、三。\n四。", "一。その後、二。さらに、三。\n四。"),
    ("spaces", "一 二", "一二"),
    ("spaces", "「レオ アルファ」 1枚、「一 ニ」", "「レオ アルファ」1枚、「一ニ」"),
    ("wide letters", "「アルファ：ベータ＆ガンマ！」：", "「アルファ：ベータ＆ガンマ！」:"),
    ("wide letters", "「【登場時】＋１」", "「【登場時】+１」"),
    ("colons of names", "「アルファ:ベータ」:「【登場時】:」", "「アルファ：ベータ」:「【登場時】:」"),
    ("reminders", "<速攻>(登場したターンにアタックできる)", "<速攻>"),
    ("keyword names", "<セキュリティアタック+1><バリア>", "<Sアタック+1><防壁>"),
    ("keyword names", "セキュリティアタック+1", "セキュリティアタック+1"),
    ("two full stops", "引く。。", "引く。"),
    ("one letter", "すべてを消滅させた時、無い", "全てを消滅させたとき、ない"),
    ("one letter", "【登場時】【消滅時】", "【登場時】【消滅時】"),
    ("commas before nouns", "レスト状態の、特徴に「狐」を持つ、Lv.4", "レスト状態の特徴に「狐」を持つLv.4"),
    ("commas before nouns", "Lv.4以下の、自分のデジモンか相手のデジモン", "Lv.4以下の、自分のデジモンか相手のデジモン"),
    ("commas after causes", "破棄することで引く。戻すことができる", "破棄することで、引く。戻すことができる"),
    ("for each", "1枚ごとにメモリー+1、2体につき、引く", "1枚ごとに、メモリー+1、2体ごとに、引く"),
    ("for each", "支払うコストを1枚ごとに-1する", "支払うコストを1枚ごとに-1する"),
    ("names of cards", "カード名に「狐」を含む", "名称に「狐」を含む"),
    ("how often", "「【アタック時】【ターンに1回】」", "「【アタック時】[ターンに1回]」"),
    ("commas within places", "自分のトラッシュに、特徴に「狐」を", "自分のトラッシュに特徴に「狐」を"),
    ("commas after times", "ターン終了までこのデジモンを", "ターン終了まで、このデジモンを"),
    ("commas after times", "ターン終了までアタックできない", "ターン終了までアタックできない"),
    ("commas after places", "自分の手札から「アルファ」1枚", "自分の手札から、「アルファ」1枚"),
    ("commas after places", "手札から登場した", "手札から登場した"),
    ("colors of icons", "<デコイ<赤><黒>>と<デコイ<白>/<青>>", "<デコイ<赤/黒>>と<デコイ<白/青>>"),
    (
        "what is said of both",
        "緑のデジモンカードとテイマーカード1枚ずつ",
        "緑のデジモンカードと緑のテイマーカード1枚ずつ",
    ),
    (
        "what is said of both",
        "特徴に「狐」を持つデジモンカードと「アルファ」1枚ずつ",
        "特徴に「狐」を持つデジモンカードと「アルファ」1枚ずつ",
    ),
    (
        "what holds of two",
        "戦う間、DP6000以下の相手のデジモンは登場できず、このデジモンをDP+1000。",
        "戦う間、相手はDP6000以下のデジモンを登場できない。戦う間、このデジモンをDP+1000。",
    ),
    ("another target", "アタックの対象を他の相手のデジモンに変更", "アタックの対象を相手のデジモン1体に変更"),
    (
        "this one without cards",
        "自分のテイマー1体を進化元に赤のカードがないこのデジモンの進化元の下に置ける",
        "このデジモンの進化元に赤のカードがないなら、自分のテイマー1体をこのデジモンの進化元の下に置ける",
    ),
    ("cards of what was returned", "引く。この効果で手札に戻したデジモンの持つ進化元は破棄する。", "引く。"),
    (
        "cards of what pays",
        "デッキの下に戻すことで、<1ドロー>。そのデジモンの進化元は破棄する。",
        "デッキの下に戻すことで、<1ドロー>。",
    ),
    (
        "cards of what pays",
        "<1ドロー>。そのデジモンの進化元は破棄する。",
        "<1ドロー>。そのデジモンの進化元は破棄する。",
    ),
    ("those that it has", "そのデジモンの持つ進化元", "そのデジモンの進化元"),
    ("costs of Digimon", "コスト4以下の相手のデジモン", "登場コスト4以下の相手のデジモン"),
    ("costs of Digimon", "コスト4以下のオプションカード", "コスト4以下のオプションカード"),
    ("who does it", "破棄しなかったとき、自分は<1ドロー>", "破棄しなかったとき、<1ドロー>"),
    ("whoever it is", "Lv.4以下の、自分のデジモンか相手のデジモン", "Lv.4以下の自分か相手のデジモン"),
    (
        "which one digivolves",
        "このデジモンから、自分の手札の「狐」に進化条件を",
        "このデジモンを自分の手札の「狐」に進化条件を",
    ),
    ("the same behind", "引く。手札の「狐」にこのデジモンからコストを", "引く。このデジモンを手札の「狐」にコストを"),
    ("commas behind places", "進化元にある、カード", "進化元にあるカード"),
    ("commas before payments", "カード1枚を、コストを支払わずに", "カード1枚をコストを支払わずに"),
    ("pauses before icons", "置いたとき<1ドロー>", "置いたとき、<1ドロー>"),
    ("what is said of both names", "青の「アルファ」と「ベータ」1枚ずつ", "青の「アルファ」と青の「ベータ」1枚ずつ"),
]


@pytest.mark.parametrize(("name", "before", "after"), JAPANESE)
def test_a_japanese_step(name: str, before: str, after: str) -> None:
    assert step_of("ja", name, before) == after


def test_normalised_text_keeps_its_original_positions() -> None:
    text = "＜Security Attack＋1＞  (This Digimon checks 1 more card.)gains"
    traced = normalised(text, "en")
    assert traced.text == "<Security A. +1> gains"
    assert len(traced.places) == len(traced.text) + 1
    assert list(traced.places) == sorted(traced.places)
    assert traced.places[0] == 0
    assert text[traced.places[traced.text.index("gains")] :] == "gains"
    assert traced.places[-1] == len(text)


def test_normalising_twice_changes_nothing() -> None:
    for _, before, _ in ENGLISH:
        once = normalised(before, "en").text
        assert normalised(once, "en").text == once
