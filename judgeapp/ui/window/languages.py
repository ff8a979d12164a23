"""Languages of the window, of reading, and of the texts of clauses."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgeapp.desk.languages import VARIABLE
from judgeapp.ui.localization import chosen_language, current_language
from judgeapp.ui.window.appearance import Appearance
from judgeapp.ui.window.table_controller import TableController
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation


class LanguageChoice(QObject):
    changed = Signal()  # texts of clauses may have changed

    def __init__(
        self,
        settings: WindowSettings,
        appearance: Appearance,
        table_controller: TableController,
        announce: Callable[[str], None],
        reopen: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`reopen`: see `Window.reopen`."""
        super().__init__(parent)
        self._settings, self._appearance, self._table_controller = settings, appearance, table_controller
        self._announce, self._reopen = announce, reopen
        self._navigation: ReaderNavigation | None = None

    def begin(self, navigation: ReaderNavigation) -> None:
        self._navigation = navigation

    @property
    def shown_in(self) -> tuple[str, str]:
        """The language that stands first ("" for none), and the text of clauses."""
        return self._settings.language, self._settings.shown_text

    def set_window_language(self, language: str) -> None:
        """Let the window speak a language, or the system's: a choice in it overrides the one it was started with."""
        self._settings.change(spoken=language)
        os.environ.pop(VARIABLE, None)
        if chosen_language(language) != current_language():
            self._reopen()

    def prefer(self, language: str) -> None:
        """Show this language first wherever there are several."""
        self._settings.change(language=language)
        self._appearance.use_font()
        self._table_controller.prefer(*self.shown_in)
        if self._navigation is not None:
            self._navigation.prefer(*self.shown_in)
        self.changed.emit()

    def use_text(self, text: str) -> None:
        """Show clauses as rendered, as the source has them, or both."""
        self._settings.change(text=text)
        self._table_controller.prefer(*self.shown_in)
        if self._navigation is not None:
            self._navigation.show_texts_as(text)
        self.changed.emit()

    def toggle_text(self) -> None:
        """Turns from the rendering to the source, and back."""
        to_rendering = self._settings.shown_text == "source"
        self.use_text("rendering" if to_rendering else "source")
        self._announce(
            self.tr("Clauses in our unofficial English")
            if to_rendering
            else self.tr("Clauses in the Chinese source text")
        )
