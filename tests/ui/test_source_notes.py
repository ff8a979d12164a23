"""Notes on a source: its origin and known faults."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from translations import missing

from judgeapp.desk.folder import index_folder
from judgeapp.desk.imported.editions import import_edition
from judgeapp.desk.languages import SPOKEN
from judgeapp.editions.edition import EditionFacts, ImportedEdition, RulebookKind
from judgeapp.editions.importing import lines_of_text
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.library import open_library
from judgeapp.rulebook.manifest import load_manifest, notes_of
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import set_language
from judgeapp.ui.pages.rules.leading_text import stand_in_sentence
from judgeapp.ui.window.window import Window
from tests.editions.brought import COME

OTHERS = [language for language in SPOKEN if language != "en"]


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    set_language("en")


def shown(window: Window, key: str) -> str:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.SOURCE, key))
    return window.columns.reader.sheet.toPlainText()


def test_a_note_is_a_paragraph_or_a_point() -> None:
    about = "One rule\nbook.\n\nKnown of it:\n\n- It is\n  old.\n- It is long.\n"
    assert notes_of(about) == ("One rule book.", "Known of it:", "- It is old.", "- It is long.")


@pytest.mark.parametrize("language", OTHERS)
def test_it_follows_the_windows_language(window: Window, language: str) -> None:
    set_language(language)
    for source in load_manifest().sources:
        text = shown(window, source.key)
        in_english = [note for note in source.notes if note.lstrip("- ")[:30] in text]
        if in_english and any(missing(language)):
            pytest.skip("some texts are not translated yet")
        assert not in_english
        assert "4-15-2" in text or source.key in ("rules", "manual-ja")


@pytest.mark.parametrize(("language", "label"), [("en", "Because: "), ("ja", "理由："), ("zh-Hant", "理由：")])
def test_the_reason_of_a_reading_has_the_colon_of_the_language(window: Window, language: str, label: str) -> None:
    set_language(language)
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, "rules:11-3-2"))
    reader = window.columns.reader
    assert label in reader.sheet.toPlainText()
    # A screen reader's name of the line has the same sign.
    colon = label.removeprefix("Because").removeprefix("理由")
    assert [f"{colon}{line.whole}" in line.accessibleName() for line in (reader.path, reader.standing)] == [True] * 2


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_an_imported_rulebook_shows_file_day_and_checksum(
    start: Callable[[Path], Window], data: Path, language: str
) -> None:
    facts = EditionFacts("Rules of Tides", "4.2", "", "en", RulebookKind.CLAUSES)
    text = "1. Harbors\n1-1. Harbor\n1-1-1. A harbor has moorings.\n"
    import_edition(ImportedEdition(facts, COME, lines_of_text(text)), data)
    set_language(language)
    notice = shown(start(data), "rules-4.2-en")
    for fact in (COME.file, COME.imported[:10], COME.sha256):
        assert fact in notice
    assert ("Its text is that of the file" in notice) is (language == "en")


def test_the_reason_why_a_rulebook_can_not_be_parsed_is_shown(start: Callable[[Path], Window], data: Path) -> None:
    readable = EditionFacts("Rules of Tides", "4.2", "", "en", RulebookKind.CLAUSES)
    text = "1. Harbors\n1-1. Harbor\n1-1-1. A harbor has moorings.\n"
    import_edition(ImportedEdition(readable, COME, lines_of_text(text)), data)
    unreadable = EditionFacts("Rules of Wind", "5.0", "", "en", RulebookKind.CLAUSES)
    import_edition(ImportedEdition(unreadable, COME, lines_of_text("Nothing with numbers.\n")), data)
    window = start(data)
    assert "it can't be read" not in shown(window, "rules-4.2-en")
    assert "it can't be read (" in shown(window, "rules-5.0-en")


def test_one_line_says_which_number_to_cite(qapp: QApplication, built: Path) -> None:
    """The text is of an older edition, in which the clause has another number or the same."""
    library = open_library(index_folder(built), leading=lambda: LeadingEdition("4.2", "4.2"))
    rush, blocker, block = (
        clause for number in ("16-15-1", "16-4-1", "12-1-1") if (clause := library.corpus.clause(number))
    )
    assert stand_in_sentence(library, [rush]) == (
        "Cite 16-16-1 (edition 4.2). The text shown is that of 3.6, where it was 16-15-1."
    )
    assert stand_in_sentence(library, [block]) == "Cite 12-1-1 (edition 4.2). The text shown is that of 3.6."
    assert stand_in_sentence(library, [block, blocker, rush]) == (
        "Cite 12-1-1, 16-5-1, 16-16-1 (edition 4.2). The text shown is that of 3.6,"
        " where 16-5-1 was 16-4-1, 16-16-1 was 16-15-1."
    )
    assert stand_in_sentence(library, ()) == ""
    for language in OTHERS:
        set_language(language)
        assert all(number in stand_in_sentence(library, [rush]) for number in ("16-16-1", "4.2", "3.6", "16-15-1"))
