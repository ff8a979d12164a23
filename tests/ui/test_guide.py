"""The guide's page on saved data."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import WHAT_SURVIVES, Address, Kind
from judgeapp.ui.faults import ProgramFault
from judgeapp.ui.window.window import Window


def page(window: Window) -> str:
    return window.columns.reader.sheet.toPlainText()


def test_the_menu_leads_to_it(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view("table")
    window.actions_by_id["guide"].trigger()
    qtbot.waitUntil(lambda: "What survives what" in page(window))
    # No Markdown is left over, and tables are rendered.
    for left in ("`", "**", "| ", "##"):
        assert left not in page(window)
    assert "bookmarks.sqlite" in page(window)
    assert "the disk is full, or fails" in page(window)
    assert "*.damaged*" in page(window)


@pytest.mark.parametrize(
    ("action", "text"), [("what-is-new", "The first edition."), ("licences", "PySide6_Essentials")]
)
def test_the_other_guides_are_in_the_menu_too(qtbot: QtBot, window: Window, action: str, text: str) -> None:
    window.actions_by_id[action].trigger()
    qtbot.waitUntil(lambda: text in page(window))


def test_a_fault_of_the_program_leads_to_it(qtbot: QtBot, window: Window) -> None:
    window.faults.show(ProgramFault("a test", False, KeyError(67)))
    (text,) = window.notices.texts
    buttons = {item.text(): item for item in window.notices.findChildren(QToolButton)}
    buttons["What survives"].click()
    qtbot.waitUntil(lambda: "What survives what" in page(window))
    # The notice stays because the file isn't saved yet.
    assert window.notices.texts == (text,)


def test_there_is_no_other_guide(window: Window) -> None:
    assert window.navigation is not None
    assert window.navigation.pages.has(Address(Kind.GUIDE, WHAT_SURVIVES))
    assert not window.navigation.pages.has(Address(Kind.GUIDE, "../../pyproject"))
