"""The report in the window: written, previewed, printed and exported."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QImage, QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from judgeapp.engine.state.state import replace
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.table_report import ReportRequest, report
from judgeapp.table.results import Results
from judgeapp.table.rulings.ruling_draft import draft_ruling
from judgeapp.table.tree.tree import Notes
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.board.board_things import _WIDTH
from judgeapp.ui.table.board.measures import SMALL
from judgeapp.ui.table.intents import MakeReport, TableIntent, Trouble
from judgeapp.ui.table.report.paper import ReportPaper
from judgeapp.ui.table.report.report_page import ReportPage, ReportSources, report_view
from judgeapp.ui.table.report.report_widgets import CodeDialog
from judgeapp.ui.table.session import Session
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.forms.dialogs import documents_folder
from tests.table.conftest import DUEL, chosen, half_width, planted
from tests.ui.first_sight import controls_of
from tests.ui.table.conftest import CONTROL, iter_blocks, open_file, pick, press, report_on, window_of, written

KEY = Qt.Key

BLOCKED = """\
title: May the tired guard block?
cards:
  Cub: {level: 3, dp: 2000, inherited: "[Your Turn] This Digimon gets +1000 DP."}
  Striker: {level: 4, dp: 5000, effects: "[When Attacking] <Draw 1>."}
  Guard: {level: 4, dp: 6000, effects: "<Blocker>"}
position:
  memory: 3
  A: {battle: [{card: Striker, under: [Cub]}], hand: 3, deck: 20, security: 4}
  B: {battle: [Guard], hand: 4, deck: 20, security: 3, trash: [Guard]}
steps: []
"""


@pytest.fixture
def page(table: Table, tmp_path: Path) -> ReportPage:
    """Report page of a blocked attack."""
    open_file(table, written(tmp_path, BLOCKED))
    pick(table, "Attack the player with Striker")
    pick(table, "Block with Guard")
    press(table, KEY.Key_R, CONTROL)
    table.pages.report.part.settle()
    return table.pages.report.part


@pytest.fixture
def sent() -> list[TableIntent]:
    """Intents that the page sends to the table."""
    return []


@pytest.fixture
def alone(qtbot: QtBot, library: Library, sent: list[TableIntent]) -> Iterator[ReportPage]:
    """The report page without a window: nothing else affects it."""
    tree = chosen(planted(BLOCKED), "attack:Striker>player")
    assert tree.game.decision is not None
    around = QObject()
    session = Session(around)
    session.start(tree.choose(next(option.key for option in tree.game.decision.options if "Guard" in option.key)))
    drawn = Results()

    def send(intent: TableIntent) -> None:
        sent.append(intent)
        if isinstance(intent, MakeReport):
            try:
                made.set_view(report_view(session.now, intent, ReportSources(library), drawn))
            except InputError as error:
                sent.append(Trouble(error))

    made = ReportPage(send)
    qtbot.addWidget(made)
    made.fit()
    made.resize(1000, 640)
    made.show_notes(tree.notes, tree.beginning.title)
    made.begin("en")
    made.show()
    made.settle()
    yield made
    around.deleteLater()


def _choose_file(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    """Save under the proposed name in a folder. Returns the proposed names."""
    proposed: list[str] = []

    def choose(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return str(folder / Path(name).name), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return proposed


def _paper(page: ReportPage) -> ReportPaper:
    return ReportPaper(report_on(page))


def test_the_dialog_of_a_report_is_titled_after_what_it_does_and_opens_in_documents_or_home(
    page: ReportPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, Path]] = []

    def choose(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append((title, Path(name)))
        return "", kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    page._ask("pdf")
    ((title, proposed),) = asked
    assert title == "Save the report"
    assert proposed.parent == documents_folder()
    assert proposed.is_absolute()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: "")
    assert documents_folder() == Path.home()


# -- writing --------------------------------------------------------------------------------------


def test_the_report_opens_at_the_ruling_with_the_tables_title_as_question(page: ReportPage, table: Table) -> None:
    assert page.ruling.hasFocus()
    assert page.title.text() == "May the tired guard block?"
    assert page.heading.fields["date"].text() in page.heading.summary.text()
    # Fields that rarely change between reports are behind a button.
    assert len([*controls_of(window_of(table))]) <= 21
    assert not page.heading.fields["table"].isVisible()
    page.heading.change.click()
    assert page.heading.fields["table"].isVisible()
    assert not page.heading.summary.isVisible()
    assert not page.language.isVisible()
    page.options.click()
    assert page.language.isVisible()
    # Nothing is saved until the judge writes something.
    assert table.session.tree.notes.heading is None
    QTest.keyClicks(page.ruling, "It may.")
    QTest.keyClicks(page.heading.fields["table"], "12")
    notes = table.session.tree.notes
    assert notes.ruling == "It may."
    assert notes.heading is not None
    assert notes.heading.table == "12"


def test_a_long_question_that_is_filled_in_is_read_from_its_beginning(page: ReportPage) -> None:
    page.title.clearFocus()
    page.title.setText("May the tired guard block? " * 9)
    assert page.title.cursorPosition() == 0
    page.title.setFocus()
    page.title.end(False)
    QTest.keyClicks(page.title, "?")
    assert page.title.cursorPosition() == len(page.title.text()), "who types stays where he is"


def test_a_built_in_scenes_question_is_in_the_windows_language(
    page: ReportPage, table: Table, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language("de")
    scene = next(scene for scene in table.scenes.all if not scene.own and scene.title_in("de")[0] != scene.title)
    table.seating.play_scene(scene)
    assert page.title.text() == scene.title_in("de")[0]
    # An unchanged question isn't saved, so it follows the language.
    QTest.keyClicks(page.ruling, "Ja.")
    assert (table.session.tree.notes.title, table.session.tree.notes.ruling) == ("", "Ja.")
    QTest.keyClicks(page.title, "?")
    assert table.session.tree.notes.title == page.title.text()


def test_event_round_and_judge_are_remembered_from_the_last_report(
    open_table: Callable[[Path], Table], data: Path, page: ReportPage, table: Table, tmp_path: Path
) -> None:
    heading = {"event": "Spring Cup", "round": "3", "judge": "Judy", "table": "12", "player_a": "Ann"}
    for field, text in heading.items():
        QTest.keyClicks(page.heading.fields[field], text)
    open_file(table, written(tmp_path, DUEL))
    press(table, KEY.Key_R, CONTROL)
    now = {name: field.text() for name, field in page.heading.fields.items()}
    kept = {"event": "Spring Cup", "round": "3", "judge": "Judy"}
    assert {name: now[name] for name in kept} == kept
    assert now["table"] == now["player_a"] == ""
    # After a restart, too.
    table.window().close()
    again = open_table(data)
    open_file(again, written(tmp_path, DUEL))
    press(again, KEY.Key_R, CONTROL)
    fields = again.pages.report.part.heading.fields
    assert {name: fields[name].text() for name in kept} == kept


def test_a_reports_heading_is_saved_with_its_table(
    open_table: Callable[[Path], Table], data: Path, page: ReportPage, table: Table
) -> None:
    QTest.keyClicks(page.heading.fields["player_b"], "Ben")
    page.heading.fields["date"].setFocus()
    page.heading.fields["date"].selectAll()
    QTest.keyClick(page.heading.fields["date"], KEY.Key_Delete)
    table.window().close()
    again = open_table(data)
    press(again, KEY.Key_R, CONTROL)
    assert again.pages.report.part.heading.fields["player_b"].text() == "Ben"
    assert again.pages.report.part.heading.fields["date"].text() == ""


def test_proposed_clauses_are_checked_and_space_checks_others(page: ReportPage, table: Table) -> None:
    clauses = page.clauses
    proposed = clauses.ticked
    assert "12-1-1@4.2" in proposed
    assert clauses.count() > len(proposed)
    assert "Blocking is a rule" in clauses.item(0).text() + clauses.item(1).text()
    assert table.session.tree.notes.clauses is None
    # The others are one click away.
    assert [clauses.isRowHidden(row) for row in range(clauses.count())].count(False) == len(proposed)
    clauses.more.click()
    assert not any(clauses.isRowHidden(row) for row in range(clauses.count()))
    clauses.setFocus()
    clauses.setCurrentRow(len(proposed))
    QTest.keyClick(clauses, KEY.Key_Space)
    added = clauses.ticked[-1]
    assert table.session.tree.notes.clauses == (*proposed, added)
    page.settle()
    assert [clause.number for clause in report_on(page).clauses] == [*proposed, added]
    # One that is no longer ticked stays in view.
    clauses.more.click()
    clauses.item(0).setCheckState(Qt.CheckState.Unchecked)
    page.settle()
    assert [clauses.isRowHidden(row) for row in range(clauses.count())].count(False) == len(proposed) + 1
    # Clearing all of them is allowed.
    clauses.setCurrentRow(0)
    for row in range(clauses.count()):
        clauses.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert report_on(page).clauses == ()


def test_a_ruling_of_any_length_keeps_the_table_loadable(
    open_table: Callable[[Path], Table], data: Path, page: ReportPage, table: Table
) -> None:
    page.ruling.setPlainText("so " * 100_000)
    assert len(table.session.tree.notes.ruling) <= 20_000
    table.window().close()
    again = open_table(data)
    assert again.session.tree.notes.ruling.startswith("so so")


# -- as it will be printed ------------------------------------------------------------------------


def test_the_report_of_a_blocked_attack_is_one_page(alone: ReportPage) -> None:
    heading = {
        "event": "Spring Cup",
        "round": "3",
        "table": "12",
        "player_a": "Ann",
        "player_b": "Ben",
        "judge": "Judy",
    }
    for field, text in heading.items():
        QTest.keyClicks(alone.heading.fields[field], text)
    alone.ruling.setPlainText("The block was **legal**. " * 4)
    for language in ("en", "ja", "zh-Hans", "zh-Hant", "de"):
        alone.language.setCurrentIndex(alone.language.findData(language))
        assert _paper(alone).count == 1, language
    alone.player_language.setCurrentIndex(alone.player_language.findData("ja"))
    assert _paper(alone).count == 1
    alone.whole.setChecked(True)
    assert _paper(alone).count > 1


def test_a_few_extra_lines_shrink_the_picture_instead_of_adding_a_page(alone: ReportPage) -> None:
    """A much longer ruling takes a second page, with a picture of full size."""
    sizes = []
    for lines in (2, 15, 40):
        alone.ruling.setPlainText("Legal.\n" * lines)
        paper = _paper(alone)
        sizes.append((paper._picture, paper.count))
    assert sizes == [(1.0, 1), (0.85, 1), (1.0, 2)]


def test_names_on_the_printed_board_have_seven_points_at_least(alone: ReportPage) -> None:
    document = _paper(alone)._document
    formats = (block.begin().fragment().charFormat() for block in iter_blocks(document))
    (wide,) = {form.toImageFormat().width() for form in formats if form.isImageFormat()} - {112.0}
    # Crowded names use the small font; 96 CSS pixels are an inch.
    assert wide / _WIDTH * SMALL * 72 / 96 >= 7


def test_a_picture_without_room_on_the_first_page_follows_the_text(alone: ReportPage) -> None:
    """Otherwise half of that page would be empty."""
    for lines, is_last in ((2, False), (30, True)):
        alone.ruling.setPlainText("Legal.\n" * lines)
        text = _paper(alone)._document.toPlainText()
        assert (text.index("Position") > text.index("What happened")) is is_last


def test_the_preview_shows_typed_text_page_by_page(qtbot: QtBot, alone: ReportPage) -> None:
    before = alone.preview.grab().toImage()
    QTest.keyClicks(alone.ruling, "The block was legal.")
    qtbot.waitUntil(lambda: alone.preview.grab().toImage() != before)
    assert alone.preview.accessibleDescription() == "Pages: 1"
    alone.whole.setChecked(True)
    qtbot.waitUntil(lambda: alone.preview.accessibleDescription() != "Pages: 1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_light_whatever_the_window_is(page: ReportPage, table: Table, scheme: str) -> None:
    window_of(table).appearance.use_scheme(scheme)
    QApplication.processEvents()
    shown = _paper(page).image(0, 500, 1.0)
    step = 7
    lights = [
        shown.pixelColor(x, y).lightness()
        for x in range(0, shown.width(), step)
        for y in range(0, shown.height(), step)
    ]
    assert sum(light > 200 for light in lights) > 0.85 * len(lights)
    window_of(table).appearance.use_scheme("system")


def test_the_positions_picture_does_not_depend_on_the_windows_looks(page: ReportPage, table: Table) -> None:
    """A grab of the view was cut off in a narrow window, black in dark mode, and had margins after resizing."""
    window = window_of(table)

    def picture() -> QImage:
        table.pages_controller.pictures.clear()
        return QImage.fromData(report_on(page).picture)

    window.appearance.use_scheme("light")
    window.resize(1280, 720)
    QApplication.processEvents()
    plain = picture()
    press(table, KEY.Key_F4)
    assert picture() != plain, "it is seen from the other player's seat"
    press(table, KEY.Key_F4)
    window.appearance.use_scheme("dark")
    window.resize(820, 600)
    QApplication.processEvents()
    assert picture() == plain
    window.appearance.use_scheme("light")
    table.show_board()
    window.resize(1600, 900)
    QApplication.processEvents()
    assert picture() == plain
    # Nothing is cut off: every edge shows the background.
    ground = plain.pixelColor(0, 0)
    edges = [(plain.width() - 1, y) for y in range(0, plain.height(), 5)]
    edges += [(x, plain.height() - 1) for x in range(0, plain.width(), 5)]
    assert all(plain.pixelColor(x, y) == ground for x, y in edges)
    window.appearance.use_scheme("system")


def test_both_accounts_are_in_the_report(page: ReportPage, table: Table) -> None:
    table.pages.dispute.part.show_accounts(
        (("Ann", "- attack: {with: Striker, at: player}"), ("Ben", "- attack: {with: Guard, at: player}"))
    )
    page_report = report_on(page)
    assert [account.who for account in page_report.accounts] == ["Ann", "Ben"]
    assert page_report.parting.startswith("They differ at: Ann, step 1: ")
    assert _paper(page).count == 1
    # From the accounts the report ends at their difference, from the board at the current step.
    for begin in (table.pages_controller.argue, table.show_board):
        begin()
        table.pages_controller.report()
        table.pages_controller.ruling()
        assert page.request.ends_at_dispute is (begin == table.pages_controller.argue)


def test_the_preview_replaces_the_form_without_room_for_both(page: ReportPage, table: Table) -> None:
    window = window_of(table)
    assert page.preview.isVisible()
    assert page.ruling.isVisible()
    assert not page.buttons["turn"].isVisible()
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    window.resize(1024, 700)
    QApplication.processEvents()
    assert not page.preview.isVisible()
    assert page.ruling.isVisible()
    QTest.mouseClick(page.buttons["turn"], Qt.MouseButton.LeftButton)
    assert page.preview.isVisible()
    assert not page.ruling.isVisible()
    QTest.mouseClick(page.buttons["turn"], Qt.MouseButton.LeftButton)
    assert page.ruling.hasFocus()
    for button in page.findChildren(QPushButton):
        assert button.width() >= button.minimumSizeHint().width(), button.text()
    window.appearance.normal_text()


# -- handing over ---------------------------------------------------------------------------------


def test_an_html_page_is_self_contained(
    qtbot: QtBot, alone: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    proposed = _choose_file(monkeypatch, folder)
    alone.heading.fields["event"].setText("Spring Cup")
    alone.ruling.setPlainText("It **may** block.")
    alone.foot.more.menu().aboutToShow.emit()
    alone.foot.more.menu().actions()[0].trigger()
    assert proposed == ["Spring-Cup-May-the-tired-guard-block.html"]
    assert [file.name for file in folder.iterdir()] == proposed
    text = (folder / proposed[0]).read_text("utf-8")
    assert "<strong>may</strong>" in text
    assert "Guard blocks Striker" in text
    # The phone code and the board.
    assert len(re.findall(r'src="data:image/png;base64,', text)) == 2
    assert set(re.findall(r"(?:src|href)=\"([^\":]*)", text)) == {"data"}
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    # A browser prints it in the font size that fits one page, like the window.
    assert re.search(r"@media print { html { font-size: [678]\.\dpt; } .board { max-height", text)
    # English words in a Japanese report don't use the Japanese font.
    assert 'body [lang="ja"]' in text
    assert ":lang(ja)" not in text


def test_markdown_has_its_pictures_beside_it(alone: ReportPage, tmp_path: Path) -> None:
    alone.ruling.setPlainText("It **may** block.")
    alone.export(tmp_path / "ruling.md")
    text = (tmp_path / "ruling.md").read_text("utf-8")
    assert "![Position](<ruling-pictures/position.png>)" in text
    assert not QImage(str(tmp_path / "ruling-pictures" / "position.png")).isNull()
    alone.whole.setChecked(True)
    alone.every_picture.setChecked(True)
    alone.export(tmp_path / "whole.md")
    names = sorted(picture.name for picture in (tmp_path / "whole-pictures").iterdir())
    assert names == ["1.png", "2.png", "position.png"]


def test_only_a_change_redraws_the_preview(alone: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[ReportPaper] = []
    monkeypatch.setattr(alone.preview, "show_paper", drawn.append)
    alone.export(tmp_path / "ruling.html")
    assert not drawn
    alone.title.setText("May it block?")
    alone.settle()
    assert len(drawn) == 1


def test_a_pdf_equals_the_preview(
    qtbot: QtBot, alone: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = _choose_file(monkeypatch, tmp_path)
    qtbot.mouseClick(alone.buttons["pdf"], Qt.MouseButton.LeftButton)
    content = (tmp_path / proposed[0]).read_bytes()
    assert content.startswith(b"%PDF")
    assert b"/Image" in content
    assert len(re.findall(rb"/Type\s*/Page\b", content)) == _paper(alone).count == 1


def test_a_report_without_pictures(alone: ReportPage, tmp_path: Path) -> None:
    alone.pictures.setChecked(False)
    alone.code.setChecked(False)
    alone.export(tmp_path / "plain.md")
    assert not (tmp_path / "plain-pictures").exists()
    text = (tmp_path / "plain.md").read_text("utf-8")
    assert "![" not in text
    assert "- A's battle area" in text
    alone.export(tmp_path / "plain.html")
    assert "<img" not in (tmp_path / "plain.html").read_text("utf-8")


def test_a_report_that_can_not_be_written_is_reported(page: ReportPage, table: Table) -> None:
    page.export(Path(os.devnull) / "nowhere" / "report.md")
    assert any("Can't create the folder" in text for text in window_of(table).notices.texts)


def test_ctrl_p_shows_the_report_and_prints_it(
    qtbot: QtBot, page: ReportPage, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "printed.pdf"
    asked: list[QPrintDialog] = []

    def accept(dialog: QPrintDialog) -> int:
        asked.append(dialog)
        if not QPrinterInfo.availablePrinterNames():
            assert Path(dialog.printer().outputFileName()).name == f"{page.proposed_name}.pdf"
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(file))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    table.show_board()
    press(table, KEY.Key_P, CONTROL)
    assert table.room.stack.currentWidget() is page
    assert not asked
    press(table, KEY.Key_P, CONTROL)
    assert len(asked) == 1
    assert len(re.findall(rb"/Type\s*/Page\b", file.read_bytes())) == 1


def test_the_requested_pages_are_printed(alone: ReportPage, tmp_path: Path) -> None:
    alone.whole.setChecked(True)
    assert _paper(alone).count >= 3
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "two.pdf"))
    printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    printer.setFromTo(2, 3)
    alone.print_on(printer)
    assert len(re.findall(rb"/Type\s*/Page\b", (tmp_path / "two.pdf").read_bytes())) == 2


def test_the_code_is_shown_large_for_a_phone(alone: ReportPage) -> None:
    seen: list[CodeDialog] = []
    alone.ruling.setPlainText("It may block. " * 100)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CodeDialog)
        seen.append(dialog)
        QTest.keyClick(dialog, KEY.Key_Escape)

    QTimer.singleShot(0, look)
    alone.buttons["code"].click()
    assert len(seen) == 1


@pytest.mark.parametrize("way", ["preview", "printer", "phone", "file"])
def test_a_failed_picture_is_reported_in_every_export(
    alone: ReportPage, sent: list[TableIntent], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    def errors() -> list[InputError]:
        return [intent.error for intent in sent if isinstance(intent, Trouble)]

    def refuse(*_: object) -> bytes:
        raise InputError("can't make a picture of the board")

    alone.settle()
    assert not errors()
    monkeypatch.setattr("judgeapp.ui.table.report.report_page.board_picture", refuse)
    alone.language.setCurrentIndex(alone.language.findData("de"))
    ways: dict[str, Callable[[], object]] = {
        "preview": alone.settle,
        "printer": lambda: alone.print_on(QPrinter()),
        "phone": alone.show_code,
        "file": lambda: alone.export(tmp_path / "ruling.html"),
    }
    ways[way]()
    assert [error.what for error in errors()] == ["can't make a picture of the board"]
    alone.pictures.setChecked(False)
    alone.export(tmp_path / "without.html")
    assert (tmp_path / "without.html").exists()


def test_escape_leads_back_to_the_board(page: ReportPage, table: Table) -> None:
    press(table, KEY.Key_Escape)
    assert table.room.stack.currentWidget() is table.board
    assert table.view.board == table.seen.board


@pytest.mark.parametrize("language", ["zh-Hans", "ja"])
def test_a_chinese_or_japanese_report_has_no_half_width_punctuation(
    language: str, library: Library, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language(language)
    tree, attack = planted(BLOCKED), "- attack: {with: Striker, at: player}\n"
    for begins in ("attack:Striker>player", "block:Guard"):
        tree = chosen(tree, begins)
    accounts = (("甲", f'{attack}- answer: "block:Guard"\n'), ("乙", "- attack: {with: Striker, at: Guard}\n"))
    tree = replace(tree, notes=Notes(accounts=accounts))
    wanted = ReportRequest(question="可以阻挡吗？", languages=(language,), whole=True)
    made = report(tree, tree.current, wanted, library)
    assert len(made.accounts) == 2
    drafted = draft_ruling(made, tree)
    pages = (as_markdown(made), as_html(made))
    assert drafted.answer
    for text in (*pages, drafted.answer, drafted.record, drafted.account_b):
        assert not half_width(text)
