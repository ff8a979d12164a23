"""Rulings on paper, as a page, and in files of other judges, whose contents are chosen in a dialog."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from judgeapp.desk.folder import tables_folder
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list, join_sentences
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.table.rulings.sharing import Exported, SharedItem, SharedKind, SharedState
from judgeapp.table.scenes import scenes_folder
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import labelled_count, saved_text
from judgeapp.ui.pages.rulings.ruling_page import item_key
from judgeapp.ui.rulings.notebook_work import NotebookWork, SharedLook
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import fit_ticks, push_button
from judgeapp.ui.widgets.forms.dialogs import file_to_open, file_to_save, files_to_open, open_dialog
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from judgeapp.table.report.rulings_log import RulingsLog

_FILE = Qt.ItemDataRole.UserRole


class Sharable(NamedTuple):
    """Numbers of listed rulings, own scenes and taught phrases, and the saved tables of the data folder."""

    rulings: int
    scenes: int
    phrases: int
    tables: Sequence[Path]

    @property
    def is_nothing(self) -> bool:
        return not any(self)


class SharingDialog(QDialog):
    """Dialog, `accepted` to write the choice."""

    def __init__(self, there: Sharable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export"))
        text = PlainLabel(self.tr("Export to one plain-text file for other judges:"), wraps=True)
        self.rulings = _tick(self.tr("&Rulings in the list, with their history"), there.rulings)
        self.rulings.setChecked(there.rulings > 0)
        self.scenes = _tick(self.tr("Your own &scenes"), there.scenes)
        self.phrases = _tick(self.tr("&Taught phrases"), there.phrases)
        self._named = named = PlainLabel(self.tr("Ta&bles"))
        self.tables = _Files()
        self.tables.setTabKeyNavigation(False)
        scale_scroll_bars(self.tables)
        self.tables.setAccessibleName(self.tr("Tables"))
        named.setBuddy(self.tables)
        named.hide()
        self.tables.hide()
        for file in there.tables:
            self._add(file, chosen=False)
        self.add_table = push_button(self.tr("&Add a table …"), self.tr("Choose saved tables"))
        self.add_table.setAutoDefault(False)
        self.add_table.clicked.connect(self._ask)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.save = buttons.addButton(self.tr("Sa&ve as …"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._boxes = (self.rulings, self.scenes, self.phrases)
        box(QVBoxLayout(self), text, *self._boxes, named, self.tables, self.add_table, buttons)
        for ticked in self._boxes:
            ticked.toggled.connect(self._enable)
        self.tables.itemChanged.connect(self._enable)
        for ticks in (*self._boxes, self.tables):
            fit_ticks(ticks)
        self.setMinimumWidth(round(28 * fonts.em()))
        self.tables.setMinimumHeight(round(5 * fonts.em()))
        self._enable()

    @property
    def chosen_tables(self) -> tuple[Path, ...]:
        items = (self.tables.item(row) for row in range(self.tables.count()))
        return tuple(Path(item.data(_FILE)) for item in items if item.checkState() is Qt.CheckState.Checked)

    def _ask(self) -> None:
        for file in files_to_open(self, self.tr("Tables"), self.tr("Tables (*.json);;All files (*)")):
            self._add(file, chosen=True)
        self._enable()

    def _add(self, file: Path, *, chosen: bool) -> None:
        item = QListWidgetItem(file.stem)
        item.setToolTip(str(file))
        item.setData(_FILE, str(file))
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
        self.tables.addItem(item)
        for part in (self._named, self.tables):
            part.show()

    def _enable(self) -> None:
        self.save.setEnabled(any(ticked.isChecked() for ticked in self._boxes) or bool(self.chosen_tables))


class _Files(QListWidget):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Space checks the current line, whichever column has the focus; if there is none, the first line.
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)
        super().keyPressEvent(event)


def _tick(text: str, count: int) -> QCheckBox:
    tick = QCheckBox(labelled_count(text, count))
    tick.setEnabled(count > 0)
    return tick


class RulingFiles(Controller):
    scenes_changed = Signal()  # the scenes of the data folder changed

    def __init__(self, shared: Shared, work: NotebookWork) -> None:
        super().__init__(shared)
        self._work = work
        self._look: SharedLook | None = None
        self.dialog: SharingDialog | None = None  # the last dialog
        work.looked.connect(self._show_look)
        work.imported.connect(self._took)
        work.written.connect(self._show_written)

    def _log(self, noted: Sequence[NotedRuling]) -> RulingsLog | None:
        """Log of rulings; None, with a notice, if empty."""
        from judgeapp.table.report.rulings_log import rulings_log

        if not noted:
            self._show_none_listed()
            return None
        known = {ruling.id: ruling for ruling in self._work.noted}
        printed = self._navigation.pages.cards.get
        return rulings_log(noted, known, self._navigation.library, printed, (self._settings.language or "en",))

    def print(self, noted: Sequence[NotedRuling]) -> None:
        from judgeapp.ui.table.report.paper import asked_printer

        if (log := self._log(noted)) is None:
            return
        if (printer := asked_printer(self._over, self._proposed_name(log), self.tr("Print rulings"))) is not None:
            self.print_on(printer, log)

    def print_on(self, printer: QPrinter, log: RulingsLog) -> None:
        from judgeapp.ui.table.report.paper import LogPaper

        printer.setFullPage(True)
        file = LogPaper(log, printer.pageLayout()).print_on(printer)
        self._notices.show_success(saved_text(Path(file)) if file else self.tr("Sent to the printer."))

    def _proposed_name(self, log: RulingsLog) -> str:
        """Name of the file of a log, without an ending; no report is called so."""
        from judgeapp.table.tree.tree import ReportHeading, file_name

        kind = self.tr("ruling") if len(log.rulings) == 1 else self.tr("rulings")
        return file_name(ReportHeading(event=kind), log.title)

    def ask_report(self, noted: Sequence[NotedRuling]) -> None:
        """Ask where to write them, as a page, PDF or Markdown."""
        if (log := self._log(noted)) is None:
            return
        kinds = self.tr("PDF (*.pdf);;Page (*.html);;Markdown (*.md)")
        proposed = f"{self._proposed_name(log)}.pdf"
        if (file := file_to_save(self._over, self.tr("Save rulings"), proposed, kinds)) is not None:
            self.save_report(log, file)

    def save_report(self, log: RulingsLog, file: Path) -> None:
        from judgeapp.ui.table.report.paper import write_log

        try:
            write_log(log, file)
        except InputError as error:
            self._notices.show_error(error)
        else:
            self._notices.show_success(saved_text(file))

    def _show_none_listed(self) -> None:
        self._notices.show_notice(self.tr("No rulings are listed."))

    def export(self, rulings: tuple[str, ...]) -> None:
        """Ask what else to export with these, and into which file."""
        there = Sharable(
            len(rulings),
            len([*scenes_folder(self._folder).glob("*.yaml")]),
            len(self._navigation.pages.lessons),
            sorted(tables_folder(self._folder).glob("*.json")),
        )
        if there.is_nothing:
            self._show_none_listed()
            return
        self.dialog = dialog = SharingDialog(there, self._over)
        open_dialog(dialog, lambda: self._export_chosen(dialog, rulings))

    def _export_chosen(self, chosen: SharingDialog, rulings: tuple[str, ...]) -> None:
        kinds = self.tr("Shared files (*.yaml *.yml)")
        if (file := file_to_save(self._over, self.tr("Export"), "rulings.yaml", kinds)) is not None:
            self._work.export(
                rulings if chosen.rulings.isChecked() else (),
                file,
                phrases=chosen.phrases.isChecked(),
                scenes=chosen.scenes.isChecked(),
                tables=chosen.chosen_tables,
            )

    def _show_written(self, file: Path, exported: Exported) -> None:
        counts = (
            (self.tr("rulings"), exported.rulings),
            (self.tr("phrases"), exported.phrases),
            (self.tr("scenes"), exported.scenes),
            (self.tr("tables"), exported.tables),
        )
        what = comma_list(labelled_count(kind, count) for kind, count in counts if count)
        text = self.tr("It contains {what}.").format(what=what)
        self._notices.show_success(join_sentences((saved_text(file), text)))

    def ask(self) -> None:
        """Ask for a file of another judge, and show what of it is new."""
        kinds = self.tr("Shared files (*.yaml *.yml);;All files (*)")
        if (file := file_to_open(self._over, self.tr("Import rulings"), kinds)) is not None:
            self.preview([file])

    def preview(self, files: Sequence[Path]) -> None:
        """Compare a file of another judge with the notebook; of several only the first."""
        self._work.look(files[0])
        if files[1:]:
            text = self.tr("Only one file at a time: showing {file}.")
            self._notices.show_notice(text.format(file=files[0].name))

    def _show_look(self, look: SharedLook) -> None:
        self._look = look
        self._navigation.pages.shared = (look.file, look.items, set())
        self._navigator.show_rulings()
        self._navigation.open(Address(Kind.SHARED))
        self._navigation.show_again_at(Kind.SHARED)

    def take(self, what: str) -> None:
        """Take all that is new, or one thing of the file that is looked at."""
        if self._look is None:
            return
        if what == "new":
            new = (SharedState.NEW, SharedState.NEWER)
            wanted = [item for item in self._look.items if item.state in new]
        else:
            wanted = [item for item in self._look.items if item_key(item) == what]
        if wanted:
            self._work.take(self._look.shared, wanted)

    def _took(self, items: tuple[SharedItem, ...]) -> None:
        self._navigation.pages.shared[2].update(map(item_key, items))
        if any(item.kind is SharedKind.SCENE for item in items):
            self.scenes_changed.emit()
        self._navigation.show_again_at(Kind.RULING, Kind.WRITTEN, Kind.SHARED)
