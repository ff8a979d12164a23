"""Controller of an import: asks for files, shows progress, and reports the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from judgeapp.desk.folder import write_whole
from judgeapp.desk.imported.lists import save_shape
from judgeapp.entries.importing import ImportReport
from judgeapp.entries.shape import Shape
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import join_sentences
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.cards.import_dialog import ImportDialog, ImportForm
from judgeapp.ui.widgets.forms.dialogs import open_dialog
from judgeapp.ui.widgets.work.file_import import FileImport, ProposedImport
from judgeapp.ui.window.controllers.controller import Controller, Shared


class ImportController(Controller):
    """Imports the files of one kind that the judge chooses. `describe`: renders the report of a file as a sentence;
    `form`: asks about a file that has another shape than ours."""

    def __init__(
        self,
        shared: Shared,
        files: FileImport[Any],
        describe: Callable[[ImportReport], str],
        form: Callable[[], ImportForm],
    ) -> None:
        super().__init__(shared)
        self._files, self._describe, self._form = files, describe, form
        files.progressed.connect(self._import_bar.show_progress)
        files.proposed.connect(self._ask_about)
        files.ended.connect(self._show_reports)
        self._import_bar.cancel_wanted.connect(files.cancel)

    def import_files(self, files: Sequence[Path]) -> None:
        self._import_bar.show_progress(files[0].name, 0.0)
        self._files.import_files(files)

    def _ask_about(self, proposed: ProposedImport) -> None:
        """Show a file of another form than ours before anything of it is saved."""
        self._import_bar.hide()
        dialog = ImportDialog(proposed, self._form(), self._over)
        dialog.rejected.connect(self._files.dismiss)
        dialog.export_wanted.connect(self._export)
        dialog.report_wanted.connect(partial(self._files.compare, proposed.file))
        self._files.compared.connect(dialog.show_report)
        if proposed.changes is None and dialog.shape is not None:
            self._files.compare(proposed.file, dialog.shape)
        open_dialog(dialog, lambda: self._on_proposed(proposed, dialog.shape))

    def _on_proposed(self, proposed: ProposedImport, shape: Shape | None) -> None:
        self._import_bar.show_progress(proposed.file.name, 0.0)
        if shape is not None:
            try:
                save_shape(self._folder, self._form().kind.fields, shape)
            except InputError as error:
                self._notices.show_error(error)
            self._files.save_as(proposed.file, shape)
        elif proposed.read is not None:
            self._files.save(proposed.read)

    def _export(self, name: str, text: str) -> None:
        try:
            write_whole(Path(name), text.encode(), self.tr("the format of a file"))
        except InputError as error:
            self._notices.show_error(error)

    def _show_reports(self, reports: tuple[ImportReport, ...]) -> None:
        def show() -> None:
            self._navigation.pages.reports = reports
            self._navigation.open(Address(Kind.IMPORT_REPORT))

        self._import_bar.hide()
        text = join_sentences(map(self._describe, reports))
        # Faults that the dialog showed aren't shown again.
        if any(r.bad or r.doubtful or (r.left_out and not r.shape) for r in reports):
            self._notices.show_notice(text, offer=self.tr("Show what is wrong"), then=show)
        else:
            self._notices.show_success(text)
