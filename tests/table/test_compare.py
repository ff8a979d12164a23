"""Two nodes side by side."""

from __future__ import annotations

from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import CorrectMemory, Granted, TurnUnit
from judgeapp.engine.lang import Keyword, KeywordName
from judgeapp.table.compare import Comparison, compare
from judgeapp.table.tree import ROOT, Tree
from tests.table.conftest import chosen, meant


def texts(comparison: Comparison) -> list[str]:
    return [d.told.text for d in comparison.differences]


def test_a_node_does_not_differ_from_itself(tree: Tree) -> None:
    deep = chosen(tree, "attack:Striker>player")
    same = compare(deep, deep.current, deep.current)
    assert same.differences == ()
    assert same.choices == ("", "")
    assert same.common == deep.current


def test_the_first_choice_that_differs_is_named(tree: Tree) -> None:
    played = chosen(tree, "play:Riddle")
    resolved = played.choose("resolved")
    passed = chosen(resolved.go(ROOT), "pass")
    found = compare(passed, resolved.current, passed.current)
    assert found.common == ROOT
    assert found.choices == (played.here.choice, "pass")
    assert found.boards[0].memory == 2


def test_a_node_and_one_above_it(tree: Tree) -> None:
    deep = chosen(tree, "attack:Striker>player")
    found = compare(deep, ROOT, deep.current)
    assert found.common == ROOT
    assert found.choices == ("", deep.here.choice)
    assert "First: suspended no / yes" in texts(found)


def test_what_differs_is_told_with_the_name_of_the_card(tree: Tree) -> None:
    theirs = tree.beginning.names["Theirs"]
    one = tree.correct(TurnUnit(theirs, suspended=False))
    other = one.undo().correct(Granted(theirs, (Keyword(KeywordName.BLOCKER),)))
    found = compare(other, one.current, other.current)
    assert texts(found) == [
        "Theirs: suspended no / yes",
        "Theirs: keywords - / <Blocker>",
        "Theirs: given - / gains <Blocker> (Theirs)",
    ]
    assert {d.refs for d in found.differences} == {(theirs, theirs)}


def test_memory_and_piles(tree: Tree) -> None:
    one = tree.correct(CorrectMemory(Seat.A, 1))
    other = one.undo().choose(meant(tree, "play:Sprout"))
    told = texts(compare(other, one.current, other.current))
    assert "memory of A: 1 / 0" in told
    assert "hand of A: 3 / 2 cards" in told
    assert "hand of A: only on the first board: Sprout 3" in told
    assert "only on the second board: Sprout 3 (battle area of A)" in told


def test_cards_that_came_on_both_ways_are_taken_for_the_same(tree: Tree) -> None:
    one = chosen(tree, "play:Riddle").choose("resolved")
    corrected = one.go(ROOT).correct(CorrectMemory(Seat.A, 5))
    other = chosen(corrected, "play:Riddle").choose("resolved")
    assert texts(compare(other, one.current, other.current)) == ["memory of A: 2 / 4"]
