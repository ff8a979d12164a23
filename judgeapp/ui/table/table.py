"""The place of the table: what happened and what was tried at the left, the board in the middle,
what is to be decided at the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.record import CardRecord
from judgeapp.clauses.citing import by_leading, cited_list, leading_played
from judgeapp.editions.touched import Touched
from judgeapp.engine.identity import Seat
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.scenario.file import Scenario
from judgeapp.table.comparing.anew import PlayedAnew
from judgeapp.table.comparing.editions import EditionComparison
from judgeapp.table.dispute.dispute import Dispute, add_branch
from judgeapp.table.dispute.intents import Begin, ShowFor, Undo
from judgeapp.table.position_line import MARK, position_of
from judgeapp.table.rulings.ruling_draft import draft_ruling
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import at_deciding_step, played_table_of, table_of
from judgeapp.table.setup.position import beginning, with_card, with_taught
from judgeapp.table.tree.heading import ReportHeading
from judgeapp.table.tree.line_of_play import LineOfPlay, play_line
from judgeapp.table.tree.tree import ROOT, Tree, plant
from judgeapp.ui.faults import fault_context, note_undone, report_fault
from judgeapp.ui.table.autosave import Autosave, RestoredTable
from judgeapp.ui.table.controllers.background import EditionComparisonController, ExploreController
from judgeapp.ui.table.controllers.beside_board import CausesController, ReadingBeside
from judgeapp.ui.table.controllers.card_languages import CardLanguages
from judgeapp.ui.table.controllers.pointing import CardClicks, ContextMenus, about_cards
from judgeapp.ui.table.controllers.setup_controller import PositionClipboard, SetupController
from judgeapp.ui.table.dispute.comparison_page import ComparisonPage, anew_text
from judgeapp.ui.table.exploring.explore_page import ExplorePage
from judgeapp.ui.table.intents import (
    AddBranches,
    AddToReport,
    Cite,
    KeepNotes,
    Leave,
    PlayLine,
    Read,
    TableIntent,
    WriteRuling,
)
from judgeapp.ui.table.panels.by_hand_panel import ByHandPanel
from judgeapp.ui.table.report.report_page import ReportPage
from judgeapp.ui.table.table_display import TableDisplay
from judgeapp.ui.table.table_files import FileReader, TableSaver, ask_for_table


class Table(TableDisplay):
    """changed  -- what can be done, or the widths of the columns, are others
    hindered -- an InputError: what was wanted just now can't be done
    followed -- the Address of what the judge wants to read in the reader
    put_aside -- a Tree that was left for another table
    played_anew -- a sentence: what comes out otherwise by the edition that leads
    remembered -- the ReportHeading of the report that is written
    ruled -- the ruling of what is shown is to be written
    """

    changed = Signal()
    hindered = Signal(object)
    followed = Signal(object)
    put_aside = Signal(object)
    played_anew = Signal(str)
    remembered = Signal(object)
    ruled = Signal()

    def __init__(self, folder: Path, library: Library, widths: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(folder, library, widths, parent)
        # Whether what is written is the judge's, and is noted.
        self._notes = False
        self._then: list[Callable[[], object]] = []
        # A table that undo leaves at once, whatever was played: one that was played anew, or a scene to look at.
        self._anew: Tree | None = None
        self._autosave = Autosave(folder, lambda: self.session.tree, lambda: self.setup.scenario, self)
        self.reader = FileReader(self)
        self.saver = TableSaver(lambda: self.setup.scenario if self.sets_up else self.session.tree, self)
        self.beside = ReadingBeside(self)
        self.setup_controller = SetupController(self)
        self.clipboard = PositionClipboard(self.setup_controller)
        self.card_languages = CardLanguages(self)
        self.edition_comparison = EditionComparisonController(self.session)
        self.explore_controller = ExploreController(self.pages.explore, self)
        self.causes_controller = CausesController(self)
        self._clicks = CardClicks(self)
        self._offers = ContextMenus(self)
        self._connect()
        self._autosave.open()

    def _connect(self) -> None:
        self.session.changed.connect(self._show)
        self.session.noted.connect(self._autosave.keep_tree)
        self._autosave.opened.connect(self._opened)
        self.reader.scenes_read.connect(self._take_scenes)
        self.columns.changed.connect(self.changed)
        self.bar.undone.connect(self.undo)
        self.bar.redone.connect(self.redo)
        self.bar.stepped_back.connect(self.step_back)
        self.bar.stepped.connect(self.step)
        self.bar.flipped.connect(self.flip)
        self.bar.anew.connect(self.play_anew)
        self.scenes.left.connect(self.show_board)
        self.scenes.chosen.connect(self.play_scene)
        self.scenes.opens.connect(self.open_file)
        self.scenes.anew.connect(self.setup_controller.begin_anew)
        self.timeline.looked.connect(self.session.look_at)
        self.timeline.went.connect(self.session.go)
        self.branches.went.connect(self.session.go)
        self.branches.named.connect(self.session.call)
        self.branches.commented.connect(self.session.comment)
        self.decision.chosen.connect(self.session.choose)
        self.decision.marked.connect(self.board.mark)
        self.decision.by_hand.connect(self.toggle_by_hand)
        self.decision.wants_now.connect(lambda: self.session.look_at(None))
        self.setup.used.connect(self._use)
        self.setup.position_changed.connect(self._autosave.keep_position)
        self.pending.marked.connect(self.board.mark)
        self.cited_card.followed.connect(self.followed)
        self.pages.comparison.when_made(self._connect_comparison)
        self.pages.dispute.when_made(lambda page: page.sent.connect(self.dispatch))
        self.pages.explore.when_made(self._connect_explore)
        self.pages.report.when_made(self._connect_report)
        self.pages.by_hand.when_made(self._connect_by_hand)
        self.clipboard.pasted.connect(self._read_scene)
        self._offers.compared.connect(self._compare_with)
        self.edition_comparison.compared.connect(self._compare_with)
        self.edition_comparison.played.connect(self._sit_down_anew)
        self._offers.followed.connect(self.followed)
        self._offers.by_hand.connect(self._clicks.do_by_hand)
        self._offers.asked.connect(self.causes_controller.ask_of)
        for announcing in (
            self.saver,
            self.clipboard,
            self.setup_controller,
            self.card_languages,
            self.causes_controller,
        ):
            announcing.announced.connect(self.announced)
        for part in (self._autosave, self.saver, self.cited_card, self.card_languages):
            part.troubled.connect(self.troubled)
        for hindering in (self.session, self.reader, self.clipboard, self.edition_comparison, self.explore_controller):
            hindering.troubled.connect(self.hindered)

    def dispatch(self, intent: TableIntent) -> None:
        """Do what a page of the table wants."""
        match intent:
            case Cite(cited):
                self.beside.cite(cited)
            case Read(address):
                self.beside.open(address)
            case Leave():
                self.show_board()
            case PlayLine(line):
                self._play_line(line)
            case AddToReport(text):
                self._hand_over(text)
            case AddBranches(disputed):
                self._enter(disputed)
            case WriteRuling():
                self.ruled.emit()
            case KeepNotes():
                self._note()

    def _connect_comparison(self, page: ComparisonPage) -> None:
        page.went.connect(self._go)
        page.left.connect(self.show_board)

    def _connect_explore(self, page: ExplorePage) -> None:
        page.went.connect(self._play_line)
        page.handed.connect(self._hand_over)
        page.left.connect(self.show_board)

    def _connect_report(self, page: ReportPage) -> None:
        page.written.connect(self._note)
        page.remembered.connect(self.remembered)
        page.announced.connect(self.announced)
        page.troubled.connect(self.troubled)
        page.left.connect(self.show_board)

    def _connect_by_hand(self, palette: ByHandPanel) -> None:
        palette.left.connect(self.toggle_by_hand)
        palette.asked.connect(self.show_decision)
        palette.troubled.connect(self.hindered)

    # How it begins

    def _opened(self, opened: RestoredTable) -> None:
        self.is_open = True
        focus = QApplication.focusWidget()
        self.scenes.show_scenes(opened.scenes)
        for error in opened.wrong:
            self.troubled.emit(error)
        sets_up = opened.sets_up
        if opened.position is not None and not self._take_kept(opened.position):
            sets_up = False
        if opened.tree is None or not self._begin_with_kept(opened.tree):
            self._show()
            self.show_scenes()
            self.scenes.back.hide()
        if sets_up:
            self.setup_controller.go_on()
        self._autosave.is_kept()
        self._open_doors()
        # Nobody waits for them, however large they are.
        self.reader.find_scenes(self.folder)
        waiting, self._then = self._then, []
        for do in waiting:
            do()
        # Who has gone elsewhere meanwhile types there.
        if self.isHidden() and focus is not None:
            focus.setFocus()

    def _take_scenes(self, own: tuple[Scene, ...], wrong: tuple[InputError, ...]) -> None:
        self.scenes.show_scenes((*self.scenes.all, *own))
        for error in wrong:
            self.troubled.emit(error)

    def _take_kept(self, position: Scenario) -> bool:
        """Show the position that was kept. What can't be shown is set aside: whether it could."""
        try:
            self.setup.take(position)
        except Exception as error:
            report_fault(error)
            self.troubled.emit(self._autosave.set_position_aside())
            return False
        return True

    def _begin_with_kept(self, tree: Tree) -> bool:
        """Sit down at the table that was kept. What can't be shown is set aside: whether it could."""
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
        idle = (
            self._autosave,
            self.reader,
            self.cited_card,
            self.card_languages,
            self.edition_comparison,
            self.explore_controller,
        )
        dispute = self.pages.dispute.made
        return all(part.is_idle for part in idle) and (dispute is None or dispute.is_idle)

    def close_down(self) -> None:
        """Keep what is to be kept and end what runs."""
        self.reader.close_down()
        if self.pages.dispute.made is not None:
            self.pages.dispute.made.close_down()
        self.cited_card.close_down()
        self.card_languages.close_down()
        self.edition_comparison.close_down()
        self.explore_controller.close_down()
        self._autosave.close_down()

    # What is shown

    def _show(self) -> None:
        """Show the tree and the place in it. What can't be shown is left for what could be."""
        action = self.session.action or self.tr("showing the table")
        try:
            with fault_context(action):
                self.show_played()
        except Exception as error:
            if self.session.take_back():
                self._show_texts(self.session.tree)
                self.show_played()
                note_undone(error)
            raise
        self.session.is_shown()
        self._autosave.keep_tree()
        self.changed.emit()

    # What the judge does

    def play_scene(self, scene: Scene) -> None:
        """Sit down at the beginning of a scene; redo plays it."""
        if scene.own:
            self._read_scene(scene)
        elif self._sit_down(lambda: table_of(scene)):
            self.decision.setFocus()

    def _read_scene(self, scene: Scene) -> None:
        self.reader.read_scene(scene, self._play_read)

    def _play_read(self, tree: Tree) -> None:
        self.sit_down(tree)
        self.decision.setFocus()

    def _sit_down(self, find: Callable[[], Tree]) -> bool:
        """Sit down at a table that has to be found or made. True if it could be."""
        try:
            tree = find()
        except InputError as error:
            self.hindered.emit(error)
            return False
        self.sit_down(tree)
        return True

    def sit_down(self, tree: Tree) -> None:
        """Sit down at another table; what was on this one can be brought back."""
        before = self.session.tree if self.session.is_touched else None
        if before is not None:
            self.before.append(before)
        self.saver.file = None
        if self.sets_up:
            self.show_right(self.decision)
        self._begin(tree)
        if before is not None:
            self.put_aside.emit(before)

    def _begin(self, tree: Tree, *, touched: bool = False) -> None:
        """Begin a table with all that is written beside it."""
        self._show_texts(tree)
        self.session.start(tree, touched=touched)

    def _show_texts(self, tree: Tree) -> None:
        """Show the notes beside a table."""
        self._notes = False
        notes, title = tree.notes, tree.beginning.title
        self.pages.dispute.tell("accounts", lambda page: page.show_accounts(notes.accounts))
        self.pages.report.tell("notes", lambda page: page.show_notes(notes, title))
        self._notes = True

    def _note(self) -> None:
        """Keep what is written on the pages that there are."""
        if self._notes:
            notes, dispute, report = self.session.tree.notes, self.pages.dispute.made, self.pages.report.made
            accounts = dispute.accounts if dispute is not None else notes.accounts
            self.session.note(report.noted(accounts) if report is not None else replace(notes, accounts=accounts))

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
        """Sit down at the scene of this key, where it is decided, and say what to look at. Undo brings back the table
        that was left."""
        for scene in self.scenes.all:
            if scene.key != key:
                continue
            self.play_scene(scene)
            if scene.own:
                continue
            self.session.go(at_deciding_step(self.session.tree, scene.clauses).current)
            self._anew = tree = self.session.tree
            if tree.current in tree.latest:
                text = self.tr("Ctrl+Y plays “{choice}”: look at {clauses}.").format(
                    choice=self.session.choice_text(tree.latest[tree.current]),
                    clauses=cited_list(by_leading(scene.clauses)),
                )
                back = self.tr("Ctrl+Z restores your own table.") if self.before else ""
                self.announced.emit(f"{text} {back}".strip())

    def play_both(self, key: str) -> None:
        """Sit down at the end of the scene of this key, and compare what both editions of the rules come to."""
        for scene in self.scenes.all:
            if scene.key == key and self._sit_down(partial(played_table_of, scene)):
                self.compare_editions()

    def open_file(self) -> None:
        """Ask for a table or scenario file, and sit down at it."""
        if (path := ask_for_table(self)) is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Sit down at the table of a file, as soon as it is read."""
        self.announced.emit(self.tr("Opening {file} …").format(file=path.name))
        self.reader.read_file(path, partial(self._sit_down_at, path))

    def _sit_down_at(self, path: Path, read: tuple[Tree, bool]) -> None:
        tree, leaves_control = read
        self.sit_down(tree)
        self.take_focus()
        self.saver.took(path)
        text = self.tr("Opened {file}.").format(file=path.name)
        if leaves_control:
            text = self.tr(
                "This scenario's control is another position. It isn't opened here, and isn't saved from this table."
            )
        self.announced.emit(text)

    def take_touched(self, touched: Touched | None) -> None:
        """See Timeline.take_touched."""
        self.timeline.take_touched(touched)
        self.pages.report.tell("touched", lambda page: setattr(page, "touched", touched))
        self.timeline.show_session(self.session)

    def take_cards(self, cards: Cards) -> None:
        super().take_cards(cards)
        self.card_languages.take_cards(cards)

    def save(self) -> None:
        """Save the whole tree to its file, or ask for one; the position that is set up."""
        self.saver.save()

    def save_as(self) -> None:
        """Ask for a file: the whole tree, or the way to where one is as a scenario."""
        self.saver.save_as()

    def open_text(self, text: str) -> None:
        """Sit down at what a ruling rests on: a scenario, or a position as a line."""
        try:
            scenario_text = position_of(text) if MARK in text else text
        except InputError as error:
            self.troubled.emit(error)
            return
        self._read_scene(Scene(self.tr("the grounds of the ruling"), "", (), (), scenario_text))

    def ruling(self) -> Ruling:
        """Ruling to be given on what was played up to where one is, or is set up."""
        self.setup_controller.settle()
        self.report_page.begin(self.language, self.seat)
        return draft_ruling(self.report_page.make_report(), self.session.tree)

    def take_ruling(self, ruling: Ruling) -> None:
        """Fill the report of the same position with a ruling that was given on it."""
        if ruling.rests_on and ruling.rests_on == self.ruling().rests_on:
            self.report_page.say(ruling.question, ruling.answer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the position, or open a copied one, where no field has taken the key."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.clipboard.copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.clipboard.paste()
        else:
            super().keyPressEvent(event)

    def undo(self) -> None:
        """Take back what was done last; at the beginning of a table, that one has sat down at it."""
        if self.sets_up:
            self.setup.undo()
        elif self.argues:
            self.dispute_page.dispatch(Undo())
        elif not self.before or (self.session.tree.can_undo and self.session.tree is not self._anew):
            self.session.undo()
        else:
            self._begin(self.before.pop(), touched=True)

    def redo(self) -> None:
        if self.argues:
            self.dispute_page.dispatch(Undo(forth=True))
        else:
            (self.setup if self.sets_up else self.session).redo()

    def ask_about_cards(self) -> None:
        """Read the answers about the cards on the field, with those under them."""
        numbers = () if self.sets_up else self.session.numbers_on_field()
        if numbers:
            self.followed.emit(about_cards(numbers))
        else:
            self.announced.emit(self.tr("No card on the field has a number."))

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
        """Set whether the events of a choice are gone through one by one from now on."""
        self.session.stepwise = not self.session.stepwise

    def _use(self, scenario: Scenario) -> None:
        """Play from a position."""
        if self._sit_down(lambda: plant(beginning(scenario))):
            self.show_board()

    # Comparing, disputing, handing over

    def escape(self) -> None:
        """Return to the board from what stands in its place; else to what is worked with."""
        if self.beside.put_away() or self.causes_controller.put_away():
            return
        page = self.stack.currentWidget()
        if page is not self.board and (page is not self.scenes or self.scenes.has_board):
            self.show_board()
        elif not self.has_focus_within:
            self.take_focus()
        elif self.changes_by_hand:
            self.toggle_by_hand()
        elif self.sets_up:
            self.show_decision()
        else:
            self.take_focus()

    def compare(self) -> None:
        """Compare the current node with the one that is chosen in the tree of branches; with the end of the branch
        tried last when none is."""
        tree, other = self.session.tree, self.branches.chosen
        if other == tree.current:
            ends = [end for end in tree.ends if end != tree.current]
            if not ends:
                self.announced.emit(self.tr("Nothing to compare with yet."))
                return
            other = ends[-1]
        self._compare_with(other)

    def compare_editions(self) -> None:
        """Compare the choices up to the current node by both editions of the rules."""
        if self.setup_controller.settle():
            self.edition_comparison.compare()

    def play_anew(self) -> None:
        """Play the table by the edition that leads, where it is played by another."""
        if not self.setup_controller.settle():
            return
        if self.session.tree.beginning.state.rules == leading_played():
            text = self.tr("This table is under rules {edition} already.")
            self.announced.emit(text.format(edition=leading_played()))
        elif not self.session.tree.beginning.scenario:
            self.announced.emit(self.tr("A table opened from a replay can't be replayed under other rules."))
        else:
            self.edition_comparison.play_anew()

    def _sit_down_anew(self, played: PlayedAnew) -> None:
        """Sit down at the same table by another edition; undo brings back what it was."""
        former = self.session.tree
        self.before.append(former)
        self._anew = played.tree
        self.saver.file = None
        self._begin(played.tree, touched=True)
        self.played_anew.emit(anew_text(former, played, self.session.spoken))

    def _compare_with(self, other: int | EditionComparison) -> None:
        """Show the comparison with another node, or by both editions."""
        self.show_comparison(other)
        self.comparison_page.setFocus()

    def explore(self) -> None:
        """Explore all lines of play from the current position, or from the one that is set up."""
        if self.setup_controller.settle():
            self.explore_page.show_printing(self.session.printing, self.session.spoken)
            self.explore_page.show_tree(self.session.tree, self.seat)
            self.show_page(self.explore_page)
            self.explore_page.setFocus()

    def _play_line(self, line: LineOfPlay) -> None:
        """Add a line of play as a branch of the table, and look at its end."""
        tree, moment = play_line(self.session.tree, line)
        self.show_page(self.board)
        self.session.replace(tree)
        if moment is not None:
            self.session.look(self.session.explain(tree.current)[moment])
        self.take_focus()

    def _hand_over(self, text: str) -> None:
        """Put what was found into the ruling of the report."""
        self.report_page.begin(self.language, self.seat)
        self.report_page.add(text)
        self.announced.emit(self.tr("Added to the ruling in the report."))

    def argue(self) -> None:
        """Two accounts of what happened from the beginning of this table, or from what is set up."""
        if not self.setup_controller.settle():
            return
        tree = self.session.tree
        place_name = self.called or self.tr("the beginning of this table")
        self.dispute_page.dispatch(ShowFor(self.seat, self.language, self.session.printing))
        self.dispute_page.dispatch(Begin(tree, ROOT, self.branches.chosen, place_name))
        self.show_page(self.dispute_page)
        self.dispute_page.setFocus()

    def _enter(self, disputed: Dispute) -> None:
        """Add both accounts to the table as branches."""
        from judgeapp.ui.table.dispute.account_lines import refused_text

        tree = self.session.tree
        for account in disputed.accounts:
            tree = add_branch(tree.go(ROOT), account, refused_text)
        self.session.replace(tree)
        self.show_board()

    def report(self) -> None:
        """Hand over what was played, or is set up."""
        if not self.setup_controller.settle():
            return
        self.report_page.begin(self.language, self.seat)
        self.show_page(self.report_page)
        self.report_page.setFocus()

    def print_report(self) -> None:
        """Print what is handed over; as it will be printed it is shown first."""
        if isinstance(page := self.stack.currentWidget(), ReportPage):
            page.print_out()
        else:
            self.report()

    def remember(self, heading: ReportHeading) -> None:
        """Remember the heading of the report before this one."""
        self.pages.report.tell("heading", lambda page: page.remember(heading))

    def _go(self, number: int) -> None:
        self.show_page(self.board)
        self.session.go(number)
