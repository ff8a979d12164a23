"""Cards in the window: found next to the rules, read, and imported in the background."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.cards.facts import read_entry
from judgeapp.cards.record import SpecialLines
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.entries import importing
from judgeapp.search.answer import Mark
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.pages import CardTexts
from judgeapp.ui.search import answer_rows
from judgeapp.ui.views import CARDS, GLOSSARY
from judgeapp.ui.window.window import Window
from tests.cards.made import EGG, JAPANESE, OPTION, entry, lines
from tests.ui.driving import ask_grouped, choose, read

Start = Callable[[Path], Window]


@pytest.fixture
def with_cards(data: Path) -> Path:
    """A data folder with an index and some cards."""
    library, _ = open_cards(cards_file(data))
    for item in (entry(), EGG, OPTION, JAPANESE):
        library.put(read_entry(item).record, "own.jsonl")
    library.close()
    return data


def test_the_phrase_book_is_read_beside_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's page shows its reading in words, cached or not."""
    beside: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        "judgeapp.cards.reading.words.printer",
        lambda language: beside.append((language, threading.current_thread() is not threading.main_thread())),
    )
    owner = QObject()
    texts = CardTexts(owner)
    with qtbot.waitSignal(texts.read):
        texts.of([read_entry(JAPANESE).record])
    assert set(beside) == {("ja", True)}
    texts.close()


def test_a_part_of_a_name_outside_the_rules_finds_the_card_first(
    data: Path, start: Callable[[Path], Window], qtbot: QtBot
) -> None:
    """Even though the rules contain the word, or one like it."""
    library, _ = open_cards(cards_file(data))
    names = ("BrassGreymon", "Memory Lamp", "Blocker Lamp")
    for index, name in enumerate(names):
        library.put(read_entry(entry(f"TS1-02{index}", name=name, effect="")).record, "own.jsonl")
    library.close()
    window = start(data)
    for question, number in (
        ("greymon", "TS1-020"),
        ("Brass Greymon", "TS1-020"),
        ("memory lamp", "TS1-021"),
        ("lamp", "TS1-021"),
    ):
        group, place = ask_grouped(qtbot, window, question)[0]
        assert (group, place) == ("Cards", Address(Kind.CARD, number)), question
        assert not window.columns.results.notice.text(), question
    # Terms of the rules have priority over cards with the same name.
    for question in ("memory", "blocker", "16-4", "blocker attack"):
        group, place = ask_grouped(qtbot, window, question)[0]
        assert place.kind == Kind.PASSAGE, question


def test_a_card_is_found_by_number_and_name_and_read(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    for question in ("TS1-010", "ts1010", "lanternmon", "ランタンモン"):
        ask_grouped(qtbot, window, "16-5")
        assert ask_grouped(qtbot, window, question)[0] == ("Cards", Address(Kind.CARD, "TS1-010")), question
        assert window.navigation is not None
        assert window.navigation.address == Address(Kind.CARD, "TS1-010"), question
    text = read(window)
    for fact in ("Lanternmon", "ランタンモン", "2000", "0 from Lv.2", "Rookie | Vaccine | Wisp"):
        assert fact in text
    assert "own.jsonl" in window.columns.reader.standing.whole
    assert not window.columns.reader.copy.isVisible()


def test_the_cards_view_starts_with_all_cards(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    qtbot.waitUntil(lambda: window.is_idle)
    window.navigator.show_view(CARDS.key)
    place, navigation = window.columns.cards.part, window.navigation
    assert navigation is not None
    assert place.list.isVisible()
    assert not place.form.isVisible()
    listed = place.list.model.things()
    assert [address.key for address in listed] == sorted(navigation.pages.cards.numbers)
    assert navigation.address == listed[0] == place.list.listing.chosen
    place.list.filter.setFocus()
    place.list.filter.setText("ランタン")
    assert place.list.model.things() == [Address(Kind.CARD, "TS1-010")]
    qtbot.keyClick(place.list.filter, Qt.Key.Key_Down)
    assert navigation.address == Address(Kind.CARD, "TS1-010")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down):
        navigation.open(listed[-1])
        place.list.filter.setText("ランタン")
        place.list.filter.setText("ランタンモ")
        assert place.list.listing.chosen == Address(Kind.CARD, "TS1-010"), "chosen"
        assert navigation.address == listed[-1], "and not opened"
        qtbot.keyClick(place.list.filter, key)
        assert navigation.address == Address(Kind.CARD, "TS1-010")
    place.list.filter.setText("no such card")
    assert place.list.empty.text() == "No matching cards."
    place.list.filter.clear()
    assert place.list.listing.chosen == Address(Kind.CARD, "TS1-010"), "what is read stays chosen"
    window.actions_by_id["add-card"].trigger()
    assert place.form.isVisible()
    assert navigation.address == Address(Kind.LIBRARY), "no card stands beside a form with nothing in it"
    place.form.put("name", "Glowmon")
    assert navigation.address == Address(Kind.DRAFT)
    navigation.open(listed[0])
    window.navigator.show_view(GLOSSARY.key)
    window.navigator.show_view(CARDS.key)
    assert navigation.address == Address(Kind.DRAFT)
    navigation.open(listed[0])
    window.card_controller.correct_card()
    assert navigation.address == listed[0], "which is corrected"
    window.navigator.show_view(GLOSSARY.key)
    place.setCurrentWidget(place.list)
    window.navigator.show_view(CARDS.key)
    assert navigation.address.kind == Kind.CARD


def test_without_cards_a_line_says_so_and_a_button_imports_some(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    window.navigator.show_view(CARDS.key)
    listed = window.columns.cards.part.list
    assert (listed.empty.text(), listed.empty.isVisible()) == ("No cards yet.", True)
    assert not listed.filter.isVisible()
    assert listed.bring.hasFocus()
    assert listed.bring.y() >= listed.empty.geometry().bottom(), "sentence, then button"
    assert listed.bring.y() < listed.height() // 2
    asked: list[object] = []
    window.card_controller.import_wanted.connect(asked.append)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
        listed.bring.click()
    assert asked == [[]] or asked == [()]


def test_for_a_keyword_the_rules_lead_and_cards_follow(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    rows = ask_grouped(qtbot, window, "blocker")
    assert rows[0] == ("Rules", Address(Kind.PASSAGE, "rules:16-4"))
    assert ("Cards", Address(Kind.CARD, "TS1-010")) in rows
    assert [group for group, _ in rows if group] == ["Rules", "Cards"]
    more = rows.index(("", Address(Kind.ASK, "blocker is:rule")))
    assert rows[more + 1][0] == "Cards", "the other rules are asked for above the cards"
    assert {place.kind for _, place in rows[:more]} == {Kind.PASSAGE}


def test_a_found_card_leaves_out_what_its_keyword_effect_means() -> None:
    text = "<Blocker> (When an opponent's Digimon attacks, suspend this one.) [On Play] <Draw 1>."
    assert answer_rows._sentence(text, (Mark(1, 8),)) == ("<Blocker> …", (Mark(1, 8),))
    assert answer_rows._sentence(text, (Mark(29, 36),))[0].startswith("…(When"), "what matched is shown"


def test_without_cards_there_are_no_groups(qtbot: QtBot, window: Window) -> None:
    assert {group for group, _ in ask_grouped(qtbot, window, "blocker")} == {""}


def test_a_name_in_a_language_without_cards_is_reported_as_unknown(qtbot: QtBot, start: Start, data: Path) -> None:
    library, _ = open_cards(cards_file(data))
    library.put(read_entry(entry()).record, "own.jsonl")
    library.close()
    window = start(data)
    assert ask_grouped(qtbot, window, "ランタモン") == []
    assert "“ランタモン” wasn't found; cards are imported only in: English." in window.columns.results.notice.text()
    assert ask_grouped(qtbot, window, "ブロッカー")
    assert "wasn't found" not in window.columns.results.notice.text()


def test_a_misspelt_name_is_reported(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    assert ask_grouped(qtbot, window, "wickmom")[0] == ("Cards", Address(Kind.CARD, "TS1-001"))
    assert "Wickmon" in window.columns.results.notice.text()


def test_the_preferred_language_leads_on_a_card(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    window.languages.prefer("ja")
    ask_grouped(qtbot, window, "TS1-010")
    text = read(window)
    assert text.index("ランタンモン") < text.index("Lanternmon")
    assert text.index("Japanese") < text.index("English")
    # The English record fills gaps of the Japanese one.
    assert "0 from Lv.2" in text


def test_facts_link_to_the_clauses_that_define_them(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    ask_grouped(qtbot, window, "TS1-010")
    assert window.navigation is not None
    window.navigation.open(Address(Kind.CARD, "TS1-010"))
    html = window.columns.reader.sheet.toHtml()
    assert "rule:passage/rules%3A2-5" in html
    window.columns.reader.sheet.followed.emit(Address(Kind.PASSAGE, "rules:2-5"))
    assert window.navigation.address == Address(Kind.PASSAGE, "rules:2-5")
    window.navigator.go_back()
    assert window.navigation.address == Address(Kind.CARD, "TS1-010")


def test_text_from_a_file_is_only_text(qtbot: QtBot, start: Start, data: Path) -> None:
    evil = "<img src='http://127.0.0.1/x'><a href='http://x'>y</a><script>z</script>"
    library, _ = open_cards(cards_file(data))
    hostile = {"name": f"Lantern{evil}", "traits": (evil,), "effect": evil, "special": SpecialLines(rules=(evil,))}
    # Imports strip HTML, but a library may have been filled in another way.
    library.put(replace(read_entry(entry()).record, **hostile), evil)
    library.close()
    window = start(data)
    assert ask_grouped(qtbot, window, "ts1-010")[0] == ("Cards", Address(Kind.CARD, "TS1-010"))
    assert read(window).count(evil) == 4
    assert "<img" not in window.columns.reader.sheet.toHtml()


def test_the_last_card_is_reopened(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    ask_grouped(qtbot, window, "lanternmon")
    window.columns.results.listing.open_chosen()
    window.omnibox.clear()
    qtbot.waitUntil(lambda: window.is_idle)
    window.close()
    again = start(with_cards)
    qtbot.waitUntil(lambda: again.is_idle)
    assert again.navigation is not None
    assert again.navigation.address == Address(Kind.CARD, "TS1-010")


def test_a_removed_card_is_reported(qtbot: QtBot, start: Start, with_cards: Path) -> None:
    window = start(with_cards)
    ask_grouped(qtbot, window, "lanternmon")
    assert window.navigation is not None
    window.navigation.open(Address(Kind.CARD, "TS9-999"))
    assert "has no card TS9-999" in read(window)


def test_card_files_are_imported_from_the_menu(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ask_grouped(qtbot, window, "lanternmon") == []
    choose(monkeypatch, lines(tmp_path / "cards.jsonl", [entry(), EGG]))
    window.actions_by_id["import-cards"].trigger()
    qtbot.waitUntil(lambda: window.is_idle)
    assert not window.import_bar.isVisible()
    assert window.notices.texts == ("cards.jsonl: imported 2 cards.",)
    # The previous question is answered again.
    assert window.columns.results.model.things() == [Address(Kind.CARD, "TS1-010")]


def test_bad_entries_are_listed_with_their_place(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    file = lines(tmp_path / "cards.jsonl", [entry(), {"number": "TS1-011"}, OPTION | {"dp": 1}])
    choose(monkeypatch, file)
    window.card_controller.import_cards()
    qtbot.waitUntil(lambda: window.is_idle)
    buttons = window.notices.findChildren(QToolButton)
    (show,) = (b for b in buttons if b.text() == "Show what is wrong")
    qtbot.mouseClick(show, Qt.MouseButton.LeftButton)
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.IMPORT_REPORT)
    text = read(window)
    for part in ("line 2", "TS1-011", "name: is missing", "line 3", "so 1 was left out"):
        assert part in text


def test_a_bad_file_does_not_stop_the_others(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    choose(monkeypatch, tmp_path / "none.json", lines(tmp_path / "cards.jsonl", [entry()]))
    window.card_controller.import_cards()
    qtbot.waitUntil(lambda: window.is_idle)
    wrong, text = window.notices.texts
    assert "none.json" in wrong
    assert text.startswith("cards.jsonl: imported 1 card")


def test_an_import_blocks_nothing_and_can_be_cancelled(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    monkeypatch.setattr(importing, "_REPORT_EVERY", 1)
    file = lines(tmp_path / "cards.jsonl", (entry(f"TS1-{n:03}") for n in range(50)))
    go_on = threading.Event()
    real = importing._read

    def slow(*read: Any) -> object:
        go_on.wait()
        return real(*read)

    monkeypatch.setattr(importing, "_read", slow)
    choose(monkeypatch, file)
    window.card_controller.import_cards()
    qtbot.waitUntil(window.import_bar.isVisible)
    # Meanwhile the rules are searched.
    window.omnibox.setText("16-4")
    qtbot.waitUntil(lambda: window.columns.results.model.rowCount() > 0)
    qtbot.mouseClick(window.import_bar.stop, Qt.MouseButton.LeftButton)
    go_on.set()
    qtbot.waitUntil(lambda: window.is_idle)
    assert not window.import_bar.isVisible()
    assert window.notices.texts == ()
    library, _ = open_cards(cards_file(tmp_path / "data"))
    assert library.count() == 0
    library.close()


def test_an_import_during_another_waits_its_turn(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    for number in range(4):
        file = lines(tmp_path / f"cards{number}.jsonl", [entry(f"TS1-00{number}")])
        window.card_controller.importing.import_files([file])
    qtbot.waitUntil(lambda: window.is_idle)
    assert not window.import_bar.isVisible()
    text = " ".join(window.notices.texts)
    assert [f"cards{number}.jsonl: imported 1 card" in text for number in range(4)] == [True] * 4
    library, _ = open_cards(cards_file(tmp_path / "data"))
    assert library.count() == 4
    library.close()


def test_closing_the_window_ends_an_import(
    qtbot: QtBot, start: Start, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start(data)
    qtbot.waitUntil(lambda: window.is_idle)
    file = lines(tmp_path / "cards.jsonl", (entry(f"TS1-{n:03}") for n in range(999)))
    choose(monkeypatch, file)
    window.card_controller.import_cards()
    window.close()
    copied = tmp_path / "copy.sqlite"
    shutil.copy(cards_file(data), copied)
    library, trouble = open_cards(copied)
    assert trouble is None
    assert library.count() in (0, 999)
    library.close()


def test_a_damaged_library_is_reported_and_the_rules_stay_readable(qtbot: QtBot, start: Start, data: Path) -> None:
    cards_file(data).write_bytes(b"no cards" * 1000)
    window = start(data)
    qtbot.waitUntil(lambda: window.is_idle)
    assert any("cards are damaged" in text for text in window.notices.texts)
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.FRONT)
    assert (data / "cards.damaged.sqlite").exists()
