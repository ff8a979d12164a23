"""Without fonts everything works except text."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from judgeapp.ui.table.board.measures import Measures
from judgeapp.ui.widgets.style import fonts
from tests.ui.conftest import FONTS


def without_fonts(script: str) -> Any:
    """Output of a script without fonts, as JSON."""
    if FONTS in os.environ or sys.platform in ("darwin", "win32"):
        pytest.skip("the fonts of this machine can't be put out of sight")
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True, cwd=Path(__file__).parents[2]
    )
    return json.loads(done.stdout)


_TELLS = """
import json
from PySide6.QtGui import QFontDatabase
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.application import application
from tests.ui.lettering import LETTERS, SIGNS, letters, signs

app = application()
missing = [fonts.missing()]
for font in (letters(LETTERS), signs(SIGNS)):
    QFontDatabase.addApplicationFontFromData(font)
    missing.append(fonts.missing())
print(json.dumps(missing))
"""


@pytest.mark.usefixtures("qapp")
def test_a_language_is_missing_until_a_font_can_show_it() -> None:
    every = ["ja", "zh-Hans", "zh-Hant"]
    assert without_fonts(_TELLS) == [every, every, []]


@pytest.mark.usefixtures("qapp")
def test_paper_has_the_figures_that_a_pdf_can_name() -> None:
    """Fonts have others beside Latin letters, by language, which would be copied as something else."""
    localized = QFont.Tag("locl")
    font = fonts.paper_font("ja")
    assert font.isFeatureSet(localized)
    assert font.featureValue(localized) == 0


@pytest.mark.usefixtures("qapp")
def test_fonts_of_the_spoken_language_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    base = QApplication.font()
    own = QFontInfo(base).family()
    monkeypatch.setitem(fonts._FAMILIES, "ja", ("Letters of Japan",))
    assert fonts.interface_font(base, 100, "ja").families()[0] == own
    monkeypatch.setitem(fonts._FAMILIES, "zh-Hans", (own,))
    assert fonts.interface_font(base, 100, "ja").families()[:2] == ["Letters of Japan", own]
    assert fonts.interface_font(base, 100, "zh-Hans").families()[0] == own
    assert fonts.interface_font(base, 100, "de").families()[0] == own


_SHOWS = """
import json
from judgeapp.ui.application import application
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.table.tree.tree import plant
from judgeapp.table.setup.position import beginning
from tests.ui.table.test_board_view import NARROW, lanterns, shown

app = application()
view = BoardView()
view.resize(*NARROW)
view.fit()
view.show_board(shown(plant(beginning(lanterns()))), "A")
view.grab()
print(json.dumps({name: view.where(name).getRect() for name in view.names}))
"""


@pytest.mark.usefixtures("qapp")
def test_without_any_font_the_board_is_still_visible() -> None:
    places = without_fonts(_SHOWS)
    for name in ("Beacon", "Beacon 2", "Keeper", "Lantern", "memory", "A.hand", "B.security"):
        x, y, wide, high = places[name]
        assert min(wide, high) > 12, name
        assert (x, y) >= (0, 0), name
    # Each player's cards are on that player's side.
    assert places["Beacon"][1] > places["memory"][1] > places["Lantern"][1]


def test_a_letter_without_room_does_not_stop_the_others(qapp: QApplication) -> None:
    measures = Measures()
    assert len(measures.small.lines("W", 1.0, 3)) == 1
    assert len(measures.small.lines("字體", 1.0, 3)) == 2


def test_a_name_is_cut_rather_than_broken_within_a_word(qapp: QApplication) -> None:
    measures = Measures()
    narrow = measures.tiny.width("Gatekee")
    (line,) = measures.tiny.lines("Gatekeeper", narrow, 3, parts_words=False)
    assert line.endswith("…")
    word, behind = measures.tiny.lines("Gatekeeper Two", narrow, 3, parts_words=False)
    assert word == line
    assert behind == "Two"
    lines, letters = measures.name("Gatekeeper Two", narrow, 2)
    assert lines[0].endswith("…")
    assert lines[1] == "Two"
    assert all(letters.width(item) <= narrow for item in lines)
    # Words may be broken before a capital, and text without spaces anywhere.
    wide = measures.tiny.width("MetalGar")
    assert measures.tiny.lines("MetalWolf", wide, 3, parts_words=False)[0] == "Metal"
    two = measures.tiny.width("字體")
    assert len(measures.tiny.lines("字體字體", two, 3, parts_words=False)) == 2
