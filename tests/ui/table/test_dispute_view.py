"""State and view of the page of two accounts, without a window."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from judgeapp.messages.errors import InputError
from judgeapp.table.dispute.account import Account, judge_account, read_steps
from judgeapp.table.dispute.disputed_accounts import (
    EVERY,
    AccountIntent,
    AddStep,
    Aim,
    Begin,
    DisputeState,
    Explore,
    Explored,
    GoOnWith,
    Judge,
    Rename,
    See,
    SeeStep,
    ShowAccounts,
    ShowFor,
    Take,
    TakeBack,
    Undo,
    VerbLine,
    after,
)
from judgeapp.table.dispute.reachability import Reachability
from judgeapp.table.results import Results
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.dispute.dispute_view import DisputeView, view_of
from tests.table.conftest import DUEL, planted
from tests.ui.table.accounts import LEGAL, NOT_LEGAL


@pytest.fixture(scope="module")
def tree() -> Tree:
    return planted(DUEL)


def done(state: DisputeState, *wanted: AccountIntent) -> DisputeState:
    results = Results()
    for intent in wanted:
        state = after(state, intent, results)
    return state


def given(tree: Tree, *texts: str) -> DisputeState:
    """Two accounts that have been checked."""
    state = done(
        DisputeState(("", "")), ShowAccounts((("Ann", texts[0]), ("Ben", texts[1]))), Begin(tree, 0, 0, "here")
    )
    assert not state.is_judged
    return done(state, Judge(tuple(_judged(state))))


def _judged(state: DisputeState) -> Iterable[Account | InputError]:
    for who, text in state.accounts:
        try:
            yield judge_account(state.beginning, state.names, read_steps(text, who), who)
        except InputError as error:
            yield error


def seen(state: DisputeState) -> DisputeView:
    return view_of(state, Results())


def signs(state: DisputeState, column: int) -> str:
    return "".join(line.sign for line, _ in seen(state).sides[column].steps)


def test_the_accounts_can_not_be_used_before_the_verdict(tree: Tree) -> None:
    waiting = done(given(tree, LEGAL, LEGAL), Begin(tree, 0, 0, "here"))
    assert done(waiting, AddStep({"pass": True}), Undo(), TakeBack(0), Aim(0, 0, "B.player")) is waiting


def test_a_step_is_added_to_the_active_account_undone_and_redone(tree: Tree) -> None:
    state = done(given(tree, "", ""), GoOnWith(1), AddStep({"pass": True}))
    assert [text for _, text in state.accounts] == ["", "- pass: true"]
    assert (signs(state, 0), signs(state, 1)) == ("", "✓")
    back = done(state, Undo())
    assert signs(back, 1) == ""
    assert done(back, Undo()) is back
    assert signs(done(back, Undo(forth=True)), 1) == "✓"
    other = done(back, AddStep({"hatch": True}))
    assert done(other, Undo(forth=True)) is other


def test_only_refused_steps_are_crossed_out(tree: Tree) -> None:
    state = given(tree, "- attack: {with: Nobody, at: player}", NOT_LEGAL)
    assert [signs(state, 0), signs(state, 1)[2]] == ["?", "×"]
    (verdict, _), *_ = seen(state).verdict
    assert [line[0] for line in verdict.remark.splitlines()] == ["?", "✓", "×"]


def test_no_part_of_a_refused_step_is_repeated(tree: Tree) -> None:
    view = seen(given(tree, LEGAL, NOT_LEGAL))
    (verdict, _), *_ = view.verdict
    block, passing = (line for line, _ in view.sides[1].steps if line.sign == "×")
    assert block.clauses[0] in verdict.linked, "the verdict shows its clause and reason"
    assert (block.linked, block.remark) == ((), "")
    assert passing.linked
    assert passing.remark == "Ben must decide something else first: Block?"
    assert block.tip == passing.tip == "Legal instead: Block with Guard; No block"
    assert "Not legal" not in verdict.remark, "its sign says that"


def test_the_reason_against_a_claim_is_in_its_tool_tip_and_menu(tree: Tree) -> None:
    view = seen(done(given(tree, "", ""), Take(VerbLine(EVERY)))).next
    claims = [line for line, _ in view.lines if line.sign == "×"]
    assert claims
    assert all(line.tip and line.leads and not line.remark and not line.linked for line in claims)


def test_a_click_on_an_earlier_board_leads_to_the_last_one_first(tree: Tree) -> None:
    state = done(given(tree, LEGAL, ""), SeeStep(0, 0))
    assert not seen(state).sides[0].is_at_end
    again = done(state, Aim(0, 0, "B.player"))
    assert seen(again).sides[0].is_at_end
    assert again.accounts == state.accounts


def test_each_account_has_the_letter_of_its_players_seat(tree: Tree) -> None:
    state = given(tree, LEGAL, NOT_LEGAL)
    assert "".join(side.letter for side in seen(state).sides) == "AB"
    headed = ShowFor("A", "en", None, ("Ben", "Ann"))
    swapped = done(state, headed)
    assert "".join(side.letter for side in seen(swapped).sides) == "BA"
    assert done(swapped, headed) is swapped, "nothing is drawn anew for the same heading"


def test_the_verdict_leads_to_where_the_accounts_part(tree: Tree) -> None:
    state = given(tree, LEGAL, NOT_LEGAL)
    (verdict, thing), *_ = seen(state).verdict
    assert verdict.text == "What Ann says is legal; what Ben says isn't."
    assert [side.row for side in seen(state).sides] == [2, 3]
    parting = done(state, See(thing))
    assert [side.row for side in seen(parting).sides] == [2, 2]
    assert seen(parting).sides[1].marks


def test_the_reports_heading_decides_whose_an_account_is(tree: Tree) -> None:
    """The block is by seat B, whose player is Ben, also if his account is the first. The verdict names the player only
    where both differ in that."""
    headed = ShowFor("A", "en", None, ("Ann", "Ben"))
    for first, other in (("Ann", "Ben"), ("Ben", "Ann"), ("Ben", "")):
        view = seen(done(given(tree, LEGAL, NOT_LEGAL), headed, Rename(0, first), Rename(1, other)))
        assert [line.text for line, _ in view.sides[0].steps][-1] == "Ben: Block with Guard"
        (verdict, _), *_ = view.verdict
        assert f"✓ {first}, step 3: Block with Guard" in verdict.remark
        assert f"× {other or 'Ann'}, step 3: Block with Theirs" in verdict.remark
    (verdict, _), *_ = seen(done(given(tree, LEGAL, NOT_LEGAL), Rename(0, "Player B"), Rename(1, "Player A"))).verdict
    assert "✓ Player B, step 3: Block with Guard" in verdict.remark
    assert "× Player A, step 3: Block with Theirs" in verdict.remark
    (verdict, _), *_ = seen(given(tree, "- pass: true", '- answer: "block:Guard"')).verdict
    assert "✓ Ann, step 1: Ann: Pass the turn" in verdict.remark
    assert "× Ben, step 1: Ben: Block with Guard" in verdict.remark
    named = seen(done(given(tree, LEGAL, NOT_LEGAL), headed, Rename(0, "Cat"), Rename(1, "Dan")))
    assert [line.text for line, _ in named.sides[0].steps][-1] == "Ben: Block with Guard"


def test_renaming_a_player_changes_no_word_of_the_account(tree: Tree) -> None:
    state = done(given(tree, LEGAL, "- {"), Rename(0, "Eve"))
    assert state.accounts == (("Eve", LEGAL), ("Ben", "- {"))
    assert seen(state).dispute is None
    results = Results()
    before, named = (view_of(of, results).next for of in (state, done(state, Rename(0, "Zoe"))))
    assert (before.head.splitlines()[0], named.head.splitlines()[0]) == ("Eve, step 4", "Zoe, step 4")
    assert named.upcoming is before.upcoming, "a number that is being entered, and the line that is gone to, stay"
    assert named.lines == before.lines
    assert seen(done(state, TakeBack(1))).dispute is not None


def test_a_late_answer_about_another_account_is_dropped(tree: Tree) -> None:
    state = done(given(tree, LEGAL, NOT_LEGAL), Explore())
    assert state.progress is not None
    changed = done(state, TakeBack(1))
    assert changed.progress is None
    assert done(changed, Explored(None)) is changed
    assert not any(isinstance(thing, Reachability) for _, thing in seen(changed).verdict)


def test_the_next_steps_are_lines_to_choose(tree: Tree) -> None:
    state = given(tree, "", "")
    (line, thing), *_ = seen(state).next.lines
    assert line.number == "1"
    assert len(seen(done(state, Take(thing))).sides[0].steps) == 1
