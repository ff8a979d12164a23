"""The notebook in the window: a ruling from a table is found, appealed, overturned and printed, and its history
read."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from judgeapp.cards.facts import read_entry
from judgeapp.desk import settings
from judgeapp.desk.folder import cards_file, settings_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.lists import SavedLists
from judgeapp.rulings.notebook.ruling import Ruling, Status
from judgeapp.rulings.precedent_finding import Precedents
from judgeapp.scenario.file import read_scenario
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rulings.ruling_page import RulingView, draft_page, ruling_command
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.table.table import Table
from judgeapp.ui.views import RULINGS
from judgeapp.ui.window.window import Window
from tests.cards.made import entry
from tests.rulings.made import EVERYTHING
from tests.table.conftest import DUEL
from tests.table.tables import library
from tests.ui.driving import at, go, links, read, settle
from tests.ui.notebook import (
    CONTROL,
    NEW,
    SHIFT,
    Start,
    add,
    content_of,
    filter_by,
    follow,
    listed,
    notebook_of,
    noted,
    open_ruling,
    press,
    write_here,
)
from tests.ui.table.conftest import open_file, report_on, window_of, written


@pytest.fixture(autouse=True)
def judge(data: Path) -> None:
    settings.save(settings.Settings(judge="Ken"), settings_file(data))


# -- written --------------------------------------------------------------------------------------


def test_a_tables_ruling_is_in_its_report(
    qtbot: QtBot, open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    """Rulings on another question aren't, and the judge's own text in the report stays."""
    table = open_table(data)
    open_file(table, written(tmp_path, DUEL))
    window = window_of(table)
    page = table.pages.report.part
    page.title.clear()
    for answer in ("It may.", "It may not."):
        assert window.navigator.at_table
        write_here(qtbot, window)
        form = window.columns.rulings.form
        form.texts["question"].setPlainText("May it attack?")
        form.texts["answer"].setPlainText(answer)
        form.lines["clauses"].setText("11-2-5")
        for field, text in (
            ("event", "Cup"),
            ("round", "3"),
            ("table", "12"),
            ("judge", "Mia"),
            ("players", "Ann, Ben"),
        ):
            form.lines[field].setText(text)
        settle(qtbot, window)
        press(qtbot, window, Qt.Key.Key_S, CONTROL)
        press(qtbot, window, Qt.Key.Key_5, CONTROL)
        assert page.title.text() == "May it attack?"
        assert page.ruling.toPlainText() == "It may."
        heading = report_on(page).heading
        assert (heading.event, heading.round, heading.table, heading.judge) == ("Cup", "3", "12", "Mia")
        assert (heading.player_a, heading.player_b) == ("Ann", "Ben")
        assert [clause.number for clause in report_on(page).clauses] == ["11-2-5"]
    assert table.session.tree.notes.ruling == "It may."
    page.ruling.clear()
    table.pages_controller.take_ruling(Ruling(question="Something else?", answer="No."))
    assert page.ruling.toPlainText() == ""


def test_one_key_turns_a_table_into_a_ruling_with_its_play(
    qtbot: QtBot, open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    table = open_table(data)
    open_file(table, written(tmp_path, DUEL))
    window = window_of(table)
    for _ in range(3):
        decision = table.session.tree.game.decision
        assert decision is not None
        table.session.choose(decision.options[0].key)
    both = "- play: Riddle\n- answer: resolved\n"
    table.pages.dispute.part.show_accounts(
        (("Aiko", f"{both}- play: Sprout\n"), ("Ben", f"{both}- attack: {{with: Striker, at: player}}\n"))
    )
    table.pages.report.part.ruling.setPlainText("**It may.**")
    write_here(qtbot, window)
    assert window.settings.rail == RULINGS.key
    form = window.columns.rulings.form
    assert form.texts["question"].toPlainText() == "A turn with something of everything"
    assert at(window) == Address(Kind.WRITTEN)
    assert "It may." in read(window), "it is shown as it will look"
    form.texts["answer"].setFocus()
    QTest.keyClicks(form.texts["answer"], " Or *not*.")
    settle(qtbot, window)
    assert "It may. Or not." in read(window)
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    ruling = content_of(data)
    assert at(window) == Address(Kind.RULING, noted(data)[0].id)
    # Each account has its player's name as heading.
    assert "Aiko\n✓" in read(window)
    assert "account" not in read(window)
    assert ruling.answer == "**It may.** Or *not*."
    assert (ruling.status, ruling.judge) == (Status.DRAFT, "Ken")
    # Clauses of the difference, and the clauses of the game in the record.
    assert "11-2-8-1@4.2" in ruling.clauses
    assert "Striker" in ruling.record
    assert re.search(r"\(\d+-\d+", ruling.record)
    assert ruling.account_a.startswith("Aiko")
    assert ruling.account_b.startswith("Ben")
    scenario, _, _ = read_scenario(ruling.rests_on, "its grounds")
    *played, expected = scenario.steps
    assert (len(played), [*expected]) == (3, ["expect"])
    # The disputed game is played again.
    before = table.session.tree.nodes[table.session.tree.current].digest
    follow(qtbot, window, "play", noted(data)[0].id)
    qtbot.waitUntil(lambda: window.is_idle and window.settings.rail == "table")
    tree = table.session.tree
    assert before in {node.digest for node in tree.nodes.values()}


def test_a_clause_and_a_card_start_a_ruling_about_them(qtbot: QtBot, start: Start, data: Path) -> None:
    library, _ = open_cards(cards_file(data))
    library.put(read_entry(entry("TS1-010")).record, "own.jsonl")
    library.close()
    window = start(data)
    go(qtbot, window, Address(Kind.PASSAGE, "rules:16-4-1"))
    write_here(qtbot, window)
    form = window.columns.rulings.form
    assert (form.lines["clauses"].text(), form.lines["cards"].text()) == ("16-5-1", "")
    go(qtbot, window, Address(Kind.CARD, "TS1-010"))
    write_here(qtbot, window)
    assert (form.lines["clauses"].text(), form.lines["cards"].text()) == ("", "TS1-010")
    form.texts["question"].setPlainText("Which one?")
    form.lines["clauses"].setText("16-5, 12-1 、16-5")
    settle(qtbot, window)
    assert {Address(Kind.CARD, "TS1-010").url, Address(Kind.PASSAGE, "rules:16-4").url} <= links(window)
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    assert (content_of(data).clauses, content_of(data).cards) == (("16-4", "12-1"), ("TS1-010",))


def test_an_invalid_ruling_is_reported_and_stays_in_the_form(qtbot: QtBot, window: Window, data: Path) -> None:
    settle(qtbot, window)
    write_here(qtbot, window)
    form = window.columns.rulings.form
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    assert form.message_label.text() == "Enter a question"
    form.texts["question"].setPlainText("Which one?")
    form.lines["date"].setText("tomorrow")
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    assert "'tomorrow' isn't a date" in form.message_label.text()
    assert form.lines["date"].hasFocus(), "where it is mended"
    assert window.columns.rulings.writes
    assert noted(data) == ()
    form.lines["date"].setText("2026-02-03")
    settle(qtbot, window)
    assert form.message_label.isHidden()
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    assert content_of(data).date == "2026-02-03"


def test_the_form_of_a_second_ruling_begins_at_its_question(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    window.resize(900, 420)
    write_here(qtbot, window)
    form = window.columns.rulings.form
    scroll_bar = form._area.verticalScrollBar()
    assert scroll_bar.maximum() > 0
    scroll_bar.setValue(scroll_bar.maximum())
    form.fill(form.written)
    assert scroll_bar.value() == 0
    question = form.texts["question"]
    assert question.visibleRegion().boundingRect() == question.rect()


def test_a_ruling_being_written_survives_the_window(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    settle(qtbot, window)
    write_here(qtbot, window)
    window.columns.rulings.form.texts["question"].setPlainText("Half a thought")
    window.close()
    assert content_of(data).question == "Half a thought"


def test_an_answer_is_shown_without_active_content(qtbot: QtBot, start: Start, data: Path) -> None:
    hostile = (
        "**bold** <script>alert(1)</script> [here](javascript:alert(1)) ![x](file:///etc/passwd)"
        ' <img src="http://example.org/x.png"> <a href="rule:rule/delete">x</a>'
    )
    (ruling,) = add(data, replace(NEW, answer=hostile, question="<b>Who?</b> <img src=x>"))
    window = start(data)
    shown = open_ruling(qtbot, window, ruling)
    assert "<script>alert(1)</script>" in shown, "it is seen as it was written"
    assert "<b>Who?</b> <img src=x>" in shown
    assert all(item.startswith("rule:") for item in links(window))
    assert ruling_command("delete").url not in links(window)
    html = window.columns.reader.sheet.toHtml()
    assert "<img" not in html
    assert "font-weight:700" in html or "font-weight:600" in html


def test_the_board_of_a_ruling_is_set_in_as_it_was_on_the_table(qtbot: QtBot, start: Start, data: Path) -> None:
    board = "A: hand 1\n  A's battle area\n    Guard, Lv.4\n      under it: Sprout\n  A's hand: Riddle"
    (ruling,) = add(data, replace(NEW, record=board))
    window = start(data)
    open_ruling(qtbot, window, ruling)
    depths, block = {}, window.columns.reader.sheet.document().begin()
    while block.isValid():
        # An empty block has no first fragment that could be asked.
        if not (first := block.begin()).atEnd():
            depths[block.text()] = block.blockFormat().leftMargin(), first.fragment().charFormat().fontWeight()
        block = block.next()
    lines = [depths[line.strip()] for line in board.splitlines()]
    inset = lines[1][0]
    assert inset > 0
    assert [depth / inset for depth, _ in lines] == [0, 1, 2, 3, 1]
    headings = [weight > QFont.Weight.Normal for _, weight in lines]
    assert headings == [True, True, False, False, False]


def test_cards_of_a_shown_ruling_are_named_once_the_library_is_read(qtbot: QtBot, start: Start, data: Path) -> None:
    """A page opened before doesn't say that they are missing."""
    (ruling,) = add(data, replace(NEW, cards=("TS1-010",)))
    window = start(data)
    window.omnibox.setText("blocker")
    settle(qtbot, window)
    assert "TS1-010 (not in your library)" in go(qtbot, window, Address(Kind.RULING, ruling))
    assert window.navigation is not None
    window.navigation.set_cards(library(entry()), (), SavedLists())
    assert "TS1-010 Lanternmon" in read(window)
    rules = window.navigation.library
    shown = ShownText("en", "source", ("en",))
    view = RulingView(rules, library(), Precedents((), rules.glossary), shown, {}, (), {}, has_cards=False)
    page = draft_page(replace(NEW, cards=("TS1-010",)), None, view, PageStyle.of_application())
    assert "TS1-010" in page
    assert "not in your library" not in page


def test_an_answer_replaces_a_ruling_even_if_the_library_is_read_meanwhile(
    qtbot: QtBot, start: Start, data: Path
) -> None:
    (ruling,) = add(data, NEW)
    window = start(data)
    for is_asked in (True, False):
        go(qtbot, window, Address(Kind.RULING, ruling))
        assert window.navigation is not None
        if is_asked:
            window.navigation.ask("blocker")
        window.navigation.set_cards(library(entry()), (), SavedLists())
        settle(qtbot, window)
        assert (at(window).kind == Kind.RULING) is not is_asked


def test_a_word_that_a_shown_ruling_has_is_not_listed_as_left_out(qtbot: QtBot, start: Start, data: Path) -> None:
    add(data, replace(NEW, question="May it zigzag after a block?", answer="No."))
    window = start(data)
    for asked, notice in (("block zigzag", ""), ("block zagzig", "Left out: zagzig.")):
        window.omnibox.setText(asked)
        settle(qtbot, window)
        assert window.columns.results.notice.text() == notice


def test_names_in_a_ruling_are_links_on_its_page_and_in_the_preview(qtbot: QtBot, start: Start, data: Path) -> None:
    """Sanitized: only links made by the program are links."""
    with closing(open_cards(cards_file(data))[0]) as cards:
        cards.put(read_entry(entry()).record, "own.jsonl")
        for number in ("TS1-020", "TS1-021"):
            cards.put(read_entry(entry(number, name="Twinlight")).record, "own.jsonl")
    text = (
        "**No**, by 15-8-1 (16-44@4.2): [Lanternmon] has <Blocker>, see TS1-010.\n\n"
        "- and Twinlight & co\n\n"
        "`TS1-020 in code` [15-8](rule:rule/delete) <i>16-4</i>"
    )
    asked = "May Lanternmon block by 16-4?"
    (ruling,) = add(data, replace(NEW, question=asked, answer=text, cards=(), clauses=()))
    window = start(data)
    shown = open_ruling(qtbot, window, ruling)
    wanted = [
        Address(Kind.CARD, "TS1-010"),
        Address(Kind.PASSAGE, "rules:15-8-1"),
        Address(Kind.PASSAGE, "rules:16-44@4.2"),
        Address(Kind.PASSAGE, "rules:16-4"),
        Address(Kind.TERM, "blocker"),
        Address(Kind.ASK, "Twinlight"),
    ]
    assert {item.url for item in wanted} <= set(links(window))
    assert Address(Kind.CARD, "TS1-020").url not in links(window)
    for kept in ("Twinlight & co", "TS1-020 in code", "[15-8](rule:rule/delete) <i>16-4</i>"):
        assert kept in shown
    assert "rule:rule/delete" not in links(window)
    follow(qtbot, window, "edit", ruling)
    qtbot.waitUntil(lambda: at(window).kind == Kind.WRITTEN and window.is_idle)
    assert {item.url for item in wanted} <= set(links(window))


# -- found, changed, given ------------------------------------------------------------------------


def test_rulings_are_listed_and_found_by_their_words(qtbot: QtBot, start: Start, data: Path) -> None:
    add(data, EVERYTHING, NEW)
    window = start(data)
    settle(qtbot, window)
    window.navigator.show_view(RULINGS.key)
    assert listed(window) == ["Does it count?", "May the Guard block after it was suspended?"]
    assert filter_by(qtbot, window, "suspended") == listed(window) == ["May the Guard block after it was suspended?"]
    assert filter_by(qtbot, window, "ブロック") == listed(window)
    assert len(filter_by(qtbot, window, "ts1-010")) == 2
    assert filter_by(qtbot, window, "nowhere") == []
    assert "No matching rulings" in window.columns.rulings.list.empty.text()
    filter_by(qtbot, window, "count")
    qtbot.keyClick(window.columns.rulings.list.filter, Qt.Key.Key_Down)
    settle(qtbot, window)
    assert window.columns.rulings.list.listing.hasFocus()
    assert at(window) == Address(Kind.RULING, noted(data)[0].id)


def test_a_ruling_is_given_appealed_and_upheld_by_keys_and_its_history_is_read(
    qtbot: QtBot, start: Start, data: Path
) -> None:
    (ruling,) = add(data, replace(NEW, status=Status.DRAFT))
    window = start(data)
    open_ruling(qtbot, window, ruling)
    for key, status in ((Qt.Key.Key_G, Status.GIVEN), (Qt.Key.Key_A, Status.APPEALED), (Qt.Key.Key_U, Status.UPHELD)):
        press(qtbot, window, key, CONTROL | SHIFT)
        assert content_of(data).status is status
    shown = read(window)
    assert shown.index("Status: Upheld") < shown.index("Status: Appealed") < shown.index("written")
    # An impossible status is refused with a reason.
    press(qtbot, window, Qt.Key.Key_G, CONTROL | SHIFT)
    assert content_of(data).status is Status.UPHELD
    (text,) = window.notices.texts
    assert "“Upheld” can't become “Given”" in text
    assert "It can become: Appealed, Overturned, Superseded." in text


def test_the_ruling_read_last_is_read_again_in_the_next_session(qtbot: QtBot, start: Start, data: Path) -> None:
    other, ruling = add(data, EVERYTHING, NEW)
    window = start(data)
    for key in (ruling, other):
        window.navigator.show_view(RULINGS.key)
        open_ruling(qtbot, window, key)
        assert window.close()
        window = start(data)
        settle(qtbot, window)
        assert at(window) == Address(Kind.RULING, key)
        assert not window.notices.texts


def test_an_empty_notebook_is_only_called_so_once_it_is_loaded(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    empty = window.columns.rulings.list.empty
    assert not empty.text()
    settle(qtbot, window)
    assert empty.text().startswith("No rulings yet.")


def test_a_list_that_is_focused_before_it_is_loaded_opens_its_first_ruling(
    qtbot: QtBot, start: Start, data: Path
) -> None:
    (ruling,) = add(data, NEW)
    window = start(data)
    window.navigator.show_view(RULINGS.key)
    settle(qtbot, window)
    assert not window.notices.texts
    assert at(window) == Address(Kind.RULING, ruling)


def test_a_change_can_be_undone(qtbot: QtBot, start: Start, data: Path) -> None:
    (ruling,) = add(data, NEW)
    window = start(data)
    open_ruling(qtbot, window, ruling)
    press(qtbot, window, Qt.Key.Key_E, CONTROL | SHIFT)
    window.columns.rulings.form.texts["answer"].setPlainText("No, never.")
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    assert content_of(data).answer == "No, never."
    with closing(notebook_of(data)) as notebook:
        first = notebook.history(ruling)[-1]
    shown = follow(qtbot, window, "back", ruling, first.id)
    assert content_of(data) == NEW
    assert "No, never." in shown, "it stays in the history"


def test_a_ruling_is_overturned_by_a_new_or_existing_one(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, other = add(data, NEW, replace(EVERYTHING, question="And then?"))
    window = start(data)
    open_ruling(qtbot, window, old)
    monkeypatch.setattr(QInputDialog, "getItem", lambda parent, title, label, items, *rest: (items[0], True))
    press(qtbot, window, Qt.Key.Key_O, CONTROL | SHIFT)
    form = window.columns.rulings.form
    assert form.texts["question"].toPlainText() == NEW.question
    assert form.texts["answer"].toPlainText() == ""
    form.texts["answer"].setPlainText("It does not.")
    press(qtbot, window, Qt.Key.Key_S, CONTROL)
    new = next(item.id for item in noted(data) if item.content and item.content.answer == "It does not.")
    assert at(window) == Address(Kind.RULING, new)
    assert (content_of(data, old).status, content_of(data, old).replaced_by) == (Status.OVERTURNED, new)
    assert Address(Kind.RULING, old).url in links(window)
    assert Address(Kind.RULING, new).url in (open_ruling(qtbot, window, old), links(window))[1]

    def choose(parent: object, title: str, label: str, items: list[str], *rest: object) -> tuple[str, bool]:
        return next(name for name in items if "And then?" in name), True

    monkeypatch.setattr(QInputDialog, "getItem", choose)
    open_ruling(qtbot, window, new)
    press(qtbot, window, Qt.Key.Key_O, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert (content_of(data, new).status, content_of(data, new).replaced_by) == (Status.SUPERSEDED, other)


def test_deleting_asks_once_and_permanently_twice(
    qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ruling,) = add(data, NEW)
    window = start(data)
    open_ruling(qtbot, window, ruling)
    answers: list[bool] = [False]
    asked: list[str] = []

    def asks(_: object, title: str, question: str, yes: str) -> bool:
        asked.append(question)
        return answers.pop(0)

    monkeypatch.setattr("judgeapp.ui.window.controllers.ruling_controller.confirm", asks)
    follow(qtbot, window, "delete", ruling)
    assert content_of(data) == NEW
    answers.append(True)
    shown = follow(qtbot, window, "delete", ruling)
    assert "A deleted ruling" in shown
    with closing(notebook_of(data)) as notebook:
        (deleted, first) = notebook.history(ruling)
    assert deleted.content is None
    follow(qtbot, window, "back", ruling, first.id)
    assert content_of(data) == NEW
    answers.append(True)
    follow(qtbot, window, "delete", ruling)
    answers += [True, False]
    follow(qtbot, window, "for-good", ruling)
    assert len(noted(data)) == 1, "it was asked twice, and once refused"
    answers += [True, True]
    follow(qtbot, window, "for-good", ruling)
    assert noted(data) == ()
    assert len(asked) == 7
    assert at(window).kind != Kind.RULING


# -- printed --------------------------------------------------------------------------------------


def test_a_ruling_and_the_log_of_an_event_are_printed_and_saved(
    qtbot: QtBot, start: Start, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = add(data, NEW, EVERYTHING)
    with closing(notebook_of(data)) as notebook:
        notebook.set_status(old, Status.OVERTURNED, "Ken", new)
    window = start(data)
    open_ruling(qtbot, window, old)

    proposed: list[str] = []

    def accepted(dialog: QPrintDialog) -> int:
        proposed.append(dialog.printer().docName())
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(QPrintDialog, "exec", accepted)
    press(qtbot, window, Qt.Key.Key_R, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    assert any(f"Saved as printed.pdf in {tmp_path}." in text for text in window.notices.texts)
    # The report is named after the question alone.
    assert proposed[0].startswith("ruling-")
    for ending in (".pdf", ".html", ".md"):
        file = tmp_path / f"log{ending}"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, to=file: (str(to), ""))
        window.columns.rulings.list.buttons["save-rulings"].click()
        content = file.read_bytes()
        if ending == ".pdf":
            assert content.startswith(b"%PDF")
            continue
        text = content.decode().replace("\\", "")
        assert "Overturned by: May the Guard block after it was suspended?" in text
        assert "Does it count?" in text
        assert "Ben blocks." in text
