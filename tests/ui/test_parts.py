"""Separate parts of the window: models, tasks, history, addresses, actions, colors."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtGui import QColor, QFont, QTextLayout
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QListView, QMenu, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from judgeapp.glossary.concept import ConceptGroup, group_name
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.passage import Change, ChangeKind, Note, NoteKind, Passage, PassageKind, SpokenAs
from judgeapp.search.answer import Answer, Hit, Mark, Notice, NoticeKind, Why, WhyKind
from judgeapp.search.indexing import BuildReason, IndexProgress
from judgeapp.ui.actions import ACTIONS, key_names, plain
from judgeapp.ui.address import Address, Kind, parse_address, read_address
from judgeapp.ui.markup.inline import runs
from judgeapp.ui.pages import wording
from judgeapp.ui.reader.contents import ContentsModel
from judgeapp.ui.reader.reader_navigation import Trail, Visit
from judgeapp.ui.table.board.shades import Shades
from judgeapp.ui.views import SEARCH, TABLE, VIEWS, find_view
from judgeapp.ui.widgets.lists import row_painting
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.lists.row_painting import RowDelegate, seen_at_first
from judgeapp.ui.widgets.lists.rows import PendingRow, Row, RowModel, Run
from judgeapp.ui.widgets.style.theme import colours, palette_of
from judgeapp.ui.widgets.work.background import LatestTask
from judgeapp.ui.window.window import Window
from tests.ui.conftest import freed_items


def test_a_freed_layout_item_is_found_without_keeping_others(qtbot: QtBot) -> None:
    def items() -> list[object]:
        return [entry for entry in shiboken6.getAllValidWrappers() if isinstance(entry, QWidgetItem)]

    of_others = items()
    page, gone, filled = QWidget(), QLabel(), QHBoxLayout()
    qtbot.addWidget(page)
    filled.addWidget(gone)
    column = QVBoxLayout(page)
    column.addWidget(QLabel())
    column.addLayout(filled)
    assert freed_items() == []
    held = [entry for entry in items() if entry not in of_others]
    assert len(held) == 1, "what was handed over filled is held"
    shiboken6.delete(gone)
    assert freed_items() == held


def test_the_list_model_passes_the_model_tester(qtmodeltester: ModelTester) -> None:
    model = RowModel()
    model.show([(Row(number="16-4", title=(Run("阻挡者", "zh-Hans"),)), None)] * 3)
    qtmodeltester.check(model, force_py=True)
    model.show([])
    qtmodeltester.check(model, force_py=True)


def test_the_tree_model_passes_the_model_tester(qtmodeltester: ModelTester, library: Library) -> None:
    model = ContentsModel(library.corpus)
    chapter = model.index(0, 0, model.index(0, 0))
    assert model.rowCount(chapter) > 0
    qtmodeltester.check(model, force_py=True)


def test_every_passage_is_in_the_tree(library: Library) -> None:
    model = ContentsModel(library.corpus)
    for passage in library.corpus:
        place = Address(Kind.PASSAGE, passage.id)
        assert model.address(model.find(place)) == place


@pytest.mark.parametrize("key", ["rules:16-4", "a b/c%2F?#é阻", ""])
def test_an_address_round_trips(key: str) -> None:
    assert parse_address(Address(Kind.PASSAGE, key).url) == Address(Kind.PASSAGE, key)


@pytest.mark.parametrize("address", ["", "rule:", "http://x/passage/y", "rule:drop/x"])
def test_a_link_that_is_no_address_is_a_program_fault(address: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        parse_address(address)


@pytest.mark.parametrize("address", ["", "rule:", "http://x/passage/y", "rule:drop/x", "rule:forget/en x"])
def test_a_page_of_a_missing_file_is_refused(address: str) -> None:
    with pytest.raises(InputError, match="no page") as refused:
        read_address(address, "settings.json")
    assert refused.value.where == "settings.json"
    assert read_address("rule:card/x", "settings.json").key == "x"


def visit(key: str) -> Visit:
    return Visit(Address(Kind.PASSAGE, key))


def test_glances_are_not_in_the_history_except_the_last() -> None:
    history = Trail()
    history.go(visit("a"))
    for key in ("b", "c", "d"):
        history.go(visit(key), glances=True)
    assert history.walk(-1) == visit("a")
    assert history.walk(1) == visit("d")
    history.go(visit("e"))
    assert history.walk(-1) == visit("d")
    history.go(visit("f"), glances=True)
    history.go(visit("g"))
    assert history.walk(-1) == visit("f"), "it was read before its link was followed"


def test_going_somewhere_new_forgets_what_lay_ahead() -> None:
    history = Trail()
    for key in ("a", "b", "c"):
        history.go(visit(key))
    history.walk(-1)
    history.walk(-1)
    history.go(visit("x"))
    assert history.walk(1) is None
    assert history.walk(-1) == visit("a")


def fail(error: object) -> None:
    raise AssertionError(error)


def test_a_stale_result_is_dropped(qtbot: QtBot) -> None:
    pool = QThreadPool()
    pool.setMaxThreadCount(2)
    latest = LatestTask(pool)
    go_on = threading.Event()
    results: list[str] = []

    def slow() -> str:
        go_on.wait()
        return "slow"

    latest.start(slow, results.append, fail)
    latest.start(lambda: "quick", results.append, fail)
    qtbot.waitUntil(lambda: results == ["quick"])
    go_on.set()
    pool.waitForDone()
    latest.start(lambda: "last", results.append, fail)
    qtbot.waitUntil(lambda: results[-1] == "last")
    assert results == ["quick", "last"]


def test_a_stale_waiting_task_never_runs(qtbot: QtBot) -> None:
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    latest = LatestTask(pool)
    go_on = threading.Event()
    ran: list[str] = []
    done: list[None] = []
    latest.start(lambda: go_on.wait() and None, lambda _: None, fail)
    for name in ("one", "two", "three"):
        latest.start(lambda name=name: ran.append(name), done.append, fail)  # type: ignore[misc]
    go_on.set()
    qtbot.waitUntil(lambda: len(done) == 1)
    assert ran == ["three"]


def test_user_errors_are_reported_and_bugs_raised(qtbot: QtBot) -> None:
    latest = LatestTask(QThreadPool.globalInstance())
    errors: list[InputError] = []

    def mendable() -> None:
        raise InputError("it is wrong")

    latest.start(mendable, fail, errors.append)
    qtbot.waitUntil(lambda: len(errors) == 1)
    with qtbot.captureExceptions() as raised:
        latest.start(lambda: 1 / 0, fail, errors.append)
        qtbot.waitUntil(lambda: len(raised) == 1)
    assert raised[0][0] is ZeroDivisionError


def test_every_action_has_a_key_of_its_own(window: Window) -> None:
    keys = Counter(key.toString() for action in ACTIONS for key in action.sequences)
    assert all(action.keys for action in ACTIONS)
    assert all(keys)
    assert set(keys.values()) == {1}
    assert set(window.actions_by_id.values()) <= set(window.actions()), "its key works also where no menu has it"


def test_no_menu_has_more_than_a_dozen_entries(window: Window) -> None:
    def entries(menu: QMenu) -> Iterator[tuple[str, int]]:
        items = [item for item in menu.actions() if not item.isSeparator()]
        yield menu.title(), len(items)
        for item in items:
            below = item.menu()
            if isinstance(below, QMenu):
                yield from entries(below)

    menus = [item.menu() for item in window.menuBar().actions()]
    numbers = dict(pair for menu in menus if isinstance(menu, QMenu) for pair in entries(menu))
    assert len(menus) == 7
    assert all(0 < number <= 12 for number in numbers.values()), numbers


def test_the_shortcuts_are_beside_the_board_or_in_the_reader(qtbot: QtBot, window: Window) -> None:
    for place in VIEWS:
        window.navigator.show_view(place.key)
        qtbot.waitUntil(lambda: window.is_idle)
        window.navigator.show_help()
        sheet = window.columns.reader.sheet
        if place is TABLE:
            assert window.table is not None
            assert window.table.board.isVisible() or window.table.scenes.isVisible()
            sheet = window.table.cited_card.sheet
        assert sheet.toPlainText().startswith(place.title)


def test_the_list_of_shortcuts_has_every_action(window: Window) -> None:
    window.navigator.show_help()
    text = window.columns.reader.sheet.toPlainText()
    for action in ACTIONS:
        assert plain(action.title) in text
        assert key_names(action) in text


def test_every_control_has_a_name_for_screen_readers(window: Window) -> None:
    from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLineEdit, QTextEdit

    for kind in (QLineEdit, QTextEdit, QAbstractItemView, QAbstractButton):
        for control in window.findChildren(kind):
            internal = control.objectName().startswith("qt_") or not control.isVisible()
            text = control.text() if isinstance(control, QAbstractButton) else ""
            assert internal or control.accessibleName() or text, control


@pytest.mark.parametrize("dark", [False, True])
def test_text_is_legible_on_every_background(dark: bool) -> None:
    shades = colours(palette_of(dark=dark))
    pairs = [
        (shades.text, shades.base),
        (shades.text, shades.mark),
        (shades.text, shades.ground),
        (shades.muted, shades.base),
        (shades.muted, shades.ground),
        (shades.link, shades.base),
        (shades.link, shades.ground),
    ]
    board = Shades.of(palette_of(dark=dark))
    pairs += [
        (over.name(), under.name())
        for over, under in (
            (board.ink, board.card),
            (board.ink, board.turned),
            (board.muted, board.card),
            (board.muted, board.area),
            (board.on_focus, board.focus),
        )
    ]
    for text, ground in pairs:
        assert contrast(QColor(text), QColor(ground)) >= 4.5, (text, ground)


def contrast(first: QColor, other: QColor) -> float:
    """Contrast ratio by the Web Content Accessibility Guidelines."""

    def luminance(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        r, g, b = (v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, light = sorted((luminance(first), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_text_of_a_source_is_escaped_wherever_it_is_cut() -> None:
    html = runs("<b>a&b</b>", "en", (Mark(1, 4),), (), (SpokenAs(4, 6, "<k>"),))
    assert "<b>" not in html
    assert "<k>" not in html
    assert "&lt;" in html
    assert "(&lt;k&gt;)" in html


def test_one_line_names_the_words_left_out() -> None:
    passage = Passage("rules:15-1", "rules", "zh-Hans", PassageKind.CLAUSE, "15-1", "", ())
    why = Why(WhyKind.NAMES, "登場時", "On Play")
    hit = Hit(passage, 1.0, "en", lambda: ("", ()), lambda: (why,))
    notices = tuple(Notice(NoticeKind.DROPPED, word) for word in ("登場時", "stiletto", "gown"))
    assert wording.describe_notices(Answer("", (hit,), notices)) == ["Left out: stiletto, gown."]
    assert not wording.describe_notices(Answer("", (hit,), notices[:1]))


def test_every_code_of_the_library_has_a_sentence() -> None:
    for why in WhyKind:
        for text in (wording.describe_why(Why(why, "a", "b")), wording.describe_why(Why(why, "a"))):
            assert text
            assert "{" not in text
    for notice in NoticeKind:
        assert "term" in wording.describe_notice(Notice(notice, "term", "instead"))
        assert wording.describe_notice(Notice(notice, "term"))
        assert "{" not in wording.describe_notice(Notice(notice, "term", "instead", "1.0 to 2.4"))
    for two in (NoticeKind.FORMER_NUMBER, NoticeKind.LOST_NUMBER):
        assert "1.0 to 2.4" in wording.describe_notice(Notice(two, "3-1", "3-2", "1.0 to 2.4"))
        assert "an older edition" in wording.describe_notice(Notice(two, "3-1", "3-2"))
    assert "2.4" in wording.describe_why(Why(WhyKind.FORMER_NUMBER, "3-1", "2.4"))
    for change in ChangeKind:
        assert "(as 1-2)" in Change("2.4", "", change, "1-2").described("1-3")
    for note in NoteKind:
        assert "a" in wording.describe_note(Note(note, "a", "b"))
    for group in ConceptGroup:
        assert group_name(group)
    for reason in BuildReason:
        assert wording.describe_progress(IndexProgress(reason, 1, 2))


def test_counts_have_the_right_plural_form(window: Window) -> None:
    assert window.rules_opening.tr("{done} of %n passage(s)", "", 1) == "{done} of 1 passage"
    assert window.rules_opening.tr("{done} of %n passage(s)", "", 2) == "{done} of 2 passages"


def list_of_rows(qtbot: QtBot) -> tuple[QListView, RowModel]:
    view = QListView()
    qtbot.addWidget(view)
    model = RowModel(view)
    view.setModel(model)
    view.setItemDelegate(RowDelegate(view))
    view.resize(400, 300)
    return view, model


def test_hidden_rows_are_added_after_the_visible_ones(qtbot: QtBot) -> None:
    model = RowModel()
    listing = Listing(model, "rows")
    qtbot.addWidget(listing)
    rows = [(Row(title=(Run(str(number)),)), number) for number in range(5)]
    model.show(rows, 2)
    assert model.things() == [0, 1]
    model.show_rest()
    assert model.things() == [0, 1, 2, 3, 4]
    model.show_rest()
    assert model.rowCount() == 5


def test_rows_are_made_when_they_are_about_to_be_seen() -> None:
    made: list[int] = []

    def make(number: int) -> Row:
        made.append(number)
        return Row(body=(Run(str(number)),), tip=lambda: f"tip {number}")

    rows = [(PendingRow(partial(make, number)), number) for number in range(5)]
    model = RowModel()
    first = seen_at_first((row for row, _ in rows), 6.0)
    assert made == [0, 1]
    model.show(rows, first)
    assert (made, len(model.rest)) == ([0, 1], 3)
    model.show_rest()
    assert (made, len(model.rest)) == ([0, 1, 2, 3, 4], 0)
    assert model.data(model.index(3), Qt.ItemDataRole.AccessibleDescriptionRole) == "tip 3"


@pytest.fixture
def usual_font(qapp: QApplication) -> Iterator[QFont]:
    """Restores the application's font after the test."""
    font = qapp.font()
    yield font
    qapp.setFont(font)


@pytest.mark.parametrize("parts", [(), ("body",), ("body", "foot")])
@pytest.mark.parametrize("per_cent", [100, 200])
def test_the_first_rows_fill_the_list(
    qtbot: QtBot, qapp: QApplication, usual_font: QFont, parts: tuple[str, ...], per_cent: int
) -> None:
    font = QFont(usual_font)
    font.setPointSizeF(font.pointSizeF() * per_cent / 100)
    qapp.setFont(font)
    model = RowModel()
    listing = Listing(model, "rows")
    qtbot.addWidget(listing)
    listing.resize(400, 600)
    listing.show()
    short = {"body": (Run("b"),), "foot": "d"}
    row = replace(Row(title=(Run("a"),)), **{part: short[part] for part in parts})  # type: ignore[arg-type]
    rows = [(row, number) for number in range(100)]
    first = seen_at_first((row for row, _ in rows), listing.room)
    model.show(rows, first)
    listing.doItemsLayout()
    last = listing.visualRect(model.index(model.rowCount() - 1))
    assert last.bottom() >= listing.viewport().height() - 1
    assert model.rowCount() < 100


def test_a_selected_row_exists(qtbot: QtBot) -> None:
    model = RowModel()
    listing = Listing(model, "rows")
    qtbot.addWidget(listing)
    rows = [(Row(title=(Run(str(number)),)), number) for number in range(5)]
    for row, there in ((1, 2), (3, 5)):
        model.show(rows, 2)
        listing.choose(row)
        assert (listing.chosen, model.rowCount()) == (row, there)


def test_a_very_long_text_is_cut_before_layout(qtbot: QtBot, measured: list[int]) -> None:
    runs_of_note = (Run("长" * 1_000_000), Run("b" * 1_000_000))
    row = Row(title=runs_of_note, body=runs_of_note, foot="c" * 1_000_000)
    view, model = list_of_rows(qtbot)
    model.show([(row, None)])
    view.grab()
    assert 100 < max(measured) < 1_000


def test_a_name_is_cut_rather_than_parted_between_letters(qtbot: QtBot) -> None:
    view, model = list_of_rows(qtbot)
    view.resize(130, 300)
    view.grab()
    names = ("Lantern", "Grandlanternmonsters", "Grand lanternmonster")
    model.show([(Row(title=(Run(name),)), name) for name in names])
    short, long, of_two = (view.sizeHintForIndex(model.index(row)).height() for row in range(3))
    assert long == short
    assert of_two > short


@pytest.mark.parametrize("is_bracket", [False, True])
def test_no_line_of_a_row_is_only_dots_or_parts_a_bracket_from_its_word(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_bracket: bool
) -> None:
    layouts: list[QTextLayout] = []

    class Layout(QTextLayout):
        def __init__(self, text: str, font: QFont) -> None:
            layouts.append(self)
            super().__init__(text, font)

    monkeypatch.setattr(row_painting, "QTextLayout", Layout)
    view, model = list_of_rows(qtbot)
    texts = ["It is suspended. …", "May a suspended Digimon block an attack of yours? Not at all, so it waits"]
    for text in ["登場したカードは≪速攻≫や≪突進≫などがあれば《アタック》できます"] if is_bracket else texts:
        for width in range(100, 400, 2):
            view.resize(width, 300)
            model.show([(Row(body=(Run(text),)), None)])
            view.grab()
    lines = [(layout.text(), layout.lineAt(at)) for layout in layouts for at in range(min(2, layout.lineCount()))]
    assert len(lines) > 100
    assert not [text for text, line in lines if text[line.textStart() :][: line.textLength()].strip() == "…"]
    ends = [(text[:end], text[end:]) for text, line in lines if (end := line.textStart() + line.textLength())]
    assert not [end for end in ends if end[0].endswith(("≪", "《")) or end[1].startswith(("≫", "》"))]


@pytest.mark.parametrize("part", ["title", "body"])
def test_every_part_of_a_row_is_painted(qtbot: QtBot, part: str) -> None:
    view, model = list_of_rows(qtbot)
    pictures = []
    for text in ("one", "two"):
        row = Row(number="1", title=(Run("a"),), body=(Run("b"),), foot="d")
        model.show([(replace(row, **{part: (Run(text),)}), None)])  # type: ignore[arg-type]
        pictures.append(view.grab().toImage())
    assert pictures[0] != pictures[1]


def test_a_title_is_complete_in_a_narrow_list(qtbot: QtBot) -> None:
    view, model = list_of_rows(qtbot)
    long = "Can a suspended Digimon block an attack?"
    titles = (
        Row(number="12-1-4", title=(Run("Blocking"),)),
        Row(number="12-1-4", title=(Run("Blocking"), Run(long, muted=True))),
        Row(number="12-1-4", title=(Run(long),)),
        Row(title=(Run(long),)),
    )
    model.show([(row, None) for row in titles])
    view.resize(view.fontMetrics().horizontalAdvance(long) * 3 // 4, 300)
    view.grab()
    plain, beside, below, alone = (view.sizeHintForRow(row) for row in range(len(titles)))
    line = view.fontMetrics().lineSpacing()
    assert beside == plain, "what steps back gives way"
    assert below >= plain + 1.5 * line
    assert alone >= plain + 0.5 * line
    # A title that just fits its line is painted completely, with or without highlights.
    for width in range(100, 240, 4):
        drawn = []
        for end in (">", ""):
            model.show([(Row(number="16-5", title=(Run("<"), Run("Blocker", mark=True), Run(end))), None)])
            view.resize(width, 80)
            drawn.append(view.grab().toImage())
        assert drawn[0] != drawn[1], width


def test_every_view_on_the_rail_has_content_an_action_and_a_key(window: Window) -> None:
    assert {*window.columns.lists, TABLE} == set(VIEWS)
    assert list(window.columns.lists) == [place for place in VIEWS if place is not TABLE]
    by_id = {action.id: action for action in ACTIONS}
    for place in VIEWS:
        action = by_id[place.key]
        assert (action.group, action.choice) == ("place", place.key)
        window.actions_by_id[place.key].trigger()
        assert window.settings.rail == place.key
        assert not place.sign().isEmpty()


def test_an_unknown_view_falls_back_to_the_search() -> None:
    assert [find_view(place.key) for place in VIEWS] == list(VIEWS)
    assert find_view("rulings of tomorrow") is SEARCH
