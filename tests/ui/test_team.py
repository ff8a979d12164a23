"""The team in the window: joining with the form, status, leaving; others' rulings arrive by themselves, and without a
team no connection is opened."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.team import Team, forget_team, load_team, save_team
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.rulings.notebook.revision import Proposal, ProposalState
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.team.link import TeamState
from judgeapp.ui.window.window import Window
from tests.team.conftest import Event, Judge, event, judges, started
from tests.team.key_store import KeyStoreOfTests, key_store
from tests.ui.notebook import add, listed, noted

__all__ = ["event", "judges", "key_store", "started"]

Judges = tuple[Judge, Judge, Judge]


def line(window: Window) -> str:
    """The team's line above the list of rulings."""
    text = window.columns.rulings.list.team
    return "" if text.isHidden() else text.text()


def state(window: Window) -> TeamState | None:
    standing = window.team_controller.standing
    return standing.state if standing else None


def ask(qtbot: QtBot, window: Window, team: Team, password: str) -> None:
    """Open the form and fill it in."""
    QTest.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    dialog = window.team_controller.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    dialog.host.setText(team.host)
    dialog.port.setValue(team.port)
    dialog.database.setText(team.database)
    dialog.user.setText(team.user)
    dialog.certificate.setText(team.certificate)
    dialog.password_line.setText(password)


def press(window: Window, button: str) -> None:
    dialog = window.team_controller.dialog
    assert dialog is not None
    dialog.buttons[button].click()


def message_of(window: Window) -> str:
    assert window.team_controller.dialog is not None
    return window.team_controller.dialog.message_label.text()


def test_a_team_is_tried_joined_and_left(
    qtbot: QtBot, window: Window, data: Path, event: Event, judges: Judges, key_store: KeyStoreOfTests
) -> None:
    assert line(window) == ""
    ken, _, _ = judges
    with ken.notebook() as notebook:
        notebook.add(Ruling("Of Ken"), "Ken")
    ken.sync()
    own, before = add(data, Ruling("Of my own"), Ruling("Hidden before"))
    with closing(open_notebook(notebook_file(data))[0]) as notebook:
        notebook.propose([Proposal(before, "2026-02-03T04:00:00.000000+00:00", "Aiko", "", ProposalState.HIDDEN)])
    ask(qtbot, window, event.team, "wrong")
    press(window, "try")
    qtbot.waitUntil(lambda: "password" in message_of(window))
    dialog = window.team_controller.dialog
    assert dialog is not None
    dialog.password_line.setText(event.password)
    press(window, "try")
    qtbot.waitUntil(lambda: message_of(window) == "The server is responding.")
    # Trying the connection sends and saves nothing.
    assert load_team(data) == (None, None)
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(1,)]
    press(window, "join")
    qtbot.waitUntil(lambda: state(window) is TeamState.IN_STEP)
    assert line(window).startswith("Team: in sync since ")
    qtbot.waitUntil(lambda: len(listed(window)) == 3)
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(3,)]
    assert [*key_store.kept.values()] == [event.password]
    # Revisions of other judges arrive by themselves.
    with ken.notebook() as notebook:
        made = notebook.add(Ruling("Of Ken again"), "Ken")
    ken.sync()
    qtbot.waitUntil(lambda: "Of Ken again" in " ".join(listed(window)))
    assert {item.id for item in noted(data)} > {own, made.ruling}
    # Ken's deleted ruling is hidden and can be restored; the own ruling stays.
    with ken.notebook() as notebook:
        for ruling in (made.ruling, own):
            notebook.delete_for_good(ruling, "Ken")
    ken.sync()
    qtbot.waitUntil(lambda: "Deleted by Ken: Of Ken again" in listed(window))
    notices = ("share one login", "Hidden because", "until you agree")
    qtbot.waitUntil(lambda: all(any(part in text for text in window.notices.texts) for part in notices))
    assert "Of my own" in listed(window)
    undo = next(button for button in window.notices.findChildren(QToolButton) if button.text() == "Undo")
    undo.click()
    qtbot.waitUntil(lambda: "Of Ken again" in listed(window))
    assert "Deleted by Aiko: Hidden before" in listed(window)
    press(window, "leave")
    qtbot.waitUntil(lambda: line(window) == "")
    assert load_team(data) == (None, None)
    qtbot.waitUntil(lambda: key_store.kept == {})
    assert len(noted(data)) == 4


def test_a_lost_server_is_reported_with_pending_changes(
    qtbot: QtBot, start: Callable[[Path], Window], data: Path, event: Event, key_store: KeyStoreOfTests
) -> None:
    from judgeapp.team.password import save_password

    save_team(event.team, data)
    save_password(event.team, event.password)
    window = start(data)
    qtbot.waitUntil(lambda: state(window) is TeamState.IN_STEP)
    event.server.stop()
    try:
        qtbot.waitUntil(lambda: state(window) is TeamState.UNREACHED)
        add(data, Ruling("Meanwhile"))
        qtbot.waitUntil(lambda: "1 change waits here" in line(window))
        assert "offline since" in line(window)
    finally:
        event.server.start()
    qtbot.waitUntil(lambda: state(window) is TeamState.IN_STEP)
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(1,)]


def test_an_invalid_server_is_reported_in_the_form(qtbot: QtBot, window: Window, data: Path) -> None:
    ask(qtbot, window, Team("", "cup", "judges"), "")
    for button in ("join", "try"):
        press(window, button)
        assert "host" in message_of(window)
    assert load_team(data) == (None, None)


def test_messages_cut_no_field(qtbot: QtBot, window: Window) -> None:
    ask(qtbot, window, Team("", "cup", "judges"), "")
    dialog = window.team_controller.dialog
    assert dialog is not None
    dialog.show_message("The connection was refused, because the server has no TLS. " * 4)
    fields = (dialog.host, dialog.port, dialog.tls, dialog.password_line)
    qtbot.waitUntil(lambda: all(f.height() >= f.minimumSizeHint().height() for f in fields))
    assert dialog.message_label.height() >= dialog.message_label.heightForWidth(dialog.message_label.width())


def test_a_server_without_tls_is_marked_all_the_time(qtbot: QtBot, window: Window, data: Path, event: Event) -> None:
    ask(qtbot, window, event.team, event.password)
    dialog = window.team_controller.dialog
    assert dialog is not None
    dialog.plain.setChecked(True)
    press(window, "join")
    qtbot.waitUntil(lambda: state(window) is TeamState.IN_STEP)
    assert "NOT PROTECTED" in line(window)
    team, _ = load_team(data)
    assert team is not None
    assert team.plain_at == event.team.address


def test_a_foreign_data_folders_team_is_not_contacted(
    qtbot: QtBot, start: Callable[[Path], Window], data: Path
) -> None:
    """This machine has no password for it. This also holds if a command joins while the window is open."""
    window = start(data)
    qtbot.waitUntil(lambda: window.is_idle)
    assert state(window) is None
    save_team(Team("localhost", "cup", "judges", port=1), data)
    qtbot.waitUntil(lambda: state(window) is TeamState.ASKING)
    assert "password" in line(window)
    window.close()
    again = start(data)
    qtbot.waitUntil(lambda: state(again) is TeamState.ASKING)
    forget_team(data)
    qtbot.waitUntil(lambda: state(again) is None)
    assert line(again) == ""


_QUIET = """
import os, sys
from pathlib import Path
opened = []
sys.addaudithook(lambda name, _: opened.append(name) if name.startswith("socket.") else None)
from judgeapp.ui import application
def left(window):
    window.opened.connect(lambda: None)
    def end():
        poll.stop()
        held = [os.readlink(f"/proc/self/fd/{fd}") for fd in os.listdir("/proc/self/fd")
                if os.path.lexists(f"/proc/self/fd/{fd}")] if os.path.isdir("/proc/self/fd") else []
        opened.extend(one for one in held if one.startswith("socket:"))
        opened.extend({"psycopg", "keyring"} & set(sys.modules))
        print(",".join(opened) or "nothing")
        window.close()
    window.show()
    from PySide6.QtCore import QTimer
    poll = QTimer(window, interval=50)
    poll.timeout.connect(lambda: window.navigation is not None and window.is_idle and end())
    poll.start()
application.run(Path(sys.argv[1]), left)
"""


@pytest.mark.parametrize("joined", [False, True])
def test_nothing_is_opened_before_joining_a_team(data: Path, tmp_path: Path, joined: bool) -> None:
    """Control: with a team, the connection is noticed."""
    add(data, Ruling("May it block?"))
    if joined:
        save_team(Team("localhost", "cup", "judges", port=1), data)
    done = subprocess.run([sys.executable, "-c", _QUIET, str(data)], capture_output=True, encoding="utf-8", check=True)
    assert (done.stdout.strip() == "nothing") is not joined
