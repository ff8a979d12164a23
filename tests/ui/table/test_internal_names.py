"""Internal names never appear in a line of the table or in a report."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from judgeapp.library import Library
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.deciding.options import question
from judgeapp.table.rendering.texts import board_text, event_text, option_text
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.table_report import ReportRequest, report
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import table_of
from judgeapp.table.tree.tree import ROOT, Tree
from judgeapp.ui.table.wording import choice_text, offered_text, question_text, reasons_text

# Option keys ("block:Guard", "attack:Rex#4>player"), codes ("digi_egg_deck"), enumeration members, effect paths
# ("effects.0"), ids ("Rex#4"), None values, and file names of unnamed cards.
INTERNAL = re.compile(
    r"\b[a-z-]+:[A-Z]\w*|\w>player\b|\b[a-z]+_[a-z_]+\b|\b[A-Z]\w+\.[A-Z_]{3,}\b|\b(?:effects|inherited|security)\.\d"
    r"|\w#\d|\bNone\b(?! of\b)|\bblank\b|\{\w*\}"
)
SCENES = sorted((Path(__file__).parents[3] / "rules_corpus" / "scenes").rglob("*.yaml"))
_SAMPLE = 40


def texts_of_table(tree: Tree) -> Iterator[str]:
    """All lines of the table on the way to a node."""
    for node in tree.path(tree.current):
        if node.number != ROOT:
            yield choice_text(tree, node.number)
        yield from (event_text(text) for _, text in tree.explain(node.number))
        asked = question(node.game)
        if asked is not None:
            yield question_text(asked)
            yield from map(offered_text, asked.choices())
    for line in lines(board(tree.game.state)):
        yield board_text(line.explanation)
    for candidate in candidates(tree.game):
        yield option_text(candidate.explanation)
        if (refusal := why_not(tree.game.state, candidate)) is not None:
            yield reasons_text(refusal.clauses)


@pytest.mark.parametrize("file", SCENES[:: len(SCENES) // _SAMPLE], ids=lambda file: file.stem)
def test_no_internal_name_is_shown_or_printed(file: Path, qapp: QApplication, library: Library) -> None:
    tree = table_of(Scene("", "", (), (), file.read_text("utf-8")))
    tree = tree.go(max(tree.nodes))
    made = report(tree, tree.current, ReportRequest(code=False), library)
    wrong = [line for line in texts_of_table(tree) if INTERNAL.search(line)]
    page = re.sub(r"<style>.*?</style>|<[^>]*>", " ", as_html(made), flags=re.DOTALL)
    wrong += [line for line in (*as_markdown(made).splitlines(), *page.splitlines()) if INTERNAL.search(line)]
    assert wrong == []


@pytest.mark.parametrize(
    "text", ["'block:Guard' is not open", "cards in digi_egg_deck", "EventKind.BLOCKED", "Rex#4", "3 × blank"]
)
def test_internal_names_are_recognized(text: str) -> None:
    assert INTERNAL.search(text)
