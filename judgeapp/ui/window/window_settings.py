"""Settings that the window remembers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from judgeapp.desk import settings as desk
from judgeapp.desk.folder import settings_file
from judgeapp.messages.errors import InputError
from judgeapp.ui.address import Address, read_address
from judgeapp.ui.localization import current_language
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.work.lifetime import timer

_SAVE_AFTER_MS = 400


class WindowSettings(QObject):
    """Settings of the window, saved soon after each change. `trouble`: the error of the last load or save."""

    def __init__(
        self, folder: Path, notices: NoticeBar, widget_state: Callable[[], dict[str, Any]], parent: QObject
    ) -> None:
        """`widget_state` returns the settings that only widgets know: widths, the page."""
        super().__init__(parent)
        self._file = settings_file(folder)
        self.current, self.trouble = desk.load(self._file)
        self._notices = notices
        self._widget_state = widget_state
        self._not_saved = ""
        self._timer = timer(self, _SAVE_AFTER_MS, self.save)

    @property
    def language(self) -> str:
        """The language read first: the chosen one, or the window's; empty in English, in which all is shown anyway."""
        window = current_language()
        return self.current.language or (window if window != "en" else "")

    @property
    def shown_text(self) -> str:
        """Text of the clauses: "rendering", "source" or "both"."""
        return replace(self.current, language=self.language).shown_text

    def last_page(self) -> Address | None:
        """The page read last; None for the front page, and, with a notice, for anything else."""
        try:
            return read_address(self.current.place, str(self._file)) if self.current.place else None
        except InputError as error:
            self._notices.show_error(error)
            return None

    def change(self, **changes: Any) -> None:
        self.current = replace(self.current, **changes)  # the settings in force; saved soon after a change
        self.save_soon()

    def save_soon(self) -> None:
        self._timer.start()

    def save(self) -> None:
        self._timer.stop()
        self.current = replace(self.current, **self._widget_state())
        try:
            desk.save(self.current, self._file)
        except InputError as error:
            self._not_saved = self._notices.show_error(error)
        else:
            self._notices.dismiss(self._not_saved)
