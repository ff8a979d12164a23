"""Changes from the command line appear in an open window without disturbing the judge."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import answers_file, cards_file, notebook_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.entries.importing import import_file
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.rulings.notebook.ruling import Status
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window
from tests.cards.made import record
from tests.rulings.made import EVERYTHING
from tests.ui.driving import ask, at, go, read, settle
from tests.ui.notebook import listed

Start = Callable[[Path], Window]
NEW = replace(EVERYTHING, question="Does it count?", answer="Yes.", tags=())


def notebook_of(folder: Path) -> closing[Notebook]:
    notebook, trouble = open_notebook(notebook_file(folder))
    assert trouble is None, trouble
    return closing(notebook)


def test_a_ruling_written_on_the_command_line_appears_in_the_list(qtbot: QtBot, window: Window, data: Path) -> None:
    settle(qtbot, window)
    assert listed(window) == []
    command = ["notebook", "add", "--question", "May it block?", "--by", "Ken"]
    done = subprocess.run(
        [sys.executable, "-m", "judgeapp", "--data", str(data), *command],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    qtbot.waitUntil(lambda: listed(window) == ["May it block?"])


def test_the_shown_ruling_is_updated(qtbot: QtBot, start: Start, data: Path) -> None:
    with notebook_of(data) as notebook:
        ruling = notebook.add(NEW, "Ken").ruling
    window = start(data)
    go(qtbot, window, Address(Kind.RULING, ruling))
    with notebook_of(data) as notebook:
        notebook.set_status(ruling, Status.APPEALED, "Aiko")
    qtbot.waitUntil(lambda: "Aiko" in read(window))
    assert at(window) == Address(Kind.RULING, ruling)


def test_a_ruling_being_written_is_not_disturbed(qtbot: QtBot, start: Start, data: Path) -> None:
    with notebook_of(data) as notebook:
        ruling = notebook.add(NEW, "Ken").ruling
    window = start(data)
    go(qtbot, window, Address(Kind.RULING, ruling))
    window.ruling_controller.do_with_shown("edit")
    form = window.columns.rulings.form
    form.texts["answer"].setPlainText("Never.")
    form.texts["answer"].setFocus()
    settle(qtbot, window)
    with notebook_of(data) as notebook:
        notebook.set_status(ruling, Status.APPEALED, "Aiko")
    qtbot.waitUntil(lambda: any("has changed in the meantime" in text for text in window.notices.texts))
    assert window.columns.rulings.writes
    assert form.texts["answer"].toPlainText() == "Never."
    assert form.texts["answer"].hasFocus()
    window.save()
    settle(qtbot, window)
    with notebook_of(data) as notebook:
        heads = {head.content.answer for head in notebook.of(ruling).heads if head.content}
    assert heads == {"Never.", "Yes."}, "both stay"


def test_a_ruling_deleted_while_edited_can_still_be_saved(qtbot: QtBot, start: Start, data: Path) -> None:
    with notebook_of(data) as notebook:
        ruling = notebook.add(NEW, "Ken").ruling
    window = start(data)
    go(qtbot, window, Address(Kind.RULING, ruling))
    window.ruling_controller.do_with_shown("edit")
    window.columns.rulings.form.texts["answer"].setPlainText("Never.")
    settle(qtbot, window)
    with notebook_of(data) as notebook:
        notebook.delete_for_good(ruling, "Aiko")
    qtbot.waitUntil(lambda: any("creates a new one" in text for text in window.notices.texts))
    window.save()
    settle(qtbot, window)
    with notebook_of(data) as notebook:
        (item,) = notebook.all()
    assert item.content is not None
    assert (item.content.answer, item.id != ruling) == ("Never.", True)


def test_own_changes_are_announced_once(qtbot: QtBot, window: Window, data: Path) -> None:
    settle(qtbot, window)
    text: list[object] = []
    window.ruling_controller.rulings_changed.connect(text.append)
    window.ruling_controller.writing.write_of_seen()
    window.columns.rulings.form.texts["question"].setPlainText("May it block?")
    window.save()
    settle(qtbot, window)
    # A change from elsewhere is added without disturbing the text.
    with notebook_of(data) as notebook:
        notebook.add(NEW, "Ken")
    qtbot.waitUntil(lambda: len(listed(window)) == 2)
    assert len(text) == 2


def test_an_official_answer_and_a_card_are_found_as_soon_as_they_are_imported(
    qtbot: QtBot, window: Window, data: Path, tmp_path: Path
) -> None:
    assert ask(qtbot, window, "zwiebelmon") == []
    text = {"id": "Q7", "question": "Does Zwiebelmon block?", "answer": "It does."}
    file = tmp_path / "answers.jsonl"
    file.write_text(json.dumps(text), encoding="utf-8")
    answers, _ = open_answers(answers_file(data))
    with closing(answers):
        import_file(file, answers, ANSWERS)
    qtbot.waitUntil(lambda: len(window.columns.results.model.things()) == 1)
    cards, _ = open_cards(cards_file(data))
    with closing(cards):
        cards.put(record("TS1-010", name="Zwiebelmon"), "own.jsonl")
    card = Address(Kind.CARD, "TS1-010")
    qtbot.waitUntil(lambda: card in window.columns.results.model.things())
    assert window.omnibox.text() == "zwiebelmon"
