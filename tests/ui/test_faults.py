"""Faults of the program are reported and logged, and leave the table unchanged."""

from __future__ import annotations

import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.desk.fault_log import FaultLog, log_files, report_of
from judgeapp.desk.folder import autosave_file, draft_file, fault_log_file, settings_file
from judgeapp.desk.settings import Settings, save
from judgeapp.table.board.board import board
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.faults import FaultHook, ProgramFault
from judgeapp.ui.reader.reader_navigation import ReaderNavigation
from judgeapp.ui.table import table_view
from judgeapp.ui.table.board.pile_item import PileItem
from judgeapp.ui.table.setup import position_editor
from judgeapp.ui.table.table import Table
from judgeapp.ui.window import fault_notice
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import board_text, options, pick, press, window_of
from tests.ui.waiting import wait

Start = Callable[[Path], Window]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def start(start: Start) -> Iterator[Start]:
    """The window as the program starts it, with fault reports."""
    undo: list[Callable[[], None]] = []

    def begin(folder: Path) -> Window:
        hook = FaultHook()
        undo.append(hook.install())
        raised: list[ProgramFault] = []
        hook.raised.connect(raised.append)
        window = start(folder)
        hook.setParent(window)
        hook.raised.connect(window.faults.show)
        for fault in raised:  # raised before the window existed
            window.faults.show(fault)
        return window

    yield begin
    for uninstall in reversed(undo):
        uninstall()


@pytest.fixture
def played(table: Table, qtbot: QtBot) -> None:
    """A saved table with some choices."""
    pick(table, options(table)[0])
    qtbot.waitUntil(lambda: table.is_idle)
    table.window().close()


def notices(table: Table) -> str:
    window = window_of(table)
    return "\n".join(window.notices.texts)


def as_seen(table: Table) -> tuple[Any, ...]:
    return (
        board_text(table),
        options(table),
        table.timeline.texts,
        table.title.text(),
        table.session.tree,
        table.session.looks_at,
    )


def fail(*_: object, **__: object) -> Any:
    raise KeyError(67)


# -- at the table ---------------------------------------------------------------------------------


def test_a_failing_choice_is_reported_and_leaves_the_table_unchanged(
    qtbot: QtBot, table: Table, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = as_seen(table)
    option = options(table)[0]
    with monkeypatch.context() as patch:
        patch.setattr(Tree, "choose", fail)
        pick(table, option)
        qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert option.casefold() in notices(table).casefold()
    assert "The table is unchanged." in notices(table)
    assert as_seen(table) == before
    # The judge can go on.
    pick(table, option)
    assert table.session.tree is not before[4]
    log = fault_log_file(data).read_text(encoding="utf-8")
    assert "KeyError: 67" in log
    assert option.casefold() in log.casefold()


def test_a_state_that_can_not_be_shown_is_undone(
    qtbot: QtBot, open_table: Callable[[Path], Table], table: Table, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = as_seen(table)
    table.decision.setFocus()
    known, sound = table.session.now.board_state, board

    def drawn(state: Any, *more: Any) -> Any:
        return sound(state, *more) if state is known else fail()

    with monkeypatch.context() as patch:
        patch.setattr(table_view, "board", drawn)
        pick(table, options(table)[0])
        qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert "The table is unchanged." in notices(table)
    assert as_seen(table) == before
    # The saved table is the visible one.
    qtbot.waitUntil(lambda: table.is_idle)
    table.window().close()
    again = open_table(data)
    assert again.session.tree.nodes.keys() == before[4].nodes.keys()


def test_a_state_that_can_not_be_painted_is_undone(qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    before = as_seen(table)
    sound = PileItem.draw

    def draw(pile: PileItem, sketch: Any) -> None:
        if len(table.session.tree.nodes) > len(before[4].nodes):
            fail()
        sound(pile, sketch)

    with monkeypatch.context() as patch:
        patch.setattr(PileItem, "draw", draw)
        table.session.choose(next(k for k in keys_of(table) if k.startswith("play:")))
        qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert "The table is unchanged." in notices(table)
    assert as_seen(table) == before
    # Once painting works, the same choice can be made.
    table.session.choose(next(k for k in keys_of(table) if k.startswith("play:")))
    assert len(table.session.tree.nodes) > len(before[4].nodes)


def keys_of(table: Table) -> list[str]:
    decision = table.session.tree.game.decision
    assert decision is not None
    return [option.key for option in decision.options]


def test_a_table_that_can_not_be_shown_leaves_the_former(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    pick(table, options(table)[0])
    before = as_seen(table)
    known, sound = table.session.now.board_state, board
    with monkeypatch.context() as patch:
        patch.setattr(table_view, "board", lambda s, *m: sound(s, *m) if s is known else fail())
        table.seating.play_scene(table.scenes.all[0])
        qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert table.scenes.all[0].title in notices(table)
    assert as_seen(table) == before
    table.seating.undo()
    table.seating.redo()
    assert as_seen(table)[:3] == before[:3]


def test_a_failing_edit_leaves_the_position(
    qtbot: QtBot, open_table: Callable[[Path], Table], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(data)
    table.setup_controller.restart()
    qtbot.keyClicks(table.setup.field, "Lv.4 red 5000")
    qtbot.keyClick(table.setup.field, Qt.Key.Key_Return)
    before, sound = table.setup.scenario, board
    assert len(before.cards) == 1

    def drawn(state: Any, *more: Any) -> Any:
        return sound(state, *more) if len(state.units) == 1 else fail()

    with monkeypatch.context() as patch:
        patch.setattr(position_editor, "board", drawn)
        qtbot.keyClicks(table.setup.field, "Lv.5 red 7000")
        qtbot.keyClick(table.setup.field, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert "showing a position" in notices(table)
    assert table.setup.scenario == before


def test_a_repeated_failure_shows_one_notice(
    qtbot: QtBot, table: Table, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tree, "choose", fail)
    for _ in range(12):
        pick(table, options(table)[0])
    qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert notices(table).count("made an error") == 1
    assert fault_log_file(data).read_text(encoding="utf-8").count("KeyError: 67") == 5


# -- what was kept --------------------------------------------------------------------------------

POSITION = """\
title: A kept position
cards: {Pup: {level: 3, dp: 1000}}
position: {%s}
steps: []
"""


@pytest.mark.parametrize("impossible", ["phase: x", "A: {battle: [Nobody]}"])
def test_a_saved_impossible_position_is_set_aside_and_the_rest_opens(
    open_table: Callable[[Path], Table], data: Path, impossible: str
) -> None:
    kept = POSITION % impossible
    draft_file(data).write_text(kept, encoding="utf-8")
    table = open_table(data)
    assert "Can't restore the position" in notices(table)
    assert "position.damaged.yaml" in notices(table)
    assert (data / "position.damaged.yaml").read_text(encoding="utf-8") == kept
    assert table.scenes.isVisible()
    table.seating.play_scene(table.scenes.all[0])
    assert options(table)


def test_a_saved_possible_position_opens(open_table: Callable[[Path], Table], data: Path) -> None:
    kept = POSITION % "turn: B, A: {deck: 30, battle: [{card: Pup, owner: B}]}"
    draft_file(data).write_text(kept, encoding="utf-8")
    table = open_table(data)
    assert not notices(table)
    assert table.setup.scenario.title == "A kept position"


@pytest.mark.usefixtures("played")
def test_saved_data_that_makes_the_program_fail_is_set_aside_and_the_rest_opens(
    qtbot: QtBot, open_table: Callable[[Path], Table], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft_file(data).write_text(POSITION % "turn: B", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr("judgeapp.table.tree.file.build", fail)
        table = open_table(data)
    qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert "position.damaged.yaml" in notices(table)
    assert table.session.tree.can_undo
    assert not draft_file(data).exists()


@pytest.mark.usefixtures("played")
def test_a_saved_table_that_can_not_be_shown_is_set_aside(
    qtbot: QtBot, open_table: Callable[[Path], Table], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = autosave_file(data).read_bytes()
    sound = board

    def drawn(state: Any, *more: Any) -> Any:
        return fail() if state.units else sound(state, *more)

    monkeypatch.setattr(table_view, "board", drawn)
    table = open_table(data)
    qtbot.waitUntil(lambda: "made an error" in notices(table))
    assert "table.damaged.json" in notices(table)
    assert (data / "table.damaged.json").read_bytes() == kept
    assert table.scenes.isVisible()


def test_a_last_page_that_can_not_be_shown_does_not_stop_the_start(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReaderNavigation, "resume", fail)
    window = start(data)
    qtbot.waitUntil(lambda: "opening what you read last" in "".join(window.notices.texts))
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.FRONT)
    window.navigator.show_view("table")
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)


# -- anywhere -------------------------------------------------------------------------------------


def test_a_failing_search_is_reported_and_the_next_is_answered(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start(data)
    qtbot.waitUntil(lambda: window.navigation is not None)
    assert window.navigation is not None
    with monkeypatch.context() as patch:
        patch.setattr(window.navigation.pages.library, "answer", fail)
        qtbot.keyClicks(window.omnibox, "1")
        qtbot.waitUntil(lambda: "searching" in "".join(window.notices.texts))
    qtbot.keyClicks(window.omnibox, "6-4")
    qtbot.waitUntil(lambda: window.columns.results.listing.model().rowCount() > 0)


def test_faults_in_slots_threads_and_qt_methods_are_reported(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    text = window.notices
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(text.texts) == 1)
    text.dismiss(text.texts[0])
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(text.texts) == 1)
    text.dismiss(text.texts[0])

    class Drawn(QWidget):
        def paintEvent(self, event: object) -> None:
            fail()

    drawn = Drawn(window)
    drawn.show()
    qtbot.waitUntil(lambda: len(text.texts) == 1)
    drawn.hide()


def test_a_layout_fault_does_not_feed_itself_by_its_notice(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start(data)

    def resizeEvent() -> None:
        fail()

    QTimer.singleShot(0, resizeEvent)
    qtbot.waitUntil(lambda: len(window.notices.texts) == 1)
    window.notices.dismiss(window.notices.texts[0])
    QTimer.singleShot(0, resizeEvent)
    wait(20)
    assert window.notices.texts == ()
    # After a quiet time the fault is reported again.
    monkeypatch.setattr(fault_notice, "_LAYOUT_WAIT_S", 0)
    QTimer.singleShot(0, resizeEvent)
    qtbot.waitUntil(lambda: len(window.notices.texts) == 1)


def test_a_link_of_a_page_that_leads_nowhere_is_a_fault(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    window.columns.reader.sheet.anchorClicked.emit(QUrl("rule:drop/x"))
    qtbot.waitUntil(lambda: len(window.notices.texts) == 1)
    assert "made an error" in window.notices.texts[0]


def test_a_missing_page_in_the_settings_is_reported_once(qtbot: QtBot, start: Start, data: Path) -> None:
    save(Settings(place="rule:nowhere/x"), settings_file(data))
    window = start(data)
    qtbot.waitUntil(lambda: window.navigation is not None and window.navigation.is_idle)
    (notice,) = window.notices.texts
    assert notice.startswith("There is no page 'rule:nowhere/x'")
    assert str(settings_file(data)) in notice
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.FRONT)


def test_a_failing_menu_command_is_named(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start(data)
    monkeypatch.setattr(type(window.columns.side), "hide", fail)
    monkeypatch.setattr(type(window.columns.side), "show", fail)
    monkeypatch.setattr(type(window.columns), "open_side", fail)
    press_of = window.actions_by_id["parallels"]
    press_of.trigger()
    qtbot.waitUntil(lambda: bool(window.notices.texts))
    assert "made an error: Other languages." in window.notices.texts[0]


def test_the_started_program_reports_its_faults(data: Path) -> None:
    program = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from judgeapp.ui.application import run

def shown(window):
    QTimer.singleShot(200, lambda: (print(*window.notices.texts), window.close()))
    raise LookupError("nothing of it")

run(Path(sys.argv[1]), shown)
"""
    done = subprocess.run([sys.executable, "-c", program, str(data)], capture_output=True, text=True, check=False)
    assert "The program made an error" in done.stdout
    assert "LookupError: nothing of it" in done.stderr
    assert "LookupError: nothing of it" in fault_log_file(data).read_text(encoding="utf-8")


# -- what is written down and sent ----------------------------------------------------------------


def test_a_file_for_the_developers_is_offered_and_complete(
    qtbot: QtBot, table: Table, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: table.is_idle)
    window = window_of(table)
    with monkeypatch.context() as patch:
        patch.setattr(Tree, "choose", fail)
        pick(table, options(table)[0])
        qtbot.waitUntil(lambda: "made an error" in notices(table))
    offered = [b for b in window.notices.findChildren(QToolButton) if "send" in b.text()]
    assert offered[0].focusPolicy() & Qt.FocusPolicy.TabFocus
    # After cancelling, the offer is still there.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    offered[0].click()
    assert "made an error" in notices(table)
    to = tmp_path / "fault.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(to), ""))
    press(table, Qt.Key.Key_F1, CONTROL | SHIFT)
    with zipfile.ZipFile(to) as sent:
        about = sent.read("about.txt").decode()
        assert sent.read("table.json") == autosave_file(data).read_bytes()
        assert b"KeyError: 67" in sent.read("faults.log")
    assert "judgeapp 0" in about
    assert "rules 3.6" in about
    assert window.statusBar().currentMessage().startswith("Saved as fault.zip")


def test_the_log_contains_nothing_about_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        Path(Path.home(), "of somebody", "secret.txt").read_text(encoding="utf-8")
    except OSError as error:
        report = report_of(error)
    assert "FileNotFoundError" in report
    assert str(Path.home()) not in report
    assert str(Path(__file__).parent.parent) not in report
    assert "test_faults.py" in report


def test_the_log_is_bounded(tmp_path: Path) -> None:
    log = FaultLog(tmp_path)
    for number in range(1_000):
        assert log.write(f"fault {number}", f"{'x' * 100_000}\n" + "line\n" * 200) == ""
    log.close()
    sizes = [file.stat().st_size for file in log_files(tmp_path)]
    assert len(sizes) == len([*tmp_path.iterdir()]) == 3
    assert sum(sizes) < 700_000
    assert "fault 999" in fault_log_file(tmp_path).read_text(encoding="utf-8")


def test_a_fault_that_can_not_be_logged_is_still_reported(qtbot: QtBot, start: Start, data: Path) -> None:
    fault_log_file(data).mkdir()
    window = start(data)
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(window.notices.texts))
    assert "It couldn't be logged (Is a directory)." in window.notices.texts[0]
