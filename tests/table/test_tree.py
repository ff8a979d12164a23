"""The tree of a table: undo, redo, branches, and steps through events."""

from __future__ import annotations

import pytest

from judgeapp.engine.events import EventKind
from judgeapp.engine.game import RefusedError, replay
from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import ByHandDeed, CorrectMemory, by_hand_key, correction_key
from judgeapp.engine.lang import Draw
from judgeapp.table.tree.tree import ROOT, Tree
from tests.table.conftest import chosen


def test_another_choice_after_going_back_makes_a_branch(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    passed = chosen(attacked.undo(), "pass")
    assert passed.here.above == attacked.here.above == ROOT
    assert set(passed.below[ROOT]) == {attacked.current, passed.current}
    assert passed.nodes[attacked.current].game is attacked.game
    assert passed.ends == (attacked.current, passed.current)


def test_the_same_choice_again_is_no_new_branch(tree: Tree) -> None:
    once = chosen(tree, "pass")
    again = chosen(once.undo(), "pass")
    assert again.current == once.current
    assert len(again.nodes) == 2


def test_redo_follows_undo_and_ends_where_nothing_follows(tree: Tree) -> None:
    after = chosen(tree, "attack:Striker>player")
    back = after.undo()
    assert back.can_redo
    assert not back.can_undo
    assert back.redo().current == after.current
    assert after.redo() is after
    assert tree.undo() is tree


def test_redo_follows_the_branch_visited_last(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    passed = chosen(attacked.undo(), "pass")
    assert passed.undo().redo().current == passed.current
    assert passed.go(attacked.current).go(ROOT).redo().current == attacked.current


def test_any_node_can_be_continued(tree: Tree) -> None:
    deep = chosen(tree, "attack:Striker>player")
    other = chosen(deep.go(ROOT), "pass")
    assert deep.game.decision is not None
    key = deep.game.decision.options[0].key
    continued = other.go(deep.current).choose(key)
    assert continued.here.above == deep.current
    assert [node.choice for node in continued.path(continued.current)] == ["", deep.here.choice, key]


def test_a_choice_that_is_not_open_changes_nothing(tree: Tree) -> None:
    with pytest.raises(RefusedError):
        tree.choose("block:Guard")
    assert len(tree.nodes) == 1


def test_branches_have_names_and_comments(tree: Tree) -> None:
    named = chosen(tree, "pass")
    named = named.called(named.current, "as player A tells it").commented(ROOT, "table 12")
    assert named.here.name == "as player A tells it"
    assert named.nodes[ROOT].comment == "table 12"
    assert named.undo().redo().here.name == "as player A tells it"


def test_an_action_of_the_judge_is_an_edge_like_others(tree: Tree) -> None:
    corrected = tree.choose(correction_key(CorrectMemory(Seat.A, 7)))
    assert corrected.game.state.memory == 7
    assert corrected.here.is_of_the_judge
    assert corrected.undo().game.state.memory == 3
    riddle = chosen(tree, "play:Riddle").choose(by_hand_key(ByHandDeed((Draw(1),))))
    assert riddle.here.is_of_the_judge
    assert not riddle.nodes[riddle.here.above or 0].is_of_the_judge
    assert riddle.choose("resolved").undo().redo().game.decision is not None


def test_each_event_has_its_board(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    moments = attacked.moments(attacked.current)
    assert [m.event for m in moments] == list(attacked.game.events)
    first = tree.beginning.names["First"]
    suspended = [m.state.units[first].suspended for m in moments]
    turned = next(n for n, m in enumerate(moments) if m.event.kind is EventKind.SUSPENDED)
    assert not any(suspended[:turned])
    assert all(suspended[turned:])
    assert moments[-1].state == attacked.game.state
    assert moments[turned].explanation.text == "First is suspended"


def test_memory_between_the_events_of_a_payment(tree: Tree) -> None:
    played = chosen(tree, "play:Sprout")
    paid = [m for m in played.moments(played.current) if m.event.kind is EventKind.PAID]
    assert paid[0].state.memory == 0
    assert all(m.event.number <= m.state.clock for m in played.moments(played.current))


def test_the_beginning_has_moments_too(tree: Tree) -> None:
    events = tuple(m.event for m in tree.moments(ROOT))
    assert events == tree.game.events


def test_a_node_is_its_beginning_and_its_choices(tree: Tree) -> None:
    deep = chosen(tree, "attack:Striker>player")
    keys = [node.choice for node in deep.path(deep.current) if node.above is not None]
    assert replay(tree.beginning.state, keys).digest() == deep.here.digest
