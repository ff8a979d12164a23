"""Card texts in the window: understood and other parts with reasons, and cards written, corrected and restored by
hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.cards.facts import read_entry
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import CardLibrary, open_cards
from judgeapp.messages.errors import InputError
from judgeapp.ui.address import Address, Kind, of_record
from judgeapp.ui.window.window import Window
from tests.cards.made import entry
from tests.ui.driving import NOT_UNDERSTOOD, UNDERSTOOD, Start, ask, at, go, links, read, settle

CONTROL = Qt.KeyboardModifier.ControlModifier


def waved(window: Window) -> str:
    """Texts with a wavy underline."""
    line = QTextCharFormat.UnderlineStyle.WaveUnderline
    pieces = window.columns.reader.sheet._pieces()
    return " ".join(p.text() for p in pieces if p.charFormat().underlineStyle() == line)


def type_into(qtbot: QtBot, text: str) -> None:
    """Type at the cursor."""
    qtbot.keyClicks(QApplication.focusWidget(), text)


def tab_to(qtbot: QtBot, window: Window, field: str) -> None:
    """Reach a field of the form with Tab."""
    form = window.columns.form
    for _ in range(len(form.fields) + 4):
        if QApplication.focusWidget() is form.fields[field]:
            return
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not come to {field}")


def put_down(window: Window, **texts: str) -> None:
    for field, text in texts.items():
        window.columns.form.put(field, text)


# -- what is read -------------------------------------------------------------------------


def test_a_card_shows_for_each_effect_whether_it_is_understood(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    text = go(qtbot, window, Address(Kind.CARD, "TS1-011"))
    assert "reads only part of this text" in text
    assert f"{NOT_UNDERSTOOD} [not understood]" in text
    assert "Understood in part: the program doesn't know this wording" in text
    assert waved(window) == NOT_UNDERSTOOD


def test_an_understood_text_is_printed_back_without_a_mark(qtbot: QtBot, window: Window) -> None:
    text = go(qtbot, window, Address(Kind.TEXT, UNDERSTOOD))
    assert "The program reads this text." in text
    assert f"Read as: {UNDERSTOOD}" in text
    assert "not understood" not in text
    assert waved(window) == ""


def test_a_reading_names_its_language_to_readers_of_another(qtbot: QtBot, window: Window) -> None:
    window.languages.prefer("de")
    text = go(qtbot, window, Address(Kind.TEXT, UNDERSTOOD))
    assert f"Read as, in English: {UNDERSTOOD}" in text
    assert "Read as:" not in text
    assert "15-8-3-1  Trigger-Type Effects (ausgelöster Effekt)" in text
    window.languages.prefer("en")
    settle(qtbot, window)
    assert f"Read as: {UNDERSTOOD}" in read(window)


def test_the_clauses_behind_an_effect_are_reached_by_keyboard(qtbot: QtBot, window: Window) -> None:
    text = go(qtbot, window, Address(Kind.TEXT, UNDERSTOOD))
    assert "15-16-5-1  [When Attacking]" in text
    wanted = Address(Kind.PASSAGE, "rules:4-13-1")
    assert wanted.url in links(window)
    sheet = window.columns.reader.sheet
    sheet.setFocus()
    for _ in range(2 * len(links(window))):
        qtbot.keyClick(sheet, Qt.Key.Key_Tab)
        if sheet.textCursor().charFormat().anchorHref() == wanted.url:
            break
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert at(window) == wanted
    window.navigator.go_back()
    assert at(window) == Address(Kind.TEXT, UNDERSTOOD)


def test_a_line_that_is_not_understood_says_so(qtbot: QtBot, start: Start, data: Path) -> None:
    library, _ = open_cards(cards_file(data))
    special = {"use_requirement": ["＜Use Req. 2 lamps: Cost 0＞"], "link": {"dp": 2000}}
    library.put(read_entry(entry(effect=UNDERSTOOD, special=special)).record, "own.jsonl")
    library.close()
    text = go(qtbot, start(data), Address(Kind.CARD, "TS1-010"))
    assert "Cost 0＞ [not understood]" in text
    assert "the program doesn't know this wording" in text
    assert "Link DP\n+2000" in text
    assert "Link requirement\nnot in the file" in text


def test_a_text_in_a_language_without_a_phrase_book_says_so(qtbot: QtBot, window: Window) -> None:
    text = go(qtbot, window, Address(Kind.TEXT, "【登场时】消灭对手的1只数码宝贝。"))
    assert "The program can't read this text." in text
    assert "the program has no phrase book for its language" in text


def test_each_language_of_a_card_is_read(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    text = go(qtbot, start(with_cards), Address(Kind.CARD, "TS1-010"))
    english, japanese = text.split("Japanese\n", 1)
    assert "You may light 1 lamp. [not understood]" in english
    assert "ランプを1つ灯してもよい。 [not understood]" in japanese


def test_a_pasted_card_text_is_offered_to_be_read(qtbot: QtBot, window: Window) -> None:
    places = ask(qtbot, window, UNDERSTOOD)
    assert places[0] == Address(Kind.TEXT, UNDERSTOOD)
    assert len(places) > 1
    assert "The program reads this text." in read(window)
    assert window.columns.results.model.row(window.columns.results.model.index(0)).group
    # It can become a card without being saved first.
    window.columns.reader.sheet.followed.emit(Address(Kind.WRITE, UNDERSTOOD))
    assert window.columns.form.written["effect"] == UNDERSTOOD
    assert at(window) == Address(Kind.DRAFT)


def test_a_question_with_a_timing_is_a_question(qtbot: QtBot, window: Window) -> None:
    assert all(place.kind != Kind.TEXT for place in ask(qtbot, window, "[On Play]"))


def test_a_pasted_text_stays_complete(qtbot: QtBot, window: Window) -> None:
    text = " ".join(f"{UNDERSTOOD[:-1]} with {n}000 DP or less." for n in range(1, 21))
    assert len(text) > 500
    assert ask(qtbot, window, text)[0] == Address(Kind.TEXT, text)


# -- what is written ----------------------------------------------------------------------


def test_a_card_is_written_by_keyboard_alone_and_found(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    form = window.columns.form
    qtbot.keyClick(window, Qt.Key.Key_T, CONTROL)
    assert form.fields["effect"].hasFocus()
    type_into(qtbot, "[On Play] Delete")
    settle(qtbot, window)
    assert at(window) == Address(Kind.DRAFT)
    assert "Delete [not understood]" in read(window)
    type_into(qtbot, " 1 of your opponent's Digimon.")
    settle(qtbot, window)
    assert "not understood" not in read(window)
    assert "Read as: [On Play] Delete 1 of your opponent's Digimon." in read(window)
    for field, text in (
        ("inherited", "[Your Turn] This Digimon gets +1000 DP."),
        ("name", "Lampmon"),
        ("colors", "Red"),
        ("level", "4"),
        ("dp", "5000"),
        ("play_cost", "4"),
        ("evo_costs", "Red Lv.3: 2"),
        ("traits", "Wisp"),
    ):
        tab_to(qtbot, window, field)
        type_into(qtbot, text)
    qtbot.keyClick(window, Qt.Key.Key_S, CONTROL)
    settle(qtbot, window)
    assert at(window) == Address(Kind.CARD, "OWN-001")
    assert "English: added by hand" in window.columns.reader.standing.whole
    assert "2 from Lv.3" in read(window)
    # The form is empty for the next card.
    assert form.written["name"] == ""
    assert ask(qtbot, window, "lampmon")[0] == Address(Kind.CARD, "OWN-001")
    assert ask(qtbot, window, "own-001")[0] == Address(Kind.CARD, "OWN-001")


def test_faults_are_shown_at_their_fields_on_saving(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    window.card_controller.writing.add()
    form = window.columns.form
    put_down(window, dp="many", number="lamp")
    assert all(error.isHidden() for error in form.errors.values())
    qtbot.mouseClick(form.save, Qt.MouseButton.LeftButton)
    assert form.errors["name"].text() == "Name: is missing"
    assert form.fields["name"].hasFocus()
    assert "n't a whole number" in form.errors["dp"].text()
    assert "n't a card number such as" in form.fields["number"].accessibleDescription()
    put_down(window, dp="3000", number="TS1-050", name="Lampmon")
    assert all(error.isHidden() for error in form.errors.values())
    window.save()
    settle(qtbot, window)
    assert at(window) == Address(Kind.CARD, "TS1-050")


def test_a_new_card_does_not_overwrite_an_existing_one(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    settle(qtbot, window)
    window.card_controller.writing.add()
    put_down(window, name="Lampmon", number="TS1-010")
    window.save()
    text = window.columns.form.errors["number"].text()
    assert "TS1-010 is already Lanternmon" in text
    # In another language it is the same card (2-11-1).
    put_down(window, language="de")
    window.save()
    settle(qtbot, window)
    assert "Lampmon" in go(qtbot, window, Address(Kind.CARD, "TS1-010"))


def test_a_card_is_corrected_and_restored(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    settle(qtbot, window)
    assert not window.actions_by_id["correct-card"].isEnabled()
    text = go(qtbot, window, Address(Kind.CARD, "TS1-011"))
    assert "Undo the correction" not in text
    assert window.omnibox.hasFocus()
    qtbot.keyClick(window.omnibox, Qt.Key.Key_E, CONTROL)
    form = window.columns.form
    assert form.title.text() == "Correcting TS1-011 (English)"
    assert not form.fields["number"].isEnabled()
    put_down(window, effect=UNDERSTOOD, dp="9000")
    qtbot.keyClick(window, Qt.Key.Key_S, CONTROL)
    settle(qtbot, window)
    assert "The program reads this text." in read(window)
    assert "9000" in read(window)
    assert "English: corrected by hand" in window.columns.reader.standing.whole
    restore = of_record(Kind.RESTORE, "TS1-011", "en")
    assert restore.url in links(window)
    window.columns.reader.sheet.followed.emit(restore)
    settle(qtbot, window)
    assert NOT_UNDERSTOOD in read(window)
    assert "9000" not in read(window)
    assert restore.url not in links(window)


def test_one_language_of_a_card_is_corrected(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    go(qtbot, window, Address(Kind.CARD, "TS1-010"))
    window.columns.reader.sheet.followed.emit(of_record(Kind.CORRECT, "TS1-010", "ja"))
    assert window.columns.form.written["name"] == "ランタンモン"
    put_down(window, security="【セキュリティ】このカードを手札に加える。")
    window.save()
    settle(qtbot, window)
    standing = window.columns.reader.standing.whole
    assert "Japanese: corrected by hand" in standing
    assert "English: from own.jsonl" in standing


def test_a_card_added_by_hand_can_be_removed(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    window.card_controller.writing.add()
    put_down(window, name="Lampmon")
    window.save()
    settle(qtbot, window)
    assert "Remove this card" in read(window)
    window.columns.reader.sheet.followed.emit(of_record(Kind.RESTORE, "OWN-001", "en"))
    settle(qtbot, window)
    assert "has no card OWN-001" in read(window)


def test_an_unsaved_card_can_be_restored(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    settle(qtbot, window)
    window.card_controller.writing.add()
    put_down(window, name="Lampmon", effect=UNDERSTOOD)
    # Adding a card continues the unfinished one.
    window.card_controller.writing.add()
    assert window.columns.form.written["name"] == "Lampmon"
    go(qtbot, window, Address(Kind.CARD, "TS1-011"))
    window.card_controller.correct_card()
    assert window.columns.form.written["name"] == "Lanternmon"
    buttons = window.notices.findChildren(QToolButton)
    (back,) = (b for b in buttons if b.text() == "Restore")
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert window.columns.form.written["name"] == "Lampmon"
    assert window.columns.form.title.text() == "A new card"


def test_an_untouched_form_is_not_set_aside(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    go(qtbot, window, Address(Kind.CARD, "TS1-011"))
    window.card_controller.correct_card()
    window.card_controller.writing.read_text()
    assert window.notices.texts == ()


def test_hostile_text_is_text(qtbot: QtBot, window: Window) -> None:
    evil = "[On Play] <img src='http://127.0.0.1/x'><a href='http://x'>y</a><script>z</script>"
    settle(qtbot, window)
    window.card_controller.writing.add()
    put_down(window, name=evil, traits=evil[:50], effect=evil, inherited=evil * 30)
    settle(qtbot, window)
    assert evil in read(window)
    html = window.columns.reader.sheet.toHtml()
    assert "<img" not in html
    assert "http://x" not in links(window)
    window.save()
    settle(qtbot, window)
    assert at(window) == Address(Kind.CARD, "OWN-001")


def test_a_text_that_is_no_card_text_does_no_harm(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    window.card_controller.writing.read_text()
    for text in ("[" * 3000, "<" * 20_000, "【登場時】" * 2000, "Then, " * 4000, "x" * 30_000, "\0\ud800"):
        put_down(window, effect=text)
        settle(qtbot, window)
        assert at(window) == Address(Kind.DRAFT)
        assert "The program reads this text." not in read(window)
        put_down(window, effect=UNDERSTOOD)
        settle(qtbot, window)
        assert "The program reads this text." in read(window)


def test_half_a_letter_in_a_pasted_text_does_no_harm(qtbot: QtBot, window: Window) -> None:
    (place, *_) = ask(qtbot, window, f"{UNDERSTOOD} \ud800")
    assert place.kind == Kind.TEXT
    assert UNDERSTOOD in read(window)
    window.close()
    assert window.notices.texts == ()


def test_a_card_that_can_not_be_saved_stays_in_the_form(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise InputError("can't save the cards", mend="Free up disk space")

    settle(qtbot, window)
    window.card_controller.writing.add()
    put_down(window, name="Lampmon")
    with monkeypatch.context() as patched:
        patched.setattr(CardLibrary, "correct", full)
        window.save()
        settle(qtbot, window)
    assert any("Can't save the cards" in text for text in window.notices.texts)
    assert window.columns.form.written["name"] == "Lampmon"
    assert at(window) == Address(Kind.DRAFT)
    window.save()
    settle(qtbot, window)
    assert at(window) == Address(Kind.CARD, "OWN-001")


def test_a_card_is_saved_even_if_the_window_closes_at_once(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    settle(qtbot, window)
    window.card_controller.writing.add()
    put_down(window, name="Lampmon")
    window.save()
    window.close()
    library, _ = open_cards(cards_file(data))
    (kept,) = library.all()
    library.close()
    assert (kept.record.name, kept.by_hand) == ("Lampmon", True)


def test_the_reading_belongs_to_the_last_letter(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    window.card_controller.writing.read_text()
    for end in range(1, len(UNDERSTOOD) + 1):
        put_down(window, effect=UNDERSTOOD[:end])
    settle(qtbot, window)
    assert f"Read as: {UNDERSTOOD}" in read(window)


def test_every_field_has_a_name_and_a_label(window: Window) -> None:
    form = window.columns.form
    for field, widget in form.fields.items():
        assert widget.accessibleName(), field
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, field
        if isinstance(widget, QPlainTextEdit):
            assert widget.tabChangesFocus()
        elif isinstance(widget, QLineEdit):
            assert widget.maxLength() < 1000
    assert form.save.accessibleName()
    assert form.empty.accessibleName()


def test_the_form_is_complete_at_200_per_cent_text(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    window.card_controller.writing.add()
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    QApplication.processEvents()
    form = window.columns.form
    assert form.empty.geometry().left() >= form.save.geometry().right()
    for field, widget in form.fields.items():
        form.focus(field)
        QApplication.processEvents()
        seen = widget.visibleRegion().boundingRect()
        assert seen.width() == widget.width(), field
        assert seen.height() >= min(widget.height(), form.height() // 3), field


def test_corrected_misprints_are_shown_while_typing(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    go(qtbot, window, Address(Kind.CARD, "TS1-011"))
    form = window.columns.form
    put_down(window, effect="[On Play] Gain +1 memory.", inherited=UNDERSTOOD)
    text = "“Gain +1” is read as “Gain 1” (wrong character)."
    assert form.notes["effect"].text() == text
    assert not form.notes["effect"].isHidden()
    assert form.notes["inherited"].isHidden()
    settle(qtbot, window)
    assert text in read(window)
    put_down(window, effect="[On Play] Gain 1 memory.")
    assert form.notes["effect"].isHidden()
