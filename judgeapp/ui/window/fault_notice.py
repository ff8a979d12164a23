"""Notice of a fault of the program, and the file about it that can be sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from traceback import StackSummary, extract_tb
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgeapp.desk.folder import fault_log_file, write_whole
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import join_sentences
from judgeapp.ui.faults import ProgramFault
from judgeapp.ui.widgets.forms.dialogs import file_to_save
from judgeapp.ui.widgets.notice_bar import NoticeBar

if TYPE_CHECKING:
    from judgeapp.desk.fault_log import FaultLog

# Painting repeats, so the same fault in the same place is logged only so often.
_MAX_OF_EACH = 5
_SENT = "judgeapp-fault.zip"
# Methods that Qt calls for layout and painting, and how long these may take.
_LAYING_OUT = frozenset(
    (
        *("changeEvent", "event", "eventFilter", "heightForWidth", "hideEvent", "minimumSizeHint", "moveEvent"),
        *("paintEvent", "resizeEvent", "showEvent", "sizeHint"),
    )
)
_LAYOUT_WAIT_S = 2.0


class FaultNotice(QObject):
    guide_wanted = Signal()  # show the guide's page on which data survives a fault

    def __init__(
        self,
        folder: Path,
        notices: NoticeBar,
        editions: Callable[[], str],
        announce: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        """`editions` returns those of the rules."""
        super().__init__(parent)
        self._folder, self._notices, self._editions, self._announce = folder, notices, editions, announce
        self._over = parent
        self._log: FaultLog | None = None
        self._times: Counter[tuple[type, str]] = Counter()
        # Layout faults shown so far, and when a notice last changed the layout.
        self._laying_out: set[tuple[type, str, str]] = set()
        self._moved_at = -_LAYOUT_WAIT_S
        notices.moving.connect(self._on_moving)

    def show(self, fault: ProgramFault) -> None:
        """Show the activity in which the program failed, and log it."""
        from judgeapp.desk.fault_log import FaultLog, report_of, without_home

        self._log = self._log or FaultLog(self._folder)
        frames = extract_tb(fault.error.__traceback__)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        self._times[type(fault.error), place] += 1
        written = ""
        if self._times[type(fault.error), place] <= _MAX_OF_EACH:
            refused = self._log.write(fault.activity or "in the window", report_of(fault.error))
            if refused:
                written = self.tr("It couldn't be logged ({reason}).").format(reason=refused)
        if self._is_by_notices(fault, frames):
            return
        if not written:
            file = without_home(str(fault_log_file(self._folder)))
            written = self.tr("Logged in {file}.").format(file=file)
        if fault.activity:
            sentence = self.tr("The program made an error: {doing}.")
            sentence = sentence.format(doing=fault.activity)
        else:
            sentence = self.tr("The program made an error.")
        undone = self.tr("The table is unchanged.") if fault.is_undone else ""
        text = join_sentences((sentence, undone, written))
        self._notices.show_notice(
            text,
            offer=self.tr("Save a file to send …"),
            then=self.save,
            more=(self.tr("What survives"), self.guide_wanted.emit),
        )

    def _on_moving(self) -> None:
        self._moved_at = monotonic()

    def _is_by_notices(self, fault: ProgramFault, frames: StackSummary) -> bool:
        """Return true for a fault that was shown and comes again because a notice came or went: it would feed itself,
        and none could be put away."""
        laying_out = next((frame for frame in frames if frame.name in _LAYING_OUT), None)
        if laying_out is None:
            return False
        outer, inner = (f"{frame.filename}:{frame.lineno}" for frame in (laying_out, frames[-1]))
        key = type(fault.error), outer, inner
        known = key in self._laying_out
        self._laying_out.add(key)
        return known and monotonic() - self._moved_at < _LAYOUT_WAIT_S

    def save(self) -> bool:
        """Ask where, and save a report for the developers: the program, the editions of the rules, the table, and the
        log. Returns whether it was saved."""
        from judgeapp.desk.fault_log import packed
        from judgeapp.desk.folder import autosave_file, draft_file

        file = file_to_save(self._over, self.tr("Save a file to send"), _SENT, self.tr("ZIP files (*.zip)"))
        if file is None:
            return False
        try:
            files = autosave_file(self._folder), draft_file(self._folder)
            content = packed(self._folder, self._editions(), files)
            write_whole(file, content, message("the file about the fault"))
        except InputError as error:
            self._notices.show_error(error)
            return False
        text = self.tr("Saved as {file}: versions of program and rules, the saved table, and the log.")
        self._announce(text.format(file=file.name))
        return True

    def close(self) -> None:
        if self._log is not None:
            self._log.close()
