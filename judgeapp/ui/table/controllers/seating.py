"""Opening a table: the saved one, a scene, a file, a position; undo returns to the previous table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgeapp.cards.record import CardRecord
from judgeapp.clauses.citing import by_leading, cited_list
from judgeapp.desk.folder import autosave_file, draft_file
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import join_sentences
from judgeapp.scenario.file import Scenario
from judgeapp.table.comparing.editions import PlayedAnew
from judgeapp.table.dispute.disputed_accounts import Undo
from judgeapp.table.position_line import MARK, position_of
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import at_deciding_step, played_table_of, table_of, title_in
from judgeapp.table.setup.position import beginning, with_card, with_taught
from judgeapp.table.tree import file
from judgeapp.table.tree.tree import Notes, Tree, plant
from judgeapp.ui.faults import report_fault
from judgeapp.ui.localization import current_language, translate
from judgeapp.ui.table.dispute.comparison_page import anew_text
from judgeapp.ui.table.table_files import RestoredTable, ask_for_table

if TYPE_CHECKING:
    from judgeapp.ui.table.table import Table

_MAX_BEFORE = 8  # former tables that undo can bring back


class Seating(QObject):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._notes = False  # whether texts on pages are the judge's own, and go into the notes
        # The former tables at which anything was done, the last one last.
        self.before = deque[Tree](maxlen=_MAX_BEFORE)
        # A table that undo leaves at once, whatever was played: one replayed by another edition, or a scene to look at.
        self._anew: Tree | None = None

    def set_scenes(self, own: tuple[Scene, ...], wrong: tuple[InputError, ...]) -> None:
        self._table.scenes.show_scenes((*self._table.scenes.all, *own))
        for error in wrong:
            self._table.troubled.emit(error)

    def restore(self, opened: RestoredTable) -> None:
        """Show the saved table and position; unreadable ones are set aside."""
        table = self._table
        table.scenes.show_scenes(opened.scenes)
        for error in opened.wrong:
            table.troubled.emit(error)
        has_position = opened.position is None or self._restore_position(opened.position)
        if opened.tree is None or not self._restore_tree(opened.tree):
            table.show_session()
            self.show_scenes()
            table.scenes.back.hide()
        if opened.sets_up and has_position:
            table.setup_controller.go_on()

    def _restore_tree(self, tree: Tree) -> bool:
        self.begin(tree, touched=True)
        if self._table.session.tree is tree:
            return True
        self._table.troubled.emit(file.not_restored(autosave_file(self._table.folder)))
        return False

    def _restore_position(self, position: Scenario) -> bool:
        try:
            self._table.setup.take(position)
        except Exception as error:
            report_fault(error)
            self._table.troubled.emit(file.not_restored(draft_file(self._table.folder)))
            return False
        return True

    def begin(self, tree: Tree, *, touched: bool = False) -> None:
        """Start a table with its notes."""
        self.show_texts(tree)
        self._table.session.start(tree, touched=touched)

    def show_texts(self, tree: Tree) -> None:
        self._notes = False
        notes, title = tree.notes, title_in(tree.beginning.title, current_language())
        self._table.pages.dispute.call_when_made(
            "accounts", lambda page: page.show_accounts(notes.accounts, notes.followed)
        )
        self._table.pages.report.call_when_made("notes", lambda page: page.show_notes(notes, title))
        self._notes = True

    def note(self) -> None:
        """Save the judge's texts on the open pages."""
        session, pages = self._table.session, self._table.pages
        if self._notes and not any(page.is_initializing for page in pages):
            notes, dispute, report = session.tree.notes, pages.dispute.made, pages.report.made
            if report is not None:
                notes = report.noted(notes, self._table.pages_controller.ruled)
            if dispute is not None:
                before, notes = notes, notes.on_accounts(dispute.state.accounts, dispute.state.followed)
                if before.ruled and not notes.ruled:
                    self._rule_anew(notes, is_asked_anew=notes.title != before.title)
            session.note(notes)

    def _rule_anew(self, notes: Notes, *, is_asked_anew: bool) -> None:
        """The report ruled on other accounts: show the rest of it."""
        if (report := self._table.pages.report.made) is not None:
            self._notes = False
            report.show_notes(notes, report.called)
            if is_asked_anew:
                report.title.clear()
            self._notes = True
        if notes.ruling.strip():
            text = translate("Table", "The ruling in the report was written for other accounts. Check it.")
            self._table.noticed.emit(text)

    def sit_down(self, tree: Tree) -> None:
        """Open another table; this one can be restored."""
        before = self._table.session.tree if self._table.session.is_touched else None
        if before is not None:
            self.before.append(before)
        self._table.saver.file = None
        if self._table.room.sets_up:
            self._table.show_right(self._table.decision)
        self.begin(tree)
        if before is not None:
            self._table.put_aside.emit(before)

    def _sit_down_by(self, find: Callable[[], Tree]) -> bool:
        """Sit down at a table that has to be found or made. True if it could be."""
        try:
            tree = find()
        except InputError as error:
            self._table.hindered.emit(error)
            return False
        self.sit_down(tree)
        return True

    def use(self, scenario: Scenario) -> None:
        if self._sit_down_by(lambda: plant(beginning(scenario))):
            self._table.show_board()

    def try_card(self, record: CardRecord) -> None:
        """A new position with a card in the hand of A, and the memory to play it."""
        taught = self._table.setup.taught
        if self._sit_down_by(lambda: plant(beginning(with_taught(with_card(record), taught)))):
            self._table.show_board()

    def sit_down_anew(self, played: PlayedAnew) -> None:
        """Open the same table by another edition; undo restores it."""
        former = self._table.session.tree
        self.before.append(former)
        self._anew = played.tree
        self._table.saver.file = None
        self.begin(played.tree, touched=True)
        self._table.noticed.emit(anew_text(former, played, self._table.session.now.spoken))

    def show_scenes(self, about: str = "", hint: str = "") -> None:
        """The ready scenes; those about a clause, a keyword effect or words of a title."""
        self._table.room.show_page(self._table.scenes)
        self._table.scenes.ask(about, hint)

    def play_scene(self, scene: Scene) -> None:
        """Sit down at the beginning of a scene; redo plays it."""
        if scene.own:
            self.read_scene(scene)
        elif self._sit_down_by(lambda: table_of(scene)):
            self._table.decision.setFocus()

    def play_key(self, key: str) -> None:
        """Open the scene of this key, at its deciding moment, and say what to look at. Undo restores the table left."""
        for scene in self._table.scenes.all:
            if scene.key != key:
                continue
            self.play_scene(scene)
            if scene.own:
                continue
            session = self._table.session
            session.go(at_deciding_step(session.tree, scene.clauses).current)
            self._anew = tree = session.tree
            if tree.current in tree.latest:
                text = translate("Table", "Ctrl+Y plays “{choice}”. See {clauses}.").format(
                    choice=session.texts.choice_text(session.now, tree.latest[tree.current]),
                    clauses=cited_list(by_leading(scene.clauses)),
                )
                back = translate("Table", "Ctrl+Z restores your own table.") if self.before else ""
                self._table.announced.emit(join_sentences((text, back)))

    def play_both(self, key: str) -> None:
        """Open the end of a scene, and compare its outcomes in both editions."""
        for scene in self._table.scenes.all:
            if scene.key == key and self._sit_down_by(partial(played_table_of, scene)):
                self._table.pages_controller.compare_editions()

    def read_scene(self, scene: Scene) -> None:
        self._table.reader.read_scene(scene, self._play_read)

    def _play_read(self, tree: Tree) -> None:
        self.sit_down(tree)
        self._table.decision.setFocus()

    def open_file(self) -> None:
        """Ask for a table or scenario file, and sit down at it."""
        if (path := ask_for_table(self._table)) is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        self._table.announced.emit(translate("Table", "Opening {file} …").format(file=path.name))
        self._table.reader.read_file(path, partial(self._sit_down_at, path))

    def _sit_down_at(self, path: Path, read: tuple[Tree, bool]) -> None:
        tree, leaves_control = read
        self.sit_down(tree)
        self._table.room.take_focus()
        self._table.saver.took(path)
        text = translate(
            "Table",
            "This scenario's control is another position. It isn't opened here, and this table doesn't save it.",
        )
        self._table.announced.emit(text if leaves_control else "")

    def open_text(self, text: str) -> None:
        """Open the basis of a ruling: a scenario, or a position as a line."""
        try:
            scenario_text = position_of(text) if MARK in text else text
        except InputError as error:
            self._table.troubled.emit(error)
            return
        self.read_scene(Scene(translate("Table", "what the ruling rests on"), "", (), (), scenario_text))

    def undo(self) -> None:
        """Undo the last action; at the start of a table, undo opening it."""
        table, session = self._table, self._table.session
        if table.room.sets_up:
            table.setup.undo()
        elif table.room.argues:
            table.pages.dispute.part.dispatch(Undo())
        elif not self.before or (session.tree.can_undo and session.tree is not self._anew):
            session.undo()
        else:
            self.begin(self.before.pop(), touched=True)

    def redo(self) -> None:
        table = self._table
        if table.room.argues:
            table.pages.dispute.part.dispatch(Undo(forth=True))
        else:
            (table.setup if table.room.sets_up else table.session).redo()
