"""Controller of an import: asks for files, shows progress, and reports the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from judgeapp.ui.cards.import_bar import ImportBar
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.work.file_import import FileImport

if TYPE_CHECKING:
    from judgeapp.entries.importing import ImportReport
    from judgeapp.ui.reader.navigation import Navigation


class ImportController(QObject):
    """`describe` renders the report of a file as a sentence."""

    def __init__(
        self,
        files: FileImport[Any],
        describe: Callable[[ImportReport], str],
        navigation: Navigation,
        import_bar: ImportBar,
        notices: NoticeBar,
        over: QWidget,
    ) -> None:
        super().__init__(over)
        self._files = files
        self._told = describe
        self._navigation = navigation
        self._import_bar = import_bar
        self._notices = notices
        self._over = over
        files.progressed.connect(import_bar.show_progress)
        files.ended.connect(self._show_reports)
        import_bar.given_up.connect(files.give_up)

    def ask(self, title: str, kinds: str) -> None:
        """Ask for files of these kinds, and import them."""
        files, _ = QFileDialog.getOpenFileNames(self._over, title, "", kinds)
        if files:
            self.take([Path(file) for file in files])

    def take(self, files: Sequence[Path]) -> None:
        """Import files."""
        self._import_bar.show_progress(files[0].name, 0.0)
        self._files.take(files)

    def _show_reports(self, reports: tuple[ImportReport, ...]) -> None:
        self._import_bar.hide()
        text = " ".join(map(self._told, reports))
        if any(r.bad or r.doubtful or r.left_out for r in reports):
            show = partial(self._navigation.show_reports, reports)
            self._notices.show_notice(text, offer=self.tr("Show what is wrong"), then=show)
        else:
            self._notices.show_success(text)
