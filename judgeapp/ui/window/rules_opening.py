"""Opening of the rules off the interface thread, and of the scenes after them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.messages.errors import InputError
from judgeapp.ui.search.results import Results
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.work.background import LatestTask
from judgeapp.ui.widgets.work.lifetime import hand_over

if TYPE_CHECKING:
    from judgeapp.editions.in_force import LeadingEdition
    from judgeapp.library import Library
    from judgeapp.questions.opening import QuestionProgress
    from judgeapp.search.indexing import IndexProgress
    from judgeapp.table.scene import Scene


class RulesOpening(QObject):
    opened = Signal(object)  # the Library
    given_up = Signal()  # ended before everything was opened
    # The IndexProgress of an index being built, or the QuestionProgress of questions being opened.
    progressed = Signal(object)

    def __init__(self, folder: Path, results: Results, notices: NoticeBar, pool: QThreadPool, parent: QObject) -> None:
        super().__init__(parent)
        self.damage_message = ""  # the reason why it was built again, if it was damaged
        self._folder = folder
        self._results = results
        self._notices = notices
        # In a thread of their own, so that searches don't wait for the scenes.
        self._beside = QThreadPool(self, maxThreadCount=1)
        self._rules = LatestTask(pool, self, self.tr("opening the rules"))
        self._places = LatestTask(pool, self, self.tr("opening the other views"))
        self._scenes = LatestTask(self._beside, self, self.tr("finding the built-in scenes"))
        self.progressed.connect(self._show_progress)

    def start(self) -> None:
        folder, report = self._folder, self._rules.progress_reporter(self.progressed.emit)

        def work() -> Library:
            from judgeapp.desk.imported.editions import load_saved_editions
            from judgeapp.desk.leading_edition import lead_by, leading_edition_of
            from judgeapp.files.cache import remember_fingerprints_in
            from judgeapp.library import open_library

            remember_fingerprints_in(cache_folder)
            editions, trouble = load_saved_editions(folder)
            if trouble is not None:
                hand_over(self, partial(self._notices.show_error, trouble))

            def leading_edition() -> LeadingEdition:
                leading, troubles = leading_edition_of(folder, date.today())
                for damage in troubles:
                    hand_over(self, partial(self._notices.show_error, damage))
                lead_by(folder, leading)
                return leading

            library = open_library(index_folder(cache_folder()), report, editions, leading_edition)
            # Imported in this thread, so that the interface doesn't wait for it.
            import judgeapp.ui.reader.reader_navigation  # noqa: F401

            return library

        self._rules.start(work, self._show_opened, self._cannot_open, self._show_closed)

    def preload_views(self, then: Callable[[], None]) -> None:
        """Import the modules of all views but the reader. Searches go first."""

        def work() -> None:
            import judgeapp.ui.window.controllers.answer_controller
            import judgeapp.ui.window.controllers.card_controller
            import judgeapp.ui.window.controllers.edition_controller
            import judgeapp.ui.window.controllers.ruling_controller
            import judgeapp.ui.window.controllers.teaching_controller
            import judgeapp.ui.window.controllers.team_controller
            import judgeapp.ui.window.controllers.update_controller
            import judgeapp.ui.window.edition_aligner  # noqa: F401

        self._places.start(work, lambda _: then(), self._notices.show_error, self.given_up.emit)

    def find_scenes(self, then: Callable[[tuple[Scene, ...]], None]) -> None:
        """Find the built-in scenes. Nobody waits for them, so they are loaded last."""
        folder, go_on = self._folder, self._scenes.check()

        def work() -> tuple[Scene, ...]:
            from judgeapp.files.generations import has_damaged
            from judgeapp.table.scenes import own_scenes, ready_scenes

            scenes = (*ready_scenes(), *own_scenes(folder, go_on)[0])
            if has_damaged():
                from judgeapp.desk.fault_log import log_remade

                log_remade(folder)
            # Imported in this thread, so that the table opens at once.
            import judgeapp.ui.table.table  # noqa: F401

            return scenes

        self._scenes.start(work, then, self._notices.show_error)

    def close(self) -> None:
        self._rules.cancel()
        self._places.cancel()
        self._scenes.cancel()
        self._beside.waitForDone()

    def show_begun(self) -> None:
        self._results.show_busy(self.tr("Opening the rules …"), 0, 0)

    def _show_opened(self, library: Library) -> None:
        self._results.show_busy("", 0, 0)
        self.opened.emit(library)

    def _show_progress(self, progress: IndexProgress | QuestionProgress) -> None:
        from judgeapp.questions.opening import QuestionProgress
        from judgeapp.ui.pages.wording import describe_damage, describe_progress

        if isinstance(progress, QuestionProgress):
            text = self.tr("Indexing the questions with proven answers (only once).")
            self._results.show_busy(text, progress.done, progress.total)
            return
        self.damage_message = describe_damage(progress)
        far = self.tr("{done} of %n passage(s)", "", progress.total).format(done=progress.done)
        self._results.show_busy(f"{describe_progress(progress)} {far}", progress.done, progress.total)

    def _show_closed(self) -> None:
        self._results.show_busy(self.tr("The rules couldn't be opened."), 0, 0)
        self.given_up.emit()

    def _cannot_open(self, error: InputError) -> None:
        self._show_closed()
        self._notices.show_error(error)
