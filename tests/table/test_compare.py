"""Two nodes side by side."""

from __future__ import annotations

from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import CorrectMemory, Granted, TurnUnit, correction_key
from judgeapp.engine.lang import Keyword, KeywordName
from judgeapp.table.comparing.compare import WORDS, Comparison, compare, marks_of
from judgeapp.table.tree.tree import ROOT, Tree
from tests.table.conftest import chosen, meant


def texts(comparison: Comparison) -> list[str]:
    return [d.explanation.text for d in comparison.differences]


def test_a_node_does_not_differ_from_itself(tree: Tree) -> None:
    deep = chosen(tree, "attack:Striker>player")
    same = compare(deep, deep.current, deep.current)
    assert same.differences == ()
    assert same.choices == ("", "")
    assert same.common == deep.current


def test_the_first_different_choice_is_named(tree: Tree) -> None:
    played = chosen(tree, "play:Riddle")
    resolved = played.choose("resolved")
    passed = chosen(resolved.go(ROOT), "pass")
    comparison = compare(passed, resolved.current, passed.current)
    assert comparison.common == ROOT
    assert comparison.choices == (played.here.choice, "pass")
    assert comparison.boards[0].memory == 2


def test_a_node_and_one_above_it(tree: Tree) -> None:
    deep = chosen(tree, "attack:Striker>player")
    comparison = compare(deep, ROOT, deep.current)
    assert comparison.common == ROOT
    assert comparison.choices == ("", deep.here.choice)
    assert "First is suspended only on the second board" in texts(comparison)


def test_differences_name_the_card(tree: Tree) -> None:
    theirs = tree.beginning.names["Theirs"]
    corrected = tree.choose(correction_key(TurnUnit(theirs, suspended=False)))
    other = corrected.undo().choose(correction_key(Granted(theirs, (Keyword(KeywordName.BLOCKER),))))
    comparison = compare(other, corrected.current, other.current)
    assert texts(comparison) == [
        "Theirs is suspended only on the second board",
        "Theirs: keyword effect only on the second board: <Blocker>",
        "Theirs: given only on the second board: gains <Blocker> (Theirs)",
    ]
    assert {d.marks for d in comparison.differences} == {((theirs,), (theirs,))}


def test_memory_and_piles(tree: Tree) -> None:
    corrected = tree.choose(correction_key(CorrectMemory(Seat.A, 1)))
    other = corrected.undo().choose(meant(tree, "play:Sprout"))
    texts_ = texts(compare(other, corrected.current, other.current))
    assert "memory: 1 for A (on the first board), 0 for A (on the second board)" in texts_
    assert "cards in A's hand: 3 on the first board, 2 on the second board" in texts_
    assert "only on the first board, in A's hand: Sprout 3" in texts_
    assert "Sprout 3 is in A's battle area only on the second board" in texts_


def test_cards_that_arrived_on_both_lines_count_as_the_same(tree: Tree) -> None:
    played = chosen(tree, "play:Riddle").choose("resolved")
    corrected = played.go(ROOT).choose(correction_key(CorrectMemory(Seat.A, 5)))
    other = chosen(corrected, "play:Riddle").choose("resolved")
    assert texts(compare(other, played.current, other.current)) == [
        "memory: 2 for A (on the first board), 4 for A (on the second board)"
    ]


def test_differences_are_marked_in_place_on_each_board(tree: Tree) -> None:
    """A card on one board only is highlighted there, and its area on the other board."""
    corrected = tree.choose(correction_key(CorrectMemory(Seat.A, 1)))
    other = corrected.undo().choose(meant(tree, "play:Sprout"))
    comparison = compare(other, corrected.current, other.current)
    by = {difference.explanation.code: difference.marks for difference in comparison.differences}
    (came,) = (unit.id for unit in comparison.boards[1].seats["A"].battle if unit.fresh)
    assert by["only-other"] == (("A.battle",), (came,))
    assert by["memory"] == (("memory",), ("memory",))
    assert by["count"] == (("A.hand",), ("A.hand",))
    first, second = marks_of(comparison.differences)
    assert {"A.battle", "memory", "A.hand"} <= {*first}
    assert came in second
    assert came not in first


def test_an_attack_and_pending_effects_name_their_cards(tree: Tree) -> None:
    deep = chosen(tree, "attack:Striker>player")
    comparison = compare(deep, ROOT, deep.current)
    texts_ = texts(comparison)
    assert "First attacks the player only on the second board; stage: declared" in texts_
    stages = {"attack-declared", "attack-counter", "attack-block", "attack-confirm", "attack-end"}
    assert stages == {word for word in WORDS if word.startswith("attack-")}
    assert WORDS["attack-confirm"] == "confirming whether the attack is successful"
    waits = [d for d in comparison.differences if d.explanation.code == "waits-other"]
    first = tree.beginning.names["First"]
    assert [d.explanation.text for d in waits] == [
        "pending only on the second board: First: [When Attacking] Gain 1 memory.",
        "pending only on the second board: First: [When Attacking] <Draw 1>.",
    ]
    assert {d.marks for d in waits} == {((), (first,))}
    attack = next(d for d in comparison.differences if d.explanation.code == "attack-other")
    assert attack.marks == ((), ("First", "B.player"))
