"""Timeline: every choice and every event with its clauses, and what caused it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgeapp.table.tree.tree import Node
from judgeapp.ui.table.intents import Cite, GoTo, LookAt, OpenFold, TableIntent
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table_state import ExplainedEvent
from judgeapp.ui.table.table_view import NOW, Fold, TimelineView
from judgeapp.ui.widgets.box import box


class Timeline(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.lines = LineList(self.tr("What happened"))
        box(QVBoxLayout(self), self.lines, margin=0)
        self.setFocusProxy(self.lines)
        self.lines.glanced.connect(self._look)
        self.lines.opened.connect(self._open)
        self.lines.cited.connect(lambda cited: send(Cite(cited)))

    def draw(self, view: TimelineView) -> None:
        self.lines.show_lines(view.lines, view.row)
        self.lines.link_rows(view.linked)

    def _look(self, thing: Any) -> None:
        if isinstance(thing, ExplainedEvent):
            self._send(LookAt(thing))
        elif thing == NOW:
            self._send(LookAt(None))

    def _open(self, thing: Any) -> None:
        if isinstance(thing, Fold):
            self._send(OpenFold(thing.begin))
        elif isinstance(thing, Node) and thing.above is not None:
            self._send(GoTo(thing.above))
        else:
            self._look(thing)

    def fit(self) -> None:
        self.lines.fit()
