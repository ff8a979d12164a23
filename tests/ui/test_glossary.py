"""The glossary is filtered in any language, and opens at the current term."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window


def test_the_glossary_is_filtered_in_any_language(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view("glossary")
    terms = window.columns.concepts
    assert terms.filter.hasFocus()
    whole = terms.model.rowCount()
    for name in ("ブロッカー", "格擋", "阻挡者", "BLOCKER"):
        terms.filter.setText(name)
        assert 0 < terms.model.rowCount() < whole
    qtbot.keyClick(terms.filter, Qt.Key.Key_Down)
    qtbot.keyClick(terms.filter, Qt.Key.Key_Return)
    assert window.navigation is not None
    assert window.navigation.address.kind == Kind.CONCEPT
    terms.filter.setText("xqzvwk")
    assert terms.empty.isVisible()


def test_the_glossary_is_scrolled_to_the_shown_term(window: Window) -> None:
    terms = window.columns.concepts
    assert window.navigation is not None
    for read in ("blocker", "vortex"):  # before the glossary is opened, and while it is open
        window.navigation.open(Address(Kind.CONCEPT, read))
        window.navigator.show_view("glossary")
        assert terms.listing.chosen == Address(Kind.CONCEPT, read)


def test_the_glossarys_filter_shows_the_exact_name_first(window: Window) -> None:
    window.navigator.show_view("glossary")
    terms = window.columns.concepts
    for typed, first in (("blocker", "Blocker"), ("Memory", "Memory"), ("アタック", "Attack")):
        terms.filter.setText(typed)
        assert first in terms.model.row(terms.model.index(0)).title[0].text
    terms.filter.setText("block")
    titles = [terms.model.row(terms.model.index(i)).text for i in range(terms.model.rowCount())]
    begins = [any(w.casefold().startswith("block") for w in t.split()) for t in titles]
    assert begins[0]


def test_the_empty_glossary_says_so_at_the_top(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view("glossary")
    terms = window.columns.concepts
    terms.filter.setText("xqzvwk")
    QApplication.processEvents()
    assert terms.empty.isVisible()
    assert not terms.listing.isVisible()
    assert terms.empty.geometry().top() < 4 * terms.filter.height()
    assert terms.empty.alignment() & Qt.AlignmentFlag.AlignTop
