"""Whether accounts can come about by the rules at all, asked at the page of two accounts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.table import Table
from tests.table.test_coming_about import ATTACK, SCENE
from tests.ui.table.accounts import WIDE, answered, key, written
from tests.ui.table.conftest import CONTROL, SHIFT, press

MEMORY = ATTACK + "- expect: {memory: {A: %d}}\n"


@pytest.fixture
def page(sit_at: Callable[[str], Table]) -> DisputePage:
    table = sit_at(SCENE.replace("SECURITY", "[Plain]"))
    table.window().resize(*WIDE)
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(table.dispute_page)
    return table.dispute_page


def coming(page: DisputePage) -> list[tuple[str, str]]:
    """What is said of each account, with its sign."""
    return [(line.sign, line.text) for line in page.verdict.shown[1:]]


def test_by_mouse_both_are_said_and_a_change_forgets_it(page: DisputePage) -> None:
    written(page, ATTACK, MEMORY % 7)
    assert page.reach.isVisible()
    assert not coming(page)
    QTest.mouseClick(page.reach, Qt.MouseButton.LeftButton)
    assert page.stop.isVisible()
    assert not page.reach.isVisible()
    answered(page)
    assert coming(page) == [
        ("✓", "Ann: can come about by the rules, as it is told."),
        (
            "×",
            "Ben: can't come about in any legal way from what both accounts share. Memory of A: 7",
        ),
    ]
    written(page, ATTACK, ATTACK)
    assert not coming(page)
    assert page.reach.isHidden()


def test_by_keys_the_shortest_other_way_is_shown(page: DisputePage) -> None:
    written(page, ATTACK, MEMORY % 1)
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    answered(page)
    assert coming(page)[1] == (
        "≈", "Ben: can come about by the rules, but in another way. Memory of A: 1",
    )  # fmt: skip
    assert page.verdict.shown[2].remark == "A: Wall"


def test_it_is_stopped_by_its_key(page: DisputePage) -> None:
    written(page, ATTACK, MEMORY % 7)
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    assert page.stop.hasFocus()
    key(Qt.Key.Key_Space)
    answered(page)
    assert not coming(page)
    assert page.reach.isVisible()


def test_nothing_is_asked_of_a_deed(page: DisputePage) -> None:
    written(page, ATTACK, "- attack: {with: Hero, at: Wall}\n")
    assert page.reach.isHidden()
