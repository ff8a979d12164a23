"""The Comprehensive Rules 3.6 as a tree of clauses."""

from __future__ import annotations

from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.passage import BlockKind, NoteKind, PassageKind


def numbers(corpus: Corpus) -> list[str]:
    return [p.number for p in corpus if p.source == "rules" and p.number]


def test_there_are_18_chapters_and_1061_clauses_of_which_784_are_leaves(corpus: Corpus) -> None:
    assert len([n for n in numbers(corpus) if "-" not in n]) == 18
    assert len([n for n in numbers(corpus) if "-" in n]) == 1061
    assert len(corpus.leaves("rules")) == 784


def test_a_clause_is_below_the_clauses_whose_numbers_begin_its_own(corpus: Corpus) -> None:
    clause = corpus.passage("rules:7-1-3-2")
    assert [p.number for p in corpus.ancestors(clause)] == ["7", "7-1", "7-1-3"]
    assert clause in corpus.children(corpus.passage("rules:7-1-3"))


def test_a_title_is_a_heading_and_a_rule_with_subclauses_is_not(corpus: Corpus) -> None:
    assert corpus.passage("rules:16-4").heading == "≪阻挡者≫"
    rule = corpus.passage("rules:17-1-3")
    assert rule.kind is PassageKind.CLAUSE
    assert rule.heading == ""
    assert rule.text.startswith("在可以进行规则检查的时机")


def test_the_second_7_2_2_11_is_7_2_2_12_and_says_so(corpus: Corpus) -> None:
    first, second = corpus.passage("rules:7-2-2-11"), corpus.passage("rules:7-2-2-12")
    assert not first.notes
    (note,) = second.notes
    assert (note.kind, note.printed, note.correct) == (NoteKind.RENUMBERED, "7-2-2-11", "7-2-2-12")
    assert second.printed().startswith("7-2-2-11.")
    assert second.text == "数码合体不是强制的。"


def test_110_clauses_have_an_example_separate_from_the_rule(corpus: Corpus) -> None:
    assert len([p for p in corpus if p.source == "rules" and p.examples]) == 110
    rule, example = corpus.passage("rules:4-1-2").blocks
    assert rule.kind is BlockKind.TEXT
    assert rule.text.endswith("右侧的内存。“内存X以上”是指内存条上自己方X格及左侧的内存。")
    assert example.kind is BlockKind.EXAMPLE
    assert example.text.startswith("（例：“【自己的回合开始时】")


def test_an_example_with_brackets_inside_ends_at_its_own_bracket(corpus: Corpus) -> None:
    example, *_ = corpus.passage("rules:17-1-2-1").examples
    assert example.text.endswith("会被消灭）")
    assert example.text.count("（") == example.text.count("）") > 1


def test_text_after_an_example_is_rule_again(corpus: Corpus) -> None:
    kinds = [b.kind for b in corpus.passage("rules:4-15-5").blocks]
    assert kinds == [BlockKind.TEXT, BlockKind.EXAMPLE, BlockKind.TEXT]


def test_every_cross_reference_leads_to_a_clause(corpus: Corpus) -> None:
    links = [link for p in corpus if p.source == "rules" for link in p.links()]
    # 127 references; the one in 2-3-3-3 names two clauses.
    assert len(links) == 128
    assert all(corpus.clause(link.target) for link in links)


def test_a_reference_covers_the_printed_number(corpus: Corpus) -> None:
    for passage in corpus:
        for block in passage.blocks:
            for link in block.links:
                assert block.text[link.start : link.end] == link.target


def test_references_are_known_in_both_directions(corpus: Corpus) -> None:
    referring = corpus.referring(corpus.passage("rules:2-12-1-6"))
    assert [p.number for p in referring] == ["2-3-7-2", "2-3-8-2", "2-3-9-2", "2-3-10-2", "2-3-11-2", "2-3-12-4"]


def test_a_clause_is_read_within_its_section_and_a_section_by_itself(corpus: Corpus) -> None:
    assert corpus.page(corpus.passage("rules:7-1-3-2")).number == "7-1"
    assert corpus.page(corpus.passage("rules:7-1")).number == "7-1"
    assert corpus.page(corpus.passage("rules:7")).number == "7"
