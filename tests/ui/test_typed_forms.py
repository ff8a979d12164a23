"""Unsaved text in forms is restored, however the window was closed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.desk import settings
from judgeapp.desk.folder import settings_file, typed_file
from judgeapp.desk.written.typed import TypedTexts, load_typed, save_typed
from judgeapp.table.setup import position as at
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.views import CARDS, TABLE
from judgeapp.ui.window.window import Window
from tests.ui.driving import go, settle

Start = Callable[[Path], Window]
CARD_AGAIN = "Restored the card you were writing when the window closed."
LESSON_AGAIN = "Restored the wording you were teaching when the window closed."

# Types into each form of the real window, waits until it is saved, and waits to be killed.
_TYPES = """
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
window.card_controller.writing.add()
QTest.keyClicks(window.columns.form.fields["name"], "Dimmon")
window.teaching_controller.teach_shown()
QTest.keyClicks(window.columns.teach_form.same, "Delete it")
window.navigator.show_view("table")
while window.table is None or not window.table.is_open:
    wait(10)
window.table.setup_controller.restart()
QTest.keyClicks(window.table.setup.field, "3x Lv.4 red")
kept = folder / "typed.json"
while not kept.exists() or b"Lv.4 red" not in kept.read_bytes():
    wait(10)
print("typed", flush=True)
app.exec()
"""


def began(qtbot: QtBot, start: Start, data: Path) -> Window:
    window = start(data)
    settle(qtbot, window)
    return window


def go_on(qtbot: QtBot, window: Window, offer: str = "Continue") -> None:
    """Press the button of the newest notice."""
    offers = [b for b in window.notices.findChildren(QToolButton) if b.text() == offer]
    offers[-1].click()
    settle(qtbot, window)


def setup_of(qtbot: QtBot, window: Window) -> PositionEditor:
    """The position editor of a window that shows its table."""
    window.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    assert window.table is not None
    return window.table.setup


def test_it_survives_a_kill(qtbot: QtBot, start: Start, data: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _TYPES, str(data)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as typing:
        assert typing.stdout is not None
        assert typing.stdout.readline() == "typed\n"
        typing.kill()
    settings.save(settings.Settings(rail="search"), settings_file(data))
    window = began(qtbot, start, data)
    assert {CARD_AGAIN, LESSON_AGAIN} <= {*window.notices.texts}
    assert window.settings.rail == "search", "nobody is led away from what was being read"
    assert not window.notices.isVisible(), "they are seen in the place of their forms only"
    window.navigator.show_view(CARDS.key)
    assert window.notices.isVisible()
    assert window.columns.form.fields["name"].text() == "Dimmon"  # type: ignore[union-attr]
    assert window.columns.teach_form.written.same == "Delete it"
    window.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    assert window.table is not None
    assert window.table.setup.field.text == "3x Lv.4 red"


@pytest.mark.parametrize("is_edited", [True, False])
def test_the_text_of_an_edited_card_is_still_its_own_in_another_language(
    is_edited: bool, qtbot: QtBot, start: Start, data: Path, request: pytest.FixtureRequest
) -> None:
    window = began(qtbot, start, data)
    setup = setup_of(qtbot, window)
    assert window.table is not None
    window.table.setup_controller.restart()
    setup.field.put("Wolf: Lv.4 blue 5000")
    QTest.keyClick(setup.field, Qt.Key.Key_Return)
    if is_edited:
        next(offer for offer in setup.offered("Wolf") if offer.text == "Edit …").do()
    setup.field.put("Wolf: Lv.4 blue 6000")
    settle(qtbot, window)
    window.close()
    request.addfinalizer(lambda: set_language("en"))
    set_language("de")
    setup = setup_of(qtbot, began(qtbot, start, data))
    assert setup.field.text == "Wolf: Lv.4 blue 6000"
    QTest.keyClick(setup.field, Qt.Key.Key_Return)
    assert [*at.units(setup.scenario)] == (["Wolf"] if is_edited else ["Wolf", "Wolf 2"])
    assert setup.scenario.cards["Wolf"]["dp"] == 6000


def test_the_text_of_an_edited_card_that_is_gone_stays_a_text(qtbot: QtBot, start: Start, data: Path) -> None:
    for label in ("Wolf", "A.hand:7", "A.hand:x"):
        save_typed(TypedTexts({"setup": {"line": "Wolf: Lv.4", "edited": label, "card": "Wolf"}}), data)
        window = began(qtbot, start, data)
        setup = setup_of(qtbot, window)
        assert setup.field.text == "Wolf: Lv.4"
        assert setup.typed == {"line": "Wolf: Lv.4"}
        window.close()


def test_a_draft_of_a_correction_continues_as_one(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = began(qtbot, start, with_cards)
    go(qtbot, window, Address(Kind.CARD, "TS1-010"))
    window.card_controller.correct_card()
    window.columns.form.put("dp", "7000")
    window.close()
    again = began(qtbot, start, with_cards)
    go_on(qtbot, again)
    assert again.settings.rail == CARDS.key
    form = again.columns.form
    assert form.fields["dp"].text() == "7000"  # type: ignore[union-attr]
    assert not form.fields["number"].isEnabled()
    assert form.title.text().startswith("Correcting TS1-010")
    again.save()
    settle(qtbot, again)
    again.close()
    assert not typed_file(with_cards).exists(), "what is saved is not shown again"
    third = began(qtbot, start, with_cards)
    assert CARD_AGAIN not in third.notices.texts


def test_untyped_and_emptied_texts_are_not_saved(qtbot: QtBot, start: Start, data: Path) -> None:
    window = began(qtbot, start, data)
    window.card_controller.writing.add()
    window.teaching_controller.teach_shown()
    window.close()
    assert not typed_file(data).exists()
    window = began(qtbot, start, data)
    window.columns.form.put("name", "Dimmon")
    window.columns.teach_form.put_same("Delete it")
    window.close()
    window = began(qtbot, start, data)
    window.columns.form.put("name", "")
    window.columns.teach_form.put_same("")
    window.close()
    assert not typed_file(data).exists()


def test_a_replaced_wording_can_be_restored(qtbot: QtBot, start: Start, data: Path) -> None:
    window = began(qtbot, start, data)
    window.teaching_controller.teach_shown()
    window.columns.teach_form.put_same("Delete it")
    window.teaching_controller.teach_shown()
    assert window.columns.teach_form.written.same == ""
    go_on(qtbot, window, "Restore")
    assert window.columns.teach_form.written.same == "Delete it"


def test_an_unopened_form_keeps_its_saved_text(qtbot: QtBot, start: Start, data: Path) -> None:
    save_typed(TypedTexts({"setup": {"line": "hand 5"}, "card": {"name": "Dimmon"}}), data)
    window = began(qtbot, start, data)
    window.columns.form.put("name", "Glowmon")
    window.close()
    forms = load_typed(data)[0].forms
    assert forms["setup"] == {"line": "hand 5"}
    assert forms["card"]["name"] == "Glowmon"


def test_a_damaged_file_is_set_aside_and_reported(qtbot: QtBot, start: Start, data: Path) -> None:
    typed_file(data).write_bytes(b'{"forms": []}')
    window = began(qtbot, start, data)
    assert any("an't restore what you were typing" in text for text in window.notices.texts)
    assert (data / "typed.damaged.json").read_bytes() == b'{"forms": []}'
