"""Facets of results: counted, chosen, typed into the field, and removed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window
from tests.ui.driving import ask_grouped
from tests.ui.test_answers import Start, with_answers

__all__ = ["with_answers"]


def offered(window: Window) -> dict[str, QAction]:
    """Items of the filter menu by name."""
    window.actions_by_id["narrow"].trigger()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.hide()
    return {re.sub(r"^Only |: .*", "", action.text()): action for action in menu.actions()}


def kinds(window: Window) -> set[str]:
    return {place.kind for place in window.columns.results.model.things()}


def test_a_kind_is_counted_filters_and_is_removed(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    everything = ask_grouped(qtbot, window, "blocker")
    answers = sum(place.kind == Kind.ANSWER for _, place in everything)
    assert offered(window)["Official answers"].text() == f"Only Official answers: {answers}"
    assert not window.columns.results.filters.isChecked()
    before = offered(window)
    offered(window)["Official answers"].trigger()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.omnibox.text() == "blocker is:official"
    assert kinds(window) == {Kind.ANSWER}
    sign = window.columns.results.filters
    assert sign.isChecked()
    window.navigator.show_view("glossary")
    assert sign.isVisible(), "what still narrows is seen"
    assert {name: action.isChecked() for name, action in offered(window).items() if name in before} == {
        name: name == "Official answers" for name in before
    }
    # Nothing has two kinds, so the new kind replaces the old one.
    offered(window)["Rules"].trigger()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.omnibox.text() == "blocker is:rule"
    assert kinds(window) == {Kind.PASSAGE}
    offered(window)["Official answers"].trigger()
    qtbot.waitUntil(lambda: window.is_idle)
    offered(window)["Official answers"].trigger()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.omnibox.text() == "blocker"
    assert len(window.columns.results.model.things()) == len(everything)
    assert sign.isVisible()
    window.navigator.show_view("glossary")
    assert not sign.isVisible()


@pytest.mark.parametrize(("typed", "kind"), [("rule", Kind.PASSAGE), ("card", Kind.CARD)])
def test_a_typed_kind_filters(qtbot: QtBot, start: Start, with_answers: Path, typed: str, kind: str) -> None:
    window = start(with_answers)
    assert {place.kind for _, place in ask_grouped(qtbot, window, f"blocker is:{typed}")} == {kind}
    # Rules have no date, and nothing has two kinds.
    assert ask_grouped(qtbot, window, f"blocker is:{typed} since:2020") == []
    assert ask_grouped(qtbot, window, f"blocker is:{typed} is:scene") == []


def test_rules_and_cards_are_filtered_by_language(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    assert [place for _, place in ask_grouped(qtbot, window, "is:card lang:ja")] == [Address(Kind.CARD, "TS1-010")]
    assert ask_grouped(qtbot, window, "is:card lang:de") == []


def test_a_facet_shows_that_there_may_be_more(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "Digimon")
    assert offered(window)["Rules"].text() == "Only Rules: 50 and more"


def test_a_key_opens_the_filters_from_the_field_and_goes_back(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "blocker")
    filters = window.columns.results.filters
    filters.setFocus()
    for question in ("blocker is:card", "blocker"):
        QTest.keyClick(filters, Qt.Key.Key_Space)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.hide()
        next(action for action in menu.actions() if "Cards" in action.text()).trigger()
        qtbot.waitUntil(lambda: window.is_idle)
        assert window.omnibox.text() == question
        assert window.focusWidget() is filters


def test_a_wrong_filter_can_be_removed(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "block since:soon")
    offered(window)["since:soon"].trigger()
    assert window.omnibox.text() == "block"


def test_a_year_is_two_filters_and_one_button(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "is:official since:2026 until:2026")
    offered(window)["2026"].trigger()
    assert window.omnibox.text() == "is:official"


def test_the_filters_fit_at_large_text_too(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "blocker")
    window.window_settings.change(text_size=200)
    window.appearance.use_font()
    window.resize(1024, 700)
    QApplication.processEvents()
    filters = window.columns.results.filters
    assert filters.visibleRegion().boundingRect() == filters.rect()
    window.omnibox.clear()
    assert not filters.isVisible()
