"""Teaching in the window: from an unread text to a phrase file for others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.phrase_file import FORMAT, write_phrases
from judgeapp.desk.folder import cards_file, phrases_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.written.lessons import load_lessons, today
from judgeapp.ui.address import Address, Kind, of_record
from judgeapp.ui.pages.cards.teaching_page import ALL_NEW
from judgeapp.ui.window.window import Window
from tests.cards.made import entry
from tests.ui.driving import go, links, read, settle

Start = Callable[[Path], Window]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
BANISH = Lesson("en", "Banish {2} foes", "delete {2} of your opponent's Digimon", "Ken", "2026-01-31")
OTHERWISE = Lesson("en", "banish {2} foes", "suspend {2} of your opponent's Digimon", "Ann")
CARDS = {
    "TS1-010": "[On Play] Banish 3 foes.",
    "TS1-011": "[Main] You may banish 2 foes.",
    "TS1-012": "[When Attacking] By banishing 2 foes, <Draw 1>.",
    "TS1-013": "[Main] Gain 1 memory.",
}


@pytest.fixture
def folder(data: Path) -> Path:
    library, _ = open_cards(cards_file(data))
    for number, effect in CARDS.items():
        library.put(read_entry(entry(number, effect=effect)).record, "own.jsonl")
    library.close()
    return data


@pytest.fixture
def window(start: Start, folder: Path, qtbot: QtBot) -> Window:
    window = start(folder)
    settle(qtbot, window)
    return window


def type_in(qtbot: QtBot, text: str) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClicks(focus, text)


def press(qtbot: QtBot, window: Window, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    focus = QApplication.focusWidget() or window
    qtbot.keyClick(focus, key, held)
    settle(qtbot, window)


def lessons(folder: Path) -> tuple[Lesson, ...]:
    matches, trouble = load_lessons(folder)
    assert trouble is None
    return matches


def do(qtbot: QtBot, window: Window, address: Address) -> None:
    assert window.navigation is not None
    assert address.url in links(window)
    window.navigation.open(address)
    settle(qtbot, window)


def test_a_pasted_text_is_taught_by_keyboard_alone(qtbot: QtBot, window: Window, folder: Path) -> None:
    press(qtbot, window, Qt.Key.Key_T, CONTROL)
    QApplication.clipboard().setText("[On Play] Banish 2 foes. Then, gain 1 memory.")
    press(qtbot, window, Qt.Key.Key_V, CONTROL)
    assert "Not understood" in read(window) or "only part of this text" in read(window)
    press(qtbot, window, Qt.Key.Key_T, CONTROL | SHIFT)
    form = window.columns.teach_form
    assert form.wording.toPlainText() == "Banish {2} foes"
    assert form.same.hasFocus()
    type_in(qtbot, "delete 2 of your opponent's Digimon")
    settle(qtbot, window)
    # The preview lists the affected cards and their effects.
    text = read(window)
    # The pasted text, which isn't a saved card, and three cards.
    assert "4 effects are read with it." in text
    assert "[On Play] Delete 2 of your opponent's Digimon. Then, gain 1 memory." in text
    assert text.count("not saved") == 1
    assert "[On Play] Delete 3 of your opponent's Digimon." in text
    assert "TS1-013" not in text
    assert "The program reads this text" not in text
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    # Without a name the lesson isn't saved, and the name field gets the focus.
    assert lessons(folder) == ()
    assert form.by.hasFocus()
    type_in(qtbot, "Ken")
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    assert lessons(folder) == (
        Lesson("en", "Banish {2} foes", "delete {2} of your opponent's Digimon", "Ken", today()),
    )
    # Back to the text, which is now read, with the lesson named.
    text = read(window)
    assert "The program reads this text." in text
    assert "As taught: Banish {2} foes = delete {2} of your opponent's Digimon (Ken" in text


def test_a_card_offers_to_teach_its_unread_text(qtbot: QtBot, window: Window, folder: Path) -> None:
    go(qtbot, window, Address(Kind.CARD, "TS1-010"))
    do(qtbot, window, of_record(Kind.TEACH, "Banish 3 foes.", "en"))
    form = window.columns.teach_form
    assert form.isVisible()
    assert form.wording.toPlainText() == "Banish {3} foes"
    go(qtbot, window, Address(Kind.CARD, "TS1-013"))
    assert not any(url.startswith("rule:teach/") for url in links(window))


def test_a_refused_lesson_shows_the_reason_and_saves_nothing(qtbot: QtBot, window: Window, folder: Path) -> None:
    window.navigator.show_teaching()
    form = window.columns.teach_form
    form.by.setText("Ken")
    form.wording.setPlainText("Banish 2 foes")
    form.same.setPlainText("delete 1 of your opponent's Digimon")
    settle(qtbot, window)
    why = "'2' in the wording is missing in its meaning"
    assert why in form.message_label.text()
    assert why in read(window)
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    assert lessons(folder) == ()
    form.wording.setPlainText("your Digimon")
    form.same.setPlainText("your opponent's Digimon")
    settle(qtbot, window)
    assert "is already understood, as something else" in form.message_label.text()


def test_the_nearest_phrases_are_offered_and_fill_the_form(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_teaching()
    form = window.columns.teach_form
    form.wording.setPlainText("Hurl the top 2 cards of your deck away")
    settle(qtbot, window)
    offered = [url for url in links(window) if url.startswith(f"rule:{Kind.SAME}/")]
    assert offered
    example = next(
        Address(Kind.SAME, text)
        for text in ("trash the top 2 cards of your deck",)
        if Address(Kind.SAME, text).url in offered
    )
    do(qtbot, window, example)
    assert form.same.toPlainText() == "trash the top 2 cards of your deck"
    assert form.same.hasFocus()


def test_the_selection_is_marked_and_unmarked(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_teaching()
    field = window.columns.teach_form.wording
    field.setPlainText("foes")
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    assert field.toPlainText() == "{foes}"
    field.selectAll()
    window.columns.teach_form.mark_selection()
    assert field.toPlainText() == "foes"


def test_a_lesson_is_changed_and_forgotten(qtbot: QtBot, start: Start, folder: Path) -> None:
    phrases_file(folder).write_text(write_phrases([BANISH]), encoding="utf-8")
    window = start(folder)
    settle(qtbot, window)
    assert "As taught" in go(qtbot, window, Address(Kind.CARD, "TS1-010"))
    window.navigator.show_teaching()
    settle(qtbot, window)
    assert "Ken · 2026-01-31" in read(window)
    do(qtbot, window, of_record(Kind.TEACH, BANISH.wording, "en"))
    assert window.columns.teach_form.same.toPlainText() == BANISH.same
    do(qtbot, window, of_record(Kind.FORGET, BANISH.wording, "en"))
    assert lessons(folder) == ()
    assert "As taught" not in go(qtbot, window, Address(Kind.CARD, "TS1-010"))


def test_the_form_returns_beside_its_page(qtbot: QtBot, start: Start, folder: Path) -> None:
    window = start(folder)
    settle(qtbot, window)
    window.navigator.show_teaching()
    settle(qtbot, window)
    window.close()
    again = start(folder)
    settle(qtbot, again)
    assert again.navigation is not None
    assert again.navigation.address.kind == Kind.TAUGHT
    assert again.navigator.at_teaching


def test_other_judges_phrases_are_compared_before_import(
    qtbot: QtBot, window: Window, folder: Path, tmp_path: Path
) -> None:
    first, second = tmp_path / "ken.yaml", tmp_path / "ann.yaml"
    known = Lesson("en", "your Digimon", "your opponent's Digimon")
    first.write_text(write_phrases([BANISH, known]), encoding="utf-8")
    second.write_text(write_phrases([BANISH, OTHERWISE][1:]), encoding="utf-8")
    window.teaching_controller.compare([first, second])
    settle(qtbot, window)
    text = read(window)
    assert "Compared with yours: ken.yaml, ann.yaml" in text
    assert "Text that is already understood can't be taught another meaning" in text
    assert lessons(folder) == ()
    do(qtbot, window, ALL_NEW)
    assert lessons(folder) == (BANISH,)
    do(qtbot, window, of_record(Kind.TAKE, OTHERWISE.wording, "en"))
    assert lessons(folder) == (OTHERWISE,)


def test_a_malformed_file_is_reported(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(f"format: {FORMAT}\nphrases: [{{language: en}}]\n", encoding="utf-8")
    window.teaching_controller.compare([file])
    settle(qtbot, window)
    (text,) = window.notices.texts
    assert f"{file}:2" in text


def test_phrases_are_exported_to_each_of_several(qtbot: QtBot, start: Start, folder: Path, tmp_path: Path) -> None:
    phrases_file(folder).write_text(write_phrases([BANISH]), encoding="utf-8")
    window = start(folder)
    settle(qtbot, window)
    files = [tmp_path / f"mine{number}.yaml" for number in range(3)]
    for file in files:
        window.teaching_controller.export(file)
    window.teaching_controller.compare([files[0]])
    settle(qtbot, window)
    assert [file.read_text(encoding="utf-8") for file in files] == [write_phrases([BANISH])] * 3


def test_a_tried_card_is_read_as_taught_at_the_table(qtbot: QtBot, start: Start, folder: Path) -> None:
    phrases_file(folder).write_text(write_phrases([BANISH]), encoding="utf-8")
    window = start(folder)
    settle(qtbot, window)
    go(qtbot, window, Address(Kind.CARD, "TS1-010"))
    do(qtbot, window, Address(Kind.TRY, "TS1-010"))
    qtbot.waitUntil(lambda: window.table is not None and window.is_idle)
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: "Lanternmon" in table.session.tree.game.state.faces)
    face = table.session.tree.game.state.faces["Lanternmon"]
    assert face.taught == {"effects.0": BANISH.summary}


@pytest.mark.parametrize("size", [100, 200])
def test_no_sentence_of_the_form_is_cut(qtbot: QtBot, window: Window, size: int) -> None:
    window.window_settings.change(text_size=size)
    window.appearance.use_font()
    window.navigator.show_teaching()
    form = window.columns.teach_form
    form.wording.setPlainText("Banish 2 foes")
    form.same.setPlainText("delete 1 of your opponent's Digimon")
    settle(qtbot, window)
    qtbot.waitUntil(
        lambda: form.message_label.height() >= form.message_label.heightForWidth(form.message_label.width())
    )
    assert form._hint.height() >= form._hint.heightForWidth(form._hint.width())
