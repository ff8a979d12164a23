"""No text in the window's sources is shown without translation."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import judgeapp

SOURCES = Path(judgeapp.__file__).parent / "ui"
# Two consecutive words, or a single capitalized one.
WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]+[.!?:]?$")
# Calls whose texts are translated, aren't visible, or are errors: of input (translated elsewhere) or of the program.
MARKED = frozenset(
    (
        "tr",
        "translate",
        "QT_TRANSLATE_NOOP",
        "_tr",
        "_for_later",
        "Action",
        "compile",
        "InputError",
        "NotFoundError",
        "message",
        "ValueError",
        "TypeVar",
    )
)
NOT_SHOWN = {
    # Font names.
    ("widgets/style/fonts.py", "*"),
    # HTML and CSS.
    ("markup/inline.py", "*"),
    ("markup/parts.py", "*"),
    ("widgets/sheets/path_line.py", "*"),
    ("widgets/plain_text.py", "*"),
    ("pages/rules/passage_page.py", "px solid "),
    # Keys of mappings.
    ("pages/desk/guide_page.py", "tested by"),
    ("pages/desk/edition_page.py", "*"),
    # Title of an English rulebook.
    ("window/controllers/edition_controller.py", "Comprehensive Rules"),
    # The fault log is for developers.
    ("faults.py", "the table is as it was before"),
    ("window/fault_notice.py", "in the window"),
}


def words(source: str) -> Iterator[str]:
    """Texts in a source that contain words and aren't docstrings, names or keys."""
    tree = ast.parse(source)
    apart: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in MARKED:
            apart.update(ast.walk(node))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            apart.add(node.value)
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            apart.update(ast.walk(node.annotation))
    for node in ast.walk(tree):
        if node not in apart and isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (node.value,) if WORDS.search(node.value) else ()


def test_everything_shown_is_translated() -> None:
    shown = {
        (file.relative_to(SOURCES).as_posix(), text)
        for file in SOURCES.rglob("*.py")
        for text in words(file.read_text(encoding="utf-8"))
    }
    assert {(f, text) for f, text in shown if {(f, text), (f, "*")}.isdisjoint(NOT_SHOWN)} == set()
    here = {*shown, *((file, "*") for file, _ in shown)}
    assert here >= NOT_SHOWN  # every exception is still needed


def test_untranslated_words_are_detected() -> None:
    source = '''
class Bar:
    """A bar of words."""
    def show(self) -> None:
        label.setText(self.tr("Back to it"))
        label.setText(f"{count} of these cards")
        label.setText("Back")
        label.setObjectName("back")
'''
    assert [*words(source)] == ["Back", " of these cards"]
