"""The reader: a clause in its section, links, history, other languages, copying."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.engine.state.state import replace
from judgeapp.rulebook.passage import PassageKind
from judgeapp.search.answer import Mark
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.rules.passage_page import links_today
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.search.answer_rows import bookmark_row, hit_row
from judgeapp.ui.widgets.lists.rows import joined
from judgeapp.ui.widgets.style.theme import colours
from judgeapp.ui.window.window import Window
from tests.ui.driving import links_of

Shows = Callable[[Window, str], None]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def go(window: Window, passage: str) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, passage))


def marked(document: QTextDocument, colour: str) -> set[str]:
    """Texts with a given background color."""
    matches: set[str] = set()
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            if piece.charFormat().background().color().name() == colour:
                matches.add(piece.text())
            pieces += 1
        block = block.next()
    return matches


def test_a_clause_of_a_cited_edition_is_shown_in_our_words(window: Window) -> None:
    go(window, "rules:16-44@4.2")
    shown = window.columns.reader
    assert "may attack" in shown.sheet.toPlainText()
    assert shown.path.whole == "Comprehensive Rules 4.2 › 16-44 <Engage>"
    assert "our words" in shown.standing.whole
    assert window.navigation is not None
    window.navigation.open(Address(Kind.SOURCE, "rules-4.2"))
    assert "16-44" in shown.sheet.toPlainText()


def test_a_clause_is_shown_in_its_section_under_its_path(window: Window) -> None:
    go(window, "rules:16-4-2")
    text = window.columns.reader.sheet.toPlainText()
    assert [n in text for n in ("16-5-1", "16-5-2", "16-5-3")] == [True] * 3
    path = window.columns.reader.path
    assert path.whole == "Comprehensive Rules 4.2 › 16 Keyword Effects › 16-5 <Blocker> › 16-5-2"
    assert path.whole in path.accessibleName()
    assert Address(Kind.PASSAGE, "rules:16-4").url in path.text()
    # 4.2 has no text here: a line above says which text this is, with its number there, and a button below leads to the
    # editions.
    standing = window.columns.reader.standing.whole
    assert standing.startswith("Text of 3.6: 16-4-2 · ")
    assert window._edition.isVisible()
    assert window._edition.text() == "Rules 4.2, text of 3.6"
    assert "2025-12-25" in standing
    assert "unofficial" in standing


def seen(window: Window, number: str) -> bool:
    """Return true if the line of a number is visible."""
    sheet = window.columns.reader.sheet
    cursor = QTextCursor(sheet.document())
    cursor.setPosition(sheet.toPlainText().index(f"{number}\n"))
    line = sheet.cursorRect(cursor)
    return line.top() >= 0 and line.bottom() <= sheet.viewport().height()


# (clause of 3.6, its number in the edition in force)
FAR_DOWN = [
    ("16-6-6", "3.6:16-6-6"),
    ("15-14-4", "15-14-4"),
    ("7-2-2-12", "7-2-2-12"),
    ("3-4-5-8", "3-4-7-8"),
    ("16-23-3", "16-24-3"),
]


def test_the_chosen_clause_is_visible_without_scrolling(window: Window) -> None:
    for clause, number in FAR_DOWN:
        go(window, f"rules:{clause}")
        assert seen(window, number)
        window.columns.reader.sheet.verticalScrollBar().setValue(10**6)
        go(window, f"rules:{clause}")
        assert seen(window, number)


def test_a_clause_out_of_sight_is_not_held(window: Window) -> None:
    window.resize(900, 400)
    go(window, "rules:7-2-2-12")
    window.columns.reader.sheet.verticalScrollBar().setValue(0)
    assert not seen(window, "7-2-2-12")


@pytest.mark.parametrize(("clause", "number"), FAR_DOWN)
def test_the_chosen_clause_stays_visible_when_lines_change(
    qtbot: QtBot, window: Window, clause: str, number: str
) -> None:
    go(window, f"rules:{clause}")
    steps: list[Callable[[], object]] = [
        lambda: window.resize(900, 600),
        *[lambda: qtbot.keyClick(window, Qt.Key.Key_Plus, CONTROL)] * 2,
        *[lambda: qtbot.keyClick(window, Qt.Key.Key_F9)] * 2,
        lambda: window.notices.show_notice("A notice takes some of the height. " * 20),
        lambda: window.resize(700, 500),
        lambda: window.languages.prefer("de"),
        lambda: window.appearance.use_scheme("dark"),
        lambda: window.resize(1280, 720),
        *[lambda: qtbot.keyClick(window, Qt.Key.Key_F9)] * 2,
    ]
    for step in steps:
        step()
        QApplication.processEvents()
        assert seen(window, number), steps.index(step)


def test_a_page_is_shown_from_its_very_top(window: Window) -> None:
    bar = window.columns.reader.sheet.verticalScrollBar()
    for place in (Address(Kind.PASSAGE, "rules:7-2"), Address(Kind.SOURCE, "rules"), Address(Kind.CONCEPT, "blocker")):
        go(window, "rules:16-23-3")
        assert window.navigation is not None
        window.navigation.open(place)
        QApplication.processEvents()
        assert bar.value() == 0
        window.resize(900 + bar.maximum() % 7, 600)
        QApplication.processEvents()
        assert bar.value() == 0


def test_the_scroll_position_is_kept(window: Window) -> None:
    go(window, "rules:7-2-2-12")
    sheet = window.columns.reader.sheet
    sheet.verticalScrollBar().setValue(0)
    QApplication.processEvents()
    # First line of a clause far from the selected one.
    cursor = QTextCursor(sheet.document())
    cursor.setPosition(sheet.toPlainText().index("7-2-1\n"))
    sheet.verticalScrollBar().setValue(sheet.cursorRect(cursor).top())
    for size in ((900, 600), (1280, 720), (1000, 500), (1280, 720)):
        window.resize(*size)
        QApplication.processEvents()
    assert abs(sheet.cursorRect(cursor).top()) < sheet.fontMetrics().height()


def test_matches_are_marked_in_the_text(qtbot: QtBot, window: Window, shows: Shows) -> None:
    qtbot.keyClicks(window.omnibox, "blocker")
    shows(window, "rules:16-4")
    shade = colours(QApplication.palette()).mark
    assert "Blocker" in marked(window.columns.reader.sheet.document(), shade)
    window.languages.use_text("source")
    assert "阻挡者" in marked(window.columns.reader.sheet.document(), shade)
    window.navigator.show_view("sources")
    assert "阻挡者" in window.columns.reader.sheet.toPlainText()
    assert not marked(window.columns.reader.sheet.document(), shade), "the question belongs to its results"
    window.navigator.show_view("search")
    assert "阻挡者" in marked(window.columns.reader.sheet.document(), shade)


def test_a_clause_is_read_rendered_in_the_source_or_side_by_side(qtbot: QtBot, window: Window) -> None:
    go(window, "rules:16-4-3")
    sheet = window.columns.reader.sheet
    english, source = "it can block only once", "在阻挡时机也只能阻挡1次"
    assert english in sheet.toPlainText()
    assert source not in sheet.toPlainText()
    assert "Our English, unofficial" in window.columns.reader.standing.whole
    # F7 shows the source.
    qtbot.keyClick(window, Qt.Key.Key_F7)
    assert source in sheet.toPlainText()
    assert english not in sheet.toPlainText()
    assert "rendering" not in window.columns.reader.standing.whole
    assert "≪阻挡者≫" in window.columns.reader.path.whole
    qtbot.keyClick(window, Qt.Key.Key_F7)
    assert english in sheet.toPlainText()
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    text = sheet.toPlainText()
    # Each clause is followed by its own source.
    assert text.index(english) < text.index(source)
    assert text.index("阻挡者≫是常在型效果") < text.index(english)


def test_readers_of_chinese_get_the_source_unless_they_ask_for_the_rendering(window: Window) -> None:
    go(window, "rules:16-4-3")
    sheet = window.columns.reader.sheet
    window.languages.prefer("zh-Hant")
    assert "在阻挡时机也只能阻挡1次" in sheet.toPlainText()
    window.languages.prefer("de")
    assert "it can block only once" in sheet.toPlainText()
    window.languages.prefer("zh-Hans")
    window.languages.use_text("rendering")
    assert "it can block only once" in sheet.toPlainText()


def test_a_cross_reference_leads_there_and_back(window: Window, shows: Shows) -> None:
    go(window, "rules:16-4-1")
    sheet = window.columns.reader.sheet
    target = Address(Kind.PASSAGE, "rules:12-1").url
    assert links_of(sheet.document())[target] == "12-1"
    sheet.anchorClicked.emit(QUrl(target))
    shows(window, "rules:12-1")
    back = Address(Kind.PASSAGE, "rules:16-4-1").url
    assert back in links_of(sheet.document()), "12-1 tells which clauses refer to it"


def test_the_history_is_walked_with_alt_and_the_arrows(qtbot: QtBot, window: Window, shows: Shows) -> None:
    for passage in ("rules:16-4-1", "rules:12-1", "rules:3-4-5"):
        go(window, passage)
    qtbot.keyClick(window, Qt.Key.Key_Left, ALT)
    shows(window, "rules:12-1")
    qtbot.keyClick(window, Qt.Key.Key_Left, ALT)
    shows(window, "rules:16-4-1")
    qtbot.keyClick(window, Qt.Key.Key_Right, ALT)
    shows(window, "rules:12-1")
    go(window, "rules:15-8-2")
    assert not window.actions_by_id["forward"].isEnabled()


def test_going_back_restores_the_question(qtbot: QtBot, window: Window, shows: Shows) -> None:
    qtbot.keyClicks(window.omnibox, "16-5")
    shows(window, "rules:16-4")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Return)
    window.omnibox.setText("3-4-7")
    shows(window, "rules:3-4-5")
    window.navigator.go_back()
    shows(window, "rules:16-4")
    assert window.omnibox.text() == "16-5"
    qtbot.waitUntil(lambda: window.columns.results.listing.chosen == Address(Kind.PASSAGE, "rules:16-4"))
    shows(window, "rules:16-4")


def test_other_languages_appear_once_opened(qtbot: QtBot, window: Window, shows: Shows) -> None:
    go(window, "rules:16-4")
    beside = window.columns.side
    qtbot.waitUntil(lambda: "ブロッカー" in beside.sheet.toPlainText())
    assert "格擋" in beside.sheet.toPlainText()
    assert not beside.isVisible()
    for shown in (True, False, True):
        qtbot.keyClick(window, Qt.Key.Key_F9)
        assert beside.isVisible() is shown


def test_f6_walks_the_columns(qtbot: QtBot, window: Window, shows: Shows) -> None:
    qtbot.keyClicks(window.omnibox, "16-5")
    shows(window, "rules:16-4")
    qtbot.waitUntil(lambda: window.is_idle)
    columns = window.columns
    columns.open_side(True)
    for target in (columns.results.listing, columns.reader.sheet, columns.side.sheet):
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_F6)
        assert target.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_F6])
def test_a_closing_window_survives_keys(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    """Keys pressed before a change of language still reach the old window."""
    window.hide()
    window.omnibox.setFocus()
    qtbot.keyClick(window.omnibox, key)
    window.navigator.next_column()
    assert not window.omnibox.isVisible()


def test_up_and_to_the_next_section(qtbot: QtBot, window: Window, shows: Shows) -> None:
    go(window, "rules:16-4-2")
    qtbot.keyClick(window, Qt.Key.Key_Up, ALT)
    shows(window, "rules:16-4")
    qtbot.keyClick(window, Qt.Key.Key_PageDown, CONTROL)
    shows(window, "rules:16-5")
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    shows(window, "rules:16-4")


def test_copies_carry_number_edition_and_language(qtbot: QtBot, window: Window) -> None:
    go(window, "rules:16-4-2")
    qtbot.keyClick(window, Qt.Key.Key_C, CONTROL | SHIFT)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("16-5-2 <Blocker> is a persistent effect.")
    assert "quoted in an unofficial English rendering" in text
    window.languages.use_text("source")
    qtbot.keyClick(window, Qt.Key.Key_C, CONTROL | SHIFT)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("16-5-2 ≪阻挡者≫")
    assert "rendering" not in text
    for part in (
        "Comprehensive Rules 16-4-2",
        "in force: Ver. 4.2 16-5-2",
        "3.6",
        "2025-12-25",
        "Simplified Chinese",
        "unofficial",
    ):
        assert part in text
    qtbot.keyClick(window, Qt.Key.Key_M, CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text().startswith("> **16-5-2** ≪阻挡者≫")
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == "16-5-2"


def test_a_reference_in_the_older_text_shows_its_number_in_the_edition_in_force(window: Window) -> None:
    window.languages.use_text("source")
    go(window, "rules:12-1-1")
    text = window.columns.reader.sheet.toPlainText()
    assert "详情请参照16-4 [4.2: 16-5]“≪阻挡者≫”" in text
    # A number that is the same in both editions isn't repeated; our rendering has the numbers in force.
    go(window, "rules:11-2-2")
    assert "参照11-2-7“攻击目标”" in window.columns.reader.sheet.toPlainText()
    window.languages.use_text("rendering")
    go(window, "rules:12-1-1")
    text = window.columns.reader.sheet.toPlainText()
    assert "16-5" in text
    assert "[4.2:" not in text


def test_no_other_address_is_followed(qtbot: QtBot, window: Window) -> None:
    """Pages only have internal links: any other is a fault of the program."""
    go(window, "rules:16-4")
    for address in ("http://example.org/", "file:///etc/passwd", "rule:run/x"):
        with qtbot.captureExceptions() as raised:
            window.columns.reader.sheet.anchorClicked.emit(QUrl(address))
        assert [kind for kind, *_ in raised] == [ValueError], address
        assert window.navigation is not None
        assert window.navigation.address == Address(Kind.PASSAGE, "rules:16-4")


def test_a_page_loads_nothing(window: Window) -> None:
    sheet = window.columns.reader.sheet
    image = QTextDocument.ResourceType.ImageResource.value
    assert sheet.loadResource(image, QUrl("file:///etc/passwd")) is None


def test_a_missing_place_is_reported_in_the_notice_bar(window: Window) -> None:
    go(window, "rules:99-9")
    assert "99-9" in window.notices.texts[0]


def test_a_source_shows_its_edition_and_status(window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.SOURCE, "rules"))
    text = window.columns.reader.sheet.toPlainText()
    assert "7-2-2-11" in text, "its known faults"
    assert "Keyword Effects" in text, "its chapters as its clauses are shown"
    window.languages.use_text("source")
    assert "关键词效果" in window.columns.reader.sheet.toPlainText()


def test_a_concept_shows_its_names_and_its_clauses(window: Window) -> None:
    assert window.navigation is not None
    blocker = next(c.id for c in window.navigation.library.glossary.concepts.values() if c.clauses[:1] == ("16-4",))
    window.navigation.open(Address(Kind.CONCEPT, blocker))
    text = window.columns.reader.sheet.toPlainText()
    for part in ("ブロッカー", "阻挡者", "格擋", "16-5-1"):
        assert part in text


def test_readings_are_in_brackets_after_their_word(window: Window) -> None:
    assert window.navigation is not None
    corpus = window.navigation.library.corpus
    passage, block = next((p, b) for p in corpus if p.source == "manual-ja" for b in p.blocks if b.readings)
    reading = block.readings[0]
    go(window, passage.id)
    word = block.text[reading.start : reading.end]
    assert f"{word}({reading.kana})" in window.columns.reader.sheet.toPlainText()


def test_a_number_printed_twice_is_noted(window: Window) -> None:
    go(window, "rules:7-2-2-12")
    assert "7-2-2-11" in window.columns.reader.sheet.toPlainText()


def test_tree_and_reader_follow_each_other(qtbot: QtBot, window: Window, shows: Shows) -> None:
    go(window, "rules:16-4-2")
    window.navigator.show_view("sources")
    tree = window.columns.contents
    assert tree.hasFocus()
    assert "16-5-2" in tree.currentIndex().data()
    qtbot.keyClick(tree, Qt.Key.Key_Down)
    shows(window, "rules:16-4-3")
    # A page that the tree doesn't have leaves no half of a line at its top.
    assert tree.verticalScrollBar().value() > 0
    assert window.navigation is not None
    window.navigation.open(Address(Kind.LIBRARY))
    assert tree.verticalScrollBar().value() == 0


def test_a_name_that_no_source_has_is_marked_as_ours(window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.CONCEPT, "vortex"))
    assert "旋風°" in window.columns.reader.sheet.toPlainText()
    window.navigation.open(Address(Kind.CONCEPT, "blocker"))
    assert "°" not in window.columns.reader.sheet.toPlainText()


def test_the_update_history_links_to_current_clauses(qtbot: QtBot, window: Window) -> None:
    go(window, "rules:history-3.5")
    reader = window.columns.reader
    clause_links = links_of(reader.sheet.document())
    # 15-13 was merged into 18-2, so the former 15-16 is now 15-15.
    assert clause_links[Address(Kind.PASSAGE, "rules:15-15-3-2").url] == "15-16-3-2"
    assert clause_links[Address(Kind.PASSAGE, "rules:4-3-2").url] == "4-3-2"
    assert "18-2" in clause_links[Address(Kind.PASSAGE, "rules:18-2").url]
    standing = reader.standing.whole
    assert standing.startswith("Ver. 3.5 · 2025-11-21 · ")
    assert "3.6" not in standing
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == "Ver. 3.5"


def test_every_link_of_the_update_history_leads_somewhere(window: Window) -> None:
    assert window.navigation is not None
    library = window.navigation.library
    pages = [p for p in library.corpus if p.kind is PassageKind.HISTORY]
    all_links = [link for p in pages for b in p.blocks for link in links_today(library, p, b)]
    assert len(all_links) > 100
    assert all(library.corpus.clause(link.target) for link in all_links)


def test_a_long_path_is_shortened_in_the_middle(window: Window) -> None:
    go(window, "rules:15-8-3-9")
    path = window.columns.reader.path
    whole = path.whole
    assert len(whole.split(" › ")) >= 4
    window.resize(900, 600)
    window.appearance.larger_text()
    QApplication.processEvents()
    assert path.sizeHint().width() <= path.width()
    assert path.sizeHint().height() < 2 * path.fontMetrics().height()
    assert "…" in path.text()
    assert "15-8-3-9" in path.text()
    assert path.whole == path.toolTip() == whole
    assert whole in path.accessibleName()


def test_an_older_text_is_marked_above_the_page(window: Window) -> None:
    """The mark doesn't scroll with the text."""
    go(window, "rules:16-4-1")
    assert window.columns.reader.standing.text().startswith("Text of 3.6: 16-4-1 · ")


def test_a_headings_row_has_the_words_of_the_edition_in_force(window: Window) -> None:
    assert window.navigation is not None
    library = window.navigation.pages.library
    row = bookmark_row(library, library.corpus.passage("rules:16-6"), "", "", ShownText("en", "rendering"))
    assert row.number == "16-7"
    body = "".join(run.text for run in row.body)
    assert body.startswith("16-7-1 When this Digimon deletes an opponent's Digimon")


def test_a_hits_row_has_the_sentence_that_matched(window: Window) -> None:
    assert window.navigation is not None
    library, shown = window.navigation.pages.library, ShownText("en", "rendering")
    answer = library.answer("blocker")
    hit = next(hit for hit in answer.hits if hit.passage.id == "rules:16-4-2")
    row = hit_row(library, hit, answer.found, shown)
    assert joined(row.body) == "<Blocker> is a persistent effect. …"
    assert [run.text for run in row.body if run.mark] == ["Blocker"]
    whole = replace(hit, find_snippet=lambda: (hit.snippet, ()))
    assert joined(hit_row(library, whole, answer.found, shown).body) == hit.snippet
    first, other = "In der Main Phase, bzw. Hauptphase deines Zuges.", "Danach nicht."
    german = replace(hit, find_snippet=lambda: (f"{first} {other}", (Mark(24, 34),)), language="de")
    assert joined(hit_row(library, german, answer.found, shown).body) == f"{first} …"


def test_a_clause_is_under_its_heading_in_the_edition_in_force(window: Window) -> None:
    """4.2 applies to all keyword effects in 16-3 what 3.6 said of <Partition>, and has 3.6's text on Link in 2-3-11."""
    assert window.navigation is not None
    library, shown = window.navigation.pages.library, ShownText("en", "rendering")
    headings = {"16-28-5": "Cards that a keyword effect specifies", "2-3-12-2": "Lower text", "16-4-2": "<Blocker>"}
    for number, heading in headings.items():
        assert shown.headed(library, library.corpus.passage(f"rules:{number}")).heading == heading


def test_no_scroll_bar_is_visible_where_nothing_scrolls(window: Window) -> None:
    page = window.columns.reader.sheet
    bar = page.verticalScrollBar()

    def inks() -> int:
        image = bar.grab().toImage()
        return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})

    go(window, "rules:16-4")
    width = page.viewport().width()
    assert bar.isVisible()
    assert (bar.maximum(), inks()) == (0, 1)
    go(window, "rules:15")
    assert inks() > 1
    assert page.viewport().width() == width, "its room is kept"


def test_edition_and_date_are_readable_at_large_text_too(window: Window) -> None:
    go(window, "rules:16-4-1")
    reader = window.columns.reader
    window.resize(2400, 900)
    QApplication.processEvents()
    beside = reader.copy.geometry().center().y()
    assert abs(beside - reader.standing.geometry().center().y()) < reader.copy.height() // 2
    window.resize(1024, 700)
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    QApplication.processEvents()
    standing = reader.standing
    assert "3.6" in standing.text()
    assert "2025-12-25" in standing.text()
    assert standing.visibleRegion().boundingRect().height() == standing.height()
    assert not standing.geometry().intersects(reader.copy.geometry())
    assert "16-5" in reader.path.text()
    window.appearance.normal_text()


def anchored(window: Window) -> str:
    """Address of the focused link."""
    return window.columns.reader.sheet.textCursor().charFormat().anchorHref()


def test_our_reading_is_below_its_clause_and_marked_as_ours(window: Window) -> None:
    go(window, "rules:11-3-2")
    text = window.columns.reader.sheet.toPlainText()
    note = text.index("Our reading", text.index("11-3-2\n"))
    assert note > text.index("counter timing")
    for part in ("does the defending player choose one", "is a single decision", "Because:"):
        assert text.index(part) > note
    # Shown once; the reading's other clause links to it.
    assert text.count("is a single decision") == 1
    assert "Our reading  see 11-3-2" in text


def test_below_another_clause_the_reading_is_its_question(window: Window) -> None:
    go(window, "rules:4-17-2")
    sheet = window.columns.reader.sheet
    assert "Whose memory does <Overflow> move" in sheet.toPlainText()
    assert "The card owner's" not in sheet.toPlainText()
    assert Address(Kind.READING, "overflow-is-the-owners").url in links_of(sheet.document())
    go(window, "rules:4-17-1")
    assert "The card owner's" in sheet.toPlainText()


def test_a_clause_without_a_reading_has_no_note(window: Window) -> None:
    go(window, "rules:16-4-2")
    assert "Our reading" not in window.columns.reader.sheet.toPlainText()


def test_the_evidence_of_a_reading_is_reached_by_keyboard(window: Window, qtbot: QtBot) -> None:
    go(window, "rules:11-3-2")
    assert window.navigation is not None
    sheet = window.columns.reader.sheet
    sheet.setFocus()
    wanted = Address(Kind.READING, "one-counter-decision")
    # Tab stops twice at each number: at its link and its anchor.
    for _ in range(2 * len(links_of(sheet.document()))):
        qtbot.keyClick(sheet, Qt.Key.Key_Tab)
        if anchored(window) == wanted.url:
            break
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert window.navigation.address == wanted
    text = sheet.toPlainText()
    for part in (
        "The other reading",
        "What the Comprehensive Rules 3.6 say",
        "Q6716",
        "What the Japanese manual says",
        "11-attacking/one-counter-an-attack",
        "not the publisher",
    ):
        assert part in text
    evidence = links_of(sheet.document())
    assert Address(Kind.PASSAGE, "manual-ja:8.10").url in evidence
    assert Address(Kind.PASSAGE, "rules:15-16-14-1").url in evidence
    assert window.columns.reader.path.whole == "Our readings › 11-3-2"


def test_all_readings_are_listed_from_the_library(window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.LIBRARY))
    assert Address(Kind.READING).url in links_of(window.columns.reader.sheet.document())
    window.navigation.open(Address(Kind.READING))
    listed = links_of(window.columns.reader.sheet.document())
    for reading in window.navigation.library.corpus.readings.values():
        assert Address(Kind.READING, reading.id).url in listed
        window.navigation.open(Address(Kind.READING, reading.id))
        assert reading.answer["en"] in window.columns.reader.sheet.toPlainText()
