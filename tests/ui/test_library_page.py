"""Page "Library": content, missing things, and how to get them."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.desk.imported.lists import SavedLists
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk.library_page import Holdings, doubts, library_page, missing
from judgeapp.ui.window.window import Window
from tests.cards.made import EGG, JAPANESE, entry, lines
from tests.ui.driving import links_of, page


def test_an_empty_program_lists_what_is_missing_with_links(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    front = page(window, Kind.FRONT)
    assert "Not imported yet: the text of rules 4.2, real cards, official answers." in front
    assert Address(Kind.LIBRARY).url in links_of(window.columns.reader.sheet.document())
    library = page(window, Kind.LIBRARY)
    assert library.count("none yet") == 4
    assert library.casefold().count("official answers") == 2, "in its row and among what can be dropped"
    assert Address(Kind.DO, "import-cards").url in links_of(window.columns.reader.sheet.document())


def test_nothing_is_reported_missing_before_it_is_known(qapp: QApplication) -> None:
    holdings = Holdings((), None, None, None)
    assert [*missing(holdings, None)] == [*doubts(None)] == []
    assert "none yet" not in library_page(holdings, "", PageStyle.of_application())
    assert [*missing(Holdings((), (), SavedLists(), ()), None)] == ["real cards", "official answers"]


def test_the_front_page_warns_of_outdated_rules(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.navigation is not None
    seen = window.navigation.pages.editions
    assert seen is not None
    for current, newer in (("4.2", False), ("4.2", True), ("", False)):
        window.navigation.pages.editions = replace(seen, current=current, may_be_newer=newer)
        front = page(window, Kind.FRONT)
        assert ("There may be a newer edition." in front) is newer
        assert ("No edition of the rules is in force today." in front) is (not current)


def test_the_library_lists_files_and_newest_sets(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    cards = lines(tmp_path / "own.jsonl", [entry(), EGG, JAPANESE, entry("TS12-003", name="Late"), entry("P-001")])
    banned = tmp_path / "banned.json"
    banned.write_text(json.dumps([{"number": "TS1-010", "status": "banned", "since": "2026-04-01"}]), encoding="utf-8")
    qtbot.waitUntil(lambda: window.is_idle)
    window.dropped.import_files([cards, banned])
    qtbot.waitUntil(lambda: window.is_idle and window.navigation is not None and bool(window.navigation.pages.numbers))
    qtbot.waitUntil(lambda: window.is_idle)
    listed = page(window, Kind.LIBRARY)
    for part in ("English: 4 card", "up to TS12", "own.jsonl", "Japanese: 1 card", "1 line", "up to 2026-04-01"):
        assert part in listed
    offered = links_of(window.columns.reader.sheet.document())
    assert Address(Kind.ASK, "is:card").url in offered
    assert Address(Kind.ASK, "is:official").url not in offered, "there are none"
    assert "real cards" not in page(window, Kind.FRONT)
    page(window, Kind.LIBRARY)
    sources = window.navigation.library.corpus.manifest.sources if window.navigation is not None else ()
    for source in sources:
        assert Address(Kind.SOURCE, source.key).url in links_of(window.columns.reader.sheet.document())
