"""The room of the table: its parts, their positions, and which are visible."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit, QSplitter, QVBoxLayout, QWidget

from judgeapp.library import Library
from judgeapp.ui.pages.desk.chapters import ACCOUNTS, EXPLORING, REPORTING, SETTING_UP
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.dispute.comparison_page import ComparisonPage
from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.exploring.explore_page import ExplorePage
from judgeapp.ui.table.intents import Cite, Read, TableIntent
from judgeapp.ui.table.lines.line_list import LineList, figure_of
from judgeapp.ui.table.panels.bar import Bar
from judgeapp.ui.table.panels.board_pane import BoardPane
from judgeapp.ui.table.panels.by_hand_panel import ByHandPanel
from judgeapp.ui.table.panels.cited_card import CitedCard
from judgeapp.ui.table.panels.decision_panel import DecisionPanel
from judgeapp.ui.table.panels.history import Branches, Timeline
from judgeapp.ui.table.panels.pending import CauseChain, PendingList
from judgeapp.ui.table.panels.scene_list import SceneList
from judgeapp.ui.table.report.report_page import ReportPage
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.widgets.box import box, fit_all, split
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.widgets.page_stack import PageStack
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

_LEFT_SHARES = (0.62, 0.38)  # shares of the left column's height

_Page = TypeVar("_Page", ComparisonPage, DisputePage, ExplorePage, ReportPage, ByHandPanel)


class Pages(NamedTuple):
    """Pages in the place of the board, and the palette in that of the decision, once requested."""

    comparison: OnDemand[ComparisonPage]
    dispute: OnDemand[DisputePage]
    explore: OnDemand[ExplorePage]
    report: OnDemand[ReportPage]
    by_hand: OnDemand[ByHandPanel]


class Room(QWidget):
    """Three columns: at the left the timeline above the branches, in the middle one page of the `stack`, at the right
    what belongs to the board: the decision, the palette, or the form in which a position is set up."""

    made = Signal(object)  # a page or palette, when it is first created

    def __init__(self, send: Callable[[TableIntent], None], library: Library, widths: tuple[int, ...]) -> None:
        super().__init__()
        self._send = send
        self.bar, self.scenes, self.board = Bar(send), SceneList(send), BoardPane(send)
        self.timeline, self.branches, self.pending = Timeline(send), Branches(send), PendingList(send)
        self.decision, self.setup = DecisionPanel(send), PositionEditor(self.board.view)
        self.cited_card, self.causes = CitedCard(library, send), CauseChain(send)
        self.pages = Pages(
            OnDemand(lambda: self._take_in(ComparisonPage(send))),
            OnDemand(lambda: self._take_in(DisputePage(send))),
            OnDemand(lambda: self._take_in(ExplorePage(send))),
            OnDemand(lambda: self._take_in(ReportPage(send))),
            OnDemand(lambda: self._take_in(ByHandPanel(send))),
        )
        self._has_history = False
        self._lay_out(widths)
        self.bar.hide()
        self.columns.hide()

    def _lay_out(self, widths: tuple[int, ...]) -> None:
        self.busy = PlainLabel(self.tr("Opening the table …"))
        self.busy.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.left = split(Qt.Orientation.Vertical, self.timeline, self.branches, handle=1)
        self.stack = PageStack()
        for page in (self.scenes, self.board):
            self.stack.addWidget(page)
        middle = QWidget()
        self._middle = box(QVBoxLayout(middle), (self.stack, 1), self.pending, margin=0, spacing=0)
        self.right = PageStack()
        for beside in (self.decision, self.setup):
            self.right.addWidget(beside)
        self.right.setFocusProxy(self.decision)
        outer = split(Qt.Orientation.Vertical, self.right, self.causes, self.cited_card, handle=1)
        self.columns = TableColumns(self.left, middle, outer, widths)
        self._outer = box(QVBoxLayout(self), (self.busy, 1), self.bar, (self.columns, 1), margin=0, spacing=0)
        self._connect(self)

    def _connect(self, part: QWidget) -> None:
        """Watch the fields of a part; and read beside the board what its lines, and the details of its cards, cite."""
        for field in (*part.findChildren(QLineEdit), *part.findChildren(QPlainTextEdit)):
            field.installEventFilter(self)
        for lines in part.findChildren(LineList):
            lines.cited.connect(lambda cited: self._send(Cite(cited)))
        for view in part.findChildren(BoardView):
            view.followed.connect(lambda address: self._send(Read(address)))

    def _take_in(self, page: _Page) -> _Page:
        """Add a new page to its place in the layout."""
        (self.right if isinstance(page, ByHandPanel) else self.stack).addWidget(page)
        self._connect(page)
        fit_all(page)
        self.made.emit(page)
        return page

    def open_doors(self) -> None:
        """Show the columns in place of the loading text."""
        fit_all(self)
        self.busy.hide()
        self.bar.show()
        self.columns.show()
        self.columns.share_out(self.width())
        self.left.setSizes([round(self.height() * share) for share in _LEFT_SHARES])

    # -- visible parts ----------------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """Show a page in the middle; next to the scenes the other columns are hidden."""
        self.stack.setCurrentWidget(page)
        self.scenes.back.setVisible(self.scenes.has_board or page is self.board)
        self.show_columns()

    def show_columns(self) -> None:
        """Show or hide the columns: a page in place of the board needs some of their room."""
        page, columns = self.stack.currentWidget(), self.columns
        on_board = page is self.board
        # A position being set up has no history and no decision.
        self.pending.belong(belongs=on_board)
        right = on_board and (columns.wants_right or self.sets_up)
        self.right.setVisible(right)
        columns.show_beside(
            left=on_board
            and not self.sets_up
            and columns.wants_left
            and (self._has_history or columns.insists_on_left),
            right=right or self.cited_card.is_open or self.causes.is_open,
        )
        self.bar.show_history(undoes=on_board, steps=on_board and not self.sets_up, board=page is not self.scenes)

    def show_history(self, *, has_history: bool) -> None:
        """Leave the left column's room to the board until anything has happened."""
        if has_history != self._has_history:
            self._has_history = has_history
            self.show_columns()
            self.columns.share_out(self.width())

    def take_focus(self) -> None:
        page = self.stack.currentWidget()
        (self.right if page is None or page is self.board else page).setFocus()

    @property
    def sets_up(self) -> bool:
        """True while a position is being set up."""
        return self.right.currentWidget() is self.setup

    @property
    def topic(self) -> str:
        """Part of the guide on the page shown."""
        page = self.stack.currentWidget()
        if page is self.board:
            return SETTING_UP if self.sets_up else ""
        topics = ((DisputePage, ACCOUNTS), (ExplorePage, EXPLORING), (ReportPage, REPORTING))
        return next((topic for kind, topic in topics if isinstance(page, kind)), "")

    @property
    def argues(self) -> bool:
        """True while two accounts are given."""
        return isinstance(self.stack.currentWidget(), DisputePage)

    @property
    def changes_by_hand(self) -> bool:
        """True while the palette stands in the place of the decision."""
        return isinstance(self.right.currentWidget(), ByHandPanel)

    @property
    def has_focus_within(self) -> bool:
        """True if the keys go to a part of it."""
        return _is_within(self.window().focusWidget(), self)

    @property
    def decides(self) -> bool:
        """True if the board and the decision are seen."""
        on_board = self.stack.currentWidget() is self.board
        return on_board and self.right.currentWidget() is self.decision

    def toggle_left(self) -> None:
        self.show_left(not self.left.isVisible())

    def show_left(self, wants: bool = True) -> None:
        """Show the left column even if the board has little room, or hide it."""
        self.columns.wants_left = self.columns.insists_on_left = wants
        self.show_columns()

    def toggle_right(self) -> None:
        self.columns.wants_right = not self.columns.wants_right
        self.show_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press a button on Enter, as on Space; choose an option by its figure, wherever the focus is."""
        focus = self.window().focusWidget()
        if (figure := figure_of(event)) and self.decides:
            self.decision.options.take_figure(figure)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A text field without anything to undo leaves Ctrl+Z to the table."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = event.matches(QKeySequence.StandardKey.Undo)
            redoes = event.matches(QKeySequence.StandardKey.Redo)
            if (undoes or redoes) and not _has_history(watched, undoes=undoes):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    @property
    def tab_parts(self) -> list[QWidget]:
        parts = (self.timeline, self.branches, self.stack.currentWidget(), self.pending, self.right.currentWidget())
        return [self.bar, *(part for part in parts if part is not None), self.causes, self.cited_card]

    @property
    def free_room(self) -> QWidget | None:
        """The history next to the board, if it is shown: there no hand, choice or place is covered."""
        return self.left if self.left.isVisible() else None

    def reserve(self, height: int) -> None:
        """Keep the lower edge free for notices."""
        foot = height if self.columns.isVisible() else 0
        if self._outer.contentsMargins().bottom() != foot:
            self._outer.setContentsMargins(0, 0, 0, foot)

    def next_column(self) -> None:
        """Move the focus one column on; from the last one back to the first."""
        seen = [part for part in self.tab_parts[1:] if part.isVisible()]
        focus = self.window().focusWidget()
        at = next((i for i, part in enumerate(seen) if _is_within(focus, part)), -1)
        # None is visible while the table is being shown or hidden.
        if seen:
            seen[(at + 1) % len(seen)].setFocus(Qt.FocusReason.ShortcutFocusReason)


def _is_within(focus: QWidget | None, part: QWidget) -> bool:
    return focus is not None and (part is focus or part.isAncestorOf(focus))


def _has_history(field: QObject, *, undoes: bool) -> bool:
    """True if a field has anything to undo, or to redo."""
    text = field.document() if isinstance(field, QPlainTextEdit) else field
    if not isinstance(text, QTextDocument | QLineEdit):
        return False
    return text.isUndoAvailable() if undoes else text.isRedoAvailable()


_SHARES = (0.22, 0.54, 0.24)  # shares of the width, until the judge chooses others
# Width of a column that was closed last time, and least widths in heights of the font.
_OPENED = 300
_MIN_LEFT, _MIN_RIGHT = 8, 9
_MIN_MIDDLE = 22  # least width of the middle beside the left column: two cards side by side


class TableColumns(QSplitter):
    """Three columns as wide as the judge wants them; a closed one has no width."""

    changed = Signal()  # the widths changed

    def __init__(self, left: QWidget, middle: QWidget, right: QWidget, widths: tuple[int, ...]) -> None:
        super().__init__(Qt.Orientation.Horizontal, childrenCollapsible=False, handleWidth=1)
        self._left, self._right = left, right
        for column in (left, middle, right):
            self.addWidget(column)
            column.setMinimumWidth(1)
        self.setStretchFactor(1, 1)
        # Whether the judge wants them open.
        self.wants_left, self.wants_right = (not widths or bool(widths[at]) for at in (0, 2))
        # Whether it stays visible though the middle has little room, until the font changes.
        self.insists_on_left = self._belongs_left = False
        # Whether the judge chose widths; otherwise only closed columns are remembered.
        self._are_chosen = any(width > 1 for width in widths)
        self._widths = tuple(width or _OPENED for width in widths) if self._are_chosen else ()
        self.splitterMoved.connect(self._note_widths)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths that the judge gave the columns; 0 for one that is closed, 1 where none was given beside it, and
        none at all before any was given or closed."""
        if not self._are_chosen and self.wants_left and self.wants_right:
            return ()
        left, middle, right = self._widths if self._are_chosen else (1, 1, 1)
        return (left if self.wants_left else 0, middle, right if self.wants_right else 0)

    def show_beside(self, *, left: bool, right: bool) -> None:
        self._belongs_left = left
        self._right.setVisible(right)
        self._fold()
        self._leave_room()

    def _fold(self) -> None:
        """Show the left column where it belongs, if the board has room."""
        left, _, right = self._widths or (0, 0, 0)
        middle = self.width() - left - (0 if self._right.isHidden() else right)
        has_room = self.insists_on_left or middle >= fonts.em() * _MIN_MIDDLE
        self._left.setVisible(self._belongs_left and has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._widths and not self._are_chosen:
            self.share_out(self.width())
        self._fold()

    def share_out(self, whole: int) -> None:
        """Give each its width of the whole."""
        whole = max(whole, 600)
        if not self._are_chosen:
            self._widths = tuple(round(whole * share) for share in _SHARES)
        left, _, right = self._widths
        left, right = min(left, whole // 2), min(right, whole // 2)
        self.setSizes([left, max(1, whole - left - right), right])

    def fit(self) -> None:
        self.insists_on_left = False
        self._fold()
        self._leave_room()

    def _leave_room(self) -> None:
        """Keep each column as wide as its buttons' texts, as long as that leaves half of the room."""
        em = fonts.em()
        for column, least in ((self._left, _MIN_LEFT), (self._right, _MIN_RIGHT)):
            needed = min(column.minimumSizeHint().width(), self.width() // 2)
            column.setMinimumWidth(max(round(em * least), needed))

    def _note_widths(self) -> None:
        sizes = self.sizes()
        before = self._widths or sizes
        self._widths = tuple(now or was for now, was in zip(sizes, before, strict=True))
        self._are_chosen = True
        self.changed.emit()
