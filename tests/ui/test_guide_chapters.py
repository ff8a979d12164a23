"""The guide: chapters in every language, and links to them."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from judgeapp.desk.languages import LANGUAGES, SPOKEN
from judgeapp.library import Library
from judgeapp.rulings.players import player_name
from judgeapp.table.setup.words import NEW
from judgeapp.ui.actions import ACTIONS, key_names, plain, translated
from judgeapp.ui.address import CONTENTS, WHAT_IS_TRUSTED, WHAT_SURVIVES, Address, Kind
from judgeapp.ui.localization import set_language
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk import guide_page
from judgeapp.ui.pages.desk.chapters import (
    ACCOUNTS,
    AN_APPEAL,
    AT_THE_TABLE,
    BEFORE_AN_EVENT,
    BRINGING_IN,
    CHAPTERS,
    EXPLORING,
    FINDING,
    FIVE_MINUTES,
    PROMISES,
    REFERENCE,
    REPORTING,
    SETTING_UP,
    chapter,
    chapter_about,
)
from judgeapp.ui.views import SEARCH, TABLE, VIEWS
from judgeapp.ui.widgets.pictures import GUIDE_PICTURES, guide_picture_address, guide_picture_at, guide_picture_file
from judgeapp.ui.window.window import Window

# A literal key would become wrong when a shortcut changes.
WRITTEN_OUT = re.compile(r"(Ctrl|Strg|Alt|Shift|Umschalt)\+|\bF\d")
CALLED = re.compile(r"\{(\w+):([^}]+)\}")
TYPED = re.compile(r"`[^`]+`|^    .*", re.MULTILINE)
LINK = re.compile(r"(!?)\[[^\]]+\]\(([^)]+)\)")
MAX_BYTES = 1_500_000
FOLDER = files("judgeapp").joinpath("guide")


PAGES = (*CHAPTERS, *REFERENCE, *PROMISES)
EVERY = tuple((name, language) for language in LANGUAGES for name in PAGES)
# Markup that must be the same in every language: input, edition numbers, tables, headings.
SHAPE = re.compile(r"`[^`]+`|^#+|^\||^    .*|^\d\.|^- ", re.MULTILINE)
# Column with tests, in English only.
HELD_BY = re.compile(r" (tested by|`tests/\S+`) \|$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_exists_in_every_language(language: str) -> None:
    written = {file.name for file in FOLDER.joinpath(language).iterdir()}
    assert written == {f"{name}.md" for name in PAGES}
    titles = {chapter(name, language).title for name in PAGES}
    assert len(titles) == len(PAGES)
    if language != "en":
        assert not titles & {chapter(name, "en").title for name in PAGES}


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_language_is_as_complete_as_english(name: str, language: str) -> None:
    """A row, heading or command added in English only is noticed."""
    own, english = (SHAPE.findall(HELD_BY.sub("", chapter(name, item).text)) for item in (language, "en"))
    assert Counter(own) == Counter(english)


# Texts of the window that a chapter quotes, by translation context.
NAMED_FIRST = (
    ("PositionEditor", "Play"),
    ("dispute", "What was played at the table"),
    ("DisputePage", "Switch to {who}"),
    ("dispute", "Not legal, but claimed"),
)
NAMED = (
    ("AskedForm", "Is this always true?"),
    ("AskedForm", "… and …"),
    ("AskedForm", "… or …"),
    ("AskedForm", "Ask"),
    ("AskedForm", "Add to report"),
    ("DisputePage", "Add to report"),
    ("DisputePage", "Could this happen?"),
)


@pytest.mark.parametrize("language", SPOKEN)
def test_buttons_have_the_windows_names(language: str, qapp: object, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language(language)
    for name, labels in ((AT_THE_TABLE, NAMED), (FIVE_MINUTES, NAMED_FIRST)):
        text = chapter(name, language).text
        for context, label in labels:
            shown = QCoreApplication.translate(context, label)
            assert f"**{shown.format(who=player_name('Player B'))}**" in text


def test_each_line_on_trust_names_an_existing_test() -> None:
    root = Path(__file__).parents[2]
    lines = [line for line in chapter(WHAT_IS_TRUSTED, "en").text.splitlines() if line.startswith("| ")]
    rows = [line for line in lines if not line.endswith("| tested by |")]
    assert len(rows) > 20
    for row in rows:
        (file, test) = re.findall(r"`(tests/\S+\.py)::(test_\w+)` \|$", row)[0]
        assert f"\ndef {test}(" in (root / file).read_text("utf-8"), row


def test_tests_on_the_trust_page_are_only_in_its_source(qapp: object, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: set_language("en"))
    for language in SPOKEN:
        set_language(language)
        assert "test_ways_in" not in guide_page.guide_page(WHAT_IS_TRUSTED, PageStyle.of_application())


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_keys_and_menus_are_those_of_the_program(name: str, language: str) -> None:
    text = chapter(name, language).text
    known = {action.id for action in ACTIONS}
    called = CALLED.findall(TYPED.sub("", text))
    assert called or name in (*PROMISES, *REFERENCE)
    for what, action in called:
        assert what in ("key", "menu")
        assert action in known, action
    assert not WRITTEN_OUT.search(CALLED.sub("", text))
    # All languages quote the same texts.
    assert set(called) == set(CALLED.findall(TYPED.sub("", chapter(name, "en").text)))


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_links_and_pictures_lead_somewhere(name: str, language: str, library: Library) -> None:
    text = chapter(name, language).text
    for is_picture, target in LINK.findall(text):
        if is_picture:
            assert target in GUIDE_PICTURES
            continue
        address = guide_page.link_address(target)
        assert address is not None, target
        if address.kind in (Kind.PASSAGE, Kind.SCENES):
            assert address.key in library.corpus.passages
    of_english = [matches[1] for matches in LINK.findall(chapter(name, "en").text)]
    own = [matches[1] for matches in LINK.findall(text)]
    for targets in (of_english, own):
        targets[:] = sorted(target for target in targets if not target.startswith("ask:"))
    assert own == of_english


def test_the_pictures_are_there_in_light_and_dark_and_small() -> None:
    used = {t for name in CHAPTERS for sign, t in LINK.findall(chapter(name, "en").text) if sign}
    assert used == set(GUIDE_PICTURES)
    whole = 0
    for name in GUIDE_PICTURES:
        for dark, light in ((False, range(129, 256)), (True, range(128))):
            data = FOLDER.joinpath("pictures", guide_picture_file(name, dark=dark)).read_bytes()
            whole += len(data)
            image = QImage.fromData(data)
            # The most frequent shade is the background.
            shades = Counter(image.pixelColor(x, y).lightness() for x in range(0, 200, 7) for y in range(0, 200, 7))
            ((ground, _),) = shades.most_common(1)
            assert ground in light, name
    assert whole < MAX_BYTES


def test_nothing_but_its_pictures_is_read(qapp: object) -> None:
    assert guide_picture_at(guide_picture_address("card")) is not None
    for other in ("../../../pyproject", "card.png", ""):
        assert guide_picture_at(guide_picture_address(other)) is None
    assert guide_picture_at("file:///etc/hostname") is None


def test_a_page_has_no_mark_of_how_it_is_written(window: Window, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: set_language("en"))
    for language, name in product(SPOKEN, PAGES):
        set_language(language)
        window.navigator.show_guide(name)
        page = window.columns.reader.sheet.toPlainText()
        assert page.startswith(QCoreApplication.translate("guide_page", chapter(name, language).title))
        for left in ("`", "**", "| ", "##", "](", "{key", "{menu"):
            assert left not in page


def test_keys_and_menus_have_the_windows_names(qapp: object) -> None:
    action = next(action for action in ACTIONS if action.id == "report")
    html = guide_page.guide_page(AT_THE_TABLE, PageStyle.of_application())
    assert f"<b>{key_names(action)}</b>" in html
    dark = next(action for action in ACTIONS if action.id == "dark")
    html = guide_page.guide_page(BEFORE_AN_EVENT, PageStyle.of_application())
    assert f"<b>{plain(translated(dark.menu))} › {plain(dark.title)}</b>" in html


OF_PLACES = {
    "search": FIVE_MINUTES,
    "sources": FINDING,
    "glossary": FINDING,
    "card": BRINGING_IN,
    "table": AT_THE_TABLE,
    "rulings": AN_APPEAL,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_a_card_that_came_this_turn_are_in_the_guide(language: str) -> None:
    assert f"`Cub {NEW}`" in chapter("the-table", language).text


def test_help_opens_the_chapter_about_the_view(qtbot: QtBot, window: Window) -> None:
    for place in VIEWS:
        window.navigator.show_view(place.key)
        qtbot.waitUntil(lambda: window.is_idle)
        window.actions_by_id["help"].trigger()
        qtbot.waitUntil(lambda: window.is_idle)
        sheet = window.columns.reader.sheet
        if place is TABLE:
            assert window.table is not None
            sheet = window.table.cited_card.sheet
        assert sheet.toPlainText().startswith(chapter(OF_PLACES[place.key], "en").title), place.key
        # The second press lists the shortcuts.
        window.actions_by_id["help"].trigger()
        qtbot.waitUntil(partial(lambda shown: "Shortcuts" in shown.toPlainText(), sheet))
        assert "F10, Alt+letter" in sheet.toPlainText(), "by which the menus open"


def test_beside_the_lists_of_rules_the_shown_page_decides() -> None:
    assert guide_page.page_of(chapter_about(SEARCH, Kind.CARD)) == BRINGING_IN
    assert guide_page.page_of(chapter_about(SEARCH, Kind.COPIES)) == WHAT_SURVIVES
    assert chapter_about(SEARCH, Kind.RULING) == AN_APPEAL
    assert chapter_about(SEARCH, Kind.PASSAGE) == FINDING
    assert chapter_about(TABLE, Kind.CARD) == AT_THE_TABLE


@pytest.mark.parametrize(
    ("topic", "heading"),
    [
        (SETTING_UP, "One minute: the position"),
        (EXPLORING, "Every way it could go"),
        (ACCOUNTS, "Two accounts"),
        (REPORTING, "Then"),
        (chapter_about(SEARCH, Kind.CARD), "Cards"),
        (chapter_about(SEARCH, Kind.ANSWER), "Official answers"),
        (chapter_about(SEARCH, Kind.EDITIONS), "Editions of the rules"),
        (chapter_about(SEARCH, Kind.WRITTEN), "The floor judge"),
        (chapter_about(SEARCH, Kind.SHARED), "Afterwards"),
        (chapter_about(SEARCH, Kind.COPIES), "Backups"),
    ],
)
def test_help_opens_the_paragraph_about_the_current_page(topic: str, heading: str, qapp: object) -> None:
    """The same paragraph in each language, which must have as many headings."""
    headings = re.findall(r"^## (.+)", chapter(guide_page.page_of(topic), "en").text, re.MULTILINE)
    anchor = guide_page.heading_of(topic)
    assert headings[int(anchor.removeprefix("heading")) - 1] == heading
    assert f'name="{anchor}"' in guide_page.guide_page(topic, PageStyle.of_application())


def test_help_at_the_table_is_about_the_page_in_place_of_the_board(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: window.is_idle)
    table = window.table
    assert table is not None
    for page, topic in (
        (table.pages.dispute.part, ACCOUNTS),
        (table.pages.explore.part, EXPLORING),
        (table.pages.report.part, REPORTING),
    ):
        table.room.show_page(page)
        assert table.room.topic == topic
    table.setup_controller.restart()
    assert table.room.topic == SETTING_UP


def test_esc_returns_to_the_former_page(qtbot: QtBot, window: Window) -> None:
    assert window.navigation is not None
    read = Address(Kind.PASSAGE, "rules:16-4")
    window.navigation.open(read)
    window.actions_by_id["help"].trigger()
    assert window.navigation.address == Address(Kind.GUIDE, FINDING)
    window.navigator.escape()
    assert window.navigation.address == read
    # From there Esc goes to the field as usual.
    window.navigator.escape()
    assert window.navigation.address == read


def test_esc_closes_it_at_the_table(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: window.is_idle)
    window.actions_by_id["help"].trigger()
    assert window.table is not None
    assert window.table.cited_card.is_open
    window.navigator.escape()
    assert not window.table.cited_card.is_open
    assert window.navigator.at_table


def test_the_contents_lead_to_every_chapter(window: Window) -> None:
    window.actions_by_id["contents"].trigger()
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.GUIDE, CONTENTS)
    html = window.columns.reader.sheet.toHtml()
    for name in PAGES:
        assert Address(Kind.GUIDE, name).url in html
