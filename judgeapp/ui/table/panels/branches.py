"""The tree of attempts: its branches with their names and comments."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from judgeapp.table.tree.tree import ROOT
from judgeapp.ui.table.intents import CommentBranch, GoTo, NameBranch, TableIntent
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table_view import BranchesView
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.fields import BoundedField
from judgeapp.ui.widgets.style import fonts


class Branches(QWidget):
    """Names and comments are kept at every keystroke: nothing that is entered gets lost."""

    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.lines = LineList(self.tr("Tree of branches"))
        self.name = QLineEdit(placeholderText=self.tr("Name of this branch (F2)"))
        self.name.setAccessibleName(self.tr("Name of the branch"))
        self.comment = BoundedField()
        self.comment.setPlaceholderText(self.tr("A comment"))
        self.comment.setAccessibleName(self.tr("Comment"))
        self._column = QVBoxLayout(self)
        foot = QWidget()
        self._foot = box(QVBoxLayout(foot), self.name, self.comment)
        self._column.setContentsMargins(0, 0, 0, 0)
        box(self._column, (self.lines, 1), foot)
        self.setFocusProxy(self.lines)
        self._at = ROOT
        self._shows = False
        self._show_fields = foot.setVisible
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
            self._show_fields(bool(view.name or view.comment))
        if self.name.text() != view.name:
            self.name.setText(view.name)
        if self.comment.toPlainText() != view.comment:
            self.comment.setPlainText(view.comment)
        self._shows = False

    def write(self) -> None:
        """Name the branch, and comment on it."""
        self._show_fields(True)
        self.name.setFocus()

    @property
    def chosen(self) -> int:
        """The number of the chosen node."""
        return int(self.lines.chosen or ROOT)

    def _tell_name(self, text: str) -> None:
        if not self._shows:
            self._send(NameBranch(self._at, text))

    def _tell_comment(self) -> None:
        if not self._shows:
            self._send(CommentBranch(self._at, self.comment.toPlainText()))

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        self._foot.setContentsMargins(*[round(em * 0.3)] * 4)
        self._foot.setSpacing(round(em * 0.2))
        self.comment.setFixedHeight(round(em * 2.2))
        self.lines.fit()
