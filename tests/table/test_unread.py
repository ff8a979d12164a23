"""Unread texts at the table."""

from __future__ import annotations

import pytest

from judgeapp.engine.derive import view
from judgeapp.engine.game import begin
from judgeapp.engine.identity import Seat
from judgeapp.engine.legality.attempt import Attempt, verdicts
from judgeapp.exploring.explore import explore
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.library import Library
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.deciding.options import question
from judgeapp.table.dispute.account import judge_account
from judgeapp.table.dispute.dispute import DisputeOutcome, assess, dispute
from judgeapp.table.dispute.reachability import Reach, judge_reachability, request_reachability
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.table_report import ReportRequest, report
from judgeapp.table.tree.tree import ROOT, Beginning, Tree, plant
from tests.table.tables import as_text

SCENARIO = """\
title: What nobody understands
cards:
  Watcher: {level: 6, dp: 11000, effects: "[Your Turn] While the moon is full, hum."}
  Handy: {level: 3, dp: 1000, play_cost: 3, effects: "[Hand] While it rains, hum."}
  Plain: {level: 3, dp: 1000, effects: "[Your Turn] This Digimon gets +1000 DP."}
position:
  memory: 3
  A: {battle: [Watcher, Plain], hand: [Handy]}
steps: []
"""


def planted() -> Tree:
    scenario, faces, _ = read_scenario(SCENARIO, "it")
    state, names = build(scenario, faces)
    return plant(Beginning(state, names, scenario.title))


def test_a_card_shows_its_unread_texts() -> None:
    shown = board(planted().game.state)
    marked = {unit.name: unit.unread for unit in shown.units()}
    assert marked == {"Watcher": ("While the moon is full, hum.",), "Plain": ()}
    text = as_text(lines(shown))
    assert "not understood; you rule on it: While the moon is full, hum." in text
    assert "not understood; you rule on it: Handy: While it rains, hum." in text


def test_a_decision_names_them_in_the_turn_in_which_they_may_work() -> None:
    tree = planted()
    asked = question(tree.game)
    assert asked is not None
    assert [(unread.card, unread.perhaps) for unread in asked.unread] == [("Watcher", False), ("Handy", False)]
    other = question(tree.choose("pass").game)
    assert other is not None
    assert [unread.card for unread in other.unread] == ["Handy"]


def test_a_report_names_them(library: Library) -> None:
    tree = planted().choose("pass")
    page_report = report(tree, tree.current, ReportRequest(), library)
    assert page_report.by_hand == (
        ("not understood, ruled on by the judge", "Watcher: While the moon is full, hum."),
        ("not understood, ruled on by the judge", "Handy: While it rains, hum."),
    )
    assert "not understood, ruled on by the judge: Watcher" in as_markdown(page_report)
    assert report(tree, ROOT, ReportRequest(), library).by_hand == page_report.by_hand


DEAR = """\
title: What can't be paid
cards:
  Dear: {level: 6, play_cost: 14, effects: "TEXT"}
position:
  memory: 3
  A: {hand: [Dear]}
steps: []
"""


@pytest.mark.parametrize(
    ("text", "unread", "reach"),
    [("When this card would be played, frob.", ("Dear: frob.",), Reach.OPEN), ("", (), Reach.NEVER)],
)
def test_a_refusal_names_the_texts_that_might_change_it(text: str, unread: tuple[str, ...], reach: Reach) -> None:
    """A cost that can't be paid (1-3-11-1), unless an unread text reduces it."""
    scenario, faces, _ = read_scenario(DEAR.replace("TEXT", text), "it")
    state, names = build(scenario, faces)
    game = begin(state)
    playing = next(candidate for candidate in candidates(game) if candidate.verb == "play")
    refusal = why_not(game.state, playing)
    assert refusal is not None
    assert (refusal.clauses, refusal.unread) == (("1-3-11-1@4.2", "1-4-2-2@4.2"), unread)
    account = judge_account(game, names, [{"play": "Dear"}])
    assert account.wrong is not None
    assert all(line in account.wrong.why.explanation.text for line in unread)
    outcome = DisputeOutcome.UNDECIDED if unread else DisputeOutcome.SAME_WRONG
    assert assess(dispute(account, account)).outcome is outcome
    request = request_reachability([account], names)
    (answer,) = judge_reachability(request, collect_outcomes(explore(request.start, request.asked)))
    assert answer.reached is reach


FIGHT = """\
title: Who attacks and who blocks
cards:
  Comer: {level: 4, dp: 5000}
  Old: {level: 4, dp: 5000}
  Wall: {level: 4, dp: 5000, effects: "<Blocker>"}
  Herald: {level: 4, dp: 5000, effects: "TEXT"}
position:
  A: {battle: [{card: Comer, new: true}, Old, Herald]}
  B: {battle: [{card: Old, as: Fresh}, {card: Comer, as: Tired, suspended: true}, Wall]}
steps: []
"""
FROBS = "Whoever frobs can attack and block as if it had come long ago."


@pytest.mark.parametrize(("text", "unread"), [(FROBS, (f"Herald: {FROBS}",)), ("While it rains, hum.", ()), ("", ())])
def test_a_refused_attack_or_block_names_the_texts_that_might_change_it(text: str, unread: tuple[str, ...]) -> None:
    scenario, faces, _ = read_scenario(FIGHT.replace("TEXT", text and f"[All Turns] {text}"), "it")
    state, names = build(scenario, faces)
    game = begin(state)

    def refusal(verb: str, unit: str, target: int = 0) -> tuple[tuple[str, ...], tuple[str, ...]]:
        (wanted,) = (c for c in candidates(game) if (c.verb, c.ref, c.attempt.target) == (verb, names[unit], target))
        refused = why_not(game.state, wanted)
        assert refused is not None
        return refused.clauses, refused.unread

    assert refusal("attack", "Comer") == (("7-1-2-1@4.2",), unread)
    assert refusal("attack", "Old", names["Fresh"]) == (("11-2-7-1@4.2",), unread)
    assert game.decision is not None
    old = (o.key for o in game.decision.options if o.key.startswith("attack:Old") and o.key.endswith(">player"))
    game = game.choose(next(old))
    assert game.decision is not None
    assert game.decision.kind == "block"
    assert refusal("block", "Fresh") == (("12-1-1@4.2", "16-5-1@4.2"), unread)
    # Both reasons against a suspended Digimon without <Blocker> (12-1-4).
    assert refusal("block", "Tired") == (("12-1-1@4.2", "16-5-1@4.2", "12-1-4@4.2"), unread)


def test_an_unread_text_on_the_digimon_itself_always_counts() -> None:
    scenario, faces, _ = read_scenario(FIGHT.replace("TEXT", "[All Turns] While it rains, hum."), "it")
    state, names = build(scenario, faces)
    state = begin(state).state
    tried = verdicts(view(state), Seat.A, Attempt("attack", unit=names["Herald"], target=names["Fresh"]))
    assert [text.line for verdict in tried for text in verdict.unread] == ["Herald: While it rains, hum."]
    # Texts can't change whose turn it is (6-5-1).
    (verdict,) = verdicts(view(state), Seat.B, Attempt("attack", unit=names["Herald"]))
    assert (verdict.ok, verdict.unread) == (False, ())
