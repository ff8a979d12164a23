"""Helpers that drive a window: search, open pages, read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QInputMethodEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window

Start = Callable[[Path], Window]
UNDERSTOOD = "[When Attacking] Delete 1 of your opponent's Digimon."
NOT_UNDERSTOOD = "Then, juggle three lanterns."


def settle(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)


def ask(qtbot: QtBot, window: Window, question: str) -> list[Address]:
    settle(qtbot, window)
    window.omnibox.setText(question)
    settle(qtbot, window)
    return window.columns.results.model.things()


def ask_grouped(qtbot: QtBot, window: Window, question: str) -> list[tuple[str, Address]]:
    """(group, address) of each row of the results."""
    ask(qtbot, window, question)
    model = window.columns.results.model
    return [(model.row(model.index(at)).group, model.thing(model.index(at))) for at in range(model.rowCount())]


def go(qtbot: QtBot, window: Window, place: Address) -> str:
    """Text of a page, including its loaded parts."""
    settle(qtbot, window)
    assert window.navigation is not None
    window.navigation.open(place)
    settle(qtbot, window)
    return read(window)


def page(window: Window, kind: Kind) -> str:
    assert window.navigation is not None
    window.navigation.open(Address(kind))
    return read(window)


def read(window: Window) -> str:
    return window.columns.reader.sheet.toPlainText().replace("\xa0", " ")


def at(window: Window) -> Address:
    assert window.navigation is not None
    return window.navigation.address


def links(window: Window) -> set[str]:
    return {*links_of(window.columns.reader.sheet.document())}


def links_of(document: QTextDocument) -> dict[str, str]:
    """Addresses of a page's links, with their texts."""
    matches: dict[str, str] = {}
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            if address := piece.charFormat().anchorHref():
                matches[address] = matches.get(address, "") + piece.text()
            pieces += 1
        block = block.next()
    return matches


def choose(monkeypatch: pytest.MonkeyPatch, *files: Path) -> None:
    """Choose files in the next file dialog."""
    answer = ([str(file) for file in files], "")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: answer)


def type_text(qtbot: QtBot, window: Window, text: str) -> None:
    window.navigator.focus_field()
    if text.isascii():
        qtbot.keyClicks(window.omnibox, text)
    else:
        commit(window, text)


def commit(window: Window, text: str) -> None:
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(window.omnibox, event)
