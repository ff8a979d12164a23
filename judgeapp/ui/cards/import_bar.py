"""Progress bar of a background task, like an import, with a button to cancel."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.plain_text import PlainLabel

_PROGRESS_STEPS = 1000


class ImportBar(QWidget):
    """Progress of an import. `cancel_wanted` when the judge does not want it any more."""

    cancel_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.label = PlainLabel()
        self.progress = QProgressBar(maximum=_PROGRESS_STEPS, textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop = tool_button(self.tr("Cancel"), self.tr("Cancel this task"))
        self.stop.clicked.connect(self.cancel_wanted)
        box(QHBoxLayout(self), self.label, (self.progress, 1), self.stop, margin=0)
        self.hide()

    def show_progress(self, file: str, share: float) -> None:
        """`share` is from 0 to 1."""
        self.show_step(self.tr("Importing {file}").format(file=file), share)

    def show_step(self, activity: str, share: float) -> None:
        """Show an activity and its progress from 0 to 1."""
        self.label.setText(activity)
        self.progress.setValue(round(share * _PROGRESS_STEPS))
        self.show()
