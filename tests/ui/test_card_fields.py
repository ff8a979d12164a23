"""Form and page of a card know each field of the table: see tests/cards/test_fields.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QTextDocument
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.cards.card import PrintedCard
from judgeapp.cards.facts import read_entry
from judgeapp.cards.fields import (
    FIELDS,
    FORM,
    Agreement,
    CardField,
    LinesField,
    SpecialField,
    TextField,
    value_at,
    with_values,
)
from judgeapp.cards.record import CardRecord
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import StoredCard, open_cards
from judgeapp.ui.address import Address, Kind, of_record
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.cards.card_page import card_page
from judgeapp.ui.widgets.sheets.sheet import Sheet
from judgeapp.ui.widgets.style.theme import colours
from judgeapp.ui.window.window import Window
from tests.cards.made import EVERYTHING, OTHERWISE, record

Start = Callable[[Path], Window]
ONE = read_entry(EVERYTHING).record
OTHER = read_entry(OTHERWISE).record


def page(*records: CardRecord) -> str:
    look = PageStyle(colours(QApplication.palette()), QApplication.font())
    card = PrintedCard(records[0].number, records)
    return card_page(card, records[0].language, look, lambda _: (), lambda _: None)


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.path)
def test_a_cards_page_shows_the_field(qapp: QApplication, field: CardField) -> None:
    changed = with_values(ONE, {field.path: value_at(OTHER, field.path)})
    assert (page(changed) != page(ONE)) == field.on_card_page


def test_a_placeholder_marks_a_reading_in_progress(qapp: QApplication) -> None:
    shown = page(with_values(ONE, {"effect": "Effect of lamps.", "inherited": "Effect of oil."}))
    places = [shown.index(words) for words in ("Reading its text", "Effect of lamps.", "Effect of oil.")]
    signs = [shown.index("Reading …", place) for place in places[1:]]
    assert places[0] < places[1] < signs[0] < places[2] < signs[1]


def test_text_stays_in_place_when_readings_appear(qtbot: QtBot) -> None:
    sheet = Sheet("A sheet")
    qtbot.addWidget(sheet)
    sheet.resize(400, 200)
    sheet.show()
    lines = [f"<p>Line {at} of this page.</p>" for at in range(80)]
    sheet.show_html("".join(lines), QApplication.font())
    sheet.verticalScrollBar().setValue(sheet.verticalScrollBar().maximum() // 2)
    seen = sheet.cursorForPosition(QPoint(200, 2)).block().text()
    sheet.show_html("<p>Understood.</p>".join(lines), QApplication.font(), again=True)
    assert sheet.cursorForPosition(QPoint(200, 2)).block().text() == seen != ""


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.path)
def test_the_page_shows_facts_that_differ_between_languages(qapp: QApplication, field: CardField) -> None:
    german = with_values(ONE, {"language": "de", "name": "Leuchtfeuermon"})
    changed = with_values(german, {field.path: value_at(OTHER, field.path)})
    assert "The files differ" not in page(ONE, german)
    assert ("The files differ" in page(ONE, changed)) == (field.agreement is not Agreement.EACH)


def test_the_form_has_every_field_and_room_for_its_lines(qtbot: QtBot, start: Start, data: Path) -> None:
    form = start(data).columns.form
    assert set(form.fields) == set(FORM)
    for typed, widget in form.fields.items():
        has_lines = any(isinstance(f.kind, LinesField | TextField) or f.kind is SpecialField.COSTS for f in FORM[typed])
        assert isinstance(widget, QPlainTextEdit) == has_lines, typed


@pytest.mark.parametrize(("language", "label"), [("en", "Effect"), ("de", "Effect (English)")])
def test_an_effect_in_another_language_than_the_judges_says_so(language: str, label: str) -> None:
    def labels(*records: CardRecord) -> list[str]:
        document = QTextDocument()
        card, look = PrintedCard(records[0].number, records), PageStyle(colours(QApplication.palette()), QFont())
        document.setHtml(card_page(card, language, look, lambda _: (), lambda _: None))
        return document.toPlainText().splitlines()

    english = record(effect="[On Play] Draw 1.")
    assert [line for line in labels(english) if line.startswith("Effect")] == [label]
    japanese = replace(english, language="ja", name="ランタンモン", effect="【登場時】≪1ドロー≫")
    assert "Effect" in labels(english, japanese), "each language has its heading"


def corrected(qtbot: QtBot, start: Start, data: Path, record: CardRecord) -> Window:
    """A window with a card of the library in its form."""
    library, _ = open_cards(cards_file(data))
    library.put(record, "own.jsonl")
    library.close()
    window = start(data)
    qtbot.waitUntil(lambda: window.is_idle, timeout=20_000)
    assert window.navigation is not None
    window.navigation.open(Address(Kind.CARD, record.number))
    qtbot.waitUntil(lambda: window.is_idle, timeout=20_000)
    window.columns.reader.sheet.followed.emit(of_record(Kind.CORRECT, *record.key))
    return window


def saved(qtbot: QtBot, window: Window, data: Path) -> tuple[StoredCard, ...]:
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.is_idle, timeout=20_000)
    library, _ = open_cards(cards_file(data))
    kept = library.all()
    library.close()
    return kept


def test_a_card_opened_and_saved_unchanged_stays_the_same(qtbot: QtBot, start: Start, data: Path) -> None:
    window = corrected(qtbot, start, data, ONE)
    (kept,) = saved(qtbot, window, data)
    assert kept.by_hand
    assert kept.record == ONE


# Values that the form can't display as they are.
UNSHOWN = with_values(
    ONE,
    {
        "language": "ko",
        "effect": "[On\xa0Play] Delete 1 of your opponent's Digimon.",
        "traits": tuple(f"Keeper of the lamp number {n}" for n in range(30)),
    },
)


def test_values_that_the_form_can_not_show_stay(qtbot: QtBot, start: Start, data: Path) -> None:
    window = corrected(qtbot, start, data, UNSHOWN)
    window.columns.form.put("dp", "6000")
    (kept,) = saved(qtbot, window, data)
    assert kept.record == with_values(UNSHOWN, {"dp": 6000})


def test_values_survive_closing_the_form(qtbot: QtBot, start: Start, data: Path) -> None:
    window = corrected(qtbot, start, data, UNSHOWN)
    window.columns.form.put("dp", "6000")
    window.card_controller.writing.read_text()
    (back,) = (button for button in window.notices.findChildren(QToolButton) if button.text() == "Restore")
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    (kept,) = saved(qtbot, window, data)
    assert kept.record == with_values(UNSHOWN, {"dp": 6000})
