"""The report that a judge hands over."""

from __future__ import annotations

from markdown import Markdown

from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import CorrectMemory
from judgeapp.engine.state import replace
from judgeapp.library import Library
from judgeapp.table.dispute import account
from judgeapp.table.file import steps_below
from judgeapp.table.report import as_html, as_markdown, cited, clause_texts, report
from judgeapp.table.tree import ROOT, Beginning, Tree, plant
from tests.table.conftest import DUEL, chosen, planted


def test_position_steps_clauses_and_ruling_are_told(tree: Tree, library: Library) -> None:
    tree = tree.commented(ROOT, "table 12\nround 3").correct(CorrectMemory(Seat.A, 5))
    tree = chosen(tree, "attack:Striker>player")
    tree = tree.commented(tree.current, "Player B says that he blocked.")
    told = report(
        tree, tree.current, ruling="The attack **goes on**.", title="Dispute at table 12",
        clauses=clause_texts(library, ["11-2-1"], "zh-Hans"),
        pictures={ROOT: "pictures/1.png", tree.current: "pictures/2.png"},
    )  # fmt: skip
    text = as_markdown(told)
    assert text.startswith(
        "# Dispute at table 12\n\ntable 12  \nround 3\n\n## Ruling\n\nThe attack"
    )
    assert "- turn 3, main phase of A\n" in text
    assert "        - First (Striker), Lv.4, 6500 DP (printed 5000), red\n" in text
    assert "### 1. Choice (by the judge): the judge sets the memory of A from 3 to 5" in text
    assert "### 2. Choice: A: attack the player with First" in text
    assert "- First is suspended (" in text
    assert "Player B says that he blocked." in text
    assert "![Position](<pictures/1.png>)" in text
    assert text.index("pictures/2.png") < text.index("## The board after it")
    assert "### 11-2-1\n\n> **11-2-1** " in text
    assert "Comprehensive Rules" in text


def test_clauses_that_were_applied_are_known_without_the_judges_own(tree: Tree) -> None:
    tree = chosen(tree.correct(CorrectMemory(Seat.A, 5)), "attack:Striker>player")
    found = cited(tree, tree.current)
    assert "11-2-1" in found
    assert "judge" not in found
    assert len(found) == len(set(found))


def test_a_clause_is_told_in_the_language_asked_for_as_well(library: Library) -> None:
    (blocker,) = clause_texts(library, ["16-4-1"], "ja")
    assert len(blocker.quotations) == 2
    assert "Japanese" in blocker.quotations[1]
    # In English our rendering stands before the source, and is called what it is.
    (rendered,) = clause_texts(library, ["16-4-1"], "en")
    assert "is the keyword effect" in rendered.quotations[0]
    assert "阻挡者" in rendered.quotations[0]
    assert "unofficial English rendering" in rendered.quotations[0]
    (same,) = clause_texts(library, ["16-4-1"], "zh-Hans")
    assert len(same.quotations) == 1


def test_a_clause_that_is_none_says_so(tree: Tree, library: Library) -> None:
    told = report(tree, ROOT, clauses=clause_texts(library, ["99-9"], "en"))
    assert "have no such clause" in as_markdown(told)


def test_the_page_has_the_pictures_of_the_report_and_no_others(tree: Tree) -> None:
    ruling = (
        "Look ![x](http://evil.example/x.png) ![y](//evil.example/y.png) "
        "<script>alert(1)</script> <img src='p.png' onerror='x()'> [here](javascript:x)"
    )
    page = as_html(report(tree, ROOT, ruling=ruling, pictures={ROOT: "p.png"}))
    assert page.count('src="p.png"') == 2
    assert page.startswith('<!DOCTYPE html>\n<html lang="en">')
    for bad in ("evil.example", "script", "onerror", "href", "javascript"):
        assert bad not in page


def test_html_in_a_ruling_is_seen_in_its_markdown_and_does_nothing(tree: Tree) -> None:
    ruling = "<iframe src='x'></iframe> \\<script>x()</script> ![x](http://x.png) **so** <Blocker>"
    told = as_markdown(report(tree, ROOT, ruling=ruling))
    assert "**so** &lt;Blocker>" in told
    page = Markdown(output_format="html").convert(told)
    for alive in ("<iframe", "<script", "<img"):
        assert alive not in page
    assert "&lt;iframe" in page
    assert "<strong>so</strong> &lt;Blocker&gt;" in page


def test_names_of_cards_are_no_markup(tree: Tree) -> None:
    state = tree.game.state
    top = state.units[tree.beginning.names["First"]].top
    cards = {**state.cards, top: replace(state.cards[top], called="<b>*x*</b>")}
    named = Beginning(replace(state, cards=cards), {}, "a < b")
    page = as_html(report(plant(named), ROOT))
    assert "&lt;b&gt;*x*&lt;/b&gt;" in page
    assert "<title>a &lt; b</title>" in page


def test_words_can_be_those_of_another_language(tree: Tree) -> None:
    german = {"position": "Stellung", "untitled": "Entscheidung", "ruling": "x", "steps": "x",
              "end": "x", "by-judge": "x", "choice": "x", "clauses": "x", "none": "x"}  # fmt: skip
    text = as_markdown(report(tree, ROOT), german)
    assert "## Stellung" in text
    assert "Position" not in text


TWO_WALLS = """\
title: Two Walls
cards:
  Wall: {level: 4, dp: 5000}
  Ray: {category: option, use_cost: 0, effects: "[Main] Delete 1 of your opponent's Digimon."}
  Base: {level: 3, dp: 2000}
position:
  memory: 3
  A: {battle: [Base], hand: [Ray]}
  B: {battle: [Wall, {card: Wall, as: Wall 2}]}
steps: []
"""


def test_of_two_cards_of_a_name_each_is_told_by_its_own() -> None:
    used = chosen(planted(TWO_WALLS), "use:Ray")
    second = used.beginning.names["Wall 2"]
    tree = used.choose(f"Wall#{second}")
    text = as_markdown(report(tree, tree.current))
    assert "Choice: A: Wall 2\n" in text
    assert "- Wall 2 is deleted (" in text
    assert "- Wall is deleted (" not in text
    assert [line for line in text.splitlines() if line.strip().startswith("- trash of B")] == [
        "    - trash of B: Wall 2"
    ]
    # The steps of the way say the same, and come to the same.
    steps = steps_below(tree, ROOT, tree.current)
    assert steps == ({"use": "Ray"}, {"answer": "Wall 2"})
    begun = tree.nodes[ROOT].game
    assert account(begun, tree.beginning.names, steps).choices == tree.game.choices


MISPRINTED = """\
title: A card with misprints
cards:
  Rusher: {dp: 3000, play_cost: 3, effects: "[On Play] Gain +1 memory."}
  Elder: {dp: 3000, effects: "[Your Turn] This Digimon gets +1000DP."}
  Idle: {dp: 3000, effects: "[On Deletion] Gain +2 memory."}
position:
  memory: 3
  A: {battle: [Elder, Idle], hand: [Rusher], deck: 6}
  B: {security: 3}
steps: []
"""


def test_what_is_read_otherwise_than_printed_is_told_where_it_decided() -> None:
    tree = chosen(planted(MISPRINTED), "play:Rusher")
    told = report(tree, tree.current)
    assert told.misprints == (
        "Elder: '+1000DP' is read as '+1000 DP'",
        "Rusher: 'Gain +1' is read as 'Gain 1'",
    )
    assert "## Read otherwise than it is printed" in as_markdown(told)
    assert report(tree, ROOT).misprints == ()
    assert "Read otherwise" not in as_markdown(report(planted(DUEL), ROOT))
