"""The place of the table: what happened and what was tried at the left, the board in the middle,
what is to be decided at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.cards.finding import Cards
from judgeapp.cards.record import CardRecord
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.errors import InputError
from judgeapp.library import Library
from judgeapp.scenario.file import Scenario
from judgeapp.table import file
from judgeapp.table import position as at
from judgeapp.table.board import board, clauses_of
from judgeapp.table.dispute import Dispute, enter
from judgeapp.table.palette import Said, cards_of, correction, deed
from judgeapp.table.position import beginning, with_card
from judgeapp.table.reading_off import read_off
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import own_scenes, ready_scenes, table_of
from judgeapp.table.shown import Board
from judgeapp.table.text import lines as board_lines
from judgeapp.table.tree import ROOT, Notes, Tree, plant
from judgeapp.ui import fonts
from judgeapp.ui.elided import ElidedLine
from judgeapp.ui.table.board_view import BoardView
from judgeapp.ui.table.branches import Branches
from judgeapp.ui.table.by_hand import ByHand
from judgeapp.ui.table.comparing import Comparing
from judgeapp.ui.table.decision import Decision
from judgeapp.ui.table.disputing import Disputing
from judgeapp.ui.table.files import SCENARIO, open_table, save_position, save_table
from judgeapp.ui.table.line import Line
from judgeapp.ui.table.lines import Lines
from judgeapp.ui.table.pending import Pending
from judgeapp.ui.table.playing import Happened, Playing
from judgeapp.ui.table.reporting import Reporting, export
from judgeapp.ui.table.scenes import Scenes
from judgeapp.ui.table.setup import Setup
from judgeapp.ui.table.timeline import Timeline
from judgeapp.ui.table.wording import board_told, left_out_told
from judgeapp.ui.tasks import Latest

# Shares of the width, before the judge has chosen any, and of the height of the left column.
_SHARES = (0.22, 0.54, 0.24)
_LEFT_SHARES = (0.62, 0.38)
_SEATS = ("A", "B")
_KEEP_AFTER_MS = 20


class _Opened(NamedTuple):
    """The scenes, the table and the position as they were kept, and what is wrong with any.

    sets_up -- the position was changed after the table
    """

    scenes: tuple[Scene, ...]
    tree: Tree | None
    position: Scenario | None
    sets_up: bool
    wrong: tuple[InputError, ...]


class Table(QWidget):
    """cited    -- a clause was clicked
    troubled -- an InputError
    said     -- something that was done, in a sentence
    changed  -- what can be done, or the widths of the columns, are others
    followed -- the Place of a clause that was chosen on the board
    put_aside -- a Tree that was left for another table
    """

    cited = Signal(str)
    troubled = Signal(object)
    said = Signal(str)
    changed = Signal()
    followed = Signal(object)
    put_aside = Signal(object)

    def __init__(
        self, folder: Path, library: Library, widths: tuple[int, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self.library = library
        self.playing = Playing(self)
        self.scenes = Scenes()
        self.timeline = Timeline()
        self.branches = Branches()
        self.decision = Decision()
        self.pending = Pending()
        self.seat = _SEATS[0]
        # Of the clauses in a report.
        self.language = ""
        self._file: Path | None = None
        # Whether what is written is the judge's, and is noted.
        self._notes = False
        # The work of its beginning is done off the interface thread.
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._opening = Latest(self._pool, self)
        self._writing = Latest(self._pool, self)
        self._writing_setup = Latest(self._pool, self)
        self.is_open = False
        self._then: list[Callable[[], object]] = []
        self._lay_out()
        # As the judge wants them: a column of no width is closed.
        self._wants_left, self._wants_right = (not widths or bool(widths[at]) for at in (0, 2))
        self._widths = tuple(width or 300 for width in widths)
        self._shown = self.playing.board
        # What is seen comes first; then the disk.
        self._keeping = QTimer(self, singleShot=True, interval=_KEEP_AFTER_MS)
        self._keeping.timeout.connect(self._keep)
        self._keeping_setup = QTimer(self, singleShot=True, interval=_KEEP_AFTER_MS)
        self._keeping_setup.timeout.connect(self._keep_setup)
        self._connect()
        self.columns.hide()
        self._opening.start(self._open, self._opened, self.troubled.emit)

    # How it is put together

    def _lay_out(self) -> None:
        self.busy = QLabel(self.tr("Opening the table …"))
        self.busy.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = ElidedLine(self.tr("What is played"))
        self.bar = QWidget()
        self._bar = QHBoxLayout(self.bar)
        self.undo_button = self._button("↶", self.tr("Undo (Ctrl+Z)"), self.undo)
        self.redo_button = self._button("↷", self.tr("Redo (Ctrl+Y)"), self.redo)
        self.back_button = self._button("◂", self.tr("One event back (Shift+F8)"), self.step_back)
        self.step_button = self._button("▸", self.tr("One event on (F8)"), self.step)
        self.seat_button = self._button("", self.tr("Look from the other seat (F4)"), self.flip)
        for button in (self.undo_button, self.redo_button, self.back_button, self.step_button):
            self._bar.addWidget(button)
        self._bar.addWidget(self.title, 1)
        self._bar.addWidget(self.seat_button)
        middle = QWidget()
        self._middle = QVBoxLayout(middle)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        self._middle.addWidget(self.bar)
        self.view = BoardView()
        self.text = Lines(self.tr("The board as text"))
        self.text.hide()
        self.board = QSplitter(Qt.Orientation.Vertical)
        self.board.addWidget(self.view)
        self.board.addWidget(self.text)
        self.board.setFocusProxy(self.view)
        self.comparing = Comparing()
        self.disputing = Disputing()
        self.reporting = Reporting()
        self.stack = QStackedWidget()
        for page in (self.scenes, self.board, self.comparing, self.disputing, self.reporting):
            self.stack.addWidget(page)
        self._middle.addWidget(self.stack, 1)
        self._middle.addWidget(self.pending)
        self.left = QSplitter(Qt.Orientation.Vertical)
        self.left.addWidget(self.timeline)
        self.left.addWidget(self.branches)
        self.right = QStackedWidget()
        self.by_hand = ByHand()
        self.right.addWidget(self.decision)
        self.setup = Setup(self.view)
        self.right.addWidget(self.by_hand)
        self.right.addWidget(self.setup)
        self.right.setFocusProxy(self.decision)
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        for column in (self.left, middle, self.right):
            self.columns.addWidget(column)
            column.setMinimumWidth(1)
        for splitter in (self.left, self.columns, self.board):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(1)
        self.columns.setStretchFactor(1, 1)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(self.busy, 1)
        self._outer.addWidget(self.columns, 1)

    def _button(self, sign: str, name: str, slot: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(slot)
        return button

    def _connect(self) -> None:
        self.playing.changed.connect(self._show)
        self.playing.troubled.connect(self.troubled)
        self.playing.noted.connect(self._keeping.start)
        self.scenes.chosen.connect(self.play_scene)
        self.scenes.opens.connect(self.open_file)
        self.scenes.anew.connect(self.set_up_anew)
        self.timeline.looked.connect(self._look)
        self.timeline.went.connect(self.playing.go)
        self.branches.went.connect(self.playing.go)
        self.branches.named.connect(self.playing.call)
        self.branches.commented.connect(self.playing.comment)
        self.decision.chosen.connect(self.playing.choose)
        self.decision.marked.connect(self._mark)
        self.decision.by_hand.connect(self.toggle_by_hand)
        self.by_hand.left.connect(self.toggle_by_hand)
        self.setup.used.connect(self._use)
        self.setup.left.connect(self.leave_setup)
        self.setup.cited.connect(self.cited)
        self.setup.position_changed.connect(self._show_setup)
        self.setup.position_changed.connect(self._keeping_setup.start)
        self.by_hand.corrected.connect(self._correct)
        self.by_hand.done.connect(self._do_by_hand)
        self.pending.marked.connect(self._mark)
        self.text.opened.connect(self._activate)
        self.text.glanced.connect(self._point_from_text)
        self.view.activated.connect(self._activate_name)
        self.view.pointed.connect(self._point)
        self.view.followed.connect(self.followed)
        self.view.clauses = self._clauses_of
        self.comparing.went.connect(self._go)
        self.disputing.entered.connect(self._enter)
        self.disputing.written.connect(self._note)
        self.reporting.written.connect(self._note)
        self.disputing.left.connect(self.show_board)
        self.disputing.cited.connect(self.cited)
        self.reporting.wanted.connect(self._report)
        self.reporting.left.connect(self.show_board)
        self.text.cited.connect(self.cited)
        self.columns.splitterMoved.connect(self._take_widths)
        self.decision.wants_now.connect(lambda: self.playing.look(None))
        for part in (self.scenes, self.timeline, self.decision, self.pending):
            part.cited.connect(self.cited)

    # How it begins

    def _open(self) -> _Opened:
        own, wrong = own_scenes(self._folder)
        tree, tree_wrong = file.kept(self._folder)
        position, position_wrong = file.kept_draft(self._folder)
        troubles = (*wrong, *filter(None, (tree_wrong, position_wrong)))
        sets_up = position is not None and (
            tree is None
            or _is_newer(file.draft_file(self._folder), file.autosave_file(self._folder))
        )
        return _Opened((*ready_scenes(), *own), tree, position, sets_up, troubles)

    def _opened(self, opened: _Opened) -> None:
        self.is_open = True
        self.busy.hide()
        self.columns.show()
        self.scenes.show_scenes(opened.scenes)
        for error in opened.wrong:
            self.troubled.emit(error)
        if opened.tree is not None:
            self._begin(opened.tree, touched=True)
        else:
            self._show()
            self.show_scenes()
        self._keeping.stop()
        if opened.position is not None:
            self.setup.take(opened.position)
        if opened.sets_up:
            self.set_up()
        self._keeping_setup.stop()
        self.fit()
        self._share_out()
        waiting, self._then = self._then, []
        for do in waiting:
            do()

    def when_open(self, do: Callable[[], object]) -> None:
        """Do something as soon as the table is open."""
        if self.is_open:
            do()
        else:
            self._then.append(do)

    @property
    def is_idle(self) -> bool:
        return (
            self._opening.is_idle and self._writing.is_idle and self._writing_setup.is_idle
            and not self._keeping.isActive() and not self._keeping_setup.isActive()
        )  # fmt: skip

    def close_down(self) -> None:
        """Keep what is to be kept and end what runs."""
        self._opening.cancel()
        if self._keeping.isActive():
            self._keep()
        if self._keeping_setup.isActive():
            self._keep_setup()
        self._pool.waitForDone()

    # What is shown

    def _show(self) -> None:
        """Show the tree and the place in it; and keep it, should the power fail."""
        playing = self.playing
        tree = playing.tree
        if self.stack.currentWidget() in (self.scenes, self.comparing):
            self.show_page(self.board)
        self.title.show_text(tree.beginning.title)
        self._show_board()
        self.timeline.show_playing(playing)
        self.branches.show_playing(playing)
        earlier = playing.looks_at is not None
        self.decision.show_decision(tree, playing.question, earlier=earlier)
        self._fill_palette()
        self.undo_button.setEnabled(tree.can_undo)
        self.redo_button.setEnabled(tree.can_redo)
        self._keeping.start()
        self.changed.emit()

    def _show_board(self) -> None:
        self.seat_button.setText(self.tr("Seat {seat}").format(seat=self.seat))
        if self.sets_up:
            self._show_setup()
            return
        shown = self._shown = self.playing.board
        self.pending.show_board(shown)
        self.view.mark(())
        self.view.show_board(shown, self.seat)
        if self.text.isVisibleTo(self.board):
            self._show_text()

    def _show_text(self) -> None:
        """The board as text, for who hears it."""
        shown = self._shown
        self.text.show_lines(
            [(Line(board_told(line.told), line.depth, "", line.clauses), line.ref)
             for line in board_lines(shown, first=self.seat)]
        )  # fmt: skip

    def _mark(self, refs: Sequence[int]) -> None:
        """Set off on the board what an option or a waiting effect is about."""
        self.view.mark(refs)
        things = self.text.model_of_lines.things()
        self.text.link_rows(frozenset(row for row, ref in enumerate(things) if ref in refs))

    def show_page(self, page: QWidget) -> None:
        """Show one of the pages in the middle; beside the scenes nothing else has a meaning."""
        self.stack.setCurrentWidget(page)
        self._show_columns()

    def _show_columns(self) -> None:
        """What stands in the place of the board needs some of the room beside it."""
        page = self.stack.currentWidget()
        alone = page in (self.scenes, self.comparing)
        self.bar.setVisible(page is not self.scenes)
        # A position that is set up has no history, and nothing is to be decided in it.
        self.left.setVisible(not (alone or self.sets_up) and self._wants_left)
        self.right.setVisible(page is self.board and (self._wants_right or self.sets_up))
        for button in (self.undo_button, self.redo_button, self.back_button, self.step_button):
            button.setVisible(not self.sets_up)

    def _keep(self) -> None:
        """Off the interface thread: a disk may take its time."""
        tree, folder = self.playing.tree, self._folder
        self._writing.start(partial(file.keep, tree, folder), _nothing, self.troubled.emit)

    def _keep_setup(self) -> None:
        scenario, folder = self.setup.scenario, self._folder
        keep = partial(file.keep_draft, scenario, folder)
        self._writing_setup.start(keep, _nothing, self.troubled.emit)

    def take_focus(self) -> None:
        """To what is worked with."""
        alone = self.stack.currentWidget() is self.scenes
        (self.scenes if alone else self.right).setFocus()

    # What the judge does

    def play_scene(self, scene: Scene) -> None:
        """Sit down at the beginning of a scene; redo plays it."""
        try:
            tree = table_of(scene)
        except InputError as error:
            self.troubled.emit(error)
            return
        self.sit_down(tree)
        self.decision.setFocus()

    def sit_down(self, tree: Tree) -> None:
        """At another table; what was on this one can be brought back."""
        before = self.playing.tree if self.playing.is_touched else None
        self._file = None
        if self.sets_up:
            self._show_right(self.decision)
        self._begin(tree)
        if before is not None:
            self.put_aside.emit(before)

    def _begin(self, tree: Tree, *, touched: bool = False) -> None:
        """With all that is written beside the table."""
        self._notes = False
        self.disputing.show_accounts(tree.notes.accounts)
        self.reporting.show_texts(tree.notes.title or tree.beginning.title, tree.notes.ruling)
        self._notes = True
        self.playing.start(tree, touched=touched)

    def _note(self) -> None:
        if self._notes:
            title, ruling = self.reporting.title.text(), self.reporting.ruling.toPlainText()
            self.playing.note(Notes(title, ruling, self.disputing.accounts))

    def show_scenes(self, about: str = "") -> None:
        """The ready scenes; those about a clause, a keyword effect or words of a title."""
        self.show_page(self.scenes)
        self.scenes.ask(about)

    def try_card(self, record: CardRecord) -> None:
        """A new position with a card in the hand of A, and the memory to play it."""
        try:
            self.sit_down(plant(beginning(with_card(record))))
        except InputError as error:
            self.troubled.emit(error)
            return
        self.show_board()

    def play_key(self, key: str) -> None:
        """Sit down at the scene of this key."""
        for scene in self.scenes.all:
            if scene.key == key:
                self.play_scene(scene)

    def open_file(self) -> None:
        """Ask for a table or scenario file, and sit down at it."""
        kinds = self.tr("Tables and scenarios (*.json *.yaml *.yml);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open"), "", kinds)
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Sit down at the table of a file."""
        try:
            tree = open_table(path)
        except InputError as error:
            self.troubled.emit(error)
            return
        self.sit_down(tree)
        self.take_focus()
        self._file = path if path.suffix.casefold() not in SCENARIO else None

    def save(self) -> None:
        """Save the whole tree to its file, or ask for one; the position that is set up."""
        if self._file is None or self.sets_up:
            self.save_as()
        else:
            self._save(self._file)

    def save_as(self) -> None:
        """Ask for a file: the whole tree, or the way to where one is as a scenario."""
        kinds = self.tr("Whole table (*.json);;Scenario, the way to here (*.yaml)")
        if self.sets_up:
            kinds = self.tr("Scenario (*.yaml)")
        name, kind = QFileDialog.getSaveFileName(self, self.tr("Save"), "", kinds)
        if not name:
            return
        path = Path(name)
        if not path.suffix:
            path = path.with_suffix(".yaml" if "yaml" in kind else ".json")
        self._save(path)

    def _save(self, path: Path) -> None:
        try:
            if self.sets_up:
                save_position(self.setup.scenario, path)
            else:
                save_table(self.playing.tree, path)
        except InputError as error:
            self.troubled.emit(error)
            return
        if path.suffix.casefold() not in SCENARIO:
            self._file = path
        self.said.emit(self.tr("Saved as {file}.").format(file=path.name))

    def undo(self) -> None:
        (self.setup if self.sets_up else self.playing).undo()

    def redo(self) -> None:
        (self.setup if self.sets_up else self.playing).redo()

    def concede_a(self) -> None:
        """Player A gives the duel up, whatever is to be decided and by whom (1-2-4)."""
        self._concede(Seat.A)

    def concede_b(self) -> None:
        self._concede(Seat.B)

    def _concede(self, seat: Seat) -> None:
        # A duel that is over can't be given up.
        if not self.sets_up and self.playing.tree.game.decision is not None:
            self.playing.choose(f"concede:{seat.value}")

    def step(self) -> None:
        self.playing.step()

    def step_back(self) -> None:
        self.playing.step_back()

    def go_stepwise(self) -> None:
        """From now on what a choice brings about is gone through event by event, or not."""
        self.playing.stepwise = not self.playing.stepwise

    def flip(self) -> None:
        """Look from the other player's seat."""
        self.seat = _SEATS[1 - _SEATS.index(self.seat)]
        self._show_board()

    # Setting up

    @property
    def sets_up(self) -> bool:
        """Whether a position is being set up."""
        return self.right.currentWidget() is self.setup

    def set_up(self) -> None:
        """Set up a position, or go on with the one that was begun."""
        self.show_page(self.board)
        self._show_right(self.setup)
        self._show_columns()
        self._show_board()
        self.setup.setFocus()

    def set_up_anew(self) -> None:
        """Set up a position from an empty table; the one that was begun can be had back."""
        if at.units(self.setup.scenario) or self.setup.draft.past:
            self.setup.clear_table()
        self.set_up()

    def set_up_from_here(self) -> None:
        """Set up a position from what lies on the board."""
        if self.sets_up:
            return
        tree = self.playing.tree
        scenario, left_out = read_off(
            self.playing.state, tree.beginning.names, tree.beginning.title
        )
        self.setup.take(scenario)
        self.set_up()
        if left_out:
            told = self.tr("A position can’t say: {what}.")
            self.said.emit(told.format(what="; ".join(map(left_out_told, left_out))))

    def _show_setup(self) -> None:
        """The position that is set up, on the board and as text."""
        self._shown = self.setup.board
        self.title.show_text(self.setup.scenario.title or self.tr("A new position"))
        self.pending.show_board(self._shown)
        self.view.show_board(self._shown, self.seat)
        if self.text.isVisibleTo(self.board):
            self._show_text()

    def _use(self, scenario: Scenario) -> None:
        """Play from a position."""
        try:
            tree = plant(beginning(scenario))
        except InputError as error:
            self.troubled.emit(error)
            return
        self.sit_down(tree)
        self.show_board()

    def leave_setup(self) -> None:
        """Back to what is played; what was set up stays as it is."""
        self._show_right(self.decision)
        self.right.setFocus()

    def take_cards(self, cards: Cards) -> None:
        """Offer these cards where a position is set up."""
        self.setup.take_cards(cards, self.language)

    def toggle_by_hand(self) -> None:
        """The palette instead of the decision, and back."""
        shows = self.right.currentWidget() is not self.by_hand
        self._show_right(self.by_hand if shows else self.decision)
        self._wants_right = True
        self._show_columns()
        self._fill_palette()
        self.right.setFocus()

    def _show_right(self, page: QWidget) -> None:
        was_set_up = self.sets_up
        self.right.setCurrentWidget(page)
        self.right.setFocusProxy(page)
        if was_set_up and not self.sets_up:
            self.title.show_text(self.playing.tree.beginning.title)
            self._show_columns()
            self._show_board()

    def _fill_palette(self) -> None:
        if self.right.currentWidget() is self.by_hand:
            asked = self.playing.question
            effect = ""
            if asked is not None and asked.kind == "by-hand":
                effect = self.tr("{card}: {effect}").format(card=asked.card, effect=asked.about)
            now = board(self.playing.tree.game.state, self.playing.tree.beginning.names)
            self.by_hand.show_board(tuple(cards_of(now)), effect)

    def _correct(self, what: str, said: Said) -> None:
        self._by_hand(lambda: self.playing.correct(correction(what, said)))

    def _do_by_hand(self, what: str, said: Said) -> None:
        self._by_hand(lambda: self.playing.resolve_by_hand(deed(what, said)))

    def _by_hand(self, do: Callable[[], bool]) -> None:
        try:
            done = do()
        except InputError as error:
            self.troubled.emit(error)
            return
        asked = self.playing.question
        if done and asked is not None and asked.kind not in ("by-hand", "main", "breeding"):
            # What was done asks something itself.
            self._show_right(self.decision)
            self.right.setFocus()

    def toggle_text(self) -> None:
        """The board as text below the board, or not."""
        self.text.setVisible(not self.text.isVisibleTo(self.board))
        self._show_board()
        if self.text.isVisibleTo(self.board):
            self.text.setFocus()

    def toggle_why_not(self) -> None:
        self.decision.why.toggle()

    def name_branch(self) -> None:
        self._wants_left = True
        self._show_columns()
        self.branches.name.setFocus()

    def toggle_left(self) -> None:
        self._wants_left = not self._wants_left
        self._show_columns()

    def toggle_right(self) -> None:
        self._wants_right = not self._wants_right
        self._show_columns()

    def _look(self, at: Happened | None) -> None:
        if at is None:
            self.playing.look(None)
        else:
            self.playing.look_at(at)

    def _activate(self, ref: int) -> None:
        """A card of the board was activated: its option is picked."""
        if self.right.currentWidget() is self.by_hand:
            self.by_hand.choose_card(ref)
        elif not self.sets_up:
            self.decision.activate(ref)

    def _activate_name(self, name: str) -> None:
        if ref := self.view.ref_of(name):
            self._activate(ref)

    def _point(self, name: str) -> None:
        """The board as text goes along with what is pointed at."""
        ref = self.view.ref_of(name)
        things = self.text.model_of_lines.things()
        if ref in things and self.text.chosen != ref:
            self.text.choose(things.index(ref))
        if ref and self.right.currentWidget() is self.by_hand:
            self.by_hand.choose_card(ref)

    def _point_from_text(self, ref: int) -> None:
        """And the board with the text."""
        for name in self.view.names:
            if ref and self.view.ref_of(name) == ref:
                self.view.point_at(name)
                return

    def _clauses_of(self, unit: int) -> dict[str, tuple[str, ...]]:
        """By which clauses a card on the field is what it is."""
        state = self.setup.state if self.sets_up else self.playing.state
        return clauses_of(state, UnitId(unit))

    # Comparing, disputing, handing over

    def show_board(self) -> None:
        """The board again, and what is to be decided."""
        self.show_page(self.board)
        self.right.setFocus()

    def escape(self) -> bool:
        """Back to the board from what stands in its place. Whether anything did."""
        away = (self.comparing, self.disputing, self.reporting)
        if self.stack.currentWidget() in away:
            self.show_board()
            return True
        if self.right.currentWidget() is self.by_hand:
            self.toggle_by_hand()
            return True
        if self.sets_up:
            self.leave_setup()
            return True
        return False

    def compare(self) -> None:
        """Where one is beside the node that is chosen in the tree of branches; beside the end of
        the branch tried last when none is."""
        tree, other = self.playing.tree, self.branches.chosen
        if other == tree.current:
            ends = [end for end in tree.ends if end != tree.current]
            if not ends:
                self.said.emit(self.tr("There is nothing to compare with yet."))
                return
            other = ends[-1]
        self.comparing.show_nodes(tree, tree.current, other, self.seat)
        self.show_page(self.comparing)
        self.comparing.setFocus()

    def argue(self) -> None:
        """Two accounts of what happened from the beginning of this table."""
        tree = self.playing.tree
        told = tree.beginning.title or self.tr("the beginning of this table")
        self.disputing.show_tree(tree, ROOT, self.branches.chosen, told)
        self.show_page(self.disputing)
        self.disputing.setFocus()

    def _enter(self, found: Dispute) -> None:
        """Both accounts as branches of the table."""
        tree = self.playing.tree
        for one in found.accounts:
            tree = enter(tree.go(ROOT), one)
        self.playing.replace(tree)
        self.show_board()

    def report(self) -> None:
        """What is handed over."""
        self.reporting.begin(self.language)
        self.show_page(self.reporting)
        self.reporting.setFocus()

    def _report(self, kind: str) -> None:
        kinds = {
            "markdown": (".md", self.tr("Markdown (*.md)")),
            "html": (".html", self.tr("Page (*.html)")),
            "pdf": (".pdf", self.tr("PDF (*.pdf)")),
        }
        ending, told = kinds[kind]
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Hand over"), "", told)
        if name:
            path = Path(name)
            self.export(path if path.suffix else path.with_suffix(ending))

    def export(self, path: Path) -> None:
        """Write the report of the way to where one is."""
        fields, tree = self.reporting, self.playing.tree
        try:
            export(
                tree, tree.current, path, self.library, title=fields.title.text(),
                ruling=fields.ruling.toPlainText(), language=fields.language.currentData(),
                grab=self._grab if fields.pictures.isChecked() else None,
            )  # fmt: skip
        except InputError as error:
            self.troubled.emit(error)
        else:
            self.said.emit(self.tr("Saved as {file}.").format(file=path.name))
        self._show_board()

    def _grab(self, shown: Board) -> QImage:
        self.view.show_board(shown, self.seat)
        return self.view.grab_picture()

    def _go(self, number: int) -> None:
        self.show_page(self.board)
        self.playing.go(number)

    def next_column(self) -> None:
        """Move the focus one column on; from the last one back to the first."""
        middle, right = self.stack.currentWidget(), self.right.currentWidget()
        parts = (self.timeline, self.branches, middle, self.pending, right)
        seen = [part for part in parts if part is not None and part.isVisible()]
        focus = self.window().focusWidget()
        at = next((i for i, part in enumerate(seen) if _is_within(focus, part)), -1)
        seen[(at + 1) % len(seen)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    # How it looks

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths that the judge gave the columns; 0 for one that is closed."""
        left, middle, right = self._widths or (1, 1, 1)
        return (left if self._wants_left else 0, middle, right if self._wants_right else 0)

    def _take_widths(self) -> None:
        sizes = self.columns.sizes()
        before = self._widths or sizes
        self._widths = tuple(now or was for now, was in zip(sizes, before, strict=True))
        self.changed.emit()

    def _share_out(self) -> None:
        whole = max(self.width(), 600)
        if not self._widths:
            self._widths = tuple(round(whole * share) for share in _SHARES)
        left, _, right = self._widths
        left, right = min(left, whole // 2), min(right, whole // 2)
        self.columns.setSizes([left, max(1, whole - left - right), right])
        self.left.setSizes([round(self.height() * share) for share in _LEFT_SHARES])

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.4)
        self._bar.setContentsMargins(side, 0, side, 0)
        self._bar.setSpacing(round(em * 0.2))
        self.title.fit()
        for part in (self.scenes, self.timeline, self.branches, self.decision, self.pending,
                     self.by_hand, self.setup, self.text):  # fmt: skip
            part.fit()
        for page in (self.view, self.comparing, self.disputing, self.reporting):
            page.fit()
        for column, least in ((self.left, 8), (self.right, 9)):
            column.setMinimumWidth(round(em * least))


def _nothing(_: object) -> None:
    pass


def _is_newer(one: Path, other: Path) -> bool:
    try:
        return one.stat().st_mtime_ns > other.stat().st_mtime_ns
    except OSError:
        return False


def _is_within(focus: QWidget | None, part: QWidget) -> bool:
    return focus is not None and (part is focus or part.isAncestorOf(focus))
