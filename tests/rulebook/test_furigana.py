"""Furigana are placed over the words that they belong to."""

from __future__ import annotations

import pytest

from judgeapp.rulebook.corpus import parse_source
from judgeapp.rulebook.manifest import corpus_file, load_manifest
from judgeapp.rulebook.parsing.furigana import find_furigana
from judgeapp.rulebook.parsing.layout import GluedReading
from judgeapp.rulebook.passage import Passage


def manual() -> tuple[Passage, ...]:
    source = load_manifest().source("manual-ja")
    return parse_source(source, corpus_file(source.file).decode("utf-8")).passages


def readings() -> list[tuple[str, str]]:
    return [
        (reading.kana, block.text[reading.start : reading.end])
        for passage in manual()
        for block in passage.blocks
        for reading in block.readings
    ]


def words(text: str) -> list[tuple[str, str]]:
    return [(f.kana, f.word) for f in find_furigana(text)]


@pytest.mark.parametrize(
    ("kana", "word"),
    [
        ("たいせんがた", "対戦型"),
        ("うらめん", "裏面"),
        ("え", "得"),
        ("タイプ", "タイプ"),
        ("Lv.", "Lv."),
        ("かさ", "重"),
    ],
)
def test_a_reading_of_the_manual_belongs_to_its_word(kana: str, word: str) -> None:
    assert (kana, word) in readings()


def test_all_readings_of_the_manual_are_kept() -> None:
    source = load_manifest().source("manual-ja")
    text = corpus_file(source.file).decode("utf-8")
    # Every mark is a reading, plus one reading that lost its mark: かさ重なって.
    assert len(readings()) == text.count("^") + 1 == source.counts.readings


def test_a_reading_is_printed_before_its_word() -> None:
    first = manual()[0]
    assert "デジモンカードゲームは、たいせんがた対戦型の" in first.printed()
    assert "デジモンカードゲームは、対戦型の" in first.text


def test_a_words_kana_ending_is_outside_its_reading() -> None:
    assert words("^{あた}与える") == [("あた", "与")]


def test_a_doubled_kanji_is_part_of_the_word() -> None:
    assert words("^{さまざま}様々な") == [("さまざま", "様々")]


def test_a_katakana_reading_belongs_to_katakana() -> None:
    assert words("^{カード}カード名") == [("カード", "カード")]


@pytest.mark.parametrize("text", ["^{こと}になって", "^{めい}カード名", "^{あつか}、扱う", "^{しょうり}\n"])
def test_a_reading_without_a_following_word_belongs_to_none(text: str) -> None:
    assert [word for _, word in words(text)] == [""]


def test_a_mark_without_braces_holds_one_kana() -> None:
    assert words("相手を守る^うセキュリティ") == [("う", "")]


def test_a_reading_keeps_to_its_word_elsewhere() -> None:
    assert words("^{しんか}進化条件と^{しんか}進化") == [("しんか", "進化"), ("しんか", "進化")]


def test_a_reading_marked_adrift_belongs_to_no_word() -> None:
    furigana = find_furigana("^{つよ}新しい力", adrift=("^{つよ}新",))
    assert [(f.kana, f.word) for f in furigana] == [("つよ", "")]
    assert ("つよ", "") in readings()


def test_a_reading_without_its_mark_is_given_by_the_layout() -> None:
    text = "このデジモンにかさ重なっている"
    readings = find_furigana(text, glued=(GluedReading("かさ", "重"),))
    assert [(text[f.start : f.end], f.word) for f in readings] == [("かさ", "重")]
