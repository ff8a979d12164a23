"""Every menu opens with Alt and a letter, and no letter has two meanings in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.ui.table.table import Table
from judgeapp.ui.views import TABLE, VIEWS
from judgeapp.ui.window.window import Window
from tests.ui.driving import settle


def letter(text: str) -> str:
    return QKeySequence.mnemonic(text).toString()


def menus(window: Window) -> list[QMenu]:
    all_menus = (action.menu() for action in window.menuBar().actions())
    return [menu for menu in all_menus if isinstance(menu, QMenu)]


def menu_letters(window: Window) -> list[str]:
    return [letter(menu.title()) for menu in menus(window)]


def letters_of(root: QWidget, *, seen: bool) -> Iterator[str]:
    """Access keys within a widget, and its shortcuts with Alt and a letter."""
    for part in root.findChildren(QWidget):
        if seen and not part.isVisible():
            continue
        if isinstance(part, QAbstractButton | QLabel):
            is_one = not isinstance(part, QLabel) or part.buddy() is not None
            if is_one and letter(part.text()):
                yield letter(part.text())
        elif isinstance(part, QGroupBox) and letter(part.title()):
            yield letter(part.title())
    for shortcut in root.findChildren(QShortcut):
        above = shortcut.parent()
        if not seen or (isinstance(above, QWidget) and above.isVisible()):
            yield from filter(is_letter, (shortcut.key().toString(),))


def is_letter(keys: str) -> bool:
    return keys.startswith("Alt+") and len(keys) == len("Alt+X") and keys[-1].isalpha()


def twice(letters: Iterable[str]) -> list[str]:
    return [item for item, number in Counter(letters).items() if number > 1]


def test_every_menu_has_a_letter_of_its_own(window: Window) -> None:
    letters = menu_letters(window)
    assert all(letters), letters
    assert not twice(letters)


def test_no_menu_uses_a_letter_twice(window: Window) -> None:
    for menu in menus(window):
        assert not twice(filter(None, (letter(item.text()) for item in menu.actions()))), menu.title()


def test_no_shortcut_takes_the_letter_of_a_menu(window: Window) -> None:
    keys = {key.toString() for action in window.actions_by_id.values() for key in action.shortcuts()}
    assert not keys.intersection(menu_letters(window))


def test_no_view_uses_a_letter_twice(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    for place in VIEWS:
        if place is not TABLE:
            window.navigator.show_view(place.key)
            settle(qtbot, window)
            assert not twice([*menu_letters(window), *letters_of(window, seen=True)]), place.key
    window.ruling_controller.writing.write_of_seen()
    settle(qtbot, window)
    assert not twice([*menu_letters(window), *letters_of(window, seen=True)]), "a ruling is written"
    window.teaching_controller.teach_shown()
    settle(qtbot, window)
    assert not twice([*menu_letters(window), *letters_of(window, seen=True)]), "a text is taught"


def test_no_form_takes_the_letter_of_a_menu(qtbot: QtBot, open_table: Callable[[Path], Table], data: Path) -> None:
    window = open_table(data).window()
    assert isinstance(window, Window)
    qtbot.waitUntil(lambda: window.is_idle)
    assert not set(letters_of(window, seen=False)).intersection(menu_letters(window))
