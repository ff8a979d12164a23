"""Built-in scenes in the window: on the start page, and from a clause, the field or a card."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.cards.facts import read_entry
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.engine.edition import EditionFact
from judgeapp.scenario.file import read_scenario
from judgeapp.table import scenes
from judgeapp.table.comparing.editions import EditionComparison
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.lines.cited_line import LineKind
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.cards.made import entry
from tests.table.conftest import DUEL
from tests.ui.table.conftest import options, pick, walk_to, window_of

Start = Callable[[Path], Window]


@pytest.fixture
def knowing(qtbot: QtBot, window: Window) -> Window:
    """The window with imported scenes."""
    window.find_scenes()
    navigation = window.navigation
    assert navigation is not None
    qtbot.waitUntil(lambda: bool(navigation.pages.scenes))
    return window


def at_table(qtbot: QtBot, window: Window) -> Table:
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    assert window.table is not None
    return window.table


def links(window: Window) -> set[str]:
    return {
        piece.charFormat().anchorHref()
        for piece in window.columns.reader.sheet._pieces()
        if piece.charFormat().isAnchor()
    }


def test_the_first_page_lists_disputes_and_keywords(open_table: Callable[[Path], Table], data: Path) -> None:
    table = open_table(data)
    assert table.room.stack.currentWidget() is table.scenes
    heads = [line.text for line in table.scenes.lines.shown if line.kind is LineKind.HEAD]
    assert not table.scenes.back.isVisible()
    assert heads == ["Disputes", "Keyword effects", "Procedures", "Answers to questions"]
    QTest.keyClicks(table.scenes.filter, "blocker")
    lines = table.scenes.lines
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down):
        table.scenes.filter.setFocus()
        QTest.keyClick(table.scenes.filter, key)
        assert lines.hasFocus()
    title = next(text for text in lines.texts if text.startswith("A Digimon with <Blocker>"))
    walk_to(lines, title)
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert table.room.stack.currentWidget() is table.board
    assert table.title.whole == title
    assert table.session.tree.can_redo


def test_the_scenes_lead_back_to_the_board(table: Table, qtbot: QtBot) -> None:
    window = window_of(table)
    navigator = window.navigator
    for back in (
        lambda: QTest.keyClick(window, Qt.Key.Key_Escape),
        lambda: table.scenes.back.click(),
        lambda: navigator.show_view("table"),
        lambda: [*map(navigator.show_view, ("search", "table"))],
    ):
        QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        assert table.room.stack.currentWidget() is table.scenes
        back()
        assert table.room.stack.currentWidget() is table.board
    table.seating.show_scenes("blocker")
    navigator.show_view("search")
    navigator.show_view("table")
    assert table.room.stack.currentWidget() is table.scenes, "who looks for one finds what was looked for again"


def test_scenes_come_in_by_themselves(qtbot: QtBot, start: Start, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judgeapp.ui.window.window._SCENES_AFTER_MS", 0)
    navigation = start(data).navigation
    assert navigation is not None
    qtbot.waitUntil(lambda: bool(navigation.pages.scenes))


def test_scenes_of_ones_own_stand_first(qtbot: QtBot, open_table: Callable[[Path], Table], data: Path) -> None:
    (data / "scenes").mkdir()
    (data / "scenes" / "mine.yaml").write_text(DUEL, encoding="utf-8")
    (data / "scenes" / "bad.yaml").write_text("steps: 3", encoding="utf-8")
    table = open_table(data)
    qtbot.waitUntil(lambda: table.is_idle)
    assert table.scenes.lines.texts[:2] == ["Your scenes", "A turn with something of everything"]
    window = window_of(table)
    assert any("bad.yaml" in text for text in window.notices.texts)


def test_large_scenes_keep_nobody_waiting(
    qtbot: QtBot, open_table: Callable[[Path], Table], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are read after the table is open, and closing the window stops it."""
    (data / "scenes").mkdir()
    for number in range(40):
        (data / "scenes" / f"large-{number}.yaml").write_text(DUEL, encoding="utf-8")
    opened: list[Table] = []
    reading: list[str] = []
    sound = read_scenario

    def slow(text: str, name: str) -> object:
        """Delay the first scene until the window is closed."""
        if "large-" in name:
            reading.append(name)
            while not opened or not opened[0].reader.is_idle:
                time.sleep(0.001)
        return sound(text, name)

    monkeypatch.setattr(scenes, "read_scenario", slow)
    table = open_table(data)
    opened.append(table)
    qtbot.waitUntil(lambda: len(reading) == 1)
    table.seating.play_scene(table.scenes.all[0])
    pick(table, options(table)[0])
    assert table.session.tree.can_undo
    qtbot.waitUntil(lambda: (data / "table.json").exists())
    table.window().close()
    assert len(reading) == 1


def test_a_pipe_among_the_scenes_keeps_nobody_waiting(
    qtbot: QtBot, open_table: Callable[[Path], Table], data: Path
) -> None:
    (data / "scenes").mkdir()
    os.mkfifo(data / "scenes" / "pipe.yaml")
    (data / "scenes" / "mine.yaml").write_text(DUEL, encoding="utf-8")
    table = open_table(data)
    qtbot.waitUntil(lambda: table.is_idle)
    assert "A turn with something of everything" in table.scenes.lines.texts
    window = window_of(table)
    assert any("pipe.yaml" in text for text in window.notices.texts)


def test_clauses_and_concepts_link_to_their_scenes(qtbot: QtBot, knowing: Window) -> None:
    reading = knowing.navigation
    assert reading is not None
    reading.open(Address(Kind.PASSAGE, "rules:12-1"))
    (offer,) = [a for a in links(knowing) if a.startswith(("rule:play/", "rule:scenes/12-1")) and "12-1-" not in a]
    assert offer == Address(Kind.SCENES, "12-1").url
    reading.open(Address(Kind.PASSAGE, "rules:1-1-1"))
    assert not any(a.startswith(("rule:play/", "rule:scenes/")) for a in links(knowing))
    reading.open(Address(Kind.CONCEPT, "blocker"))
    assert any(a.startswith(("rule:play/", "rule:scenes/")) for a in links(knowing))
    reading.open(Address(Kind.SCENES, "12-1"))
    table = at_table(qtbot, knowing)
    assert table.scenes.filter.text() == "12-1"
    assert any("<Blocker>" in text for text in table.scenes.lines.texts)


def test_the_field_finds_scenes_and_enter_plays_them(qtbot: QtBot, knowing: Window) -> None:
    qtbot.waitUntil(lambda: knowing.is_idle)
    knowing.omnibox.setText("whose go first")
    qtbot.waitUntil(lambda: knowing.is_idle)
    things = knowing.columns.results.model.things()
    place = Address(Kind.SCENE, "dispute-both-players-trigger")
    assert place in things
    listing = knowing.columns.results.listing
    for _ in range(things.index(place)):
        QTest.keyClick(knowing.omnibox, Qt.Key.Key_Down)
    assert listing.chosen == place
    assert knowing.navigation is not None
    assert "Play it at the table" in knowing.columns.reader.sheet.toPlainText()
    QTest.keyClick(knowing.omnibox, Qt.Key.Key_Return)
    table = at_table(qtbot, knowing)
    assert "trigger at the same time" in table.title.whole


def test_a_scene_is_played_from_its_page(qtbot: QtBot, knowing: Window) -> None:
    assert knowing.navigation is not None
    knowing.navigation.open(Address(Kind.PLAY, "keyword-blocker"))
    assert "<Blocker>" in at_table(qtbot, knowing).title.whole


def test_a_scene_from_an_answer_opens_at_the_deciding_step_one_key_from_the_judges_table(
    qtbot: QtBot, knowing: Window
) -> None:
    assert knowing.navigation is not None
    knowing.navigation.open(Address(Kind.PLAY, "keyword-blocker"))
    table = at_table(qtbot, knowing)
    qtbot.waitUntil(lambda: "<Blocker>" in table.title.whole)
    # Deviating from the scene makes it the judge's own table.
    table.session.choose([*table.session.question.choices()][-1].key)  # type: ignore[union-attr]
    own = table.session.tree
    knowing.navigation.open(Address(Kind.PLAY, "keyword-piercing"))
    qtbot.waitUntil(lambda: "<Piercing>" in table.title.whole)
    tree = table.session.tree
    after = tree.nodes[tree.latest[tree.current]]
    assert any(clause.startswith("16-7") for event in after.game.events for clause in event.clauses)
    assert "See 16-7" in knowing.statusBar().currentMessage()
    QTest.keyClick(knowing, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.tree.nodes == own.nodes


def test_a_scene_is_played_by_both_editions(qtbot: QtBot, knowing: Window) -> None:
    """The last step shows the comparison and the fact that differs."""
    assert knowing.navigation is not None
    knowing.navigation.open(Address(Kind.PLAY_BOTH, "edition-option-trashed-at-once"))
    table = at_table(qtbot, knowing)
    qtbot.waitUntil(table.pages.comparison.part.isVisible)
    comparison = table.session.now.compared
    assert isinstance(comparison, EditionComparison)
    assert [difference.fact for difference in comparison.facts] == [EditionFact.OPTION_TRASHED_AT_ONCE]


def test_a_card_is_tried_at_the_table(qtbot: QtBot, start: Start, data: Path) -> None:
    library, _ = open_cards(cards_file(data))
    library.put(read_entry(entry()).record, "own.jsonl")
    library.close()
    window = start(data)
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.navigation is not None
    number = next(iter(window.navigation.pages.numbers))
    window.navigation.open(Address(Kind.CARD, number))
    assert Address(Kind.TRY, number).url in links(window)
    window.navigation.open(Address(Kind.TRY, number))
    table = at_table(qtbot, window)
    (card,) = table.seen.board.seats["A"].hand
    assert card.name == window.navigation.pages.stored_cards(number)[0].record.name
    assert any(line.text == f"Play {card.name}" for line in table.decision.options.shown)
