"""Files in other formats are previewed before import, and mapped by hand if their format is unknown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.cards.fields import SHAPED
from judgeapp.cards.lists.errata import ERRATA, Erratum
from judgeapp.cards.lists.restrictions import RESTRICTIONS, Restriction
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.lists import ListStore, load_lists, own_shapes
from judgeapp.engine.lang import Color
from judgeapp.entries.importing import import_file
from judgeapp.entries.shape import read_shape
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.cards.import_dialog import ImportDialog
from judgeapp.ui.window.window import Window
from tests.cards.made import entry
from tests.cards.restricted import EVENTS
from tests.entries.shaped import CARD_API

# A file format that the program doesn't know.
UNKNOWN = [
    {
        "code": "TS1-010", "title": "Lanternmon", "sort": "Digimon", "hue": "Red", "hue2": "Blue", "lv": 3,
        "power": 2000, "price": 3, "grows": [{"colour": "Red", "from": 2, "digivolve_cost": 0}],
        "rules_text": "[On Play] <Draw 1>.",
    },
    {"code": "TS1-080", "title": "Keeper", "sort": "Tamer", "hue": "Red", "price": 3, "rules_text": "[Main] <Draw 1>."},
]  # fmt: skip


def written(file: Path, entries: list[dict[str, Any]]) -> Path:
    file.write_text(json.dumps(entries), encoding="utf-8")
    return file


def asked(qtbot: QtBot, window: Window, file: Path) -> ImportDialog:
    """Dialog for a file."""
    qtbot.waitUntil(lambda: window.is_idle)
    window.card_controller.importing.import_files([file])
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportDialog)))
    (dialog,) = window.findChildren(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    return dialog


def kept(data: Path) -> dict[str, Any]:
    library, _ = open_cards(cards_file(data))
    cards = {entry.record.number: entry.record for entry in library.all()}
    library.close()
    return cards


def shown(dialog: ImportDialog) -> list[list[str]]:
    table = dialog.rows
    items = [[table.item(row, column) for column in range(table.columnCount())] for row in range(table.rowCount())]
    return [[item.text() if item is not None else "" for item in row] for row in items]


def test_an_imports_changes_are_shown_before_it_is_saved(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = asked(qtbot, window, written(tmp_path / "theirs.json", CARD_API))
    assert "Changed" not in dialog.summary.text()
    dialog.take.click()
    qtbot.waitUntil(lambda: window.is_idle and not window.findChildren(ImportDialog))
    later = [
        {**entry, "main_effect": "[On Play] <Draw 2>."} if index == 0 else entry for index, entry in enumerate(CARD_API)
    ]
    dialog = asked(qtbot, window, written(tmp_path / "later.json", later))
    assert f"New: 0. Changed: 1. Unchanged: {len(later) - 1}." in dialog.summary.text()
    dialog.reject()


def test_a_known_format_is_shown_and_imported_after_confirmation(
    qtbot: QtBot, window: Window, data: Path, tmp_path: Path
) -> None:
    file = written(tmp_path / "theirs.json", CARD_API)
    dialog = asked(qtbot, window, file)
    summary = dialog.summary.text()
    for part in ("2 card", "public card API", "digivolution costs after the first", "artist"):
        assert part in summary
    assert [row[:4] for row in shown(dialog)] == [
        ["TS1-010", "Lanternmon", "Digimon", "red/blue"],
        ["TS1-080", "Keeper", "Tamer", "red"],
    ]
    dialog.reject()
    qtbot.waitUntil(lambda: window.is_idle)
    assert kept(data) == {}
    again = asked(qtbot, window, file)
    again.accept()
    qtbot.waitUntil(lambda: window.is_idle)
    assert set(kept(data)) == {"TS1-010", "TS1-080"}
    assert any("imported 2 cards" in text for text in window.notices.texts)


def test_an_unknown_format_needs_a_field_to_be_chosen(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = asked(qtbot, window, written(tmp_path / "odd.json", [{"zz": {"yy": "qq"}}]))
    qtbot.waitUntil(lambda: "0 cards" in dialog.summary.text())
    assert "Unknown format" in dialog.summary.text()
    assert "Recognized" not in dialog.summary.text()
    dialog.boxes["name"].setCurrentText("zz.yy")
    qtbot.waitUntil(lambda: "Recognized as: odd." in dialog.summary.text())
    dialog.reject()
    qtbot.waitUntil(lambda: window.is_idle)


def test_an_unknown_format_is_described_once(
    qtbot: QtBot, window: Window, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = asked(qtbot, window, written(tmp_path / "club.json", UNKNOWN))
    # Fields recognized by their values are preset; the others are chosen here.
    boxes = dialog.boxes
    guessed = {ours: box.currentText() for ours, box in boxes.items() if box.currentText()}
    assert guessed.items() >= {"number": "code", "category": "sort", "level": "lv", "dp": "power"}.items()
    boxes["name"].setCurrentText("")
    assert "name: is missing" in dialog.fault.text()
    assert not dialog.take.isEnabled()
    boxes["name"].setCurrentText("title")
    boxes["colors"].setCurrentText("hue, hue2")
    boxes["play_cost"].setCurrentText("price")
    boxes["effect"].setCurrentText("rules_text")
    boxes["evo_costs.cost"].setCurrentText("grows.0.digivolve_cost")
    boxes["evo_costs.color"].setCurrentText("grows.0.colour")
    boxes["evo_costs.level"].setCurrentText("grows.0.from")
    assert not dialog.fault.isVisible()
    qtbot.waitUntil(lambda: "2 cards" in dialog.summary.text())
    assert shown(dialog)[0][:6] == ["TS1-010", "Lanternmon", "Digimon", "red/blue", "3", "3"]
    exported = tmp_path / "club.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(exported), ""))
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    dialog.export.click()
    dialog.accept()
    qtbot.waitUntil(lambda: window.is_idle)
    card = kept(data)["TS1-010"]
    assert card.language == "de"
    assert card.colors == (Color.RED, Color.BLUE)
    assert [(cost.cost, cost.colors, cost.level) for cost in card.evo_costs] == [(0, (Color.RED,), 2)]
    assert (read_shape(exported, SHAPED),) == own_shapes(data, SHAPED)
    # The next file with this format is recognized.
    again = asked(qtbot, window, written(tmp_path / "more.json", [UNKNOWN[0] | {"code": "TS1-011"}]))
    assert "Recognized as: club." in again.summary.text()
    # The summary follows the chosen mapping.
    again.boxes["number"].setCurrentText("")
    qtbot.waitUntil(lambda: "left out: 1" in again.summary.text())
    assert again.summary.text().startswith("0 cards")
    again.boxes["number"].setCurrentText("code")
    qtbot.waitUntil(lambda: "1 card" in again.summary.text())
    again.accept()
    qtbot.waitUntil(lambda: window.is_idle)
    assert "TS1-011" in kept(data)


def test_dropped_lists_are_recognised(qtbot: QtBot, window: Window, data: Path, tmp_path: Path) -> None:
    banned = tmp_path / "banned.json"
    banned.write_text(json.dumps(EVENTS), encoding="utf-8")
    errata = written(tmp_path / "errata.json", [{"number": "TS1-010", "before": "Wisp", "after": "Glow"}])
    cards = written(tmp_path / "cards.json", [entry()])
    qtbot.waitUntil(lambda: window.is_idle)
    window.dropped.import_files([banned, errata, cards])
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportDialog)))
    (dialog,) = window.findChildren(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    assert shown(dialog)[0] == ["TS1-010", "0", "2026-04-01", ""]
    dialog.accept()
    qtbot.waitUntil(lambda: window.is_idle)
    assert len(load_lists(data)[0].restrictions) == len(EVENTS["events"])
    # The correction applies at once.
    assert kept(data)["TS1-010"].traits == ("Glow",)
    assert window.navigation is not None
    window.navigation.open(Address(Kind.CARD, "TS1-010"))
    qtbot.waitUntil(lambda: window.is_idle)
    assert "Erratum: “Wisp” became “Glow”." in window.columns.reader.sheet.toPlainText()
    # Another process may import one too.
    written(errata, [{"number": "TS1-010", "before": "Glow", "after": "Gleam", "since": "2026-04-01"}])
    import_file(errata, ListStore[Erratum](data, "errata"), ERRATA)
    qtbot.waitUntil(lambda: "“Glow” became “Gleam”" in window.columns.reader.sheet.toPlainText())
    navigation = window.navigation
    banned.write_text(json.dumps({"events": [EVENTS["events"][0] | {"cardId": "TS1-014"}]}), encoding="utf-8")
    import_file(banned, ListStore[Restriction](data, "restrictions"), RESTRICTIONS)

    def known() -> int:
        lists = navigation.pages.holdings.lists
        return 0 if lists is None else len(lists.restrictions)

    qtbot.waitUntil(lambda: known() == len(EVENTS["events"]) + 1)


def test_a_change_noticed_twice_is_shown(qtbot: QtBot, window: Window, data: Path, tmp_path: Path) -> None:
    """Cards and lists about them are watched separately."""
    qtbot.waitUntil(lambda: window.is_idle)
    window.dropped.import_files([written(tmp_path / "cards.json", [entry()])])
    qtbot.waitUntil(lambda: bool(window.navigation and window.navigation.pages.numbers))
    qtbot.waitUntil(lambda: window.is_idle)
    errata = written(tmp_path / "errata.json", [{"number": "TS1-010", "before": "Wisp", "after": "Glow"}])
    import_file(errata, ListStore[Erratum](data, "errata"), ERRATA)
    collection = window.card_controller.collection
    assert collection is not None
    for _ in range(3):
        collection._read_again()
        # The first read has finished, but isn't delivered yet.
        collection._pool.waitForDone()
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.navigation is not None
    assert window.navigation.pages.cards.get("TS1-010").records[0].traits == ("Glow",)  # type: ignore[union-attr]


def test_any_chosen_file_is_imported_by_its_kind(
    qtbot: QtBot, window: Window, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    lines = tmp_path / "banned.txt"
    lines.write_text("# of this season\nTS1-010 banned 2026-04-01\n", encoding="utf-8")
    errata = written(tmp_path / "errata.json", [{"number": "TS1-010", "before": "Wisp", "after": "Glow"}])
    # Recognized by its content, as the name doesn't tell.
    cards = written(tmp_path / "cards.export", [entry()])
    chosen = [str(file) for file in (lines, errata, cards)]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))
    window.actions_by_id["import-cards"].trigger()
    qtbot.waitUntil(lambda: window.is_idle and bool(kept(data)))
    lists, _ = load_lists(data)
    assert (len(lists.restrictions), len(lists.errata), list(kept(data))) == (1, 1, ["TS1-010"])
