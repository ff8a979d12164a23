"""The table view: events and branches at the left, the board in the middle, the decision at the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.clauses.citing import leading_played
from judgeapp.editions.taught import Touched
from judgeapp.engine.identity import Seat
from judgeapp.engine.state.state import replace
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.table.board.board import clauses_of
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.judge_actions import ActionParams
from judgeapp.table.scenes import title_in
from judgeapp.table.tree.tree import ReportHeading
from judgeapp.ui.faults import fault_context, note_undone
from judgeapp.ui.localization import current_language
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table import intents
from judgeapp.ui.table.controllers.card_languages import CardLanguages
from judgeapp.ui.table.controllers.context_menus import ContextMenus, about_cards
from judgeapp.ui.table.controllers.pages_controller import PagesController
from judgeapp.ui.table.controllers.seating import Seating
from judgeapp.ui.table.controllers.setup_controller import SetupController
from judgeapp.ui.table.intents import TableIntent
from judgeapp.ui.table.panels.by_hand_panel import by_hand_view
from judgeapp.ui.table.room import Room
from judgeapp.ui.table.session import Session
from judgeapp.ui.table.setup.board_editor import BoardEditor
from judgeapp.ui.table.table_files import Autosave, FileReader, RestoredTable, TableSaver
from judgeapp.ui.table.table_state import ExplainedEvent
from judgeapp.ui.table.table_view import TableView, aimed, marks_of_line, view_of, waiting_lines
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.work.background import LatestTask


class Table(QWidget):
    """Joins the parts of a table. All their intents come to `dispatch`; `_show` draws the result."""

    announced = Signal(str)  # a finished action, in a sentence
    troubled = Signal(object)  # an InputError
    hindered = Signal(object)  # an InputError: the last intent can't be carried out
    changed = Signal()  # the available actions, or the widths of the columns, changed
    followed = Signal(object)  # the Address of a page to read
    put_aside = Signal(object)  # a Tree that was left for another table
    noticed = Signal(str)  # a sentence that stays until it is read
    remembered = Signal(object)  # the ReportHeading of a written report
    ruled = Signal()  # write the ruling on the shown table

    def __init__(self, folder: Path, library: Library, widths: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.folder, self.library = folder, library
        self.is_open = False
        self._touched: Touched | None = None
        self.session = Session(self)
        self.room = room = Room(self.dispatch, library, widths)
        box(QVBoxLayout(self), room, margin=0)
        self.bar, self.scenes, self.timeline, self.branches = room.bar, room.scenes, room.timeline, room.branches
        self.board, self.view, self.text, self.title = room.board, room.board.view, room.board.text, room.bar.title
        self.pending, self.decision, self.setup = room.pending, room.decision, room.setup
        self.cited_card, self.causes, self.pages = room.cited_card, room.causes, room.pages
        self.view.clauses = self._clauses_of
        BoardEditor(self.setup, self.view)
        self._then: list[Callable[[], object]] = []
        self.autosave = Autosave(folder, lambda: self.session.tree, lambda: self.setup.scenario, self)
        self.reader = FileReader(self)
        self.saver = TableSaver(lambda: self.setup.scenario if self.room.sets_up else self.session.tree, self)
        self.seating = Seating(self)
        self.setup_controller = SetupController(self)
        self.card_languages = CardLanguages(self)
        self.pages_controller = PagesController(self)
        ContextMenus(self)
        self._connect()
        self.autosave.open()

    def _connect(self) -> None:
        self.session.changed.connect(self.show_session)
        self.session.noted.connect(self.autosave.keep_tree)
        self.autosave.opened.connect(self._on_opened)
        self.reader.scenes_read.connect(self.seating.set_scenes)
        self.room.columns.changed.connect(self.changed)
        self.setup.used.connect(self.seating.use)
        self.setup.position_changed.connect(self.autosave.keep_position)
        self.saver.announced.connect(self.announced)
        for part in (self.autosave, self.saver):
            part.troubled.connect(self.troubled)
        for hindering in (self.session, self.reader):
            hindering.troubled.connect(self.hindered)

    def dispatch(self, intent: TableIntent) -> None:
        """Carry out an intent of a part of the table, or say why that is impossible."""
        try:
            self._carry_out(intent)
        except InputError as error:
            self.troubled.emit(error)

    def _carry_out(self, intent: TableIntent) -> None:
        match intent:
            case PlainIntent():
                self.plain_intents[intent]()
            case intents.Activate(ref) | intents.Point(ref) if self.room.changes_by_hand:
                self.pages.by_hand.part.choose_card(ref)
            case intents.Click() | intents.Drag() | intents.Activate() | intents.Point():
                self._aim(intent)
            case intents.See(thing):
                if (marks := marks_of_line(thing)) is not None:
                    self.board.mark(marks)
            case intents.OpenFold(begin):
                self.session.become(opened=self.session.now.opened | {begin})
                self.timeline.draw(self.seen.timeline)
            case intents.Choose(key):
                self.session.choose(key)
            case intents.ByHand(ref):
                if not self.room.changes_by_hand:
                    self.toggle_by_hand()
                self.pages.by_hand.part.choose_card(ref)
            case intents.FillPalette(palette):
                self.session.become(palette=palette)
                self._fill_palette()
            case intents.Act(palette, params):
                self._act(palette.who, palette.action, params)
            case intents.LookAt(event):
                self.session.look_at(event)
            case intents.GoTo(node):
                self.room.show_page(self.board)
                self.session.go(node)
            case intents.NameBranch(node, name):
                self.session.call(node, name)
            case intents.CommentBranch(node, comment):
                self.session.comment(node, comment)
            case intents.CompareWith(node):
                self.pages_controller.compare_with(node)
            case intents.AskCauses(of):
                self._ask_causes(of)
            case intents.PlayScene(scene):
                self.seating.play_scene(scene)
            case intents.Cite(cited):
                self.cited_card.cite(cited)
            case intents.Read(address):
                self.cited_card.open(address)
            case intents.PlayLine(line):
                self.pages_controller.play_line(line)
            case intents.ExploreLines():
                self.pages_controller.explore_lines(intent)
            case intents.MakeReport():
                self.pages.report.part.set_view(self.pages_controller.report_view(intent))
            case intents.AddToReport(text):
                self.pages_controller.add_to_report(text, on_accounts=True)
            case intents.AddBranches(disputed):
                self.pages_controller.add_accounts(disputed)
            case intents.Follow(address):
                self.followed.emit(address)
            case intents.Remember(heading):
                self.remembered.emit(heading)
            case intents.Announce(text):
                self.announced.emit(text)
            case intents.Trouble(error):
                self.troubled.emit(error)
            case _:
                assert_never(intent)

    @cached_property
    def plain_intents(self) -> dict[PlainIntent, Callable[[], object]]:
        """Handlers of the intents that say no more than their name."""
        pages, setup = self.pages_controller, self.setup_controller
        return {
            PlainIntent.UNDO: self.seating.undo,
            PlainIntent.REDO: self.seating.redo,
            PlainIntent.STEP: self.session.step,
            PlainIntent.STEP_BACK: self.session.step_back,
            PlainIntent.STEPWISE: self.session.toggle_stepwise,
            PlainIntent.WHY_NOT: self.toggle_closed,
            PlainIntent.CAUSES: self.toggle_causes,
            PlainIntent.BY_HAND: self.toggle_by_hand,
            PlainIntent.DECIDE: self.show_decision,
            PlainIntent.NAME_BRANCH: self.name_branch,
            PlainIntent.COMPARE: pages.compare,
            PlainIntent.COMPARE_EDITIONS: pages.compare_editions,
            PlainIntent.PLAY_ANEW: pages.play_anew,
            PlainIntent.EXPLORE: pages.explore,
            PlainIntent.DISPUTE: pages.argue,
            PlainIntent.REPORT: pages.report,
            PlainIntent.PRINT: pages.print_report,
            PlainIntent.CONCEDE_A: partial(self._concede, Seat.A),
            PlainIntent.CONCEDE_B: partial(self._concede, Seat.B),
            PlainIntent.FLIP: self.flip,
            PlainIntent.BOARD_TEXT: self.board.toggle_text,
            PlainIntent.CARD_LANGUAGE: self.card_languages.turn,
            PlainIntent.LEFT_COLUMN: self.room.toggle_left,
            PlainIntent.RIGHT_COLUMN: self.room.toggle_right,
            PlainIntent.SCENES: self.seating.show_scenes,
            PlainIntent.OPEN_FILE: self.seating.open_file,
            PlainIntent.SAVE_AS: self.saver.save_as,
            PlainIntent.SET_UP: setup.go_on,
            PlainIntent.SET_UP_ANEW: setup.restart,
            PlainIntent.SET_UP_HERE: setup.begin_here,
            PlainIntent.COPY_POSITION: self.setup_controller.copy,
            PlainIntent.PASTE_POSITION: self.setup_controller.paste,
            PlainIntent.ANSWERS_HERE: self.ask_about_cards,
            PlainIntent.LEAVE: self.show_board,
            PlainIntent.ARRANGE: self.room.show_columns,
            PlainIntent.KEEP_NOTES: self.seating.note,
            PlainIntent.WRITE_RULING: self.ruled.emit,
            PlainIntent.STOP_EXPLORING: pages.following.stop,
            PlainIntent.ADD_OUTCOMES: pages.add_outcomes,
        }

    @property
    def decides_now(self) -> bool:
        """True if the current board and decision are visible."""
        return self.room.decides and self.session.looks_at is None

    def _aim(self, intent: intents.Click | intents.Drag | intents.Activate | intents.Point) -> None:
        """Choose, or go to, the option that is meant on the board; or show there why there is none."""
        is_key, options = isinstance(intent, intents.Activate), self.decision.options
        if isinstance(intent, intents.Point) or (self.room.sets_up if is_key else not self.decides_now):
            return
        aim = aimed(self.session.now, self.session.texts, intent, options.chosen)
        if aim.source != self.session.now.source:
            self.session.become(source=aim.source)
        if aim.marks is not None and not aim.is_chosen:
            self.board.mark(aim.marks)
        if aim.choice is None:
            self.view.show_refusal(intent.place, aim.refusals)
        elif aim.is_chosen:
            self.session.choose(aim.choice.key)
        else:
            options.go_to(aim.choice)
            if is_key:
                options.setFocus()

    def _clauses_of(self, unit: int) -> dict[str, tuple[str, ...]]:
        """Clauses behind the current values of a card on the field."""
        state = self.setup.state if self.room.sets_up else self.session.now.board_state
        return clauses_of(state, unit)

    # How it begins

    def _on_opened(self, opened: RestoredTable) -> None:
        self.is_open, focus = True, QApplication.focusWidget()
        self.seating.restore(opened)
        self.autosave.is_kept()
        self.room.open_doors()
        # Nobody waits for them, however large they are.
        self.reader.find_scenes(self.folder)
        waiting, self._then = self._then, []
        for do in waiting:
            do()
        # If the judge has gone elsewhere meanwhile, the focus stays there.
        if self.isHidden() and focus is not None:
            focus.setFocus()

    def when_open(self, do: Callable[[], object]) -> None:
        if self.is_open:
            do()
        else:
            self._then.append(do)

    @property
    def is_idle(self) -> bool:
        tasks = (task for task in self.findChildren(LatestTask) if task.parent() is not self.autosave)
        return self.autosave.is_idle and all(task.is_idle for task in tasks)

    # Drawing

    def show_session(self) -> None:
        """Show the tree at its current position, or at the last one that can be shown."""
        action = self.session.action or self.tr("showing the table")
        try:
            with fault_context(action):
                self.show_played()
        except Exception as error:
            if self.session.take_back():
                self.seating.show_texts(self.session.tree)
                self.show_played()
                note_undone(error)
            raise
        self.session.is_shown()
        self.autosave.keep_tree()
        self.changed.emit()

    def show_played(self) -> None:
        self.pages_controller.leave_other()
        self.title.show_text(self.called)
        self._draw()
        self._fill_palette()

    @property
    def called(self) -> str:
        """The table's title, that of a ready scene in the language of the window."""
        return title_in(self.session.tree.beginning.title, current_language())

    def _draw(self) -> None:
        """Draw all that is in the reader's language, each part in its place."""
        self._draw_board()
        view = self.seen
        if self.causes.is_open and self.session.now.asked is None:
            self._ask_causes()
        self.pages_controller.show_again()
        self.timeline.draw(view.timeline)
        self.branches.draw(view.branches)
        self.room.show_history(has_history=view.has_history)
        self.decision.draw(view.decision)

    @property
    def seen(self) -> TableView:
        session = self.session
        return session.results.of(view_of, session.now, session.texts, session.results, self._touched)

    def _draw_board(self) -> None:
        beginning, leading = self.session.tree.beginning, leading_played()
        can_replay = beginning.state.rules != leading and bool(beginning.scenario)
        self.bar.offer_edition(leading if can_replay and not self.room.sets_up else "")
        if self.room.sets_up:
            self.show_setup()
            return
        self.show_undo()
        view = self.seen
        self.pending.draw(view.pending)
        self.board.show_board(view.board, view.seat)
        self.board.mark(view.marks)

    def show_setup(self) -> None:
        """The position that is set up, on the board and as text."""
        shown = self.setup.board
        self.title.show_text(self.setup.scenario.title or self.tr("A new position"))
        self.pending.draw([*waiting_lines(shown)])
        self.board.show_board(shown, self.session.now.seat)
        self.show_undo()

    def show_undo(self) -> None:
        """Show whether there is anything to take back, or to do again."""
        draft, tree = self.setup.draft, self.session.tree
        sets_up = self.room.sets_up
        self.bar.undo.setEnabled(bool(draft.past if sets_up else tree.can_undo or self.seating.before))
        self.bar.redo.setEnabled(bool(draft.future if sets_up else tree.can_redo))

    def toggle_causes(self) -> None:
        """Show the causes of the effect that is chosen among those that wait, of the event that is looked at, or of the
        last one; asked again, put them away."""
        session, waiting = self.session, self.pending
        meant = waiting.chosen if waiting.hasFocus() else session.looks_at
        if self.causes.lines.hasFocus():
            meant = session.now.asked
        elif not isinstance(meant, ExplainedEvent | WaitingSnapshot):
            meant = session.looks_at or next(reversed(session.texts.happened(session.now)), None)
        if meant is None:
            self.announced.emit(self.tr("Nothing has happened yet."))
        elif meant is session.now.asked:
            self._ask_causes()
            self.room.take_focus()
        else:
            self._ask_causes(meant)

    def _ask_causes(self, of: ExplainedEvent | WaitingSnapshot | None = None) -> None:
        self.session.become(asked=of)
        self.causes.draw(self.seen.causes)
        self.room.show_columns()
        if of is not None:
            self.causes.setFocus()

    def flip(self) -> None:
        self.session.become(seat=Seat(self.session.now.seat).other.value)
        self.pages_controller.show_again()
        self._draw_board()

    def toggle_closed(self) -> None:
        """List impossible options with reasons, or not."""
        self.session.become(lists_closed=not self.session.now.lists_closed)
        self.timeline.draw(self.seen.timeline)
        self.decision.draw(self.seen.decision)

    # Languages and cards

    def prefer(self, language: str, text: str) -> None:
        """Show this language first: in reports, on cards, and for unprinted texts; and this text of the clauses."""
        self.cited_card.shown = ShownText(language, text)
        self.cited_card.render_again()
        if language == self.session.now.language and self.is_open:
            return
        self.session.reword(language=language)
        self.setup.prefer(language)
        if self.is_open:
            self._draw()

    def set_taught(self, taught: tuple[TaughtPhrase, ...]) -> None:
        """Read the texts of cards that come to the table by these lessons."""
        self.setup.taught = taught

    def show_right(self, page: QWidget) -> None:
        """Show the decision, the palette, or the position editor."""
        was_set_up = self.room.sets_up
        self.room.right.setCurrentWidget(page)
        self.room.right.setFocusProxy(page)
        if self.room.sets_up or was_set_up:
            # What was saved last is shown at the next start.
            if self.room.sets_up:
                self.autosave.keep_position()
            else:
                self.autosave.keep_tree()
                self.title.show_text(self.called)
            self.room.show_columns()
            self._draw_board()

    def show_decision(self) -> None:
        """Show the decision; a position set up stays as is."""
        self.show_right(self.decision)
        self.room.right.setFocus()

    def toggle_by_hand(self) -> None:
        """The palette instead of the decision, and back."""
        shows = not self.room.changes_by_hand
        self.show_right(self.pages.by_hand.part if shows else self.decision)
        self.room.columns.wants_right = True
        self.room.show_columns()
        self._fill_palette()
        self.room.right.setFocus()

    def _fill_palette(self) -> None:
        session = self.session
        view = by_hand_view(session.now, session.texts, session.results)
        if view.palette.resolves != session.now.palette.resolves:
            session.become(palette=replace(view.palette, by=session.now.palette.by))
        if self.room.changes_by_hand:
            self.pages.by_hand.part.draw(view)

    def _act(self, who: str, action: str, params: ActionParams) -> None:
        """Carry out a judge action, then show the decision if there is a new one."""
        if self.session.act(who, action, params):
            asked = self.session.question
            if asked is not None and asked.kind not in ("by-hand", "main", "breeding"):
                self.show_right(self.decision)
            self.room.right.setFocus()

    def set_touched(self, touched: Touched | None) -> None:
        """Say from now on which events rest on clauses that an edition changed."""
        self._touched = touched
        self.pages_controller.sources = replace(self.pages_controller.sources, touched=touched)
        self.timeline.draw(self.seen.timeline)

    def set_cards(self, cards: Cards) -> None:
        """Offer these cards in setup; a report shows their printed texts."""
        self.setup.set_cards(cards)
        self.pages_controller.sources = replace(self.pages_controller.sources, cards=cards)
        self.card_languages.set_cards(cards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the position, or open a copied one, if no field has taken the key."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.setup_controller.copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.setup_controller.paste()
        else:
            super().keyPressEvent(event)

    def ask_about_cards(self) -> None:
        """Read the answers about the cards on the field, with those under them."""
        numbers = () if self.room.sets_up else self.session.now.numbers_on_field()
        if numbers:
            self.followed.emit(about_cards(numbers))
        else:
            self.announced.emit(self.tr("No card on the field has a number."))

    def _concede(self, seat: Seat) -> None:
        """A player gives the duel up, at any decision of either player (1-2-4)."""
        if not self.room.sets_up and self.session.tree.game.decision is not None:
            self.session.choose(f"concede:{seat.value}")

    def escape(self) -> None:
        """Return to the board from a page in its place; otherwise to the part in use."""
        for beside, dismiss in ((self.cited_card, self.cited_card.dismiss), (self.causes, self._ask_causes)):
            if beside.is_open:
                dismiss()
                self.room.take_focus()
                return
        page = self.room.stack.currentWidget()
        if page is not self.board and (page is not self.scenes or self.scenes.has_board):
            self.show_board()
        elif not self.room.has_focus_within:
            self.room.take_focus()
        elif self.room.changes_by_hand:
            self.toggle_by_hand()
        elif self.room.sets_up and self.setup.field.text:
            self.setup.field.clear()
        elif self.room.sets_up:
            self.setup_controller.leave()
        else:
            self.room.take_focus()

    def remember(self, heading: ReportHeading) -> None:
        self.pages.report.call_when_made("heading", lambda page: page.remember(heading))

    def show_board(self) -> None:
        self.room.show_page(self.board)
        self.room.right.setFocus()

    def come(self) -> None:
        """Show the table to a judge from another view: the scenes if they are filtered, or without a board."""
        scenes = self.scenes
        if self.room.stack.currentWidget() is scenes and scenes.has_board and not scenes.filter.text():
            self.show_board()
        else:
            self.room.take_focus()

    def name_branch(self) -> None:
        self.room.show_left()
        self.branches.write()

    @property
    def tab_parts(self) -> list[QWidget]:
        return self.room.tab_parts

    @property
    def free_room(self) -> QWidget | None:
        return self.room.free_room

    def reserve(self, height: int) -> None:
        self.room.reserve(height)
