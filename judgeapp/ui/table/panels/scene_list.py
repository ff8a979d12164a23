"""The first page of the table: ready scenes, those of the judge, and the last table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from judgeapp.clauses.citing import by_leading
from judgeapp.table.scene import Scene, find
from judgeapp.ui.localization import current_language
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import PlayScene, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind, first_of
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.filtered_list import ListFilter
from judgeapp.ui.widgets.forms.fields import ClearSign
from judgeapp.ui.widgets.plain_text import PlainLabel

_GROUPED = ("own/", "dispute-", "keyword-")  # how the keys of scenes begin that stand in groups of their own


class SceneList(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.filter = ListFilter(placeholderText=self.tr("Clause, keyword effect or words of a title"))
        self.filter.setAccessibleName(self.tr("Find a scene"))
        self.clear_sign = ClearSign(self.filter)
        self.back = QPushButton(self.tr("Board"))
        self.back.setToolTip(self.tr("Back to the board (Esc)"))
        self.back.hide()
        self.new = QPushButton(self.tr("New position"))
        self.new.setToolTip(self.tr("Set up a position from an empty table (Ctrl+Alt+N)"))
        self.open = QPushButton(self.tr("Open …"))
        self.open.setToolTip(self.tr("A table or a scenario file (Ctrl+O)"))
        self.lines = LineList(self.tr("Built-in scenes"))
        self.hint = PlainLabel(wraps=True)
        self.hint.hide()
        spaced(self.hint, 0.5)
        head = box(QHBoxLayout(), self.back, self.new, self.open, (self.filter, 1), margin=0.5, spacing=0.5)
        box(QVBoxLayout(self), self.hint, head, (self.lines, 1), margin=0, spacing=0)
        self.setFocusProxy(self.filter)
        self._scenes: tuple[Scene, ...] = ()
        self.filter.textChanged.connect(self._list)
        self.filter.walked.connect(lambda _: self.lines.setFocus())
        self.filter.chosen.connect(self.lines.setFocus)
        self.lines.opened.connect(lambda scene: send(PlayScene(scene)))
        self.back.clicked.connect(lambda: send(PlainIntent.LEAVE))
        self.new.clicked.connect(lambda: send(PlainIntent.SET_UP_ANEW))
        self.open.clicked.connect(lambda: send(PlainIntent.OPEN_FILE))

    @property
    def all(self) -> tuple[Scene, ...]:
        return self._scenes

    def show_scenes(self, scenes: Sequence[Scene]) -> None:
        self._scenes = tuple(scenes)
        self._list()

    @property
    def has_board(self) -> bool:
        """True if there is a board to go back to."""
        return not self.back.isHidden()

    def ask(self, question: str, hint: str = "") -> None:
        """Show the scenes of a clause, keyword effect or title, with a hint above them."""
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))
        self.filter.setText(question)
        self.lines.setFocus()

    def _list(self) -> None:
        lines = [*self._lines(find(self._scenes, self.filter.text()))]
        self.lines.show_lines(lines, first_of(lines))

    def _lines(self, scenes: Sequence[Scene]) -> Iterator[tuple[CitedLine, Any]]:
        groups = (
            (self.tr("Your scenes"), [s for s in scenes if s.own]),
            (self.tr("Disputes"), [s for s in scenes if s.key.startswith("dispute-")]),
            (self.tr("Keyword effects"), [s for s in scenes if s.key.startswith("keyword-")]),
            (self.tr("Procedures"), [s for s in scenes if "/" not in s.key and not s.key.startswith(_GROUPED)]),
            (self.tr("Answers to questions"), [s for s in scenes if "/" in s.key and not s.own]),
        )
        for title, some in groups:
            if some:
                yield CitedLine(title, kind=LineKind.HEAD), None
            for scene in some:
                called, _ = scene.title_in(current_language())
                yield CitedLine(called, clauses=by_leading(scene.clauses)), scene
        if not scenes:
            yield CitedLine(self.tr("No matching scene."), kind=LineKind.HEAD), None
