"""State and view of the table, without a window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from judgeapp.engine.state.state import replace
from judgeapp.exploring.explore import ExploringProgress, explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.library import Library
from judgeapp.table.report.table_report import ReportRequest
from judgeapp.table.results import Results
from judgeapp.table.tree.tree import ROOT, Tree
from judgeapp.ui.table.dispute.comparison_page import comparison_view
from judgeapp.ui.table.exploring.explore_page import explore_view, outcomes_text
from judgeapp.ui.table.intents import Activate, Click, Drag, MakeReport
from judgeapp.ui.table.panels.by_hand_panel import ByHandView, by_hand_view
from judgeapp.ui.table.report.report_page import ReportSources, report_view
from judgeapp.ui.table.table_state import Explored, NodeTexts, Palette, TableState
from judgeapp.ui.table.table_view import NOW, TableView, aimed, choices_of, marks_of, marks_of_line, view_of
from tests.table.conftest import DUEL, chosen, planted


@pytest.fixture(scope="module")
def tree() -> Tree:
    return planted(DUEL)


def seen(state: TableState) -> TableView:
    return view_of(state, NodeTexts(), Results())


def named(state: TableState, name: str) -> int:
    return int(state.tree.beginning.names[name])


def options(state: TableState) -> list[str]:
    return [line.text for line, _ in seen(state).decision.lines if line.number]


def thing_of(state: TableState, text: str) -> Any:
    return next(thing for line, thing in seen(state).decision.lines if line.text == text)


def test_options_are_grouped_by_card_and_show_their_cost(tree: Tree) -> None:
    lines = [line for line, _ in seen(TableState(tree)).decision.lines]
    attacks = [line.text for line in lines if line.text.startswith("Attack")]
    assert attacks
    assert "cost 2" in [line.aside for line in lines]
    assert seen(TableState(tree)).decision.title == "A: What to do in the main phase?"
    assert [line.number for line in lines if line.number] == [str(n + 1) for n in range(len(options(TableState(tree))))]


def test_closed_options_are_listed_with_clauses_on_demand(tree: Tree) -> None:
    state = replace(TableState(tree), lists_closed=True)
    assert "Not possible" not in [line.text for line, _ in seen(TableState(tree)).decision.lines]
    lines = [line for line, _ in seen(state).decision.lines]
    closed = lines[[line.text for line in lines].index("Not possible") + 1 :]
    assert closed
    assert all(line.clauses or line.remark for line in closed)


def test_a_first_click_marks_a_cards_options_and_a_second_chooses(tree: Tree) -> None:
    state, texts = TableState(tree), NodeTexts()
    attacker = next(c.refs[0] for c in texts.question(state).choices() if c.explanation.code == "attack-player")  # type: ignore[union-attr]
    first = aimed(state, texts, Click(attacker, ""))
    assert first.choice is not None
    assert not first.is_chosen
    assert marks_of(state, texts) == ()
    state = replace(state, source=first.source)
    assert "B.player" in marks_of(state, texts) == first.marks
    meant = aimed(state, texts, Click(0, "B.player"))
    assert meant.choice is not None
    assert meant.choice.explanation.code == "attack-player"
    assert meant.is_chosen
    assert aimed(state, texts, Drag(attacker, 0, "B.player")) == meant
    own = choices_of(state, texts, attacker, "")
    assert meant.choice in own
    assert marks_of_line(meant.choice) == meant.choice.refs
    assert aimed(state, texts, Click(0, "A.trash")).choice is None
    # The key cycles through the options.
    keys = Activate(attacker, "")
    assert [aimed(state, texts, keys, at).choice for at in (None, *own)] == [*own, own[0]]


def test_a_card_without_options_is_refused_with_clauses_and_one_with_options_is_not(tree: Tree) -> None:
    state, texts = TableState(tree), NodeTexts()
    attacker = named(state, "First")
    assert aimed(state, texts, Drag(attacker, 0, "B.player")).refusals == ()
    blocked = aimed(state, texts, Drag(attacker, named(state, "Guard"), ""))
    assert blocked.choice is None
    assert blocked.refusals
    assert all(line.clauses or line.remark for line in blocked.refusals)


def test_the_timeline_ends_at_the_decision_followed_by_undone_events(tree: Tree) -> None:
    played = chosen(tree, "pass")
    things = [thing for _, thing in seen(TableState(played)).timeline.lines]
    assert things[-1] == NOW
    undone = seen(TableState(played.undo())).timeline
    assert undone.lines[undone.row][1] == NOW
    assert len(undone.lines) > undone.row + 1


def test_at_an_event_the_board_is_of_that_moment_without_highlights(tree: Tree) -> None:
    state, texts = TableState(chosen(tree, "pass")), NodeTexts()
    state = replace(state, looks_at=texts.happened(state)[0], source=3)
    view = seen(state)
    assert view.decision.is_earlier
    assert view.marks == ()
    assert view.timeline.lines[view.timeline.row][1] == state.looks_at
    assert aimed(state, texts, Click(3, "")).refusals == []
    assert aimed(replace(state, lists_closed=True), texts, Activate(3, "")).choice is None


def test_a_branch_has_its_name_before_its_choice(tree: Tree) -> None:
    named_tree = chosen(tree, "pass")
    named_tree = named_tree.called(named_tree.current, "Careful")
    branches = seen(TableState(named_tree)).branches
    assert branches.name == "Careful"
    assert [line.text for line, number in branches.lines if number == branches.current] == ["Careful: A: Pass the turn"]


def test_descriptions_of_nodes_are_cached_until_the_language_changes(tree: Tree) -> None:
    state, texts, results = TableState(chosen(tree, "pass")), NodeTexts(), Results()
    before, again = (view_of(replace(state, seat=seat), texts, results) for seat in "AB")
    assert (before.seat, again.seat) == ("A", "B")
    assert before.timeline.lines[0] is again.timeline.lines[0]
    assert texts.question(state) is texts.question(state)
    assert texts.question(replace(state, language="ja")) is not texts.question(state)


def by_hand(state: TableState) -> ByHandView:
    return by_hand_view(state, NodeTexts(), Results())


def test_the_palette_offers_only_the_fields_of_an_action(tree: Tree) -> None:
    view = by_hand(TableState(tree))
    assert (view.effect, view.palette.who, view.palette.action) == ("", "correction", "put")
    assert view.fields == {"who", "action", "card", "area", "seat"}
    memory = by_hand(TableState(tree, palette=Palette("correction", "memory")))
    assert memory.fields == {"who", "action", "seat", "number"}
    suspend = by_hand(TableState(tree, palette=Palette("correction", "suspend")))
    assert "card" in suspend.fields
    assert suspend.choices["card"] == suspend.choices["onto"], "only cards of the field"
    assert len(suspend.choices["card"]) < len(view.choices["card"])
    ruling = Palette("ruling", "activate", named(TableState(tree), "First"))
    assert by_hand(TableState(tree, palette=ruling)).choices["effect"]
    assert not view.choices["effect"]


def test_the_palette_turns_to_an_effect_that_is_resolved_by_hand_and_back(tree: Tree) -> None:
    chosen_before = Palette("ruling", "draw")
    key = next(c.key for c in NodeTexts().question(TableState(tree)).choices() if "play" in c.key)  # type: ignore[union-attr]
    resolving = TableState(tree.choose(key), palette=chosen_before)
    assert by_hand(TableState(tree, palette=chosen_before)).palette.who == "ruling"
    view = by_hand(resolving)
    assert "Solve the riddle." in view.effect
    assert view.palette == Palette("effect", "draw", view.palette.by, True)
    # The choice made for the effect isn't kept without one.
    assert by_hand(TableState(tree, palette=view.palette)).palette.who == "correction"


def test_comparing_two_nodes_gives_the_same_differences_in_either_order(tree: Tree) -> None:
    played = chosen(tree, "pass")
    view = comparison_view(replace(TableState(played), compared=ROOT))
    assert [side.board for side in view.sides] == [seen(TableState(each)).board for each in (played, tree)]
    texts = [line.text for line, _ in view.lines]
    assert texts[0] == "The branches split after: The beginning"
    assert texts[1:4] == ["First board: A: Pass the turn", "Second board: ends here", "Different"]
    assert [thing for _, thing in view.lines[4:]] == [*view.differences]
    back = comparison_view(TableState(played.go(ROOT), compared=played.current))
    assert len(back.differences) == len(view.differences)
    same = comparison_view(TableState(tree, compared=ROOT))
    assert same.differences == ()
    assert same.lines[-1][0].text == "The two boards are identical."


def explored_from(tree: Tree) -> Explored:
    asked = ExploringRequest(Horizon(HorizonKind.DECISIONS, 1))
    return Explored((), tree, tree.current, asked, None, collect_outcomes(explore(tree.game, asked)))


def test_the_exploring_page_shows_the_result_and_its_starting_point(tree: Tree) -> None:
    results, state = Results(), TableState(tree)
    before = explore_view(state, results)
    assert (before.answer, before.titles, before.can_explore) == ("", (), True)
    assert before.where == "From here, after: The beginning"
    running = replace(state, explored=Explored((), tree, tree.current, progress=ExploringProgress(1, 1, 0)))
    assert not explore_view(running, results).can_explore
    state = replace(state, explored=explored_from(tree))
    view = explore_view(state, results)
    assert view.answer == f"{len(view.titles)} outcomes."
    explored = state.explored.outcomes
    assert explored is not None
    stopped = replace(state.explored, outcomes=replace(explored, outcomes=explored.outcomes[:1], stopped="asked"))
    assert explore_view(replace(state, explored=stopped), results).answer == "1 outcome."
    outcomes = [thing for line, thing in view.lines if line.number]
    assert len(outcomes) == len(view.titles) > 1
    assert view.board_of(0) != view.board_of(1)
    assert outcomes_text(state, results).startswith("Every line after “The beginning”, ")
    elsewhere = explore_view(replace(state, tree=chosen(tree, "pass")), results)
    assert elsewhere.where == "These results start after: The beginning. The table is now at another step."
    assert elsewhere.lines is view.lines, "nothing is described twice"


def test_a_report_has_the_requested_pictures(qapp: QApplication, tree: Tree, library: Library) -> None:
    state, sources, drawn = TableState(chosen(tree, "pass")), ReportSources(library), Results()
    request = ReportRequest(question="May it?", languages=("de",))
    plain = report_view(state, MakeReport(request), sources, drawn)
    assert plain.made.picture == b""
    view = report_view(state, MakeReport(request, pictures=True), sources, drawn)
    assert view.made.picture.startswith(b"\x89PNG")
    assert not any(step.picture for step in view.made.steps)
    from_b = report_view(replace(state, seat="B"), MakeReport(request, pictures=True), sources, drawn)
    assert from_b.made.picture != view.made.picture
    whole = MakeReport(replace(request, whole=True), pictures=True, every_picture=True)
    assert all(step.picture for step in report_view(state, whole, sources, drawn).made.steps)
    assert view.words("11-1-1").startswith("Attacking is a rule")
