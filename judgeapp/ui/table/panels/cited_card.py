"""The card of a clause that is cited at the table, and of the help: read beside the board, in the few lines that are
needed there: its text, in our words and as in the source, our readings, and other sources on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, QThreadPool
from PySide6.QtGui import QKeyEvent

from judgeapp.clauses.citing import citation
from judgeapp.glossary.concept import Concept
from judgeapp.library import Library
from judgeapp.messages.errors import NotFoundError
from judgeapp.rulebook.corpus import number_in_rules
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import PATH, Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk.desk_pages import help_page
from judgeapp.ui.pages.desk.guide_page import guide_page, heading_of
from judgeapp.ui.pages.rules.clause_notes import difference_note, reading_note
from judgeapp.ui.pages.rules.concept_page import concept_page
from judgeapp.ui.pages.rules.leading_text import stand_in_note
from judgeapp.ui.pages.rules.numbered_clauses import numbered_clauses
from judgeapp.ui.pages.rules.other_languages import parallels
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import Follow, TableIntent, Trouble
from judgeapp.ui.views import find_view
from judgeapp.ui.widgets.box import spaced
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.sheets.sheet import HeadedSheet
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.background import LatestTask

_MAX_PARTS_BELOW = 8  # limits of the parts below a clause; the rest is in the reader

Parallels = tuple[tuple[Concept, ...], tuple[Passage, ...]]


def cited_page(
    library: Library, clause: Passage, shown: ShownText, style: PageStyle, beside: Parallels | None = None
) -> str:
    """`beside`: the concepts of the clause and what other sources say of them, once it is known."""
    own = [clause, *library.corpus.children(clause)[:_MAX_PARTS_BELOW]]
    above = [shown.of(library, p).heading for p in library.corpus.headed_by(clause)]
    body = [
        parts.caption(escape(PATH.join(filter(None, above))), style),
        parts.numbered([*numbered_clauses(library, own, shown)], style),
    ]
    source = ShownText(shown.language)
    if any(shown.of(library, passage) is not passage for passage in own):
        text = translate("cited_page", "Source text, in {language}")
        named = text.format(language=language_name(clause.language))
        body += [parts.label(named, style), parts.numbered([*numbered_clauses(library, own, source)], style)]
    body.append(stand_in_note(library, (clause,), style))
    body += _notes(library, own, shown.language, style)
    if beside is not None and beside[1]:
        body.append(parallels(library, *beside, shown.language, style))
    return style.page("".join(body))


def _notes(library: Library, own: Sequence[Passage], language: str, style: PageStyle) -> Iterator[str]:
    """Our readings of the clauses and the differences between sources, each once."""
    corpus = library.corpus
    readings = {reading.id: reading for passage in own for reading in corpus.readings_of(passage)}
    for reading in readings.values():
        yield reading_note(library, reading, language, (), style)
    differences = {d.id: d for passage in own for d in corpus.differences_of(passage)}
    for difference in differences.values():
        yield difference_note(library, difference, language, style)


# The languages that cards are in: a keyword effect is named in the language of its card.
_OF_CARDS = ("en", "ja", "zh-Hans", "zh-Hant")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CitedCard(HeadedSheet):
    """Shows a clause, or a keyword effect's meaning; links open within it. Enter opens it in the reader."""

    def __init__(self, library: Library, send: Callable[[TableIntent], None]) -> None:
        super().__init__(self.tr("Cited clause"))
        self._send = send
        self._library = library
        self.shown = ShownText("")
        self.address: Address | None = None
        self._before: list[Address] = []
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._finding = LatestTask(self._pool, self, self.tr("finding the other languages"))
        self.back = tool_button("‹", self.tr("Back to the previous clause (Backspace)"), flat=True)
        self.read = tool_button(self.tr("Read more"), self.tr("Open in the reader (Enter)"), flat=True)
        self.away = tool_button("×", self.tr("Close (Esc)"), flat=True)
        self.sheet.installEventFilter(self)
        spaced(self.row, (0.5, 0.3, 0.3, 0)).insertWidget(0, self.back)
        self.row.addWidget(self.read)
        self.row.addWidget(self.away)
        self.sheet.followed.connect(self._go_on)
        self.back.clicked.connect(self.go_back)
        self.read.clicked.connect(self._read_on)
        self.away.clicked.connect(self.dismiss)
        self.hide()

    @property
    def is_open(self) -> bool:
        return self.address is not None

    def cite(self, cited: str) -> None:
        """Show a clause by its number, or the keyword effect of this name. Shows nothing if the rules don't have it."""
        if cited[:1].isdigit():
            if (clause := self._library.corpus.clause(cited)) is not None:
                self.open(Address(Kind.PASSAGE, clause.id))
            return
        for language in _OF_CARDS:
            if terms := self._library.terms(cited, language):
                self.open(Address(Kind.CONCEPT, terms[0].concept))
                return

    def open(self, address: Address) -> None:
        """Show a clause or a concept; anything else is for the reader."""
        if not self._has(address):
            self._send(Follow(address))
            return
        self._before = []
        self._show(address)
        self.setFocus()

    def dismiss(self) -> None:
        if self.is_open:
            self._finding.cancel()
            self.address = None
            self._before = []
            self.hide()
            self._send(PlainIntent.ARRANGE)

    def go_back(self) -> None:
        if self._before:
            self._show(self._before.pop())

    def render_again(self) -> None:
        """Render it again, in other words, colours or letters."""
        if self.address is not None:
            self._fill(self.address)

    def _go_on(self, address: Address) -> None:
        if address.kind == Kind.TERM:
            address = Address(Kind.CONCEPT, address.key)
        if not self._has(address):
            self._send(Follow(address))
        elif self.address is not None:
            self._before.append(self.address)
            self._show(address)

    def _has(self, address: Address) -> bool:
        if address.kind in (Kind.HELP, Kind.GUIDE):
            return True
        if address.kind == Kind.PASSAGE:
            return self._passage(address) is not None
        return address.kind == Kind.CONCEPT and address.key in self._library.glossary.concepts

    def _passage(self, address: Address) -> Passage | None:
        with suppress(NotFoundError):
            return self._library.corpus.passage(address.key)
        return None

    def _show(self, address: Address) -> None:
        self.address = address
        self.back.setVisible(bool(self._before))
        self.show()
        self._fill(address)
        self._send(PlainIntent.ARRANGE)

    def _fill(self, address: Address) -> None:
        self._finding.cancel()
        library, style = self._library, PageStyle.of_application()
        if address.kind == Kind.HELP:
            self.title.setText(self.tr("Help"))
            self.sheet.show_html(help_page(find_view(address.key), style), style.font)
            return
        if address.kind == Kind.GUIDE:
            self.title.setText(self.tr("Help"))
            self.sheet.show_html(guide_page(address.key, style), style.font, heading_of(address.key))
            return
        if address.kind == Kind.CONCEPT:
            concept = library.glossary.concepts[address.key]
            self.title.setText(concept.title(self.shown.language or "en"))
            self.sheet.show_html(concept_page(library, concept, self.shown, style), style.font)
            return
        clause = library.corpus.passage(address.key)
        number = number_in_rules(clause)
        is_older = bool(number) and not library.corpus.is_of_rules(clause)
        self.title.setText(citation(number) if is_older else clause.number)
        self.sheet.show_html(cited_page(library, clause, self.shown, style), style.font)

        def work() -> Parallels:
            return library.concepts_of(clause), library.parallels(clause)

        def then(parallels: Parallels) -> None:
            html = cited_page(library, clause, self.shown, style, parallels)
            self.sheet.show_html(html, style.font, again=True)

        self._finding.start(work, then, lambda error: self._send(Trouble(error)))

    def _read_on(self) -> None:
        if self.address is not None:
            self._send(Follow(self.address))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter reads on unless a link is chosen by Tab; Backspace goes back."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _ENTER and not self.sheet.textCursor().hasSelection():
                self._read_on()
                return True
            if event.key() == Qt.Key.Key_Backspace:
                self.go_back()
                return True
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        self.sheet.setMinimumHeight(fonts.em() * 3)
        self.render_again()
