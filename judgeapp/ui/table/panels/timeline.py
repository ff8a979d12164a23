"""Timeline: every choice and every event with its clauses, and what caused it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, NamedTuple

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgeapp.clauses.citing import citation_run
from judgeapp.editions.taught import Touched
from judgeapp.engine.events import EventKind
from judgeapp.engine.judge import JUDGE
from judgeapp.messages.punctuation import comma_list
from judgeapp.table.tree.tree import ROOT, Node
from judgeapp.ui.signs import CHOICE, JUDGED
from judgeapp.ui.table.intents import Cite, GoTo, LookAt, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.session import ExplainedEvent, Session
from judgeapp.ui.table.wording import because_of, event_text, question_text, why_tip

# What the line of the decision stands for.
NOW = "now"
_MAX_DEPTH = 3
_MIN_FOLDED = 2
_OF_ACTIVE_EFFECTS = frozenset((EventKind.BECAME_ACTIVE.value, EventKind.BECAME_INACTIVE.value))
_Line = tuple[CitedLine, Any]


def _is_of_active_effect(thing: Any) -> bool:
    return isinstance(thing, ExplainedEvent) and thing.explanation.code in _OF_ACTIVE_EFFECTS


class Timeline(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.lines = LineList(self.tr("What happened"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        self.setFocusProxy(self.lines)
        # Of each node, gone through or still ahead, the lines, and what they were made of.
        self._made: dict[tuple[int, bool], _MadeLines] = {}
        # The folds that were opened, and of which session.
        self._opened: set[tuple[int, int]] = set()
        self._session: Session | None = None
        # What an edition changed that the engine does not know.
        self._touched: Touched | None = None
        self.lines.glanced.connect(self._look)
        self.lines.opened.connect(self._open)
        self.lines.cited.connect(lambda cited: send(Cite(cited)))

    def take_touched(self, touched: Touched | None) -> None:
        """Say from now on which events rest on clauses that an edition changed."""
        self._touched = touched
        self._made.clear()

    def show_session(self, session: Session) -> None:
        """Show every event up to the current position, the decision there, and what was undone."""
        self._session = session
        lines = [*self._folded([*self._lines(session)], session.looks_at)]
        things = [thing for _, thing in lines]
        self.lines.show_lines(lines, things.index(session.looks_at or NOW))
        self.lines.link_rows(_linked(things, session.looks_at))

    def _folded(self, lines: list[_Line], looks_at: ExplainedEvent | None) -> Iterator[_Line]:
        """The lines with those of effects that become active, one after the other, as one, which can be opened; not
        where one of them is looked at."""
        for is_effect, run in groupby(lines, lambda line: _is_of_active_effect(line[1])):
            some = [*run]
            things = [thing for _, thing in some]
            fold = Fold(tuple(things))
            if not is_effect or len(some) < _MIN_FOLDED or looks_at in things or fold.begin in self._opened:
                yield from some
                continue
            text = self.tr("%n effects start or stop applying", "", len(some))
            tip = "\n".join(line.text for line, _ in some)
            first, last = some[0][0], some[-1][0]
            clauses = tuple(dict.fromkeys(clause for line, _ in some for clause in line.clauses))
            number = f"{first.number}–{last.number}"
            yield CitedLine(text, first.depth, number, clauses, first.kind, tip=tip), fold

    def _lines(self, session: Session) -> Iterator[tuple[CitedLine, Any]]:
        tree = session.tree
        for node in tree.path(tree.current):
            yield from self._of_node(session, node, ahead=False)
        asked = session.question
        text = self.tr("The game is over")
        if asked is not None:
            text = question_text(asked)
        yield CitedLine(text, kind=LineKind.HERE), NOW
        for number in session.ahead:
            yield from self._of_node(session, tree.nodes[number], ahead=True)

    def _of_node(self, session: Session, node: Node, *, ahead: bool) -> list[tuple[CitedLine, Any]]:
        """The lines of a node, which stay the same as long as it does and is described in the same
        words. At another table another node has its number."""
        key, explained = (node.number, ahead), session.explain(node.number)
        made = self._made.get(key)
        if made is None or made.node is not node or made.events is not explained:
            lines = [*self._make(session, node, ahead=ahead)]
            made = self._made[key] = _MadeLines(node, explained, lines)
        return made.lines

    def _make(self, session: Session, node: Node, *, ahead: bool) -> Iterator[tuple[CitedLine, Any]]:
        depths: dict[int, int] = {}
        if node.number != ROOT or node.comment:
            text = session.choice_text(node.number) if node.number != ROOT else node.comment
            remark = node.comment if node.number != ROOT else ""
            sign = JUDGED if node.is_of_the_judge else CHOICE
            kind = LineKind.MUTED if ahead else LineKind.STRONG
            yield CitedLine(text, kind=kind, sign=sign, remark=remark), node
        for explained in session.explain(node.number):
            event = explained.event
            depths[event.number] = depth = min(depths.get(event.cause, 0) + 1, _MAX_DEPTH)
            text = because_of(event_text(explained.explanation), event.cause)
            clauses = tuple(clause for clause in event.clauses if clause != JUDGE)
            kind = LineKind.MUTED if ahead else LineKind.PLAIN
            sign = "" if len(clauses) == len(event.clauses) else JUDGED
            yield (
                CitedLine(
                    text,
                    depth - 1,
                    str(event.number),
                    clauses,
                    kind,
                    sign,
                    self._changed(clauses),
                    tip=why_tip(event.cause),
                ),
                explained,
            )

    def _changed(self, clauses: tuple[str, ...]) -> str:
        if self._touched is None or not (changed := self._touched.of(clauses)):
            return ""
        return self.tr("changed in {edition}, check: {clauses}").format(
            edition=self._touched.edition, clauses=comma_list(citation_run(changed))
        )

    def _look(self, thing: Any) -> None:
        if isinstance(thing, ExplainedEvent):
            self._send(LookAt(thing))
        elif thing == NOW:
            self._send(LookAt(None))

    def _open(self, thing: Any) -> None:
        if isinstance(thing, Fold):
            self._opened.add(thing.begin)
            if self._session is not None:
                self.show_session(self._session)
        elif isinstance(thing, Node) and thing.above is not None:
            self._send(GoTo(thing.above))
        else:
            self._look(thing)

    def fit(self) -> None:
        self.lines.fit()


class Fold(NamedTuple):
    """Events that stand in one line; `begin`: node and place of the first one."""

    events: tuple[Any, ...]

    @property
    def begin(self) -> tuple[int, int]:
        first = self.events[0]
        return (first.node, first.place) if isinstance(first, ExplainedEvent) else (-1, -1)


class _MadeLines(NamedTuple):
    node: Node
    events: tuple[ExplainedEvent, ...]
    lines: list[tuple[CitedLine, Any]]


def _linked(things: list[Any], chosen: ExplainedEvent | None) -> frozenset[int]:
    """The rows of what led to an event and of what it brought about."""
    if chosen is None:
        return frozenset()
    events = {t.event.number: t.event for t in things if isinstance(t, ExplainedEvent)}
    linked = {n for n, event in events.items() if event.cause == chosen.event.number}
    cause = chosen.event.cause
    while cause in events:
        linked.add(cause)
        cause = events[cause].cause
    return frozenset(row for row, t in enumerate(things) if isinstance(t, ExplainedEvent) and t.event.number in linked)
