"""Cards in the player's language: one key switches the table to the library's translations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgeapp.table.dispute.disputed_accounts import GoOnWith
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.table.tables import LAMP, LAMP_JA, LAMP_ZH, WICK, library
from tests.ui.table.conftest import (
    CONTROL,
    SHIFT,
    board_text,
    open_file,
    options,
    pick,
    press,
    report_on,
    walk_to,
    window_of,
    written,
)
from tests.ui.waiting import wait

SCENE = """\
title: Lamps
cards:
  Lampmon:
    {number: TS2-001, level: 3, dp: 2000, play_cost: 3,
     effects: "[On Play] <Draw 1>.\\n[When Attacking] Gain 1 memory."}
  Wickmon: {number: TS2-002, level: 3, dp: 2000, play_cost: 3}
position:
  memory: 5
  A: {battle: [Lampmon], hand: [Lampmon], deck: 4}
  B: {battle: [Wickmon], security: 3}
steps: []
"""


@pytest.fixture
def lamps(open_table: Callable[[Path], Table], data: Path, tmp_path: Path) -> Table:
    table = open_table(data)
    window = window_of(table)
    while not window.is_idle:
        wait(1)
    table.set_cards(library(LAMP, LAMP_JA, LAMP_ZH, WICK))
    open_file(table, written(tmp_path, SCENE))
    return table


def turn(table: Table) -> None:
    press(table, Qt.Key.Key_F7, CONTROL)
    while not table.is_idle:
        wait(1)


def status_text(table: Table) -> str:
    window = window_of(table)
    return window.statusBar().currentMessage()


def test_one_key_switches_board_decision_and_record(lamps: Table) -> None:
    turn(lamps)
    assert "ランプモン" in board_text(lamps)
    assert "Lampmon" not in board_text(lamps)
    assert "Play ランプモン 2" in options(lamps)
    pick(lamps, "Play ランプモン 2")
    assert "ランプモン 2 is played" in lamps.timeline.texts
    assert any("≪1ドロー≫" in line for line in lamps.timeline.texts)
    assert any("ランプモン" in line for line in lamps.branches.lines.texts)


def test_missing_translations_are_named_and_stay(lamps: Table) -> None:
    turn(lamps)
    assert "Japanese" in status_text(lamps)
    assert "Wickmon" in status_text(lamps)
    assert "Wickmon" in board_text(lamps)


def test_it_cycles_through_all_languages(lamps: Table) -> None:
    before = board_text(lamps)
    seen = []
    for _ in range(4):
        turn(lamps)
        seen.append(board_text(lamps))
    assert "灯兽" in seen[1]
    assert "Lampenmon" in seen[2]
    assert seen[3] == before


def test_the_saved_table_has_the_original_cards(lamps: Table, tmp_path: Path) -> None:
    turn(lamps)
    pick(lamps, "Play ランプモン 2")
    file = tmp_path / "saved.yaml"
    lamps.saver.save_to(file)
    written_down = file.read_text(encoding="utf-8")
    assert "ランプモン" not in written_down
    assert "Lampmon" in yaml.safe_load(written_down)["cards"]


def test_the_selected_event_stays_selected(lamps: Table) -> None:
    pick(lamps, "Play Lampmon 2")
    press(lamps, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    looked = lamps.session.looks_at
    assert looked is not None
    turn(lamps)
    now = lamps.session.looks_at
    assert now is not None
    assert now.event.number == looked.event.number
    assert "ランプモン" in now.explanation.text or "ランプモン" in board_text(lamps)


def test_the_selected_event_stays_selected_in_another_reader_language(table: Table) -> None:
    pick(table, "Attack the player with First")
    press(table, Qt.Key.Key_F8, SHIFT)
    looked = table.session.looks_at
    assert looked is not None
    window_of(table).languages.prefer("ja")
    now = table.session.looks_at
    assert now is not None
    assert table.session.now.language == "ja"
    assert (now.node, now.place) == (looked.node, looked.place)
    press(table, Qt.Key.Key_F8, SHIFT)
    earlier = table.session.looks_at
    assert earlier is not None
    assert earlier.event.number < now.event.number


def test_it_survives_a_restart_and_another_table(
    lamps: Table, start: Callable[[Path], Window], data: Path, tmp_path: Path
) -> None:
    turn(lamps)
    open_file(lamps, written(tmp_path, SCENE.replace("Lamps", "Other lamps")))
    assert "ランプモン" in board_text(lamps)
    lamps.window().close()
    window = start(data)
    assert window.settings.cards == "ja"


def test_the_report_is_in_it(lamps: Table) -> None:
    turn(lamps)
    pick(lamps, "Play ランプモン 2")
    lamps.pages_controller.report()
    page_report = report_on(lamps.pages.report.part)
    assert any("ランプモン" in line.text for line in page_report.position)
    assert any("ランプモン" in line.text for step in page_report.steps for line in step.lines)
    assert page_report.cards[0].texts[0].name == "ランプモン"


def test_a_comparison_and_a_dispute_are_in_it_without_loss(lamps: Table) -> None:
    pick(lamps, "Play Lampmon 2")
    lamps.session.undo()
    lamps.session.choose(attack_of(lamps))
    lamps.pages_controller.compare()
    page = lamps.pages.comparison.part
    for name in ("ランプモン", "灯兽"):
        turn(lamps)
        assert lamps.room.stack.currentWidget() is page, "what is compared stays"
        assert name in " ".join(page.lines.texts)
        assert all(any(u.label.startswith(name) for u in view.board.units()) for view in page.boards if view.board)
    for _ in range(2):
        turn(lamps)
    lamps.pages_controller.argue()
    dispute = lamps.pages.dispute.part
    dispute.show_accounts(
        (
            ("Ann", "- play: Lampmon 2\n- expect: {dp: {Lampmon: 2000}}"),
            ("Ben", f"{2 * ATTACK}- expect: {{dp: {{Lampmon: 1000}}}}\n"),
        )
    )
    while not dispute.is_idle:
        wait(1)
    as_written = dispute.state.accounts
    turn(lamps)
    first, other = dispute.sides
    assert first.steps.texts[0] == "Ann: Play ランプモン 2"
    lines = [line for side in dispute.sides for line in side.steps.shown]
    assert [line.sign for line in lines] == ["✓", "✓", "✓", "×", "×"]
    assert not any("Lampmon" in line.text + line.remark for line in lines)
    assert all(
        any("ランプモン" in unit.label for unit in side.view.board.units())
        for side in dispute.sides
        if side.view.board is not None
    )
    assert "Lampmon" not in "".join(dispute.next.options.texts)
    assert dispute.state.accounts == as_written, "what is written stays as the cards lie there"
    # New steps use the names on the table, too.
    dispute.dispatch(GoOnWith(1))
    dispute.next.options.setFocus()
    walk_to(dispute.next.options, "Play ランプモン 2")
    QTest.keyClick(dispute.next.options, Qt.Key.Key_Return)
    assert dispute.state.accounts[1][1].endswith("- play: Lampmon 2")
    assert other.steps.texts[-1] == "Ann: Play ランプモン 2"
    lamps.pages_controller.report()
    page_report = report_on(lamps.pages.report.part)
    said_there = [line.text for account in page_report.accounts for line in account.lines]
    assert "Ann: Play ランプモン 2" in said_there
    assert not any("Lampmon" in text for text in (*said_there, page_report.parting))


ATTACK = "- attack: {with: Lampmon, at: player}\n"


def attack_of(table: Table) -> str:
    decision = table.session.tree.game.decision
    assert decision is not None
    return next(o.key for o in decision.options if o.key.startswith("attack:"))


def test_cards_missing_in_the_library_say_so(table: Table) -> None:
    turn(table)
    assert "no other language" in status_text(table)


def followed(table: Table) -> list[str]:
    """All texts about the lines of play from here."""
    page = table.pages.explore.part
    press(table, Qt.Key.Key_W, CONTROL | Qt.KeyboardModifier.AltModifier)
    page.form.explore.click()
    while not table.is_idle:
        wait(1)
    return [page.where.text(), *(line.text for line in page.lines.shown)]


def test_explored_outcomes_and_questions_are_in_it(lamps: Table) -> None:
    plain = followed(lamps)
    assert "A: Play Lampmon 2" in plain
    turn(lamps)
    page = lamps.pages.explore.part
    shown = [line.text for line in page.lines.shown]
    assert "A: Play ランプモン 2" in shown
    assert not any("Lampmon" in line for line in shown)
    assert [line.replace("ランプモン", "Lampmon") for line in shown] == plain[1:]
    page.form.kind.setCurrentIndex(page.form.kind.findData("deleted"))
    assert page.form.subject.itemText(0) == "ランプモン"
    page.form.ask.click()
    while not lamps.is_idle:
        wait(1)
    assert any(line.text.startswith("ランプモン is deleted") for line in page.lines.shown)
    assert lamps.session.now.explored.claims[0].name == "Lampmon"
    page.form.hand.click()
    assert "ランプモン" in lamps.pages.report.part.ruling.toPlainText()
    assert "Lampmon" not in lamps.pages.report.part.ruling.toPlainText()


def test_the_reachability_of_an_account_is_in_it(lamps: Table) -> None:
    turn(lamps)
    press(lamps, Qt.Key.Key_D, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    page = lamps.pages.dispute.part
    attack = "- attack: {with: Lampmon, at: player}\n"
    page.show_accounts([("Ann", attack), ("Ben", "- attack: {with: Lampmon, at: Wickmon}\n")])
    while not page.is_idle:
        wait(1)
    page.reach.click()
    while not page.is_idle:
        wait(1)
    texts = [line.text for line in page.verdict.shown]
    assert any(line.endswith("Attack Wickmon with ランプモン") for line in texts)
    assert not any("Lampmon" in line for line in texts)
