"""How the window looks: the size of its text, its font, its colours."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from judgeapp.desk import settings as desk
from judgeapp.ui.localization import current_language
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import apply_scheme
from judgeapp.ui.window.window_settings import WindowSettings


class Appearance(QObject):
    """changed -- font or colours are others
    said    -- what was chosen, in a sentence
    """

    changed = Signal()
    said = Signal(str)

    def __init__(self, remembered: WindowSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._remembered = remembered
        self._base_font = QApplication.font()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def larger_text(self) -> None:
        self._resize_text(self._remembered.settings.larger().text_size)

    def smaller_text(self) -> None:
        self._resize_text(self._remembered.settings.smaller().text_size)

    def normal_text(self) -> None:
        self._resize_text(desk.Settings.text_size)

    def use_scheme(self, scheme: str) -> None:
        self._remembered.change(scheme=scheme)
        self.use_colours()

    def next_scheme(self) -> None:
        at = desk.SCHEMES.index(self._remembered.settings.scheme) + 1
        scheme = desk.SCHEMES[at % len(desk.SCHEMES)]
        self.use_scheme(scheme)
        self.said.emit(self.tr("Colours: {scheme}").format(scheme=scheme))

    def use_font(self) -> None:
        """Set the application in the size and for the language of the settings."""
        fonts.use(self.font(), self._remembered.settings.text_size)
        self.changed.emit()

    def use_colours(self) -> None:
        """Colour the application as the settings have it."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_scheme(app, self._remembered.settings.scheme)
        self.changed.emit()

    def font(self, scale: float = 1.0) -> QFont:
        """That of the interface, so much larger."""
        settings = self._remembered.settings
        size = round(settings.text_size * scale)
        # The window's own words come first.
        window = current_language()
        language = window if window != "en" else self._remembered.language
        return fonts.interface_font(self._base_font, size, language)

    def _resize_text(self, size: int) -> None:
        self._remembered.change(text_size=size)
        self.use_font()

    def _follow_system(self) -> None:
        if self._remembered.settings.scheme == "system":
            self.use_colours()
