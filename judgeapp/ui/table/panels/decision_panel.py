"""The decision panel: its player, the options, and why others are not open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.table.deciding.options import Choice
from judgeapp.ui.address import parse_address
from judgeapp.ui.markup.inline import LINE_BREAK, clause_links, strong
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import Choose, Cite, LookAt, See, TableIntent
from judgeapp.ui.table.lines.cited_line import first_of
from judgeapp.ui.table.lines.line_list import OptionList
from judgeapp.ui.table.table_view import BY_HAND, DecisionView
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import ButtonRow
from judgeapp.ui.widgets.plain_text import LinkLabel
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox, scale_scroll_bars

_MAX_NUMBER = 1_000_000  # more repetitions than the engine would ever be asked for (18-3-3)

_SIDES = (0.5, 0.0, 0.5, 0.0)  # in heights of the font


class DecisionPanel(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self._send = send
        self.setBackgroundRole(self.backgroundRole().Base)
        self.head = LinkLabel(wraps=True)
        self.head.linkActivated.connect(lambda url: send(Cite(parse_address(url).key.partition(":")[2])))
        self.now = QPushButton(self.tr("Go to the decision"))
        self.now.setToolTip(self.tr("The board shows an earlier moment"))
        self.options = OptionList(self.tr("What can be chosen"))
        self.why = QToolButton()
        self.why.setText(self.tr("Why not?"))
        self.why.setToolTip(self.tr("Show what isn't possible, and why (F5)"))
        self.why.setCheckable(True)
        self.hand = QToolButton()
        self.hand.setText(self.tr("By hand"))
        self.hand.setToolTip(self.tr("Correct the board or resolve an effect by hand (Ctrl+H)"))
        self.number = ScaledSpinBox(maximum=_MAX_NUMBER)
        self.number.setAccessibleName(self.tr("Number"))
        self.take_number = QPushButton(self.tr("Use this number"))
        self.order = _Order(self.tr("Order of the cards, the top one first"))
        self.take_order = QPushButton(self.tr("Use this order"))
        self._view: DecisionView | None = None
        self._lay_out()
        self.setFocusProxy(self.options)
        self.options.opened.connect(self._take)
        self.options.glanced.connect(lambda thing: send(See(thing)))
        self.why.toggled.connect(self._list_closed)
        self.hand.clicked.connect(lambda: send(PlainIntent.BY_HAND))
        self.now.clicked.connect(lambda: send(LookAt(None)))
        self.number.lineEdit().returnPressed.connect(self._choose_number)
        self.take_number.clicked.connect(self._choose_number)
        self.take_order.clicked.connect(lambda: send(Choose(" ".join(map(str, self.order.refs)))))

    def _lay_out(self) -> None:
        spaced(self.head, _SIDES)
        count = box(QHBoxLayout(), (self.number, 1), self.take_number, margin=_SIDES)
        box(
            QVBoxLayout(self),
            self.head,
            self.now,
            (self.options, 1),
            (self.order, 1),
            self.take_order,
            count,
            ButtonRow(self.why, self.hand, last=1, spacing=0.5, margin=_SIDES),
            margin=(0, 0.5, 0, 0.5),
            spacing=0.4,
        )

    def draw(self, view: DecisionView) -> None:
        self._view = view
        self.now.setVisible(view.is_earlier)
        self._draw_head(view)
        self.number.setVisible(view.free == "number")
        self.take_number.setVisible(view.free == "number")
        self.order.setVisible(view.free == "order")
        self.take_order.setVisible(view.free == "order")
        if view.free == "order":
            self.order.show_cards(view.shuffled)
        self.hand.setEnabled(view.is_open)
        self.why.setVisible(view.explains)
        self.why.setChecked(view.lists_closed)
        self.options.show_lines(view.lines, first_of(view.lines))

    def _draw_head(self, view: DecisionView) -> None:
        lines = (strong(escape(view.title)), escape(view.about), clause_links(view.clauses), escape(view.unread))
        self.head.setText(PageStyle.of_application().page(LINE_BREAK.join(filter(None, lines))))

    def _list_closed(self, lists: bool) -> None:
        if self._view is not None and lists != self._view.lists_closed:
            self._send(PlainIntent.WHY_NOT)

    def _take(self, thing: Any) -> None:
        if isinstance(thing, Choice):
            self._send(Choose(thing.key))
        elif thing is BY_HAND:
            self._send(PlainIntent.BY_HAND)

    def _choose_number(self) -> None:
        self._send(Choose(str(self.number.value())))

    def fit(self) -> None:
        if self._view is not None:
            self._draw_head(self._view)


class _Order(QListWidget):
    """Cards that are put into an order: dragged, or with Ctrl+Up and Ctrl+Down."""

    def __init__(self, name: str) -> None:
        super().__init__()
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
