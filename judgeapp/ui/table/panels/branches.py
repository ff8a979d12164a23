"""The tree of what was tried: its branches with their names and comments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from judgeapp.messages.punctuation import labelled
from judgeapp.table.tree.tree import ROOT
from judgeapp.ui.signs import BRANCH, JUDGED
from judgeapp.ui.table.intents import CommentBranch, GoTo, NameBranch, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.session import Session
from judgeapp.ui.widgets.forms.fields import BoundedField
from judgeapp.ui.widgets.style import fonts

# Letters of a choice.
_MAX_LENGTH = 48


class Branches(QWidget):
    """Names and comments are kept at every keystroke: nothing that is entered gets lost."""

    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.lines = LineList(self.tr("Tree of branches"))
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("Name of this branch (F2)"))
        self.name.setAccessibleName(self.tr("Name of the branch"))
        self.comment = BoundedField()
        self.comment.setPlaceholderText(self.tr("A comment"))
        self.comment.setAccessibleName(self.tr("Comment"))
        self._column = QVBoxLayout(self)
        foot = QWidget()
        self._foot = QVBoxLayout(foot)
        self._foot.addWidget(self.name)
        self._foot.addWidget(self.comment)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.lines, 1)
        self._column.addWidget(foot)
        self.setFocusProxy(self.lines)
        self._at = ROOT
        self._shows = False
        self._show_fields = foot.setVisible
        foot.hide()
        self.lines.opened.connect(lambda number: send(GoTo(number)))
        self.name.textChanged.connect(self._tell_name)
        self.comment.textChanged.connect(self._tell_comment)

    def show_session(self, session: Session) -> None:
        """Show every node; the current one is chosen, unless the judge chose another one."""
        tree, chosen = session.tree, self.lines.chosen
        lines = [*_lines(session)]
        numbers = [number for _, number in lines]
        is_elsewhere = self._at != tree.current
        moved = is_elsewhere or chosen not in numbers
        self.lines.show_lines(lines, numbers.index(tree.current if moved else chosen))
        self._at = tree.current
        self._shows = True
        here = tree.here
        # They stay as long as one is at the branch, also while nothing is left in them.
        if is_elsewhere or here.name or here.comment:
            self._show_fields(bool(here.name or here.comment))
        if self.name.text() != here.name:
            self.name.setText(here.name)
        if self.comment.toPlainText() != here.comment:
            self.comment.setPlainText(here.comment)
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


def _lines(session: Session) -> Iterator[tuple[CitedLine, Any]]:
    """One below the other as long as there is one way; where there are several each is set in, with
    a sign at its beginning."""
    tree = session.tree
    # (node, depth, whether others branch off beside it). Not by recursion: a line may be of any
    # length.
    waiting = [(ROOT, 0, False)]
    while waiting:
        number, depth, branches = waiting.pop()
        yield _line(session, number, depth, branches=branches), number
        below = tree.below[number]
        several = len(below) > 1
        waiting += [(n, depth + several, several) for n in reversed(below)]


def _line(session: Session, number: int, depth: int, *, branches: bool) -> CitedLine:
    node = session.tree.nodes[number]
    here = number == session.tree.current
    sign = JUDGED if node.is_of_the_judge else BRANCH if branches else ""
    choice = brief(session.choice_text(number))
    if node.name:
        choice = labelled(node.name, choice)
    kind = LineKind.HERE if here else LineKind.STRONG if node.name else LineKind.PLAIN
    return CitedLine(choice, depth, kind=kind, sign=sign, remark=node.comment)


def brief(choice: str) -> str:
    """The beginning of a choice: what an effect says in full stands in the timeline."""
    if len(choice) <= _MAX_LENGTH:
        return choice
    cut = choice[:_MAX_LENGTH]
    at = cut.rfind(" ")
    return cut[: at if at > _MAX_LENGTH // 2 else _MAX_LENGTH] + "…"
