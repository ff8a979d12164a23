"""State of a table, frozen: the tree and the place in it that is looked at; and its nodes in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import State
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.comparing.editions import EditionComparison
from judgeapp.table.deciding.candidates import not_triggered
from judgeapp.table.deciding.options import Question, question
from judgeapp.table.printing import Printing, print_game
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.lines.cited_line import Line
from judgeapp.ui.table.wording import choice_text

T = TypeVar("T")


class ExplainedEvent(NamedTuple):
    """Event on the line to the current node: its node, its place among that node's, and its texts."""

    node: int
    place: int
    event: Event
    explanation: Explanation


class Palette(Struct, frozen=True):
    """Actor, action and card of the judge's own actions, as chosen."""

    who: str = ""
    action: str = ""
    by: int = 0
    resolves: bool = False  # while an effect was resolved by hand


class Explored(Struct, frozen=True):
    """Lines of play from a node of a tree, with the request about them; `progress` while it runs, then the outcomes."""

    claims: tuple[OutcomeClaim, ...] = ()  # the judge's questions, also those of a refused request
    tree: Tree | None = None
    node: int = 0
    asked: ExploringRequest = ExploringRequest()
    progress: ExploringProgress | None = None
    outcomes: ExploredOutcomes | None = None


class TableState(Struct, frozen=True):
    tree: Tree
    looks_at: ExplainedEvent | None = None  # the selected event; None for the decision
    seat: str = "A"  # the player at the lower side
    language: str = ""  # the reader's, for texts that aren't printed on a card
    printing: Printing | None = None  # language in which the cards are shown; None for their own
    lists_closed: bool = False  # whether closed options are listed
    opened: frozenset[tuple[int, int]] = frozenset()  # node and place of the first event of each opened fold
    source: int = 0  # the card clicked last, whose options are selected
    asked: ExplainedEvent | WaitingSnapshot | None = None  # whose causes are shown
    palette: Palette = Palette()  # of the judge's own actions
    # Beside the current node: another one, or its line by both editions; None for neither.
    compared: int | EditionComparison | None = None
    explored: Explored = Explored()  # lines of play from a node

    @property
    def spoken(self) -> str:
        """Language of texts not printed on a card: that of the cards, if shown in one, otherwise the reader's."""
        return self.printing.language if self.printing is not None else self.language

    @property
    def shown(self) -> Tree:
        """The tree with the cards as shown."""
        return self.printing.tree(self.tree) if self.printing is not None else self.tree

    @property
    def board_state(self) -> State:
        """The table after the selected event, or now."""
        if self.looks_at is None:
            return self.tree.game.state
        return self.tree.moments(self.looks_at.node)[self.looks_at.place].state

    @property
    def shown_state(self) -> State:
        """The viewed state with the cards as shown."""
        return self.printing.state(self.board_state) if self.printing is not None else self.board_state

    @property
    def ahead(self) -> tuple[int, ...]:
        """The nodes that redo leads to, one after the other."""
        numbers: list[int] = []
        at = self.tree.current
        while at in self.tree.latest:
            at = self.tree.latest[at]
            numbers.append(at)
        return tuple(numbers)

    def game_at(self, number: int) -> Game:
        """The game at a node with the cards as shown."""
        return print_game(self.tree.nodes[number].game, self.printing)

    def number_of(self, ref: int) -> str:
        """The number of a card, or of the top card of a unit; empty for one without."""
        state = self.board_state
        unit = state.units.get(UnitId(ref))
        card = ref if unit is None else unit.top
        return state.faces[state.cards[card].face].number if card in state.cards else ""

    def numbers_on_field(self) -> tuple[str, ...]:
        """Numbers of all cards on the field, with those under them and linked to them."""
        state = self.board_state
        cards = (card for unit in state.units.values() for card in (*unit.stack, *unit.links))
        return tuple(dict.fromkeys(filter(None, (state.face(card).number for card in cards))))


class NodeTexts:
    """Cached texts of nodes, valid for one wording."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], tuple[tuple[object, ...], Any]] = {}

    def _of(self, what: str, number: int, of: tuple[object, ...], compute: Callable[[], T]) -> T:
        """Cached result for a node made of the same things: at another table its number is another node's."""
        cached = self._kept.get((what, number))
        if cached is None or not all(map(_is_same, cached[0], of)):
            cached = self._kept[what, number] = of, compute()
        return cached[1]

    def explain(self, state: TableState, number: int) -> tuple[ExplainedEvent, ...]:
        """Events caused by the choice of a node."""

        def compute() -> tuple[ExplainedEvent, ...]:
            explained = state.shown.explain(number, state.spoken)
            return tuple(ExplainedEvent(number, place, *event) for place, event in enumerate(explained))

        return self._of("events", number, _words_of(state, number), compute)

    def question(self, state: TableState) -> Question | None:
        """The current question; None at the end of the duel."""
        number = state.tree.current
        return self._of(
            "question", number, _words_of(state, number), lambda: question(state.game_at(number), state.spoken)
        )

    def choice_text(self, state: TableState, number: int) -> str:

        def compute() -> str:
            return choice_text(state.tree, number, state.spoken, state.printing)

        return self._of("choice", number, _words_of(state, number), compute)

    def lines_of(
        self, state: TableState, number: int, make: Callable[..., Iterable[Line]], touched: object, *, ahead: bool
    ) -> tuple[Line, ...]:
        """Lines of a node with its choice and its events, gone through or still `ahead`."""
        node, events, choice = state.tree.nodes[number], self.explain(state, number), self.choice_text(state, number)
        what = "ahead" if ahead else "lines"
        return self._of(
            what, number, (node, events, touched), lambda: tuple(make(node, choice, events, touched, ahead=ahead))
        )

    def happened(self, state: TableState) -> tuple[ExplainedEvent, ...]:
        """Events up to the current position."""
        path = state.tree.path(state.tree.current)
        return tuple(event for node in path for event in self.explain(state, node.number))

    def not_triggered(self, state: TableState) -> tuple[ExplainedEvent, ...]:
        """Effects that did not trigger on the last choice's events, or on the selected event."""
        at = state.looks_at
        explained = {e.event.number: e for e in self.explain(state, state.tree.current if at is None else at.node)}
        missed = not_triggered((e.event for e in explained.values()), at.event if at is not None else None)
        return tuple(explained[event.number] for event in missed)

    def causes(self, state: TableState, asked: ExplainedEvent | WaitingSnapshot) -> tuple[ExplainedEvent, ...]:
        """Chain of causes from its beginning down to an event, or down to the triggering of an effect."""
        of = state.tree.current if isinstance(asked, WaitingSnapshot) else asked.node
        explained = (cause for node in state.tree.path(of) for cause in self.explain(state, node.number))
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


def _is_same(was: object, now: object) -> bool:
    return was is now or (isinstance(was, str) and was == now)


def _words_of(state: TableState, number: int) -> tuple[object, ...]:
    """Things that the texts of a node depend on."""
    return state.tree.nodes[number].game, state.printing, state.spoken


def _triggers(event: Event, occurrence: int) -> bool:
    return event.kind is EventKind.TRIGGERED and event.facts.get("occurrence") == occurrence
