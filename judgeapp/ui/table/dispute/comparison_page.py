"""Two branches side by side, or the results of the same choices by two editions of the rules: where they part, the
differences, the boards, and effects pending on each. What the page shows is made from the state of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from judgeapp.clauses.citing import cited_list
from judgeapp.editions.news import in_words
from judgeapp.engine.state.state import State
from judgeapp.messages.punctuation import comma_list, labelled, with_note
from judgeapp.table.board.board import clauses_of
from judgeapp.table.board.snapshot import Board, WaitingSnapshot
from judgeapp.table.comparing.compare import BoardDifference, Comparison, compare, marks_of
from judgeapp.table.comparing.editions import EditionComparison, EditionParting, EditionQuestion, PlayedAnew
from judgeapp.table.rendering.texts import event_text, option_text, written_step_text
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.localization import translate
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.signs import NOT
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.board.measures import has_two_boards
from judgeapp.ui.table.intents import GoTo, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind, first_of
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table_state import TableState
from judgeapp.ui.table.table_view import waiting_lines
from judgeapp.ui.table.wording import choice_text, difference_text, question_text
from judgeapp.ui.widgets.box import box, spaced, split
from judgeapp.ui.widgets.plain_text import ElidedLine
from judgeapp.ui.widgets.style import fonts

# Options of one edition alone that are named.
_MAX_NAMED = 6


class ComparedSide(Struct, frozen=True):
    """A board with its title, its state and the pending effects on it."""

    title: str
    state: State
    board: Board
    pending: tuple[Line, ...]


class ComparisonView(Struct, frozen=True):
    lines: tuple[Line, ...]  # where both part, and their differences
    sides: tuple[ComparedSide, ...]
    differences: tuple[BoardDifference, ...]
    seat: str


def comparison_view(state: TableState) -> ComparisonView:
    """The current node next to the compared one, or the line to it under both editions."""
    tree, language, other = state.shown, state.spoken, state.compared
    first = tree.current
    assert other is not None
    compared: Comparison | EditionComparison
    if isinstance(other, EditionComparison):
        under = translate("ComparisonPage", "Under rules {edition}")
        compared, titles, states = other, [under.format(edition=each) for each in other.editions], other.states
        lines = _edition_lines(tree, first, other, language)
    else:
        nodes = tree.nodes[first], tree.nodes[other]
        compared, states = compare(tree, first, other, language), (nodes[0].game.state, nodes[1].game.state)
        choices = [choice_text(tree, node.number, language=language) for node in nodes]
        titles = [labelled(node.name, text) if node.name else text for node, text in zip(nodes, choices, strict=True)]
        lines = _node_lines(tree, compared, (first, other), language)
    sides = tuple(
        ComparedSide(title, of, board, tuple(waiting_lines(board)))
        for title, of, board in zip(titles, states, compared.boards, strict=True)
    )
    return ComparisonView(tuple(lines), sides, compared.differences, state.seat)


def _node_lines(tree: Tree, comparison: Comparison, nodes: tuple[int, int], language: str) -> Iterator[Line]:
    text = choice_text(tree, comparison.common, language=language)
    yield _head(translate("ComparisonPage", "The branches split after: {choice}").format(choice=text)), None
    names = translate("ComparisonPage", "First board: {choice}"), translate("ComparisonPage", "Second board: {choice}")
    for number, name in zip(nodes, names, strict=True):
        first = next((n.number for n in tree.path(number) if n.above == comparison.common), None)
        ends = translate("ComparisonPage", "ends here")
        text = ends if first is None else choice_text(tree, first, language=language)
        yield CitedLine(name.format(choice=text), 1), first if first is not None else comparison.common
    same = translate("ComparisonPage", "The two boards are identical.")
    yield _head(translate("ComparisonPage", "Different") if comparison.differences else same), None
    yield from _difference_lines(comparison.differences)


def _difference_lines(differences: tuple[BoardDifference, ...]) -> Iterator[Line]:
    for difference in differences:
        yield CitedLine(difference_text(difference.explanation), 1, sign="≠"), difference


def _edition_lines(tree: Tree, number: int, comparison: EditionComparison, language: str) -> Iterator[Line]:
    """Lines on the way to a node. The parting links to the node of that choice; a difference, to its subject."""
    if comparison.parted is None:
        template = translate("editions_compared", "Rules {first} and {later} give the same result.")
        first, later = comparison.editions
        yield CitedLine(template.format(first=first, later=later), kind=LineKind.HEAD), None
        return
    yield from _parting(tree, number, comparison.parted, language)
    for fact in comparison.facts:
        yield _head(translate("editions_compared", "Because")), None
        texts = map(in_words, (fact.before, fact.now))
        for edition, text, clauses in zip(comparison.editions, texts, (fact.clauses_before, fact.clauses), strict=True):
            yield CitedLine(_by(edition, text), 1, clauses=clauses), None
    ended = translate("editions_compared", "The two boards are the same in the end.")
    if comparison.differences:
        ended = translate("editions_compared", "Different in the end")
    yield _head(ended), None
    yield from _difference_lines(comparison.differences)
    if comparison.left_out:
        yield (_head(translate("editions_compared", "Choices that one edition doesn't offer")), None)
    for step in comparison.left_out:
        yield CitedLine(_by(step.edition, written_step_text(step.taken)), 1, sign=NOT, remark=step.why), None


def _parting(tree: Tree, number: int, parted: EditionParting, language: str) -> Iterator[Line]:
    node = tree.path(number)[parted.step]
    text = translate("editions_compared", "The editions differ after: {choice}")
    text = text.format(choice=choice_text(tree, node.number, language=language))
    yield _head(text), None
    for then, other in zip(parted.then, reversed(parted.then), strict=True):
        yield _asked(then, other), node.number


def _asked(then: EditionQuestion, other: EditionQuestion) -> CitedLine:
    """Question of an edition after the choice, and the options open by it alone."""
    if then.refused:
        return CitedLine(_by(then.edition, then.refused), 1, clauses=then.clauses, sign=NOT)
    if then.question is None:
        over = translate("editions_compared", "the game is over")
        return CitedLine(_by(then.edition, over), 1, clauses=then.clauses)
    other_keys = {choice.key for choice in other.question.choices()} if other.question is not None else set()
    own = then.question.choices() if other_keys else ()
    alone = [option_text(choice.explanation) for choice in own if choice.key not in other_keys]
    remark = ""
    if alone:
        more = ["…"] if len(alone) > _MAX_NAMED else []
        remark = translate("editions_compared", "only possible under this edition: {options}").format(
            options=comma_list([*alone[:_MAX_NAMED], *more])
        )
    return CitedLine(_by(then.edition, question_text(then.question)), 1, clauses=then.clauses, remark=remark)


def _by(edition: str, text: str) -> str:
    by = translate("editions_compared", "Rules {edition}: {what}")
    return by.format(edition=edition, what=text)


def _head(text: str) -> CitedLine:
    return CitedLine(text, kind=LineKind.HEAD)


def anew_text(former: Tree, played: PlayedAnew, language: str) -> str:
    """Sentences about a replayed table: the first different outcome, and the omitted choices with their clauses."""
    edition, event = played.tree.beginning.state.rules, played.first or played.gone
    if event is None and played.stuck is None and not played.facts:
        same = translate("editions_compared", "Replayed under rules {edition}. Same result.")
        if played.left_out:
            same = translate("editions_compared", "Replayed under rules {edition}. Same result up to here.")
        return _with_left_out(same.format(edition=edition), former, played, language)
    if event is not None:
        what, clauses = event_text(event[1]), event[0].clauses
        if played.first is None:
            what = translate("editions_compared", "no longer: {event}").format(event=what)
    elif played.stuck is not None:
        choice = choice_text(former, played.stuck, language=language)
        what = translate("editions_compared", "not possible: {choice}").format(choice=choice)
        clauses = played.left_out[played.stuck]
    else:
        what, clauses = in_words(played.facts[0].now), played.facts[0].clauses
    text = translate("editions_compared", "Replayed under rules {edition}. First difference: {what}")
    if played.stuck is not None:
        text = translate(
            "editions_compared", "Replayed under rules {edition} as far as possible. First difference: {what}"
        )
    return _with_left_out(text.format(edition=edition, what=_cited(what, clauses)), former, played, language)


def _with_left_out(text: str, former: Tree, played: PlayedAnew, language: str) -> str:
    """A text, followed by how much of the former table is left out besides the choice at which it was stuck."""
    others = [number for number in played.left_out if number != played.stuck]
    if not others:
        return text
    first = _cited(choice_text(former, others[0], language=language), played.left_out[others[0]])
    more = translate("editions_compared", "Choices left out: {number}. First: {what}")
    return f"{text} · {more.format(number=len(others), what=first)}"


def _cited(text: str, clauses: tuple[str, ...]) -> str:
    return with_note(text, cited_list(clauses)) if clauses else text


# In heights of the font: what waits below the boards.
_WAITING = 3.6
# The largest share of the height for the text above them.
_SAID = 0.33


class ComparisonPage(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self._send = send
        self.setBackgroundRole(self.backgroundRole().Base)
        self.lines = LineList(self.tr("Differences"))
        self.boards = (BoardView(), BoardView())
        self.titles = (ElidedLine(self.tr("First board")), ElidedLine(self.tr("Second board")))
        self.waiting = (
            LineList(self.tr("Pending on the first board")),
            LineList(self.tr("Pending on the second board")),
        )
        self.boards[0].setAccessibleName(self.tr("First board"))
        self.boards[1].setAccessibleName(self.tr("Second board"))
        self.back = QPushButton(self.tr("Board"))
        sides = QWidget()
        # The one that is shown where only one has room.
        self._side = 0
        self.other = QPushButton()
        self.other.clicked.connect(self._turn_over)
        self._grid = spaced(QGridLayout(sides), 0.4, 0.4)
        self._grid.setRowStretch(1, 1)
        self._grid.addWidget(self.titles[0], 0, 0)
        self._grid.addLayout(box(QHBoxLayout(), (self.titles[1], 1), 1, self.other, self.back), 0, 1)
        self._split = split(Qt.Orientation.Vertical, self.lines, (sides, 1))
        box(QVBoxLayout(self), self._split, margin=0)
        self.setFocusProxy(self.lines)
        self.view: ComparisonView | None = None
        self.lines.glanced.connect(self._mark)
        self.lines.opened.connect(self._open)
        self.back.clicked.connect(lambda: send(PlainIntent.LEAVE))
        for side, (view, waiting) in enumerate(zip(self.boards, self.waiting, strict=True)):
            view.pointed.connect(partial(self._point, side))
            waiting.glanced.connect(partial(self._mark_waiting, side))

    def draw(self, view: ComparisonView, *, again: bool = False) -> None:
        """Draw both boards; all that differs is marked. `again`: the same in other words, with the same line chosen."""
        row = self.lines.currentIndex().row() if again else first_of(view.lines)
        self.view = view
        for side, title, board, pending in zip(view.sides, self.titles, self.boards, self.waiting, strict=True):
            title.show_text(side.title)
            board.clauses = partial(clauses_of, side.state)
            board.show_board(side.board, view.seat)
            none = CitedLine(self.tr("Nothing is pending"), kind=LineKind.MUTED)
            pending.show_lines(side.pending or [(none, None)])
        self.lines.show_lines(view.lines, row)
        self._arrange()
        self._share_out()
        self.lines.scrollToTop()
        self._mark(self.lines.chosen if again else None)

    def _mark(self, thing: Any) -> None:
        """Mark the subject of a difference; all differences for any other line."""
        if self.view is None:
            return
        differences = [thing] if isinstance(thing, BoardDifference) else self.view.differences
        for board, marks in zip(self.boards, marks_of(differences), strict=True):
            board.mark(marks)

    def _mark_waiting(self, side: int, thing: Any) -> None:
        if isinstance(thing, WaitingSnapshot):
            self.boards[side].mark((thing.ref,))

    def _point(self, side: int, name: str) -> None:
        """Go to the line about a card or place that was pointed at."""
        ref = self.boards[side].ref_of(name)
        pile = name.partition(":")[0]
        for row, (_, thing) in enumerate(self.lines.model_of_lines.numbered()):
            if isinstance(thing, BoardDifference) and {ref or name, name, pile}.intersection(thing.marks[side]):
                self.lines.choose(row)
                return

    def _open(self, thing: Any) -> None:
        if isinstance(thing, int):
            self._send(GoTo(thing))
        else:
            self._mark(thing)

    def fit(self) -> None:
        for waiting in self.waiting:
            waiting.setFixedHeight(round(fonts.em() * _WAITING))
        self._arrange()
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._share_out()

    def _turn_over(self) -> None:
        self._side = 1 - self._side
        self._arrange()

    def _arrange(self) -> None:
        """Show both boards side by side if they can be read; otherwise one, as large as at the
        table, and a button for the other."""
        both = has_two_boards(self.width())
        self.other.setVisible(not both)
        self.other.setText(self.boards[1 - self._side].accessibleName())
        waits = self.view is not None and any(side.pending for side in self.view.sides)
        for side, (title, board, waiting) in enumerate(zip(self.titles, self.boards, self.waiting, strict=True)):
            is_shown = both or side == self._side
            self._grid.setColumnStretch(side, is_shown)
            title.setVisible(is_shown)
            board.fits = both
            for row, part, has in ((1, board, True), (2, waiting, waits)):
                self._grid.addWidget(part, row, side if both else 0, 1, 1 if both else 2)
                part.setVisible(is_shown and has)

    def _share_out(self) -> None:
        """Give the text the height that it needs, as far as the boards keep most of it."""
        needed = sum(map(self.lines.sizeHintForRow, range(self.lines.model_of_lines.rowCount()))) + 2
        height = min(needed, round(self.height() * _SAID))
        self._split.setSizes([height, max(1, self.height() - height)])
