"""Attempts at a table: every choice and event with its clauses, and the tree of branches with names and comments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from judgeapp.table.tree.tree import ROOT, Node
from judgeapp.ui.localization import translate
from judgeapp.ui.table.intents import CommentBranch, GoTo, LookAt, NameBranch, OpenFold, TableIntent
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table_state import ExplainedEvent
from judgeapp.ui.table.table_view import NOW, BranchesView, Fold, TimelineView
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.fields import BoundedField
from judgeapp.ui.widgets.style import fonts


class Timeline(LineList):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(translate("Timeline", "What happened"))
        self._send = send
        self.glanced.connect(self._look)
        self.opened.connect(self._open)

    def draw(self, view: TimelineView) -> None:
        self.show_lines(view.lines, view.row)

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


class Branches(QWidget):
    """Names and comments are kept at every keystroke: nothing that is entered gets lost."""

    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self._send = send
        self.setBackgroundRole(self.backgroundRole().Base)
        self.lines = LineList(self.tr("Tree of branches"))
        self.name = QLineEdit(placeholderText=self.tr("Name of this branch (F2)"))
        self.name.setAccessibleName(self.tr("Name of the branch"))
        self.comment = BoundedField()
        self.comment.setPlaceholderText(self.tr("A comment"))
        self.comment.setAccessibleName(self.tr("Comment"))
        self._foot = foot = QWidget()
        box(QVBoxLayout(foot), self.name, self.comment, margin=0.3, spacing=0.2)
        box(QVBoxLayout(self), (self.lines, 1), foot, margin=0)
        self.setFocusProxy(self.lines)
        self._at = ROOT
        self._shows = False
        foot.hide()
        self.lines.opened.connect(lambda number: send(GoTo(number)))
        self.name.textChanged.connect(self._tell_name)
        self.comment.textChanged.connect(self._tell_comment)

    def draw(self, view: BranchesView) -> None:
        """Show every node; the current one is chosen, unless the judge chose another one."""
        chosen, numbers = self.lines.chosen, [number for _, number in view.lines]
        is_elsewhere = self._at != view.current
        moved = is_elsewhere or chosen not in numbers
        self.lines.show_lines(view.lines, numbers.index(view.current if moved else chosen))
        self._at = view.current
        self._shows = True
        # They stay as long as one is at the branch, also while nothing is left in them.
        if is_elsewhere or view.name or view.comment:
            self._foot.setVisible(bool(view.name or view.comment))
        self.setVisible(view.has_branches or not self._foot.isHidden())
        if self.name.text() != view.name:
            self.name.setText(view.name)
        if self.comment.toPlainText() != view.comment:
            self.comment.setPlainText(view.comment)
        self._shows = False

    def write(self) -> None:
        self._foot.show()
        self.show()
        self.name.setFocus()

    @property
    def chosen(self) -> int:
        return int(self.lines.chosen or ROOT)

    def _tell_name(self, text: str) -> None:
        if not self._shows:
            self._send(NameBranch(self._at, text))

    def _tell_comment(self) -> None:
        if not self._shows:
            self._send(CommentBranch(self._at, self.comment.toPlainText()))

    def fit(self) -> None:
        self.comment.setFixedHeight(round(fonts.em() * 2.2))
