"""Session at the table: the tree of attempts, the current node, and the selected event."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QObject, Signal

from judgeapp.clauses.citing import leading_played
from judgeapp.engine.game import RefusedError
from judgeapp.engine.judge import by_hand_key, correction_key, ruling_key
from judgeapp.engine.state.state import replace
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import for_edition
from judgeapp.table.deciding.options import Question
from judgeapp.table.judge_actions import ActionParams, by_hand_action, correction, ruling_action
from judgeapp.table.printing import Printing
from judgeapp.table.results import Results
from judgeapp.table.scenes import title_in
from judgeapp.table.setup import position
from judgeapp.table.tree.tree import Beginning, Notes, Tree, plant
from judgeapp.ui.faults import fault_context, note_undone
from judgeapp.ui.localization import current_language
from judgeapp.ui.table.table_state import ExplainedEvent, NodeTexts, TableState

_MAX_RESULTS = 96


@lru_cache(maxsize=1)
def _empty_table(edition: str) -> Beginning:
    return position.beginning(for_edition(position.new(), edition))


class Session(QObject):
    """State of a table: a tree and a place in it: a node, and an event of the way to it, or the decision after all."""

    changed = Signal()  # the tree, the node or the event changed
    noted = Signal()  # the notes beside the tree changed
    troubled = Signal(object)  # an InputError: the intent can't be carried out

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.now = TableState(plant(_empty_table(leading_played())))
        self.texts = NodeTexts()
        self._begun: Tree | None = self.tree
        self.stepwise = False
        self.results = Results(_MAX_RESULTS)  # recently shown views and boards
        self._shown: tuple[TableState, Tree | None] = self.now, self._begun  # the last state that could be shown
        self.action = ""  # the current activity, in words; empty once its result is shown

    @property
    def tree(self) -> Tree:
        return self.now.tree

    @property
    def looks_at(self) -> ExplainedEvent | None:
        """The event that is looked at; None for the decision."""
        return self.now.looks_at

    @property
    def question(self) -> Question | None:
        """The current question; None at the end of the duel."""
        return self.texts.question(self.now)

    def become(self, **changes: Any) -> None:
        """Change the state without a signal."""
        self.now = replace(self.now, **changes)

    def show_printing(self, printing: Printing | None) -> None:
        """Show the table's cards in a language, or as they are."""
        self.reword(printing=printing)
        self.changed.emit()

    def reword(self, **changes: Any) -> None:
        """Change the language or the printing without a signal; the selected event stays."""
        at = self.looks_at
        self.become(**changes, asked=None)
        if at is not None:
            self.become(looks_at=self.texts.explain(self.now, at.node)[at.place])

    def start(self, tree: Tree, *, touched: bool = False) -> None:
        """Sit down at another table. `touched`: it has been played before."""
        self.become(printing=None, asked=None)
        self._begun = None if touched else tree
        named = title_in(tree.beginning.title, current_language()) or self.tr("opening another table")
        self.action = self.tr("opening “{title}”").format(title=named)
        self._show(tree)

    @property
    def is_touched(self) -> bool:
        """True if anything was tried or noted since sitting down."""
        untouched = self._begun
        return untouched is None or (self.tree.nodes, self.tree.notes) != (untouched.nodes, untouched.notes)

    def look(self, at: ExplainedEvent | None) -> None:
        """Look at the table as it was after an event; at the decision for none."""
        if at != self.looks_at:
            self._show(self.tree, at)

    def step(self) -> None:
        """Look one event further on; after the last one at the decision; after that at the undone line, if any."""
        if self.looks_at is None:
            if self.tree.can_redo:
                self._begin_looking(self.tree.redo())
            return
        happened = self.texts.happened(self.now)
        at = happened.index(self.looks_at) + 1
        # The last event leads back to the decision.
        self.look(happened[at] if at < len(happened) - 1 else None)

    def toggle_stepwise(self) -> None:
        """Set whether the events of a choice are gone through one by one from now on."""
        self.stepwise = not self.stepwise

    def step_back(self) -> None:
        happened = self.texts.happened(self.now)
        at = len(happened) - 1 if self.looks_at is None else happened.index(self.looks_at)
        if at > 0:
            self.look(happened[at - 1])

    def _begin_looking(self, tree: Tree) -> None:
        """Look at the first event of a new node."""
        self.become(tree=tree, compared=None)
        events = self.texts.explain(self.now, tree.current)
        self._show(tree, events[0] if len(events) > 1 else None)

    # Playing on, back and elsewhere

    def choose(self, key: str) -> None:
        """Choose at the decision, whatever event is selected. In step mode, step through the events; else go on."""
        self._play(self._named(key), lambda: self.tree.choose(key))

    def act(self, who: str, action: str, params: ActionParams) -> bool:
        """Correct the board, resolve an effect by hand, or apply a ruling, as the judge says; False if that fails."""
        tree = self.tree
        try:
            match who:
                case "effect":
                    doing, key = self.tr("resolving an effect by hand"), by_hand_key(by_hand_action(action, params))
                case "ruling":
                    doing, key = self.tr("applying a ruling"), ruling_key(ruling_action(action, params))
                case _:
                    doing, key = self.tr("correcting the board"), correction_key(correction(action, params))
            return self._play(doing, lambda: tree.choose(key))
        except InputError as error:
            self.troubled.emit(error)
            return False

    def _named(self, key: str) -> str:
        """Name of a choice, if it is one of the options."""
        asked = self.question
        options = asked.choices() if asked is not None else ()
        option = next((open_choice for open_choice in options if key in (open_choice.key, *open_choice.also)), None)
        named = option.explanation.text if option is not None else key
        return self.tr("choosing “{option}”").format(option=named)

    def _play(self, action: str, play: Callable[[], Tree]) -> bool:
        self.action = action
        try:
            with fault_context(action):
                tree = play()
        except RefusedError as error:
            self.action = ""
            self.troubled.emit(InputError("{error}", error=error))
            return False
        except Exception as error:
            # The game doesn't change if the next one can't be computed.
            note_undone(error)
            raise
        if self.stepwise:
            self._begin_looking(tree)
        else:
            self._show(tree)
        return True

    def undo(self) -> None:
        self._show(self.tree.undo())

    def redo(self) -> None:
        self._show(self.tree.redo())

    def go(self, number: int) -> None:
        self._show(self.tree.go(number))

    def look_at(self, at: ExplainedEvent | None) -> None:
        """Look at the table as it was after an event, wherever in the tree it happened; at the decision for none."""
        if at is not None and all(node.number != at.node for node in self.tree.path(self.tree.current)):
            self.become(tree=self.tree.go(at.node), looks_at=None, compared=None)
        self.look(at)

    def replace(self, tree: Tree) -> None:
        """Show a tree that differs from this one only by what was added."""
        self._show(tree)

    def call(self, number: int, name: str) -> None:
        """Name the branch that begins at a node."""
        if name != self.tree.nodes[number].name:
            self._show(self.tree.called(number, name), self.looks_at)

    def comment(self, number: int, comment: str) -> None:
        if comment != self.tree.nodes[number].comment:
            self._show(self.tree.commented(number, comment), self.looks_at)

    def note(self, notes: Notes) -> None:
        if notes != self.tree.notes:
            self.become(tree=replace(self.tree, notes=notes))
            self.noted.emit()

    def _show(self, tree: Tree, looks_at: ExplainedEvent | None = None) -> None:
        compared = self.now.compared if tree is self.tree else None
        self.become(tree=tree, looks_at=looks_at, source=0, compared=compared)
        self.changed.emit()

    # When the program fails

    def is_shown(self) -> None:
        """Mark the current position as shown: a later failure returns to it."""
        self._shown = self.now, self._begun
        self.action = ""

    def take_back(self) -> bool:
        """Return to the place that could be shown last. True if that is another one."""
        now, begun = self._shown
        if now.tree is self.tree and now.looks_at is self.looks_at:
            return False
        printing = self.now.printing if now.tree.beginning is self.tree.beginning else None
        self.become(tree=now.tree, looks_at=now.looks_at, source=0, compared=None)
        self.reword(printing=printing)
        self._begun = begun
        return True
