"""Facets of the results: counted, pressed, typed into the field, and taken back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window
from tests.ui.test_answers import Start, with_answers
from tests.ui.test_cards import ask

__all__ = ["with_answers"]


def chips(window: Window) -> dict[str, QToolButton]:
    """Texts of the buttons above the results, without the counts."""
    seen = [b for b in window.columns.results.facets.findChildren(QToolButton) if b.isVisible()]
    return {re.split(r" \(|  ", b.text())[0]: b for b in seen if b.isCheckable()}


def kinds(window: Window) -> set[str]:
    return {place.kind for place in window.columns.results.model.things()}


def wide(start: Start, folder: Path) -> Window:
    window = start(folder)
    window.resize(1600, 900)
    return window


def test_a_kind_is_counted_and_narrows_and_is_taken_back(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = wide(start, with_answers)
    everything = ask(qtbot, window, "blocker")
    answers = sum(place.kind == Kind.ANSWER for _, place in everything)
    assert chips(window)["Official answers"].text() == f"Official answers ({answers})"
    chips(window)["Official answers"].click()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.omnibox.text() == "blocker is:official"
    assert kinds(window) == {Kind.ANSWER}
    assert chips(window)["Official answers"].isChecked()
    chips(window)["Official answers"].click()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.omnibox.text() == "blocker"
    assert len(window.columns.results.model.things()) == len(everything)


@pytest.mark.parametrize(("typed", "kind"), [("rule", Kind.PASSAGE), ("card", Kind.CARD)])
def test_a_kind_is_kept_that_is_typed(qtbot: QtBot, start: Start, with_answers: Path, typed: str, kind: str) -> None:
    window = start(with_answers)
    assert {place.kind for _, place in ask(qtbot, window, f"blocker is:{typed}")} == {kind}
    # A rule has no date, and nothing is of two kinds.
    assert ask(qtbot, window, f"blocker is:{typed} since:2020") == []
    assert ask(qtbot, window, f"blocker is:{typed} is:scene") == []


def test_rules_and_cards_are_kept_by_language(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    assert [place for _, place in ask(qtbot, window, "is:card lang:ja")] == [Address(Kind.CARD, "TS1-010")]
    assert ask(qtbot, window, "is:card lang:de") == []


def test_more_than_are_looked_for_may_be_there(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = wide(start, with_answers)
    ask(qtbot, window, "Digimon")
    rules = chips(window)["Rules"]
    assert rules.text() == "Rules (50+)"
    assert rules.accessibleName() == "Only Rules: 50 and more"


def test_a_key_narrows_and_keeps_the_focus(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = wide(start, with_answers)
    ask(qtbot, window, "blocker")
    chips(window)["Cards"].setFocus()
    for question in ("blocker is:card", "blocker"):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: window.is_idle)
        assert window.omnibox.text() == question
        assert window.focusWidget() is chips(window)["Cards"]


def test_a_wrong_filter_can_be_taken_back(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = wide(start, with_answers)
    ask(qtbot, window, "block since:soon")
    chips(window)["since:soon"].click()
    assert window.omnibox.text() == "block"


def test_a_year_is_two_filters_and_one_button(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = wide(start, with_answers)
    ask(qtbot, window, "is:official since:2026 until:2026")
    chips(window)["2026"].click()
    assert window.omnibox.text() == "is:official"


def test_the_line_is_put_away_where_there_is_no_room(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = wide(start, with_answers)
    ask(qtbot, window, "blocker")
    bar = window.columns.results.facets
    assert bar.isVisible()
    window.remembered.change(text_size=200)
    window.appearance.use_font()
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: not bar.isVisible())
    window.omnibox.clear()
    assert not bar.isVisible()
