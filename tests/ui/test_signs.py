"""Signs are drawn, and characters of texts are in the fonts of every system."""

from __future__ import annotations

import ast
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPalette
from pytestqt.qtbot import QtBot

from judgeapp.ui import signs
from judgeapp.ui.widgets.forms.buttons import SignButton

# Characters in the fonts of Western systems, and in Noto Sans CJK where it is the only font. Other signs are drawn
# (judgeapp/ui/signs.py).
_PERMITTED = {
    "\u2010\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u20ac": (
        "punctuation of Windows-1252, which all Western fonts have"
    ),
    "\u2190\u2191\u2192\u2193\u2212\u221e\u2248\u2260": ("arrows and mathematics of WGL4 and of JIS X 0208"),
    "\u25a0\u25a1\u25b2\u25bc": "squares and triangles of WGL4 and of JIS X 0208",
    "\u2713": "the check mark, of the symbols of Windows and macOS, and of Noto Sans CJK",
    "\ufffd": "what can't be read, which all fonts have",
    "\ufffc": "the place of a picture in a document, which Qt never draws",
    "\u226a\u226b": "brackets of Japanese keyword effects, of JIS X 0208",
}
_EVERYWHERE = frozenset("".join(_PERMITTED))
# Latin-1, CJK punctuation and kana, full-width forms.
_BLOCKS = ((0x20, 0xFF), (0x3000, 0x30FF), (0xFF00, 0xFFEF))
# Unicode categories of letters and of invisible characters.
_WORDS = ("Lu", "Ll", "Lo", "Lm", "Mn", "Zs", "Zl", "Zp", "Cc", "Cf", "Co")
_WITH_WORDS = ("ui", "table", "cli", "exploring")


def is_everywhere(character: str) -> bool:
    code = ord(character)
    in_block = any(first <= code <= last for first, last in _BLOCKS)
    return in_block or character in _EVERYWHERE or unicodedata.category(character) in _WORDS


def strings(file: Path) -> Iterator[str]:
    """Strings of a source except those for its readers."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    text = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in text:
            yield node.value


def words() -> Iterator[tuple[str, str]]:
    """All visible texts with their places, except drawn signs."""
    package = Path(str(files("judgeapp")))
    for folder in _WITH_WORDS:
        for file in sorted(package.joinpath(folder).rglob("*.py")):
            if file != Path(signs.__file__):
                yield from ((str(file.relative_to(package)), text) for text in strings(file))
    for file in sorted(package.joinpath("guide").rglob("*.md")):
        yield str(file.relative_to(package)), file.read_text(encoding="utf-8")
    for file in sorted(package.joinpath("translations").glob("*.ts")):
        for text in ElementTree.parse(file).iter():
            yield file.name, text.text or ""


def test_every_shown_character_is_in_the_fonts_of_every_system() -> None:
    """To fix: draw the sign in judgeapp/ui/signs.py, or use one that is there."""
    matches = {
        (where, character, unicodedata.name(character, "?"))
        for where, text in words()
        for character in text
        # Surrogates occur in searches only.
        if not is_everywhere(character) and not "\ud800" <= character <= "\udfff"
    }
    assert matches == set()


@pytest.mark.parametrize("character", "↶↷▸▾◂⌫✎✗↳★⚠")
def test_characters_outside_common_fonts_are_detected(character: str) -> None:
    assert not is_everywhere(character)


@pytest.mark.parametrize("sign", signs.DRAWN)
def test_a_lines_sign_is_within_its_square(sign: str) -> None:
    path = signs.DRAWN[sign]()
    assert QRectF(0, 0, 24, 24).contains(path.boundingRect())
    assert path.length() > 12


@pytest.mark.parametrize(
    "sign", [signs.undo, signs.redo, signs.step_on, signs.step_back, signs.take_back, signs.nothing]
)
@pytest.mark.parametrize("ground", ["#ffffff", "#202124"])
def test_a_buttons_sign_has_the_size_and_colour_of_its_text(
    qtbot: QtBot, sign: type[QPainterPath], ground: str
) -> None:
    button, empty = SignButton(sign, "It"), SignButton(QPainterPath, "It")
    for item in (button, empty):
        qtbot.addWidget(item)
        item.setPalette(QPalette(ground))
        item.resize(item.sizeHint())
    seen, without = button.grab().toImage(), empty.grab().toImage()
    assert seen != without
    button.setEnabled(False)
    assert button.grab().toImage() not in (seen, without)
