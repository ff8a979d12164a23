"""Dated copies in the window: made while it is open, listed and restored. Leftovers of killed programs are swept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import join_sentences, with_full_stop, with_note
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.work.background import Worker
from judgeapp.ui.widgets.work.lifetime import timer

if TYPE_CHECKING:
    from judgeapp.desk.upkeep.restoring import DatedCopy, RestoredCopy

_COPY_EVERY_MS = 3_600_000


class DatedCopies(Worker):
    """Worker off the interface thread: a disk may take its time."""

    listed = Signal(object)  # the DatedCopy of each copy, on request

    def __init__(self, folder: Path, notices: NoticeBar, reopen: Callable[[], None], parent: QObject) -> None:
        """`reopen`: see `Window.reopen`; a copy replaces files that the window uses."""
        super().__init__(parent)
        self._folder, self._notices, self._reopen = folder, notices, reopen
        # Name of the copy to restore after the window is closed.
        self.name_to_restore = ""
        self._making = self._task(self.tr("backing up your data"))
        self._listing = self._task(self.tr("checking the backups"))
        self._timer = timer(self, _COPY_EVERY_MS, self.make, repeats=True)

    def begin(self) -> None:
        """Make copies now, and again every hour."""
        self._timer.start()
        self.make()

    def make(self) -> None:
        folder = self._folder

        def work() -> tuple[InputError, ...]:
            from judgeapp.desk.folder import cache_folder
            from judgeapp.desk.upkeep.copying import make_copies
            from judgeapp.desk.upkeep.leftovers import sweep_cache, sweep_data

            sweep_data(folder)
            sweep_cache(cache_folder())
            return make_copies(folder).troubles

        self._making.start(work, self._finish_making, self._notices.show_error)

    def list_copies(self) -> None:
        folder = self._folder

        def work() -> tuple[DatedCopy, ...]:
            from judgeapp.desk.upkeep.restoring import dated_copies

            return dated_copies(folder)

        self._listing.start(work, self.listed.emit, self._notices.show_error)

    def restore_on_reopening(self, name: str) -> None:
        self.name_to_restore = name
        self._reopen()

    def restore_copy(self) -> RestoredCopy | InputError:
        """Restore the wanted copy, once the window is closed; returns the result, for the next window."""
        from judgeapp.desk.upkeep.restoring import restore_copy

        try:
            return restore_copy(self._folder, self.name_to_restore)
        except InputError as error:
            return error

    def show_result(self, done: RestoredCopy | InputError) -> None:
        """Announce the result of restoring a copy, and offer to undo it."""
        from judgeapp.ui.pages.desk.copies_page import data_file_name, describe_content, format_made

        if isinstance(done, InputError):
            self._notices.show_error(done)
            return
        copy, aside = done
        text = self.tr("Restored: {what} of {made}").format(
            what=data_file_name(copy.data_file.file.stem), made=format_made(copy.copy.made)
        )
        text = with_full_stop(with_note(text, describe_content(copy)))
        if aside is None:
            self._notices.show_success(text)
            return
        kept = self.tr("The previous data is saved as {file}.").format(file=aside.name)
        self._notices.show_notice(
            join_sentences((text, kept)), offer=self.tr("Undo"), then=partial(self.restore_on_reopening, aside.name)
        )

    def _finish_making(self, troubles: tuple[InputError, ...]) -> None:
        for trouble in troubles:
            self._notices.show_error(trouble)

    def close(self) -> None:
        self._timer.stop()
        super().close()
