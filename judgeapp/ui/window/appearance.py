"""Appearance of the window: text size, font, colours, motion and pictures of cards."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from judgeapp.desk import settings as desk
from judgeapp.ui.localization import current_language
from judgeapp.ui.widgets.pictures import card_pictures
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import apply_scheme
from judgeapp.ui.widgets.work.lifetime import connect_until_closed
from judgeapp.ui.window.window_settings import WindowSettings


class Appearance(QObject):
    changed = Signal()  # the font or the colours changed

    def __init__(self, settings: WindowSettings, announce: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._announce = settings, announce
        self._base_font = QApplication.font()
        connect_until_closed(QGuiApplication.styleHints().colorSchemeChanged, self, self._follow_system)

    def larger_text(self) -> None:
        self._resize_text(self._settings.current.larger().text_size)

    def smaller_text(self) -> None:
        self._resize_text(self._settings.current.smaller().text_size)

    def normal_text(self) -> None:
        self._resize_text(desk.Settings.text_size)

    def use_scheme(self, scheme: str) -> None:
        self._settings.change(scheme=scheme)
        self.use_colours()

    def next_scheme(self) -> None:
        at = desk.SCHEMES.index(self._settings.current.scheme) + 1
        scheme = desk.SCHEMES[at % len(desk.SCHEMES)]
        self.use_scheme(scheme)
        self._announce(self.tr("Colors: {scheme}").format(scheme=scheme))

    def use_font(self) -> None:
        fonts.use(self.font(), self._settings.current.text_size)
        self.changed.emit()

    def use_colours(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_scheme(app, self._settings.current.scheme)
        self.changed.emit()

    def font(self, scale: float = 1.0) -> QFont:
        """Font of the interface, so much larger."""
        size = round(self._settings.current.text_size * scale)
        # The window's own language comes first.
        window = current_language()
        language = window if window != "en" else self._settings.language
        return fonts.interface_font(self._base_font, size, language)

    def _resize_text(self, size: int) -> None:
        self._settings.change(text_size=size)
        self.use_font()

    def _follow_system(self) -> None:
        if self._settings.current.scheme == "system":
            self.use_colours()


_PORTAL_TIMEOUT_MS = 150
_CLIENT_AREA_ANIMATION = 0x1042
# Linux desktops: each one's setting, and its values for reduced motion.
_PORTAL = (
    ("org.freedesktop.appearance", "reduced-motion", (1,)),
    ("org.gnome.desktop.interface", "enable-animations", (False,)),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", (0, "0")),
)


@cache
def is_reduced() -> bool:
    """Asked once. Without a screen nobody sees anything move."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return True
    if sys.platform == "win32":
        return _windows_reduces_motion()
    return _mac_reduces_motion() if sys.platform == "darwin" else _portal_reduces_motion()


def _windows_reduces_motion() -> bool:
    import ctypes

    moves = ctypes.c_int(1)
    user = getattr(ctypes, "windll").user32  # noqa: B009 -- it is only there on Windows
    asked = user.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return bool(asked) and not moves.value


def _mac_reduces_motion() -> bool:
    command = ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"]
    with suppress(OSError, subprocess.SubprocessError):
        result = subprocess.run(command, capture_output=True, timeout=1, check=False)
        return result.stdout.strip() == b"1"
    return False


def _portal_reduces_motion() -> bool:
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return False
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    settings = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        QDBusConnection.sessionBus(),
    )
    settings.setTimeout(_PORTAL_TIMEOUT_MS)
    for group, name, still in _PORTAL:
        answer = settings.call("ReadOne", group, name)
        if answer.type() is QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            reply = answer.arguments()[0]
            value = reply.variant() if hasattr(reply, "variant") else reply
            if value in still:
                return True
    return False


class CardLooks(QObject):
    changed = Signal()  # animation was turned on or off

    def __init__(self, settings: WindowSettings, announce: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._settings, self._announce, self._window = settings, announce, parent
        card_pictures().use_folder(settings.current.pictures)

    @property
    def moves(self) -> bool:
        """True unless the judge or the system wants no motion."""
        return self._settings.current.motion and not is_reduced()

    def toggle_motion(self) -> None:
        motion = not self._settings.current.motion
        self._settings.change(motion=motion)
        self.changed.emit()
        text = self.tr("Card moves are animated.") if motion else self.tr("Card moves are not animated.")
        if motion and is_reduced():
            text = self.tr("Your system asks for reduced motion, so cards don't move.")
        self._announce(text)

    def choose_pictures(self) -> None:
        before = self._settings.current.pictures
        folder = QFileDialog.getExistingDirectory(
            self._window, self.tr("Pictures of cards, named by card number"), before
        )
        if folder:
            self._use(folder)
            self._announce(self.tr("Pictures of cards: {folder}").format(folder=folder))

    def drop_pictures(self) -> None:
        self._use("")
        self._announce(self.tr("Cards are shown without pictures."))

    def _use(self, folder: str) -> None:
        self._settings.change(pictures=folder)
        card_pictures().use_folder(folder)
