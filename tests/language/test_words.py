"""Words, stems and compounds."""

from __future__ import annotations

import pytest

from judgeapp.language.names import Names
from judgeapp.language.words import Compounds, bigrams, ends_as_question, stems, words


def test_letters_digits_and_chinese_are_separate_words() -> None:
    assert [w.text for w in words("lv.3以下 dp+1000")] == ["lv", "3", "以下", "dp", "1000"]


def test_a_run_is_searched_by_pairs_and_a_single_letter_alone() -> None:
    assert bigrams("规则检查") == ("规则", "则检", "检查")
    assert bigrams("色") == ("色",)


def test_forms_of_a_word_share_a_stem() -> None:
    assert set(stems("deleted")) & set(stems("deletes"))
    assert set(stems("angriffe")) & set(stems("angriff"))


def test_a_compound_consists_of_known_words() -> None:
    compounds = Compounds(["option", "karten", "kampf", "phase", "security", "stapel"])
    assert compounds.parts("optionkarten") == ("option", "karten")
    assert compounds.parts("optionskarten") == ("option", "karten")
    assert compounds.parts("optionwagen") == ()
    assert compounds.parts("karten") == ()


def test_the_longest_name_wins() -> None:
    names = Names.of([("攻击", "attack"), ("攻击目标", "target"), ("counter timing", "counter")])
    matches = [(f.ids, f.start) for f in names.find("攻击目标的攻击 counter timing")]
    assert matches == [(("target",), 0), (("attack",), 5), (("counter",), 8)]


def test_a_name_is_recognised_without_brackets_and_in_other_forms() -> None:
    names = Names.of([("<De-Digivolve>", "keyword"), ("deletion", "delete"), ("delete", "delete")])
    assert names.exactly("de-digivolve") == ("keyword",)
    assert names.exactly("deleted") == ("delete",)
    assert names.exactly("blocker") == ()


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("May I block", False),
        ("`May I block?`", True),
        ("May I block (by 12-1)? Thanks!", True),
        ("なか", False),
        ("しずか", False),
        ("ほのか", False),
        ("ブロックできるなか", False),
        ("ブロックできるか", True),
        ("ブロックできますか。", True),
        ("ブロックできますかね", True),
        ("ブロックできますか（公式）", True),
        ("「ブロックは可能か」", True),
        ("発揮するのはどちらか", True),
        ("スラッシュは「または」ですか", True),
        ("什么", False),
        ("怎么", False),
        ("为什么", False),
        ("胜利条件是什么", True),
        ("可以攻击么", True),
        ("可以攻击吗，谢谢", True),
        ("可以攻击谢谢", False),
        ("可以攻擊嗎", True),
    ],
)
def test_a_question_ends_with_a_mark_or_a_word_for_it(text: str, asks: bool) -> None:
    assert ends_as_question(text) is asks
