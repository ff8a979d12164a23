"""Two accounts of what happened, from one position: the first step of each that was not legal, what
was legal instead, and where they part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.engine.lang import Joining
from judgeapp.errors import InputError
from judgeapp.scenario.file import Step
from judgeapp.scenario.writing import write_step
from judgeapp.table.candidates import Candidate, candidates
from judgeapp.table.dispute import Account, Dispute, Taken, account, dispute, read_steps, step_of
from judgeapp.table.file import steps_below
from judgeapp.table.options import Choice, question
from judgeapp.table.refusals import why_not
from judgeapp.table.tree import Tree
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.wording import (
    asked_told,
    choice_offered,
    chosen_told,
    option_told,
    seat_told,
)
from judgeapp.ui.widgets import fonts
from judgeapp.ui.widgets.elided_line import ElidedLine

_AFTER_MS = 300
_EXAMPLE = "- attack: {with: Greymon, at: player}\n- answer: no-block"


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
        self.steps = (QPlainTextEdit(), QPlainTextEdit())
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
            self.steps[column].setTabChangesFocus(True)
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
        # What is typed is looked at when the judge pauses.
        self._due = QTimer(self, singleShot=True, interval=_AFTER_MS)
        self._due.timeout.connect(self.settle)
        for column in (0, 1):
            self.steps[column].textChanged.connect(self._due.start)
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
        """Ask the rules about what is written."""
        self._due.stop()
        if self._tree is None:
            return
        given: list[Account | InputError] = []
        for column in (0, 1):
            try:
                given.append(self._account(column))
            except InputError as error:
                given.append(error)
        one, other = given
        self.dispute = None
        if isinstance(one, Account) and isinstance(other, Account):
            self.dispute = dispute(one, other)
        for column, said in enumerate(given):
            self.found[column].show_lines([*self._lines(column, said)])
        self.enter.setEnabled(self.dispute is not None)

    def _account(self, column: int) -> Account:
        assert self._tree is not None
        name = self.who[column].text()
        steps = read_steps(self.steps[column].toPlainText(), name)
        game = self._tree.nodes[self._start].game
        return account(game, self._tree.beginning.names, steps, name, self.language)

    def _lines(self, column: int, said: Account | InputError) -> Iterator[tuple[CitedLine, Any]]:
        if isinstance(said, InputError):
            yield CitedLine(str(said), sign="✗", kind=LineKind.NOT), None
            return
        parting = self.dispute.parting if self.dispute is not None else None
        parts_at = parting.steps[column] if parting is not None else -1
        for place, step in enumerate(said.steps):
            if place == parts_at:
                yield (
                    CitedLine(self.tr("Here the accounts part"), sign="≠", kind=LineKind.HEAD),
                    None,
                )
            if place < len(said.taken):
                told = _taken_told(said.taken[place])
                yield CitedLine(told, 0, str(place + 1), sign="✓"), (None, place)
            elif said.wrong is not None and said.wrong.at == place:
                yield from self._wrong(said)
            else:
                told = self.tr("not looked at: what was before it is not legal")
                yield (
                    CitedLine(write_step(step), 0, str(place + 1), (), LineKind.MUTED, "", told),
                    (None, place),
                )
        if parts_at == len(said.steps):
            yield CitedLine(self.tr("Here the accounts part: this one ends"), sign="≠",
                       kind=LineKind.HEAD), None  # fmt: skip
        if said.is_legal:
            yield from self._next(said)

    def _next(self, said: Account) -> Iterator[tuple[CitedLine, Any]]:
        """What can be said to have happened next, legal or not."""
        assert self._tree is not None
        game = said.taken[-1].game if said.taken else self._tree.nodes[self._start].game
        names = self._tree.beginning.names
        asked = question(game, names, self.language)
        if asked is None:
            return
        told = self.tr(
            "{seat}: {question} Enter adds what is said to have happened,"
            " Backspace takes the last step back:"
        )
        yield (
            CitedLine(told.format(seat=seat_told(asked.seat), question=asked_told(asked.kind)),
                 kind=LineKind.HEAD),
            None,
        )  # fmt: skip
        for choice in asked.choices():
            yield CitedLine(choice_offered(choice), 1), (game, choice)
        for candidate in candidates(game, names, self.language):
            if candidate.verb in (*Joining,):
                continue  # what is placed under a card is said when that one was played
            refusal = why_not(game.state, candidate)
            clauses = refusal.clauses if refusal is not None else ()
            told = option_told(candidate.told)
            yield CitedLine(told, 1, "", clauses, LineKind.NOT, "✗"), (game, candidate)

    def _wrong(self, said: Account) -> Iterator[tuple[CitedLine, Any]]:
        wrong = said.wrong
        assert wrong is not None
        meant = write_step(wrong.step) if wrong.meant is None else option_told(wrong.meant.told)
        told = self.tr("not legal") if wrong.clauses else self.tr("can't be read or found")
        yield (
            CitedLine(meant, 0, str(wrong.at + 1), wrong.clauses, LineKind.STRONG, "✗",
                 f"{told}: {wrong.what}" if not wrong.clauses else told),
            None,
        )  # fmt: skip
        if wrong.instead is not None:
            yield CitedLine(self.tr("Legal instead:"), 1, kind=LineKind.HEAD), None
            for choice in wrong.instead.choices():
                yield CitedLine(choice_offered(choice), 2), None

    def _take(self, column: int) -> None:
        """What was played, as steps."""
        if self._tree is not None:
            steps = steps_below(self._tree, self._start, self._chosen)
            self._write(column, _written(steps))

    def _open(self, column: int, thing: Any) -> None:
        """Add what happened next; or go to a step in the text."""
        if thing is None or self._tree is None:
            return
        game, place = thing
        if isinstance(place, Choice | Candidate):
            step = step_of(game, self._tree.beginning.names, place)
            text = self.steps[column].toPlainText().rstrip()
            self._write(column, f"{text}\n{_written([step])}".lstrip())
            self.found[column].choose_first()
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
                self._write(column, _written(steps[:-1]))
                self.found[column].choose_first()
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


def _taken_told(taken: Taken) -> str:
    """What a legal step came to, in words; as it is written where nothing was chosen by it."""
    chosen = zip(taken.asked, taken.choices, strict=True)
    return "; ".join(chosen_told(asked, key) for asked, key in chosen) or write_step(taken.step)


def _written(steps: Sequence[Step]) -> str:
    """Steps as a scenario file has them, one a line."""
    return "\n".join(f"- {write_step(step)}" for step in steps)
