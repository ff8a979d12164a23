"""Two accounts of what happened, from one position: the first step of each that was not legal, what
was legal instead, and where they part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.engine.game import Game
from judgeapp.errors import InputError
from judgeapp.scenario.file import Step
from judgeapp.table.candidates import Candidate
from judgeapp.table.dispute import (
    LONGEST,
    Account,
    Dispute,
    account,
    dispute,
    read_steps,
    step_of,
)
from judgeapp.table.file import steps_below
from judgeapp.table.options import Choice
from judgeapp.table.tree import Tree
from judgeapp.ui.table.dispute.dispute_lines import Names, lines_of, steps_written
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.widgets import fonts
from judgeapp.ui.widgets.background import Cancelled, LatestTask
from judgeapp.ui.widgets.bounded_field import BoundedField
from judgeapp.ui.widgets.elided_line import ElidedLine

_AFTER_MS = 300
_EXAMPLE = "- attack: {with: Greymon, at: player}\n- answer: no-block"


class _LookedAt(NamedTuple):
    """What the rules say of both accounts, each as lines with what they lead to."""

    dispute: Dispute | None
    lines: tuple[tuple[tuple[CitedLine, Any], ...], ...]


class DisputePage(QWidget):
    """entered -- a Dispute: both accounts are to be branches of the table
    written -- an account is another one, at every keystroke: nothing that is entered gets lost
    cited   -- a clause was clicked
    left    -- back to the board
    """

    entered = Signal(object)
    written = Signal()
    cited = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.told = ElidedLine(self.tr("Where both accounts begin"))
        self.who = (QLineEdit(self.tr("Player A")), QLineEdit(self.tr("Player B")))
        self.steps = (BoundedField(LONGEST), BoundedField(LONGEST))
        self.found = (
            LineList(self.tr("What the rules say of the first account")),
            LineList(self.tr("What the rules say of the second account")),
        )
        self.take = (QPushButton(), QPushButton())
        self.enter = QPushButton(self.tr("Make both branches of the table"))
        self.back = QPushButton(self.tr("Back to the board"))
        self._grid = QGridLayout()
        names = (self.tr("First account"), self.tr("Second account"))
        for column, name in enumerate(names):
            self.who[column].setAccessibleName(self.tr("Whose account: {name}").format(name=name))
            self.take[column].setText(self.tr("Take what was played"))
            self.take[column].setToolTip(
                self.tr("The way from the position to the node chosen in the tree of branches")
            )
            self.steps[column].setAccessibleName(name)
            self.steps[column].setPlaceholderText(_EXAMPLE)
            head = QHBoxLayout()
            head.addWidget(self.who[column], 1)
            head.addWidget(self.take[column])
            self._grid.addLayout(head, 0, column)
            self._grid.addWidget(self.steps[column], 1, column)
            self._grid.addWidget(self.found[column], 2, column)
            self._grid.setColumnStretch(column, 1)
        self._grid.setRowStretch(1, 2)
        self._grid.setRowStretch(2, 3)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.enter)
        self._foot.addStretch(1)
        self._foot.addWidget(self.back)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.told)
        self._column.addLayout(self._grid, 1)
        self._column.addLayout(self._foot)
        self.setFocusProxy(self.steps[0])
        self._tree: Tree | None = None
        self._start = 0
        self._chosen = 0
        self.dispute: Dispute | None = None
        # Of the reader, for what is not printed on a card.
        self.language = ""
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._looking = LatestTask(self._pool, self, self.tr("looking at two accounts"))
        self._newest = 0
        # The accounts that were written from what was found: one goes on there.
        self._written_from: set[int] = set()
        # What is typed is looked at when the judge pauses.
        self._due = QTimer(self, singleShot=True, interval=_AFTER_MS)
        self._due.timeout.connect(self.settle)
        for column in (0, 1):
            self.steps[column].textChanged.connect(self._hold)
            self.steps[column].textChanged.connect(self._due.start)
            self.who[column].textChanged.connect(self._hold)
            self.who[column].textChanged.connect(self._due.start)
            self.steps[column].textChanged.connect(self.written)
            self.who[column].textChanged.connect(self.written)
            self.found[column].installEventFilter(self)
            self.found[column].cited.connect(self.cited)
            self.found[column].opened.connect(partial(self._open, column))
            self.take[column].clicked.connect(lambda _=False, at=column: self._take(at))
        self.enter.clicked.connect(lambda: self.entered.emit(self.dispute))
        self.back.clicked.connect(self.left)

    def show_tree(self, tree: Tree, start: int, chosen: int, told: str) -> None:
        """Both accounts begin at a node of the tree; `chosen` is the one that can be taken as
        what was played, `told` says where they begin."""
        self._tree, self._start, self._chosen = tree, start, chosen
        self.told.show_text(self.tr("Both accounts begin here: {place}").format(place=told))
        self.settle()

    @property
    def accounts(self) -> tuple[tuple[str, str], ...]:
        """Who says so, and the steps as they are written."""
        return tuple(
            (who.text(), steps.toPlainText())
            for who, steps in zip(self.who, self.steps, strict=True)
        )

    def show_accounts(self, accounts: Sequence[tuple[str, str]]) -> None:
        """Those that were written at another table; empty ones for none."""
        named = ((self.tr("Player A"), ""), (self.tr("Player B"), ""))
        for column, (who, steps) in enumerate((*accounts[:2], *named[len(accounts[:2]) :])):
            self.who[column].setText(who)
            self.steps[column].setPlainText(steps)

    def settle(self) -> None:
        """Ask the rules about what is written, off the interface thread: it may be much. Until
        they have answered, nothing can be made of it."""
        self._due.stop()
        tree = self._tree
        if tree is None:
            return
        self._hold()
        game, names = tree.nodes[self._start].game, tree.beginning.names
        accounts, language = self.accounts, self.language
        self._newest += 1
        newest = self._newest

        def go_on() -> None:
            if newest != self._newest:
                raise Cancelled

        def work() -> _LookedAt:
            return _looked_at(accounts, game, names, language, go_on)

        self._looking.start(work, self._show_looked_at, lambda _: None)

    def _hold(self) -> None:
        """What was found is of another text."""
        self.dispute = None
        self.enter.setEnabled(False)

    def _show_looked_at(self, looked: _LookedAt) -> None:
        self.dispute = looked.dispute
        for column, lines in enumerate(looked.lines):
            self.found[column].show_lines([*lines])
        self.enter.setEnabled(self.dispute is not None)
        for column in self._written_from:
            self.found[column].choose_first()
        self._written_from.clear()

    @property
    def is_idle(self) -> bool:
        return self._looking.is_idle and not self._due.isActive()

    def close_down(self) -> None:
        self._due.stop()
        self._newest += 1
        self._looking.cancel()
        self._pool.waitForDone()

    def _take(self, column: int) -> None:
        """What was played, as steps."""
        if self._tree is not None:
            steps = steps_below(self._tree, self._start, self._chosen)
            self._write(column, steps_written(steps))

    def _open(self, column: int, thing: Any) -> None:
        """Add what happened next; or go to a step in the text."""
        if thing is None or self._tree is None:
            return
        game, place = thing
        if isinstance(place, Choice | Candidate):
            if not self.is_idle:
                return  # it came after another step than the last one
            step = step_of(game, self._tree.beginning.names, place)
            text = self.steps[column].toPlainText().rstrip()
            self._written_from.add(column)
            self._write(column, f"{text}\n{steps_written([step])}".lstrip())
        else:
            block = self.steps[column].document().findBlockByNumber(place)
            self.steps[column].setTextCursor(QTextCursor(block))
            self.steps[column].setFocus()

    def _write(self, column: int, text: str) -> None:
        """Write an account anew, so that it can be undone in its field."""
        cursor = QTextCursor(self.steps[column].document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Backspace where the rules tell of an account takes its last step back."""
        if (isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
                and event.key() == Qt.Key.Key_Backspace):  # fmt: skip
            column = self.found.index(watched)
            if steps := self._steps(column):
                self._written_from.add(column)
                self._write(column, steps_written(steps[:-1]))
            return True
        return super().eventFilter(watched, event)

    def _steps(self, column: int) -> tuple[Step, ...]:
        """The steps as they are written; none while they can't be read."""
        try:
            return read_steps(self.steps[column].toPlainText(), self.who[column].text())
        except InputError:
            return ()

    def fit(self) -> None:
        """Take new measures from the font."""
        side = round(fonts.em() * 0.5)
        self._column.setContentsMargins(*[side] * 4)
        self._column.setSpacing(side)
        self._grid.setSpacing(side)
        self.told.fit()
        for lines in self.found:
            lines.fit()


def _looked_at(
    accounts: Sequence[tuple[str, str]],
    game: Game,
    names: Names,
    language: str,
    go_on: Callable[[], None],
) -> _LookedAt:
    given: list[Account | InputError] = []
    for who, steps in accounts:
        try:
            given.append(account(game, names, read_steps(steps, who), who, language, go_on))
        except InputError as error:
            given.append(error)
    one, other = given
    found = None
    if isinstance(one, Account) and isinstance(other, Account):
        found = dispute(one, other)
    parts_at = found.parting.steps if found is not None and found.parting is not None else (-1, -1)
    lines = (
        tuple(lines_of(said, at, game, names, language))
        for said, at in zip(given, parts_at, strict=True)
    )
    return _LookedAt(found, tuple(lines))
