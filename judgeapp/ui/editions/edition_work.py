"""A rulebook that is being imported: read, taken apart and kept off the interface thread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgeapp.ui.widgets.work.background import Worker

if TYPE_CHECKING:
    from judgeapp.editions.doubts import ReadEdition
    from judgeapp.editions.edition import EditionFacts, ImportedEdition, SettledLine
    from judgeapp.editions.importing import RulebookFile


@dataclass(frozen=True)
class LookedThrough:
    """A file parsed as the rulebook that the judge names, by the answers so far."""

    file: RulebookFile
    edition: ImportedEdition
    read: ReadEdition


class EditionWork(Worker):
    read = Signal(object)  # the requested RulebookFile
    looked = Signal(object)  # the LookedThrough that follows the judge's decisions
    kept = Signal(object)  # the ImportedEdition saved on disk
    removed = Signal(object)  # the removed ImportedEdition
    troubled = Signal(object)  # an InputError

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._reading = self._task(self.tr("reading a rulebook"))
        self._looking = self._task(self.tr("splitting a rulebook into clauses"))
        self._changing = self._task(self.tr("saving a rulebook"), ends=True)

    def take(self, file: Path) -> None:
        def work() -> RulebookFile:
            from judgeapp.editions.importing import read_rulebook

            return read_rulebook(file)

        self._reading.start(work, self.read.emit, self.troubled.emit)

    def look(self, file: RulebookFile, facts: EditionFacts, settled: tuple[SettledLine, ...] = ()) -> None:
        """Take it apart."""

        def work() -> LookedThrough:
            from judgeapp.editions.importing import edition_of_file
            from judgeapp.editions.taking_apart import read_edition

            edition = edition_of_file(file, facts, settled)
            return LookedThrough(file, edition, read_edition(edition))

        self._looking.start(work, self.looked.emit, self.troubled.emit)

    def keep(self, edition: ImportedEdition) -> None:
        folder = self._folder

        def work() -> ImportedEdition:
            from judgeapp.desk.imported.editions import import_edition

            import_edition(edition, folder)
            return edition

        self._changing.start(work, self.kept.emit, self.troubled.emit)

    def remove(self, key: str) -> None:
        folder = self._folder

        def work() -> ImportedEdition:
            from judgeapp.desk.imported.editions import remove

            return remove(key, folder)

        self._changing.start(work, self.removed.emit, self.troubled.emit)


def with_settled(looked: LookedThrough, answer: SettledLine) -> tuple[SettledLine, ...]:
    """Answers about the lines of a rulebook with one more; of a line the last answer counts."""
    before = [settled for settled in looked.edition.settled if settled.line != answer.line]
    known = next((settled for settled in looked.edition.settled if settled.line == answer.line), None)
    if known is not None:
        answer = _both(known, answer)
    return (*before, answer)


def _both(known: SettledLine, text: SettledLine) -> SettledLine:
    from msgspec.structs import replace as changed

    return changed(
        text,
        do=text.do if text.do is not None else known.do,
        number=text.number or known.number,
        hyphen=text.hyphen if text.hyphen is not None else known.hyphen,
    )
