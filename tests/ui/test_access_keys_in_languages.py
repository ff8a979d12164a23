"""Access keys are unique within a menu or dialog in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot
from translations import missing

from judgeapp.desk.languages import SPOKEN
from judgeapp.editions.edition import EditionFacts, RulebookKind
from judgeapp.editions.in_force import InForce
from judgeapp.ui.localization import set_language
from judgeapp.ui.views import TABLE, VIEWS
from judgeapp.ui.window.controllers.edition_controller import EditionDialog
from judgeapp.ui.window.controllers.ruling_files import Sharable, SharingDialog
from judgeapp.ui.window.controllers.team_controller import TeamDialog
from judgeapp.ui.window.edition_aligner import InForceDialog
from judgeapp.ui.window.window import Window
from tests.nightly import sampled
from tests.ui.driving import settle
from tests.ui.test_access_keys import letter, letters_of, menu_letters, menus, twice

_FACTS = EditionFacts("Comprehensive Rules", "4.2", "2026-08-18", "en", RulebookKind.CLAUSES)
_DIALOGS: dict[str, Callable[[QWidget], QDialog]] = {
    "team": lambda over: TeamDialog(None, over),
    "sharing": lambda over: SharingDialog(Sharable(2, 1, 3, (Path("table.json"),)), over),
    "edition": lambda over: EditionDialog("rules.pdf", _FACTS, over),
    "in force": lambda over: InForceDialog((), InForce("4.2", ""), over),
}


@pytest.fixture(params=SPOKEN)
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """Set before the window is created."""
    spoken = str(request.param)
    set_language(spoken)
    yield spoken
    set_language("en")


def test_in_menus_and_places(language: str, qtbot: QtBot, start: Callable[[Path], Window], data: Path) -> None:
    window = start(data)
    settle(qtbot, window)
    letters = menu_letters(window)
    assert all(letters)
    two = {"menus": twice(letters)}
    for menu in menus(window):
        two[menu.title()] = twice(filter(None, (letter(item.text()) for item in menu.actions())))
    for place in VIEWS:
        if place is not TABLE:
            window.navigator.show_view(place.key)
            settle(qtbot, window)
            two[place.key] = twice([*letters, *letters_of(window, seen=True)])
    window.ruling_controller.writing.write_of_seen()
    settle(qtbot, window)
    two["a ruling is written"] = twice([*letters, *letters_of(window, seen=True)])
    window.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    two["the table"] = [*set(letters_of(window, seen=False)).intersection(letters)]
    _none_twice({where: which for where, which in two.items() if which}, language)


def _none_twice(letters: object, language: str) -> None:
    """An untranslated text has its English access key."""
    if letters and [*missing(language)]:
        pytest.skip("some texts are not translated yet")
    assert not letters


@pytest.mark.parametrize("name", sampled(_DIALOGS, 2))
def test_in_dialogs(language: str, qtbot: QtBot, name: str) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    dialog = _DIALOGS[name](over)
    _none_twice(twice(letters_of(dialog, seen=False)), language)
