"""Session at the table: the tree of what was tried, the current node, and the event that is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from judgeapp.clauses.citing import leading_played
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import RefusedError
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.judge import ByHandDeed, Correction, Ruling
from judgeapp.engine.state.state import State, replace
from judgeapp.messages.errors import InputError
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board, WaitingSnapshot
from judgeapp.table.deciding.candidates import not_triggered
from judgeapp.table.deciding.options import Question, question
from judgeapp.table.printing import Printing
from judgeapp.table.results import Results
from judgeapp.table.scenes import title_in
from judgeapp.table.setup import position
from judgeapp.table.tree.tree import Beginning, Notes, Tree, plant
from judgeapp.ui.faults import fault_context, note_undone
from judgeapp.ui.localization import current_language
from judgeapp.ui.table.wording import choice_text

_MAX_BOARDS = 32


@lru_cache(maxsize=1)
def _empty_table(edition: str) -> Beginning:
    """Beginning of a table with nothing on it, by an edition of the rules."""
    return position.beginning(position.edition(position.new(), edition))


class ExplainedEvent(NamedTuple):
    """An event of the way to where one is: of which node, its place among those, and how it is told."""

    node: int
    place: int
    event: Event
    explanation: Explanation


class Session(QObject):
    """Holds a tree and a place in it: a node, and an event of the way to it, or the decision
    after all of them.

    changed  -- the tree, the node or the event is another one
    noted    -- something else is written beside it
    troubled -- an InputError: what was wanted can't be done
    """

    changed = Signal()
    noted = Signal()
    troubled = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tree = plant(_empty_table(leading_played()))
        self._begun: Tree | None = self.tree
        # The event that is looked at; None for the decision.
        self.looks_at: ExplainedEvent | None = None
        self.stepwise = False
        # Of the reader, for what is not printed on a card.
        self.language = ""
        # In which the cards are shown; None: as they lie there.
        self.printing: Printing | None = None
        # What nodes are about stays the same as long as the tree lives.
        self._told: dict[int, tuple[ExplainedEvent, ...]] = {}
        self._asked: dict[int, Question | None] = {}
        self._choices: dict[int, str] = {}
        # The boards that were looked at lately.
        self._boards = Results(_MAX_BOARDS)
        # What could be shown last.
        self._shown = _DisplayedPlace(self.tree, None, self.tree)
        # What is being done, in words; empty once it is shown.
        self.action = ""

    def prefer(self, language: str) -> None:
        """Say in this language what is not printed on a card."""
        if language != self.language:
            self.language = language
            self._forget()

    def show_printing(self, printing: Printing | None) -> None:
        """Show the cards of this table as they are printed in a language, or as they lie there."""
        at = self.looks_at
        self.printing = printing
        self._forget()
        if at is not None:
            self.looks_at = self.explain(at.node)[at.place]
        self.changed.emit()

    @property
    def shown(self) -> Tree:
        """The tree with its cards as they are shown."""
        return self.printing.tree(self.tree) if self.printing is not None else self.tree

    @property
    def shown_state(self) -> State:
        """State that is looked at, with its cards as they are shown."""
        return self.printing.state(self.state) if self.printing is not None else self.state

    @property
    def spoken(self) -> str:
        """The language of what is not printed on a card: that of the cards, where they are shown in
        one, else that of the reader."""
        return self.printing.language if self.printing is not None else self.language

    def _forget(self) -> None:
        """Drop the caches of nodes."""
        self._told, self._asked, self._choices = {}, {}, {}
        self._boards.clear()

    def start(self, tree: Tree, *, touched: bool = False) -> None:
        """Sit down at another table. `touched`: somebody has played at it before."""
        self.printing = None
        self._forget()
        self._begun = None if touched else tree
        named = title_in(tree.beginning.title, current_language()) or self.tr("opening another table")
        self.action = self.tr("opening “{title}”").format(title=named)
        self._show(tree)

    @property
    def is_touched(self) -> bool:
        """True if anything was tried or said since one sat down."""
        untouched = self._begun
        return untouched is None or (self.tree.nodes, self.tree.notes) != (untouched.nodes, untouched.notes)

    # What is looked at

    def number_of(self, ref: int) -> str:
        """The number of a card, or of the top card of a unit; empty for one without."""
        state = self.state
        unit = state.units.get(UnitId(ref))
        card = ref if unit is None else unit.top
        return state.faces[state.cards[card].face].number if card in state.cards else ""

    def numbers_on_field(self) -> tuple[str, ...]:
        """Numbers of all cards on the field, with those under them and linked to them."""
        units = self.state.units.values()
        cards = (card for unit in units for card in (*unit.stack, *unit.links))
        return tuple(dict.fromkeys(filter(None, (self.state.face(c).number for c in cards))))

    @property
    def state(self) -> State:
        """The table after the event that is looked at, or as it is."""
        if self.looks_at is None:
            return self.tree.game.state
        return self.tree.moments(self.looks_at.node)[self.looks_at.place].state

    @property
    def board(self) -> Board:
        return self._boards.of(self._board_of, self.state)

    def _board_of(self, state: State) -> Board:
        shown = self.printing.state(state) if self.printing is not None else state
        return board(shown, self.tree.beginning.names, self.spoken)

    @property
    def question(self) -> Question | None:
        """The current question; None at the end of the duel."""
        number = self.tree.current
        if number not in self._asked:
            self._asked[number] = self._question_at(number)
        return self._asked[number]

    def _question_at(self, number: int, only: str = "") -> Question | None:
        game = self.tree.nodes[number].game
        if self.printing is not None:
            game = self.printing.game(game)
        return question(game, self.tree.beginning.names, self.spoken, only)

    def choice_text(self, number: int) -> str:
        """The choice that led to a node, in words."""
        if number not in self._choices:
            self._choices[number] = choice_text(self.tree, number, self._question_at)
        return self._choices[number]

    @property
    def happened(self) -> tuple[ExplainedEvent, ...]:
        """Events up to the current position."""
        path = self.tree.path(self.tree.current)
        return tuple(event for node in path for event in self.explain(node.number))

    @property
    def ahead(self) -> tuple[int, ...]:
        """The nodes that redo leads to, one after the other."""
        numbers: list[int] = []
        at = self.tree.current
        while at in self.tree.latest:
            at = self.tree.latest[at]
            numbers.append(at)
        return tuple(numbers)

    def explain(self, number: int) -> tuple[ExplainedEvent, ...]:
        """Events that the choice of a node brought about."""
        if number not in self._told:
            explained = self.shown.explain(number, self.spoken)
            self._told[number] = tuple(ExplainedEvent(number, place, *event) for place, event in enumerate(explained))
        return self._told[number]

    @property
    def not_triggered(self) -> tuple[ExplainedEvent, ...]:
        """Effects that did not trigger on what the last choice brought about, or on the event that is looked at."""
        at = self.looks_at
        explained = {e.event.number: e for e in self.explain(self.tree.current if at is None else at.node)}
        missed = not_triggered((e.event for e in explained.values()), at.event if at is not None else None)
        return tuple(explained[event.number] for event in missed)

    def causes(self, asked: ExplainedEvent | WaitingSnapshot) -> tuple[ExplainedEvent, ...]:
        """Chain of causes from its beginning down to an event, or down to the triggering of an effect."""
        of = self.tree.current if isinstance(asked, WaitingSnapshot) else asked.node
        explained = (cause for node in self.tree.path(of) for cause in self.explain(node.number))
        events = {cause.event.number: cause for cause in explained}
        if isinstance(asked, WaitingSnapshot):
            triggered = (at for at, cause in events.items() if _triggers(cause.event, asked.id))
            number = next(triggered, asked.cause)
        else:
            number = asked.event.number
        chain: list[ExplainedEvent] = []
        while (cause := events.get(number)) is not None:
            chain.append(cause)
            number = cause.event.cause
        return tuple(reversed(chain))

    def look(self, at: ExplainedEvent | None) -> None:
        """Look at the table as it was after an event; at the decision for none."""
        if at != self.looks_at:
            self.looks_at = at
            self.changed.emit()

    def step(self) -> None:
        """Look one event further on; behind the last one at the decision; behind that one at
        what was undone, if anything was."""
        if self.looks_at is None:
            if self.tree.can_redo:
                self._begin_looking(self.tree.redo())
            return
        happened = self.happened
        at = happened.index(self.looks_at) + 1
        # The last one leaves the table as it is at the decision.
        self.look(happened[at] if at < len(happened) - 1 else None)

    def step_back(self) -> None:
        """Look one event further back."""
        happened = self.happened
        at = len(happened) - 1 if self.looks_at is None else happened.index(self.looks_at)
        if at > 0:
            self.look(happened[at - 1])

    def _begin_looking(self, tree: Tree) -> None:
        """Look at the first event of a new node."""
        self.tree = tree
        events = self.explain(tree.current)
        self.looks_at = events[0] if len(events) > 1 else None
        self.changed.emit()

    # Playing on, back and elsewhere

    def choose(self, key: str) -> None:
        """Choose at the decision, whatever is looked at. Step by step what follows is gone
        through, else it is at once where the next decision is."""
        self._play(self._named(key), lambda: self.tree.choose(key))

    def concede(self, seat: Seat) -> None:
        """A player gives the duel up, whatever is to be decided and by whom (1-2-4); one that is
        over can't be given up."""
        if self.tree.game.decision is not None:
            self.choose(f"concede:{seat.value}")

    def correct(self, correction: Correction) -> bool:
        """Make the judge's correction; False if it could not be made."""
        action = self.tr("correcting the board")
        return self._play(action, lambda: self.tree.correct(correction))

    def resolve_by_hand(self, action: ByHandDeed) -> bool:
        """Resolve an effect as the judge says; False if it could not be done."""
        action_name = self.tr("resolving an effect by hand")
        return self._play(action_name, lambda: self.tree.resolve_by_hand(action))

    def rule(self, ruling: Ruling) -> bool:
        """Let something happen as the judge rules; False if it could not be done."""
        action_name = self.tr("applying a ruling")
        return self._play(action_name, lambda: self.tree.rule(ruling))

    def _named(self, key: str) -> str:
        """A choice in words, where it is one of what is asked."""
        asked = self._asked.get(self.tree.current)
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
            # Nothing of a game changes when the next one can't be worked out.
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
        """Go to any node of the tree."""
        self._show(self.tree.go(number))

    def look_at(self, at: ExplainedEvent | None) -> None:
        """Look at the table as it was after an event, wherever in the tree it happened; at the decision for none."""
        if at is not None and all(node.number != at.node for node in self.tree.path(self.tree.current)):
            self.tree = self.tree.go(at.node)
            self.looks_at = None
        self.look(at)

    def replace(self, tree: Tree) -> None:
        """The same tree with more in it."""
        self._show(tree)

    def call(self, number: int, name: str) -> None:
        """Name the branch that begins at a node."""
        if name != self.tree.nodes[number].name:
            self.tree = self.tree.called(number, name)
            self.changed.emit()

    def comment(self, number: int, comment: str) -> None:
        if comment != self.tree.nodes[number].comment:
            self.tree = self.tree.commented(number, comment)
            self.changed.emit()

    def note(self, notes: Notes) -> None:
        """Keep the notes beside the table."""
        if notes != self.tree.notes:
            self.tree = replace(self.tree, notes=notes)
            self.noted.emit()

    def _show(self, tree: Tree) -> None:
        self.tree, self.looks_at = tree, None
        self.changed.emit()

    # When the program fails

    def is_shown(self) -> None:
        """The place where one is could be shown: what fails after it leads back here."""
        self._shown = _DisplayedPlace(self.tree, self.looks_at, self._begun)
        self.action = ""

    def take_back(self) -> bool:
        """Return to the place that could be shown last. True if that is another one."""
        shown = self._shown
        if shown.tree is self.tree and shown.looks_at is self.looks_at:
            return False
        if shown.tree.beginning is not self.tree.beginning:
            self.printing = None
        self.tree, self.looks_at, self._begun = shown
        self._forget()
        return True


def _triggers(event: Event, occurrence: int) -> bool:
    return event.what is EventKind.TRIGGERED and event.facts.get("occurrence") == occurrence


class _DisplayedPlace(NamedTuple):
    tree: Tree
    looks_at: ExplainedEvent | None
    begun: Tree | None
