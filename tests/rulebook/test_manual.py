"""Manuals without markup: no text is lost, headings are recognized, misprints are noted."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from judgeapp.rulebook.check import FaultKind, check_source
from judgeapp.rulebook.manifest import Rulebook, corpus_file, load_manifest
from judgeapp.rulebook.parsing import manual
from judgeapp.rulebook.parsing.layout import Heading, load_layout
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import BlockKind, Note, NoteKind, Passage, PassageKind

MANUALS = ("manual-ja", "manual-hant", "rules-de")


def source(key: str) -> Rulebook:
    return load_manifest().source(key)


def text_of(key: str) -> str:
    return corpus_file(source(key).file).decode("utf-8")


@cache
def parsed(key: str) -> ParsedSource:
    return manual.parse(source(key), text_of(key))


def passage(passage_id: str) -> Passage:
    key = passage_id.partition(":")[0]
    return next(p for p in parsed(key).passages if p.id == passage_id)


def headed(key: str, heading: str) -> Passage:
    return next(p for p in parsed(key).passages if p.heading == heading)


def body(of: Passage) -> str:
    return "\n".join(block.text for block in of.blocks)


def headings_above(of: Passage) -> list[str]:
    return [passage(i).heading for i in of.path]


def unexplained(result: ParsedSource, text: str) -> str:
    return "".join(text[r.start : r.end] for r in result.residue if not r.reason)


# -- completeness ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", MANUALS)
def test_every_character_is_in_one_passage_or_in_explained_residue(key: str) -> None:
    assert check_source(source(key), text_of(key)).faults == ()


@pytest.mark.parametrize("key", MANUALS)
def test_no_character_is_counted_twice(key: str) -> None:
    text = text_of(key)
    result = parsed(key)
    times = [0] * len(text)
    ranges = [(s.start, s.end) for spans in result.spans.values() for s in spans]
    for start, end in (*ranges, *((r.start, r.end) for r in result.residue)):
        for at in range(start, end):
            times[at] += 1
    assert {times[i] for i in range(len(text)) if not text[i].isspace()} == {1}


@pytest.mark.parametrize("key", MANUALS)
def test_a_cut_paragraph_is_noticed(key: str) -> None:
    lines = text_of(key).split("\n")
    longest = max(range(len(lines)), key=lambda i: len(lines[i]) * (i > len(lines) // 2))
    cut = "\n".join(line for i, line in enumerate(lines) if i != longest)
    kinds = {fault.kind for fault in check_source(source(key), cut).faults}
    assert {FaultKind.CHANGED, FaultKind.COUNT} <= kinds


def test_a_section_without_its_only_paragraph_is_unexplained() -> None:
    text = text_of("manual-ja")
    paragraph = "デッキを置く領域です。\n"
    cut = text.replace("\n" + paragraph, "\n", 1)
    result = manual.parse(source("manual-ja"), cut)
    assert unexplained(result, cut) == "デッキ"
    assert all(p.id != "manual-ja:3.4" for p in result.passages)


def test_a_heading_missing_in_the_text_leaves_a_stretch_unexplained() -> None:
    text = text_of("manual-ja").replace("\nパスについて\n", "\nパスの話\n")
    left = unexplained(manual.parse(source("manual-ja"), text), text)
    assert "パスの話" in left
    assert "パスを宣言して" in left
    assert "メモリーは、ターンを終了したときの位置となります" not in left


def test_a_heading_out_of_order_is_not_found() -> None:
    layout = load_layout(source("manual-ja"))
    order = list(layout.headings)
    at = order.index(Heading(level=1, text="パスについて"))
    order[at], order[at + 1] = order[at + 1], order[at]
    text = text_of("manual-ja")
    swapped = msgspec.structs.replace(layout, headings=tuple(order))
    result = manual.take_apart(source("manual-ja"), text, swapped)
    assert "ターンの終了" in unexplained(result, text)
    assert all(p.heading != "パスについて" for p in result.passages)


def test_text_before_the_first_heading_is_unexplained() -> None:
    text = "Vorwort\n\n" + text_of("rules-de")
    assert unexplained(manual.parse(source("rules-de"), text), text) == "Vorwort"


@pytest.mark.parametrize("text", ["", "Digimon"])
@pytest.mark.parametrize("key", MANUALS)
def test_a_text_that_is_no_manual_is_parsed_anyway(key: str, text: str) -> None:
    result = manual.parse(source(key), text)
    assert result.passages == ()
    assert unexplained(result, text) == text


@pytest.mark.parametrize(
    ("key", "gone"),
    [
        ("manual-ja", "解決順に並べた例"),
        ("manual-hant", "手 帳"),
        ("rules-de", "Chaosmon\n"),
        ("manual-ja", "進歩します"),
        ("manual-ja", "かんづら"),
        ("manual-ja", "Ver.4.0"),
    ],
)
def test_an_unused_layout_rule_is_reported(key: str, gone: str) -> None:
    text = text_of(key)
    assert gone in text
    result = manual.parse(source(key), text.replace(gone, ""))
    assert any(not residue.reason for residue in result.residue)


# -- content outside the rulebook's text ----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "reason", "printed"),
    [
        ("manual-ja", "contents table", "どんなゲーム？\t01"),
        ("manual-ja", "page furniture", "メインフェイズ A、B、C、D"),
        ("manual-ja", "picture caption left by the conversion", "コスト3を支払う"),
        ("manual-ja", "furigana misread by the conversion", "かんづら"),
        ("manual-ja", "furigana of a keyword's name", "とっしん"),
        ("manual-ja", "bold mark **", "**"),
        ("manual-ja", "list mark -", "-"),
        ("manual-hant", "description of the logo left by the conversion", "blue wireframe"),
        ("manual-hant", "Japanese card text inside a picture", "どうじよう てふだ"),
        ("rules-de", "contents table", "Inhaltsverzeichnis"),
        ("rules-de", "picture caption left by the conversion", "Digimon NeoDevimon Beschriftet"),
    ],
)
def test_leftovers_of_the_conversion_are_residue(key: str, reason: str, printed: str) -> None:
    text = text_of(key)
    because = [text[r.start : r.end] for r in parsed(key).residue if r.reason == reason]
    assert any(part.startswith(printed) or printed in part for part in because)


@pytest.mark.parametrize("key", MANUALS)
def test_no_passage_shows_marks_of_the_conversion(key: str) -> None:
    shown = "\n".join(p.text for p in parsed(key).passages)
    assert not [mark for mark in ("**", "^", "{", "}", "\t") if mark in shown]


# -- headings and paragraphs ----------------------------------------------------------------------


def test_the_security_check_of_an_option_is_under_the_attack_on_a_player() -> None:
    option = headed("manual-ja", "オプションカード、ティマーカード")
    assert headings_above(option) == ["ゲームの流れ", "E.アタック", "相手プレイヤーにアタックした場合"]


def test_the_attack_on_a_player_continues_after_its_boxes() -> None:
    attack = headed("manual-ja", "相手プレイヤーにアタックした場合")
    assert body(attack).endswith("相手プレイヤーにアタックが成功したら、ゲームに勝利します。")
    assert headed("manual-hant", "攻擊對方玩家時").text.endswith("遊戲即獲勝。")


def test_a_german_section_shows_its_place() -> None:
    check = headed("rules-de", "Security Check mit Digimon")
    assert check.id == "rules-de:6.2.1"
    assert check.kind is PassageKind.SECTION
    assert check.path == ("rules-de:6", "rules-de:6.2")
    assert headings_above(check) == ["Security Stack (Security Stapel)", "Ablauf eines Angriffs auf den Security Stack"]


def test_a_passage_with_nothing_but_passages_below_it_is_a_heading() -> None:
    assert headed("manual-ja", "カードについて").kind is PassageKind.HEADING
    assert headed("manual-hant", "關於卡片").kind is PassageKind.HEADING


@pytest.mark.parametrize("key", MANUALS)
def test_a_passage_is_one_unit_of_reading(key: str) -> None:
    lengths = [len(body(p)) for p in parsed(key).passages]
    assert max(lengths) < 1800
    assert all(body(p) for p in parsed(key).passages if p.kind is not PassageKind.HEADING)


def test_a_line_broken_inside_a_sentence_is_joined() -> None:
    states = headed("manual-ja", "表示形式")
    assert "「アクティブ」、アクティブ状態のカードを" in body(states)
    colours = headed("manual-hant", "關於擁有多種顏色的數碼寶貝")
    assert "不僅僅是在戰鬥區的期間，在育成區和手牌" in body(colours)


def test_list_items_stay_separate() -> None:
    assert body(headed("manual-ja", "ゲームの終了")).split("\n")[1:] == [
        "相手のセキュリティが0枚のときに、チェックを1枚以上行えるデジモンで相手プレイヤーへのアタックが成功した",
        "相手のドローフェイズで、相手のデッキが0枚でドローできなかった",
    ]


def test_an_example_is_set_apart() -> None:
    colours = headed("manual-hant", "關於擁有多種顏色的行動卡")
    assert [b.kind for b in colours.blocks] == [BlockKind.TEXT, BlockKind.EXAMPLE]
    assert colours.examples[0].text.endswith("就能夠以1隻滿足顏色條件。")


def test_a_list_inside_a_list_is_indented() -> None:
    lines = body(headed("rules-de", "Digimon Karten")).split("\n")
    assert "6. Form, Art und Typen" in lines
    assert "  2. Art kann z.B. Virus, Vaccine oder Data sein" in lines


def test_the_chinese_manual_defers_to_the_japanese_one() -> None:
    assert "請以日語規則手冊為準" in body(passage("manual-hant:1"))


# -- list of keywords -----------------------------------------------------------------------------


def test_the_list_has_all_36_keywords_and_rules() -> None:
    entries = [p for p in parsed("manual-ja").passages if p.kind is PassageKind.ENTRY]
    assert [p.number for p in entries] == [str(n) for n in range(1, 37)]
    assert [p.id for p in entries] == [f"manual-ja:keywords.{n}" for n in range(1, 37)]
    assert {p.path for p in entries} == {("manual-ja:keywords",)}


@pytest.mark.parametrize(
    ("number", "keyword", "rule"),
    [
        (1, "Sアタック+X", "このデジモンがチェックする枚数 +X"),
        (6, "ブロッカー", "このデジモンはブロックタイミングでブロックできる"),
        (5, "速攻", "このデジモンは登場したターンでもアタックできる"),
        (25, "退化X", "重なっているカードを上から1~X枚まで破棄する。Lv.3のカード以降は破棄できない"),
        (33, "オーバーフロー(-●)", "(エリアかカードの下から、それ以外の場所に送られる場合、メモリー -●)"),
    ],
)
def test_a_keyword_has_its_rule(number: int, keyword: str, rule: str) -> None:
    entry = passage(f"manual-ja:keywords.{number}")
    assert (entry.heading, body(entry)) == (keyword, rule)


def test_misread_furigana_are_not_part_of_a_keyword() -> None:
    names = [passage(f"manual-ja:keywords.{n}").heading for n in (4, 13, 16, 18, 20, 21, 22, 24)]
    assert names == ["貫通", "衝突", "回避", "防壁", "吸収進化-X", "連携", "不屈", "再起動"]


# -- misprints of our copies ----------------------------------------------------------------------


def test_a_misprint_is_noted_and_left_as_it_is() -> None:
    entry = passage("manual-ja:keywords.30")
    assert entry.heading == "バースト進化"
    assert entry.notes == (Note(NoteKind.MISPRINT, "バースト進化", "ブラスト進化"),)


def test_true_burst_digivolution_is_no_misprint() -> None:
    assert passage("manual-ja:keywords.36").notes == ()
    burst = headed("manual-ja", "バースト進化について")
    assert burst.notes == (Note(NoteKind.MISPRINT, "タイマー", "テイマー"),)


@pytest.mark.parametrize("key", MANUALS)
def test_each_listed_misprint_is_noted_wherever_printed(key: str) -> None:
    for misprint in load_layout(source(key)).misprints:
        note = Note(NoteKind.MISPRINT, misprint.printed, misprint.correct)
        for p in parsed(key).passages:
            has = misprint.printed in p.text and (not misprint.only or p.id in misprint.only)
            assert (note in p.notes) is has
