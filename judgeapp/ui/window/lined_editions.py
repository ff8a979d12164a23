"""The editions of the rules in the window: lined up off the interface thread, shown, and what is
doubtful between them settled."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from judgeapp.errors import InputError
from judgeapp.ui.address import DOUBTFUL
from judgeapp.ui.widgets.background import LatestTask
from judgeapp.ui.widgets.notice_bar import NoticeBar

if TYPE_CHECKING:
    from judgeapp.citations.overview import EditionsOverview
    from judgeapp.library import Library
    from judgeapp.ui.reader.navigation import Navigation

# Nobody waits for it when the window opens.
_AFTER_MS = 300


class LinedEditions(QObject):
    """asked_for -- the page of editions is to be shown
    touched   -- what an edition changed that the engine does not know: a Touched, or None
    """

    asked_for = Signal()
    touched = Signal(object)

    def __init__(self, folder: Path, notices: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._notices = folder, notices
        self._library: Library | None = None
        self._navigation: Navigation | None = None
        self._wanted = self._due = False
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._lining = LatestTask(self._pool, self, self.tr("lining up the editions of the rules"))

    def begin(self, library: Library, navigation: Navigation) -> None:
        """Line up what is here."""
        self._library, self._navigation = library, navigation
        self._due = True
        QTimer.singleShot(_AFTER_MS, self, self._line_up)

    def look(self) -> None:
        """Show the editions, as soon as they are lined up."""
        self._wanted = True
        self._line_up()

    def settle_shown(self, how: str) -> None:
        """Settle the doubtful line that is shown; nothing where none is."""
        shown = self._navigation.address if self._navigation is not None else None
        if shown is None or shown.kind != DOUBTFUL:
            self._notices.tell_done(
                self.tr("Nothing doubtful is shown: see the editions of the rules (Ctrl+Shift+J).")
            )
            return
        self.settle(f"{shown.key} {how}")

    def settle(self, key: str) -> None:
        """`key`: the keys of two editions, the place of the line, and how it is settled."""
        seen = self._navigation.pages.editions if self._navigation is not None else None
        pair_key, _, rest = key.rpartition(" ")
        how, (pair_key, _, at) = rest, pair_key.rpartition(" ")
        pair = seen.pair(pair_key) if seen is not None else None
        if pair is None or not at.isdecimal() or not pair.lining.doubtful:
            return
        line = pair.lining.doubtful[int(at) % len(pair.lining.doubtful)]
        folder = self._folder

        def work() -> None:
            from judgeapp.desk.lined_up import keep_lined_up
            from judgeapp.editions.settling_lines import answers_to, checked_lines

            answers = checked_lines(
                answers_to(line, how), pair.lining, pair.of_old.values(), pair.of_new.values(), ""
            )
            keep_lined_up(
                folder, lambda kept: kept.with_settled(pair.old.key, pair.new.key, answers)
            )

        self._line_up(work)

    def _line_up(self, before: Callable[[], None] | None = None) -> None:
        library, folder = self._library, self._folder
        if library is None:
            return
        self._due = False

        def work() -> EditionsOverview:
            from judgeapp.citations.kept import note_cited
            from judgeapp.citations.overview import overview
            from judgeapp.desk.folder import cache_folder, can_be_written

            if before is not None:
                before()
            if can_be_written(folder):
                note_cited(folder, library.corpus)
            return overview(library.corpus, library.glossary, folder, cache_folder(), date.today())

        self._lining.start(work, self._take, self._tell)

    def _take(self, seen: EditionsOverview) -> None:
        for trouble in seen.review.troubles:
            self._tell(trouble)
        if self._navigation is not None:
            self._navigation.take_editions(seen)
        self.touched.emit(seen.touched)
        if self._wanted:
            self._wanted = False
            self.asked_for.emit()

    def _tell(self, trouble: InputError) -> None:
        self._notices.tell_error(trouble)

    @property
    def is_idle(self) -> bool:
        return self._lining.is_idle and not self._due

    def close(self) -> None:
        self._library, self._due = None, False
        self._lining.cancel()
        self._pool.waitForDone()
