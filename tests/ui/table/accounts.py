"""Actions on the page of two accounts, by mouse and keyboard."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgeapp.ui.table.dispute.dispute_page import DisputePage
from tests.ui.waiting import wait

LEGAL = '- attack: {with: First, at: player}\n- answer: Striker/effects.0\n- answer: "block:Guard"'
NOT_LEGAL = LEGAL.replace("Guard", "Theirs") + "\n- pass: true"
WIDE, NARROW = (1360, 850), (1024, 700)


def answered(page: DisputePage) -> None:
    while not page.is_idle:
        wait(1)
    QApplication.processEvents()


def written(page: DisputePage, *accounts: str) -> None:
    """Set accounts in the format of a table file."""
    page.show_accounts([*zip(("Ann", "Ben"), accounts, strict=False)])
    answered(page)


def middle(page: DisputePage, column: int, name: str) -> QPoint:
    view = page.sides[column].view
    view.ensureVisible(
        view.sceneRect() if view.where(name).isNull() else view.mapToScene(view.where(name)).boundingRect()
    )
    return view.where(name).intersected(view.viewport().rect()).center()


def click(page: DisputePage, column: int, name: str) -> None:
    ground = page.sides[column].view.viewport()
    QTest.mouseClick(ground, Qt.MouseButton.LeftButton, pos=middle(page, column, name))
    QApplication.processEvents()


def click_line(page: DisputePage, text: str) -> None:
    """Click a line among the possible steps."""
    options = page.next.options
    row = options.texts.index(text)
    options.scrollTo(options.model_of_lines.index(row, 0))
    # Near the start of its first line, which has no link to a keyword effect.
    at = options.visualRect(options.model_of_lines.index(row, 0)).topLeft() + QPoint(80, 10)
    QTest.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()


def key(which: Any, held: Any = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, which, held)
    QApplication.processEvents()


def number(page: DisputePage, text: str) -> str:
    return next(line.number for line in page.next.options.shown if line.text == text)


def steps(page: DisputePage, column: int) -> list[str]:
    return [f"{line.sign} {line.text}" for line in page.sides[column].steps.shown]
