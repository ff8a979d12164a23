"""The place of the table: what happened and what was tried at the left, the board in the middle,
what is to be decided at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from judgeapp.cards.finding import Cards
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.telling.explain import Told
from judgeapp.errors import InputError
from judgeapp.library import Library
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.scenario.file import Scenario
from judgeapp.table.board import clauses_of
from judgeapp.table.dispute import Dispute, enter
from judgeapp.table.position_line import MARK, position_line, position_of
from judgeapp.table.report.heading import ReportHeading
from judgeapp.table.ruling_draft import of_table
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import table_of
from judgeapp.table.setup import position as at
from judgeapp.table.setup.position import beginning, with_card, with_taught
from judgeapp.table.setup.reading_off import read_off
from judgeapp.table.tree import ROOT, Tree, plant
from judgeapp.ui.address import Address
from judgeapp.ui.faults import doing, say_undone, tell_fault
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.table.autosave import Autosave, RestoredTable
from judgeapp.ui.table.file_formats import ask_for_table
from judgeapp.ui.table.file_reader import FileReader
from judgeapp.ui.table.room import Room
from judgeapp.ui.table.table_offers import TableOffers
from judgeapp.ui.table.table_saver import TableSaver
from judgeapp.ui.table.wording import left_out_told

_SEATS = ("A", "B")


class Table(Room):
    """troubled -- an InputError
    said     -- something that was done, in a sentence
    changed  -- what can be done, or the widths of the columns, are others
    followed -- the Address of what the judge wants to read in the reader
    put_aside -- a Tree that was left for another table
    remembered -- the ReportHeading of the report that is written
    """

    troubled = Signal(object)
    said = Signal(str)
    changed = Signal()
    followed = Signal(object)
    put_aside = Signal(object)
    remembered = Signal(object)

    def __init__(
        self, folder: Path, library: Library, widths: tuple[int, ...], parent: QWidget
    ) -> None:
        super().__init__(library, widths, parent)
        self.seat = _SEATS[0]
        # Of the reader.
        self.language = ""
        # Whether what is written is the judge's, and is noted.
        self._notes = False
        self.is_open = False
        self._then: list[Callable[[], object]] = []
        # The table that was played at before this one, where anything was done at it.
        self._before: Tree | None = None
        self._autosave = Autosave(
            folder, lambda: self.session.tree, lambda: self.setup.scenario, self
        )
        self.reader = FileReader(self)
        self._folder = folder
        self.saver = TableSaver(
            lambda: self.setup.scenario if self.sets_up else self.session.tree, self
        )
        self.view.clauses = self._clauses_of
        self._connect()
        offers = TableOffers(self)
        offers.compared.connect(self._compare_with)
        offers.by_hand.connect(self._do_by_hand)
        self._autosave.open()

    def _connect(self) -> None:
        self.session.changed.connect(self._show)
        self.session.noted.connect(self._autosave.keep_tree)
        self._autosave.opened.connect(self._opened)
        self.reader.found.connect(self._take_scenes)
        self.columns.changed.connect(self.changed)
        self.bar.undone.connect(self.undo)
        self.bar.redone.connect(self.redo)
        self.bar.stepped_back.connect(self.step_back)
        self.bar.stepped.connect(self.step)
        self.bar.flipped.connect(self.flip)
        self.scenes.chosen.connect(self.play_scene)
        self.scenes.opens.connect(self.open_file)
        self.scenes.anew.connect(self.set_up_anew)
        self.timeline.looked.connect(self.session.look_at)
        self.timeline.went.connect(self.session.go)
        self.branches.went.connect(self.session.go)
        self.branches.named.connect(self.session.call)
        self.branches.commented.connect(self.session.comment)
        self.decision.chosen.connect(self.session.choose)
        self.decision.marked.connect(self.board.mark)
        self.decision.by_hand.connect(self.toggle_by_hand)
        self.decision.wants_now.connect(lambda: self.session.look_at(None))
        self.by_hand.left.connect(self.toggle_by_hand)
        self.by_hand.asked.connect(self._show_decision)
        self.setup.used.connect(self._use)
        self.setup.left.connect(self.leave_setup)
        self.setup.position_changed.connect(self._show_setup)
        self.setup.position_changed.connect(self._autosave.keep_position)
        self.pending.marked.connect(self.board.mark)
        self.board.activated.connect(self._activate)
        self.board.pointed.connect(self._point)
        self.board.clicked.connect(self._click)
        self.board.drawn.connect(self._draw)
        self.view.followed.connect(self.open_beside)
        self.cited_card.followed.connect(self.followed)
        self.cited_card.changed.connect(self._show_columns)
        self.comparison_page.went.connect(self._go)
        self.dispute_page.entered.connect(self._enter)
        self.dispute_page.written.connect(self._note)
        self.report_page.written.connect(self._note)
        self.report_page.said.connect(self.said)
        self.report_page.remembered.connect(self.remembered)
        for page in (self.dispute_page, self.report_page):
            page.left.connect(self.show_board)
        self.saver.said.connect(self.said)
        for part in (self.session, self._autosave, self.reader, self.saver, self.by_hand,
                     self.report_page, self.cited_card):  # fmt: skip
            part.troubled.connect(self.troubled)
        for citing in (self.scenes, self.timeline, self.decision, self.pending, self.setup,
                       self.board, self.dispute_page):  # fmt: skip
            citing.cited.connect(self.cite)

    # How it begins

    def _opened(self, opened: RestoredTable) -> None:
        self.is_open = True
        self.scenes.show_scenes(opened.scenes)
        for error in opened.wrong:
            self.troubled.emit(error)
        sets_up = opened.sets_up
        if opened.position is not None and not self._take_kept(opened.position):
            sets_up = False
        if opened.tree is None or not self._begin_with_kept(opened.tree):
            self._show()
            self.show_scenes()
        if sets_up:
            self.set_up()
        self._autosave.is_kept()
        self._open_doors()
        # Nobody waits for them, however large they are.
        self.reader.find_scenes(self._folder)
        waiting, self._then = self._then, []
        for do in waiting:
            do()

    def _take_scenes(self, own: tuple[Scene, ...], wrong: tuple[InputError, ...]) -> None:
        self.scenes.show_scenes((*self.scenes.all, *own))
        for error in wrong:
            self.troubled.emit(error)

    def _take_kept(self, position: Scenario) -> bool:
        """Show the position that was kept. What can't be shown is set aside: whether it could."""
        try:
            self.setup.take(position)
        except Exception as error:
            tell_fault(error)
            self.troubled.emit(self._autosave.set_position_aside())
            return False
        return True

    def _begin_with_kept(self, tree: Tree) -> bool:
        """Sit down at the table that was kept. What can't be shown is set aside: whether it
        could."""
        self._begin(tree, touched=True)
        if self.session.tree is tree:
            return True
        self.troubled.emit(self._autosave.set_tree_aside())
        return False

    def when_open(self, do: Callable[[], object]) -> None:
        """Do something as soon as the table is open."""
        if self.is_open:
            do()
        else:
            self._then.append(do)

    @property
    def is_idle(self) -> bool:
        idle = (self._autosave, self.reader, self.cited_card, self.dispute_page)
        return all(part.is_idle for part in idle)

    def close_down(self) -> None:
        """Keep what is to be kept and end what runs."""
        self.reader.close_down()
        self.dispute_page.close_down()
        self.cited_card.close_down()
        self._autosave.close_down()

    # What is shown

    def _show(self) -> None:
        """Show the tree and the place in it. What can't be shown is left for what could be."""
        deed = self.session.deed or self.tr("showing the table")
        try:
            with doing(deed):
                self._show_session()
        except Exception as error:
            if self.session.take_back():
                self._show_texts(self.session.tree)
                self._show_session()
                say_undone(error)
            raise
        self.session.is_shown()

    def _show_session(self) -> None:
        """Show where the session is; and keep it, should the power fail."""
        session = self.session
        tree = session.tree
        if self.stack.currentWidget() in (self.scenes, self.comparison_page):
            self.show_page(self.board)
        self.title.show_text(tree.beginning.title)
        self._show_board()
        self.timeline.show_session(session)
        self.branches.show_session(session)
        self._show_question()
        self._fill_palette()
        self.bar.undo.setEnabled(tree.can_undo or self._before is not None)
        self.bar.redo.setEnabled(tree.can_redo)
        self._autosave.keep_tree()
        self.changed.emit()

    def _show_question(self) -> None:
        session = self.session
        earlier = session.state if session.looks_at is not None else None
        self.decision.show_decision(session.tree, session.question, earlier)

    def _show_board(self) -> None:
        self.bar.show_seat(self.seat)
        if self.sets_up:
            self._show_setup()
            return
        shown = self.session.board
        self.pending.show_board(shown)
        self.view.mark(())
        self.board.show_board(shown, self.seat)

    # What the judge does

    def play_scene(self, scene: Scene) -> None:
        """Sit down at the beginning of a scene; redo plays it."""
        if scene.own:
            self.reader.read_scene(scene, self._play_read)
        elif self._sit_down(lambda: table_of(scene)):
            self.decision.setFocus()

    def _play_read(self, tree: Tree) -> None:
        self.sit_down(tree)
        self.decision.setFocus()

    def _sit_down(self, find: Callable[[], Tree]) -> bool:
        """At a table that has to be found or made. Whether it could be."""
        try:
            tree = find()
        except InputError as error:
            self.troubled.emit(error)
            return False
        self.sit_down(tree)
        return True

    def sit_down(self, tree: Tree) -> None:
        """At another table; what was on this one can be brought back."""
        self._before = before = self.session.tree if self.session.is_touched else None
        self.saver.file = None
        if self.sets_up:
            self._show_right(self.decision)
        self._begin(tree)
        if before is not None:
            self.put_aside.emit(before)

    def _begin(self, tree: Tree, *, touched: bool = False) -> None:
        """With all that is written beside the table."""
        self._show_texts(tree)
        self.session.start(tree, touched=touched)

    def _show_texts(self, tree: Tree) -> None:
        """What is written beside a table."""
        self._notes = False
        self.dispute_page.show_accounts(tree.notes.accounts)
        self.report_page.show_notes(tree.notes, tree.beginning.title)
        self._notes = True

    def _note(self) -> None:
        if self._notes:
            self.session.note(self.report_page.noted(self.dispute_page.accounts))

    def show_scenes(self, about: str = "") -> None:
        """The ready scenes; those about a clause, a keyword effect or words of a title."""
        self.show_page(self.scenes)
        self.scenes.ask(about)

    def try_card(self, record: CardRecord) -> None:
        """A new position with a card in the hand of A, and the memory to play it."""
        taught = self.setup.taught
        if self._sit_down(lambda: plant(beginning(with_taught(with_card(record), taught)))):
            self.show_board()

    def play_key(self, key: str) -> None:
        """Sit down at the scene of this key."""
        for scene in self.scenes.all:
            if scene.key == key:
                self.play_scene(scene)

    def open_file(self) -> None:
        """Ask for a table or scenario file, and sit down at it."""
        if (path := ask_for_table(self)) is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Sit down at the table of a file, as soon as it is read."""
        self.said.emit(self.tr("Opening {file} …").format(file=path.name))
        self.reader.read_file(path, partial(self._sit_down_at, path))

    def _sit_down_at(self, path: Path, read: tuple[Tree, bool]) -> None:
        tree, leaves_control = read
        self.sit_down(tree)
        self.take_focus()
        self.saver.took(path)
        told = self.tr("{file} is opened.").format(file=path.name)
        if leaves_control:
            told = self.tr(
                "The control of this scenario is another position. It is not opened here, "
                "and a scenario that is saved from this table has none."
            )
        self.said.emit(told)

    def save(self) -> None:
        """Save the whole tree to its file, or ask for one; the position that is set up."""
        self.saver.save()

    def save_as(self) -> None:
        """Ask for a file: the whole tree, or the way to where one is as a scenario."""
        self.saver.save_as()

    def copy_position(self) -> None:
        """What lies on the board, as a line for a chat."""
        left_out: tuple[Told, ...] = ()
        if self.sets_up:
            scenario = self.setup.scenario
        else:
            tree = self.session.tree
            scenario, left_out = read_off(
                self.session.state, tree.beginning.names, tree.beginning.title
            )
        QGuiApplication.clipboard().setText(position_line(scenario))
        told = self.tr("The position is copied as a line of text.")
        if left_out:
            told += " " + self._left_out_told(left_out)
        self.said.emit(told)

    def paste_position(self) -> None:
        """Sit down at a position that was copied."""
        try:
            text = position_of(QGuiApplication.clipboard().text())
        except InputError as error:
            self.troubled.emit(error)
            return
        scene = Scene(self.tr("the copied position"), "", (), (), text)
        self.reader.read_scene(scene, self._play_read)

    def open_text(self, text: str) -> None:
        """Sit down at what a ruling rests on: a scenario, or a position as a line."""
        try:
            told = position_of(text) if MARK in text else text
        except InputError as error:
            self.troubled.emit(error)
            return
        scene = Scene(self.tr("what the ruling rests on"), "", (), (), told)
        self.reader.read_scene(scene, self._play_read)

    def ruling(self) -> Ruling:
        """What was played up to where one is, as a ruling that is to be given."""
        self.report_page.begin(self.language, self.seat)
        return of_table(self.report_page.told(), self.session.tree)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no field has taken: the position is copied, and a copied one opened."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_position()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_position()
        else:
            super().keyPressEvent(event)

    def undo(self) -> None:
        """Take back what was done last; at the beginning of a table, that one has sat down at
        it."""
        if self.sets_up:
            self.setup.undo()
        elif self.session.tree.can_undo or self._before is None:
            self.session.undo()
        else:
            before, self._before = self._before, None
            self._begin(before, touched=True)

    def redo(self) -> None:
        (self.setup if self.sets_up else self.session).redo()

    def concede_a(self) -> None:
        if not self.sets_up:
            self.session.concede(Seat.A)

    def concede_b(self) -> None:
        if not self.sets_up:
            self.session.concede(Seat.B)

    def step(self) -> None:
        self.session.step()

    def step_back(self) -> None:
        self.session.step_back()

    def go_stepwise(self) -> None:
        """From now on what a choice brings about is gone through event by event, or not."""
        self.session.stepwise = not self.session.stepwise

    def flip(self) -> None:
        """Look from the other player's seat."""
        self.seat = _SEATS[1 - _SEATS.index(self.seat)]
        self.comparison_page.look_from(self.seat)
        self._show_board()

    # Setting up

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
        tree = self.session.tree
        scenario, left_out = read_off(
            self.session.state, tree.beginning.names, tree.beginning.title
        )
        self.setup.take(scenario)
        self.set_up()
        if left_out:
            self.said.emit(self._left_out_told(left_out))

    def _left_out_told(self, left_out: Sequence[Told]) -> str:
        told = self.tr("A position can’t say: {what}.")
        return told.format(what="; ".join(map(left_out_told, left_out)))

    def _show_setup(self) -> None:
        """The position that is set up, on the board and as text."""
        shown = self.setup.board
        self.title.show_text(self.setup.scenario.title or self.tr("A new position"))
        self.pending.show_board(shown)
        self.board.show_board(shown, self.seat)

    def _use(self, scenario: Scenario) -> None:
        """Play from a position."""
        if self._sit_down(lambda: plant(beginning(scenario))):
            self.show_board()

    def leave_setup(self) -> None:
        """Back to what is played; what was set up stays as it is."""
        self._show_decision()

    def prefer(self, language: str, text: str) -> None:
        """Show this language first: in reports, of cards, and of what is not printed on them; and
        of the clauses this text."""
        self.cited_card.shown = ShownText(language, text)
        self.cited_card.render_again()
        if language == self.language and self.is_open:
            return
        self.language = language
        self.session.prefer(language)
        self.setup.prefer(language)
        for part in (self.decision, self.comparison_page, self.dispute_page):
            part.language = language
        if self.is_open:
            self._show_words()

    def _show_words(self) -> None:
        """Show again what is said in the language of the reader."""
        self._show_board()
        self.timeline.show_session(self.session)
        self.branches.show_session(self.session)
        self._show_question()

    def take_cards(self, cards: Cards) -> None:
        """Offer these cards where a position is set up; a report has what is printed on them."""
        self.setup.take_cards(cards)
        self.report_page.take_cards(cards)

    def take_taught(self, taught: tuple[TaughtPhrase, ...]) -> None:
        """Read the texts of cards that come to the table by what has been taught."""
        self.setup.taught = taught

    def toggle_by_hand(self) -> None:
        """The palette instead of the decision, and back."""
        shows = self.right.currentWidget() is not self.by_hand
        self._show_right(self.by_hand if shows else self.decision)
        self.columns.wants_right = True
        self._show_columns()
        self._fill_palette()
        self.right.setFocus()

    def _show_right(self, page: QWidget) -> None:
        was_set_up = self.sets_up
        self.right.setCurrentWidget(page)
        self.right.setFocusProxy(page)
        if was_set_up and not self.sets_up:
            self.title.show_text(self.session.tree.beginning.title)
            self._show_columns()
            self._show_board()

    def _fill_palette(self) -> None:
        if self.right.currentWidget() is self.by_hand:
            self.by_hand.show_session()

    def _show_decision(self) -> None:
        self._show_right(self.decision)
        self.right.setFocus()

    def _do_by_hand(self, ref: int) -> None:
        """The palette, with a card chosen."""
        if self.right.currentWidget() is not self.by_hand:
            self.toggle_by_hand()
        self.by_hand.choose_card(ref)

    def _activate(self, ref: int) -> None:
        """A card of the board was activated: its option is picked."""
        if self.right.currentWidget() is self.by_hand:
            self.by_hand.choose_card(ref)
        elif not self.sets_up:
            self.decision.activate(ref)

    def _click(self, ref: int, place: str) -> None:
        """A card or a place of the board was clicked: what can be done with it, or to it."""
        if self.decides and self.session.looks_at is None:
            self.decision.click(ref, place)

    def _draw(self, ref: int, onto: int, place: str) -> None:
        """From one card to another, as from the attacker to what it attacks."""
        if self.decides and self.session.looks_at is None:
            self.decision.draw(ref, onto, place)

    def _point(self, ref: int) -> None:
        if self.right.currentWidget() is self.by_hand:
            self.by_hand.choose_card(ref)

    def _clauses_of(self, unit: int) -> dict[str, tuple[str, ...]]:
        """By which clauses a card on the field is what it is."""
        state = self.setup.state if self.sets_up else self.session.state
        return clauses_of(state, UnitId(unit))

    # Reading beside the board

    def cite(self, cited: str) -> None:
        """A clause, or what a keyword effect is, beside the board."""
        self.cited_card.cite(cited)
        self._read_beside()

    def open_beside(self, address: Address) -> None:
        """A page beside the board."""
        self.cited_card.open(address)
        self._read_beside()

    def _read_beside(self) -> None:
        if self.cited_card.is_open:
            self.cited_card.setFocus()

    def _put_card_away(self) -> None:
        self.cited_card.put_away()
        self.take_focus()

    # Comparing, disputing, handing over

    def escape(self) -> None:
        """Back to the board from what stands in its place; else to what is worked with."""
        away = (self.comparison_page, self.dispute_page, self.report_page)
        if self.cited_card.is_open:
            self._put_card_away()
        elif self.stack.currentWidget() in away:
            self.show_board()
        elif not self.has_focus_within:
            self.take_focus()
        elif self.right.currentWidget() is self.by_hand:
            self.toggle_by_hand()
        elif self.sets_up:
            self.leave_setup()
        else:
            self.take_focus()

    def compare(self) -> None:
        """Where one is beside the node that is chosen in the tree of branches; beside the end of
        the branch tried last when none is."""
        tree, other = self.session.tree, self.branches.chosen
        if other == tree.current:
            ends = [end for end in tree.ends if end != tree.current]
            if not ends:
                self.said.emit(self.tr("There is nothing to compare with yet."))
                return
            other = ends[-1]
        self._compare_with(other)

    def _compare_with(self, other: int) -> None:
        """Where one is, beside another node."""
        tree = self.session.tree
        self.comparison_page.show_nodes(tree, tree.current, other, self.seat)
        self.show_page(self.comparison_page)
        self.comparison_page.setFocus()

    def argue(self) -> None:
        """Two accounts of what happened from the beginning of this table."""
        tree = self.session.tree
        told = tree.beginning.title or self.tr("the beginning of this table")
        self.dispute_page.show_tree(tree, ROOT, self.branches.chosen, told)
        self.show_page(self.dispute_page)
        self.dispute_page.setFocus()

    def _enter(self, found: Dispute) -> None:
        """Both accounts as branches of the table."""
        tree = self.session.tree
        for one in found.accounts:
            tree = enter(tree.go(ROOT), one)
        self.session.replace(tree)
        self.show_board()

    def report(self) -> None:
        """What is handed over."""
        self.report_page.begin(self.language, self.seat)
        self.show_page(self.report_page)
        self.report_page.setFocus()

    def print_report(self) -> None:
        """Print what is handed over; as it will be printed it is shown first."""
        if self.stack.currentWidget() is self.report_page:
            self.report_page.print_out()
        else:
            self.report()

    def remember(self, heading: ReportHeading) -> None:
        """What stood above the report before this one."""
        self.report_page.remember(heading)

    def _go(self, number: int) -> None:
        self.show_page(self.board)
        self.session.go(number)
