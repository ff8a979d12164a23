"""Controller of rulebooks that are imported: read, described, shown with their doubts, kept or removed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from judgeapp.editions.edition import EditionFacts, ImportedEdition, SettledLine
    from judgeapp.editions.importing import RulebookFile
    from judgeapp.ui.editions.edition_dialogs import EditionDialog
    from judgeapp.ui.editions.edition_work import EditionWork, LookedThrough
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation


class EditionController(Controller):
    reader_wanted = Signal()  # show the reader
    focus_wanted = Signal()  # the contents of a file are shown and should get the focus
    reopen_wanted = Signal()  # the rulebooks changed: close the window and open another

    _work: EditionWork  # set by `begin`

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._looked: LookedThrough | None = None
        self.dialog: EditionDialog | None = None  # the last dialog
        # Report of the last change, for the next window; empty if there was none.
        self.done = ""
        self.kept = ""  # key of the imported edition

    def begin(self, navigation: ReaderNavigation) -> None:
        from judgeapp.ui.editions.edition_work import EditionWork

        self._navigation = navigation
        navigation.commands |= {
            Kind.SETTLE: self._settle,
            Kind.RULEBOOK_COMMAND: self._do,
            Kind.REMOVE: self._ask_removal,
        }
        self._work = work = EditionWork(self._folder, self)
        work.read.connect(self._ask_what_it_is)
        work.looked.connect(self._show)
        work.kept.connect(self._on_kept)
        work.removed.connect(self._on_removed)
        work.troubled.connect(self._notices.show_error)
        for ended in (work.read, work.looked, work.kept, work.removed, work.troubled):
            ended.connect(self._import_bar.hide)

    @property
    def is_idle(self) -> bool:
        return self._work.is_idle

    def close(self) -> None:
        self._work.close()

    def ask(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self._over,
            self.tr("Import a rulebook"),
            "",
            self.tr("Rulebooks (*.pdf *.txt *.md *.markdown);;All files (*)"),
        )
        if name:
            self.import_files([Path(name)])

    def import_files(self, files: Sequence[Path]) -> None:
        """Read a file; of several the first."""
        text = self.tr("Reading {file}").format(file=files[0].name)
        self._import_bar.show_step(text, 0.0)
        self._work.take(files[0])
        if files[1:]:
            text = self.tr("Only one rulebook can be imported at a time: reading {file}.")
            self._notices.show_notice(text.format(file=files[0].name))

    def _ask_what_it_is(self, file: RulebookFile) -> None:
        from judgeapp.editions.edition import EditionFacts, RulebookKind

        cover = file.cover
        title = cover.title
        if not title and file.kind is RulebookKind.CLAUSES:
            title = "Comprehensive Rules"
        facts = EditionFacts(title, cover.edition, cover.date, cover.language or "en", file.kind)
        self._ask_facts(file, facts, ())

    def _ask_facts(self, file: RulebookFile, facts: EditionFacts, settled: tuple[SettledLine, ...]) -> None:
        from judgeapp.ui.editions.edition_dialogs import EditionDialog

        self.dialog = dialog = EditionDialog(file.provenance.file, facts, self._over)

        def go_on() -> None:
            self._work.look(file, dialog.facts, settled)

        dialog.accepted.connect(go_on)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _show(self, looked: LookedThrough) -> None:
        self._looked = looked
        self._navigation.pages.imported = (looked.edition, looked.read.report)
        self.reader_wanted.emit()
        if self._navigation.address.kind == Kind.IMPORTING_RULEBOOK:
            self._navigation.show_again()
        else:
            self._navigation.open(Address(Kind.IMPORTING_RULEBOOK))
            self.focus_wanted.emit()

    def _settle(self, address: Address) -> None:
        """Settle a line: "12 dropped"."""
        from judgeapp.editions.edition import LineAction, SettledLine
        from judgeapp.ui.editions.edition_work import with_settled

        looked, work = self._looked, self._work
        if looked is None:
            return
        number, _, what = address.key.partition(" ")
        place = int(number)
        text = looked.edition.lines[place - 1].text
        if what in ("whole", "hyphen"):
            answer = SettledLine(place, text, hyphen=what == "hyphen")
        else:
            answer = SettledLine(place, text, LineAction(what))
        work.look(looked.file, looked.edition.facts, with_settled(looked, answer))

    def _do(self, address: Address) -> None:
        from judgeapp.ui.pages.desk.edition_page import AS_BEFORE, CORRECT_FACTS, KEEP

        looked, work, navigation = self._looked, self._work, self._navigation
        if looked is None:
            return
        settled = looked.edition.settled
        if address.key == KEEP:
            work.keep(looked.edition)
        elif address.key == CORRECT_FACTS:
            self._ask_facts(looked.file, looked.edition.facts, settled)
        elif address.key == AS_BEFORE:
            work.look(looked.file, looked.edition.facts, settled[:-1])
        else:
            self._looked = None
            navigation.open(Address(Kind.FRONT))
            navigation.pages.imported = None

    def _ask_removal(self, address: Address) -> None:
        from judgeapp.ui.widgets.forms.dialogs import confirm

        question = self.tr("Remove {name} and its backups? The file it came from stays.").format(name=address.key)
        if confirm(self._over, self.tr("Remove a rulebook"), question, self.tr("Remove")):
            self._work.remove(address.key)

    def _on_kept(self, edition: ImportedEdition) -> None:
        self.kept = edition.key
        text = self.tr("Imported {title} {edition}.")
        self._end(text.format(title=edition.facts.title, edition=edition.facts.edition))

    def _on_removed(self, edition: ImportedEdition) -> None:
        text = self.tr("Removed {title} {edition}.")
        self._end(text.format(title=edition.facts.title, edition=edition.facts.edition))

    def _end(self, done: str) -> None:
        self.done = done
        self.reopen_wanted.emit()
