"""Official answers in the window: imported, found next to the rules, read with their subject, and decided."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.cards import readers
from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.filtering import CardFilterKey
from judgeapp.cards.understanding import read_card
from judgeapp.desk.folder import answers_file, cards_file, notebook_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.entries.importing import import_file
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.rulings.filtering import IS_VALUES, FilterKey, OtherKind
from judgeapp.rulings.notebook.ruling import Authority, Ruling, Status
from judgeapp.search.filters import RulesFilterKey
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.cards.made import JAPANESE, entry
from tests.rulings.asked import BLOCK, CHECK, answer_file
from tests.ui.driving import ask_grouped, choose, read
from tests.ui.table.conftest import open_file, window_of, written

Start = Callable[[Path], Window]


@pytest.fixture
def with_answers(data: Path, tmp_path: Path) -> Path:
    """A data folder with three texts of two answers, and a card of one of them."""
    answers, _ = open_answers(answers_file(data))
    import_file(answer_file(tmp_path / "answers.jsonl"), answers, ANSWERS)
    answers.close()
    cards, _ = open_cards(cards_file(data))
    for item in (entry(), JAPANESE):
        cards.put(read_entry(item).record, "own.jsonl")
    cards.close()
    return data


def beside(window: Window) -> str:
    return window.columns.side.sheet.toPlainText()


def test_answers_are_imported_from_the_menu_and_found(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    choose(monkeypatch, answer_file(tmp_path / "answers.jsonl"))
    window.actions_by_id["import-answers"].trigger()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.notices.texts == ("answers.jsonl: imported 3 answers.",)
    assert ("Official answers", Address(Kind.ANSWER, "Q9001")) in ask_grouped(qtbot, window, "Q9001")


def test_a_dropped_file_of_answers_is_imported(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    window.dropped.import_files([answer_file(tmp_path / "dropped.jsonl")])
    qtbot.waitUntil(lambda: window.is_idle and bool(window.notices.texts))
    assert window.notices.texts[0].startswith("dropped.jsonl: imported 3 answers")


def test_faults_of_a_file_are_shown(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    choose(monkeypatch, answer_file(tmp_path / "a.jsonl", [BLOCK, BLOCK | {"id": "Q 2"}]))
    window.answer_controller.import_answers()
    qtbot.waitUntil(lambda: window.is_idle)
    (offer,) = [button for button in window.notices.findChildren(QToolButton) if button.text() == "Show what is wrong"]
    offer.click()
    assert window.navigation is not None
    assert window.navigation.address.kind == Kind.IMPORT_REPORT
    assert "'Q 2' is more than one word" in read(window)


def test_choosing_no_file_imports_nothing(qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    window.answer_controller.import_answers()
    assert not window.import_bar.isVisible()


def test_loading_the_answers_keeps_another_tasks_progress(qtbot: QtBot, window: Window) -> None:
    window.import_bar.show_step("Reading", 0.5)
    window.answer_controller.collection.load()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.import_bar.isVisible()


def test_a_question_in_other_words_finds_the_answer_above_the_rules(
    qtbot: QtBot, start: Start, with_answers: Path
) -> None:
    window = start(with_answers)
    asked = "May P2 block with a suspended Digimon that has Blocker?"
    rows = ask_grouped(qtbot, window, asked)
    assert rows[0][1] == Address(Kind.QUESTION, "block-while-suspended")
    assert ("Official answers", Address(Kind.ANSWER, "Q9001")) in rows[1:4]
    assert any(group == "Rules" for group, _ in rows)


def test_a_card_among_words_leads_with_its_first_answers_and_offers_the_rest(
    qtbot: QtBot, start: Start, with_answers: Path, tmp_path: Path
) -> None:
    """The rules are searched for the other words alone, so no word counts as dropped."""
    answers, _ = open_answers(answers_file(with_answers))
    words = ("hand deck", "attack turn", "level three", "color red", "play cost", "memory gain", "token tamer")
    several = [
        BLOCK | {"id": f"Q910{n}", "question": f"Trash by {word} {word.upper()[::-1]}?", "answer": f"{word} {word}."}
        for n, word in enumerate(words)
    ]
    import_file(answer_file(tmp_path / "more.jsonl", several), answers, ANSWERS)
    answers.close()
    window = start(with_answers)
    rows = ask_grouped(qtbot, window, "lanternmon trash")
    groups = [group for group, _ in rows if group]
    assert groups == ["Cards", "Official answers", "Rules"]
    assert rows[0][1] == Address(Kind.CARD, "TS1-010")
    assert not window.columns.results.notice.text()
    at = [group for group, _ in rows].index("Rules")
    assert rows[at - 1][1] == Address(Kind.ASK, "lanternmon trash is:official")
    assert rows[at][1].kind == Kind.PASSAGE
    more = ask_grouped(qtbot, window, rows[at - 1][1].key)
    assert len(more) > len(rows[1 : at - 1])
    assert {place.kind for _, place in more} == {Kind.ANSWER}


def test_a_term_finds_rules_first_and_answers_after_them(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    rows = ask_grouped(qtbot, start(with_answers), "blocker")
    assert rows[0][1].kind == Kind.PASSAGE
    assert ("Official answers", Address(Kind.ANSWER, "Q9001")) in rows


def test_a_word_of_another_language_finds_it(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    for word in ("ブロッカー", "阻挡者", "レスト状態", "what does lanternmon win", "ランタンモンはどうなりますか"):
        assert Address(Kind.ANSWER, "Q9001") in [place for _, place in ask_grouped(qtbot, window, word)], word


def test_filters_keep_matching_results(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    for filters, expected in (
        ("card:TS1-010", ["Q9001"]),
        ("card:Lanternmon", ["Q9001"]),
        ("card:ランタンモン", ["Q9001"]),
        ("clause:16-5", ["Q9001"]),
        ("since:2026", ["Q9002"]),
        ("is:official", ["Q9002", "Q9001"]),
        ("lang:ja", ["Q9001"]),
        ("lang:ja security", []),
    ):
        places = [place for _, place in ask_grouped(qtbot, window, filters)]
        assert places == [Address(Kind.ANSWER, number) for number in expected], filters


def test_cards_are_filtered_by_their_facts(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    """The only card is red and of level 3, so it passes or doesn't."""
    window = start(with_answers)
    for asked in ("color:red level:3", "red level 3", "keyword:jamming"):
        places = [place for _, place in ask_grouped(qtbot, window, asked)]
        assert (Address(Kind.CARD, "TS1-010") in places) is ("red" in asked), asked


def test_a_card_asked_for_by_its_facts_leads(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    assert ask_grouped(qtbot, window, "red level 3 blocker")[0] == ("Cards", Address(Kind.CARD, "TS1-010"))
    assert ask_grouped(qtbot, window, "level 3")[0][1].kind == Kind.PASSAGE


def test_an_unfinished_filter_is_completed(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    assert ("Filters", Address(Kind.ASK, "block since:")) in ask_grouped(qtbot, window, "block si")
    assert ask_grouped(qtbot, window, "card:") == [("Filters", Address(Kind.ASK, "card:"))]
    values = ask_grouped(qtbot, window, "is:")
    assert values[0] == ("Filters", Address(Kind.ASK, "is:official"))
    assert values[-1][1] == Address(Kind.ASK, "is:own-note")
    window.omnibox.setText("block cla")
    qtbot.waitUntil(lambda: window.is_idle)
    listing = window.columns.results.listing
    listing.choose(window.columns.results.model.rowCount() - 1)
    listing.open_chosen()
    assert window.omnibox.text() == "block clause:"


def test_the_searchs_help_explains_filters(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    window.navigator.show_help()
    text = read(window)
    assert all(f"{key}:" in text for key in (*FilterKey, *RulesFilterKey, *CardFilterKey))
    assert all(f"is:{value}" in text for value in (*IS_VALUES, *OtherKind))


def test_a_filter_without_meaning_is_reported(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    assert ask_grouped(qtbot, window, "since:soon") == []
    text = "since:soon isn't a date. Write it as since:2026 or since:2026-03-28."
    assert window.columns.results.notice.text() == text
    assert ask_grouped(qtbot, window, "is:foo") == []
    text = window.columns.results.notice.text()
    assert all(value in text for value in (*IS_VALUES, *OtherKind))


def test_filters_that_let_nothing_pass_are_named(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    for question, text in (
        ("is:official since:2031", "No matches for “since:2031”."),
        ("color:red since:2026", "nothing matches all of them: “color:red”, “since:2026”."),
        ("is:card xqzvwy", "No matches for “xqzvwy”, even without filters."),
        ("lang:ja security", "No matches for “security” with “lang:ja”."),
        ("is:rule", "Add words to “is:rule”"),
    ):
        assert ask_grouped(qtbot, window, question) == []
        assert text in window.columns.results.empty.text()
    assert ask_grouped(qtbot, window, "color:red lang:ja") == [("Cards", Address(Kind.CARD, "TS1-010"))]


def test_an_answers_page_shows_its_subjects(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "Q9001")
    text = read(window)
    for part in ("Q9001", "2024-03-28", "A suspended Digimon can't block", "TS1-010", "いいえ"):
        assert part in text
    assert "not confirmed" in text
    html = window.columns.reader.sheet.toHtml()
    assert Address(Kind.CARD, "TS1-010").url in html
    assert Address(Kind.PASSAGE, "rules:12-1").url in html
    assert window.columns.reader.copy.isVisible()
    window.columns.reader.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert "A suspended Digimon can't block" in copied
    assert copied.endswith("— official answer Q9001, 2024-03-28, English\n")


def test_cards_that_an_answer_names_are_links(qtbot: QtBot, start: Start, with_answers: Path, tmp_path: Path) -> None:
    """A unique name opens its card; a name of several cards starts a search."""
    cards, _ = open_cards(cards_file(with_answers))
    for number in ("TS1-020", "TS1-021"):
        cards.put(read_entry(entry(number=number, name="Twinlight")).record, "own.jsonl")
    cards.close()
    asked = BLOCK | {"id": "Q9009", "question": "Do [Lanternmon] and [Twinlight] stay? [Lantern]?"}
    with closing(open_answers(answers_file(with_answers))[0]) as answers:
        import_file(answer_file(tmp_path / "named.jsonl", [asked]), answers, ANSWERS)
    window = start(with_answers)
    ask_grouped(qtbot, window, "Q9009")
    html = window.columns.reader.sheet.toHtml()
    assert f'href="{Address(Kind.CARD, "TS1-010").url}"' in html
    assert f'href="{Address(Kind.ASK, "Twinlight").url}"' in html
    assert Address(Kind.ASK, "Lantern").url + '"' not in html


def test_unread_cards_are_reported_as_unknown(
    qtbot: QtBot, start: Start, with_answers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start(with_answers)
    values = ask_grouped(qtbot, window, "understood:")
    assert values[0] == ("Filters", Address(Kind.ASK, "understood:yes"))
    for question in ("understood:no", "not understood"):
        assert Address(Kind.CARD, "TS1-010") not in [place for _, place in ask_grouped(qtbot, window, question)]
        text = "1 more card has not been read."
        assert text in window.columns.results.notice.text()
    # A button reads them in the background, and can be cancelled.
    offer = window.columns.results.read_all
    assert offer.isVisible()
    go_on = threading.Event()
    monkeypatch.setattr(readers, "read_card", _after(go_on, read_card))
    QTest.keyClick(offer, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.import_bar.label.text().endswith("0 of 2"), timeout=9_000)
    assert not offer.isVisible()
    window.import_bar.stop.click()
    go_on.set()
    assert not window.import_bar.isVisible()
    assert offer.isVisible()
    QTest.keyClick(offer, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.is_idle, timeout=9_000)
    assert not window.import_bar.isVisible()
    assert not offer.isVisible()
    assert [place for _, place in ask_grouped(qtbot, window, "understood:no")] == [Address(Kind.CARD, "TS1-010")]
    assert ask_grouped(qtbot, window, "understood:yes") == []
    assert "No matches for “understood:yes”" in window.columns.results.empty.text()


def _after(go_on: threading.Event, work: Callable[..., object]) -> Callable[..., object]:
    def waiting(*given: object) -> object:
        go_on.wait()
        return work(*given)

    return waiting


def test_proposed_clauses_are_confirmed_by_a_key_and_undone(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "Q9001")
    qtbot.keyClick(
        window.omnibox, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    qtbot.waitUntil(lambda: window.is_idle)
    assert "Decided by (confirmed with edition 3.6 of the rules)" in read(window)
    assert window.notices.texts[0].startswith("Q9001 is decided by 1")
    answers, _ = open_answers(answers_file(with_answers))
    assert answers.decided().keys() == {"Q9001"}
    answers.close()
    assert window.navigation is not None
    window.navigation.open(Address(Kind.DECIDE, "Q9001 2-3-4-1 2-3-4-2 16-4"))
    qtbot.waitUntil(lambda: window.is_idle)
    for number in ("2-3-11 (3.6:2-3-4-1)", "2-3-11 (3.6:2-3-4-2)"):
        assert number in read(window), "two clauses that became one are told apart"
    assert "3.6:16-4" not in read(window)
    window.navigation.open(Address(Kind.DECIDE, "Q9001"))
    qtbot.waitUntil(lambda: window.is_idle)
    assert "not confirmed" in read(window)
    assert window.columns.cards.made is None, "no other place has to do with it"


def test_a_clause_changed_after_the_answer_is_reported(
    qtbot: QtBot, start: Start, with_answers: Path, tmp_path: Path
) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "Q9001")
    assert window.navigation is not None
    history = window.navigation.library.corpus.history
    newest = max((e for e in history.entries if any(e.lands_on)), key=lambda e: e.date)
    clause = next(filter(None, newest.lands_on))
    window.navigation.open(Address(Kind.DECIDE, f"Q9001 {clause}"))
    qtbot.waitUntil(lambda: window.is_idle)
    assert f"changed in edition {newest.edition} of {newest.date}" in read(window)
    # A later answer already follows the new edition.
    answers, _ = open_answers(answers_file(with_answers))
    import_file(answer_file(tmp_path / "b.jsonl", [BLOCK | {"date": "2027-01-01"}]), answers, ANSWERS)
    answers.close()
    window.answer_controller.collection.load()
    qtbot.waitUntil(lambda: window.is_idle)
    assert "changed in edition" not in read(window)


def test_an_answers_former_text_can_be_read(qtbot: QtBot, start: Start, with_answers: Path, tmp_path: Path) -> None:
    window = start(with_answers)
    changed = answer_file(tmp_path / "b.jsonl", [BLOCK | {"answer": "Yes, it can."}])
    qtbot.waitUntil(lambda: window.is_idle)
    window.answer_controller.importing.import_files([changed])
    qtbot.waitUntil(lambda: window.is_idle)
    ask_grouped(qtbot, window, "Q9001")
    text = read(window)
    assert text.index("Yes, it can.") < text.index("it said") < text.index("No, it can't.")


def test_cards_and_clauses_list_answers_about_them(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "TS1-010")
    assert "Answers and rulings about this\nQ9001" in read(window)
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-4"))
    qtbot.waitUntil(lambda: window.is_idle)
    assert "Answers and rulings about this\nQ9001" in beside(window)
    window.navigation.open(Address(Kind.ASK, "clause:16-5"))
    qtbot.waitUntil(lambda: window.is_idle)
    model = window.columns.results.model
    assert [model.thing(model.index(at)) for at in range(model.rowCount())] == [Address(Kind.ANSWER, "Q9001")]
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-9"))
    qtbot.waitUntil(lambda: window.is_idle)
    assert "Answers and rulings about this" not in beside(window)


def test_damaged_answers_are_reported_and_the_rules_stay_readable(qtbot: QtBot, start: Start, data: Path) -> None:
    answers_file(data).write_bytes(b"no answers")
    window = start(data)
    qtbot.waitUntil(lambda: window.is_idle)
    assert "The official answers are damaged" in window.notices.texts[0]
    assert ask_grouped(qtbot, window, "16-5")[0][1] == Address(Kind.PASSAGE, "rules:16-4")


def test_a_removed_answer_is_not_shown_again(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "Q9002")
    answers_file(with_answers).unlink()
    window.answer_controller.collection.load()
    qtbot.waitUntil(lambda: window.is_idle)
    assert "Official answer Q9002 no longer exists." in read(window)
    assert CHECK["id"] == "Q9002"


# -- with the notebook --------------------------------------------------------------------


RULED = Ruling(
    "Wer zahlt, wenn die Karte aus dem Abwurf gespielt wird?",
    "Der Spieler, der sie spielt.",
    cards=("TS1-010",),
    clauses=("16-4",),
    authority=Authority.HEAD_JUDGE,
    status=Status.UPHELD,
    event="Nationals",
)


@pytest.fixture
def ruled(with_answers: Path) -> str:
    """Id of a ruling saved next to the answers."""
    with closing(open_notebook(notebook_file(with_answers))[0]) as notebook:
        return notebook.add(RULED, "Kim").ruling


def test_a_ruling_of_the_notebook_is_found_by_the_same_search(
    qtbot: QtBot, start: Start, with_answers: Path, ruled: str
) -> None:
    window = start(with_answers)
    model = window.columns.results.model
    for question in (
        "Abwurf",
        "card:TS1-010 is:upheld",
        "clause:16-5 is:ruling",
        "Lanternmon",
        "event:nationals",
        "is:head-judge",
        "Wer zahlt, wenn eine Karte aus dem Abwurf gespielt wird?",
    ):
        rows = ask_grouped(qtbot, window, question)
        assert ("Rulings", Address(Kind.RULING, ruled)) in rows, question
        at = next(n for n, (_, place) in enumerate(rows) if place.kind == Kind.RULING)
        assert "Upheld · Head judge" in model.row(model.index(at)).foot, question


def test_a_draft_is_listed_but_never_opened_automatically(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    """A draft isn't a ruling yet."""
    with closing(open_notebook(notebook_file(with_answers))[0]) as notebook:
        draft = Address(Kind.RULING, notebook.add(replace(RULED, status=Status.DRAFT), "Kim").ruling)
    window = start(with_answers)
    assert window.navigation is not None
    for question in ("Abwurf", "is:draft"):
        assert [address for _, address in ask_grouped(qtbot, window, question)] == [draft]
        assert window.navigation.address == Address(Kind.FRONT)
        assert window.columns.results.listing.chosen is None
    QTest.keyClick(window.omnibox, Qt.Key.Key_Down)
    assert window.navigation.address == draft, "read when it is asked for"


def test_card_and_clause_list_the_ruling(qtbot: QtBot, start: Start, with_answers: Path, ruled: str) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "TS1-010")
    assert Address(Kind.RULING, ruled).url in window.columns.reader.sheet.toHtml()
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-4"))
    qtbot.waitUntil(lambda: window.is_idle)
    assert Address(Kind.RULING, ruled).url in window.columns.side.sheet.toHtml()


def test_a_new_ruling_is_found_at_once(qtbot: QtBot, start: Start, with_answers: Path) -> None:
    window = start(with_answers)
    ask_grouped(qtbot, window, "Q9001")
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: window.is_idle)
    # The ruling starts with the official answer's question.
    assert window.navigation is not None
    written = window.navigation.pages.written
    assert written is not None
    ruling, _ = written
    assert ruling.question == BLOCK["question"]
    assert (ruling.cards, ruling.answers) == (("TS1-010",), ("Q9001",))
    window.ruling_controller.writing.keep()
    qtbot.waitUntil(lambda: window.is_idle)
    assert any(group == "Rulings" for group, _ in ask_grouped(qtbot, window, "is:ruling Q9001"))


def test_answers_about_the_cards_on_the_field_are_one_key_away(
    qtbot: QtBot, open_table: Callable[[Path], Table], with_answers: Path, tmp_path: Path
) -> None:
    table = open_table(with_answers)
    scene = """
        title: Two that face each other
        cards: {One: {number: TS1-010, dp: 1000}, Two: {number: TS1-011, dp: 1000}}
        position: {turn: A, A: {battle: [One]}, B: {battle: [Two], deck: 5}}
        steps: []
    """
    open_file(table, written(tmp_path, scene))
    window = window_of(table)
    assert table.session.now.numbers_on_field() == ("TS1-010", "TS1-011")
    table.ask_about_cards()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.omnibox.text() == "card:TS1-010,TS1-011"
    model = window.columns.results.model
    addresses = [model.thing(model.index(at)) for at in range(model.rowCount())]
    assert addresses == [Address(Kind.ANSWER, "Q9002"), Address(Kind.ANSWER, "Q9001")]
