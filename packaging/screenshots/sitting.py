"""Helpers for screenshots: wait for the window, and play at its table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from judgeapp.scenario.file import Scenario
from judgeapp.table.setup.position import beginning
from judgeapp.table.tree.tree import plant
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window

FADING_MS = 400


def settle(window: Window) -> None:
    """Wait until all work and drawing is done."""
    while True:
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if window.is_idle:
            break
    # Wait for the field's clear button to fade in or out.
    faded = QEventLoop()
    QTimer.singleShot(FADING_MS, faded.quit)
    faded.exec()


def wait_until(done: Callable[[], bool]) -> None:
    while not done():
        QApplication.processEvents()


def at_table(window: Window) -> Table:
    window.navigator.show_view("table")
    wait_until(lambda: window.table is not None and window.table.is_open)
    assert window.table is not None
    return window.table


def put_table(window: Window, scenario: Scenario) -> None:
    table = at_table(window)
    table.seating.sit_down(plant(beginning(scenario)))
    table.show_board()
    window.notices.hide()


def attack(window: Window) -> None:
    """Attack an opponent's Digimon with the Digimon that has digivolution cards."""
    playing = at_table(window).session
    assert playing.tree.game.decision is not None
    keys = [o.key for o in playing.tree.game.decision.options if o.key.startswith("attack:")]
    playing.choose(next(key for key in keys if "player" not in key))
