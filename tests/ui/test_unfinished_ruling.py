"""An unfinished ruling is restored in its form, however the window was closed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QInputDialog, QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.desk import settings
from judgeapp.desk.folder import notebook_file, settings_file, unfinished_file
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.desk.written.unfinished import UnfinishedRuling, save_unfinished
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.rulings.notebook.ruling import Ruling, Status
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.rulings.ruling_list import RulingForm
from judgeapp.ui.views import RULINGS
from judgeapp.ui.window.window import Window
from tests.rulings.made import EVERYTHING
from tests.ui.driving import at, go, read, settle

Start = Callable[[Path], Window]
NEW = replace(EVERYTHING, question="Does it count?", answer="Yes.", tags=())
AGAIN = "Restored the ruling you were writing when the window closed."

# Writes a ruling in the real window, waits until it is saved, and waits to be killed.
_WRITES = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from judgeapp.ui.application import application
from judgeapp.ui.window.window import Window
from tests.ui.waiting import wait

app = application()
folder = Path(sys.argv[1])
window = Window(folder)
window.show()
while not window.is_idle:
    wait(10)
window.navigator.show_view("search")
window.ruling_controller.writing.write_of_seen()
form = window.columns.rulings.form
form.texts["question"].setPlainText("May it block?")
form.lines["date"].setText("tomorrow")
QTest.keyClicks(form.texts["answer"], "No: it is suspended")
kept = folder / "ruling.json"
while not kept.exists() or b"it is suspended" not in kept.read_bytes():
    wait(10)
print("written", flush=True)
app.exec()
"""


@pytest.fixture(autouse=True)
def judge(data: Path) -> None:
    settings.save(settings.Settings(judge="Ken"), settings_file(data))


def noted(folder: Path) -> tuple[NotedRuling, ...]:
    notebook, trouble = open_notebook(notebook_file(folder))
    assert trouble is None, trouble
    with closing(notebook):
        return notebook.all()


def contents(folder: Path) -> list[Ruling]:
    return [item.content for item in noted(folder) if item.content is not None]


def add(folder: Path, ruling: Ruling) -> str:
    notebook, _ = open_notebook(notebook_file(folder))
    with closing(notebook):
        return notebook.add(ruling, "Ken").ruling


def form_of(window: Window) -> RulingForm:
    return window.columns.rulings.form


def began(qtbot: QtBot, start: Start, data: Path) -> Window:
    window = start(data)
    settle(qtbot, window)
    return window


def write(qtbot: QtBot, window: Window, question: str, **lines: str) -> None:
    """Start a ruling and type."""
    window.ruling_controller.writing.write_of_seen()
    type_in(qtbot, window, question, **lines)


def type_in(qtbot: QtBot, window: Window, question: str, **lines: str) -> None:
    form_of(window).texts["question"].setPlainText(question)
    for name, text in lines.items():
        form_of(window).lines[name].setText(text)
    settle(qtbot, window)


def go_on(qtbot: QtBot, window: Window) -> None:
    """Press the button of the newest notice."""
    offers = [b for b in window.notices.findChildren(QToolButton) if b.text() == "Keep writing"]
    offers[-1].click()
    settle(qtbot, window)


def test_it_survives_a_kill(qtbot: QtBot, start: Start, data: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _WRITES, str(data)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as writing:
        assert writing.stdout is not None
        assert writing.stdout.readline() == "written\n"
        writing.kill()
    assert noted(data) == ()
    settings.save(settings.Settings(judge="Ken", rail="search"), settings_file(data))
    window = began(qtbot, start, data)
    assert AGAIN in window.notices.texts
    assert window.settings.rail == "search", "nobody is led away from what was being read"
    assert at(window) != Address(Kind.WRITTEN)
    go_on(qtbot, window)
    assert window.settings.rail == RULINGS.key
    assert "No: it is suspended" in read(window)
    form = form_of(window)
    assert form.texts["answer"].toPlainText() == "No: it is suspended"
    assert form.lines["date"].text() == "tomorrow", "what can't be kept is there too"
    form.lines["date"].setText("2026-02-03")
    window.save()
    settle(qtbot, window)
    (ruling,) = contents(data)
    assert (ruling.question, ruling.answer) == ("May it block?", "No: it is suspended")
    assert AGAIN not in window.notices.texts
    assert ruling.date == "2026-02-03"
    assert not unfinished_file(data).exists()


def test_an_invalid_ruling_is_not_lost_when_the_window_closes(qtbot: QtBot, start: Start, data: Path) -> None:
    window = began(qtbot, start, data)
    write(qtbot, window, "", players="Aiko, Ben")
    form_of(window).texts["answer"].setPlainText("typed as the window was closed")
    window.close()
    assert noted(data) == ()
    again = began(qtbot, start, data)
    assert form_of(again).texts["answer"].toPlainText() == "typed as the window was closed"
    assert form_of(again).lines["players"].text() == "Aiko, Ben"
    # Restored the next time, even without further typing.
    again.close()
    third = began(qtbot, start, data)
    assert form_of(third).texts["answer"].toPlainText() == "typed as the window was closed"


def test_returning_to_a_draft_shows_it(qtbot: QtBot, start: Start, data: Path) -> None:
    window = began(qtbot, start, data)
    write(qtbot, window, "May it block?")
    form_of(window).texts["answer"].setPlainText("Typed just before one leaves")
    window.navigator.show_view("glossary")
    qtbot.waitUntil(lambda: not window.ruling_controller.writing._previewing.isActive())
    assert at(window).kind == Kind.CONCEPT
    window.navigator.show_view(RULINGS.key)
    assert at(window) == Address(Kind.WRITTEN)
    assert "Typed just before one leaves" in read(window)


def test_a_valid_ruling_is_saved_when_the_window_closes(qtbot: QtBot, start: Start, data: Path) -> None:
    window = began(qtbot, start, data)
    write(qtbot, window, "May it block?")
    assert unfinished_file(data).exists()
    window.close()
    assert [item.question for item in contents(data)] == ["May it block?"]
    again = began(qtbot, start, data)
    assert not again.columns.rulings.writes
    assert AGAIN not in again.notices.texts


@pytest.mark.parametrize("does", [True, False])
def test_a_discarded_draft_is_removed_and_another_stays(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch, does: bool
) -> None:
    monkeypatch.setattr("judgeapp.ui.window.controllers.ruling_editor.confirm", lambda *_: does)
    window = began(qtbot, start, data)
    write(qtbot, window, "May it block?", date="tomorrow")
    form_of(window).leave.click()
    settle(qtbot, window)
    window.close()
    again = began(qtbot, start, data)
    assert again.columns.rulings.writes is not does
    assert (AGAIN in again.notices.texts) is not does


def test_a_draft_of_a_change_continues_as_one(qtbot: QtBot, start: Start, data: Path) -> None:
    ruling = add(data, NEW)
    window = began(qtbot, start, data)
    go(qtbot, window, Address(Kind.RULING, ruling))
    window.ruling_controller.do_with_shown("edit")
    type_in(qtbot, window, "Does it count twice?", date="tomorrow")
    window.close()
    assert contents(data) == [NEW]
    again = began(qtbot, start, data)
    form_of(again).lines["date"].setText("2026-02-03")
    assert again.ruling_controller.writing.keep()
    settle(qtbot, again)
    assert at(again) == Address(Kind.RULING, ruling)
    (item,) = noted(data)
    assert len(item.heads) == 1
    assert contents(data) == [replace(NEW, question="Does it count twice?", date="2026-02-03")]


def test_a_ruling_that_overturns_another_still_does(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = add(data, replace(NEW, status=Status.APPEALED))
    monkeypatch.setattr(QInputDialog, "getItem", lambda *_: ("A new ruling", True))
    window = began(qtbot, start, data)
    go(qtbot, window, Address(Kind.RULING, before))
    window.ruling_controller.do_with_shown("overturned")
    type_in(qtbot, window, "Does it count?", date="tomorrow")
    window.close()
    again = began(qtbot, start, data)
    go_on(qtbot, again)
    assert "Will overturn → Does it count?" in read(again)
    form_of(again).lines["date"].setText("2026-02-03")
    assert again.ruling_controller.writing.keep()
    settle(qtbot, again)
    known = {item.id: item.content for item in noted(data)}
    overturned = known.pop(before)
    ((made, _),) = known.items()
    assert overturned is not None
    assert (overturned.status, overturned.replaced_by) == (Status.OVERTURNED, made)


def refuse(*_: Any) -> Any:
    raise InputError("Can't save the rulings (No space left on device)")


def test_a_ruling_refused_by_the_disk_returns_to_the_form(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = began(qtbot, start, data)
    write(qtbot, window, "May it block?")
    with monkeypatch.context() as patch:
        patch.setattr(Notebook, "add", refuse)
        window.ruling_controller.writing.keep()
        settle(qtbot, window)
    assert "No space left" in "".join(window.notices.texts)
    assert window.columns.rulings.writes
    assert form_of(window).texts["question"].toPlainText() == "May it block?"
    assert unfinished_file(data).exists()
    window.ruling_controller.writing.keep()
    settle(qtbot, window)
    assert [item.question for item in contents(data)] == ["May it block?"]


def test_a_ruling_refused_by_the_disk_is_offered_beside_another(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = began(qtbot, start, data)
    write(qtbot, window, "May it block?")
    with monkeypatch.context() as patch:
        patch.setattr(Notebook, "add", refuse)
        write(qtbot, window, "May it attack?")
        settle(qtbot, window)
    assert form_of(window).texts["question"].toPlainText() == "May it attack?"
    go_on(qtbot, window)
    assert form_of(window).texts["question"].toPlainText() == "May it block?"
    window.close()
    assert {item.question for item in contents(data)} == {"May it attack?", "May it block?"}


def test_an_invalid_draft_blocks_another_ruling(qtbot: QtBot, start: Start, data: Path) -> None:
    window = began(qtbot, start, data)
    write(qtbot, window, "May it block?", date="tomorrow")
    window.navigator.show_view("search")
    window.ruling_controller.writing.write_of_seen()
    settle(qtbot, window)
    assert window.settings.rail == RULINGS.key, "what holds it up is seen"
    assert form_of(window).lines["date"].text() == "tomorrow"
    assert "'tomorrow' isn't a date" in form_of(window).message_label.text()
    assert any("Correct or discard it." in text for text in window.notices.texts)
    assert form_of(window).leave.text() == "&Discard", "the button is called what the notice says"
    # Once corrected, it is saved and doesn't block anything.
    form_of(window).lines["date"].setText("2026-08-18")
    assert window.ruling_controller.writing.keep()
    settle(qtbot, window)
    assert not any("Correct or discard it" in text for text in window.notices.texts)


def test_a_ruling_saved_before_a_power_failure_is_not_saved_twice(qtbot: QtBot, start: Start, data: Path) -> None:
    add(data, NEW)
    save_unfinished(UnfinishedRuling(NEW), data)
    window = began(qtbot, start, data)
    assert not window.columns.rulings.writes
    assert not unfinished_file(data).exists()


NO_RULINGS = (b"", b"{", b"[]", b'{"written": {"question": 1}}', b'{"written": {"question": "Q"}, "ruling": "../x"}')


@pytest.mark.parametrize("content", NO_RULINGS)
def test_a_damaged_file_is_set_aside_and_reported(qtbot: QtBot, start: Start, data: Path, content: bytes) -> None:
    unfinished_file(data).write_bytes(content)
    window = began(qtbot, start, data)
    assert not window.columns.rulings.writes
    assert any("an't restore the ruling that was being written" in text for text in window.notices.texts)
    assert (data / "ruling.damaged.json").read_bytes() == content
