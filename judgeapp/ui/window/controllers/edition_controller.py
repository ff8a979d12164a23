"""Controller of rulebooks that are imported: read, taken apart, shown with their doubts, kept or removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.editions.edition import (
    LANGUAGES,
    EditionFacts,
    ImportedEdition,
    LineAction,
    RulebookKind,
    SettledLine,
    checked_facts,
)
from judgeapp.messages.errors import InputError
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.desk.edition_page import AS_BEFORE, CORRECT_FACTS, KEEP
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.widgets.forms.dialogs import CheckedDialog, confirm, file_to_open, open_dialog
from judgeapp.ui.widgets.forms.fields import FittedBox
from judgeapp.ui.widgets.work.background import LatestTask
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from judgeapp.editions.doubts import ReadEdition
    from judgeapp.editions.importing import RulebookFile

T = TypeVar("T")


@dataclass(frozen=True)
class ParsedRulebook:
    """A file parsed as the rulebook that the judge names, by the answers so far."""

    file: RulebookFile
    edition: ImportedEdition
    read: ReadEdition


class EditionController(Controller):
    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._reading = self._task(self.tr("reading a rulebook"))
        self._parsing = self._task(self.tr("splitting a rulebook into clauses"))
        self._changing = self._task(self.tr("saving a rulebook"), ends=True)
        self._parsed: ParsedRulebook | None = None
        self.dialog: EditionDialog | None = None  # the last dialog
        self._navigation.commands |= {
            Kind.SETTLE: self._settle,
            Kind.RULEBOOK_COMMAND: self._do,
            Kind.REMOVE: self._ask_removal,
        }

    def ask(self) -> None:
        kinds = self.tr("Rulebooks (*.pdf *.txt *.md *.markdown);;All files (*)")
        if (file := file_to_open(self._over, self.tr("Import a rulebook"), kinds)) is not None:
            self.import_files([file])

    def import_files(self, files: Sequence[Path]) -> None:
        """Read a file; of several the first."""
        file = files[0]

        def work() -> RulebookFile:
            from judgeapp.editions.importing import read_rulebook

            return read_rulebook(file)

        self._import_bar.show_step(self.tr("Reading {file}").format(file=file.name), 0.0)
        self._start(self._reading, work, self._ask_what_it_is)
        if files[1:]:
            text = self.tr("Only one rulebook can be imported at a time: reading {file}.")
            self._notices.show_notice(text.format(file=file.name))

    def _start(self, task: LatestTask, work: Callable[[], T], then: Callable[[T], None]) -> None:
        def done(result: T) -> None:
            then(result)
            self._import_bar.hide()

        def failed(error: InputError) -> None:
            self._notices.show_error(error)
            self._import_bar.hide()

        task.start(work, done, failed)

    def _ask_what_it_is(self, file: RulebookFile) -> None:
        cover = file.cover
        title = cover.title or ("Comprehensive Rules" if file.kind is RulebookKind.CLAUSES else "")
        self._ask_facts(file, EditionFacts(title, cover.edition, cover.date, cover.language or "en", file.kind), ())

    def _ask_facts(self, file: RulebookFile, facts: EditionFacts, settled: tuple[SettledLine, ...]) -> None:
        self.dialog = dialog = EditionDialog(file.provenance.file, facts, self._over)
        open_dialog(dialog, lambda: self._parse(file, dialog.facts, settled))

    def _parse(self, file: RulebookFile, facts: EditionFacts, settled: tuple[SettledLine, ...]) -> None:
        def work() -> ParsedRulebook:
            from judgeapp.editions.importing import edition_of_file
            from judgeapp.editions.taking_apart import read_edition

            edition = edition_of_file(file, facts, settled)
            return ParsedRulebook(file, edition, read_edition(edition))

        self._start(self._parsing, work, self._show)

    def _show(self, parsed: ParsedRulebook) -> None:
        self._parsed = parsed
        self._navigation.pages.imported = (parsed.edition, parsed.read.report)
        self._navigator.show_reader()
        if self._navigation.address.kind == Kind.IMPORTING_RULEBOOK:
            self._navigation.show_again()
        else:
            self._navigation.open(Address(Kind.IMPORTING_RULEBOOK))
            self._columns.reader.setFocus()

    def _settle(self, address: Address) -> None:
        """Settle a line: "12 dropped"."""
        parsed = self._parsed
        if parsed is None:
            return
        number, _, what = address.key.partition(" ")
        place = int(number)
        text = parsed.edition.lines[place - 1].text
        if what in ("whole", "hyphen"):
            answer = SettledLine(place, text, hyphen=what == "hyphen")
        else:
            answer = SettledLine(place, text, LineAction(what))
        self._parse(parsed.file, parsed.edition.facts, _with_settled(parsed.edition.settled, answer))

    def _do(self, address: Address) -> None:
        parsed, navigation = self._parsed, self._navigation
        if parsed is None:
            return
        settled = parsed.edition.settled
        if address.key == KEEP:
            self._keep(parsed.edition)
        elif address.key == CORRECT_FACTS:
            self._ask_facts(parsed.file, parsed.edition.facts, settled)
        elif address.key == AS_BEFORE:
            self._parse(parsed.file, parsed.edition.facts, settled[:-1])
        else:
            self._parsed = None
            navigation.open(Address(Kind.FRONT))
            navigation.pages.imported = None

    def _keep(self, edition: ImportedEdition) -> None:
        folder = self._folder

        def work() -> None:
            from judgeapp.desk.imported.editions import import_edition

            import_edition(edition, folder)

        def then(_: None) -> None:
            self._reopen(self.tr("Imported {title} {edition}."), edition, news=edition.key)

        self._start(self._changing, work, then)

    def _ask_removal(self, address: Address) -> None:
        question = self.tr("Remove {name} and its backups? The file it came from stays.").format(name=address.key)
        if not confirm(self._over, self.tr("Remove a rulebook"), question, self.tr("Remove")):
            return
        folder = self._folder

        def work() -> ImportedEdition:
            from judgeapp.desk.imported.editions import remove

            return remove(address.key, folder)

        self._start(self._changing, work, lambda edition: self._reopen(self.tr("Removed {title} {edition}."), edition))

    def _reopen(self, text: str, edition: ImportedEdition, *, news: str = "") -> None:
        done = text.format(title=edition.facts.title, edition=edition.facts.edition)
        self._shared.reopen(done, news)


def _with_settled(settled: Sequence[SettledLine], answer: SettledLine) -> tuple[SettledLine, ...]:
    """Answers about the lines of a rulebook with one more; of a line the last answer counts."""
    known = next((before for before in settled if before.line == answer.line), None)
    if known is not None:
        answer = replace(
            answer,
            do=answer.do if answer.do is not None else known.do,
            number=answer.number or known.number,
            hyphen=answer.hyphen if answer.hyphen is not None else known.hyphen,
        )
    return (*(before for before in settled if before.line != answer.line), answer)


class EditionDialog(CheckedDialog):
    """Dialog for the facts of an edition. `accepted` when the facts can be so; `facts` are these then."""

    def __init__(self, name: str, facts: EditionFacts, parent: QWidget) -> None:
        super().__init__(
            self.tr("Import a rulebook"),
            self.tr("What is {file}? The fields are filled in from its cover.").format(file=name),
            self.tr("C&ontinue"),
            parent,
        )
        self.facts = facts
        self.title = QLineEdit(facts.title)
        self.edition = QLineEdit(facts.edition, placeholderText="4.2")
        self.date = QLineEdit(facts.date, placeholderText="2026-08-18")
        self.language = FittedBox()
        self.language.fill({tag: language_name(tag) for tag in LANGUAGES}, facts.language)
        self.kind = FittedBox()
        clauses, headings = self.tr("The Comprehensive Rules: numbered clauses"), self.tr("Another rulebook: headings")
        self.kind.fill({"clauses": clauses, "headings": headings}, facts.kind.value)
        self.add_fields(
            (
                (self.tr("&Title"), self.title),
                (self.tr("&Edition"), self.edition),
                (self.tr("In force &since"), self.date),
                (self.tr("&Language"), self.language),
                (self.tr("&Kind"), self.kind),
            )
        )
        missing = next((f for f in (self.edition, self.date) if not f.text()), self.edition)
        missing.setFocus(Qt.FocusReason.OtherFocusReason)

    def check(self) -> None:
        self.facts = checked_facts(
            EditionFacts(
                self.title.text().strip(),
                self.edition.text().strip(),
                self.date.text().strip(),
                str(self.language.currentData() or ""),
                RulebookKind(self.kind.currentData()),
            )
        )
