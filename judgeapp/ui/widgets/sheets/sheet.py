"""A page of HTML that can reach nothing but the addresses of this program, and keeps the text read in place;
and the field that finds text in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFragment,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from judgeapp.ui.address import Address, Kind, parse_address
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.pictures import guide_picture_at, picture_at
from judgeapp.ui.widgets.plain_text import PlainLabel, is_typed
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.line_ends import copied, held
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars
from judgeapp.ui.widgets.style.theme import colours

_TERMS = Address(Kind.TERM).url  # prefix of the addresses of terms


class LinkedPage(QTextBrowser):
    """HTML view. Follows no link by itself, loads nothing but pictures of cards and the guide, and emits `followed`."""

    followed = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, openLinks=False)
        scale_scroll_bars(self)
        self.setAccessibleName(name)
        self.anchorClicked.connect(self._follow)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load only existing pictures of cards, and those of the guide: a page contains everything else."""
        return picture_at(name) or guide_picture_at(name)

    def setHtml(self, html: str) -> None:
        """Show a page none of whose lines parts a bracket from its word."""
        super().setHtml(held(html))

    def toPlainText(self) -> str:
        return copied(super().toPlainText())

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selected text as in the source."""
        data = super().createMimeDataFromSelection()
        data.setText(copied(data.text()))
        return data

    def _follow(self, url: QUrl) -> None:
        self.followed.emit(parse_address(url.toString(QUrl.ComponentFormattingOption.FullyEncoded)))


class Sheet(LinkedPage):
    """Page as wide as its column, which keeps its place."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # Show the selection but no text cursor.
        self.setCursorWidth(0)
        self._longest = 0.0
        self._shown: tuple[object, ...] = ()  # the last page with its font and colours
        # Positions in the text: of the chosen clause, and of the text held in place; the distance of that from the
        # upper edge, None before it was shown; and whether scrolling moves it.
        self._chosen: int | None = None
        self._held = 0
        self._offset: int | None = None
        self._lets_go = True
        # Menu entries about the page's subject.
        self.offers: Callable[[], Iterable[QAction]] = lambda: ()
        self.find_bar: FindBar | None = None
        self.verticalScrollBar().valueChanged.connect(self._hold)

    def show_html(self, html: str, font: QFont, anchor: str = "", *, inset: bool = False, again: bool = False) -> None:
        """Show a page from its top, or from `anchor` with some of what precedes it. `inset`: whether it begins where
        the numbers of a page of clauses stand; `again`: it is the page already shown: its text stays in place, and the
        keys on their link."""
        shown = html, font, anchor, inset, fonts.em(), QApplication.palette().cacheKey()
        # A picture may have come; otherwise nothing is laid out anew.
        is_same = shown == self._shown and "<img" not in html
        if again and is_same:  # the selection stays
            return
        self._shown = shown
        if self.find_bar is not None and not again:
            self.find_bar.close_up()
        document = self.document()
        at_link = self._link_of_keys() if again and self.hasFocus() else None
        held = self._held_paragraph() if again else None
        with self._arranging():
            if is_same:
                self.setTextCursor(QTextCursor(document))
            else:
                self._set_page(html, font, inset=inset)
            held_chosen = self._held == self._chosen
            self._chosen = dict(self._find_anchors()).get(anchor) if anchor else None
            if held is not None:
                self._held = self._position_in(*held)
            if not again or self._held >= document.characterCount():
                self._held, self._offset = self._chosen or 0, None
            elif held_chosen and self._chosen is not None:
                self._held = self._chosen
        if at_link is not None:
            self._go_to_link(*at_link)

    def _set_page(self, html: str, font: QFont, *, inset: bool) -> None:
        document, em = self.document(), fonts.em()
        # Each would lay out the former page once more.
        if document.defaultFont() != font:
            document.setDefaultFont(font)
        if document.documentMargin() != round(em * 0.9):
            document.setDocumentMargin(round(em * 0.9))
        self.setHtml(html)
        with self._editing() as cursor:
            self._draw_lines(cursor)
            if inset:
                frame = document.rootFrame().frameFormat()
                frame.setLeftMargin(number_inset(em))
                document.rootFrame().setFrameFormat(frame)
            self._keep_measure()

    def _held_paragraph(self) -> tuple[str, int, int]:
        """The paragraph held in place: its text, its index among those with that text, and the position in it."""
        held = self.document().findBlock(self._held)
        alike = [block for block in self._blocks() if block.text() == held.text()]
        return held.text(), alike.index(held), self._held - held.position()

    def _position_in(self, text: str, at: int, place: int) -> int:
        """Position in that paragraph of the current page, or in the part of it with that position; if gone, the old
        position."""
        alike = [block.position() for block in self._blocks() if block.text() == text]
        if at < len(alike):
            return alike[at] + place
        for block in self._blocks():
            start = text.find(block.text()) if block.text() else -1
            if start >= 0 and start <= place < start + len(block.text()):
                return block.position() + place - start
        return self._held

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _links(self) -> list[tuple[str, int]]:
        pieces = ((piece.charFormat().anchorHref(), piece.position()) for piece in self._pieces())
        return [(url, position) for url, position in pieces if url]

    def _link_of_keys(self) -> tuple[str, int] | None:
        """The link that the keys have gone to, and which one of the page it is."""
        start = self.textCursor().selectionStart()
        places = enumerate(self._links())
        links = ((url, at) for at, (url, position) in places if position == start)
        return next(links, None) if self.textCursor().hasSelection() else None

    def _go_to_link(self, url: str, at: int) -> None:
        """Go to a link by the keys; if it is gone, to the one in its place."""
        links = self._links()
        alike = [position for link, position in links if link == url]
        position = alike[0] if alike else links[min(at, len(links) - 1)][1] if links else 0
        if position:
            cursor = self.textCursor()
            cursor.setPosition(position - 1)
            cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
            # From the selection to the next link, as Tab does.
            self.focusNextPrevChild(True)

    @contextmanager
    def _editing(self) -> Iterator[QTextCursor]:
        """Around several changes of the page, which is laid out once after them."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        try:
            yield cursor
        finally:
            cursor.endEditBlock()

    def _draw_lines(self, cursor: QTextCursor) -> None:
        """Dots under terms, waves under underlined text that isn't a link, which marks gaps: HTML has neither."""
        unread, term = QTextCharFormat(), QTextCharFormat()
        unread.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        term.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        term.setUnderlineColor(QColor(colours(QApplication.palette()).muted))
        for piece in [*self._pieces()]:
            char_format = piece.charFormat()
            is_term = char_format.anchorHref().startswith(_TERMS)
            if is_term or (char_format.fontUnderline() and not char_format.isAnchor()):
                cursor.setPosition(piece.position())
                after = piece.position() + piece.length()
                cursor.setPosition(after, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(term if is_term else unread)

    def look_for_text(self) -> None:
        if self.find_bar is None:
            self.find_bar = FindBar(self)
        self.find_bar.ask()

    def limit_lines(self, width: float) -> None:
        """Let no line be longer than `width`, in heights of the font: long lines tire."""
        self._longest = width

    @property
    def sees_chosen(self) -> bool:
        """Return true if the first line of the chosen clause is visible; of a page without one its top."""
        top = self._top_of(self._chosen or 0) - self.verticalScrollBar().value()
        return -1 <= top <= self.viewport().height() - fonts.em()

    # The text stays in place: a position in it keeps its distance from the upper edge, whatever changes the lines.
    # Scrolling releases it and holds another.

    @contextmanager
    def _arranging(self) -> Iterator[None]:
        """Around everything that lays the page out again."""
        outermost, self._lets_go = self._lets_go, False
        try:
            yield
        finally:
            # Asking for the size lays out the whole page, so that the scroll bar knows its length.
            self.document().documentLayout().documentSize()
            if outermost:  # in a nested call the page may be half laid out
                self._put_back()
            self._lets_go = outermost

    def _put_back(self) -> None:
        height = self.viewport().height()
        if not self.isVisible():
            self._offset = None
        offset = self._offset
        if offset is None:
            # The clause opened, with some of the text before it; or the very top.
            offset = round(self._top_of(0)) if self._chosen is None else height // 4
            self._offset = offset if self.isVisible() else None
        if offset > height - 2 * fonts.em():
            offset = height // 4
        self.verticalScrollBar().setValue(round(self._top_of(self._held) - offset))

    def _hold(self) -> None:
        """After scrolling: hold the chosen clause if it is seen, or the first line."""
        if not self._lets_go:
            return
        if self._chosen is not None and self.sees_chosen:
            self._held = self._chosen
        else:
            # To the right of the numbers, where the text is.
            at = QPoint(round(self.viewport().width() * 0.6), 2)
            self._held = self.cursorForPosition(at).position()
        self._offset = round(self._top_of(self._held)) - self.verticalScrollBar().value()

    def _top_of(self, position: int) -> float:
        """Pixels from the top of the page to the line of a position."""
        block = self.document().findBlock(position)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        line = block.layout().lineForTextPosition(position - block.position())
        return top + (line.y() if line.isValid() else 0.0)

    def _find_anchors(self) -> Iterator[tuple[str, int]]:
        for piece in self._pieces():
            for name in piece.charFormat().anchorNames():
                yield name, piece.position()

    def _pieces(self) -> Iterator[QTextFragment]:
        """The page in pieces, each of one format."""
        for block in self._blocks():
            pieces = block.begin()
            while not pieces.atEnd():
                yield pieces.fragment()
                pieces += 1

    def showEvent(self, event: QShowEvent) -> None:
        with self._arranging():
            super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        # Qt sends the first events during construction.
        if hasattr(self, "_held"):
            with self._arranging():
                super().changeEvent(event)
        else:
            super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        with self._arranging():
            super().resizeEvent(event)
            self._keep_measure()
        if self.find_bar is not None:
            self.find_bar.fit()

    def _keep_measure(self) -> None:
        if not self._longest:
            return
        root = self.document().rootFrame()
        frame_format = root.frameFormat()
        margin = self.document().documentMargin()
        free = max(margin, self.viewport().width() - fonts.em() * self._longest)
        if frame_format.rightMargin() != free:
            frame_format.setRightMargin(free)
            root.setFrameFormat(frame_format)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu(event.pos())
        menu.aboutToHide.connect(menu.deleteLater)
        if offered := [*self.offers()]:
            menu.addSeparator()
            menu.addActions(offered)
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Without a visible cursor the arrow keys scroll, as on any page.
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        bar = self.verticalScrollBar()
        places = {
            Qt.Key.Key_Down: bar.value() + bar.singleStep(),
            Qt.Key.Key_Up: bar.value() - bar.singleStep(),
            Qt.Key.Key_PageDown: bar.value() + bar.pageStep(),
            Qt.Key.Key_PageUp: bar.value() - bar.pageStep(),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: bar.maximum(),
        }
        if plain and event.key() in places:
            bar.setValue(places[Qt.Key(event.key())])
        elif is_typed(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


def number_inset(em: int) -> int:
    """Left edge of the numbers of a page: after its margin, the bar and a gap."""
    return round(em * 0.9) + max(3, round(em * 0.2)) + round(em * 0.5)


class HeadedSheet(QWidget):
    """The buttons that are beside the title are added to `row`."""

    def __init__(self, name: str) -> None:
        """`name` is the page's name for screen readers."""
        super().__init__(autoFillBackground=True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.title = PlainLabel(bold=True)
        self.sheet = Sheet(name)
        self.row = QHBoxLayout()
        self.row.addWidget(self.title, 1)
        box(QVBoxLayout(self), self.row, (self.sheet, 1), margin=0, spacing=0)
        self.setFocusProxy(self.sheet)


# In heights of the font.
_FIELD_EM = 15
_MAX_LENGTH = 200


class FindBar(QLineEdit):
    """Marks all matches while it is typed. Enter goes to the next one, Shift+Enter to the one before, Esc closes."""

    def __init__(self, page: QTextEdit) -> None:
        super().__init__(page, maxLength=_MAX_LENGTH)
        self._page = page
        self._matches: list[QTextCursor] = []
        self._at = 0
        self._count = PlainLabel(parent=self)
        self.setPlaceholderText(self.tr("Find on this page"))
        self.setAccessibleName(self.placeholderText())
        self.textChanged.connect(lambda _: self._find())
        page.textChanged.connect(self._mark)
        self.hide()

    def ask(self) -> None:
        """Appear with the selected text of the page, or the last search."""
        self.fit()
        if selected := self._page.textCursor().selectedText()[:_MAX_LENGTH]:
            self.setText(selected)
        self.show()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()
        self._find()

    def close_up(self) -> None:
        """Go away, and leave the keys to the page."""
        if self.hasFocus():
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._page.setExtraSelections([])

    def fit(self) -> None:
        """Lie in the upper right corner of the page."""
        em, room = fonts.em(), self._page.viewport().width()
        self.setGeometry(max(0, room - em * _FIELD_EM), 0, min(room, em * _FIELD_EM), round(em * 1.8))

    @property
    def place(self) -> str:
        """Place of the match that is shown among all of them."""
        return self._count.text()

    def _find(self) -> None:
        self._mark()
        self._go_to(0)

    def _mark(self) -> None:
        """Mark the matches of the page as it is now, which may be shown again: the text stays in place."""
        self._matches = []
        if self.isVisible() and self.text():
            text = held(self.text())
            match = self._page.document().find(text)
            while not match.isNull():
                self._matches.append(match)
                match = self._page.document().find(text, match)
        self._page.setExtraSelections([self._marked(match) for match in self._matches])
        self._show_place()

    def _marked(self, match: QTextCursor) -> QTextEdit.ExtraSelection:
        marked = QTextEdit.ExtraSelection()
        marked.cursor = match
        marked.format.setBackground(QColor(colours(QApplication.palette()).mark))
        return marked

    def _go_to(self, at: int) -> None:
        if self._matches:
            self._at = at % len(self._matches)
            self._page.setTextCursor(self._matches[self._at])
        self._show_place()

    def _show_place(self) -> None:
        if self._matches:
            self._at = min(self._at, len(self._matches) - 1)
        shown = f"{self._at + 1} / {len(self._matches)}" if self._matches else "0" if self.text() else ""
        self._count.setText(shown)
        self._count.adjustSize()
        wide = self._count.width() + round(fonts.em() * 0.4)
        self._count.move(self.width() - wide, (self.height() - self._count.height()) // 2)
        self.setTextMargins(0, 0, wide, 0)

    def event(self, event: QEvent) -> bool:
        is_offered = event.type() is QEvent.Type.ShortcutOverride
        if is_offered and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._go_to(self._at - 1 if back else self._at + 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_up()
        else:
            super().keyPressEvent(event)
