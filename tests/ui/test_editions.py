"""Rulebooks in the window: dropped, questioned, settled, imported, read and removed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import editions_file
from judgeapp.desk.imported.editions import import_edition, load_saved_editions
from judgeapp.editions.edition import EditionFacts, ImportedEdition, RulebookKind
from judgeapp.editions.importing import lines_of_text
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.controllers import edition_controller
from judgeapp.ui.window.controllers.edition_controller import EditionDialog
from judgeapp.ui.window.window import Window
from tests.editions.brought import COME
from tests.editions.typeset import Look, typeset
from tests.ui.dropping import drop, of_files

TEXT = "\n".join(
    [
        "Rules of Tides",
        "Ver.4.2",
        "Last updated: 8/18/2026",
        "1. Harbors",
        *(f'1-{n}. Harbor {n}\n1-{n}-1. Harbor {n} has {n} moor-\nings. (See 1-1 "Harbor 1".)' for n in range(1, 12)),
        "9-9-9. is no number that counts on",
    ]
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "tides <b>.txt"
    written.write_text(TEXT, encoding="utf-8")
    return written


@pytest.fixture
def window(start: Callable[[Path], Window], data: Path) -> Window:
    return start(data)


def settled(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)


def asked(qtbot: QtBot, window: Window, file: Path) -> EditionDialog:
    """Questions about a dropped rulebook."""
    drop(of_files([file]), window.columns.reader)
    qtbot.waitUntil(lambda: window.edition_controller.dialog is not None)
    dialog = window.edition_controller.dialog
    assert dialog is not None
    return dialog


def looked(qtbot: QtBot, window: Window, file: Path) -> str:
    asked(qtbot, window, file).go_on.click()
    settled(qtbot, window)
    return shown(window)


def shown(window: Window) -> str:
    return window.columns.reader.sheet.toPlainText()


def follow(qtbot: QtBot, window: Window, address: Address) -> None:
    """Follow a link, which the page must have."""
    assert window.navigation is not None
    assert address.url in window.columns.reader.sheet.toHtml()
    window.navigation.open(address)
    settled(qtbot, window)


def test_a_dropped_rulebook_is_reviewed_settled_and_imported(
    qtbot: QtBot, start: Callable[[Path], Window], window: Window, data: Path, file: Path
) -> None:
    dialog = asked(qtbot, window, file)
    assert (dialog.title.text(), dialog.edition.text()) == ("Rules of Tides", "4.2")
    assert (dialog.date.text(), dialog.language.currentData()) == ("2026-08-18", "en")
    assert dialog.kind.currentData() == "clauses"
    dialog.edition.setText("four")
    QTest.keyClick(dialog.edition, Qt.Key.Key_Return)
    assert "four" in dialog.wrong.text()
    dialog.edition.setText("4.2")
    dialog.go_on.click()
    settled(qtbot, window)
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.IMPORTING_RULEBOOK)
    text = shown(window)
    assert "clauses: 22" in text
    assert "tides <b>.txt" in text
    assert "Nothing is lost" in text
    assert "Doubtful lines: 12" in text
    assert "9-9-9 doesn't continue the count here" in text

    place = len(TEXT.splitlines())
    follow(qtbot, window, Address(Kind.SETTLE, f"{place} dropped"))
    assert "Doubtful lines: 11" in shown(window)
    assert "dropped by the judge" in shown(window)
    follow(qtbot, window, Address(Kind.RULEBOOK_COMMAND, "as-before"))
    assert "Doubtful lines: 12" in shown(window)
    follow(qtbot, window, Address(Kind.SETTLE, f"{place} dropped"))
    hyphen = next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.endswith("moor-"))
    follow(qtbot, window, Address(Kind.SETTLE, f"{hyphen} hyphen"))
    assert not editions_file(data).exists()
    window.navigation.open(Address(Kind.RULEBOOK_COMMAND, "keep"))
    qtbot.waitUntil(lambda: not window.isVisible())
    assert window.reopening is not None
    assert "Rules of Tides 4.2" in window.reopening.done

    again = start(data)
    assert again.navigation is not None
    again.navigation.open(Address(Kind.PASSAGE, "rules-4.2-en:1-1-1"))
    assert "Harbor 1 has 1 moor-ings." in shown(again)
    again.navigation.open(Address(Kind.PASSAGE, "rules-4.2-en:1-2-1"))
    assert Address(Kind.PASSAGE, "rules-4.2-en:1-1").url in again.columns.reader.sheet.toHtml()
    again.navigation.open(Address(Kind.LIBRARY))
    assert Address(Kind.SOURCE, "rules-4.2-en").url in again.columns.reader.sheet.toHtml()
    again.omnibox.setText("4.2:1-3-1")
    qtbot.waitUntil(lambda: again.is_idle)
    assert again.navigation.address == Address(Kind.PASSAGE, "rules-4.2-en:1-3-1")


def test_an_imported_rulebook_of_headings_is_shown(qtbot: QtBot, start: Callable[..., Window], data: Path) -> None:
    """There is no edition before it, whose differences could be shown."""
    facts = EditionFacts("Manual of Tides", "1.0", "", "en", RulebookKind.HEADINGS)
    edition = ImportedEdition(facts, COME, lines_of_text("Tides\n\nThe tide comes in twice a day.\n"))
    import_edition(edition, data)
    window = start(data, news=edition.key)
    qtbot.waitUntil(lambda: "The tide comes in twice a day." in shown(window))


def test_doubtful_lines_are_settled_one_by_one_with_keys(qtbot: QtBot, window: Window, file: Path) -> None:
    """The selection stays instead of jumping to the top."""
    looked(qtbot, window, file)
    sheet = window.columns.reader.sheet
    window.activateWindow()
    qtbot.waitUntil(sheet.hasFocus)

    def link() -> str:
        return sheet.textCursor().charFormat().anchorHref()

    hyphens = [n for n, line in enumerate(TEXT.splitlines(), 1) if line.endswith("moor-")]
    third = Address(Kind.SETTLE, f"{hyphens[2]} whole").url
    while link() != third:
        QTest.keyClick(sheet, Qt.Key.Key_Tab)
    for left in (11, 10):
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        settled(qtbot, window)
        assert f"Doubtful lines: {left}" in shown(window)
        assert sheet.hasFocus()
        before_or_behind = [Address(Kind.SETTLE, f"{n} {how}").url for n in hyphens[1:6] for how in ("whole", "hyphen")]
        assert link() in before_or_behind


def test_a_pdf_is_dropped(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "tides.PDF"
    file.write_bytes(typeset(TEXT.replace("moor-\nings", "moorings"), Look()))
    assert "clauses: 22" in looked(qtbot, window, file)


def test_an_unreadable_file_is_reported_without_questions(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "tides.pdf"
    file.write_bytes(b"%PDF-1.7 and nothing else")
    drop(of_files([file]), window.columns.reader)
    qtbot.waitUntil(lambda: bool(window.notices.texts))
    assert "PDF" in window.notices.texts[-1]
    assert window.edition_controller.dialog is None
    assert window.import_bar.isHidden()


def test_an_unwanted_import_is_cancelled(qtbot: QtBot, window: Window, data: Path, file: Path) -> None:
    looked(qtbot, window, file)
    follow(qtbot, window, Address(Kind.RULEBOOK_COMMAND, "give-up"))
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.FRONT)
    assert not window.navigation.pages.has(Address(Kind.IMPORTING_RULEBOOK))
    assert not editions_file(data).exists()


def test_the_menu_asks_for_a_file(qtbot: QtBot, window: Window, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: window.edition_controller.dialog is not None)


@pytest.mark.parametrize("agrees", [True, False])
def test_an_imported_edition_is_removed_after_confirmation(
    qtbot: QtBot, start: Callable[[Path], Window], data: Path, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    facts = EditionFacts("Rules of Tides", "4.2", "", "en", RulebookKind.CLAUSES)
    import_edition(ImportedEdition(facts, COME, lines_of_text(TEXT)), data)
    window = start(data)
    monkeypatch.setattr(edition_controller, "confirm", lambda *_: agrees)
    assert window.navigation is not None
    window.navigation.open(Address(Kind.SOURCE, "rules-4.2-en"))
    follow(qtbot, window, Address(Kind.REMOVE, "rules-4.2-en"))
    if agrees:
        qtbot.waitUntil(lambda: not window.isVisible())
    assert bool(load_saved_editions(data)[0]) is not agrees


def test_unreadable_editions_are_reported_and_the_rules_open(start: Callable[[Path], Window], data: Path) -> None:
    editions_file(data).write_bytes(b"{")
    window = start(data)
    assert any("editions" in text for text in window.notices.texts)
    assert (data / "editions.damaged.json").read_bytes() == b"{"
