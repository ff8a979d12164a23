"""Fields accept any useful length of text, and report what they leave out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from judgeapp.ui.widgets.forms.fields import MAX_LETTERS, BoundedField
from judgeapp.ui.window.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def field(window: Window) -> BoundedField:
    window.navigator.show_view("card")
    effect = window.columns.form.fields["effect"]
    assert isinstance(effect, BoundedField)
    effect.setFocus()
    return effect


def paste(field: BoundedField, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(field, Qt.Key.Key_V, CONTROL)


def test_pasted_text_beyond_the_limit_is_cut_and_reported(window: Window, field: BoundedField) -> None:
    paste(field, "a" * 1_000_000)
    assert field.toPlainText() == "a" * MAX_LETTERS
    assert "At most 20,000 characters" in window.statusBar().currentMessage()
    paste(field, "more")
    assert field.toPlainText() == "a" * MAX_LETTERS
    # Replacing the selection makes room.
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    paste(field, "[On Play]\n<Draw 1>.")
    assert field.toPlainText() == "[On Play]\n<Draw 1>."


def test_the_search_field_says_so_too(window: Window) -> None:
    QGuiApplication.clipboard().setText("blocker " * 1_000)
    window.omnibox.setFocus()
    QTest.keyClick(window.omnibox, Qt.Key.Key_V, CONTROL)
    assert window.omnibox.text() == ("blocker " * 1_000)[:3_000]
    assert "3,000 characters" in window.statusBar().currentMessage()
