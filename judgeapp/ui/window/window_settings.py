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

_REMEMBER_AFTER_MS = 400


class WindowSettings(QObject):
    """settings -- as they are now; written soon after they have changed
    trouble  -- what was wrong with those of the last time
    """

    def __init__(self, folder: Path, notices: NoticeBar, seen: Callable[[], dict[str, Any]], parent: QObject) -> None:
        """`seen` gives the settings that only the widgets know: widths, what is shown."""
        super().__init__(parent)
        self._file = settings_file(folder)
        self.settings, self.trouble = desk.load(self._file)
        self._notices = notices
        self._seen = seen
        self._not_saved = ""
        self._timer = timer(self, _REMEMBER_AFTER_MS, self.save)

    @property
    def language(self) -> str:
        """The language that is read first: the one that was chosen, or that of the window; empty for none, as in
        English, which all is told in besides."""
        window = current_language()
        return self.settings.language or (window if window != "en" else "")

    @property
    def shown_text(self) -> str:
        """Text of the clauses: "rendering", "source" or "both"."""
        return replace(self.settings, language=self.language).shown_text

    def last_page(self) -> Address | None:
        """The page that was read last; None for the front page, and for what is not a page, which is told."""
        try:
            return read_address(self.settings.place, str(self._file)) if self.settings.place else None
        except InputError as error:
            self._notices.show_error(error)
            return None

    def change(self, **changes: Any) -> None:
        self.settings = replace(self.settings, **changes)
        self.save_soon()

    def save_soon(self) -> None:
        self._timer.start()

    def save(self) -> None:
        self._timer.stop()
        self.settings = replace(self.settings, **self._seen())
        try:
            desk.save(self.settings, self._file)
        except InputError as error:
            self._not_saved = self._notices.show_error(error)
        else:
            self._notices.dismiss(self._not_saved)
