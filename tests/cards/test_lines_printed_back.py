"""Lines beside the effects in today's words: the printed line says exactly what was read."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.words import line_words, part_words
from judgeapp.cards.understanding import read_card, read_line
from judgeapp.engine.lang import Category
from tests.cards.made import record

# A line and its normalized form; None if they are the same.
ENGLISH: dict[str, str | None] = {
    "[Digivolve] Play cost 4 [Wheel]: Cost 1": "[Digivolve] play cost 4 [Wheel]: Cost 1",
    "[Digivolve] [Wheel] w/a play cost of 4: Cost 1": "[Digivolve] play cost 4 [Wheel]: Cost 1",
    "[Digivolve] [Wheel] w/o 3 colors: Cost 2": None,
    "[Digivolve] Non-white Lv.6 w/[Iron] trait: Cost 2": "[Digivolve] Lv.6 w/[Iron] trait w/o white: Cost 2",
    "[Digivolve] Lv.3 w/[Wheel] in text/name: Cost 2": (
        "[Digivolve] Lv.3 w/[Wheel] in text or w/[Wheel] in name: Cost 2"
    ),
    "[Digivolve] Lv.3 w/[Wheel] in name, [Axle] in text or w/[Iron] trait: Cost 2": None,
    "[Digivolve] [Adalamp] w/ [Wheel] under: Cost 3": "[Digivolve] [Adalamp] w/[Wheel] under it: Cost 3",
    "[Digivolve] While you have 3 or fewer security cards, [Wheel]: Cost 2": None,
    "[Digivolve] Lv.5 w/[Wheel] in name: Cost 1 for each of your security cards": None,
    "[DNA Digivolution] Blue Lv.4 + green Lv.4: Cost 0": "[DNA Digivolve] blue Lv.4 + green Lv.4: Cost 0",
    "[DigiXros -2] 1 Digimon card w/[Iron] trait": "[DigiXros -2] 1 [Iron] trait Digimon card",
    "[DigiXros -1] 3 cards w/[Iron]/[Oak] trait": "[DigiXros -1] 3 [Iron] or [Oak] trait cards",
    "[Assembly -3] 2 Tamer cards x 1 Option card": None,
    "[Assembly -3] 3 cards w/[Whee] in any trait": "[Assembly -3] 3 cards w/[Whee] in one of its traits",
    "[App Fusion] [Wheel] & [Axle]: Cost 0": None,
    "[Link] [Wheel]: Cost 2": None,
    "(Rule) Trait: Has [Iron] and [Oak].": "[Rule] Trait: Has [Iron] and [Oak]",
    "(Rule) Name: Also treated as [Wheel]/[Axle].": "[Rule] Name: Also treated as [Wheel] and [Axle]",
}
JAPANESE: dict[str, str | None] = {
    "〔進化〕特徴に「鉄」を持つLv.3：コスト2": "[進化]特徴に「鉄」を持つLv.3:コスト2",
    "〔進化〕「ホイール」か特徴に「鉄」を持つLv.2：コスト0": "[進化]「ホイール」か特徴に「鉄」を持つLv.2:コスト0",
    "〔進化〕名称に「輪」を含むか特徴に「鉄」を持つLv.5：コスト3": (
        "[進化]名称に「輪」を含むか特徴に「鉄」を持つLv.5:コスト3"
    ),
    "〔進化〕自分の「灯」がいる間、「ホイール」：コスト6": "[進化]自分の「灯」がいる間、「ホイール」:コスト6",
    "〔進化〕白以外のLv.6：コスト3": "[進化]白以外のLv.6:コスト3",
    "〔ジョグレス〕黄Lv.5＋特徴に「鉄」を持つ青Lv.5：コスト0": "[ジョグレス]黄Lv.5+特徴に「鉄」を持つ青Lv.5:コスト0",
    "〔アセンブリ -4〕特徴に「鉄」を持つオプションカード2枚×「輪」": (
        "≪アセンブリ-4≫特徴に「鉄」を持つオプションカード2枚×「輪」"
    ),
    "≪リンク≫「ホイール」：コスト2": "≪リンク≫「ホイール」:コスト2",
    "〈ルール〉名称:「輪」としても扱う": None,
}


@pytest.mark.parametrize(
    ("language", "text", "printed"),
    [
        (language, text, printed or text)
        for language, lines in (("en", ENGLISH), ("ja", JAPANESE))
        for text, printed in lines.items()
    ],
)
def test_a_line_is_printed_back_as_it_was_read(language: str, text: str, printed: str) -> None:
    line = read_line(text, language)
    assert line is not None
    assert line.means is not None
    assert line_words(line.kind, line.means, language) == printed
    again = read_line(printed, language)
    assert again is not None
    assert again.means == line.means


@pytest.mark.parametrize(
    ("kind", "language", "line", "effect"),
    [
        (
            "burst",
            "en",
            "[Burst Digivolve] By returning 1 of your [Adalamp] to the hand, [Wheel]: Cost 0",
            ". At the end of the burst digivolution turn, trash this Digimon's top card.\n[On Play] ＜Draw 1＞.",
        ),
        ("app_fusion", "en", "[App Fusion] [Wheel] & [Axle]: Cost 1", " [On Play] ＜Draw 1＞."),
        ("assembly", "en", "[Assembly -2] 3 cards w/[Iron] trait", "\n[On Play] ＜Draw 1＞."),
        ("digixros", "en", "[DigiXros -2] [Wheel] x [Axle]", "\n[On Play] ＜Draw 1＞."),
        ("burst", "ja", "〔バースト進化〕「灯」1体を手札に戻すことで、「輪」から0コスト", "\n【登場時】≪1ドロー≫。"),
        ("digivolve", "ja", "〔進化〕特徴に「鉄」を持つLv.3：コスト2", "【登場時】≪1ドロー≫。"),
    ],
)
def test_a_line_in_the_box_of_the_effects_is_a_line(kind: str, language: str, line: str, effect: str) -> None:
    reading = read_card(record(effect=line + effect, language=language))
    assert [(read.kind, read.text, read.means is not None) for read in reading.lines] == [(kind, line, True)]
    assert [part.effect.timings for part in reading.effect.parts] == [("on-play",)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[Main] By trashing 1 card under this Tamer, <Draw 1>."),
        ("en", "[On Play] You may place 1 [Iron] trait card from your hand under this Tamer."),
        # "Digivolution cards" isn't reworded to "cards under".
        ("en", "[Main] Trash the bottom 2 digivolution cards of 1 of your opponent's Digimon."),
        ("en", "[Main] 1 of your opponent's Digimon with 2 or fewer digivolution cards gets -1000 DP for the turn."),
        ("en", "[Main] 1 of your Tamers with 5 or more cards under them gets +1000 DP for the turn."),
        ("ja", "【登場時】自分のトラッシュから、特徴に「鉄」を持つカード1枚をこのテイマーの下に置く。"),
        ("ja", "【登場時】自分のテイマーの下から、登場コスト4以下のデジモンカード1枚をコストを支払わずに登場できる。"),
    ],
)
def test_cards_under_a_tamer_are_not_called_digivolution_cards(language: str, text: str) -> None:
    reading = read_text(text, language)
    (part,) = reading.parts
    assert part_words(reading, part, Category.TAMER) == text


@pytest.mark.parametrize(
    ("icon", "printed"),
    [
        (
            "<Decode (Lv.4 w/[Whee] in any trait or with the [Iron] trait)>",
            "Lv.4 w/[Whee] in any trait or w/[Iron] trait",
        ),
        ("<Decode ([Whee] in name/text or w/[Iron] trait)>", "[Whee] in name/text or w/[Iron] trait"),
    ],
)
def test_an_icon_specifies_one_of_several(icon: str, printed: str) -> None:
    (part,) = read_text(icon).parts
    assert part.printed == f"<Decode ({printed})>"
