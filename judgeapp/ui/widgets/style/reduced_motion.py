"""Whether the system asks that nothing on the screen moves without need. Qt does not tell."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from functools import cache

from PySide6.QtGui import QGuiApplication

_PATIENCE_MS = 150
_CLIENT_AREA_ANIMATION = 0x1042
# Of the desktops of Linux: where each says it, and what it says when nothing is to move.
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
        return _of_windows()
    return _of_mac() if sys.platform == "darwin" else _of_portal()


def _of_windows() -> bool:
    import ctypes

    moves = ctypes.c_int(1)
    user = getattr(ctypes, "windll").user32  # noqa: B009 -- it is only there on Windows
    asked = user.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return bool(asked) and not moves.value


def _of_mac() -> bool:
    command = ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"]
    with suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run(command, capture_output=True, timeout=1, check=False)
        return told.stdout.strip() == b"1"
    return False


def _of_portal() -> bool:
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return False
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    settings = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        QDBusConnection.sessionBus(),
    )
    settings.setTimeout(_PATIENCE_MS)
    for group, name, still in _PORTAL:
        answer = settings.call("ReadOne", group, name)
        if answer.type() is QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            said = answer.arguments()[0]
            value = said.variant() if hasattr(said, "variant") else said
            if value in still:
                return True
    return False
