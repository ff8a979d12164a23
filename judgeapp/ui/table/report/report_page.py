"""Page of the report: the judge's texts next to the line of play, and the print preview."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from judgeapp.cards.finding.cards import Cards
from judgeapp.desk.languages import LANGUAGES
from judgeapp.editions.taught import Touched
from judgeapp.engine.state.state import State
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.table.board.board import board
from judgeapp.table.report.clause_texts import clause_texts
from judgeapp.table.report.phone_code import phone_code
from judgeapp.table.report.table_report import ReportRequest, TableReport, report
from judgeapp.table.report.wording import word
from judgeapp.table.results import Results
from judgeapp.table.scenes import title_in
from judgeapp.table.tree.tree import Notes, ReportHeading, RuledAccounts, file_name
from judgeapp.ui.localization import current_language, saved_text
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.board.board_things import board_picture
from judgeapp.ui.table.intents import Announce, MakeReport, Remember, TableIntent, Trouble
from judgeapp.ui.table.report.paper import ReportPaper, asked_printer, write_report
from judgeapp.ui.table.report.report_widgets import ClauseChoice, CodeDialog, HeadingForm, PaperPreview
from judgeapp.ui.table.table_state import TableState
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import ButtonRow, UnfoldingButton, fit_ticks
from judgeapp.ui.widgets.forms.dialogs import documents_folder, file_to_save
from judgeapp.ui.widgets.forms.fields import BoundedField, ChoiceBox, ScrolledForm, add_named
from judgeapp.ui.widgets.pictures import card_pictures
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.lifetime import connect_until_closed, timer

_AFTER_MS = 250
_MAX_QUESTION_LENGTH = 300
_MAX_RULING_LENGTH = 20_000
_RULING_LINES = 5
# Heights of a letter that form and preview need to stand side by side.
_BESIDE = 52

# Where a picture after every choice would make a book, they end.
MAX_PICTURES = 40


class ReportSources(Struct, frozen=True):
    """Rules, cards and changes of an edition that a report quotes."""

    library: Library
    cards: Cards | None = None
    touched: Touched | None = None


class ReportView(Struct, frozen=True):
    made: TableReport
    words: Callable[[str], str]  # text of a clause that may have decided


def report_view(state: TableState, wanted: MakeReport, sources: ReportSources, drawn: Results) -> ReportView:
    """The report of the line to the current node. `drawn`: pictures of boards. Raises InputError."""
    tree, request = state.tree, wanted.request
    made = report(
        tree,
        tree.current,
        request,
        sources.library,
        cards=sources.cards,
        pictures=_pictures(state, wanted, drawn),
        printing=state.printing,
        touched=sources.touched,
    )
    return ReportView(made, partial(_words, sources.library, request.languages[0]))


def _words(library: Library, language: str, number: str) -> str:
    (clause,) = clause_texts(library, (number,), (language,))
    return next((words.text for words in clause.words if not words.place), "")


def _pictures(state: TableState, wanted: MakeReport, drawn: Results) -> dict[int, bytes]:
    if not wanted.pictures:
        return {}
    path = state.shown.path(state.tree.current)
    nodes = (path[0], *path[1:][-MAX_PICTURES:]) if wanted.every_picture and wanted.request.whole else (path[0],)
    language = wanted.request.languages[0]
    return {node.number: drawn.of(_picture, node.game.state, language, state.seat) for node in nodes}


def _picture(state: State, language: str, seat: str) -> bytes:
    return board_picture(board(state, language), seat)


class ReportPage(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self._view: ReportView | None = None
        self._last = ReportHeading()
        # Those of the judge; None while the proposed ones stand.
        self._clauses: tuple[str, ...] | None = None
        # Whether the heading is the judge's, not the proposed one.
        self._is_headed = False
        # The proposed question: the title of the table.
        self.called = ""
        # The accounts ruled on, and what was proposed on them.
        self._ruled: RuledAccounts | UnsetType = UNSET
        self._ends_at_dispute = False
        self._folder = documents_folder()
        self.setAutoFillBackground(True)
        self._due = timer(self, _AFTER_MS, self.settle)
        connect_until_closed(card_pictures().pictures_changed, self, self.show_again)
        self._make_parts()
        self._lay_out()
        self._connect()

    def _make_parts(self) -> None:
        self.heading = HeadingForm()
        self.title = QLineEdit(maxLength=_MAX_QUESTION_LENGTH)
        self.ruling = BoundedField()
        self.ruling.setPlaceholderText(self.tr("Your ruling (Markdown supported)"))
        self.clauses = ClauseChoice(self.tr("Clauses that decided"))
        self.language = _languages()
        self.player_language = _languages(self.tr("None"))
        self.pictures = QCheckBox(self.tr("Include a picture of the position"))
        self.pictures.setChecked(True)
        self.code = QCheckBox(self.tr("Include the ruling as a QR code"))
        self.code.setChecked(True)
        self.whole = QCheckBox(self.tr("Add the full record after the page"))
        self.every_picture = QCheckBox(self.tr("… and a picture after every choice"))
        self.every_picture.setEnabled(False)
        self.preview = PaperPreview(self.tr("The report as it will be printed"))
        self.buttons: dict[str, QPushButton] = {}
        for kind, label, more, do in (
            ("print", self.tr("Print …"), self.tr("Print (Ctrl+P)"), self.print_out),
            ("pdf", self.tr("PDF …"), self.tr("Save as PDF"), partial(self._ask, "pdf")),
            (
                "html",
                self.tr("HTML …"),
                self.tr("Save as one HTML file, pictures included"),
                partial(self._ask, "html"),
            ),
            (
                "markdown",
                self.tr("Markdown …"),
                self.tr("Save as Markdown, with its pictures in a folder"),
                partial(self._ask, "markdown"),
            ),
            ("code", self.tr("Send to phone …"), self.tr("Show the ruling as a large QR code"), self.show_code),
            ("turn", self.tr("Preview"), self.tr("The report as it will be printed"), self._turn_over),
            ("back", self.tr("Board"), self.tr("Back to the board (Esc)"), lambda: self._send(PlainIntent.LEAVE)),
        ):
            button = QPushButton(label)
            button.setToolTip(more)
            button.setAccessibleDescription(more)
            button.clicked.connect(lambda _=False, do=do: do())
            self.buttons[kind] = button
        self.buttons["turn"].setCheckable(True)

    def _lay_out(self) -> None:
        self._column = spaced(QVBoxLayout(), 0.6, 0.3)
        for label, field in (
            (self.tr("Question"), self.title),
            (self.tr("Ruling"), self.ruling),
            (self.tr("Clauses"), self.clauses),
        ):
            add_named(self._column, label, field)
        box(self._column, self.clauses.more, self.heading)
        options = QWidget()
        grid = QGridLayout()
        for column, (label, languages) in enumerate(
            ((self.tr("Language"), self.language), (self.tr("Player's language, alongside"), self.player_language))
        ):
            cell = spaced(QVBoxLayout(), spacing=0)
            add_named(cell, label, languages)
            cell.addStretch(1)
            grid.addLayout(cell, 0, column)
            grid.setColumnStretch(column, 1)
        box(QVBoxLayout(options), grid, self.pictures, self.code, self.whole, self.every_picture, margin=0)
        self.options = UnfoldingButton(self.tr("Languages and pictures …"), options)
        box(self._column, self.options, options, 1)
        self._area = ScrolledForm(self._column)
        folded = self.buttons["html"], self.buttons["markdown"]
        self.foot = ButtonRow(
            *self.buttons.values(), last=1, folded=folded, spacing=0.25, margin=(0.6, 0.36, 0.6, 0.36)
        )
        self._halves = box(QHBoxLayout(), (self._area, 46), (self.preview, 54), spacing=0)
        box(QVBoxLayout(self), (self._halves, 1), self.foot, margin=0, spacing=0)
        self.setFocusProxy(self.ruling)

    def _connect(self) -> None:
        self.heading.changed.connect(self._head)
        self.title.textEdited.connect(self._write)
        self.title.textChanged.connect(self._show_beginning)
        self.ruling.textChanged.connect(self._write)
        self.clauses.chosen.connect(self._choose)
        for option in (self.pictures, self.code, self.whole, self.every_picture):
            option.toggled.connect(self._due.start)
        self.whole.toggled.connect(self.every_picture.setEnabled)
        for languages in (self.language, self.player_language):
            languages.currentIndexChanged.connect(self._due.start)

    # -- form -------------------------------------------------------------------------------------

    def show_notes(self, notes: Notes, title: str) -> None:
        """Show the notes of another table with this title."""
        self._clauses, self._ruled = notes.clauses, notes.ruled
        self._is_headed = notes.heading is not None
        if notes.heading is not None:
            self.heading.show_heading(notes.heading)
        self.called = title[:_MAX_QUESTION_LENGTH]
        self.title.setText(title_in(notes.title, current_language()) or title)
        self.ruling.setPlainText(notes.ruling)

    def noted(self, before: Notes, ruled: RuledAccounts) -> Notes:
        """The notes on this page, with the accounts from `before`; `ruled`: those accounts."""
        heading = self.heading.heading if self._is_headed else None
        title = self.title.text()
        title = "" if title == self.called else title
        if not self._ruled and self._ruling not in ("", before.ruling) and any(ruled.steps):
            self._ruled = ruled
        return Notes(title, self._ruling, before.accounts, heading, self._clauses, self._ruled)

    def _show_beginning(self) -> None:
        """Show a question that is filled in from its beginning."""
        if not self.title.hasFocus():
            self.title.setCursorPosition(0)

    def take_ruling(self, ruling: Ruling, proposed: Ruling, ruled: RuledAccounts | None) -> None:
        """Fill in a ruling on the same position: its heading, and its texts unless others are written. `ruled`: the
        accounts ruled on; None if it was given on others."""
        if ruled is not None and not self._ruling.strip():
            self._ruled = replace(
                ruled,
                question="" if self.title.text().strip() else proposed.question,
                ruling=tuple(map(str.strip, proposed.answer.split("\n\n"))),
                clauses=proposed.clauses if self._clauses is None else None,
            )
            self.title.setText(self.title.text().strip() or ruling.question)
            self.ruling.setPlainText(ruling.answer)
            self._clauses = ruling.clauses
        players = dict(zip(("player_a", "player_b"), ruling.players, strict=True)) if len(ruling.players) == 2 else {}
        fields = {name: getattr(ruling, name) for name in ("event", "round", "table", "judge", "date")} | players
        written = {name: text for name, text in fields.items() if text}
        self.heading.show_heading(replace(self.heading.heading, **written))
        self._head()

    def add(self, paragraph: str, ruled: RuledAccounts | None = None) -> None:
        """Add a paragraph to the ruling; `ruled`: its accounts."""
        if ruled is not None:
            before = self._ruled or ruled
            self._ruled = replace(before, ruling=(*before.ruling, *map(str.strip, paragraph.split("\n\n"))))
        self.ruling.setPlainText("\n\n".join(filter(None, (self._ruling.strip(), paragraph))))

    @property
    def _ruling(self) -> str:
        return self.ruling.toPlainText()[:_MAX_RULING_LENGTH]

    def _write(self) -> None:
        self._due.start()
        self._send(PlainIntent.KEEP_NOTES)

    def _head(self) -> None:
        self._is_headed = True
        self._last = self.heading.heading
        self._send(Remember(self._last))
        self._write()

    def _choose(self) -> None:
        self._clauses = self.clauses.ticked
        self._write()

    def remember(self, heading: ReportHeading) -> None:
        """Remember the heading of the report before: its event, round and judge stand in the next one."""
        self._last = heading

    def begin(self, language: str, *, ends_at_dispute: bool = False) -> None:
        """Begin a report in the language that is read first. `ends_at_dispute`: it is handed over from two accounts."""
        self._ends_at_dispute = ends_at_dispute
        if language:
            self.language.setCurrentIndex(max(0, self.language.findData(language)))
        if not self._is_headed:
            self.heading.begin(self._last)
        self._due.start()

    # -- the report -------------------------------------------------------------------------------

    @property
    def request(self) -> ReportRequest:
        chosen = (self.language.currentData(), self.player_language.currentData())
        return ReportRequest(
            heading=self.heading.heading,
            question=self.title.text(),
            ruling=self._ruling,
            clauses=self._clauses,
            ends_at_dispute=self._ends_at_dispute,
            languages=tuple(dict.fromkeys(filter(None, chosen))),
            whole=self.whole.isChecked(),
            code=self.code.isChecked(),
        )

    def make(self) -> TableReport | None:
        """The current report; None if there can't be one, which the table explains."""
        self._view = None
        self._send(MakeReport(self.request, self.pictures.isChecked(), self.every_picture.isChecked()))
        return self._view.made if self._view is not None else None

    def set_view(self, view: ReportView) -> None:
        """Answer `make`."""
        self._view = view

    def show_again(self) -> None:
        """Show the report again after a change, of a card's picture too."""
        self._due.start()

    def settle(self) -> None:
        """Show the report as it will be printed."""
        self._due.stop()
        if self.isVisible():
            self.make()
            if (view := self._view) is not None:
                cited, decisive = view.made.cited, tuple(clause.number for clause in view.made.clauses)
                self.clauses.show_clauses(cited, decisive, view.words)
                self.preview.show_paper(ReportPaper(view.made))

    # -- handing over -----------------------------------------------------------------------------

    def _ask(self, kind: str) -> None:
        ending, kinds = {
            "markdown": (".md", self.tr("Markdown (*.md)")),
            "html": (".html", self.tr("Page (*.html)")),
            "pdf": (".pdf", self.tr("PDF (*.pdf)")),
        }[kind]
        proposed = self._folder / f"{self.proposed_name}{ending}"
        if path := file_to_save(self, self.tr("Save the report"), str(proposed), kinds):
            self._folder = path.parent
            self.export(path)

    @property
    def proposed_name(self) -> str:
        """Proposed name of its file, without an ending."""
        return file_name(self.heading.heading, self.title.text(), self.tr("ruling"))

    def export(self, path: Path) -> None:
        if (made := self.make()) is None:
            return
        try:
            write_report(made, path)
        except InputError as error:
            self._send(Trouble(error))
        else:
            self._send(Announce(saved_text(path)))

    def print_out(self) -> None:
        if (printer := asked_printer(self, self.proposed_name, self.tr("Print the report"))) is not None:
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        if (made := self.make()) is None:
            return
        printer.setFullPage(True)
        file = ReportPaper(made, printer.pageLayout()).print_on(printer)
        self._send(Announce(saved_text(Path(file)) if file else self.tr("Sent to the printer.")))

    def show_code(self) -> None:
        """The ruling as a code that a phone reads, large."""
        if (made := self.make()) is None:
            return
        code = phone_code(made)
        left_out = word("left-out", what=comma_list(code.left_out)) if code.left_out else ""
        CodeDialog(code, left_out, self).exec()

    # -- appearance -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._due.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    @property
    def _is_wide(self) -> bool:
        """True if form and preview stand side by side."""
        return self.width() >= _BESIDE * fonts.em()

    def _turn(self) -> None:
        """Show form and preview side by side, or only one if there is little room."""
        turn = self.buttons["turn"]
        turn.setVisible(not self._is_wide)
        seen = turn.isChecked()
        self.preview.setVisible(self._is_wide or seen)
        self._area.setVisible(self._is_wide or not seen)

    def _turn_over(self) -> None:
        """The preview in the place of the form, and back."""
        self._turn()
        if self.preview.isVisible():
            self.preview.setFocus()
            self.settle()
        else:
            self.ruling.setFocus()

    def fit(self) -> None:
        self.ruling.setFixedHeight(round(fonts.em() * 1.15 * _RULING_LINES))
        for option in (self.pictures, self.code, self.whole, self.every_picture):
            fit_ticks(option)
        self._turn()


def _languages(none: str = "") -> ChoiceBox:
    """The languages, after the choice `none` if there is one."""
    box = ChoiceBox()
    box.fill(({"": none} if none else {}) | {tag: language_name(tag) for tag in LANGUAGES})
    return box
