"""Terms in texts are marked in place and open their concept, which can be played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from pytestqt.qtbot import QtBot

from judgeapp.glossary.concept import ConceptGroup, load_concepts
from judgeapp.ledger.ledger import in_engine, statement
from judgeapp.table.scene import Scene, of_concept
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.shown_text import ShownText, also_named
from judgeapp.ui.views import GLOSSARY
from judgeapp.ui.window.window import Window
from tests.ui.driving import ask_grouped

CONTROL = Qt.KeyboardModifier.ControlModifier
KEYWORDS = tuple(c for c in load_concepts() if c.group is ConceptGroup.KEYWORD and c.name("en").startswith("<"))


def addresses(window: Window) -> list[str]:
    """Addresses of the page's links, in order."""
    pieces = window.columns.reader.sheet._pieces()
    return [href for piece in pieces if (href := piece.charFormat().anchorHref())]


def follow(window: Window, place: Address) -> None:
    assert place.url in addresses(window)
    window.columns.reader.sheet.anchorClicked.emit(QUrl(place.url))


def shown(window: Window) -> Address:
    assert window.navigation is not None
    return window.navigation.address


def test_every_keyword_in_its_clause_opens_its_concept_and_from_there_a_scene_plays(
    qtbot: QtBot, window: Window
) -> None:
    window.find_scenes()
    assert window.navigation is not None
    qtbot.waitUntil(lambda: window.navigation is not None and bool(window.navigation.pages.scenes))
    assert len(KEYWORDS) >= 36
    for keyword in KEYWORDS:
        clause = next(
            p
            for p in window.navigation.library.corpus.tree(
                window.navigation.library.corpus.passage(f"rules:{keyword.clauses[0]}")
            )
            if p.blocks
        )
        window.navigation.open(Address(Kind.PASSAGE, clause.id))
        follow(window, Address(Kind.TERM, keyword.id))
        assert shown(window) == Address(Kind.CONCEPT, keyword.id)
        page = addresses(window)
        scenes: tuple[Scene, ...] = of_concept(window.navigation.pages.scenes, keyword)
        assert scenes, keyword.id
        wanted = Kind.SCENES if len(scenes) > 1 else Kind.PLAY
        assert any(href.startswith(Address(wanted).url) for href in page), keyword.id


def test_a_keyword_of_a_card_text_opens_its_concept(qtbot: QtBot, window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.TEXT, "[On Play] Gain 1 memory. <Blocker>"))
    qtbot.waitUntil(lambda: Address(Kind.TERM, "blocker").url in addresses(window))
    follow(window, Address(Kind.TERM, "blocker"))
    assert shown(window) == Address(Kind.CONCEPT, "blocker")


def test_a_term_is_marked_where_a_clause_first_names_it(window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-4-3"))
    page = addresses(window)
    assert Address(Kind.TERM, "block-timing").url in page
    # In the source text, too.
    window.languages.use_text("source")
    assert Address(Kind.TERM, "block-timing").url in addresses(window)
    # A reference isn't turned into a term.
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-4-1"))
    assert Address(Kind.PASSAGE, "rules:12-1").url in addresses(window)


def test_enter_opens_the_first_matching_term(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view(GLOSSARY.key)
    terms = window.columns.concepts
    before = shown(window)
    terms.filter.setText("<blocker>")
    assert shown(window) == before
    qtbot.keyClick(terms.filter, Qt.Key.Key_Return)
    assert shown(window) == Address(Kind.CONCEPT, "blocker")


def test_a_concept_shows_definition_names_clauses_and_differences(window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.CONCEPT, "blocker"))
    text = window.columns.reader.sheet.toPlainText()
    for part in (
        "A persistent keyword effect",
        "ブロッカー",
        "阻挡者",
        "格擋",
        "16-5-3",
        "An older source says something else",
    ):
        assert part in text
    assert "engine" not in text, "it enforces all of them"
    assert "Defined by (" not in text
    window.languages.prefer("de")
    text = window.columns.reader.sheet.toPlainText()
    assert text.index("Ein passiver Keyword-Effekt") < text.index("A persistent keyword effect")
    assert "Defined by (English)" in text


def test_an_answer_says_if_its_clauses_are_in_another_language(window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.QUESTION, "block-while-suspended"))
    assert "The clauses that decide it\n" in window.columns.reader.sheet.toPlainText()
    window.languages.prefer("ja")
    assert "The clauses that decide it (English)\n" in window.columns.reader.sheet.toPlainText()


def test_a_concept_says_which_of_its_clauses_the_engine_leaves_out(window: Window) -> None:
    assert window.navigation is not None
    left_out = next(c for c in load_concepts() if in_engine(window.navigation.library.corpus, c, statement()).outside)
    window.navigation.open(Address(Kind.CONCEPT, left_out.id))
    has = in_engine(window.navigation.library.corpus, left_out, statement())
    text = window.columns.reader.sheet.toPlainText()
    assert all(f"Not in the engine: {number}, " in text for number in has.outside)


def test_a_difference_is_a_line_that_links_to_its_clause_with_the_full_text(window: Window) -> None:
    assert window.navigation is not None
    for read, lines, full in (("rules:16-4", 1, 0), ("rules:16-4-1", 1, 1), ("rules:16-4-2", 2, 1)):
        window.navigation.open(Address(Kind.PASSAGE, read))
        text = window.columns.reader.sheet.toPlainText()
        assert text.count("An older source says something else") == lines, read
        assert text.count("before the revision that these passages report") == full, read
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-4"))
    pieces = window.columns.reader.sheet._pieces()
    line = next(piece for piece in pieces if piece.text().startswith("An older source"))
    assert line.charFormat().anchorHref() == Address(Kind.PASSAGE, "rules:16-4-1").url
    assert Address(Kind.PASSAGE, "rules:16-4").url not in addresses(window), "the page itself"


def test_a_term_is_a_link_once_below_a_heading(qtbot: QtBot, window: Window) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-4"))
    assert addresses(window).count(Address(Kind.TERM, "blocker").url) == 1
    ask_grouped(qtbot, window, "blocker")
    page = addresses(window)
    assert Address(Kind.TERM, "blocker").url not in page, "marked, as what was asked"
    assert Address(Kind.TERM, "block-timing").url in page


def test_a_pinned_term_stays_beside_the_reader_until_unpinned(qtbot: QtBot, window: Window) -> None:
    assert window.navigation is not None
    beside = window.columns.side.sheet
    window.navigation.open(Address(Kind.CONCEPT, "blocker"))
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    window.navigation.open(Address(Kind.PASSAGE, "rules:11-4-1"))
    assert "A persistent keyword effect" in beside.toPlainText()
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    qtbot.waitUntil(lambda: "A persistent keyword effect" not in beside.toPlainText())


def test_beside_a_clause_its_terms_are_in_the_judges_language(qtbot: QtBot, window: Window) -> None:
    assert window.navigation is not None
    beside = window.columns.side.sheet
    window.languages.prefer("zh-Hant")
    window.navigation.open(Address(Kind.PASSAGE, "rules:16-4-3"))
    qtbot.waitUntil(lambda: "格擋時間" in beside.toPlainText())


def test_clause_and_passage_show_where_sources_differ(window: Window) -> None:
    assert window.navigation is not None
    differences = window.navigation.library.corpus.differences
    difference = next(d for d in differences if d.passages)
    for passage in (f"rules:{difference.clauses[0]}", difference.passages[0]):
        window.navigation.open(Address(Kind.PASSAGE, passage))
        text = window.columns.reader.sheet.toPlainText()
        assert difference.says["en"][:40] in text.replace("\n", " ")


@pytest.mark.parametrize(("number", "name"), [("15-8-3-1", "ausgelöster Effekt"), ("15-16-12-1", "")])
def test_a_heading_with_the_same_name_has_no_name_beside_it(window: Window, number: str, name: str) -> None:
    assert window.navigation is not None
    library, shown = window.navigation.pages.library, ShownText("de", "rendering")
    heading = shown.headed(library, library.corpus.passage(f"rules:{number}"))
    assert also_named(library, heading, "de").text == name
