"""A judge's question is answered above all hits, and can be played at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window
from tests.ui.driving import ask_grouped, go, read
from tests.ui.table.test_scenes import at_table

Start = Callable[[Path], Window]


def test_a_question_is_answered_and_its_scene_played(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    own = ("Answer", Address(Kind.QUESTION, "block-while-suspended"))
    assert ask_grouped(qtbot, window, "Can a suspended Digimon block?")[0] == own
    assert ask_grouped(qtbot, window, "レスト状態のデジモンでブロックできますか")[0] == own
    page = read(window)
    assert "12-1-4" in page
    # The other pane shows it in another player's language.
    beside = window.columns.side.sheet.toPlainText()
    assert "レスト状態のデジモンでブロックできますか" in beside
    # The opposite question doesn't match, and a term isn't a question.
    assert own not in ask_grouped(qtbot, window, "Can an unsuspended Digimon block?")
    assert Kind.QUESTION not in {address.kind for _, address in ask_grouped(qtbot, window, "blocker")}
    assert window.navigation is not None
    window.navigation.open(Address(Kind.QUESTION, "block-while-suspended"))
    qtbot.waitUntil(lambda: "A suspended Digimon can't block" in read(window))
    window.navigation.open(Address(Kind.PASSAGE, "rules:12-1-4"))
    qtbot.waitUntil(lambda: "Questions that it decides" in read(window))
    qtbot.waitUntil(lambda: window.is_idle)
    scene = window.navigation.library.questions["block-while-suspended"].scene
    window.navigation.open(Address(Kind.PLAY, scene))
    assert "suspended Digimon can't block" in at_table(qtbot, window).title.whole


def test_steps_stand_below_their_clause_and_dropped_clauses_last(qtbot: QtBot, window: Window) -> None:
    page = go(qtbot, window, Address(Kind.QUESTION, "would-be-deleted-of-both-players"))
    assert [page.count(number) for number in ("15-4-3-5-1", "15-4-3-5-2", "15-4-3-4")] == [1, 1, 0]
    page = go(qtbot, window, Address(Kind.QUESTION, "piercing-with-no-security"))
    assert page.index("\n16-7-1 ") < page.index("\n1-2-3-1 ") < page.index("\n3.6:16-6-6 ")


def test_an_offered_question_is_not_opened_automatically(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    results = ask_grouped(qtbot, window, "Can I block with the Digimon that my opponent just suspended with Piercing?")
    offered = [address for _, address in results if address.kind == Kind.QUESTION]
    assert results[0] == ("Perhaps you mean", offered[0])
    assert 1 < len(offered) <= 3
    assert window.navigation is not None
    assert window.navigation.address.kind == Kind.PASSAGE
    # The closest question has its answer below it, the others in the same line.
    rows = [window.columns.results.model.row(window.columns.results.model.index(at)) for at in range(len(offered))]
    assert [bool(row.body) for row in rows] == [True] + [False] * (len(rows) - 1)
    assert all(row.title[-1].muted for row in rows[1:])


def test_topics_outside_the_rules_are_named_above_the_results(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    results = ask_grouped(qtbot, window, "What is the penalty for slow play?")
    assert Kind.QUESTION not in {address.kind for _, address in results}
    assert "tournament rules" in window.columns.results.notice.text()


def test_an_answer_can_be_copied_and_starts_a_ruling(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    assert window.navigation is not None
    made = window.actions_by_id
    window.navigation.open(Address(Kind.QUESTION, "block-while-suspended"))
    made["copy-text"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Can a suspended Digimon block?\nA suspended Digimon can't block")
    assert "Comprehensive Rules 12-1-4, 12-1-7-1, Ver. 4.2" in copied
    made["copy-markdown"].trigger()
    assert QGuiApplication.clipboard().text().startswith("> **Can a suspended Digimon block?**")
    # A question has no number, and only passages can be bookmarked.
    assert not made["copy-number"].isEnabled()
    assert not made["bookmark"].isEnabled()
    made["write-ruling"].trigger()
    form = window.columns.rulings.form
    qtbot.waitUntil(lambda: form.lines["clauses"].text() == "12-1-4, 12-1-7-1")
    assert form.texts["answer"].toPlainText().startswith("A suspended Digimon can't block")
    window.navigation.open(Address(Kind.FRONT))
    assert not made["copy-text"].isEnabled()
