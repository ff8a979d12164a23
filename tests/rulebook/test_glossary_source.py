"""The source's glossary: every term in its group, with its definition."""

from __future__ import annotations

from collections import Counter
from functools import cache

from judgeapp.rulebook.check import FaultKind, check_source
from judgeapp.rulebook.manifest import Rulebook, corpus_file, load_manifest
from judgeapp.rulebook.parsing import glossary
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import Note, NoteKind, Passage, PassageKind


def source() -> Rulebook:
    return load_manifest().source("glossary-hant")


def glossary_text() -> str:
    return corpus_file(source().file).decode("utf-8")


@cache
def parsed() -> ParsedSource:
    return glossary.parse(source(), glossary_text())


def entry(term: str) -> Passage:
    return next(p for p in parsed().passages if p.heading == term)


def lines(passage: Passage) -> list[str]:
    return [line for block in passage.blocks for line in block.text.split("\n")]


def unexplained(text: str) -> str:
    residue = glossary.parse(source(), text).residue
    return "".join(text[r.start : r.end] for r in residue if not r.reason)


def test_every_character_is_in_one_passage_or_in_explained_residue() -> None:
    assert check_source(source(), glossary_text()).faults == ()


def test_there_are_111_terms_in_13_groups() -> None:
    kinds = Counter(p.kind for p in parsed().passages)
    assert kinds == {PassageKind.HEADING: 13, PassageKind.ENTRY: 111}


def test_blocker_is_among_the_keyword_effects() -> None:
    blocker = entry("《格擋》")
    assert blocker.id == "glossary-hant:13.1"
    assert blocker.path == ("glossary-hant:13",)
    assert entry("關鍵字效果").id == "glossary-hant:13"
    assert lines(blocker)[0] == "此數碼寶貝在格擋時間可以進行格擋"


def test_the_last_rows_belong_to_the_keyword_effects_too() -> None:
    group = [p.heading for p in parsed().passages if p.path == ("glossary-hant:13",)]
    assert len(group) == 25
    assert group[-1] == "《意識連結》"


def test_a_blank_line_does_not_end_a_group() -> None:
    assert entry("每回合1次").path == entry("安全區效果").path


def test_a_term_is_in_every_group_that_prints_it() -> None:
    inherited = [p.id for p in parsed().passages if p.heading == "進化元效果"]
    assert inherited == ["glossary-hant:7.5", "glossary-hant:8.1", "glossary-hant:9.2"]


def test_marked_paragraphs_become_lines_without_marks() -> None:
    assert lines(entry("《x抽》")) == [
        "從我方卡組中抽取x張卡片",
        "從卡組抽取x張卡片加入手牌的效果。",
        "手牌的卡片張數沒有上限。",
    ]


def test_paragraphs_turned_into_blanks_become_lines() -> None:
    assert lines(entry("安全區")) == [
        "守護玩家的防禦牆。",
        "在安全區0張卡片時，被對方的數碼寶貝攻擊玩家，或遭到確認安全區的話，即輸掉遊戲。",
    ]


def test_a_blank_inside_a_sentence_stays() -> None:
    assert lines(entry("Lv. (等級)"))[-1] == "也存在沒有等級的數碼寶貝 (Lv.-) 。"


def test_a_simplified_character_is_noted_as_a_misprint() -> None:
    note = Note(NoteKind.MISPRINT, printed="哪个位置", correct="哪個位置")
    assert entry("放棄出牌(PASS)").notes == (note,)


def test_a_line_without_a_definition_is_unexplained() -> None:
    text = glossary_text().replace("格擋時間\t", "格擋時間", 1)
    assert unexplained(text).startswith("格擋時間在反擊時間之後")


def test_a_group_without_terms_is_unexplained() -> None:
    assert unexplained(glossary_text() + "\n■新的分類\t") == "■新的分類"


def test_a_lost_term_is_noticed() -> None:
    text = "\n".join(x for x in glossary_text().split("\n") if not x.startswith("《貫通》"))
    kinds = {fault.kind for fault in check_source(source(), text).faults}
    assert FaultKind.COUNT in kinds
