"""The decision panel: who decides what, what is open, and why something is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.engine.game import Game
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.state.state import State
from judgeapp.messages.punctuation import comma_list, semicolon_list
from judgeapp.table.board.snapshot import UnreadSnapshot
from judgeapp.table.deciding.aiming import Aiming
from judgeapp.table.deciding.candidates import EXPLAINED_DECISIONS, Candidate, candidates, candidates_unasked, why_not
from judgeapp.table.deciding.options import Choice, Question, is_counted
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.address import parse_address
from judgeapp.ui.markup.inline import LINE_BREAK, clause_links, strong
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.signs import NOT
from judgeapp.ui.table.intents import ByHand, Choose, Cite, LookAt, Mark, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind, first_of
from judgeapp.ui.table.lines.line_list import OptionList
from judgeapp.ui.table.session import ExplainedEvent
from judgeapp.ui.table.wording import (
    card_effect_text,
    card_name_text,
    event_text,
    offered_text,
    option_text,
    question_text,
    reasons_text,
)
from judgeapp.ui.widgets.forms.buttons import ButtonRow
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox, scale_scroll_bars

translate = QCoreApplication.translate

# The line by which the judge has the effect do something.
_BY_HAND = object()
# So many reasons why nothing can be done with a card are told beside it.
_MAX_REASONS = 4
# More repetitions than the engine would ever be asked for (18-3-3).
_MAXIMUM = 1_000_000


class DecisionPanel(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.head = QLabel()
        self.head.setWordWrap(True)
        self.head.setTextFormat(Qt.TextFormat.RichText)
        flags = Qt.TextInteractionFlag
        self.head.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.head.linkActivated.connect(self._follow)
        self.now = QPushButton(self.tr("To the decision"))
        self.now.setToolTip(self.tr("The board shows an earlier moment"))
        self.options = OptionList(self.tr("What can be chosen"))
        self.why = QToolButton()
        self.why.setText(self.tr("Why not?"))
        self.why.setToolTip(self.tr("Show what is not possible, and why (F5)"))
        self.why.setCheckable(True)
        self.hand = QToolButton()
        self.hand.setText(self.tr("By hand"))
        self.hand.setToolTip(self.tr("Correct the board or resolve an effect by hand (Ctrl+H)"))
        self.number = ScaledSpinBox()
        self.number.setMaximum(_MAXIMUM)
        self.number.setAccessibleName(self.tr("Number"))
        self.take_number = QPushButton(self.tr("Use this number"))
        self.order = _Order(self.tr("Order of the cards, the top one first"))
        self.take_order = QPushButton(self.tr("Use this order"))
        self._count = QHBoxLayout()
        self._count.addWidget(self.number, 1)
        self._count.addWidget(self.take_number)
        self._foot = ButtonRow(self.why, self.hand, last=1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addWidget(self.now)
        self._column.addWidget(self.options, 1)
        self._column.addWidget(self.order, 1)
        self._column.addWidget(self.take_order)
        self._column.addLayout(self._count)
        self._column.addWidget(self._foot)
        self.setFocusProxy(self.options)
        self._game: Game | None = None
        self._names: Any = {}
        # Of the reader, for what is not printed on a card.
        self.language = ""
        self._asked: Question | None = None
        self._tree: Tree | None = None
        # What the board shows, where that was before the decision.
        self._earlier: State | None = None
        self._not_triggered: Sequence[ExplainedEvent] = ()
        # The card that was clicked last, whose options are gone to.
        self._source = 0
        self.options.opened.connect(self._take)
        self.options.glanced.connect(self._mark)
        self.options.cited.connect(lambda cited: send(Cite(cited)))
        self.why.toggled.connect(self._list)
        self.hand.clicked.connect(lambda: send(ByHand()))
        self.now.clicked.connect(lambda: send(LookAt(None)))
        self.number.lineEdit().returnPressed.connect(self._take_number)
        self.take_number.clicked.connect(self._take_number)
        self.take_order.clicked.connect(self._take_order)

    def show_decision(
        self,
        tree: Tree,
        asked: Question | None,
        earlier: State | None = None,
        not_triggered: Sequence[ExplainedEvent] = (),
    ) -> None:
        """`earlier`: what the board shows, where that was before this decision; `not_triggered`: effects that did not
        trigger on what brought it about."""
        self._tree, self._game, self._names = tree, tree.game, tree.beginning.names
        self._earlier, self._not_triggered = earlier, not_triggered
        self._asked, self._source = asked, 0
        self.now.setVisible(earlier is not None)
        self.head.setText(self._headed(asked))
        free = asked.free if asked is not None else ""
        self.number.setVisible(free == "number")
        self.take_number.setVisible(free == "number")
        self.order.setVisible(free == "order")
        self.take_order.setVisible(free == "order")
        if free == "order" and asked is not None:
            self.order.show_cards(_shuffled(tree))
        self.hand.setEnabled(asked is not None)
        asks = asked is not None and asked.kind in EXPLAINED_DECISIONS
        self.why.setVisible(asks or earlier is not None or bool(not_triggered))
        self._list()
        if asked is not None and not asked.is_of_a_phase and earlier is None:
            # What can be chosen stands out on the board, where a click takes it.
            self._send(Mark(tuple(ref for choice in asked.choices() for ref in choice.refs)))

    def _headed(self, asked: Question | None) -> str:
        if asked is None:
            result = self._game.result if self._game is not None else None
            winner = result.winner.value if result is not None and result.winner else ""
            result_text = self.tr("{seat} has won.").format(seat=winner) if winner else self.tr("A draw.")
            clauses = result.clauses if result is not None else ()
            return self._rich(self.tr("The game is over"), result_text, clauses)
        unread = self._unread_text(asked) if asked.unread else ""
        about = card_effect_text(asked.card, asked.about)
        return self._rich(question_text(asked), about, asked.clauses, unread)

    def _rich(self, title: str, about: str, clauses: Sequence[str], unread: str = "") -> str:
        lines = [strong(escape(title)), escape(about), clause_links(clauses), escape(unread)]
        return PageStyle.of_application().page(LINE_BREAK.join(line for line in lines if line))

    def _follow(self, url: str) -> None:
        self._send(Cite(parse_address(url).key.partition(":")[2]))

    # What is open

    def _list(self) -> None:
        if self.why.isChecked() and self._earlier is not None:
            # What is open now is not what was open then.
            lines = [*self._not_open(self._earlier, self._closed())]
        else:
            lines = [*self._open(), *self._unread()]
            if self.why.isChecked() and self._asked is not None and self._game is not None:
                lines += [*self._not_open(self._game.state, self._closed())]
        if self.why.isChecked():
            lines += self._unanswered()
        self.options.show_lines(lines, first_of(lines))

    def _open(self) -> Iterator[tuple[CitedLine, Any]]:
        if self._asked is None or self._tree is None:
            return
        tried = {self._tree.nodes[n].choice for n in self._tree.below[self._tree.current]}
        number = 0
        if self._asked.kind == "by-hand":
            # First of all, so that nothing is resolved by a key that was meant for it.
            yield CitedLine(self.tr("Resolve the effect by hand")), _BY_HAND
        for group in self._asked.groups:
            alone = len(group.choices) == 1 or not group.label
            if not alone:
                yield CitedLine(card_name_text(group.label), kind=LineKind.HEAD), None
            for choice in group.choices:
                number += 1
                before = tried.intersection((choice.key, *choice.also))
                cost = translate("board", "cost {cost}").format(cost=choice.cost) if choice.cost is not None else ""
                dot = self.tr("tried before") if before else ""
                yield CitedLine(offered_text(choice), 0 if alone else 1, str(number), aside=cost, dot=dot), choice

    def _unread(self) -> Iterator[tuple[CitedLine, Any]]:
        """The texts that are not understood and may matter to what is decided."""
        if self._asked is None or not self._asked.unread:
            return
        yield CitedLine(self._unread_text(self._asked), kind=LineKind.HEAD), None
        for unread in self._asked.unread:
            text = card_effect_text(unread.card, unread.text)
            remark = self.tr("You are asked when it may trigger.") if unread.perhaps else ""
            yield CitedLine(text, kind=LineKind.NOT, sign="?", remark=remark), unread

    def _unread_text(self, asked: Question) -> str:
        return self.tr("%n text(s) here are not understood: rule on them yourself", "", len(asked.unread))

    def _closed(self) -> tuple[Candidate, ...]:
        """Candidates that are not open; of an earlier moment, those that nobody was asked."""
        if self._earlier is not None:
            return candidates_unasked(self._earlier, self._names, self.language)
        return candidates(self._game, self._names, self.language) if self._game is not None else ()

    def _not_open(self, state: State, closed: Sequence[Candidate]) -> Iterator[tuple[CitedLine, Any]]:
        if closed:
            text = self.tr("Not possible") if self._earlier is None else self.tr("Not possible then")
            yield CitedLine(text, kind=LineKind.HEAD), None
        elif self._earlier is not None:
            none = self.tr("There was no decision then")
            yield CitedLine(none, kind=LineKind.HEAD), None
        unknown = [c for c in closed if c.verb == "digivolve" and is_counted(state, c.card)]
        if unknown:
            remark = self.tr("its digivolution requirements aren't known")
            text = self.tr("Digivolve into an unknown card of the hand")
            yield CitedLine(text, kind=LineKind.NOT, sign=NOT, remark=remark), unknown[0]
        for candidate in closed:
            if candidate in unknown:
                continue
            refusal = why_not(state, candidate)
            text = option_text(candidate.explanation)
            if refusal is None:
                remark = self.tr("Legal, but nobody is asked for it now.")
                if self._earlier is not None:
                    remark = self.tr("Legal, but nobody was asked for it then.")
                yield CitedLine(text, kind=LineKind.NOT, sign=NOT, remark=remark), candidate
                continue
            reasons = [reasons_text(refusal.clauses)]
            if refusal.by:
                reasons.append(self.tr("because of {card}").format(card=refusal.by))
            if refusal.unread:
                texts = semicolon_list(refusal.unread)
                reasons.append(self.tr("first rule on {texts}").format(texts=texts))
            remark = comma_list(filter(None, reasons))
            yield (CitedLine(text, 0, "", refusal.clauses, LineKind.NOT, NOT, remark), candidate)

    def _unanswered(self) -> Iterator[tuple[CitedLine, Any]]:
        """The effects that did not trigger on what came before."""
        if self._not_triggered:
            yield CitedLine(self.tr("Did not trigger"), kind=LineKind.HEAD), None
        for missed in self._not_triggered:
            clauses = tuple(clause for clause in missed.event.clauses if clause != JUDGE)
            yield CitedLine(event_text(missed.explanation), 0, "", clauses, LineKind.NOT, NOT), missed

    def click(self, ref: int, place: str) -> bool:
        """Something was clicked on the board: a card, or the `place` of that name. Whether that
        means anything now.

        Where a card is asked for it is taken. In the main phase the options of the card are gone
        to, and what they are aimed at stands out; the next click on one of those takes it.
        """
        if self._asked is None:
            return False
        aims, is_of_a_phase = self._aims, self._asked.is_of_a_phase
        if choices := aims.clicked(self._source, ref, place, is_of_a_phase=is_of_a_phase):
            self._take_or_go_to(choices)
        elif is_of_a_phase:
            self._choose_source(ref)
            if choices := aims.of(ref) or aims.at(place) or aims.about(ref):
                self.options.go_to(choices[0])
        return bool(choices)

    @property
    def source(self) -> int:
        """The card that was clicked last, whose options are gone to; 0 for none."""
        return self._source

    def refusals_of(self, *refs: int) -> list[CitedLine]:
        """Reasons why nothing that is about all of these cards is open now: each once."""
        if self._game is None or self._earlier is not None:
            return []
        closed = [candidate for candidate in self._closed() if candidate.refs and set(refs) <= set(candidate.refs)]
        own = [candidate for candidate in closed if candidate.ref == refs[0]] or closed
        lines_: dict[object, CitedLine] = {}
        for line, thing in self._not_open(self._game.state, own):
            if isinstance(thing, Candidate):
                lines_.setdefault((thing.verb, line.remark, line.clauses), line)
        return [*lines_.values()][:_MAX_REASONS]

    def choices_of(self, ref: int, place: str) -> list[Choice]:
        """The options of a card, or about it, or about a place."""
        aims = self._aims
        own = aims.of(ref)
        return [*own, *(c for c in aims.about(ref) if c not in own)] or aims.at(place)

    def drag(self, ref: int, onto: int, place: str) -> bool:
        """A card was dragged onto another, or to a place: what that means is taken. Whether it means anything now."""
        if self._asked is None:
            return False
        self._choose_source(ref)
        if choices := self._aims.drawn(ref, onto, place):
            self._take_or_go_to(choices)
        return bool(choices)

    def _choose_source(self, ref: int) -> None:
        """Mark on the board what can be done with a card, and to what."""
        self._source = ref
        self._send(Mark(self._aims.marks(ref)))

    @property
    def _aims(self) -> Aiming[Choice]:
        """The open options, as the board points at them."""
        asked = self._asked
        return Aiming([*asked.choices()] if asked else [], asked.seat if asked else "")

    def _take_or_go_to(self, choices: Sequence[Choice]) -> None:
        """Take the only one; of several go to the first, for the judge to take one."""
        if len(choices) == 1:
            self._send(Choose(choices[0].key))
        else:
            self.options.go_to(choices[0])

    def activate(self, ref: int) -> bool:
        """Choose the option of a card when it has only one; of several go to the first. Whether there is any."""
        choices = [
            (row, thing)
            for row, thing in enumerate(self.options.model_of_lines.things())
            if isinstance(thing, Choice) and ref in thing.refs
        ]
        own = [(row, c) for row, c in choices if c.refs[0] == ref] or choices
        if len(own) == 1:
            self._send(Choose(own[0][1].key))
        elif own:
            at = self.options.currentIndex().row()
            row = next((r for r, _ in own if r > at), own[0][0])
            self.options.choose(row)
            self._mark(self.options.chosen)
            self.options.setFocus()
        return bool(own)

    def _take(self, thing: Any) -> None:
        if isinstance(thing, Choice):
            self._send(Choose(thing.key))
        elif thing is _BY_HAND:
            self._send(ByHand())

    def _mark(self, thing: Any) -> None:
        if isinstance(thing, Choice | Candidate):
            self._send(Mark(thing.refs))
        elif isinstance(thing, UnreadSnapshot):
            self._send(Mark((thing.ref,)))
        elif isinstance(thing, ExplainedEvent):
            self._send(Mark(thing.event.ids("unit") or thing.event.ids("card")))

    def _take_number(self) -> None:
        self._send(Choose(str(self.number.value())))

    def _take_order(self) -> None:
        self._send(Choose(" ".join(str(ref) for ref in self.order.refs)))

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.5)
        self._column.setContentsMargins(0, side, 0, side)
        self._column.setSpacing(round(em * 0.4))
        self.head.setContentsMargins(side, 0, side, 0)
        self._foot.fit(side, (side, 0, side, 0))
        self._count.setContentsMargins(side, 0, side, 0)
        self.options.fit()
        self.head.setText(self._headed(self._asked) if self._tree is not None else "")


def _shuffled(tree: Tree) -> list[tuple[int, str]]:
    """The cards that are shuffled, as they lie."""
    decision, state = tree.game.decision, tree.game.state
    cards = decision.options[0].facts["cards"] if decision is not None else ()
    refs = [c for c in cards if isinstance(c, int)] if isinstance(cards, tuple) else []
    return [(ref, card_name_text(state.label(ref))) for ref in refs]


class _Order(QListWidget):
    """Cards that are put into an order: dragged, or with Ctrl+Up and Ctrl+Down."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scale_scroll_bars(self)
        self.setAccessibleName(name)
        self.setToolTip(self.tr("Drag the cards, or move one with Ctrl+Up and Ctrl+Down"))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)

    def show_cards(self, cards: Sequence[tuple[int, str]]) -> None:
        self.clear()
        for ref, name in cards:
            item = QListWidgetItem(name, self)
            item.setData(Qt.ItemDataRole.UserRole, ref)
        self.setCurrentRow(0)

    @property
    def refs(self) -> list[int]:
        return [self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())]

    def keyPressEvent(self, event: Any) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in steps:
            row = self.currentRow()
            to = max(0, min(self.count() - 1, row + steps[event.key()]))
            item = self.takeItem(row)
            self.insertItem(to, item)
            self.setCurrentRow(to)
        else:
            super().keyPressEvent(event)
