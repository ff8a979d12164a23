"""The three columns: a list, the reader, the other languages."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QTabWidget, QWidget

from judgeapp.ui.cards.card_form import CardForm
from judgeapp.ui.cards.card_forms import CardForms
from judgeapp.ui.cards.teach_form import TeachForm
from judgeapp.ui.reader.bookmark_list import BookmarkList
from judgeapp.ui.reader.concept_list import ConceptList
from judgeapp.ui.reader.contents import Contents
from judgeapp.ui.reader.reader import Panes, Reader, SideColumn
from judgeapp.ui.rulings.ruling_list import RulingColumn
from judgeapp.ui.search.results import Results
from judgeapp.ui.views import CARDS, GLOSSARY, RULINGS, SEARCH, SOURCES, ViewSpec
from judgeapp.ui.widgets.box import fit_all
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.widgets.page_stack import PageStack, Tabs
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import bar_width

# Shares of the window's width, until the judge chooses others.
_SHARES = (0.28, 0.47, 0.25)
_MIN_WHOLE = 600

_SIDE_EM = 11  # least width of the other languages, in heights of the font
# Width of a list in heights of the font; it takes at most a third of the room for that.
_TITLE_EM = 12
_MIN_READER_LETTERS = 20  # letters on a line of the reader, kept while another column can give way


class Columns(QSplitter):
    """Columns of every view but the table, one of them shown.

    If there is no room for all, the other languages give way first, then the list."""

    changed = Signal(bool)  # the other languages were shown or hidden

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal, childrenCollapsible=False, handleWidth=1)
        self.results = Results()
        self.contents = Contents()
        self.concepts = ConceptList()
        self.bookmarks = BookmarkList()
        self.rulings = RulingColumn()
        self.sources = Tabs(SOURCES.title, (self.contents, self.tr("Contents")), (self.bookmarks, self.tr("Bookmarks")))
        self.cards = OnDemand(self._make_card_forms)
        self.reader = Reader()
        self.side = SideColumn()
        self.lists: dict[ViewSpec, QWidget | OnDemand[CardForms]] = {
            SEARCH: self.results,
            SOURCES: self.sources,
            GLOSSARY: self.concepts,
            CARDS: self.cards,
            RULINGS: self.rulings,
        }
        self.panes = Panes(self.reader, self.side, self.results, self.contents, self.concepts, self.bookmarks)
        self._stack = PageStack()
        for page in (self.results, self.sources, self.concepts, self.rulings):
            self._stack.addWidget(page)
        for column in (self._stack, self.reader, self.side):
            self.addWidget(column)
            column.setMinimumWidth(1)
        self._widths: tuple[int, ...] = ()  # widths that the judge wants; the shown ones depend on the room
        # Whether the judge chose them; otherwise the width of the window that they fit.
        self._are_chosen = False
        self._whole = 0
        self._opens_side = True
        self._hides_hits = False
        self._squeezes = False
        self.splitterMoved.connect(self._note_widths)
        self.rulings.currentChanged.connect(lambda _: self.fit())
        for filled in (self.results.filled, self.side.filled):
            filled.connect(self.fit)
        self.setStretchFactor(1, 1)

    def _make_card_forms(self) -> CardForms:
        forms = CardForms()
        fit_all(forms)
        self._stack.addWidget(forms)
        forms.currentChanged.connect(lambda _: self.fit())
        return forms

    @property
    def form(self) -> CardForm:
        return self.cards.part.form

    @property
    def teach_form(self) -> TeachForm:
        return self.cards.part.teach_form

    @property
    def listings(self) -> tuple[Listing, ...]:
        return (self.results.listing, self.concepts.listing, self.bookmarks.listing)

    def show_list(self, view: ViewSpec) -> None:
        page = self.lists[view]
        self._stack.setCurrentWidget(page.part if isinstance(page, OnDemand) else page)
        self.fit()

    @property
    def free_room(self) -> QWidget | None:
        """The reader: beside it no field and no button is covered."""
        return self.reader if self.reader.isVisible() else None

    def reserve(self, height: int) -> None:
        """Keep nothing free: the reader is scrolled."""

    @property
    def tab_parts(self) -> tuple[QWidget, ...]:
        """Parts in Tab order: the filters come before the results, whenever they were made."""
        return (self._stack, self.reader, self.side)

    def show_tab(self, page: QWidget) -> None:
        """Let a page be seen that shares its place with others."""
        for tabs in (self.sources, self.cards.made):
            if tabs is not None and tabs.indexOf(page) >= 0:
                tabs.setCurrentWidget(page)

    @property
    def current_list(self) -> QWidget:
        shown = self._stack.currentWidget()
        assert shown is not None
        return shown.currentWidget() if isinstance(shown, QTabWidget) else shown

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths that the judge gave the columns, whether there is room or not; none before the first time."""
        return self._widths if self._are_chosen else ()

    def share_out(self, widths: tuple[int, ...]) -> None:
        """Set the widths as remembered, or by the usual shares, which grow with the window."""
        self._widths, self._are_chosen = widths, bool(widths)
        self._whole = max(self.window().width(), _MIN_WHOLE)
        self.fit()

    def open_side(self, opens: bool, *, squeeze: bool = False) -> None:
        """Open or close the other languages; they may have to give way. `squeeze`: the others make room."""
        self._opens_side, self._squeezes = opens, squeeze
        self.fit()

    def hide_hits(self, hides: bool) -> None:
        """Hide the results beside a page that has nothing to do with any of them."""
        if hides == self._hides_hits:
            return
        self._hides_hits = hides
        focus = self.window().focusWidget()
        had_focus = focus is not None and self.results.isAncestorOf(focus)
        self.fit()
        if had_focus and hides:
            self.reader.setFocus()

    def fit(self) -> None:
        """Share the width out as the judge wants, as far as the reader keeps its lines."""
        if not self._whole:
            return
        if not self._are_chosen:
            # The window's width, because the rail may be about to change its own.
            self._whole = max(self._whole, self.window().width())
            self._widths = tuple(round(self._whole * share) for share in _SHARES)
        em = fonts.em()
        wanted, (least, _, least_side) = self._preferred_width(), self._least()
        for column, width in zip((self._stack, self.reader, self.side), self._least(), strict=True):
            column.setMinimumWidth(width)
        room = self.width() - 2 * self.handleWidth()
        left, _, right = self._widths
        if not self._are_chosen:
            left = max(left, min(round(em * _TITLE_EM), room // 3))
        # Without a question, the page gets the room of the results.
        lists = self.current_list is not self.results or not (self._hides_hits or self.results.is_blank)
        if not lists:
            left = least = 0
        self._stack.setVisible(lists)
        left = min(max(left, least), room // 2)
        spacious = room >= wanted + left + em * _SIDE_EM
        # Beside a form, the other languages appear only if there is room.
        squeezes = self._squeezes and not self._writes
        seen = self._opens_side and not self.side.is_blank and (squeezes or spacious)
        least_side = em * _SIDE_EM if spacious else least_side
        right = max(least_side, min(right, room - wanted - left)) if seen else 0
        left = max(least, min(left, max(room - wanted - right, room // 3)))
        if seen != self.side.isVisibleTo(self):
            self.side.setVisible(seen)
            self.changed.emit(seen)
        # The handles are hidden with their columns only later, which would lay the page out once more.
        self.handle(1).setVisible(lists)
        self.handle(2).setVisible(seen)
        middle = self.width() - (lists + seen) * self.handleWidth() - left - right
        self.setSizes([left, max(1, middle), right])

    def _note_widths(self) -> None:
        left, middle, right = self.sizes()
        self._widths, self._are_chosen = (left or self._widths[0], middle, right or self._widths[2]), True

    def _least(self) -> tuple[int, int, int]:
        em = fonts.em()
        return round(em * (9 if self._writes else 6.5)), round(em * 7), round(em * 6)

    @property
    def _writes(self) -> bool:
        """True if a form is in place of the list."""
        shown = self._stack.currentWidget()
        written = shown is self.rulings and self.rulings.writes
        return written or (isinstance(shown, CardForms) and shown.writes)

    def _preferred_width(self) -> int:
        """The width of the reader with lines of _MIN_READER_LETTERS."""
        em = fonts.em()
        letter = QFontMetricsF(fonts.font_for("zh-Hans", QApplication.font()))
        bold = QApplication.font()
        bold.setBold(True)
        number = QFontMetricsF(bold).horizontalAdvance("15-15-15-15")
        bar = bar_width()
        beside_the_line = em * 4 + number + bar
        return ceil(letter.horizontalAdvance("字" * _MIN_READER_LETTERS) + beside_the_line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def next_column(self) -> None:
        """Move the focus one column on; from the last one back to the first."""
        seen = [c for c in (self._stack, self.reader, self.side) if c.isVisible()]
        focus = self.window().focusWidget()
        at = next((i for i, c in enumerate(seen) if focus is not None and c.isAncestorOf(focus)), -1)
        if not seen:  # the list is being shown or hidden
            return
        to = seen[(at + 1) % len(seen)]
        target = self._entry() if to is self._stack else to
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _entry(self) -> QWidget:
        if self.current_list is self.results:
            return self.results.listing
        return self.current_list
