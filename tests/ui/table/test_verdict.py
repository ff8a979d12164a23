"""Verdict on two accounts, and their first difference."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgeapp.messages.errors import InputError
from judgeapp.table.dispute.account import Account, judge_account, read_steps
from judgeapp.table.dispute.dispute import dispute
from judgeapp.table.dispute.disputed_accounts import AddStep, TakeBack, Undo
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.dispute import dispute_page
from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.dispute.dispute_view import verdict_lines
from judgeapp.ui.table.lines.cited_line import LineKind
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.layout.central_widget import stops
from tests.table.conftest import DUEL, planted
from tests.ui.table.accounts import LEGAL, NARROW, NOT_LEGAL, WIDE, answered, click, click_line, key, steps, written
from tests.ui.table.conftest import CONTROL, SHIFT, press, report_on, window_of
from tests.ui.waiting import wait


@pytest.fixture(scope="module")
def tree() -> Tree:
    return planted(DUEL)


def test_an_illegal_step_is_marked_with_its_reason_and_legal_alternatives(page: DisputePage) -> None:
    written(page, LEGAL, NOT_LEGAL)
    wrong = page.sides[1].steps.shown[2]
    assert (wrong.text, wrong.sign, wrong.kind) == ("Ben: Block with Theirs", "×", LineKind.STRONG)
    assert {"12-1-1@4.2", "16-5-1@4.2"} <= set(wrong.clauses)
    # The verdict gives the reason once.
    (verdict,) = page.verdict.shown
    why = verdict.remark.rpartition(" – ")[2]
    assert why.startswith("only a Digimon in the battle area with <Blocker> can block")
    assert (wrong.remark, wrong.tip) == ("", "Legal instead: Block with Guard; No block")
    assert [line.sign for line in page.sides[0].steps.shown] == ["✓"] * 3
    shown = [line for lines in (page.verdict, page.differing, page.sides[1].steps) for line in lines.shown]
    assert sum(why in line.remark for line in shown) == 1
    assert page.sides[0].steps.linked == page.sides[1].steps.linked == {2}


def test_the_first_difference_is_visible_on_both_boards(page: DisputePage, table: Table) -> None:
    """The boards show the step at which the accounts differ, and each account's next step."""
    other = LEGAL.replace('"block:Guard"', "no-block") + "\n- pass: true"
    written(page, LEGAL, other)
    ends = [side.view.board for side in page.sides]
    page.verdict.setFocus()
    key(Qt.Key.Key_Return)
    first, two = page.sides
    assert two.view.board is not ends[1]
    assert two.steps.currentIndex().row() == 2
    guard = table.session.tree.beginning.names["Guard"]
    marked = [side.view._marked for side in page.sides]
    assert guard in marked[0]
    assert "B.trash" in marked[0]
    assert "B.trash" in marked[1]
    # The differences are one click away.
    assert not page.differing.isVisible()
    assert page.differences.text() == f"Differences ({len(page.differing.texts) - 1})"
    page.differences.click()
    assert page.differing.isVisible()
    assert page.differing.texts[0] == "Different on the two boards"
    assert "Guard is in Ben's battle area only according to Ben" in page.differing.texts
    # Selecting a difference highlights only that difference.
    row = page.differing.texts.index("Guard is in Ben's battle area only according to Ben")
    page.differing.setCurrentIndex(page.differing.model_of_lines.index(row, 0))
    assert first.view._marked == {"B.battle"}
    assert two.view._marked == {guard}


def test_the_ruling_follows_the_account_that_happened_with_its_clauses(page: DisputePage, table: Table) -> None:
    """Both are legal. A ruling doesn't cite the account it rejects; an undecided one cites both."""
    written(page, LEGAL, LEGAL.replace('"block:Guard"', "no-block"))
    (both,) = page.verdict.shown
    assert {"12-1-7-1@4.2", "11-5-1-1@4.2"} <= set(both.clauses)
    table.pages.report.part.title.clear()
    ruling = table.pages_controller.ruling()
    assert ruling.clauses == both.clauses
    assert (ruling.question, ruling.answer) == (
        "According to Ann: Block with Guard; according to Ben: No block. Which is right?",
        "",
    )
    window = window_of(table)
    for row, cited, left_out, answer in (
        (0, "12-1-7-1", "11-5-1-1", "It happened as Ann says: Block with Guard."),
        (1, "11-5-1-1", "12-1-7-1", "It happened as Ben says: No block."),
    ):
        page.rule.click()
        assert [action.text() for action in page.followed.actions()] == [
            "It happened as Ann says",
            "It happened as Ben says",
            "Not decided yet",
        ]
        page.followed.actions()[row].trigger()
        page.followed.close()
        window.activateWindow()
        assert window.navigator.at_rulings
        form = window.columns.rulings.form
        assert form.texts["answer"].toPlainText() == answer
        assert cited in form.lines["clauses"].text()
        assert left_out not in form.lines["clauses"].text()
        press(table, Qt.Key.Key_5, CONTROL)
        assert window.navigator.at_table
        assert cited + "@4.2" in page.verdict.shown[0].clauses
        assert left_out + "@4.2" not in page.verdict.shown[0].clauses
    # A changed account gets a new verdict.
    page.dispatch(TakeBack(1))
    page.dispatch(Undo())
    assert page.verdict.shown[0].clauses == both.clauses
    # The key asks the same question as the button.
    press(table, Qt.Key.Key_R, CONTROL | SHIFT)
    assert page.followed.isVisible()
    assert window.navigator.at_table
    page.followed.close()
    # If the rules decide, nothing is asked.
    written(page, LEGAL, NOT_LEGAL)
    page.rule.click()
    assert window.navigator.at_rulings
    assert not page.followed.isVisible()


def _save_ruling(page: DisputePage, table: Table, row: int, event: str = "") -> tuple[str, str]:
    """Write the ruling with the menu and save it. Returns the form's answer and clauses."""
    window = window_of(table)
    page.rule.click()
    if page.followed.actions() and row >= 0:
        page.followed.actions()[row].trigger()
    page.followed.close()
    window.activateWindow()
    form = window.columns.rulings.form
    wait(100)  # until the previous ruling is saved
    form.lines["event"].setText(event)
    texts = form.texts["answer"].toPlainText(), form.lines["clauses"].text()
    press(table, Qt.Key.Key_S, CONTROL)
    press(table, Qt.Key.Key_5, CONTROL)
    assert window.navigator.at_table
    return texts


NO_BLOCK = LEGAL.replace('"block:Guard"', "no-block")


@pytest.mark.parametrize("is_saved", [True, False])
def test_following_the_other_account_proposes_another_ruling(page: DisputePage, table: Table, is_saved: bool) -> None:
    """The previous ruling may be saved only when it is replaced in the form."""
    report = table.pages.report.part
    report.title.clear()
    written(page, LEGAL, NO_BLOCK)
    if is_saved:
        assert _save_ruling(page, table, 0)[0] == "It happened as Ann says: Block with Guard."
        assert report.ruling.toPlainText() == "It happened as Ann says: Block with Guard."
    else:
        page.rule.click()
        page.followed.actions()[0].trigger()
        page.followed.close()
        window_of(table).columns.rulings.form.lines["event"].setText("Cup")
        press(table, Qt.Key.Key_5, CONTROL)
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(page)
    answer, clauses = _save_ruling(page, table, 1)
    assert answer == "It happened as Ben says: No block."
    assert "11-5-1-1" in clauses
    assert "12-1-7-1" not in clauses
    made = report_on(report)
    assert made.outcome == made.ruling == "It happened as Ben says: No block."
    assert "11-5-1-1@4.2" in [clause.number for clause in made.clauses]
    assert "12-1-7-1@4.2" not in [clause.number for clause in made.clauses]


def test_a_ruling_does_not_outlive_the_accounts_it_ruled_on(page: DisputePage, table: Table) -> None:
    """Proposed text is removed; the judge's own text stays, with a request to check it."""
    notices: list[str] = []
    table.noticed.connect(notices.append)
    report, notice = table.pages.report.part, "The ruling in the report was written for other accounts. Check it."
    report.title.clear()
    written(page, LEGAL, NO_BLOCK)
    _save_ruling(page, table, 1)
    before = report_on(report)
    assert (before.ruling, before.question) == (
        "It happened as Ben says: No block.",
        "According to Ann: Block with Guard; according to Ben: No block. Which is right?",
    )
    # Saved with the table, together with the account that it follows.
    notes = table.session.tree.notes
    assert notes.followed == 1
    page.show_accounts(notes.accounts, notes.followed)
    answered(page)
    assert report_on(report).outcome == before.ruling
    page.dispatch(TakeBack(1))
    page.dispatch(AddStep({"answer": "block:Theirs"}))
    answered(page)
    made = report_on(report)
    assert (made.question, made.ruling) == ("", "")
    assert "16-5-1@4.2" in [clause.number for clause in made.clauses]
    assert "No block" not in table.session.tree.notes.title
    assert notice not in notices
    drafted = table.pages_controller.ruling()
    assert drafted.answer.startswith("What Ann says is legal; what Ben says isn't.")
    assert "Theirs" in drafted.question
    assert "16-5-1@4.2" in drafted.clauses
    # The judge's own text isn't replaced.
    _save_ruling(page, table, -1)
    assert report.ruling.toPlainText().startswith("What Ann says is legal")
    report.ruling.setPlainText("It may not block.")
    page.dispatch(TakeBack(1))
    assert report.ruling.toPlainText() == "It may not block."
    assert notices.count(notice) == 1
    page.dispatch(Undo())
    assert notices.count(notice) == 1


def test_a_shorter_account_is_no_contradiction(page: DisputePage) -> None:
    assert page.verdict.texts == ["Both accounts begin here: A turn with something of everything"]
    written(page, LEGAL, LEGAL.partition("\n")[0])
    assert page.verdict.texts == ["The same so far; Ben says nothing further."]
    assert not page.sides[0].view._marked
    written(page, LEGAL, "")
    assert page.verdict.texts == ["Ben hasn't said anything yet."]
    assert not page.verdict.shown[0].clauses
    written(page, LEGAL, LEGAL)
    assert page.verdict.texts == ["Both accounts lead to the same result."]
    assert not page.differing.isVisible()


def test_the_verdict_is_on_top_in_reading_size_with_its_clauses(page: DisputePage, table: Table) -> None:
    """The verdict is the purpose of the page."""
    written(page, LEGAL, NOT_LEGAL)
    (verdict,) = page.verdict.shown
    assert verdict.text == "What Ann says is legal; what Ben says isn't."
    assert verdict.clauses == ("12-1-1@4.2", "16-5-1@4.2", "12-1-4@4.2"), "those that refuse the block"
    first, second = verdict.remark.split("\n")
    assert first == "✓ Ann, step 3: Block with Guard"
    assert second.startswith("× Ben, step 3: Block with Theirs – only a Digimon ")
    window = window_of(table)
    for size in (WIDE, NARROW):
        window.resize(*size)
        QApplication.processEvents()
        for part in (page.sides[0].view, page.next):
            below = part.mapTo(page, QPoint()).y()
            assert page.verdict.mapTo(page, QPoint(0, page.verdict.height())).y() <= below
        assert page.verdict.width() > 0.9 * page.width()
        row = page.verdict.visualRect(page.verdict.model_of_lines.index(0, 0))
        assert page.verdict.viewport().rect().contains(row), "nothing of it is scrolled away"
    laid, plain = (lines.layouts.of(verdict, lines.room) for lines in (page.verdict, page.differing))
    assert laid.bold.pointSizeF() > plain.bold.pointSizeF()
    assert laid.small.pointSizeF() >= QApplication.font().pointSizeF()
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    names = (f"{name} of the Guild of Players of the Southern Counties" for name in ("Ann", "Ben"))
    page.show_accounts([*zip(names, (LEGAL, NOT_LEGAL), strict=True)])
    answered(page)
    for _ in range(3):
        QApplication.processEvents()
    row = page.verdict.visualRect(page.verdict.model_of_lines.index(0, 0))
    assert page.verdict.viewport().rect().contains(row), "in large letters too"
    # Pressing keys in the options of a low page doesn't scroll the new verdict out of view.
    window.resize(NARROW[0], 480)
    written(page, LEGAL, LEGAL)
    page.next.setFocus()
    written(page, LEGAL, NOT_LEGAL)
    wait(30)
    seen = page.verdict.viewport().visibleRegion().boundingRect()
    assert seen == page.verdict.viewport().rect()
    # Tab goes from the options to their button, not to the differences on the left.
    page.differences.click()
    ways = stops([page])
    assert page.differing in ways
    assert ways[ways.index(page.next.options) + 1] is page.next.claims
    window.resize(*NARROW)
    window.appearance.normal_text()
    # Its clauses are links to their text.
    page.verdict.setFocus()
    key(Qt.Key.Key_Right)
    key(Qt.Key.Key_Return)
    assert table.cited_card.address is not None
    assert table.cited_card.address.key.endswith("12-1-1")


@pytest.mark.parametrize(
    ("ann", "ben", "sentence"),
    [
        (
            LEGAL,
            LEGAL.replace('"block:Guard"', "no-block"),
            "Both accounts are legal: what decides is which of them happened.",
        ),
        (NOT_LEGAL, LEGAL, "What Ben says is legal; what Ann says isn't."),
        (NOT_LEGAL, NOT_LEGAL, "Both accounts say the same thing, but it isn't legal."),
        (NOT_LEGAL, NOT_LEGAL.replace("Theirs", "First"), "Neither account is legal."),
        (NOT_LEGAL, "", "What Ann says isn't legal."),
        (
            "- expect: {memory: {A: 3}}\n- pass: true",
            "- expect: {memory: {A: 5}}",
            "What Ann says is true; what Ben says isn't.",
        ),
        ("- play: Nobody", "- pass: true", "A step can't be checked: nothing is decided yet."),
        ("- {", LEGAL, "No verdict on both while one can't be read."),
    ],
)
def test_the_verdict_on_both_is_one_sentence(tree: Tree, ann: str, ben: str, sentence: str) -> None:
    accounts: list[Account | None] = []
    for who, text in (("Ann", ann), ("Ben", ben)):
        try:
            steps = read_steps(text, who)
            accounts.append(judge_account(tree.game, tree.beginning.names, steps, who))
        except InputError:
            accounts.append(None)
    first, other = accounts
    disputed = dispute(first, other) if first is not None and other is not None else None
    ((line, _),) = verdict_lines(disputed, "here")
    assert line.text == sentence
    assert bool(line.clauses) is (line.sign in ("≠", "×"))


def test_viewing_a_step_and_clicking_its_board_leads_back(page: DisputePage) -> None:
    written(page, LEGAL, "")
    side = page.sides[0]
    end = side.view.board
    side.steps.setFocus()
    key(Qt.Key.Key_Home)
    assert not side.is_at_end
    assert side.view.board != end
    click(page, 0, "First")
    assert side.is_at_end
    assert side.view.board == end
    assert len(steps(page, 0)) == 3


def test_accounts_become_branches_named_after_the_players(page: DisputePage, table: Table) -> None:
    written(page, LEGAL, NOT_LEGAL)
    page.enter.click()
    assert table.room.stack.currentWidget() is table.board
    tree = table.session.tree
    assert [node.name for node in tree.nodes.values() if node.name] == ["Ann, Ben"]
    assert any("Not legal" in node.comment for node in tree.nodes.values())


def test_the_player_is_named_in_the_verdict_on_an_account(page: DisputePage) -> None:
    written(page, LEGAL, NOT_LEGAL)
    page.sides[1].who.setFocus()
    page.sides[1].who.selectAll()
    QTest.keyClicks(page.sides[1].who, "Eve")
    assert "Eve, step 3: Block with Theirs" in page.verdict.shown[0].remark
    assert page.state.accounts[1][0] == "Eve"


def test_an_unreadable_account_is_reported_and_starts_over(page: DisputePage) -> None:
    written(page, "- {", LEGAL)
    assert page.sides[0].steps.shown[0].sign == "×"
    assert not page.enter.isEnabled()
    assert page.state.accounts[0][1] == "- {"
    page.dispatch(TakeBack(0))
    assert page.enter.isEnabled()
    click_line(page, "Pass the turn")
    assert page.state.accounts[0][1] == "- pass: true"
    page.dispatch(Undo())
    page.dispatch(Undo())
    assert page.state.accounts[0][1] == "- {", "nothing that was written is lost"


def test_accounts_in_a_file_are_judged_off_the_interface_thread(
    page: DisputePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long accounts don't block the window, and nothing is done before the answer."""
    go, sound, threads = threading.Event(), judge_account, []

    def slowly(*about: Any) -> Any:
        threads.append(threading.current_thread())
        go.wait()
        return sound(*about)

    with monkeypatch.context() as patch:
        patch.setattr(dispute_page, "judge_account", slowly)
        page.show_accounts((("Ann", LEGAL), ("Ben", "- pass: true")))
        wait(20)
        assert not page.enter.isEnabled()
        assert page.dispute is None
        page.dispatch(AddStep({"pass": True}))
        page.dispatch(Undo())
        go.set()
        answered(page)
    assert threading.main_thread() not in threads
    assert page.enter.isEnabled()
    assert page.dispute is not None
    assert page.dispute.parting is not None
    assert page.state.accounts[0][1] == LEGAL


def test_boards_are_never_cut_and_the_ruling_is_written_on_the_page(page: DisputePage, table: Table) -> None:
    written(page, LEGAL, NOT_LEGAL)
    for size in (WIDE, (1280, 720), (1024, 700)):
        table.window().resize(*size)
        QApplication.processEvents()
        for view in (side.view for side in page.sides):
            if view.isVisible():
                places = [view.where(name) for name in view.names]
                assert all(view.rect().adjusted(-1, -1, 1, 1).contains(place) for place in places), size
    window = window_of(table)
    page.rule.click()
    assert window.navigator.at_rulings
