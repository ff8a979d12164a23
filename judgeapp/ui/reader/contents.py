"""The sources as a tree: source, chapter, section, clause. Branches are made when opened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.widgets.plain_text import tip
from judgeapp.ui.widgets.sheets.path_line import PathStep
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.fonts import font_for
from judgeapp.ui.widgets.style.scaling import scale_option, scale_scroll_bars
from judgeapp.ui.widgets.style.theme import colours

if TYPE_CHECKING:
    from judgeapp.rulebook.corpus import Corpus
    from judgeapp.rulebook.manifest import Rulebook
    from judgeapp.rulebook.passage import Passage

_Index = QModelIndex | QPersistentModelIndex
_EXCERPT_LETTERS = 60  # letters shown of a text without a heading
ALSO = Qt.ItemDataRole.UserRole  # muted text after a line: the clause's name in another language


def line_of(passage: Passage) -> str:
    """Number and heading, or how the text begins."""
    heading = passage.heading or passage.text.replace("\n", " ")[:_EXCERPT_LETTERS]
    return f"{passage.number}  {heading}".strip()


@dataclass(eq=False)
class _Node:
    corpus: Corpus
    parent: _Node | None
    row: int
    source: Rulebook | None = None
    passage: Passage | None = None

    @cached_property
    def children(self) -> list[_Node]:
        if self.passage is not None:
            below = self.corpus.children(self.passage)
        elif self.source is not None:
            below = self.corpus.roots(self.source.key)
        else:
            sources = sorted(self.corpus.manifest.sources, key=lambda s: s.rank)
            return [_Node(self.corpus, self, i, source=s) for i, s in enumerate(sources)]
        return [_Node(self.corpus, self, i, passage=p) for i, p in enumerate(below)]

    @property
    def address(self) -> Address:
        if self.passage is not None:
            return Address(Kind.PASSAGE, self.passage.id)
        return Address(Kind.SOURCE, self.source.key if self.source else "")

    @property
    def text(self) -> str:
        if self.source is not None:
            # Imported here: it loads the rules, which open after the window.
            from judgeapp.ui.pages.wording import source_title

            return source_title(self.source)
        return ""


class ContentsModel(QAbstractItemModel):
    """The tree over a corpus; empty without one."""

    def __init__(self, corpus: Corpus | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = parent
        self._named: Callable[[Passage], PathStep] = lambda passage: PathStep(line_of(passage), passage.language)
        self._root = _Node(corpus, None, 0) if corpus is not None else None

    def index(self, row: int, column: int, parent: _Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        node = self._node(parent)
        if node is None or column != 0 or not 0 <= row < len(node.children):
            return QModelIndex()
        return self.createIndex(row, 0, node.children[row])

    def parent(self, index: _Index) -> QModelIndex:  # type: ignore[override]
        node = self._node(index)
        above = node.parent if node is not None else None
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        node = self._node(parent)
        return len(node.children) if node is not None and parent.column() <= 0 else 0

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        node: _Node = index.internalPointer()
        named = self._named(node.passage) if node.passage is not None else PathStep(node.text)
        if role == Qt.ItemDataRole.DisplayRole:
            return named.text
        if role in (ALSO, Qt.ItemDataRole.AccessibleTextRole):
            return named.also if role == ALSO else f"{named.text}  {named.also}".strip()
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(f"{named.text}  {named.also}".strip())
        if role == Qt.ItemDataRole.FontRole and named.language:
            return font_for(named.language, self._view.font()) if self._view else None
        return None

    def name_by(self, named: Callable[[Passage], PathStep]) -> None:
        self._named = named

    def address(self, index: _Index) -> Address:
        node: _Node = index.internalPointer()
        return node.address

    def find(self, address: Address) -> QModelIndex:
        """Index of an address in the tree; invalid if it is not there."""
        if self._root is None:
            return QModelIndex()
        for node in self._root.children:
            if address == node.address:
                return self.createIndex(node.row, 0, node)
        if address.kind != Kind.PASSAGE or address.key not in self._root.corpus.passages:
            return QModelIndex()
        passage = self._root.corpus.passages[address.key]
        if passage.source not in (n.address.key for n in self._root.children):
            return QModelIndex()  # belongs to an edition that is only cited
        node = next(n for n in self._root.children if n.address.key == passage.source)
        for step in (*passage.path, passage.id):
            node = next(n for n in node.children if n.address.key == step)
        return self.createIndex(node.row, 0, node)

    def _node(self, index: _Index) -> _Node | None:
        if not index.isValid():
            return self._root
        node: _Node = index.internalPointer()
        return node


class _Line(QStyledItemDelegate):
    """Lines with room for the taller Chinese and Japanese letters."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, round(option.fontMetrics.height() * 1.6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        super().paint(painter, option, index)
        also = index.data(ALSO)
        if not also:
            return
        line = QStyleOptionViewItem(option)
        self.initStyleOption(line, index)
        metrics = line.fontMetrics
        rect = QApplication.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, line, line.widget)
        gap = metrics.height()
        rect.setLeft(rect.left() + metrics.horizontalAdvance(line.text) + gap)
        if rect.width() < 2 * gap:
            return
        painter.save()
        font = QApplication.font()
        painter.setFont(font)
        painter.setPen(QColor(colours(QApplication.palette()).muted))
        shown = QFontMetrics(font).elidedText(also, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter), shown)
        painter.restore()


class Contents(QTreeView):
    """Contents of the rulebooks as a tree. `glanced` when the chosen line changes, `opened` on Enter and on a click."""

    glanced = Signal(object)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        scale_scroll_bars(self)
        self.setAccessibleName(self.tr("Sources"))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setItemDelegate(_Line(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._contents = ContentsModel(None, self)
        self._silent = False
        self.setModel(self._contents)
        self.clicked.connect(lambda index: self.opened.emit(self._contents.address(index)))

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The sign that opens and closes a branch.
        scale_option(option, self)

    def show_corpus(self, corpus: Corpus) -> None:
        self._contents = ContentsModel(corpus, self)
        self.setModel(self._contents)
        self.expand(self._contents.index(0, 0))

    def name_by(self, named: Callable[[Passage], PathStep]) -> None:
        self._contents.name_by(named)
        self.viewport().update()

    def fit(self) -> None:
        self._indent()
        palette = QApplication.palette()
        shades = colours(palette)
        palette.setColor(QPalette.ColorRole.Highlight, QColor(shades.ground))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(shades.text))
        self.setPalette(palette)
        self.scheduleDelayedItemsLayout()

    def _indent(self) -> None:
        """Less in a narrow column: numbers and headings need the room."""
        em = fonts.em()
        self.setIndentation(min(round(em * 0.9), max(round(em * 0.3), self.width() // 24)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._indent()

    def follow(self, address: Address) -> None:
        """Choose the line of the reader's page, opening the branches above it."""
        index = self._contents.find(address)
        if index == self.currentIndex():
            return
        self._silent = True
        self.setCurrentIndex(index)
        if index.isValid():
            hint = QAbstractItemView.ScrollHint
            self.scrollTo(index, hint.EnsureVisible if self.isVisible() else hint.PositionAtCenter)
        else:
            self.scrollToTop()
        self._silent = False

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._silent:
            self.glanced.emit(self._contents.address(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.opened.emit(self._contents.address(self.currentIndex()))
        else:
            super().keyPressEvent(event)
